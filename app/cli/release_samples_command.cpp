#include "app/benches/gaze/gaze_release_job.h"
#include "app/cli/commands.h"
#include "app/cli/release_options.h"
#include "core/domains/registry.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct Options {
    DataOptions data;
    ReleaseOptions release;
};

Json resultOf(const ReleaseOutcome::One& one) {
    Json out;
    out["folder"] = one.folder.string();
    out["entry"] = one.released.booking.entry;
    for (const auto& [what, count] : one.released.counts)
        out[what] = count;
    out["guarantee"] = toJson(one.released.guarantee);
    out["totals"] = totalsJson(one.released.booking);
    return out;
}

void run(const Options& options) {
    const Mechanism<Streams>& mechanism = mechanismOf<Streams>(options.release.mechanism);
    Session session;
    session.data.path = options.data.path;
    session.given[mechanism.info.id] = options.release.settings.of(mechanism.info);
    const auto study = std::make_shared<const Dataset>(options.data.open());
    const ReleaseJob job = gazeJob(study, session, mechanism, gazeDrawing(), options.release.declared());
    const ReleaseOutcome outcome = release(options.release.order(job, options.data.path), options.release);
    print(resultOf(outcome.done.front()), options.release.json);
}

} // namespace

void addReleaseSamplesCommand(CLI::App& release) {
    auto options = std::make_shared<Options>();
    auto* command = release.add_subcommand(
        "samples", "release protected gaze samples: t, x and y of every recording, under fresh numbers in random order");
    options->data.addTo(*command);
    options->release.addTo(*command, "a new folder for what is released");
    command->callback([options] { withPictures([options] { run(*options); }); });
}

} // namespace nictate::cli
