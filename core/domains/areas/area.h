#pragma once
// Areas of interest: named regions of the public picture, drawn by a person (mathematics.md §11.1). They may overlap, and they
// may move and be there for some of the time only (moving_area.h).

#include "core/text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

enum class AreaShape { rectangle, ellipse, polygon };
const char* name(AreaShape shape); ///< "rectangle", "ellipse", "polygon"

/// A point on the stimulus.
struct AreaPoint {
    double x = 0, y = 0; ///< stimulus pixels, origin at the top left, y down
    bool operator==(const AreaPoint&) const = default;
};

/// What an area is from a moment on. Until the next keyframe it moves evenly to that one's points where both have one shape and
/// as many corners; else it stands still until then.
struct AreaKeyframe {
    double at_ms = 0; ///< since the stimulus appeared; ≥ 0
    AreaShape shape = AreaShape::rectangle;
    std::vector<double> points; ///< as an area's
    bool visible = true;        ///< else there is no such area until the next keyframe
    bool operator==(const AreaKeyframe&) const = default;
};

/// `points` are stimulus pixels: of a rectangle x y width height, of an ellipse its centre and its two radii, of a polygon
/// x y x y … of its corners, which need not be closed.
struct Area {
    std::string name;
    AreaShape shape = AreaShape::rectangle;
    std::vector<double> points;
    std::string colour = {}; ///< "#rrggbb"; empty = by its place in the list
    /// By rising time; shape and points are then those of the first one, before which there is no such area. Empty = the area
    /// stands still and is always there.
    std::vector<AreaKeyframe> keyframes = {};
    bool operator==(const Area&) const = default;
};

inline constexpr std::size_t most_areas = 1000, most_keyframes = 10'000;

/// Whether a point lies in the area, of a moving one in its first shape: areaAt() has it at other times. A rectangle holds its
/// left and upper edge and not the others, so that neighbours share no point; of a polygon likewise; an ellipse holds its edge.
bool contains(const Area& area, double x_px, double y_px);
/// Of a shape with an area's points.
bool contains(AreaShape shape, const std::vector<double>& points, double x_px, double y_px);

/// The smallest rectangle around the area, as contains() takes it. The area must be sound (see problemOf()).
struct AreaBox {
    double left = 0, top = 0, right = 0, bottom = 0;
};
/// Around both.
AreaBox around(const AreaBox& a, const AreaBox& b);
AreaBox boxOf(const Area& area);
AreaBox boxOf(AreaShape shape, const std::vector<double>& points);

/// The corners of the area's outline; of an ellipse those of a polygon around it, `sides` of them.
std::vector<AreaPoint> outlineOf(const Area& area, int sides = 96);

/// Whether two sound areas have more than edges in common. An ellipse counts as the polygon around it, so that "no" is sure.
bool overlap(const Area& a, const Area& b);
/// Whether any two do at any moment, see overlapAtAnyMoment().
bool anyOverlap(const std::vector<Area>& areas);

/// What is wrong with an area, and what would be right.
struct AreaProblem {
    std::size_t area = 0; ///< index; of the list's end where the list itself is wrong
    Text problem;         ///< "area \"face\" has no extent"
    Text what_to_do;
};
/// The first of: none at all, too many, two of one name, no name, no number, no extent, a crossing outline, wholly outside
/// the picture of width × height pixels; of a moving one in any keyframe, but it may leave the picture. Nothing when all are
/// sound.
std::optional<AreaProblem> problemOf(const std::vector<Area>& areas, double width_px, double height_px);
/// Of a single one, whatever it is called.
std::optional<AreaProblem> problemOf(const Area& area, double width_px, double height_px);

} // namespace nictate
