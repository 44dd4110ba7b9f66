#include "core/analysis/data_view.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/session/session_file.h"

#include "core/choices/number_field.h"
#include "core/errors.h"
#include "tests/catch.h"

#include <filesystem>
#include <map>

using namespace nictate;
namespace fs = std::filesystem;

namespace {

/// Every field away from its default.
Session unusual() {
    Session session;
    session.data.path = "/data/eyes/fixations.csv";
    for (const auto& [entry, value] : std::map<std::string, std::string>{{"columns.x", "pos, x"},
                                                                         {"columns.y", "pos y"},
                                                                         {"screen", "1680x1050"},
                                                                         {"delimiter", "tab"},
                                                                         {"decimal", "comma"},
                                                                         {"positions", "fraction-y-up"},
                                                                         {"time-unit", "us"},
                                                                         {"duration-unit", "s"},
                                                                         {"rows", "samples"},
                                                                         {"detect-velocity", "45"},
                                                                         {"pattern", "Data_P{participant}_*.csv"}})
        session.data.say(entry, value);
    session.stimulus = "Ein Bild \"A\".png";
    session.excluded = {"P03", "P11"};
    session.filter = "age < 50 and sex = f";
    session.given["gaussian"].set("epsilon", 0.1);
    session.given["gaussian"].set("calibration", std::string("theorem-3.4"));
    session.given["laplace"].set("cap", 3.0);
    session.blur_px = 17.25;
    session.display_longer = 333;
    session.expected_fixations = 4;
    session.seed = 18446744073709551615u;
    session.target_cc = 0.9;
    session.bench = "signals";
    session.at("heatmaps") = {
        "gaussian",
        {"laplace", "clipped-gaussian"},
        HeatmapLook{PanelLayout::swipe, ThirdPanel::attacker, "P07", "cividis", 0.3, 0.25, 4, 0.1, 0.9, false, {}}};
    HeatmapLook& look = session.view<HeatmapLook>();
    look.cut.at = {250.5, 1000};
    look.cut.presentation_ms = 3000;
    look.cut.clock = GazeClock::order;
    look.window = 2;
    look.speed = 0.5;
    look.sheet = true;
    session.at("signals") = {"dcfpa",
                             {"lpa"},
                             SignalsView{"pupil, mean",
                                         "comic",
                                         "P02",
                                         "/data/bounds.csv",
                                         900,
                                         12.5,
                                         7,
                                         UtilityScope::all_features,
                                         false,
                                         false,
                                         true,
                                         {"pupil, mean"},
                                         "comic",
                                         "training"}};
    session.given["dcfpa"].set("chunk", 64.0);
    return session;
}

std::string messageOf(const std::string& text) {
    try {
        parseSession(text, "some.nictate");
    } catch (const ParseError& error) {
        return error.what();
    }
    return "";
}

} // namespace

TEST_CASE("a session reads back as it was written") {
    const Session session = unusual();
    CHECK(parseSession(sessionText(session), "/elsewhere/a.nictate") == session);
    CHECK(parseSession(sessionText(Session{}), "a.nictate") == Session{});
    Session limited;
    limited.view<DataView>().table = DataTable::quality;
    limited.view<DataView>().quality = {0.25, 0.1, 0.5, 2.0, 1.0};
    CHECK(parseSession(sessionText(limited), "a.nictate") == limited);
    limited.view<DataView>().quality.bcea.reset();
    CHECK(parseSession(sessionText(limited), "a.nictate") == limited);
}

