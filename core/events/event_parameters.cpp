#include "core/events/event_parameters.h"

#include "core/errors.h"
#include "core/files/number.h"

#include <cmath>

namespace nictate {

const std::vector<EventParameterInfo>& eventParameterInfos() {
    using P = EventParameters;
    static const std::vector<EventParameterInfo> infos = {
        {"velocity_threshold", &P::velocity_threshold_deg_s, 0, 1e5, "°/s",
         "I-VT: faster steps belong to saccades; 0: 50, from 250 Hz on 30"},
        {"smoothing", &P::smoothing_s, 0, 1, "s", "I-VT: a speed is the slope over this time; 0: one step, from 250 Hz on 0.02"},
        {"minimum_saccade", &P::minimum_saccade_s, 0, 1, "s",
         "I-VT: shorter fast stretches are noise; 0: one step, from 250 Hz on 0.008"},
        {"minimum_pause", &P::minimum_pause_s, 0, 1, "s",
         "I-VT: fast stretches with less gaze between, also around a blink, are one saccade; 0: none, from 250 Hz on 0.02"},
        {"minimum_fixation", &P::minimum_fixation_s, 0.001, 10, "s", "shorter fixations are none"},
        {"dispersion", &P::dispersion_deg, 0.001, 1e5, "°", "I-DT: extent in x plus extent in y of a fixation"},
        {"fixation_radius", &P::fixation_radius_deg, 0.001, 1e5, "°", "saccades under twice this are small"},
        {"maximum_gap", &P::maximum_gap_s, 0.001, 10, "s", "no event crosses a longer time without gaze"},
        {"minimum_blink", &P::minimum_blink_s, 0, 10, "s", "missing data this long is a blink"},
        {"maximum_blink", &P::maximum_blink_s, 0, 60, "s", "missing data longer than this is lost tracking"},
        {"field_of_view_x", &P::field_of_view_x_deg, 0, 180, "°", "the stimulus' width where no geometry is known; 0: none"},
        {"field_of_view_y", &P::field_of_view_y_deg, 0, 180, "°", "its height"},
    };
    return infos;
}

void checkEventParameters(const EventParameters& parameters) {
    for (const EventParameterInfo& info : eventParameterInfos()) {
        const double value = parameters.*info.value;
        if (!(value >= info.min && value <= info.max)) // refuses NaN too
            throw InvalidParameter(std::string(info.name), numberText(value),
                                   numberText(info.min) + " ≤ " + std::string(info.name) + " ≤ " + numberText(info.max) + " (" +
                                       std::string(info.unit) + ")");
    }
    if (parameters.minimum_blink_s > parameters.maximum_blink_s)
        throw InvalidParameter("minimum_blink", numberText(parameters.minimum_blink_s),
                               "at most maximum_blink, " + numberText(parameters.maximum_blink_s) + " s");
    if ((parameters.field_of_view_x_deg > 0) != (parameters.field_of_view_y_deg > 0))
        throw InvalidParameter("field_of_view_y", numberText(parameters.field_of_view_y_deg),
                               "above 0 exactly when field_of_view_x is");
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

std::string inWords(const EventParameters& parameters) {
    auto seconds = [](double value) { return numberText(value) + " s"; };
    if (parameters.algorithm == EventAlgorithm::idt)
        return "I-DT, dispersion " + numberText(parameters.dispersion_deg) + "°, fixations of at least " +
               seconds(parameters.minimum_fixation_s);
    auto speed = [](const EventParameters& settled) {
        return numberText(settled.velocity_threshold_deg_s) + " °/s" +
               (settled.smoothing_s > 0 ? " over " + numberText(1000 * settled.smoothing_s) + " ms" : "");
    };
    const std::string below = speed(forRate(parameters, 0)), above = speed(forRate(parameters, 1 / fast_tracker_hz));
    return "I-VT, " + below + (above != below ? " (from " + numberText(fast_tracker_hz) + " Hz on " + above + ")" : "") +
           ", fixations of at least " + seconds(parameters.minimum_fixation_s);
}

} // namespace nictate
