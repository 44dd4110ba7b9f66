// The vendors' and data sets' own files open by themselves, with what is in them.

#include "core/io/open_study.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

struct Row {
    const char* path;
    std::size_t participants, stimuli, fixations, samples; ///< fixations as the file tells them; 0 = it tells none
    double rate_hz;
    int width, height;
};

/// How many fixations a file tells: detected ones carry no eye and no pupil.
std::size_t toldFixations(const Dataset& study, const Row& row) { return row.fixations == 0 ? 0 : countDataset(study).fixations; }

} // namespace

TEST_CASE("SMI, GazeBase, headset, BIDS and JuDo samples open with what is in them", "[formats]") {
    const std::filesystem::path formats = NICTATE_SOURCE_DIR "/../shared/data/formats";
    if (!std::filesystem::exists(formats)) {
        WARN("skipped: ../shared/data/formats is absent");
        return;
    }
    const Row rows[] = {
        {"smi_begaze/didec_example.txt", 1, 1, 0, 15, 250, 1024, 768},
        {"smi_begaze/SMI_Sample_67_Events.txt", 1, 1, 2921, 0, 120, 1920, 1200},
        {"gazebase/gazebase_example.csv", 1, 1, 0, 10, 1000, 1680, 1050},
        {"gazebase/gazebase_vr_example.csv", 1, 1, 0, 10, 250, 1100, 1100},
        {"gazebase/judo1000_example.csv", 1, 1, 0, 10, 1000, 1280, 1024},
        {"gazebase/hbn_example.csv", 1, 1, 0, 10, 120, 800, 600},
        {"htc_vive/TESTNA01_360VR_Fist3.csv", 1, 1, 0, 1665, 125, 3600, 1800},
        {"htc_vive/TESTNA05_360VR_Spread7.csv", 1, 1, 0, 1337, 125, 3600, 1800},
        {"bids", 1, 1, 4, 368, 1000, 1920, 1080},
    };
    for (const Row& row : rows) {
        INFO(row.path);
        const Dataset study = openStudy(formats / row.path);
        const DatasetCounts counts = countDataset(study);
        CHECK(counts.participants == row.participants);
        CHECK(counts.stimuli == row.stimuli);
        CHECK(toldFixations(study, row) == row.fixations);
        CHECK(counts.samples == row.samples);
        CHECK(counts.sampling_rate_hz == Approx(row.rate_hz).epsilon(0.02));
        CHECK(study.stimuli.front().width_px == row.width);
        CHECK(study.stimuli.front().height_px == row.height);
    }
}

TEST_CASE("SMI and BIDS samples of two eyes count each fixation in a map once", "[formats]") {
    const std::filesystem::path formats = NICTATE_SOURCE_DIR "/../shared/data/formats";
    if (!std::filesystem::exists(formats)) {
        WARN("skipped: ../shared/data/formats is absent");
        return;
    }
    for (const auto& [path, expected] : {std::pair("smi_begaze/SMI_Sample_67_Events.txt", 1461u), std::pair("bids", 2u)}) {
        std::size_t counted = 0;
        const Dataset study = openStudy(formats / path);
        for (const Recording& recording : study.recordings)
            for (const Fixation& fixation : recording.fixations)
                counted += countsInMap(recording, fixation) ? 1 : 0;
        CHECK(counted == expected);
    }
}
