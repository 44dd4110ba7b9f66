#include "core/events/window_features.h"

#include "core/compute/parallel.h"
#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <numbers>
#include <set>
#include <vector>

namespace nictate {

namespace {

/// Mean and variance (divisor N) of what it was given, in two passes; 0 of nothing.
class Moments {
  public:
    void take(double value) { values_.push_back(value); }
    void clear() { values_.clear(); }
    double mean() const {
        double sum = 0;
        for (double value : values_)
            sum += value;
        return values_.empty() ? 0 : sum / count();
    }
    double variance() const {
        const double centre = mean();
        double squares = 0;
        for (double value : values_)
            squares += (value - centre) * (value - centre);
        return values_.empty() ? 0 : squares / count();
    }
    double maximum() const { return values_.empty() ? 0 : *std::max_element(values_.begin(), values_.end()); }

  private:
    double count() const { return static_cast<double>(values_.size()); }
    std::vector<double> values_;
};

/// The events that begin in a window, as it slides forward: places begin … end in a list in order of time.
template <class Event> class Sliding {
  public:
    explicit Sliding(const std::vector<Event>& events) : events_(events) {}
    void moveTo(double from, double to) {
        while (end_ < events_.size() && events_[end_].start_s < to)
            ++end_;
        while (begin_ < end_ && events_[begin_].start_s < from)
            ++begin_;
    }
    std::size_t begin() const { return begin_; }
    std::size_t end() const { return end_; }
    double count() const { return static_cast<double>(end_ - begin_); }
    template <class Visit> void visit(Visit visit) const {
        for (std::size_t i = begin_; i < end_; ++i)
            visit(events_[i]);
    }

  private:
    const std::vector<Event>& events_;
    std::size_t begin_ = 0, end_ = 0;
};

std::size_t possibleWords(int length) {
    std::size_t words = 1;
    for (int i = 0; i < length; ++i)
        words *= saccade_letters;
    return words;
}

/// How often each of the 24^n words of n successive saccade letters occurs in a window, updated as the window slides.
/// (Word-book analysis of Bulling et al., IEEE PAMI 2011.)
class WordBook {
  public:
    explicit WordBook(int letters_a_word) : length_(letters_a_word), counts_(possibleWords(letters_a_word), 0) {}

    void add(const int* letters) { move(index(letters), +1); }
    void remove(const int* letters) { move(index(letters), -1); }

    double distinct() const { return static_cast<double>(distinct_); } ///< words with a count above 0
    double maximum() const {
        for (std::size_t count = words_with_.size(); count-- > 1;)
            if (words_with_[count] > 0)
                return static_cast<double>(count);
        return 0;
    }
    /// Over all possible words: 0 unless every word occurs.
    double minimum() const {
        if (distinct_ < counts_.size())
            return 0;
        std::size_t count = 1;
        while (words_with_[count] == 0)
            ++count;
        return static_cast<double>(count);
    }
    double mean() const { return total_ / static_cast<double>(counts_.size()); }
    /// Divisor 24^n.
    double variance() const { return squares_ / static_cast<double>(counts_.size()) - mean() * mean(); }

  private:
    std::size_t index(const int* letters) const {
        std::size_t word = 0;
        for (int i = 0; i < length_; ++i)
            word = word * saccade_letters + static_cast<std::size_t>(letters[i]);
        return word;
    }
    void move(std::size_t word, int by) {
        std::uint32_t& count = counts_[word];
        const double before = count;
        if (words_with_.size() <= count + 1)
            words_with_.resize(count + 2, 0);
        if (count > 0)
            --words_with_[count];
        else
            ++distinct_;
        count = by > 0 ? count + 1 : count - 1;
        if (count > 0)
            ++words_with_[count];
        else
            --distinct_;
        total_ += by;
        squares_ += static_cast<double>(count) * count - before * before;
    }

