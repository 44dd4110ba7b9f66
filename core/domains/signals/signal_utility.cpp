#include "core/domains/signals/signal_utility.h"

#include "core/compute/median.h"
#include "core/domains/signals/finished_errors.h"
#include "core/domains/signals/signal_perturbation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>

namespace nictate {

namespace {

constexpr double unbounded = std::numeric_limits<double>::infinity();

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

double meanInverse(const std::vector<double>& values) {
    double sum = 0;
    for (double value : values)
        sum += 1 / value;
    return sum / static_cast<double>(values.size());
}

/// Figures of one feature; a condition's are their mean.
struct FeatureFigures {
    double k = 0, mse = 0, leaving_mse = 0, nmse_median = 0, utility = 0;
};

FeatureFigures ofChunks(const SignalPlan& plan, const std::vector<DrawErrors>& errors, const std::vector<int>& ks) {
    FeatureFigures out;
    const double chunks = static_cast<double>(errors.size());
    for (std::size_t c = 0; c < errors.size(); ++c) {
        out.k += plan.inSpectrum() ? ks[c] / chunks : 0;
        out.mse += mean(errors[c].mse) * plan.chunks[c].length / plan.length();
        out.nmse_median += median(errors[c].nmse) / chunks;
        out.utility += meanInverse(errors[c].nmse) / chunks;
    }
    return out;
}

UtilityPoint lossesAt(const Mechanism<Signals>& mechanism, const Parameters& resolved, const SignalFacts& facts) {
    const Guarantee guarantee = mechanism.guarantee(resolved, facts);
    UtilityPoint point;
    point.published_epsilon = guarantee.published_epsilon.value_or(unbounded);
    point.user_epsilon = guarantee.user_epsilon.value_or(unbounded);
    return point;
}

void average(UtilityPoint& point, const std::vector<FeatureFigures>& figures, const SignalStudy& study,
             const std::vector<std::size_t>& features) {
    const double count = static_cast<double>(features.size());
    for (std::size_t i = 0; i < features.size(); ++i) {
        const double range = study.bounds[features[i]].range();
        point.k_mean += figures[i].k / count;
        point.mse += figures[i].mse / count;
        point.mse_range_normalised += figures[i].leaving_mse / (range * range) / count;
        point.nmse_median += figures[i].nmse_median / count;
        point.utility += figures[i].utility / count;
    }
}

/// A mechanism at several ε, where its plans are alike but for ε: every draw serves all of them.
struct AlikePlans {
    std::vector<SignalPlan> plans;

