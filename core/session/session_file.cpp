#include "core/session/session_file.h"

#include "core/analysis/quality_limits.h"
#include "core/aoi/area_files.h"
#include "core/aoi/area_metrics.h"
#include "core/errors.h"
#include "core/evaluation/evaluation.h"
#include "core/files/atomic_file.h"
#include "core/files/whole_file.h"
#include "core/io/plan_options.h"
#include "core/mechanisms/registry.h"
#include "core/session/json_reader.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

/// A path as a file in `folder` spells it: relative to the folder where it lies inside.
std::string pathFrom(const fs::path& folder, const std::string& path) {
    if (folder.empty() || path.empty())
        return path;
    const fs::path relative = fs::path(path).lexically_relative(folder);
    const bool inside = !relative.empty() && *relative.begin() != "..";
    return inside ? relative.generic_string() : path;
}

void readPath(JsonReader& reader, const std::string& key, std::string& path, const fs::path& folder) {
    reader.read(key, path);
    if (!path.empty() && !fs::path(path).has_root_path() && !folder.empty())
        path = (folder / path).lexically_normal().generic_string();
}

// What is chosen at each bench ---------------------------------------------------------------------------------------------

struct NamedLimit {
    const char* name;
    std::optional<double> QualityLimits::*limit;
    double most;
};
constexpr NamedLimit named_limits[] = {{"loss", &QualityLimits::loss, 1},
                                       {"rms_s2s", &QualityLimits::rms_s2s, 1e5},
                                       {"bcea", &QualityLimits::bcea, 1e5},
                                       {"jitter_ms", &QualityLimits::jitter_ms, 1e5},
                                       {"validation_deg", &QualityLimits::validation_deg, 1e5}};

/// An object with the limits that are set.
json limitsJson(const QualityLimits& limits) {
    json object = json::object();
    for (const NamedLimit& each : named_limits)
        if (limits.*each.limit)
            object[each.name] = *(limits.*each.limit);
    return object;
}

/// Throws ParseError for an unknown limit, or one out of range.
QualityLimits readLimits(JsonReader reader) {
    QualityLimits limits;
    for (const NamedLimit& each : named_limits)
        if (reader.has(each.name))
            reader.read(each.name, (limits.*each.limit).emplace(), 0, each.most);
    reader.finish();
    return limits;
}

constexpr Named<PanelLayout> layouts[] = {{"side-by-side", PanelLayout::side_by_side}, {"swipe", PanelLayout::swipe}};
constexpr Named<ThirdPanel> third_panels[] = {{"none", ThirdPanel::none},
                                              {"difference", ThirdPanel::difference},
                                              {"attacker", ThirdPanel::attacker},
                                              {"compared", ThirdPanel::compared},
                                              {"data-share", ThirdPanel::data_share}};
constexpr Named<GazeClock> clocks[] = {{"time", GazeClock::time}, {"order", GazeClock::order}};
constexpr Named<const char*> colour_maps[] = {{"viridis", "viridis"}, {"cividis", "cividis"}, {"turbo", "turbo"}};
constexpr Named<DataTable> data_tables[] = {
    {"participants", DataTable::participants}, {"fixations", DataTable::fixations}, {"events", DataTable::events},
    {"samples", DataTable::samples},           {"area-hits", DataTable::area_hits}, {"quality", DataTable::quality}};
constexpr Named<EventAlgorithm> event_algorithms[] = {{"ivt", EventAlgorithm::ivt}, {"idt", EventAlgorithm::idt}};
constexpr Named<UtilityScope> utility_scopes[] = {{"this-feature", UtilityScope::this_feature},
                                                  {"all-features", UtilityScope::all_features}};

json filmJson(const HeatmapLook& look) {
    json film = {
        {"clock", nameOf(clocks, look.cut.clock)}, {"window", look.window}, {"speed", look.speed}, {"sheet", look.sheet}};
    if (look.cut.at.empty())
        film["windows"] = look.cut.windows;
    else
        film["cut_at"] = look.cut.at;
    if (look.cut.presentation_ms)
        film["presentation_ms"] = *look.cut.presentation_ms;
    return film;
}

void readFilm(JsonReader reader, HeatmapLook& look) {
    reader.readChoice("clock", look.cut.clock, clocks);
    reader.read("windows", look.cut.windows, 1, most_windows);
    reader.readNumbers("cut_at", [&](double time) { look.cut.at.push_back(time); });
    if (reader.has("presentation_ms"))
        reader.read("presentation_ms", look.cut.presentation_ms.emplace(), 1, 1e8);
    try {
        checkFilmCut(look.cut);
    } catch (const InvalidParameter& error) {
        reader.refuse("cut_at", error.text);
    }
    reader.read("window", look.window, 0, most_windows - 1);
    reader.read("speed", look.speed, 0.01, 100);
    reader.read("sheet", look.sheet);
    reader.finish();
}

