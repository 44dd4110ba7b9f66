#include "core/evaluation/row_recognition.h"

#include "core/compute/all_columns.h"
#include "core/compute/parallel.h"
#include "core/evaluation/nearest_neighbours.h"
#include "core/evaluation/recording_attacks.h"

#include <atomic>

namespace nictate {

namespace {

/// Calls work(fold, progress) for all folds on all cores and reports how many are done; within a fold nothing moves on.
template <class Work> void eachFold(std::size_t folds, const Progress& progress, const Work& work) {
    std::atomic<int> done{0};
    parallelRows(
        static_cast<Eigen::Index>(folds),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                const double before = static_cast<double>(done++) / static_cast<double>(folds);
                progress(before);
                work(static_cast<std::size_t>(i), progress.within(before, before));
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

Neighbourhood neighbourhoodOf(const RowQuestion& question, const RowFold& fold, const Progress& wanted) {
    const Eigen::MatrixXd train = question.train(fold.train, all_columns);
    const Standardisation standardised(train);
    Neighbourhood out{fold.test, nearestNeighbours(standardised(train).cast<float>(),
                                                   standardised(question.test(fold.test, all_columns)).cast<float>(),
                                                   question.settings.neighbours, wanted)};
    out.recordings = out.recordings.unaryExpr(
        [&](int row) { return question.rows[static_cast<std::size_t>(fold.train[static_cast<std::size_t>(row)])].recording; });
    return out;
}

/// Rows that have labels of their own do not vote.
Recognition oneByOne(const RowQuestion& question, const std::vector<int>& predicted) {
    Recognition out;
    for (std::size_t i = 0; i < predicted.size(); ++i)
        if (predicted[i] != untested) {
            const EvaluatedRow& row = question.rows[i];
            const int person = question.set.recordings[static_cast<std::size_t>(row.recording)].person;
            out.answers.push_back(answered(person, question.labels.at(row),
                                           predicted[i] == undecided ? std::vector<int>{} : std::vector{predicted[i]}));
        }
    out.row_accuracy = out.accuracy();
    out.confusion = confusionOf(out.answers, static_cast<int>(question.labels.names.size()));
    return out;
}

} // namespace

std::vector<int> predictRows(const RowClassifier& classifier, const RowQuestion& question, const SeededNoise& noise,
                             const Progress& progress) {
    std::vector<int> out(question.rows.size(), untested);
    eachFold(question.folds.size(), progress, [&](std::size_t i, const Progress& wanted) {
        ClassifierSettings settings = question.settings;
        settings.wanted = wanted;
        const RowFold& fold = question.folds[i];
        std::vector<int> labels;
        for (int row : fold.train)
            labels.push_back(question.labels.at(question.rows[static_cast<std::size_t>(row)]));
        const std::vector<int> found =
            classify(classifier, question.train(fold.train, all_columns), labels, static_cast<int>(question.labels.names.size()),
                     question.test(fold.test, all_columns), settings, noise.stream(i));
        for (std::size_t j = 0; j < fold.test.size(); ++j)
            out[static_cast<std::size_t>(fold.test[j])] = found[j];
    });
    return out;
}

Recognition recogniseRows(const RowClassifier& classifier, const RowQuestion& question, const SeededNoise& noise,
                          const Progress& progress) {
    const std::vector<int> predicted = predictRows(classifier, question, noise, progress);
    if (!question.labels.of_rows.empty())
        return oneByOne(question, predicted);
    return voted(question.set, question.rows, predicted, question.labels.of, static_cast<int>(question.labels.names.size()));
}

std::vector<double> permutedNeighbours(const RowQuestion& question, int permutations, const SeededNoise& noise,
                                       const Progress& progress) {
    std::vector<Neighbourhood> folds(question.folds.size());
    eachFold(folds.size(), progress.within(0, 0.5),
             [&](std::size_t i, const Progress& wanted) { folds[i] = neighbourhoodOf(question, question.folds[i], wanted); });
    std::vector<double> out(static_cast<std::size_t>(permutations));
    const auto classes = static_cast<int>(question.labels.names.size());
    eachFold(out.size(), progress.within(0.5, 1), [&](std::size_t i, const Progress&) {
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
