#include "core/domains/heatmap/attention_posterior.h"

#include "core/compute/symmetric_parts.h"
#include "core/domains/heatmap/attention.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/mechanism/splat.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace nictate {

namespace {

constexpr int longer_side = 60; ///< fine cells
constexpr int most_cells = 800;
constexpr double spotted = 2;        ///< contrast from which a threshold tells hot spots from noise; below, it takes gaze away
constexpr double centre_share = 0.2; ///< of the variance that follows the centre: eyes also go where no picture drew them

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// What a fixation in each of `fine` cells along an axis adds to each of `cells`, summed in groups: groups × fine.
Eigen::MatrixXd spreadAlong(int cells, int group, double splat, int fine) {
    const double pitch = static_cast<double>(cells) / fine;
    const double width = std::max(0.3, std::hypot(splat, pitch / std::sqrt(12.0))); // it lies anywhere in its fine cell
    Eigen::MatrixXd out = Eigen::MatrixXd::Zero((cells + group - 1) / group, fine);
    for (int i = 0; i < fine; ++i) {
        const SplatKernel kernel((i + 0.5) * pitch, width, cells);
        for (std::size_t k = 0; k < kernel.weights.size(); ++k)
            out((kernel.first + static_cast<int>(k)) / group, i) += kernel.weights[k];
    }
    return out;
}

/// exp(−d²/2·length²) between `cells` along a side of `side`.
Eigen::MatrixXd correlationAlong(int cells, double side, double length) {
    const Eigen::ArrayXd at = Eigen::ArrayXd::LinSpaced(cells, 0.5, cells - 0.5) * side / cells;
    Eigen::MatrixXd out(cells, cells);
    for (int i = 0; i < cells; ++i)
        out.row(i) = (-0.5 * ((at(i) - at) / length).square()).exp();
    return out;
}

/// The columns of a row that are not 0: first, and how many.
std::pair<Eigen::Index, Eigen::Index> support(const Eigen::MatrixXd& a, Eigen::Index row) {
    Eigen::Index first = 0, end = a.cols();
    while (first < end && a(row, first) == 0)
        ++first;
    while (end > first && a(row, end - 1) == 0)
        --end;
    return {first, end - first};
}

bool same(const GazeMap& a, const GazeMap& b) { return a.rows() == b.rows() && a.cols() == b.cols() && (a == b).all(); }

} // namespace

bool GazeBelief::operator==(const GazeBelief& other) const {
    return same(attention, other.attention) && std::ranges::equal(modes, other.modes, same) && variations == other.variations &&
           std::ranges::equal(in_windows, other.in_windows, same);
}

AttentionPosterior::AttentionPosterior(const Grid& grid, const GazePrior& prior, const GazeBelief& belief,
                                       const std::vector<double>& shares)
    : grid_(grid), coarse_(grid), fine_(displayGrid(grid.stimulus_width_px, grid.stimulus_height_px, longer_side)),
      variations_(belief.variations), time_shares_(Eigen::Map<const Eigen::ArrayXd>(shares.data(), std::ssize(shares))) {
    while (coarse_.cells() > most_cells) {
        ++(coarse_.width >= coarse_.height ? group_x_ : group_y_);
        coarse_.width = (grid.width + group_x_ - 1) / group_x_;
        coarse_.height = (grid.height + group_y_ - 1) / group_y_;
    }
    spread_across_ = spreadAlong(grid.width, group_x_, prior.splat, fine_.width);
    spread_down_ = spreadAlong(grid.height, group_y_, prior.splat, fine_.height);
    mean_ = prior.fixations * resampled(belief.attention, fine_.height, fine_.width);
    const GazeMap centre = prior.fixations * centreAttention(fine_.height, fine_.width);

    // As large as attention is there, a hot spot's area being the unit.
    const double hot_spot = prior.hot_spot_width * grid.stimulus_width_px;
    deviation_ = (centre.maxCoeff() * ((1 - centre_share) * mean_ + centre_share * centre)).sqrt();
    correlation_across_ = correlationAlong(fine_.width, grid.stimulus_width_px, hot_spot);
    correlation_down_ = correlationAlong(fine_.height, grid.stimulus_height_px, hot_spot);

    const Eigen::MatrixXd covariance = coarseCovariance();
    coarse_mean_ = seen(mean_);
    for (const GazeMap& attention : belief.in_windows) {
        means_.push_back(prior.fixations * resampled(attention, fine_.height, fine_.width));
        coarse_means_.push_back(seen(means_.back()));
    }
    SymmetricParts space = symmetricParts(covariance);
    values_ = space.values.cwiseMax(0.0);
    vectors_ = std::move(space.vectors);
    addModes(belief, prior.fixations);
    double all = 0;
    for (const Variation& each : variations_)
        all += each.weight;
    coarse_variance_ = Eigen::ArrayXd::Zero(values_.size());
    for (Variation& each : variations_) {
        each.weight /= all;
        coarse_variance_ += each.weight * (each.contrast * each.contrast * covariance.diagonal().array() +
                                           each.modes * each.modes * coarse_modes_.array().square().rowwise().sum());
    }
    highest_variance_ = coarse_variance_.maxCoeff();

    const Eigen::Index maps = time_shares_.size();
    time_correlation_.resize(maps, maps);
    for (Eigen::Index s = 0; s < maps; ++s)
        for (Eigen::Index t = 0; t < maps; ++t) // a map of a third of the fixations varies a third as much
            time_correlation_(s, t) = time_shares_(s) * time_shares_(t) * std::pow(correlation_in_time, std::abs(s - t));
    SymmetricParts time = symmetricParts(time_correlation_);
    time_values_ = time.values.cwiseMax(0.0);
    time_vectors_ = std::move(time.vectors);
}