json lookJson(const BenchView& view, const fs::path&) {
    const auto& look = std::get<HeatmapLook>(view);
    json object = {{"layout", nameOf(layouts, look.layout)},
                   {"third_panel", nameOf(third_panels, look.third)},
                   {"attacked", look.attacked},
                   {"colour_map", look.colour_map},
                   {"opacity", look.opacity},
                   {"swipe", look.swipe},
                   {"zoom", look.zoom},
                   {"centre_x", look.centre_x},
                   {"centre_y", look.centre_y},
                   {"show_stimulus", look.show_stimulus}};
    if (!(look.cut == FilmCut())) // older versions do not know it
        object["film"] = filmJson(look);
    return object;
}

BenchView readLook(JsonReader& reader, const fs::path&) {
    HeatmapLook look;
    reader.readChoice("layout", look.layout, layouts);
    reader.readChoice("third_panel", look.third, third_panels);
    reader.read("attacked", look.attacked);
    const char* map = look.colour_map.c_str();
    reader.readChoice("colour_map", map, colour_maps);
    look.colour_map = std::string(map);
    reader.read("opacity", look.opacity, 0, 1);
    reader.read("swipe", look.swipe, 0, 1);
    reader.read("zoom", look.zoom, 1, 64);
    reader.read("centre_x", look.centre_x, 0, 1);
    reader.read("centre_y", look.centre_y, 0, 1);
    reader.read("show_stimulus", look.show_stimulus);
    if (reader.has("film"))
        readFilm(reader.object("film"), look);
    return look;
}

json signalsJson(const BenchView& any, const fs::path& folder) {
    const auto& view = std::get<SignalsView>(any);
    json object = {{"feature", view.feature},
                   {"condition", view.condition},
                   {"participant", view.participant},
                   {"bounds", pathFrom(folder, view.bounds)},
                   {"window_s", view.window_s},
                   {"correlation_start", view.correlation_start},
                   {"utility", nameOf(utility_scopes, view.utility)},
                   {"correlate_differences", view.correlate_differences},
                   {"correlate_private", view.correlate_private},
                   {"summaries", view.summaries},
                   {"summed", view.summed},
                   {"groups", view.groups}};
    if (view.length)
        object["length"] = *view.length;
    if (view.summed_condition)
        object["summed_condition"] = *view.summed_condition;
    return object;
}

BenchView readSignals(JsonReader& reader, const fs::path& folder) {
    SignalsView view;
    reader.read("feature", view.feature);
    reader.read("condition", view.condition);
    reader.read("participant", view.participant);
    readPath(reader, "bounds", view.bounds, folder);
    if (reader.has("length"))
        reader.read("length", view.length.emplace(), 2, 100'000'000);
    reader.read("window_s", view.window_s, 0.1, 3600);
    reader.read("correlation_start", view.correlation_start, 1, 100'000'000);
    reader.readChoice("utility", view.utility, utility_scopes);
    reader.read("correlate_differences", view.correlate_differences);
    reader.read("correlate_private", view.correlate_private);
    reader.read("summaries", view.summaries);
    reader.readTexts("summed", [&](const std::string& name) { view.summed.push_back(name); });
    if (reader.has("summed_condition"))
        reader.read("summed_condition", view.summed_condition.emplace());
    reader.read("groups", view.groups);
    return view;
}

json dataJson(const BenchView& any, const fs::path&) {
    const auto& view = std::get<DataView>(any);
    return {{"table", nameOf(data_tables, view.table)},
            {"participant", view.participant},
            {"recording", view.recording},
            {"every_stimulus", view.every_stimulus},
            {"text", view.text},
            {"sorted_by", view.sorted_by},
            {"speed", view.speed},
            {"trail_s", view.trail_s},
            {"fixations", view.fixations},
            {"numbers", view.numbers},
            {"saccades", view.saccades},
            {"samples", view.samples},
            {"quality", limitsJson(view.quality)}};
}

BenchView readDataView(JsonReader& reader, const fs::path&) {
    DataView view;
    reader.readChoice("table", view.table, data_tables);
    reader.read("participant", view.participant);
    reader.read("recording", view.recording, 0, 1'000'000);
    reader.read("every_stimulus", view.every_stimulus);
    reader.read("text", view.text);
    reader.readMap("sorted_by", [&](const std::string& table, const json& column) {
        if (!column.is_string())
            reader.refuse("sorted_by", Text("the column of \"%1\" is not a text", table));
        view.sorted_by[table] = column.get<std::string>();
    });
    reader.read("speed", view.speed, 0.01, 100);
    reader.read("trail_s", view.trail_s, -1, 3600);
    reader.read("fixations", view.fixations);
    reader.read("numbers", view.numbers);
    reader.read("saccades", view.saccades);
    reader.read("samples", view.samples);
    view.quality = readLimits(reader.object("quality"));
    return view;
}

