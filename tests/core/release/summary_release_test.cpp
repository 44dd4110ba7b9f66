// Means of features leave like tables of areas: one draw, one entry, a card that says what the table is.

#include "core/domains/areas/area_release.h"
#include "core/domains/registry.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/data/made_frame.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/small_study.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using nlohmann::json;

namespace {

/// Forty people, every fourth an expert, with two features in two conditions.
struct SummedStudy {
    Dataset dataset;
    Session session;
    std::vector<std::size_t> included;
    test::TemporaryFolder folder;

    SummedStudy() {
        dataset.features.names = {"rate", "size"};
        for (std::size_t i = 0; i < 40; ++i) {
            dataset.participants.push_back({"QZPERSON" + std::to_string(i), {{"training", i % 4 ? "novice" : "expert"}}});
            included.push_back(i);
            for (const char* condition : {"book", "film"}) {
                Eigen::MatrixXd values(5, 2);
                values.col(0).setConstant(i % 4 ? 1 : 3);
                values.col(1).setLinSpaced(5, 0, 10);
                dataset.features.tables.push_back({i, condition, values});
            }
        }
        dataset.frame = test::madeFrame(dataset);
        folder.write("bounds.csv", "feature,lower,upper\nrate,0,4\nsize,0,20\n");
        SignalsView& view = session.view<SignalsView>();
        view.bounds = (folder.path() / "bounds.csv").string();
        view.summed = {"size", "rate"};
        view.summaries = true;
    }
    ReleaseJob job(const std::set<std::string>& declared = {}) const {
        return summaryJob(std::make_shared<const Dataset>(dataset), session, declared, {});
    }
    Release<Areas> released(double epsilon, Ledger& ledger, bool groups = false, const std::string& noise = "auto") const {
        SummaryReleaseRequest request;
        request.given.set("epsilon", epsilon);
        request.given.set("noise", noise);
        request.observers = 40;
        request.choice = {{"size", "rate"}, {{0, 20}, {0, 4}}, {}};
        if (groups) {
            request.attribute = "training";
            request.groups = {{"expert", {}}, {"novice", {}}};
            for (const std::size_t i : included)
                request.groups[i % 4 ? 1 : 0].observers.push_back(i);
        }
        const ReleasePlan<Areas> plan = planRelease(mechanismOf<Areas>("summaries"), request);
        SecureNoise secure;
        return releasePlanned(plan, dataset, included, plan.guarantee.reasons, secure, ledger);
    }
};

} // namespace

TEST_CASE("summaries: with hardly any noise the released table is that of the people, in the features' units", "[release]") {
    const SummedStudy f;
    for (const char* noise : {"k-norm", "gaussian", "laplace"}) {
        Ledger ledger(f.folder.path() / (std::string(noise) + ".jsonl"));
        const Release<Areas> release = f.released(900, ledger, false, noise);
        CAPTURE(noise);
        CHECK(release.drawn().rows[0].value == Approx(5).margin(0.1));
        CHECK(release.drawn().rows[1].value == Approx((10 * 3 + 30 * 1) / 40.0).margin(0.02));
        CHECK(ledger.entries().size() == 1);
        CHECK(ledger.entries().back().loss.user_epsilon == 900);
    }
}

