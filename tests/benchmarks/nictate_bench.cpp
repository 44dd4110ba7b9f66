// Speed as a person feels it. Prints a table; the straightforward column is the plain way of doing the same thing,
// measured in the same run. Never a test: a slow day is no bug.
//   nictate_bench [PART | OSIE_FOLDER [PERSONALITY_FOLDER]]; without a part all that a window does

#include "tests/benchmarks/benchmarks.h"
#include "tests/benchmarks/stopwatch.h"
#include "tests/core/io/neighbours.h"

#include "core/compute/logarithmic_range.h"
#include "core/domains/heatmap/cap_selection.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_preview.h"
#include "core/domains/heatmap/heatmap_tradeoff.h"
#include "core/domains/heatmap/metrics.h"
#include "core/domains/registry.h"
#include "core/io/open_study.h"
#include "core/simulate/gallery.h"
#include "widgets/heatmap_view.h"
#include "widgets/time_window_sheet.h"

#include <QApplication>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>

#include <filesystem>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

using namespace nictate;
using namespace nictate::bench;

namespace {

/// A protected map and its difference to the original as the workbench shows them, `size` pixels each, over a picture; painted
/// at once.
class PaintedPanels {
  public:
    explicit PaintedPanels(QSize size);

    /// As the window does: the frame says how far its colours reach.
    void paint(PreviewFrame frame, std::shared_ptr<const GazeMap> original);
    /// The panels look for that themselves.
    void paintAlone(std::shared_ptr<const GazeMap> map, std::shared_ptr<const GazeMap> original);

  private:
    void paint(std::shared_ptr<const GazeMap> map, std::shared_ptr<const GazeMap> original, std::optional<ColourLimits> limits,
               std::optional<ColourLimits> of_difference);

