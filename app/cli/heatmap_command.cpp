#include "app/benches/heatmaps/heatmap_export.h"
#include "app/cli/commands.h"
#include "app/cli/film_options.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/map_groups.h"
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
    FilmOptions film;
    std::string mechanism;
    Settings settings;
    std::string map, original, png, animation, groups, out;
    bool json = false;
};

void writePictures(const HeatmapCommand& options, const HeatmapInput& input, const PreviewFrame& frame,
                   const Mechanism<Maps>& mechanism) {
    if (options.png.empty() && options.animation.empty())
        return;
    int count = 0;
    QApplication application(count, nullptr); // fonts for the caption
    const QString name = QString::fromStdString(mechanism.info.name.english());
    HeatmapPicture picture;
    if (input.facts.windows() == 1) {
        picture.panels = {{name, std::make_shared<GazeMap>(frame.private_map)}};
    } else {
        picture.panels = filmPanels(frame.private_map, input.facts.display.cuts, options.input.cut.clock);
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
void runGroups(const HeatmapCommand& options, const Mechanism<Maps>& mechanism, const Parameters& given,
               const HeatmapInput& input) {
    if (options.out.empty())
        throw InvalidParameter("out", "(none)", Text("--out FOLDER, for a map of each group and difference.csv"));
    if (options.input.replicate > 1)
        throw InvalidParameter("replicate", std::to_string(options.input.replicate), Text("1 with --groups"));
    std::vector<std::size_t> everybody(input.study.participants.size());
    std::iota(everybody.begin(), everybody.end(), std::size_t(0));
    const PeopleGroups groups = groupsOf(input.study, options.groups, everybody);
    MapFacts facts = input.facts;
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
    options.input.cut = options.film.cut();
    if (!options.animation.empty() && (options.input.cut.count() == 1 || !options.animation.ends_with(".webp")))
        throw InvalidParameter("animation", options.animation, Text("a file FILE.webp, and --windows above 1"));
    const Mechanism<Maps>& mechanism = mechanismOf<Maps>(options.mechanism);
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
        frame.cc = meanCC(frame.private_map, preview.original(), windows);
        frame.mse = meanSquaredError(frame.private_map, preview.original());
    }

    Json out;
    out["simulation"] = true;
    out["stimulus"] = input.stimulus.id;
    out["mechanism"] = mechanism.info.id;
    out["observers"] = input.facts.observers;
    out["cc"] = frame.cc;
    if (windows > 1) {
        out["cc_windows"] = windowCCs(frame.private_map, preview.original(), windows);
        out["cut_at"] = input.facts.display.cuts;
    }
    out["mse"] = frame.mse;
    out["kl"] = klDivergence(preview.original(), frame.private_map);
    out["sim"] = similaritySIM(preview.original(), frame.private_map);
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

    writeMaps(options.map, frame.private_map, windows);
    writeMaps(options.original, preview.original(), windows);
    writePictures(options, input, frame, mechanism);
    print(out, options.json);
}

} // namespace

void addHeatmapCommand(CLI::App& app) {
    auto options = std::make_shared<HeatmapCommand>();
    auto* command = app.add_subcommand("heatmap", "simulate a protected heatmap of one stimulus");
    options->input.addTo(*command);
    options->film.addTo(*command);
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

} // namespace nictate::cli
