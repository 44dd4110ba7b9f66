#include "core/domains/signals/finished_errors.h"

#include "core/compute/parallel.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace nictate {

namespace {

/// The draws of one participant. A few coefficients of one chunk are drawn alone, all others at once.
class ParticipantDraws {
  public:
    ParticipantDraws(const SignalPlan& plan, const std::vector<SeededNoise>& streams, int largest_k)
        : together_(plan.chunks.size() > 1),
          storage_(together_ ? DrawStorage(plan, streams) : DrawStorage(plan, plan.chunks.front(), streams, largest_k)) {}

    ChunkDraws of(const Chunk& chunk) const { return together_ ? storage_.of(chunk) : storage_.all(); }

  private:
    bool together_;
    DrawStorage storage_;
};

int largestKept(const std::vector<NoiseLevel>& levels) {
    int largest = 1;
    for (const NoiseLevel& level : levels)
        largest = std::max(largest, *std::max_element(level.ks.begin(), level.ks.end()));
    return largest;
}

/// Calls take(k, levels that keep k) for every k of a chunk.
template <class Take> void forEachKept(const std::vector<NoiseLevel>& levels, std::size_t chunk, Take take) {
    std::map<int, std::vector<std::size_t>> by_k;
    for (std::size_t e = 0; e < levels.size(); ++e)
        by_k[levels[e].ks[chunk]].push_back(e);
    for (const auto& [k, same] : by_k)
        take(k, same);
}

} // namespace

NoiseLevel noiseLevel(const SignalPlan& plan, const std::vector<SignalSensitivity>& sensitivities, const std::vector<int>& ks) {
    NoiseLevel level;
    for (std::size_t c = 0; c < plan.chunks.size(); ++c) {
        const Chunk& chunk = plan.chunks[c];
        level.ks.push_back(plan.inSpectrum() ? SignalPlan::keptIn(chunk, ks[c]) : 1);
        const bool as_before = c > 0 && chunk.length == plan.chunks[c - 1].length && level.ks[c] == level.ks[c - 1] &&
                               sensitivities[c] == sensitivities[c - 1];
        level.scales.push_back(as_before ? level.scales.back() : noiseScale(plan, chunk.length, level.ks[c], sensitivities[c]));
    }
    return level;
}

DrawPricer::DrawPricer(const SignalPlan& plan) : plan_(plan), pricers_(pricersOf(plan)) {}

std::vector<std::vector<DrawErrors>> DrawPricer::operator()(const Eigen::MatrixXd& signals, const std::vector<NoiseLevel>& levels,
                                                            int repetitions, const SeededNoise& noise,
                                                            const ChunkVisitor& visit) const {
    const auto all = static_cast<std::size_t>(repetitions) * static_cast<std::size_t>(signals.cols());
    const DrawErrors empty{std::vector<double>(all), std::vector<double>(all)};
    std::vector<std::vector<DrawErrors>> out(levels.size(), std::vector<DrawErrors>(plan_.chunks.size(), empty));
    auto priceChunk = [&](Eigen::Index p, std::size_t c, const double* samples, const ChunkDraws& draws) {
        const int length = plan_.chunks[c].length;
        const double mean = Eigen::Map<const Eigen::ArrayXd>(samples, length).mean();
        auto ofParticipant = [&](std::vector<double>& values) {
            return Eigen::Map<Eigen::ArrayXd>(values.data() + p * repetitions, repetitions);
        };
        forEachKept(levels, c, [&](int k, const std::vector<std::size_t>& same) {
            auto take = [&](int, const ErrorPolynomial& polynomial) {
                for (std::size_t e : same) {
                    const double lambda = levels[e].scales[c];
                    ofParticipant(out[e][c].nmse) = polynomial.normalisedErrors(lambda, mean, length);
                    ofParticipant(out[e][c].mse) = polynomial.squaredErrors(lambda) / length;
                }
            };
            pricers_.at(length).price(samples, draws, take, k);
        });
    };
    const int largest_k = largestKept(levels);
    parallelRows(
        signals.cols(),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index p = begin; p < end; ++p) {
                const ParticipantDraws draws(plan_, streamsOf(noise, repetitions, p), largest_k);
                for (std::size_t c = 0; c < plan_.chunks.size(); ++c) {
                    const double* samples = signals.col(p).data() + plan_.chunks[c].first;
                    priceChunk(p, c, samples, draws.of(plan_.chunks[c]));
                    if (visit)
                        visit(p, c, samples, draws.of(plan_.chunks[c]));
                }
            }
        },
        1);
    return out;
}

