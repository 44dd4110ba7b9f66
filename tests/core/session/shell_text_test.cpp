#include "core/domains/areas/areas_view.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/evaluation/evaluation_view.h"
#include "core/session/shell_text.h"

#include "core/domains/areas/area_files.h"
#include "core/session/script_text.h"
#include "tests/catch.h"
#include "tests/core/session/hostile_session.h"
#include "tests/core/session/shell_run.h"

#include <algorithm>
#include <sstream>

using namespace nictate;

namespace {

using test::sessionNamed;
using test::studyNamed;

std::string commandsOf(const std::string& name) {
    Session session = sessionNamed(name);
    const Dataset study = studyNamed(name);
    std::string text;
    for (auto command : {heatmapCommand, signalsCommand, areasCommand, gazeCommand})
        text += scriptText(command(session, study), CommandLanguage::shell) + "\n";
    text += scriptText(evaluationCommand(session, study, 2), CommandLanguage::shell) + "\n";
    for (const char* bench : {HeatmapLook::bench, SignalsView::bench, AreasView::bench, GazeView::bench})
        session.at(bench).mechanism = name;
    for (auto command : {heatmapCommand, signalsCommand, areasCommand, gazeCommand})
        text += scriptText(command(session, study), CommandLanguage::shell) + "\n";
    return text;
}

bool isWord(const test::ShellRun& run, const std::string& option, const std::string& value) {
    return value.starts_with('-') ? run.words.contains("--" + option + "=" + value)
                                  : run.words.contains("--" + option) && run.words.contains(value);
}

} // namespace

TEST_CASE("a copied command runs nothing of a name and says every name to the byte, in bash", "[shell]") {
    for (const std::string& name : test::hostileNames())
        for (bool typed : {false, true}) {
            const std::string text = commandsOf(name);
            CAPTURE(name, typed, text);
            const test::ShellRun run = test::runInBash(text, typed);
            CHECK(run.files == std::set<std::string>{"script", "words", "said", "aois.csv"});
            CHECK(run.words.contains(name.starts_with('-') ? "./" + name : name));
            for (const char* option : {"stimulus", "metric", "bounds", "pattern", "person", "detect", "mechanism"})
                CHECK(isWord(run, option, name));
            CHECK(run.words.contains((name.find(',') == std::string::npos ? "participant=" : "columns.participant=") + name));
            CHECK(run.words.contains("columns.x=" + name + ","));
            CHECK(run.areas == areasCsv(sessionNamed(name).view<AreasView>().areas.empty()
                                            ? AreasByStimulus{}
                                            : AreasByStimulus{{"", sessionNamed(name).view<AreasView>().of(name)}}));
        }
}

TEST_CASE("what a copied command says in comments is one comment a line", "[shell]") {
    for (const std::string& name : test::hostileNames()) {
        const Session session = sessionNamed(name);
        const std::string text = scriptText(signalsCommand(session, studyNamed(name)), CommandLanguage::shell);
        CAPTURE(name, text);
        std::istringstream lines(text);
        std::size_t comments = 0, commands = 0;
        for (std::string line; std::getline(lines, line);) {
            comments += line.starts_with("# ");
            commands += line.starts_with("nictate-cli signals ");
            CHECK(std::none_of(line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 127; }));
        }
        CHECK(commands == 1);
        CHECK(comments == 3); // who is left out, two curves
        CHECK(comments + commands == static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1);
        CHECK(text.back() != '\n');
    }
}

TEST_CASE("words are quoted for a shell", "[posix]") {
    CHECK(shellQuoted("plain-1.csv") == "plain-1.csv");
    CHECK(shellQuoted("") == "''");
    CHECK(shellQuoted("$HOME `x` \"y\"") == "'$HOME `x` \"y\"'");
    CHECK(shellQuoted("it's") == "'it'\\''s'");
    CHECK(shellQuoted("two\nlines, it's\\!") == "$'two\\nlines, it\\047s\\\\\\041'");
    CHECK(shellQuoted("\xFF") == "$'\\377'");
    CHECK(shellPath("-eyes.csv") == "./-eyes.csv");
    CHECK(shellComment("two\nlines") == "# two lines\n");
}

TEST_CASE("for PowerShell a name is one word, whatever quotes and line breaks are in it", "[shell]") {
    const auto quoted = [](const char* text) { return shellQuoted(text, Shell::powershell); };
    CHECK(quoted("C:\\Data\\study_1") == "C:\\Data\\study_1");
    CHECK(quoted("") == "''");
    CHECK(quoted("my study") == "'my study'");
    CHECK(quoted("$(calc); `x` \"y\" @a,b") == "'$(calc); `x` \"y\" @a,b'");
    CHECK(quoted("it's") == "'it''s'");
    CHECK(quoted("it\u2019s \u201Aso\u2018") == "'it\u2019\u2019s \u201A\u201Aso\u2018\u2018'"); // they end a text there, too
    CHECK(quoted("a\nb\u202Ec") == "('a'+[char]10+'b'+[char]8238+'c')");
    CHECK(shellPath("-x", Shell::powershell) == "./-x");
    CHECK(shellFile("aois.csv", "a,b\n1,'2'\n", Shell::powershell) ==
          "[IO.File]::WriteAllText((Join-Path $PWD aois.csv), ('a,b'+[char]10+'1,''2'''+[char]10+''))\n");
}
