#include "tests/benchmarks/benchmarks.h"

#include "core/domains/gaze/event_synthesis.h"
#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/gaze/mechanisms/event_synth_pd.h"
#include "core/domains/registry.h"
#include "core/simulate/viewing.h"
#include "tests/benchmarks/stopwatch.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <string>

namespace {

using namespace nictate;
using namespace nictate::bench;

GazeStudy viewing(int people, double seconds) {
    std::vector<std::size_t> all(static_cast<std::size_t>(people));
    std::iota(all.begin(), all.end(), std::size_t{0});
    return gazeStudy(simulateViewing(people, 1, seconds), all);
}

Parameters parameters(const std::vector<std::pair<const char*, ParameterValue>>& settings) {
    Parameters given;
    for (const auto& [name, value] : settings)
        given.set(name, value);
    return given;
}

void benchFifteenHours() {
    const GazeStudy study = viewing(30, 150);
    const GazeFacts facts = gazeFacts(outlinesOf(study));
    const struct {
        const char *mechanism, *what;
        double limit_ms;
    } limits[] = {{"kaleido", "kaleido, 5.4 million rows of 30 people", 2000}, {"k-same-synth", "k-same-synth, the same", 5000}};
    for (const auto& each : limits)
        report(each.what, milliseconds([&] { simulate(mechanismOf<Gaze>(each.mechanism), study, {}, facts, SeededNoise(1)); }),
               each.limit_ms);
    const SaccadeModel model = learntSaccades(study, false, learning_seed, {});
    const Parameters resolved = resolve(eventSynthPd(), {}, facts);
    report("event-synth-PD with a trained model, the same",
           milliseconds([&] { simulateEvents(study, resolved, model, SeededNoise(1)); }), 30000);
}

void benchMinute(const GazeStudy& study) {
    const GazeStudy one{1, study.tasks, {study.streams.at(0)}, study.public_grid};
    const GazeFacts facts = gazeFacts(outlinesOf(one));
    report("kaleido, one minute at 100 Hz after ε moved",
           medianOf(50,
                    [&](int run) {
                        simulate(mechanismOf<Gaze>("kaleido"), one, parameters({{"epsilon", 1.0 + run}}), facts, SeededNoise(1));
                    }),
           33);
}

void benchModel(const GazeStudy& study) {
    const std::vector<StreamEvents> events = streamEvents(study);
    SaccadeModel model;
    const double ms = milliseconds([&] { model = SaccadeModel::trained(events, 1); });
    report("autoencoder of saccades trained", ms, 2000);
    const TrainingEpoch& last = model.epochs().back();
    std::printf("%zu saccades: validation loss %.3f (at most 3.2), reconstruction %.4f (0.033), %d active latents (2–3)\n",
                model.saccades(), last.validation, last.reconstruction, last.active);
}

void printRow(const GazeStudy& study, const char* what, const char* mechanism, const Parameters& given) {
    const SimulatedGaze made = simulate(mechanismOf<Gaze>(mechanism), study, given, gazeFacts(outlinesOf(study)), SeededNoise(3));
    const EventStatistics before = eventStatistics(study), after = eventStatistics(made.study);
    std::printf("| %-34s | %6.2f | %5.2f | %5.2f | %5.2f | %5.2f | %5.0f |", what, medianRmse(study, made.study),
                heatmapCC(study, made.study), recordingLinkage(study, made.study), after.fixations_per_s,
                kolmogorovSmirnov(before.durations_s, after.durations_s), after.peaks[1]);
    for (const auto& [name, value] : made.counts)
        std::printf(" %s %.3f", name.c_str(), value);
    std::printf("\n");
    std::fflush(stdout);
}

void printTable(const GazeStudy& study) {
    std::printf("\nmiddle of the field: %.2f°\n| %-34s | RMSE ° | CC    | link  | fix/s | KS    | peak  |\n", centreRmse(study),
                "");
    for (const char* schedule : {"adaptive", "even"})
        for (double smooth : {0.0, 1.0})
            for (const auto& [epsilon, window, radius] : {std::tuple(10.0, 50.0, 2.0), std::tuple(1.0, 200.0, 10.0)})
                printRow(study,
                         (std::string("kaleido ") + schedule + (smooth > 0 ? " smoothed " : " ") +
                          (epsilon > 1 ? "10, .5 s, 2°" : "1, 2 s, 10°"))
                             .c_str(),
                         "kaleido",
                         parameters({{"epsilon", epsilon},
                                     {"window", window},
                                     {"radius", radius},
                                     {"schedule", schedule},
                                     {"smooth", smooth}}));
    for (double k : {2.0, 4.0, 8.0}) {
        const std::string number = std::to_string(static_cast<int>(k));
        printRow(study, ("k-same published, k = " + number).c_str(), "k-same-synth",
                 parameters({{"k", k}, {"form", "as-published"}}));
        printRow(study, ("k-same template mean, time, k = " + number).c_str(), "k-same-synth", parameters({{"k", k}}));
    }
    printRow(study, "k-same template mean, index, k = 4", "k-same-synth", parameters({{"align", "index"}}));
    printRow(study, "k-same template mix, time, k = 4", "k-same-synth", parameters({{"combine", "mix"}}));
    printRow(study, "event-synth-PD seed, k = 4, γ = 2", "event-synth-pd", {});
    printRow(study, "event-synth-PD seed, reach 0.5°", "event-synth-pd", parameters({{"reach", 0.5}}));
    printRow(study, "event-synth-PD seed, reach 1°", "event-synth-pd", parameters({{"reach", 1.0}}));
    printRow(study, "event-synth-PD published, k = 2", "event-synth-pd", parameters({{"k", 2.0}, {"form", "as-published"}}));
    for (const char* condition : {"free", "search", "saliency", "track"}) {
        std::vector<bool> chosen;
        for (const GazeStream& stream : study.streams)
            chosen.push_back(study.tasks[stream.task].condition == condition);
        const EventStatistics found = eventStatistics(study, chosen);
        std::printf("%-8s fixations/s %.2f, median %.3f s, saccades/s %.2f, median %.2f°, lost %.3f\n", condition,
                    found.fixations_per_s, found.median_fixation_s, found.saccades_per_s, found.median_amplitude_deg, found.lost);
    }
    const EventStatistics all = eventStatistics(study);
    std::printf("median peaks at 2–4, 4–8, 8–16, 16–30°: %.0f, %.0f, %.0f, %.0f °/s\n", all.peaks[0], all.peaks[1], all.peaks[2],
                all.peaks[3]);
}

} // namespace

void benchSamples() {
    const GazeStudy study = viewing(20, 60);
    benchMinute(study);
    benchModel(study);
    benchFifteenHours();
    printTable(study);
}
