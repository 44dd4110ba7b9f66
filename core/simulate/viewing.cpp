#include "core/simulate/viewing.h"

#include "core/compute/parallel.h"
#include "core/errors.h"
#include "core/simulate/draws.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

constexpr int screen_width = 1920, screen_height = 1080;
constexpr double pixel_mm = 0.6, distance_mm = 600, degree = std::numbers::pi / 180;
constexpr std::size_t clips = 3;
constexpr std::uint64_t which_clips = 138; ///< three whose objects draw gaze far to all sides
constexpr double most_x = 40, most_y = 25; ///< gaze stays within

/// What an activity asks of everybody.
struct Activity {
    const char* name;
    double fixation_s, log_sd; ///< of fixations; of a stretch of pursuit
    double object, near;       ///< shares of what is looked at next; the rest is elsewhere
    double pull_deg;           ///< how far objects attract
    double blinks;
};
constexpr std::array<Activity, 4> activities = {{
    {"free", 0.26, 0.42, 0.62, 0.22, 9, 1.0},
    {"search", 0.20, 0.34, 0.10, 0.15, 12, 0.7},
    {"saliency", 0.31, 0.45, 0.85, 0.12, 22, 0.9},
    {"track", 0.45, 0.50, 0.95, 0.0, 9, 0.6},
}};
enum Doing { free_viewing, searching, judging, tracking };

constexpr double turn = 2 * std::numbers::pi;

double between(Draws& draws, double low, double high) { return low + (high - low) * draws.uniform(); }

/// Gamma(1.5): half the square of a normal and an exponential.
double gamma15(Draws& draws) {
    const double z = draws.normal();
    return z * z / 2 - std::log(draws.uniform());
}

/// Degrees to the right and up of the screen's middle.
struct ScreenPoint {
    double x = 0, y = 0;
};

/// Six objects that move on sums of sinusoids; object 0 is the one to track.
class ViewingClip {
  public:
    static constexpr std::size_t objects = 6;

    explicit ViewingClip(const SeededNoise& noise) {
        Draws draws(noise);
        double sum = 0;
        for (std::size_t i = 0; i < objects; ++i) {
            Object& object = objects_[i];
            object.centre = {between(draws, -28, 28), between(draws, -15, 15)};
            const double x = between(draws, 3, 9), y = between(draws, 2, 6);
            object.x = {Wave{0.75 * x, between(draws, 9, 18), turn * draws.uniform()},
                        Wave{0.25 * x, between(draws, 9, 18), turn * draws.uniform()}};
            object.y = {Wave{0.75 * y, between(draws, 9, 18), turn * draws.uniform()},
                        Wave{0.25 * y, between(draws, 9, 18), turn * draws.uniform()}};
            sum += salience_[i] = gamma15(draws);
        }
        for (double& salience : salience_)
            salience /= sum;
        Object& target = objects_[0];
        target.centre = {};
        target.x = {Wave{22, between(draws, 12, 16), turn * draws.uniform()}, {}};
        target.y = {Wave{11, between(draws, 8, 11), turn * draws.uniform()}, {}};
    }

    ScreenPoint at(std::size_t object, double t_s) const {
        const Object& moved = objects_[object];
        auto along = [t_s](double centre, const std::array<Wave, 2>& waves) {
            for (const Wave& wave : waves)
                centre += wave.amplitude * std::sin(turn * t_s / wave.period_s + wave.phase);
            return centre;
        };
        return {along(moved.centre.x, moved.x), along(moved.centre.y, moved.y)};
    }
    double salience(std::size_t object) const { return salience_[object]; } ///< they sum to 1

  private:
    struct Wave {
        double amplitude = 0, period_s = 1, phase = 0;
    };
    struct Object {
        ScreenPoint centre;
        std::array<Wave, 2> x, y;
    };
    std::array<Object, objects> objects_;
    std::array<double, objects> salience_{};
};

/// How one simulated person looks.
struct Viewer {
    double pace, reach;              ///< factors on fixations and amplitudes
    double saccade_s, saccade_s_deg; ///< duration = saccade_s + saccade_s_deg·amplitude
    double skew_deg, beta;           ///< velocity profile
    double gain, pursuit;            ///< of saccades, of following
    double drift_deg, noise_deg;     ///< of the eye, of the tracker
    double blinks_a_minute, blink_s;
    double curvature, pupil_mm;
    ScreenPoint centre;
    std::array<double, ViewingClip::objects> taste;
};

