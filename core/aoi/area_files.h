#pragma once
// Areas of interest as files: our own table and JSON, LabelMe's shapes, and Tobii Pro Lab's AOIs where they stand still.

#include "core/aoi/area.h"

#include <filesystem>
#include <map>
#include <string_view>

namespace nictate {

/// One area of a file, and where it stands there.
struct FiledArea {
    Area area;
    std::string stimulus; ///< id; empty = of any
    std::size_t line = 0; ///< of a table; 0 = not known
};

/// All areas that were read from one file.
struct AreaFile {
    std::string name; ///< for messages
    std::vector<FiledArea> areas;
    double width_px = 0, height_px = 0; ///< of the picture the areas were drawn on; 0 = not said
};

/// Reads a table name,shape,points[,stimulus][,colour] (points with spaces or commas between them), or JSON: the one areasJson()
/// writes, LabelMe's (polygon, rectangle, circle), Tobii Pro Lab's. Throws ParseError: what it is not, shapes that are no
/// areas, areas that move.
AreaFile readAreaFile(const std::filesystem::path& file);
AreaFile parseAreas(std::string_view text, const std::string& name);

/// The file's areas of a stimulus: those that name it and those that name none. Throws ParseError, with the line where it
/// is known, for what problemOf() finds and for a picture of another size.
std::vector<Area> areasOf(const AreaFile& file, const std::string& stimulus, double width_px, double height_px);

/// The same table and JSON as text, by stimulus; one with an empty id names none.
using AreasByStimulus = std::map<std::string, std::vector<Area>>;
std::string areasCsv(const AreasByStimulus& areas);
std::string areasJson(const AreasByStimulus& areas);
/// LabelMe's JSON of one picture; an ellipse that is no circle becomes a polygon of 64 corners.
std::string areasLabelMe(const std::vector<Area>& areas, int width_px, int height_px);

/// The shape of this name. Throws std::out_of_range.
AreaShape areaShapeOf(const std::string& word);

} // namespace nictate
