#include "app/benches/signals/signal_release_job.h"
#include "app/cli/area_rows.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/release_options.h"
#include "app/cli/summary_options.h"
#include "core/domains/areas/area_expectation.h"
#include "core/domains/registry.h"
#include "core/errors.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct SummariesCommand {
    SummaryOptions input;
    Settings settings;
    std::uint64_t seed = 1;
    std::string differences;
    bool json = false;
};

Json startOf(const SummaryChoice& choice, const AreaFacts& facts) {
    Json out;
    out["simulation"] = true;
    out["mechanism"] = "summaries";
    out["observers"] = facts.observers;
    out["features"] = Json::array();
    for (std::size_t f = 0; f < choice.features.size(); ++f)
        out["features"].push_back(
            {{"feature", choice.features[f]}, {"lower", choice.bounds[f].lower}, {"upper", choice.bounds[f].upper}});
    if (choice.condition)
        out["condition"] = *choice.condition;
    return out;
}

void runSummaries(const SummariesCommand& options) {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("summaries");
    if (options.settings.has("observers"))
        throw InvalidParameter("observers", "…", Text("nothing: with data, they are counted"));
    const Session session = options.input.session(options.settings.of(mechanism.info));
    const Parameters& given = session.parameters(mechanism.info.id);
    const Dataset study = options.input.open();
    const SummaryChoice choice = summaryChoice(session, study);
    const std::vector<std::size_t> everyone = includedParticipants(session, study);
    if (!options.input.groups.empty()) {
        const AreaGroupsPreview preview(choice, study, groupsOf(study, options.input.groups, everyone), options.seed);
        Json out = startOf(choice, preview.facts());
        out["attribute"] = options.input.groups;
        addGroups(out, preview.frame(mechanism, given), "feature", options.differences);
        return print(out, options.json);
    }
    const AreaPreview preview(choice, featureSummaries(study, choice, everyone), options.seed);
    const AreaFrame frame = preview.frame(mechanism, given);
    Json out = startOf(choice, preview.facts());
    out["rows"] = rowsOf(frame, "feature");
    out["noise"] = noisesOf(frame);
    out["noise_scale"] = frame.guarantee.noise_scale;
    out["guarantee"] = toJson(frame.guarantee);
    out["expected"] = areaExpectation(frame.noises, preview.facts(), frame.bounds).text;
    out["parameters"] = toJson(frame.resolved);
    print(out, options.json);
}

} // namespace

void addSummariesCommand(CLI::App& app) {
    auto options = std::make_shared<SummariesCommand>();
    auto* command =
        app.add_subcommand("summaries", "simulate a protected table of features' means over people, with 95 % intervals "
                                        "of noise alone and of noise and sampling");
    options->input.addTo(*command);
    options->settings.addTo(*command);
    addSeed(*command, options->seed);
    command->add_option("--differences", options->differences, "with --groups: write the table of differences as CSV");
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { runSummaries(*options); });
}

// Release -----------------------------------------------------------------------------------------------------------------------

namespace {

struct ReleaseSummariesCommand {
    SummaryOptions input;
    ReleaseOptions release;
};

void runReleaseSummaries(const ReleaseSummariesCommand& options) {
    if (options.release.mechanism != "summaries")
        throw InvalidParameter("mechanism", options.release.mechanism, Text("summaries"));
    if (options.release.settings.has("observers"))
        throw InvalidParameter("observers", "…", Text("nothing: with data, they are counted"));
    const Session session = options.input.session(options.release.settings.of(mechanismInfo("summaries")));
    const auto study = std::make_shared<const Dataset>(options.input.open());
    const ReleaseJob job = summaryRelease(study, session, options.release.declared());
    const ReleaseOutcome outcome = release(options.release.order(job, options.input.data.path), options.release);
    print(releasedTable(outcome.done.front()), options.release.json);
}

} // namespace

void addReleaseSummariesCommand(CLI::App& release) {
    auto options = std::make_shared<ReleaseSummariesCommand>();
    auto* command = release.add_subcommand("summaries", "release the protected table of features' means over people, with 95 % "
                                                        "intervals of noise alone and of noise and sampling");
    options->input.addTo(*command);
    options->release.addTo(*command, "a new folder for what is released");
    options->release.mechanism = "summaries";
    command->get_option("--mechanism")->required(false);
    command->callback([options] { withPictures([options] { runReleaseSummaries(*options); }); });
}

} // namespace nictate::cli