Eigen::MatrixXd AttentionPosterior::coarseCovariance() const {
    Eigen::MatrixXd out(coarse_.height * coarse_.width, coarse_.height * coarse_.width);
    for (Eigen::Index y = 0; y < coarse_.height; ++y) {
        const auto [top, rows] = support(spread_down_, y);
        for (Eigen::Index x = 0; x < coarse_.width; ++x) { // what spreads into a cell comes from few fine ones
            const auto [left, columns] = support(spread_across_, x);
            const Eigen::MatrixXd spread =
                (spread_down_.row(y).segment(top, rows).transpose() * spread_across_.row(x).segment(left, columns)).array() *
                deviation_.block(top, left, rows, columns);
            const Eigen::MatrixXd across = spread * correlation_across_.middleRows(left, columns);
            out.col(y * coarse_.width + x) = seen(deviation_ * (correlation_down_.middleCols(top, rows) * across).array());
        }
    }
    return out;
}

Eigen::VectorXd AttentionPosterior::seen(const GazeMap& map) const {
    const RowMajor cells = spread_down_ * map.matrix() * spread_across_.transpose();
    return Eigen::Map<const Eigen::VectorXd>(cells.data(), cells.size());
}

void AttentionPosterior::addModes(const GazeBelief& belief, double fixations) {
    const auto modes = static_cast<Eigen::Index>(belief.modes.size());
    modes_.resize(fine_.height * fine_.width, modes);
    coarse_modes_.resize(coarse_.height * coarse_.width, modes);
    for (Eigen::Index k = 0; k < modes; ++k) {
        const RowMajor mode =
            (fixations * resampled(belief.modes[static_cast<std::size_t>(k)], fine_.height, fine_.width)).matrix();
        const RowMajor seen = spread_down_ * mode * spread_across_.transpose();
        modes_.col(k) = Eigen::Map<const Eigen::VectorXd>(mode.data(), mode.size());
        coarse_modes_.col(k) = Eigen::Map<const Eigen::VectorXd>(seen.data(), seen.size());
    }
    turned_modes_ = vectors_.transpose() * coarse_modes_;
}

Eigen::VectorXd AttentionPosterior::grouped(const GazeMap& map) const {
    GazeMap out = GazeMap::Zero(coarse_.height, coarse_.width);
    for (Eigen::Index row = 0; row < map.rows(); ++row)
        for (Eigen::Index at = 0; at < map.cols(); ++at)
            out(row / group_y_, at / group_x_) += map(row, at);
    return Eigen::Map<const Eigen::VectorXd>(out.data(), out.size());
}

double AttentionPosterior::noiseVariance(double sigma) const {
    // A floor far below any noise keeps the division finite where neither prior nor noise is left.
    return std::max(sigma * sigma * group_x_ * group_y_, 1e-12 * highest_variance_);
}

