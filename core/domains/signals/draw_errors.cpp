#include "core/domains/signals/draw_errors.h"

#include "core/compute/parallel.h"

#include <algorithm>
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

} // namespace nictate
