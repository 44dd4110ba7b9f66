#include "app/benches/gaze/gaze_jobs.h"

#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/gaze/kept_saccades.h"
#include "core/domains/gaze/mechanisms/event_synth_pd.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/gaze_identity.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <set>

namespace nictate {

GazeSetPtr gazeSet(const GazeKey& key, const Progress& progress) {
    progress(0);
    GazeSet set{gazeStudy(*key.study, key.included), {}};
    set.facts = gazeFacts(outlinesOf(set.study));
    return std::make_shared<const GazeSet>(std::move(set));
}

StreamLook originalLook(const OriginalKey& key, const Progress&) {
    return lookAt(key.streams->study.streams.at(key.stream), key.events);
}

SimulationPtr simulationOf(const SimulationKey& key, const Progress& progress) {
    if (key.saccades)
        return std::make_shared<const SimulatedGaze>(
            simulateEvents(key.streams->study, key.resolved, *key.saccades, SeededNoise(key.seed), progress));
    const Mechanism<Gaze>& mechanism = mechanismOf<Gaze>(key.mechanism);
    return std::make_shared<const SimulatedGaze>(
        mechanism.simulate(mechanism, key.streams->study, key.resolved, key.streams->facts, SeededNoise(key.seed), progress));
}

bool madeAlone(const std::string& mechanism) { return mechanism == "kaleido"; }

ProtectedLook protectedLook(const ProtectedKey& key, const Progress& progress) {
    const GazeStream& original = key.original.streams->study.streams.at(key.original.stream);
    ProtectedLook out;
    if (key.everybody) {
        out.look = lookAt(key.everybody->study.streams.at(key.original.stream), key.original.events);
    } else {
        KaleidoPreview made = kaleidoPreview(original, kaleidoSettings(key.simulation.resolved),
                                             SeededNoise(key.simulation.seed).stream(key.original.stream));
        progress(0.5);
        out.look = lookAt(std::move(made.released), key.original.events);
        out.spent = std::move(made.spent);
        out.published_share = made.published_share;
    }
    out.rmse = gazeRmse(original, out.look.stream);
    out.centre_rmse = centreRmse(original).value_or(0);
    return out;
}

KaleidoErrors errorsOf(const ErrorsKey& key, int draws, const Progress& progress) {
    return kaleidoErrors(key.streams->study.streams.at(key.stream), key.given, key.streams->facts,
                         SeededNoise(key.seed).stream(key.stream), draws, progress);
}

namespace {

/// Of naming one recording among those of its task by guessing, on average over recordings.
double chanceOf(const GazeStudy& study) {
    std::vector<double> of_task(study.tasks.size());
    for (const GazeStream& stream : study.streams)
        ++of_task[stream.task];
    return static_cast<double>(std::count_if(of_task.begin(), of_task.end(), [](double n) { return n > 0; })) /
           static_cast<double>(study.streams.size());
}

} // namespace

StudyMeasures measuresOf(const MeasuresKey& key, const Progress& progress) {
    const GazeStudy& original = key.simulation.streams->study;
    const SimulationPtr made = key.everybody ? key.everybody : simulationOf(key.simulation, progress.within(0, 0.4));
    StudyMeasures out;
    out.chance = chanceOf(original);
    out.rmse_deg = medianRmse(original, made->study);
    out.centre_rmse_deg = centreRmse(original);
    progress(0.5);
    out.linkage = recordingLinkage(original, made->study);
    progress(0.6);
    out.heatmap_cc = heatmapCC(original, made->study);
    progress(0.8);
    const std::vector<Events> before = detectedEvents(original), after = detectedEvents(made->study);
    out.duration_ks =
        kolmogorovSmirnov(eventStatistics(original, before).durations_s, eventStatistics(made->study, after).durations_s);
    out.identification = identification(original, before, after, SeededNoise(key.simulation.seed));
    return out;
}

std::vector<PredictedGaze> predictionOf(const PredictionKey& key, const Progress& progress) {
    const GazeStudy& original = key.simulation.streams->study;
    const SeededNoise noise(key.simulation.seed);
    std::vector<PredictedGaze> out;
    if (key.simulation.mechanism.empty()) {
        out = predictedGaze(original, original, key.stream, noise, progress);
    } else {
        const SimulationPtr made = key.everybody ? key.everybody : simulationOf(key.simulation, progress.within(0, 0.4));
        out = predictedGaze(original, made->study, key.stream, noise, progress.within(0.4, 1));
    }
    if (out.empty())
        throw MissingData(QObject::tr("predicting gaze takes two people and 600 ms without a lost sample, of this recording too")
                              .toStdString());
    return out;
}

std::shared_ptr<const SaccadeModel> trainingOf(const TrainingKey& key, const std::filesystem::path& folder,
                                               const Progress& progress) {
    return std::make_shared<const SaccadeModel>(KeptSaccades(folder).of(key.streams->study, progress));
}

bool drawsFromModel(const std::string& mechanism, const Parameters& resolved) {
    return mechanism == "event-synth-pd" && !(resolved.has("identity") && resolved.text("identity") == "yes");
}

} // namespace nictate