TEST_CASE("summaries: table, card and ledger say the same of one draw", "[release]") {
    const SummedStudy f;
    Ledger ledger(f.folder.path() / "ledger.jsonl");
    const Release<Areas> release = f.released(2, ledger);
    const std::string csv = areaTableCsv(release), text = privacyCardJson(release);
    CHECK_THAT(csv, Catch::StartsWith("feature,metric,private,ci_low,ci_high,people_low,people_high,unit\nsize,feature-mean,"));
    const json card = json::parse(text);
    test::checkCard(text, "summaries");
    CHECK(card["released"]["what"] == "feature summaries");
    CHECK(card["released"]["features"] ==
          json::parse(R"([{"name":"size","lower":0.0,"upper":20.0},{"name":"rate","lower":0.0,"upper":4.0}])"));
    CHECK(card["released"]["recordings"] == "all of a person's recordings");
    CHECK(card["observers"] == 40);
    CHECK(card["guarantee"]["epsilon"] == 2);
    const double half = card["noise"]["metrics"][0]["interval_95_half_width"];
    CHECK(release.drawn().rows[0].half_width == Approx(20 * half));
    CHECK(release.drawn().rows[1].half_width == Approx(4 * half));
    // Every number is a whole number of lattice steps.
    const double step = card["noise"]["metrics"][0]["lattice_pitch"].get<double>() / card["noise"]["divisor"].get<double>();
    const double steps = release.drawn().rows[1].noisy / 4 / step;
    CHECK(steps == Approx(std::round(steps)).margin(1e-3));
    CHECK_THAT(test::contents(ledger.path()),
               Catch::Contains("feature summaries") && Catch::Contains("size") && !Catch::Contains("QZPERSON"));
    CHECK_THAT(methodsText(release),
               Catch::Contains("Means of 2 features of eye movements over n = 40") && Catch::Contains("within public bounds"));
    std::set<std::string> files;
    for (const PublicWriter<Areas>& writer : publicWriters(release)) {
        files.insert(writer.file);
        CHECK_THAT(writer.write(release), !Catch::Contains("QZPERSON"));
    }
    CHECK(files == std::set<std::string>{"feature_table.csv", "features.csv", "methods.txt", "privacy_card.json"});
}

TEST_CASE("summaries: groups cost one epsilon and give findings in words", "[release]") {
    const SummedStudy f;
    Ledger ledger(f.folder.path() / "ledger.jsonl");
    const Release<Areas> release = f.released(900, ledger, true);
    CHECK(ledger.entries().size() == 1);
    REQUIRE(release.drawn().findings.size() == 2);
    CHECK(release.drawn().findings[1].shown.difference == Approx(2).margin(0.05));
    CHECK_THAT(findingsText(release), Catch::Contains("Group expert had a higher mean of rate than group novice:"));
    CHECK_THAT(areaTableCsv(release), Catch::StartsWith("group,feature,metric,"));
    const json card = json::parse(privacyCardJson(release));
    test::checkCard(privacyCardJson(release), "groups of summaries");
    CHECK(card["groups"][0]["observers"] == 10);
}

TEST_CASE("summaries: a job rests on people and groups, not on rows or conditions", "[release]") {
    SummedStudy f;
    std::set<std::string> entries;
    for (const FrameLine& line : f.job().rests_on)
        entries.insert(line.entry);
    CHECK_FALSE(entries.contains("rows"));
    CHECK_FALSE(entries.contains("conditions"));
    CHECK_FALSE(entries.contains("stimulus"));
    f.session.view<SignalsView>().groups = "training";
    CHECK(f.job().items.front().guarantee.status == Status::as_published);
    CHECK(f.job({"groups", "people"}).items.front().guarantee.status == Status::proven);
    CHECK(f.job().size == "n = 40 observers, 2 features");
    CHECK(f.job().items.front().name == "summaries");
}

TEST_CASE("summaries: without bounds or features nothing is planned", "[release]") {
    SummedStudy f;
    SignalsView& view = f.session.view<SignalsView>();
    view.summed = {"speed"};
    CHECK_THROWS_WITH(f.job(), Catch::Contains("there is no feature \"speed\""));
    view.summed.clear();
    CHECK_THROWS_WITH(f.job(), Catch::Contains("invalid features"));
    view.summed = {"rate"};
    view.bounds.clear();
    CHECK_THROWS_WITH(f.job(), Catch::Contains("invalid bounds: (none)") && Catch::Contains("public bounds"));
    f.folder.write("some.csv", "feature,lower,upper\nsize,0,20\n");
    view.bounds = (f.folder.path() / "some.csv").string();
    CHECK_THROWS_AS(f.job(), MissingData);
}
