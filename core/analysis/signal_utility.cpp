#include "core/analysis/signal_utility.h"

#include "core/mechanisms/signals/signal_perturbation.h"
#include "core/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
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

/// Mean squared error of what leaves, over participants and draws.
double leavingError(const SignalPlan& plan, const SignalStudy& study, std::size_t condition, std::size_t feature,
                    const std::vector<int>& ks, const std::string& finish, int repetitions, const SeededNoise& noise) {
    const auto sensitivities = sensitivitiesOf(plan, study, condition, feature);
    const auto& tables = study.conditions[condition].tables;
    std::vector<double> sums(tables.size(), 0);
    parallelRows(
        static_cast<Eigen::Index>(tables.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            SignalPerturbation perturb(plan, study, finish);
            Eigen::VectorXd signal(study.length);
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                const auto original = tables[i].col(static_cast<Eigen::Index>(feature));
                const auto queries = plan.window == 1 ? perturb.queries(original, feature) : std::vector<Eigen::ArrayXd>{};
                for (int r = 0; r < repetitions; ++r) {
                    const SeededNoise draw = noise.stream(static_cast<std::uint64_t>(r)).stream(i);
                    signal = original;
                    plan.window == 1 ? perturb.draw(signal, queries, feature, ks, sensitivities, draw)
                                     : perturb(signal, feature, ks, sensitivities, draw);
                    sums[i] += (signal - original).squaredNorm() / study.length;
                }
            }
        },
        1);
    return mean(sums) / repetitions;
}

UtilityPoint lossesAt(const Mechanism<Signals>& mechanism, const Parameters& resolved, const SignalFacts& facts) {
    const Guarantee guarantee = mechanism.guarantee(resolved, facts);
    UtilityPoint point;
    point.published_epsilon = guarantee.published_epsilon.value_or(infinity);
    point.user_epsilon = guarantee.user_epsilon.value_or(infinity);
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

std::vector<FeatureFigures> planned(const SignalPlan& plan, const SignalStudy& study, std::size_t condition,
                                    const std::vector<std::size_t>& features, const Parameters& resolved, int repetitions,
                                    const SeededNoise& noise, const Progress& progress) {
    const KeptTable kept = keptFor(plan, study, resolved, noise.stream(1), progress.within(0, 0.4));
    const std::string& finish = resolved.text("finish");
    std::vector<FeatureFigures> figures;
    for (std::size_t f : features) {
        progress(0.4 + 0.6 * static_cast<double>(figures.size()) / static_cast<double>(features.size()));
        const std::vector<int>& ks = kept[condition][f];
        const SeededNoise own = noise.stream(2).stream(condition).stream(f);
        FeatureFigures figure = ofChunks(plan,
                                         drawErrors(signalsOf(study.conditions[condition], f), plan,
                                                    sensitivitiesOf(plan, study, condition, f), ks, repetitions, own),
                                         ks);
        figure.leaving_mse = finish == "raw" ? figure.mse : leavingError(plan, study, condition, f, ks, finish, repetitions, own);
        figures.push_back(figure);
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
    std::vector<UtilityPoint> curve;
    std::vector<FeatureFigures> figures;
    for (std::size_t e = 0; e < epsilons.size(); ++e) {
        const Progress part = progress.within(static_cast<double>(e) / static_cast<double>(epsilons.size()),
                                              static_cast<double>(e + 1) / static_cast<double>(epsilons.size()));
        Parameters at = given;
        const bool has_epsilon = mechanism.info.has("epsilon");
        if (has_epsilon)
            at.set("epsilon", epsilons[e]);
        const Parameters resolved = resolve(mechanism, at, facts);
        if (const auto plan = planOf(mechanism, resolved, facts))
            figures = planned(*plan, study, condition, features, resolved, repetitions, noise, part);
        else if (e == 0 || has_epsilon)
            figures = simulated(mechanism, study, condition, facts, features, resolved, repetitions, noise, part);
        UtilityPoint point = lossesAt(mechanism, resolved, facts);
        point.epsilon = epsilons[e];
        average(point, figures, study, features);
        curve.push_back(point);
    }
    return curve;
}

UtilityPoint withoutNoise() {
    UtilityPoint point;
    point.epsilon = point.published_epsilon = point.user_epsilon = point.utility = infinity;
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
