#include "core/mechanism/shared_parameters.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

ParameterSpec epsilonSpec() {
    return {
        .name = "epsilon",
        .symbol = "ε",
        .label = Text("Privacy loss"),
        .meaning = Text(
            "How much the output may depend on any one observer; releases add up. For one heatmap at δ = n^(−3/2), Liu et al. "
            "2019 call 1 good and 3 okay."),
        .min = 0,
        .max = 1000,
        .min_open = true,
        .logarithmic = true,
        .slider_min = 0.01,
        .slider_max = 100,
        .default_formula = Text("1"),
        .faithful_direction = 1,
        .scales_noise_only = true};
}

ParameterSpec deltaSpec() {
    return {.name = "delta",
            .symbol = "δ",
            .label = Text("Additive allowance"),
            .meaning =
                Text("What the promise allows on top of ε. The chance that a loss exceeds ε can be larger. At 1/n or more, one "
                     "observer could be published outright."),
            .min = 0,
            .max = 1,
            .min_open = true,
            .max_open = true,
            .logarithmic = true,
            .slider_min = 1e-12,
            .slider_max = 0.1,
            .default_formula = Text("min(n^(−3/2), 0.05)"),
            .faithful_direction = 1,
            .scales_noise_only = true};
}

ParameterSpec observersSpec() {
    return {.name = "observers",
            .symbol = "n",
            .label = Text("Observers"),
            .meaning = Text("How many observers the mean map is over. Public."),
            .min = 1,
            .max = std::numeric_limits<double>::infinity(),
            .integer = true};
}

double defaultDelta(int observers) { return std::min(std::pow(observers, -1.5), 0.05); }

} // namespace nictate
