// What "Copy as" puts on the clipboard for a shell, Python and R, run as a person runs it: the same numbers.

#include "core/domains/areas/area.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/evaluation/evaluation_view.h"
#include "core/io/open_study.h"
#include "core/session/script_text.h"
#include "tests/app/cli/written_features.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace nictate;
using test::contents;
using test::TemporaryFolder;

namespace {

struct Language {
    CommandLanguage language;
    const char *needs, *name, *file, *run;
    const char* card;  ///< appended: the answer's JSON into card.json
    const char* frame; ///< appended: its rows into rows.csv, without the columns that say whose they are
};
const Language languages[] = {
    {CommandLanguage::python, "/usr/bin/python3 -c 'import numpy, pandas'", "python3-pandas", "script.py",
     "/usr/bin/python3 script.py", "\nimport json\njson.dump(result.card, open(\"card.json\", \"w\"))\n",
     "\nresult.rows.drop(columns=[\"participant\", \"condition\", \"recording\", \"stimulus\"], "
     "errors=\"ignore\").to_csv(\"rows.csv\", "
     "index=False)\n"},
    {CommandLanguage::r, "Rscript -e 'library(jsonlite)'", "r-base-core and r-cran-jsonlite", "script.R",
     "Rscript --vanilla script.R", "\nwriteLines(result$json, \"card.json\")\n",
     "\nkept <- !names(result$rows) %in% c(\"participant\", \"condition\", \"recording\", \"stimulus\")\n"
     "write.csv(result$rows[kept], \"rows.csv\", row.names = FALSE, quote = FALSE, na = \"\")\n"}};

/// In the folder, with this build's program and the packages of this tree.
int runIn(const TemporaryFolder& folder, const std::string& command) {
    const std::string tree = NICTATE_SOURCE_DIR "/resources", program = NICTATE_BINARY_DIR;
    return std::system(("cd '" + folder.path().string() + "' && export LC_ALL=C.UTF-8 PYTHONDONTWRITEBYTECODE=1 PATH='" +
                        program + "':\"$PATH\" NICTATE_CLI='" + program + "/nictate-cli' PYTHONPATH='" + tree +
                        "/python' NICTATE_R='" + tree + "/r/nictate.R' && " + command)
                           .c_str());
}

/// What is said of a run's time is not the same twice.
nlohmann::json cardIn(const std::string& text) {
    nlohmann::json card = nlohmann::json::parse(text);
    for (const char* key : {"seconds", "seconds_per_hour"})
        card.erase(key);
    return card;
}

/// The cells that are numbers, line by line.
std::vector<double> numbersOf(const std::string& csv) {
    std::vector<double> numbers;
    std::string line, cell;
    for (std::istringstream lines(csv); std::getline(lines, line);)
        for (std::istringstream cells(line);
             line.front() != '#' && std::getline(cells, cell, line.find('\t') < line.size() ? '\t' : ',');) {
            char* end = nullptr;
            const double number = std::strtod(cell.c_str(), &end);
            if (!cell.empty() && *end == '\0' && std::isfinite(number))
                numbers.push_back(number);
        }
    return numbers;
}

void checkSame(const std::vector<double>& left, const std::vector<double>& right) {
    REQUIRE(left.size() == right.size());
    REQUIRE(left.size() > 0);
    std::size_t different = 0;
    for (std::size_t i = 0; i < left.size(); ++i)
        different += std::abs(left[i] - right[i]) > 1e-12 * std::max(1.0, std::abs(left[i])); // R writes 15 digits
    CHECK(different == 0);
}

/// Runs the script of every language; `table` is the file of the shell's run that holds the rows, if not those of the card.
void checkLanguages(const CommandScript& script, const std::string& table, bool card) {
    for (const Language& language : languages) {
        const TemporaryFolder shell, other;
        if (runIn(other, std::string(language.needs) + " > /dev/null 2>&1") != 0) {
            std::cout << "skipped: a copied script is run, " << language.name << " is not installed\n";
            continue;
        }
        const std::string line = scriptText({script.remarks, script.file, script.calls, {}}, CommandLanguage::shell);
        REQUIRE(runIn(shell, line + (card ? " --json" : "") + " > card.json 2> said") == 0);
        const std::string text =
            scriptText(script, language.language) + (card ? language.card : "") + (table.empty() ? "" : language.frame);
        other.write(language.file, text);
        const int status = runIn(other, std::string(language.run) + " > said 2>&1");
        INFO(text << "\n" << contents(other.path() / "said"));
        REQUIRE(status == 0);
        if (card)
            CHECK(cardIn(contents(other.path() / "card.json")) == cardIn(contents(shell.path() / "card.json")));
        if (table.empty())
            continue;
        REQUIRE(runIn(shell, "cat " + table + " > rows.csv") == 0);
        checkSame(numbersOf(contents(other.path() / "rows.csv")), numbersOf(contents(shell.path() / "rows.csv")));
    }
}

Session sessionOn(const std::string& path, const char* bench) {
    Session session;
    session.data.path = path;
    session.bench = bench;
    session.seed = 7;
    return session;
}

const std::string demo_study = NICTATE_SOURCE_DIR "/datasets/gallery";

/// Features of six people, and bounds of them beside the study.
std::string featuresIn(const TemporaryFolder& folder) {
    folder.write("bounds.csv", "feature,lower,upper\nfeature 1,0,1\nfeature 2,0,4\n");
    return test::writtenFeatures(folder, 6);
}

} // namespace

