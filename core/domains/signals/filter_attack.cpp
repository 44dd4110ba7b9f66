#include "core/domains/signals/filter_attack.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <numbers>

namespace nictate {

namespace {

constexpr double candidates[] = {0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.975, 0.99, 0.995, 0.998, 0.999};

/// What the attacker believes a signal is: AR(1) around a mean.
struct Belief {
    double mean = 0, variance = 0, phi = 0;
};

/// The released vector of one chunk, z = A·x + noise with independent coordinates.
struct View {
    Eigen::MatrixXd rows;       ///< A: p × c; empty where samples themselves are released
    Eigen::ArrayXd noise;       ///< variances
    Eigen::ArrayXd of_constant; ///< A·1
};

/// T·y for T_tu = φ^|t−u|, by one pass each way.
Eigen::VectorXd correlated(const Eigen::VectorXd& y, double phi) {
    Eigen::VectorXd out = y;
    double before = 0, after = 0;
    for (Eigen::Index t = 0; t < y.size(); ++t) {
        out[t] += before;
        before = phi * (before + y[t]);
    }
    for (Eigen::Index t = y.size(); t-- > 0;) {
        out[t] += after;
        after = phi * (after + y[t]);
    }
    return out;
}

/// Released values and what their distribution would be for each φ, in coordinates where the noise is independent.
struct Evidence {
    Eigen::ArrayXd power;               ///< mean square around the mean
    Eigen::ArrayXd noise;               ///< variances
    std::vector<Eigen::ArrayXd> shapes; ///< by candidate φ: variance of a signal of variance 1
    double largest_variance = 0;
};

/// The likeliest variance and φ, coordinates taken as independent (Whittle).
Belief likeliest(const Evidence& evidence, double mean) {
    Belief best{mean, 0, 0};
    double least = (evidence.noise.log() + evidence.power / evidence.noise).sum();
    for (std::size_t i = 0; i < evidence.shapes.size(); ++i)
        for (double variance = evidence.largest_variance; variance > 1e-9 * evidence.largest_variance; variance *= 0.7) {
            const Eigen::ArrayXd expected = evidence.noise + variance * evidence.shapes[i];
            const double cost = (expected.log() + evidence.power / expected).sum();
            if (cost < least) {
                least = cost;
                best = {mean, variance, candidates[i]};
            }
        }
    return best;
}

/// Best linear estimate where samples are released: (T⁻¹/v + I/σ²) x̂ = (z − m)/σ², and T⁻¹ has three diagonals.
Eigen::VectorXd smoothed(const Eigen::VectorXd& z, double noise, const Belief& belief) {
    const Eigen::Index n = z.size();
    if (belief.variance <= 0)
        return Eigen::VectorXd::Constant(n, belief.mean);
    const double phi = belief.phi, inner = 1 / (belief.variance * (1 - phi * phi)), side = -phi * inner;
    Eigen::VectorXd diagonal(n), x = (z.array() - belief.mean) / noise;
    for (Eigen::Index t = 0; t < n; ++t) {
        const int neighbours = (t > 0) + (t + 1 < n);
        diagonal[t] = inner * (1 + (neighbours == 2 ? phi * phi : neighbours == 0 ? -phi * phi : 0)) + 1 / noise;
        if (t > 0) {
            const double factor = side / diagonal[t - 1];
            diagonal[t] -= factor * side;
            x[t] -= factor * x[t - 1];
        }
    }
    for (Eigen::Index t = n; t-- > 0;)
        x[t] = (x[t] - (t + 1 < n ? side * x[t + 1] : 0)) / diagonal[t];
    return x.array() + belief.mean;
}

/// The same where coefficients of chunks are released: x̂ = m + v·T·Aᵀ(v·A·T·Aᵀ + D)⁻¹(z − A·m), all chunks at once.
class CoefficientSmoother {
  public:
    CoefficientSmoother(const std::vector<Chunk>& chunks, const std::vector<const View*>& views, const Belief& belief)
        : chunks_(chunks), views_(views), belief_(belief) {
        Eigen::Index size = 0;
        for (const View* view : views_) {
            first_.push_back(size);
            size += view->rows.rows();
        }
        if (belief.variance <= 0)
            return;
        Eigen::MatrixXd covariance(size, size);
        for (std::size_t a = 0; a < views_.size(); ++a)
            for (std::size_t b = 0; b <= a; ++b)
                covariance.block(first_[a], first_[b], views_[a]->rows.rows(), views_[b]->rows.rows()) = block(a, b);
        factor_.compute(covariance);
    }

