#include "app/benches/areas/area_release_job.h"
#include "app/cli/area_options.h"
#include "app/cli/area_rows.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/release_options.h"
#include "core/data/presentation.h"
#include "core/domains/areas/area_expectation.h"
#include "core/domains/areas/area_files.h"
#include "core/domains/areas/area_groups.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/registry.h"
#include "core/errors.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace nictate::cli {

namespace {

struct AreasOptions {
    AreaOptions input;
    std::string mechanism = "aoi";
    Settings settings;
    std::uint64_t seed = 1;
    std::optional<double> target;
    std::string differences;
    bool json = false;
};

Json boundedOf(const AreaFrame& frame) {
    Json out = Json::array();
    for (const BoundedMetric& one : frame.bounded)
        out.push_back({{"metric", words(one.metric).id}, {"observers", one.taken.observers}, {"share", one.taken.share}});
    return out;
}

void noteGaze(const AreaGaze& gaze, const std::vector<Area>& areas) {
    for (const Text& warning : warningsOf(gaze, anyMoves(areas)))
        std::cerr << "nictate-cli: note: " << warning << "\n";
}

void runGroups(const AreasOptions& options, const Mechanism<Areas>& mechanism, const Parameters& given, const Dataset& study,
               const Session& session) {
    const AreasView& view = session.view<AreasView>();
    const std::size_t stimulus = chosenStimulus(session, study);
    const PeopleGroups groups = groupsOf(study, view.groups, includedParticipants(session, study));
    if (groups.without > 0)
        std::cerr << "nictate-cli: note: " << groups.without << " of the observers have no value of " << groups.attribute
                  << " and are in no group\n";
    noteGaze(areaGaze(study, stimulus, groups.people()), view.of(session.stimulus));
    const AreaGroupsPreview preview(view.of(session.stimulus), study, stimulus, groups, areaMetricsOf(view.metrics),
                                    session.expected_fixations, options.seed);
    Json out;
    out["simulation"] = true;
    out["stimulus"] = session.stimulus;
    out["mechanism"] = mechanism.info.id;
    out["attribute"] = groups.attribute;
    out["areas"] = preview.facts().areas;
    out["overlapping"] = preview.facts().overlapping;
    addGroups(out, preview.frame(mechanism, given), "aoi", options.differences);
    print(out, options.json);
}

/// Differences within people alone: no table of either condition is published.
void runPaired(const AreasOptions& options, const Mechanism<Areas>& mechanism, const Parameters& given, const Dataset& study,
               const Session& session, const WithinPeople& within, const std::vector<std::size_t>& everyone) {
    const std::vector<Area>& areas = session.view<AreasView>().of(session.stimulus);
    const std::size_t stimulus = chosenStimulus(session, study);
    noteGaze(areaGaze(study, stimulus, everyone), areas);
    AreaFacts facts = areaFacts(areas, areaMetricsOf(session.view<AreasView>().metrics), static_cast<int>(everyone.size()));
    facts.overlapping = facts.overlapping || anyOverlap(within.other_areas);
    facts.expected_fixations = session.expected_fixations;
    facts.presentation_ms = presentationOf(study.frame, session.stimulus);
    facts.within = true;
    const Parameters resolved = resolve(mechanism, given, facts);
    const std::vector<Finding> findings = pairedFindings(
        mechanism, resolved, facts, hitsWithin(study, stimulus, areas, within, everyone), within.names, areas, options.seed);
    Json out;
    out["simulation"] = true;
    out["mechanism"] = mechanism.info.id;
    out["observers"] = facts.observers;
    out["differences"] = differencesOf(findings, "aoi", resolved.number("epsilon"));
    out["guarantee"] = toJson(mechanism.guarantee(resolved, facts));
    out["parameters"] = toJson(resolved);
    if (!options.differences.empty())
        writeText(findingsCsv(findings), options.differences);
    print(out, options.json);
}

void runAreas(const AreasOptions& options) {
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>(options.mechanism);
    const Parameters given = options.input.settled(options.settings.of(mechanism.info));
    if (options.settings.has("observers"))
        throw CLI::ValidationError("--set", "observers cannot be set here: with data, the observers are counted");
    const Dataset study = options.input.data.open();
    Session session = options.input.session(study, given);
    const std::vector<std::size_t> everyone = includedParticipants(session, study);
    if (everyone.empty())
        throw MissingData(Text("the study has no observers, so there is nothing to average"));
    if (const auto within = options.input.within(study, session))
        return runPaired(options, mechanism, given, study, session, *within, everyone);
    if (!options.input.groups.empty())
        return runGroups(options, mechanism, given, study, session);
    const AreaGaze gaze = areaGaze(study, chosenStimulus(session, study), everyone);
    const AreasView& view = session.view<AreasView>();
    noteGaze(gaze, view.of(session.stimulus));
    const std::vector<AreaMetric> metrics = areaMetricsOf(view.metrics);
    const AreaPreview preview(view.of(session.stimulus), gaze, metrics, session.expected_fixations, options.seed,
                              presentationOf(study.frame, session.stimulus));
    const AreaFrame frame = preview.frame(mechanism, given);
    noteBounds(frame, preview.facts().observers);

    Json out;
    out["simulation"] = true;
    out["stimulus"] = session.stimulus;
    out["mechanism"] = mechanism.info.id;
    out["observers"] = preview.facts().observers;
    out["areas"] = preview.facts().areas;
    out["overlapping"] = preview.facts().overlapping;
    if (preview.facts().moving > 0)
        out["moving"] = preview.facts().moving;
    out["rows"] = rowsOf(frame, "aoi");
    out["noise"] = noisesOf(frame);
    out["noise_scale"] = frame.guarantee.noise_scale;
    out["guarantee"] = toJson(frame.guarantee);
    out["expected"] = areaExpectation(frame.noises, preview.facts(), frame.bounds).text;
    if (options.target) {
        const auto epsilon = epsilonForError(mechanism, given, preview.facts(), metrics.front(), *options.target);
        out["epsilon_for_target"] = orNull(epsilon);
    }
    out["parameters"] = toJson(frame.resolved);
    out["bounded"] = boundedOf(frame);
    print(out, options.json);
}

} // namespace

