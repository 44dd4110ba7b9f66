#include "core/simulate/synthetic_fixations.h"

#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/time_windows.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/draft_folder.h"
#include "core/files/table_writer.h"
#include "core/io/open_study.h"
#include "core/io/plan_file.h"
#include "core/simulate/draws.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

constexpr int sharpening_steps = 60;
constexpr const char* synthetic_table = "synthetic_fixations.csv";

struct Place {
    double x_px, y_px;
};

struct Counts {
    std::size_t observers, fixations;
};

int checked(const char* name, const std::optional<int>& chosen, int otherwise) {
    if (chosen && (*chosen < 1 || *chosen > 100000))
        throw InvalidParameter(name, std::to_string(*chosen), Text("a whole number from 1 to 100000"));
    return chosen.value_or(otherwise);
}

/// Fixations of an observer in a window.
std::size_t inWindow(const ReleasedMaps& maps, std::size_t window, std::size_t wanted) {
    const std::vector<double>& cuts = maps.display.cuts;
    if (maps.clock == GazeClock::time || window == cuts.size())
        return wanted;
    return static_cast<std::size_t>(std::ceil(cuts[window]) - (window == 0 ? 0 : std::ceil(cuts[window - 1])));
}

Counts countsFor(const ReleasedMaps& maps, const SyntheticChoice& choice) {
    const double expected = std::round(maps.expected_fixations / maps.display.windows());
    const Counts counts{
        static_cast<std::size_t>(checked("observers", choice.observers, maps.observers)),
        static_cast<std::size_t>(checked("fixations", choice.fixations, static_cast<int>(std::max(1.0, expected))))};
    double all = 0;
    for (std::size_t t = 0; t < maps.windows.size(); ++t)
        all += static_cast<double>(counts.observers) * static_cast<double>(inWindow(maps, t, counts.fixations));
    if (all > most_synthetic_fixations)
        throw InvalidParameter("observers", std::to_string(counts.observers),
                               Text("observers × fixations × windows at most %1", static_cast<int>(most_synthetic_fixations)));
    return counts;
}

/// Cells in an order in which neighbours follow each other: bands of so many rows, to and fro.
std::vector<std::pair<Eigen::Index, Eigen::Index>> toAndFro(const Grid& display, std::size_t points) {
    const double cells = static_cast<double>(display.width) * display.height;
    const auto band =
        std::max<Eigen::Index>(1, std::lround(std::sqrt(cells / static_cast<double>(std::max<std::size_t>(points, 1)))));
    std::vector<std::pair<Eigen::Index, Eigen::Index>> order;
    bool back = false;
    for (Eigen::Index top = 0; top < display.height; top += band, back = !back)
        for (Eigen::Index i = 0; i < display.width; ++i)
            for (Eigen::Index y = top; y < std::min<Eigen::Index>(top + band, display.height); ++y)
                order.emplace_back(y, back ? display.width - 1 - i : i);
    return order;
}

/// So many places whose share in every stretch of the order is that of the density, within one place.
std::vector<Place> systematicSample(const GazeMap& density, const Grid& display, std::size_t points, Draws& draws) {
    std::vector<Place> places;
    const double step = 1 / static_cast<double>(points);
    double next = step * draws.uniform(), reached = 0;
    for (const auto& [y, x] : toAndFro(display, points)) {
        reached += density(y, x);
        for (; next < reached && places.size() < points; next += step)
            places.push_back({(static_cast<double>(x) + draws.uniform()) * display.cellWidth(),
                              (static_cast<double>(y) + draws.uniform()) * display.cellHeight()});
    }
    while (!places.empty() && places.size() < points) // what rounding left
        places.push_back(places.back());
    return places;
}

void shuffle(std::vector<Place>& places, Draws& draws) {
    for (std::size_t i = places.size(); i > 1; --i)
        std::swap(places[i - 1], places[std::min(i - 1, static_cast<std::size_t>(draws.uniform() * static_cast<double>(i)))]);
}

/// Where a window of time begins and ends; an end nobody knows is infinite.
std::pair<double, double> spanOf(const ReleasedMaps& maps, std::size_t window) {
    if (maps.clock == GazeClock::order)
        return {0, HUGE_VAL};
    const std::vector<double>& cuts = maps.display.cuts;
    const double from = window == 0 ? 0 : cuts[window - 1];
    const double to = window < cuts.size() ? cuts[window] : maps.presentation_ms.value_or(HUGE_VAL);
    return {from, to > from ? to : HUGE_VAL};
}

/// Times of the fixations from `first` on, one behind the other, within the span.
void setTimes(std::vector<Fixation>& fixations, std::size_t first, std::pair<double, double> span, Draws& draws) {
    const double median_ms = synthetic_mean_ms * std::exp(-0.5 * synthetic_log_sd * synthetic_log_sd);
    const double begin =
        std::isfinite(span.second) || first == 0
            ? span.first
            : std::max(span.first, fixations[first - 1].start_ms + fixations[first - 1].duration_ms + synthetic_saccade_ms);
    double at = 0;
    for (std::size_t i = first; i < fixations.size(); ++i) {
        fixations[i].start_ms = at;
        fixations[i].duration_ms = std::round(10 * draws.logNormal(median_ms, synthetic_log_sd)) / 10;
        at += fixations[i].duration_ms + synthetic_saccade_ms;
    }
    const double squeeze = std::min(1.0, (span.second - begin) / std::max(at, 1.0));
    for (std::size_t i = first; i < fixations.size(); ++i)
        fixations[i].start_ms = begin + std::floor(1000 * fixations[i].start_ms * squeeze) / 1000;
}

