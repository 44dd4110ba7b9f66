#pragma once
// What the Signals workspace knows, as curves to be drawn.

#include "app/benches/signals/signal_jobs.h"
#include "widgets/curve_drawing.h"

namespace nictate {

/// "comic", or "all" in a study with one unnamed condition.
QString conditionName(const SignalGroup& group);

/// Of the feature on screen, where it is known; empty else and for ratios.
QString unitOf(const SignalFrame& frame);
std::vector<Curve> previewCurves(const SignalFrame& frame, const SignalPreview& preview);
PlotAxis timeAxis(const SignalFrame& frame);
/// Where the recording on screen had ended and repeats its last row in every feature; nothing where it never does.
std::vector<PlotSpan> paddingOf(const SignalFrame& frame);
/// k = 1 is the mean, so that frequencies 1 … k are kept.
std::vector<Curve> spectrumCurves(const SignalSpectrum& spectrum);
/// Of all conditions; differences and the protected version of the one on screen only.
std::vector<Curve> correlationCurves(const SignalFrame& frame, const SignalsView& view);
/// Correlation with the next sample: "Lag 1: 0.98, differences 0.03".
QString lagOneText(const SignalFrame& frame, const SignalsView& view);
std::vector<Curve> keptCurves(const KeptCurve& curve);
PlotPoint bestKept(const KeptCurve& curve);
/// `figure` against published ε, one curve a key that is known; `constant` as a line.
struct NamedUtility {
    std::string mechanism;
    QString name;
    const UtilityCurve* curve;
};
std::vector<Curve> utilityCurves(const std::vector<NamedUtility>& known, const UtilityPoint& constant,
                                 double UtilityPoint::*figure);
std::vector<Curve> leakageCurves(const LeakageResult& result, double epsilon);
std::vector<Curve> attackCurves(const SignalFrame& frame, const FilterAttack& attack);

} // namespace nictate
