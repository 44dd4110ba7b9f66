#pragma once
// Reads a JSON object strictly: a wrong type, a value out of range and a key nobody asked for are errors that name
// the key.

#include "core/choices/number_field.h"
#include "core/text.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace nictate {

/// A value and its name in a file: tables of these are read and written by.
template <class Value> using Named = std::pair<const char*, Value>;

/// Throws std::out_of_range for a value without a name.
template <class Value, std::size_t count> std::string nameOf(const Named<Value> (&names)[count], const Value& value) {
    for (const auto& [name, named] : names)
        if (named == value)
            return name;
    throw std::out_of_range("a value without a name");
}

/// One object of a JSON file. Absent keys leave the value passed in as it is. All throw ParseError.
class JsonReader {
  public:
    /// `where` is the object's own name in messages ("view."), empty for the whole file.
    JsonReader(const nlohmann::json& object, std::string file, std::string where = {});

    void read(const std::string& key, std::string& value);
    void read(const std::string& key, bool& value);
    void read(const std::string& key, double& value, double low, double high);
    void read(const std::string& key, std::uint64_t& value);
    void read(const std::string& key, int& value, int low, int high);
    void read(const NumberField& field, double& value) { read(field.name, value, field.low, field.high); }
    void read(const NumberField& field, int& value) {
        read(field.name, value, static_cast<int>(field.low), static_cast<int>(field.high));
    }
    /// Unset where the key is absent.
    template <class Number> void read(const NumberField& field, std::optional<Number>& value) {
        if (has(field.name))
            read(field, value.emplace());
    }
    /// `take` is called with each text of an array.
    void readTexts(const std::string& key, const std::function<void(const std::string&)>& take);
    /// Likewise with each finite number.
    void readNumbers(const std::string& key, const std::function<void(double)>& take);
    /// `take` is called with each key and its value.
    void readMap(const std::string& key, const std::function<void(const std::string&, const nlohmann::json&)>& take);
    /// One of `names`.
    template <class Value, std::size_t count>
    void readChoice(const std::string& key, Value& value, const Named<Value> (&names)[count]) {
        std::string text, all;
        read(key, text);
        for (const auto& [name, named] : names) {
            if (text == name) {
                value = named;
                return;
            }
            all += (all.empty() ? "" : ", ") + std::string(name);
        }
        if (has(key))
            refuse(key, Text("\"%1\" is none of %2", text, all));
    }
    /// JSON of whatever stands there.
    std::string text(const std::string& key);
    std::vector<std::string> keys() const;
    bool has(const std::string& key) const { return object_.contains(key); }
    JsonReader object(const std::string& key);
    /// Refuses keys that were not read.
    void finish() const;

    [[noreturn]] void refuse(const std::string& key, const Text& problem) const;

  private:
    const nlohmann::json* find(const std::string& key);

    const nlohmann::json& object_;
    std::string file_;
    std::string where_;
    std::set<std::string> known_;
};

/// A path as a file in `folder` spells it: relative to the folder where it lies inside.
std::string pathFrom(const std::filesystem::path& folder, const std::string& path);
/// The same read back.
void readPath(JsonReader& reader, const std::string& key, std::string& path, const std::filesystem::path& folder);

} // namespace nictate
