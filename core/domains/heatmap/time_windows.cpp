#include "core/domains/heatmap/time_windows.h"

#include "core/domains/heatmap/metrics.h"
#include "core/errors.h"
#include "core/files/figures.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nictate {

namespace {

std::string listed(const std::vector<double>& numbers) {
    std::string text;
    for (const double number : numbers)
        text += (text.empty() ? "" : ",") + shortFigure(number);
    return text;
}

constexpr double longest_ms = 1e8; // a day and more

} // namespace

void checkTimeCut(const TimeCut& cut) {
    if (cut.count() < 1 || cut.count() > most_windows)
        throw InvalidParameter("windows", std::to_string(cut.count()), Text("a whole number, 1 ≤ windows ≤ 200"));
    for (std::size_t i = 0; i < cut.at.size(); ++i)
        if (!(cut.at[i] > (i == 0 ? 0 : cut.at[i - 1])) || !(cut.at[i] <= longest_ms)) // false for NaN
            throw InvalidParameter("windows", listed(cut.at),
                                   Text("times that rise from above 0, counted from when the picture appeared"));
    if (cut.presentation_ms && !(*cut.presentation_ms > 0 && *cut.presentation_ms <= longest_ms))
        throw InvalidParameter("presentation", shortFigure(*cut.presentation_ms),
                               Text("milliseconds, 0 < presentation ≤ 100000000"));
}

std::vector<double> cutsOf(const TimeCut& cut, double shown) {
    checkTimeCut(cut);
    std::vector<double> cuts = cut.at;
    for (int t = 1; cut.at.empty() && t < cut.windows; ++t)
        cuts.push_back(shown * t / cut.windows);
    return cuts;
}

std::vector<double> windowShares(const std::vector<double>& cuts, double shown) {
    if (cuts.empty())
        return {1};
    std::vector<double> shares(cuts.size() + 1);
    std::adjacent_difference(cuts.begin(), cuts.end(), shares.begin());
    shares.back() = shown > cuts.back() ? shown - cuts.back() : cuts.back() / static_cast<double>(cuts.size());
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares)
        share /= all;
    return shares;
}

double guessedPresentation(const ObserverPoints& points) {
    constexpr double step = 500;
    double last = 0;
    for (const GazePoint& point : points.points)
        if (std::isfinite(point.since))
            last = std::max<double>(last, point.since);
    return step * (std::floor(last / step) + 1);
}

std::vector<double> windowTimes(const std::vector<double>& cuts, double shown, GazeClock clock) {
    if (clock == GazeClock::order || cuts.empty())
        return std::vector<double>(cuts.size() + 1, 500);
    std::vector<double> times = windowShares(cuts, shown);
    const double first = times.front();
    for (double& time : times)
        time *= cuts.front() / first;
    return times;
}

Text windowName(const std::vector<double>& cuts, int window, GazeClock clock) {
    const bool first = window == 0, last = window == std::ssize(cuts);
    const double from = first ? 0 : cuts[static_cast<std::size_t>(window) - 1];
    const double to = last ? 0 : cuts[static_cast<std::size_t>(window)];
    if (clock == GazeClock::time)
        return last ? Text("from %1 ms", shortFigure(from)) : Text("%1 – %2 ms", shortFigure(from), shortFigure(to));
    const std::string one = shortFigure(std::ceil(from) + 1); // people count from 1
    if (last)
        return Text("from fixation %1", one);
    const std::string until = shortFigure(std::ceil(to));
    return until == one ? Text("fixation %1", one) : Text("fixations %1 – %2", one, until);
}

GazeMap windowMap(const GazeMap& maps, int window, int windows) {
    const Eigen::Index height = maps.rows() / windows;
    return maps.middleRows(window * height, height);
}

std::vector<GazeMap> windowMaps(const GazeMap& maps, int windows) {
    std::vector<GazeMap> out;
    for (int t = 0; t < windows; ++t)
        out.push_back(windowMap(maps, t, windows));
    return out;
}

GazeMap stackedWindows(const std::vector<GazeMap>& maps) {
    const Eigen::Index height = maps.front().rows();
    GazeMap out(height * std::ssize(maps), maps.front().cols());
    for (std::size_t t = 0; t < maps.size(); ++t)
        out.middleRows(static_cast<Eigen::Index>(t) * height, height) = maps[t];
    return out;
}

std::vector<double> windowCCs(const GazeMap& maps, const GazeMap& reference, int windows) {
    std::vector<double> out;
    for (int t = 0; t < windows; ++t)
        out.push_back(correlationCC(windowMap(maps, t, windows), windowMap(reference, t, windows)));
    return out;
}

double meanCC(const GazeMap& maps, const GazeMap& reference, int windows) {
    if (windows == 1)
        return correlationCC(maps, reference);
    const std::vector<double> each = windowCCs(maps, reference, windows);
    return std::accumulate(each.begin(), each.end(), 0.0) / windows;
}

} // namespace nictate
