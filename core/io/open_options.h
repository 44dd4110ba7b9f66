#pragma once
// What a person may say about a file that the importers would otherwise guess.

#include "core/data/public_frame.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace nictate {

/// Width and height of a screen or picture.
struct PixelSize {
    int width_px = 0;
    int height_px = 0;
    bool operator==(const PixelSize&) const = default;
};

/// Positions in pixels of the stimulus (origin top left, y down), as fractions of it (0…1, y down), as fractions with the
/// origin at the bottom left (Pupil Labs' norm_pos), in hundredths of it, in degrees of visual angle from the screen's
/// centre (x right, y up), likewise in radians, as unit vectors of the direction of gaze (x right, y up, z forward), or from
/// the screen's centre (x right, y up) in pixels, in halves of its width and height or in its height (PsychoPy's "pix", "norm"
/// and "height").
enum class PositionUnit {
    pixels,
    fraction,
    fraction_y_up,
    percent,
    degrees,
    radians,
    vector,
    centred_pixels,
    centred_halves,
    centred_heights
};
enum class TimeUnit { seconds, milliseconds, microseconds, nanoseconds, hundred_nanoseconds, clock };
/// What one row of a table is.
enum class RowKind { fixations, samples };

/// What a person states about files before they are read; unset entries are guessed.
struct OpenOptions {
    std::map<std::string, std::string> columns; ///< role (see columnRoles()) → header name
    std::optional<PixelSize> screen_size;       ///< used where no picture is found
    /// A picture's size read from its header only, or nothing when it is not a picture. The app gives it (Qt
    /// reads pictures); without it pictures are found but their sizes taken from screen_size or assumed.
    std::function<std::optional<PixelSize>(const std::filesystem::path&)> picture_size;

    std::optional<char> delimiter;    ///< ',' ';' '\t' '|' or ' ' (runs of spaces and tabs)
    std::optional<char> decimal_sign; ///< '.' or ','
    std::optional<PositionUnit> positions;
    std::optional<TimeUnit> time_unit;     ///< of start, end and time
    std::optional<TimeUnit> duration_unit; ///< of duration
    std::optional<RowKind> rows;
    /// How files of a folder are named (see NamePattern); empty = the default patterns are tried.
    std::string name_pattern;
    std::string person; ///< how people are told apart: "column", "file", "pattern"; empty = not said

    /// How many people took part, those without a file among them.
    std::optional<int> people;

    /// What was kept beside the study of what is public about it.
    std::optional<PublicFrame> frame;

    /// What is known besides: a plan's file while a study is looked at, all of it while it is read.
    ReadingPlan plan;
    /// Nothing is left to guess: what the plan does not name is not there.
    bool settled = false;
};

} // namespace nictate
