#include "core/simulate/gallery.h"

#include "core/errors.h"
#include "core/noise/seeded_noise.h"
#include "core/simulate/draws.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace nictate {

namespace {

Scene poster() {
    return {"poster",
            780,
            1080,
            {{"title", 390, 150, 150, 46, 1.1, 1.3},
             {"subtitle", 390, 272, 120, 9, 0.45},
             {"moon", 560, 425, 47, 47, 0.5},
             {"left eye", 228, 548, 15, 15, 1.7, 0.8},
             {"right eye", 312, 548, 15, 15, 1.7, 0.8},
             {"owl", 270, 620, 44, 58, 0.7, 0.8},
             {"date", 560, 625, 72, 20, 1.0},
             {"programme", 560, 708, 68, 20, 0.5, 1.4},
             {"lantern", 606, 880, 14, 20, 0.45},
             {"footer", 390, 1032, 145, 9, 0.3, 1.5}},
            {}};
}

Scene webPage() {
    return {"web-page",
            1200,
            800,
            {{"logo", 116, 34, 36, 10, 0.4, 1.5},
             {"navigation", 905, 34, 118, 8, 0.2, 1.8},
             {"headline", 306, 172, 125, 31, 2},
             {"lead", 280, 268, 112, 14, 0.6},
             {"button", 148, 348, 46, 13, 0.6, 1.5},
             {"hut", 800, 330, 26, 20, 1.7, 0.8},
             {"sun", 1010, 150, 25, 25, 0.4},
             {"tent", 216, 548, 46, 28, 0.7, 0.8},
             {"boat", 600, 548, 44, 28, 1.3, 0.8},
             {"balloon", 984, 540, 30, 30, 0.8, 0.8},
             {"tent title", 192, 660, 62, 8, 0.6},
             {"boat title", 576, 660, 62, 8, 0.7},
             {"balloon title", 960, 660, 62, 8, 0.5},
             {"tent text", 200, 706, 66, 12, 0.2},
             {"boat text", 584, 706, 66, 12, 0.25},
             {"balloon text", 968, 706, 66, 12, 0.2}},
            {}};
}

Scene portrait() {
    return {"portrait",
            800,
            1000,
            {{"left eye", 342, 400, 19, 10, 2.2},
             {"right eye", 458, 400, 19, 10, 2.1},
             {"nose", 400, 455, 13, 22, 0.9},
             {"mouth", 400, 528, 25, 9, 1.2},
             {"bird", 612, 592, 36, 28, 1.5, 0.9},
             {"flower", 282, 262, 30, 30, 0.9},
             {"brooch", 400, 792, 17, 17, 0.6, 1.3},
             {"collar", 400, 700, 60, 16, 0.2, 2.0},
             {"leaf", 146, 700, 28, 60, 0.3, 1.5}},
            {}};
}

/// A product stands on its board: centre above it by half its height.
Attractor product(const std::string& name, double x, double board, double width, double height, double weight,
                  double trained = 1) {
    return {name, x, board - height / 2, width / 4, height / 4, weight, trained};
}

Scene shelf() {
    return {"shelf",
            1120,
            800,
            {product("tea", 146, 254, 120, 150, 0.4),
             product("honey", 308, 254, 104, 128, 0.6),
             product("oil", 456, 254, 66, 184, 0.3),
             product("coffee", 606, 254, 124, 172, 1.9, 0.8),
             product("cocoa", 778, 254, 104, 140, 0.7),
             product("muesli", 958, 254, 148, 180, 0.4),
             product("tomato", 154, 500, 106, 122, 0.5),
             product("rice", 316, 500, 128, 164, 0.25),
             product("jam", 482, 500, 100, 116, 0.9),
             product("juice", 626, 500, 76, 182, 0.8),
             product("biscuits", 792, 500, 150, 122, 2.1, 0.8),
             product("vinegar", 962, 500, 66, 180, 0.2),
             product("salt", 140, 742, 96, 132, 0.15),
             product("pasta", 306, 742, 140, 166, 0.4),
             product("olives", 486, 742, 104, 128, 0.4),
             product("chocolate", 656, 742, 138, 156, 1.9, 0.8),
             product("pepper", 814, 742, 78, 126, 0.15),
             product("oats", 966, 742, 138, 170, 0.2),
             {"offer", 1056, 522, 15, 7, 0.5, 1.6}},
            {}};
}

Scene map() {
    return {"map",
            1120,
            820,
            {{"station", 548, 372, 17, 20, 2},
             {"museum", 312, 232, 15, 18, 1.1},
             {"cafe", 742, 268, 15, 18, 0.8},
             {"harbour", 884, 610, 15, 18, 1.1},
             {"tower", 238, 560, 15, 18, 0.7},
             {"park", 462, 168, 34, 20, 0.5, 1.2},
             {"lake", 930, 168, 40, 22, 0.5, 1.2},
             {"river name", 678, 553, 36, 14, 0.4},
             {"square", 548, 452, 40, 9, 0.6},
             {"compass", 1052, 80, 16, 18, 0.35, 1.6},
             {"legend", 132, 728, 44, 30, 0.5, 1.8}},
            {}};
}

Scene textPage() {
    std::vector<ReadingLine> lines;
    double y = 268;
    const auto line = [&](double x0, double x1, bool starts, const char* text) {
        if (starts && !lines.empty())
            y += 12;
        lines.push_back({x0, x1, y, starts, text});
        y += 33;
    };
    // Lines beside the figure end at 440; a paragraph's last line ends where its words do.
    line(100, 740, true, "Nobody reads a page the way a lamp lights a room, all of it at");
    line(100, 740, false, "once. The eye leaps. It rests on a word for about a fifth of a");
    line(100, 740, false, "second, sees perhaps a dozen letters sharply, and leaps again.");
    line(100, 636, false, "In between it is all but blind, and we never notice.");
    line(100, 440, true, "These leaps are called saccades,");
    line(100, 440, false, "after an old word for the jerk of a");
    line(100, 440, false, "rein. Most of them go to the");
    line(100, 440, false, "right, some go back to a word");
    line(100, 440, false, "that made no sense, and a long");
    line(100, 440, false, "one carries the eye to the start of");
    line(100, 440, false, "the next line. A child makes");
    line(100, 740, false, "many small ones; a practised reader skips every third word");
    line(100, 318, false, "and seldom misses it.");
    line(100, 740, true, "What draws the eye says something about its owner. A baker");
    line(100, 740, false, "sees the bread in a painting, a sailor the clouds; the tired look");
    line(100, 740, false, "longer, the hurried skip. Two people never leave the same");
    line(100, 706, false, "trace, and one person leaves much the same trace for years.");
    line(100, 740, true, "So a record of glances is a little like a signature. It can be");
    line(100, 740, false, "shared, and science is better when it is, but it asks for the");
    line(100, 740, false, "same courtesy as any other thing that belongs to somebody:");
    line(100, 740, false, "that we look after it. A map that shows where a hundred");
    line(100, 659, false, "people looked need not tell where any one of them did.");
    return {"text-page",
            840,
            1100,
            {{"title", 316, 118, 108, 15, 1.6},
             {"subtitle", 296, 178, 98, 8, 0.6},
             {"figure", 604, 484, 42, 34, 1.4},
             {"caption", 604, 598, 60, 9, 0.5},
             {"page number", 420, 1058, 8, 6, 0.05, 2.0}},
            std::move(lines)};
}

} // namespace