    Eigen::VectorXd operator()(const Eigen::VectorXd& z) const {
        const int length = chunks_.back().first + chunks_.back().length;
        Eigen::VectorXd out = Eigen::VectorXd::Constant(length, belief_.mean);
        if (belief_.variance <= 0)
            return out;
        Eigen::VectorXd excess = z;
        for (std::size_t a = 0; a < views_.size(); ++a)
            excess.segment(first_[a], views_[a]->rows.rows()) -= belief_.mean * views_[a]->of_constant.matrix();
        const Eigen::VectorXd solved = factor_.solve(excess);
        Eigen::VectorXd back(length);
        for (std::size_t a = 0; a < views_.size(); ++a)
            back.segment(chunks_[a].first, chunks_[a].length) =
                views_[a]->rows.transpose() * solved.segment(first_[a], views_[a]->rows.rows());
        return out + belief_.variance * correlated(back, belief_.phi);
    }

  private:
    /// Across chunks φ^(u−t) = φ^(end of the first − t)·φ^gap·φ^(u − start of the second), a product of two vectors.
    Eigen::MatrixXd block(std::size_t a, std::size_t b) const {
        const View &later = *views_[a], &earlier = *views_[b];
        if (a == b) {
            Eigen::MatrixXd out(later.rows.rows(), later.rows.rows());
            for (Eigen::Index i = 0; i < later.rows.rows(); ++i)
                out.col(i) = later.rows * correlated(later.rows.row(i).transpose(), belief_.phi);
            out *= belief_.variance;
            out.diagonal() += later.noise.matrix();
            return out;
        }
        const int end = chunks_[b].first + chunks_[b].length - 1;
        const double gap = std::pow(belief_.phi, chunks_[a].first - end);
        return belief_.variance * gap * fading(later, false) * fading(earlier, true).transpose();
    }
    Eigen::VectorXd fading(const View& view, bool towards_end) const {
        Eigen::VectorXd powers(view.rows.cols());
        double power = 1;
        for (Eigen::Index t = 0; t < powers.size(); ++t, power *= belief_.phi)
            powers[towards_end ? powers.size() - 1 - t : t] = power;
        return view.rows * powers;
    }

    const std::vector<Chunk>& chunks_;
    std::vector<const View*> views_;
    Belief belief_;
    std::vector<Eigen::Index> first_;
    Eigen::LLT<Eigen::MatrixXd> factor_;
};

/// One feature of one condition seen by the attacker.
class Attack {
  public:
    Attack(const SignalPlan& plan, const SignalStudy& study, std::size_t condition, std::size_t feature)
        : plan_(plan), study_(study), feature_(feature), signals_(signalsOf(study.conditions[condition], feature)),
          sensitivities_(sensitivitiesOf(plan, study, condition, feature)), transforms_(plan) {
        for (std::size_t c = 0; c < plan.chunks.size(); ++c)
            viewOf(c);
        for (double phi : candidates)
            shapes_.push_back(shapeFor(phi));
    }

    Eigen::Index participants() const { return signals_.cols(); }

    /// Adds one release of everybody, and what the attacker makes of it, to `out`.
    void repeat(const SeededNoise& noise, double share, FilterAttack& out) const {
        Eigen::MatrixXd released(size(), participants()), shown(signals_.rows(), participants());
        for (Eigen::Index p = 0; p < participants(); ++p)
            release(p, noise.stream(static_cast<std::uint64_t>(p)), released.col(p), shown.col(p));
        const Belief belief = believe(released);
        const Eigen::MatrixXd filtered = filter(released, belief);
        const double each = share / static_cast<double>(signals_.size());
        out.released_mse += (shown - signals_).squaredNorm() * each;
        out.filtered_mse += (filtered - signals_).squaredNorm() * each;
        out.example_released = shown.col(0);
        out.example_filtered = filtered.col(0);
    }

