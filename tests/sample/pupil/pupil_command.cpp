#include "tests/sample/pupil/pupil_command.h"

#include "app/cli/release_options.h"
#include "core/domains/registry.h"
#include "tests/sample/pupil/pupil_bench.h"

#include <CLI/CLI.hpp>

namespace nictate::cli {

namespace {

struct Options {
    DataOptions data;
    PupilRows rows;
    Settings settings;
    std::uint64_t seed = 1;
    bool json = false;
    ReleaseOptions release;
};

void addRows(CLI::App& command, PupilRows& rows) {
    command.add_option("--rows", rows.rows, "how many parts of time")->transform(wholeNumber(1, 1000))->capture_default_str();
    command.add_option("--part", rows.part_s, "seconds that each lasts")->transform(positiveNumber())->capture_default_str();
}

void simulated(const Options& options) {
    const Mechanism<Pupils>& mechanism = mechanisms<Pupils>().front();
    const Dataset study = options.data.open();
    const std::vector<std::size_t> everybody = includedParticipants({}, study);
    const PupilFacts facts{static_cast<int>(everybody.size()), options.rows};
    const Parameters resolved = resolve(mechanism, options.settings.of(mechanism.info), facts);
    const Eigen::VectorXd means =
        mechanism.simulate(mechanism, pupilData(study, everybody, facts.rows), resolved, facts, SeededNoise(options.seed), {});
    Json out;
    out["simulation"] = true;
    out["means"] = std::vector<double>(means.begin(), means.end());
    out["guarantee"] = toJson(mechanism.guarantee(resolved, facts));
    out["parameters"] = toJson(resolved);
    print(out, options.json);
}

void released(const Options& options) {
    const MechanismInfo& mechanism = mechanismOf<Pupils>(options.release.mechanism).info;
    Session session;
    session.data.path = options.data.path;
    session.at(PupilView::bench).mechanism = mechanism.id;
    session.given[mechanism.id] = options.release.settings.of(mechanism);
    session.view<PupilView>().rows = options.rows;
    const auto study = std::make_shared<const Dataset>(options.data.open());
    const ReleaseJob job = pupilRelease(study, session, options.release.declared());
    const ReleaseOutcome outcome = release(options.release.order(job, options.data.path), options.release);
    print(releasedTable(outcome.done.front()), options.release.json);
}

} // namespace

void addPupilsCommand(CLI::App& app) {
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("pupils", "simulate the protected mean pupil diameters (not a release)");
    options->data.addTo(*command);
    addRows(*command, options->rows);
    options->settings.addTo(*command);
    addSeed(*command, options->seed);
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { simulated(*options); });
}

void addReleasePupilsCommand(CLI::App& release) {
    auto options = std::make_shared<Options>();
    auto* command = release.add_subcommand("pupils", "release protected mean pupil diameters");
    options->data.addTo(*command);
    addRows(*command, options->rows);
    options->release.addTo(*command, "a new folder for what is released");
    command->callback([options] { withPictures([options] { released(*options); }); });
}

} // namespace nictate::cli
