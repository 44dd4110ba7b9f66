#include "core/analysis/data_view.h"

#include "core/choices/bench_kind.h"

namespace nictate {

using nlohmann::json;

namespace {

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

constexpr Named<DataTable> data_tables[] = {
    {"participants", DataTable::participants}, {"fixations", DataTable::fixations}, {"events", DataTable::events},
    {"samples", DataTable::samples},           {"area-hits", DataTable::area_hits}, {"quality", DataTable::quality}};

json dataJson(const BenchView& any, const std::filesystem::path&) {
    const auto& view = any.as<DataView>();
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

BenchView readDataView(JsonReader& reader, const std::filesystem::path&) {
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

} // namespace

BenchKind dataBench() { return {DataView::bench, {{}, {}, DataView{}}, {}, dataJson, readDataView}; }

} // namespace nictate
