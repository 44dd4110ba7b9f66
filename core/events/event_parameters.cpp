#include "core/events/event_parameters.h"

#include "core/errors.h"
#include "core/files/number.h"

#include <cmath>

namespace nictate {

const std::vector<EventParameterInfo>& eventParameterInfos() {
    using P = EventParameters;
    static const std::vector<EventParameterInfo> infos = {
        {"velocity_threshold", &P::velocity_threshold_deg_s, 0, 1e5, Text("°/s"),
         Text("I-VT: faster steps belong to saccades; 0: 50, from 250 Hz on 30")},
        {"smoothing", &P::smoothing_s, 0, 1, Text("s"),
         Text("I-VT: a speed is the slope over this time; 0: one step, from 250 Hz on 0.02")},
        {"minimum_saccade", &P::minimum_saccade_s, 0, 1, Text("s"),
         Text("I-VT: shorter fast stretches are noise; 0: one step, from 250 Hz on 0.008")},
        {"minimum_pause", &P::minimum_pause_s, 0, 1, Text("s"),
         Text("I-VT: fast stretches with less gaze between, also around a blink, are one saccade; 0: none, from 250 Hz on 0.02")},
        {"minimum_fixation", &P::minimum_fixation_s, 0.001, 10, Text("s"), Text("shorter fixations are none")},
        {"dispersion", &P::dispersion_deg, 0.001, 1e5, Text("°"), Text("I-DT: extent in x plus extent in y of a fixation")},
        {"fixation_radius", &P::fixation_radius_deg, 0.001, 1e5, Text("°"), Text("saccades under twice this are small")},
        {"maximum_gap", &P::maximum_gap_s, 0.001, 10, Text("s"), Text("no event crosses a longer time without gaze")},
        {"minimum_blink", &P::minimum_blink_s, 0, 10, Text("s"), Text("missing data this long is a blink")},
        {"maximum_blink", &P::maximum_blink_s, 0, 60, Text("s"), Text("missing data longer than this is lost tracking")},
        {"field_of_view_x", &P::field_of_view_x_deg, 0, 180, Text("°"),
         Text("the stimulus' width where no geometry is known; 0: none")},
        {"field_of_view_y", &P::field_of_view_y_deg, 0, 180, Text("°"), Text("its height")},
    };
    return infos;
}

void checkEventParameters(const EventParameters& parameters) {
    for (const EventParameterInfo& info : eventParameterInfos()) {
        const double value = parameters.*info.value;
        if (!(value >= info.min && value <= info.max)) // refuses NaN too
            throw InvalidParameter(std::string(info.name), numberText(value),
                                   Text("%1 ≤ %2 ≤ %3 (%4)", numberText(info.min), info.name, numberText(info.max), info.unit));
    }
    if (parameters.minimum_blink_s > parameters.maximum_blink_s)
        throw InvalidParameter("minimum_blink", numberText(parameters.minimum_blink_s),
                               Text("at most maximum_blink, %1 s", numberText(parameters.maximum_blink_s)));
    if ((parameters.field_of_view_x_deg > 0) != (parameters.field_of_view_y_deg > 0))
        throw InvalidParameter("field_of_view_y", numberText(parameters.field_of_view_y_deg),
                               Text("above 0 exactly when field_of_view_x is"));
}

EventParameters forRate(EventParameters parameters, double step_s) {
    const bool fast = step_s > 0 && step_s < 1.01 / fast_tracker_hz; // clocks are not exact
    auto settle = [fast](double& value, double below, double above) {
        if (value == 0)
            value = fast ? above : below;
    };
    settle(parameters.velocity_threshold_deg_s, 50, 30);
    settle(parameters.smoothing_s, 0, 0.02);
    settle(parameters.minimum_saccade_s, 0, 0.008);
    settle(parameters.minimum_pause_s, 0, 0.02);
    return parameters;
}

Text inWords(const EventParameters& parameters) {
    const Text shortest = Text("%1 s", numberText(parameters.minimum_fixation_s));
    if (parameters.algorithm == EventAlgorithm::idt)
        return Text("I-DT, dispersion %1°, fixations of at least %2", numberText(parameters.dispersion_deg), shortest);
    auto speed = [](const EventParameters& settled) {
        const std::string threshold = numberText(settled.velocity_threshold_deg_s);
        return settled.smoothing_s > 0 ? Text("%1 °/s over %2 ms", threshold, numberText(1000 * settled.smoothing_s))
                                       : Text("%1 °/s", threshold);
    };
    const Text below = speed(forRate(parameters, 0)), above = speed(forRate(parameters, 1 / fast_tracker_hz));
    return above == below ? Text("I-VT, %1, fixations of at least %2", below, shortest)
                          : Text("I-VT, %1 (from %2 Hz on %3), fixations of at least %4", below, numberText(fast_tracker_hz),
                                 above, shortest);
}

} // namespace nictate
