#include "core/domains/heatmap/heatmap_tradeoff.h"

#include "core/compute/parallel.h"
#include "core/domains/heatmap/metrics.h"
#include "core/errors.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <vector>

namespace nictate {

namespace {

/// CC and MSE of the maps a + s·b against a reference, for every s without touching the maps again: a few second
/// moments say it all. CC is 0 where a + s·b or the reference is constant. An empty b is 0 everywhere.
class LinearUtility {
  public:
    LinearUtility(const GazeMap& a, const GazeMap& b, const GazeMap& reference);

    double cc(double s) const;
    double mse(double s) const { return error2_ + 2 * s * error_b_ + s * s * b2_; }

  private:
    double aa_ = 0, ab_ = 0, bb_ = 0, ar_ = 0, br_ = 0, rr_ = 0; ///< about the means
    double error2_ = 0, error_b_ = 0, b2_ = 0;                   ///< means of (a − reference)², (a − reference)·b, b²
};

void each(const std::vector<std::function<void()>>& works) {
    parallelRows(
        std::ssize(works),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i)
                works[static_cast<std::size_t>(i)]();
        },
        1);
}

LinearUtility::LinearUtility(const GazeMap& a, const GazeMap& b, const GazeMap& reference) {
    // Sums over whole maps do not depend on each other: they share the cores.
    double mean_a = 0, mean_b = 0, mean_r = 0;
    std::vector<std::function<void()>> means = {[&] { mean_a = a.mean(); }, [&] { mean_r = reference.mean(); }};
    std::vector<std::function<void()>> sums = {
        [&] { aa_ = (a - mean_a).square().sum(); }, [&] { rr_ = (reference - mean_r).square().sum(); },
        [&] { ar_ = ((a - mean_a) * (reference - mean_r)).sum(); }, [&] { error2_ = (a - reference).square().mean(); }};
    if (b.size() > 0) {
        means.push_back([&] { mean_b = b.mean(); });
        sums.insert(sums.end(), {[&] { bb_ = (b - mean_b).square().sum(); }, [&] { ab_ = ((a - mean_a) * (b - mean_b)).sum(); },
                                 [&] { br_ = ((b - mean_b) * (reference - mean_r)).sum(); },
                                 [&] { error_b_ = ((a - reference) * b).mean(); }, [&] { b2_ = b.square().mean(); }});
    }
    each(means);
    each(sums);
}

double LinearUtility::cc(double s) const {
    double variance = aa_ + 2 * s * ab_ + s * s * bb_;
    double scale = std::sqrt(std::max(0.0, variance)) * std::sqrt(rr_);
    return scale > 0 ? (ar_ + s * br_) / scale : 0;
}

/// One ε, with everything that does not change from draw to draw.
struct Setting {
    double scale = 0;
    Parameters resolved;
    Grid grid;
    GazeMap statistic; ///< empty for random selection, which draws its own
    Finish finish;
};

struct Draw {
    double cc, mse;
};

Setting settingAt(double epsilon, const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, Parameters given,
                  const HeatmapFacts& facts) {
    if (mechanism.info.has("epsilon"))
        given.set("epsilon", epsilon);
    Setting setting;
    setting.resolved = resolve(mechanism, given, facts);
    setting.scale = mechanism.guarantee(setting.resolved, facts).noise_scale;
    setting.grid = mechanism.steps.grid(setting.resolved, facts);
    setting.finish = mechanism.steps.finisher(setting.resolved, facts);
    if (mechanism.steps.noise != NoiseKind::none)
        setting.statistic = mechanism.steps.statistic(points, setting.resolved, facts, SeededNoise(0));
    return setting;
}

