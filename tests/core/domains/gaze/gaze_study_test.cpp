#include "core/domains/gaze/gaze_study.h"

#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/gaze/mechanisms/kaleido.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/simulate/viewing.h"
#include "tests/catch.h"

#include <cmath>
#include <numeric>

using namespace nictate;

namespace {

Dataset studyOf(const std::vector<Sample>& samples, double rate_hz = 0, const std::string& field = "60x46") {
    Dataset study;
    study.participants = {{"a", {}}};
    study.stimuli = {{"s", 600, 460, SizeSource::given, "", {}}};
    study.frame.reading.say("field-deg", field, Origin::format);
    Recording recording;
    recording.sampling_rate_hz = rate_hz;
    recording.samples = samples;
    study.recordings = {recording};
    return study;
}

std::vector<Direction> rowsOf(const std::vector<Sample>& samples, double rate_hz = 0) {
    return gazeStudy(studyOf(samples, rate_hz), {0}).streams.front().rows;
}

Sample at(double t_ms, double x, double y) { return {t_ms, {x, y, 3}, {}}; }

/// Nothing that leaves may be a number that is none.
void checkWhole(const GazeStudy& study, const std::map<std::string, ParameterValue>& settings = {}) {
    Parameters given;
    for (const auto& [name, value] : settings)
        given.set(name, value);
    const SimulatedGaze made = simulate(kaleido(), study, given, gazeFacts(outlinesOf(study)), SeededNoise(2));
    for (std::size_t i = 0; i < study.streams.size(); ++i)
        for (std::size_t row = 0; row < study.streams[i].rows.size(); ++row) {
            const Direction out = made.study.streams[i].rows[row];
            REQUIRE(out.seen()); // lost rows are filled
            REQUIRE((std::isfinite(out.yaw) && std::isfinite(out.pitch)));
            const GazeField::Pixel pixel = study.streams[i].field.pixel(out);
            REQUIRE((pixel.x >= 0 && pixel.x <= study.streams[i].field.width()));
        }
}

} // namespace

TEST_CASE("a row for every sample in order of time; a pause becomes lost rows, a repeated time counts once") {
    const auto rows = rowsOf({at(30, 330, 230), at(0, 300, 230), at(10, 310, 230), at(10, 399, 230), at(60, 360, 230)}, 100);
    REQUIRE(rows.size() == 7);
    CHECK(rows[0].yaw == Approx(0).margin(1e-12));
    CHECK(rows[1].yaw == Approx(1));
    CHECK_FALSE(rows[2].seen());
    CHECK(rows[3].yaw == Approx(3));
    CHECK_FALSE(rows[5].seen());
    CHECK(rows[6].yaw == Approx(6));
    CHECK(rowsOf({at(0, 1, 1), at(1e12, 1, 1)}, 100).size() == 6001); // a minute at most
    CHECK(rowsOf({at(0, 1, 1), at(11, 1, 1), at(19, 1, 1), at(30, 1, 1)}).size() == 4);
    CHECK_THROWS_AS(rowsOf({}), MissingData);
}

TEST_CASE("a direction leads back to its pixel, by geometry and by field, and never off the stimulus") {
    Stimulus stimulus{"s", 1920, 1080, SizeSource::given, "", ViewingGeometry{600, 0.6, 0.6}};
    for (bool known : {true, false}) {
        if (!known)
            stimulus.geometry.reset();
        const GazeField field(stimulus, 60, 46);
        Recording recording;
        recording.samples = {at(0, 100, 1000), at(10, 1919, 3), at(20, 2500, -400)};
        const AngularGaze gaze = angularGaze(recording, stimulus, {});
        for (std::size_t i = 0; i < 2; ++i) {
            const auto pixel = field.pixel({gaze.samples[i].x_deg, gaze.samples[i].y_deg});
            CHECK(pixel.x == Approx(recording.samples[i].gaze.x_px).margin(1e-6));
            CHECK(pixel.y == Approx(recording.samples[i].gaze.y_px).margin(1e-6));
        }
        const auto off = field.pixel({gaze.samples[2].x_deg, gaze.samples[2].y_deg});
        CHECK(off.x == Approx(1920));
        CHECK((off.y >= 0 && off.y < 30));
        CHECK(std::isnan(field.pixel({}).x));
    }
    CHECK(GazeField(Stimulus{"s", 3600, 1800, SizeSource::given, "", {}}, 360, 180).allAround());
}

