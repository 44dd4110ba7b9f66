#include "core/domains/gaze/kept_saccades.h"

#include "core/domains/gaze/mechanisms/event_synth_pd.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/simulate/viewing.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <fstream>

using namespace nictate;
using nictate::test::TemporaryFolder;

TEST_CASE("what was learnt of a study's saccades is kept for this user alone, and draws the same as what a simulation learns",
          "[posix]") {
    const GazeStudy study = gazeStudy(simulateViewing(2, 1, 10), {0, 1}), other = gazeStudy(simulateViewing(2, 2, 10), {0, 1});
    TemporaryFolder folder;
    const KeptSaccades kept(folder.path() / "saccades");
    const SaccadeModel learnt = kept.of(study);
    REQUIRE(learnt.epochs().size() == 30);
    CHECK(test::filesIn(folder.path() / "saccades") == 1);
    CHECK(std::filesystem::status(folder.path() / "saccades").permissions() == std::filesystem::perms::owner_all);
    const Progress never({}, std::make_shared<const std::atomic<bool>>(true)); // learning would throw
    const SaccadeModel again = kept.of(study, never);
    CHECK(again.autoencoder().weights == learnt.autoencoder().weights);
    CHECK(again.saccades() == learnt.saccades());
    CHECK(again.epochs().back().validation == learnt.epochs().back().validation);
    CHECK_THROWS_AS(kept.of(other, never), Cancelled);

    const GazeFacts facts = gazeFacts(outlinesOf(study));
    const Mechanism<Gaze> mechanism = eventSynthPd();
    const GazeStudy made = simulate(mechanism, study, {}, facts, SeededNoise(7)).study,
                    drawn = simulateEvents(study, resolve(mechanism, {}, facts), again, SeededNoise(7)).study;
    for (std::size_t row = 0; row < made.streams[5].rows.size(); ++row)
        REQUIRE(made.streams[5].rows[row].yaw == drawn.streams[5].rows[row].yaw);

    for (const auto& file : std::filesystem::directory_iterator(folder.path() / "saccades"))
        std::ofstream(file.path()) << R"({"nictate_saccades": 2, "saccades": 5, "weights": [], "epochs": [[1, 1, 1, 1]]})";
    CHECK(kept.of(study).autoencoder().weights == learnt.autoencoder().weights); // learnt again
    CHECK_THROWS_AS(SaccadeModel::restored("{", "a file"), ParseError);
}
