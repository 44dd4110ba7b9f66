// Data quality against a reference that is computed here from the definitions, window by window.
#include "core/analysis/data_quality.h"

#include "core/domains/areas/feature_summary.h"
#include "core/simulate/reading.h"
#include "tests/catch.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace nictate;

namespace {

struct Point {
    double t_ms, x, y; ///< yaw and pitch in degrees, or pixels; NaN while the eye was lost
};

Point inDegrees(const Sample& sample, const Stimulus& stimulus) {
    const ViewingGeometry& g = *stimulus.geometry;
    const double right = (sample.gaze.x_px - 0.5 * stimulus.width_px) * g.pixel_width_mm;
    const double up = (0.5 * stimulus.height_px - sample.gaze.y_px) * g.pixel_height_mm;
    const double to_degrees = 180 / std::numbers::pi;
    return {sample.t_ms, to_degrees * std::atan2(right, g.distance_mm),
            to_degrees * std::atan2(up, std::hypot(right, g.distance_mm))};
}

/// The angle between two directions, by their vectors.
double angle(const Point& a, const Point& b) {
    const auto vector = [](const Point& p, double out[3]) {
        const double yaw = p.x * std::numbers::pi / 180, pitch = p.y * std::numbers::pi / 180;
        out[0] = std::cos(pitch) * std::sin(yaw);
        out[1] = std::sin(pitch);
        out[2] = std::cos(pitch) * std::cos(yaw);
    };
    double u[3], v[3];
    vector(a, u);
    vector(b, v);
    const double cross = std::hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
    return std::atan2(cross, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]) * 180 / std::numbers::pi;
}

double distance(const Point& a, const Point& b) { return std::hypot(a.x - b.x, a.y - b.y); }

double middle(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t n = values.size();
    return n == 0 ? missing : (values[(n - 1) / 2] + values[n / 2]) / 2;
}

struct Reference {
    double rms, bcea;
};

/// Every 200 ms that the recording holds whole and without loss. Samples come every `step_ms`.
Reference reference(const std::vector<Point>& points, double step_ms, double (*between)(const Point&, const Point&)) {
    std::vector<double> rms, bcea;
    const auto per_window = static_cast<std::size_t>(std::lround(200 / step_ms));
    for (std::size_t begin = 0; begin + per_window <= points.size(); ++begin) {
        double n = 0, squares = 0, mx = 0, my = 0;
        bool whole = true;
        for (std::size_t i = begin; i < begin + per_window; ++i) {
            whole = whole && !std::isnan(points[i].x);
            mx += points[i].x / static_cast<double>(per_window);
            my += points[i].y / static_cast<double>(per_window);
            n += 1;
            if (i > begin)
                squares += std::pow(between(points[i - 1], points[i]), 2);
        }
        if (!whole)
            continue;
        double xx = 0, yy = 0, xy = 0;
        for (std::size_t i = begin; i < begin + per_window; ++i) {
            xx += std::pow(points[i].x - mx, 2) / (n - 1);
            yy += std::pow(points[i].y - my, 2) / (n - 1);
            xy += (points[i].x - mx) * (points[i].y - my) / (n - 1);
        }
        const double k = -std::log(1 - 0.682), rho = xy / std::sqrt(xx * yy);
        rms.push_back(std::sqrt(squares / (n - 1)));
        bcea.push_back(2 * k * std::numbers::pi * std::sqrt(xx) * std::sqrt(yy) * std::sqrt(1 - rho * rho));
    }
    return {middle(rms), middle(bcea)};
}

/// Ten seconds at 250 Hz: fixations of half a second with noise, two of them lost, on a screen of 1000 × 800 pixels.
Dataset noisyStudy(bool with_geometry) {
    Dataset study;
    study.participants = {{"anna", {}}};
    study.stimuli = {{"screen", 1000, 800, SizeSource::given, "", {}}};
    if (with_geometry)
        study.stimuli[0].geometry = ViewingGeometry{600, 0.3, 0.35};
    std::mt19937 random(3);
    std::normal_distribution<double> noise(0, 2);
    std::uniform_real_distribution<double> place(100, 700);
    Recording recording;
    double x = 0, y = 0;
    for (int i = 0; i < 2500; ++i) {
        if (i % 125 == 0) {
            x = place(random);
            y = place(random);
        }
        const double shared = noise(random);
        Sample sample{4.0 * i + 1e7, {x + shared + noise(random), y + 0.5 * shared + noise(random), missing}, {}};
        if ((i >= 500 && i < 540) || (i >= 1500 && i < 1510))
            sample.gaze = {};
        recording.samples.push_back(sample);
    }
    study.recordings = {recording};
    return study;
}

} // namespace