    bool take(const std::optional<SignalPlan>& plan) {
        SignalPlan same = plan.value_or(SignalPlan());
        same.epsilon = plans.front().epsilon;
        same.kept_epsilon = plans.front().kept_epsilon;
        const bool alike = same == plans.front();
        if (alike)
            plans.push_back(*plan);
        return alike;
    }
};

std::vector<KeptTable> keptAt(const AlikePlans& alike, const SignalStudy& study, const SeededNoise& noise,
                              const Progress& progress) {
    const SignalPlan& plan = alike.plans.front();
    if (plan.kept == KeptChoice::optimal) {
        std::vector<double> epsilons;
        for (const SignalPlan& each : alike.plans)
            epsilons.push_back(each.epsilon);
        return optimalKept(plan, epsilons, study, draws_for_optimal_k, noise, progress);
    }
    std::vector<KeptTable> tables;
    for (const SignalPlan& each : alike.plans)
        tables.push_back(keptFor(each, study, noise, progress));
    return tables;
}

std::vector<std::vector<FeatureFigures>> planned(const AlikePlans& alike, const SignalStudy& study, std::size_t condition,
                                                 const std::vector<std::size_t>& features, int repetitions,
                                                 const SeededNoise& noise, const Progress& progress) {
    const SignalPlan& plan = alike.plans.front();
    const std::vector<KeptTable> kept = keptAt(alike, study, noise.stream(1), progress.within(0, 0.4));
    const DrawPricer price(plan);
    const auto participants = static_cast<Eigen::Index>(study.conditions[condition].tables.size());
    std::optional<FinishedErrors> finished;
    if (plan.finish != SignalFinish::raw)
        finished.emplace(alike.plans, plan.finish == SignalFinish::shrink);
    std::vector<std::vector<FeatureFigures>> figures(alike.plans.size());
    for (std::size_t f : features) {
        progress(0.4 + 0.6 * static_cast<double>(figures.front().size()) / static_cast<double>(features.size()));
        std::vector<NoiseLevel> levels;
        for (std::size_t e = 0; e < alike.plans.size(); ++e)
            levels.push_back(
                noiseLevel(alike.plans[e], sensitivitiesOf(alike.plans[e], study, condition, f), kept[e][condition][f]));
        Eigen::ArrayXXd leaving = Eigen::ArrayXXd::Zero(static_cast<Eigen::Index>(levels.size()), participants);
        ChunkVisitor visit;
        if (finished) {
            finished->prepare(levels);
            visit = [&](Eigen::Index p, std::size_t c, const double* samples, const ChunkDraws& draws) {
                finished->price(samples, c, study.bounds[f], draws, levels, leaving.col(p));
            };
        }
        const auto errors = price(signalsOf(study.conditions[condition], f), levels, repetitions,
                                  noise.stream(2).stream(condition).stream(f), visit);
        const Eigen::ArrayXd left = leaving.rowwise().mean() / study.length / repetitions;
        for (std::size_t e = 0; e < levels.size(); ++e) {
            FeatureFigures figure = ofChunks(plan, errors[e], levels[e].ks);
            figure.leaving_mse = finished ? left[static_cast<Eigen::Index>(e)] : figure.mse;
            figures[e].push_back(figure);
        }
    }
    return figures;
}

/// Mechanisms that do not perturb signals one by one: from whole simulations.
std::vector<FeatureFigures> simulated(const Mechanism<Signals>& mechanism, const SignalStudy& study, std::size_t condition,
                                      const SignalFacts& facts, const std::vector<std::size_t>& features,
                                      const Parameters& resolved, int repetitions, const SeededNoise& noise,
                                      const Progress& progress) {
    std::vector<std::vector<double>> nmse(features.size()), mse(features.size());
    for (int r = 0; r < repetitions; ++r) {
        const SignalStudy out =
            mechanism.simulate(mechanism, study, resolved, facts, noise.stream(static_cast<std::uint64_t>(r)),
                               progress.within(r / static_cast<double>(repetitions), (r + 1) / static_cast<double>(repetitions)));
        for (std::size_t i = 0; i < features.size(); ++i) {
            const auto f = static_cast<Eigen::Index>(features[i]);
            for (std::size_t t = 0; t < out.conditions[condition].tables.size(); ++t) {
                const auto original = study.conditions[condition].tables[t].col(f);
                const auto changed = out.conditions[condition].tables[t].col(f);
                const double error = (original - changed).squaredNorm() / study.length;
                mse[i].push_back(error);
                nmse[i].push_back(error / std::abs(original.mean() * changed.mean()));
            }
        }
    }
    std::vector<FeatureFigures> figures(features.size());
    for (std::size_t i = 0; i < features.size(); ++i) {
        figures[i].mse = figures[i].leaving_mse = mean(mse[i]);
        figures[i].nmse_median = median(nmse[i]);
        figures[i].utility = meanInverse(nmse[i]);
    }
    return figures;
}

std::vector<Parameters> resolvedAt(const Mechanism<Signals>& mechanism, const Parameters& given, const SignalFacts& facts,
                                   const std::vector<double>& epsilons) {
    std::vector<Parameters> out;
    for (double epsilon : epsilons) {
        Parameters at = given;
        if (mechanism.info.has("epsilon"))
            at.set("epsilon", epsilon);
        out.push_back(resolve(mechanism, at, facts));
    }
    return out;
}

} // namespace

std::vector<std::size_t> varyingFeatures(const SignalGroup& group) {
    std::vector<std::size_t> out;
    for (Eigen::Index f = 0; f < group.tables.front().cols(); ++f)
        if (!isConstant(group, static_cast<std::size_t>(f)))
            out.push_back(static_cast<std::size_t>(f));
    return out;
}

SignalStudy onlyFeature(const SignalStudy& study, std::size_t feature) {
    SignalStudy out = study;
    out.features = {study.features[feature]};
    out.bounds = {study.bounds[feature]};
    for (SignalGroup& group : out.conditions)
        for (Eigen::MatrixXd& table : group.tables)
            table = table.col(static_cast<Eigen::Index>(feature)).eval();
    return out;
}

std::vector<UtilityPoint> utilityCurve(const Mechanism<Signals>& mechanism, const SignalStudy& study, std::size_t condition,
                                       const SignalFacts& facts, const Parameters& given, const std::vector<double>& epsilons,
                                       int repetitions, const SeededNoise& noise, const Progress& progress) {
    const std::vector<std::size_t> features = varyingFeatures(study.conditions[condition]);
    const auto count = static_cast<double>(epsilons.size());
    const std::vector<Parameters> resolved = resolvedAt(mechanism, given, facts, epsilons);
    std::vector<std::vector<FeatureFigures>> figures;
    while (figures.size() < epsilons.size()) {
        const std::size_t first = figures.size();
        const double done = static_cast<double>(first) / count;
        const auto plan = planOf(mechanism, resolved[first], facts);
        if (!plan) {
            if (first > 0 && !mechanism.info.has("epsilon"))
                figures.push_back(figures.back());
            else
                figures.push_back(simulated(mechanism, study, condition, facts, features, resolved[first], repetitions, noise,
                                            progress.within(done, done + 1 / count)));
            continue;
        }
        AlikePlans alike{{*plan}};
        for (std::size_t e = first + 1; e < epsilons.size() && alike.take(planOf(mechanism, resolved[e], facts));)
            ++e;
        for (auto& each : planned(alike, study, condition, features, repetitions, noise,
                                  progress.within(done, done + static_cast<double>(alike.plans.size()) / count)))
            figures.push_back(std::move(each));
    }
    std::vector<UtilityPoint> curve;
    for (std::size_t e = 0; e < epsilons.size(); ++e) {
        UtilityPoint point = lossesAt(mechanism, resolved[e], facts);
        point.epsilon = epsilons[e];
        average(point, figures[e], study, features);
        curve.push_back(point);
    }
    return curve;
}

UtilityPoint withoutNoise() {
    UtilityPoint point;
    point.epsilon = point.published_epsilon = point.user_epsilon = point.utility = unbounded;
    return point;
}

UtilityPoint publishedConstant(const SignalStudy& study, std::size_t condition) {
    const std::vector<std::size_t> features = varyingFeatures(study.conditions[condition]);
    std::vector<FeatureFigures> figures;
    for (std::size_t f : features) {
        const double centre = study.bounds[f].centre();
        std::vector<double> nmse, mse;
        for (const Eigen::MatrixXd& table : study.conditions[condition].tables) {
            const auto signal = table.col(static_cast<Eigen::Index>(f)).array();
            mse.push_back((signal - centre).square().mean());
            nmse.push_back(mse.back() / std::abs(signal.mean() * centre));
        }
        FeatureFigures figure;
        figure.mse = figure.leaving_mse = mean(mse);
        figure.nmse_median = median(nmse);
        figure.utility = meanInverse(nmse);
        figures.push_back(figure);
    }
    UtilityPoint point;
    average(point, figures, study, features);
    return point;
}

} // namespace nictate
