#include "app/benches/evaluation/stream_findings.h"

#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/event_recognition.h"
#include "core/files/figures.h"

#include <cmath>

namespace nictate {

namespace {

Parameters with(std::initializer_list<std::pair<const char*, double>> values) {
    Parameters out;
    for (const auto& [name, value] : values)
        out.set(name, value);
    return out;
}

} // namespace

std::vector<StreamFindingKey> streamFindingKeys(const Session& session, const std::shared_ptr<const Dataset>& study) {
    const StreamFindingKey of_study{study, includedParticipants(session, *study), {}, {}, 0, session.seed};
    std::vector<StreamFindingKey> keys;
    const auto add = [&](const std::string& mechanism, const Parameters& given, double window_s = 0) {
        StreamFindingKey& key = keys.emplace_back(of_study);
        key.mechanism = mechanism;
        key.given = given;
        key.window_s = window_s;
    };
    add("", {});
    add("centre", {});
    const std::string& chosen = session.at(SamplesView::bench).mechanism;
    add(chosen, session.parameters(chosen));
    keys.back().as_at_bench = true;
    for (double k : {2, 4, 6, 8})
        add("k-same-synth", with({{"k", k}}));
    for (double epsilon : {10, 5, 2, 1})
        for (double window_s : {0.5, 2.0})
            for (double radius : {2, 10})
                add("kaleido", with({{"epsilon", epsilon}, {"radius", radius}}), window_s);
    for (double k : {2, 4})
        for (double gamma : {1.0, 1.5, 2.0, 3.0})
            add("event-synth-pd", with({{"k", k}, {"gamma", gamma}}));
    return keys;
}

StreamFinding streamFindingOf(const StreamFindingKey& key, const Progress& progress) {
    progress(0);
    GazeStudy streams = gazeStudy(*key.study, key.included);
    StreamFinding out;
    const auto byNetworks = [&](const GazeStudy& released) {
        const GazeEvents events = gazeEvents(released, detectedEvents(released), *key.study);
        out.chance = 1 / static_cast<double>(events.people.size());
        const EventRecognition found =
            recogniseByEvents(events, EventProtocol::blocks, 2, SeededNoise(key.seed).stream(3), progress.within(0, 0.5));
        out.networks = (found.by_both[0] + found.by_both[1]) / 2;
    };
    if (key.mechanism.empty())
        byNetworks(streams);
    else if (key.mechanism == "centre")
        byNetworks(centreOf(streams));
    const GazeMeasures measures(std::move(streams), SeededNoise(key.seed));
    if (key.mechanism.empty())
        out.row = measures.raw(progress.within(0.5, 1));
    else if (key.mechanism == "centre")
        out.row = measures.centre(progress.within(0.5, 1));
    else {
        Parameters given = key.given;
        if (key.window_s > 0)
            given.set("window", std::round(key.window_s * measures.facts().rate_hz));
        out.row = measures.of({&mechanismOf<Streams>(key.mechanism), given}, 1, progress.within(0.5, 1), byNetworks);
    }
    return out;
}

std::string settingsInWords(const StreamFindingKey& key) {
    std::string text;
    const auto add = [&](const std::string& words) { text += (text.empty() ? "" : ", ") + words; };
    for (const auto& [name, symbol] : {std::pair("epsilon", "ε"), std::pair("k", "k"), std::pair("gamma", "γ")})
        if (const auto value = key.given.numberIf(name))
            add(std::string(symbol) + " = " + shortFigure(*value));
    if (key.window_s > 0)
        add("w = " + shortFigure(key.window_s) + " s");
    if (const auto radius = key.given.numberIf("radius"))
        add("r = " + shortFigure(*radius) + "°");
    return text;
}

Practical practical(const StreamFinding& found, const StreamFinding& raw, double activity_chance) {
    const bool hidden = found.networks - found.chance <= (raw.networks - raw.chance) / 2;
    return {hidden && found.row.activity - activity_chance >= (raw.row.activity - activity_chance) / 2,
            hidden && found.row.prediction_net <= 1.5 * raw.row.prediction_net};
}

} // namespace nictate
