#include "core/choices/session.h"
#include "core/domains/heatmap/heatmap_look.h"

#include "core/choices/study_as_shown.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/io/native_folder.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/same_study.h"

using namespace nictate;

namespace {

Dataset study() {
    Dataset study;
    for (const auto& [id, age] : {std::pair{"P1", "20"}, {"P2", "60"}, {"P3", "30"}})
        study.participants.push_back({id, {{"age", age}}});
    study.stimuli.push_back({"cat", 800, 600, SizeSource::given, "", {}});
    for (std::size_t i = 0; i < 3; ++i) {
        Recording recording;
        recording.participant = i;
        recording.fixations.resize(i + 1);
        study.recordings.push_back(recording);
    }
    return study;
}

} // namespace

TEST_CASE("an observer counts when neither excluded nor filtered out") {
    Session session;
    CHECK(includedParticipants(session, study()) == std::vector<std::size_t>{0, 1, 2});
    session.excluded = {"P1"};
    CHECK(includedParticipants(session, study()) == std::vector<std::size_t>{1, 2});
    session.filter = "age < 50";
    CHECK(includedParticipants(session, study()) == std::vector<std::size_t>{2});
    session.filter = "age <";
    CHECK_THROWS_AS(includedParticipants(session, study()), InvalidParameter);
}

TEST_CASE("the study as shown keeps the included observers and their own recordings") {
    Session session;
    session.excluded = {"P1"};
    const Dataset shown = studyAsShown(session, study());
    REQUIRE(shown.participants.size() == 2);
    REQUIRE(shown.recordings.size() == 2);
    for (const Recording& recording : shown.recordings)
        CHECK(shown.participants[recording.participant].id == (recording.fixations.size() == 2 ? "P2" : "P3"));
}

TEST_CASE("a study saved as shown reads back with the feature tables of the included observers") {
    Dataset whole = study();
    whole.features.names = {"rate", "duration"};
    whole.features.step_s = 0.5;
    for (std::size_t i = 0; i < 3; ++i)
        for (const char* condition : {"comic", "paper"})
            whole.features.tables.push_back({i, condition, Eigen::MatrixXd::Constant(4, 2, static_cast<double>(i + 1))});
    Session session;
    session.excluded = {"P2"};
    const Dataset shown = studyAsShown(session, whole);
    REQUIRE(shown.features.tables.size() == 4);
    for (const FeatureTable& table : shown.features.tables)
        CHECK(table.values(0, 0) == (shown.participants[table.participant].id == "P1" ? 1 : 3));

    test::TemporaryFolder folder;
    writeStudyFolder(shown, folder.path() / "shown");
    CHECK(test::same(readStudyFolder(folder.path() / "shown"), shown));
}

TEST_CASE("a compared mechanism runs at the ε and δ of the chosen one, otherwise as it was set") {
    Session session;
    session.given["clipped-gaussian"].set("epsilon", 3.0);
    session.given["laplace"].set("epsilon", 9.0);
    session.given["laplace"].set("cap", 2.0);
    const Parameters laplace = comparedParameters(session, "clipped-gaussian", mechanismInfo("laplace"));
    CHECK(laplace.number("epsilon") == 3.0);
    CHECK(laplace.number("cap") == 2.0);
    CHECK(comparedParameters(session, "clipped-gaussian", mechanismInfo("noise-free")).all().empty());
    session.given.erase("clipped-gaussian");
    CHECK_FALSE(comparedParameters(session, "clipped-gaussian", mechanismInfo("laplace")).has("epsilon"));
}

TEST_CASE("facts of the heatmap on screen come from the stimulus, not from gaze") {
    Session session;
    const HeatmapFacts facts = heatmapFacts(session, study().stimuli[0], study().frame, 12);
    CHECK(facts.observers == 12);
    CHECK(facts.expected_fixations == 10);
    CHECK(facts.blur_px == Approx(24));
    CHECK(facts.display == Grid{200, 150, 800, 600});
    session.blur_px = 5;
    session.display_longer = 80;
    session.expected_fixations = 4;
    CHECK(heatmapFacts(session, study().stimuli[0], study().frame, 12).expected_fixations == 4);
    CHECK(heatmapFacts(session, study().stimuli[0], study().frame, 12).blur_px == 5);
    CHECK(heatmapFacts(session, study().stimuli[0], study().frame, 12).display == Grid{80, 60, 800, 600});
}

TEST_CASE("a heatmap expects 10 fixations in 3 s of presentation that is public, and those chosen by hand") {
    Session session;
    Dataset dataset = study();
    dataset.frame.tasks = {{{"cat", ""}}, Origin::given};
    dataset.frame.lengths_s = {{9}, Origin::counted};
    const auto expected = [&] { return heatmapFacts(session, dataset.stimuli[0], dataset.frame, 12).expected_fixations; };
    CHECK(expected() == 10);
    dataset.frame.lengths_s.origin = Origin::given;
    CHECK(expected() == 30);
    session.view<HeatmapLook>().cut.presentation_ms = 6000; // said with the windows
    CHECK(expected() == 20);
    session.expected_fixations = 4;
    CHECK(expected() == 4);
}
