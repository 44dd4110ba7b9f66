// Prints the README's fidelity table: mean CC on OSIE, first 30 pictures, seeds 1 … 10, every mechanism at its own
// default settings plus only ε and δ = n^(−3/2).
//   nictate_fidelity OSIE_FOLDER [name=value …]     further settings go to the clipped mechanism, for experiments

#include "core/analysis/heatmap_preview.h"
#include "core/io/open_study.h"
#include "core/maps/heatmap.h"
#include "core/mechanisms/registry.h"

#include <cmath>
#include <cstdio>
#include <numeric>

using namespace nictate;

namespace {

struct Point {
    int replicate;
    double epsilon;
};

double meanCC(const Dataset& study, const Mechanism<Maps>& mechanism, const Parameters& given, Point point) {
    std::vector<std::size_t> everyone(study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    double sum = 0;
    int draws = 0;
    for (std::size_t stimulus = 0; stimulus < 30; ++stimulus) {
        const Stimulus& picture = study.stimuli[stimulus];
        auto points = std::make_shared<ObserverPoints>(replicate(collectPoints(study, stimulus, everyone), point.replicate));
        MapFacts facts;
        facts.observers = static_cast<int>(points->observers());
        facts.display = displayGrid(picture.width_px, picture.height_px);
        facts.blur_px = defaultBlur(picture.width_px);
        Parameters parameters = given;
        parameters.set("epsilon", point.epsilon);
        for (std::uint64_t seed = 1; seed <= 10; ++seed, ++draws)
            sum += HeatmapPreview(points, facts, seed).frame(mechanism, parameters).cc;
    }
    return sum / draws;
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::fprintf(stderr, "usage: nictate_fidelity OSIE_FOLDER [name=value …]\n");
        return 2;
    }
    Dataset study = openStudy(arguments[1]);
    const Mechanism<Maps>& clipped = mechanismOf<Maps>("clipped-gaussian");
    Parameters own, theorem;
    for (int i = 2; i < count; ++i) {
        std::string setting = arguments[i];
        std::string name = setting.substr(0, setting.find('='));
        own.set(name, parseParameter(clipped.info.parameter(name), setting.substr(name.size() + 1)));
    }
    theorem.set("calibration", "theorem-3.4");
    std::printf("| n | ε | Laplace | Gaussian, Theorem 3.4 | Gaussian, analytic | clipped Gaussian |\n");
    std::printf("|--:|--:|--:|--:|--:|--:|\n");
    for (Point point : {Point{1, 3}, Point{2, 2}, Point{4, 1}, Point{10, 0.5}, Point{20, 1}, Point{1, 1}, Point{1, 10},
                        Point{4, 3}, Point{20, 3}}) {
        int n = point.replicate * static_cast<int>(study.participants.size());
        std::printf("| %d | %g |", n, point.epsilon);
        if (count == 2) {
            std::printf(" %.3f |", meanCC(study, mechanismOf<Maps>("laplace"), {}, point));
            std::printf(" %.3f |", meanCC(study, mechanismOf<Maps>("gaussian"), theorem, point));
            std::printf(" %.3f |", meanCC(study, mechanismOf<Maps>("gaussian"), {}, point));
        }
        std::printf(" %.3f |\n", meanCC(study, clipped, own, point));
        std::fflush(stdout);
    }
}
