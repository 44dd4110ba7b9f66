#include "app/cli/commands.h"
#include "app/cli/release_options.h"
#include "app/heatmaps/heatmap_release_job.h"
#include "core/analysis/expectation.h"
#include "core/errors.h"
#include "core/mechanisms/registry.h"
#include "core/release/public_files.h"
#include "core/release/release.h"
#include "widgets/release_pictures.h"

#include <QGuiApplication>

#include <csignal>
#include <iostream>
#include <numeric>

namespace nictate::cli {

namespace {

struct Options {
    DataOptions data;
    std::string stimulus;
    bool all_stimuli = false;
    ReleaseOptions release;
    std::string blur, choose_cap, cap_epsilon;
};

volatile std::sig_atomic_t interrupted = 0;

/// One stimulus: what leaves and where to.
struct Item {
    const Stimulus* stimulus;
    ReleasePlan plan;
    std::filesystem::path folder;
};

ReleaseRequest requestOf(const Options& options, const MapMechanism& mechanism, const Dataset& study) {
    ReleaseRequest request;
    request.given = options.release.settings.of(mechanism.info);
    if (options.release.settings.has("observers"))
        throw InvalidParameter("observers", "…", "nothing: with data, the observers are counted");
    if (study.participants.empty())
        throw MissingData("the study has no participants");
    request.observers = static_cast<int>(study.participants.size());
    if (!options.blur.empty())
        request.blur_px = positiveNumber("blur", options.blur);
    if (!options.cap_epsilon.empty() && options.choose_cap.empty())
        throw InvalidParameter("cap-epsilon", options.cap_epsilon, "nothing without --choose-cap");
    if (!options.choose_cap.empty()) {
        request.private_cap.emplace();
        request.private_cap->largest = static_cast<int>(wholeNumber("choose-cap", options.choose_cap, 2, 1000));
        if (!options.cap_epsilon.empty())
            request.private_cap->epsilon = positiveNumber("cap-epsilon", options.cap_epsilon);
    }
    return request;
}

std::vector<Item> itemsOf(const Options& options, const Dataset& study) {
    const MapMechanism& mechanism = mapMechanism(options.release.mechanism);
    const ReleaseRequest request = requestOf(options, mechanism, study);
    const std::filesystem::path out = options.release.outPath();
    std::vector<Item> items;
    if (!options.all_stimuli) {
        const Stimulus& stimulus = study.stimuli[stimulusIndex(study, options.stimulus)];
        items.push_back({&stimulus, planRelease(mechanism, stimulus, request), out});
        return items;
    }
    const std::vector<std::string> folders = stimulusFolders(study);
    for (std::size_t i = 0; i < folders.size(); ++i)
        items.push_back({&study.stimuli[i], planRelease(mechanism, study.stimuli[i], request), out / folders[i]});
    if (items.empty())
        throw MissingData("the study has no stimuli");
    return items;
}

Json resultOf(const Item& item, const Release& release) {
    Json out;
    out["stimulus"] = item.plan.stimulus;
    out["folder"] = item.folder.string();
    out["entry"] = release.booking().entry;
    out["noise_scale"] = release.plan().guarantee.noise_scale;
    out["guarantee"] = toJson(release.plan().guarantee);
    return out;
}

void publishOne(const Item& item, const Release& release) {
    ReleaseLook look;
    if (!item.stimulus->picture.empty())
        look.stimulus = QImage(QString::fromStdString(item.stimulus->picture));
    std::vector<PublicWriter> writers = plainWriters();
    for (PublicWriter& writer : pictureWriters(look))
        writers.push_back(std::move(writer));
    publish(release, writers, item.folder);
}

void run(const Options& options) {
    if (options.stimulus.empty() == !options.all_stimuli)
        throw InvalidParameter("stimulus", options.stimulus.empty() ? "(none)" : options.stimulus,
                               "either --stimulus ID or --all-stimuli");
    reportFullDisks();
    int count = 0;
    QGuiApplication application(count, nullptr); // fonts
    std::signal(SIGINT, [](int) { interrupted = 1; });

    const Dataset study = options.data.open();
    const std::vector<Item> items = itemsOf(options, study);
    Ledger ledger(options.release.ledgerPath(options.data.path));
    const std::optional<double> budget = options.release.budgetNumber();

    std::vector<std::size_t> included(study.participants.size());
    std::iota(included.begin(), included.end(), std::size_t{0});
    std::vector<LedgerRecord> records;
    const std::vector<std::string> ids = observerIds(study, included);
    for (const Item& item : items) {
        requireConfirmation(item.plan, options.release.confirmed(item.plan.guarantee));
        records.push_back(ledgerRecord(item.plan, ids));
    }
    ledger.requireRoom(records, budget); // all of them, before the first
    SecureNoise noise;
    for (const Item& item : items)
        requirePublishable(item.folder);
    const ReleasePlan& first = items.front().plan;
    announce(items.size(), first, records, ledger);
    if (expectedCC(first.mechanism, first.given, first.facts) < mostly_noise_cc)
        std::cerr << "nictate-cli: note: expect mostly noise at these settings\n";

    Json out;
    out["released"] = Json::array();
    for (const Item& item : items) {
        if (interrupted)
            throw Cancelled();
        const Release release = releaseHeatmap(item.plan, study, included, item.plan.guarantee.reasons, noise, ledger, budget);
        publishOne(item, release);
        out["released"].push_back(resultOf(item, release));
        out["totals"] = totalsJson(release.booking());
        if (items.size() > 1)
            std::cerr << "nictate-cli: " << out["released"].size() << " of " << items.size() << ": " << item.plan.stimulus
                      << "\n";
    }
    print(out, options.release.json);
}

} // namespace

void addReleaseCommand(CLI::App& app) {
    auto* release = app.add_subcommand("release", "release something private for good: exact noise, ledger, privacy card");
    release->require_subcommand(1);
    auto options = std::make_shared<Options>();
    auto* command = release->add_subcommand("heatmap", "release the private heatmap of a stimulus, or of all");
    options->data.addTo(*command);
    command->add_option("--stimulus", options->stimulus, "a stimulus' id");
    command->add_flag("--all-stimuli", options->all_stimuli, "one release and one ledger entry a stimulus");
    options->release.addTo(*command, "a new folder for what is released; with --all-stimuli one inside for each");
    command->add_option("--blur", options->blur, "σ_b in picture pixels; default 3 % of the picture's width");
    command->add_option("--choose-cap", options->choose_cap, "choose the cell cap privately from 1 to this");
    command->add_option("--cap-epsilon", options->cap_epsilon, "what choosing the cap costs on top; default 0.1");
    command->callback([options] { run(*options); });
    addReleaseSignalsCommand(*release);
}

} // namespace nictate::cli
