// Differences within people leave alone, with twice the noise of one table: no table of either condition is published.

#include "core/domains/areas/area_release.h"
#include "core/domains/areas/areas_view.h"
#include "core/errors.h"
#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/small_areas.h"

#include <nlohmann/json.hpp>

#include <cmath>

using namespace nictate;
using nlohmann::json;

namespace {

const std::vector<Area>& apart() {
    static const std::vector<Area> areas = {test::rectangle("left", 0, 0, 300, 480), test::rectangle("right", 300, 0, 200, 480)};
    return areas;
}

/// Everybody of the marked study, twice: the second picture is another condition on the first.
struct WithinStudy {
    test::MarkedStudy study = test::markedStudy(30);
    test::TemporaryFolder folder;

    WithinStudy() {
        for (Recording& recording : study.dataset.recordings) {
            recording.condition = recording.stimulus == 0 ? "before" : "after";
            recording.stimulus = 0;
        }
    }
    AreaReleaseRequest request(const std::map<std::string, ParameterValue>& settings, bool within = true) const {
        AreaReleaseRequest out;
        out.observers = 30;
        out.areas = apart();
        out.metrics = {AreaMetric::dwell_share, AreaMetric::looked, AreaMetric::transitions};
        if (within)
            out.within = WithinPeople{{"before", "after"}};
        for (const auto& [name, value] : settings)
            out.given.set(name, value);
        return out;
    }
    ReleasePlan<Areas> plan(const std::map<std::string, ParameterValue>& settings, bool within = true) const {
        return planRelease(mechanismOf<Areas>("aoi"), study.dataset.stimuli[0], request(settings, within));
    }
    AreaHits hits() const { return plannedData(plan({}), study.dataset, study.included); }
};

} // namespace

TEST_CASE("within people: the noise planned is twice that of one table, at the same loss", "[release]") {
    const WithinStudy f;
    for (const char* noise : {"k-norm", "gaussian", "laplace"}) {
        const auto within = f.plan({{"noise", std::string(noise)}, {"epsilon", 2.0}});
        const auto one = f.plan({{"noise", std::string(noise)}, {"epsilon", 2.0}}, false);
        CAPTURE(noise);
        for (std::size_t m = 0; m < 3; ++m)
            CHECK(within.noises[m].deviation() == Approx(2 * one.noises[m].deviation()).epsilon(1e-3));
        CHECK(within.loss.user_epsilon == one.loss.user_epsilon);
        CHECK(within.guarantee.status == Status::proven);
        CHECK(*within.guarantee.sensitivity_l2 == Approx(2 * *one.guarantee.sensitivity_l2));
    }
}

TEST_CASE("within people: with hardly any noise the released differences are people's own", "[release]") {
    const WithinStudy f;
    for (const char* noise : {"k-norm", "gaussian", "laplace"}) {
        Ledger ledger(f.folder.path() / (std::string(noise) + ".jsonl"));
        const Release<Areas> release =
            test::released(f.plan({{"noise", std::string(noise)}, {"epsilon", 900.0}}), f.study, ledger);
        const ReleasePlan<Areas>& plan = release.plan();
        const AreaHits hits = f.hits();
        std::size_t row = 0;
        CAPTURE(noise);
        for (const AreaNoise& drawn : plan.noises) {
            CHECK(drawn.deviation() < 0.02 * mostOf(drawn.metric, plan.bounds));
            for (const double mean : boundedAreaMeans(drawn.metric, hits, plan.bounds)) {
                const Finding& finding = release.drawn().findings.at(row++);
                CHECK(finding.shown.difference == Approx(mean).margin(15 * drawn.deviation()));
                CHECK(finding.group_a == "before");
                CHECK(finding.sampling == (drawn.metric != AreaMetric::looked));
            }
        }
        CHECK(row == release.drawn().findings.size());
        CHECK(release.drawn().rows.empty());
        CHECK(ledger.entries().size() == 1);
    }
}

TEST_CASE("within people: the card says what was compared, and no table is written", "[release]") {
    const WithinStudy f;
    Ledger ledger(f.folder.path() / "ledger.jsonl");
    const Release<Areas> release = test::released(f.plan({{"epsilon", 2.0}}), f.study, ledger);
    const std::string text = privacyCardJson(release);
    test::checkCard(text, "within people");
    CHECK(json::parse(text)["released"]["within_people"] == json::parse(R"(["before","after"])"));
    std::set<std::string> files;
    for (const PublicWriter<Areas>& writer : publicWriters(release))
        files.insert(writer.file);
    CHECK(files == std::set<std::string>{"aois.csv", "differences.csv", "findings.txt", "methods.txt", "privacy_card.json"});
    CHECK_THAT(methodsText(release), Catch::Contains("Means of differences within observers (before less after) in "));
    CHECK_THAT(findingsText(release), Catch::Contains("between before and after") || Catch::Contains("In before people"));
    CHECK_THAT(test::contents(ledger.path()), Catch::Contains("within_people"));
}

TEST_CASE("within people: two stimuli are called as they are published, and a guessed size is refused", "[release]") {
    test::MarkedStudy study = test::markedStudy(12);
    Session session;
    session.stimulus = "first.png";
    session.view<AreasView>().areas["first.png"] = apart();
    const WithinPeople within{{"first.png", "second.png"}, false, "second.png", apart()};
    const auto job = [&] { return areaJob(std::make_shared<const Dataset>(study.dataset), session, {}, {}, within); };
    const std::vector<ReleaseJob::Choice> choices = job().choices;
    CHECK(choices.back().name.english().find("Published name") == 0);
    CHECK(std::any_of(choices.begin(), choices.end(),
                      [](const ReleaseJob::Choice& choice) { return choice.name == "Differences within people"; }));
    study.dataset.stimuli[1].size_source = SizeSource::assumed;
    CHECK_THROWS_AS(job(), Refused);
}
