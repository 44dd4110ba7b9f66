// Tables of groups leave together: one draw each, one ledger entry, one ε.

#include "core/domains/areas/area_methods.h"
#include "core/domains/areas/area_release.h"
#include "core/domains/areas/areas_view.h"
#include "core/errors.h"
#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/small_areas.h"

#include <nlohmann/json.hpp>

#include <sstream>

using namespace nictate;
using nlohmann::json;

namespace {

/// Every third person is an expert.
struct GroupedStudy {
    test::MarkedStudy study;
    Session session;
    test::TemporaryFolder folder;

    explicit GroupedStudy(int people = 60) : study(test::markedStudy(people)) {
        for (std::size_t i = 0; i < study.dataset.participants.size(); ++i)
            study.dataset.participants[i].attributes["training"] = i % 3 ? "novice" : "expert";
        session.stimulus = study.dataset.stimuli[0].id;
        AreasView& view = session.view<AreasView>();
        view.areas[session.stimulus] = test::smallAreas();
        view.groups = "training";
    }
    ReleaseJob job(const std::set<std::string>& declared) const {
        return areaJob(std::make_shared<const Dataset>(study.dataset), session, declared, {});
    }
    /// Or so many.
    ReleasePlan<Areas> plan(const std::map<std::string, ParameterValue>& settings = {}, std::size_t experts = 0) const {
        AreaReleaseRequest request;
        request.observers = static_cast<int>(study.included.size());
        request.areas = test::smallAreas();
        request.metrics = {AreaMetric::dwell_share, AreaMetric::looked};
        request.attribute = "training";
        request.groups = {{"expert", {}}, {"novice", {}}};
        for (const std::size_t i : study.included)
            request.groups[(experts > 0 ? i < experts : i % 3 == 0) ? 0 : 1].observers.push_back(i);
        for (const auto& [name, value] : settings)
            request.given.set(name, value);
        return planRelease(mechanismOf<Areas>("aoi"), study.dataset.stimuli[0], request);
    }
};

} // namespace

TEST_CASE("groups: all tables cost what one would, and the noise named is the smallest group's", "[release]") {
    const GroupedStudy f;
    for (const char* noise : {"k-norm", "gaussian", "laplace"}) {
        const ReleasePlan<Areas> plan = f.plan({{"noise", std::string(noise)}, {"epsilon", 2.0}});
        AreaReleaseRequest alone;
        alone.observers = 20;
        alone.areas = test::smallAreas();
        alone.metrics = plan.facts.metrics;
        alone.given = plan.given;
        if (const auto delta = plan.resolved.numberIf("delta"))
            alone.given.set("delta", *delta);
        const ReleasePlan<Areas> one = planRelease(mechanismOf<Areas>("aoi"), f.study.dataset.stimuli[0], alone);
        CAPTURE(noise);
        CHECK(plan.loss.rho == one.loss.rho);
        CHECK(plan.loss.pure_epsilon == one.loss.pure_epsilon);
        CHECK(plan.guarantee.noise_scale == one.guarantee.noise_scale);
        CHECK(plan.facts.observers == 60);
        CHECK(plan.guarantee.status == Status::proven);
    }
}