AttentionPosterior::Inverse AttentionPosterior::inverse(const Variation& variation, Eigen::Index t, double noise) const {
    const Eigen::ArrayXd signal = variation.contrast * variation.contrast * time_values_(t) * values_;
    Inverse out{(signal + noise).inverse(), {}, (1 + signal / noise).log().sum()};
    if (turned_modes_.cols() > 0 && variation.modes > 0) {
        const double scale = variation.modes * variation.modes * time_values_(t);
        const SymmetricParts parts = symmetricParts(turned_modes_.transpose() * out.gain.matrix().asDiagonal() * turned_modes_);
        const Eigen::ArrayXd grown = 1 + scale * parts.values.array().max(0.0);
        out.modes = parts.vectors * (scale / grown).matrix().asDiagonal() * parts.vectors.transpose();
        out.spread += grown.log().sum();
    }
    return out;
}

Eigen::VectorXd AttentionPosterior::solved(const Inverse& known, const Eigen::VectorXd& turned) const {
    Eigen::VectorXd out = known.gain * turned.array();
    if (known.modes.size() > 0) // Woodbury
        out -= (known.gain * (turned_modes_ * (known.modes * (turned_modes_.transpose() * out))).array()).matrix();
    return out;
}

AttentionPosterior::Weights AttentionPosterior::weigh(const Eigen::MatrixXd& residual, double noise) const {
    const Eigen::MatrixXd turned = vectors_.transpose() * residual * time_vectors_;
    std::vector<Eigen::MatrixXd> found(variations_.size(), turned);
    Eigen::ArrayXd likely(std::ssize(variations_));
    for (std::size_t k = 0; k < variations_.size(); ++k) {
        double twice = 0; // −2 log of the evidence
        for (Eigen::Index t = 0; t < turned.cols(); ++t) {
            const Inverse known = inverse(variations_[k], t, noise);
            found[k].col(t) = solved(known, turned.col(t));
            twice += known.spread + turned.col(t).dot(found[k].col(t));
        }
        likely(static_cast<Eigen::Index>(k)) = std::log(variations_[k].weight) - twice / 2;
    }
    likely = (likely - likely.maxCoeff()).exp();
    likely /= likely.sum();
    Weights out{Eigen::MatrixXd::Zero(turned.rows(), turned.cols()), Eigen::MatrixXd::Zero(turned.rows(), turned.cols())};
    for (std::size_t k = 0; k < variations_.size(); ++k) {
        const Variation& each = variations_[k];
        const double weight = likely(static_cast<Eigen::Index>(k));
        out.spots += weight * each.contrast * each.contrast * found[k];
        out.modes += weight * each.modes * each.modes * found[k];
        out.contrast_squared += weight * each.contrast * each.contrast;
    }
    for (Eigen::MatrixXd* each : {&out.modes, &out.spots})
        *each = vectors_ * *each * time_vectors_.transpose() * time_correlation_;
    return out;
}

Eigen::ArrayXd AttentionPosterior::knownVariance(const Variation& variation, Eigen::Index t, double noise) const {
    const Inverse known = inverse(variation, t, noise);
    const Eigen::ArrayXd spots = variation.contrast * variation.contrast * values_, seen = spots * known.gain;
    Eigen::ArrayXd out = (vectors_.cwiseAbs2() * (spots * seen).matrix()).array();
    if (turned_modes_.cols() > 0 && variation.modes > 0) { // K (λK + σ²)⁻¹ K for K = c² Λ + m² F Fᵀ
        const double scale = variation.modes * variation.modes;
        const Eigen::MatrixXd gram = turned_modes_.transpose() * known.gain.matrix().asDiagonal() * turned_modes_;
        const Eigen::MatrixXd crossed = vectors_ * (seen.matrix().asDiagonal() * turned_modes_);
        const Eigen::MatrixXd of_modes = scale * coarse_modes_ * gram, both = crossed + of_modes;
        out += (scale * (2 * crossed + of_modes).cwiseProduct(coarse_modes_) - (both * known.modes).cwiseProduct(both))
                   .rowwise()
                   .sum()
                   .array();
    }
    return time_values_(t) * time_values_(t) * out;
}

Eigen::ArrayXXd AttentionPosterior::posteriorShare(double sigma) const {
    const std::lock_guard lock(sharing_);
    if (sigma != shared_sigma_)
        shared_ = computedShare(sigma);
    shared_sigma_ = sigma;
    return shared_;
}

