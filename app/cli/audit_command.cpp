#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/audit/lower_bound.h"
#include "core/audit/program_audit.h"
#include "core/domains/registry.h"

#include <CLI/CLI.hpp>

#include <chrono>

namespace nictate::cli {

namespace {

struct Options {
    std::string mechanism, mutant;
    Settings settings;
    int samples = 100000;
    std::optional<int> windows; ///< of a heatmap over time
    std::uint64_t seed = 1;
    std::string program;
    ProgramQuestion of_program;
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
    if (experiment.promised_mu) {
        out["promised"]["mu"] = *experiment.promised_mu;
        out["mu_lower"] = counts.provenMu();
        out["events_halfway"] = counts.halfway_here;
        out["events_halfway_of_neighbour"] = counts.halfway_there;
    }
    out["sensitivity_stated"] = orNull(experiment.sensitivity_stated);
    out["sensitivity_reached"] = experiment.sensitivity_reached;
    out["seconds"] = seconds;
    out["verdict"] = name(verdictOf(experiment, counts));
    out["parameters"] = toJson(experiment.parameters);
    return out;
}

Json eventOf(const ProgramFindings::Event& event) {
    return {
        {event.above ? "more_than" : "less_than", event.threshold}, {"events", event.here}, {"events_of_neighbour", event.there}};
}

void auditOwn(const Options& options) {
    ProgramQuestion question = options.of_program;
    question.command = commandWords(options.program);
    question.draws = options.samples;
    const auto start = std::chrono::steady_clock::now();
    const ProgramFindings found = auditProgram(question);
    Json out;
    out["program"] = question.command;
    out["neighbours"] = {question.here, question.there};
    out["samples"] = found.draws;
    out["event"] = eventOf(found.of_epsilon);
    out["event_halfway"] = eventOf(found.of_mu);
    out["confidence"] = 1 - 4 * bound_alpha;
    out["promised"] = {{"epsilon", orNull(question.epsilon)}, {"delta", question.delta}, {"mu", orNull(question.mu)}};
    out["epsilon_lower"] = found.epsilon;
    out["mu_lower"] = found.mu;
    out["seconds"] = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    out["verdict"] = name(!question.epsilon && !question.mu ? AuditVerdict::nothing_promised
                          : found.broken                    ? AuditVerdict::broken
                                                            : AuditVerdict::no_breach);
    print(out, options.json);
}

void listMutants(const Options& options) {
    Json names = Json::array();
    for (const Fault& fault : faultsOf(options.mechanism))
        names.push_back(fault.name);
    print(Json{{"mechanism", options.mechanism}, {"mutants", names}}, options.json);
}

void addProgramOptions(CLI::App& command, Options& options) {
    auto* program = command.add_option(
        "--program", options.program,
        "a program of your own instead: it reads one of two neighbouring data sets a line and prints one number for each; no "
        "shell reads its words");
    ProgramQuestion& question = options.of_program;
    command.add_option("--here", question.here, "the line that is the one data set")->needs(program)->capture_default_str();
    command.add_option("--there", question.there, "the line that is its neighbour")->needs(program)->capture_default_str();
    command.add_option("--epsilon", question.epsilon, "what the program promises")->needs(program)->transform(positiveNumber());
    command.add_option("--delta", question.delta, "at this δ")->needs(program)->check(CLI::Range(0.0, 1.0));
    command.add_option("--mu", question.mu, "or of Gaussian differential privacy")->needs(program)->transform(positiveNumber());
    command.add_option("--time-limit", question.seconds, "seconds after which the program is ended")
        ->needs(program)
        ->transform(positiveNumber())
        ->capture_default_str();
}

} // namespace

void addAuditCommand(CLI::App& app) {
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("audit", "black-box lower bound on ε, compared with the guarantee, without any data");
    command->add_option("MECHANISM", options->mechanism, "a mechanism's id");
    addProgramOptions(*command, *options);
    command->add_option("--mutant", options->mutant,
                        "the mechanism with one fault, such as half-noise or missing-root-n; none: list them");
    options->settings.addTo(*command);
    command->add_option("--samples", options->samples, "draws on each of two neighbouring data sets, up to 10000000")
        ->check(CLI::Range(100, 10000000))
        ->capture_default_str();
    command->add_option("--windows", options->windows, "of heatmaps over time: the number of windows")
        ->transform(wholeNumber(1, most_windows));
    addSeed(*command, options->seed);
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] {
        if (options->mechanism.empty() == options->program.empty())
            throw CLI::ValidationError("MECHANISM", "a mechanism's id is required, or --program");
        if (!options->program.empty())
            return auditOwn(*options);
        if (options->mutant == "none")
            return listMutants(*options);
        const auto start = std::chrono::steady_clock::now();
        const BlackBox experiment = blackBoxOf(AuditQuestion{
            options->mechanism, options->mutant, options->settings.of(mechanismInfo(options->mechanism)), options->windows});
        const BlackBoxCounts counts = drawBlackBox(experiment, options->samples, SeededNoise(options->seed));
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        print(json(experiment, counts, seconds, *options), options->json);
    });
}

} // namespace nictate::cli