Viewer drawViewer(const SeededNoise& noise) {
    Draws draws(noise);
    auto factor = [&](double log_sd) { return std::exp(log_sd * draws.normal()); };
    Viewer viewer{};
    viewer.pace = factor(0.16);
    viewer.reach = factor(0.13);
    viewer.saccade_s = 0.021 + 0.002 * draws.normal();
    viewer.saccade_s_deg = 0.0023 * factor(0.10);
    viewer.skew_deg = 0.004 + 0.0015 * draws.normal();
    viewer.beta = std::max(1.6, 2.4 + 0.2 * draws.normal());
    viewer.gain = 0.94 + 0.025 * draws.normal();
    viewer.pursuit = 0.92 + 0.04 * draws.normal();
    viewer.drift_deg = 0.10 * factor(0.15);
    viewer.noise_deg = 0.06 * factor(0.20);
    viewer.blinks_a_minute = 14 * factor(0.45);
    viewer.blink_s = 0.16 * factor(0.2);
    viewer.curvature = 0.02 * draws.normal();
    viewer.pupil_mm = std::clamp(3.6 + 0.45 * draws.normal(), 2.0, 6.5);
    viewer.centre = {1.5 * draws.normal(), 1.5 * draws.normal()};
    for (double& taste : viewer.taste)
        taste = 0.5 * draws.normal();
    return viewer;
}

/// Share of a saccade's way after the share u of its time: the distribution function of Beta(a, b), by its density's sum.
class SaccadeShape {
  public:
    SaccadeShape(double peak, double beta) {
        const double a = peak * (2 * beta - 2), b = (1 - peak) * (2 * beta - 2); // exponents
        for (std::size_t i = 0; i < steps; ++i) {
            const double u = (static_cast<double>(i) + 0.5) / steps;
            sum_[i + 1] = sum_[i] + std::pow(u, a) * std::pow(1 - u, b);
        }
    }
    double at(double u) const {
        const double place = std::clamp(u, 0.0, 1.0) * steps;
        const auto i = std::min(static_cast<std::size_t>(place), steps - 1);
        return (sum_[i] + (place - static_cast<double>(i)) * (sum_[i + 1] - sum_[i])) / sum_[steps];
    }

  private:
    static constexpr std::size_t steps = 64;
    std::array<double, steps + 1> sum_{};
};

ScreenPoint kept(ScreenPoint at) { return {std::clamp(at.x, -most_x, most_x), std::clamp(at.y, -most_y, most_y)}; }

