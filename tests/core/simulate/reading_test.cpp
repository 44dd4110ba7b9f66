#include "core/simulate/reading.h"

#include "core/errors.h"
#include "core/events/window_features.h"
#include "tests/catch.h"
#include "tests/core/io/same_study.h"

#include <cmath>
#include <set>

using namespace nictate;

TEST_CASE("readers are seeded, equally long and contained in a bigger study") {
    Dataset small = simulateReading(2, 7), bigger = simulateReading(3, 7), other = simulateReading(2, 8);
    REQUIRE(small.recordings.size() == 6);
    REQUIRE(small.stimuli.size() == 3);
    CHECK(small.stimuli[0].geometry);
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(test::same(small.recordings[i], bigger.recordings[i]));
        CHECK_FALSE(test::same(small.recordings[i], other.recordings[i]));
        CHECK(small.recordings[i].samples.size() == 18000);
        CHECK(small.recordings[i].condition == small.stimuli[i % 3].id);
    }
    CHECK(small.participants[1].attributes.count("gender") == 1);
    CHECK(small.participants[1].attributes.count("age") == 1);
    CHECK(simulateReading(0, 1).recordings.empty());
    CHECK_THROWS_AS(simulateReading(-1, 1), InvalidParameter);
}

TEST_CASE("all features of the readers vary, but for the word-books' minima, and tell documents and people apart") {
    Dataset study = simulateReading(8, 1);
    const FeatureSet set = featuresOf(study);
    REQUIRE(set.tables.size() == 24);
    for (const FeatureTable& table : set.tables)
        REQUIRE(table.values.rows() == 1141);
    const std::set<Eigen::Index> minima = {30, 36, 42, 48};
    std::size_t apart = 0;
    for (Eigen::Index k = 0; k < 52; ++k) {
        CAPTURE(k, set.names[static_cast<std::size_t>(k)]);
        double lag = 0, total = 0;
        Eigen::Vector3d document = Eigen::Vector3d::Zero();
        double squares = 0;
        for (std::size_t i = 0; i < set.tables.size(); ++i) {
            const Eigen::VectorXd x = set.tables[i].values.col(k);
            CHECK(x.allFinite());
            const Eigen::VectorXd c = x.array() - x.mean();
            total += c.squaredNorm();
            lag += c.head(1140).dot(c.tail(1140));
            document[static_cast<Eigen::Index>(i % 3)] += x.mean() / 8;
            squares += x.mean() * x.mean() / 24;
        }
        if (minima.count(k) != 0)
            continue;
        CHECK(total > 0);
        CHECK(lag > 0.8 * total); // neighbouring windows look alike
        const double spread = std::sqrt(std::max(0.0, squares - std::pow(document.mean(), 2)));
        apart += document.maxCoeff() - document.minCoeff() > spread ? 1 : 0;
    }
    CHECK(apart > 20);
}

TEST_CASE("what the readers did is stored beside their samples, and changes no feature") {
    Dataset study = simulateReading(1, 3);
    Dataset samples_only = study;
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        const Recording& recording = study.recordings[i];
        CAPTURE(study.stimuli[recording.stimulus].id);
        CHECK(recording.blinks.empty());
        REQUIRE(recording.fixations.size() > 600); // one a second at least
        CHECK(recording.saccades.size() + 1 >= recording.fixations.size());
        for (std::size_t k = 0; k + 1 < recording.fixations.size(); ++k)
            REQUIRE(recording.fixations[k].start_ms + recording.fixations[k].duration_ms <= recording.fixations[k + 1].start_ms);
        CHECK(recording.fixations.back().start_ms + recording.fixations.back().duration_ms <= 1000 * reading_seconds);
        for (const Fixation& fixation : recording.fixations) { // where the samples of the time are
            double x = 0, y = 0;
            int seen = 0;
            for (auto at = static_cast<std::size_t>(std::ceil(fixation.start_ms * reading_rate_hz / 1000 + 0.01));
                 at < recording.samples.size() && recording.samples[at].t_ms < fixation.start_ms + fixation.duration_ms - 0.5;
                 ++at) {
                x += recording.samples[at].gaze.x_px;
                y += recording.samples[at].gaze.y_px;
                ++seen;
            }
            if (seen > 0)
                REQUIRE(std::hypot(x / seen - fixation.x_px, y / seen - fixation.y_px) < 150 / std::sqrt(seen)); // 3.9° of noise
        }
        samples_only.recordings[i].fixations.clear();
        samples_only.recordings[i].saccades.clear();
    }
    CHECK(test::same(featuresOf(study), featuresOf(samples_only)));
    const Saccade& saccade = study.recordings[2].saccades[10];
    CHECK(saccade.duration_ms == Approx(20 + 2.2 * saccade.amplitude_deg).margin(0.01)); // the main sequence
}
