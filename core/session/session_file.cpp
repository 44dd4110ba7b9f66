#include "core/session/session_file.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/mechanisms/registry.h"
#include "core/session/json_reader.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace nictate {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

// In the order of the enums.
constexpr auto layouts = {"side-by-side", "swipe"};
constexpr auto third_panels = {"none", "difference", "attacker", "compared"};
constexpr auto colour_maps = {"viridis", "cividis", "turbo"};
constexpr auto position_units = {"pixels", "fraction", "fraction-y-up"};
constexpr auto time_units = {"s", "ms", "us", "ns"};
constexpr auto benches = {"heatmaps", "signals"};
constexpr auto utility_scopes = {"this-feature", "all-features"};
constexpr auto row_kinds = {"fixations", "samples"};

template <class Enum> std::string nameOf(std::initializer_list<const char*> names, Enum value) {
    return names.begin()[static_cast<int>(value)];
}

json toJson(const Parameters& parameters) {
    json object = json::object();
    for (const auto& entry : parameters.all()) // clang 14 captures no structured bindings
        std::visit([&](const auto& v) { object[entry.first] = v; }, entry.second);
    return object;
}

std::string pathFrom(const fs::path& folder, const std::string& path) {
    if (folder.empty() || path.empty())
        return path;
    const fs::path relative = fs::path(path).lexically_relative(folder);
    const bool inside = !relative.empty() && *relative.begin() != "..";
    return inside ? relative.string() : path;
}

json toJson(const DataSource& data, const fs::path& folder) {
    json object = {{"path", pathFrom(folder, data.path)}};
    if (!data.columns.empty())
        object["columns"] = data.columns;
    if (data.screen_size)
        object["screen_size"] = {{"width_px", data.screen_size->width_px}, {"height_px", data.screen_size->height_px}};
    if (data.delimiter)
        object["delimiter"] = std::string(1, *data.delimiter);
    if (data.decimal_sign)
        object["decimal_sign"] = std::string(1, *data.decimal_sign);
    if (data.positions)
        object["positions"] = nameOf(position_units, *data.positions);
    if (data.time_unit)
        object["time_unit"] = nameOf(time_units, *data.time_unit);
    if (data.duration_unit)
        object["duration_unit"] = nameOf(time_units, *data.duration_unit);
    if (data.rows)
        object["rows"] = nameOf(row_kinds, *data.rows);
    if (!data.name_pattern.empty())
        object["name_pattern"] = data.name_pattern;
    return object;
}

json toJson(const HeatmapLook& view) {
    return {{"layout", nameOf(layouts, view.layout)},
            {"third_panel", nameOf(third_panels, view.third)},
            {"attacked", view.attacked},
            {"colour_map", view.colour_map},
            {"opacity", view.opacity},
            {"swipe", view.swipe},
            {"zoom", view.zoom},
            {"centre_x", view.centre_x},
            {"centre_y", view.centre_y},
            {"show_stimulus", view.show_stimulus}};
}

json toJson(const SignalsView& view, const fs::path& folder) {
    json object = {{"feature", view.feature},
                   {"condition", view.condition},
                   {"participant", view.participant},
                   {"mechanism", view.mechanism},
                   {"compared", view.compared},
                   {"bounds", pathFrom(folder, view.bounds)},
                   {"window_s", view.window_s},
                   {"correlation_start", view.correlation_start},
                   {"utility", nameOf(utility_scopes, view.utility)},
                   {"correlate_differences", view.correlate_differences},
                   {"correlate_private", view.correlate_private}};
    if (view.length)
        object["length"] = *view.length;
    return object;
}

template <class Enum> void readOptional(JsonReader& reader, const std::string& key, std::optional<Enum>& value,
                                        std::initializer_list<const char*> names) {
    if (reader.has(key))
        reader.readChoice(key, value.emplace(), names);
}

void readSign(JsonReader& reader, const std::string& key, std::optional<char>& sign) {
    std::string text;
    reader.read(key, text);
    if (text.size() > 1)
        reader.refuse(key, "expected one character, found \"" + text + "\"");
    if (!text.empty())
        sign = text.front();
}

