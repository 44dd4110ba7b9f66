#include "core/io/eyelink_validations.h"

#include <cmath>

namespace nictate {

void EyelinkValidations::take(AscWords words) {
    Errors* eye = nullptr;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (word == "LEFT" || word == "RIGHT")
            eye = word == "LEFT" ? &left_ : &right_;
        if (word != "ERROR")
            continue;
        Errors stated;
        if (!toNumber(words.next(), stated.mean_deg) || std::isnan(stated.mean_deg))
            return;
        if (words.next() == "avg.")
            toNumber(words.next(), stated.max_deg);
        if (eye)
            *eye = stated;
        return;
    }
}

void EyelinkValidations::stateIn(Recording& recording) const {
    const bool left = recording.eye != Eye::right && !std::isnan(left_.mean_deg);
    const bool right = recording.eye != Eye::left && !std::isnan(right_.mean_deg);
    if (left && right) {
        recording.validation_mean_deg = (left_.mean_deg + right_.mean_deg) / 2;
        recording.validation_max_deg = std::fmax(left_.max_deg, right_.max_deg);
    } else if (left || right) {
        recording.validation_mean_deg = (left ? left_ : right_).mean_deg;
        recording.validation_max_deg = (left ? left_ : right_).max_deg;
    }
}

} // namespace nictate
