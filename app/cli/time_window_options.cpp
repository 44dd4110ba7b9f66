#include "app/cli/time_window_options.h"

#include "app/cli/values.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <sstream>

namespace nictate::cli {

namespace {

double numberOr(const std::string& text, const std::string& whole) {
    DecimalSign sign = DecimalSign::point;
    const ParsedNumber number = parseNumber(text, sign);
    if (number.kind == NumberKind::number)
        return number.value;
    throw InvalidParameter("windows", whole, Text("a number of even windows, or times that rise, as in 500,1500"));
}

} // namespace

void TimeWindowOptions::addTo(CLI::App& command) {
    command.add_option("--windows", windows,
                       "N or t1,t2,…: a heatmap in each of N even windows of time, or cut at these times (ms since the picture "
                       "appeared), at one budget for all");
    command
        .add_option("--window-by", clock,
                    "what windows are cut by: time (default), or the order of fixations, for studies without times")
        ->check(CLI::IsMember({"time", "order"}));
    command.add_option("--presentation", presentation, "how long the stimuli were shown, ms; even windows of time need it")
        ->transform(positiveNumber());
}

TimeCut TimeWindowOptions::cut() const {
    TimeCut cut;
    cut.clock = clock == "order" ? GazeClock::order : GazeClock::time;
    cut.presentation_ms = presentation;
    if (windows.find(',') != std::string::npos) {
        std::istringstream list(windows);
        for (std::string time; std::getline(list, time, ',');)
            cut.at.push_back(numberOr(time, windows));
    } else if (!windows.empty()) {
        const double count = numberOr(windows, windows);
        if (!(count >= 1 && count <= most_windows) || count != std::floor(count))
            throw InvalidParameter("windows", windows, Text("a whole number, 1 ≤ windows ≤ %1", most_windows));
        cut.windows = static_cast<int>(count);
    }
    checkTimeCut(cut);
    return cut;
}

void noteWindows(const TimeCut& cut, const Grid& display, const ObserverPoints& points) {
    if (cut.count() == 1)
        return;
    const char* note = "nictate-cli: note: ";
    if (cut.wantsPresentation())
        std::cerr << note << "nobody has said how long the stimuli were shown; windows are of "
                  << shortFigure(guessedPresentation(points))
                  << " ms, guessed from gaze. --presentation MS says it, and a release needs it\n";
    if (cut.clock == GazeClock::time && points.recordings_without_times > 0)
        std::cerr << note << points.recordings_without_times << " of "
                  << counted(points.recordings, Text("recording"), Text("recordings"))
                  << " have no times: their fixations are taken to follow each other without a gap, and lie in the first window "
                     "where durations are missing too. --window-by order cuts by the order of fixations instead\n";
    std::vector<int> fixations(static_cast<std::size_t>(display.windows()));
    for (const GazePoint& point : points.points)
        ++fixations[static_cast<std::size_t>(windowOf(display, point))];
    if (const auto empty = std::count(fixations.begin(), fixations.end(), 0); empty > 0)
        std::cerr << note << empty << " of " << display.windows()
                  << " windows hold no fixation of anybody; what is shown of them is expectation and noise\n";
}

} // namespace nictate::cli
