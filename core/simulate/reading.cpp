#include "core/simulate/reading.h"

#include "core/compute/parallel.h"
#include "core/errors.h"
#include "core/simulate/draws.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nictate {

namespace {

constexpr int page_width = 1920, page_height = 1080;
constexpr double pixels_per_degree = 38.5; // 600 mm away, 0.272 mm a pixel

/// How one simulated person reads.
struct Reader {
    int age = 0;
    bool female = false;
    double fixation_s = 0; ///< median
    double step_deg = 0;   ///< median forward saccade
    double regression = 0; ///< probability
    double pupil_mm = 0;
    double blinks_a_minute = 0;
    double blink_s = 0;
    double noise_deg = 0; ///< of the tracker with these eyes
    double restless = 0;  ///< how far attention drifts
};

Reader drawReader(const SeededNoise& noise) {
    Draws draws(noise);
    Reader reader;
    reader.age = static_cast<int>(std::lround(std::clamp(draws.logNormal(27, 0.25), 18.0, 70.0)));
    reader.female = draws.chance(0.5);
    const double old = (reader.age - 27) / 40.0;
    reader.fixation_s = draws.logNormal(0.235, 0.12) * (1 + 0.25 * old) * (reader.female ? 0.95 : 1.05);
    reader.step_deg = draws.logNormal(2.9, 0.14) * (reader.female ? 0.96 : 1.04);
    reader.regression = std::clamp(0.13 + 0.04 * draws.normal() + 0.03 * old, 0.04, 0.3);
    reader.pupil_mm = std::clamp(3.6 + 0.45 * draws.normal() - 0.9 * old, 2.0, 6.5);
    reader.blinks_a_minute = std::clamp(draws.logNormal(reader.female ? 15 : 11, 0.4), 2.0, 40.0);
    reader.blink_s = std::clamp(draws.logNormal(0.17, 0.2), 0.09, 0.35);
    reader.noise_deg = draws.logNormal(0.14, 0.2);
    reader.restless = draws.logNormal(1, 0.3);
    return reader;
}

/// What a page asks of everybody.
struct Document {
    const char* name;
    bool lines;      ///< text in lines; else pictures looked at in turn
    double line_deg; ///< length of a line
    double fixation; ///< factors on the reader's own values
    double step, regression;
    double away;     ///< probability of looking somewhere else
    double pupil_mm; ///< a bright page makes small pupils
    double blinks;
};
constexpr std::array<Document, 3> documents = {{
    {"comic", false, 0, 1.02, 1.0, 1.0, 0.10, -0.15, 0.85},
    {"newspaper", true, 13, 0.95, 0.9, 1.1, 0.07, 0.05, 1.0},
    {"textbook", true, 36, 1.15, 1.08, 0.9, 0.02, 0.20, 1.15},
}};

/// A quantity that wanders around 0 with unit variance and forgets itself within `memory_s` (Ornstein–Uhlenbeck).
class Drift {
  public:
    Drift(double memory_s, Draws& draws) : memory_s_(memory_s), draws_(draws), value_(draws.normal()) {}
    double after(double seconds) {
        const double kept = std::exp(-seconds / memory_s_);
        value_ = kept * value_ + std::sqrt(1 - kept * kept) * draws_.normal();
        return value_;
    }
    double value() const { return value_; }

  private:
    double memory_s_;
    Draws& draws_;
    double value_;
};

struct Point {
    double x = 0, y = 0; ///< degrees from the page's upper left corner, y down
};

constexpr double page_x = page_width / pixels_per_degree, page_y = page_height / pixels_per_degree;

double tenths(double value) { return std::round(value * 10) / 10; }
double thousandths(double value) { return std::round(value * 1000) / 1000; }

/// One person reading one document: moves event by event and fills samples as time passes.
class Reading {
  public:
    Reading(const Reader& reader, const Document& document, const SeededNoise& noise)
        : reader_(reader), document_(document), draws_(noise.stream(0)), sampling_(noise.stream(1)), pace_(90, draws_),
          reach_(120, draws_), arousal_(150, draws_), tired_(200, draws_) {
        samples_.reserve(static_cast<std::size_t>(reading_seconds * reading_rate_hz));
        gaze_ = {2, 2};
        line_ = 0;
    }

