#include "app/cli/membership_options.h"

#include "app/cli/area_options.h"
#include "app/cli/output.h"
#include "core/aoi/area_files.h"
#include "core/data/presentation.h"
#include "core/errors.h"
#include "core/evaluation/membership.h"
#include "core/files/number.h"
#include "core/files/table_text.h"
#include "core/mechanisms/registry.h"

#include <CLI/CLI.hpp>

#include <numeric>

namespace nictate::cli {

namespace {

void addRisk(TableText& csv, const std::string& observer, const MembershipRisk& risk, const Membership& all) {
    csv.text(observer);
    for (const auto& value : {risk.mu, std::optional(risk.auc), std::optional(risk.tpr_at_5), all.limit_auc, all.limit_tpr})
        value ? csv.text(numberText(*value)) : csv.nothing(); // may be "inf"
    csv.endRow();
}

std::string tableOf(const Membership& found, const Dataset& study) {
    TableText csv;
    csv.header({"observer", "mu", "auc", "tpr_at_5", "limit_auc", "limit_tpr"});
    for (std::size_t i = 0; i < found.observers.size(); ++i)
        addRisk(csv, study.participants[i].id, found.observers[i], found);
    addRisk(csv, "worst", found.worst, found);
    return csv.str();
}

std::string inTable(const MembershipOptions& options, const SignalInputOptions& input, const Mechanism<Areas>& mechanism,
                    const Parameters& given) {
    const Dataset study = input.data.open();
    const Stimulus& on = study.stimuli[stimulusIndex(study, options.stimulus)];
    const std::vector<Area> areas = areasOf(readAreaFile(options.aois), on.id, on.width_px, on.height_px);
    std::vector<std::size_t> everyone(study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    const AreaHits hits(areas, areaGaze(study, stimulusIndex(study, options.stimulus), everyone));
    AreaFacts facts = areaFacts(areas, areaMetricsOf(options.metrics), static_cast<int>(everyone.size()));
    facts.expected_fixations = options.expected_fixations;
    facts.presentation_ms = presentationOf(study.frame, on.id);
    return tableOf(membershipOf(areaQuestion(mechanism, hits, resolve(mechanism, given, facts), facts), SeededNoise(input.seed)),
                   study);
}

} // namespace

void MembershipOptions::addTo(CLI::App& command) {
    command.add_option("--stimulus", stimulus, "a stimulus' id, for membership");
    command.add_option("--aois", aois, "a file of areas of interest: membership in their table instead of a heatmap");
    command
        .add_option("--metric", metrics,
                    "of that table: dwell-share (default), looked, fixations, dwell, first-fixation, transitions")
        ->delimiter(',')
        ->allow_extra_args(false);
    addExpectedFixations(command, expected_fixations);
}

std::string membershipCsv(const MembershipOptions& options, const SignalInputOptions& input, const std::string& mechanism,
                          const Settings& settings) {
    if (!options.aois.empty()) {
        const Mechanism<Areas>& of_areas = mechanismOf<Areas>(mechanism);
        return inTable(options, input, of_areas, settings.of(of_areas.info));
    }
    HeatmapOptions asked;
    asked.data = input.data;
    asked.stimulus = options.stimulus;
    asked.seed = input.seed;
    asked.expected_fixations = options.expected_fixations;
    const Mechanism<Maps>& of_maps = mechanismOf<Maps>(mechanism);
    const Parameters given = settings.of(of_maps.info);
    const HeatmapInput heatmap = openHeatmap(asked);
    return tableOf(heatmapMembership(of_maps, *heatmap.points, resolve(of_maps, given, heatmap.facts), heatmap.facts,
                                     SeededNoise(heatmap.seed)),
                   heatmap.study);
}

} // namespace nictate::cli