json samplesJson(const BenchView& any, const fs::path&) {
    const auto& view = std::get<SamplesView>(any);
    json object = {{"participant", view.participant}, {"recording", view.recording},
                   {"condition", view.condition},     {"speed", view.speed},
                   {"trail_s", view.trail_s},         {"original", view.original},
                   {"released", view.released},       {"fixations", view.fixations},
                   {"prediction", view.prediction},   {"events", nameOf(event_algorithms, view.events.algorithm)}};
    for (const EventParameterInfo& info : eventParameterInfos())
        object[std::string(info.name)] = view.events.*info.value;
    return object;
}

BenchView readSamples(JsonReader& reader, const fs::path&) {
    SamplesView view;
    reader.read("participant", view.participant);
    reader.read("recording", view.recording, 0, 1'000'000);
    reader.read("condition", view.condition);
    reader.read("speed", view.speed, 0.01, 100);
    reader.read("trail_s", view.trail_s, 0, 3600);
    reader.read("original", view.original);
    reader.read("released", view.released);
    reader.read("fixations", view.fixations);
    reader.read("prediction", view.prediction);
    reader.readChoice("events", view.events.algorithm, event_algorithms);
    for (const EventParameterInfo& info : eventParameterInfos())
        reader.read(std::string(info.name), view.events.*info.value, info.min, info.max);
    return view;
}

json areasViewJson(const BenchView& any, const fs::path&) {
    const auto& view = std::get<AreasView>(any);
    json object = json::parse(areasJson(view.areas));
    object["metrics"] = view.metrics;
    object["shown"] = view.shown;
    object["attacked"] = view.attacked;
    object["target"] = view.target;
    object["over_pictures"] = view.over_pictures;
    object["groups"] = view.groups;
    object["paired"] = view.paired;
    return object;
}

json evaluationJson(const BenchView& any, const fs::path&) {
    const auto& view = std::get<EvaluationView>(any);
    return {{"attribute", view.attribute},     {"attacker", view.attacker},
            {"protocol", view.protocol},       {"table_of_conditions", view.table_of_conditions},
            {"train_clean", view.train_clean}, {"control", view.control},
            {"classifiers", view.classifiers}, {"epsilons", view.epsilons}};
}

/// `known(id)` throws for one that does not exist.
template <class Known> void checkId(JsonReader& reader, const char* key, const std::string& id, Known known) {
    try {
        known(id);
    } catch (const InvalidParameter& unknown) {
        reader.refuse(key, unknown.text);
    }
}

BenchView readEvaluation(JsonReader& reader, const fs::path&) {
    EvaluationView view;
    reader.read("attribute", view.attribute);
    reader.read("attacker", view.attacker);
    if (!view.attacker.empty())
        checkId(reader, "attacker", view.attacker, attackerInfo);
    reader.read("protocol", view.protocol);
    if (!view.protocol.empty())
        checkId(reader, "protocol", view.protocol, protocolNamed);
    reader.read("table_of_conditions", view.table_of_conditions);
    reader.read("train_clean", view.train_clean);
    reader.read("control", view.control);
    checkId(reader, "control", view.control, controlNamed);
    reader.readTexts("classifiers", [&](const std::string& id) {
        checkId(reader, "classifiers", id, attackerInfo);
        view.classifiers.push_back(id);
    });
    if (reader.has("epsilons")) {
        view.epsilons.clear();
        for (const json& epsilon : json::parse(reader.text("epsilons"))) {
            const double value = epsilon.is_number() ? epsilon.get<double>() : 0;
            if (!(value > 0 && value <= 1000) || view.epsilons.size() == EvaluationView::most_epsilons)
                reader.refuse("epsilons", Text("at most 12 numbers in (0, 1000]"));
            view.epsilons.push_back(value);
        }
    }
    return view;
}

/// An id that exists.
std::string metricOr(JsonReader& reader, const char* key, const std::string& id) {
    try {
        return words(areaMetricOf(id)).id;
    } catch (const InvalidParameter& unknown) {
        reader.refuse(key, unknown.text);
    }
}

