#include "app/cli/commands.h"
#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/gaze_notes.h"
#include "tests/core/release/card_schema.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <sstream>

using namespace nictate;

namespace {

/// Standard output, caught while this lives.
class Caught {
  public:
    Caught() : before_(std::cout.rdbuf(text_.rdbuf())) {}
    ~Caught() { std::cout.rdbuf(before_); }
    std::string text() const { return text_.str(); }

  private:
    std::ostringstream text_;
    std::streambuf* before_;
};

} // namespace

TEST_CASE("a format added to the list is in inspect") {
    test::TemporaryFolder folder;
    const std::string notes = folder.write("lesson.gaze", "GAZE 1.0\nanna 1 2\nbert 1 2\nanna 1 2\n").string();
    CLI::App app;
    cli::addInspectCommand(app, test::withGazeNotes());
    std::string printed;
    {
        Caught caught;
        app.parse(std::vector<std::string>{"--json", notes, "inspect"}); // CLI11 takes them backwards
        printed = caught.text();
    }
    const auto result = nlohmann::json::parse(printed);
    CHECK(result["participants"] == 2);
    CHECK(result["fixations"] == 3);
}

namespace {

/// Two people at 100 Hz with a jump of 3 px from each sample to the next; bert's second half is lost.
std::string jumpingGaze() {
    std::string csv = "participant,stimulus,time_ms,x_px,y_px\n";
    for (const char* who : {"anna", "bert"})
        for (int i = 0; i < 100; ++i)
            csv += std::string(who) + ",garden," + std::to_string(10 * i) +
                   (who[0] == 'b' && i >= 50 ? ",,\n" : "," + std::to_string(100 + 3 * (i % 2)) + ",50\n");
    return csv;
}

} // namespace

TEST_CASE("options that take one word with commas say so, and say what was meant by two words") {
    test::TemporaryFolder folder;
    const std::string table = folder.write("t.csv", "a,b,duration\n1,2,200\n").string();
    const std::string help = test::cli("inspect --help").text;
    CHECK(help.find("--columns TEXT[,TEXT...]") != std::string::npos);
    CHECK(help.find("--read TEXT ...") != std::string::npos); // repeatable, as it says
    const auto refusal = [&](const std::string& words) {
        const test::CliRun run = test::cli("inspect " + table + " " + words, "2>&1");
        CHECK(run.status == 2);
        return run.text;
    };
    CHECK_THAT(refusal("--columns x left"), Catch::Contains("expected --columns x=left"));
    CHECK_THAT(refusal("--columns x=a y=b"), Catch::Contains("expected --columns x=a,y=b"));
    CHECK_THAT(refusal("--read rows=fixations time-unit=ms"),
               Catch::Contains("expected --read rows=fixations --read time-unit=ms"));
    CHECK_THAT(refusal("--columns x"), Catch::Contains("role=header pairs"));
    CHECK(test::cli("inspect --columns x=a,y=b " + table).status == 0);
}

TEST_CASE("inspect --quality: figures of recordings and people as JSON, and of recordings as CSV") {
    const test::TemporaryFolder folder;
    const std::string study = folder.write("gaze.csv", jumpingGaze()).string() + " --size 400x300",
                      csv = (folder.path() / "quality.csv").string();
    const test::CliRun run = test::cli("inspect " + study + " --quality --csv " + csv + " --json");
    REQUIRE(run.status == 0);
    const auto quality = nlohmann::json::parse(run.text)["quality"];
    CHECK(quality["sensitive"] == true);
    CHECK(quality["unit"] == "px");
    REQUIRE(quality["recordings"].size() == 2);
    CHECK(quality["recordings"][0]["rms_s2s_px"] == Approx(3));
    CHECK(quality["people"][1]["loss"] == Approx(0.5));
    CHECK(quality["people"][1]["sampling_rate_hz"] == Approx(100));
    CHECK(quality["people"][1]["validation_mean_deg"].is_null());
    const std::string table = test::contents(csv);
    CHECK(table.starts_with("participant,stimulus,condition,samples,loss,rms_s2s_px,bcea_px2,sampling_rate_hz,jitter_ms,"
                            "validation_mean_deg,validation_max_deg\nanna,garden,,100,0,3,0,100,0,,\nbert,garden,,100,0.5,3,"));
    CHECK(nlohmann::json::parse(test::cli("inspect " + study + " --json").text).contains("quality") == false);
    CHECK(test::cli("inspect " + study + " --csv " + csv).status == 2);
}

TEST_CASE("inspect --quality says – of a recording without samples, with one, or with all of them lost") {
    const test::TemporaryFolder folder;
    const std::string head = "participant,stimulus,time_ms,x_px,y_px\n";
    for (const auto& [rows, loss] : {std::pair("anna,garden,0,5,5\n", "loss: 0"), std::pair("anna,garden,0,,\n", "loss: 1"),
                                     std::pair("anna,garden,0,,\nanna,garden,10,,\nanna,garden,20,,\n", "loss: 1")}) {
        const std::string file = folder.write("gaze.csv", head + rows).string();
        const test::CliRun run = test::cli("inspect " + file + " --size 400x300 --quality");
        REQUIRE(run.status == 0);
        CHECK_THAT(run.text, Catch::Contains("rms_s2s_px: –") && Catch::Contains("bcea_px2: –") && Catch::Contains(loss));
    }
    const std::string fixations =
        folder.write("fixations.csv", "participant,stimulus,x,y,duration_ms\nanna,garden,5,5,200\n").string();
    const test::CliRun blank = test::cli("inspect " + fixations + " --size 400x300 --quality");
    REQUIRE(blank.status == 0);
    CHECK_THAT(blank.text, Catch::Contains("rms_s2s_px: –") && Catch::Contains("bcea_px2: –") && Catch::Contains("loss: –"));
}
