// Trackers of 250 Hz and more: as many saccades as were made, whatever the rate and the noise.

#include "core/events/events.h"
#include "core/events/gaze_angles.h"
#include "core/io/open_study.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"
#include "tests/core/events/made_gaze.h"

#include <iostream>

using namespace nictate;
using namespace nictate::test;

namespace {

struct Jump {
    double start_s, duration_s, amplitude_deg, to_right;
};

/// Saccades of 0.7° to 12° to the right and back again, 21 ms + 2.2 ms/° long, fixations of 0.15 s to 0.5 s between them.
std::vector<Jump> jumpsFor(double seconds, std::uint64_t seed) {
    const SeededNoise noise(seed);
    std::vector<Jump> jumps;
    double at = 0;
    for (std::uint64_t i = 0; (at += 0.15 + 0.35 * noise.uniform(2 * i)) < seconds - 1; ++i) {
        const double amplitude = 0.7 + 11.3 * std::pow(noise.uniform(2 * (i / 2) + 1), 2), duration = 0.021 + 0.0022 * amplitude;
        jumps.push_back({at, duration, amplitude, i % 2 == 0 ? 1.0 : -1.0});
        at += duration;
    }
    return jumps;
}

/// How far a jump has come: minimum jerk, then a swing that dies away within 40 ms.
double shape(const Jump& jump, double t_s) {
    const double u = std::clamp((t_s - jump.start_s) / jump.duration_s, 0.0, 1.0), after = t_s - jump.start_s - jump.duration_s;
    const double swing = after > 0 ? 0.05 * std::exp(-after / 0.012) * std::sin(2 * std::numbers::pi * after / 0.022) : 0;
    return u * u * u * (10 - 15 * u + 6 * u * u) + swing;
}

/// Samples of the jumps with white noise on both axes.
Recording seen(const std::vector<Jump>& jumps, double rate_hz, double noise_deg) {
    const SeededNoise noise(99);
    MadeGaze gaze(rate_hz);
    const auto samples = static_cast<std::uint64_t>((jumps.back().start_s + 1) * rate_hz);
    std::size_t next = 0;
    double before = 0;
    for (std::uint64_t i = 0; i < samples; ++i) {
        const double t = static_cast<double>(i) / rate_hz;
        while (next < jumps.size() && t > jumps[next].start_s + jumps[next].duration_s + 0.1)
            before += jumps[next].amplitude_deg * jumps[next].to_right, ++next;
        double x = before + noise_deg * noise.normal(2 * i);
        if (next < jumps.size() && t > jumps[next].start_s)
            x += jumps[next].amplitude_deg * jumps[next].to_right * shape(jumps[next], t);
        gaze.rest(x, noise_deg * noise.normal(2 * i + 1), 1);
    }
    return gaze.recording;
}

/// As a tracker of a lower rate would have seen it.
Recording everySo(const Recording& recording, std::size_t many) {
    Recording slower = recording;
    slower.samples.clear();
    for (std::size_t i = 0; i < recording.samples.size(); i += many)
        slower.samples.push_back(recording.samples[i]);
    return slower;
}

double countOf(const Events& events) { return static_cast<double>(events.saccades.size()); }

} // namespace

TEST_CASE("fast trackers see the saccades that were made, within 10 %") {
    const std::vector<Jump> jumps = jumpsFor(60, 3);
    const auto made = static_cast<double>(jumps.size());
    REQUIRE(made > 120);
    for (double rate_hz : {250.0, 500.0, 1000.0, 2000.0})
        for (double noise_deg : {0.01, 0.05, 0.1}) {
            CAPTURE(rate_hz, noise_deg);
            const Events events = detectEvents(seen(jumps, rate_hz, noise_deg), oneDegreeIsTenPixels());
            CHECK(countOf(events) == Approx(made).epsilon(0.1));
            CHECK(static_cast<double>(events.fixations.size()) == Approx(made).epsilon(0.1));
        }
}

TEST_CASE("a saccade at 1000 Hz begins, ends and leads where it was made to") {
    const std::vector<Jump> jumps = jumpsFor(60, 4);
    const Events events = detectEvents(seen(jumps, 1000, 0.02), oneDegreeIsTenPixels());
    for (const Jump& jump : jumps) {
        if (jump.amplitude_deg < 2)
            continue;
        const auto found = std::find_if(events.saccades.begin(), events.saccades.end(), [&](const DetectedSaccade& saccade) {
            return saccade.start_s < jump.start_s + jump.duration_s && jump.start_s < saccade.start_s + saccade.duration_s;
        });
        REQUIRE(found != events.saccades.end());
        CAPTURE(jump.start_s, jump.amplitude_deg);
        CHECK(found->start_s == Approx(jump.start_s).margin(0.012));
        CHECK(found->amplitude_deg == Approx(jump.amplitude_deg).epsilon(0.15)); // a degree is smaller off the middle
        CHECK((found->dx_deg > 0) == (jump.to_right > 0));
    }
}