BenchView readAreas(JsonReader& reader, const fs::path&) {
    AreasView view;
    if (reader.has("areas")) {
        for (const FiledArea& one : parseAreas("{\"areas\":" + reader.text("areas") + "}", "the session").areas) {
            if (const auto problem = problemOf(one.area, 1e9, 1e9))
                reader.refuse("areas", Text("%1: %2", problem->problem, problem->what_to_do));
            view.areas[one.stimulus].push_back(one.area);
        }
    }
    if (reader.has("metrics"))
        view.metrics.clear();
    reader.readTexts("metrics", [&](const std::string& id) { view.metrics.push_back(metricOr(reader, "metrics", id)); });
    if (view.metrics.empty())
        reader.refuse("metrics", Text("at least one is needed"));
    reader.read("shown", view.shown);
    view.shown = metricOr(reader, "shown", view.shown);
    reader.read("attacked", view.attacked);
    reader.read("target", view.target, 1e-9, 1e9);
    reader.read("over_pictures", view.over_pictures);
    reader.read("groups", view.groups);
    reader.readTexts("paired", [&](const std::string& name) { view.paired.push_back(name); });
    if (view.paired.size() > 2 || (!view.paired.empty() && !view.groups.empty()))
        reader.refuse("paired", Text("expected two conditions or one other stimulus, and no groups"));
    return view;
}

/// A bench whose view has its own fields.
struct ViewFormat {
    const char* bench;
    std::optional<Reads> reads; ///< nothing: it has no mechanisms
    json (*write)(const BenchView&, const fs::path& folder);
    BenchView (*read)(JsonReader&, const fs::path& folder);
};
constexpr ViewFormat formats[] = {{HeatmapLook::bench, Reads::maps, lookJson, readLook},
                                  {SignalsView::bench, Reads::signals, signalsJson, readSignals},
                                  {AreasView::bench, Reads::areas, areasViewJson, readAreas},
                                  {DataView::bench, {}, dataJson, readDataView},
                                  {SamplesView::bench, Reads::streams, samplesJson, readSamples},
                                  {EvaluationView::bench, Reads::signals, evaluationJson, readEvaluation}};

const ViewFormat* formatOf(const std::string& bench) {
    for (const ViewFormat& format : formats)
        if (bench == format.bench)
            return &format;
    return nullptr;
}

/// A mechanism that exists, and of the kind the bench takes.
void checkMechanism(const JsonReader& reader, const std::string& key, const std::string& id, const ViewFormat* format) {
    if (!format) // a bench of another program, with mechanisms of its own
        return;
    if (!format->reads)
        reader.refuse(key, Text("there are no mechanisms in this workspace"));
    std::string ids;
    for (const MechanismInfo* info : mechanismInfos(*format->reads)) {
        if (info->id == id)
            return;
        ids += (ids.empty() ? "" : ", ") + info->id;
    }
    reader.refuse(key, Text("\"%1\" is none of %2", id, ids));
}

void readMechanisms(JsonReader& reader, BenchChoice& choice, const ViewFormat* format) {
    if (reader.has("mechanism")) {
        reader.read("mechanism", choice.mechanism);
        checkMechanism(reader, "mechanism", choice.mechanism, format);
    }
    if (reader.has("compared"))
        choice.compared.clear();
    reader.readTexts("compared", [&](const std::string& id) {
        checkMechanism(reader, "compared", id, format);
        choice.compared.push_back(id);
    });
}

/// "benches": an object by bench. Paths inside `folder` are written relative to it.
json benchesJson(const Session& session, const fs::path& folder) {
    json benches = json::object();
    for (const auto& [id, choice] : session.benches) {
        json& object = benches[id] = json::object();
        if (const ViewFormat* format = formatOf(id))
            object["view"] = format->write(choice.view, folder);
        else if (const auto& other = std::get<OtherView>(choice.view); !other.json.empty())
            object["view"] = json::parse(other.json);
        if (!choice.mechanism.empty())
            object["mechanism"] = choice.mechanism;
        if (!choice.compared.empty() || formatOf(id))
            object["compared"] = choice.compared;
    }
    return benches;
}

/// Into `session.benches`. What is said of a bench that has no view here is kept as it stands. Throws ParseError.
void readBenches(JsonReader& file, Session& session, const fs::path& folder) {
    JsonReader benches = file.object("benches");
    for (const std::string& id : benches.keys()) {
        JsonReader reader = benches.object(id);
        const ViewFormat* format = formatOf(id);
        BenchChoice& choice = session.at(id);
        readMechanisms(reader, choice, format);
        if (format) {
            JsonReader view = reader.object("view");
            choice.view = format->read(view, folder);
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
    readMechanisms(file, maps, formatOf(HeatmapLook::bench));
    JsonReader look = file.object("view");
    maps.view = readLook(look, folder);
    look.finish();
    JsonReader view = file.object("signals");
    readMechanisms(view, signals, formatOf(SignalsView::bench));
    signals.view = readSignals(view, folder);
    view.finish();
}

// The rest of a session ----------------------------------------------------------------------------------------------------

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
