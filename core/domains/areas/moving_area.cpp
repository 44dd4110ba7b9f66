#include "core/domains/areas/moving_area.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nictate {

namespace {

/// a + b·u + c·u² …
using Polynomial = std::array<double, 5>;

double valueAt(const Polynomial& f, double u) { return f[0] + u * (f[1] + u * (f[2] + u * (f[3] + u * f[4]))); }

Polynomial times(const Polynomial& f, const Polynomial& g) {
    Polynomial out{};
    for (std::size_t i = 0; i < f.size(); ++i)
        for (std::size_t j = 0; i + j < f.size(); ++j)
            out[i + j] += f[i] * g[j];
    return out;
}

Polynomial plus(const Polynomial& f, const Polynomial& g, double factor = 1) {
    Polynomial out{};
    for (std::size_t i = 0; i < f.size(); ++i)
        out[i] = f[i] + factor * g[i];
    return out;
}

/// Where f, which rises or falls from left to right, changes its sign: by Newton's steps, halving where one leaves what is left.
double rootBetween(const Polynomial& f, const Polynomial& slope, double left, double right) {
    constexpr int most_steps = 100;
    constexpr double rounding = 2e-16;
    const bool rises = valueAt(f, left) < 0;
    double at = (left + right) / 2;
    for (int step = 0; step < most_steps && at > left && at < right; ++step) {
        const double value = valueAt(f, at);
        (rises == (value < 0) ? left : right) = at;
        const double next = at - value / valueAt(slope, at);
        if (std::abs(next - at) <= rounding)
            return next;
        at = next > left && next < right ? next : (left + right) / 2;
    }
    return right;
}

/// Adds where f changes its sign within low … high; touching 0 may be among them.
void addRoots(const Polynomial& f, double low, double high, std::vector<double>& roots) {
    if (f[2] == 0 && f[3] == 0 && f[4] == 0) {
        if (const double root = -f[0] / f[1]; root > low && root <= high) // not where f[1] is 0
            roots.push_back(root);
        return;
    }
    Polynomial slope{};
    for (std::size_t i = 1; i < f.size(); ++i)
        slope[i - 1] = static_cast<double>(i) * f[i];
    std::vector<double> turns = {low}; // between them f rises or falls
    addRoots(slope, low, high, turns);
    turns.push_back(high);
    std::sort(turns.begin(), turns.end());
    for (std::size_t i = 1; i < turns.size(); ++i)
        if ((valueAt(f, turns[i - 1]) < 0) != (valueAt(f, turns[i]) < 0))
            roots.push_back(rootBetween(f, slope, turns[i - 1], turns[i]));
}

/// One keyframe's law: what the area is from it until the next one.
struct Stretch {
    const AreaKeyframe* from = nullptr;
    const AreaKeyframe* to = nullptr; ///< null after the last one, and where forms differ: the area stands still
    double until_ms = INFINITY;

