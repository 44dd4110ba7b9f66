#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/release/public_names.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/small_study.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

using namespace nictate;

namespace {

Session sessionOn(const char* mechanism) {
    Session session;
    session.at(HeatmapLook::bench).mechanism = mechanism;
    return session;
}

ReleaseJob jobOn(const Session& session, const Dataset& study, const std::set<std::string>& declared = {}) {
    ReleaseWish wish;
    wish.stimuli = {study.stimuli[0].id};
    wish.declared = declared;
    return heatmapJob(std::make_shared<const Dataset>(study), session, wish, {});
}

} // namespace

TEST_CASE("a filter on attributes costs proven unless it is declared public, and the card says either", "[release-job]") {
    Dataset study = test::markedStudy().dataset;
    for (std::size_t i = 0; i < study.participants.size(); ++i)
        study.participants[i].attributes["group"] = i % 2 ? "a" : "b";
    Session session = sessionOn("laplace");
    CHECK(jobOn(session, study).items[0].guarantee.status == Status::proven);
    session.filter = "group=a";
    const ReleaseJob counted = jobOn(session, study);
    CHECK(counted.items[0].guarantee.status == Status::as_published);
    CHECK(counted.items[0].record.status == "as published");
    const std::vector<CountedFact> facts = countedIn(counted.rests_on);
    REQUIRE(facts.size() == 1);
    CHECK(counted.items[0].guarantee.reasons.back() == facts[0].unproven);
    const ReleaseJob declared = jobOn(session, study, {"filter"});
    CHECK(declared.items[0].guarantee.status == Status::proven);
    CHECK(declared.items[0].guarantee.reasons.back().english().find("declared by the person") != std::string::npos);
    CHECK_THROWS_AS(requireDeclarable({"weather"}), InvalidParameter);
}

TEST_CASE("an entry of the frame that was counted costs proven until it is declared; a guess refuses", "[release-job]") {
    Dataset study = test::markedStudy().dataset;
    study.stimuli[0].id = study.frame.stimuli.value[0] = "poster";
    const Session session = sessionOn("laplace");
    study.frame.people.origin = Origin::counted;
    const ReleaseJob counted = jobOn(session, study);
    CHECK(counted.items[0].guarantee.status == Status::as_published);
    CHECK(counted.items[0].guarantee.reasons.back().english().starts_with("Who took part was counted"));
    CHECK(jobOn(session, study, {"people"}).items[0].guarantee.status == Status::proven);
    study.frame.people.origin = Origin::saved;
    study.frame.stimuli.origin = Origin::counted; // one that was chosen by hand does not rest on the list
    CHECK(jobOn(session, study).items[0].guarantee.status == Status::proven);
    CHECK(jobOn(session, study).rests_on.back().entry == "stimulus");
    CHECK(jobOn(session, study).rests_on.back().origin == Origin::given);
    study.frame.unread = {{"anna2.csv"}, Origin::guessed};
    CHECK_THROWS_WITH(jobOn(session, study), Catch::Contains("anna2.csv") && Catch::Contains("--leave-out"));
    study.frame.unread.origin = Origin::saved;
    CHECK(jobOn(session, study).items[0].guarantee.status == Status::proven);
}

TEST_CASE("a default is said with three digits, what was typed with all of its own", "[release-job]") {
    const Dataset study = test::markedStudy().dataset;
    Session session = sessionOn("gaussian");
    session.given["gaussian"].set("epsilon", 1.23456);
    std::map<std::string, std::string> said;
    for (const ReleaseJob::Choice& choice : jobOn(session, study).choices)
        said[choice.name.english()] = choice.value.english() + ", " + choice.origin.english();
    CHECK(said["Privacy loss ε"] == "1.23456, by hand");
    const double delta = std::pow(static_cast<double>(study.participants.size()), -1.5);
    CHECK(said["Additive allowance δ"] == shortFigure(delta) + ", default");
}