TEST_CASE("below 250 Hz nothing is smoothed, merged or left out") {
    const Recording recording = seen(jumpsFor(60, 5), 120, 0.1);
    EventParameters plain;
    plain.velocity_threshold_deg_s = 50;
    plain.smoothing_s = plain.minimum_saccade_s = plain.minimum_pause_s = 1e-6;
    CHECK(countOf(detectEvents(recording, oneDegreeIsTenPixels())) ==
          countOf(detectEvents(recording, oneDegreeIsTenPixels(), plain)));
    for (double step_s : {0.0, 1 / 30.0, 1 / 120.0, 1 / 240.0})
        CHECK(forRate({}, step_s).smoothing_s == 0);
    for (double step_s : {1 / 249.9, 1 / 500.0, 1 / 2000.0})
        CHECK(forRate({}, step_s).smoothing_s == 0.02);
    EventParameters given;
    given.velocity_threshold_deg_s = 45;
    CHECK(forRate(given, 0.001).velocity_threshold_deg_s == 45);
}

TEST_CASE("a saccade around a blink is one, two around a longer loss are two") {
    for (int lost_ms : {40, 200, 1500}) {
        MadeGaze gaze(1000);
        gaze.rest(0, 0, 500);
        for (int i = 1; i <= 30; ++i)
            gaze.rest(0, -0.2 * i, 1); // the lid comes down
        gaze.lose(lost_ms);
        for (int i = 30; i >= 1; --i)
            gaze.rest(0, -0.2 * i, 1);
        gaze.rest(0, 0, 500);
        CAPTURE(lost_ms);
        const Events events = detectEvents(gaze.recording, oneDegreeIsTenPixels());
        CHECK(events.saccades.size() == (lost_ms > 1000 ? 2 : 1));
        CHECK(events.fixations.size() == 2);
    }
}

TEST_CASE("speed is the slope over the smoothing time, of two samples their difference") {
    AngularGaze gaze;
    for (int i = 0; i < 40; ++i)
        gaze.samples.push_back({0.001 * i, 0.05 * i + (i % 2 ? 0.1 : -0.1), 0, missing}); // 50 °/s under a noise of 0.1°
    for (double speed : gazeSpeeds(gaze, gaze.samples, 0.02))
        CHECK(speed == Approx(50).margin(8));
    const std::vector<double> plain = gazeSpeeds(gaze, gaze.samples, 0);
    CHECK(plain[0] == Approx(250));
    CHECK(plain[1] == Approx(150));
    for (AngularSample& sample : gaze.samples)
        sample = {sample.t_s, 100 * sample.t_s, 60, missing};
    CHECK(gazeSpeeds(gaze, gaze.samples, 0.02)[20] == Approx(50)); // yaw at 60° of pitch is half as far
    CHECK(gazeSpeeds(gaze, std::span(gaze.samples).first(1), 0.02).empty());
    CHECK(gazeSpeeds(gaze, {}, 0.02).empty());
}

TEST_CASE("EyeLink's own saccades are found in its samples", "[eyelink]") {
    const std::filesystem::path folder = std::filesystem::path(NICTATE_SOURCE_DIR) / "../shared/data/formats/eyelink";
    if (!std::filesystem::exists(folder)) {
        std::cout << "skipped: EyeLink's own saccades, ../shared/data/formats/eyelink is not there\n";
        return;
    }
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".asc")
            continue;
        double theirs = 0, ours = 0, at_500_hz = 0, at_250_hz = 0;
        const Dataset study = openStudy(entry.path());
        for (const Recording& recording : study.recordings) {
            const auto of_one_eye = [&](const Saccade& saccade) {
                return recording.eye != Eye::both || saccade.eye == Eye::right; // the better one of the file that has both
            };
            theirs += static_cast<double>(std::count_if(recording.saccades.begin(), recording.saccades.end(), of_one_eye));
            const Stimulus& screen = study.stimuli[recording.stimulus];
            ours += countOf(detectEvents(recording, screen));
            at_500_hz += countOf(detectEvents(everySo(recording, 2), screen));
            at_250_hz += countOf(detectEvents(everySo(recording, 4), screen));
        }
        CAPTURE(entry.path().filename().string());
        CHECK(theirs > 0);
        CHECK(ours == Approx(theirs).epsilon(0.1));
        if (study.recordings.front().samples.size() < 100)
            continue; // shortened to a few samples a trial
        CHECK(at_500_hz == Approx(theirs).epsilon(0.1));
        CHECK(at_250_hz == Approx(theirs).epsilon(0.1));
    }
}
