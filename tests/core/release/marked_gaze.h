#pragma once

#include "core/domains/gaze/gaze_release.h"
#include "core/domains/registry.h"
#include "tests/core/data/made_frame.h"
#include "tests/core/release/small_study.h"

namespace nictate::test {

/// Everybody looks at both stimuli for 2 s at 50 Hz, blinking once; what is recorded besides positions must not leave.
inline MarkedStudy markedGaze(int participants = 4) {
    MarkedStudy study = markedStudy(participants);
    std::erase(study.secret_words, "QZCONDITIONQZ"); // of samples, conditions are public
    study.secret_numbers.clear();
    for (std::size_t i = 0; i < study.dataset.recordings.size(); ++i) {
        Recording& recording = study.dataset.recordings[i];
        recording.fixations.clear();
        recording.sampling_rate_hz = 50;
        const SeededNoise noise = SeededNoise(91).stream(i);
        for (std::uint64_t t = 0; t < 100; ++t) {
            Sample sample;
            sample.t_ms = 7654321.25 + 20 * static_cast<double>(t);
            if (t < 30 || t > 34) {
                sample.gaze = {100 + 400 * noise.uniform(4 * t), 80 + 300 * noise.uniform(4 * t + 1),
                               3 + noise.uniform(4 * t + 2)};
                sample.second = {120 + 400 * noise.uniform(4 * t + 3), 90, 4 + noise.uniform(4 * t + 2)};
                for (double value : {sample.gaze.x_px, sample.gaze.y_px, sample.gaze.pupil, sample.second.x_px})
                    study.secret_numbers.push_back(value);
            }
            study.secret_numbers.push_back(sample.t_ms / 1000);
            recording.samples.push_back(sample);
        }
    }
    study.dataset.frame = test::madeFrame(study.dataset);
    return study;
}

inline ReleasePlan<Gaze> gazePlanFor(const MarkedStudy& study, const std::string& mechanism,
                                     const std::map<std::string, ParameterValue>& settings = {}) {
    Parameters given;
    for (const auto& [name, value] : settings)
        given.set(name, value);
    return planRelease(mechanismOf<Gaze>(mechanism), given, study.dataset, study.dataset.frame,
                       gazeStudy(study.dataset, study.included));
}

inline Release<Gaze> released(const ReleasePlan<Gaze>& plan, const MarkedStudy& study, Ledger& ledger) {
    SecureNoise noise;
    return releasePlanned(plan, study.dataset, study.included, plan.guarantee.reasons, noise, ledger);
}

/// Every mechanism, and every form of it.
inline std::vector<std::pair<std::string, std::map<std::string, ParameterValue>>> gazeWays() {
    std::vector<std::pair<std::string, std::map<std::string, ParameterValue>>> all;
    for (const Mechanism<Gaze>& mechanism : mechanisms<Gaze>()) {
        all.push_back({mechanism.info.id, {}});
        if (const ParameterSpec* form = mechanism.info.find("form"))
            all.push_back({mechanism.info.id, {{"form", form->choices.back().english()}}});
    }
    return all;
}

} // namespace nictate::test
