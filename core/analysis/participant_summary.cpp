#include "core/analysis/participant_summary.h"

#include "core/compute/median.h"
#include "core/data/off_stimulus.h"
#include "core/files/figures.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <set>
#include <utility>

namespace nictate {

namespace {

using enum SummaryFigure;

// Suspicions: which figures ask for a second look, and why, in words ------------------------------------------------------------

constexpr double rate_tolerance = 0.05;
constexpr double least_valid = 0.75;
constexpr double most_off = 0.2;
constexpr double shortest_mean_ms = 100, longest_mean_ms = 600;
constexpr double least_modified_z = 3.5; // Iglewicz & Hoaglin 1993
constexpr std::size_t least_participants = 8;

std::string percent(double share) { return shortFigure(100 * share) + " %"; }

void usualRanges(ParticipantSummary& summary) {
    const auto say = [&](SummaryFigure figure, Text reason) { summary.suspicions.push_back({figure, std::move(reason)}); };
    if (summary[recordings] == 0)
        return say(recordings, Text("no recording at all"));
    if (summary[valid_share] < least_valid)
        say(valid_share, Text("gaze was lost in %1 of the samples; above 25 % recordings are often left out",
                              percent(1 - summary[valid_share])));
    if (summary[samples] == 0 && summary[fixations] == 0)
        say(fixations, Text("neither samples nor fixations"));
    else if (summary[fixations] == 0)
        say(fixations, Text("no fixation was recorded or detected"));
    const double mean_ms = summary[fixation_duration];
    if (mean_ms < shortest_mean_ms || mean_ms > longest_mean_ms)
        say(fixation_duration, Text("means are usually between 100 and 600 ms: another unit of time, or another detection?"));
    if (summary[off_share] > most_off)
        say(off_share,
            Text("%1 lie beside the stimulus: another screen size or unit, or a lost calibration?", percent(summary[off_share])));
}

/// Some figures are worth a word only on one side.
struct Watched {
    SummaryFigure figure;
    bool low, high;
};
constexpr Watched watched[] = {{valid_share, true, false},      {gaps, false, true},
                               {longest_gap, false, true},      {fixations, true, true},
                               {fixation_duration, true, true}, {saccade_amplitude, true, true},
                               {off_share, false, true},        {rate, true, true}};

void outliers(StudySummary& summary, const Watched& watch) {
    std::vector<double> values;
    for (const ParticipantSummary& participant : summary.participants)
        if (participant[recordings] > 0 && !std::isnan(participant[watch.figure]))
            values.push_back(participant[watch.figure]);
    if (values.size() < least_participants)
        return;
    const double middle = median(values);
    for (double& value : values)
        value = std::abs(value - middle);
    const double deviation = median(values);
    if (deviation <= 1e-9 * std::abs(middle)) // equal for most: nothing to measure a distance by
        return;
    const bool is_share = watch.figure == valid_share || watch.figure == off_share;
    const std::string usual = is_share ? percent(middle) : shortFigure(middle);
    for (ParticipantSummary& participant : summary.participants) {
        const double z = 0.6745 * (participant[watch.figure] - middle) / deviation;
        if (participant[recordings] > 0 && ((watch.low && z < -least_modified_z) || (watch.high && z > least_modified_z)))
            participant.suspicions.push_back(
                {watch.figure, z < 0 ? Text("far below the others: half of them have more than %1", usual)
                                     : Text("far above the others: half of them have less than %1", usual)});
    }
}

/// Where most participants saw every stimulus, whoever did not is worth a word.
void missedStimuli(StudySummary& summary) {
    std::vector<double> seen;
    for (const ParticipantSummary& participant : summary.participants)
        seen.push_back(participant[stimuli]);
    if (seen.empty())
        return;
    const double most = *std::max_element(seen.begin(), seen.end());
    if (median(seen) < most)
        return;
    for (ParticipantSummary& participant : summary.participants)
        if (participant[stimuli] < most && participant[recordings] > 0)
            participant.suspicions.push_back({stimuli, Text("saw %1 of the %2 stimuli that most participants saw",
                                                            shortFigure(participant[stimuli]), shortFigure(most))});
}

/// FNV-1a over the bits of numbers.
class Fingerprint {
  public:
    void add(double value) { value_ = (value_ ^ std::bit_cast<std::uint64_t>(value)) * 1099511628211ULL; }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 14695981039346656037ULL;
};

constexpr std::size_t least_positions = 5; ///< fewer may agree by chance

/// Nothing for too few positions.
std::optional<std::uint64_t> fingerprintOf(const Recording& recording) {
    Fingerprint print;
    std::size_t positions = 0;
    for (const Fixation& fixation : recording.fixations) {
        print.add(fixation.x_px);
        print.add(fixation.y_px);
        print.add(fixation.duration_ms);
        positions += std::isnan(fixation.x_px) ? 0 : 1;
    }
    for (const Sample& sample : recording.samples) {
        print.add(sample.gaze.x_px);
        print.add(sample.gaze.y_px);
        positions += std::isnan(sample.gaze.x_px) ? 0 : 1;
    }
    return positions < least_positions ? std::nullopt : std::optional(print.value());
}

/// Recordings of two participants with the same gaze to the digit: a file copied, or an id given twice.
void sameGaze(StudySummary& summary, const Dataset& study) {
    std::map<std::uint64_t, std::size_t> first_of; ///< participant by fingerprint
    std::set<std::pair<std::size_t, std::size_t>> told;
    const auto tell = [&](std::size_t of, std::size_t other) {
        if (told.emplace(of, other).second)
            summary.participants[of].suspicions.push_back(
                {recordings, Text("has the same gaze as %1, to the digit", study.participants[other].id)});
    };
    for (const Recording& recording : study.recordings) {
        const auto print = fingerprintOf(recording);
        if (!print)
            continue;
        const std::size_t first = first_of.emplace(*print, recording.participant).first->second;
        if (first != recording.participant) {
            tell(first, recording.participant);
            tell(recording.participant, first);
        }
    }
}

/// Rates of one participant's recordings, and the one the file states (NaN where it states none).
void suspectRates(ParticipantSummary& summary, double least_hz, double most_hz, double stated_hz) {
    if (most_hz > least_hz * (1 + rate_tolerance))
        summary.suspicions.push_back(
            {rate, Text("differs between recordings, from %1 to %2 Hz", shortFigure(least_hz), shortFigure(most_hz))});
    const double measured = summary[rate];
    if (std::abs(measured - stated_hz) > rate_tolerance * stated_hz)
        summary.suspicions.push_back(
            {rate, Text("the file states %1 Hz, the samples' times say %2 Hz", shortFigure(stated_hz), shortFigure(measured))});
}

/// Everything that follows from the figures of all participants and from gaze that occurs twice; see summarise().
void suspect(StudySummary& summary, const Dataset& study) {
    for (ParticipantSummary& participant : summary.participants)
        usualRanges(participant);
    missedStimuli(summary);
    for (const Watched& watch : watched)
        outliers(summary, watch);
    sameGaze(summary, study);
}

// Figures -----------------------------------------------------------------------------------------------------------------------

class Mean {
  public:
    void add(double value) {
        if (std::isnan(value))
            return;
        sum_ += value;
        ++count_;
    }
    double value() const { return count_ == 0 ? missing : sum_ / static_cast<double>(count_); }

