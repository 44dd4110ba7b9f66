#include "core/evaluation/gaze_utility.h"

#include "core/compute/cores.h"
#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/event_evaluation.h"
#include "core/evaluation/gaze_activity.h"
#include "core/evaluation/gaze_identity.h"
#include "core/evaluation/gaze_prediction.h"
#include "core/simulate/viewing.h"
#include "tests/catch.h"
#include "tests/core/data/made_frame.h"

#include <algorithm>
#include <thread>

using namespace nictate;

namespace {

constexpr auto turn = 3.14159265358979;

GazeStudy viewers(int people, double seconds) {
    std::vector<std::size_t> all;
    for (int i = 0; i < people; ++i)
        all.push_back(static_cast<std::size_t>(i));
    return gazeStudy(simulateViewing(people, 1, seconds), all);
}

} // namespace

TEST_CASE("features of events are what they are called") {
    Events events;
    events.fixations.resize(2);
    events.fixations[0].x_deg = 1;
    events.fixations[1] = {1, 0.25, 4, 4, 0.04, 0.09};
    const Eigen::MatrixXd fixation = fixationFeatures(events);
    REQUIRE((fixation.rows() == 1 && fixation.cols() == 6));
    CHECK(fixation(0, 0) == Approx(std::log(0.25)));
    CHECK(fixation(0, 1) == Approx(std::log(0.21)));
    CHECK(fixation(0, 2) == Approx(std::log(0.31)));
    CHECK(fixation(0, 3) == Approx(std::log(5.1)));
    CHECK(fixation(0, 4) == Approx(0.6));
    CHECK(fixation(0, 5) == Approx(0.8));
    events.saccades = {{0, 0.02, 1, 0, 1, 0, 90}, {1, 0.04, 0, 6, 6, turn / 2, 300}};
    const Eigen::MatrixXd saccade = saccadeFeatures(events);
    REQUIRE((saccade.rows() == 1 && saccade.cols() == 9));
    const double expected[] = {std::log(0.04), std::log(6.1), 0, 1, std::log(300), std::log(151), 300 * 0.04 / 6.1, 0, 1};
    for (int i = 0; i < 9; ++i)
        CHECK(saccade(0, i) == Approx(expected[i]).margin(1e-9));
    CHECK(fixationFeatures({}).rows() == 0);
    CHECK(saccadeFeatures({}).rows() == 0);
}

TEST_CASE("people, activities and the next moment are found in gaze as it is, and not in its middle") {
    const GazeStudy study = viewers(6, 20), centre = centreOf(study);
    const std::vector<Events> events = detectedEvents(study), still = detectedEvents(centre);
    const SeededNoise noise(1);
    CHECK(*identification(study, events, events, noise) > 0.6);
    CHECK(*identification(study, events, still, noise) < 0.4); // chance is 1/6, of 24 questions
    CHECK(*activityRecognition(study, events, study, events, noise) > 0.65);
    CHECK(*activityRecognition(study, events, centre, still, noise) < 0.4);
    const auto raw = gazePrediction(study, study, noise), none = gazePrediction(study, centre, noise);
    CHECK(raw->net < raw->hold);
    CHECK(raw->hold < raw->constant_velocity);
    CHECK(none->hold == raw->hold);
    CHECK(gazePrediction(study, study, noise)->net == raw->net);
    const auto ahead = predictedGaze(study, study, 0, noise);
    double off = 0, stayed = 0;
    for (const PredictedGaze& moment : ahead) {
        off += distance(GazeMetric::plane, moment.said, moment.later);
        stayed += distance(GazeMetric::plane, moment.now, moment.later);
    }
    REQUIRE(ahead.size() > 500); // 20 s in steps of 20 ms
    CHECK(off < stayed);
    CHECK(ahead[1].time_s - ahead[0].time_s == Approx(0.02));
    double moved = 0; // who learnt from gaze at rest says that it stays
    for (const PredictedGaze& moment : predictedGaze(study, centre, 0, noise))
        moved = std::max(moved, distance(GazeMetric::plane, moment.said, moment.now));
    CHECK(moved < 60);
    for (Eigen::Index column = 0; column < activity_features; ++column)
        CHECK(activityFeatures(centre.streams[0], still[0]).col(column).allFinite());
}

TEST_CASE("a study too small for a measure has none, and no number that is none") {
    const GazeStudy one = viewers(1, 3);
    const std::vector<Events> events = detectedEvents(one);
    const SeededNoise noise(1);
    CHECK_FALSE(identification(one, events, events, noise));
    CHECK_FALSE(activityRecognition(one, events, one, events, noise));
    CHECK_FALSE(gazePrediction(one, one, noise));
    GazeStudy lost = viewers(4, 1);
    for (GazeStream& stream : lost.streams)
        std::fill(stream.rows.begin(), stream.rows.end(), Direction{});
    const std::vector<Events> nothing = detectedEvents(lost);
    CHECK(*identification(lost, nothing, nothing, noise) == Approx(0.25));
    CHECK_FALSE(gazePrediction(lost, lost, noise));
    CHECK(predictedGaze(lost, lost, 0, noise).empty());
    CHECK(predictedGaze(one, one, 0, noise).empty());
}

