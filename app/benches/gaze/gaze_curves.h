#pragma once
// What the Samples workspace knows, as curves, bars and rows of a table. Those of the original are secret: shown, never exported.

#include "app/benches/gaze/gaze_jobs.h"
#include "widgets/bar_plot.h"
#include "widgets/curve_drawing.h"

namespace nictate {

/// Which of the two are drawn; a null look is not there (yet).
struct TwoLooks {
    const StreamLook* original = nullptr;
    const StreamLook* released = nullptr;
};

std::vector<Curve> positionCurves(const TwoLooks& looks);
std::vector<Curve> velocityCurves(const TwoLooks& looks, double threshold_deg_s);
/// Fixations, saccades and blinks of one of the two as shaded parts of the time axis; none where there are too many to see.
std::vector<PlotSpan> eventSpans(const StreamLook& look);
inline constexpr std::size_t most_event_spans = 2000;

/// What the last w rows have spent against time, and ε.
std::vector<Curve> budgetCurves(const ProtectedLook& released, double epsilon);
/// Peak velocities against amplitudes with the curve through them.
std::vector<Curve> mainSequenceCurves(const TwoLooks& looks);
std::vector<Curve> durationCurves(const TwoLooks& looks);
/// Of the schedule that is chosen, of the other one, and of the middle of the field.
std::vector<Curve> errorCurves(const KaleidoErrors& errors, bool adaptive);
std::vector<Curve> trainingCurves(const SaccadeModel& model);
/// Linkage and identification beside chance and, where a mechanism has groups of k, the promised 1/k.
BarContent linkageBars(const StudyMeasures& measures, std::optional<double> k);

/// "fixations, 1/s", the original's and the protected one's figure.
struct FigureRow {
    QString name;
    double original = 0, released = 0; ///< NaN: none
};
std::vector<FigureRow> figureRows(const TwoLooks& looks);

} // namespace nictate