/// Relative paths start at the session's folder.
void readPath(JsonReader& reader, const std::string& key, std::string& path, const fs::path& folder) {
    reader.read(key, path);
    if (!path.empty() && fs::path(path).is_relative() && !folder.empty())
        path = (folder / path).lexically_normal().string();
}

DataSource readData(JsonReader reader, const fs::path& folder) {
    DataSource data;
    readPath(reader, "path", data.path, folder);
    reader.readMap("columns", [&](const std::string& role, const json& header) {
        if (!header.is_string())
            reader.refuse("columns." + role, "expected a column's name in quotes");
        data.columns[role] = header.get<std::string>();
    });
    if (reader.has("screen_size")) {
        JsonReader size = reader.object("screen_size");
        PixelSize pixels{1, 1};
        size.read("width_px", pixels.width_px, 1, 100000);
        size.read("height_px", pixels.height_px, 1, 100000);
        size.finish();
        data.screen_size = pixels;
    }
    readSign(reader, "delimiter", data.delimiter);
    readSign(reader, "decimal_sign", data.decimal_sign);
    readOptional(reader, "positions", data.positions, position_units);
    readOptional(reader, "time_unit", data.time_unit, time_units);
    readOptional(reader, "duration_unit", data.duration_unit, time_units);
    readOptional(reader, "rows", data.rows, row_kinds);
    reader.read("name_pattern", data.name_pattern);
    reader.finish();
    return data;
}

HeatmapLook readView(JsonReader reader) {
    HeatmapLook view;
    reader.readChoice("layout", view.layout, layouts);
    reader.readChoice("third_panel", view.third, third_panels);
    reader.read("attacked", view.attacked);
    if (reader.has("colour_map")) {
        std::size_t place = 0;
        reader.readChoice("colour_map", place, colour_maps);
        view.colour_map = colour_maps.begin()[place];
    }
    reader.read("opacity", view.opacity, 0, 1);
    reader.read("swipe", view.swipe, 0, 1);
    reader.read("zoom", view.zoom, 1, 64);
    reader.read("centre_x", view.centre_x, 0, 1);
    reader.read("centre_y", view.centre_y, 0, 1);
    reader.read("show_stimulus", view.show_stimulus);
    reader.finish();
    return view;
}

/// A mechanism that exists, with parameters it has, within their ranges.
Parameters readParameters(const JsonReader& reader, const std::string& id, const json& values) {
    const std::string key = "parameters." + id;
    try {
        const MechanismInfo& info = mechanismInfo(id);
        if (!values.is_object())
            reader.refuse(key, "expected an object, found " + values.dump());
        Parameters parameters;
        for (const auto& [name, value] : values.items()) {
            const ParameterSpec& spec = info.parameter(name);
            if (!value.is_number() && !value.is_string())
                reader.refuse(key + "." + name, "expected a number or a text, found " + value.dump());
            ParameterValue read = value.is_string() ? ParameterValue(value.get<std::string>()) : value.get<double>();
            checkParameter(spec, read);
            parameters.set(name, read);
        }
        return parameters;
    } catch (const InvalidParameter& error) {
        reader.refuse(key, error.what());
    }
}

void checkMechanism(const JsonReader& reader, const std::string& key, const std::string& id, Reads reads) {
    try {
        if (reads == Reads::signals)
            mechanismOf<Signals>(id);
        else
            mechanismOf<Maps>(id);
    } catch (const InvalidParameter& error) {
        reader.refuse(key, error.what());
    }
}

void readMechanisms(JsonReader& reader, std::string& mechanism, std::vector<std::string>& compared, Reads reads) {
    reader.read("mechanism", mechanism);
    checkMechanism(reader, "mechanism", mechanism, reads);
    if (reader.has("compared"))
        compared.clear();
    reader.readTexts("compared", [&](const std::string& id) {
        checkMechanism(reader, "compared", id, reads);
        compared.push_back(id);
    });
}