  private:
    Eigen::Index size() const { return offsets_.back() + views_.back()->noise.size(); }

    void viewOf(std::size_t c) {
        const Chunk& chunk = plan_.chunks[c];
        const int k = SignalPlan::keptIn(chunk, plan_.k);
        const int p = plan_.inSpectrum() ? keptCoefficients(chunk.length, k) : plan_.samplesOf(chunk.length);
        offsets_.push_back(views_.empty() ? 0 : offsets_.back() + views_.back()->noise.size());
        scales_.push_back(noiseScale(plan_, chunk.length, k, sensitivities_[c]));
        View view;
        if (plan_.inSpectrum()) {
            auto known = rows_.find(chunk.length);
            if (known == rows_.end())
                known =
                    rows_
                        .emplace(chunk.length, coefficientRows(chunk.length, p, plan_.ofDifferences(), Coefficients::orthonormal))
                        .first;
            view.rows = known->second;
            view.of_constant = view.rows.rowwise().sum();
        } else {
            view.of_constant = Eigen::ArrayXd::Ones(p);
        }
        view.noise.resize(p);
        for (int i = 0; i < p; ++i)
            view.noise[i] = std::max(scales_[c] * scales_[c] * coefficientVariance(plan_, chunk.length, p, i), 1e-300);
        views_.push_back(std::make_unique<View>(std::move(view)));
    }

    void release(Eigen::Index participant, const SeededNoise& noise, Eigen::Ref<Eigen::VectorXd> z,
                 Eigen::Ref<Eigen::VectorXd> shown) const {
        for (std::size_t c = 0; c < plan_.chunks.size(); ++c) {
            const Chunk& chunk = plan_.chunks[c];
            const auto samples = signals_.col(participant).segment(chunk.first, chunk.length);
            const Eigen::Index p = views_[c]->noise.size();
            auto part = z.segment(offsets_[c], p);
            const Eigen::ArrayXd added = scales_[c] * chunkNoise(plan_, chunk, static_cast<int>(p), noise);
            if (plan_.inSpectrum()) {
                Eigen::VectorXd coefficients(chunk.length);
                transforms_.of(chunk.length).forward(samples.data(), coefficients.data());
                part = coefficients.head(p) + added.matrix();
                coefficients.head(p) = part;
                coefficients.tail(chunk.length - p).setZero();
                Eigen::VectorXd back(chunk.length);
                transforms_.of(chunk.length).inverse(coefficients.data(), back.data());
                shown.segment(chunk.first, chunk.length) = back;
                continue;
            }
            for (Eigen::Index i = 0; i < p; ++i) {
                const Eigen::Index at = i * plan_.window, width = std::min<Eigen::Index>(plan_.window, chunk.length - at);
                const double chosen =
                    width == 1 ? 0 : noise.uniform(static_cast<std::uint64_t>(chunk.first + i)) * static_cast<double>(width);
                part[i] = samples[at + static_cast<Eigen::Index>(chosen)] + added[i];
                shown.segment(chunk.first + at, width).setConstant(part[i]);
            }
        }
    }

    /// Variances that coordinates of evidence have for a signal of variance 1.
    Eigen::ArrayXd shapeFor(double phi) const {
        if (!plan_.inSpectrum()) { // of released samples the attacker looks at the Fourier coefficients
            const auto n = static_cast<int>(views_.front()->noise.size());
            Eigen::ArrayXd shape(n);
            for (int i = 0; i < n; ++i) {
                const double angle = 2 * std::numbers::pi * frequencyOf(i) / n;
                shape[i] = (1 - phi * phi) / (1 - 2 * phi * std::cos(angle) + phi * phi);
            }
            return shape;
        }
        const Eigen::MatrixXd& rows = views_.front()->rows;
        Eigen::ArrayXd shape(rows.rows());
        for (Eigen::Index i = 0; i < rows.rows(); ++i)
            shape[i] = rows.row(i).dot(correlated(rows.row(i).transpose(), phi));
        return shape;
    }

