#include "core/choices/json_reader.h"

#include "core/errors.h"
#include "core/mechanism/parameters.h"

#include <cmath>

namespace nictate {

using nlohmann::json;

namespace {
const json empty_object = json::object();
}

JsonReader::JsonReader(const json& object, std::string file, std::string where)
    : object_(object), file_(std::move(file)), where_(std::move(where)) {
    if (!object_.is_object())
        throw ParseError(file_, 0, 0, where_.empty() ? Text("not a JSON object") : Text("%1 is not an object", where_),
                         Text("expected { \"key\": value, … }"));
}

void JsonReader::refuse(const std::string& key, const Text& problem) const {
    throw ParseError(file_, 0, 0, Text("key \"%1\": %2", where_ + key, problem), Text());
}

const json* JsonReader::find(const std::string& key) {
    known_.insert(key);
    auto found = object_.find(key);
    return found == object_.end() ? nullptr : &*found;
}

void JsonReader::read(const std::string& key, std::string& value) {
    if (const json* found = find(key)) {
        if (!found->is_string())
            refuse(key, Text("expected a text in quotes, found %1", found->dump()));
        value = found->get<std::string>();
    }
}

void JsonReader::read(const std::string& key, bool& value) {
    if (const json* found = find(key)) {
        if (!found->is_boolean())
            refuse(key, Text("expected true or false, found %1", found->dump()));
        value = found->get<bool>();
    }
}

void JsonReader::read(const std::string& key, double& value, double low, double high) {
    if (const json* found = find(key)) {
        const double number = found->is_number() ? found->get<double>() : NAN;
        if (!(number >= low && number <= high))
            refuse(key, Text("expected a number from %1 to %2, found %3", valueText(low), valueText(high), found->dump()));
        value = number;
    }
}

void JsonReader::read(const std::string& key, std::uint64_t& value) {
    if (const json* found = find(key)) {
        if (!found->is_number_unsigned())
            refuse(key, Text("expected a whole number from 0, found %1", found->dump()));
        value = found->get<std::uint64_t>();
    }
}

void JsonReader::read(const std::string& key, int& value, int low, int high) {
    double number = value;
    read(key, number, low, high);
    if (number != std::floor(number))
        refuse(key, Text("expected a whole number, found %1", valueText(number)));
    value = static_cast<int>(number);
}

void JsonReader::readTexts(const std::string& key, const std::function<void(const std::string&)>& take) {
    const json* found = find(key);
    if (!found)
        return;
    if (!found->is_array())
        refuse(key, Text("expected a list of texts, found %1", found->dump()));
    for (const json& item : *found) {
        if (!item.is_string())
            refuse(key, Text("expected only texts in the list, found %1", item.dump()));
        take(item.get<std::string>());
    }
}

void JsonReader::readNumbers(const std::string& key, const std::function<void(double)>& take) {
    const json* found = find(key);
    if (!found)
        return;
    if (!found->is_array())
        refuse(key, Text("expected a list of numbers, found %1", found->dump()));
    for (const json& item : *found) {
        if (!item.is_number() || !std::isfinite(item.get<double>()))
            refuse(key, Text("expected only numbers in the list, found %1", item.dump()));
        take(item.get<double>());
    }
}

void JsonReader::readMap(const std::string& key, const std::function<void(const std::string&, const json&)>& take) {
    const json* found = find(key);
    if (!found)
        return;
    if (!found->is_object())
        refuse(key, Text("expected an object, found %1", found->dump()));
    for (const auto& [name, value] : found->items())
        take(name, value);
}

JsonReader JsonReader::object(const std::string& key) {
    const json* found = find(key);
    return {found ? *found : empty_object, file_, where_ + key + "."};
}

std::string JsonReader::text(const std::string& key) {
    const json* found = find(key);
    return found ? found->dump() : std::string();
}

std::vector<std::string> JsonReader::keys() const {
    std::vector<std::string> keys;
    for (const auto& item : object_.items())
        keys.push_back(item.key());
    return keys;
}

void JsonReader::finish() const {
    for (const auto& [key, value] : object_.items())
        if (!known_.count(key))
            refuse(key, Text("unknown key"));
}

std::string pathFrom(const std::filesystem::path& folder, const std::string& path) {
    if (folder.empty() || path.empty())
        return path;
    const std::filesystem::path relative = std::filesystem::path(path).lexically_relative(folder);
    const bool inside = !relative.empty() && *relative.begin() != "..";
    return inside ? relative.generic_string() : path;
}

void readPath(JsonReader& reader, const std::string& key, std::string& path, const std::filesystem::path& folder) {
    reader.read(key, path);
    if (!path.empty() && !std::filesystem::path(path).has_root_path() && !folder.empty())
        path = (folder / path).lexically_normal().generic_string();
}

} // namespace nictate