/// A chunk of one signal in units of R, from the constant that it is pulled to.
struct FinishedErrors::Target {
    Eigen::ArrayXd samples;
    Eigen::ArrayXd coordinates; ///< what noise is added to; all of them
    double lower = 0, upper = 0;
};

namespace {

/// No sample of the signal with these orthonormal coefficients is larger.
double sampleLimit(const Eigen::ArrayXd& coefficients, int length) {
    const double root = std::sqrt(static_cast<double>(length)), first = std::abs(coefficients[0]);
    return (first + std::sqrt(2.0) * (coefficients.abs().sum() - first)) / root;
}

Eigen::ArrayXd padded(const Eigen::ArrayXd& values, int length) {
    Eigen::ArrayXd out = Eigen::ArrayXd::Zero(length);
    out.head(values.size()) = values;
    return out;
}

} // namespace

FinishedErrors::FinishedErrors(std::vector<SignalPlan> plans, bool shrink)
    : plans_(std::move(plans)), shrink_(shrink),
      fourier_(!plan().ofDifferences() && (plan().inSpectrum() || (shrink && plan().window == 1))), transforms_(plan()),
      finishes_(plans_.size()) {
    for (const Chunk& chunk : plan().chunks) {
        if (!weights_.try_emplace(chunk.length, chunk.length).second)
            continue;
        dfts_.emplace(chunk.length, chunk.length);
        for (int i = 0; i < chunk.length; ++i)
            weights_[chunk.length][i] = coefficientWeight(plan(), chunk.length, i);
    }
}

void FinishedErrors::prepare(const std::vector<NoiseLevel>& levels) {
    for (std::size_t e = 0; e < plans_.size(); ++e) {
        std::map<std::pair<int, int>, Finish> wanted;
        for (std::size_t c = 0; c < plan().chunks.size(); ++c) {
            const int length = plan().chunks[c].length, k = levels[e].ks[c];
            if (wanted.count({length, k}) > 0)
                continue;
            if (auto known = finishes_[e].extract({length, k})) {
                wanted.insert(std::move(known));
                continue;
            }
            Finish finish;
            finish.scale = noiseScale(plans_[e], length, k, chunkSensitivity(plans_[e], length, 1));
            if (shrink_)
                finish.shrinkage.emplace(plans_[e], length, k, finish.scale);
            wanted.emplace(std::pair{length, k}, std::move(finish));
        }
        finishes_[e] = std::move(wanted);
    }
}

void FinishedErrors::price(const double* samples, std::size_t chunk, const FeatureBounds& bounds, const ChunkDraws& draws,
                           const std::vector<NoiseLevel>& levels, Eigen::Ref<Eigen::ArrayXd> sums) const {
    const Chunk& place = plan().chunks[chunk];
    Target target = targetOf(samples, place, bounds);
    const auto kept = [&](std::size_t e) {
        return plan().inSpectrum() ? keptCoefficients(place.length, levels[e].ks[chunk]) : plan().samplesOf(place.length);
    };
    int most = 0;
    for (std::size_t e = 0; e < levels.size(); ++e)
        most = std::max(most, kept(e));
    for (Eigen::Index r = 0; r < draws.z.rows(); ++r) {
        if (plan().window > 1)
            target.coordinates = chosenSamples(target, draws, r);
        const Eigen::ArrayXd noise = unitNoise(place, draws, r, most);
        for (std::size_t e = 0; e < levels.size(); ++e) {
            const Finish& finish = finishes_[e].at({place.length, levels[e].ks[chunk]});
            const int p = kept(e);
            double scale = finish.scale;
            if (plan().noise == SignalNoise::k_norm)
                scale *= draws.radius(r, p - 1) / draws.z.row(r).head(p).matrix().norm();
            sums[static_cast<Eigen::Index>(e)] +=
                bounds.range() * bounds.range() *
                squaredError(target, target.coordinates.head(p) + scale * noise.head(p), finish);
        }
    }
}

