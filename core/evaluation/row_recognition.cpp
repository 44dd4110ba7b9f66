#include "core/evaluation/row_recognition.h"

#include "core/evaluation/nearest_neighbours.h"
#include "core/evaluation/recording_attacks.h"
#include "core/parallel.h"

#include <atomic>

namespace nictate {

namespace {

/// Calls work(fold) for all folds on all cores and reports how many are done.
template <class Work> void eachFold(std::size_t folds, const Progress& progress, const Work& work) {
    std::atomic<int> done{0};
    parallelRows(
        static_cast<Eigen::Index>(folds),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                progress(static_cast<double>(done++) / static_cast<double>(folds));
                work(static_cast<std::size_t>(i));
            }
        },
        1);
    progress(1);
}

/// The recordings that the neighbours of each tested row belong to.
struct Neighbourhood {
    std::vector<int> tested;
    Eigen::MatrixXi recordings;
};

Neighbourhood neighbourhoodOf(const RowQuestion& question, const Fold& fold) {
    const Eigen::MatrixXd train = question.train(fold.train, Eigen::all);
    const Standardisation standardised(train);
    Neighbourhood out{fold.test, nearestNeighbours(standardised(train).cast<float>(),
                                                   standardised(question.test(fold.test, Eigen::all)).cast<float>(),
                                                   question.settings.neighbours)};
    out.recordings = out.recordings.unaryExpr(
        [&](int row) { return question.rows[static_cast<std::size_t>(fold.train[static_cast<std::size_t>(row)])].recording; });
    return out;
}

} // namespace

std::vector<int> predictRows(const RowClassifier& classifier, const RowQuestion& question, const SeededNoise& noise,
                             const Progress& progress) {
    std::vector<int> out(question.rows.size(), untested);
    eachFold(question.folds.size(), progress, [&](std::size_t i) {
        const Fold& fold = question.folds[i];
        std::vector<int> labels;
        for (int row : fold.train)
            labels.push_back(
                question.labels.of[static_cast<std::size_t>(question.rows[static_cast<std::size_t>(row)].recording)]);
        const std::vector<int> found =
            classify(classifier, question.train(fold.train, Eigen::all), labels, static_cast<int>(question.labels.names.size()),
                     question.test(fold.test, Eigen::all), question.settings, noise.stream(i));
        for (std::size_t j = 0; j < fold.test.size(); ++j)
            out[static_cast<std::size_t>(fold.test[j])] = found[j];
    });
    return out;
}

Recognition recogniseRows(const RowClassifier& classifier, const RowQuestion& question, const SeededNoise& noise,
                          const Progress& progress) {
    return voted(question.set, question.rows, predictRows(classifier, question, noise, progress), question.labels.of,
                 static_cast<int>(question.labels.names.size()));
}

std::vector<double> permutedNeighbours(const RowQuestion& question, int permutations, const SeededNoise& noise,
                                       const Progress& progress) {
    std::vector<Neighbourhood> folds(question.folds.size());
    eachFold(folds.size(), progress.within(0, 0.5),
             [&](std::size_t i) { folds[i] = neighbourhoodOf(question, question.folds[i]); });
    std::vector<double> out(static_cast<std::size_t>(permutations));
    const auto classes = static_cast<int>(question.labels.names.size());
    eachFold(out.size(), progress.within(0.5, 1), [&](std::size_t i) {
        const std::vector<int> labels = permutedWithinPeople(question.labels.of, question.set, noise.stream(i));
        std::vector<int> predicted(question.rows.size(), untested);
        for (const Neighbourhood& fold : folds) {
            const std::vector<int> found = voteOfNeighbours(fold.recordings, labels, classes);
            for (std::size_t j = 0; j < fold.tested.size(); ++j)
                predicted[static_cast<std::size_t>(fold.tested[j])] = found[j];
        }
        out[i] = voted(question.set, question.rows, predicted, labels, classes).accuracy();
    });
    return out;
}

} // namespace nictate
