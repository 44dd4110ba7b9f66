#include "core/analysis/suspicions.h"

#include "core/analysis/median.h"
#include "core/files/figures.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace nictate {

namespace {

using enum SummaryFigure;

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

} // namespace

void suspectRates(ParticipantSummary& summary, double least_hz, double most_hz, double stated_hz) {
    if (most_hz > least_hz * (1 + rate_tolerance))
        summary.suspicions.push_back(
            {rate, Text("differs between recordings, from %1 to %2 Hz", shortFigure(least_hz), shortFigure(most_hz))});
    const double measured = summary[rate];
    if (std::abs(measured - stated_hz) > rate_tolerance * stated_hz)
        summary.suspicions.push_back(
            {rate, Text("the file states %1 Hz, the samples' times say %2 Hz", shortFigure(stated_hz), shortFigure(measured))});
}

void suspect(StudySummary& summary, const Dataset& study) {
    for (ParticipantSummary& participant : summary.participants)
        usualRanges(participant);
    missedStimuli(summary);
    for (const Watched& watch : watched)
        outliers(summary, watch);
    sameGaze(summary, study);
}

} // namespace nictate