Eigen::ArrayXXd AttentionPosterior::computedShare(double sigma) const {
    const double noise = noiseVariance(sigma);
    Eigen::ArrayXXd known = Eigen::ArrayXXd::Zero(values_.size(), time_values_.size());
    for (const Variation& each : variations_)
        for (Eigen::Index t = 0; t < known.cols(); ++t)
            known.col(t) += each.weight * knownVariance(each, t, noise);
    Eigen::ArrayXXd out = (known.matrix() * time_vectors_.cwiseAbs2().transpose()).array();
    for (Eigen::Index t = 0; t < out.cols(); ++t)
        out.col(t) /= (coarse_variance_ * std::max(time_correlation_(t, t), 1e-12)).max(1e-12 * highest_variance_);
    return out.max(0.0).min(1.0);
}

double AttentionPosterior::meanShare(const Eigen::ArrayXd& decided) const {
    return (decided * coarse_variance_).sum() / coarse_variance_.sum();
}

std::vector<DataShare> AttentionPosterior::shares(double sigma) const {
    const Eigen::ArrayXXd decided = posteriorShare(sigma);
    std::vector<DataShare> out;
    for (Eigen::Index t = 0; t < decided.cols(); ++t) {
        DataShare share{meanShare(decided.col(t)), GazeMap(grid_.height, grid_.width)};
        for (int row = 0; row < grid_.height; ++row)
            for (int column = 0; column < grid_.width; ++column)
                share.where(row, column) = decided(row / group_y_ * coarse_.width + column / group_x_, t);
        out.push_back(std::move(share));
    }
    return out;
}

std::vector<GazeMap> AttentionPosterior::operator()(const std::vector<GazeMap>& noisy, double sigma, double threshold) const {
    const Eigen::Index maps = time_shares_.size();
    Eigen::MatrixXd residual(coarse_mean_.size(), maps);
    for (Eigen::Index t = 0; t < maps; ++t)
        residual.col(t) = grouped(noisy[static_cast<std::size_t>(t)]) -
                          time_shares_(t) * (means_.empty() ? coarse_mean_ : coarse_means_[static_cast<std::size_t>(t)]);
    const Weights weights = weigh(residual, noiseVariance(sigma));
    threshold *= std::min(1.0, std::sqrt(weights.contrast_squared) / spotted);
    const Eigen::ArrayXXd decided = posteriorShare(sigma);
    std::vector<GazeMap> out;
    auto onFine = [&](const Eigen::VectorXd& cells) {
        const Eigen::Map<const RowMajor> map(cells.data(), coarse_.height, coarse_.width);
        return GazeMap((spread_down_.transpose() * map * spread_across_).array());
    };
    for (Eigen::Index t = 0; t < maps; ++t) {
        const GazeMap known = onFine(weights.spots.col(t)) * deviation_;
        const GazeMap doubt = onFine((weights.contrast_squared * (1 - decided.col(t))).sqrt().matrix()) * deviation_;
        const double lowered = threshold * meanShare(decided.col(t)) * std::sqrt(time_correlation_(t, t));
        const Eigen::VectorXd moved = modes_ * (coarse_modes_.transpose() * weights.modes.col(t));
        const GazeMap& mean = means_.empty() ? mean_ : means_[static_cast<std::size_t>(t)];
        const GazeMap estimate = time_shares_(t) * mean +
                                 deviation_ * (correlation_down_ * known.matrix() * correlation_across_).array() +
                                 Eigen::Map<const GazeMap>(moved.data(), fine_.height, fine_.width);
        out.push_back((estimate - lowered * doubt).max(0.0));
    }
    return out;
}

std::shared_ptr<const AttentionPosterior> attentionPosterior(const Grid& grid, const GazePrior& prior, const GazeBelief& belief,
                                                             const std::vector<double>& shares) {
    struct Made {
        Grid grid;
        GazePrior prior;
        GazeBelief belief;
        std::vector<double> shares;
        std::shared_ptr<const AttentionPosterior> posterior;
    };
    constexpr std::size_t most_kept = 8; // of up to 15 MB
    static std::mutex keeping;
    static std::deque<Made> kept; // the last one asked for is in front
    const auto find = [&] {
        return std::ranges::find_if(kept, [&](const Made& each) {
            return each.grid == grid && each.prior == prior && each.shares == shares && each.belief == belief;
        });
    };
    {
        const std::lock_guard lock(keeping);
        if (const auto found = find(); found != kept.end()) {
            std::rotate(kept.begin(), found, found + 1);
            return kept.front().posterior;
        }
    }
    const auto made = std::make_shared<const AttentionPosterior>(grid, prior, belief, shares);
    const std::lock_guard lock(keeping);
    kept.push_front({grid, prior, belief, shares, made});
    if (kept.size() > most_kept)
        kept.pop_back();
    return made;
}

} // namespace nictate
