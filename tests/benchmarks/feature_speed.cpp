#include "tests/benchmarks/benchmarks.h"

#include "tests/benchmarks/stopwatch.h"

#include "core/events/window_features.h"
#include "core/io/open_study.h"
#include "core/simulate/reading.h"

#include <filesystem>

namespace nictate::bench {

void benchFeatures(const std::string& personality) {
    Dataset reading = simulateReading(1, 1);
    Recording recording = reading.recordings[0]; // two of 10 minutes at 30 Hz make one at 60
    const std::vector<Sample>& more = reading.recordings[1].samples;
    recording.samples.insert(recording.samples.end(), more.begin(), more.end());
    for (std::size_t i = 0; i < recording.samples.size(); ++i)
        recording.samples[i].t_ms = 1000.0 * static_cast<double>(i) / 60;
    Dataset one;
    one.name = "one";
    one.participants = {{"P01", {}}};
    one.stimuli = {reading.stimuli[0]};
    one.recordings = {recording};
    report("52 window features of 10 minutes at 60 Hz", medianOf(9, [&](int) { featuresOf(one); }), 50);
    if (std::filesystem::exists(personality))
        report("personality, 24 recordings, 44 MB, loaded and featured",
               medianOf(5, [&](int) { featuresOf(openStudy(personality)); }), 1500);
}

} // namespace nictate::bench
