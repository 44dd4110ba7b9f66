#pragma once

#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace nictate::test {

/// Checks a value against the part of JSON schema that the privacy card's schema uses.
inline void checkShape(const nlohmann::json& value, const nlohmann::json& shape, const std::string& where, bool closed = true) {
    INFO(where);
    if (shape.contains("enum"))
        CHECK(std::find(shape["enum"].begin(), shape["enum"].end(), value) != shape["enum"].end());
    if (shape.contains("type")) {
        std::vector<std::string> types;
        if (shape["type"].is_array())
            types = shape["type"].get<std::vector<std::string>>();
        else
            types = {shape["type"].get<std::string>()};
        std::string type = value.type_name();
        if (value.is_number_integer() && std::find(types.begin(), types.end(), "integer") != types.end())
            type = "integer";
        CHECK(std::find(types.begin(), types.end(), type) != types.end());
    }
    if (shape.contains("properties"))
        for (const auto& [key, item] : value.items()) {
            INFO(key);
            if (closed)
                REQUIRE(shape["properties"].contains(key));
            if (shape["properties"].contains(key))
                checkShape(item, shape["properties"][key], where + "." + key, closed);
        }
    for (const auto& key : shape.value("required", nlohmann::json::array()))
        CHECK(value.contains(key));
    if (shape.contains("items"))
        for (const auto& item : value)
            checkShape(item, shape["items"], where + "[]", closed);
    for (const auto& rule : shape.value("allOf", nlohmann::json::array())) {
        const auto what = rule["if"]["properties"]["released"]["properties"]["what"]["const"];
        if (value["released"]["what"] == what)
            checkShape(value, rule["then"], where, false);
    }
}

/// A privacy card against resources/privacy_card_schema.json.
inline void checkCard(const std::string& card, const std::string& where) {
    const auto schema =
        nlohmann::json::parse(contents(std::filesystem::path(NICTATE_SOURCE_DIR) / "resources/privacy_card_schema.json"));
    checkShape(nlohmann::json::parse(card), schema, where);
}

} // namespace nictate::test
