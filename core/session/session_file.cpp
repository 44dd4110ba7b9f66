#include "core/session/session_file.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/whole_file.h"
#include "core/mechanisms/registry.h"
#include "core/session/session_views.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr Named<PositionUnit> position_units[] = {{"pixels", PositionUnit::pixels},
                                                  {"fraction", PositionUnit::fraction},
                                                  {"fraction-y-up", PositionUnit::fraction_y_up},
                                                  {"percent", PositionUnit::percent},
                                                  {"deg", PositionUnit::degrees},
                                                  {"vector", PositionUnit::vector},
                                                  {"rad", PositionUnit::radians},
                                                  {"px-centred", PositionUnit::centred_pixels}};
constexpr Named<TimeUnit> time_units[] = {{"s", TimeUnit::seconds},
                                          {"ms", TimeUnit::milliseconds},
                                          {"us", TimeUnit::microseconds},
                                          {"ns", TimeUnit::nanoseconds},
                                          {"100ns", TimeUnit::hundred_nanoseconds}};
constexpr Named<RowKind> row_kinds[] = {{"fixations", RowKind::fixations}, {"samples", RowKind::samples}};

json toJson(const Parameters& parameters) {
    json object = json::object();
    for (const auto& entry : parameters.all()) // clang 14 captures no structured bindings
        std::visit([&](const auto& v) { object[entry.first] = v; }, entry.second);
    return object;
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
    if (!data.person.empty())
        object["person"] = data.person;
    if (!data.detect.empty())
        object["detect"] = data.detect;
    return object;
}

template <class Enum, std::size_t count>
void readOptional(JsonReader& reader, const std::string& key, std::optional<Enum>& value, const Named<Enum> (&names)[count]) {
    if (reader.has(key))
        reader.readChoice(key, value.emplace(), names);
}

void readSign(JsonReader& reader, const std::string& key, std::optional<char>& sign) {
    std::string text;
    reader.read(key, text);
    if (text.size() > 1)
        reader.refuse(key, Text("expected one character, found \"%1\"", text));
    if (!text.empty())
        sign = text.front();
}

DataSource readData(JsonReader reader, const fs::path& folder) {
    DataSource data;
    readPath(reader, "path", data.path, folder);
    reader.readMap("columns", [&](const std::string& role, const json& header) {
        if (!header.is_string())
            reader.refuse("columns." + role, Text("expected a column's name in quotes"));
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
    reader.read("person", data.person);
    reader.read("detect", data.detect);
    reader.finish();
    return data;
}

/// What older sessions wrote, and how it is said today.
struct FormerChoice {
    const char *name, *value, *name_now, *value_now;
};
constexpr FormerChoice former_choices[] = {{"smoothing", "prior", "prior", "centre"}, {"smoothing", "none", "prior", "none"}};

/// A parameter as it is called today.
std::pair<std::string, json> asToday(const MechanismInfo& info, const std::string& name, const json& value) {
    for (const FormerChoice& former : former_choices)
        if (name == former.name && value == former.value && !info.has(name) && info.has(former.name_now))
            return {former.name_now, former.value_now};
    return {name, value};
}

/// A mechanism that exists, with parameters it has, within their ranges.
Parameters readParameters(const JsonReader& reader, const std::string& id, const json& values) {
    const std::string key = "parameters." + id;
    try {
        const MechanismInfo& info = mechanismInfo(id);
        if (!values.is_object())
            reader.refuse(key, Text("expected an object, found %1", values.dump()));
        Parameters parameters;
        for (const auto& [written, written_value] : values.items()) {
            const auto& [name, value] = asToday(info, written, written_value);
            const ParameterSpec& spec = info.parameter(name);
            if (!value.is_number() && !value.is_string())
                reader.refuse(key + "." + name, Text("expected a number or a text, found %1", value.dump()));
            ParameterValue read = value.is_string() ? ParameterValue(value.get<std::string>()) : value.get<double>();
            checkParameter(spec, read);
            parameters.set(name, read);
        }
        return parameters;
    } catch (const InvalidParameter& error) {
        reader.refuse(key, error.text);
    }
}

void checkVersion(const json& root, const std::string& file) {
    auto found = root.is_object() ? root.find("nictate_session") : root.end();
    if (!root.is_object() || found == root.end() || !found->is_number_integer() || *found < 1)
        throw ParseError(file, 0, 0, Text("not a Nictate session: key \"nictate_session\" is missing"), Text());
    if (*found > session_version)
        throw ParseError(
            file, 0, 0,
            Text("key \"nictate_session\": version %1 is newer than this program's %2", found->dump(), session_version),
            Text("open it with a newer Nictate"));
}

json parseJson(const std::string& text, const std::string& file) {
    try {
        return json::parse(text);
    } catch (const json::parse_error& error) {
        const std::string before = text.substr(0, error.byte > 0 ? error.byte - 1 : 0);
        const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
        const std::size_t line_start = before.rfind('\n') == std::string::npos ? 0 : before.rfind('\n') + 1;
        throw ParseError(file, line, before.size() - line_start + 1, Text("not valid JSON"),
                         Text("a session is written by Nictate"));
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
                                   {"bench", session.bench},
                                   {"stimulus", session.stimulus},
                                   {"excluded", session.excluded},
                                   {"filter", session.filter},
                                   {"parameters", parameters},
                                   {"display_longer", session.display_longer},
                                   {"seed", session.seed},
                                   {"target_cc", session.target_cc},
                                   {"benches", benchesJson(session, folder)}};
    if (session.blur_px)
        root["blur_px"] = *session.blur_px;
    if (session.expected_fixations) // older versions do not know it
        root["expected_fixations"] = *session.expected_fixations;
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
    reader.read("bench", session.bench);
    reader.read("stimulus", session.stimulus);
    reader.readTexts("excluded", [&](const std::string& id) { session.excluded.insert(id); });
    reader.read("filter", session.filter);
    if (version == 1)
        readBenchesOfVersion1(reader, session, file.parent_path());
    else
        readBenches(reader, session, file.parent_path());
    reader.readMap("parameters",
                   [&](const std::string& id, const json& values) { session.given[id] = readParameters(reader, id, values); });
    if (reader.has("blur_px"))
        reader.read("blur_px", session.blur_px.emplace(), 0.1, 100000);
    reader.read("display_longer", session.display_longer, 10, 4000);
    if (reader.has("expected_fixations"))
        reader.read("expected_fixations", session.expected_fixations.emplace(), 1, 1000);
    reader.read("seed", session.seed);
    reader.read("target_cc", session.target_cc, 0, 1);
    reader.finish();
    return session;
}

void writeSession(const Session& session, const fs::path& file) {
    writeFileAtomically(file, sessionText(session, file.parent_path()));
}

Session readSession(const fs::path& file) {
    if (const auto text = wholeFile(file))
        return parseSession(*text, file);
    throw ParseError(file.string(), 0, 0, Text("cannot be read"), Text());
}

} // namespace nictate
