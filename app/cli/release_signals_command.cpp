#include "app/benches/signals/signal_release_job.h"
#include "app/cli/commands.h"
#include "app/cli/release_options.h"
#include "app/cli/signal_options.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct ReleaseSignalsCommand {
    SignalInputOptions input;
    ReleaseOptions release;
};

Session sessionOf(const ReleaseSignalsCommand& options) {
    Session session;
    session.data.path = options.input.data.path;
    session.at(SignalsView::bench).mechanism = mechanismOf<Signals>(options.release.mechanism).info.id;
    session.view<SignalsView>().bounds = options.input.bounds;
    if (const auto length = options.release.settings.fact("length"))
        session.view<SignalsView>().length = static_cast<int>(*length);
    session.given[session.at(SignalsView::bench).mechanism] =
        options.release.settings.of(mechanismInfo(session.at(SignalsView::bench).mechanism));
    return session;
}

void run(const ReleaseSignalsCommand& options) {
    if (options.input.bounds == "data")
        throw InvalidParameter(
            "bounds", "data",
            Text("a file feature,lower,upper with public bounds: noise scaled by the data's own range would tell "
                 "about it"));
    const Session session = sessionOf(options);
    const SignalInput input = openSignals(options.input, options.release.settings);
    const auto study = std::make_shared<const Dataset>(input.study);
    const ReleaseJob job = signalJob(study, input.signals, session, signalDrawing(0), options.release.declared());
    const ReleaseOutcome outcome = release(options.release.order(job, options.input.data.path), options.release);
    print(releasedTable(outcome.done.front()), options.release.json);
}

} // namespace

void addReleaseSignalsCommand(CLI::App& release) {
    auto options = std::make_shared<ReleaseSignalsCommand>();
    auto* command = release.add_subcommand("signals", "release protected feature tables of every participant");
    options->input.addTo(*command, false);
    command->get_option("--bounds")->required()->description("public bounds of every feature: a CSV feature,lower,upper");
    options->release.addTo(*command, "a new folder for what is released");
    command->callback([options] { withPictures([options] { run(*options); }); });
}

} // namespace nictate::cli
