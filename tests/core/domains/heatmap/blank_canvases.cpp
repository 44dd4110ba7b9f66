#include "tests/core/domains/heatmap/blank_canvases.h"

#include "core/data/presentation.h"
#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/domains/heatmap/metrics.h"
#include "core/domains/registry.h"

#include <algorithm>

namespace nictate::test {

namespace {

/// Mean over seeds.
double meanOf(const BlankMap& map, const Parameters& given, const HeatmapFacts& facts, int seeds, const GazeMap& original) {
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>("clipped-gaussian");
    const Parameters resolved = resolve(mechanism, given, facts);
    const double scale = mechanism.guarantee(resolved, facts).noise_scale;
    const GazeMap statistic = mechanism.steps.statistic(map.points, resolved, facts, SeededNoise(1));
    const Finish finish = mechanism.steps.finisher(resolved, facts);
    double sum = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        const SeededNoise noise = fieldNoise(SeededNoise(static_cast<std::uint64_t>(seed)));
        const GazeMap field = unitNoise(mechanism.steps.noise, mechanism.steps.grid(resolved, facts), noise);
        sum += correlationCC(finish(statistic + scale * field, scale), original) / seeds;
    }
    return sum;
}

HeatmapFacts onGrey(HeatmapFacts facts) {
    static const auto grey = std::make_shared<const PublicPicture>("grey", [](const std::string&) {
        return std::optional(PicturePixels{400, 300, std::vector<std::uint8_t>(std::size_t{3} * 400 * 300, 128)});
    });
    facts.picture = grey;
    return facts;
}

} // namespace

std::vector<BlankMap> blankMaps(const Dataset& study, std::size_t from, std::size_t step, std::size_t first_person,
                                std::size_t every_person) {
    std::vector<std::size_t> people;
    for (std::size_t i = first_person; i < study.participants.size(); i += every_person)
        people.push_back(i);
    std::vector<BlankMap> maps;
    for (std::size_t i = from; i < study.stimuli.size(); i += step) {
        Stimulus blank = study.stimuli[i];
        blank.picture.clear();
        BlankMap map{collectPoints(study, i, people), {}};
        map.facts.observers = static_cast<int>(people.size());
        map.facts.display = displayGrid(blank.width_px, blank.height_px);
        map.facts.blur_px = defaultBlur(blank.width_px);
        map.facts.expected_fixations = expectedFixations({}, presentationOf(study.frame, blank.id));
        map.facts.picture = publicPicture(blank, nullptr);
        if (!map.points.points.empty())
            maps.push_back(std::move(map));
    }
    return maps;
}

double BlankFidelity::lacking() const { return std::max(0.0, std::max({centre, without_gaze, grey}) - cc); }

BlankFidelity blankFidelity(const std::vector<BlankMap>& maps, double epsilon, int seeds, bool with_before) {
    Parameters given, before;
    given.set("epsilon", epsilon);
    before = given;
    before.set("prior", "centre");
    BlankFidelity sum;
    const auto share = 1 / static_cast<double>(maps.size());
    const HeatmapFacts* expected_for = nullptr;
    double expected = 0;
    for (const BlankMap& map : maps) {
        const HeatmapFacts& facts = map.facts;
        const GazeMap original = referenceHeatmap(map.points, facts), centre = centreAttention(75, 100);
        const Grid cells{100, 75, facts.display.stimulus_width_px, facts.display.stimulus_height_px};
        sum.centre += share * correlationCC(blurToDisplay(centre, cells, facts.display, facts.blur_px), original);
        sum.without_gaze += share * correlationCC(heatmapWithoutGaze(facts), original);
        sum.grey += share * meanOf(map, given, onGrey(facts), seeds, original);
        sum.cc += share * meanOf(map, given, facts, seeds, original);
        if (with_before)
            sum.before += share * meanOf(map, before, facts, seeds, original);
        if (!expected_for || !(*expected_for == facts))
            expected = expectedCC(mechanismOf<Heatmaps>("clipped-gaussian"), given, facts);
        expected_for = &facts;
        sum.expected += share * expected;
    }
    return sum;
}

} // namespace nictate::test
