#pragma once
// What a plan's results.csv says, as figures: for the report and for the window.

#include "widgets/curve_drawing.h"

#include <map>
#include <string>
#include <vector>

namespace nictate {

/// Mean and standard deviation over stimuli and repetitions.
struct BatchValue {
    double mean = 0, sd = 0;
    int count = 0;
};

/// One measure of one study against ε.
struct BatchFigure {
    std::string title; ///< "tradeoff: gallery"
    std::string label; ///< of the values
    bool logarithmic = false;
    std::map<std::string, std::map<double, BatchValue>> curves; ///< by name and ε
};

/// In the order of the table. Throws ParseError for any other table.
std::vector<BatchFigure> batchFigures(const std::string& results);

CurveContent curvesOf(const BatchFigure& figure);

} // namespace nictate
