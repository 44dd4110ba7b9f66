#pragma once

#include "core/domains/heatmap/heatmap_release.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signal_release.h"
#include "core/noise/seeded_noise.h"
#include "tests/core/data/made_frame.h"

#include <numeric>

namespace nictate::test {

/// A study whose every private word and number is unmistakable in a file.
struct MarkedStudy {
    Dataset dataset;
    std::vector<std::size_t> included;
    std::vector<std::string> secret_words;
    std::vector<double> secret_numbers;
};

inline MarkedStudy markedStudy(int observers = 9, const std::string& folder = "/home/QZFOLDERQZ") {
    MarkedStudy study;
    study.dataset.name = "QZSTUDYNAMEQZ";
    study.dataset.warnings = {Text("QZWARNINGQZ: 471108154711 fixations off the stimulus")};
    study.secret_words = {"QZFOLDERQZ",    "QZSTUDYNAMEQZ", "QZWARNINGQZ", "QZCONDITIONQZ",
                          "QZATTRIBUTEQZ", "QZVALUEQZ",     "471108154711"};
    for (const char* id : {"first.png", "second.png"}) {
        Stimulus stimulus;
        stimulus.id = id;
        stimulus.width_px = 640;
        stimulus.height_px = 480;
        stimulus.picture = folder + "/" + id;
        study.dataset.stimuli.push_back(stimulus);
    }
    for (int i = 0; i < observers; ++i) {
        const std::string id = "QZPERSON" + std::to_string(1000 + 37 * i);
        study.secret_words.push_back(id);
        study.dataset.participants.push_back({id, {{"QZATTRIBUTEQZ", "QZVALUEQZ"}}});
        study.included.push_back(static_cast<std::size_t>(i));
        for (std::size_t stimulus = 0; stimulus < 2; ++stimulus) {
            Recording recording;
            recording.participant = static_cast<std::size_t>(i);
            recording.stimulus = stimulus;
            recording.condition = "QZCONDITIONQZ";
            SeededNoise noise = SeededNoise(77).stream(static_cast<std::uint64_t>(2 * i) + stimulus);
            for (std::uint64_t f = 0; f < 11; ++f) {
                Fixation fixation;
                fixation.x_px = 10 + noise.uniform(2 * f) * 600;
                fixation.y_px = 10 + noise.uniform(2 * f + 1) * 400;
                fixation.start_ms = 100.0 * static_cast<double>(f);
                fixation.duration_ms = 200 + noise.uniform(90 + f) * 100;
                for (double value : {fixation.x_px, fixation.y_px, fixation.duration_ms})
                    study.secret_numbers.push_back(value);
                study.secret_numbers.push_back(static_cast<float>(fixation.x_px)); // as gaze is held in memory
                recording.fixations.push_back(fixation);
            }
            study.dataset.recordings.push_back(recording);
        }
    }
    study.dataset.frame = test::madeFrame(study.dataset);
    return study;
}

inline ReleasePlan<Heatmaps> planFor(const MarkedStudy& study, const std::string& mechanism = "clipped-gaussian",
                                     std::map<std::string, ParameterValue> settings = {}, std::size_t stimulus = 0) {
    HeatmapReleaseRequest request;
    request.observers = static_cast<int>(study.included.size());
    for (auto& [name, value] : settings)
        request.given.set(name, value);
    return planRelease(mechanismOf<Heatmaps>(mechanism), study.dataset.stimuli[stimulus], request);
}

/// A heatmap over time, in even windows of 1200 ms.
inline ReleasePlan<Heatmaps> overTimePlanFor(const MarkedStudy& study, int windows,
                                             std::map<std::string, ParameterValue> settings = {}) {
    HeatmapReleaseRequest request;
    for (auto& [name, value] : settings)
        request.given.set(name, value);
    request.observers = static_cast<int>(study.included.size());
    request.cut.windows = windows;
    request.cut.presentation_ms = 1200;
    return planRelease(mechanismOf<Heatmaps>("clipped-gaussian"), study.dataset.stimuli[0], request);
}

/// Maps of two groups: every third observer is an expert.
inline ReleasePlan<Heatmaps> groupPlanFor(const MarkedStudy& study, const std::string& mechanism = "clipped-gaussian",
                                          std::map<std::string, ParameterValue> settings = {}) {
    HeatmapReleaseRequest request;
    request.observers = static_cast<int>(study.included.size());
    for (auto& [name, value] : settings)
        request.given.set(name, value);
    request.attribute = "training";
    request.groups = {{"expert", {}}, {"novice", {}}};
    for (std::size_t i = 0; i < study.included.size(); ++i)
        request.groups[i % 3 ? 1 : 0].observers.push_back(i);
    return planRelease(mechanismOf<Heatmaps>(mechanism), study.dataset.stimuli[0], request);
}

/// Released with every reason confirmed.
inline Release<Heatmaps> released(const ReleasePlan<Heatmaps>& plan, const MarkedStudy& study, Ledger& ledger) {
    SecureNoise noise;
    return releasePlanned(plan, study.dataset, study.included, plan.guarantee.reasons, noise, ledger);
}

/// The same with feature tables: three features a participant and condition, the last participant only in one.
inline MarkedStudy markedSignals(int participants = 6, int length = 24) {
    MarkedStudy study = markedStudy(participants);
    std::erase(study.secret_words, "QZCONDITIONQZ"); // of features, conditions are public
    study.secret_numbers.clear();
    FeatureSet& features = study.dataset.features;
    features.names = {"blink rate", "pupil, mean", "constant"};
    features.step_s = 0.5;
    for (int p = 0; p < participants; ++p)
        for (const char* condition : {"comic", "text book"}) {
            if (p == participants - 1 && condition[0] == 't')
                continue;
            FeatureTable table{static_cast<std::size_t>(p), condition, Eigen::MatrixXd(length, 3)};
            const SeededNoise noise = SeededNoise(78).stream(static_cast<std::uint64_t>(2 * p) + (condition[0] == 't'));
            for (int t = 0; t < length; ++t) {
                table.values(t, 0) = noise.uniform(static_cast<std::uint64_t>(2 * t)) * 2;
                table.values(t, 1) = 3 + noise.uniform(static_cast<std::uint64_t>(2 * t + 1)) * 4; // often above the bound
                table.values(t, 2) = 0.5;
            }
            for (double value : table.values.leftCols(2).reshaped())
                study.secret_numbers.push_back(value);
            features.tables.push_back(std::move(table));
        }
    study.dataset.frame = test::madeFrame(study.dataset);
    return study;
}

inline std::vector<FeatureBounds> signalBounds() { return {{0, 2}, {2, 6}, {0, 1}}; }

inline ReleasePlan<Signals> signalPlanFor(const MarkedStudy& study, const std::string& mechanism = "fpa",
                                          std::map<std::string, ParameterValue> settings = {}, std::optional<int> length = {}) {
    SignalOptions options;
    options.included = study.included;
    options.bounds = signalBounds();
    options.length = length;
    Parameters given;
    for (auto& [name, value] : settings)
        given.set(name, value);
    return planRelease(mechanismOf<Signals>(mechanism), signalReleaseRequest(signalStudy(study.dataset, options), given));
}

/// Released with every reason confirmed.
inline Release<Signals> released(const ReleasePlan<Signals>& plan, const MarkedStudy& study, Ledger& ledger) {
    SecureNoise noise;
    return releasePlanned(plan, study.dataset, study.included, plan.guarantee.reasons, noise, ledger);
}

} // namespace nictate::test
