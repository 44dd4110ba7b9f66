#include "core/release/privacy_card.h"

#include "core/domains/heatmap/heatmap_release.h"
#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/small_study.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using nlohmann::json;
using test::contents;
using test::TemporaryFolder;

TEST_CASE("a heatmap over time is one release: one entry at the price of a still map, a table a window, one card", "[release]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "QZLEDGERQZ.jsonl");
    const ReleasePlan<Heatmaps> plan = test::overTimePlanFor(study, 3);
    CHECK(plan.loss.rho == Approx(*test::planFor(study).loss.rho).epsilon(0.01));
    CHECK(plan.guarantee.status == Status::proven);
    const Release<Heatmaps> release = test::released(plan, study, ledger);
    CHECK(ledger.entries().size() == 1);
    CHECK_THAT(contents(ledger.path()), Catch::Contains(R"("windows":3,"cut_at":[400.0,800.0])"));
    const GazeMap& maps = release.drawn().protected_map;
    CHECK(maps.rows() == 3 * release.plan().grid.height);
    CHECK(release.drawn().heatmap.rows() == 3 * release.plan().facts.display.height);

    publish(release, publicWriters(release), folder.path() / "out");
    CHECK(test::filesIn(folder.path() / "out") == 3 * 3 + 3); // three tables a window; NPY, TIFF and card
    const std::string first_row = contents(folder.path() / "out/private_grid-2.csv");
    CHECK(std::stod(first_row) == maps(release.plan().grid.height, 0));
    CHECK_THAT(contents(folder.path() / "out/private_grid.npy"),
               Catch::Contains("'shape': (3, " + std::to_string(release.plan().grid.height)));

    const json card = json::parse(contents(folder.path() / "out/privacy_card.json"));
    test::checkCard(card.dump(), "windows of time");
    CHECK(card["windows"]["count"] == 3);
    CHECK(card["windows"]["cut_at"] == json({400, 800}));
    CHECK(card["windows"]["presentation_ms"] == 1200);

    std::vector<std::string> words = study.secret_words;
    words.insert(words.end(), {"QZLEDGERQZ", "seed", folder.path().filename().string()});
    for (const PublicWriter<Heatmaps>& writer : publicWriters(release)) {
        INFO(writer.file);
        CHECK(test::findings(writer.write(release), words, {}) == std::set<std::string>{});
    }
    CHECK(test::inEveryDraw([&] {
              const Release<Heatmaps> drawn = test::released(plan, study, ledger);
              std::set<std::string> numbers;
              for (const PublicWriter<Heatmaps>& writer : publicWriters(drawn))
                  numbers.merge(test::findings(writer.write(drawn), {}, study.secret_numbers));
              return numbers;
          }) == std::set<std::string>{});
}

TEST_CASE("a heatmap over time of a time that nobody has said is not released, nor one by a mechanism without windows",
          "[release]") {
    const auto study = test::markedStudy();
    HeatmapReleaseRequest request;
    request.observers = 9;
    request.cut.windows = 3;
    const Mechanism<Heatmaps>& clipped = mechanismOf<Heatmaps>("clipped-gaussian");
    CHECK_THROWS_AS(planRelease(clipped, study.dataset.stimuli[0], request), Refused);
    CHECK_THROWS_WITH(planRelease(clipped, study.dataset.stimuli[0], request), Catch::Contains("--presentation"));
    request.cut.presentation_ms = 1000;
    CHECK_THROWS_WITH(planRelease(mechanismOf<Heatmaps>("laplace"), study.dataset.stimuli[0], request),
                      Catch::Contains("windows"));
    request.cut = {};
    request.cut.at = {250, 700};
    CHECK(planRelease(clipped, study.dataset.stimuli[0], request).grid.cuts == request.cut.at);
    request.cut.at = {700, 250};
    CHECK_THROWS_WITH(planRelease(clipped, study.dataset.stimuli[0], request), Catch::Contains("rise"));
}
