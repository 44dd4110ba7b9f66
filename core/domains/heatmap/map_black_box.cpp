#include "core/domains/heatmap/map_audit.h"

#include "core/privacy/gaussian_profile.h"

#include <cmath>

namespace nictate {

namespace {

constexpr float width = 120, height = 90;
const MapFacts facts{2, {12, 9, 120, 90}, 12, 10};

ObserverPoints besideOneWhoLooksNowhere(std::vector<GazePoint> points) {
    const std::size_t count = points.size();
    return {std::move(points), {0, 0, count}};
}

std::vector<GazePoint> inOneCorner(float x, float y) { return std::vector<GazePoint>(12, GazePoint{x, y}); }

/// More often than a cap allows, in the middle of every cell.
std::vector<GazePoint> everywhere(const Grid& grid, double cap) {
    std::vector<GazePoint> points;
    for (int row = 0; row < grid.height; ++row)
        for (int column = 0; column < grid.width; ++column)
            points.insert(points.end(), static_cast<std::size_t>(3 * std::ceil(cap)),
                          GazePoint{(static_cast<float>(column) + 0.5f) * width / static_cast<float>(grid.width),
                                    (static_cast<float>(row) + 0.5f) * height / static_cast<float>(grid.height)});
    return points;
}

/// Every coordinate lies beyond the map of the one data set, seen from the other's.
bool beyondInEveryCell(const GazeMap& out, const GazeMap& centre, const GazeMap& change) {
    return ((out - centre) * change.sign() >= -1e-12 * change.abs()).all();
}

void stateSensitivity(BlackBox& out, NoiseKind noise, const GazeMap& change, const Guarantee& guarantee) {
    const bool gaussian = noise == NoiseKind::gaussian;
    out.sensitivity_reached = gaussian ? change.matrix().norm() : change.abs().sum();
    out.sensitivity_stated = gaussian ? guarantee.sensitivity_l2 : guarantee.sensitivity_l1;
}

/// Unless `given` says otherwise.
Parameters small(const Mechanism<Maps>& mechanism, Parameters given) {
    for (auto [name, value] :
         {std::pair("width", 2.0), std::pair("height", 1.0), std::pair("epsilon", 3.0), std::pair("delta", 1e-3)})
        if (mechanism.info.has(name) && !given.has(name))
            given.set(name, value);
    return given;
}

constexpr double presentation_ms = 1000;

/// The first of twelve looks at `place` some times in every window, or, `late`, long after the last; the others look at the
/// middle.
ObserverPoints audience(GazePoint place, bool late, int windows) {
    constexpr int others = 11, looks = 3;
    ObserverPoints out;
    for (int i = 0; i <= others; ++i) {
        for (int t = 0; t < windows; ++t) {
            const auto since = static_cast<float>(presentation_ms * (t + 0.5) / windows);
            for (int k = 0; i == 0 && k < looks; ++k)
                out.points.push_back({place.x_px, place.y_px, late ? 100 * static_cast<float>(presentation_ms) : since});
            if (i > 0)
                out.points.push_back({width / 2, height / 2, since});
        }
        out.offsets.push_back(out.points.size());
    }
    return out;
}

/// Standard deviations from the neighbour's map at which the tail of a Gaussian separates best.
constexpr double far_out = 2.7;

/// By how far a map lies from the first one in the direction of the change, in standard deviations; the other is `apart` below.
void judgeAlong(BlackBox& out, double apart, const Guarantee& guarantee) {
    out.event_above = far_out - apart;
    out.halfway_above = -apart / 2;
    if (guarantee.status == Status::proven && guarantee.user_epsilon && guarantee.delta > 0)
        out.promised_mu = 1 / analyticSigma(*guarantee.user_epsilon, guarantee.delta);
}

} // namespace

BlackBox blackBoxOf(const Mechanism<Maps>& mechanism, const Parameters& given) {
    const Parameters resolved = resolve(mechanism, small(mechanism, given), facts);
    const Guarantee guarantee = mechanism.guarantee(resolved, facts);
    const Grid grid = mechanism.steps.grid(resolved, facts);
    const bool clipped = resolved.has("clip") && resolved.number("clip") > 0;

    BlackBox out;
    out.parameters = resolved;
    out.promise = guarantee.user_epsilon;
    out.delta = out.promise ? guarantee.delta : 0;
    out.neighbours = clipped ? Text("one observer looks at one corner, or at the opposite one")
                             : Text("one observer looks everywhere, or nowhere");
    const ObserverPoints one = besideOneWhoLooksNowhere(
        clipped ? inOneCorner(3, 3) : everywhere(grid, resolved.has("cap") ? resolved.number("cap") : 1));
    const ObserverPoints other =
        besideOneWhoLooksNowhere(clipped ? inOneCorner(width - 2, height - 2) : std::vector<GazePoint>());

    // Selecting everybody is how a statistic that draws is seen whole.
    Parameters whole = resolved;
    if (mechanism.info.has("fraction"))
        whole.set("fraction", 1.0);
    const GazeMap centre = mechanism.steps.statistic(one, whole, facts, SeededNoise(1));
    const GazeMap change = centre - mechanism.steps.statistic(other, whole, facts, SeededNoise(1));
    stateSensitivity(out, mechanism.steps.noise, change, guarantee);
    const double scale = guarantee.noise_scale, distance = change.matrix().norm();
    const auto draw = [=](bool neighbour, const SeededNoise& noise) {
        const GazeMap map = mechanism.steps.statistic(neighbour ? other : one, resolved, facts, selectionNoise(noise));
        return GazeMap(map + scale * unitNoise(mechanism.steps.noise, grid, fieldNoise(noise)));
    };
    if (mechanism.steps.noise == NoiseKind::gaussian) {
        out.event = Text("the map lies far out in the direction of the change");
        judgeAlong(out, distance / scale, guarantee);
        out.seen = [=](bool neighbour, const SeededNoise& noise) {
            return ((draw(neighbour, noise) - centre) * change).sum() / (distance * scale);
        };
    } else {
        out.event = Text("every cell lies at or beyond the first map, seen from the second");
        out.event_above = out.halfway_above = 0.5;
        out.seen = [=](bool neighbour, const SeededNoise& noise) {
            return beyondInEveryCell(draw(neighbour, noise), centre, change) ? 1.0 : 0.0;
        };
    }
    return out;
}

BlackBox filmBlackBoxOf(const Mechanism<Maps>& mechanism, const Parameters& given, int windows) {
    FilmCut cut;
    cut.windows = windows;
    cut.presentation_ms = presentation_ms;
    MapFacts of_film = facts;
    of_film.observers = 12;
    of_film = withWindows(of_film, cut);
    BlackBox out;
    out.parameters = resolve(mechanism, small(mechanism, given), of_film);
    const Guarantee guarantee = mechanism.guarantee(out.parameters, of_film);
    out.promise = guarantee.user_epsilon;
    out.delta = guarantee.delta;
    out.neighbours =
        Text("one of twelve observers looks at one corner in every window of time, or at the opposite one, far too late");
    out.event = Text("the heatmap over time lies far out in the direction of the change");
    const auto film = [&](const ObserverPoints& points) {
        return mechanism.steps.statistic(points, out.parameters, of_film, SeededNoise(1));
    };
    const GazeMap centre = film(audience({3, 3}, false, windows));
    const GazeMap change = centre - film(audience({width - 2, height - 2}, true, windows));
    stateSensitivity(out, mechanism.steps.noise, change, guarantee);
    const double scale = guarantee.noise_scale, distance = change.matrix().norm();
    const Grid grid = mechanism.steps.grid(out.parameters, of_film);
    judgeAlong(out, distance / scale, guarantee);
    out.seen = [=, kind = mechanism.steps.noise](bool neighbour, const SeededNoise& noise) {
        // Only the noise is drawn: the two films before it are always the same.
        const double along = (unitNoise(kind, grid, fieldNoise(noise)) * change).sum() / distance;
        return along - (neighbour ? distance / scale : 0);
    };
    return out;
}

} // namespace nictate