  private:
    double sum_ = 0;
    std::size_t count_ = 0;
};

/// How many of some are so.
struct Share {
    std::size_t so = 0, all = 0;
    void add(bool is_so) {
        so += is_so ? 1 : 0;
        ++all;
    }
    double value() const { return all == 0 ? missing : static_cast<double>(so) / static_cast<double>(all); }
};

bool seen(double x_px, double y_px) { return !std::isnan(x_px) && !std::isnan(y_px); }
bool seen(const Sample& sample) {
    return seen(sample.gaze.x_px, sample.gaze.y_px) || seen(sample.second.x_px, sample.second.y_px);
}

/// The angle between two places on a screen that is looked at from before its middle.
double degreesBetween(const Fixation& a, const Fixation& b, const Stimulus& stimulus) {
    const ViewingGeometry& geometry = *stimulus.geometry;
    const Eigen::Vector3d middle(0.5 * stimulus.width_px, 0.5 * stimulus.height_px, 0);
    const auto seen_from_eye = [&](const Fixation& at) {
        return Eigen::Vector3d((at.x_px - middle.x()) * geometry.pixel_width_mm,
                               (at.y_px - middle.y()) * geometry.pixel_height_mm, geometry.distance_mm);
    };
    const Eigen::Vector3d u = seen_from_eye(a), v = seen_from_eye(b);
    return std::atan2(u.cross(v).norm(), u.dot(v)) * 180 / std::numbers::pi;
}

bool hasDegrees(const Recording& recording, const DetectedBeside& beside, const Stimulus& stimulus) {
    const std::vector<Saccade>& saccades = saccadesOf(recording, beside);
    return stimulus.geometry || std::any_of(saccades.begin(), saccades.end(),
                                            [](const Saccade& saccade) { return !std::isnan(saccade.amplitude_deg); });
}

/// Everything of one participant that is added up over recordings.
class Sums {
  public:
    explicit Sums(bool in_degrees) : in_degrees_(in_degrees) {}

