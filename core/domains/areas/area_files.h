#pragma once
// Areas of interest as files: our own table and JSON, LabelMe's shapes, Tobii Pro Lab's AOIs, and when GazePlotter shows them.

#include "core/choices/session.h"
#include "core/domains/areas/area.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string_view>

namespace nictate {

/// One area of a file, and where it stands there.
struct FiledArea {
    Area area;
    std::string stimulus; ///< id; empty = of any
    std::size_t line = 0; ///< of a table; 0 = not known
};

/// When an area is visible, of a file that holds no shapes.
struct AreaTimes {
    std::string name, stimulus;
    /// From … to, ms since the stimulus appeared, in order and apart; without an end it stays.
    std::vector<std::pair<double, std::optional<double>>> visible_ms;
};

/// All areas that were read from one file.
struct AreaFile {
    std::string name; ///< for messages
    std::vector<FiledArea> areas;
    std::vector<AreaTimes> times = {};  ///< of a GazePlotter workspace, which holds no areas
    double width_px = 0, height_px = 0; ///< of the picture the areas were drawn on; 0 = not said
};

/// Reads a table name,shape,points[,stimulus][,colour][,time][,visible] (points with spaces or commas between them; rows with a
/// time in ms are keyframes of the area they name), or JSON: the one areasJson() writes, LabelMe's (polygon, rectangle, circle),
/// Tobii Pro Lab's, or a GazePlotter workspace. Throws ParseError: what it is not, shapes that are no areas, times that are not
/// everybody's.
AreaFile readAreaFile(const std::filesystem::path& file);
AreaFile parseAreas(std::string_view text, const std::string& name);

/// The file's areas of a stimulus: those that name it and those that name none. Throws ParseError, with the line where it
/// is known, for what problemOf() finds and for a picture of another size.
std::vector<Area> areasOf(const AreaFile& file, const std::string& stimulus, double width_px, double height_px);

/// The areas with the file's times of this stimulus and their names. Throws ParseError where there are none, and for an area that
/// has keyframes already.
std::vector<Area> withTimes(std::vector<Area> areas, const AreaFile& file, const std::string& stimulus);

/// The same table and JSON as text, by stimulus; one with an empty id names none.
using AreasByStimulus = std::map<std::string, std::vector<Area>>;
std::string areasCsv(const AreasByStimulus& areas);
std::string areasJson(const AreasByStimulus& areas);
/// LabelMe's JSON of one picture; an ellipse that is no circle becomes a polygon of 64 corners. Throws InvalidParameter for areas
/// that move: LabelMe has no times.
std::string areasLabelMe(const std::vector<Area>& areas, int width_px, int height_px);

/// The shape of this name. Throws std::out_of_range.
AreaShape areaShapeOf(const std::string& word);

/// Areas of interest that are kept in a study's folder: `areas.csv`, see readAreaFile(). Their stimuli must be the study's.
inline constexpr auto kept_areas_file = "areas.csv";

/// A session without areas takes those that are kept where its study lies; else it stays as it is. Throws ParseError for a
/// file that is there and holds no sound areas of this study.
void takeKeptAreas(Session& session, const Dataset& study);

/// Writes the session's areas into a study's folder; nothing where it has none. Throws OutputError.
void keepAreas(const Session& session, const std::filesystem::path& folder);

} // namespace nictate
