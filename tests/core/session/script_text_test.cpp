#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/time_windows.h"
#include "core/domains/signals/signals_view.h"
#include "core/session/script_text.h"

#include "core/errors.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

Dataset smallStudy() {
    Dataset study;
    for (const char* id : {"P1", "P2", "P3"})
        study.participants.push_back({id, {{"age", id == std::string("P1") ? "20" : "60"}}});
    study.stimuli.push_back({"cat", 800, 600, SizeSource::given, "", {}});
    study.stimuli.push_back({"a dog's day", 400, 200, SizeSource::given, "", {}});
    return study;
}

std::string shell(const CommandScript& script) { return scriptText(script, CommandLanguage::shell); }

Session plain() {
    Session session;
    session.data.path = "/data/eyes.csv";
    return session;
}

} // namespace

TEST_CASE("defaults are left out of the command") {
    CHECK(shell(heatmapCommand(plain(), smallStudy())) ==
          "nictate-cli heatmap /data/eyes.csv --stimulus cat --mechanism clipped-gaussian --seed 1");
}

TEST_CASE("everything chosen by hand stands in the command", "[posix]") {
    Session session = plain();
    session.stimulus = "a dog's day";
    session.at("heatmaps").mechanism = "gaussian";
    session.given["gaussian"].set("epsilon", 0.1);
    session.given["gaussian"].set("calibration", std::string("theorem-3.4"));
    session.given["laplace"].set("epsilon", 7.0); // of another mechanism
    session.seed = 42;
    session.blur_px = 12.5;
    session.display_longer = 100;
    session.expected_fixations = 4;
    session.data.say("screen", "400x200");
    session.data.say("columns.x", "gaze x");
    session.data.say("columns.y", "gy");
    CHECK(shell(heatmapCommand(session, smallStudy())) ==
          "nictate-cli heatmap /data/eyes.csv --stimulus 'a dog'\\''s day' --mechanism gaussian "
          "--set calibration=theorem-3.4 --set epsilon=0.1 --seed 42 --blur 12.5 --display 100x50 --expected-fixations 4 "
          "--columns 'x=gaze x,y=gy' --size 400x200");
}

TEST_CASE("windows of time stand in the command", "[posix]") {
    Session session = plain();
    TimeCut& cut = session.view<HeatmapLook>().cut;
    cut.windows = 12;
    cut.presentation_ms = 5000;
    CHECK_THAT(shell(heatmapCommand(session, smallStudy())), Catch::Contains("--windows 12 --presentation 5000"));
    cut = {};
    cut.at = {750};
    cut.clock = GazeClock::order;
    CHECK_THAT(shell(heatmapCommand(session, smallStudy())), Catch::Contains("--windows 750, --window-by order"));
}

TEST_CASE("what the command line cannot say is said above the command") {
    Session session = plain();
    session.excluded = {"P2"};
    session.filter = "age < 50";
    const std::string text = shell(heatmapCommand(session, smallStudy()));
    CHECK(text.find("# 2 of 3 observers are left out on screen") == 0);
    CHECK(text.find("\nnictate-cli heatmap ") != std::string::npos);
    session.excluded.clear();
    session.filter.clear();
    CHECK(shell(heatmapCommand(session, smallStudy())).find('#') == std::string::npos);
}

TEST_CASE("every entry of the reading has its option in the command", "[posix]") {
    Session session = plain();
    const auto optionsOf = [&](const std::string& key, const std::string& value) {
        session.data.reading = {};
        session.data.say(key, value);
        const std::string line = shell(heatmapCommand(session, smallStudy()));
        return line.substr(line.find("--seed 1") + 8);
    };
    CHECK(optionsOf("positions", "fraction") == " --units fraction");
    CHECK(optionsOf("decimal", "comma") == " --read decimal=comma");
    CHECK(optionsOf("columns.x", "gaze, x") == " --read 'columns.x=gaze, x'");
    CHECK(optionsOf("left-out", "a.csv\nb.csv") == " --leave-out a.csv,b.csv");
    CHECK(optionsOf("ids", "apart") == " --read ids=apart");
    for (const PlanKey& key : planKeys())
        CHECK_THAT(optionsOf(key.name == "columns." ? "columns.x" : std::string(key.name), "1x1"), Catch::Contains("1x1"));
}

TEST_CASE("a path that begins with a dash is no option") {
    Session session = plain();
    session.data.path = "-eyes.csv";
    CHECK(shell(heatmapCommand(session, smallStudy())).find("heatmap ./-eyes.csv ") != std::string::npos);
}