    double part(double ms) const { return to ? std::clamp((ms - from->at_ms) / (to->at_ms - from->at_ms), 0.0, 1.0) : 0; }
    bool contains(double part, double x_px, double y_px, std::vector<double>& points) const {
        points = from->points;
        for (std::size_t i = 0; i < points.size(); ++i)
            points[i] += part * (to->points[i] - points[i]);
        return nictate::contains(from->shape, points, x_px, y_px);
    }
    double timeOf(double part) const { return from->at_ms + part * (to->at_ms - from->at_ms); }
    Area at(double part) const {
        Area out{{}, from->shape, from->points};
        for (std::size_t i = 0; to && i < out.points.size(); ++i)
            out.points[i] += part * (to->points[i] - from->points[i]);
        return out;
    }
};

Stretch stretchOf(const Area& area, std::size_t i) {
    Stretch out{&area.keyframes[i]};
    if (i + 1 == area.keyframes.size())
        return out;
    const AreaKeyframe& next = area.keyframes[i + 1];
    out.until_ms = next.at_ms;
    if (next.shape == out.from->shape && next.points.size() == out.from->points.size() && next.points != out.from->points)
        out.to = &next;
    return out;
}

/// The last keyframe that is not later.
std::optional<std::size_t> keyframeAt(const Area& area, double ms) {
    const auto later = std::upper_bound(area.keyframes.begin(), area.keyframes.end(), ms,
                                        [](double at, const AreaKeyframe& keyframe) { return at < keyframe.at_ms; });
    if (later == area.keyframes.begin() || std::isnan(ms))
        return {};
    return static_cast<std::size_t>(later - area.keyframes.begin()) - 1;
}

Polynomial number(const Stretch& stretch, std::size_t i) {
    return {stretch.from->points[i], stretch.to->points[i] - stretch.from->points[i]};
}

/// All moments at which a point may enter or leave a moving area, as parts of the stretch.
std::vector<double> crossingsOf(const Stretch& stretch, double x_px, double y_px, double low, double high) {
    std::vector<double> at;
    const Polynomial x{x_px}, y{y_px};
    const auto off = [&](const Polynomial& from, std::size_t i) { return plus(from, number(stretch, i), -1); };
    if (stretch.from->shape == AreaShape::rectangle) {
        const Polynomial across = off(x, 0), down = off(y, 1);
        for (const Polynomial& edge : {across, down, off(across, 2), off(down, 3)})
            addRoots(edge, low, high, at);
    } else if (stretch.from->shape == AreaShape::ellipse) {
        const Polynomial across = number(stretch, 2), down = number(stretch, 3);
        const Polynomial right = times(off(x, 0), down), below = times(off(y, 1), across), size = times(across, down);
        addRoots(plus(plus(times(right, right), times(below, below)), times(size, size), -1), low, high, at);
    } else {
        const std::size_t count = stretch.from->points.size();
        for (std::size_t i = 0, j = count - 2; i < count; j = i, i += 2) { // on the line through an edge
            const Polynomial along_x = plus(number(stretch, j), number(stretch, i), -1),
                             along_y = plus(number(stretch, j + 1), number(stretch, i + 1), -1);
            addRoots(plus(times(along_x, off(y, i + 1)), times(along_y, off(x, i)), -1), low, high, at);
        }
    }
    return at;
}

/// Adds what a point that rests from begin to end has of the stretch.
void addInside(const Stretch& stretch, double x_px, double y_px, double begin, double end, std::optional<TimeInside>& inside) {
    const auto add = [&](double from, double to) {
        if (!inside)
            inside = TimeInside{0, from};
        inside->ms += to - from;
    };
    if (!stretch.to) {
        if (contains(stretch.from->shape, stretch.from->points, x_px, y_px))
            add(begin, end);
        return;
    }
    const AreaBox box = around(boxOf(stretch.from->shape, stretch.from->points), boxOf(stretch.to->shape, stretch.to->points));
    if (x_px < box.left || x_px > box.right || y_px < box.top || y_px > box.bottom)
        return;
    const double low = stretch.part(begin), high = stretch.part(end);
    std::vector<double> parts = crossingsOf(stretch, x_px, y_px, low, high);
    parts.push_back(low);
    parts.push_back(high);
    std::sort(parts.begin(), parts.end());
    std::vector<double> points;
    for (std::size_t i = 1; i < parts.size(); ++i) { // between crossings nothing changes: its middle is enough
        if (parts[i] <= parts[i - 1] || !stretch.contains((parts[i - 1] + parts[i]) / 2, x_px, y_px, points))
            continue;
        const double from = i == 1 ? begin : std::clamp(stretch.timeOf(parts[i - 1]), begin, end);
        const double to = i + 1 == parts.size() ? end : std::clamp(stretch.timeOf(parts[i]), begin, end);
        if (to > from)
            add(from, to);
    }
}

double reach(const std::vector<AreaPoint>& corners, AreaPoint direction) {
    double most = -INFINITY;
    for (const AreaPoint& corner : corners)
        most = std::max(most, direction.x * corner.x + direction.y * corner.y);
    return most;
}

/// Corners that move evenly reach least far into a direction, one minus the other, at an end of their time: what is apart along
/// one direction at both ends is so between them.
bool apartAllTheTime(const Stretch& a, const Stretch& b, double begin, double end) {
    constexpr double rounding = 1e-7; // pixels
    constexpr std::array<AreaPoint, 8> directions = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};
    const auto ends = [&](const Stretch& of) {
        return std::array{outlineOf(of.at(of.part(begin))), outlineOf(of.at(of.part(end)))};
    };
    const auto of_a = ends(a), of_b = ends(b);
    return std::any_of(directions.begin(), directions.end(), [&](AreaPoint to) {
        const AreaPoint back{-to.x, -to.y};
        return reach(of_a[0], to) + reach(of_b[0], back) <= rounding && reach(of_a[1], to) + reach(of_b[1], back) <= rounding;
    });
}

