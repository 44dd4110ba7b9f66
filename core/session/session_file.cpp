#include "core/session/session_file.h"

#include "core/choices/bench_kind.h"
#include "core/choices/json_reader.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/whole_file.h"
#include "core/io/plan_options.h"
#include "core/mechanism/mechanisms.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

/// A mechanism that exists, and of the kind the bench takes.
void checkMechanism(const JsonReader& reader, const std::string& key, const std::string& id, const BenchKind* kind) {
    if (!kind) // a bench of another program, with mechanisms of its own
        return;
    if (kind->reads.empty())
        reader.refuse(key, Text("there are no mechanisms in this workspace"));
    std::string ids;
    for (const MechanismInfo* info : mechanismInfos(kind->reads)) {
        if (info->id == id)
            return;
        ids += (ids.empty() ? "" : ", ") + info->id;
    }
    reader.refuse(key, Text("\"%1\" is none of %2", id, ids));
}

void readMechanisms(JsonReader& reader, BenchChoice& choice, const BenchKind* kind) {
    if (reader.has("mechanism")) {
        reader.read("mechanism", choice.mechanism);
        checkMechanism(reader, "mechanism", choice.mechanism, kind);
    }
    if (reader.has("compared"))
        choice.compared.clear();
    reader.readTexts("compared", [&](const std::string& id) {
        checkMechanism(reader, "compared", id, kind);
        choice.compared.push_back(id);
    });
}

/// "benches": an object by bench. Paths inside `folder` are written relative to it.
json benchesJson(const Session& session, const fs::path& folder) {
    json benches = json::object();
    for (const auto& [id, choice] : session.benches) {
        json& object = benches[id] = json::object();
        if (const BenchKind* kind = benchKind(id))
            object["view"] = kind->write(choice.view, folder);
        else if (const auto& other = choice.view.as<OtherView>(); !other.json.empty())
            object["view"] = json::parse(other.json);
        if (!choice.mechanism.empty())
            object["mechanism"] = choice.mechanism;
        if (!choice.compared.empty() || benchKind(id))
            object["compared"] = choice.compared;
    }
    return benches;
}

/// Into `session.benches`. What is said of a bench that has no view here is kept as it stands. Throws ParseError.
void readBenches(JsonReader& file, Session& session, const fs::path& folder) {
    JsonReader benches = file.object("benches");
    for (const std::string& id : benches.keys()) {
        JsonReader reader = benches.object(id);
        const BenchKind* kind = benchKind(id);
        BenchChoice& choice = session.at(id);
        readMechanisms(reader, choice, kind);
        if (kind) {
            JsonReader view = reader.object("view");
            choice.view = kind->read(view, folder);
            view.finish();
        } else if (reader.has("view")) {
            choice.view = OtherView{reader.text("view")};
        }
        reader.finish();
    }
}

/// The same from the keys of files before version 2.
void readBenchesOfVersion1(JsonReader& file, Session& session, const fs::path& folder) {
    BenchChoice &maps = session.at(HeatmapLook::bench), &signals = session.at(SignalsView::bench);
    readMechanisms(file, maps, benchKind(HeatmapLook::bench));
    JsonReader look = file.object("view");
    maps.view = benchKind(HeatmapLook::bench)->read(look, folder);
    look.finish();
    JsonReader view = file.object("signals");
    readMechanisms(view, signals, benchKind(SignalsView::bench));
    signals.view = benchKind(SignalsView::bench)->read(view, folder);
    view.finish();
}

// The rest of a session ---------------------------------------------------------------------------------------------------------

json toJson(const Parameters& parameters) {
    json object = json::object();
    for (const auto& entry : parameters.all()) // clang 14 captures no structured bindings
        std::visit([&](const auto& v) { object[entry.first] = v; }, entry.second);
    return object;
}

json toJson(const DataSource& data, const fs::path& folder) {
    json reading = json::object();
    for (const auto& [key, entry] : data.reading.entries())
        reading[key] = entry.value;
    return {{"path", pathFrom(folder, data.path)}, {"reading", reading}};
}

/// A key of sessions before version 3: the entry it is today, and its words where they were others.
struct FormerEntry {
    const char *key, *entry;
    std::map<std::string, std::string> words = {};
};

/// How the study is read, as it was written before version 3.
void readEntriesOfVersion2(JsonReader& reader, DataSource& data) {
    static const FormerEntry former[] = {
        {"delimiter", "delimiter", {{",", "comma"}, {";", "semicolon"}, {"\t", "tab"}, {"|", "bar"}, {" ", "blank"}}},
        {"decimal_sign", "decimal", {{".", "point"}, {",", "comma"}}},
        {"positions", "positions", {{"pixels", "px"}}},
        {"time_unit", "time-unit"},
        {"duration_unit", "duration-unit"},
        {"rows", "rows"},
        {"name_pattern", "pattern"},
        {"person", "person"},
        {"detect", "detect"}};
    reader.readMap("columns", [&](const std::string& role, const json& header) {
        if (!header.is_string())
            reader.refuse("columns." + role, Text("expected a column's name in quotes"));
        data.say("columns." + role, header.get<std::string>());
    });
    if (reader.has("screen_size")) {
        JsonReader size = reader.object("screen_size");
        PixelSize pixels{1, 1};
        size.read("width_px", pixels.width_px, 1, 20000);
        size.read("height_px", pixels.height_px, 1, 20000);
        size.finish();
        data.say("screen", wordOf(pixels));
    }
    for (const FormerEntry& each : former) {
        std::string word;
        reader.read(each.key, word);
        const auto today = each.words.find(word);
        data.say(each.entry, today == each.words.end() ? word : today->second);
    }
}

DataSource readData(JsonReader reader, const fs::path& folder, int version) {
    DataSource data;
    readPath(reader, "path", data.path, folder);
    try {
        if (version < 3)
            readEntriesOfVersion2(reader, data);
        reader.readMap("reading", [&](const std::string& key, const json& value) {
            if (!value.is_string())
                reader.refuse("reading." + key, Text("expected a text in quotes"));
            data.say(key, value.get<std::string>());
        });
        data.options(); // throws
    } catch (const InvalidParameter& error) {
        reader.refuse("reading", error.text);
    }
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
    session.data = readData(reader.object("data"), file.parent_path(), version);
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
    reader.read(blur_field, session.blur_px);
    reader.read(display_field, session.display_longer);
    reader.read(fixations_field, session.expected_fixations);
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