double between(ScreenPoint a, ScreenPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// One person before one clip: moves event by event and fills samples as time passes.
class Watching {
  public:
    Watching(const Viewer& viewer, const ViewingClip& clip, Doing doing, double seconds, const SeededNoise& noise)
        : viewer_(viewer), clip_(clip), activity_(activities[doing]), doing_(doing),
          rows_(static_cast<std::size_t>(std::lround(seconds * viewing_rate_hz))), draws_(noise.stream(0)),
          sampling_(noise.stream(1)) {
        samples_.reserve(rows_);
        bias_ = {0.35 * draws_.normal(), 0.35 * draws_.normal()};
        gaze_ = kept({viewer.centre.x + 4 * draws_.normal(), viewer.centre.y + 3 * draws_.normal()});
    }

    std::vector<Sample> run() {
        followed_ = ViewingClip::objects;
        while (!done()) {
            const double median = activity_.fixation_s * (doing_ == tracking ? 1 : viewer_.pace);
            fixate(std::clamp(draws_.logNormal(median, activity_.log_sd), 0.09, 3.0));
            doing_ == tracking ? catchUp() : lookTo(next());
        }
        return std::move(samples_);
    }

  private:
    bool done() const { return samples_.size() >= rows_; }
    double nextSampleAt() const { return static_cast<double>(samples_.size()) / viewing_rate_hz; }

    void sample(ScreenPoint at, bool lost) {
        constexpr double step = 1 / viewing_rate_hz;
        const double kept_drift = std::exp(-step / 0.2), fresh = viewer_.drift_deg * std::sqrt(1 - kept_drift * kept_drift);
        drift_ = {kept_drift * drift_.x + fresh * draws_.normal(), kept_drift * drift_.y + fresh * draws_.normal()};
        const double noise = viewer_.noise_deg, noise_x = noise * sampling_.normal(), noise_y = 1.2 * noise * sampling_.normal();
        Sample sample;
        sample.t_ms = 1000 * nextSampleAt();
        if (!lost) {
            const ScreenPoint seen = {at.x + bias_.x + drift_.x + noise_x, at.y + bias_.y + drift_.y + noise_y};
            const double right = distance_mm * std::tan(seen.x * degree);
            const double up = std::hypot(right, distance_mm) * std::tan(seen.y * degree);
            sample.gaze.x_px = std::round(10 * (screen_width / 2.0 + right / pixel_mm)) / 10;
            sample.gaze.y_px = std::round(10 * (screen_height / 2.0 - up / pixel_mm)) / 10;
            sample.gaze.pupil = std::round(1000 * (viewer_.pupil_mm + 0.05 * drift_.x)) / 1000;
        }
        samples_.push_back(sample);
    }

    /// Rests, or goes with the object that is followed; a blink may come and ends with it at the latest.
    void fixate(double lasts) {
        const double start = clock_, end = clock_ + lasts;
        const ScreenPoint from = gaze_;
        ++visits_[cellOf(from)];
        const bool follows = followed_ < ViewingClip::objects;
        const double gain = doing_ == tracking ? viewer_.pursuit + 0.06 * draws_.normal() : 0.8 * viewer_.pursuit;
        const ScreenPoint object = follows ? clip_.at(followed_, start) : ScreenPoint();
        auto at = [&](double t) {
            if (!follows)
                return from;
            const ScreenPoint now = clip_.at(followed_, t);
            return kept({from.x + gain * (now.x - object.x), from.y + gain * (now.y - object.y)});
        };
        const bool blinks = draws_.chance(lasts / 60 * viewer_.blinks_a_minute * activity_.blinks);
        const double blink_from = blinks ? start + draws_.uniform() * lasts : end + 1;
        const double blink_to = blink_from + (blinks ? std::clamp(draws_.logNormal(viewer_.blink_s, 0.25), 0.06, 0.6) : 0);
        while (!done() && nextSampleAt() < end) {
            const double t = nextSampleAt();
            sample(at(t), t >= blink_from && t < blink_to);
        }
        gaze_ = at(end);
        clock_ = end;
    }

    /// A saccade along a slightly curved line.
    void moveTo(ScreenPoint target) {
        const double amplitude = between(gaze_, target);
        const double lasts = viewer_.saccade_s + viewer_.saccade_s_deg * amplitude, start = clock_;
        const SaccadeShape shape(std::max(0.3, 0.5 - viewer_.skew_deg * amplitude), viewer_.beta);
        const ScreenPoint from = gaze_, way = {target.x - from.x, target.y - from.y};
        while (!done() && nextSampleAt() < start + lasts) {
            const double share = shape.at((nextSampleAt() - start) / lasts);
            const double aside = viewer_.curvature * std::sin(std::numbers::pi * share);
            sample({from.x + share * way.x - aside * way.y, from.y + share * way.y + aside * way.x}, false);
        }
        gaze_ = target;
        clock_ = start + lasts;
    }

    /// Saccades fall short; what is missing by more than a degree is corrected.
    void lookTo(ScreenPoint target) {
        target = kept(target);
        const double gain = viewer_.gain + 0.03 * draws_.normal();
        moveTo({gaze_.x + gain * (target.x - gaze_.x), gaze_.y + gain * (target.y - gaze_.y)});
        if (between(gaze_, target) > 1) {
            const ScreenPoint before = followed_ < ViewingClip::objects ? clip_.at(followed_, clock_) : ScreenPoint();
            fixate(0.13);
            const ScreenPoint now = followed_ < ViewingClip::objects ? clip_.at(followed_, clock_) : ScreenPoint();
            moveTo(kept({target.x + now.x - before.x, target.y + now.y - before.y}));
        }
    }

    void catchUp() {
        if (!draws_.chance(activity_.object)) {
            followed_ = ViewingClip::objects;
            lookTo(elsewhere());
            return;
        }
        followed_ = 0;
        const ScreenPoint target = clip_.at(0, clock_ + 0.03);
        if (between(gaze_, target) > 0.8)
            lookTo({target.x + 0.5 * draws_.normal(), target.y + 0.5 * draws_.normal()});
    }

    ScreenPoint next() {
        const double choice = draws_.uniform();
        if (choice < activity_.object)
            return object();
        followed_ = ViewingClip::objects;
        return choice < activity_.object + activity_.near ? around(viewer_.reach * draws_.logNormal(1.8, 0.5), 0.7) : elsewhere();
    }

    ScreenPoint object() {
        std::array<double, ViewingClip::objects> weight{};
        double sum = 0;
        for (std::size_t i = 0; i < weight.size(); ++i) {
            const double away = between(gaze_, clip_.at(i, clock_));
            weight[i] = clip_.salience(i) * std::exp(viewer_.taste[i] - away / (activity_.pull_deg * viewer_.reach));
            sum += weight[i] *= i == followed_ ? 0.25 : 1;
        }
        double choice = sum * draws_.uniform();
        std::size_t chosen = 0;
        while (chosen + 1 < weight.size() && (choice -= weight[chosen]) > 0)
            ++chosen;
        followed_ = chosen;
        const ScreenPoint at = clip_.at(chosen, clock_ + 0.04);
        return {at.x + 0.9 * draws_.normal(), at.y + 0.9 * draws_.normal()};
    }

    ScreenPoint around(double away, double flat) {
        const double angle = 2 * std::numbers::pi * draws_.uniform();
        return {gaze_.x + away * std::cos(angle), gaze_.y + flat * away * std::sin(angle)};
    }

    /// A search goes on within the picture: a step that would leave it is drawn again.
    ScreenPoint aStepAway() {
        ScreenPoint at;
        do
            at = around(draws_.logNormal(8, 0.45), 1);
        while (std::abs(at.x) > most_x || std::abs(at.y) > most_y);
        return at;
    }

    ScreenPoint elsewhere() {
        if (doing_ != searching)
            return {viewer_.centre.x + 14 * draws_.normal(), viewer_.centre.y + 8 * draws_.normal()};
        ScreenPoint best;
        int least = 0;
        for (int i = 0; i < 6; ++i) {
            const ScreenPoint candidate = aStepAway();
            const int visits = visits_[cellOf(candidate)];
            if (i == 0 || visits < least) {
                best = candidate;
                least = visits;
            }
        }
        return best;
    }

    /// 8 × 5 cells of 10°.
    static std::size_t cellOf(ScreenPoint at) {
        const auto column = static_cast<std::size_t>(std::min((at.x + most_x) / 10, 7.0));
        return 8 * static_cast<std::size_t>(std::min((at.y + most_y) / 10, 4.0)) + column;
    }

    const Viewer& viewer_;
    const ViewingClip& clip_;
    const Activity& activity_;
    Doing doing_;
    std::size_t rows_;
    Draws draws_, sampling_;
    std::vector<Sample> samples_;
    double clock_ = 0;
    ScreenPoint gaze_, bias_, drift_;
    std::size_t followed_ = 0;     ///< object; none at ViewingClip::objects
    std::array<int, 40> visits_{}; ///< fixations by cell
};

} // namespace

