#include "core/domains/heatmap/mechanisms/heatmap_mechanisms.h"

#include "core/domains/heatmap/attention_posterior.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/domains/heatmap/prior_shrinkage.h"
#include "core/domains/heatmap/public_belief.h"
#include "core/files/figures.h"
#include "core/privacy/gaussian_profile.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nictate {

namespace {

constexpr double default_clip_fixations = 2;
constexpr double default_splat = 0.6;    // the least that keeps a fixation's norm nearly the same wherever it falls
constexpr double hot_spot_width = 0.035; // of the picture's width: how far attention to one thing spreads

ParameterSpec thresholdSpec() {
    return {.name = "threshold",
            .symbol = "θ",
            .label = Text("Threshold"),
            .unit = Text("standard deviations"),
            .meaning = Text(
                "How far above the remaining uncertainty a hot spot must rise to be shown; beside the picture's prior times the "
                "share of data. After the noise, so free."),
            .min = 0,
            .max = 10,
            .slider_min = 0,
            .slider_max = 4,
            .default_formula = Text("1")};
}

ParameterSpec priorSpec() {
    return {.name = "prior",
            .label = Text("Prior"),
            .meaning =
                Text("What the noise drowned is pulled towards what is public: picture: where the stimulus itself draws the eye, "
                     "or where pictures do if it is not here. screen: gaze on any screen or picture, as far from it as the noisy "
                     "map says. centre: gaze gathers around the centre. none: only blur."),
            .choices = {Text("picture"), Text("screen"), Text("centre"), Text("none")},
            .default_formula = Text("where n/q(ε,δ) < 100: picture where the stimulus has one, else screen; centre beyond")};
}

/// The signal-to-noise ratio of one fixation an observer in each window of time: n/(q(ε,δ)·T).
double fixationRatio(const Parameters& given, const HeatmapFacts& facts) {
    return facts.observers / (analyticSigma(given.number("epsilon"), given.number("delta")) * facts.windows());
}

/// Beyond this ratio the data say as much by themselves.
constexpr double prior_helps_below = 100;

/// The prior asked for can be had; else it is the screen's.
bool followsPicture(const Parameters& resolved, const HeatmapFacts& facts) {
    return resolved.text("prior") == "picture" && readPicture(facts);
}

/// Of the priors "picture" and "screen".
GazeBelief beliefOf(const Parameters& resolved, const HeatmapFacts& facts) {
    HeatmapFacts believed = withPictureSaid(facts, resolved);
    if (facts.picture && resolved.text("prior") == "screen")
        believed.picture = std::make_shared<const PublicPicture>("", nullptr);
    return publicBelief(believed);
}

/// How wide a fixation is spread before the noise, in pixels. The noise falls as the kernel grows, so it should be
/// as wide as what is looked for: with little noise half the blur (what the final blur keeps, split evenly between
/// before and after the noise), with much noise a whole hot spot. n/q(ε,δ) is the signal-to-noise ratio of one
/// fixation per observer; 40 is where the two are worth the same.
double defaultKernel(const Parameters& given, const HeatmapFacts& facts) {
    double ratio = fixationRatio(given, facts);
    double half_blur = 0.5 * facts.blur_px;
    double hot_spot = hot_spot_width * facts.display.stimulus_width_px;
    return std::sqrt(half_blur * half_blur + hot_spot * hot_spot * 40 / (40 + ratio));
}

int cellsFor(double length_px, double cell_px, int most) {
    return std::clamp(static_cast<int>(std::lround(length_px / cell_px)), std::min(4, most), most);
}

Parameters defaults(const Parameters& given, const HeatmapFacts& facts) {
    Parameters out = given;
    auto fill = [&](const char* name, ParameterValue value) {
        if (!out.has(name))
            out.set(name, std::move(value));
    };
    fill("epsilon", 1.0);
    fill("delta", defaultDelta(facts.observers));
    fill("splat", default_splat);
    double splat = out.number("splat");
    double cell = defaultKernel(out, facts) / (splat > 0 ? splat : default_splat);
    fill("width", static_cast<double>(cellsFor(facts.display.stimulus_width_px, cell, 400)));
    fill("height", static_cast<double>(cellsFor(facts.display.stimulus_height_px, cell, 400)));
    fill("clip", default_clip_fixations * fixationNorm(splat));
    fill("prior", fixationRatio(out, facts) >= prior_helps_below ? "centre" : facts.picture ? "picture" : "screen");
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

/// The blur on `finer` cells that is left after the splat, but never so little that single cells show; in pixels.
double restOfBlur(double blur_px, double splat_px, double finer_cell_px) {
    double left = std::sqrt(std::max(0.0, blur_px * blur_px - splat_px * splat_px));
    return std::max(left, 0.6 * finer_cell_px);
}

DisplayBlur lastBlur(const Grid& grid, const Grid& finer, double splat, double kept, const HeatmapFacts& facts) {
    double x = restOfBlur(facts.blur_px, splat * grid.cellWidth(), finer.cellWidth());
    double y = restOfBlur(facts.blur_px, splat * grid.cellHeight(), finer.cellHeight());
    // A unit of mass keeps the volume of the point spread, and what the clip took is given back on average.
    return {finer, facts.display, x, y, facts.blur_px * facts.blur_px / (x * y) / kept};
}

DataShare ofAllWindows(const std::vector<DataShare>& windows) {
    DataShare all{0, {}};
    std::vector<GazeMap> where;
    for (const DataShare& one : windows) {
        all.whole += one.whole / static_cast<double>(windows.size());
        where.push_back(one.where);
    }
    all.where = stackedWindows(where);
    return all;
}

Finish finisher(const Parameters& resolved, const HeatmapFacts& facts) {
    const Grid grid = noiseGrid(resolved, facts);
    const double splat = resolved.number("splat"), threshold = resolved.number("threshold");
    const double kept = expectedClipFactor(resolved, facts);
    const DisplayBlur plain = lastBlur(grid, grid, splat, kept, facts);
    if (resolved.text("prior") == "none")
        return {[plain, threshold](const GazeMap& noisy, double scale) { return plain((noisy - threshold * scale).max(0.0)); }};
    GazePrior prior;
    prior.fixations = facts.expected_fixations * kept;
    prior.splat = splat;
    prior.hot_spot_width = hot_spot_width;
    const bool centre = resolved.text("prior") == "centre";
    if (!centre || grid.windows() > 1) {
        const GazeBelief belief = centre ? GazeBelief{centreAttention(75, 100)} : beliefOf(resolved, facts);
        const auto posterior = attentionPosterior(grid.still(), prior, belief, windowShares(grid.cuts, facts.shown));
        const DisplayBlur blur = lastBlur(grid, posterior->grid(), 0, kept, facts); // it has taken the splat back
        const int windows = grid.windows();
        return {[=](const GazeMap& noisy, double scale) {
                    return blur(stackedWindows((*posterior)(windowMaps(noisy, windows), scale, threshold)));
                },
                [=](double scale) { return ofAllWindows(posterior->shares(scale)); }, plain};
    }
    const auto shrinkage = std::make_shared<const PriorShrinkage>(grid, prior);
    const DisplayBlur blur = lastBlur(grid, shrinkage->grid(), splat, kept, facts);
    return {[=](const GazeMap& noisy, double scale) { return blur((*shrinkage)(noisy, scale, threshold)); },
            [=](double scale) { return shrinkage->share(scale); }, plain};
}

Guarantee guarantee(const Parameters& resolved, const HeatmapFacts& facts) {
    Guarantee guarantee = analyticGaussianGuarantee(resolved, facts);
    guarantee.reasons.push_back(Text("Every observer's map is clipped by itself; prior, threshold and blur come after "
                                     "the noise and cost nothing."));
    return guarantee;
}

std::vector<Text> postProcessing(const Parameters& resolved, const HeatmapFacts& facts) {
    const std::string threshold = valueText(resolved.number("threshold"));
    const std::string& prior = resolved.text("prior");
    std::vector<Text> steps;
    if (prior == "none") {
        steps.push_back(Text("Lowered by %1 standard deviations of the noise and clamped at zero.", threshold));
    } else {
        const bool picture = followsPicture(resolved, facts);
        if (prior == "picture" && !picture)
            steps.push_back(Text("The stimulus has no picture that can be read, so the prior is that of any picture or screen."));
        steps.push_back(picture
                            ? Text("Pulled towards what is publicly known about gaze (a Gaussian-process prior: hot spots lie "
                                   "where the public picture draws the eye).")
                        : prior == "centre"
                            ? Text("Pulled towards what is publicly known about gaze (a Gaussian-process prior: gaze gathers "
                                   "around the centre and in hot spots).")
                            : Text("Pulled towards what is publicly known about gaze (a Gaussian-process prior: gaze on screens, "
                                   "around a centre or over a page, and in hot spots)."));
        if (facts.windows() > 1)
            steps.push_back(Text("Windows of time lend each other what they know: a correlation of %1 from one to the next.",
                                 shortFigure(AttentionPosterior::correlation_in_time)));
        steps.push_back(
            prior != "centre" || facts.windows() > 1
                ? Text("Lowered by %1 × the standard deviation of what remains uncertain, times the share of data, "
                       "and clamped at zero.",
                       threshold)
                : Text("Lowered by %1 × the standard deviation of what remains uncertain and clamped at zero.", threshold));
    }
    if (prior != "none")
        steps.push_back(Text("Share of the map that the noisy data decided: %1 (1 − posterior variance / prior variance); the "
                             "rest is expectation. unbiased.csv is the map without prior.",
                             shortFigure(finisher(resolved, facts).share(guarantee(resolved, facts).noise_scale).whole)));
    steps.push_back(Text("Scaled by the share that clipping is expected to leave of an observer (public)."));
    steps.push_back(Text("Blurred by what the splat leaves of a Gaussian point spread of standard deviation %1 stimulus pixels "
                         "onto the display grid.",
                         valueText(facts.blur_px)));
    return steps;
}

} // namespace

double fixationNorm(double splat) { return splat > 0 ? 1 / (2 * std::sqrt(std::numbers::pi) * splat) : 1; }

double expectedClipFactor(const Parameters& resolved, const HeatmapFacts& facts) {
    Bounds bounds = boundsOf(resolved);
    double k = facts.expected_fixations;
    if (bounds.count_cap)
        k = std::min<double>(k, *bounds.count_cap);
    double overlap = expectedOverlap(noiseGrid(resolved, facts), std::max(bounds.splat, 0.3));
    double together = 0; // two fixations overlap in one window only
    for (const double share : windowShares(facts.display.cuts, facts.shown))
        together += share * share;
    double norm = fixationNorm(bounds.splat) * std::sqrt(k + k * (k - 1) * overlap * together);
    return std::min(1.0, *bounds.clip / norm);
}

Mechanism<Heatmaps> clippedGaussian() {
    return {
        .info = {.id = "clipped-gaussian",
                 .name = Text("Clipped Gaussian"),
                 .reads = Heatmaps::reads,
                 .summary = Text("Fixations spread on a coarse grid, every observer clipped, then Gaussian noise: far less "
                                 "of it for the same ε."),
                 .formula = Text("(1/n) Σ G_i·min(1, C/‖G_i‖₂) + N(0,σ²) per coarse cell; σ = √2·C/n·q(ε,δ)"),
                 .citation = std::string(liu2019) + ", extended",
                 .parameters =
                     {epsilonSpec(), deltaSpec(),
                      widthSpec(
                          Text("picture width · s/τ with τ² = (σ_b/2)² + (0.035·picture width)²·40/(40 + n/q(ε,δ)), 4 … 400")),
                      heightSpec(Text("as the width, for square cells")), splatSpec(valueText(default_splat)),
                      clipSpec(Text("2 fixations: 2/(2√π·s), or 2 without splat")), countCapSpec(), thresholdSpec(), priorSpec()},
                 .statuses = {Status::proven}},
        .defaults = defaults,
        .guarantee = guarantee,
        .steps = {.noise = NoiseKind::gaussian,
                  .grid = noiseGrid,
                  .statistic = boundedMean,
                  .finisher = finisher,
                  .takes_windows = true},
        .simulate = simulateSteps,
        .exact = gaussianLattice,
        .post_processing = postProcessing,
    };
}

} // namespace nictate
