#include "core/evaluation/event_evaluation.h"

#include "core/domains/gaze/gaze_measures.h"
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
    row.draws = static_cast<int>(accuracies.size());
    row.people = static_cast<int>(events.people.size());
    row.effective = static_cast<double>(people.size());
    row.interval = clusteredWilson(std::vector<double>(people.size(), row.accuracy), people);
    row.chance = 1 / static_cast<double>(events.people.size());
    row.above = aboveChance(row.accuracy, row.chance, 0);
    row.class_names = events.people;
    row.confusion = last.confusion;
    return row;
}

std::vector<EvaluationResult> rowsOf(const GazeEvents& events, EventProtocol protocol, const EventRecognition& found) {
    return {rowOf("rbfn", protocol, events, found.by_both, found.fused),
            rowOf("rbfn-fixations", protocol, events, found.by_fixations, found.fixations),
            rowOf("rbfn-saccades", protocol, events, found.by_saccades, found.saccades)};
}

std::vector<std::optional<double>> epsilonsOf(const Mechanism<Gaze>& mechanism, const std::vector<double>& epsilons) {
    if (epsilons.empty() || !mechanism.info.has("epsilon"))
        return {std::nullopt};
    return {epsilons.begin(), epsilons.end()};
}

} // namespace

std::vector<EvaluationResult> evaluateEvents(const GazeEvents& events, const EventRequest& request, const Progress& progress) {
    return rowsOf(events, request.protocol,
                  recogniseByEvents(events, request.protocol, request.splits, SeededNoise(request.seed), progress));
}

std::vector<EvaluationResult> evaluateProtectedEvents(const Dataset& names, const GazeStudy& study,
                                                      const std::vector<EvaluatedGaze>& mechanisms,
                                                      const std::vector<double>& epsilons, const EventRequest& request,
                                                      const Progress& progress) {
    const GazeFacts facts = gazeFacts(outlinesOf(study));
    const GazeStudy rest = centreOf(study);
    std::vector<EvaluatedGaze> runs;
    for (const EvaluatedGaze& evaluated : mechanisms)
        for (const auto& at : epsilonsOf(*evaluated.mechanism, epsilons)) {
            runs.push_back(evaluated);
            if (at)
                runs.back().given.set("epsilon", *at);
            resolve(*evaluated.mechanism, runs.back().given, facts); // refuses before the work begins
        }
    const double parts = 1 + static_cast<double>(runs.size());
    std::vector<EvaluationResult> out =
        evaluateEvents(gazeEvents(study, detectedEvents(study), names), request, progress.within(0, 1 / parts));
    for (std::size_t r = 0; r < runs.size(); ++r) {
        const Mechanism<Gaze>* mechanism = runs[r].mechanism;
        const Parameters resolved = resolve(*mechanism, runs[r].given, facts);
        const auto found = [&](const GazeStudy& input, std::uint64_t series, double from, double to) {
            EventRecognition all;
            GazeEvents events;
            for (int draw = 0; draw < request.draws; ++draw) {
                const SeededNoise noise = SeededNoise(request.seed).stream(series).stream(static_cast<std::uint64_t>(draw));
                const Progress part =
                    progress.within((1 + static_cast<double>(r)) / parts, (2 + static_cast<double>(r)) / parts)
                        .within(from + (to - from) * draw / request.draws, from + (to - from) * (draw + 1) / request.draws);
                part(0);
                const GazeStudy released = mechanism->simulate(*mechanism, input, resolved, facts, noise.stream(0), part).study;
                events = gazeEvents(released, detectedEvents(released), names);
                events.split_alike = mechanism->steps.needs_everybody;
                all.append(recogniseByEvents(events, request.protocol, 1, noise.stream(1), part));
            }
            return rowsOf(events, request.protocol, all);
        };
        const std::vector<EvaluationResult> released = found(study, 1, 0, 0.5), control = found(rest, 2, 0.5, 1);
        const Guarantee guarantee = mechanism->guarantee(resolved, facts);
        for (std::size_t i = 0; i < released.size(); ++i)
            for (const SignalKind kind : {SignalKind::released, SignalKind::constant}) {
                EvaluationResult& row = out.emplace_back(kind == SignalKind::released ? released[i] : control[i]);
                row.signals = kind;
                row.mechanism = mechanism->info.id;
                row.swept = runs[r].swept;
                row.epsilon = resolved.numberIf("epsilon");
                row.published_epsilon = guarantee.published_epsilon;
                row.user_epsilon = guarantee.user_epsilon;
                row.status = guarantee.status;
                besideControl(row, DrawSummary{control[i].draws, control[i].accuracy, control[i].sd, control[i].effective});
            }
    }
    settleVerdicts(out);
    return out;
}

const char* name(EventProtocol protocol) { return protocol == EventProtocol::blocks ? "blocks" : "leave-one-condition-out"; }

EventProtocol eventProtocolNamed(const std::string& id) {
    for (EventProtocol protocol : {EventProtocol::blocks, EventProtocol::leave_one_condition_out})
        if (id == name(protocol))
            return protocol;
    throw InvalidParameter("protocol", id, Text("blocks | leave-one-condition-out for rbfn"));
}

} // namespace nictate
