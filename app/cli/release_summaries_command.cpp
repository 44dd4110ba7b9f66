#include "app/benches/signals/signal_release_job.h"
#include "app/cli/commands.h"
#include "app/cli/release_options.h"
#include "app/cli/summary_options.h"
#include "core/domains/registry.h"
#include "core/errors.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

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