    /// Puts samples, fixations and saccades into the recording. Blinks stay what they are to a tracker, missing samples:
    /// reported ones would replace those, and change the window features.
    void run(Recording& recording) {
        while (!done()) {
            const double lasted = fixate();
            for (Drift* drift : {&pace_, &reach_, &arousal_, &tired_})
                drift->after(lasted);
            if (draws_.chance(lasted / 60 * reader_.blinks_a_minute * document_.blinks * std::exp(0.4 * tired_.value())))
                blink();
            moveTo(document_.lines ? nextInLine() : nextPicture());
        }
        recording.samples = std::move(samples_);
        recording.fixations = std::move(fixations_);
        recording.saccades = std::move(saccades_);
    }

  private:
    bool done() const { return samples_.size() >= static_cast<std::size_t>(reading_seconds * reading_rate_hz); }
    double nextSampleAt() const { return static_cast<double>(samples_.size()) / reading_rate_hz; }

    void sample(Point at, bool lost) {
        const double t = nextSampleAt();
        Sample sample;
        sample.t_ms = std::round(1e6 * t) / 1e3;
        if (!lost) {
            const double noise = reader_.noise_deg;
            sample.gaze.x_px = tenths((at.x + noise * sampling_.normal()) * pixels_per_degree);
            sample.gaze.y_px = tenths((at.y + 1.2 * noise * sampling_.normal()) * pixels_per_degree);
            sample.gaze.pupil = thousandths(std::max(1.5, pupil() + 0.03 * sampling_.normal()));
        }
        samples_.push_back(sample);
    }

    double pupil() const { return reader_.pupil_mm + document_.pupil_mm + 0.22 * reader_.restless * arousal_.value(); }

    /// From now to `end` or to the end of the recording.
    double durationMs(double end) const { return thousandths(1000 * (std::min(end, reading_seconds) - clock_)); }

    void noteFixation(Point at, double end) {
        if (clock_ >= reading_seconds)
            return;
        Fixation fixation;
        fixation.x_px = tenths(at.x * pixels_per_degree);
        fixation.y_px = tenths(at.y * pixels_per_degree);
        fixation.start_ms = thousandths(1000 * clock_);
        fixation.duration_ms = durationMs(end);
        fixation.pupil = thousandths(std::max(1.5, pupil()));
        fixations_.push_back(fixation);
    }

    void noteSaccade(Point to, double amplitude, double end) {
        if (end > reading_seconds) // it never arrived
            return;
        Saccade saccade;
        saccade.start_ms = thousandths(1000 * clock_);
        saccade.duration_ms = durationMs(end);
        saccade.from_x_px = tenths(gaze_.x * pixels_per_degree);
        saccade.from_y_px = tenths(gaze_.y * pixels_per_degree);
        saccade.to_x_px = tenths(to.x * pixels_per_degree);
        saccade.to_y_px = tenths(to.y * pixels_per_degree);
        saccade.amplitude_deg = thousandths(amplitude);
        saccade.peak_velocity_deg_s = thousandths(1.875 * amplitude / (end - clock_)); // of the profile in moveTo
        saccades_.push_back(saccade);
    }

    double fixate() {
        const double median = reader_.fixation_s * document_.fixation * std::exp(0.10 * reader_.restless * pace_.value());
        const double lasts = std::clamp(draws_.logNormal(median, 0.38), 0.08, 1.5);
        const double end = clock_ + lasts, wander = 0.06 * draws_.normal();
        noteFixation({gaze_.x + wander / 2, gaze_.y}, end);
        while (!done() && nextSampleAt() < end) {
            const double part = (nextSampleAt() - clock_) / lasts;
            sample({gaze_.x + wander * part, gaze_.y}, false);
        }
        clock_ = end;
        return lasts;
    }

    void blink() {
        const double end = clock_ + std::clamp(draws_.logNormal(reader_.blink_s, 0.25), 0.07, 0.6);
        while (!done() && nextSampleAt() < end)
            sample(gaze_, true);
        clock_ = end;
    }

    /// A saccade along a straight line with a smooth velocity profile; duration by the main sequence.
    void moveTo(Point target) {
        const double amplitude = std::hypot(target.x - gaze_.x, target.y - gaze_.y);
        const double lasts = 0.020 + 0.0022 * amplitude, end = clock_ + lasts;
        noteSaccade(target, amplitude, end);
        while (!done() && nextSampleAt() < end) {
            const double u = (nextSampleAt() - clock_) / lasts, s = u * u * u * (10 - 15 * u + 6 * u * u);
            sample({gaze_.x + s * (target.x - gaze_.x), gaze_.y + s * (target.y - gaze_.y)}, false);
        }
        gaze_ = target;
        clock_ = end;
    }

    double step() {
        return draws_.logNormal(reader_.step_deg * document_.step, 0.28) * std::exp(0.10 * reader_.restless * reach_.value());
    }

