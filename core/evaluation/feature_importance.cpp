#include "core/evaluation/feature_importance.h"

#include "core/compute/parallel.h"
#include "core/evaluation/recording_attacks.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

/// Values of one feature exchanged between the people of each condition.
Eigen::MatrixXd exchanged(Eigen::MatrixXd means, Eigen::Index feature, const RecordingSet& set, const SeededNoise& noise) {
    for (std::size_t condition = 0; condition < set.conditions.size(); ++condition) {
        std::vector<Eigen::Index> rows;
        for (std::size_t r = 0; r < set.recordings.size(); ++r)
            if (set.recordings[r].condition == static_cast<int>(condition))
                rows.push_back(static_cast<Eigen::Index>(r));
        const SeededNoise draw = noise.stream(condition);
        for (std::size_t i = 0; i + 1 < rows.size(); ++i)
            std::swap(means(rows[i], feature), means(rows[i + draw.below(rows.size() - i, i)], feature));
    }
    return means;
}

} // namespace

std::vector<FeatureImportance> featuresThatNamePeople(const RecordingSet& set, const SignalStudy& signals, int permutations,
                                                      const SeededNoise& noise, const Progress& progress) {
    const Eigen::MatrixXd means = recordingMeans(set, signals);
    const double whole = linkAcrossConditions(means, means, set).nearest.accuracy();
    std::vector<FeatureImportance> out(set.features.size());
    parallelRows(
        static_cast<Eigen::Index>(out.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index f = begin; f < end; ++f) {
                progress(static_cast<double>(f) / static_cast<double>(out.size()));
                double sum = 0, squares = 0;
                for (int i = 0; i < permutations; ++i) {
                    const SeededNoise draw = noise.stream(static_cast<std::uint64_t>(f)).stream(static_cast<std::uint64_t>(i));
                    const double drop =
                        whole - linkAcrossConditions(means, exchanged(means, f, set, draw), set).nearest.accuracy();
                    sum += drop;
                    squares += drop * drop;
                }
                const double mean = sum / permutations;
                const double variance = permutations > 1 ? (squares - sum * mean) / (permutations - 1) : 0;
                out[static_cast<std::size_t>(f)] = {static_cast<std::size_t>(f), mean, std::sqrt(std::max(0.0, variance))};
            }
        },
        1);
    std::stable_sort(out.begin(), out.end(),
                     [](const FeatureImportance& a, const FeatureImportance& b) { return a.drop > b.drop; });
    return out;
}

} // namespace nictate
