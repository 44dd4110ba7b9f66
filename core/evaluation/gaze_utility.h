#pragma once
// What a mechanism on gaze streams costs and what it protects, in one row (mathematics.md §12.2).

#include "core/domains/gaze/gaze.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// Means over repetitions. NaN where a measure cannot be taken of the study.
struct GazeUtilityRow {
    std::string mechanism; ///< "raw" and "centre" are the reference rows
    std::optional<double> epsilon;
    double rmse_deg = 0, heatmap_cc = 0;
    double fixations_per_s = 0, duration_ks = 0, peak_4_8 = 0; ///< after detecting events in what is released
    double identification = 0, linkage = 0;                    ///< what attackers find
    double activity = 0;                                       ///< learnt from the released, asked on the original
    double prediction_hold = 0, prediction_net = 0;            ///< likewise; degrees, hold is the same for all
    double centre_rmse_deg = 0;                                ///< of the middle of the field in every row, the same for all
    std::string swept;                                         ///< as of what was evaluated
    double seconds_per_hour = 0; ///< a mechanism takes for an hour of gaze; of no table that is written
};

/// A mechanism with the parameters it is evaluated at.
struct EvaluatedGaze {
    const Mechanism<Gaze>* mechanism = nullptr;
    Parameters given;
    std::string swept = {}; ///< another parameter's value that tells its rows apart; empty for none
};

/// The measures of one study, row by row.
class GazeMeasures {
  public:
    /// What lies off the public field is moved to its edge: it is no gaze that anything could keep.
    GazeMeasures(GazeStudy recorded, const SeededNoise& noise);

    const GazeFacts& facts() const { return facts_; }
    GazeUtilityRow raw(const Progress& progress = {}) const;
    /// Everybody's gaze at rest in the middle of the field.
    GazeUtilityRow centre(const Progress& progress = {}) const;
    /// Means over repetitions. `seen` is shown what was simulated, one repetition after the other. Throws InvalidParameter.
    using Seen = std::function<void(const GazeStudy& released)>;
    GazeUtilityRow of(const EvaluatedGaze& evaluated, int repetitions, const Progress& progress = {},
                      const Seen& seen = {}) const;

  private:
    GazeUtilityRow measured(const GazeStudy& released, const Progress& progress) const;

    GazeStudy study_;
    GazeFacts facts_;
    SeededNoise noise_;
    std::vector<Events> events_;
    std::vector<double> durations_;
};

/// The reference rows, then each mechanism at each ε (once, with none, where it has no such parameter). The same arguments give
/// the same numbers, whatever the number of threads. Sensitive: all of it reads the originals. Throws InvalidParameter,
/// MissingData, Cancelled.
std::vector<GazeUtilityRow> gazeUtility(const GazeStudy& study, const std::vector<EvaluatedGaze>& mechanisms,
                                        const std::vector<double>& epsilons, int repetitions, const SeededNoise& noise,
                                        const Progress& progress = {});

/// Columns as on the command line, and one of what was swept where that has a name.
std::string gazeUtilityCsv(const std::vector<GazeUtilityRow>& rows, const std::string& swept = {});

} // namespace nictate
