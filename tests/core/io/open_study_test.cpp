#include "core/io/open_study.h"

#include "core/errors.h"
#include "tests/core/io/temporary_folder.h"

#include <catch2/catch.hpp>

#include <iostream>

using namespace nictate;
using test::TemporaryFolder;

namespace {
const std::filesystem::path shared = std::filesystem::path(NICTATE_SOURCE_DIR) / ".." / "shared" / "data";

bool skipWithoutSharedData(const std::filesystem::path& path) {
    if (std::filesystem::exists(path))
        return false;
    WARN("skipped: " << path.string() << " is absent");
    return true;
}
} // namespace

TEST_CASE("OSIE opens by its file and by its folder") {
    if (skipWithoutSharedData(shared / "osie"))
        return;
    for (const char* what : {"osie/osie_fixations.csv", "osie"}) {
        OpenOptions options;
        std::size_t asked = 0;
        options.picture_size = [&](const std::filesystem::path&) {
            ++asked;
            return PixelSize{800, 600};
        };
        Dataset study = openStudy(shared / what, options);
        DatasetCounts counts = countDataset(study);
        CHECK(counts.participants == 15);
        CHECK(counts.stimuli == 350);
        CHECK(counts.stimuli_with_picture == 60);
        CHECK(counts.fixations == 48793);
        CHECK(counts.recordings == 15 * 350);
        CHECK(asked == 60);
        const Recording& first = study.recordings[0];
        REQUIRE(first.fixations.size() > 1);
        CHECK(study.stimuli[first.stimulus].id == "1001.jpg");
        CHECK(first.fixations[0].x_px == 395.5);
        CHECK(first.fixations[1].duration_ms == 136);
        CHECK(study.stimuli[300].width_px == 800);
        CHECK(study.stimuli[300].size_source == SizeSource::assumed);
    }
}
