#pragma once

#include "core/data/dataset.h"

#include <filesystem>
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

/// Names of recordings may say whose they are, and would make a condition for each person. A person's are called
/// "recording #1", "recording #2" … instead, in the order in which this person's are met. Numbers of one or two digits stay
/// ("recording 2"): everybody's second recording is called so.
class RecordingNumbers {
  public:
    std::string of(const std::string& person, std::string_view recording);

  private:
    std::unordered_map<std::string, Interned> names_; ///< of each person
};

/// Collects a study row by row: who, what, and which recording a row belongs to.
class StudyBuilder {
  public:
    /// What is read from here on lies in this file. A recording lies in one file: see refuseSplitRecordings().
    void beginFile(const std::filesystem::path& file);
    /// Two files that say the same of a recording say it once. Throws ParseError, naming both, where they say different things:
    /// one person's file would change another's record.
    void refuseSplitRecordings();

    /// Ids that are no UTF-8 are read as Latin-1.
    std::size_t participant(std::string_view id);
    std::size_t stimulus(std::string_view id);
    /// What the scene cameras of everybody's glasses saw, a stimulus of this name.
    static constexpr const char* scene = "scene";
    std::size_t sceneCamera();
    /// The recording of these four, made when it is new. `trial` tells repeated looks apart.
    std::size_t recording(std::size_t participant, std::size_t stimulus, std::string_view condition, std::string_view trial);
    /// What this person's recording of that name is called; see RecordingNumbers.
    std::string nameless(std::size_t participant, std::string_view recording);
    /// Another recording, whatever exists already.
    std::size_t newRecording(std::size_t participant, std::size_t stimulus, std::string_view condition);
    /// Another recording whose stimulus its rows tell later: name() it before the next file begins.
    std::size_t unnamedRecording(std::size_t participant);
    void name(std::size_t recording, std::size_t stimulus, std::string_view condition, std::string_view trial);
    /// Whether files are told apart, so that recordings of two of them are compared.
    bool hasFiles() const { return !files_.empty(); }

    Dataset study;

  private:
    struct Key {
        std::size_t participant, stimulus, condition, trial;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };
    struct Place {
        std::size_t recording, file;
    };
    struct Twice {
        std::size_t first, second; ///< recordings
        std::size_t first_file, second_file;
    };
    void describe(std::size_t recording, std::size_t stimulus, std::string_view condition, const Key& key);
    bool inThisFile(std::size_t recording) const { return recording >= first_of_file_; }

    Interned participants_, stimuli_, conditions_, trials_;
    RecordingNumbers numbers_;
    std::vector<std::filesystem::path> files_;
    std::size_t first_of_file_ = 0; ///< recordings from here on are the present file's
    std::vector<Twice> twice_;
    std::unordered_map<Key, Place, KeyHash> first_places_; ///< of recordings whose file is known
    std::unordered_map<Key, std::size_t, KeyHash> recordings_;
};

} // namespace nictate
