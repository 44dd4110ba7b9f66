#pragma once

#include "core/data/dataset.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nictate {

/// Strings and their places in a list, found by view without making a string.
class Interned {
  public:
    /// The place of `text`, in order of first appearance; `fresh` tells whether it is new.
    std::size_t index(std::string_view text, bool* fresh = nullptr);
    std::optional<std::size_t> find(std::string_view text) const;

  private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    std::unordered_map<std::string, std::size_t, Hash, std::equal_to<>> places_;
};

/// Collects a study row by row: who, what, and which recording a row belongs to.
class StudyBuilder {
  public:
    /// Ids that are no UTF-8 are read as Latin-1.
    std::size_t participant(std::string_view id);
    std::size_t stimulus(std::string_view id);
    /// The recording of these four, made when it is new. `trial` tells repeated looks apart.
    std::size_t recording(std::size_t participant, std::size_t stimulus, std::string_view condition, std::string_view trial);
    /// Another recording, whatever exists already.
    std::size_t newRecording(std::size_t participant, std::size_t stimulus, std::string_view condition);

    Dataset study;

  private:
    struct Key {
        std::size_t participant, stimulus, condition, trial;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };
    Interned participants_, stimuli_, conditions_, trials_;
    std::unordered_map<Key, std::size_t, KeyHash> recordings_;
};

} // namespace nictate
