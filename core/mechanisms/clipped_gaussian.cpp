#include "core/mechanisms/clipped_gaussian.h"

#include "core/maps/heatmap.h"
#include "core/maps/prior_shrinkage.h"
#include "core/mechanisms/map_parameters.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

constexpr double default_clip_fixations = 2;
constexpr double default_splat = 0.8;

ParameterSpec thresholdSpec() {
    ParameterSpec spec;
    spec.name = "threshold";
    spec.symbol = "θ";
    spec.label = "Threshold";
    spec.unit = "posterior standard deviations";
    spec.meaning = "How far above the remaining uncertainty a hot spot must rise to be shown. After the noise, so free.";
    spec.min = 0;
    spec.max = 10;
    spec.slider_min = 0;
    spec.slider_max = 4;
    spec.default_formula = "1";
    return spec;
}

ParameterSpec smoothingSpec() {
    ParameterSpec spec;
    spec.name = "smoothing";
    spec.label = "Smoothing";
    spec.meaning = "prior: pull what the noise drowned towards what is publicly known about gaze. none: only blur.";
    spec.choices = {"prior", "none"};
    spec.default_formula = "prior";
    return spec;
}

/// Cells of 1.2 blur widths: one splatted fixation is then about as wide as the blur, so that the noise grid
/// keeps what the blur would keep anyway and nothing finer.
double defaultCell(const Parameters&, const MapFacts& facts) { return 1.2 * facts.blur_px; }

int cellsFor(double length_px, double cell_px, int most) {
    return std::clamp(static_cast<int>(std::lround(length_px / cell_px)), std::min(4, most), most);
}

Parameters defaults(const Parameters& given, const MapFacts& facts) {
    Parameters out = given;
    auto fill = [&](const char* name, ParameterValue value) {
        if (!out.has(name))
            out.set(name, std::move(value));
    };
    fill("epsilon", 1.0);
    fill("delta", defaultDelta(facts.observers));
    double cell = defaultCell(out, facts);
    fill("width", static_cast<double>(cellsFor(facts.display.stimulus_width_px, cell, 400)));
    fill("height", static_cast<double>(cellsFor(facts.display.stimulus_height_px, cell, 400)));
    fill("splat", default_splat);
    fill("clip", default_clip_fixations * fixationNorm(out.number("splat")));
    fill("smoothing", "prior");
    fill("threshold", 1.0);
    return out;
}

/// Share of a fixation's squared norm that another fixation of the same observer is expected to add: both lie
/// around the centre and hot spots gather them (4.4 times as often close as a plain centre bias would have it).
double expectedOverlap(const Grid& grid, double splat) {
    const double spread = 0.22, gathering = 4.4;
    double kernel = splat * splat * grid.cellWidth() * grid.cellHeight();
    return std::min(1.0, gathering * kernel / (spread * spread * grid.stimulus_width_px * grid.stimulus_height_px));
}

Finish finisher(const Parameters& resolved, const MapFacts& facts) {
    Grid grid = noiseGrid(resolved, facts);
    double splat = resolved.number("splat");
    double kept = expectedClipFactor(resolved, facts);
    // What is left of the blur after the splat, but never so little that single cells show.
    auto rest = [&](double cell) {
        double left = std::sqrt(std::max(0.0, facts.blur_px * facts.blur_px - splat * splat * cell * cell));
        return left < 0.6 * cell ? std::hypot(left, 0.45 * cell) : left;
    };
    double sigma_x = rest(grid.cellWidth()), sigma_y = rest(grid.cellHeight());
    double amplitude = facts.blur_px * facts.blur_px / (sigma_x * sigma_y) / kept;
    bool shrink = resolved.text("smoothing") == "prior";
    double threshold = resolved.number("threshold");
    if (!shrink) {
        DisplayBlur blur(grid, facts.display, sigma_x, sigma_y, amplitude);
        return [blur, threshold](const GazeMap& noisy, double scale) {
            return blur((noisy - threshold * scale).max(0.0));
        };
    }
    GazePrior prior;
    prior.fixations = facts.expected_fixations * kept;
    prior.splat = splat;
    PriorShrinkage shrinkage(grid, prior);
    DisplayBlur blur(shrinkage.grid(), facts.display, sigma_x, sigma_y, amplitude);
    return [shrinkage, blur, threshold](const GazeMap& noisy, double scale) {
        return blur(shrinkage(noisy, scale, threshold));
    };
}

Guarantee guarantee(const Parameters& resolved, const MapFacts& facts) {
    Guarantee guarantee = analyticGaussianGuarantee(resolved, facts);
    guarantee.reasons.push_back("Every observer's map is clipped by itself; smoothing, threshold and blur come after "
                                "the noise and cost nothing.");
    return guarantee;
}

} // namespace

double fixationNorm(double splat) { return splat > 0 ? 1 / (2 * std::sqrt(std::numbers::pi) * splat) : 1; }

double expectedClipFactor(const Parameters& resolved, const MapFacts& facts) {
    Bounds bounds = boundsOf(resolved);
    double k = facts.expected_fixations;
    if (bounds.count_cap)
        k = std::min<double>(k, *bounds.count_cap);
    double overlap = expectedOverlap(noiseGrid(resolved, facts), std::max(bounds.splat, 0.3));
    double norm = fixationNorm(bounds.splat) * std::sqrt(k + k * (k - 1) * overlap);
    return std::min(1.0, *bounds.clip / norm);
}

MapMechanism clippedGaussian() {
    MapMechanism mechanism;
    mechanism.info.id = "clipped-gaussian";
    mechanism.info.name = "Clipped Gaussian";
    mechanism.info.summary = "Fixations spread on a coarse grid, every observer clipped, then Gaussian noise: far less "
                             "of it for the same ε.";
    mechanism.info.formula = "(1/n) Σ G_i·min(1, C/‖G_i‖₂) + N(0,σ²) per coarse cell; σ = √2·C/n·q(ε,δ)";
    mechanism.info.citation = std::string(liu2019) + ", extended";
    mechanism.info.parameters = {epsilonSpec(), deltaSpec(),
                                 widthSpec("picture width / (1.2 σ_b), 4 … 400"),
                                 heightSpec("picture height / (1.2 σ_b), 4 … 400"),
                                 splatSpec("0.8"), clipSpec("2 fixations: 2/(2√π·s), or 2 without splat"),
                                 countCapSpec(), thresholdSpec(), smoothingSpec()};
    for (ParameterSpec& spec : mechanism.info.parameters)
        if (spec.name == "splat" || spec.name == "clip")
            spec.optional = false;
    mechanism.info.statuses = {Status::proven};
    mechanism.noise = NoiseKind::gaussian;
    mechanism.defaults = defaults;
    mechanism.guarantee = guarantee;
    mechanism.grid = noiseGrid;
    mechanism.statistic = boundedMean;
    mechanism.finisher = finisher;
    return mechanism;
}

} // namespace nictate
