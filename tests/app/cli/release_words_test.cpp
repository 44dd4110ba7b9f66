// What a release says while it is made, and what its card says for ever.

#include "tests/app/cli/cli_run.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <nlohmann/json.hpp>

using nictate::test::cli;
using nictate::test::CliRun;
using nictate::test::contents;
using nictate::test::TemporaryFolder;

namespace {

struct ReleaseKind {
    std::string command, mechanism;
};

/// The sentence that follows from a card alone.
std::string sentenceOfCard(const nlohmann::json& guarantee) {
    const std::string status = guarantee["status"];
    if (status == "none")
        return "released although nothing is guaranteed (status: none)";
    if (status == "as published")
        return "released although not proven, only as published (status: as published)";
    return guarantee["definition"] == "(ε,w,r)-DP" ? "released although proven for less than a person only (status: proven)" : "";
}

} // namespace

TEST_CASE("what a release says on standard error agrees with its card, for every kind of release", "[release-words]") {
    TemporaryFolder folder;
    const std::string viewing = (folder.path() / "viewing").string();
    REQUIRE(cli("simulate viewing " + viewing + " --participants 4 --seed 2 --seconds 3").status == 0);
    folder.write("gaze.csv", "participant,stimulus,x,y,duration_ms\nP1,s,100,300,200\nP2,s,10,5,200\nP3,s,700,50,200\n");
    folder.write("aois.csv", "name,shape,points\nleft,rectangle,0 0 100 100\nright,rectangle,200 0 300 100\n");
    folder.write("features.csv", "participant,pace\na,1\na,2\nb,1\nb,0\n");
    folder.write("bounds.csv", "feature,lower,upper\npace,0,2\n");
    const auto path = [&](const char* name) { return (folder.path() / name).string(); };
    REQUIRE(cli("inspect " + path("features.csv") + " --write-plan").status == 0);
    const std::string fixations = path("gaze.csv") + " --units px --size 800x600";
    const std::vector<ReleaseKind> kinds = {
        {"heatmap " + fixations + " --stimulus s", "clipped-gaussian"},
        {"heatmap " + fixations + " --stimulus s", "noise-free"},
        {"heatmap " + fixations + " --stimulus s", "gaussian --set calibration=theorem-3.4"},
        {"aoi " + fixations + " --stimulus s --aois " + path("aois.csv") + " --metric dwell-share", "aoi"},
        {"signals " + path("features.csv") + " --bounds " + path("bounds.csv"), "lpa"},
        {"signals " + path("features.csv") + " --bounds " + path("bounds.csv") + " --declare lengths,conditions", "lpa"},
        {"samples " + viewing, "kaleido"},
        {"samples " + viewing + " --declare lengths,rates", "k-same-synth"},
        {"samples " + viewing + " --declare lengths,rates", "event-synth-pd"}};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const std::string out = path(("out" + std::to_string(i)).c_str());
        const CliRun run = cli("release " + kinds[i].command + " --mechanism " + kinds[i].mechanism +
                                   " --accept-published --ledger " + path(("L" + std::to_string(i)).c_str()) + " --out " + out,
                               "2>&1 >/dev/null");
        CAPTURE(kinds[i].command, kinds[i].mechanism, run.text);
        REQUIRE(run.status == 0);
        const auto guarantee = nlohmann::json::parse(contents(std::filesystem::path(out) / "privacy_card.json"))["guarantee"];
        const std::string said = sentenceOfCard(guarantee);
        CAPTURE(guarantee["status"].get<std::string>(), said);
        if (said.empty())
            CHECK(run.text.find("released although") == std::string::npos);
        else
            CHECK(run.text.find(said) != std::string::npos);
        CHECK(guarantee["confirmed_although_not_proven"] == (guarantee["status"] != "proven"));
        if (run.text.find("nictate-cli: note: ") != std::string::npos &&
            run.text.find("expect mostly noise") == std::string::npos)
            CHECK(run.text.find("for you and part of no release") != std::string::npos);
        const std::string report = path(("report" + std::to_string(i) + ".html").c_str());
        REQUIRE(cli("report " + fixations + " --ledger " + path(("L" + std::to_string(i)).c_str()) + " --card " + out +
                    "/privacy_card.json --out " + report)
                    .status == 0);
        const std::string page = contents(report), in_words = page.substr(0, page.find("<details>"));
        const bool proven = guarantee["status"] == "proven", part = guarantee["definition"] == "(ε,w,r)-DP";
        CHECK((in_words.find("No person as a whole") != std::string::npos) == (proven && part));
        const bool unbounded = in_words.find("loses most has no bound") != std::string::npos;
        CHECK((in_words.find("Nothing is proven about all of them together") != std::string::npos) == (!proven && !unbounded));
        CHECK((in_words.find("Nobody loses more than") != std::string::npos) == (proven && !unbounded));
        CHECK_THAT(in_words, Catch::Contains("1, found in this ledger</td>") && !Catch::Contains("<td></td>") &&
                                 !Catch::Contains(": </td>") && !Catch::Contains("<td>, "));
    }
}

