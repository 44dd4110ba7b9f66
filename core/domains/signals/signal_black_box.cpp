#include "core/domains/signals/signal_audit.h"

#include "core/errors.h"
#include "core/privacy/gaussian_profile.h"

#include <cmath>

namespace nictate {

namespace {

/// One participant's one signal, values in 0 … 1.
SignalStudy studyOf(const Eigen::VectorXd& signal) {
    SignalStudy study;
    study.features = {"feature"};
    study.bounds = {{0, 1}};
    study.bounds_public = study.length_public = true;
    study.length = static_cast<int>(signal.size());
    study.participants = 1;
    study.conditions = {{"", {0}, {signal}}};
    return study;
}

/// What the noise is added to in the first chunk, as rows times its samples.
Eigen::MatrixXd queryOf(const SignalPlan& plan) {
    const int length = plan.chunks[0].length;
    if (!plan.inSpectrum())
        return Eigen::MatrixXd::Identity(length, length);
    const int kept = keptCoefficients(length, SignalPlan::keptIn(plan.chunks[0], plan.k));
    return coefficientRows(length, kept, plan.ofDifferences(),
                           plan.noise == SignalNoise::laplace ? Coefficients::dft : Coefficients::orthonormal);
}

/// The signs that move the query most; all of them where they can be counted.
Eigen::VectorXd worstSigns(const Eigen::MatrixXd& query, bool of_l2) {
    const Eigen::Index length = query.cols();
    constexpr Eigen::Index countable = 14;
    const SeededNoise noise(1);
    Eigen::VectorXd best, signs(length);
    double most = -1;
    for (std::uint64_t pattern = 0; pattern < (1u << std::min(length, countable)); ++pattern) {
        for (Eigen::Index i = 0; i < length; ++i) {
            const bool up = i < countable ? (pattern >> i & 1) == 0
                                          : pattern > 0 && noise.uniform(pattern * 4096 + static_cast<std::uint64_t>(i)) < 0.5;
            signs[i] = up ? 1 : -1;
        }
        const double moved = of_l2 ? (query * signs).norm() : (query * signs).lpNorm<1>();
        if (moved > most * (1 + 1e-12)) {
            most = moved;
            best = signs;
        }
    }
    return best;
}

/// Few enough values that all of them can lie beyond a point by chance.
Parameters smallSetting(const MechanismInfo& info, const Parameters& given) {
    Parameters small = given;
    if (info.has("chunk") && !given.has("chunk"))
        small.set("chunk", 8.0);
    if (info.has("k") && !given.has("k"))
        small.set("k", 2.0);
    if (info.has("finish") && !given.has("finish"))
        small.set("finish", "raw");
    return small;
}

} // namespace

BlackBox blackBoxOf(const Mechanism<Signals>& mechanism, const Parameters& given) {
    const InvalidParameter nothing("mechanism", mechanism.info.id,
                                   Text("one that adds noise to signals: this one promises no ε, there is nothing to audit"));
    if (!mechanism.steps.plan)
        throw nothing;
    const Parameters small = smallSetting(mechanism.info, given);
    SignalFacts facts;
    facts.length = small.has("chunk") ? 2 * static_cast<int>(small.number("chunk"))
                   : small.has("k")   ? std::max(8, 2 * static_cast<int>(small.number("k")))
                                      : 2;
    facts.participants = 1;
    BlackBox out;
    out.parameters = resolve(mechanism, small, facts);
    const auto plan = planOf(mechanism, out.parameters, facts);
    if (!plan)
        throw nothing;
    const Guarantee guarantee = mechanism.guarantee(out.parameters, facts);
    out.promise = guarantee.published_epsilon;
    out.delta = guarantee.delta;
    out.neighbours = Text("one signal runs at one end of its range, or at the other end, where that moves what is released most");

    const Eigen::MatrixXd query = queryOf(*plan);
    const bool tails = plan->noise == SignalNoise::gaussian || plan->noise == SignalNoise::k_norm;
    const Eigen::VectorXd signs = worstSigns(query, tails);
    const auto chunk = signs.size();
    Eigen::VectorXd one = Eigen::VectorXd::Zero(facts.length), other = one;
    one.head(chunk) = (signs.array() + 1) / 2;
    other.head(chunk) = (1 - signs.array()) / 2;
    const Eigen::ArrayXd centre = query * one.head(chunk), change = query * signs;
    const int kept = SignalPlan::keptIn(plan->chunks[0], plan->k);
    const SignalSensitivity sensitivity = chunkSensitivity(*plan, plan->chunks[0].length, 1);
    out.sensitivity_reached = tails ? change.matrix().norm() : change.abs().sum();
    out.sensitivity_stated = tails ? perturbedL2(*plan, plan->chunks[0].length, kept, sensitivity)
                                   : perturbedL1(*plan, plan->chunks[0].length, kept, sensitivity);
    const SignalStudy here = studyOf(one), there = studyOf(other);
    const auto draw = [=, resolved = out.parameters](bool neighbour, const SeededNoise& noise) {
        const SignalStudy made = mechanism.simulate(mechanism, neighbour ? there : here, resolved, facts, noise, {});
        return Eigen::ArrayXd(query * made.conditions[0].tables[0].col(0).head(chunk));
    };
    if (tails) {
        const double scale = noiseScale(*plan, plan->chunks[0].length, kept, sensitivity);
        const double distance = change.matrix().norm();
        out.event = Text("the coefficients lie far out in the direction of the change");
        constexpr double far_out = 2.3;
        out.event_above = far_out - distance / scale;
        out.halfway_above = -distance / scale / 2;
        if (plan->noise == SignalNoise::gaussian)
            out.promised_mu = 1 / analyticSigma(plan->epsilon, plan->delta);
        out.seen = [=](bool neighbour, const SeededNoise& noise) {
            return ((draw(neighbour, noise) - centre) * change).sum() / (distance * scale);
        };
    } else {
        out.event = Text("every value lies at or beyond that of the first signal, seen from the second");
        out.event_above = out.halfway_above = 0.5;
        out.seen = [=](bool neighbour, const SeededNoise& noise) {
            return ((draw(neighbour, noise) - centre) * change.sign() >= -1e-9).all() ? 1.0 : 0.0;
        };
    }
    return out;
}

} // namespace nictate
