#pragma once
// Gaze streams made ready for mechanisms: every recording's samples in degrees, with what is public about them.

#include "core/data/dataset.h"
#include "core/domains/gaze/gaze_field.h"
#include "core/events/events.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// What somebody did: a stimulus in one condition.
struct GazeTask {
    std::size_t stimulus = 0; ///< index into the dataset
    std::string condition;
    auto operator<=>(const GazeTask&) const = default;
};

/// One recording; directions are sensitive.
struct GazeStream {
    std::size_t participant = 0; ///< index into the dataset
    std::size_t task = 0;        ///< index into the study's tasks
    double rate_hz = 0;          ///< > 0
    GazeField field;
    std::vector<Direction> rows;               ///< row i is at i/rate_hz seconds
    std::optional<std::size_t> recording = {}; ///< index into the dataset; none of somebody whose task was not recorded

    double seconds() const { return static_cast<double>(rows.size()) / rate_hz; }
};

/// Everybody's gaze in degrees, as mechanisms on streams read it.
struct GazeStudy {
    int participants = 0; ///< N: everybody included, also those without a stream
    std::vector<GazeTask> tasks;
    std::vector<GazeStream> streams; ///< not empty
    bool public_grid = true;         ///< one rate and one length per task, known without looking at a recording, and one stream
                                     ///< of everybody who has the task; else rows and rates are those of each recording
};

/// What is known of a stream without its rows.
struct GazeOutline {
    std::size_t participant = 0, task = 0; ///< as the stream's
    double rate_hz = 0;
    GazeField field;
    std::size_t rows = 0; ///< how many
};

/// A study without anything anybody looked at: all that a default, a guarantee or a plan can see.
struct GazeOutlines {
    int participants = 0;
    std::size_t tasks = 0;
    std::vector<GazeOutline> streams;
    bool public_grid = true;
};
GazeOutlines outlinesOf(const GazeStudy& study);

/// What pauses may become beyond lost_rows_a_sample for every sample: a file of a few lines would fill the memory otherwise.
inline constexpr std::size_t most_lost_rows = 10'000'000, lost_rows_a_sample = 4;

/// The recordings with samples of the participants `included` (indices): the eye that was seen more often, in order of time,
/// in degrees by the stimulus' geometry or the field the reading plan states. A row for every sample, and lost rows where time
/// passes without one (at most a minute of them). Where the frame's rates and lengths are settled, everybody who has a task has
/// one stream of it, laid on its grid: cut, or with lost rows behind the end. Throws MissingData when there is none, where
/// neither geometry nor field is known, and where there would be more lost rows than most_lost_rows allows.
GazeStudy gazeStudy(const Dataset& dataset, const std::vector<std::size_t>& included, const PublicFrame& frame);
/// By the dataset's own frame.
GazeStudy gazeStudy(const Dataset& dataset, const std::vector<std::size_t>& included);

/// When the rows of this recording's stream were recorded, ms on its clock, those that were lost evenly between; one a row.
std::vector<double> rowTimes(const GazeStudy& study, const GazeStream& stream, const Recording& recording);

/// Its lost rows are the last one seen before them, before the first the middle of the field: which were lost no longer shows.
GazeStream filled(GazeStream stream);

/// For events and speeds: row i at i/rate seconds.
AngularGaze angularGaze(const GazeStream& stream);

} // namespace nictate