TEST_CASE("a stimulus that is not there has no command") {
    Session session = plain();
    session.stimulus = "horse";
    CHECK_THROWS_AS(heatmapCommand(session, smallStudy()), MissingData);
}

TEST_CASE("at the Signals bench the command simulates signals, and says how to get the curves") {
    Session session = plain();
    session.at("signals").mechanism = "cfpa";
    session.at("signals").compared = {"lpa"};
    auto& view = session.view<SignalsView>();
    view.feature = "pupil mean";
    view.bounds = "/data/my bounds.csv";
    view.length = 1200;
    session.given["cfpa"].set("epsilon", 0.1);
    session.given["cfpa"].set("chunk", 64.0);
    session.given["clipped-gaussian"].set("epsilon", 7.0); // of another bench
    const std::string command = shell(signalsCommand(session, Dataset{}));
    CHECK(command.substr(0, command.find('\n')) ==
          "nictate-cli signals /data/eyes.csv --mechanism cfpa --set chunk=64 --set epsilon=0.1 --set length=1200 "
          "--bounds '/data/my bounds.csv' --seed 1 --out private-signals");
    CHECK(command.find("# The utility curves: nictate-cli utility /data/eyes.csv --mechanism cfpa --mechanism lpa --set chunk=64 "
                       "--set length=1200 --epsilons") != std::string::npos);
    CHECK(command.find(
              "# The correlation curves: nictate-cli correlation /data/eyes.csv --feature 'pupil mean' --signal private") !=
          std::string::npos);
}

TEST_CASE("the same command for Python and R opens the study and asks it") {
    Session session = plain();
    session.stimulus = "a dog's day";
    session.given["clipped-gaussian"].set("epsilon", 0.1);
    session.given["clipped-gaussian"].set("prior", std::string("centre"));
    session.seed = 42;
    session.blur_px = 12.5;
    session.expected_fixations = 4;
    session.data.say("screen", "400x200");
    session.data.say("columns.x", "gaze x");
    session.data.say("columns.y", "gy");
    const CommandScript script = heatmapCommand(session, smallStudy());
    CHECK(scriptText(script, CommandLanguage::python) ==
          "import nictate\n"
          "study = nictate.open(\"/data/eyes.csv\", columns=\"x=gaze x,y=gy\", size=\"400x200\")\n"
          "result = study.heatmap(stimulus=\"a dog's day\", mechanism=\"clipped-gaussian\", epsilon=0.1, prior=\"centre\", "
          "seed=42, "
          "blur=12.5, expected_fixations=4)\n"
          "print(result)");
    CHECK(scriptText(script, CommandLanguage::r) ==
          "source(Sys.getenv(\"NICTATE_R\", \"/usr/share/nictate/nictate.R\"))\n"
          "study <- nictate_open(\"/data/eyes.csv\", columns = \"x=gaze x,y=gy\", size = \"400x200\")\n"
          "result <- nictate_heatmap(study, stimulus = \"a dog's day\", mechanism = \"clipped-gaussian\", epsilon = 0.1, prior = "
          "\"centre\", seed = 42, blur = 12.5, expected_fixations = 4)\n"
          "print(result)");
}

TEST_CASE("an option given twice is a list in Python and R, and a parameter with an option's name is in settings") {
    CommandCall call{"evaluate", "study", {}, {}};
    call.text("task", "person").text("task", "condition").text("out", "table.csv");
    call.options.push_back({"k", "3", true, true});
    const CommandScript script{{"a remark"}, {}, {call}, {}};
    CHECK(scriptText(script, CommandLanguage::shell) ==
          "# a remark\nnictate-cli evaluate study --task person --task condition --out table.csv --set k=3");
    CHECK_THAT(scriptText(script, CommandLanguage::python),
               Catch::StartsWith("# a remark\nimport nictate\n") &&
                   Catch::Contains("study.evaluate(task=[\"person\", \"condition\"], settings={\"k\": 3})"));
    CHECK_THAT(scriptText(script, CommandLanguage::r),
               Catch::Contains("nictate_evaluate(study, task = c(\"person\", \"condition\"), settings = list(k = 3))"));
}

TEST_CASE("windows of another length are made first, and their folder is the study of what follows, in Python") {
    Session session = plain();
    session.view<SignalsView>().window_s = 10;
    Dataset study = smallStudy();
    study.recordings.emplace_back().samples.resize(1);
    const std::string text = scriptText(signalsCommand(session, study), CommandLanguage::python);
    CHECK_THAT(text, Catch::Contains("study = study.features(window=10, out=\"window-features\")\nresult = study.signals("));
    CHECK_THAT(text, Catch::Contains("# The utility curves: study.utility("));
}
