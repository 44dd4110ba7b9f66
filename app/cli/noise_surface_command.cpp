#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/domains/heatmap/heatmap_noise_surface.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/table_text.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace nictate::cli {

namespace {

struct NoiseSurfaceCommand {
    std::string mechanism;
    Settings settings;
    std::vector<PixelSize> grids; ///< in cells
    std::vector<int> observers;
    std::optional<double> expected_fixations;
    std::string out;
    bool json = false;
};

struct SurfacePoint {
    PixelSize grid;
    int observers = 0;
    Guarantee guarantee;
};

std::vector<SurfacePoint> points(const NoiseSurfaceCommand& options) {
    const Settings& settings = options.settings;
    for (const auto& [fact, option] : {std::pair("observers", "--observers"), {"width", "--grids"}, {"height", "--grids"}})
        if (settings.has(fact))
            throw InvalidParameter(fact, "…", Text("nothing: %1 goes through several", std::string(option)));
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(options.mechanism);
    const Parameters given = settings.of(mechanism.info);
    HeatmapFacts facts;
    facts.expected_fixations = options.expected_fixations.value_or(facts.expected_fixations);
    std::vector<SurfacePoint> out;
    for (const PixelSize& grid : options.grids)
        for (int observers : options.observers)
            out.push_back({grid, observers, guaranteeAt(mechanism, given, facts, grid.width_px, grid.height_px, observers)});
    if (out.front().guarantee.noise_name.empty())
        throw InvalidParameter("mechanism", options.mechanism,
                               Text("one that adds noise: laplace | gaussian | clipped-gaussian"));
    return out;
}

std::string csv(const std::string& mechanism, const std::vector<SurfacePoint>& points) {
    TableText table;
    table.header(
        {"mechanism", "grid_width_cells", "grid_height_cells", "observers", "delta", "noise_name", "noise_scale", "noise_unit"});
    for (const auto& [grid, observers, guarantee] : points) {
        table.text(mechanism).number(grid.width_px).number(grid.height_px).number(observers).number(guarantee.delta);
        table.text(guarantee.noise_name.english()).number(guarantee.noise_scale).text(guarantee.noise_unit.english());
        table.endRow();
    }
    return table.str();
}

Json json(const std::string& mechanism, const std::vector<SurfacePoint>& points) {
    Json rows = Json::array();
    for (const auto& [grid, observers, guarantee] : points)
        rows.push_back({{"mechanism", mechanism},
                        {"grid_width_cells", grid.width_px},
                        {"grid_height_cells", grid.height_px},
                        {"observers", observers},
                        {"delta", guarantee.delta},
                        {"noise_name", guarantee.noise_name},
                        {"noise_scale", guarantee.noise_scale},
                        {"noise_unit", guarantee.noise_unit}});
    return {{"noise_surface", rows}};
}

std::string inWords(const SurfacePoint& point) {
    return numberText(point.guarantee.noise_scale) + " on " + std::to_string(point.grid.width_px) + "×" +
           std::to_string(point.grid.height_px) + " cells with observers: " + std::to_string(point.observers);
}

Json summary(const std::string& mechanism, const std::vector<SurfacePoint>& points) {
    const auto [least, most] = std::minmax_element(points.begin(), points.end(), [](const auto& a, const auto& b) {
        return a.guarantee.noise_scale < b.guarantee.noise_scale;
    });
    const Guarantee& any = points.front().guarantee;
    return {{"mechanism", mechanism},
            {"noise", Text("%1 in %2", any.noise_name, any.noise_unit)},
            {"points", points.size()},
            {"least", inWords(*least)},
            {"most", inWords(*most)}};
}

void run(const NoiseSurfaceCommand& options) {
    const auto surface = points(options);
    if (!options.out.empty())
        writeText(csv(options.mechanism, surface), options.out);
    if (options.json)
        print(json(options.mechanism, surface), true);
    else if (options.out.empty())
        print(summary(options.mechanism, surface), false);
}

} // namespace

void addNoiseSurfaceCommand(CLI::App& app) {
    auto options = std::make_shared<NoiseSurfaceCommand>();
    auto* command = app.add_subcommand("noise-surface", "noise scale over grids and numbers of observers, without any data");
    command->add_option("MECHANISM", options->mechanism, "id of a mechanism for heatmaps that adds noise")->required();
    options->settings.addTo(*command);
    command->add_option("--grids", options->grids, "cells of the noise grid: 10x10,100x75,1000x1000")
        ->required()
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(sizeUpTo(20000));
    command->add_option("--observers", options->observers, "numbers of observers: 5,50,500")
        ->required()
        ->delimiter(',')
        ->allow_extra_args(false)
        ->transform(wholeNumber(1, 2000000000));
    addExpectedFixations(*command, options->expected_fixations);
    command->add_option("--out", options->out, "the CSV to write (default: a summary as text)");
    command->add_flag("--json", options->json, "one JSON object with every point");
    command->callback([options] { run(*options); });
}

} // namespace nictate::cli