TEST_CASE("RMS-S2S and BCEA equal the definitions, in degrees and in pixels") {
    Dataset study = noisyStudy(true);
    const StudyQuality in_degrees = studyQuality(study);
    CHECK(in_degrees.in_degrees);
    std::vector<Point> angles, pixels;
    for (const Sample& sample : study.recordings[0].samples) {
        angles.push_back(inDegrees(sample, study.stimuli[0]));
        pixels.push_back({sample.t_ms, sample.gaze.x_px, sample.gaze.y_px});
    }
    const Reference by_angle = reference(angles, 4, angle), by_pixel = reference(pixels, 4, distance);
    CHECK(in_degrees.recordings[0].rms_s2s == Approx(by_angle.rms).epsilon(1e-9));
    CHECK(in_degrees.recordings[0].bcea == Approx(by_angle.bcea).epsilon(1e-6));
    study.stimuli[0].geometry.reset();
    const StudyQuality in_pixels = studyQuality(study);
    CHECK_FALSE(in_pixels.in_degrees);
    CHECK(in_pixels.recordings[0].rms_s2s == Approx(by_pixel.rms).epsilon(1e-9));
    CHECK(in_pixels.recordings[0].bcea == Approx(by_pixel.bcea).epsilon(1e-6));
    CHECK(in_pixels.recordings[0].rms_s2s > 3); // two samples with σ ≥ 2 px each in x and y lie that far apart
}

TEST_CASE("BCEA of white noise is that of its normal distribution, and RMS-S2S is √2 times its standard deviation") {
    Dataset study;
    study.participants = {{"anna", {}}};
    study.stimuli = {{"screen", 1000, 800, SizeSource::given, "", {}}};
    std::mt19937 random(7);
    std::normal_distribution<double> across(500, 3), down(400, 1);
    Recording recording;
    for (int i = 0; i < 60000; ++i)
        recording.samples.push_back({static_cast<double>(i), {across(random), down(random), missing}, {}});
    study.recordings = {recording};
    const DataQuality quality = studyQuality(study).recordings[0];
    CHECK(quality.rms_s2s == Approx(std::sqrt(2 * (9.0 + 1.0))).epsilon(0.02));
    CHECK(quality.bcea == Approx(-2 * std::numbers::pi * std::log(1 - 0.682) * 3).epsilon(0.02));
}

TEST_CASE("loss counts samples that no eye made, and rate and jitter those of the clock") {
    Dataset study = noisyStudy(false);
    std::vector<Sample>& samples = study.recordings[0].samples;
    CHECK(studyQuality(study).recordings[0].loss == Approx(50.0 / 2500));
    samples[500].second = {100, 100, missing};
    CHECK(studyQuality(study).recordings[0].loss == Approx(49.0 / 2500));
    std::vector<double> intervals;
    std::mt19937 random(5);
    std::uniform_real_distribution<double> late(0, 1.5);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i].t_ms += late(random);
        if (i > 0)
            intervals.push_back(samples[i].t_ms - samples[i - 1].t_ms);
    }
    double mean = 0, squares = 0;
    for (const double each : intervals)
        mean += each / static_cast<double>(intervals.size());
    for (const double each : intervals)
        squares += std::pow(each - mean, 2);
    const DataQuality quality = studyQuality(study).recordings[0];
    CHECK(quality.jitter_ms == Approx(std::sqrt(squares / static_cast<double>(intervals.size() - 1))).epsilon(1e-6));
    CHECK(quality.rate_hz == Approx(1000 / middle(intervals)).epsilon(1e-6));
}