Dataset emptyStudy(const ReleasedMaps& maps, std::size_t observers) {
    Dataset study;
    study.name = "synthetic fixations";
    study.stimuli = {{maps.stimulus,
                      static_cast<int>(std::lround(maps.display.stimulus_width_px)),
                      static_cast<int>(std::lround(maps.display.stimulus_height_px)),
                      SizeSource::given,
                      "",
                      {}}};
    study.recordings.resize(observers);
    for (std::size_t i = 0; i < observers; ++i) {
        study.participants.push_back({"synthetic-" + std::to_string(i + 1), {}});
        study.recordings[i].participant = i;
    }
    return study;
}

void writeTable(const Dataset& study, const std::filesystem::path& file) {
    const Progress unseen;
    TableWriter table(file, ',', unseen);
    table.header({"participant", "stimulus", "start_ms", "duration_ms", "x_px", "y_px", "synthetic"});
    for (const Recording& recording : study.recordings)
        for (const Fixation& fixation : recording.fixations)
            table.text(study.participants[recording.participant].id)
                .text(study.stimuli[recording.stimulus].id)
                .number(fixation.start_ms)
                .number(fixation.duration_ms)
                .number(fixation.x_px)
                .number(fixation.y_px)
                .count(1)
                .endRow();
    table.finish();
}

void writeReadme(const Dataset& study, const std::filesystem::path& file) {
    const Stimulus& stimulus = study.stimuli.front();
    writeNewFile(file,
                 "Synthetic fixations, made by Nictate " NICTATE_VERSION " from a released heatmap and from nothing else.\n\n"
                 "No person made them: every row of synthetic_fixations.csv says synthetic = 1.\n"
                 "They are post-processing of the release, so they cost no privacy loss and hold no more than it does.\n"
                 "Positions follow the released map of \"" +
                     stimulus.id + "\" (" + std::to_string(stimulus.width_px) + " x " + std::to_string(stimulus.height_px) +
                     " pixels). Durations are log-normal with a mean of 330 ms (Rayner 1998) and say nothing about anybody.\n"
                     "Do not test hypotheses about people on them: their number is a choice, and the release's card states what "
                     "is known.\n");
}

} // namespace

GazeMap sharpened(const GazeMap& map, const Grid& display, double blur_px) {
    const GazeMap target = map.max(0);
    if (target.sum() <= 0)
        return GazeMap::Zero(map.rows(), map.cols());
    const DisplayBlur blur(display.still(), display.still(), blur_px, blur_px);
    const GazeMap weight = blur(GazeMap::Ones(map.rows(), map.cols()));
    GazeMap density = target;
    for (int step = 0; step < sharpening_steps; ++step) {
        const GazeMap shown = blur(density);
        const GazeMap ratio = (shown > 0).select(target / shown.max(1e-300), 0.0);
        density *= blur(ratio) / weight;
    }
    return density.sum() > 0 ? GazeMap(density / density.sum()) : density;
}

Dataset syntheticFixations(const ReleasedMaps& maps, const SyntheticChoice& choice) {
    const Counts counts = countsFor(maps, choice);
    Dataset study = emptyStudy(maps, counts.observers);
    const SeededNoise noise(choice.seed);
    for (std::size_t t = 0; t < maps.windows.size(); ++t) {
        Draws draws(noise.stream(t));
        const std::size_t each = inWindow(maps, t, counts.fixations);
        const GazeMap density = sharpened(maps.windows[t], maps.display, maps.blur_px);
        std::vector<Place> places = systematicSample(density, maps.display, counts.observers * each, draws);
        if (places.empty())
            continue;
        shuffle(places, draws);
        for (std::size_t i = 0; i < counts.observers; ++i) {
            std::vector<Fixation>& fixations = study.recordings[i].fixations;
            const std::size_t first = fixations.size();
            for (std::size_t k = 0; k < each; ++k) {
                const Place& place = places[i * each + k];
                fixations.push_back({std::floor(100 * place.x_px) / 100, std::floor(100 * place.y_px) / 100});
            }
            setTimes(fixations, first, spanOf(maps, t), draws);
        }
    }
    return study;
}

void writeSyntheticFixations(const Dataset& synthetic, const std::filesystem::path& folder) {
    DraftFolder draft(folder);
    const std::filesystem::path table = draft.path() / synthetic_table;
    writeTable(synthetic, table);
    writeReadme(synthetic, draft.path() / "README.txt");
    OpenOptions options;
    options.screen_size = PixelSize{synthetic.stimuli.front().width_px, synthetic.stimuli.front().height_px};
    PublicFrame frame = openStudy(table, options).frame;
    confirm(frame);
    writePlan(frame.reading, draft.path() / plan_file_name, synthetic_table);
    draft.moveIntoPlace();
}

} // namespace nictate
