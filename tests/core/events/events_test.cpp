#include "core/events/events.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/events/made_gaze.h"

#include <limits>

using namespace nictate;
using namespace nictate::test;

namespace {

constexpr double a_step = 1.0 / 60;

Recording twoFixationsAndABlink() {
    MadeGaze gaze(60);
    gaze.rest(0, 0, 30);
    gaze.rest(2, 0, 1); // 2° in a step: 120 °/s
    gaze.rest(5, 0, 24);
    gaze.lose(9);
    gaze.rest(5, 0, 12);
    gaze.rest(5, 3, 12);
    return gaze.recording;
}

EventParameters with(double EventParameters::*field, double value) {
    EventParameters parameters;
    parameters.*field = value;
    return parameters;
}

} // namespace

TEST_CASE("I-VT finds the fixations, saccades and blink that were put there") {
    Events events = detectEvents(twoFixationsAndABlink(), oneDegreeIsTenPixels());
    REQUIRE(events.fixations.size() == 4);
    CHECK(events.fixations[0].start_s == Approx(0).margin(1e-12));
    CHECK(events.fixations[0].duration_s == Approx(29 * a_step));
    CHECK(events.fixations[0].x_deg == Approx(0).margin(1e-9));
    CHECK(events.fixations[1].duration_s == Approx(23 * a_step));
    CHECK(events.fixations[1].x_deg == Approx(5).epsilon(0.01));
    CHECK(events.fixations[3].y_deg == Approx(3).epsilon(0.01));
    CHECK(events.fixations[1].x_variance_deg2 == Approx(0).margin(1e-12));
    CHECK(events.fixations[1].pupil_mean == Approx(3));

    REQUIRE(events.saccades.size() == 2);
    CHECK(events.saccades[0].start_s == Approx(29 * a_step));
    CHECK(events.saccades[0].duration_s == Approx(2 * a_step));
    CHECK(events.saccades[0].amplitude_deg == Approx(std::atan(5 * std::numbers::pi / 180) * 180 / std::numbers::pi));
    CHECK(events.saccades[0].dx_deg > 0);
    CHECK(events.saccades[0].direction_rad == Approx(0).margin(1e-9));
    CHECK(events.saccades[0].peak_velocity_deg_s == Approx(3 * 60).epsilon(0.01));
    CHECK(events.saccades[1].direction_rad == Approx(std::numbers::pi / 2).epsilon(0.001)); // upwards

    REQUIRE(events.blinks.size() == 1);
    CHECK(events.blinks[0].start_s == Approx(55 * a_step));
    CHECK(events.blinks[0].duration_s == Approx(9 * a_step));
}

TEST_CASE("I-DT finds the same fixations and the saccades between them") {
    EventParameters parameters;
    parameters.algorithm = EventAlgorithm::idt;
    Events events = detectEvents(twoFixationsAndABlink(), oneDegreeIsTenPixels(), parameters);
    REQUIRE(events.fixations.size() == 4);
    // 2° away is not beyond the dispersion: the sample on the way still counts.
    CHECK(events.fixations[0].duration_s == Approx(30 * a_step));
    REQUIRE(events.saccades.size() == 2); // none across the blink
    CHECK(events.saccades[1].amplitude_deg == Approx(3).epsilon(0.01));
    parameters.dispersion_deg = 1;
    CHECK(detectEvents(twoFixationsAndABlink(), oneDegreeIsTenPixels(), parameters).fixations[0].duration_s ==
          Approx(29 * a_step));
}

TEST_CASE("variance and pupil inside a fixation are those of its samples") {
    MadeGaze gaze(100);
    const double offsets[] = {-0.2, 0.1, 0.2, -0.1, 0, 0.15, -0.15, 0.05, -0.05, 0, 0.1, -0.1};
    double mean = 0, squares = 0, pupil = 0;
    int i = 0;
    for (double offset : offsets) {
        gaze.rest(offset, -offset / 2, 1, 3 + 0.1 * i++);
        mean += offset / 12;
    }
    for (double offset : offsets)
        squares += (offset - mean) * (offset - mean) / 12;
    for (int k = 0; k < 12; ++k)
        pupil += (k - 5.5) * (k - 5.5) * 0.01 / 12;
    Events events = detectEvents(gaze.recording, oneDegreeIsTenPixels());
    REQUIRE(events.fixations.size() == 1);
    CHECK(events.fixations[0].x_variance_deg2 == Approx(squares).epsilon(1e-4)); // 10 pixels are 1° but for the tangent
    CHECK(events.fixations[0].y_variance_deg2 == Approx(squares / 4).epsilon(1e-4));
    CHECK(events.fixations[0].pupil_mean == Approx(3.55));
    CHECK(events.fixations[0].pupil_variance == Approx(pupil));
}

