#include "core/domains/signals/signal_expectation.h"

#include "core/domains/signals/signal_finish.h"

#include <cmath>

namespace nictate {

namespace {

constexpr int model_participants = 12; ///< each is one draw of the prior and of the noise
constexpr std::uint64_t model_seed = 2718;

/// One feature between 0 and 1.
SignalStudy modelStudy(const SignalFacts& facts) {
    SignalStudy study;
    study.features = {"model"};
    study.bounds = {{0, 1}};
    study.bounds_public = study.length_public = true;
    study.length = facts.length;
    study.participants = model_participants;
    SignalGroup group;
    const Eigen::ArrayXd spread = priorVariances(facts.length).sqrt();
    const RealDft dft(facts.length);
    for (int i = 0; i < model_participants; ++i) {
        const SeededNoise noise = SeededNoise(model_seed).stream(static_cast<std::uint64_t>(i));
        Eigen::VectorXd signal(facts.length);
        for (int c = 0; c < facts.length; ++c)
            signal[c] = spread[c] * noise.normal(static_cast<std::uint64_t>(c));
        dft.inverse(signal.data(), signal.data());
        group.participants.push_back(static_cast<std::size_t>(i));
        group.tables.emplace_back((signal.array() + 0.5).max(0.0).min(1.0).matrix());
    }
    study.conditions = {std::move(group)};
    return study;
}

} // namespace

std::optional<SignalExpectation> expectedSignalError(const Mechanism<Signals>& mechanism, const Parameters& resolved,
                                                     const SignalFacts& facts) {
    if (!mechanism.steps.plan)
        return {};
    const SignalStudy study = modelStudy(facts);
    const SignalStudy out = mechanism.simulate(mechanism, study, resolved, signalFacts(study),
                                               SeededNoise(model_seed).stream(model_participants), {});
    SignalExpectation sum;
    for (int i = 0; i < model_participants; ++i) {
        const Eigen::MatrixXd& signal = study.conditions[0].tables[static_cast<std::size_t>(i)];
        sum.error += (out.conditions[0].tables[static_cast<std::size_t>(i)] - signal).squaredNorm();
        sum.constant += (signal.array() - 0.5).square().sum();
    }
    const double samples = static_cast<double>(model_participants) * facts.length;
    return SignalExpectation{std::sqrt(sum.error / samples), std::sqrt(sum.constant / samples)};
}

} // namespace nictate
