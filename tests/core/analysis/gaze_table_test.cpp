// Tables of what was recorded: every row of the study's arrays, in the order and selection a person asks for.
#include "core/analysis/gaze_table.h"
#include "core/errors.h"
#include "core/events/map_fixations.h"
#include "core/io/open_study.h"
#include "core/simulate/reading.h"
#include "tests/catch.h"

#include <cmath>

using namespace nictate;

namespace {

/// P10 and P2 on two stimuli of 100 × 50; the third recording has a saccade and a blink between its fixations.
std::shared_ptr<const Dataset> smallStudy() {
    auto study = std::make_shared<Dataset>();
    study->participants = {{"P10", {}}, {"P2", {}}};
    study->stimuli = {{"garden", 100, 50, SizeSource::given, "", {}}, {"Kitchen", 100, 50, SizeSource::given, "", {}}};
    study->recordings.resize(3);
    study->recordings[0].fixations = {{10, 20, 0, 200, 3.5, Eye::left}, {120, 20, 250, 90.25, missing, Eye::left}};
    study->recordings[1].participant = 1;
    study->recordings[1].fixations = {{30, 40, missing, 150, missing, Eye::unknown}};
    study->recordings[2].participant = 1;
    study->recordings[2].stimulus = 1;
    study->recordings[2].fixations = {{1, 1, 100, 200, missing, Eye::right}, {2, 2, 400, 200, missing, Eye::right}};
    study->recordings[2].saccades = {{300, 40, 1, 1, 2, 2, 0.5, 100, Eye::right}};
    study->recordings[2].blinks = {{350, 20, Eye::right}};
    return study;
}

std::size_t columnOf(const GazeTable& table, std::string_view name) {
    for (std::size_t i = 0; i < table.columns().size(); ++i)
        if (table.columns()[i].name == name)
            return i;
    throw std::runtime_error("no such column");
}

/// The cells of a column, as shown, in this order.
std::vector<std::string> cells(const GazeTable& table, std::string_view name, GazeOrder order = {}) {
    std::vector<std::string> out;
    for (const std::uint32_t row : rowsInOrder(table, order))
        out.push_back(cellText(table.columns()[columnOf(table, name)], table.place(row)));
    return out;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("the quality of every recording is a row, with the unit of the study and nothing where nothing is known") {
    auto study = std::make_shared<Dataset>(*smallStudy());
    for (int i = 0; i < 400; ++i)
        study->recordings[0].samples.push_back({2.0 * i, {50.0 + i % 2, 20, missing}, {}});
    const auto quality = std::make_shared<const StudyQuality>(studyQuality(*study));
    const GazeTable table(study, GazeRows::quality, {}, {}, quality);
    CHECK(table.size() == 3);
    CHECK(cells(table, "participant") == Texts{"P10", "P2", "P2"});
    CHECK(cells(table, "samples") == Texts{"400", "0", "0"});
    CHECK(cells(table, "loss") == Texts{"0.0", "", ""});
    CHECK(cells(table, "RMS-S2S") == Texts{"1.0", "", ""});
    CHECK(cells(table, "BCEA") == Texts{"0.0", "", ""}); // on a line
    CHECK(cells(table, "jitter") == Texts{"0.00", "", ""});
    CHECK(table.columns()[columnOf(table, "BCEA")].unit == "px²");
    CHECK(table.qualityFigure(columnOf(table, "BCEA"))->id == "bcea");
    CHECK(table.qualityFigure(columnOf(table, "samples")) == nullptr);
}

TEST_CASE("every fixation is a row with its units, and what the tracker did not give is empty") {
    const GazeTable table(smallStudy(), GazeRows::fixations);
    CHECK(table.size() == 5);
    CHECK(cells(table, "participant") == Texts{"P10", "P10", "P2", "P2", "P2"});
    CHECK(cells(table, "number") == Texts{"1", "2", "1", "1", "2"});
    CHECK(cells(table, "start") == Texts{"0.0", "250.0", "", "100.0", "400.0"});
    CHECK(cells(table, "stimulus hit") == Texts{"on", "off", "on", "on", "on"});
    CHECK(table.columns()[columnOf(table, "duration")].unit == "ms");
    CHECK(cellCopied(table.columns()[columnOf(table, "duration")], table.place(1)) == "90.25");
    CHECK_THROWS(columnOf(table, "condition")); // the study has none
}

TEST_CASE("every fixation has a row for each sound area it lies in, of those that a table of areas counts") {
    const auto study = smallStudy();
    AreasByStimulus drawn;
    drawn["garden"] = {{"left", AreaShape::rectangle, {0, 0, 20, 50}},
                       {"flat", AreaShape::rectangle, {0, 0, 0, 50}}, // no area
                       {"all", AreaShape::rectangle, {0, 0, 200, 50}}};
    const auto hits = std::make_shared<const StudyHits>(studyHits(*study, drawn));
    const GazeTable table(study, GazeRows::area_hits, {}, hits);
    CHECK(cells(table, "area") == Texts{"left", "all", "all"}); // the second fixation of P10 lies off the stimulus
    CHECK(cells(table, "participant") == Texts{"P10", "P10", "P2"});
    CHECK(cells(table, "fixation") == Texts{"1", "1", "1"});
    CHECK(cells(table, "duration") == Texts{"200.0", "200.0", "150.0"});
    CHECK(cells(table, "inside") == cells(table, "duration")); // of areas that stand still
    CHECK(cells(table, "area", {{}, "p10", columnOf(table, "area"), false}) == Texts{"all", "left"});
    CHECK(table.startOf(table.place(1)) == 0);
    CHECK(GazeTable(study, GazeRows::area_hits, {}, std::make_shared<const StudyHits>(studyHits(*study, {}))).size() == 0);
}

TEST_CASE("events of a recording stand in order of time, whatever they are") {
    const GazeTable table(smallStudy(), GazeRows::events);
    GazeOrder third{{false, false, true}, {}, {}, false};
    CHECK(cells(table, "event", third) == Texts{"fixation", "saccade", "blink", "fixation"});
    CHECK(cells(table, "start", third) == Texts{"100.0", "300.0", "350.0", "400.0"});
    CHECK(cells(table, "amplitude", third) == Texts{"", "0.50", "", ""});
    CHECK(cells(table, "to x", third) == Texts{"", "2.0", "", ""});
    CHECK(cells(table, "origin", third) == Texts{"read", "read", "read", "read"});
}

TEST_CASE("rows are sorted by number and in natural order of texts; what is missing is last either way") {
    const GazeTable table(smallStudy(), GazeRows::fixations);
    const auto sorted = [&](std::string_view by, bool descending, std::string_view shown) {
        return cells(table, shown, {{}, {}, columnOf(table, by), descending});
    };
    CHECK(sorted("start", false, "start") == Texts{"0.0", "100.0", "250.0", "400.0", ""});
    CHECK(sorted("start", true, "start") == Texts{"400.0", "250.0", "100.0", "0.0", ""});
    CHECK(sorted("participant", false, "participant") == Texts{"P2", "P2", "P2", "P10", "P10"});
    CHECK(sorted("stimulus", true, "stimulus") == Texts{"Kitchen", "Kitchen", "garden", "garden", "garden"});
    CHECK(sorted("duration", true, "number") == Texts{"1", "1", "2", "1", "2"}); // equal ones as in the study
    CHECK(sorted("eye", false, "eye") == Texts{"left", "left", "right", "right", ""});
}

TEST_CASE("a text is sought in every cell as it is shown") {
    const GazeTable table(smallStudy(), GazeRows::fixations);
    const auto found = [&](const char* text) { return cells(table, "x", {{}, text, {}, false}); };
    CHECK(found("kitch") == Texts{"1.0", "2.0"});
    CHECK(found("OFF") == Texts{"120.0"});
    CHECK(found("250.0") == Texts{"120.0"});
    CHECK(found("p10") == Texts{"10.0", "120.0"});
    CHECK(found("nowhere").empty());
}

TEST_CASE("a study without rows is an empty table, and work can be stopped") {
    const GazeTable none(std::make_shared<Dataset>(), GazeRows::samples);
    CHECK(none.size() == 0);
    CHECK(rowsInOrder(none, {}).empty());
    const GazeTable table(smallStudy(), GazeRows::fixations);
    CHECK_THROWS_AS(rowsInOrder(table, {}, Progress({}, std::make_shared<std::atomic<bool>>(true))), Cancelled);
}

TEST_CASE("what the files do not say is detected in the samples, and said to be") {
    auto study = std::make_shared<Dataset>(simulateReading(1, 1));
    study->recordings.resize(1);
    Recording& recording = study->recordings[0];
    const std::size_t recorded_saccades = recording.saccades.size();
    REQUIRE(recorded_saccades > 100);
    recording.fixations = {};
    recording.saccades = {};
    recording.blinks = {};
    const EventParameters parameters = *detectionOf({});
    detectFixations(*study, parameters);
    const auto beside = std::make_shared<const std::vector<DetectedBeside>>(detectedBeside(*study, parameters));
    CHECK((*beside)[0].fixations);
    CHECK((*beside)[0].saccades.size() > recorded_saccades / 2);
    CHECK((*beside)[0].blinks.size() > 10);
    const GazeTable table(study, GazeRows::events, beside);
    CHECK(table.size() == recording.fixations.size() + (*beside)[0].saccades.size() + (*beside)[0].blinks.size());
    CHECK(cells(table, "origin", {{}, "read", {}, false}).empty());
    for (const Saccade& saccade : (*beside)[0].saccades) {
        const auto sampled = [&](double x, double y, double t) {
            return std::any_of(recording.samples.begin(), recording.samples.end(), [&](const Sample& sample) {
                return std::abs(sample.t_ms - t) < 1e-6 && sample.gaze.x_px == x && sample.gaze.y_px == y;
            });
        };
        REQUIRE(sampled(saccade.from_x_px, saccade.from_y_px, saccade.start_ms));
        REQUIRE(sampled(saccade.to_x_px, saccade.to_y_px, saccade.start_ms + saccade.duration_ms));
    }
    CHECK_FALSE(detectedBeside(*study, std::nullopt)[0].fixations);
}