    /// Mean by weighted least squares, variance and φ by likelihood; from full chunks.
    Belief believe(const Eigen::MatrixXd& released) const {
        double weight = 0, weighted = 0;
        for (std::size_t c = 0; c < views_.size(); ++c) {
            const Eigen::ArrayXd gain = views_[c]->of_constant / views_[c]->noise;
            weight += (gain * views_[c]->of_constant).sum();
            weighted += (released.middleRows(offsets_[c], gain.size()).array().colwise() * gain).sum() /
                        static_cast<double>(participants());
        }
        double mean = weight > 0 ? weighted / weight : 0;
        const FeatureBounds& bounds = study_.bounds[feature_];
        if (study_.bounds_public)
            mean = std::clamp(mean, bounds.lower, bounds.upper);
        const View& full = *views_.front();
        Evidence evidence{Eigen::ArrayXd::Zero(full.noise.size()), full.noise, shapes_, 0};
        double seen = 0;
        for (std::size_t c = 0; c < views_.size(); ++c) {
            if (plan_.chunks[c].length != plan_.chunks.front().length)
                continue;
            for (Eigen::Index p = 0; p < participants(); ++p, ++seen) {
                Eigen::VectorXd excess =
                    released.col(p).segment(offsets_[c], full.noise.size()) - mean * full.of_constant.matrix();
                if (!plan_.inSpectrum())
                    RealDft(static_cast<int>(excess.size())).forward(excess.data(), excess.data());
                evidence.power += excess.array().square();
            }
        }
        evidence.power /= seen;
        const double samples = plan_.inSpectrum() ? plan_.chunks.front().length : static_cast<double>(full.noise.size());
        evidence.largest_variance = 4 * evidence.power.sum() / samples;
        if (study_.bounds_public)
            evidence.largest_variance = std::min(evidence.largest_variance, bounds.range() * bounds.range() / 4);
        return likeliest(evidence, mean);
    }

    Eigen::MatrixXd filter(const Eigen::MatrixXd& released, const Belief& belief) const {
        Eigen::MatrixXd out(signals_.rows(), participants());
        if (!plan_.inSpectrum()) {
            for (Eigen::Index p = 0; p < participants(); ++p) {
                const Eigen::VectorXd values = smoothed(released.col(p), views_.front()->noise[0], belief);
                for (Eigen::Index t = 0; t < out.rows(); ++t)
                    out(t, p) = values[t / plan_.window];
            }
            return out;
        }
        std::vector<const View*> views;
        for (const auto& view : views_)
            views.push_back(view.get());
        const CoefficientSmoother smooth(plan_.chunks, views, belief);
        for (Eigen::Index p = 0; p < participants(); ++p)
            out.col(p) = smooth(released.col(p));
        return out;
    }

    const SignalPlan& plan_;
    const SignalStudy& study_;
    std::size_t feature_;
    Eigen::MatrixXd signals_; ///< length × participants
    std::vector<SignalSensitivity> sensitivities_;
    PlanTransforms transforms_;
    std::map<int, Eigen::MatrixXd> rows_;
    std::vector<std::unique_ptr<View>> views_; ///< by chunk
    std::vector<Eigen::Index> offsets_;        ///< of each chunk's part of the released vector
    std::vector<double> scales_;
    std::vector<Eigen::ArrayXd> shapes_; ///< by candidate φ, of a full chunk
};

} // namespace

FilterAttack filterAttack(const SignalPlan& plan, const SignalStudy& study, std::size_t condition, std::size_t feature,
                          int repetitions, const SeededNoise& noise, const Progress& progress) {
    const Attack attack(plan, study, condition, feature);
    FilterAttack out;
    for (int r = 0; r < repetitions; ++r) {
        progress(static_cast<double>(r) / repetitions);
        attack.repeat(noise.stream(static_cast<std::uint64_t>(r)), 1.0 / repetitions, out);
    }
    return out;
}

} // namespace nictate