    void add(const Recording& recording, const DetectedBeside& beside, const Stimulus& stimulus) {
        ++recordings_;
        stimuli_.insert(recording.stimulus);
        addFixations(recording, stimulus);
        addAmplitudes(recording, beside, stimulus);
        addSamples(recording, stimulus);
    }

    ParticipantSummary summary() {
        ParticipantSummary out{};
        out[recordings] = static_cast<double>(recordings_);
        out[stimuli] = static_cast<double>(stimuli_.size());
        out[samples] = static_cast<double>(valid_.all);
        out[valid_share] = valid_.value();
        out[rate] = rates_.empty() ? missing : median(rates_);
        out[gaps] = valid_.all == 0 ? missing : static_cast<double>(gaps_);
        out[longest_gap] = valid_.all == 0 ? missing : longest_gap_ms_ / 1000;
        out[fixations] = static_cast<double>(fixations_);
        out[fixation_duration] = durations_.value();
        out[saccade_amplitude] = amplitudes_.value();
        out[off_share] = off_fixations_.all > 0 ? off_fixations_.value() : off_samples_.value();
        if (!rates_.empty())
            checkRates(out);
        return out;
    }

  private:
    void addFixations(const Recording& recording, const Stimulus& stimulus) {
        for (const Fixation& fixation : recording.fixations) {
            if (!countsInMap(recording, fixation))
                continue;
            ++fixations_;
            durations_.add(fixation.duration_ms);
            if (seen(fixation.x_px, fixation.y_px))
                off_fixations_.add(offStimulus(stimulus, fixation.x_px, fixation.y_px));
        }
    }

    void addAmplitudes(const Recording& recording, const DetectedBeside& beside, const Stimulus& stimulus) {
        const std::vector<Saccade>& saccades = saccadesOf(recording, beside);
        if (in_degrees_ && !saccades.empty()) {
            for (const Saccade& saccade : saccades)
                amplitudes_.add(saccade.amplitude_deg);
            return;
        }
        if (in_degrees_ && !stimulus.geometry)
            return;
        const Fixation* before = nullptr;
        for (const Fixation& fixation : recording.fixations) {
            if (!countsInMap(recording, fixation))
                continue;
            if (before && !std::isnan(before->x_px))
                amplitudes_.add(in_degrees_ ? degreesBetween(*before, fixation, stimulus)
                                            : std::hypot(fixation.x_px - before->x_px, fixation.y_px - before->y_px));
            before = &fixation;
        }
    }

    void addSamples(const Recording& recording, const Stimulus& stimulus) {
        std::vector<double> steps;
        double last_ms = missing;
        for (const Sample& sample : recording.samples) {
            const bool has_gaze = seen(sample);
            valid_.add(has_gaze);
            if (seen(sample.gaze.x_px, sample.gaze.y_px))
                off_samples_.add(offStimulus(stimulus, sample.gaze.x_px, sample.gaze.y_px));
            if (sample.t_ms > last_ms)
                steps.push_back(sample.t_ms - last_ms);
            if (!std::isnan(sample.t_ms))
                last_ms = sample.t_ms;
        }
        const double step = steps.empty() ? missing : median(steps);
        if (!steps.empty())
            rates_.push_back(1000 / step);
        else if (recording.sampling_rate_hz > 0)
            rates_.push_back(recording.sampling_rate_hz);
        if (recording.sampling_rate_hz > 0 && !steps.empty())
            stated_hz_ = recording.sampling_rate_hz;
        addGaps(recording, std::isnan(step) ? gap_ms : std::max(gap_ms, 2.5 * step));
    }