TEST_CASE("gaze that is lost, alone, short, polar or across the seam makes nothing that is not a number") {
    std::vector<Sample> samples;
    for (int t = 0; t < 120; ++t)
        samples.push_back(t % 50 < 30 ? at(10 * t, 300 + t, 200) : at(10 * t, NAN, NAN));
    checkWhole(gazeStudy(studyOf(samples, 100), {0}));
    checkWhole(gazeStudy(studyOf(samples, 100), {0}), {{"window", 1e6}, {"schedule", "adaptive"}});
    checkWhole(gazeStudy(studyOf({at(0, 1, 1)}, 30), {0}));
    checkWhole(gazeStudy(studyOf(std::vector<Sample>(3, at(0, NAN, NAN)), 30), {0}));
    for (int t = 0; t < 120; ++t)
        samples[static_cast<std::size_t>(t)] = at(10 * t, t % 2 ? 599.9 : 0.1, t % 3 ? 0 : 460);
    const GazeStudy around = gazeStudy(studyOf(samples, 100, "360x180"), {0});
    CHECK(gazeFacts(outlinesOf(around)).allAround());
    checkWhole(around);
    checkWhole(around, {{"missing", "hold"}, {"epsilon", 0.01}});
    Parameters given;
    given.set("radius", 0.0);
    CHECK_THROWS_AS(resolve(kaleido(), given, {}), InvalidParameter);
    given = {};
    given.set("window", 10.0);
    given.set("period", 11.0);
    CHECK_THROWS_WITH(resolve(kaleido(), given, {}), Catch::Contains("period"));
}

namespace {

/// Four people who saw the same picture, with these samples each.
GazeStudy fourOf(const std::vector<Sample>& samples, double rate_hz, const std::string& field = "60x46") {
    Dataset study = studyOf(samples, rate_hz, field);
    for (std::size_t person = 1; person < 4; ++person) {
        study.participants.push_back({std::to_string(person), {}});
        study.recordings.push_back(study.recordings.front());
        study.recordings.back().participant = person;
    }
    return gazeStudy(study, {0, 1, 2, 3});
}

void checkSynthesis(const GazeStudy& study, const char* mechanism, const std::map<std::string, ParameterValue>& settings) {
    Parameters given;
    for (const auto& [name, value] : settings)
        given.set(name, value);
    const SimulatedGaze made = simulate(mechanismOf<Gaze>(mechanism), study, given, gazeFacts(outlinesOf(study)), SeededNoise(2));
    for (std::size_t i = 0; i < study.streams.size(); ++i) {
        REQUIRE(made.study.streams[i].rows.size() == study.streams[i].rows.size());
        for (std::size_t row = 0; row < study.streams[i].rows.size(); ++row) {
            const Direction out = made.study.streams[i].rows[row];
            REQUIRE((!out.seen() || (std::isfinite(out.yaw) && std::isfinite(out.pitch))));
        }
    }
}

} // namespace

