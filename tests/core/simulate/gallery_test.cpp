#include "core/simulate/gallery.h"

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace nictate;

namespace {

bool same(const Recording& a, const Recording& b) {
    return a.participant == b.participant && a.stimulus == b.stimulus &&
           std::equal(a.fixations.begin(), a.fixations.end(), b.fixations.begin(), b.fixations.end(),
                      [](const Fixation& f, const Fixation& g) {
                          return f.x_px == g.x_px && f.y_px == g.y_px && f.start_ms == g.start_ms &&
                                 f.duration_ms == g.duration_ms;
                      });
}

double quantile(std::vector<double> values, double p) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(p * static_cast<double>(values.size() - 1))];
}

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (double v : values)
        sum += v;
    return sum / static_cast<double>(values.size());
}

double standardDeviation(const std::vector<double>& values) {
    const double m = mean(values);
    double sum = 0;
    for (double v : values)
        sum += (v - m) * (v - m);
    return std::sqrt(sum / static_cast<double>(values.size()));
}

struct Measured {
    std::vector<double> counts, durations_ms, saccades, from_centre, first_from_centre, observer_counts;
};

/// Lengths relative to the picture's diagonal, distances from the centre relative to half of it.
Measured measure(const Dataset& study) {
    Measured m;
    std::map<std::size_t, double> per_observer;
    for (const Recording& recording : study.recordings) {
        const Stimulus& picture = study.stimuli[recording.stimulus];
        const double diagonal = std::hypot(picture.width_px, picture.height_px);
        m.counts.push_back(static_cast<double>(recording.fixations.size()));
        per_observer[recording.participant] += m.counts.back() / static_cast<double>(study.stimuli.size());
        for (std::size_t i = 0; i < recording.fixations.size(); ++i) {
            const Fixation& f = recording.fixations[i];
            m.durations_ms.push_back(f.duration_ms);
            m.from_centre.push_back(std::hypot(f.x_px - picture.width_px / 2.0, f.y_px - picture.height_px / 2.0) / diagonal * 2);
            if (i == 0)
                m.first_from_centre.push_back(m.from_centre.back());
            else
                m.saccades.push_back(
                    std::hypot(f.x_px - recording.fixations[i - 1].x_px, f.y_px - recording.fixations[i - 1].y_px) / diagonal);
        }
    }
    for (auto [observer, count] : per_observer)
        m.observer_counts.push_back(count);
    return m;
}

struct Range {
    double p, osie, low, high;
};

void checkQuantiles(const std::vector<double>& values, const std::vector<Range>& ranges) {
    for (const Range& r : ranges) {
        INFO("quantile " << r.p << ", OSIE has " << r.osie);
        CHECK(quantile(values, r.p) >= r.low);
        CHECK(quantile(values, r.p) <= r.high);
    }
}

} // namespace

TEST_CASE("a simulated gallery is complete, valid and repeatable") {
    const Dataset study = simulateGallery(12, 3), again = simulateGallery(12, 3), other = simulateGallery(12, 4);
    REQUIRE(study.participants.size() == 12);
    REQUIRE(study.stimuli.size() == 6);
    REQUIRE(study.recordings.size() == 72);
    CHECK(study.participants[0].id == "P01");
    CHECK(study.participants == again.participants);
    CHECK(study.stimuli == again.stimuli);
    CHECK(attributeNames(study) == std::vector<std::string>{"age", "gender", "training"});
    CHECK(std::equal(study.recordings.begin(), study.recordings.end(), again.recordings.begin(), same));
    CHECK_FALSE(std::equal(study.recordings.begin(), study.recordings.end(), other.recordings.begin(), same));
    for (const Recording& recording : study.recordings) {
        const Stimulus& picture = study.stimuli[recording.stimulus];
        double clock = 0;
        REQUIRE_FALSE(recording.fixations.empty());
        for (const Fixation& f : recording.fixations) {
            REQUIRE((f.x_px >= 0 && f.x_px < picture.width_px && f.y_px >= 0 && f.y_px < picture.height_px));
            REQUIRE(f.duration_ms >= 20);
            REQUIRE(f.start_ms >= clock);
            clock = f.start_ms + f.duration_ms;
        }
        REQUIRE(clock <= 3000);
    }
}

TEST_CASE("observer i of a simulated gallery does not depend on how many there are") {
    const Dataset small = simulateGallery(7, 9), big = simulateGallery(103, 9);
    CHECK(std::equal(small.participants.begin(), small.participants.end(), big.participants.begin()));
    CHECK(std::equal(small.recordings.begin(), small.recordings.end(), big.recordings.begin(), same));
    CHECK(big.participants[99].id == "P100");
    std::set<std::string> ids;
    for (const Participant& p : big.participants)
        ids.insert(p.id);
    CHECK(ids.size() == 103);
}

TEST_CASE("a gallery without observers is a study, a negative or absurd one is refused") {
    const Dataset empty = simulateGallery(0, 1);
    CHECK(empty.participants.empty());
    CHECK(empty.recordings.empty());
    CHECK(empty.stimuli.size() == 6);
    CHECK_THROWS_AS(simulateGallery(-1, 1), InvalidParameter);
    CHECK_THROWS_AS(simulateGallery(100001, 1), InvalidParameter);
}