void addAreasCommand(CLI::App& app) {
    auto options = std::make_shared<AreasOptions>();
    auto* command = app.add_subcommand(
        "aoi", "simulate a protected table of areas of interest, with 95 % intervals of noise alone and of noise and sampling");
    options->input.addTo(*command);
    command->add_option("--mechanism", options->mechanism, "a mechanism's id (default aoi)");
    options->settings.addTo(*command);
    addSeed(*command, options->seed);
    command
        ->add_option("--target", options->target,
                     "an error of the first metric in its own unit: the ε whose noise has that standard deviation is printed")
        ->transform(positiveNumber());
    command->add_option("--differences", options->differences,
                        "with --groups or --paired: write the table of differences as CSV");
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { runAreas(*options); });
}

// Release -----------------------------------------------------------------------------------------------------------------------

namespace {

struct ReleaseAreasOptions {
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

void runReleaseAreas(const ReleaseAreasOptions& options) {
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

void addReleaseAreasCommand(CLI::App& release) {
    auto options = std::make_shared<ReleaseAreasOptions>();
    auto* command = release.add_subcommand("aoi", "release the protected table of a stimulus' areas of interest, with 95 % "
                                                  "intervals of noise alone and of noise and sampling");
    options->input.addTo(*command);
    options->release.addTo(*command, "a new folder for what is released");
    options->release.mechanism = "aoi";
    command->get_option("--mechanism")->required(false);
    command->callback([options] { withPictures([options] { runReleaseAreas(*options); }); });
}

} // namespace nictate::cli
