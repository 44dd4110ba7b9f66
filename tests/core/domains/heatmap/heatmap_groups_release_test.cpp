// Maps of groups as a job: one booking, one card, one folder, and what stands against it.

#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/errors.h"
#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/small_study.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using nlohmann::json;

namespace {

struct TrainedStudy {
    test::MarkedStudy study = test::markedStudy(30);
    Session session;
    test::TemporaryFolder folder;

    TrainedStudy() {
        for (std::size_t i = 0; i < study.dataset.participants.size(); ++i)
            study.dataset.participants[i].attributes["training"] = i % 3 ? "novice" : "expert";
        session.stimulus = study.dataset.stimuli[0].id;
    }
    ReleaseJob job(ReleaseWish wish = {}) const {
        wish.groups = "training";
        return heatmapJob(std::make_shared<const Dataset>(study.dataset), session, wish, {});
    }
    ReleaseOrder order() const {
        ReleaseWish wish;
        wish.declared = {"groups"};
        ReleaseOrder out;
        out.job = job(wish);
        out.out = folder.path() / "out";
        out.ledger = folder.path() / "ledger.jsonl";
        out.files = {"*"};
        return out;
    }
};

ReleaseOutcome run(const ReleaseOrder& order) { return runRelease(order, {}, std::atomic<bool>(false)); }

} // namespace

TEST_CASE("maps of groups: one entry is booked, and one folder holds a map for each and their differences", "[release]") {
    const TrainedStudy f;
    const ReleaseOutcome outcome = run(f.order());
    REQUIRE(outcome.failure.empty());
    REQUIRE(outcome.done.size() == 1);
    CHECK(outcome.done[0].released.counts == std::vector<std::pair<std::string, std::size_t>>{{"groups", 2}});
    const Ledger ledger(f.folder.path() / "ledger.jsonl");
    REQUIRE(ledger.entries().size() == 1);
    CHECK(ledger.entries().back().loss.user_epsilon == 1);
    CHECK(f.order().job.items.front().record.observers.size() == 30);
    CHECK_THAT(test::contents(ledger.path()), Catch::Contains(R"("groups":{"expert":10,"novice":20})"));
    for (const char* group : {"expert", "novice"})
        for (const std::string& file : {std::string("heatmap-") + group + ".csv", std::string("heatmap-") + group + ".tif",
                                        std::string("private_grid-") + group + ".npy"})
            CHECK(std::filesystem::exists(f.folder.path() / "out" / file));
    CHECK_FALSE(std::filesystem::exists(f.folder.path() / "out" / "heatmap.csv"));
    CHECK_THAT(test::contents(f.folder.path() / "out" / "difference.csv"),
               Catch::StartsWith("group_a,group_b,row,column,x_px,y_px,difference,threshold,beyond_noise\nexpert,novice,0,0,"));
    const std::string card = test::contents(f.folder.path() / "out" / "privacy_card.json");
    test::checkCard(card, "groups");
    CHECK(json::parse(card)["groups"] == json::parse(R"([{"group":"expert","observers":10},{"group":"novice","observers":20}])"));
    CHECK(json::parse(card)["observers"] == 30);
    CHECK_THAT(card, Catch::Contains("parallel composition") && Catch::Contains("smallest group has 10 observers") &&
                         Catch::Contains("with 10 times that noise") && Catch::Contains("was declared by the person"));
}

TEST_CASE("maps of groups: that groups are public is declared, or the release is as published and confirmed", "[release]") {
    const TrainedStudy f;
    CHECK(f.job().items.front().guarantee.status == Status::as_published);
    ReleaseOrder order = f.order();
    CHECK(order.job.items.front().guarantee.status == Status::proven);
    order.job = f.job();
    CHECK_THROWS_AS(run(order), ConfirmationMissing);
    CHECK_FALSE(std::filesystem::exists(order.ledger));
    CHECK_FALSE(std::filesystem::exists(order.out));
}

TEST_CASE("maps of groups: what is refused books nothing and leaves nothing", "[release]") {
    const TrainedStudy f;
    ReleaseWish cap;
    cap.noisy_cap = NoisyCap{};
    CHECK_THROWS_AS(f.job(cap), InvalidParameter);
    CHECK_FALSE(f.job().noisy_cap); // nor is it offered
    TrainedStudy over_time;
    over_time.session.view<HeatmapLook>().cut.windows = 2;
    over_time.session.view<HeatmapLook>().cut.presentation_ms = 1200;
    CHECK_THROWS_AS(over_time.job(), InvalidParameter);
    TrainedStudy selected;
    selected.session.at(HeatmapLook::bench).mechanism = "random-selection-1";
    CHECK_THROWS_AS(selected.job(), InvalidParameter);

    ReleaseOrder order = f.order();
    order.budget = 0.5;
    CHECK_THROWS_AS(run(order), BudgetExceeded);
    order = f.order();
    f.folder.write("out", "in the way");
    CHECK_THROWS_AS(run(order), OutputError);
    CHECK_FALSE(std::filesystem::exists(order.ledger));
}

TEST_CASE("maps of groups whose names look alike in files stay apart", "[release]") {
    TrainedStudy f;
    for (Participant& person : f.study.dataset.participants)
        person.attributes["training"] = person.attributes["training"] == "novice" ? "a/b" : "a b";
    REQUIRE(run(f.order()).failure.empty());
    CHECK(std::filesystem::exists(f.folder.path() / "out" / "heatmap-a_b.csv"));
    CHECK(std::filesystem::exists(f.folder.path() / "out" / "heatmap-a_b_2.csv"));
}
