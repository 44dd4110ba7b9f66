#pragma once
// Row classifiers over the folds of a protocol, folds in parallel (mathematics.md §13.3, §13.7).

#include "core/evaluation/classifier.h"
#include "core/evaluation/protocol.h"
#include "core/evaluation/recognition.h"
#include "core/progress.h"

namespace nictate {

/// Rows of one kind of signals and what is asked about them. `train` and `test` are of the same rows: the same signals, clean
/// and protected ones, or two releases.
struct RowQuestion {
    const RecordingSet& set;
    const std::vector<EvaluatedRow>& rows;
    const TaskLabels& labels;
    const std::vector<RowFold>& folds;
    const Eigen::MatrixXd& train;
    const Eigen::MatrixXd& test;
    ClassifierSettings settings = {};
};

/// The classes of all rows that are tested. RowFold i draws from noise.stream(i). Throws Cancelled.
std::vector<int> predictRows(const RowClassifier& classifier, const RowQuestion& question, const SeededNoise& noise,
                             const Progress& progress = {});

/// Votes of predictRows.
Recognition recogniseRows(const RowClassifier& classifier, const RowQuestion& question, const SeededNoise& noise,
                          const Progress& progress = {});

/// Recording accuracies of knn with conditions permuted within each person: neighbours are kept, their labels looked up anew.
std::vector<double> permutedNeighbours(const RowQuestion& question, int permutations, const SeededNoise& noise,
                                       const Progress& progress = {});

} // namespace nictate
