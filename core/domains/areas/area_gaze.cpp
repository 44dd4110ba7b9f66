#include "core/domains/areas/area_gaze.h"

#include "core/compute/parallel.h"
#include "core/data/fixation_clock.h"
#include "core/data/off_stimulus.h"
#include "core/errors.h"
#include "core/files/words.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

class Collector {
  public:
    Collector(const Stimulus& stimulus, AreaGaze& out) : width_(stimulus.width_px), height_(stimulus.height_px), out_(out) {}

    void add(const Recording& recording) {
        FixationClock clock(recording);
        bool first = true, lasting = false, any = false, off_clock = false;
        for (const Fixation& fixation : recording.fixations) {
            if (!countsInMap(recording, fixation))
                continue;
            AreaFixation own{fixation.x_px, fixation.y_px, clock.since(fixation), fixation.duration_ms, false};
            own.on_clock = clock.sure();
            off_clock |= !own.on_clock;
            any = true;
            lasting |= std::isfinite(own.duration_ms);
            const bool on = own.x_px >= 0 && own.y_px >= 0 && own.x_px < width_ && own.y_px < height_; // false for NaN
            if (!on)
                continue;
            own.begins_recording = first;
            first = false;
            out_.fixations.push_back(own);
        }
        ++out_.recordings;
        out_.recordings_without_times += any && !clock.timed();
        out_.recordings_without_durations += any && !lasting;
        out_.recordings_off_clock += off_clock;
    }

  private:
    double width_, height_;
    AreaGaze& out_;
};

} // namespace

AreaGaze areaGaze(const Dataset& dataset, std::size_t stimulus, const std::vector<std::size_t>& included,
                  const std::optional<std::string>& condition) {
    requireFixedPlaces(dataset.stimuli.at(stimulus));
    std::vector<std::vector<const Recording*>> by_participant(dataset.participants.size());
    for (const Recording& recording : dataset.recordings)
        if (recording.stimulus == stimulus && (!condition || recording.condition == *condition))
            by_participant[recording.participant].push_back(&recording);
    AreaGaze out;
    Collector collector(dataset.stimuli.at(stimulus), out);
    for (std::size_t participant : included) {
        for (const Recording* recording : by_participant.at(participant))
            collector.add(*recording);
        out.offsets.push_back(out.fixations.size());
    }
    return out;
}

AreaGaze partOf(const AreaGaze& gaze, std::span<const std::size_t> observers) {
    AreaGaze out;
    for (const std::size_t i : observers) {
        const auto own = gaze.of(i);
        out.fixations.insert(out.fixations.end(), own.begin(), own.end());
        out.offsets.push_back(out.fixations.size());
    }
    return out;
}

std::vector<Text> warningsOf(const AreaGaze& gaze, bool areas_move) {
    std::vector<Text> warnings;
    const auto some = [](std::size_t recordings) { return counted(recordings, Text("recording"), Text("recordings")); };
    if (gaze.recordings_without_durations > 0)
        warnings.push_back(
            Text("%1 of %2 on this stimulus have no durations of fixations: their dwell is 0; fixations and looked "
                 "are not touched by that",
                 some(gaze.recordings_without_durations), gaze.recordings));
    if (gaze.recordings_without_times > 0)
        warnings.push_back(Text("%1 of %2 on this stimulus have no times: a fixation is taken to begin when those before it have "
                                "ended, in their order",
                                some(gaze.recordings_without_times), gaze.recordings));
    if (areas_move && gaze.recordings_off_clock > 0)
        warnings.push_back(Text("%1 of %2 on this stimulus do not say when it appeared or when fixations began: such fixations "
                                "count in no moving area",
                                some(gaze.recordings_off_clock), gaze.recordings));
    return warnings;
}

namespace {

/// Around the area wherever it is.
AreaBox pathBox(const Area& area) {
    AreaBox box = boxOf(area);
    for (const AreaKeyframe& keyframe : area.keyframes)
        box = around(box, boxOf(keyframe.shape, keyframe.points));
    return box;
}

} // namespace

std::optional<AreaHit> hitOf(const Area& area, const AreaFixation& fixation) {
    AreaHit hit;
    if (moves(area)) {
        // mutant areas-moving-taken-at-the-start
        const auto inside = fixation.on_clock
                                ? timeInside(area, fixation.x_px, fixation.y_px, fixation.since_ms, fixation.duration_ms)
                                : std::nullopt;
        if (!inside)
            return {};
        hit.ms = inside->ms;
        hit.first_ms = inside->first_ms;
        return hit;
    }
    if (!contains(area, fixation.x_px, fixation.y_px))
        return {};
    hit.ms = fixation.duration_ms > 0 ? fixation.duration_ms : 0; // 0 for NaN
    hit.first_ms = fixation.since_ms;
    return hit;
}

