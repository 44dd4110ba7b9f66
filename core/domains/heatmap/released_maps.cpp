#include "core/domains/heatmap/released_maps.h"

#include "core/domains/heatmap/time_windows.h"
#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/json_problem.h"
#include "core/files/number.h"
#include "core/files/whole_file.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace nictate {

namespace fs = std::filesystem;
using CardJson = nlohmann::json;

namespace {

constexpr int largest_display = 4000; ///< cells a side, as sessions allow

[[noreturn]] void refuseCard(const fs::path& card, const Text& problem) {
    throw ParseError(card.string(), 0, 0, problem, Text("give the folder as Nictate released it"));
}

CardJson cardIn(const fs::path& file) {
    const auto text = wholeFile(file);
    if (!text)
        throw MissingData(
            Text("%1: there is no privacy_card.json; name the folder of one released heatmap", file.parent_path().string()));
    try {
        return CardJson::parse(*text);
    } catch (const CardJson::exception& problem) {
        refuseCard(file, Text("is no privacy card: %1", jsonProblem(problem)));
    }
}

double parameterIn(const CardJson& card, const std::string& name) {
    for (const CardJson& parameter : card.at("parameters"))
        if (parameter.at("name") == name)
            return parameter.at("value").get<double>();
    return 0;
}

ReleasedMaps describedBy(const CardJson& card) {
    ReleasedMaps maps;
    const CardJson &released = card.at("released"), &display = card.at("display");
    maps.stimulus = released.at("stimulus").get<std::string>();
    maps.display = {display.at("width").get<int>(), display.at("height").get<int>(),
                    released.at("stimulus_width_px").get<double>(), released.at("stimulus_height_px").get<double>()};
    maps.blur_px = parameterIn(card, "blur_px");
    maps.expected_fixations = parameterIn(card, "expected_fixations");
    maps.observers = card.at("observers").get<int>();
    if (const auto windows = card.find("windows"); windows != card.end()) {
        maps.display.cuts = windows->at("cut_at").get<std::vector<double>>();
        maps.clock = windows->at("unit").get<std::string>().starts_with("ms") ? GazeClock::time : GazeClock::order;
        if (!windows->at("presentation_ms").is_null())
            maps.presentation_ms = windows->at("presentation_ms").get<double>();
    }
    return maps;
}

bool isPossible(const ReleasedMaps& maps) {
    const Grid& display = maps.display;
    const bool sizes = display.width >= 1 && display.height >= 1 && display.width <= largest_display &&
                       display.height <= largest_display && display.stimulus_width_px > 0 && display.stimulus_height_px > 0;
    double before = 0;
    for (const double cut : display.cuts) {
        if (!(cut > before) || !std::isfinite(cut))
            return false;
        before = cut;
    }
    return sizes && display.windows() <= most_windows && maps.blur_px > 0 && maps.expected_fixations > 0 && maps.observers >= 1;
}

GazeMap tableIn(const fs::path& file, const Grid& display) {
    TextSource source = TextSource::fromFile(file);
    DelimitedReader rows(source, ',');
    GazeMap map(display.height, display.width);
    DecimalSign point = DecimalSign::point;
    for (int y = 0; y < display.height; ++y) {
        if (!rows.next() || rows.cells().size() != static_cast<std::size_t>(display.width))
            throw ParseError(
                file.string(), rows.line(), 0,
                Text("is not the table of %1 rows of %2 cells that the card speaks of", display.height, display.width),
                Text("give the folder as Nictate released it"));
        for (int x = 0; x < display.width; ++x) {
            const ParsedNumber value = parseNumber(rows.cells()[static_cast<std::size_t>(x)].text, point);
            if (value.kind != NumberKind::number || !std::isfinite(value.value))
                throw ParseError(file.string(), rows.line(), static_cast<std::size_t>(x) + 1,
                                 Text("holds a cell that is not a number"), Text("give the folder as Nictate released it"));
            map(y, x) = value.value;
        }
    }
    return map;
}

} // namespace

bool holdsReleasedMaps(const fs::path& folder) {
    std::error_code ignored;
    return fs::exists(folder / "heatmap.csv", ignored) || fs::exists(folder / "heatmap-1.csv", ignored);
}

ReleasedMaps readReleasedMaps(const fs::path& folder) {
    const fs::path file = folder / "privacy_card.json";
    const CardJson card = cardIn(file);
    ReleasedMaps maps;
    try {
        if (card.at("released").at("what") != "heatmap")
            throw MissingData(Text("%1: a heatmap is needed, but this is a release of %2", folder.string(),
                                   card.at("released").at("what").get<std::string>()));
        maps = describedBy(card);
    } catch (const CardJson::exception& problem) {
        refuseCard(file, Text("is not the card of a heatmap: %1", jsonProblem(problem)));
    }
    if (!isPossible(maps))
        refuseCard(file, Text("states a grid, a blur, windows or observers that are not possible"));
    const int windows = maps.display.windows();
    for (int t = 1; t <= windows; ++t) {
        const fs::path table = folder / ("heatmap" + (windows > 1 ? "-" + std::to_string(t) : "") + ".csv");
        if (std::error_code ignored; !fs::exists(table, ignored))
            throw MissingData(Text("%1 is missing; a heatmap of everybody is needed, not of groups", table.string()));
        maps.windows.push_back(tableIn(table, maps.display));
    }
    return maps;
}

} // namespace nictate
