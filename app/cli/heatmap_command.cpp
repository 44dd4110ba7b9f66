#include "app/benches/heatmaps/heatmap_export.h"
#include "app/benches/heatmaps/heatmap_release_job.h"
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/release_options.h"
#include "app/cli/time_window_options.h"
#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/heatmap_groups.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/metrics.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/release/public_files.h"

#include <CLI/CLI.hpp>
#include <QApplication>

#include <iostream>
#include <numeric>

namespace nictate::cli {

namespace {

struct HeatmapCommand {
    HeatmapOptions input;
    TimeWindowOptions time;
    std::string mechanism;
    Settings settings;
    std::string map, original, png, animation, groups, out;
    bool json = false;
};

void writePictures(const HeatmapCommand& options, const HeatmapInput& input, const PreviewFrame& frame,
                   const Mechanism<Heatmaps>& mechanism) {
    if (options.png.empty() && options.animation.empty())
        return;
    int count = 0;
    QApplication application(count, nullptr); // fonts for the caption
    const QString name = QString::fromStdString(mechanism.info.name.english());
    HeatmapPicture picture;
    if (input.facts.windows() == 1) {
        picture.panels = {{name, std::make_shared<GazeMap>(frame.protected_map)}};
    } else {
        picture.panels = windowPanels(frame.protected_map, input.facts.display.cuts, options.input.cut.clock);
        picture.times_ms = windowTimes(input.facts.display.cuts, input.facts.shown, options.input.cut.clock);
    }
    if (!input.stimulus.picture.empty())
        picture.stimulus = QImage(QString::fromStdString(input.stimulus.picture));
    picture.stimulus_px = QSizeF(input.stimulus.width_px, input.stimulus.height_px);
    picture.mark = simulationMark();
    picture.caption = {QString::fromStdString(mechanism.info.formula.english()),
                       QString::fromStdString(plainSentence(frame.guarantee).english())};
    picture.metadata = {{"Simulation", simulationMark()},
                        {"Mechanism", QString::fromStdString(mechanism.info.id)},
                        {"Parameters", QString::fromStdString(toJson(frame.resolved).dump())},
                        {"Software", "Nictate " NICTATE_VERSION}};
    for (const std::string& file : {options.png, options.animation})
        if (!file.empty())
            writeHeatmapPicture(picture, 160, QString::fromStdString(file), 150);
}

void writeMaps(const std::string& file, const GazeMap& maps, int windows) {
    for (int t = 0; !file.empty() && t < windows; ++t)
        writeFileAtomically(windows == 1 ? file : fileOfWindow(QString::fromStdString(file), t).toStdString(),
                            mapCsv(windowMap(maps, t, windows)));
}

/// A map for every group, and where they differ by more than the noise.
void runGroups(const HeatmapCommand& options, const Mechanism<Heatmaps>& mechanism, const Parameters& given,
               const HeatmapInput& input) {
    if (options.out.empty())
        throw InvalidParameter("out", "(none)", Text("--out FOLDER, for a map of each group and difference.csv"));
    if (options.input.replicate > 1)
        throw InvalidParameter("replicate", std::to_string(options.input.replicate), Text("1 with --groups"));
    std::vector<std::size_t> everybody(input.study.participants.size());
    std::iota(everybody.begin(), everybody.end(), std::size_t(0));
    const PeopleGroups groups = groupsOf(input.study, options.groups, everybody);
    HeatmapFacts facts = input.facts;
    facts.observers = static_cast<int>(groups.people().size());
    const MapGroupsFrame frame =
        mapsOfGroups(input.study, stimulusIndex(input.study, input.stimulus.id), groups, facts, mechanism, given, input.seed);
    const std::filesystem::path folder = options.out;
    std::filesystem::create_directories(folder);
    Json out;
    out["simulation"] = true;
    out["stimulus"] = input.stimulus.id;
    out["mechanism"] = mechanism.info.id;
    out["attribute"] = groups.attribute;
    std::vector<std::string> names = {"difference"}; // written below
    for (const GroupMap& one : frame.maps)
        names.push_back(one.group);
    names = folderNames(names); // different, also of groups called alike
    for (std::size_t i = 0; i < frame.maps.size(); ++i) {
        const GroupMap& one = frame.maps[i];
        const std::string file = names[i + 1] + ".csv";
        writeFileAtomically((folder / file).string(), mapCsv(one.heatmap));
        out["groups"].push_back({{"group", one.group}, {"observers", one.people}, {"file", file}});
    }
    writeFileAtomically((folder / "difference.csv").string(), mapDifferencesCsv(frame.differences));
    for (const MapDifference& one : frame.differences)
        out["differences"].push_back({{"group_a", one.group_a},
                                      {"group_b", one.group_b},
                                      {"cells", one.grid.cells()},
                                      {"threshold", one.threshold},
                                      {"cells_beyond_noise", one.cellsBeyond()}});
    out["guarantee"] = toJson(frame.guarantee);
    out["parameters"] = toJson(frame.resolved);
    print(out, options.json);
}

void run(HeatmapCommand options) {
    options.input.cut = options.time.cut();
    if (!options.animation.empty() && (options.input.cut.count() == 1 || !options.animation.ends_with(".webp")))
        throw InvalidParameter("animation", options.animation, Text("a file FILE.webp, and --windows above 1"));
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(options.mechanism);
    Parameters given = options.settings.of(mechanism.info);
    if (options.settings.has("observers"))
        throw CLI::ValidationError("--set", "observers cannot be set here: with data, the observers are counted");
    HeatmapInput input = openHeatmap(options.input);
    if (!options.groups.empty())
        return runGroups(options, mechanism, given, input);
    HeatmapPreview preview(input.points, input.facts, input.seed);
    PreviewFrame frame = preview.frame(mechanism, given);
    const int windows = input.facts.windows();
    if (!mechanism.steps.finish_is_linear) { // the preview adds in the order that is fastest; what is written has one order
        frame.cc = meanCC(frame.protected_map, preview.original(), windows);
        frame.mse = meanSquaredError(frame.protected_map, preview.original());
    }

    Json out;
    out["simulation"] = true;
    out["stimulus"] = input.stimulus.id;
    out["mechanism"] = mechanism.info.id;
    out["observers"] = input.facts.observers;
    out["cc"] = frame.cc;
    if (windows > 1) {
        out["cc_windows"] = windowCCs(frame.protected_map, preview.original(), windows);
        out["cut_at"] = input.facts.display.cuts;
    }
    out["mse"] = frame.mse;
    out["kl"] = klDivergence(preview.original(), frame.protected_map);
    out["sim"] = similaritySIM(preview.original(), frame.protected_map);
    if (frame.share)
        out["data_share"] = frame.share->whole;
    const GazeMap no_gaze = heatmapWithoutGaze(input.facts);
    out["cc_prior_only"] = meanCC(no_gaze, preview.original(), windows);
    out["mse_prior_only"] = meanSquaredError(no_gaze, preview.original());
    out["noise_scale"] = frame.guarantee.noise_scale;
    out["guarantee"] = toJson(frame.guarantee);
    out["expected_cc"] = expectedCC(mechanism, given, input.facts);
    out["parameters"] = toJson(frame.resolved);
    out["blur_px"] = input.facts.blur_px;
    out["display"] = {input.facts.display.width, input.facts.display.height};
    out["bounded"] = {{"observers", frame.taken.observers}, {"share", frame.taken.share}};
    if (frame.taken.observers > 0)
        std::cerr << "nictate-cli: note: " << inWords(frame.taken, input.points->observers())
                  << " This note is for you and part of no release\n";

    writeMaps(options.map, frame.protected_map, windows);
    writeMaps(options.original, preview.original(), windows);
    writePictures(options, input, frame, mechanism);
    print(out, options.json);
}

} // namespace

void addHeatmapCommand(CLI::App& app) {
    auto options = std::make_shared<HeatmapCommand>();
    auto* command = app.add_subcommand("heatmap", "simulate a protected heatmap of one stimulus");
    options->input.addTo(*command);
    options->time.addTo(*command);
    command->add_option("--mechanism", options->mechanism, "a mechanism's id")->required();
    options->settings.addTo(*command);
    command->add_option("--map", options->map,
                        "write the protected heatmap as CSV, rows × columns; F-1.csv … for windows of time");
    command->add_option("--original", options->original, "write the noise-free heatmap as CSV; it is sensitive");
    command->add_option("--png", options->png, "write a picture of the simulation; F-1.png … for windows of time");
    command->add_option("--animation", options->animation, "write the windows of time as an animated WebP");
    command->add_option("--groups", options->groups,
                        "an attribute of people with 2 to 6 values: a map of each group, all at one ε, and difference.csv, which "
                        "says where they differ by more than the noise; into --out");
    command->add_option("--out", options->out, "with --groups: the folder to write to");
    command->add_flag("--json", options->json, "one JSON object");
    command->callback([options] { run(*options); });
}

// Release -----------------------------------------------------------------------------------------------------------------------

namespace {

struct ReleaseCommand {
    DataOptions data;
    TimeWindowOptions time;
    std::string stimulus, groups;
    bool all_stimuli = false;
    ReleaseOptions release;
    std::optional<double> blur, cap_epsilon;
    std::optional<int> choose_cap;
    std::optional<double> expected_fixations;
};

Session sessionOf(const ReleaseCommand& options) {
    Session session;
    session.data.path = options.data.path;
    const MechanismInfo& mechanism = mechanismOf<Heatmaps>(options.release.mechanism).info;
    session.at(HeatmapLook::bench).mechanism = mechanism.id;
    session.given[mechanism.id] = options.release.settings.of(mechanism);
    if (options.release.settings.has("observers"))
        throw CLI::ValidationError("--set", "observers cannot be set here: with data, the observers are counted");
    session.view<HeatmapLook>().cut = options.time.cut();
    session.blur_px = options.blur;
    session.expected_fixations = options.expected_fixations;
    return session;
}

std::optional<NoisyCap> noisyCapOf(const ReleaseCommand& options) {
    if (!options.choose_cap)
        return {};
    NoisyCap cap;
    cap.largest = *options.choose_cap;
    cap.epsilon = options.cap_epsilon.value_or(cap.epsilon);
    return cap;
}

ReleaseJob jobOf(const ReleaseCommand& options, const std::shared_ptr<const Dataset>& study) {
    const Session session = sessionOf(options);
    ReleaseWish wish{{options.stimulus}, noisyCapOf(options), options.release.declared(), options.groups};
    if (study->participants.empty())
        throw MissingData(Text("the study has no participants"));
    if (options.all_stimuli)
        wish.stimuli = allStimuli(*study);
    const Parameters& given = session.parameters(session.at(HeatmapLook::bench).mechanism);
    if (wish.noisy_cap && given.has("cap"))
        throw InvalidParameter("cap", valueText(given.number("cap")), Text("unset when the cap is chosen with noise"));
    return heatmapRelease(study, session, wish);
}

Json resultOf(const ReleaseOrder& order, const ReleaseOutcome& outcome) {
    Json out;
    out["released"] = Json::array();
    for (const ReleaseOutcome::One& one : outcome.done) {
        Json each;
        each["stimulus"] = one.released.name;
        each["folder"] = one.folder.string();
        each["entry"] = one.released.booking.entry;
        for (const auto& [what, count] : one.released.counts)
            each[what] = count;
        each["noise_scale"] = one.released.guarantee.noise_scale;
        each["guarantee"] = toJson(one.released.guarantee);
        out["released"].push_back(std::move(each));
    }
    if (outcome.done.size() > 1)
        out["together"] = togetherJson(order.job.together(ledgerOf(order)), order.job.items.front().guarantee);
    out["totals"] = totalsJson(outcome.done.back().released.booking);
    return out;
}

void run(const ReleaseCommand& options) {
    if (options.stimulus.empty() == !options.all_stimuli)
        throw InvalidParameter("stimulus", options.stimulus.empty() ? "(none)" : options.stimulus,
                               Text("either --stimulus ID or --all-stimuli"));
    const auto study = std::make_shared<const Dataset>(options.data.open());
    const ReleaseOrder order = options.release.order(jobOf(options, study), options.data.path);
    print(resultOf(order, release(order, options.release)), options.release.json);
}

} // namespace

void addReleaseHeatmapCommand(CLI::App& release) {
    auto options = std::make_shared<ReleaseCommand>();
    auto* command = release.add_subcommand("heatmap", "release the protected heatmap of a stimulus, or of all");
    options->data.addTo(*command);
    options->time.addTo(*command);
    command->add_option("--stimulus", options->stimulus, "a stimulus' id");
    command->add_flag("--all-stimuli", options->all_stimuli, "one release and one ledger entry per stimulus");
    command->add_option("--groups", options->groups,
                        "an attribute of people with 2 to 6 values: a map of each group and difference.csv, all at one ε and one "
                        "ledger entry; who is in which group is public");
    options->release.addTo(*command, "a new folder for what is released; with --all-stimuli one inside for each");
    command->add_option("--blur", options->blur, "σ_b in picture pixels; default 3 % of the picture's width")
        ->transform(positiveNumber());
    addExpectedFixations(*command, options->expected_fixations);
    auto* choose_cap = command
                           ->add_option("--choose-cap", options->choose_cap,
                                        "choose the cell cap with noise (exponential mechanism) from 1 to this")
                           ->transform(wholeNumber(2, 1000));
    command->add_option("--cap-epsilon", options->cap_epsilon, "what choosing the cap costs on top; default 0.1")
        ->needs(choose_cap)
        ->transform(positiveNumber());
    command->callback([options] { withPictures([options] { run(*options); }); });
}

} // namespace nictate::cli
