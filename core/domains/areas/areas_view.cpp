#include "core/domains/areas/areas_view.h"

#include "core/choices/bench_kind.h"
#include "core/domains/areas/area_files.h"
#include "core/domains/areas/area_metrics.h"
#include "core/domains/areas/areas.h"
#include "core/errors.h"

namespace nictate {

using nlohmann::json;

namespace {

json areasViewJson(const BenchView& any, const std::filesystem::path&) {
    const auto& view = any.as<AreasView>();
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

/// An id that exists.
std::string metricOr(JsonReader& reader, const char* key, const std::string& id) {
    try {
        return words(areaMetricOf(id)).id;
    } catch (const InvalidParameter& unknown) {
        reader.refuse(key, unknown.text);
    }
}

BenchView readAreas(JsonReader& reader, const std::filesystem::path&) {
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

} // namespace

BenchKind areasBench() {
    return {AreasView::bench, {"aoi", {}, AreasView{}}, Areas::reads, areasViewJson, readAreas, areasCommand};
}

} // namespace nictate
