#include "tests/benchmarks/blank_table.h"

#include "core/errors.h"
#include "core/io/open_study.h"
#include "core/simulate/gallery.h"
#include "core/simulate/reading.h"
#include "core/simulate/viewing.h"
#include "tests/core/mechanisms/maps/blank_canvases.h"

#include <algorithm>
#include <cstdio>
#include <functional>

namespace nictate {

namespace {

void printRows(const char* name, const char* half, const std::vector<test::BlankMap>& maps, int seeds) {
    if (maps.empty())
        return;
    const MapFacts& facts = maps.front().facts;
    for (const double epsilon : {0.1, 0.3, 1.0, 3.0, 10.0}) {
        const test::BlankFidelity found = test::blankFidelity(maps, epsilon, seeds, true);
        std::printf("| %s | %s | %d | %g | %g | %.3f | %.3f | %.3f | %.3f | %.3f | %.3f | %.3f | %+.3f |\n", name, half,
                    facts.observers, facts.expected_fixations, epsilon, found.centre, found.without_gaze, found.before,
                    found.grey, found.cc, found.lacking(), found.expected, found.expected - found.cc);
        std::fflush(stdout);
    }
}

/// A study that is not there or holds no gaze on stimuli is named and left out.
void printStudy(const char* name, const char* half, int seeds, const std::function<std::vector<test::BlankMap>()>& maps) {
    try {
        printRows(name, half, maps(), seeds);
    } catch (const Error& error) {
        std::printf("%s is left out: %s\n", name, error.what());
    }
}

} // namespace

void printBlankTable(const std::filesystem::path& data, int seeds) {
    std::printf("Mean CC on blank canvases, default settings, seeds 1 to %d; no gaze: before, now; before: prior=centre\n\n",
                seeds);
    std::printf("| study | half | n | k | ε | no gaze, centre | no gaze | before | grey picture | default | lacking | expected | "
                "off |\n");
    const auto from = [&](const char* folder, std::size_t first, std::size_t step, std::size_t person, std::size_t every) {
        return [=, path = data / folder] { return test::blankMaps(openStudy(path), first, step, person, every); };
    };
    printStudy("OSIE", "fitted", seeds, from("osie", 0, 14, 0, 1));
    printStudy("OSIE", "held out", seeds, from("osie", 7, 14, 0, 1));
    printStudy("walks", "fitted", 4 * seeds, from("personality", 0, 1, 0, 2));
    printStudy("walks", "held out", 4 * seeds, from("personality", 0, 1, 1, 2));
    printStudy("walks, all", "both", 4 * seeds, from("personality", 0, 1, 0, 1));
    for (const char* folder : {"formats/tobii_studio", "formats/smi_begaze", "formats/pupil_core", "formats/pupil_invisible"})
        printStudy(folder, "held out", 4 * seeds, from(folder, 0, 1, 0, 1));
    for (const char* document : {"comic", "newspaper", "textbook"})
        for (std::uint64_t seed : {1, 2})
            printStudy(document, seed == 1 ? "fitted" : "held out", 2 * seeds, [=] {
                const Dataset study = simulateReading(20, seed);
                const auto at = std::find_if(study.stimuli.begin(), study.stimuli.end(),
                                             [&](const Stimulus& stimulus) { return stimulus.id == document; });
                return test::blankMaps(study, static_cast<std::size_t>(at - study.stimuli.begin()), study.stimuli.size());
            });
    printStudy("gallery", "held out", seeds, [] { return test::blankMaps(simulateGallery(15, 3)); });
    printStudy("viewing", "held out", seeds, [] { return test::blankMaps(simulateViewing(12, 3)); });
}

} // namespace nictate
