// Prints the handbook's fidelity table (evidence.md): mean CC on OSIE, the 60 pictures with a public stimulus, seeds 1 … 10,
// every mechanism at its own default settings plus only ε and δ = n^(−3/2); beside it what the picture says with no gaze at all.
//   nictate_fidelity OSIE_FOLDER [seeds=N] [every=N] [points=sweep] [all] [name=value …]
//   nictate_fidelity blank SHARED_DATA [seeds=N]: studies without pictures
// Settings go to the clipped mechanism, for experiments; `all` adds the other mechanisms.

#include "app/study/stimulus_picture.h"
#include "app/study/study_opener.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/metrics.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/io/open_study.h"
#include "core/simulate/gallery.h"
#include "core/simulate/reading.h"
#include "core/simulate/viewing.h"
#include "tests/core/domains/heatmap/blank_canvases.h"
#include <algorithm>
#include <functional>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>

using namespace nictate;

namespace {

struct Point {
    int replicate;
    double epsilon;
};

struct Trial {
    Dataset study;
    std::vector<std::size_t> stimuli;
    std::vector<std::shared_ptr<const PublicPicture>> pictures; ///< of `stimuli`
    std::uint64_t seeds = 10;
};

HeatmapFacts factsOf(const Trial& trial, std::size_t k, int observers) {
    const Stimulus& picture = trial.study.stimuli[trial.stimuli[k]];
    HeatmapFacts facts;
    facts.observers = observers;
    facts.display = displayGrid(picture.width_px, picture.height_px);
    facts.blur_px = defaultBlur(picture.width_px);
    facts.picture = trial.pictures[k];
    return facts;
}

std::shared_ptr<ObserverPoints> pointsOf(const Trial& trial, std::size_t k, int times) {
    std::vector<std::size_t> everyone(trial.study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    return std::make_shared<ObserverPoints>(replicate(collectPoints(trial.study, trial.stimuli[k], everyone), times));
}

struct Fidelity {
    double cc = 0;
    double share = 0; ///< of data; 0 where there is no prior
};

Fidelity fidelityOf(const Trial& trial, const Mechanism<Heatmaps>& mechanism, const Parameters& given, Point point) {
    Fidelity sum;
    for (std::size_t k = 0; k < trial.stimuli.size(); ++k) {
        const auto points = pointsOf(trial, k, point.replicate);
        const HeatmapFacts facts = factsOf(trial, k, static_cast<int>(points->observers()));
        Parameters parameters = given;
        parameters.set("epsilon", point.epsilon);
        const Parameters resolved = resolve(mechanism, parameters, facts);
        const double scale = mechanism.guarantee(resolved, facts).noise_scale;
        const GazeMap reference = referenceHeatmap(*points, facts);
        const GazeMap statistic = mechanism.steps.statistic(*points, resolved, facts, SeededNoise(1));
        const Finish finish = mechanism.steps.finisher(resolved, facts);
        for (std::uint64_t seed = 1; seed <= trial.seeds; ++seed) {
            const GazeMap field =
                unitNoise(mechanism.steps.noise, mechanism.steps.grid(resolved, facts), fieldNoise(SeededNoise(seed)));
            sum.cc += correlationCC(finish(statistic + scale * field, scale), reference);
        }
        if (finish.share)
            sum.share += finish.share(scale).whole;
    }
    const auto pictures = static_cast<double>(trial.stimuli.size());
    return {sum.cc / (pictures * static_cast<double>(trial.seeds)), sum.share / pictures};
}

double withoutGaze(const Trial& trial) {
    double sum = 0;
    for (std::size_t k = 0; k < trial.stimuli.size(); ++k) {
        const HeatmapFacts facts = factsOf(trial, k, static_cast<int>(trial.study.participants.size()));
        sum += correlationCC(heatmapWithoutGaze(facts), referenceHeatmap(*pointsOf(trial, k, 1), facts));
    }
    return sum / static_cast<double>(trial.stimuli.size());
}

void printRows(const char* name, const char* half, const std::vector<test::BlankMap>& maps, int seeds) {
    if (maps.empty())
        return;
    const HeatmapFacts& facts = maps.front().facts;
    for (const double epsilon : {0.1, 0.3, 1.0, 3.0, 10.0}) {
        const test::BlankFidelity found = test::blankFidelity(maps, epsilon, seeds, true);
        std::printf("| %s | %s | %d | %g | %g | %.3f | %.3f | %.3f | %.3f | %.3f | %.3f | %.3f | %+.3f |\n", name, half,
                    facts.observers, facts.expected_fixations, epsilon, found.centre, found.without_gaze, found.before,
                    found.grey, found.cc, found.lacking(), found.expected, found.expected - found.cc);
        std::fflush(stdout);
    }
}

/// A study that is not there or holds no gaze on stimuli is named and left out.
void printStudy(const char* name, const char* half, int seeds, const std::function<std::vector<test::BlankMap>()>& maps) {
    try {
        printRows(name, half, maps(), seeds);
    } catch (const Error& error) {
        std::printf("%s is left out: %s\n", name, error.what());
    }
}

/// Prints what the default clipped mechanism reaches on studies without pictures: those of a folder such as ../shared/data, and
/// simulated ones, those that constants were fitted to and those they were not.
void printBlankTable(const std::filesystem::path& data, int seeds) {
    std::printf("Mean CC on blank canvases, default settings, seeds 1 to %d; no gaze: before, now; before: prior=centre\n\n",
                seeds);
    std::printf("| study | half | n | k | ε | no gaze, centre | no gaze | before | grey picture | default | lacking | expected | "
                "off |\n");
    const auto from = [&](const char* folder, std::size_t first, std::size_t step, std::size_t person, std::size_t every) {
        return [=, path = data / folder] { return test::blankMaps(openStudy(path), first, step, person, every); };
    };
    printStudy("OSIE", "fitted", seeds, from("osie", 0, 14, 0, 1));
    printStudy("OSIE", "held out", seeds, from("osie", 7, 14, 0, 1));
    printStudy("walks", "fitted", 4 * seeds, from("personality", 0, 1, 0, 2));
    printStudy("walks", "held out", 4 * seeds, from("personality", 0, 1, 1, 2));
    printStudy("walks, all", "both", 4 * seeds, from("personality", 0, 1, 0, 1));
    for (const char* folder : {"formats/tobii_studio", "formats/smi_begaze", "formats/pupil_core", "formats/pupil_invisible"})
        printStudy(folder, "held out", 4 * seeds, from(folder, 0, 1, 0, 1));
    for (std::uint64_t seed : {1, 2})
        printStudy("reading, all", seed == 1 ? "fitted" : "held out", 2 * seeds,
                   [=] { return test::blankMaps(simulateReading(20, seed)); });
    for (const char* document : {"comic", "newspaper", "textbook"})
        for (std::uint64_t seed : {1, 2})
            printStudy(document, seed == 1 ? "fitted" : "held out", 2 * seeds, [=] {
                const Dataset study = simulateReading(20, seed);
                const auto at = std::find_if(study.stimuli.begin(), study.stimuli.end(),
                                             [&](const Stimulus& stimulus) { return stimulus.id == document; });
                return test::blankMaps(study, static_cast<std::size_t>(at - study.stimuli.begin()), study.stimuli.size());
            });
    printStudy("gallery", "held out", seeds, [] { return test::blankMaps(simulateGallery(15, 3)); });
    printStudy("viewing", "held out", seeds, [] { return test::blankMaps(simulateViewing(12, 3)); });
}

/// How often everybody counts, and ε.
std::vector<Point> pointsOf(bool sweep) {
    if (!sweep)
        return {{1, 0.1}, {1, 0.3}, {1, 0.5}, {1, 1}, {1, 3}, {1, 10}, {2, 2}, {4, 1}, {4, 3}, {10, 0.5}, {20, 1}, {20, 3}};
    std::vector<Point> points;
    for (int replicate : {1, 4, 20})
        for (double epsilon : {0.01, 0.03, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0, 2.0, 5.0, 10.0})
            points.push_back({replicate, epsilon});
    return points;
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::fprintf(stderr, "usage: nictate_fidelity OSIE_FOLDER [seeds=N] [every=N] [points=sweep] [all] [name=value …]\n");
        return 2;
    }
    if (std::string(arguments[1]) == "blank" && count > 2) {
        printBlankTable(arguments[2], count > 3 ? std::atoi(arguments[3] + std::string("seeds=").size()) : 3);
        return 0;
    }
    OpenOptions options;
    options.picture_size = pictureSize;
    Trial trial{openStudy(arguments[1], options), {}, {}};
    const Mechanism<Heatmaps>& clipped = mechanismOf<Heatmaps>("clipped-gaussian");
    Parameters own, centre, theorem;
    bool all = false, sweep = false;
    std::size_t every = 1;
    for (int i = 2; i < count; ++i) {
        const std::string setting = arguments[i], name = setting.substr(0, setting.find('='));
        const std::string value = setting.substr(std::min(setting.size(), name.size() + 1));
        if (name == "all")
            all = true;
        else if (name == "points")
            sweep = value == "sweep";
        else if (name == "seeds")
            trial.seeds = std::strtoull(value.c_str(), nullptr, 10);
        else if (name == "every")
            every = std::strtoull(value.c_str(), nullptr, 10);
        else
            own.set(name, parseParameter(clipped.info.parameter(name), value));
    }
    for (std::size_t stimulus = 0; stimulus < trial.study.stimuli.size(); stimulus += every)
        if (const Stimulus& picture = trial.study.stimuli[stimulus]; !picture.picture.empty()) {
            trial.stimuli.push_back(stimulus);
            trial.pictures.push_back(publicPicture(picture));
        }
    theorem.set("calibration", "theorem-3.4");
    centre = own;
    centre.set("prior", "centre");
    std::printf("%zu pictures, seeds 1 to %llu; with no gaze at all %.3f\n\n", trial.stimuli.size(),
                static_cast<unsigned long long>(trial.seeds), withoutGaze(trial));
    std::printf("| n | ε |%s clipped, prior=centre | clipped | share of data |\n",
                all ? " Laplace | Gaussian, Theorem 3.4 | Gaussian, analytic |" : "");
    for (Point point : pointsOf(sweep)) {
        std::printf("| %d | %g |", point.replicate * static_cast<int>(trial.study.participants.size()), point.epsilon);
        if (all) {
            std::printf(" %.3f |", fidelityOf(trial, mechanismOf<Heatmaps>("laplace"), {}, point).cc);
            std::printf(" %.3f |", fidelityOf(trial, mechanismOf<Heatmaps>("gaussian"), theorem, point).cc);
            std::printf(" %.3f |", fidelityOf(trial, mechanismOf<Heatmaps>("gaussian"), {}, point).cc);
        }
        std::printf(" %.3f |", fidelityOf(trial, clipped, centre, point).cc);
        const Fidelity fidelity = fidelityOf(trial, clipped, own, point);
        std::printf(" %.3f | %.2f |\n", fidelity.cc, fidelity.share);
        std::fflush(stdout);
    }
}
