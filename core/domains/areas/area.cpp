#include "core/domains/areas/area.h"

#include "core/domains/areas/moving_area.h"
#include "core/files/number.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace nictate {

namespace {

constexpr std::size_t most_corners = 1000;

std::vector<AreaPoint> cornersOf(const Area& polygon) {
    std::vector<AreaPoint> corners;
    for (std::size_t i = 0; i + 1 < polygon.points.size(); i += 2)
        corners.push_back({polygon.points[i], polygon.points[i + 1]});
    return corners;
}

/// Where the edge a–b is at height y. The same for b–a, so that polygons which share an edge share no point.
double edgeAt(AreaPoint a, AreaPoint b, double y) {
    if (b.y < a.y || (b.y == a.y && b.x < a.x))
        std::swap(a, b);
    return a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x);
}

/// Where a horizontal line enters and leaves a polygon, by turns and from left to right.
std::vector<double> crossings(const std::vector<AreaPoint>& corners, double y) {
    std::vector<double> at;
    for (std::size_t i = 0, j = corners.size() - 1; i < corners.size(); j = i++)
        if ((corners[i].y <= y) != (corners[j].y <= y))
            at.push_back(edgeAt(corners[i], corners[j], y));
    std::sort(at.begin(), at.end());
    return at;
}

double cross(AreaPoint a, AreaPoint b, AreaPoint c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// Whether two edges have a point in common.
bool touch(AreaPoint a, AreaPoint b, AreaPoint c, AreaPoint d) {
    const double abc = cross(a, b, c), abd = cross(a, b, d), cda = cross(c, d, a), cdb = cross(c, d, b);
    if (abc == 0 && abd == 0 && cda == 0 && cdb == 0) // on one line
        return std::max(std::min(a.x, b.x), std::min(c.x, d.x)) <= std::min(std::max(a.x, b.x), std::max(c.x, d.x)) &&
               std::max(std::min(a.y, b.y), std::min(c.y, d.y)) <= std::min(std::max(a.y, b.y), std::max(c.y, d.y));
    return abc * abd <= 0 && cda * cdb <= 0;
}

/// Edges that meet although they are not neighbours, or neighbours that run back over each other.
bool crossesItself(const std::vector<AreaPoint>& corners) {
    const std::size_t n = corners.size();
    for (std::size_t i = 0; i < n; ++i) {
        const AreaPoint a = corners[i], b = corners[(i + 1) % n], next = corners[(i + 2) % n];
        const double back = (b.x - a.x) * (next.x - b.x) + (b.y - a.y) * (next.y - b.y);
        if (a == b || (cross(a, b, next) == 0 && back < 0))
            return true;
        for (std::size_t j = i + 2; j < n; ++j)
            if ((j + 1) % n != i && touch(a, b, corners[j], corners[(j + 1) % n]))
                return true;
    }
    return false;
}

double extentOf(const std::vector<AreaPoint>& corners) {
    double twice = 0;
    for (std::size_t i = 0, j = corners.size() - 1; i < corners.size(); j = i++)
        twice += corners[j].x * corners[i].y - corners[i].x * corners[j].y;
    return std::abs(twice) / 2;
}

constexpr AreaBox nowhere{INFINITY, INFINITY, -INFINITY, -INFINITY};

bool apart(const AreaBox& a, const AreaBox& b) {
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

/// Heights at which two outlines cross.
void addCrossings(std::vector<double>& heights, const std::vector<AreaPoint>& a, const std::vector<AreaPoint>& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j) {
            const AreaPoint p = a[i], q = a[(i + 1) % a.size()], r = b[j], s = b[(j + 1) % b.size()];
            const double determinant = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x);
            if (determinant == 0)
                continue;
            const double t = ((r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x)) / determinant;
            if (t >= 0 && t <= 1)
                heights.push_back(p.y + t * (q.y - p.y));
        }
}