const std::vector<Scene>& galleryScenes() {
    static const std::vector<Scene> scenes = {poster(), webPage(), portrait(), shelf(), map(), textPage()};
    return scenes;
}

namespace {

constexpr double viewing_ms = 3000; ///< a picture is shown this long

/// How one simulated person looks. Lengths are in parts of the picture's diagonal.
struct Observer {
    int age = 0;          ///< years
    bool trained = false; ///< in design: looks at lettering and layout rather than at faces and things
    std::string gender;
    double median_fixation_ms = 0;
    double linger = 0;          ///< probability of staying at the same thing for one more fixation
    double reach = 0;           ///< scale on which far things lose their pull
    double centre_sd = 0;       ///< of the pull of the middle, in parts of width and height
    double scatter = 0;         ///< sd of the tracker's and the eye's inaccuracy
    double curiosity = 0;       ///< sd of the personal taste, log scale
    double reading_step_px = 0; ///< median forward saccade in text
};

/// The observer who is `noise`; the same noise makes the same person.
Observer drawObserver(const SeededNoise& noise) {
    Draws draws(noise);
    Observer observer;
    observer.age = static_cast<int>(std::lround(std::clamp(draws.logNormal(31, 0.35), 18.0, 79.0)));
    observer.trained = draws.chance(0.4);
    const double gender = draws.uniform();
    observer.gender = gender < 0.51 ? "female" : gender < 0.97 ? "male" : "non-binary";
    // The old look a little longer: 1 % for every 3 years.
    observer.median_fixation_ms = draws.logNormal(211, 0.10) * (1 + (observer.age - 35) / 300.0);
    observer.linger = std::clamp(0.30 + 0.06 * draws.normal(), 0.1, 0.6);
    observer.reach = draws.logNormal(0.30, 0.25);
    observer.centre_sd = draws.logNormal(0.33, 0.10);
    observer.scatter = draws.logNormal(0.008, 0.25);
    observer.curiosity = draws.logNormal(0.30, 0.2);
    observer.reading_step_px = draws.logNormal(78, 0.15);
    return observer;
}

/// Attributes age, gender and training as a study would list them.
Participant asParticipant(const Observer& observer, const std::string& id) {
    return {
        id,
        {{"age", std::to_string(observer.age)}, {"gender", observer.gender}, {"training", observer.trained ? "design" : "none"}}};
}

struct ScenePoint {
    double x;
    double y;
};

double distance(ScenePoint a, ScenePoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// What both ways of looking share: an observer, a scene, and a clock that runs out.
class Viewing {
  public:
    Viewing(const Scene& scene, const Observer& observer, const SeededNoise& noise)
        : scene_(scene), observer_(observer), draws_(noise.stream(0)), diagonal_(std::hypot(scene.width_px, scene.height_px)) {
        gaze_ = {scene.width_px * (0.5 + 0.05 * draws_.normal()), scene.height_px * (0.5 + 0.05 * draws_.normal())};
        clock_ms_ = 160 + 60 * draws_.uniform(); // the latency of the first saccade away from the fixation cross
        // Not everybody is equally awake, nor is the tracker: time lost to blinks and lost tracking.
        clock_ms_ += 700 * std::pow(draws_.uniform(), 5);
    }

    /// Moves gaze to `target`, blurred by inaccuracy, and rests there. False when time was up.
    bool fixate(ScenePoint target) {
        const ScenePoint landed = onPicture({target.x + observer_.scatter * diagonal_ * draws_.normal(),
                                             target.y + observer_.scatter * diagonal_ * draws_.normal()});
        const double amplitude = distance(gaze_, landed) / diagonal_;
        const double gap = fixations_.empty() ? 0 : 22 + 90 * amplitude + draws_.logNormal(20, 0.8);
        const double start = roundTo2(clock_ms_ + gap);
        const double duration = roundTo2(drawDuration());
        if (start + duration > viewing_ms && !fixations_.empty())
            return false;
        gaze_ = landed;
        clock_ms_ = start + duration;
        Fixation fixation;
        fixation.x_px = std::round(landed.x * 10) / 10;
        fixation.y_px = std::round(landed.y * 10) / 10;
        fixation.start_ms = start;
        fixation.duration_ms = duration;
        fixations_.push_back(fixation);
        return true;
    }

    const Scene& scene() const { return scene_; }
    const Observer& observer() const { return observer_; }
    Draws& draws() { return draws_; }
    double diagonal() const { return diagonal_; }
    ScenePoint gaze() const { return gaze_; }
    bool first() const { return fixations_.empty(); }
    std::vector<Fixation> take() { return std::move(fixations_); }

  private:
    static double roundTo2(double ms) { return 2 * std::round(ms / 2); }

    /// Log-normal, with the short fixations before corrective saccades that make real distributions
    /// left-heavy.
    double drawDuration() {
        const double median = draws_.chance(0.1) ? 0.42 * observer_.median_fixation_ms : observer_.median_fixation_ms;
        return std::clamp(draws_.logNormal(median, 0.48), 20.0, 1800.0);
    }

    ScenePoint onPicture(ScenePoint p) const {
        const auto reflect = [](double v, double size) {
            v = v < 1 ? 2 - v : v > size - 1 ? 2 * (size - 1) - v : v;
            return std::clamp(v, 1.0, size - 1);
        };
        return {reflect(p.x, scene_.width_px), reflect(p.y, scene_.height_px)};
    }

    const Scene& scene_;
    const Observer& observer_;
    Draws draws_;
    double diagonal_;
    ScenePoint gaze_{};
    double clock_ms_ = 0;
    std::vector<Fixation> fixations_;
};

ScenePoint around(const Attractor& thing, Draws& draws) {
    return {thing.x + thing.sx * draws.normal(), thing.y + thing.sy * draws.normal()};
}

/// How strongly each attractor pulls this observer before position and history count.
std::vector<double> personalWeights(const Scene& scene, const Observer& observer, const SeededNoise& taste) {
    std::vector<double> weights;
    for (std::size_t i = 0; i < scene.attractors.size(); ++i) {
        const Attractor& thing = scene.attractors[i];
        weights.push_back(thing.weight * (observer.trained ? thing.trained : 1) * std::exp(observer.curiosity * taste.normal(i)));
    }
    return weights;
}

std::size_t choose(const std::vector<double>& weights, Draws& draws) {
    double total = 0;
    for (double w : weights)
        total += w;
    double left = draws.uniform() * total;
    for (std::size_t i = 0; i + 1 < weights.size(); ++i) {
        left -= weights[i];
        if (left < 0)
            return i;
    }
    return weights.size() - 1;
}

std::size_t chooseThing(const Viewing& viewing, const std::vector<double>& pull, Draws& draws) {
    const Scene& scene = viewing.scene();
    const double narrow = viewing.first() ? 0.7 : 1.0; // the first glance stays nearest to the middle
    std::vector<double> weights = pull;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const Attractor& thing = scene.attractors[i];
        const double sd = narrow * viewing.observer().centre_sd;
        const double cx = (thing.x / scene.width_px - 0.5) / sd;
        const double cy = (thing.y / scene.height_px - 0.5) / sd;
        const double away = distance(viewing.gaze(), {thing.x, thing.y}) / viewing.diagonal();
        weights[i] *= std::exp(-0.5 * (cx * cx + cy * cy) - away / viewing.observer().reach);
    }
    return choose(weights, draws);
}

/// Free viewing: linger, or go to the next thing; what was seen pulls less; now and then gaze just wanders.
void look(Viewing& viewing, std::vector<double> pull) {
    Draws& draws = viewing.draws();
    const Scene& scene = viewing.scene();
    const double step = 0.017 * viewing.diagonal();
    for (;;) {
        ScenePoint target;
        if (!viewing.first() && draws.chance(viewing.observer().linger)) {
            target = {viewing.gaze().x + 1.3 * step * draws.normal(), viewing.gaze().y + step * draws.normal()};
        } else if (draws.chance(0.04)) {
            target = {scene.width_px * (0.5 + 0.2 * draws.normal()), scene.height_px * (0.5 + 0.2 * draws.normal())};
        } else {
            const std::size_t thing = chooseThing(viewing, pull, draws);
            pull[thing] *= 0.45;
            target = around(scene.attractors[thing], draws);
        }
        if (!viewing.fixate(target))
            return;
    }
}

/// Where a reader starts: mostly the first line, otherwise the start of some paragraph.
std::size_t firstLine(const Scene& scene, Draws& draws) {
    std::vector<double> weights;
    for (const ReadingLine& line : scene.lines)
        weights.push_back(line.starts_paragraph ? (weights.empty() ? 1.6 : 0.5) : 0.03);
    return choose(weights, draws);
}

/// One line from left to right, with regressions and excursions. False when time was up.
bool readLine(Viewing& viewing, const ReadingLine& line, const std::vector<double>& pull) {
    Draws& draws = viewing.draws();
    const double step = viewing.observer().reading_step_px;
    double x = line.x0 + 26 + 16 * draws.normal();
    while (x < line.x1 - 12) {
        if (!viewing.fixate({x, line.y + 4 * draws.normal()}))
            return false;
        if (draws.chance(0.04)) {
            const std::size_t thing = choose(pull, draws);
            for (bool more = true; more; more = draws.chance(0.5))
                if (!viewing.fixate(around(viewing.scene().attractors[thing], draws)))
                    return false;
        }
        x += draws.chance(0.13) ? -draws.logNormal(0.6 * step, 0.4) : draws.logNormal(step, 0.3);
        x = std::max(x, line.x0 + 8);
    }
    return true;
}

void read(Viewing& viewing, const std::vector<double>& pull) {
    Draws& draws = viewing.draws();
    const Scene& scene = viewing.scene();
    for (bool more = draws.chance(0.75); more; more = draws.chance(0.35))
        if (!viewing.fixate(around(scene.attractors[choose(pull, draws)], draws)))
            return;
    std::size_t line = firstLine(scene, draws);
    while (readLine(viewing, scene.lines[line], pull))
        line = (line + 1) % scene.lines.size();
}

/// The fixations of one observer on one scene, in time order, all on the picture; at least one. Positions are
/// rounded to 0.1 px and times to the 2 ms of a 500 Hz tracker. Scenes with lines are read, others are looked
/// at.
std::vector<Fixation> simulateScanpath(const Scene& scene, const Observer& observer, const SeededNoise& noise) {
    Viewing viewing(scene, observer, noise);
    const std::vector<double> pull = personalWeights(scene, observer, noise.stream(1));
    if (scene.lines.empty())
        look(viewing, pull);
    else
        read(viewing, pull);
    return viewing.take();
}

std::string participantId(std::size_t index) {
    const std::string number = std::to_string(index + 1);
    return (number.size() < 2 ? "P0" : "P") + number;
}

} // namespace

Dataset simulateGallery(int participants, std::uint64_t seed) {
    if (participants < 0 || participants > 100000)
        throw InvalidParameter("participants", std::to_string(participants), Text("0 to 100000"));
    Dataset study;
    study.name = "Gallery (simulated)";
    for (const Scene& scene : galleryScenes())
        study.stimuli.push_back({scene.id, scene.width_px, scene.height_px, SizeSource::given, "", {}});
    const SeededNoise noise(seed);
    for (std::size_t person = 0; person < static_cast<std::size_t>(participants); ++person) {
        const SeededNoise own = noise.stream(person);
        const Observer observer = drawObserver(own);
        study.participants.push_back(asParticipant(observer, participantId(person)));
        for (std::size_t stimulus = 0; stimulus < galleryScenes().size(); ++stimulus) {
            Recording recording;
            recording.participant = person;
            recording.stimulus = stimulus;
            recording.sampling_rate_hz = 500;
            recording.fixations = simulateScanpath(galleryScenes()[stimulus], observer, own.stream(stimulus));
            study.recordings.push_back(std::move(recording));
        }
    }
    return study;
}

} // namespace nictate
