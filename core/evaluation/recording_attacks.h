#pragma once
// Attackers on whole recordings: one vector a recording, its means or the logarithm of its scale (mathematics.md §13.5).

#include "core/evaluation/protocol.h"
#include "core/evaluation/recognition.h"
#include "core/progress.h"

namespace nictate {

/// Which condition (or attribute) a recording is of: leave one person out, standardised by the training recordings. `train`
/// and `test`: recordings × features, of the same recordings.
Recognition recogniseByLda(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const RecordingSet& set,
                           const TaskLabels& labels);
/// Accuracies with conditions permuted within each person, everything retrained.
std::vector<double> permutedConditions(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const RecordingSet& set,
                                       const TaskLabels& labels, int permutations, const SeededNoise& noise,
                                       const Progress& progress = {});
/// TaskLabels of recordings exchanged within each person.
std::vector<int> permutedWithinPeople(const std::vector<int>& labels, const RecordingSet& set, const SeededNoise& noise);

/// Every condition's vectors standardised over people: takes the condition away.
Eigen::MatrixXd scaledOverPeople(const Eigen::MatrixXd& vectors, const RecordingSet& set);

/// Whose recording it is, from each person's other conditions.
struct Linkage {
    Recognition nearest;  ///< by recording
    Recognition matched;  ///< the best one-to-one assignment: for somebody who knows that both sides are the same people
    double mean_rank = 0; ///< of the right person, from 1
};
/// `known` and `released`: recordings × features. Candidates are the people with the condition and at least one other.
/// Throws MissingData where there are fewer than two.
Linkage linkAcrossConditions(const Eigen::MatrixXd& known, const Eigen::MatrixXd& released, const RecordingSet& set);
/// The square distances behind it: released × known, for the candidates of one condition (people, ascending).
struct LinkageDistances {
    std::vector<int> candidates;
    Eigen::MatrixXd square;
};
LinkageDistances linkageDistances(const Eigen::MatrixXd& scaled_known, const Eigen::MatrixXd& scaled_released,
                                  const RecordingSet& set, int condition);

/// Which recording of a first release a recording of a second one is: the nearest of its condition.
Recognition linkTwoReleases(const Eigen::MatrixXd& first, const Eigen::MatrixXd& second, const RecordingSet& set);

/// A person's attribute from the mean of their scaled vectors; `balanced`: 5 draws of the training people, mean credit.
Recognition recogniseAttribute(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const RecordingSet& set,
                               const std::vector<int>& class_of_person, int classes, bool balanced, const SeededNoise& noise);
/// Accuracies with classes permuted over people, everything retrained.
std::vector<double> permutedAttributes(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const RecordingSet& set,
                                       const std::vector<int>& class_of_person, int classes, bool balanced, int permutations,
                                       const SeededNoise& noise, const Progress& progress = {});

/// Accuracies with people's names permuted against the answers.
std::vector<double> permutedNames(const Recognition& recognition, int people, int permutations, const SeededNoise& noise);

} // namespace nictate