TEST_CASE("how a study is read is understood as sessions before version 3 wrote it") {
    const std::string text = R"({"nictate_session": 2, "data": {"path": "/a.csv", "columns": {"x": "pos, x"},
        "screen_size": {"width_px": 1680, "height_px": 1050}, "delimiter": "\t", "decimal_sign": ",", "positions": "pixels",
        "time_unit": "us", "duration_unit": "s", "rows": "samples", "name_pattern": "{participant}.csv", "person": "pattern",
        "detect": "idt"}})";
    DataSource said;
    said.path = "/a.csv";
    for (const auto& [entry, value] : std::map<std::string, std::string>{{"columns.x", "pos, x"},
                                                                         {"screen", "1680x1050"},
                                                                         {"delimiter", "tab"},
                                                                         {"decimal", "comma"},
                                                                         {"positions", "px"},
                                                                         {"time-unit", "us"},
                                                                         {"duration-unit", "s"},
                                                                         {"rows", "samples"},
                                                                         {"pattern", "{participant}.csv"},
                                                                         {"person", "pattern"},
                                                                         {"detect", "idt"}})
        said.say(entry, value);
    CHECK(parseSession(text, "before.nictate").data == said);
}

TEST_CASE("an entry of the reading that nobody knows, or whose value is not possible, is refused by its key") {
    const auto refused = [](const std::string& entry) {
        return messageOf(R"({"nictate_session": 3, "data": {"path": "a.csv", "reading": {)" + entry + "}}}");
    };
    CHECK_THAT(refused(R"("wings": "2")"), Catch::Contains("\"data.reading\""));
    CHECK_THAT(refused(R"("positions": "furlongs")"), Catch::Contains("\"data.reading\"") && Catch::Contains("fraction-y-up"));
    CHECK_THAT(refused(R"("rows": 3)"), Catch::Contains("\"data.reading.rows\""));
    CHECK_THAT(messageOf(R"({"nictate_session": 3, "data": {"positions": "deg"}})"), Catch::Contains("\"data.positions\""));
}

TEST_CASE("a study inside the session's folder is named relative to it, so both can move together") {
    Session session;
    session.data.path = "/home/lab/study/eyes.csv";
    const std::string text = sessionText(session, "/home/lab");
    CHECK(text.find("/home/lab") == std::string::npos);
    CHECK(parseSession(text, "/mnt/new/a.nictate").data.path == "/mnt/new/study/eyes.csv");
    session.data.path = "/home/other/eyes.csv";
    CHECK(parseSession(sessionText(session, "/home/lab"), "/mnt/new/a.nictate").data.path == "/home/other/eyes.csv");
}

TEST_CASE("what is wrong with a session file is said with line, column or key") {
    CHECK(messageOf("{\n  \"nictate_session\": 1,\n  oops\n}").find("some.nictate, line 3, column 3") == 0);
    CHECK(messageOf("[]").find("nictate_session") != std::string::npos);
    CHECK(messageOf("{}").find("nictate_session") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "seed": -4})").find("\"seed\"") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 2, "benches": {"heatmaps": {"view": {"opacity": 7}}}})")
              .find("\"benches.heatmaps.view.opacity\"") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "view": {"colour_map": "jet"}})").find("viridis") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "colour": 1})").find("\"colour\": unknown key") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "mechanism": "magic"})").find("\"mechanism\"") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "parameters": {"gaussian": {"epsilon": 0}}})").find("epsilon") !=
          std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "parameters": {"gaussian": {"wings": 2}}})").find("wings") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "expected_fixations": 0})").find("from 1 to 1000") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "display_longer": 20.5})").find("whole number") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 2, "benches": {"heatmaps": {"mechanism": "fpa"}}})")
              .find("benches.heatmaps.mechanism") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 2, "mechanism": "laplace"})").find("\"mechanism\": unknown key") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 2, "benches": {"data": {"view": {"quality": {"loss": 2}}}}})")
              .find("\"benches.data.view.quality.loss\"") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 2, "benches": {"heatmaps": {"wings": 2}}})").find("benches.heatmaps.wings") !=
          std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "signals": {"mechanism": "gaussian"}})").find("\"signals.mechanism\"") !=
          std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "mechanism": "fpa"})").find("\"mechanism\"") != std::string::npos);
    CHECK(messageOf(R"({"nictate_session": 1, "signals": {"length": 1}})").find("\"signals.length\"") != std::string::npos);
    const auto over_time = [](const std::string& members) {
        return messageOf(R"({"nictate_session": 2, "benches": {"heatmaps": {"view": {"film": {)" + members + "}}}}}");
    };
    CHECK_THAT(over_time(R"("cut_at": [500, 400])"), Catch::Contains("view.film.cut_at") && Catch::Contains("rise"));
    CHECK_THAT(over_time(R"("cut_at": [500, "x"])"), Catch::Contains("only numbers"));
    CHECK_THAT(over_time(R"("windows": 0)"), Catch::Contains("from 1 to 200"));
    CHECK_THAT(over_time(R"("clock": "moon")"), Catch::Contains("time, order"));
    CHECK(messageOf("").find("not valid JSON") != std::string::npos);
}

