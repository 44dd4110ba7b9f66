#include "core/domains/heatmap/heatmap_audit.h"

#include "core/audit/domain_kind.h"
#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/mechanism/mechanisms.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr float width = 120, height = 90;
const HeatmapFacts facts{2, {12, 9, 120, 90}, 12, 10};

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
Parameters small(const Mechanism<Heatmaps>& mechanism, Parameters given) {
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

BlackBox blackBoxOf(const Mechanism<Heatmaps>& mechanism, const Parameters& given) {
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

BlackBox overTimeBlackBoxOf(const Mechanism<Heatmaps>& mechanism, const Parameters& given, int windows) {
    TimeCut cut;
    cut.windows = windows;
    cut.presentation_ms = presentation_ms;
    HeatmapFacts in_windows = facts;
    in_windows.observers = 12;
    in_windows = withWindows(in_windows, cut);
    BlackBox out;
    out.parameters = resolve(mechanism, small(mechanism, given), in_windows);
    const Guarantee guarantee = mechanism.guarantee(out.parameters, in_windows);
    out.promise = guarantee.user_epsilon;
    out.delta = guarantee.delta;
    out.neighbours =
        Text("one of twelve observers looks at one corner in every window of time, or at the opposite one, far too late");
    out.event = Text("the heatmap over time lies far out in the direction of the change");
    const auto maps_of = [&](const ObserverPoints& points) {
        return mechanism.steps.statistic(points, out.parameters, in_windows, SeededNoise(1));
    };
    const GazeMap centre = maps_of(audience({3, 3}, false, windows));
    const GazeMap change = centre - maps_of(audience({width - 2, height - 2}, true, windows));
    stateSensitivity(out, mechanism.steps.noise, change, guarantee);
    const double scale = guarantee.noise_scale, distance = change.matrix().norm();
    const Grid grid = mechanism.steps.grid(out.parameters, in_windows);
    judgeAlong(out, distance / scale, guarantee);
    out.seen = [=, kind = mechanism.steps.noise](bool neighbour, const SeededNoise& noise) {
        // Only the noise is drawn: the two sets of windows before it are always the same.
        const double along = (unitNoise(kind, grid, fieldNoise(noise)) * change).sum() / distance;
        return along - (neighbour ? distance / scale : 0);
    };
    return out;
}

namespace {

/// Which mechanism a fault is in: faults are functions without a state.
struct Gaussian {
    static constexpr const char* id = "gaussian";
};
struct Laplace {
    static constexpr const char* id = "laplace";
};
struct Clipped {
    static constexpr const char* id = "clipped-gaussian";
};

template <class Of> const Mechanism<Heatmaps>& sound() { return mechanismOf<Heatmaps>(Of::id); }

template <class Of> void halfNoise(Mechanism<Heatmaps>& mechanism) {
    mechanism.guarantee = [](const Parameters& resolved, const HeatmapFacts& facts) {
        Guarantee guarantee = sound<Of>().guarantee(resolved, facts);
        guarantee.noise_scale /= 2;
        return guarantee;
    };
}

template <class Of> void nTwiceInNoise(Mechanism<Heatmaps>& mechanism) {
    mechanism.guarantee = [](const Parameters& resolved, const HeatmapFacts& facts) {
        Guarantee guarantee = sound<Of>().guarantee(resolved, facts);
        guarantee.noise_scale /= facts.observers;
        return guarantee;
    };
}

template <class Of> void looseBound(Mechanism<Heatmaps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                                   const SeededNoise& noise) {
        Parameters loose = resolved;
        if (resolved.has("cap"))
            loose.set("cap", resolved.number("cap") + 1);
        if (resolved.has("clip"))
            loose.set("clip", resolved.number("clip") * 2);
        return sound<Of>().steps.statistic(points, loose, facts, noise);
    };
}

void clipAfterSum(Mechanism<Heatmaps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                                   const SeededNoise&) {
        Bounds unclipped = boundsOf(resolved);
        const double clip = *unclipped.clip * static_cast<double>(points.observers());
        unclipped.clip.reset();
        const GazeMap sum = boundedSum(noiseGrid(resolved, facts), unclipped, points);
        const double norm = sum.matrix().norm();
        return GazeMap(sum * (norm > clip ? clip / norm : 1.0) / facts.observers);
    };
}

/// The points of one window of time, as a still map's.
ObserverPoints inWindow(const ObserverPoints& points, const Grid& grid, int window) {
    ObserverPoints out;
    for (std::size_t i = 0; i < points.observers(); ++i) {
        for (const GazePoint& point : points.of(i))
            if (windowOf(grid, point) == window)
                out.points.push_back(point);
        out.offsets.push_back(out.points.size());
    }
    return out;
}

void windowsClippedApart(Mechanism<Heatmaps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                                   const SeededNoise& noise) {
        HeatmapFacts still = facts;
        still.display = facts.display.still();
        std::vector<GazeMap> maps;
        for (int t = 0; t < facts.windows(); ++t)
            maps.push_back(sound<Clipped>().steps.statistic(inWindow(points, facts.display, t), resolved, still, noise));
        return stackedWindows(maps);
    };
}

