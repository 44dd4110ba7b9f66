#include "core/events/window_features.h"

#include "core/errors.h"
#include "core/noise/seeded_noise.h"
#include "tests/catch.h"
#include "tests/core/events/made_gaze.h"

#include <map>
#include <set>

using namespace nictate;
using namespace nictate::test;

namespace {

/// Fixations of random lengths at random places, blinks now and then, a pupil that drifts.
Recording wanderings(double seconds, std::uint64_t seed) {
    SeededNoise noise(seed);
    MadeGaze gaze(60);
    for (std::uint64_t i = 0; static_cast<double>(gaze.recording.samples.size()) < 60 * seconds; i += 8) {
        const double reach = noise.uniform(i) < 0.5 ? 1.2 : 8;
        const double x = reach * noise.normal(i + 1), y = reach * noise.normal(i + 2);
        const auto samples = 8 + static_cast<int>(noise.below(20, i + 3));
        for (int k = 0; k < samples; ++k)
            gaze.rest(x + 0.05 * noise.normal(i * 64 + static_cast<std::uint64_t>(k)), y, 1, 3 + 0.1 * noise.normal(i + 4));
        if (noise.uniform(i + 5) < 0.1)
            gaze.lose(6 + static_cast<int>(noise.below(10, i + 6)));
    }
    return gaze.recording;
}

struct Summary {
    double mean = 0, variance = 0, maximum = 0;
};
Summary summary(const std::vector<double>& values) {
    Summary out;
    for (double v : values) {
        out.mean += v / static_cast<double>(values.size());
        out.maximum = std::max(out.maximum, v);
    }
    for (double v : values)
        out.variance += (v - out.mean) * (v - out.mean) / static_cast<double>(values.size());
    return out;
}

/// The definitions written down a second time, without any of the sliding.
std::vector<double> plainFeatures(const Events& events, double from, double to, double radius) {
    std::vector<double> durations, vx, vy, pm, pv, amplitudes, blinks;
    std::vector<int> letters;
    double small = 0, positive = 0, negative = 0, length = to - from;
    for (const auto& f : events.fixations)
        if (f.start_s >= from && f.start_s < to) {
            durations.push_back(f.duration_s);
            vx.push_back(f.x_variance_deg2);
            vy.push_back(f.y_variance_deg2);
            pm.push_back(f.pupil_mean);
            pv.push_back(f.pupil_variance);
        }
    for (const auto& s : events.saccades)
        if (s.start_s >= from && s.start_s < to) {
            amplitudes.push_back(s.amplitude_deg);
            const bool is_small = s.amplitude_deg < 2 * radius;
            small += is_small;
            positive += s.dx_deg > 0;
            negative += s.dx_deg < 0;
            double angle = std::atan2(s.dy_deg, s.dx_deg) * 180 / std::numbers::pi;
            const double sector = is_small ? 45 : 22.5;
            angle = std::fmod(angle + 360 + sector / 2, 360);
            letters.push_back((is_small ? 16 : 0) + static_cast<int>(angle / sector));
        }
    for (const auto& b : events.blinks)
        if (b.start_s >= from && b.start_s < to)
            blinks.push_back(b.duration_s);
    const double f = static_cast<double>(durations.size()), s = static_cast<double>(amplitudes.size());
    std::vector<double> out = {f / length,        s / length,        small / length, (s - small) / length,
                               positive / length, negative / length, s / f,          small / s,
                               (s - small) / s,   positive / s,      negative / s};
    auto put = [&](std::initializer_list<double> values) { out.insert(out.end(), values); };
    Summary a = summary(amplitudes), d = summary(durations), b = summary(blinks);
    put({a.mean, a.variance, a.maximum, d.mean, d.variance, d.maximum});
    put({summary(vx).mean, summary(vy).mean, summary(vx).variance, summary(vy).variance});
    put({summary(pm).mean, summary(pm).variance, summary(pv).mean, summary(pv).variance});
    put({b.mean, b.variance, static_cast<double>(blinks.size()) / length});
    for (std::size_t n = 1; n <= 4; ++n) {
        std::map<std::vector<int>, double> book;
        for (std::size_t i = 0; i + n <= letters.size(); ++i)
            ++book[{letters.begin() + static_cast<std::ptrdiff_t>(i), letters.begin() + static_cast<std::ptrdiff_t>(i + n)}];
        std::vector<double> counts(static_cast<std::size_t>(std::pow(24, n)), 0);
        std::size_t at = 0;
        for (const auto& [word, count] : book)
            counts[at++] = count;
        const double least = *std::min_element(counts.begin(), counts.end());
        Summary c = summary(counts);
        put({static_cast<double>(book.size()), c.maximum, least, c.maximum - least, c.mean, c.variance});
    }
    return out;
}

Dataset study(std::vector<Recording> recordings) {
    Dataset out;
    out.stimuli = {oneDegreeIsTenPixels()};
    for (Recording& recording : recordings) {
        while (out.participants.size() <= recording.participant)
            out.participants.push_back({"P" + std::to_string(out.participants.size() + 1), {}});
        while (out.stimuli.size() <= recording.stimulus) {
            out.stimuli.push_back(oneDegreeIsTenPixels());
            out.stimuli.back().id = "screen " + std::to_string(out.stimuli.size());
        }
        out.recordings.push_back(std::move(recording));
    }
    return out;
}

Recording by(std::size_t participant, std::size_t stimulus, const std::string& condition, Recording recording) {
    recording.participant = participant;
    recording.stimulus = stimulus;
    recording.condition = condition;
    return recording;
}

} // namespace

