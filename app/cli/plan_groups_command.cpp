#include "app/cli/area_options.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/domains/areas/group_power.h"
#include "core/domains/registry.h"
#include "core/files/table_text.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct PlanGroupsCommand {
    std::string mechanism = "aoi";
    Settings settings;
    std::vector<int> sizes;
    int areas = 6;
    bool overlapping = false;
    std::vector<std::string> metrics = {"dwell-share"};
    std::vector<double> epsilons;
    std::optional<double> deviation, expected_fixations;
    bool json = false;
};

std::vector<SeenDifference> rows(const PlanGroupsCommand& options) {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>(options.mechanism);
    PlannedGroups planned;
    planned.sizes = options.sizes;
    planned.facts.areas = options.areas;
    planned.facts.overlapping = options.overlapping;
    planned.facts.metrics = areaMetricsOf(options.metrics);
    planned.facts.expected_fixations = options.expected_fixations;
    if (mechanism.info.reads == Areas::summaries)
        planned.facts = summaryFacts(std::vector<FeatureBounds>(static_cast<std::size_t>(std::max(1, options.areas))), 1);
    planned.deviation = options.deviation;
    return whatCouldBeSeen(mechanism, options.settings.of(mechanism.info), planned, options.epsilons);
}

std::string csv(const std::vector<SeenDifference>& rows) {
    TableText table;
    table.header({"epsilon", "n_a", "n_b", "metric", "noise_sd", "difference", "difference_holm"});
    for (const SeenDifference& row : rows)
        table.number(row.epsilon)
            .count(static_cast<std::size_t>(row.people_a))
            .count(static_cast<std::size_t>(row.people_b))
            .text(words(row.metric).id)
            .number(row.noise)
            .number(row.difference)
            .number(row.among_all)
            .endRow();
    return table.take();
}

Json json(const std::vector<SeenDifference>& rows) {
    Json out = Json::array();
    for (const SeenDifference& row : rows)
        out.push_back({{"epsilon", row.epsilon},
                       {"n_a", row.people_a},
                       {"n_b", row.people_b},
                       {"metric", words(row.metric).id},
                       {"noise_sd", row.noise},
                       {"difference", row.difference},
                       {"difference_holm", row.among_all}});
    return {{"plan", out}};
}

} // namespace

void addPlanGroupsCommand(CLI::App& app) {
    auto options = std::make_shared<PlanGroupsCommand>();
    auto* command = app.add_subcommand(
        "plan-groups", "what could be seen: the smallest difference between groups that is found in 80 of 100 studies, against "
                       "ε, before any data is read");
    command->add_option("--sizes", options->sizes, "observers of every group, with commas: 15,15")->required()->delimiter(',');
    command->add_option("--areas", options->areas, "how many areas of interest, or of summaries features (default 6)");
    command->add_flag("--overlapping", options->overlapping, "some of the areas overlap");
    command->add_option("--metric", options->metrics, "as of aoi; several with commas share one budget (default dwell-share)")
        ->delimiter(',')
        ->allow_extra_args(false);
    addEpsilons(*command, options->epsilons, "0.5,1,3");
    command->add_option(
        "--deviation", options->deviation,
        "a public guess of how much people differ, one standard deviation in the metric's unit (default 0.15 of the "
        "largest value; 0.5 of looked)");
    command->add_option("--mechanism", options->mechanism,
                        "aoi (default), or summaries of features, whose differences are in parts of their public ranges");
    options->settings.addTo(*command);
    addExpectedFixations(*command, options->expected_fixations);
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { options->json ? print(json(rows(*options)), true) : writeText(csv(rows(*options)), {}); });
}

} // namespace nictate::cli