TEST_CASE("the privacy card lists what the release rests on, each entry with its origin", "[release-job]") {
    const std::string chosen = "It is of one stimulus, which was chosen by its name.";
    Dataset study = test::markedStudy().dataset;
    study.stimuli[0].id = study.frame.stimuli.value[0] = "poster";
    study.frame.people.origin = Origin::counted;
    const ReleaseJob job = jobOn(sessionOn("laplace"), study, {"people"});
    const test::TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    SecureNoise noise;
    const Released made = job.draw(0, {job.items[0].guarantee.reasons, {"*"}, {}, noise, ledger, {}});
    made.save(folder.path() / "out");
    const nlohmann::json card = nlohmann::json::parse(test::contents(folder.path() / "out/privacy_card.json"));
    CHECK(card.at("public") ==
          nlohmann::json::array({{{"entry", "people"}, {"text", "9 people took part."}, {"origin", "declared"}},
                                 {{"entry", "stimulus"}, {"text", chosen}, {"origin", "given"}}}));
    const auto section = std::find_if(made.card.begin(), made.card.end(),
                                      [](const CardSection& one) { return one.title == "What everybody may know"; });
    REQUIRE(section != made.card.end());
    CHECK(section->lines == std::vector<CardSection::Line>{{"", "9 people took part. (declared)"}, {"", chosen + " (given)"}});
}

TEST_CASE("ids like paths and files are not published, and what they are called is said before", "[release-job]") {
    for (const char* file : {"1001.jpg", "Media/Ad 1.PNG", "C:\\Users\\anna\\x", "~/pictures/x", "clip.mp4", "/x"})
        CHECK(looksLikeFile(file));
    for (const char* id : {"poster", "page 1.2", "no. 7", "jpg", "1001"})
        CHECK_FALSE(looksLikeFile(id));
    Dataset study = test::markedStudy().dataset;
    study.stimuli[0].id = "/home/anna/QZSECRETQZ.jpg";
    const ReleaseJob job = jobOn(sessionOn("laplace"), study);
    REQUIRE(job.renamed.size() == 1);
    CHECK(job.renamed[0].first == "/home/anna/QZSECRETQZ.jpg");
    CHECK(job.renamed[0].second == "stimulus-1");
    CHECK(job.items[0].folder == "stimulus-1");
    CHECK(job.items[0].record.stimulus == "/home/anna/QZSECRETQZ.jpg"); // the ledger is the curator's

    const test::TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    SecureNoise noise;
    const Released made = job.draw(0, {job.items[0].guarantee.reasons, {"*"}, {}, noise, ledger, {}});
    made.save(folder.path() / "out");
    for (const auto& file : std::filesystem::directory_iterator(folder.path() / "out"))
        CHECK(test::contents(file.path()).find("QZSECRETQZ") == std::string::npos);
    CHECK(test::contents(folder.path() / "out/privacy_card.json").find("\"stimulus-1\"") != std::string::npos);
}

TEST_CASE("public names are told apart from ids that look the same") {
    Dataset study;
    for (const char* id : {"b.png", "stimulus-1", "a.png"}) {
        study.stimuli.emplace_back();
        study.stimuli.back().id = id;
    }
    CHECK(publicNames(study) == std::vector<std::string>{"stimulus-2", "stimulus-1", "stimulus-1-file"});
}

TEST_CASE("a heatmap rests on how long its picture was shown where the fixations it expects follow from that", "[release-job]") {
    Dataset study = test::markedStudy().dataset;
    study.frame.lengths_s.value = {12, 6};
    Session session = sessionOn("clipped-gaussian");
    const auto fixationsOf = [&](std::size_t stimulus) {
        ReleaseWish wish;
        wish.stimuli = {study.stimuli[stimulus].id};
        const ReleaseJob job = heatmapJob(std::make_shared<const Dataset>(study), session, wish, {});
        const bool rests =
            std::any_of(job.rests_on.begin(), job.rests_on.end(), [](const FrameLine& line) { return line.entry == "lengths"; });
        return job.expected().text.english() + (rests ? " by its length" : "");
    };
    CHECK(fixationsOf(0).find("makes 40 fixations") != std::string::npos);
    CHECK(fixationsOf(1).find("makes 20 fixations") != std::string::npos);
    CHECK(fixationsOf(0).ends_with(" by its length"));
    study.frame.lengths_s.origin = Origin::counted;
    CHECK(fixationsOf(0).find("makes 10 fixations") != std::string::npos);
    CHECK_FALSE(fixationsOf(0).ends_with(" by its length"));
    study.frame.lengths_s.origin = Origin::saved;
    session.expected_fixations = 7;
    CHECK(fixationsOf(0).find("makes 7 fixations") != std::string::npos);
    CHECK_FALSE(fixationsOf(0).ends_with(" by its length"));
}