TEST_CASE("the 52 features are what their definitions say, in every window") {
    const Recording recording = wanderings(120, 5);
    const Stimulus screen = oneDegreeIsTenPixels();
    WindowParameters parameters;
    const Events events = detectEvents(recording, screen);
    REQUIRE(events.saccades.size() > 200);
    REQUIRE(events.blinks.size() > 10);
    Dataset one = study({recording});
    FeatureSet set = featuresOf(one, parameters);
    REQUIRE(set.tables.size() == 1);
    REQUIRE(set.names.size() == 52);
    const Eigen::MatrixXd& values = set.tables[0].values;
    const double end = recording.samples.back().t_ms / 1000 + 1.0 / 60;
    REQUIRE(values.rows() == static_cast<Eigen::Index>((end - 30) / 0.5 + 1e-9) + 1);
    CHECK(set.step_s == 0.5);
    for (Eigen::Index row = 0; row < values.rows(); row += 7) {
        const double from = 0.5 * static_cast<double>(row);
        const std::vector<double> expected = plainFeatures(events, from, from + 30, 1.5);
        REQUIRE(expected.size() == 52);
        for (std::size_t k = 0; k < 52; ++k) {
            CAPTURE(row, k, set.names[k]);
            CHECK(values(row, static_cast<Eigen::Index>(k)) == Approx(expected[k]).epsilon(1e-9).margin(1e-12));
        }
    }
}

