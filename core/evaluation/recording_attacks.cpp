#include "core/evaluation/recording_attacks.h"

#include "core/compute/all_columns.h"
#include "core/compute/parallel.h"
#include "core/errors.h"
#include "core/evaluation/classifier.h"
#include "core/evaluation/shrunken_lda.h"

#include <limits>
#include <numeric>

namespace nictate {

namespace {

using Indices = std::vector<Eigen::Index>;

constexpr int attribute_draws = 5;

std::vector<int> shuffled(std::vector<int> values, const SeededNoise& noise) {
    for (std::size_t i = 0; i + 1 < values.size(); ++i)
        std::swap(values[i], values[i + noise.below(values.size() - i, i)]);
    return values;
}

/// One person left out: what does not depend on labels.
struct PersonFold {
    int person;
    Indices train, test;
    ShrunkenLda lda;
    Eigen::MatrixXd asked;
};

std::vector<PersonFold> personFolds(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const RecordingSet& set,
                                    const std::vector<int>& labels) {
    std::vector<PersonFold> folds;
    for (int person = 0; person < set.persons(); ++person) {
        Indices others, own;
        for (std::size_t r = 0; r < set.recordings.size(); ++r)
            if (labels[r] >= 0)
                (set.recordings[r].person == person ? own : others).push_back(static_cast<Eigen::Index>(r));
        if (own.empty() || others.empty())
            continue;
        const Eigen::MatrixXd learnt = train(others, all_columns);
        const Standardisation standardised(learnt);
        const Eigen::MatrixXd asked = test(own, all_columns);
        folds.push_back({person, others, own, ShrunkenLda(standardised(learnt)), standardised(asked)});
    }
    return folds;
}

std::vector<int> labelsAt(const Indices& recordings, const std::vector<int>& labels) {
    std::vector<int> out;
    for (Eigen::Index r : recordings)
        out.push_back(labels[static_cast<std::size_t>(r)]);
    return out;
}

Recognition recogniseIn(const std::vector<PersonFold>& folds, const std::vector<int>& labels, int classes) {
    std::map<Eigen::Index, Answer> answers; // in the order of recordings
    for (const PersonFold& fold : folds) {
        const auto winners = nearestClasses(fold.lda.squareDistances(labelsAt(fold.train, labels), classes, fold.asked));
        for (std::size_t i = 0; i < fold.test.size(); ++i)
            answers[fold.test[i]] = answered(fold.person, labels[static_cast<std::size_t>(fold.test[i])], winners[i]);
    }
    Recognition out;
    for (const auto& [recording, answer] : answers)
        out.answers.push_back(answer);
    out.confusion = confusionOf(out.answers, classes);
    return out;
}

/// Calls accuracy(i) for every permutation, on all cores.
template <class Accuracy>
std::vector<double> eachPermutation(int permutations, const Progress& progress, const Accuracy& accuracy) {
    std::vector<double> out(static_cast<std::size_t>(permutations));
    parallelRows(
        permutations,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                if (progress.cancelled())
                    progress(0); // throws
                out[static_cast<std::size_t>(i)] = accuracy(static_cast<std::uint64_t>(i));
            }
        },
        8);
    return out;
}

Eigen::MatrixXd meansOfPeople(const Eigen::MatrixXd& vectors, const RecordingSet& set) {
    const Eigen::MatrixXd scaled = scaledOverPeople(vectors, set);
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(set.persons(), vectors.cols());
    Eigen::VectorXd counts = Eigen::VectorXd::Zero(set.persons());
    for (std::size_t r = 0; r < set.recordings.size(); ++r) {
        sums.row(set.recordings[r].person) += scaled.row(static_cast<Eigen::Index>(r));
        ++counts[set.recordings[r].person];
    }
    return sums.array().colwise() / counts.array();
}