TEST_CASE("groups: one entry is booked, and tables, differences, sentences and card are of the same draw", "[release]") {
    const GroupedStudy f;
    Ledger ledger(f.folder.path() / "ledger.jsonl");
    const Release<Areas> release = test::released(f.plan({{"epsilon", 2.0}}), f.study, ledger);
    CHECK(ledger.entries().size() == 1);
    CHECK(ledger.entries().back().loss.user_epsilon == 2);
    const Drawn<Areas>& drawn = release.drawn();
    REQUIRE(drawn.groups.size() == 2);
    CHECK(drawn.groups[0].people == 20);
    CHECK(drawn.groups[1].people == 40);
    REQUIRE(drawn.findings.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(drawn.findings[i].shown.difference == drawn.groups[0].rows[i].noisy - drawn.groups[1].rows[i].noisy);
        CHECK(drawn.groups[0].rows[i].half_width == Approx(2 * drawn.groups[1].rows[i].half_width));
    }
    CHECK_THAT(areaTableCsv(release),
               Catch::StartsWith("group,aoi,metric,private,ci_low,ci_high,people_low,people_high,unit\nexpert,face,"));
    CHECK_THAT(findingsText(release), Catch::Contains("ε = 2."));
    CHECK_THAT(methodsText(release), Catch::Contains("n = 60 observers") && Catch::Contains("expert: 20, novice: 40") &&
                                         Catch::Contains("Holm's method") && Catch::Contains("Nictate ") &&
                                         Catch::Contains("published with differential privacy") &&
                                         Catch::Contains("declared to be fixed beforehand"));
    AreaMethods unproven{release.plan().mechanism.info,
                         release.plan().resolved,
                         release.plan().guarantee,
                         release.plan().facts,
                         release.plan().bounds,
                         {{"expert", 20}, {"novice", 40}},
                         "1"};
    unproven.guarantee.status = Status::as_published;
    CHECK_THAT(methodsParagraph(unproven), Catch::Contains("noise that is meant to give differential privacy") &&
                                               Catch::Contains("not proven") && !Catch::Contains("declared") &&
                                               !Catch::Contains("public quantities"));
    const json card = json::parse(privacyCardJson(release));
    CHECK(card["groups"] == json::parse(R"([{"group":"expert","observers":20},{"group":"novice","observers":40}])"));
    CHECK(card["observers"] == 60);
    CHECK(card["guarantee"]["epsilon"] == 2);
    test::checkCard(privacyCardJson(release), "groups");
    CHECK_THAT(privacyCardJson(release), Catch::Contains("parallel composition") && Catch::Contains("smallest group has 20"));
    CHECK_THAT(test::contents(ledger.path()), Catch::Contains("groups_by") && !Catch::Contains("QZPERSON"));
}

TEST_CASE("groups: a card says when so few are in one that everybody knows who they are", "[release]") {
    const GroupedStudy f;
    Ledger ledger(f.folder.path() / "ledger.jsonl");
    const auto says = [&](std::size_t experts) {
        std::string text;
        const std::vector<CardSection> page = privacyCardPage(test::released(f.plan({}, experts), f.study, ledger));
        for (const auto& [label, line] : page.front().lines)
            text += line;
        return text.find("Fewer than three people") != std::string::npos;
    };
    CHECK(says(2));
    CHECK_FALSE(says(3));
}

TEST_CASE("groups: with hardly any noise each group's table is that of its people", "[release]") {
    const GroupedStudy f;
    Ledger ledger(f.folder.path() / "ledger.jsonl");
    const Release<Areas> release = test::released(f.plan({{"epsilon", 900.0}}), f.study, ledger);
    const AreaHits hits(test::smallAreas(), areaGaze(f.study.dataset, 0, f.study.included));
    const AreaBounds bounds = release.plan().bounds;
    for (std::size_t g = 0; g < 2; ++g) {
        const AreaHits own(test::smallAreas(), partOf(hits.gaze(), release.plan().groups[g].observers));
        const std::vector<double> means = boundedAreaMeans(AreaMetric::dwell_share, own, bounds);
        for (std::size_t a = 0; a < means.size(); ++a)
            CHECK(release.drawn().groups[g].rows[a].noisy == Approx(means[a]).margin(0.01));
    }
}

TEST_CASE("groups: that they are public is declared, or the release is as published", "[release]") {
    const GroupedStudy f;
    const ReleaseJob counted = f.job({});
    CHECK(counted.items.front().guarantee.status == Status::as_published);
    const ReleaseJob declared = f.job({"groups"});
    CHECK(declared.items.front().guarantee.status == Status::proven);
    CHECK(declared.items.size() == 1);
    std::string reasons;
    for (const Text& reason : declared.items.front().guarantee.reasons)
        reasons += reason.english() + "\n";
    CHECK_THAT(reasons, Catch::Contains("That who is in which group is public was declared"));
}

TEST_CASE("groups: a group of fewer than three people is warned of, however many are in the others", "[release-job]") {
    const auto warned = [](int people) {
        const std::vector<Text> risks = GroupedStudy(people).job({}).risks();
        return std::any_of(risks.begin(), risks.end(),
                           [](const Text& risk) { return risk.english().find("A group has fewer than three people") == 0; });
    };
    CHECK(warned(6)); // two experts, four novices
    CHECK_FALSE(warned(9));
}