SignalsView readSignalsView(JsonReader reader, const fs::path& folder) {
    SignalsView view;
    reader.read("feature", view.feature);
    reader.read("condition", view.condition);
    reader.read("participant", view.participant);
    readMechanisms(reader, view.mechanism, view.compared, Reads::signals);
    readPath(reader, "bounds", view.bounds, folder);
    if (reader.has("length"))
        reader.read("length", view.length.emplace(), 2, 100'000'000);
    reader.read("window_s", view.window_s, 0.1, 3600);
    reader.read("correlation_start", view.correlation_start, 1, 100'000'000);
    reader.readChoice("utility", view.utility, utility_scopes);
    reader.read("correlate_differences", view.correlate_differences);
    reader.read("correlate_private", view.correlate_private);
    reader.finish();
    return view;
}

void checkVersion(const json& root, const std::string& file) {
    auto found = root.is_object() ? root.find("nictate_session") : root.end();
    if (!root.is_object() || found == root.end() || !found->is_number_integer() || *found < 1)
        throw ParseError(file, 0, 0, "not a Nictate session: key \"nictate_session\" is missing", "");
    if (*found > session_version)
        throw ParseError(file, 0, 0,
                         "key \"nictate_session\": version " + found->dump() + " is newer than this program's " +
                             std::to_string(session_version),
                         "open it with a newer Nictate");
}

json parseJson(const std::string& text, const std::string& file) {
    try {
        return json::parse(text);
    } catch (const json::parse_error& error) {
        const std::string before = text.substr(0, error.byte > 0 ? error.byte - 1 : 0);
        const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
        const std::size_t line_start = before.rfind('\n') == std::string::npos ? 0 : before.rfind('\n') + 1;
        throw ParseError(file, line, before.size() - line_start + 1, "not valid JSON", "a session is written by Nictate");
    }
}

} // namespace

std::string sessionText(const Session& session, const fs::path& folder) {
    json parameters = json::object();
    for (const auto& [id, given] : session.given)
        if (!given.all().empty())
            parameters[id] = toJson(given);
    nlohmann::ordered_json root = {{"nictate_session", session_version},
                                   {"data", toJson(session.data, folder)},
                                   {"bench", nameOf(benches, session.bench)},
                                   {"stimulus", session.stimulus},
                                   {"excluded", session.excluded},
                                   {"filter", session.filter},
                                   {"mechanism", session.mechanism},
                                   {"compared", session.compared},
                                   {"parameters", parameters},
                                   {"display_longer", session.display_longer},
                                   {"seed", session.seed},
                                   {"target_cc", session.target_cc},
                                   {"view", toJson(session.view)},
                                   {"signals", toJson(session.signals_view, folder)}};
    if (session.blur_px)
        root["blur_px"] = *session.blur_px;
    // Ids and attribute values may hold bytes that are not UTF-8.
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

Session parseSession(const std::string& text, const fs::path& file) {
    const json root = parseJson(text, file.string());
    checkVersion(root, file.string());
    JsonReader reader(root, file.string());
    Session session;
    int version = 0;
    reader.read("nictate_session", version, 1, session_version);
    session.data = readData(reader.object("data"), file.parent_path());
    reader.readChoice("bench", session.bench, benches);
    reader.read("stimulus", session.stimulus);
    reader.readTexts("excluded", [&](const std::string& id) { session.excluded.insert(id); });
    reader.read("filter", session.filter);
    readMechanisms(reader, session.mechanism, session.compared, Reads::maps);
    reader.readMap("parameters",
                   [&](const std::string& id, const json& values) { session.given[id] = readParameters(reader, id, values); });
    if (reader.has("blur_px"))
        reader.read("blur_px", session.blur_px.emplace(), 0.1, 100000);
    reader.read("display_longer", session.display_longer, 10, 4000);
    reader.read("seed", session.seed);
    reader.read("target_cc", session.target_cc, 0, 1);
    session.view = readView(reader.object("view"));
    session.signals_view = readSignalsView(reader.object("signals"), file.parent_path());
    reader.finish();
    return session;
}

void writeSession(const Session& session, const fs::path& file) {
    writeFileAtomically(file, sessionText(session, file.parent_path()));
}

Session readSession(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    if (!stream || !(text << stream.rdbuf()))
        throw ParseError(file.string(), 0, 0, "cannot be read", "");
    return parseSession(text.str(), file);
}

} // namespace nictate
