#pragma once
// Areas that move, change their size or are there for some of the time only: what an area is at a moment, and for how long a
// resting eye is in it (mathematics.md §11.8).

#include "core/domains/areas/area.h"

namespace nictate {

inline constexpr double latest_keyframe_ms = 1e9;

/// Whether time matters.
inline bool moves(const Area& area) { return !area.keyframes.empty(); }
bool anyMoves(const std::vector<Area>& areas);

/// The area at a moment since the stimulus appeared, without keyframes; nothing where there is none then.
std::optional<Area> areaAt(const Area& area, double ms);
/// The same for a hand that changes it: where it would be, visible or not; before its first keyframe as in that one.
Area shapeAt(const Area& area, double ms);
/// What a picture that stands still shows of the area: where it is first visible.
Area firstSeen(const Area& area);

/// How long a point is inside, and when first.
struct TimeInside {
    double ms = 0;
    double first_ms = 0; ///< since the stimulus appeared
};
/// Of a point that rests from `from_ms` for `lasting_ms`: exact, from the roots of polynomials, up to rounding. Of a look that
/// does not last (0, or NaN where that is not known) the area at its beginning counts. Nothing where it is never inside, or
/// `from_ms` is NaN.
std::optional<TimeInside> timeInside(const Area& area, double x_px, double y_px, double from_ms, double lasting_ms);

/// Whether two sound areas have more than edges in common at any moment. "No" is sure; two that move closely past each other may
/// be said to overlap.
bool overlapAtAnyMoment(const Area& a, const Area& b);

/// An area from keyframes in any order; those of one time replace earlier ones. An invisible one without points has those of
/// the one before it, or else after it.
Area fromKeyframes(std::string name, std::vector<AreaKeyframe> keyframes, std::string colour = {});
/// The area with a keyframe of this shape at a time, visible as it was there. One that stood still gets its old shape at 0.
Area withKeyframe(const Area& area, double ms, const Area& still);
/// The area with what makes this shape of it at a time done at every keyframe of the same form; one that stands still becomes
/// that shape.
Area changedThroughout(const Area& area, double ms, const Area& still);
/// With a keyframe at this time, there or gone from then on.
Area withVisibility(const Area& area, double ms, bool visible);
/// Without the keyframe at this time; the area stands still without the last one.
Area withoutKeyframe(const Area& area, double ms);

} // namespace nictate