TEST_CASE("report: cards in words, proven and not, whether the ledger holds them, and what all cost together",
          "[release-words]") {
    TemporaryFolder folder;
    folder.write("gaze.csv", "participant,stimulus,x,y,duration_ms\nP1,s,100,300,200\nP2,s,10,5,200\nP3,s,700,50,200\n");
    const auto path = [&](const std::string& name) { return (folder.path() / name).string(); };
    const std::string study = path("gaze.csv") + " --units px --size 800x600";
    const auto release = [&](const std::string& mechanism, const char* ledger, const char* out) {
        return cli("release heatmap " + study + " --people 3 --stimulus s --mechanism " + mechanism +
                   " --accept-published --ledger " + path(ledger) + " --out " + path(out))
            .status;
    };
    const auto report = [&](const std::string& card) {
        return cli("report " + study + " --ledger " + path("L") + " --card " + path(card) + " --out " + path("report.html"),
                   "2>&1");
    };
    const auto page = [&](const std::string& card) {
        std::filesystem::remove(path("report.html"));
        REQUIRE(report(card + "/privacy_card.json").status == 0);
        return contents(path("report.html"));
    };
    REQUIRE(release("clipped-gaussian", "L", "a") == 0);
    CHECK_THAT(page("a"), Catch::Contains("<h2>Privacy card: heatmap s</h2>") &&
                              Catch::Contains("<td>Who is protected</td><td>Everybody in it, each as a whole: one observer") &&
                              Catch::Contains("at most ") && Catch::Contains("1, found in this ledger") &&
                              Catch::Contains("the loss in the table, read at this δ") && Catch::Contains("<td>From whom</td>") &&
                              Catch::Contains(" with n = 3 people: this δ is larger") &&
                              Catch::Contains("<td>Not protected</td><td>That somebody took part") &&
                              Catch::Contains("<summary>As programs read it</summary>"));
    REQUIRE(release("clipped-gaussian", "M", "b") == 0);
    CHECK_THAT(page("b"), Catch::Contains("1, not found in this ledger"));
    REQUIRE(release("clipped-gaussian", "L", "d") == 0);
    CHECK_THAT(page("d"), Catch::Contains("2, found in this ledger") && Catch::Contains("cannot simply be added"));
    REQUIRE(release("noise-free", "L", "c") == 0);
    CHECK_THAT(page("c"), Catch::Contains("<td>Who is protected</td><td>Nobody: no proof covers this release.</td>") &&
                              Catch::Contains("ε and δ, not proven") && Catch::Contains("loses most has no bound"));
    const auto refused = report("gaze.csv");
    CHECK(refused.status == 3);
    CHECK_THAT(refused.text, Catch::Contains("gaze.csv") && Catch::Contains("not a privacy card"));
}
