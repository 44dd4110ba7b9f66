#pragma once
// What the Samples workspace computes off the GUI thread: keys say all that a figure depends on, results hold what is drawn.
// Simulations only; originals in them are sensitive.

#include "core/domains/gaze/gaze.h"
#include "core/domains/gaze/gaze_look.h"
#include "core/domains/gaze/kaleido_preview.h"
#include "core/domains/gaze/saccade_model.h"
#include "core/evaluation/gaze_prediction.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace nictate {

/// Everybody's gaze samples in degrees, and what is public about them.
struct GazeSet {
    GazeStudy study;
    GazeFacts facts;
};
using GazeSetPtr = std::shared_ptr<const GazeSet>;

/// Whose gaze of which study.
struct GazeKey {
    std::shared_ptr<const Dataset> study;
    std::vector<std::size_t> included;
    bool operator==(const GazeKey&) const = default;
};
GazeSetPtr gazeSet(const GazeKey& key, const Progress& progress);

/// The original of one recording.
struct OriginalKey {
    GazeSetPtr streams;
    std::size_t stream = 0;
    EventParameters events;
    bool operator==(const OriginalKey&) const = default;
};
StreamLook originalLook(const OriginalKey& key, const Progress& progress);

/// A mechanism on everybody, with resolved parameters.
struct SimulationKey {
    GazeSetPtr streams;
    std::string mechanism;
    Parameters resolved;
    std::uint64_t seed = 1;
    std::shared_ptr<const SaccadeModel> saccades = {}; ///< what event-synth-PD draws from; null: it learns by itself
    bool operator==(const SimulationKey&) const = default;
};
using SimulationPtr = std::shared_ptr<const SimulatedGaze>;
SimulationPtr simulationOf(const SimulationKey& key, const Progress& progress);

/// One recording's protected version: Kaleido's by itself, that of others out of everybody's.
struct ProtectedKey {
    OriginalKey original;
    SimulationKey simulation;
    SimulationPtr everybody; ///< null where a stream is made by itself
    bool operator==(const ProtectedKey&) const = default;
};

/// A protected recording as it is shown.
struct ProtectedLook {
    StreamLook look;
    std::vector<double> spent;  ///< in the window that ends at a row; empty where there is no such budget
    double published_share = 0; ///< of the rows with gaze, where there is such a budget
    std::optional<double> rmse; ///< degrees; nothing where no row is seen in both
    double centre_rmse = 0;     ///< of publishing the middle of the field instead; the same for every mechanism
};
ProtectedLook protectedLook(const ProtectedKey& key, const Progress& progress);
/// Whether a recording's protected version depends on that recording alone.
bool madeAlone(const std::string& mechanism);

/// Kaleido's error against ε on one recording.
struct ErrorsKey {
    GazeSetPtr streams;
    std::size_t stream = 0;
    Parameters given; ///< without ε and schedule
    std::uint64_t seed = 1;
    bool operator==(const ErrorsKey&) const = default;
};
KaleidoErrors errorsOf(const ErrorsKey& key, int draws, const Progress& progress);

/// What everybody's protected recordings are worth together.
struct MeasuresKey {
    SimulationKey simulation;
    SimulationPtr everybody; ///< null = still to be made
    bool operator==(const MeasuresKey& other) const { return simulation == other.simulation; }
};

/// How far off everybody's protected gaze is, and how well it is linked to people.
struct StudyMeasures {
    double linkage = 0, chance = 0;           ///< of naming whose recording a released one is, among those of its task
    double rmse_deg = 0, centre_rmse_deg = 0; ///< medians
    double heatmap_cc = 0, duration_ks = 0;
    std::optional<double> identification; ///< of people by how their events are; nothing where there are too few
};
StudyMeasures measuresOf(const MeasuresKey& key, const Progress& progress);

/// Where gaze of one recording is going, as a network says that learnt from everybody else's recordings.
struct PredictionKey {
    SimulationKey simulation; ///< what it learnt from; no mechanism: the originals
    SimulationPtr everybody;  ///< null = still to be made
    std::size_t stream = 0;
    bool operator==(const PredictionKey& other) const { return simulation == other.simulation && stream == other.stream; }
};
/// Throws MissingData where there is nothing to learn from or to ask about.
std::vector<PredictedGaze> predictionOf(const PredictionKey& key, const Progress& progress);

/// The autoencoder of the study's saccades that event-synth-PD's simulations draw from.
struct TrainingKey {
    GazeSetPtr streams;
    bool operator==(const TrainingKey&) const = default;
};
/// Kept in a private folder for the next time.
std::shared_ptr<const SaccadeModel> trainingOf(const TrainingKey& key, const std::filesystem::path& folder,
                                               const Progress& progress);
/// Whether the mechanism draws from it.
bool drawsFromModel(const std::string& mechanism, const Parameters& resolved);

} // namespace nictate