AreaHits::AreaHits(const std::vector<Area>& areas, const AreaGaze& gaze) : areas_(areas.size()), gaze_(gaze) {
    std::vector<AreaBox> boxes;
    for (const Area& area : areas)
        boxes.push_back(pathBox(area));
    std::vector<std::vector<AreaHit>> found(gaze.fixations.size());
    parallelRows(std::ssize(gaze.fixations), [&](Eigen::Index begin, Eigen::Index end) {
        for (Eigen::Index i = begin; i < end; ++i) {
            const AreaFixation& fixation = gaze.fixations[static_cast<std::size_t>(i)];
            for (std::size_t a = 0; a < areas.size(); ++a) {
                const AreaBox& box = boxes[a];
                const bool near = fixation.x_px >= box.left && fixation.x_px <= box.right && fixation.y_px >= box.top &&
                                  fixation.y_px <= box.bottom;
                if (!near)
                    continue;
                if (auto hit = hitOf(areas[a], fixation)) {
                    hit->area = static_cast<std::uint32_t>(a);
                    found[static_cast<std::size_t>(i)].push_back(*hit);
                }
            }
        }
    });
    offsets_.reserve(gaze.fixations.size() + 1);
    for (const std::vector<AreaHit>& hits : found) {
        hits_.insert(hits_.end(), hits.begin(), hits.end());
        offsets_.push_back(hits_.size());
    }
}

AreaHits AreaHits::within(AreaHits a, AreaHits b) {
    if (a.observers() != b.observers() || a.areas() != b.areas())
        throw InvalidParameter("paired", Text("other people or areas"), Text("the same people and areas in both"));
    a.other_ = std::make_shared<const AreaHits>(std::move(b));
    return a;
}

AreaHits AreaHits::part(std::span<const std::size_t> observers) const {
    AreaHits out;
    out.areas_ = areas_;
    if (numbers_.size() > 0) {
        out.numbers_.resize(std::ssize(observers), numbers_.cols());
        for (std::size_t i = 0; i < observers.size(); ++i)
            out.numbers_.row(static_cast<Eigen::Index>(i)) = numbers_.row(static_cast<Eigen::Index>(observers[i]));
        return out;
    }
    out.gaze_ = partOf(gaze_, observers);
    for (const std::size_t observer : observers)
        for (std::size_t f = gaze_.offsets[observer]; f < gaze_.offsets[observer + 1]; ++f) {
            out.hits_.insert(out.hits_.end(), of(f).begin(), of(f).end());
            out.offsets_.push_back(out.hits_.size());
        }
    return out;
}

AreaHits hitsWithin(const Dataset& dataset, std::size_t stimulus, const std::vector<Area>& areas, const WithinPeople& within,
                    const std::vector<std::size_t>& included) {
    if (within.conditions)
        return AreaHits::within({areas, areaGaze(dataset, stimulus, included, within.names.first)},
                                {areas, areaGaze(dataset, stimulus, included, within.names.second)});
    return AreaHits::within({areas, areaGaze(dataset, stimulus, included)},
                            {within.other_areas, areaGaze(dataset, stimulusIndex(dataset, within.other_stimulus), included)});
}

namespace {

std::vector<StudyHit> hitsOf(const Recording& recording, const Stimulus& stimulus, const std::vector<Area>& areas) {
    std::vector<StudyHit> hits;
    FixationClock clock(recording);
    for (std::size_t i = 0; i < recording.fixations.size() && !areas.empty(); ++i) {
        const Fixation& fixation = recording.fixations[i];
        if (!countsInMap(recording, fixation))
            continue;
        AreaFixation look{fixation.x_px, fixation.y_px, clock.since(fixation), fixation.duration_ms};
        look.on_clock = clock.sure();
        if (std::isnan(fixation.x_px) || std::isnan(fixation.y_px) || offStimulus(stimulus, fixation.x_px, fixation.y_px))
            continue;
        for (std::size_t a = 0; a < areas.size(); ++a)
            if (const auto hit = hitOf(areas[a], look))
                hits.push_back({static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(a),
                                fixation.duration_ms > 0 ? hit->ms : fixation.duration_ms});
    }
    return hits;
}

} // namespace

StudyHits studyHits(const Dataset& study, const AreasByStimulus& drawn) {
    StudyHits out{drawn, std::vector<std::vector<Area>>(study.stimuli.size()), {}};
    for (std::size_t i = 0; i < study.stimuli.size(); ++i)
        if (const auto found = drawn.find(study.stimuli[i].id); found != drawn.end())
            for (const Area& area : found->second)
                if (!problemOf(area, study.stimuli[i].width_px, study.stimuli[i].height_px))
                    out.areas[i].push_back(area);
    for (const Recording& recording : study.recordings)
        out.hits.push_back(hitsOf(recording, study.stimuli[recording.stimulus], out.areas[recording.stimulus]));
    return out;
}

} // namespace nictate
