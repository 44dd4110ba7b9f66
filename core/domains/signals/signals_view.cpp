#include "core/domains/signals/signals_view.h"

#include "core/choices/bench_kind.h"
#include "core/domains/signals/signals.h"

namespace nictate {

using nlohmann::json;

namespace {

constexpr Named<UtilityScope> utility_scopes[] = {{"this-feature", UtilityScope::this_feature},
                                                  {"all-features", UtilityScope::all_features}};

json signalsJson(const BenchView& any, const std::filesystem::path& folder) {
    const auto& view = any.as<SignalsView>();
    json object = {{"feature", view.feature},
                   {"condition", view.condition},
                   {"participant", view.participant},
                   {"bounds", pathFrom(folder, view.bounds)},
                   {"window_s", view.window_s},
                   {"correlation_start", view.correlation_start},
                   {"utility", nameOf(utility_scopes, view.utility)},
                   {"correlate_differences", view.correlate_differences},
                   {"correlate_private", view.correlate_protected},
                   {"summaries", view.summaries},
                   {"summed", view.summed},
                   {"groups", view.groups}};
    if (view.length)
        object["length"] = *view.length;
    if (view.summed_condition)
        object["summed_condition"] = *view.summed_condition;
    return object;
}

BenchView readSignals(JsonReader& reader, const std::filesystem::path& folder) {
    SignalsView view;
    reader.read("feature", view.feature);
    reader.read("condition", view.condition);
    reader.read("participant", view.participant);
    readPath(reader, "bounds", view.bounds, folder);
    reader.read(length_field, view.length);
    reader.read(window_field, view.window_s);
    reader.read(correlation_field, view.correlation_start);
    reader.readChoice("utility", view.utility, utility_scopes);
    reader.read("correlate_differences", view.correlate_differences);
    reader.read("correlate_private", view.correlate_protected);
    reader.read("summaries", view.summaries);
    reader.readTexts("summed", [&](const std::string& name) { view.summed.push_back(name); });
    if (reader.has("summed_condition"))
        reader.read("summed_condition", view.summed_condition.emplace());
    reader.read("groups", view.groups);
    return view;
}

CommandScript command(const Session& session, const Dataset& dataset) {
    return (session.view<SignalsView>().summaries ? summariesCommand : signalsCommand)(session, dataset);
}

} // namespace

BenchKind signalsBench() {
    return {
        SignalsView::bench, {"fpa", {"lpa", "cfpa", "dcfpa"}, SignalsView{}}, Signals::reads, signalsJson, readSignals, command};
}

} // namespace nictate
