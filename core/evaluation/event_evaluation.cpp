#include "core/evaluation/event_evaluation.h"

#include "core/errors.h"

#include <cmath>
#include <numeric>

namespace nictate {

namespace {

EvaluationResult rowOf(const std::string& attacker, EventProtocol protocol, const GazeEvents& events,
                       const std::vector<double>& accuracies, const Recognition& last) {
    EvaluationResult row;
    row.task = {TaskKind::person};
    row.protocol = name(protocol);
    row.attacker = attacker;
    const auto count = static_cast<double>(accuracies.size());
    row.accuracy = std::accumulate(accuracies.begin(), accuracies.end(), 0.0) / count;
    for (double accuracy : accuracies)
        row.sd += (accuracy - row.accuracy) * (accuracy - row.accuracy);
    row.sd = count > 1 ? std::sqrt(row.sd / (count - 1)) : 0;
    std::vector<int> people;
    for (const Answer& answer : last.answers)
        people.push_back(answer.person);
    // One answer a person: only their number and the mean matter.
    row.interval = clusteredWilson(std::vector<double>(people.size(), row.accuracy), people);
    row.chance = 1 / static_cast<double>(events.people.size());
    row.above = aboveChance(row.accuracy, row.chance, 0);
    row.class_names = events.people;
    row.confusion = last.confusion;
    return row;
}

} // namespace

std::vector<EvaluationResult> evaluateEvents(const GazeEvents& events, EventProtocol protocol, int splits, std::uint64_t seed,
                                             const Progress& progress) {
    const EventRecognition found = recogniseByEvents(events, protocol, splits, SeededNoise(seed), progress);
    return {rowOf("rbfn", protocol, events, found.by_both, found.fused),
            rowOf("rbfn-fixations", protocol, events, found.by_fixations, found.fixations),
            rowOf("rbfn-saccades", protocol, events, found.by_saccades, found.saccades)};
}

const char* name(EventProtocol protocol) { return protocol == EventProtocol::blocks ? "blocks" : "leave-one-condition-out"; }

EventProtocol eventProtocolNamed(const std::string& id) {
    for (EventProtocol protocol : {EventProtocol::blocks, EventProtocol::leave_one_condition_out})
        if (id == name(protocol))
            return protocol;
    throw InvalidParameter("protocol", id, "blocks | leave-one-condition-out for rbfn");
}

} // namespace nictate