bool overlapWithin(const Stretch& a, const Stretch& b, double begin, double end) {
    if (!a.to && !b.to)
        return overlap(a.at(0), b.at(0));
    constexpr int halvings = 7;
    struct Span {
        double begin, end;
        int depth;
    };
    std::vector<Span> open = {{begin, end, 0}};
    while (!open.empty()) {
        const Span span = open.back();
        open.pop_back();
        if (apartAllTheTime(a, b, span.begin, span.end))
            continue;
        const double middle = (span.begin + span.end) / 2;
        if (span.depth == halvings || overlap(a.at(a.part(middle)), b.at(b.part(middle))))
            return true;
        open.push_back({span.begin, middle, span.depth + 1});
        open.push_back({middle, span.end, span.depth + 1});
    }
    return false;
}

std::vector<AreaKeyframe> keyframesOf(const Area& area) {
    return moves(area) ? area.keyframes : std::vector{AreaKeyframe{0, area.shape, area.points}};
}

Area withStretch(const Area& area, double ms) {
    Area out = shapeAt(area, ms);
    out.name = area.name;
    out.colour = area.colour;
    return out;
}

} // namespace

bool anyMoves(const std::vector<Area>& areas) { return std::any_of(areas.begin(), areas.end(), moves); }

Area shapeAt(const Area& area, double ms) {
    Area out{area.name, area.shape, area.points, area.colour};
    if (const auto i = keyframeAt(area, ms)) {
        const Stretch stretch = stretchOf(area, *i);
        const Area at = stretch.at(stretch.part(ms));
        out.shape = at.shape;
        out.points = at.points;
    }
    return out;
}

std::optional<Area> areaAt(const Area& area, double ms) {
    if (!moves(area))
        return area;
    const auto i = keyframeAt(area, ms);
    if (!i || !area.keyframes[*i].visible)
        return {};
    return shapeAt(area, ms);
}

Area firstSeen(const Area& area) {
    for (const AreaKeyframe& keyframe : area.keyframes)
        if (keyframe.visible)
            return {area.name, keyframe.shape, keyframe.points, area.colour};
    return {area.name, area.shape, area.points, area.colour};
}

std::optional<TimeInside> timeInside(const Area& area, double x_px, double y_px, double from_ms, double lasting_ms) {
    if (std::isnan(from_ms))
        return {};
    if (!(lasting_ms > 0)) {
        const std::optional<Area> then = areaAt(area, from_ms);
        return then && contains(*then, x_px, y_px) ? std::optional(TimeInside{0, from_ms}) : std::nullopt;
    }
    if (!moves(area))
        return contains(area, x_px, y_px) ? std::optional(TimeInside{lasting_ms, from_ms}) : std::nullopt;
    const double until_ms = from_ms + lasting_ms;
    std::optional<TimeInside> inside;
    for (std::size_t i = keyframeAt(area, from_ms).value_or(0); i < area.keyframes.size(); ++i) {
        const Stretch stretch = stretchOf(area, i);
        const double begin = std::max(from_ms, stretch.from->at_ms), end = std::min(until_ms, stretch.until_ms);
        if (stretch.from->at_ms >= until_ms)
            break;
        // mutant areas-moving-hidden-ones-count
        if (stretch.from->visible && begin < end)
            addInside(stretch, x_px, y_px, begin, end, inside);
    }
    // mutant areas-moving-whole-fixations-count
    if (inside)
        inside->ms = std::min(inside->ms, lasting_ms);
    return inside;
}

