#include "core/domains/areas/areas_view.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/evaluation/evaluation_view.h"
#include "core/session/program_text.h"

#include "core/domains/areas/area_files.h"
#include "core/session/script_text.h"
#include "tests/catch.h"
#include "tests/core/session/hostile_session.h"
#include "tests/core/session/shell_run.h"

#include <iostream>

using namespace nictate;

namespace {

/// In place of Nictate's package: notes every text it is given, between zeros, in the file "words".
const char* const python_notes = R"(
import os
def note(*texts, **more):
    with __builtins__["open"]("words", "ab") as file:
        for text in (*texts, *more.values()):
            if isinstance(text, dict):
                note(*text.values())
            elif isinstance(text, list):
                note(*text)
            else:
                file.write(os.fsencode(str(text)) + b"\0")
class Study:
    def __getattr__(self, name):
        return lambda **more: note(**more)
def open(path, **reading):
    note(path, **reading)
    return Study()
)";

const char* const r_notes = R"(
note <- function(study, ...) {
  file <- file("words", "ab")
  for (text in c(if (is.character(study)) study, unlist(list(...))))
    writeBin(c(charToRaw(as.character(text)), as.raw(0)), file)
  close(file)
}
for (name in c("open", "heatmap", "areas", "signals", "samples", "evaluate")) assign(paste0("nictate_", name), note)
)";

struct Interpreter {
    CommandLanguage language;
    const char *script, *stub, *stub_text, *run, *asks;
};
const Interpreter interpreters[] = {{CommandLanguage::python, "script.py", "nictate.py", python_notes,
                                     "PYTHONDONTWRITEBYTECODE=1 python3 script.py", "python3 -c 1"},
                                    {CommandLanguage::r, "script.R", "nictate.R", r_notes,
                                     "LC_ALL=C.UTF-8 NICTATE_R=nictate.R Rscript --vanilla script.R", "Rscript --version"}};

bool isHere(const Interpreter& interpreter) {
    if (std::system((std::string(interpreter.asks) + " > /dev/null 2>&1").c_str()) == 0)
        return true;
    std::cout << "skipped: copied scripts with hostile names, " << interpreter.asks << " does not run here\n";
    return false;
}

std::string scriptsOf(const std::string& name, CommandLanguage language) {
    const Session session = test::sessionNamed(name);
    const Dataset study = test::studyNamed(name);
    std::string text;
    for (auto command : {heatmapCommand, signalsCommand, areasCommand, gazeCommand})
        text += scriptText(command(session, study), language) + "\n";
    return text + scriptText(evaluationCommand(session, study, 2), language) + "\n";
}

} // namespace

TEST_CASE("a copied script runs nothing of a name and says every name to the byte, in Python and R", "[shell]") {
    for (const Interpreter& interpreter : interpreters) {
        if (!isHere(interpreter))
            continue;
        for (const std::string& name : test::hostileNames()) {
            const std::string text = scriptsOf(name, interpreter.language);
            const test::TemporaryFolder folder;
            folder.write(interpreter.script, text);
            folder.write(interpreter.stub, interpreter.stub_text);
            const std::string command = "cd '" + folder.path().string() + "' && " + interpreter.run + " > said 2>&1";
            const int status = std::system(command.c_str());
            CAPTURE(name, text, test::contents(folder.path() / "said"));
            REQUIRE(status == 0);
            const test::ShellRun run = test::ranIn(folder.path());
            CHECK(run.files == std::set<std::string>{interpreter.script, interpreter.stub, "said", "words", "aois.csv"});
            CHECK(run.words.count(name) >= 10); // path, pattern, person and detect of four studies; stimuli, metric and bounds
            CHECK(run.words.contains((name.find(',') == std::string::npos ? "participant=" : "columns.participant=") + name));
            CHECK(run.words.contains("columns.x=" + name + ","));
            CHECK(run.areas == areasCsv(AreasByStimulus{{"", test::sessionNamed(name).view<AreasView>().of(name)}}));
        }
    }
}

TEST_CASE("texts and numbers are written as Python and R read them") {
    CHECK(python().quoted("it's \"\\\n\x7F") == "\"it's \\\"\\\\\\n\\u007f\"");
    CHECK(python().quoted("\xE2\x80\xAE\xC2\x85") == "\"\\u202e\\u0085\"");
    CHECK(python().quoted("\xFF\xC3\xA9") == "\"\\udcff\\udcc3\\udca9\"");
    CHECK(r().quoted("\xFF\x01") == "\"\\xff\\x01\"");
    CHECK(r().quoted("caf\xC3\xA9") == "\"caf\xC3\xA9\"");
    CHECK(python().number("18446744073709551615") == "18446744073709551615");
    CHECK(r().number("18446744073709551615") == "\"18446744073709551615\"");
    CHECK(r().number("0.1") == "0.1");
}