Dataset simulateViewing(int participants, std::uint64_t seed, double seconds, const Progress& progress) {
    if (participants < 0 || participants > 10000)
        throw InvalidParameter("participants", std::to_string(participants), Text("0 to 10000"));
    if (!(seconds >= 1 && seconds <= 3600))
        throw InvalidParameter("seconds", std::to_string(seconds), Text("1 to 3600"));
    Dataset study;
    study.name = "Viewing (simulated)";
    std::vector<ViewingClip> scenes;
    for (std::size_t clip = 0; clip < clips; ++clip) {
        scenes.emplace_back(SeededNoise(clips - clip).stream(which_clips));
        study.stimuli.push_back({"clip-" + std::to_string(clip + 1), screen_width, screen_height, SizeSource::given, "",
                                 ViewingGeometry{distance_mm, pixel_mm, pixel_mm}});
    }
    const SeededNoise noise(seed);
    std::vector<Viewer> viewers;
    for (std::size_t person = 0; person < static_cast<std::size_t>(participants); ++person) {
        viewers.push_back(drawViewer(noise.stream(person).stream(0)));
        const std::string number = std::to_string(person + 1);
        study.participants.push_back({(number.size() < 2 ? "P0" : "P") + number, {}});
    }
    constexpr std::size_t tasks = clips * activities.size();
    study.recordings.resize(viewers.size() * tasks);
    parallelRows(
        static_cast<Eigen::Index>(study.recordings.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                Recording& recording = study.recordings[i];
                const std::size_t doing = i % activities.size();
                recording.participant = i / tasks;
                recording.stimulus = i % tasks / activities.size();
                recording.condition = activities[doing].name;
                recording.sampling_rate_hz = viewing_rate_hz;
                recording.samples =
                    Watching(viewers[recording.participant], scenes[recording.stimulus], static_cast<Doing>(doing), seconds,
                             noise.stream(recording.participant).stream(1 + i % tasks))
                        .run();
                if (begin == 0)
                    progress(static_cast<double>(i + 1) / static_cast<double>(end));
                else if (progress.cancelled())
                    throw Cancelled();
            }
        },
        1);
    return study;
}

} // namespace nictate
