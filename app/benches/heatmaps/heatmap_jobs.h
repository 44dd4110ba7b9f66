#pragma once
// The slow curves below the heatmaps, as plain functions that run on another thread.

#include "core/choices/session.h"
#include "core/domains/heatmap/cap_selection.h"
#include "core/domains/heatmap/heatmap_tradeoff.h"

#include <Eigen/Core>

#include <memory>
#include <string>
#include <vector>

namespace nictate {

/// What one fidelity curve depends on; equal keys give equal curves.
struct CurveKey {
    std::string mechanism;
    Parameters given; ///< without ε
    HeatmapFacts facts;
    std::uint64_t seed = 0;
    std::shared_ptr<const ObserverPoints> points;
    bool operator==(const CurveKey&) const = default;
};
/// Keys of the chosen mechanism and of those it is compared with, in that order.
std::vector<CurveKey> curveKeys(const Session& session, const HeatmapFacts& facts,
                                const std::shared_ptr<const ObserverPoints>& points);

inline constexpr int curve_points = 20;
/// 100, and fewer of a heatmap over time, of which every draw is as many maps.
int curveRepetitions(const HeatmapFacts& facts);
/// CC and MSE at 20 ε from 0.03 to 30, curveRepetitions() draws each. Throws Cancelled, InvalidParameter.
std::vector<TradeoffPoint> fidelityCurve(const CurveKey& key, const Progress& progress);

/// E[MSE] against the cap for a mechanism that has one. Throws as above.
struct CapResult {
    std::string mechanism;
    CapCurve curve;
};
bool hasCap(const Mechanism<Heatmaps>& mechanism);
CapResult capResult(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                    const ObserverPoints& points, const Progress& progress);

/// The cap drawn by the exponential mechanism over 1 … 20 at a privacy loss of its own; a simulation.
inline constexpr int largest_noisy_cap = 20;
int drawNoisyCap(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                 const ObserverPoints& points, double epsilon_cap, std::uint64_t seed);

/// Noise scale over grid side and observers around the present point.
struct SurfaceResult {
    std::vector<double> sides;
    std::vector<double> observers;
    Eigen::ArrayXXd sigma;
};
SurfaceResult surfaceResult(const Mechanism<Heatmaps>& mechanism, const Parameters& given, const HeatmapFacts& facts,
                            const Progress& progress);

} // namespace nictate