TEST_CASE("a row for what is raw, for the middle, and for each mechanism at each ε it has") {
    GazeStudy study = viewers(4, 10);
    study.streams[0].rows[7] = {4000, 0}; // off the field, as trackers sometimes have it
    Parameters given;
    given.set("window", 50.0);
    const std::vector<EvaluatedGaze> mechanisms = {{&mechanismOf<Gaze>("kaleido"), given},
                                                   {&mechanismOf<Gaze>("k-same-synth"), {}}};
    const auto rows = gazeUtility(study, mechanisms, {1, 100}, 2, SeededNoise(3));
    REQUIRE(rows.size() == 5);
    CHECK(rows[0].mechanism == "raw");
    CHECK((rows[0].rmse_deg == 0 && rows[0].linkage == 1 && rows[0].duration_ks == 0));
    CHECK(rows[0].heatmap_cc == Approx(1));
    CHECK(rows[1].mechanism == "centre");
    CHECK(rows[1].rmse_deg == Approx(centreRmse(study)));
    CHECK(rows[1].linkage == Approx(0.25));
    CHECK(rows[2].epsilon == 1.0);
    CHECK(rows[3].rmse_deg < rows[2].rmse_deg);
    CHECK_FALSE(rows[4].epsilon);
    const std::string csv = gazeUtilityCsv(rows);
    CHECK(csv.starts_with("mechanism,epsilon,rmse_deg,heatmap_cc,fixations_per_s,duration_ks,peak_4_8,identification,linkage,"
                          "activity,prediction_hold,prediction_net,centre_rmse_deg\nraw,,0,"));
    CHECK(csv.find("\nk-same-synth,,") != std::string::npos);
    CHECK(csv.find("nan") == std::string::npos);
    given.set("window", 0.5);
    CHECK_THROWS_AS(gazeUtility(study, {{&mechanismOf<Gaze>("kaleido"), given}}, {1}, 1, SeededNoise(3)), InvalidParameter);
}

TEST_CASE("networks on events find less in private samples than in the original, beside gaze at rest under the same noise") {
    Dataset dataset = simulateViewing(4, 1, 20);
    dataset.frame = test::madeFrame(dataset);
    const GazeStudy study = gazeStudy(dataset, {0, 1, 2, 3});
    EventRequest request;
    request.splits = request.draws = 2;
    Parameters given;
    given.set("smooth", 0.0);
    const auto rows = evaluateProtectedEvents(dataset, study, {{&mechanismOf<Gaze>("kaleido"), given}}, {0.5}, request);
    REQUIRE(rows.size() == 9); // both, fixations, saccades: original, private, at rest
    CHECK(rows[0].signals == SignalKind::clean);
    CHECK(rows[0].accuracy > 0.5);
    CHECK(rows[3].signals == SignalKind::released);
    CHECK(rows[3].epsilon == 0.5);
    CHECK(rows[3].user_epsilon > 0.5);
    CHECK(rows[4].signals == SignalKind::constant);
    CHECK(rows[3].control == rows[4].accuracy);
    CHECK(rows[3].accuracy < rows[0].accuracy);
    CHECK(evaluationCsv(rows) ==
          evaluationCsv(evaluateProtectedEvents(dataset, study, {{&mechanismOf<Gaze>("kaleido"), given}}, {0.5}, request)));
}

TEST_CASE("networks on private gaze with few events find the same with 1, 2, 3 and 7 at once") {
    for (double seconds : {1.0, 2.0, 4.0}) {
        const double epsilon = 5 * std::max(1.0, seconds - 1);
        Dataset dataset = simulateViewing(4, 1, seconds);
        dataset.frame = test::madeFrame(dataset);
        const GazeStudy study = gazeStudy(dataset, {0, 1, 2, 3});
        EventRequest request;
        request.splits = request.draws = 2;
        const auto table = [&] {
            return evaluationCsv(
                evaluateProtectedEvents(dataset, study, {{&mechanismOf<Gaze>("kaleido"), {}}}, {epsilon}, request));
        };
        useCores(1);
        const std::string expected = table();
        useCores(0);
        for (std::size_t threads : {1, 2, 3, 7}) {
            std::vector<std::string> tables(threads);
            {
                std::vector<std::jthread> running;
                for (std::string& one : tables)
                    running.emplace_back([&one, &table] { one = table(); });
            }
            CAPTURE(seconds, epsilon, threads);
            CHECK(std::count(tables.begin(), tables.end(), expected) == static_cast<std::ptrdiff_t>(threads));
        }
    }
}