void presentationFromData(Mechanism<Heatmaps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const HeatmapFacts& facts,
                                   const SeededNoise& noise) {
        TimeCut cut;
        cut.windows = facts.windows();
        HeatmapFacts read = facts;
        read.display.cuts = cutsOf(cut, guessedPresentation(points));
        return sound<Clipped>().steps.statistic(points, resolved, read, noise);
    };
}

void gaussianForLaplace(Mechanism<Heatmaps>& mechanism) { mechanism.steps.noise = NoiseKind::gaussian; }

/// Theorem 3.5's σ_L = √2·b is a standard deviation; a b that is once more divided by √2 loses noise.
void deviationForScale(Mechanism<Heatmaps>& mechanism) {
    mechanism.guarantee = [](const Parameters& resolved, const HeatmapFacts& facts) {
        Guarantee guarantee = sound<Laplace>().guarantee(resolved, facts);
        guarantee.noise_scale /= std::sqrt(2.0);
        return guarantee;
    };
}

} // namespace

const std::vector<Mutant<Heatmaps>>& heatmapMutants() {
    static const std::vector<Mutant<Heatmaps>> all = {
        {"half-noise", Gaussian::id, Text("half the noise"), halfNoise<Gaussian>},
        {"half-noise", Laplace::id, Text("half the noise"), halfNoise<Laplace>},
        {"half-noise", Clipped::id, Text("half the noise"), halfNoise<Clipped>},
        {"wrong-cap", Gaussian::id, Text("a cell's cap one higher than the noise is made for"), looseBound<Gaussian>},
        {"wrong-cap", Laplace::id, Text("a cell's cap one higher than the noise is made for"), looseBound<Laplace>},
        {"wrong-clip", Clipped::id, Text("a clip twice as long as the noise is made for"), looseBound<Clipped>},
        {"clip-after-sum", Clipped::id, Text("the sum is clipped, not each observer"), clipAfterSum},
        {"windows-clipped-apart", Clipped::id, Text("windows of time clipped one by one, at one budget"), windowsClippedApart, 8},
        {"presentation-from-data", Clipped::id, Text("how long it was shown is read from the data"), presentationFromData, 8},
        {"n-twice-in-noise", Gaussian::id, Text("the noise divided twice by the number of observers"), nTwiceInNoise<Gaussian>},
        {"n-twice-in-noise", Laplace::id, Text("the noise divided twice by the number of observers"), nTwiceInNoise<Laplace>},
        {"n-twice-in-noise", Clipped::id, Text("the noise divided twice by the number of observers"), nTwiceInNoise<Clipped>},
        {"gaussian-for-laplace", Laplace::id, Text("Gaussian noise of the Laplace noise's scale"), gaussianForLaplace},
        {"deviation-for-scale", Laplace::id, Text("a standard deviation taken for the scale"), deviationForScale}};
    return all;
}

namespace {

/// Of the heatmap over time that shows the fault; 1 = every heatmap does.
int windowsToShow(const AuditQuestion& question) {
    const auto& mutants = heatmapMutants();
    const auto found = std::find_if(mutants.begin(), mutants.end(), [&](const Mutant<Heatmaps>& mutant) {
        return mutant.of == question.mechanism && mutant.name == question.mutant;
    });
    return found == mutants.end() ? 1 : found->windows;
}

BlackBox blackBox(const AuditQuestion& question) {
    const Mechanism<Heatmaps> mechanism = withFault(mechanismOf<Heatmaps>(question.mechanism), heatmapMutants(), question.mutant);
    const int windows = question.windows.value_or(windowsToShow(question));
    return windows > 1 ? overTimeBlackBoxOf(mechanism, question.given, windows) : blackBoxOf(mechanism, question.given);
}

} // namespace

DomainKind heatmapDomain() {
    DomainKind kind =
        domainKind<Heatmaps, heatmapMutants>([](const Session& session, const std::string&) { return heatmapBasis(session); });
    kind.black_box = blackBox;
    return kind;
}

} // namespace nictate