    /// A gap lasts from one sample with gaze to the next; before the first and after the last nobody knows.
    void addGaps(const Recording& recording, double least_ms) {
        double last_ms = missing;
        for (const Sample& sample : recording.samples) {
            if (!seen(sample) || std::isnan(sample.t_ms))
                continue;
            if (const double gap = sample.t_ms - last_ms; gap >= least_ms) {
                ++gaps_;
                longest_gap_ms_ = std::max(longest_gap_ms_, gap);
            }
            last_ms = sample.t_ms;
        }
    }

    void checkRates(ParticipantSummary& out) const {
        const auto [least, most] = std::minmax_element(rates_.begin(), rates_.end());
        suspectRates(out, *least, *most, stated_hz_);
    }

    bool in_degrees_;
    std::size_t recordings_ = 0, fixations_ = 0, gaps_ = 0;
    std::set<std::size_t> stimuli_;
    Mean durations_, amplitudes_;
    Share valid_, off_fixations_, off_samples_;
    std::vector<double> rates_; ///< by recording
    double longest_gap_ms_ = 0, stated_hz_ = missing;
};

} // namespace

const std::vector<SummaryColumn>& summaryColumns() {
    static const std::vector<SummaryColumn> columns = {
        {recordings, Text("recordings"), {}, 0, Text("One participant looking at one stimulus once")},
        {stimuli, Text("stimuli"), {}, 0, Text("Different stimuli this participant saw")},
        {samples, Text("samples"), {}, 0, Text("Rows the tracker wrote, with or without gaze")},
        {valid_share, Text("valid"), Text("%"), 1, Text("Samples with a position of either eye")},
        {rate, Text("rate"), Text("Hz"), 1,
         Text("One over the median time from sample to sample; without samples what the file says")},
        {gaps, Text("gaps"), {}, 0, Text("Times without gaze of 75 ms or more (at least 2.5 samples)")},
        {longest_gap, Text("longest gap"), Text("s"), 2, Text("The longest time without gaze between two samples with gaze")},
        {fixations, Text("fixations"), {}, 0, Text("As read, or detected in samples; the left eye's where both were tracked")},
        {fixation_duration, Text("fixation duration"), Text("ms"), 0, Text("Mean over fixations")},
        {saccade_amplitude,
         Text("saccade amplitude"),
         {},
         1,
         Text("Mean over saccades, as read or detected; without saccades the way from each fixation to the next")},
        {off_share, Text("off stimulus"), Text("%"), 1,
         Text("Fixations beside the stimulus; samples where there are no fixations")}};
    return columns;
}

StudySummary summarise(const Dataset& study, const std::vector<DetectedBeside>& beside, const Progress& progress) {
    StudySummary summary;
    for (std::size_t i = 0; i < study.recordings.size() && !summary.amplitudes_in_degrees; ++i)
        summary.amplitudes_in_degrees = hasDegrees(study.recordings[i], beside[i], study.stimuli[study.recordings[i].stimulus]);
    std::vector<std::vector<std::size_t>> recordings_of(study.participants.size());
    for (std::size_t i = 0; i < study.recordings.size(); ++i)
        recordings_of[study.recordings[i].participant].push_back(i);
    for (std::size_t i = 0; i < recordings_of.size(); ++i) {
        progress(static_cast<double>(i) / static_cast<double>(recordings_of.size()));
        Sums sums(summary.amplitudes_in_degrees);
        for (const std::size_t recording : recordings_of[i])
            sums.add(study.recordings[recording], beside[recording], study.stimuli[study.recordings[recording].stimulus]);
        summary.participants.push_back(sums.summary());
    }
    suspect(summary, study);
    return summary;
}

} // namespace nictate