Recognition attributeOf(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const std::vector<int>& class_of_person,
                        int classes, bool balanced, const SeededNoise& noise) {
    Recognition out;
    out.confusion = Eigen::MatrixXi::Zero(classes, classes);
    for (int person = 0; person < static_cast<int>(class_of_person.size()); ++person) {
        const int truth = class_of_person[static_cast<std::size_t>(person)];
        if (truth < 0)
            continue;
        Answer answer{person, truth, {}, 0};
        const int draws = balanced ? attribute_draws : 1;
        for (int draw = 0; draw < draws; ++draw) {
            const SeededNoise stream = noise.stream(static_cast<std::uint64_t>(draw)).stream(static_cast<std::uint64_t>(person));
            const std::vector<int> learnt =
                balanced ? balancedPeople(class_of_person, person, stream) : otherPeople(class_of_person, person);
            if (learnt.empty())
                continue;
            std::vector<int> labels;
            for (int other : learnt)
                labels.push_back(class_of_person[static_cast<std::size_t>(other)]);
            const auto winners =
                nearestClasses(ShrunkenLda(train(learnt, all_columns)).squareDistances(labels, classes, test.row(person)));
            answer.credit += answered(person, truth, winners.front()).credit / draws;
            for (int winner : winners.front())
                ++out.confusion(truth, winner);
        }
        out.answers.push_back(answer);
    }
    return out;
}

/// Rows of one condition's candidates, in the order of people.
Indices recordingsIn(const RecordingSet& set, int condition, const std::vector<int>& people) {
    Indices out;
    for (int person : people)
        for (std::size_t r = 0; r < set.recordings.size(); ++r)
            if (set.recordings[r].condition == condition && set.recordings[r].person == person)
                out.push_back(static_cast<Eigen::Index>(r));
    return out;
}

/// The one-to-one assignment of rows to columns with the least total cost (Kuhn–Munkres with potentials, O(n³)): the column
/// of each row. `cost` is square and finite.
std::vector<int> bestAssignment(const Eigen::MatrixXd& cost) {
    const Eigen::Index n = cost.rows();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    // Column 0 and row 0 stand for "not yet assigned".
    Eigen::VectorXd row_potential = Eigen::VectorXd::Zero(n + 1), column_potential = row_potential;
    std::vector<Eigen::Index> row_of(static_cast<std::size_t>(n) + 1, 0), before(row_of);
    for (Eigen::Index row = 1; row <= n; ++row) {
        row_of[0] = row;
        Eigen::Index column = 0;
        Eigen::VectorXd slack = Eigen::VectorXd::Constant(n + 1, infinity);
        std::vector<bool> reached(static_cast<std::size_t>(n) + 1, false);
        do { // grow the tree of tight edges until a free column is reached
            reached[static_cast<std::size_t>(column)] = true;
            const Eigen::Index from = row_of[static_cast<std::size_t>(column)];
            double least = infinity;
            Eigen::Index next = 0;
            for (Eigen::Index j = 1; j <= n; ++j) {
                if (reached[static_cast<std::size_t>(j)])
                    continue;
                const double reduced = cost(from - 1, j - 1) - row_potential[from] - column_potential[j];
                if (reduced < slack[j]) {
                    slack[j] = reduced;
                    before[static_cast<std::size_t>(j)] = column;
                }
                if (slack[j] < least) {
                    least = slack[j];
                    next = j;
                }
            }
            for (Eigen::Index j = 0; j <= n; ++j)
                if (reached[static_cast<std::size_t>(j)]) {
                    row_potential[row_of[static_cast<std::size_t>(j)]] += least;
                    column_potential[j] -= least;
                } else {
                    slack[j] -= least;
                }
            column = next;
        } while (row_of[static_cast<std::size_t>(column)] != 0);
        for (; column != 0; column = before[static_cast<std::size_t>(column)])
            row_of[static_cast<std::size_t>(column)] = row_of[static_cast<std::size_t>(before[static_cast<std::size_t>(column)])];
    }
    std::vector<int> out(static_cast<std::size_t>(n));
    for (Eigen::Index j = 1; j <= n; ++j)
        out[static_cast<std::size_t>(row_of[static_cast<std::size_t>(j)] - 1)] = static_cast<int>(j - 1);
    return out;
}

} // namespace

Recognition recogniseByLda(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const RecordingSet& set,
                           const TaskLabels& labels) {
    return recogniseIn(personFolds(train, test, set, labels.of), labels.of, static_cast<int>(labels.names.size()));
}