    int length_;
    std::vector<std::uint32_t> counts_;
    std::vector<std::size_t> words_with_; ///< [c]: how many words have count c; c ≥ 1
    std::size_t distinct_ = 0;
    double total_ = 0, squares_ = 0;
};

/// The word-books of 1 … 4 saccades over the saccades begin … end.
class SlidingBooks {
  public:
    explicit SlidingBooks(std::vector<int> letters) : letters_(std::move(letters)) {}

    void moveTo(std::size_t begin, std::size_t end) {
        for (std::size_t n = 1; n <= books_.size(); ++n) {
            // Words are known by their first saccade; those that fit begin at begin_ … last.
            const std::size_t old_last = end_ >= begin_ + n ? end_ - n + 1 : begin_;
            const std::size_t new_last = end >= begin + n ? end - n + 1 : begin;
            for (std::size_t i = std::max(begin, old_last); i < new_last; ++i)
                books_[n - 1].add(&letters_[i]);
            for (std::size_t i = begin_; i < std::min(begin, old_last); ++i)
                books_[n - 1].remove(&letters_[i]);
        }
        begin_ = begin;
        end_ = end;
    }
    const std::array<WordBook, 4>& books() const { return books_; }

  private:
    std::vector<int> letters_;
    std::array<WordBook, 4> books_{WordBook(1), WordBook(2), WordBook(3), WordBook(4)};
    std::size_t begin_ = 0, end_ = 0;
};

bool isSmall(const DetectedSaccade& saccade, const EventParameters& parameters) {
    return saccade.amplitude_deg < 2 * parameters.fixation_radius_deg;
}

double ratio(double part, double whole) { return whole > 0 ? part / whole : 0; }

class FeatureRow {
  public:
    FeatureRow(Eigen::MatrixXd& values, Eigen::Index row) : values_(values), row_(row) {}
    void put(double value) { values_(row_, column_++) = value; }

