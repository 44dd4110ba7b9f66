// From files to the lattice sum: under a fixed plan nobody's file changes how anybody else's is read.

#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/io/open_study.h"
#include "core/release/lattice_query.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/contributions.h"
#include "tests/core/io/written_studies.h"

#include <algorithm>
#include <numeric>

using namespace nictate;
using test::contributions;
using test::TemporaryFolder;
using test::WrittenStudy;

namespace {

Dataset opened(const TemporaryFolder& folder, const WrittenStudy& written, const std::string& second, const ReadingPlan& plan) {
    for (const auto& [name, text] : written.files(second))
        folder.write(name, text);
    OpenOptions options;
    options.plan = plan;
    return openStudy(written.is_folder ? folder.path() / "study" : folder.path() / written.files(second).begin()->first, options);
}

LatticeMap sumOf(const Dataset& study, std::size_t stimulus, const ReleasePlan<Heatmaps>& plan) {
    std::vector<std::size_t> everybody(study.participants.size());
    std::iota(everybody.begin(), everybody.end(), std::size_t{0});
    return latticeSum(plan.exact, plan.grid, boundsOf(plan.resolved), collectPoints(study, stimulus, everybody), everybody);
}

} // namespace

TEST_CASE("reading: whatever one person's rows or file become, everybody else's are read bit for bit as before", "[reading]") {
    for (const WrittenStudy& written : test::writtenStudies()) {
        INFO(written.name);
        TemporaryFolder before;
        const Dataset study = opened(before, written, written.own, {});
        ReadingPlan plan = study.frame.reading;
        plan.confirm();
        const auto others = contributions(study);
        std::size_t readable = 0;
        for (const std::string& replaced : written.replacements) {
            INFO(replaced.substr(0, 200));
            TemporaryFolder after;
            std::map<std::string, std::string> now;
            try {
                now = contributions(opened(after, written, replaced, plan));
            } catch (const ParseError&) {
                continue; // refused as a whole: nothing is read in another way
            }
            ++readable;
            for (const auto& [person, bytes] : others)
                if (person != written.second)
                    CHECK(now[person] == bytes);
        }
        CHECK(readable >= 3);
    }
}

namespace {

/// Also of what a scene camera saw, of which no map is made: how it is read is asked here.
Dataset withMaps(Dataset study) {
    for (Stimulus& stimulus : study.stimuli)
        stimulus.scene_camera = false;
    return study;
}

} // namespace

TEST_CASE("reading: one person's file moves the lattice sum by at most the sensitivity", "[reading]") {
    for (const WrittenStudy& written : test::writtenStudies()) {
        TemporaryFolder before;
        const Dataset study = withMaps(opened(before, written, written.own, {}));
        if (study.stimuli.empty())
            continue; // of features
        INFO(written.name);
        ReadingPlan plan = study.frame.reading;
        plan.confirm();
        Stimulus stimulus = study.stimuli.front();
        stimulus.size_source = SizeSource::given;
        HeatmapReleaseRequest request;
        request.given.set("epsilon", 1.0);
        request.observers = static_cast<int>(study.participants.size());
        const ReleasePlan<Heatmaps> release = planRelease(mechanismOf<Heatmaps>("clipped-gaussian"), stimulus, request);
        const LatticeMap sum = sumOf(study, 0, release);
        CHECK(std::any_of(sum.begin(), sum.end(), [](std::int64_t value) { return value != 0; }));
        for (const std::string& replaced : written.replacements) {
            INFO(replaced.substr(0, 200));
            TemporaryFolder after;
            Dataset other;
            try {
                other = withMaps(opened(after, written, replaced, plan));
            } catch (const ParseError&) {
                continue;
            }
            const std::size_t same = stimulusIndex(other, stimulus.id);
            CHECK(other.stimuli[same].width_px == stimulus.width_px);
            CHECK(other.stimuli[same].height_px == stimulus.height_px);
            const LatticeMap moved = sumOf(other, same, release);
            REQUIRE(moved.size() == sum.size());
            UInt128 l2_squared = 0;
            for (std::size_t j = 0; j < sum.size(); ++j)
                l2_squared += static_cast<UInt128>((moved[j] - sum[j]) * (moved[j] - sum[j]));
            CHECK((l2_squared <= release.exact.l2_squared));
        }
    }
}
