#pragma once
// Is observer i in what was published, asked by somebody who knows everybody else's data (mathematics.md §13.8)?

#include "core/domains/areas/areas.h"
#include "core/domains/heatmap/heatmaps.h"
#include "core/noise/norm_body.h"
#include "core/privacy/guarantee.h"
#include "core/progress.h"

#include <optional>
#include <vector>

namespace nictate {

/// How well one observer is told from nobody in their place.
struct MembershipRisk {
    std::optional<double> mu; ///< ‖G_i‖₂/(nσ) of Gaussian noise; ∞ without noise; unset for Laplace and K-norm noise
    double auc = 0.5;
    double tpr_at_5 = 0.05; ///< found, when 5 % of those who are not in it are taken for being in it
};

/// How well membership inference works on one release, observer by observer.
struct Membership {
    std::vector<MembershipRisk> observers;
    MembershipRisk worst;                       ///< the largest AUC
    std::optional<double> limit_auc, limit_tpr; ///< what the guarantee allows; unset where nothing is promised
};

inline constexpr int laplace_draws = 2000;

/// What one observer adds to a sum, after bounding, and the noise on it.
struct OwnValues {
    std::vector<double> values;
    double scale = 1; ///< σ or b on the sum; 1 where values are in units of it
};

/// Everything that is noised, before what follows the noise.
struct MembershipQuestion {
    std::vector<OwnValues> observers;
    bool laplace = false;          ///< else Gaussian, or none at scale 0
    NormBody body = {};            ///< not empty: K-norm noise, and values are its coordinates in units of it
    std::optional<double> most_mu; ///< Gaussian noise: what the largest change would be told by
    std::optional<double> epsilon; ///< what is promised
    double delta = 0;
    bool isPure() const { return laplace || !body.empty(); }
};
/// Throws InvalidParameter (`mechanism`) for one that selects observers instead of adding noise.
MembershipQuestion heatmapQuestion(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, const Parameters& resolved,
                                   const HeatmapFacts& facts);
/// All metrics of a table together: an observer's values over the scales of their noise.
MembershipQuestion areaQuestion(const Mechanism<Areas>& mechanism, const AreaHits& hits, const Parameters& resolved,
                                const AreaFacts& facts);

/// Gaussian noise in closed form; for Laplace and K-norm noise the likelihood ratio over `draws` draws of each case. Throws
/// Cancelled.
Membership membershipOf(const MembershipQuestion& question, const SeededNoise& noise, int draws = laplace_draws,
                        const Progress& progress = {});
Membership heatmapMembership(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, const Parameters& resolved,
                             const HeatmapFacts& facts, const SeededNoise& noise, int draws = laplace_draws);

/// Found against taken for being in it, from nobody to everybody.
struct MembershipCurve {
    std::vector<double> fpr;   ///< ascending from 0 to 1
    std::vector<double> worst; ///< of the observer who is most identifying: sensitive
    std::vector<double> limit; ///< what the guarantee allows; empty where nothing is promised
    std::size_t worst_observer = 0;
};
/// Throws as membershipOf.
MembershipCurve membershipCurve(const MembershipQuestion& question, const SeededNoise& noise, int draws = laplace_draws,
                                const Progress& progress = {});

/// Gaussian noise at μ: Φ(μ/√2), and Φ(μ − z) at a false positive rate.
double gaussianAuc(double mu);
double gaussianTpr(double mu, double fpr);

/// min(1, e^ε·fpr + δ, 1 − e^(−ε)·(1 − δ − fpr)): no test does better under (ε,δ)-DP. And the area below it.
double limitTpr(double epsilon, double delta, double fpr);
double limitAuc(double epsilon, double delta);

} // namespace nictate