FinishedErrors::Target FinishedErrors::targetOf(const double* samples, const Chunk& chunk, const FeatureBounds& bounds) const {
    const double reference = shrink_ ? bounds.centre() : 0;
    Target target;
    target.lower = (bounds.lower - reference) / bounds.range();
    target.upper = (bounds.upper - reference) / bounds.range();
    target.samples = (Eigen::Map<const Eigen::ArrayXd>(samples, chunk.length) - reference) / bounds.range();
    target.coordinates = target.samples;
    if (fourier_)
        dfts_.at(chunk.length).forward(target.samples.data(), target.coordinates.data());
    else if (plan().inSpectrum())
        transforms_.of(chunk.length).forward(target.samples.data(), target.coordinates.data());
    return target;
}

Eigen::ArrayXd FinishedErrors::unitNoise(const Chunk& chunk, const ChunkDraws& draws, Eigen::Index draw, int count) const {
    Eigen::ArrayXd noise = draws.z.row(draw).head(count).transpose();
    if (plan().inSpectrum())
        noise *= weights_.at(chunk.length).head(count);
    else if (fourier_)
        dfts_.at(chunk.length).forward(noise.data(), noise.data());
    return noise;
}

Eigen::ArrayXd FinishedErrors::chosenSamples(const Target& target, const ChunkDraws& draws, Eigen::Index draw) const {
    const auto length = static_cast<int>(target.samples.size());
    Eigen::ArrayXd out(plan().samplesOf(length));
    for (int i = 0, first = 0; i < out.size(); ++i, first += plan().window) {
        const int width = std::min(plan().window, length - first);
        out[i] = target.samples[first + static_cast<int>(draws.chosen(draw, i) * width)];
    }
    return out;
}

double FinishedErrors::squaredError(const Target& target, Eigen::ArrayXd noisy, const Finish& finish) const {
    const auto length = static_cast<int>(target.samples.size());
    const Eigen::Index p = noisy.size();
    if (fourier_) {
        if (shrink_)
            noisy *= finish.shrinkage->gains();
        if (sampleLimit(noisy, length) < std::min(-target.lower, target.upper))
            return (noisy - target.coordinates.head(p)).square().sum() + target.coordinates.tail(length - p).square().sum();
    }
    const Eigen::ArrayXd samples = finished(std::move(noisy), length, finish);
    return (samples.max(target.lower).min(target.upper) - target.samples).square().sum();
}

/// A chunk's samples before they are clamped.
Eigen::ArrayXd FinishedErrors::finished(Eigen::ArrayXd noisy, int length, const Finish& finish) const {
    if (fourier_ || (plan().inSpectrum() && !shrink_)) {
        Eigen::ArrayXd samples = padded(noisy, length);
        fourier_ ? dfts_.at(length).inverse(samples.data(), samples.data())
                 : transforms_.of(length).inverse(samples.data(), samples.data());
        return samples;
    }
    if (shrink_)
        noisy = (*finish.shrinkage)(noisy);
    if (plan().inSpectrum() || plan().window == 1)
        return noisy;
    Eigen::ArrayXd samples(length);
    for (int t = 0; t < length; ++t)
        samples[t] = noisy[t / plan().window];
    return samples;
}

} // namespace nictate
