#pragma once
// What trackers log that is no table: The Eye Tribe's answers (an object of JSON a line), ViewPoint's lines of several kinds,
// psychopy_tobii_controller's several tables one behind another, and GazeCom's rows without names of columns (.coord).

#include "core/files/byte_stream.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nictate {

/// Which of them a text is.
enum class TrackerLog { eye_tribe, viewpoint, psychopy_tobii, gaze_coord };

/// How much of a text tells it.
inline constexpr std::size_t tracker_log_head = 16 << 10;
/// By the beginning of a text.
std::optional<TrackerLog> trackerLogIn(std::string_view head);

/// Such a text as a table with tabs between the cells, a block at a time, under the log's own names:
/// The Eye Tribe: `time`, `lefteye.raw.x` …; positions are empty where the state says that no gaze was found.
/// ViewPoint: the names of its line 5, or those of line 6; of two eyes the second one's end in " B".
/// psychopy_tobii_controller: SessionNumber (from 1) and its own names, without rows of events, whose gaze is interpolated.
/// GazeCom: `time`, `x`, `y`, `confidence` below the line "Screen (coord): 1280 x 720".
/// Throws ParseError for a line that is none of its kind, and where a log holds no names of columns.
ByteStream trackerLogText(ByteStream bytes, TrackerLog kind, const std::string& name);

} // namespace nictate