  private:
    Eigen::MatrixXd& values_;
    Eigen::Index row_, column_ = 0;
};

void putSaccades(FeatureRow& row, const Sliding<DetectedSaccade>& saccades, double fixations, const WindowParameters& parameters,
                 Moments& amplitudes) {
    double small = 0, positive = 0, negative = 0;
    amplitudes.clear();
    saccades.visit([&](const DetectedSaccade& saccade) {
        small += isSmall(saccade, parameters.events) ? 1 : 0;
        positive += saccade.dx_deg > 0 ? 1 : 0;
        negative += saccade.dx_deg < 0 ? 1 : 0;
        amplitudes.take(saccade.amplitude_deg);
    });
    const double all = saccades.count(), large = all - small;
    row.put(fixations / parameters.window_s);
    for (double count : {all, small, large, positive, negative})
        row.put(count / parameters.window_s);
    row.put(ratio(all, fixations));
    for (double count : {small, large, positive, negative})
        row.put(ratio(count, all));
    row.put(amplitudes.mean());
    row.put(amplitudes.variance());
    row.put(amplitudes.maximum());
}

struct FixationMoments {
    Moments duration, x, y, pupil_mean, pupil_variance;
    void clear() {
        for (Moments* moments : {&duration, &x, &y, &pupil_mean, &pupil_variance})
            moments->clear();
    }
};

void putFixations(FeatureRow& row, const Sliding<DetectedFixation>& fixations, FixationMoments& of) {
    of.clear();
    fixations.visit([&](const DetectedFixation& fixation) {
        of.duration.take(fixation.duration_s);
        of.x.take(fixation.x_variance_deg2);
        of.y.take(fixation.y_variance_deg2);
        if (!std::isnan(fixation.pupil_mean)) {
            of.pupil_mean.take(fixation.pupil_mean);
            of.pupil_variance.take(fixation.pupil_variance);
        }
    });
    row.put(of.duration.mean());
    row.put(of.duration.variance());
    row.put(of.duration.maximum());
    row.put(of.x.mean());
    row.put(of.y.mean());
    row.put(of.x.variance());
    row.put(of.y.variance());
    for (const Moments* pupil : {&of.pupil_mean, &of.pupil_variance}) {
        row.put(pupil->mean());
        row.put(pupil->variance());
    }
}

void putBlinks(FeatureRow& row, const Sliding<DetectedBlink>& blinks, double window_s, Moments& durations) {
    durations.clear();
    blinks.visit([&](const DetectedBlink& blink) { durations.take(blink.duration_s); });
    row.put(durations.mean());
    row.put(durations.variance());
    row.put(blinks.count() / window_s);
}

void putWords(FeatureRow& row, const SlidingBooks& books) {
    for (const WordBook& book : books.books()) {
        const double most = book.maximum(), least = book.minimum();
        for (double value : {book.distinct(), most, least, most - least, book.mean(), book.variance()})
            row.put(value);
    }
}

} // namespace

void checkWindowParameters(const WindowParameters& parameters) {
    if (!(parameters.window_s >= 0.1 && parameters.window_s <= 3600))
        throw InvalidParameter("window", numberText(parameters.window_s), Text("0.1 ≤ window ≤ 3600 (s)"));
    if (!(parameters.step_s >= 0.01 && parameters.step_s <= 3600))
        throw InvalidParameter("step", numberText(parameters.step_s), Text("0.01 ≤ step ≤ 3600 (s)"));
    if (!(parameters.minimum_seen >= 0 && parameters.minimum_seen <= 1))
        throw InvalidParameter("minimum-seen", numberText(parameters.minimum_seen), Text("0 ≤ minimum-seen ≤ 1"));
    checkEventParameters(parameters.events);
}

int saccadeLetter(const DetectedSaccade& saccade, const EventParameters& parameters) {
    const bool small = isSmall(saccade, parameters);
    const int sectors = small ? small_saccade_directions : large_saccade_directions;
    const double turn = saccade.direction_rad / (2 * std::numbers::pi); // −1/2 … 1/2
    const int sector = static_cast<int>(std::lround(turn * sectors));
    return (small ? large_saccade_directions : 0) + (sector + sectors) % sectors;
}

Eigen::MatrixXd windowFeatures(const Events& events, double start_s, double end_s, const WindowParameters& parameters) {
    checkWindowParameters(parameters);
    constexpr auto columns = static_cast<Eigen::Index>(window_feature_names.size());
    const double room = end_s - start_s - parameters.window_s;
    if (!(room >= -1e-9))
        return Eigen::MatrixXd(0, columns);
    const auto rows = static_cast<Eigen::Index>(std::floor(room / parameters.step_s + 1e-9)) + 1;
    Eigen::MatrixXd values(rows, columns);

    std::vector<int> letters;
    for (const DetectedSaccade& saccade : events.saccades)
        letters.push_back(saccadeLetter(saccade, parameters.events));
    SlidingBooks books(std::move(letters));
    Sliding<DetectedFixation> fixations(events.fixations);
    Sliding<DetectedSaccade> saccades(events.saccades);
    Sliding<DetectedBlink> blinks(events.blinks);
    Moments moments;
    FixationMoments of_fixations;
    for (Eigen::Index i = 0; i < rows; ++i) {
        const double from = start_s + static_cast<double>(i) * parameters.step_s, to = from + parameters.window_s;
        fixations.moveTo(from, to);
        saccades.moveTo(from, to);
        blinks.moveTo(from, to);
        books.moveTo(saccades.begin(), saccades.end());
        FeatureRow row(values, i);
        putSaccades(row, saccades, fixations.count(), parameters, moments);
        putFixations(row, fixations, of_fixations);
        putBlinks(row, blinks, parameters.window_s, moments);
        putWords(row, books);
    }
    return values;
}

void loseWindowsInGaps(Eigen::MatrixXd& values, const AngularGaze& gaze, const WindowParameters& parameters) {
    const std::vector<AngularSample>& samples = gaze.samples;
    std::size_t begin = 0, end = 0;
    double seen = 0; // samples with a position in begin … end
    auto one = [&](std::size_t i) { return std::isnan(samples[i].x_deg) ? 0 : 1; };
    for (Eigen::Index i = 0; i < values.rows(); ++i) {
        const double from = samples.front().t_s + static_cast<double>(i) * parameters.step_s, to = from + parameters.window_s;
        while (end < samples.size() && samples[end].t_s < to)
            seen += one(end++);
        while (begin < end && samples[begin].t_s < from)
            seen -= one(begin++);
        if (seen * gaze.step_s < parameters.minimum_seen * parameters.window_s)
            values.row(i).setConstant(missing);
    }
}

// Feature tables of a whole study -----------------------------------------------------------------------------------------------

namespace {

struct OneRecording {
    Eigen::MatrixXd values;
    double length_s = 0;
};

OneRecording featuresOfRecording(const Recording& recording, const Stimulus& stimulus, const WindowParameters& parameters) {
    const AngularGaze gaze = angularGaze(recording, stimulus, parameters.events);
    if (gaze.samples.empty())
        return {Eigen::MatrixXd(0, static_cast<Eigen::Index>(window_feature_names.size())), 0};
    const Events events = detectEvents(gaze, recording.blinks, parameters.events);
    const double start = gaze.samples.front().t_s, end = gaze.samples.back().t_s + gaze.step_s;
    OneRecording one{windowFeatures(events, start, end, parameters), end - start};
    loseWindowsInGaps(one.values, gaze, parameters);
    return one;
}

/// Throws MissingData before there is any row.
void requireFewRows(const Dataset& study, const std::vector<std::size_t>& recordings, const WindowParameters& parameters) {
    double rows = 0, most = static_cast<double>(most_window_rows);
    for (const std::size_t i : recordings) {
        double first = std::numeric_limits<double>::infinity(), last = -first;
        for (const Sample& sample : study.recordings[i].samples) {
            first = std::fmin(first, sample.t_ms);
            last = std::fmax(last, sample.t_ms);
        }
        rows += std::max(0.0, (last - first) / 1000 - parameters.window_s) / parameters.step_s;
        most += static_cast<double>(study.recordings[i].samples.size());
    }
    if (rows > most)
        throw MissingData(
            Text("windows of time would be more rows than the %1 and one a sample that there may be; check the unit of "
                 "times and the pauses in the recordings, or take a longer step",
                 most_window_rows));
}

/// The recordings with samples, and what their condition is called.
class Conditions {
  public:
    explicit Conditions(const Dataset& study) : study_(study) {
        std::set<std::size_t> stimuli;
        for (std::size_t i = 0; i < study.recordings.size(); ++i) {
            const Recording& recording = study.recordings[i];
            if (recording.samples.empty())
                continue;
            with_samples_.push_back(i);
            stimuli.insert(recording.stimulus);
            own_ = own_ || !recording.condition.empty();
        }
        several_stimuli_ = stimuli.size() > 1;
    }
    const std::vector<std::size_t>& withSamples() const { return with_samples_; }
    std::string of(const Recording& recording) const {
        return own_ ? recording.condition : several_stimuli_ ? study_.stimuli[recording.stimulus].id : std::string();
    }

