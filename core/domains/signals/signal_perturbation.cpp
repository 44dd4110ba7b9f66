#include "core/domains/signals/signal_perturbation.h"

#include "core/compute/parallel.h"
#include "core/errors.h"

namespace nictate {

SignalPerturbation::SignalPerturbation(const SignalPlan& plan, const SignalStudy& study)
    : plan_(plan), study_(study), transforms_(plan), shrink_(plan.finish == SignalFinish::shrink),
      clamp_(plan.finish != SignalFinish::raw), scale_of_(plan) {
    if (clamp_ && !study.bounds_public)
        throw InvalidParameter("finish", shrink_ ? "shrink" : "clamp", Text("raw, unless the bounds are public"));
}

void SignalPerturbation::operator()(Eigen::Ref<Eigen::VectorXd> signal, std::size_t feature, const std::vector<int>& ks,
                                    const std::vector<SignalSensitivity>& sensitivities, const SeededNoise& noise) {
    signal.array() -= centreOf(feature);
    for (std::size_t c = 0; c < plan_.chunks.size(); ++c) {
        const Chunk& chunk = plan_.chunks[c];
        perturbChunk(signal, queried(signal.segment(chunk.first, chunk.length), chunk, &noise), c, feature, ks[c],
                     sensitivities[c], noise);
    }
    clampSignal(signal, feature);
}

void SignalPerturbation::perturbChunk(Eigen::Ref<Eigen::VectorXd> signal, Eigen::ArrayXd noisy, std::size_t c,
                                      std::size_t feature, int k, const SignalSensitivity& sensitivity,
                                      const SeededNoise& noise) {
    const Chunk& chunk = plan_.chunks[c];
    const int p = plan_.inSpectrum() ? keptCoefficients(chunk.length, k) : plan_.samplesOf(chunk.length);
    const double scale = scale_of_(chunk.length, k, sensitivity);
    noisy.head(p) += scale * chunkNoise(plan_, chunk, p, noise);
    noisy.tail(noisy.size() - p).setZero();
    auto samples = signal.segment(chunk.first, chunk.length);
    finishChunk(samples, noisy, chunk, k, scale, feature);
    samples.array() += centreOf(feature);
}

void SignalPerturbation::finishChunk(Eigen::Ref<Eigen::VectorXd> samples, const Eigen::ArrayXd& noisy, const Chunk& chunk, int k,
                                     double scale, std::size_t feature) {
    if (shrink_) {
        const double range = study_.bounds[feature].range();
        const int p = plan_.inSpectrum() ? keptCoefficients(chunk.length, k) : plan_.samplesOf(chunk.length);
        const Shrinkage& shrinkage =
            shrinkages_.try_emplace({chunk.length, k}, plan_, chunk.length, k, scale / range).first->second;
        repeat(samples, shrinkage(noisy.head(p) / range) * range);
    } else if (plan_.inSpectrum()) {
        transforms_.of(chunk.length).inverse(noisy.data(), samples.data());
    } else {
        repeat(samples, noisy);
    }
}

void SignalPerturbation::clampSignal(Eigen::Ref<Eigen::VectorXd> signal, std::size_t feature) const {
    const FeatureBounds& bounds = study_.bounds[feature];
    if (clamp_)
        signal = signal.cwiseMax(bounds.lower).cwiseMin(bounds.upper);
}

Eigen::ArrayXd SignalPerturbation::queried(const Eigen::Ref<const Eigen::VectorXd>& samples, const Chunk& chunk,
                                           const SeededNoise* noise) const {
    if (plan_.inSpectrum()) {
        Eigen::ArrayXd out(chunk.length);
        transforms_.of(chunk.length).forward(samples.data(), out.data());
        return out;
    }
    Eigen::ArrayXd out(plan_.samplesOf(chunk.length));
    for (int i = 0; i < out.size(); ++i) {
        const int at = i * plan_.window, width = std::min(plan_.window, chunk.length - at);
        const double chosen = width == 1 ? 0 : noise->uniform(static_cast<std::uint64_t>(chunk.first + i)) * width;
        out[i] = samples[at + static_cast<int>(chosen)];
    }
    return out;
}

/// Samples domain with windows: every value stands for its whole window.
void SignalPerturbation::repeat(Eigen::Ref<Eigen::VectorXd> samples, const Eigen::ArrayXd& values) const {
    const int window = plan_.inSpectrum() ? 1 : plan_.window;
    for (Eigen::Index t = 0; t < samples.size(); ++t)
        samples[t] = values[t / window];
}

double UnitScales::operator()(int length, int k, const SignalSensitivity& sensitivity) {
    if (sensitivity.range <= 0)
        return noiseScale(plan_, length, k, sensitivity);
    auto [known, fresh] = of_.try_emplace({length, k}, 0.0);
    if (fresh)
        known->second = noiseScale(plan_, length, k, chunkSensitivity(plan_, length, 1));
    return known->second * sensitivity.range;
}

KeptTable keptFor(const SignalPlan& plan, const SignalStudy& study, const SeededNoise& noise, const Progress& progress) {
    switch (plan.kept) {
    case KeptChoice::optimal: return optimalKept(plan, study, draws_for_optimal_k, noise, progress);
    case KeptChoice::noisy: return noisyKept(plan, study, plan.kept_epsilon, noise);
    case KeptChoice::fixed: break;
    }
    return fixedKept(plan, study);
}

SeededNoise signalNoise(const SeededNoise& noise, std::size_t condition, std::size_t table, std::size_t feature) {
    return noise.stream(condition).stream(table).stream(feature);
}

PreparedPlan preparePlan(const SignalPlan& plan, const SignalStudy& study, const SeededNoise& noise, const Progress& progress) {
    static_cast<void>(SignalPerturbation(plan, study)); // refuses before the work begins
    PreparedPlan prepared{plan, keptFor(plan, study, noise, progress), {}};
    prepared.sensitivities.resize(study.conditions.size());
    for (std::size_t c = 0; c < study.conditions.size(); ++c)
        for (std::size_t f = 0; f < study.features.size(); ++f) {
            if (progress.cancelled())
                progress(1); // throws
            prepared.sensitivities[c].push_back(sensitivitiesOf(plan, study, c, f));
        }
    return prepared;
}

SignalStudy simulatePrepared(const PreparedPlan& prepared, const SignalStudy& study, const SeededNoise& noise,
                             const Progress& progress) {
    SignalStudy out = study;
    for (std::size_t c = 0; c < out.conditions.size(); ++c) {
        auto& tables = out.conditions[c].tables;
        parallelRows(
            static_cast<Eigen::Index>(tables.size()),
            [&](Eigen::Index begin, Eigen::Index end) {
                SignalPerturbation perturb(prepared.plan, study);
                for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                    progress(static_cast<double>(c) / static_cast<double>(out.conditions.size()));
                    for (std::size_t f = 0; f < study.features.size(); ++f)
                        perturb(tables[i].col(static_cast<Eigen::Index>(f)), f, prepared.kept[c][f], prepared.sensitivities[c][f],
                                signalNoise(noise, c, i, f));
                }
            },
            1);
    }
    return out;
}

SignalStudy simulatePlan(const SignalPlan& plan, const SignalStudy& study, const SeededNoise& noise, const Progress& progress) {
    return simulatePrepared(preparePlan(plan, study, noise.stream(1), progress.within(0, 0.8)), study, noise.stream(2),
                            progress.within(0.8, 1));
}

} // namespace nictate
