#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/audit/audit_question.h"
#include "core/audit/faulty_mechanisms.h"
#include "core/audit/lower_bound.h"
#include "core/mechanisms/registry.h"

#include <CLI/CLI.hpp>

#include <chrono>

namespace nictate::cli {

namespace {

struct Options {
    std::string mechanism, mutant;
    Settings settings;
    int samples = 100000;
    std::optional<int> windows; ///< of a film of heatmaps
    std::uint64_t seed = 1;
    bool json = false;
};

Json json(const BlackBox& experiment, const BlackBoxCounts& counts, double seconds, const Options& options) {
    const double proven = counts.proven(experiment.delta);
    Json out;
    out["mechanism"] = options.mechanism;
    out["mutant"] = options.mutant.empty() ? Json(nullptr) : Json(options.mutant);
    out["neighbours"] = experiment.neighbours;
    out["event"] = experiment.event;
    out["samples"] = counts.draws;
    out["events"] = counts.here;
    out["events_of_neighbour"] = counts.there;
    out["confidence"] = 1 - 2 * bound_alpha;
    if (experiment.promise)
        out["promised"] = {{"epsilon", *experiment.promise}, {"delta", experiment.delta}};
    else
        out["promised"] = nullptr;
    out["epsilon_lower"] = proven;
    out["sensitivity_stated"] = orNull(experiment.sensitivity_stated);
    out["sensitivity_reached"] = experiment.sensitivity_reached;
    out["seconds"] = seconds;
    out["verdict"] = name(verdictOf(experiment, counts));
    out["parameters"] = toJson(experiment.parameters);
    return out;
}

} // namespace

void addAuditCommand(CLI::App& app) {
    auto options = std::make_shared<Options>();
    auto* command =
        app.add_subcommand("audit", "what outputs alone prove about a mechanism's loss, against its promise, without any data");
    command->add_option("MECHANISM", options->mechanism, "a mechanism's id")->required();
    command->add_option("--mutant", options->mutant,
                        "the mechanism with one fault, such as half-noise or missing-root-n; none: list them");
    options->settings.addTo(*command);
    command->add_option("--samples", options->samples, "draws on each of two neighbouring data sets, up to 10000000")
        ->check(CLI::Range(100, 10000000))
        ->capture_default_str();
    command->add_option("--windows", options->windows, "of a film of heatmaps: so many windows of time")
        ->transform(wholeNumber(1, most_windows));
    addSeed(*command, options->seed);
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] {
        if (options->mutant == "none")
            return print(Json{{"mechanism", options->mechanism}, {"mutants", mutantsOf(mechanismInfo(options->mechanism).id)}},
                         options->json);
        const auto start = std::chrono::steady_clock::now();
        const BlackBox experiment = blackBoxOf(AuditQuestion{
            options->mechanism, options->mutant, options->settings.of(mechanismInfo(options->mechanism)), options->windows});
        const BlackBoxCounts counts = drawBlackBox(experiment, options->samples, SeededNoise(options->seed));
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        print(json(experiment, counts, seconds, *options), options->json);
    });
}

} // namespace nictate::cli
