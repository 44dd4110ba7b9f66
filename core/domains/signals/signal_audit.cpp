#include "core/domains/signals/signal_audit.h"

#include "core/audit/domain_kind.h"
#include "core/domains/signals/signal_perturbation.h"
#include "core/domains/signals/signal_release.h"
#include "core/errors.h"
#include "core/mechanism/mechanisms.h"
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

namespace {

/// The mechanism again, with a chance to do it wrong: `scale` changes λ, `flaw` the noise of a chunk's coefficients.
template <class Scale, class Flaw> SignalStudy wrongly(const Mechanism<Signals>& mechanism, const SignalStudy& study,
                                                       const Parameters& resolved, const SignalFacts& facts,
                                                       const SeededNoise& noise, Scale scale, Flaw flaw) {
    const SignalPlan plan = *planOf(mechanism, resolved, facts);
    SignalStudy out = study;
    for (SignalGroup& condition : out.conditions)
        for (std::size_t t = 0; t < condition.tables.size(); ++t)
            for (Eigen::Index f = 0; f < condition.tables[t].cols(); ++f) {
                const SeededNoise own = signalNoise(noise, 0, t, static_cast<std::size_t>(f));
                auto signal = condition.tables[t].col(f);
                for (const Chunk& chunk : plan.chunks) {
                    const ChunkTransform transform(plan, chunk.length);
                    const int k = SignalPlan::keptIn(chunk, plan.k);
                    const int p = plan.inSpectrum() ? keptCoefficients(chunk.length, k) : chunk.length;
                    const double range = out.bounds[static_cast<std::size_t>(f)].range();
                    const double lambda =
                        scale(plan, chunk, noiseScale(plan, chunk.length, k, chunkSensitivity(plan, chunk.length, range)));
                    Eigen::ArrayXd y(chunk.length);
                    transform.forward(signal.data() + chunk.first, y.data());
                    Eigen::ArrayXd noisy = Eigen::ArrayXd::Zero(chunk.length);
                    noisy.head(p) = y.head(p) + flaw(Eigen::ArrayXd(lambda * chunkNoise(plan, chunk, p, own)));
                    transform.inverse(noisy.data(), signal.data() + chunk.first);
                }
            }
    return out;
}

Eigen::ArrayXd all(const Eigen::ArrayXd& noise) { return noise; }
double same(const SignalPlan&, const Chunk&, double lambda) { return lambda; }

void halfNoise(Mechanism<Signals>& mechanism) {
    mechanism.simulate = [](const Mechanism<Signals>& self, const SignalStudy& study, const Parameters& resolved,
                            const SignalFacts& facts, const SeededNoise& noise, const Progress&) {
        return wrongly(
            self, study, resolved, facts, noise, [](const SignalPlan&, const Chunk&, double lambda) { return lambda / 2; }, all);
    };
}

/// λ = √k·Δ2/ε, as Rastogi & Nath 2010 print it for a transform without a factor.
void missingRootN(Mechanism<Signals>& mechanism) {
    mechanism.simulate = [](const Mechanism<Signals>& self, const SignalStudy& study, const Parameters& resolved,
                            const SignalFacts& facts, const SeededNoise& noise, const Progress&) {
        return wrongly(
            self, study, resolved, facts, noise,
            [](const SignalPlan&, const Chunk& chunk, double lambda) { return lambda / std::sqrt(chunk.length); }, all);
    };
}

void realPartOnly(Mechanism<Signals>& mechanism) {
    mechanism.simulate = [](const Mechanism<Signals>& self, const SignalStudy& study, const Parameters& resolved,
                            const SignalFacts& facts, const SeededNoise& noise, const Progress&) {
        return wrongly(self, study, resolved, facts, noise, same, [](Eigen::ArrayXd added) {
            for (Eigen::Index i = 2; i < added.size(); i += 2)
                added[i] = 0;
            return added;
        });
    };
}

void noiseSharedByChunks(Mechanism<Signals>& mechanism) {
    mechanism.simulate = [](const Mechanism<Signals>& self, const SignalStudy& study, const Parameters& resolved,
                            const SignalFacts& facts, const SeededNoise& noise, const Progress&) {
        return wrongly(
            self, study, resolved, facts, noise,
            [](const SignalPlan& plan, const Chunk&, double lambda) { return lambda / static_cast<double>(plan.chunks.size()); },
            all);
    };
}

} // namespace

const std::vector<Mutant<Signals>>& signalMutants() {
    static const std::vector<Mutant<Signals>> every = {
        {"half-noise", "lpa", Text("half the noise"), halfNoise},
        {"half-noise", "fpa", Text("half the noise"), halfNoise},
        {"half-noise", "cfpa", Text("half the noise"), halfNoise},
        {"half-noise", "dcfpa", Text("half the noise"), halfNoise},
        {"missing-root-n", "fpa", Text("a missing √n: the transform's factor is forgotten"), missingRootN},
        {"missing-root-n", "cfpa", Text("a missing √n: the transform's factor is forgotten"), missingRootN},
        {"real-part-only", "fpa", Text("noise on the real parts only"), realPartOnly},
        {"real-part-only", "cfpa", Text("noise on the real parts only"), realPartOnly},
        {"noise-shared-by-chunks", "cfpa", Text("the noise divided by the number of chunks"), noiseSharedByChunks},
        {"noise-shared-by-chunks", "dcfpa", Text("the noise divided by the number of chunks"), noiseSharedByChunks}};
    return every;
}

DomainKind signalDomain() {
    return domainKind<Signals, signalMutants>([](const Session& session, const std::string&) { return signalBasis(session); });
}

} // namespace nictate
