// A study small enough to follow by hand, evaluated independently with numpy and scikit-learn.

#include "core/compute/all_columns.h"
#include "core/evaluation/recording_attacks.h"
#include "core/evaluation/row_recognition.h"
#include "made_evaluation.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

struct Golden {
    Dataset study = goldenStudy();
    SignalStudy signals = signalsOfEverybody(study);
    RecordingSet set = recordingSet(study, signals);
    std::vector<EvaluatedRow> rows = rowsEvery(set, 1);
    Eigen::MatrixXd values = valuesAt(rows, set, signals);
    Eigen::MatrixXd means = recordingMeans(set, signals);
    TaskLabels conditions = labelsOf({TaskKind::condition}, set);
    TaskLabels people = labelsOf({TaskKind::person}, set);
};

std::vector<double> creditsOf(const Recognition& recognition) {
    std::vector<double> out;
    for (const Answer& answer : recognition.answers)
        out.push_back(answer.credit);
    return out;
}

std::vector<int> peopleOf(const Recognition& recognition) {
    std::vector<int> out;
    for (const Answer& answer : recognition.answers)
        out.push_back(answer.person);
    return out;
}

/// "001 000 …": one digit a row.
std::vector<int> digits(const std::string& text) {
    std::vector<int> out;
    for (char c : text)
        if (c != ' ')
            out.push_back(c - '0');
    return out;
}

struct Case {
    std::string id;
    ClassifierSettings settings;
    std::string predictions;
    std::vector<double> credits;
};

} // namespace

TEST_CASE("the row classifiers give every row of the golden study its class", "[evaluation]") {
    const Golden golden;
    const auto folds = foldsOf(Protocol::leave_one_person_out, golden.conditions, golden.set, golden.rows, {});
    const Case cases[] = {
        {"knn", {.neighbours = 3}, "001 000 111 101 110 100 111 101", {1, 1, 0, 0, 1, 0, 1, 1}},
        {"knn", {.neighbours = 4}, "001 000 111 001 110 100 111 101", {1, 1, 0, 1, 1, 0, 1, 1}}, // ties
        {"svm", {}, "001 000 111 001 110 100 111 111", {1, 1, 0, 1, 1, 0, 1, 1}},
        {"dt", {.least_to_split = 4}, "001 000 111 000 110 000 111 100", {1, 1, 0, 1, 1, 0, 1, 0}},
    };
    for (const Case& expected : cases) {
        CAPTURE(expected.id, expected.settings.neighbours);
        const RowQuestion question{golden.set,    golden.rows,   golden.conditions, folds,
                                   golden.values, golden.values, expected.settings};
        CHECK(predictRows(classifierNamed(expected.id), question, SeededNoise(1)) == digits(expected.predictions));
        CHECK(creditsOf(recogniseRows(classifierNamed(expected.id), question, SeededNoise(1))) == expected.credits);
    }
}

TEST_CASE("rows are standardised by those that are learnt from; the support vectors' scale is their median distance",
          "[evaluation]") {
    const Golden golden;
    const auto folds = foldsOf(Protocol::leave_one_person_out, golden.conditions, golden.set, golden.rows, {});
    const double scales[] = {1.818796096869086, 1.7077815407962706, 1.8107842180827372, 1.8719212714732856};
    for (std::size_t i = 0; i < 4; ++i) {
        const Eigen::MatrixXd train = golden.values(folds[i].train, all_columns);
        CHECK(medianDistance(Standardisation(train)(train).cast<float>(), SeededNoise(1)) == Approx(scales[i]).epsilon(1e-6));
    }
    const Standardisation first(golden.values(folds[0].train, all_columns));
    CHECK(first.mean()[0] == Approx(2.438889).margin(1e-6));
    CHECK(first.mean()[1] == Approx(-.383333).margin(1e-6));
    CHECK(first.deviation()[0] == Approx(2.389825).margin(1e-6));
    CHECK(first.deviation()[1] == Approx(1.180984).margin(1e-6));
}

TEST_CASE("halves of the golden study: people by one neighbour, from the first row to the other two", "[evaluation]") {
    const Golden golden;
    const auto folds = foldsOf(Protocol::halves, golden.people, golden.set, golden.rows, {});
    const RowQuestion question{golden.set, golden.rows, golden.people, folds, golden.values, golden.values, {.neighbours = 1}};
    const Recognition found = recogniseRows(classifierNamed("knn"), question, SeededNoise(1));
    CHECK(*found.row_accuracy == .5);
    CHECK(creditsOf(found) == std::vector<double>{.5, 1, 0, 1, .5, .5, .5, 0});
}

TEST_CASE("discriminants on means and linkage of the golden study", "[evaluation]") {
    const Golden golden;
    CHECK(creditsOf(recogniseByLda(golden.means, golden.means, golden.set, golden.conditions)) ==
          std::vector<double>{1, 1, 0, 1, 0, 0, 1, 1});
    const Eigen::MatrixXd scaled = scaledOverPeople(golden.means, golden.set);
    const LinkageDistances distances = linkageDistances(scaled, scaled, golden.set, 0);
    Eigen::MatrixXd expected(4, 4);
    expected << 0.45347397443234333, 4.946248285203218, 5.291014824935575, 0.5490945388667204, 7.865377955933562,
        0.08768213553968442, 9.759369411611637, 3.1859986804186984, 8.814087028451073, 5.621228006662048, 0.33297121253659606,
        3.198345361543054, 0.5707237306856839, 7.149121417730237, 4.9294457693500044, 1.2458176660998608;
    CHECK((distances.square - expected).cwiseAbs().maxCoeff() < 1e-12);
    const Linkage linkage = linkAcrossConditions(golden.means, golden.means, golden.set);
    CHECK(creditsOf(linkage.nearest) == std::vector<double>{1, 1, 1, 0, 1, 1, 1, 0});
    CHECK(creditsOf(linkage.matched) == std::vector<double>{0, 1, 1, 0, 0, 1, 1, 0});
    CHECK(linkage.matched.answers.front().winners == std::vector<int>{3});
    CHECK(linkage.mean_rank == 1.25);
}

TEST_CASE("Wilson intervals count people, not answers; the limit of a guess is the loss's", "[evaluation]") {
    const Golden golden;
    const auto folds = foldsOf(Protocol::leave_one_person_out, golden.conditions, golden.set, golden.rows, {});
    const RowQuestion question{golden.set,    golden.rows,   golden.conditions, folds,
                               golden.values, golden.values, {.neighbours = 3}};
    const Recognition found = recogniseRows(classifierNamed("knn"), question, SeededNoise(1));
    const Interval interval = clusteredWilson(creditsOf(found), peopleOf(found));
    CHECK(interval.low == Approx(0.305742392653771).epsilon(1e-12));
    CHECK(interval.high == Approx(0.8631557152608771).epsilon(1e-12));
    const std::vector<int> people = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
    const Interval some = clusteredWilson({1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0}, people);
    CHECK(some.low == Approx(0.3966604333250142).epsilon(1e-12));
    CHECK(some.high == Approx(0.9319238492122831).epsilon(1e-12));
    const Interval all = clusteredWilson(std::vector<double>(12, 1), people);
    CHECK(all.low == Approx(0.5101091596030786).epsilon(1e-12));
    CHECK(all.high == Approx(1).epsilon(1e-12));
    CHECK(guessLimit(0.48, 20) == Approx(0.07838904588067429).epsilon(1e-12));
    CHECK(guessLimit(2.4, 20) == Approx(0.36715556811467637).epsilon(1e-12));
}
