#include "core/evaluation/release_draws.h"

#include <algorithm>

namespace nictate {

namespace {

constexpr std::size_t most_kept_bytes = std::size_t{256} << 20; ///< of noise, besides that of one draw

std::size_t bytesOf(const SlotTables& tables) {
    Eigen::Index values = 0;
    for (const auto& condition : tables)
        for (const Eigen::MatrixXd& table : condition)
            values += table.size();
    return static_cast<std::size_t>(values) * sizeof(double);
}

/// The same plan at another ε: sensitivities and a fixed k do not depend on it.
std::optional<PreparedPlan> preparedBefore(const SignalPlan& plan, const std::vector<EvaluatedRelease>& releases) {
    for (const EvaluatedRelease& release : releases)
        if (release.slots && plan.kept == KeptChoice::fixed) {
            PreparedPlan known = release.slots->prepared();
            known.plan.epsilon = plan.epsilon;
            known.plan.delta = plan.delta;
            if (known.plan == plan)
                return known;
        }
    return {};
}

} // namespace

ReleaseDraws::ReleaseDraws(const Mechanism<Signals>& mechanism, const SignalStudy& study, const SeededNoise& noise)
    : mechanism_(mechanism), study_(study), facts_(signalFacts(study)), noise_(noise) {}

void ReleaseDraws::choose(const Parameters& given, const std::vector<double>& epsilons, const Progress& progress) {
    std::vector<std::optional<double>> choices(epsilons.begin(), epsilons.end());
    if (choices.empty() || !mechanism_.info.has("epsilon"))
        choices = {std::nullopt};
    std::vector<EvaluatedRelease> chosen;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        Parameters parameters = given;
        if (choices[i])
            parameters.set("epsilon", *choices[i]);
        EvaluatedRelease release;
        release.resolved = resolve(mechanism_, parameters, facts_);
        release.guarantee = mechanism_.guarantee(release.resolved, facts_);
        release.epsilon = release.resolved.numberIf("epsilon");
        const double from = static_cast<double>(i) / static_cast<double>(choices.size());
        const Progress part = progress.within(from, from + 1 / static_cast<double>(choices.size()));
        if (const auto plan = planOf(mechanism_, release.resolved, facts_)) {
            std::optional<PreparedPlan> prepared = preparedBefore(*plan, i == 0 ? releases_ : chosen);
            if (!prepared)
                prepared = preparePlan(*plan, study_, noise_.stream(1), part);
            if (plan->window == 1)
                release.slots = std::make_shared<const PerturbedSlots>(std::move(*prepared), study_);
            else
                release.subsampled = std::move(prepared);
        }
        chosen.push_back(std::move(release));
    }
    releases_ = std::move(chosen);
    const auto unused = [this](const auto& kept) {
        return std::none_of(releases_.begin(), releases_.end(), [&](const EvaluatedRelease& release) {
            return release.slots && release.slots->sharesDraws(*kept.slots);
        });
    };
    std::erase_if(queried_, unused);
    std::erase_if(drawn_, unused);
}

SeededNoise ReleaseDraws::noiseOf(int series, int draw) const {
    // mutant evaluation-one-noise-for-two-releases
    return noise_.stream(2 + static_cast<std::uint64_t>(series)).stream(static_cast<std::uint64_t>(draw));
}

const SignalStudy& ReleaseDraws::operator()(std::size_t i, const SignalStudy& signals, int series, int draw,
                                            const Progress& progress) {
    const EvaluatedRelease& release = releases_[i];
    const SeededNoise noise = noiseOf(series, draw);
    if (!release.slots)
        return perturbed_ = release.subsampled
                                ? simulatePrepared(*release.subsampled, signals, noise, progress)
                                : mechanism_.simulate(mechanism_, signals, release.resolved, facts_, noise, progress);
    if (perturbed_.conditions.empty())
        perturbed_ = study_;
    // mutant evaluation-control-with-its-own-scales
    const SlotTables& queried = queriedOf(i, signals, progress).toFinish(progress);
    release.slots->finish(queried, drawnOf(i, series, draw, progress).toFinish(progress), perturbed_, progress);
    return perturbed_;
}

const SlotTables& ReleaseDraws::queries(std::size_t i, const SignalStudy& signals, const Progress& progress) {
    return queriedOf(i, signals, progress).tables;
}

const SlotTables& ReleaseDraws::unitNoise(std::size_t i, int series, int draw, const Progress& progress) {
    return drawnOf(i, series, draw, progress).tables;
}

ReleaseDraws::Queried& ReleaseDraws::queriedOf(std::size_t i, const SignalStudy& signals, const Progress& progress) {
    const auto& slots = releases_[i].slots;
    for (Queried& each : queried_)
        if (each.signals == &signals && slots->sharesDraws(*each.slots))
            return each;
    queried_.push_back({{slots, slots->queries(signals, progress), {}}, &signals});
    return queried_.back();
}

ReleaseDraws::Drawn& ReleaseDraws::drawnOf(std::size_t i, int series, int draw, const Progress& progress) {
    const auto& slots = releases_[i].slots;
    for (Drawn& each : drawn_)
        if (each.series == series && each.draw == draw && slots->sharesDraws(*each.slots))
            return each;
    Drawn drawn{{slots, slots->unitNoise(noiseOf(series, draw), progress), {}}, series, draw};
    std::size_t bytes = drawn.bytes();
    for (const Drawn& each : drawn_)
        bytes += each.bytes();
    while (bytes > most_kept_bytes && drawn_.size() > 1) {
        bytes -= drawn_.front().bytes();
        drawn_.pop_front();
    }
    drawn_.push_back(std::move(drawn));
    return drawn_.back();
}

const SlotTables& ReleaseDraws::Kept::toFinish(const Progress& progress) {
    if (!slots->finishesSpectra())
        return tables;
    if (spectra.empty())
        spectra = slots->spectra(tables, progress);
    return spectra;
}

std::size_t ReleaseDraws::Kept::bytes() const { return bytesOf(tables) + bytesOf(spectra); }

} // namespace nictate