/// Between two heights where nothing begins, ends or crosses, outlines are in the same order all along: looking at the
/// middle is enough.
bool overlapOf(const std::vector<AreaPoint>& a, const std::vector<AreaPoint>& b) {
    constexpr double least = 1e-7; // pixels
    std::vector<double> heights;
    for (const auto* corners : {&a, &b})
        for (const AreaPoint& corner : *corners)
            heights.push_back(corner.y);
    addCrossings(heights, a, b);
    std::sort(heights.begin(), heights.end());
    for (std::size_t i = 1; i < heights.size(); ++i) {
        if (heights[i] - heights[i - 1] < least)
            continue;
        const double middle = (heights[i] + heights[i - 1]) / 2;
        const std::vector<double> of_a = crossings(a, middle), of_b = crossings(b, middle);
        for (std::size_t k = 0; k + 1 < of_a.size(); k += 2)
            for (std::size_t l = 0; l + 1 < of_b.size(); l += 2)
                if (std::min(of_a[k + 1], of_b[l + 1]) - std::max(of_a[k], of_b[l]) > least)
                    return true;
    }
    return false;
}

Text quoted(const Area& area) { return Text("area \"%1\"", area.name); }

bool numbersFit(const Area& area) {
    const std::size_t count = area.points.size();
    const bool enough = area.shape == AreaShape::polygon ? count >= 6 && count % 2 == 0 && count <= 2 * most_corners : count == 4;
    return enough && std::all_of(area.points.begin(), area.points.end(), [](double v) { return std::abs(v) <= 1e9; });
}

Text numbersOf(AreaShape shape) {
    switch (shape) {
    case AreaShape::rectangle: return Text("a rectangle is four finite numbers: x y width height");
    case AreaShape::ellipse: return Text("an ellipse is four finite numbers: centre x, centre y and the two radii");
    case AreaShape::polygon: break;
    }
    return Text("a polygon is x y of 3 to 1000 corners, finite numbers");
}

} // namespace

const char* name(AreaShape shape) {
    switch (shape) {
    case AreaShape::rectangle: return "rectangle";
    case AreaShape::ellipse: return "ellipse";
    case AreaShape::polygon: break;
    }
    return "polygon";
}

bool contains(const Area& area, double x_px, double y_px) { return contains(area.shape, area.points, x_px, y_px); }

bool contains(AreaShape shape, const std::vector<double>& p, double x_px, double y_px) {
    if (shape == AreaShape::rectangle)
        return x_px >= p[0] && y_px >= p[1] && x_px < p[0] + p[2] && y_px < p[1] + p[3];
    if (shape == AreaShape::ellipse) {
        const double across = (x_px - p[0]) / p[2], down = (y_px - p[1]) / p[3];
        return across * across + down * down <= 1;
    }
    bool inside = false;
    for (std::size_t i = 0, j = p.size() - 2; i < p.size(); j = i, i += 2)
        if ((p[i + 1] <= y_px) != (p[j + 1] <= y_px))
            inside ^= x_px >= edgeAt({p[i], p[i + 1]}, {p[j], p[j + 1]}, y_px);
    return inside;
}

std::vector<AreaPoint> outlineOf(const Area& area, int sides) {
    const std::vector<double>& p = area.points;
    if (area.shape == AreaShape::rectangle)
        return {{p[0], p[1]}, {p[0] + p[2], p[1]}, {p[0] + p[2], p[1] + p[3]}, {p[0], p[1] + p[3]}};
    if (area.shape == AreaShape::polygon)
        return cornersOf(area);
    std::vector<AreaPoint> corners;
    const double out = 1 / std::cos(std::numbers::pi / sides);
    for (int i = 0; i < sides; ++i) {
        const double angle = 2 * std::numbers::pi * i / sides;
        corners.push_back({p[0] + p[2] * out * std::cos(angle), p[1] + p[3] * out * std::sin(angle)});
    }
    return corners;
}

AreaBox boxOf(const Area& area) { return boxOf(area.shape, area.points); }

AreaBox boxOf(AreaShape shape, const std::vector<double>& p) {
    if (shape == AreaShape::rectangle)
        return {p[0], p[1], p[0] + p[2], p[1] + p[3]};
    if (shape == AreaShape::ellipse)
        return {p[0] - p[2], p[1] - p[3], p[0] + p[2], p[1] + p[3]};
    AreaBox box = nowhere;
    for (std::size_t i = 0; i + 1 < p.size(); i += 2)
        box = around(box, {p[i], p[i + 1], p[i], p[i + 1]});
    return box;
}

AreaBox around(const AreaBox& a, const AreaBox& b) {
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
}

bool overlap(const Area& a, const Area& b) {
    if (apart(boxOf(a), boxOf(b)))
        return false;
    return overlapOf(outlineOf(a), outlineOf(b));
}