TEST_CASE("blank, one-sample and all-lost recordings have no precision, and only what is known of loss and clock") {
    Dataset study = noisyStudy(true);
    study.participants.push_back({"bert", {}});
    study.recordings.resize(4, study.recordings[0]);
    study.recordings[1].samples.clear();
    study.recordings[2].samples.resize(1);
    for (Sample& sample : study.recordings[3].samples)
        sample.gaze = {};
    const StudyQuality quality = studyQuality(study);
    const DataQuality &blank = quality.recordings[1], &one = quality.recordings[2], &lost = quality.recordings[3];
    for (const DataQuality* each : {&blank, &one, &lost}) {
        CHECK(std::isnan(each->rms_s2s));
        CHECK(std::isnan(each->bcea));
    }
    for (const DataQuality* each : {&blank, &one}) {
        CHECK(std::isnan(each->rate_hz));
        CHECK(std::isnan(each->jitter_ms));
    }
    CHECK(std::isnan(blank.loss));
    CHECK(one.loss == 0);
    CHECK(lost.loss == 1);
    CHECK(lost.rate_hz == Approx(250));
    CHECK(quality.people[0].samples == 5001);
    CHECK(quality.people[0].loss == Approx((50.0 + 2500) / 5001));
    CHECK(quality.people[0].rms_s2s == quality.recordings[0].rms_s2s);
    CHECK(quality.people[1].samples == 0);
    CHECK(std::isnan(quality.people[1].loss));
    const StudyQuality nothing = studyQuality({});
    CHECK_FALSE(nothing.in_degrees);
    CHECK(nothing.people.empty());
}

TEST_CASE("a person's largest validation error is the largest of all recordings, and the error their mean") {
    Dataset study = noisyStudy(true);
    study.recordings.resize(3, study.recordings[0]);
    study.recordings[0].validation_mean_deg = 0.3;
    study.recordings[0].validation_max_deg = 0.9;
    study.recordings[1].validation_mean_deg = 0.5;
    study.recordings[1].validation_max_deg = 0.6; // and the third one does not say
    const DataQuality person = studyQuality(study).people[0];
    CHECK(person.validation_mean_deg == Approx(0.4));
    CHECK(person.validation_max_deg == 0.9);
    for (Recording& each : study.recordings)
        each.validation_max_deg = missing;
    CHECK(std::isnan(studyQuality(study).people[0].validation_max_deg));
}

TEST_CASE("a gap ends a window: rows that the tracker left out are no steps of gaze") {
    Dataset study = noisyStudy(false);
    std::vector<Sample>& samples = study.recordings[0].samples;
    const double before = studyQuality(study).recordings[0].rms_s2s;
    std::erase_if(samples, [](const Sample& sample) { return std::isnan(sample.gaze.x_px); });
    const DataQuality left_out = studyQuality(study).recordings[0];
    CHECK(left_out.rms_s2s == Approx(before).epsilon(1e-9)); // the same windows hold no gap
    CHECK(left_out.loss == 0);
}

TEST_CASE("limits mark what lies beyond them, and nothing that is not known") {
    DataQuality quality;
    quality.loss = 0.3;
    quality.rms_s2s = 0.2;
    QualityLimits limits;
    const auto beyond = [&] {
        std::string ids;
        for (const QualityFigure& figure : qualityFigures())
            ids += isBeyond(figure, quality, limits) ? std::string(figure.id) + " " : "";
        return ids;
    };
    CHECK(beyond() == "");
    limits = {0.3, 0.1, 1.0, 1.0, 0.5};
    CHECK(beyond() == "rms_s2s ");
    limits.loss = 0.29;
    CHECK(beyond() == "loss rms_s2s ");
}

TEST_CASE("a person's quality is one row of features, which depends on nobody else's data") {
    const Dataset study = simulateReading(4, 1);
    Dataset changed = study;
    for (Recording& recording : changed.recordings)
        if (recording.participant == 2)
            recording.samples.resize(recording.samples.size() / 3);
    const StudyQuality quality = studyQuality(study), other = studyQuality(changed);
    Dataset with_features = study;
    with_features.features = qualityFeatures(quality);
    REQUIRE(with_features.features.tables.size() == 4);
    CHECK(with_features.features.names[0] == "loss");
    Dataset with_other = changed;
    with_other.features = qualityFeatures(other);
    const SummaryChoice choice{{"loss", with_features.features.names[1]}, {{0, 1}, {0, 2}}, {}};
    const std::vector<std::size_t> everyone = {0, 1, 2, 3};
    const Eigen::MatrixXd rows = featureSummaries(with_features, choice, everyone),
                          rows_other = featureSummaries(with_other, choice, everyone);
    CHECK(rows(1, 1) == Approx(std::min(1.0, quality.people[1].rms_s2s / 2)));
    for (const Eigen::Index unchanged : {0, 1, 3})
        CHECK(rows.row(unchanged) == rows_other.row(unchanged));
    CHECK(rows.row(2) != rows_other.row(2));
}
