#include "core/domains/signals/signal_audit.h"

#include "core/domains/signals/signal_perturbation.h"
#include "core/mechanism/mechanisms.h"

#include <cmath>

namespace nictate {

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

} // namespace nictate