std::vector<Draw> drawsOf(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, const HeatmapFacts& facts,
                          const std::vector<Setting>& settings, const std::vector<GazeMap>& finished, const GazeMap& reference,
                          const SeededNoise& noise) {
    std::vector<Draw> out;
    if (mechanism.steps.noise == NoiseKind::none) {
        const Setting& only = settings.front();
        GazeMap map = only.finish(mechanism.steps.statistic(points, only.resolved, facts, selectionNoise(noise)), 0);
        out.assign(settings.size(), {correlationCC(map, reference), meanSquaredError(map, reference)});
        return out;
    }
    if (mechanism.steps.finish_is_linear) {
        const Setting& any = settings.front();
        GazeMap field = any.finish(unitNoise(mechanism.steps.noise, any.grid, fieldNoise(noise)), 0);
        LinearUtility utility(finished.front(), field, reference);
        for (const Setting& setting : settings)
            out.push_back({utility.cc(setting.scale), utility.mse(setting.scale)});
        return out;
    }
    GazeMap field;
    for (const Setting& setting : settings) {
        if (field.cols() != setting.grid.width || field.rows() != setting.grid.rows())
            field = unitNoise(mechanism.steps.noise, setting.grid, fieldNoise(noise));
        GazeMap map = setting.finish(setting.statistic + setting.scale * field, setting.scale);
        out.push_back({meanCC(map, reference, facts.windows()), meanSquaredError(map, reference)});
    }
    return out;
}

/// Mean and standard deviation (n − 1) of one quantity over repetitions.
std::pair<double, double> meanAndDeviation(const std::vector<std::vector<Draw>>& draws, std::size_t at, double Draw::*quantity) {
    double mean = 0, squares = 0;
    for (const auto& draw : draws)
        mean += draw[at].*quantity;
    mean /= static_cast<double>(draws.size());
    for (const auto& draw : draws)
        squares += (draw[at].*quantity - mean) * (draw[at].*quantity - mean);
    return {mean, draws.size() > 1 ? std::sqrt(squares / static_cast<double>(draws.size() - 1)) : 0.0};
}

} // namespace

std::vector<TradeoffPoint> tradeoff(const Mechanism<Heatmaps>& mechanism, const ObserverPoints& points, const Parameters& given,
                                    const HeatmapFacts& facts, std::span<const double> epsilons, int repetitions,
                                    std::uint64_t seed, const Progress& progress) {
    if (repetitions < 1)
        throw InvalidParameter("repetitions", std::to_string(repetitions), Text("a whole number, 1 ≤ repetitions"));
    if (epsilons.empty())
        return {};
    GazeMap reference = referenceHeatmap(points, facts);
    std::vector<Setting> settings;
    for (double epsilon : epsilons)
        settings.push_back(settingAt(epsilon, mechanism, points, given, facts));
    std::vector<GazeMap> finished;
    if (mechanism.steps.finish_is_linear && mechanism.steps.noise != NoiseKind::none)
        finished.push_back(settings.front().finish(settings.front().statistic, 0));

    SeededNoise root(seed);
    std::vector<std::vector<Draw>> draws(static_cast<std::size_t>(repetitions));
    std::atomic<int> done = 0;
    parallelRows(
        repetitions,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index repetition = begin; repetition < end; ++repetition) {
                auto index = static_cast<std::size_t>(repetition);
                draws[index] = drawsOf(mechanism, points, facts, settings, finished, reference, root.stream(index));
                progress(static_cast<double>(++done) / repetitions);
            }
        },
        1);

    std::vector<TradeoffPoint> out;
    for (std::size_t k = 0; k < epsilons.size(); ++k) {
        TradeoffPoint point;
        point.epsilon = epsilons[k];
        std::tie(point.cc_mean, point.cc_sd) = meanAndDeviation(draws, k, &Draw::cc);
        std::tie(point.mse_mean, point.mse_sd) = meanAndDeviation(draws, k, &Draw::mse);
        out.push_back(point);
    }
    return out;
}

std::vector<TradeoffPoint> tradeoffWithoutGaze(const ObserverPoints& points, const HeatmapFacts& facts,
                                               std::span<const double> epsilons) {
    const GazeMap reference = referenceHeatmap(points, facts), expected = heatmapWithoutGaze(facts);
    TradeoffPoint point;
    point.cc_mean = meanCC(expected, reference, facts.windows());
    point.mse_mean = meanSquaredError(expected, reference);
    std::vector<TradeoffPoint> out(epsilons.size(), point);
    for (std::size_t k = 0; k < epsilons.size(); ++k)
        out[k].epsilon = epsilons[k];
    return out;
}

} // namespace nictate