std::vector<int> permutedWithinPeople(const std::vector<int>& labels, const RecordingSet& set, const SeededNoise& noise) {
    std::vector<std::vector<int>> of_person(static_cast<std::size_t>(set.persons()));
    for (std::size_t r = 0; r < set.recordings.size(); ++r)
        of_person[static_cast<std::size_t>(set.recordings[r].person)].push_back(static_cast<int>(r));
    std::vector<int> out(labels);
    for (std::size_t person = 0; person < of_person.size(); ++person) {
        const std::vector<int> from = shuffled(of_person[person], noise.stream(person));
        for (std::size_t i = 0; i < from.size(); ++i)
            out[static_cast<std::size_t>(of_person[person][i])] = labels[static_cast<std::size_t>(from[i])];
    }
    return out;
}

std::vector<double> permutedConditions(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const RecordingSet& set,
                                       const TaskLabels& labels, int permutations, const SeededNoise& noise,
                                       const Progress& progress) {
    std::vector<PersonFold> folds = personFolds(train, test, set, labels.of);
    for (PersonFold& fold : folds) {
        fold.lda.prepareForMany();
        fold.asked = fold.lda.turned(fold.asked);
    }
    return eachPermutation(permutations, progress, [&](std::uint64_t i) {
        return recogniseIn(folds, permutedWithinPeople(labels.of, set, noise.stream(i)), static_cast<int>(labels.names.size()))
            .accuracy();
    });
}

Eigen::MatrixXd scaledOverPeople(const Eigen::MatrixXd& vectors, const RecordingSet& set) {
    Eigen::MatrixXd out = vectors;
    for (int condition = 0; condition < static_cast<int>(set.conditions.size()); ++condition) {
        Indices rows;
        for (std::size_t r = 0; r < set.recordings.size(); ++r)
            if (set.recordings[r].condition == condition)
                rows.push_back(static_cast<Eigen::Index>(r));
        const Eigen::MatrixXd part = vectors(rows, all_columns);
        out(rows, all_columns) = Standardisation(part)(part);
    }
    return out;
}

LinkageDistances linkageDistances(const Eigen::MatrixXd& scaled_known, const Eigen::MatrixXd& scaled_released,
                                  const RecordingSet& set, int condition) {
    std::vector<int> tested(set.people.size(), 0), others(tested);
    for (const EvaluatedRecording& recording : set.recordings)
        ++(recording.condition == condition ? tested : others)[static_cast<std::size_t>(recording.person)];
    LinkageDistances out;
    std::vector<int> candidate_of(set.people.size(), -1);
    for (std::size_t p = 0; p < tested.size(); ++p)
        if (tested[p] > 0 && others[p] > 0) {
            candidate_of[p] = static_cast<int>(out.candidates.size());
            out.candidates.push_back(static_cast<int>(p));
        }
    Indices learnt;
    std::vector<int> labels;
    for (std::size_t r = 0; r < set.recordings.size(); ++r) {
        const int candidate = candidate_of[static_cast<std::size_t>(set.recordings[r].person)];
        if (candidate >= 0 && set.recordings[r].condition != condition) {
            learnt.push_back(static_cast<Eigen::Index>(r));
            labels.push_back(candidate);
        }
    }
    if (out.candidates.size() >= 2)
        out.square = ShrunkenLda(scaled_known(learnt, all_columns))
                         .squareDistances(labels, static_cast<int>(out.candidates.size()),
                                          scaled_released(recordingsIn(set, condition, out.candidates), all_columns));
    return out;
}

Linkage linkAcrossConditions(const Eigen::MatrixXd& known, const Eigen::MatrixXd& released, const RecordingSet& set) {
    // mutant evaluation-asked-condition-not-scaled
    const Eigen::MatrixXd scaled_known = scaledOverPeople(known, set), scaled_released = scaledOverPeople(released, set);
    Linkage out;
    for (int condition = 0; condition < static_cast<int>(set.conditions.size()); ++condition) {
        const LinkageDistances distances = linkageDistances(scaled_known, scaled_released, set, condition);
        if (distances.candidates.size() < 2)
            continue;
        const auto nearest = nearestClasses(distances.square);
        const std::vector<int> matched = bestAssignment(distances.square);
        for (std::size_t i = 0; i < distances.candidates.size(); ++i) {
            const int person = distances.candidates[i];
            std::vector<int> winners;
            for (int winner : nearest[i])
                winners.push_back(distances.candidates[static_cast<std::size_t>(winner)]);
            out.nearest.answers.push_back(answered(person, person, winners));
            out.matched.answers.push_back(answered(person, person, {distances.candidates[static_cast<std::size_t>(matched[i])]}));
            const auto row = distances.square.row(static_cast<Eigen::Index>(i)).array();
            out.mean_rank += 1 + static_cast<double>((row < row[static_cast<Eigen::Index>(i)]).count());
        }
    }
    if (out.nearest.answers.empty())
        throw MissingData(Text("task person: fewer than 2 people have several conditions, so nobody can be linked across them; "
                               "halves-embargo asks within recordings"));
    out.mean_rank /= static_cast<double>(out.nearest.answers.size());
    out.nearest.confusion = confusionOf(out.nearest.answers, set.persons());
    out.matched.confusion = confusionOf(out.matched.answers, set.persons());
    return out;
}