TEST_CASE("a session from before the Signals bench still opens") {
    const Session session = parseSession(R"({"nictate_session": 1, "bench": "heatmaps", "mechanism": "laplace"})", "a.nictate");
    CHECK(session.bench == "heatmaps");
    CHECK(session.at("heatmaps").mechanism == "laplace");
    CHECK(session.at("signals") == Session{}.at("signals"));
}

TEST_CASE("a file of version 1 gives every choice it was written with") {
    const fs::path folder = NICTATE_SOURCE_DIR "/tests/core/session";
    Session expected = unusual();
    expected.expected_fixations = Session().expected_fixations; // not known then, nor were windows of time
    HeatmapLook& look = expected.view<HeatmapLook>();
    look.cut = {};
    look.window = 0;
    look.speed = 1;
    look.sheet = false;
    expected.data.path = (folder / "study/fixations.csv").generic_string();
    expected.data.say("detect-velocity", "");
    SignalsView& signals = expected.view<SignalsView>();
    signals.bounds = (folder / "study/bounds.csv").generic_string();
    signals.summaries = false; // nor summaries
    signals.summed.clear();
    signals.summed_condition.reset();
    signals.groups.clear();
    CHECK(readSession(folder / "version_1.nictate") == expected);
}

TEST_CASE("what another program chose at a bench that is not known here is kept as it stands") {
    const Session session = parseSession(R"({"nictate_session": 2, "bench": "lessons", "benches": {
        "lessons": {"mechanism": "patience", "compared": ["haste"], "view": {"page": [1, "two"]}}, "quiet": {}}})",
                                         "a.nictate");
    CHECK(session.bench == "lessons");
    CHECK(session.choice().mechanism == "patience");
    CHECK(session.choice().view.as<OtherView>().json == R"({"page":[1,"two"]})");
    CHECK(session.at("heatmaps") == Session{}.at("heatmaps"));
    CHECK(parseSession(sessionText(session), "a.nictate") == session);
}

TEST_CASE("a number beyond its field's range is refused by its name") {
    const auto asked = [](const NumberField& field, double value) {
        const std::string number = "{\"" + std::string(field.name) + "\": " + std::to_string(static_cast<long long>(value)) + "}";
        for (const NumberField& of_signals : {length_field, correlation_field})
            if (of_signals.name == std::string(field.name))
                return messageOf(R"({"nictate_session": 3, "benches": {"signals": {"view": )" + number + "}}}");
        return messageOf(R"({"nictate_session": 3, )" + number.substr(1));
    };
    for (const NumberField& field : {blur_field, display_field, fixations_field, length_field, correlation_field}) {
        CAPTURE(field.name);
        CHECK(asked(field, field.high).empty());
        CHECK(asked(field, field.high + 1).find(field.name) != std::string::npos);
        CHECK(asked(field, 0).find(field.name) != std::string::npos);
    }
}

TEST_CASE("a session from the future is refused, not half understood") {
    CHECK(messageOf(R"({"nictate_session": 4, "warp": true})").find("newer") != std::string::npos);
}

TEST_CASE("a session file is written whole and a missing one is named") {
    const fs::path folder = fs::temp_directory_path() / "nictate_session_test";
    fs::create_directories(folder);
    const fs::path file = folder / "a.nictate";
    writeSession(unusual(), file);
    CHECK(readSession(file) == unusual());
    CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 1);
    fs::remove_all(folder);
    CHECK_THROWS_AS(readSession(file), ParseError);
    CHECK_THROWS_AS(writeSession(unusual(), folder / "no" / "where.nictate"), OutputError);
}