    HeatmapView shown_, difference_;
    QImage target_[2];
};

PaintedPanels::PaintedPanels(QSize size) {
    QImage picture(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            picture.setPixel(x, y, qRgb(x * 255 / size.width(), y * 255 / size.height(), (x ^ y) & 255));
    for (HeatmapView* view : {&shown_, &difference_}) {
        view->resize(size);
        view->setStimulus(picture, size);
        view->resize(2 * size - view->pictureRect().size());
        target_[view == &difference_] = QImage(view->size(), QImage::Format_RGB32);
    }
    MapLayer layer;
    layer.colours = ColourMap::diverging;
    difference_.setLayer(layer);
}

void PaintedPanels::paint(PreviewFrame frame, std::shared_ptr<const GazeMap> original) {
    paint(std::make_shared<const GazeMap>(std::move(frame.protected_map)), std::move(original),
          limitsOf(frame.values, ColourMap::viridis), limitsOf(frame.differences, ColourMap::diverging));
}

void PaintedPanels::paintAlone(std::shared_ptr<const GazeMap> map, std::shared_ptr<const GazeMap> original) {
    paint(std::move(map), std::move(original), {}, {});
}

void PaintedPanels::paint(std::shared_ptr<const GazeMap> map, std::shared_ptr<const GazeMap> original,
                          std::optional<ColourLimits> limits, std::optional<ColourLimits> of_difference) {
    shown_.setLimits(limits);
    difference_.setLimits(of_difference);
    shown_.setMap(map);
    difference_.setMap(map, std::move(original));
    shown_.render(&target_[0]);
    difference_.render(&target_[1]);
}

constexpr int width = 1680, height = 1050;

/// n observers with ten fixations each around a few places.
ObserverPoints crowd(std::size_t observers) {
    SeededNoise noise(3);
    ObserverPoints points;
    std::uint64_t index = 0;
    for (std::size_t i = 0; i < observers; ++i) {
        for (int k = 0; k < 10; ++k, index += 4) {
            double x = width * (0.2 + 0.15 * static_cast<double>(noise.below(5, index))) + 60 * noise.normal(index + 1);
            double y = height * (0.3 + 0.2 * static_cast<double>(noise.below(3, index + 2))) + 60 * noise.normal(index + 3);
            if (x >= 0 && y >= 0 && x < width && y < height)
                points.points.push_back({static_cast<float>(x), static_cast<float>(y), 500.0f * static_cast<float>(k)});
        }
        points.offsets.push_back(points.points.size());
    }
    return points;
}

HeatmapFacts factsFor(std::size_t observers, int longer_side) {
    return {static_cast<int>(observers), displayGrid(width, height, longer_side), 30, 10};
}

Parameters atEpsilon(const Mechanism<Heatmaps>& mechanism, int step) {
    Parameters given;
    for (const ParameterSpec& spec : mechanism.info.parameters) {
        if (spec.name == "epsilon")
            given.set("epsilon", 1 + 0.01 * (step % 50));
        if (spec.name == "fraction")
            given.set("fraction", 0.5 + 0.005 * (step % 50));
    }
    return given;
}

/// As the window does while ε is dragged: the grid that ε chose before the drag holds still.
Parameters draggedTo(const Mechanism<Heatmaps>& mechanism, int step, const HeatmapFacts& facts) {
    const Parameters resting = resolve(mechanism, {}, facts);
    Parameters given = atEpsilon(mechanism, step);
    for (const char* held : {"width", "height"})
        if (resting.has(held))
            given.set(held, resting.number(held));
    return given;
}

/// Another selection of observers is another map, so it may take `selection_limit`.
void benchMoves(PaintedPanels& panels, int longer_side, double limit, double selection_limit) {
    auto points = std::make_shared<const ObserverPoints>(crowd(60));
    HeatmapFacts facts = factsFor(60, longer_side);
    auto reference = std::make_shared<const GazeMap>(referenceHeatmap(*points, facts));
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>()) {
        HeatmapPreview preview(points, facts, 1);
        auto move = [&](int step) { panels.paint(preview.frame(mechanism, draggedTo(mechanism, step, facts)), reference); };
        move(0);
        double live = medianOf(41, move);
        double plain = medianOf(5, [&](int step) {
            SimulatedMap fresh = simulate(mechanism, *points, draggedTo(mechanism, step, facts), facts,
                                          SeededNoise(1).stream(static_cast<std::uint64_t>(step)));
            panels.paintAlone(std::make_shared<const GazeMap>(std::move(fresh.heatmap)), reference);
        });
        std::string what = mechanism.info.id + ": ε moved, heatmap grid " + std::to_string(facts.display.width) + "x" +
                           std::to_string(facts.display.height);
        const bool selects = mechanism.info.id.starts_with("random-selection");
        report(what.c_str(), live, selects ? selection_limit : limit, plain);
    }
}

PicturePixels colouredSquares() {
    PicturePixels pixels{width, height, {}};
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (int part : {x / 90 * 31, y / 70 * 57, (x / 90 ^ y / 70) * 83})
                pixels.rgb.push_back(static_cast<std::uint8_t>(part));
    return pixels;
}

/// Twelve windows of time: ε moved, and what one window shows painted; and all of them beside each other.
void benchTimeWindowsIn(PaintedPanels& panels) {
    auto points = std::make_shared<const ObserverPoints>(crowd(60));
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>("clipped-gaussian");
    TimeCut cut;
    cut.windows = 12;
    cut.presentation_ms = 5000;
    HeatmapFacts facts = withWindows(factsFor(60, 200), cut);
    facts.picture = std::make_shared<const PublicPicture>("", [](const std::string&) { return colouredSquares(); });
    facts.picture->attention();
    const Parameters resting = resolve(mechanism, {}, facts);
    auto original = std::make_shared<const GazeMap>(windowMap(referenceHeatmap(*points, facts), 4, cut.windows));
    TimeWindowSheet sheet;
    sheet.resize(width, height);
    for (const char* prior : {"picture", "centre"}) {
        HeatmapPreview preview(points, facts, 1);
        auto frame = [&](int step) { // the grid holds still while ε moves
            Parameters given = atEpsilon(mechanism, step);
            for (const char* held : {"width", "height"})
                given.set(held, resting.number(held));
            given.set("prior", std::string(prior));
            return preview.frame(mechanism, given);
        };
        const double first = milliseconds([&] { frame(0); });
        const std::string what = std::string("heatmap over time of 12 windows, prior=") + prior;
        report((what + ": prepared").c_str(), first, 500);
        report((what + ": ε moved").c_str(),
               medianOf(41,
                        [&](int step) {
                            PreviewFrame shown = frame(step);
                            shown.protected_map = windowMap(shown.protected_map, 4, cut.windows);
                            panels.paint(std::move(shown), original);
                        }),
               30);
        QImage target(sheet.size(), QImage::Format_RGB32);
        report((what + ": ε moved, all windows beside each other").c_str(),
               medianOf(21,
                        [&](int step) {
                            HeatmapPicture over_time;
                            over_time.stimulus_px = {width, height};
                            over_time.panels = windowPanels(frame(step).protected_map, facts.display.cuts, cut.clock);
                            sheet.setWindows(std::move(over_time));
                            sheet.render(&target);
                        }),
               0);
    }
}

/// A picture of coloured squares, and ε moved with a prior that follows it.
void benchPicturePrior(PaintedPanels& panels) {
    const PicturePixels pixels = colouredSquares();
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>("clipped-gaussian");
    auto points = std::make_shared<const ObserverPoints>(crowd(30));
    HeatmapFacts facts = factsFor(30, 200);
    report("picture and default grid prepared for prior=picture",
           medianOf(5,
                    [&](int) {
                        facts.picture = std::make_shared<const PublicPicture>("", [&](const std::string&) { return pixels; });
                        Parameters given;
                        given.set("prior", "picture");
                        mechanism.steps.finisher(resolve(mechanism, given, facts), facts);
                    }),
           500);

    auto original = std::make_shared<const GazeMap>(referenceHeatmap(*points, facts));
    HeatmapPreview preview(points, facts, 1);
    auto move = [&](int step) {
        Parameters given = draggedTo(mechanism, step, facts);
        given.set("prior", "picture");
        panels.paint(preview.frame(mechanism, given), original);
    };
    move(0);
    report("clipped-gaussian: ε moved, prior=picture", medianOf(41, move), 8);
}

void benchSlowerMoves(PaintedPanels& panels) {
    auto points = std::make_shared<const ObserverPoints>(crowd(60));
    auto move = [&](const char* what, const char* id, int longer_side, auto change) {
        HeatmapFacts facts = factsFor(60, longer_side);
        HeatmapPreview preview(points, facts, 1);
        auto original = std::make_shared<const GazeMap>(preview.original());
        report(what,
               medianOf(9,
                        [&](int step) {
                            Parameters given;
                            change(given, step);
                            panels.paint(preview.frame(mechanismOf<Heatmaps>(id), given), original);
                        }),
               50);
    };
    move("gaussian: cap moved", "gaussian", 200, [](Parameters& p, int k) { p.set("cap", 1.0 + k); });
    move("laplace: cap moved", "laplace", 200, [](Parameters& p, int k) { p.set("cap", 1.0 + k); });
    move("clipped-gaussian: clip moved", "clipped-gaussian", 200, [](Parameters& p, int k) { p.set("clip", 0.5 + 0.1 * k); });
    move("clipped-gaussian: grid moved", "clipped-gaussian", 200, [](Parameters& p, int k) {
        p.set("width", 20.0 + k);
        p.set("height", 13.0 + k);
    });
    move("gaussian: noise grid moved, up to 1680x1050", "gaussian", 200, [](Parameters& p, int k) {
        p.set("width", 1672.0 + k);
        p.set("height", 1042.0 + k);
    });
    auto blurred = [&](const char* what, const char* id) {
        report(what,
               medianOf(9,
                        [&](int step) {
                            HeatmapFacts facts = factsFor(60, 200);
                            facts.blur_px = 26 + step;
                            HeatmapPreview preview(points, facts, 1);
                            panels.paint(preview.frame(mechanismOf<Heatmaps>(id), {}),
                                         std::make_shared<const GazeMap>(preview.original()));
                        }),
               50);
    };
    blurred("gaussian: blur moved", "gaussian");
    blurred("clipped-gaussian: blur moved", "clipped-gaussian");
}

void benchCaps() {
    ObserverPoints points = crowd(50000);
    Grid grid{width, height, width, height};
    const int caps = 10;
    std::vector<double> noise = capNoiseVariances(mechanismOf<Heatmaps>("gaussian"), {}, factsFor(50000, width), caps);
    CapCurve fast;
    double ms = medianOf(5, [&](int) { fast = capCurve(countRepeats(grid, points), noise); });
    // Algorithm 1 as printed walks every cell of every observer for every cap; timed on 20 observers and one cap.
    const int sample = 20;
    double plain = milliseconds([&] {
                       GazeMap sum = GazeMap::Zero(height, width);
                       for (int i = 0; i < sample; ++i)
                           sum += countMap(grid, points.of(static_cast<std::size_t>(i))).min(1.0);
                       if (sum.sum() < 0)
                           std::puts("");
                   }) *
                   50000.0 / sample * caps;
    report("E[MSE] for all caps, 50 000 observers x 1050x1680", ms, 100, plain);
}

void benchCurve() {
    Dataset study = simulateGallery(72, 1);
    std::vector<std::size_t> everyone(72);
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    ObserverPoints points = collectPoints(study, 2, everyone);
    HeatmapFacts facts;
    facts.observers = 72;
    facts.display = {200, 150, static_cast<double>(study.stimuli[2].width_px), static_cast<double>(study.stimuli[2].height_px)};
    facts.blur_px = defaultBlur(study.stimuli[2].width_px);
    auto epsilons = logarithmicRange(0.03, 30, 20);
    for (const Mechanism<Heatmaps>& mechanism : mechanisms<Heatmaps>()) {
        double ms = medianOf(3, [&](int) { tradeoff(mechanism, points, {}, facts, epsilons, 100, 1); });
        double plain =
            milliseconds([&] {
                GazeMap reference = referenceHeatmap(points, facts);
                for (std::uint64_t k = 0; k < 10; ++k) {
                    GazeMap map =
                        simulate(mechanism, points, atEpsilon(mechanism, static_cast<int>(k)), facts, SeededNoise(k)).heatmap;
                    if (correlationCC(map, reference) + meanSquaredError(map, reference) < -2)
                        std::puts("");
                }
            }) *
            2000 / 10;
        report((mechanism.info.id + ": CC/MSE curve, 20 ε x 100 draws, 200x150").c_str(), ms, 2000, plain);
    }
}

void benchStart() {
    QString program = QCoreApplication::applicationDirPath() + "/../nictate";
    std::vector<double> times;
    for (int run = 0; run < 5; ++run) {
        QProcess process;
        process.start(program, {"--startup-time"});
        process.waitForFinished(20000);
        auto match = QRegularExpression("([0-9.]+)").match(QString::fromUtf8(process.readAllStandardOutput()));
        if (match.hasMatch())
            times.push_back(match.captured(1).toDouble());
    }
    if (times.empty())
        return std::puts("window with the demo study: could not be started"), void();
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
    report("window with the demo study painted after start (offscreen)", times[times.size() / 2], 350);
}

void benchMaps() {
    PaintedPanels panels(QSize(width, height));
    benchMoves(panels, 1680, 8, 50);
    benchPicturePrior(panels);
}

void benchTimeWindows() {
    PaintedPanels panels(QSize(width, height));
    benchTimeWindowsIn(panels);
}

/// What a person meets in a window, in some minutes.
void benchWindow() {
    benchAreasRefresh();
    benchSignalsRefresh();
    PaintedPanels panels(QSize(width, height));
    benchTimeWindowsIn(panels);
    benchMoves(panels, 200, 8, 8);
    benchMoves(panels, 1680, 8, 50);
    benchPicturePrior(panels);
    benchSlowerMoves(panels);
    benchCaps();
    benchCurve();
    benchDataViews();
    benchGazeRefresh();
    benchStart();
}

void benchRecordings(const std::string& osie, const std::string& personality) {
    report("osie_fixations.csv, 48 793 rows, loaded", medianOf(9, [&](int) { openStudy(osie + "/osie_fixations.csv"); }), 60);
    benchFeatures(personality);
}

/// 20 000 studies in which one person's file is another; a row a finding, and what was opened and refused in the end.
void benchNeighbours() {
    const test::NeighbourReport found = test::openNeighbours(20000);
    for (const std::string& broken : found.broken)
        std::printf("%s\n", broken.c_str());
    std::printf("%zu openings, %zu read alike, %zu refused by name, %zu broken\n", found.openings, found.same, found.refused,
                found.broken.size());
}

const std::map<std::string, void (*)()> parts = {
    {"areas", benchAreasRefresh},
    {"data", benchDataViews},
    {"evaluation", benchEvaluation},
    {"time-windows", benchTimeWindows},
    {"maps", benchMaps},
    {"reading", benchReading},
    {"neighbours", benchNeighbours},
    {"samples", benchSamples},
    {"samples-bench", benchGazeRefresh},
    {"signals", benchSignalsRefresh},
    {"verdicts", benchVerdicts},
    {"verdicts-permuted", benchPermutedVerdicts},
    {"verdicts-networks", benchNetworkVerdicts},
};

int usage() {
    std::fprintf(stderr, "usage: nictate_bench [PART | OSIE_FOLDER [PERSONALITY_FOLDER]]\nparts:");
    for (const auto& [name, part] : parts)
        std::fprintf(stderr, " %s", name.c_str());
    std::fprintf(stderr, "\n");
    return 2;
}

} // namespace

int main(int count, char** arguments) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(count, arguments);
    const std::string asked = count > 1 ? arguments[1] : "";
    const auto part = parts.find(asked);
    if (part == parts.end() && !asked.empty() && !std::filesystem::is_directory(asked))
        return usage();
    std::printf("| %-68s | %9s | %7s | %11s | %8s |\n|---|--:|--:|--:|--:|\n", "what", "ms", "at most", "plain, ms", "ratio");
    if (part != parts.end())
        return part->second(), 0;
    benchWindow();
    if (!asked.empty())
        benchRecordings(asked, count > 2 ? arguments[2] : (std::filesystem::path(asked) / ".." / "personality").string());
}