TEST_CASE("a hand-counted recording has the features counted by hand") {
    MadeGaze gaze(60);
    for (int i = 0; i < 10; ++i) { // every 3 s: right by 5°, back by 5°, up and down by 2°
        gaze.rest(0, 0, 60);
        gaze.rest(5, 0, 30);
        gaze.rest(0, 0, 30);
        gaze.rest(0, 2, 54);
        gaze.rest(0, 0, 6);
    }
    FeatureSet set = featuresOf(study({gaze.recording}));
    REQUIRE(set.tables[0].values.rows() == 1);
    const auto row = set.tables[0].values.row(0);
    CHECK(row[1] == Approx(40 / 30.0)); // saccades a second
    CHECK(row[2] == Approx(20 / 30.0)); // small ones: 2° < 3°
    CHECK(row[4] == Approx(10 / 30.0)); // to the right
    CHECK(row[5] == Approx(10 / 30.0)); // to the left
    CHECK(row[7] == Approx(0.5));
    CHECK(row[9] == Approx(0.25));
    CHECK(row[13] == Approx(5).epsilon(0.01));
    CHECK(row[21] == Approx(3));
    CHECK(row[27] == 0);
    CHECK(row[28] == 4); // right, left, up, down
    CHECK(row[29] == 10);
    CHECK(row[30] == 0);
    CHECK(row[32] == Approx(40 / 24.0));
    CHECK(row[34] == 4); // right-left, left-up, up-down, down-right
    CHECK(row[46] == 4);
    CHECK(row[50] == Approx(37 / std::pow(24.0, 4)));
}

TEST_CASE("letters are sectors centred on their directions") {
    EventParameters parameters;
    auto letter = [&](double degrees, double amplitude) {
        DetectedSaccade saccade;
        saccade.direction_rad = std::remainder(degrees, 360) * std::numbers::pi / 180;
        saccade.amplitude_deg = amplitude;
        return saccadeLetter(saccade, parameters);
    };
    for (int i = 0; i < 16; ++i)
        for (double off : {-11.0, 0.0, 11.0})
            CHECK(letter(22.5 * i + off, 3) == i);
    for (int i = 0; i < 8; ++i)
        for (double off : {-22.0, 0.0, 22.0})
            CHECK(letter(45.0 * i + off, 2.99) == 16 + i);
}

TEST_CASE("a recording where nothing happens has finite features") {
    MadeGaze still(60);
    still.rest(0, 0, 60 * 31, missing);
    FeatureSet calm = featuresOf(study({still.recording}));
    CHECK(calm.tables[0].values.allFinite());
    CHECK(calm.tables[0].values(0, 1) == 0);
}

TEST_CASE("features of a window that falls into a gap are missing, all others what they were") {
    const int half = 60 * 15;
    for (const bool absent : {false, true}) { // lost samples, or none at all
        MadeGaze gaze(60);
        for (int i = 0; i < 4; ++i) {
            gaze.rest(0, 0, half / 2);
            gaze.rest(5, 0, half / 2);
        }
        gaze.lose(6 * half);
        gaze.rest(0, 0, 4 * half);
        Recording recording = gaze.recording;
        if (absent)
            std::erase_if(recording.samples, [](const Sample& sample) { return std::isnan(sample.gaze.x_px); });
        WindowParameters parameters;
        parameters.step_s = 5;
        parameters.minimum_seen = 0.4; // 12 s
        const Eigen::MatrixXd values = featuresOf(study({recording}), parameters).tables[0].values;
        REQUIRE(values.rows() == 37); // 60 s of gaze, 90 s without, 60 s of gaze
        parameters.minimum_seen = 0;
        const Eigen::MatrixXd all = featuresOf(study({recording}), parameters).tables[0].values;
        CHECK(all.allFinite());
        for (Eigen::Index row = 0; row < 37; ++row) {
            const double from = 5 * static_cast<double>(row), seen = std::max(60 - from, 0.0) + std::max(from + 30 - 150, 0.0);
            CAPTURE(absent, row);
            if (seen < 12)
                CHECK(values.row(row).array().isNaN().all());
            else
                CHECK(values.row(row) == all.row(row));
        }
        CHECK(all.row(18).isZero()); // amid the gap
    }
    MadeGaze lost(60);
    lost.lose(60 * 31);
    CHECK(featuresOf(study({lost.recording})).tables[0].values.array().isNaN().all());
}

TEST_CASE("recordings without a gap have the same features whatever share a window needs") {
    WindowParameters all, any;
    all.minimum_seen = 0.9;
    any.minimum_seen = 0;
    const Dataset whole = study({wanderings(60, 3)});
    CHECK(featuresOf(whole, all).tables[0].values == featuresOf(whole, any).tables[0].values);
}