TEST_CASE("without geometry a field of view gives degrees, without either the tracker's units stay") {
    Stimulus scene{"scene", 600, 460, SizeSource::assumed, "", {}};
    Recording recording;
    for (int i = 0; i < 20; ++i)
        recording.samples.push_back({i * 20.0, {i < 10 ? 300.0 : 360.0, 230, missing}, {}});
    Events seen = detectEvents(recording, scene);
    REQUIRE(seen.saccades.size() == 1);
    CHECK(seen.saccades[0].amplitude_deg == Approx(6)); // 60 pixels of 600 are a tenth of 60°
    CHECK(std::isnan(seen.fixations[0].pupil_mean));
    EventParameters units;
    units.field_of_view_x_deg = units.field_of_view_y_deg = 0;
    units.velocity_threshold_deg_s = 500; // pixels a second
    CHECK(detectEvents(recording, scene, units).saccades[0].amplitude_deg == 60);
}

TEST_CASE("yaw at 60° of pitch is half as far on the sphere of gaze") {
    AngularGaze gaze;
    CHECK(gaze.distance({0, 10, 60, 0}, {0, 10.02, 60, 0}) == Approx(0.01).epsilon(1e-4));
    CHECK(gaze.distance({0, -90, 0, 0}, {0, 90, 0, 0}) == Approx(180));
    CHECK(gaze.distance({0, 0, 90, 0}, {0, 170, 90, 0}) == Approx(0).margin(1e-9));
}

TEST_CASE("blinks are the vendor's where there are any, else missing data of a blink's length") {
    Recording recording = twoFixationsAndABlink();
    recording.blinks = {{900, 200, Eye::unknown}, {100, 50, Eye::unknown}, {missing, 3, Eye::unknown}};
    Events events = detectEvents(recording, oneDegreeIsTenPixels());
    REQUIRE(events.blinks.size() == 2);
    CHECK(events.blinks[0].start_s == 0.1);
    CHECK(events.blinks[1].duration_s == 0.2);

    recording.blinks.clear();
    auto blinks = [&](const EventParameters& parameters) {
        return detectEvents(recording, oneDegreeIsTenPixels(), parameters).blinks.size();
    };
    CHECK(blinks(with(&EventParameters::maximum_blink_s, 0.14)) == 0);
    CHECK(blinks(with(&EventParameters::minimum_blink_s, 0.16)) == 0);
    // Samples that are absent altogether are missing data too.
    std::erase_if(recording.samples, [](const Sample& sample) { return std::isnan(sample.gaze.x_px); });
    REQUIRE(blinks({}) == 1);
    CHECK(detectEvents(recording, oneDegreeIsTenPixels()).blinks[0].duration_s == Approx(9 * a_step));
}

TEST_CASE("the eye that was seen more often counts") {
    Recording recording = twoFixationsAndABlink();
    for (Sample& sample : recording.samples)
        std::swap(sample.gaze, sample.second);
    recording.samples[0].gaze = {0, 0, 9};
    Events events = detectEvents(recording, oneDegreeIsTenPixels());
    CHECK(events.fixations.size() == 4);
    CHECK(events.fixations[0].pupil_mean == 3);
}

TEST_CASE("broken samples crash nothing") {
    const Stimulus screen = oneDegreeIsTenPixels();
    for (EventAlgorithm algorithm : {EventAlgorithm::ivt, EventAlgorithm::idt}) {
        EventParameters parameters;
        parameters.algorithm = algorithm;
        CHECK(detectEvents(Recording{}, screen, parameters).fixations.empty());
        MadeGaze lost(50);
        lost.lose(200);
        CHECK(detectEvents(lost.recording, screen, parameters).blinks.empty());
        MadeGaze one(50);
        one.rest(0, 0, 1);
        CHECK(detectEvents(one.recording, screen, parameters).fixations.empty());

        Recording shuffled = twoFixationsAndABlink();
        Events expected = detectEvents(shuffled, screen, parameters);
        std::reverse(shuffled.samples.begin(), shuffled.samples.end());
        shuffled.samples.insert(shuffled.samples.begin(), shuffled.samples.back());
        shuffled.samples.push_back({missing, {1, 2, 3}, {}});
        shuffled.samples.push_back({std::numeric_limits<double>::infinity(), {1, 2, 3}, {}});
        Events events = detectEvents(shuffled, screen, parameters);
        CHECK(events.fixations.size() == expected.fixations.size());
        CHECK(events.saccades.size() == expected.saccades.size());
        CHECK(events.blinks.size() == 1);
    }
}

TEST_CASE("every event parameter refuses what is outside its range, by name") {
    for (const EventParameterInfo& info : eventParameterInfos())
        for (double bad : {std::nan(""), -1.0, info.max * 2, std::numeric_limits<double>::infinity()}) {
            CAPTURE(info.name, bad);
            CHECK_THROWS_WITH(detectEvents(Recording{}, oneDegreeIsTenPixels(), with(info.value, bad)),
                              Catch::Contains(std::string(info.name)));
        }
    CHECK_THROWS_AS(checkEventParameters(with(&EventParameters::minimum_blink_s, 2)), InvalidParameter);
    CHECK_THROWS_AS(checkEventParameters(with(&EventParameters::field_of_view_x_deg, 0)), InvalidParameter);
    CHECK_NOTHROW(checkEventParameters({}));
}
