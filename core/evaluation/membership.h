#pragma once
// Is observer i in the published heatmap, asked by somebody who knows everybody else's maps (mathematics.md §13.8)?

#include "core/mechanisms/maps/maps.h"
#include "core/privacy/guarantee.h"

#include <optional>
#include <vector>

namespace nictate {

/// How well one observer is told from nobody in their place.
struct MembershipRisk {
    std::optional<double> mu; ///< ‖G_i‖₂/(nσ) of Gaussian noise; ∞ without noise; unset for Laplace noise
    double auc = 0.5;
    double tpr_at_5 = 0.05; ///< found, when 5 % of those who are not in it are taken for being in it
};

struct Membership {
    std::vector<MembershipRisk> observers;
    MembershipRisk worst;                       ///< the largest AUC
    std::optional<double> limit_auc, limit_tpr; ///< what the guarantee allows; unset where nothing is promised
};

inline constexpr int laplace_draws = 2000;

/// Grid after bounding, before post-processing. Gaussian noise in closed form; for Laplace noise the likelihood ratio over
/// `draws` draws of each case. Throws InvalidParameter (`mechanism`) for one that selects observers instead of adding noise.
Membership heatmapMembership(const Mechanism<Maps>& mechanism, const ObserverPoints& points, const Parameters& resolved,
                             const MapFacts& facts, const SeededNoise& noise, int draws = laplace_draws);

/// Found against taken for being in it, from nobody to everybody.
struct MembershipCurve {
    std::vector<double> fpr;   ///< ascending from 0 to 1
    std::vector<double> worst; ///< of the observer who is told best: private
    std::vector<double> limit; ///< what the guarantee allows; empty where nothing is promised
    std::size_t worst_observer = 0;
};
/// Throws as heatmapMembership.
MembershipCurve membershipCurve(const Mechanism<Maps>& mechanism, const ObserverPoints& points, const Parameters& resolved,
                                const MapFacts& facts, const SeededNoise& noise, int draws = laplace_draws);

/// Gaussian noise at μ: Φ(μ/√2), and Φ(μ − z) at a false positive rate.
double gaussianAuc(double mu);
double gaussianTpr(double mu, double fpr);

/// min(1, e^ε·fpr + δ, 1 − e^(−ε)·(1 − δ − fpr)): no test does better under (ε,δ)-DP. And the area below it.
double limitTpr(double epsilon, double delta, double fpr);
double limitAuc(double epsilon, double delta);

} // namespace nictate