TEST_CASE("tables are made a participant and condition") {
    Recording half = wanderings(40, 1);
    auto conditions = [](const FeatureSet& set) {
        std::vector<std::string> out;
        for (const FeatureTable& table : set.tables)
            out.push_back(std::to_string(table.participant) + ":" + table.condition);
        return out;
    };
    using Names = std::vector<std::string>;
    CHECK(conditions(featuresOf(study({by(0, 0, "", half), by(1, 0, "", half)}))) == Names{"0:", "1:"});
    CHECK(conditions(featuresOf(study({by(0, 0, "", half), by(0, 1, "", half)}))) == Names{"0:screen", "0:screen 2"});
    FeatureSet set = featuresOf(study({by(0, 0, "a", half), by(1, 0, "b", half), by(0, 1, "a", half)}));
    CHECK(conditions(set) == Names{"0:a", "1:b"});
    CHECK(set.tables[0].values.rows() == 2 * set.tables[1].values.rows()); // windows cross no recording
}

TEST_CASE("windows that cannot be are refused by name") {
    Dataset shorts = study({wanderings(20, 1)});
    CHECK_THROWS_WITH(featuresOf(shorts), Catch::Contains("window") && Catch::Contains("P1") && Catch::Contains("20"));
    WindowParameters parameters;
    parameters.window_s = 10;
    CHECK(featuresOf(shorts, parameters).tables.size() == 1);
    for (double bad : {0.0, -1.0, 1e9, std::nan("")}) {
        parameters.window_s = bad;
        CHECK_THROWS_WITH(featuresOf(shorts, parameters), Catch::Contains("window"));
        parameters = {};
        parameters.window_s = 10;
        parameters.step_s = bad;
        CHECK_THROWS_WITH(featuresOf(shorts, parameters), Catch::Contains("step"));
    }
    parameters = {};
    for (double bad : {-0.1, 1.1, std::nan("")}) {
        parameters.minimum_seen = bad;
        CHECK_THROWS_WITH(featuresOf(shorts, parameters), Catch::Contains("minimum-seen"));
    }
    CHECK_THROWS_AS(featuresOf(Dataset{}), MissingData);
    auto cancelled = std::make_shared<std::atomic<bool>>(true);
    CHECK_THROWS_AS(featuresOf(study({wanderings(40, 1)}), {}, Progress({}, cancelled)), Cancelled);
}

TEST_CASE("a study without feature tables gets them, and is told so once") {
    Dataset plain = study({wanderings(40, 1)});
    ensureFeatures(plain);
    CHECK(plain.features.tables.size() == 1);
    REQUIRE(plain.warnings.size() == 1);
    CHECK_THAT(plain.warnings[0].english(), Catch::Contains("30 s"));
    const Eigen::MatrixXd before = plain.features.tables[0].values;
    plain.recordings.clear();
    ensureFeatures(plain);
    CHECK(plain.features.tables[0].values == before);
    CHECK(plain.warnings.size() == 1);
}

TEST_CASE("names of the window features are 52 different ones") {
    std::set<std::string_view> names;
    for (const WindowFeatureName& feature : window_feature_names)
        names.insert(feature.name);
    CHECK(names.size() == 52);
    CHECK(window_feature_names[30].name == "1-saccade words: minimum");
    CHECK(window_feature_names[48].name == "4-saccade words: minimum");
}

TEST_CASE("a pause of years makes no rows of windows, it is refused by a bound that is named") {
    Recording recording;
    for (int i = 0; i < 1000; ++i)
        recording.samples.push_back({10.0 * i, {100, 100, 3}, {}});
    recording.samples.push_back({1e12, {100, 100, 3}, {}});
    CHECK_THROWS_WITH(featuresOf(study({recording})), Catch::Contains("more rows than the 1000000"));
}
