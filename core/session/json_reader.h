#pragma once
// Reads a JSON object strictly: a wrong type, a value out of range and a key nobody asked for are errors that name
// the key.

#include <nlohmann/json.hpp>

#include <functional>
#include <set>
#include <string>

namespace nictate {

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
    /// `take` is called with each text of an array.
    void readTexts(const std::string& key, const std::function<void(const std::string&)>& take);
    /// `take` is called with each key and its value.
    void readMap(const std::string& key, const std::function<void(const std::string&, const nlohmann::json&)>& take);
    /// One of `names`; value becomes its place among them.
    template <class Enum> void readChoice(const std::string& key, Enum& value, std::initializer_list<const char*> names) {
        const int place = choice(key, names);
        if (place >= 0)
            value = static_cast<Enum>(place);
    }
    bool has(const std::string& key) const { return object_.contains(key); }
    JsonReader object(const std::string& key);
    /// Refuses keys that were not read.
    void finish() const;

    [[noreturn]] void refuse(const std::string& key, const std::string& problem) const;

  private:
    const nlohmann::json* find(const std::string& key);
    int choice(const std::string& key, std::initializer_list<const char*> names);

    const nlohmann::json& object_;
    std::string file_;
    std::string where_;
    std::set<std::string> known_;
};

} // namespace nictate
