#include "app/cli/output.h"

#include "core/files/atomic_file.h"
#include "core/files/table_text.h"

#include <iostream>

namespace nictate::cli {

namespace {

Json optionalNumber(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

void printText(const Json& value, const std::string& indent) {
    for (const auto& [key, item] : value.items()) {
        std::string label = value.is_array() ? "-" : key + ":";
        if (item.is_structured() && !item.empty()) {
            std::cout << indent << label << "\n";
            printText(item, indent + "  ");
        } else if (item.is_string()) {
            std::cout << indent << label << " " << item.get<std::string>() << "\n";
        } else if (item.is_null()) {
            std::cout << indent << label << " –\n";
        } else {
            std::cout << indent << label << " " << item.dump() << "\n";
        }
    }
}

} // namespace

Json toJson(const Guarantee& guarantee) {
    Json out;
    out["definition"] = name(guarantee.definition);
    out["unit"] = guarantee.unit;
    out["published_epsilon"] = optionalNumber(guarantee.published_epsilon);
    if (guarantee.unit_epsilon)
        out["true_window_epsilon"] = *guarantee.unit_epsilon;
    out["user_epsilon"] = optionalNumber(guarantee.user_epsilon);
    out["delta"] = guarantee.delta;
    out["delta_true"] = guarantee.delta_true;
    out["rho"] = optionalNumber(guarantee.rho);
    out["status"] = name(guarantee.status);
    out["reasons"] = guarantee.reasons;
    out["sentence"] = plainSentence(guarantee);
    if (const Text empty = emptyPromise(guarantee); !empty.empty())
        out["warning"] = empty;
    return out;
}

Json toJson(const Parameters& parameters) {
    Json out = Json::object();
    for (const auto& [name, value] : parameters.all()) {
        if (const auto* number = std::get_if<double>(&value))
            out[name] = *number;
        else
            out[name] = std::get<std::string>(value);
    }
    return out;
}

void print(const Json& object, bool json) {
    if (json)
        std::cout << object.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
    else
        printText(object, "");
}

void writeText(const std::string& text, const std::string& file) {
    if (file.empty())
        std::cout << text;
    else
        writeFileAtomically(file, text);
}

std::string mapCsv(const GazeMap& map) {
    TableText text;
    text.rows(map);
    return text.take();
}

} // namespace nictate::cli
