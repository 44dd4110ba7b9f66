#include "core/domains/heatmap/map_audit.h"

#include "core/domains/heatmap/map_parameters.h"
#include "core/mechanism/mechanisms.h"

#include <cmath>

namespace nictate {

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

template <class Of> const Mechanism<Maps>& sound() { return mechanismOf<Maps>(Of::id); }

template <class Of> void halfNoise(Mechanism<Maps>& mechanism) {
    mechanism.guarantee = [](const Parameters& resolved, const MapFacts& facts) {
        Guarantee guarantee = sound<Of>().guarantee(resolved, facts);
        guarantee.noise_scale /= 2;
        return guarantee;
    };
}

template <class Of> void nTwiceInNoise(Mechanism<Maps>& mechanism) {
    mechanism.guarantee = [](const Parameters& resolved, const MapFacts& facts) {
        Guarantee guarantee = sound<Of>().guarantee(resolved, facts);
        guarantee.noise_scale /= facts.observers;
        return guarantee;
    };
}

template <class Of> void looseBound(Mechanism<Maps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts,
                                   const SeededNoise& noise) {
        Parameters loose = resolved;
        if (resolved.has("cap"))
            loose.set("cap", resolved.number("cap") + 1);
        if (resolved.has("clip"))
            loose.set("clip", resolved.number("clip") * 2);
        return sound<Of>().steps.statistic(points, loose, facts, noise);
    };
}

void clipAfterSum(Mechanism<Maps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts,
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

void windowsClippedApart(Mechanism<Maps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts,
                                   const SeededNoise& noise) {
        MapFacts still = facts;
        still.display = facts.display.still();
        std::vector<GazeMap> maps;
        for (int t = 0; t < facts.windows(); ++t)
            maps.push_back(sound<Clipped>().steps.statistic(inWindow(points, facts.display, t), resolved, still, noise));
        return filmOf(maps);
    };
}

void presentationFromData(Mechanism<Maps>& mechanism) {
    mechanism.steps.statistic = [](const ObserverPoints& points, const Parameters& resolved, const MapFacts& facts,
                                   const SeededNoise& noise) {
        FilmCut cut;
        cut.windows = facts.windows();
        MapFacts read = facts;
        read.display.cuts = cutsOf(cut, guessedPresentation(points));
        return sound<Clipped>().steps.statistic(points, resolved, read, noise);
    };
}

void gaussianForLaplace(Mechanism<Maps>& mechanism) { mechanism.steps.noise = NoiseKind::gaussian; }

/// Theorem 3.5's σ_L = √2·b is a standard deviation; a b that is once more divided by √2 loses noise.
void deviationForScale(Mechanism<Maps>& mechanism) {
    mechanism.guarantee = [](const Parameters& resolved, const MapFacts& facts) {
        Guarantee guarantee = sound<Laplace>().guarantee(resolved, facts);
        guarantee.noise_scale /= std::sqrt(2.0);
        return guarantee;
    };
}

} // namespace

const std::vector<Mutant<Maps>>& mapMutants() {
    static const std::vector<Mutant<Maps>> all = {
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

} // namespace nictate