bool overlapAtAnyMoment(const Area& a, const Area& b) {
    // mutant areas-moving-overlap-at-the-start-only
    if (!moves(a) && !moves(b))
        return overlap(a, b);
    Area of_a = a, of_b = b; // what stands still has one keyframe
    of_a.keyframes = keyframesOf(a);
    of_b.keyframes = keyframesOf(b);
    for (std::size_t i = 0, j = 0; i < of_a.keyframes.size() && j < of_b.keyframes.size();) {
        const Stretch in_a = stretchOf(of_a, i), in_b = stretchOf(of_b, j);
        const double begin = std::max(in_a.from->at_ms, in_b.from->at_ms), end = std::min(in_a.until_ms, in_b.until_ms);
        if (begin < end && in_a.from->visible && in_b.from->visible && overlapWithin(in_a, in_b, begin, end))
            return true;
        i += in_a.until_ms <= end;
        j += in_b.until_ms <= end;
        if (std::isinf(end))
            break;
    }
    return false;
}

Area fromKeyframes(std::string name, std::vector<AreaKeyframe> keyframes, std::string colour) {
    std::stable_sort(keyframes.begin(), keyframes.end(),
                     [](const AreaKeyframe& a, const AreaKeyframe& b) { return a.at_ms < b.at_ms; });
    std::vector<AreaKeyframe> kept;
    for (AreaKeyframe& each : keyframes) {
        if (!kept.empty() && kept.back().at_ms == each.at_ms)
            kept.pop_back();
        kept.push_back(std::move(each));
    }
    const auto lacks = [](const AreaKeyframe& each) { return !each.visible && each.points.empty(); };
    const auto first = std::find_if_not(kept.begin(), kept.end(), lacks);
    for (auto each = kept.begin(); each != kept.end(); ++each)
        if (const auto other = each < first ? first : each - 1; lacks(*each) && first != kept.end()) {
            each->shape = other->shape;
            each->points = other->points;
        }
    Area out{std::move(name), AreaShape::rectangle, {}, std::move(colour), std::move(kept)};
    if (moves(out)) {
        out.shape = out.keyframes.front().shape;
        out.points = out.keyframes.front().points;
    }
    return out;
}

Area withKeyframe(const Area& area, double ms, const Area& still) {
    std::vector<AreaKeyframe> keyframes = keyframesOf(area);
    const auto at = keyframeAt(area, ms);
    keyframes.push_back({ms, still.shape, still.points, !moves(area) || !at || area.keyframes[*at].visible});
    return fromKeyframes(area.name, std::move(keyframes), area.colour);
}

Area changedThroughout(const Area& area, double ms, const Area& still) {
    Area out = area;
    if (!moves(area)) {
        out.shape = still.shape;
        out.points = still.points;
        return out;
    }
    const Area before = shapeAt(area, ms);
    for (AreaKeyframe& each : out.keyframes)
        for (std::size_t i = 0; i < each.points.size(); ++i)
            if (each.shape == before.shape && each.points.size() == before.points.size() &&
                still.points.size() == before.points.size())
                each.points[i] += still.points[i] - before.points[i];
    return fromKeyframes(area.name, out.keyframes, area.colour);
}

Area withVisibility(const Area& area, double ms, bool visible) {
    std::vector<AreaKeyframe> keyframes = keyframesOf(area);
    const Area then = withStretch(area, ms);
    keyframes.push_back({ms, then.shape, then.points, visible});
    return fromKeyframes(area.name, std::move(keyframes), area.colour);
}

Area withoutKeyframe(const Area& area, double ms) {
    std::vector<AreaKeyframe> keyframes = area.keyframes;
    std::erase_if(keyframes, [&](const AreaKeyframe& each) { return each.at_ms == ms; });
    const bool still = keyframes.size() == 1 && keyframes[0].at_ms == 0 && keyframes[0].visible;
    Area out = keyframes.empty() ? area : fromKeyframes(area.name, std::move(keyframes), area.colour);
    if (still || out.keyframes == area.keyframes)
        out.keyframes.clear();
    return out;
}

} // namespace nictate
