#pragma once
// What observers looked at, area by area (mathematics.md §11.2): of one stimulus for a table, of a whole study fixation by
// fixation. Sensitive.

#include "core/data/dataset.h"
#include "core/domains/areas/area_files.h"
#include "core/domains/areas/moving_area.h"

#include <Eigen/Core>

#include <cstdint>
#include <memory>
#include <span>

namespace nictate {

/// A fixation as metrics of areas need it.
struct AreaFixation {
    double x_px = 0, y_px = 0;
    double since_ms = missing;    ///< since the stimulus appeared to this observer; NaN where no time is known
    double duration_ms = missing; ///< NaN where unknown
    bool begins_recording = false;
    bool on_clock = true; ///< since_ms is known, not guessed: else the look counts in no moving area
};

/// The fixations of n observers on one stimulus, an observer's recordings one after the other.
struct AreaGaze {
    std::vector<AreaFixation> fixations;
    std::vector<std::size_t> offsets = {0}; ///< observer i owns fixations[offsets[i] … offsets[i+1])
    std::size_t recordings = 0;
    std::size_t recordings_without_times = 0;     ///< sensitive, for warnings only
    std::size_t recordings_without_durations = 0; ///< likewise
    std::size_t recordings_off_clock = 0;         ///< likewise: some of its fixations are

    std::size_t observers() const { return offsets.size() - 1; }
    std::span<const AreaFixation> of(std::size_t observer) const {
        return {fixations.data() + offsets[observer], offsets[observer + 1] - offsets[observer]};
    }
};

/// Fixations of the included participants on the stimulus; those off it are dropped, those of one eye only are taken. A
/// recording's clock starts with the picture: at its first sample; without samples at 0 where the first fixation is within
/// ten seconds of it, else at the first fixation. Without times, a fixation begins when those before it have ended. Of all
/// recordings, or of one condition's. Throws as requireFixedPlaces().
AreaGaze areaGaze(const Dataset& dataset, std::size_t stimulus, const std::vector<std::size_t>& included,
                  const std::optional<std::string>& condition = {});

/// These observers' alone, in their order, as places among the gaze's.
AreaGaze partOf(const AreaGaze& gaze, std::span<const std::size_t> observers);

/// What is missing, in sentences for the curator; sensitive. Areas that move need times.
std::vector<Text> warningsOf(const AreaGaze& gaze, bool areas_move = false);

/// That a look was in an area.
struct AreaHit {
    std::uint32_t area = 0;
    double ms = 0;             ///< inside; of an area that stands still the fixation's duration, or 0 where that is not known
    double first_ms = missing; ///< when first inside, since the stimulus appeared; NaN where no time is known
};

/// Where the area is meanwhile; nothing where the look is never in it.
std::optional<AreaHit> hitOf(const Area& area, const AreaFixation& fixation);

/// What a table is computed from: every fixation's areas, in ascending order; or of feature summaries, whose columns
/// are no areas, each observer's numbers.
class AreaHits {
  public:
    AreaHits() = default;
    /// Each fixation by itself: how long it was in each area, where that was meanwhile.
    AreaHits(const std::vector<Area>& areas, const AreaGaze& gaze);
    /// A row per observer, a column per feature: 0 … 1, see featureSummaries().
    explicit AreaHits(Eigen::MatrixXd numbers) : areas_(static_cast<std::size_t>(numbers.cols())), numbers_(std::move(numbers)) {}

    /// Of differences within people: what the same observers did in two conditions, a less b. Both have as many areas.
    static AreaHits within(AreaHits a, AreaHits b);

    /// Of these observers alone, in their order.
    AreaHits part(std::span<const std::size_t> observers) const;

    std::size_t areas() const { return areas_; }
    std::size_t observers() const { return numbers_.size() > 0 ? static_cast<std::size_t>(numbers_.rows()) : gaze_.observers(); }
    const Eigen::MatrixXd& numbers() const { return numbers_; }
    /// What is subtracted; null where nothing is.
    const AreaHits* other() const { return other_.get(); }
    const AreaGaze& gaze() const { return gaze_; }
    std::span<const AreaHit> of(std::size_t fixation) const {
        return {hits_.data() + offsets_[fixation], offsets_[fixation + 1] - offsets_[fixation]};
    }

  private:
    std::size_t areas_ = 0;
    AreaGaze gaze_;
    Eigen::MatrixXd numbers_; ///< of feature summaries
    std::shared_ptr<const AreaHits> other_;
    std::vector<AreaHit> hits_;
    std::vector<std::size_t> offsets_ = {0};
};

/// Differences within people: of two conditions on the stimulus, or of it and another stimulus, whose areas have the same names.
struct WithinPeople {
    std::pair<std::string, std::string> names; ///< published: the first less the second
    bool conditions = true;                    ///< else ids of stimuli, as they are published
    std::string other_stimulus = {};           ///< id; of conditions the same
    std::vector<Area> other_areas = {};        ///< on it
};

/// What these people did in both, see AreaHits::within(). Throws MissingData for an unknown stimulus.
AreaHits hitsWithin(const Dataset& dataset, std::size_t stimulus, const std::vector<Area>& areas, const WithinPeople& within,
                    const std::vector<std::size_t>& included);

/// A fixation that lies in an area.
struct StudyHit {
    std::uint32_t fixation; ///< of the recording
    std::uint32_t area;     ///< among the stimulus' sound areas
    double inside_ms;       ///< of it inside the area; NaN where its duration is not known
};

/// All hits of a study, by recording.
struct StudyHits {
    AreasByStimulus drawn;                   ///< what was asked about
    std::vector<std::vector<Area>> areas;    ///< the sound ones of them, by stimulus
    std::vector<std::vector<StudyHit>> hits; ///< by recording; fixations in their order, of each its areas in theirs
};

/// Of the fixations that a table of areas counts: on the stimulus, and of one eye (see areaGaze()); in moving areas those whose
/// time since the stimulus appeared is known.
StudyHits studyHits(const Dataset& study, const AreasByStimulus& drawn);

} // namespace nictate