TEST_CASE(
    "gaze is made from streams that are lost, short, slow, polar, across the seam or without events, and all of it is whole") {
    std::vector<Sample> still, jumps, poles;
    for (int t = 0; t < 200; ++t) {
        still.push_back(at(10 * t, t % 70 < 50 ? 200 + 40 * (t / 70) : NAN, 100));
        jumps.push_back(at(10 * t, (t * 7919) % 600, (t * 104729) % 460));
        poles.push_back(at(10 * t, t / 40 % 2 ? 599.9 : 0.1, t / 80 % 2 ? 0 : 460));
    }
    const std::vector<GazeStudy> studies = {fourOf(still, 100), fourOf(jumps, 100), fourOf({at(0, 1, 1)}, 100),
                                            fourOf(std::vector<Sample>(3, at(0, NAN, NAN)), 30), fourOf(poles, 100, "360x180")};
    for (const GazeStudy& study : studies) {
        checkSynthesis(study, "k-same-synth", {});
        checkSynthesis(study, "k-same-synth", {{"align", "index"}, {"k", 2.0}});
        checkSynthesis(study, "k-same-synth", {{"combine", "mix"}});
        checkSynthesis(study, "k-same-synth", {{"form", "as-published"}});
        checkSynthesis(study, "event-synth-pd", {{"k", 2.0}});
        checkSynthesis(study, "event-synth-pd", {{"form", "as-published"}, {"k", 2.0}, {"draws", 2.0}});
    }
    for (const char* id : {"k-same-synth", "event-synth-pd"}) {
        const Mechanism<Gaze>& mechanism = mechanismOf<Gaze>(id);
        auto reasons = [&](const GazeStudy& study) {
            return guaranteeOf(mechanism, {}, gazeFacts(outlinesOf(study))).reasons.size();
        };
        CHECK(reasons(studies[3]) == reasons(studies[0]) + 1); // 30 Hz
    }
}

namespace {

GazeStudy twentyViewers() {
    std::vector<std::size_t> all(20);
    std::iota(all.begin(), all.end(), std::size_t{0});
    return gazeStudy(simulateViewing(20, 1), all);
}

} // namespace

TEST_CASE("twenty simulated viewers do as described, and groups of them are linked as another program found") {
    const GazeStudy streams = twentyViewers();
    REQUIRE(streams.streams.size() == 240);
    CHECK(streams.tasks.size() == 12);
    const std::vector<Events> events = detectedEvents(streams);
    // fixations/s, median fixation s, saccades/s, median amplitude °
    const std::map<std::string, std::array<double, 4>> expected = {{"free", {3.2, 0.23, 2.6, 7.0}},
                                                                   {"search", {4.1, 0.18, 3.6, 8.4}},
                                                                   {"saliency", {2.8, 0.25, 2.4, 8.6}},
                                                                   {"track", {1.1, 0.60, 0.52, 2.4}}};
    for (const auto& [condition, figures] : expected) {
        CAPTURE(condition);
        std::vector<bool> chosen;
        for (const GazeStream& stream : streams.streams)
            chosen.push_back(streams.tasks[stream.task].condition == condition);
        const EventStatistics found = eventStatistics(streams, events, chosen);
        CHECK(found.fixations_per_s == Approx(figures[0]).epsilon(0.15));
        CHECK(found.median_fixation_s == Approx(figures[1]).epsilon(0.15));
        CHECK(found.saccades_per_s == Approx(figures[2]).epsilon(0.15));
        CHECK(found.median_amplitude_deg == Approx(figures[3]).epsilon(0.15));
    }
    const EventStatistics all = eventStatistics(streams, events);
    CHECK((all.lost > 0.015 && all.lost < 0.035));
    const double peaks[] = {154, 264, 381, 495};
    for (std::size_t bin = 0; bin < 4; ++bin)
        CHECK(all.peaks[bin] == Approx(peaks[bin]).epsilon(0.08));
    // k-same-synth in groups of four: RMSE, CC, linkage
    const struct {
        std::map<std::string, std::string> settings;
        double rmse, cc, linkage;
    } rows[] = {{{{"form", "as-published"}}, 17, 0.47, 0.88},
                {{{"align", "index"}}, 22, 0.45, 0.10},
                {{{"combine", "mix"}}, 26, 0.96, 0.21}};
    for (const auto& row : rows) {
        Parameters given;
        for (const auto& [name, value] : row.settings)
            given.set(name, value);
        const GazeStudy made =
            simulate(mechanismOf<Gaze>("k-same-synth"), streams, given, gazeFacts(outlinesOf(streams)), SeededNoise(1)).study;
        CHECK(medianRmse(streams, made) == Approx(row.rmse).epsilon(0.08));
        CHECK(heatmapCC(streams, made) == Approx(row.cc).margin(0.06));
        CHECK(recordingLinkage(streams, made) == Approx(row.linkage).margin(0.06));
    }
}