TEST_CASE("simulated gaze lies in the range of OSIE") {
    // OSIE as measured here on 350 pictures × 15 observers (48793 fixations); the ranges leave room for six
    // pictures of other kinds.
    for (std::uint64_t seed : {1u, 2u, 3u}) {
        const Measured m = measure(simulateGallery(72, seed));
        CHECK(mean(m.counts) == Approx(9.294).margin(0.5));
        CHECK(standardDeviation(m.counts) == Approx(1.867).margin(0.4));
        checkQuantiles(m.counts, {{.05, 6, 6, 7}, {.5, 9, 9, 9}, {.95, 12, 11, 13}});
        CHECK(standardDeviation(m.observer_counts) == Approx(0.92).margin(0.25));
        CHECK(mean(m.durations_ms) == Approx(217.4).margin(18));
        checkQuantiles(
            m.durations_ms,
            {{.05, 73, 60, 85}, {.25, 138, 120, 150}, {.5, 192, 180, 204}, {.75, 267, 245, 290}, {.95, 439, 400, 470}});
        CHECK(mean(m.saccades) == Approx(0.145).margin(0.02));
        checkQuantiles(m.saccades, {{.1, .017, .012, .025},
                                    {.25, .037, .028, .046},
                                    {.5, .103, .075, .13},
                                    {.75, .221, .19, .25},
                                    {.95, .407, .35, .45}});
        CHECK(mean(m.from_centre) == Approx(0.378).margin(0.06));
        checkQuantiles(m.from_centre, {{.25, .242, .16, .28}, {.5, .369, .31, .41}, {.95, .682, .62, .72}});
        // First fixations are nearer to the middle than the rest (OSIE: medians .226 and .369).
        CHECK(quantile(m.first_from_centre, .5) < 0.85 * quantile(m.from_centre, .5));
    }
}

TEST_CASE("gaze lands on things, more on those that pull more") {
    const Dataset study = simulateGallery(72, 1);
    for (const Scene& scene : galleryScenes()) {
        if (!scene.lines.empty())
            continue;
        double on_things = 0, all = 0, area = 0;
        for (const Attractor& a : scene.attractors)
            area += 36 * a.sx * a.sy / (scene.width_px * scene.height_px);
        for (const Recording& recording : study.recordings)
            if (study.stimuli[recording.stimulus].id == scene.id)
                for (const Fixation& f : recording.fixations) {
                    ++all;
                    on_things += std::any_of(scene.attractors.begin(), scene.attractors.end(), [&](const Attractor& a) {
                        return std::abs(f.x_px - a.x) < 3 * a.sx && std::abs(f.y_px - a.y) < 3 * a.sy;
                    });
                }
        INFO(scene.id << " things cover " << area);
        CHECK(on_things / all > 0.5 * (1 + std::min(area, 0.7)));
    }
}

TEST_CASE("the text page is read from left to right") {
    const Dataset study = simulateGallery(72, 1);
    const std::size_t text = stimulusIndex(study, "text-page");
    double forward = 0, all = 0, level = 0;
    for (const Recording& recording : study.recordings)
        if (recording.stimulus == text)
            for (std::size_t i = 1; i < recording.fixations.size(); ++i) {
                const Fixation &from = recording.fixations[i - 1], &to = recording.fixations[i];
                ++all;
                if (std::abs(to.y_px - from.y_px) < 33) {
                    ++level;
                    forward += to.x_px > from.x_px;
                }
            }
    CHECK(level / all > 0.6);
    CHECK(forward / level > 0.7);
}

TEST_CASE("people trained in design look at other things") {
    const Dataset study = simulateGallery(400, 1);
    const Scene& scene = galleryScenes()[stimulusIndex(study, "web-page")];
    const Attractor& logo =
        *std::find_if(scene.attractors.begin(), scene.attractors.end(), [](const Attractor& one) { return one.name == "logo"; });
    std::map<std::string, std::pair<double, double>> hits;
    for (const Recording& recording : study.recordings)
        if (study.stimuli[recording.stimulus].id == scene.id)
            for (const Fixation& f : recording.fixations) {
                auto& [on, all] = hits[study.participants[recording.participant].attributes.at("training")];
                ++all;
                on += std::abs(f.x_px - logo.x) < 3 * logo.sx && std::abs(f.y_px - logo.y) < 3 * logo.sy;
            }
    REQUIRE(hits.size() == 2);
    CHECK(hits["design"].first / hits["design"].second > hits["none"].first / hits["none"].second);
}

TEST_CASE("the demo study in datasets/gallery is the one the simulation makes") {
    const Dataset shipped = openStudy(NICTATE_SOURCE_DIR "/datasets/gallery"), made = simulateGallery(72, 1);
    CHECK(shipped.warnings.empty());
    CHECK(shipped.participants == made.participants);
    REQUIRE(shipped.recordings.size() == made.recordings.size());
    CHECK(std::equal(shipped.recordings.begin(), shipped.recordings.end(), made.recordings.begin(), same));
    CHECK(countDataset(shipped).stimuli_with_picture == 6);
}