Recognition linkTwoReleases(const Eigen::MatrixXd& first, const Eigen::MatrixXd& second, const RecordingSet& set) {
    const Eigen::MatrixXd known = scaledOverPeople(first, set), asked = scaledOverPeople(second, set);
    Recognition out;
    for (std::size_t r = 0; r < set.recordings.size(); ++r) {
        std::vector<int> people;
        std::vector<double> distances;
        for (std::size_t q = 0; q < set.recordings.size(); ++q)
            if (set.recordings[q].condition == set.recordings[r].condition) {
                people.push_back(set.recordings[q].person);
                distances.push_back(
                    (asked.row(static_cast<Eigen::Index>(r)) - known.row(static_cast<Eigen::Index>(q))).squaredNorm());
            }
        const auto nearest =
            nearestClasses(Eigen::RowVectorXd::Map(distances.data(), static_cast<Eigen::Index>(distances.size())));
        std::vector<int> winners;
        for (int winner : nearest.front())
            winners.push_back(people[static_cast<std::size_t>(winner)]);
        out.answers.push_back(answered(set.recordings[r].person, set.recordings[r].person, winners));
    }
    out.confusion = confusionOf(out.answers, set.persons());
    return out;
}

Recognition recogniseAttribute(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const RecordingSet& set,
                               const std::vector<int>& class_of_person, int classes, bool balanced, const SeededNoise& noise) {
    return attributeOf(meansOfPeople(train, set), meansOfPeople(test, set), class_of_person, classes, balanced, noise);
}

std::vector<double> permutedAttributes(const Eigen::MatrixXd& train, const Eigen::MatrixXd& test, const RecordingSet& set,
                                       const std::vector<int>& class_of_person, int classes, bool balanced, int permutations,
                                       const SeededNoise& noise, const Progress& progress) {
    const Eigen::MatrixXd known = meansOfPeople(train, set), asked = meansOfPeople(test, set);
    std::vector<int> people = otherPeople(class_of_person, -1);
    return eachPermutation(permutations, progress, [&](std::uint64_t i) {
        const SeededNoise draw = noise.stream(i);
        const std::vector<int> from = shuffled(people, draw);
        std::vector<int> classes_of = class_of_person;
        for (std::size_t j = 0; j < people.size(); ++j)
            classes_of[static_cast<std::size_t>(people[j])] = class_of_person[static_cast<std::size_t>(from[j])];
        return attributeOf(known, asked, classes_of, classes, balanced, draw.stream(1)).accuracy();
    });
}

std::vector<double> permutedNames(const Recognition& recognition, int people, int permutations, const SeededNoise& noise) {
    // What everybody would be credited with under each name.
    Eigen::MatrixXd credit = Eigen::MatrixXd::Zero(people, people);
    for (const Answer& answer : recognition.answers)
        for (int winner : answer.winners)
            credit(answer.truth, winner) += 1.0 / static_cast<double>(answer.winners.size() * recognition.answers.size());
    std::vector<int> names(static_cast<std::size_t>(people));
    std::iota(names.begin(), names.end(), 0);
    return eachPermutation(permutations, {}, [&](std::uint64_t i) {
        const std::vector<int> name_of = shuffled(names, noise.stream(i));
        double accuracy = 0;
        for (int truth = 0; truth < people; ++truth)
            accuracy += credit(truth, name_of[static_cast<std::size_t>(truth)]);
        return accuracy;
    });
}

} // namespace nictate
