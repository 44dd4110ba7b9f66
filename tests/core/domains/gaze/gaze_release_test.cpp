#include "core/domains/gaze/gaze_release.h"

#include "core/errors.h"
#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/marked_gaze.h"

#include <set>
#include <sstream>

using namespace nictate;
using nictate::test::contents;
using nictate::test::gazePlanFor;
using nictate::test::gazeWays;
using nictate::test::markedGaze;
using nictate::test::released;
using nictate::test::TemporaryFolder;

TEST_CASE("samples: a release asks in every form, because its unit is no person, and books a person's loss", "[stream-release]") {
    const auto study = markedGaze();
    for (const auto& [mechanism, settings] : gazeWays()) {
        CAPTURE(mechanism);
        TemporaryFolder folder;
        Ledger ledger(folder.path() / "ledger.jsonl");
        const ReleasePlan<Gaze> plan = gazePlanFor(study, mechanism, settings);
        CHECK(plan.needsConfirmation());
        SecureNoise noise;
        CHECK_THROWS_AS(releasePlanned(plan, study.dataset, study.included, {}, noise, ledger), ConfirmationMissing);
        CHECK(ledger.entries().empty());
        const Release<Gaze> release = released(plan, study, ledger);
        CHECK(release.booking().entry == 1);
        CHECK(release.booking().totals.epsilon.has_value() == plan.guarantee.user_epsilon.has_value());
        CHECK(ledger.entries()[0].what == "gaze samples");
    }
}

TEST_CASE("samples: the ledger books ε times windows times the field's width in radii", "[stream-release]") {
    const auto study = markedGaze();
    const ReleasePlan<Gaze> plan = gazePlanFor(study, "kaleido", {{"epsilon", 10.0}, {"window", 30.0}, {"radius", 2.0}});
    // 2 recordings of ⌈100/30⌉ windows; 60° × 46° is 37.8 radii across.
    const double expected = 10.0 * 2 * 4 * std::hypot(60, 46) / 2;
    CHECK(*plan.loss.pure_epsilon == Approx(expected).epsilon(1e-9));
    CHECK(*plan.loss.pure_epsilon >= expected);
    CHECK(*plan.loss.rho == Approx(expected * expected / 2).epsilon(1e-9));
    CHECK(plan.guarantee.definition == Definition::w_event_dp);
    CHECK(plan.guarantee.status == Status::proven);
    TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    CHECK(*released(plan, study, ledger).booking().totals.epsilon == Approx(expected).epsilon(0.01));
    const ReleasePlan<Gaze> printed = gazePlanFor(study, "kaleido", {{"form", "as-printed"}, {"radius", 10.0}});
    CHECK(*printed.guarantee.unit_epsilon == Approx(5.5).epsilon(0.002)); // and what rounding to the lattice adds
    CHECK(*printed.guarantee.published_epsilon == 1);
    CHECK(printed.guarantee.status == Status::as_published);
}

TEST_CASE("samples: nothing leaves but t from 0, x and y, under fresh numbers in random order", "[stream-release]") {
    const auto study = markedGaze(6);
    TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    const ReleasePlan<Gaze> plan = gazePlanFor(study, "kaleido", {{"epsilon", 1000.0}, {"window", 1.0}});
    std::set<std::vector<std::size_t>> orders;
    for (int draw = 0; draw < 4; ++draw) {
        const Release<Gaze> release = released(plan, study, ledger);
        REQUIRE(release.drawn().streams.size() == 12);
        std::vector<std::size_t> order;
        for (const ReleasedStream& stream : release.drawn().streams)
            order.push_back(stream.task);
        orders.insert(order);
        if (draw > 0)
            continue;
        publish(release, publicWriters(release), folder.path() / "out");
        CHECK(test::filesIn(folder.path() / "out") == 14);
        std::istringstream lines(contents(folder.path() / "out/stream_007.csv"));
        std::string line;
        std::getline(lines, line);
        CHECK(line == "t_s,x_px,y_px");
        for (int row = 0; std::getline(lines, line); ++row) {
            std::istringstream cells(line);
            std::string t, x, y;
            std::getline(cells, t, ',');
            std::getline(cells, x, ',');
            std::getline(cells, y, ',');
            CHECK(std::stod(t) == Approx(0.02 * row).margin(1e-9));
            CHECK_FALSE(x.empty()); // lost ones too were filled
            if (!x.empty()) {
                CHECK((std::stod(x) >= 0 && std::stod(x) <= 640));
                CHECK((std::stod(y) >= 0 && std::stod(y) <= 480));
            }
        }
        CHECK(contents(folder.path() / "out/streams.csv").starts_with("file,stimulus,condition,width_px,height_px,rate_hz\n"));
    }
    CHECK(orders.size() > 1);
}

TEST_CASE("samples: the card has the members its schema asks for, and says what the unit is", "[stream-release]") {
    const auto study = markedGaze();
    for (const auto& [mechanism, settings] : gazeWays()) {
        CAPTURE(mechanism);
        TemporaryFolder folder;
        Ledger ledger(folder.path() / "ledger.jsonl");
        const Release<Gaze> release = released(gazePlanFor(study, mechanism, settings), study, ledger);
        test::checkCard(privacyCardJson(release), mechanism);
        const auto card = nlohmann::json::parse(privacyCardJson(release));
        CHECK(card["guarantee"]["unit"] == release.plan().guarantee.unit);
        CHECK(card["released"]["tasks"].size() == 2);
        CHECK_FALSE(privacyCardPage(release).empty());
    }
}

TEST_CASE("samples: another study than the one that was planned for is refused, a guessed size too", "[stream-release]") {
    auto study = markedGaze();
    const ReleasePlan<Gaze> plan = gazePlanFor(study, "kaleido");
    TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    study.dataset.stimuli[0].width_px = 641;
    CHECK_THROWS_AS(released(plan, study, ledger), MissingData);
    CHECK(ledger.entries().empty());
    study.dataset.stimuli[0].size_source = SizeSource::assumed;
    CHECK_THROWS_AS(gazePlanFor(study, "kaleido"), Refused);
}

TEST_CASE("samples: a job says what leaves and what to expect", "[stream-release]") {
    const auto study = std::make_shared<const Dataset>(markedGaze().dataset);
    Session session;
    const ReleaseJob job = gazeJob(study, session, mechanismOf<Gaze>("kaleido"), {});
    CHECK(job.items.size() == 1);
    CHECK(job.items.front().needsConfirmation());
    CHECK_FALSE(job.expected().text.empty());
    CHECK(job.size == "4 participants, 2 tasks");
    session.filter = "QZATTRIBUTEQZ = QZVALUEQZ";
    const ReleaseJob filtered = gazeJob(study, session, mechanismOf<Gaze>("kaleido"), {});
    CHECK(countedIn(filtered.rests_on).size() == 1);
    CHECK(filtered.items.front().guarantee.status == Status::as_published);
}
