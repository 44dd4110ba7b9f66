// The scan path in time: what is seen at each moment of a recording.
#include "core/domains/gaze/gaze_replay.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

Dataset study() {
    Dataset study;
    study.participants = {{"A", {}}, {"B", {}}};
    study.stimuli = {{"garden", 100, 50, SizeSource::given, "", {}}};
    study.recordings.resize(2);
    study.recordings[1].participant = 1;
    return study;
}

} // namespace

TEST_CASE("fixations come and go with time, on a clock that begins with the recording") {
    Dataset data = study();
    data.recordings[0].fixations = {{10, 10, 5000, 200}, {200, 10, 5300, 100}, {missing, missing, 5450, 50}, {30, 30, 5600, 200}};
    data.recordings[1].fixations = {{1, 1, 100, 1000}};
    const GazeReplay replay(data, {0, 1});
    CHECK(replay.lengthMs() == 1000);
    CHECK(replay.offFixations() == 1);
    CHECK_FALSE(replay.byOrder());
    const GazePath& path = replay.paths()[0];
    CHECK(path.clock_zero_ms == 5000);
    REQUIRE(path.fixations.size() == 3); // one has no place
    CHECK(path.fixations[2].number == 4);

    CHECK(replay.at(0, 0, {}).end_fixation == 1);
    CHECK(replay.at(0, 0, {}).fixating);
    CHECK(replay.at(0, 250, {}).end_fixation == 1);
    CHECK_FALSE(replay.at(0, 250, {}).fixating);
    CHECK_FALSE(replay.at(0, 250, {}).gaze);
    const PathMoment last = replay.at(0, 650, {});
    CHECK(last.first_fixation == 0);
    CHECK(last.end_fixation == 3);
    REQUIRE(last.gaze);
    CHECK(last.gaze->x_px == 30);
    CHECK(replay.at(0, 650, 100).first_fixation == 2);
    CHECK(replay.at(0, 650, 260).first_fixation == 1); // ended at 400
    CHECK(replay.at(1, 650, 0).end_fixation == 1);

    CHECK(replay.nextFixation(0) == 300);
    CHECK(replay.nextFixation(300) == 600);
    CHECK(replay.nextFixation(600) == 1000);
    CHECK(replay.previousFixation(600) == 300);
    CHECK(replay.previousFixation(0) == 0);
}

TEST_CASE("fixations without times follow each other, and it is said") {
    Dataset data = study();
    data.recordings[0].fixations = {{10, 10, missing, 200}, {20, 10, missing, missing}, {30, 30, missing, 100}};
    const GazeReplay replay(data, {0});
    CHECK(replay.byOrder());
    const GazePath& path = replay.paths()[0];
    CHECK(path.fixations[1].start_ms == 200);
    CHECK(path.fixations[2].start_ms == 450); // a usual duration for the one that is not known
    CHECK_FALSE(path.fixations[1].duration_known);
    CHECK(replay.lengthMs() == 550);
}

TEST_CASE("samples are a trail that ends where the eye is; a lost eye is nowhere") {
    Dataset data = study();
    for (int i = 0; i < 100; ++i)
        data.recordings[0].samples.push_back({1000.0 + 10 * i, {1.0 * i, i < 50 ? 10.0 : 60.0, missing}, {}});
    data.recordings[0].samples[30].gaze = {};
    std::swap(data.recordings[0].samples[10], data.recordings[0].samples[20]); // as some files are
    const GazeReplay replay(data, {0, 1});
    CHECK(replay.offSamples() == 50);
    CHECK(replay.paths()[1].length_ms == 0);
    const PathMoment moment = replay.at(0, 255, 100);
    CHECK(moment.first_sample == 16);
    CHECK(moment.end_sample == 26);
    REQUIRE(moment.gaze);
    CHECK(moment.gaze->x_px == 25);
    CHECK_FALSE(replay.at(0, 301, 100).gaze);
    CHECK_FALSE(replay.at(1, 301, 100).gaze);
    CHECK(replay.at(0, 1e9, {}).end_sample == 100);
    CHECK(GazeReplay().lengthMs() == 0);
}

TEST_CASE("of two eyes the one that was seen more often is replayed, and fixations are not counted twice") {
    Dataset data = study();
    Recording& recording = data.recordings[0];
    recording.eye = Eye::both;
    recording.fixations = {{10, 10, 0, 200, missing, Eye::left}, {12, 10, 0, 200, missing, Eye::right}};
    recording.samples = {{0, {}, {5, 5, missing}}, {10, {1, 1, missing}, {6, 6, missing}}};
    const GazeReplay replay(data, {0});
    CHECK(replay.paths()[0].fixations.size() == 1);
    CHECK(replay.paths()[0].samples[1].x_px == 6);
}