  private:
    const Dataset& study_;
    std::vector<std::size_t> with_samples_;
    bool own_ = false, several_stimuli_ = false;
};

Text seconds(double value) { return Text("%1 s", numberText(std::floor(value * 100) / 100)); }

[[noreturn]] void refuseWindow(const WindowParameters& parameters, double longest_s, const std::string& participant,
                               const std::string& condition) {
    const Text longest = seconds(longest_s);
    throw InvalidParameter("window", seconds(parameters.window_s),
                           condition.empty()
                               ? Text("at most %1, the longest recording of participant %2", longest, inQuotes(participant))
                               : Text("at most %1, the longest recording of participant %2 in condition %3", longest,
                                      inQuotes(participant), inQuotes(condition)));
}

} // namespace

FeatureSet featuresOf(const Dataset& study, const WindowParameters& parameters, const Progress& progress) {
    checkWindowParameters(parameters);
    const Conditions conditions(study);
    const std::vector<std::size_t>& recordings = conditions.withSamples();
    if (recordings.empty())
        throw MissingData(Text("the study has no samples, so there is nothing to take features from"));

    requireFewRows(study, recordings, parameters);
    std::vector<OneRecording> parts(recordings.size());
    std::atomic<std::size_t> next{0}; // recordings differ in length: whoever is free takes the next one
    const auto count = static_cast<Eigen::Index>(recordings.size());
    parallelRows(
        count,
        [&](Eigen::Index begin, Eigen::Index) {
            for (std::size_t i = next++; i < parts.size(); i = next++) {
                const Recording& recording = study.recordings[recordings[i]];
                parts[i] = featuresOfRecording(recording, study.stimuli[recording.stimulus], parameters);
                if (begin == 0)
                    progress(static_cast<double>(i + 1) / static_cast<double>(parts.size()));
                else if (progress.cancelled())
                    throw Cancelled();
            }
        },
        1);

    FeatureSet set;
    set.step_s = parameters.step_s;
    for (const WindowFeatureName& feature : window_feature_names)
        set.names.emplace_back(feature.name);
    std::map<std::pair<std::size_t, std::string>, std::vector<std::size_t>> groups;
    std::vector<decltype(groups)::iterator> in_order;
    for (std::size_t i = 0; i < recordings.size(); ++i) {
        const Recording& recording = study.recordings[recordings[i]];
        auto [group, fresh] = groups.try_emplace({recording.participant, conditions.of(recording)});
        group->second.push_back(i);
        if (fresh)
            in_order.push_back(group);
    }
    for (const auto& group : in_order) {
        const auto& [participant, condition] = group->first;
        Eigen::Index rows = 0;
        double longest = 0;
        for (std::size_t part : group->second) {
            rows += parts[part].values.rows();
            longest = std::max(longest, parts[part].length_s);
        }
        if (rows == 0)
            refuseWindow(parameters, longest, study.participants[participant].id, condition);
        FeatureTable table{participant, condition, Eigen::MatrixXd(rows, static_cast<Eigen::Index>(set.names.size()))};
        Eigen::Index at = 0;
        for (std::size_t part : group->second) {
            table.values.middleRows(at, parts[part].values.rows()) = parts[part].values;
            at += parts[part].values.rows();
        }
        set.tables.push_back(std::move(table));
    }
    return set;
}

Text geometryNote(const Dataset& study, const EventParameters& parameters) {
    const bool assumed = parameters.field_of_view_x_deg > 0 &&
                         std::any_of(study.recordings.begin(), study.recordings.end(), [&](const Recording& recording) {
                             return !recording.samples.empty() && !study.stimuli[recording.stimulus].geometry;
                         });
    return !assumed ? Text()
                    : Text("where no viewing geometry is known, the stimulus is taken to span %1° × %2°",
                           numberText(parameters.field_of_view_x_deg), numberText(parameters.field_of_view_y_deg));
}

void ensureFeatures(Dataset& study, const WindowParameters& parameters, const Progress& progress) {
    if (!study.features.empty())
        return;
    study.features = featuresOf(study, parameters, progress);
    const Text computed =
        Text("the study holds no feature tables; the 52 window features were computed from its samples (window %1, "
             "step %2)",
             seconds(parameters.window_s), seconds(parameters.step_s));
    const Text note = geometryNote(study, parameters.events);
    study.warnings.push_back(note.empty() ? computed : Text("%1; %2", computed, note));
}

bool hasSamples(const Dataset& study) {
    return std::any_of(study.recordings.begin(), study.recordings.end(),
                       [](const Recording& recording) { return !recording.samples.empty(); });
}

} // namespace nictate
