#pragma once

#include <string>

namespace nictate::cli {

/// A self-contained page of HTML of a plan's results.csv: for every measure and study a plot against ε (SVG; mean and one
/// standard deviation over stimuli and repetitions) and the same as a table. The same results give the same page. Needs a
/// QApplication. Throws ParseError for what is no such table.
std::string batchReport(const std::string& results);

} // namespace nictate::cli
