#include "core/evaluation/release_draws.h"

#include "core/parallel.h"

namespace nictate {

namespace {

/// Kept coefficients alone: a plan whose noise has no scale.
PreparedPlan withoutNoise(PreparedPlan prepared) {
    for (auto& condition : prepared.sensitivities)
        for (auto& feature : condition)
            for (SignalSensitivity& sensitivity : feature)
                sensitivity = {};
    return prepared;
}

SignalStudy zeroSignals(SignalStudy study) {
    for (SignalGroup& group : study.conditions)
        for (Eigen::MatrixXd& table : group.tables)
            table.setZero();
    return study;
}

SignalStudy sum(const SignalStudy& kept, double factor, const SignalStudy& field) {
    SignalStudy out = kept;
    for (std::size_t c = 0; c < out.conditions.size(); ++c)
        parallelRows(
            static_cast<Eigen::Index>(out.conditions[c].tables.size()),
            [&](Eigen::Index begin, Eigen::Index end) {
                for (auto t = static_cast<std::size_t>(begin); t < static_cast<std::size_t>(end); ++t)
                    out.conditions[c].tables[t] += factor * field.conditions[c].tables[t];
            },
            4);
    return out;
}

/// How large a release's noise is beside another's; the same in every slot.
double relativeScale(const PreparedPlan& one, const PreparedPlan& other) {
    const Chunk& chunk = one.plan.chunks.front();
    const SignalSensitivity unit = chunkSensitivity(one.plan, chunk.length, 1);
    const int k = SignalPlan::keptIn(chunk, one.plan.k);
    return noiseScale(one.plan, chunk.length, k, unit) / noiseScale(other.plan, chunk.length, k, unit);
}

} // namespace

ReleaseDraws::ReleaseDraws(const Mechanism<Signals>& mechanism, const Parameters& given, const std::vector<double>& epsilons,
                           const SignalStudy& study, const SeededNoise& noise, const Progress& progress)
    : mechanism_(mechanism), study_(study), facts_(signalFacts(study)), noise_(noise) {
    std::vector<std::optional<double>> choices(epsilons.begin(), epsilons.end());
    if (choices.empty() || !mechanism.info.has("epsilon"))
        choices = {std::nullopt};
    bool linear = true;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        Parameters parameters = given;
        if (choices[i])
            parameters.set("epsilon", *choices[i]);
        EvaluatedRelease release;
        release.resolved = resolve(mechanism, parameters, facts_);
        release.guarantee = mechanism.guarantee(release.resolved, facts_);
        release.epsilon = release.resolved.numberIf("epsilon");
        const double from = static_cast<double>(i) / static_cast<double>(choices.size());
        if (auto plan = planOf(mechanism, release.resolved, facts_))
            release.prepared =
                preparePlan(*plan, study, noise.stream(1), progress.within(from, from + 1 / static_cast<double>(choices.size())));
        linear = linear && release.prepared && release.prepared->plan.finish == SignalFinish::raw &&
                 release.prepared->plan.window == 1 && release.prepared->plan.kept == KeptChoice::fixed;
        releases_.push_back(std::move(release));
    }
    for (const EvaluatedRelease& release : releases_)
        if (linear)
            relative_scales_.push_back(relativeScale(*release.prepared, *releases_.front().prepared));
}

SeededNoise ReleaseDraws::noiseOf(int series, int draw) const {
    return noise_.stream(2 + static_cast<std::uint64_t>(series)).stream(static_cast<std::uint64_t>(draw));
}

SignalStudy ReleaseDraws::operator()(std::size_t i, const SignalStudy& signals, int series, int draw) {
    const EvaluatedRelease& release = releases_[i];
    if (!relative_scales_.empty())
        return sum(keptOf(signals), relative_scales_[i], noiseField(series, draw));
    return release.prepared ? simulatePrepared(*release.prepared, signals, noiseOf(series, draw))
                            : mechanism_.simulate(mechanism_, signals, release.resolved, facts_, noiseOf(series, draw), {});
}

const SignalStudy& ReleaseDraws::noiseField(int series, int draw) {
    Field& field = fields_[series];
    if (field.draw != draw)
        field = {draw, std::make_unique<SignalStudy>(
                           simulatePrepared(*releases_.front().prepared, zeroSignals(study_), noiseOf(series, draw)))};
    return *field.noise;
}

const SignalStudy& ReleaseDraws::keptOf(const SignalStudy& signals) {
    std::unique_ptr<SignalStudy>& kept = kept_[&signals];
    if (!kept)
        kept = std::make_unique<SignalStudy>(simulatePrepared(withoutNoise(*releases_.front().prepared), signals, noise_));
    return *kept;
}

} // namespace nictate
