#include "core/release/bids_derivative.h"

#include "core/domains/heatmap/heatmap_release.h"
#include "core/errors.h"
#include "core/files/folder.h"
#include "core/simulate/synthetic_fixations.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/small_study.h"

#include <nlohmann/json.hpp>

using namespace nictate;
using test::contents;
using test::TemporaryFolder;
namespace fs = std::filesystem;

TEST_CASE("a release as a BIDS derivative has the required fields, its card, and its files to the byte", "[release]") {
    const TemporaryFolder folder;
    const test::MarkedStudy study = test::markedStudy();
    Ledger ledger(folder.path() / "ledger.jsonl");
    const Release<Heatmaps> release = test::released(test::planFor(study), study, ledger);
    publish(release, publicWriters(release), folder.path() / "out");
    const fs::path bids = folder.path() / "bids";
    writeBidsDerivative(folder.path() / "out", bids);

    const auto description = nlohmann::json::parse(contents(bids / "dataset_description.json"));
    for (const char* field : {"Name", "BIDSVersion", "DatasetType", "GeneratedBy"}) // required of a derivative by BIDS 1.11
        CHECK(description.contains(field));
    CHECK(description["DatasetType"] == "derivative");
    REQUIRE((description["GeneratedBy"].is_array() && description["GeneratedBy"].size() == 1));
    CHECK(description["GeneratedBy"][0]["Name"] == "Nictate");
    CHECK_THAT(contents(bids / "README"), Catch::Contains("release/privacy_card.json"));
    CHECK(contents(bids / ".bidsignore") == "release/\n");

    const std::vector<fs::path> files = filesIn(folder.path() / "out");
    CHECK(filesIn(bids / "release").size() == files.size());
    for (const fs::path& file : files)
        CHECK(contents(bids / "release" / file.filename()) == contents(file));
    std::vector<std::string> words = study.secret_words;
    words.push_back(folder.path().filename().string());
    for (const fs::path& file : filesIn(bids))
        CHECK(test::findings(contents(file), words, study.secret_numbers) == std::set<std::string>{});
    CHECK(readReleasedMaps(bids / "release").windows.size() == 1);
    CHECK_THROWS_AS(writeBidsDerivative(folder.path() / "out", bids), OutputError); // not a second time
    CHECK_THROWS_AS(writeBidsDerivative(folder.path(), folder.path() / "none"), MissingData);
}
