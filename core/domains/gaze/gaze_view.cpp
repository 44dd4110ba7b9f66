#include "core/domains/gaze/gaze_view.h"

#include "core/choices/bench_kind.h"
#include "core/domains/gaze/gaze.h"

namespace nictate {

using nlohmann::json;

namespace {

constexpr Named<EventAlgorithm> event_algorithms[] = {{"ivt", EventAlgorithm::ivt}, {"idt", EventAlgorithm::idt}};

json gazeJson(const BenchView& any, const std::filesystem::path&) {
    const auto& view = any.as<GazeView>();
    json object = {{"participant", view.participant}, {"recording", view.recording},
                   {"condition", view.condition},     {"speed", view.speed},
                   {"trail_s", view.trail_s},         {"original", view.original},
                   {"released", view.released},       {"fixations", view.fixations},
                   {"prediction", view.prediction},   {"events", nameOf(event_algorithms, view.events.algorithm)}};
    for (const EventParameterInfo& info : eventParameterInfos())
        object[std::string(info.name)] = view.events.*info.value;
    return object;
}

BenchView readGaze(JsonReader& reader, const std::filesystem::path&) {
    GazeView view;
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

} // namespace

BenchKind gazeBench() { return {GazeView::bench, {"kaleido", {}, GazeView{}}, Gaze::reads, gazeJson, readGaze, gazeCommand}; }

} // namespace nictate