TEST_CASE("a simulated viewer is the same for the same seed whoever else is there") {
    const Dataset study = simulateViewing(4, 3, 30), fewer = simulateViewing(2, 3, 30), other = simulateViewing(2, 4, 30);
    CHECK(study.stimuli.size() == 3);
    REQUIRE(study.recordings.size() == 48);
    auto sameGaze = [](const Recording& a, const Recording& b) {
        for (std::size_t i = 0; i < a.samples.size(); ++i)
            if (a.samples[i].gaze.x_px != b.samples[i].gaze.x_px && !std::isnan(a.samples[i].gaze.x_px))
                return false;
        return true;
    };
    CHECK(sameGaze(study.recordings[13], fewer.recordings[13]));
    CHECK_FALSE(sameGaze(study.recordings[13], other.recordings[13]));
    CHECK_THROWS_AS(simulateViewing(-1, 1), InvalidParameter);
    CHECK_THROWS_AS(simulateViewing(1, 1, 0.5), InvalidParameter);
}

TEST_CASE("the even schedule, smoothed, stays below the middle of the field, which the adaptive one exceeds") {
    const Dataset dataset = simulateViewing(3, 5, 20);
    const GazeStudy study = gazeStudy(dataset, {0, 1, 2});
    const GazeFacts facts = gazeFacts(outlinesOf(study));
    auto rmse = [&](const char* schedule, double smooth, double epsilon) {
        Parameters given;
        given.set("epsilon", epsilon);
        given.set("window", 50.0);
        given.set("schedule", schedule);
        given.set("smooth", smooth);
        return medianRmse(study, simulate(kaleido(), study, given, facts, SeededNoise(1)).study);
    };
    const double centre = centreRmse(study);
    CHECK(centre == Approx(19).epsilon(0.25));
    CHECK(rmse("even", 1, 10) == Approx(3.1).epsilon(0.2));
    CHECK(rmse("even", 0, 10) == Approx(5.2).epsilon(0.2));
    CHECK(rmse("adaptive", 0, 10) == Approx(11.9).epsilon(0.2));
    CHECK(rmse("even", 1, 1) < 0.6 * centre);
    CHECK(rmse("adaptive", 0, 1) > 1.5 * centre);
    CHECK(recordingLinkage(study, study) == 1);
    CHECK(heatmapCC(study, study) == Approx(1));
    CHECK(kolmogorovSmirnov({1, 2, 3}, {1, 2, 3}) == 0);
    CHECK(kolmogorovSmirnov({1, 2}, {3, 4}) == 1);
}

TEST_CASE("a small file of long pauses is refused before they become rows, by a bound that is named") {
    std::vector<Sample> samples;
    for (int i = 0; i < 3000; ++i) // 156 kB that became 5.7 GB
        samples.push_back(at(60000.0 * i, 300, 230));
    CHECK_THROWS_WITH(rowsOf(samples, 2000), Catch::Contains("more lost rows than the 10000000"));
    CHECK(rowsOf(samples, 30).size() == 2999 * 1800 + 1); // half of what there may be
}

TEST_CASE("rows tell when they were recorded, whatever the rate is taken for and however long a pause was") {
    Dataset study;
    study.participants = {{"A", {}}};
    study.stimuli = {{"scene", 640, 480, SizeSource::given, "", {}}};
    Recording& recording = study.recordings.emplace_back();
    recording.sampling_rate_hz = 123;
    double t_ms = 1000;
    for (int i = 0; i < 3000; ++i, t_ms += i == 1500 ? 200'000 : 1000.0 / 123)
        recording.samples.push_back({t_ms, {300, 200, 3}, {}});
    const GazeStudy streams = gazeStudy(study, {0});
    const GazeStream& stream = streams.streams.at(0);
    CHECK(stream.recording == 0U);
    const std::vector<double> times = rowTimes(streams, stream, recording);
    REQUIRE(times.size() == stream.rows.size());
    CHECK(times.front() == 1000);
    CHECK(times.back() == Approx(recording.samples.back().t_ms));
    CHECK(std::is_sorted(times.begin(), times.end()));
    CHECK(static_cast<double>(times.size()) / stream.rate_hz < 100); // as rows they are nearer
}
