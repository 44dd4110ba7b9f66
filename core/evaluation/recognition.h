#pragma once
// What an attacker answered, and how right that is: votes, credits, intervals, permutations (mathematics.md §13.4, §13.7).

#include "core/evaluation/recording_set.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace nictate {

/// One recording (or person) that was asked about. `credit` is 1/t when the truth is among t tied answers, else 0; a mean of
/// such numbers when the question was asked several times.
struct Answer {
    int person = 0;
    int truth = 0;
    std::vector<int> winners; ///< tied classes; empty when undecided or asked several times
    double credit = 0;
};
Answer answered(int person, int truth, std::vector<int> winners);

/// All answers of one classifier to one task, and its accuracy.
struct Recognition {
    std::vector<Answer> answers;
    std::optional<double> row_accuracy; ///< of classifiers of rows
    Eigen::MatrixXi confusion;          ///< truth × answer, from rows, or from answers where there are no rows
    double accuracy() const;            ///< mean credit
};

inline constexpr int untested = -2; ///< a row that no fold recognises

/// The majority vote of each recording that has predicted rows. `predicted`: a class by row, `undecided` (−1) or `untested`.
Recognition voted(const RecordingSet& set, const std::vector<EvaluatedRow>& rows, const std::vector<int>& predicted,
                  const std::vector<int>& label_of_recording, int classes);

/// Counts tied winners once each.
Eigen::MatrixXi confusionOf(const std::vector<Answer>& answers, int classes);

/// A confidence interval of a proportion.
struct Interval {
    double low = 0, high = 1;
};
/// 95 % Wilson interval of the mean credit with people as clusters: n_eff = clamp(p(1−p)/V, N, M) with V the variance of a mean
/// over clusters, N people and M answers; n_eff = N where V is 0. Throws MissingData without answers.
Interval clusteredWilson(const std::vector<double>& credits, const std::vector<int>& people);

/// How many independent answers such credits are worth: n_eff of clusteredWilson.
double effectiveAnswers(const std::vector<double>& credits, const std::vector<int>& people);

/// What an ε-DP release of one recording allows somebody who chooses among N equally likely people: e^ε/(e^ε + N − 1).
double guessLimit(double epsilon, int people);

/// (x − x₀)/(1 − x₀) with x₀ = max(chance, control): 0 = no better than chance or the noise alone, 1 = always right.
double aboveChance(double accuracy, double chance, double control);

/// Where 95 of 100 accuracies lie when labels mean nothing, ties counted in; nothing below 39 of them. Unlike an interval over
/// people it knows that folds share the people they learn from.
std::optional<Interval> chanceInterval(std::vector<double> null);

/// (1 + #{null ≥ observed})/(1 + #null).
double permutationP(double observed, const std::vector<double>& null);

} // namespace nictate