TEST_CASE("what is copied from Heatmaps gives the same numbers in a shell, Python and R") {
    Session session = sessionOn(demo_study, HeatmapLook::bench);
    session.stimulus = "shelf";
    session.given["clipped-gaussian"].set("epsilon", 0.7);
    session.given["clipped-gaussian"].set("prior", std::string("centre"));
    session.blur_px = 31.5;
    checkLanguages(heatmapCommand(session, openStudy(demo_study)), "", true);
    session.view<HeatmapLook>().cut.windows = 2;
    session.view<HeatmapLook>().cut.presentation_ms = 4000;
    checkLanguages(heatmapCommand(session, openStudy(demo_study)), "", true);
}

TEST_CASE("what is copied from Areas gives the same numbers in a shell, Python and R") {
    Session session = sessionOn(demo_study, AreasView::bench);
    session.stimulus = "poster";
    auto& view = session.view<AreasView>();
    Area area;
    area.name = "it's \"the\" owl";
    area.points = {165, 430, 220, 360};
    view.areas["poster"] = {area};
    view.metrics = {"dwell-share", "looked"};
    view.groups = "training";
    session.given["aoi"].set("interval", std::string("observers")); // an option's name too
    checkLanguages(areasCommand(session, openStudy(demo_study)), "", true);
}

TEST_CASE("what is copied from Signals gives the same numbers in a shell, Python and R") {
    const TemporaryFolder data;
    Session session = sessionOn(featuresIn(data), SignalsView::bench);
    auto& view = session.view<SignalsView>();
    session.at(SignalsView::bench).mechanism = "fpa";
    session.given["fpa"].set("k", 5.0);
    view.length = 30;
    checkLanguages(signalsCommand(session, openStudy(session.data.path)),
                   "private-signals/*_comic_*.csv private-signals/*_paper_*.csv", true);
    view.bounds = (data.path() / "bounds.csv").string();
    view.summed = {"feature 1", "feature 2"};
    checkLanguages(summariesCommand(session, openStudy(session.data.path)), "", true);
}

TEST_CASE("what is copied from Evaluation gives the same numbers in a shell, Python and R") {
    const TemporaryFolder data;
    Session session = sessionOn(featuresIn(data), EvaluationView::bench);
    session.at(EvaluationView::bench).mechanism = "fpa";
    session.given["fpa"].set("k", 5.0); // an option's name too
    CommandScript script = evaluationCommand(session, openStudy(session.data.path), 2);
    REQUIRE(script.calls.size() >= 1);
    script.calls.resize(1);
    const std::string table = script.calls.front().options.back().value;
    checkLanguages(script, table, false);
}

TEST_CASE("what is copied from Samples gives the same numbers in a shell, Python and R") {
    const TemporaryFolder data;
    REQUIRE(runIn(data, "nictate-cli simulate viewing viewers --participants 2 --seconds 8 --seed 3 > said 2>&1") == 0);
    Session session = sessionOn((data.path() / "viewers").string(), GazeView::bench);
    session.at(GazeView::bench).mechanism = "kaleido";
    checkLanguages(gazeCommand(session, openStudy(session.data.path)), "", true);
}