    Point nextInLine() {
        if (draws_.chance(document_.away))
            return {3 + (page_x - 6) * draws_.uniform(), 2 + (page_y - 4) * draws_.uniform()};
        const double regression = reader_.regression * document_.regression * std::exp(0.3 * tired_.value());
        const double columns = std::max(1.0, std::floor((page_x - 4) / (document_.line_deg + 1)));
        const double left = 2 + column_ * (document_.line_deg + 1), y = 2.5 + 1.7 * line_;
        const bool strayed = gaze_.x < left - 1 || gaze_.x > left + document_.line_deg + 1;
        double x =
            strayed ? left + document_.line_deg * draws_.uniform() : gaze_.x + (draws_.chance(regression) ? -0.8 : 1.0) * step();
        if (x > left + document_.line_deg) {
            if (2.5 + 1.7 * ++line_ > page_y - 2) {
                line_ = 0;
                column_ = column_ + 1 < columns ? column_ + 1 : 0;
            }
            return {2 + column_ * (document_.line_deg + 1) + std::abs(0.8 * draws_.normal()),
                    2.5 + 1.7 * line_ + 0.15 * draws_.normal()};
        }
        return {std::max(x, left), y + 0.15 * draws_.normal()};
    }

    /// A comic: a few looks within a panel, some words, then the next panel, row by row.
    Point nextPicture() {
        constexpr int panels_x = 4, panels_y = 2;
        constexpr double width = page_x / panels_x, height = page_y / panels_y;
        if (draws_.chance(0.22))
            panel_ = (panel_ + 1) % (panels_x * panels_y);
        else if (draws_.chance(document_.away))
            panel_ = (panel_ + panels_x * panels_y - 1) % (panels_x * panels_y);
        const double left = width * (panel_ % panels_x), top = height * (panel_ / panels_x);
        const bool reads = draws_.chance(0.45); // words of a balloon lie in the panel's upper third
        const bool inside = gaze_.x > left && gaze_.x < left + width - 3 && gaze_.y > top && gaze_.y < top + height / 3;
        if (reads && inside)
            return {gaze_.x + (draws_.chance(reader_.regression) ? -0.7 : 0.85) * step(), gaze_.y + 0.3 * draws_.normal()};
        if (reads) // a balloon is read from its left end
            return {left + 1.2 + 0.3 * draws_.normal(), top + 0.2 * height + 0.2 * draws_.normal()};
        return {left + width * (0.55 + 0.15 * draws_.normal()), top + 0.6 * height + 0.5 * draws_.normal()};
    }

    const Reader& reader_;
    const Document& document_;
    Draws draws_, sampling_;
    Drift pace_, reach_, arousal_, tired_;
    std::vector<Sample> samples_;
    std::vector<Fixation> fixations_;
    std::vector<Saccade> saccades_;
    double clock_ = 0;
    Point gaze_;
    double line_ = 0, column_ = 0;
    int panel_ = 0;
};

} // namespace

Dataset simulateReading(int participants, std::uint64_t seed, const Progress& progress) {
    if (participants < 0 || participants > 10000)
        throw InvalidParameter("participants", std::to_string(participants), Text("0 to 10000"));
    Dataset study;
    study.name = "Reading (simulated)";
    for (const Document& document : documents)
        study.stimuli.push_back(
            {document.name, page_width, page_height, SizeSource::given, "", ViewingGeometry{600, 0.272, 0.272}});
    const SeededNoise noise(seed);
    std::vector<Reader> readers;
    for (std::size_t person = 0; person < static_cast<std::size_t>(participants); ++person) {
        const Reader& reader = readers.emplace_back(drawReader(noise.stream(person)));
        const std::string number = std::to_string(person + 1);
        study.participants.push_back({(number.size() < 2 ? "P0" : "P") + number,
                                      {{"age", std::to_string(reader.age)}, {"gender", reader.female ? "female" : "male"}}});
    }
    study.recordings.resize(readers.size() * documents.size());
    parallelRows(
        static_cast<Eigen::Index>(study.recordings.size()),
        [&](Eigen::Index begin, Eigen::Index end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                Recording& recording = study.recordings[i];
                recording.participant = i / documents.size();
                recording.stimulus = i % documents.size();
                const Document& document = documents[recording.stimulus];
                recording.condition = document.name;
                recording.sampling_rate_hz = reading_rate_hz;
                Reading(readers[recording.participant], document,
                        noise.stream(recording.participant).stream(1 + recording.stimulus))
                    .run(recording);
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
