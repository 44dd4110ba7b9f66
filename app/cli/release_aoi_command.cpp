#include "app/benches/areas/area_release_job.h"
#include "app/cli/area_options.h"
#include "app/cli/commands.h"
#include "app/cli/release_options.h"
#include "core/data/presentation.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/registry.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct ReleaseAoiOptions {
    AreaOptions input;
    ReleaseOptions release;
};

Json areaResultOf(const ReleaseOutcome::One& one) {
    Json out;
    out["stimulus"] = one.released.name;
    out.update(releasedTable(one));
    return out;
}

/// Before anything is paid.
void noteWhatIsCut(const Mechanism<Areas>& mechanism, const Dataset& study, const Session& session) {
    const AreasView& view = session.view<AreasView>();
    const AreaGaze gaze = areaGaze(study, chosenStimulus(session, study), includedParticipants(session, study));
    const AreaPreview preview(view.of(session.stimulus), gaze, areaMetricsOf(view.metrics), session.expected_fixations,
                              session.seed, presentationOf(study.frame, session.stimulus));
    noteBounds(preview.frame(mechanism, session.parameters(mechanism.info.id)), preview.facts().observers);
}

void runReleaseAoi(const ReleaseAoiOptions& options) {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>(options.release.mechanism);
    if (options.release.settings.has("observers"))
        throw CLI::ValidationError("--set", "observers cannot be set here: with data, the observers are counted");
    const auto study = std::make_shared<const Dataset>(options.input.data.open());
    Session session = options.input.session(*study, options.input.settled(options.release.settings.of(mechanism.info)));
    const auto within = options.input.within(*study, session);
    const ReleaseJob job = areaRelease(study, session, options.release.declared(), within);
    noteWhatIsCut(mechanism, *study, session);
    const ReleaseOutcome outcome = release(options.release.order(job, options.input.data.path), options.release);
    print(areaResultOf(outcome.done.front()), options.release.json);
}

} // namespace

void addReleaseAoiCommand(CLI::App& release) {
    auto options = std::make_shared<ReleaseAoiOptions>();
    auto* command = release.add_subcommand("aoi", "release the protected table of a stimulus' areas of interest, with 95 % "
                                                  "intervals of noise alone and of noise and sampling");
    options->input.addTo(*command);
    options->release.addTo(*command, "a new folder for what is released");
    options->release.mechanism = "aoi";
    command->get_option("--mechanism")->required(false);
    command->callback([options] { withPictures([options] { runReleaseAoi(*options); }); });
}

} // namespace nictate::cli