bool anyOverlap(const std::vector<Area>& areas) {
    for (std::size_t i = 0; i < areas.size(); ++i)
        for (std::size_t j = i + 1; j < areas.size(); ++j)
            if (overlapAtAnyMoment(areas[i], areas[j]))
                return true;
    return false;
}

namespace {

bool onPicture(const Area& still, double width_px, double height_px) {
    return overlap(still, {"picture", AreaShape::rectangle, {0, 0, width_px, height_px}});
}

/// Of a shape alone, wherever it is.
std::optional<AreaProblem> problemOfShape(const Area& area, const Text& called) {
    if (!numbersFit(area))
        return AreaProblem{0, Text("%1 has other numbers than its shape needs", called), numbersOf(area.shape)};
    if (area.shape != AreaShape::polygon && !(area.points[2] > 0 && area.points[3] > 0))
        return AreaProblem{0, Text("%1 has no extent", called), Text("width and height, or both radii, above 0")};
    if (area.shape != AreaShape::polygon)
        return {};
    const std::vector<AreaPoint> corners = cornersOf(area);
    if (extentOf(corners) < 1e-6)
        return AreaProblem{0, Text("%1 has no extent", called), Text("corners that are not all on one line")};
    if (crossesItself(corners))
        return AreaProblem{0, Text("the outline of %1 crosses or touches itself", called),
                           Text("corners in order around the area, each once")};
    return {};
}

std::optional<AreaProblem> problemOfKeyframes(const Area& area, double width_px, double height_px) {
    if (area.keyframes.size() > most_keyframes)
        return AreaProblem{0, Text("%1 has %2 keyframes", quoted(area), area.keyframes.size()),
                           Text("at most %1", most_keyframes)};
    bool on_picture = false, visible = false;
    double before = -1;
    for (const AreaKeyframe& keyframe : area.keyframes) {
        if (!(keyframe.at_ms >= 0 && keyframe.at_ms <= latest_keyframe_ms && keyframe.at_ms > before))
            return AreaProblem{0, Text("%1 has a keyframe at %2 ms", quoted(area), numberText(keyframe.at_ms)),
                               Text("times from 0 to 1e9 ms since the stimulus appeared, each later than the one before")};
        before = keyframe.at_ms;
        const Area still{area.name, keyframe.shape, keyframe.points};
        if (auto problem = problemOfShape(still, Text("%1 at %2 ms", quoted(area), numberText(keyframe.at_ms))))
            return problem;
        visible |= keyframe.visible;
        on_picture |= keyframe.visible && onPicture(still, width_px, height_px);
    }
    if (!visible)
        return AreaProblem{0, Text("%1 is never visible", quoted(area)), Text("at least one visible keyframe")};
    if (!on_picture)
        return AreaProblem{0, Text("%1 lies outside the picture in every visible keyframe", quoted(area)),
                           Text("at least one that is on the picture")};
    return {};
}

} // namespace

std::optional<AreaProblem> problemOf(const Area& area, double width_px, double height_px) {
    if (!area.keyframes.empty())
        return problemOfKeyframes(area, width_px, height_px);
    if (auto problem = problemOfShape(area, quoted(area)))
        return problem;
    if (!onPicture(area, width_px, height_px))
        return AreaProblem{
            0, Text("%1 lies outside the picture", quoted(area)),
            Text("pixels of the picture, from 0 0 to %1 %2", static_cast<long>(width_px), static_cast<long>(height_px))};
    return {};
}

std::optional<AreaProblem> problemOf(const std::vector<Area>& areas, double width_px, double height_px) {
    if (areas.empty())
        return AreaProblem{0, Text("there is no area of interest"), Text("at least one: name, shape, points")};
    if (areas.size() > most_areas)
        return AreaProblem{most_areas, Text("%1 areas are too many", areas.size()), Text("at most %1", most_areas)};
    std::set<std::string> names;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        if (areas[i].name.empty())
            return AreaProblem{i, Text("area %1 has no name", i + 1), Text("a name; it will be published")};
        if (!names.insert(areas[i].name).second)
            return AreaProblem{i, Text("two areas are called \"%1\"", areas[i].name), Text("a name of its own for each")};
        if (auto problem = problemOf(areas[i], width_px, height_px)) {
            problem->area = i;
            return problem;
        }
    }
    return {};
}

} // namespace nictate
