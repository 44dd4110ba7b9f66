#include "core/domains/gaze/saccade_model.h"

#include "core/domains/gaze/gaze_look.h"
#include "core/noise/random_draws.h"
#include "core/simulate/viewing.h"
#include "tests/catch.h"

#include <algorithm>
#include <numeric>

using namespace nictate;

TEST_CASE("20 000 simulated saccades are learnt, and those drawn go as fast as real ones of their amplitude", "[gaze]") {
    std::vector<std::size_t> all(13);
    std::iota(all.begin(), all.end(), std::size_t{0});
    const std::vector<StreamEvents> events = streamEvents(gazeStudy(simulateViewing(13, 1, 60), all));
    const SaccadeModel model = SaccadeModel::trained(events, 1);
    REQUIRE(model.saccades() == 20'000);
    const TrainingEpoch& last = model.epochs().back();
    CAPTURE(last.validation, last.reconstruction, last.active);
    CHECK(last.validation <= 3.2);
    CHECK(last.reconstruction <= 0.033);
    CHECK((last.active == 2 || last.active == 3));
    SeededDraws draws(SeededNoise(1));
    Events real, drawn;
    std::size_t met = 0;
    for (const StreamEvents& stream : events)
        for (const SaccadeRows& saccade : stream.saccades) {
            if (saccade.steps() < 2 || saccade.amplitude_deg < 0.5 || ++met % 8 > 0)
                continue;
            DetectedSaccade one;
            one.amplitude_deg = saccade.amplitude_deg;
            one.duration_s = static_cast<double>(saccade.steps()) / stream.rate_hz;
            one.peak_velocity_deg_s = *std::max_element(saccade.speeds.begin(), saccade.speeds.end());
            real.saccades.push_back(one);
            const SaccadeProfile form = model.form(one.amplitude_deg, one.duration_s, [&] { return draws.normal(); });
            one.peak_velocity_deg_s = *std::max_element(form.begin(), form.end()) * one.amplitude_deg / one.duration_s;
            drawn.saccades.push_back(one);
        }
    const auto before = mainSequence(real), after = mainSequence(drawn);
    REQUIRE((before && after));
    CHECK(after->vm_deg_s == Approx(before->vm_deg_s).epsilon(0.04));
    CHECK(after->c_deg == Approx(before->c_deg).epsilon(0.04));
}
