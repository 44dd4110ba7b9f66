#include "core/domains/heatmap/repeated_counts.h"

#include <algorithm>
#include <utility>

namespace nictate {

RepeatedCounts countRepeats(const Grid& grid, const ObserverPoints& points, std::optional<int> count_cap) {
    RepeatedCounts out;
    out.observers = points.observers();
    out.cells = static_cast<double>(grid.cells());
    std::vector<std::pair<std::size_t, int>> repeats; // cell, count
    std::vector<std::size_t> own;
    for (std::size_t i = 0; i < points.observers(); ++i) {
        auto run = points.of(i);
        if (count_cap)
            run = run.first(std::min(run.size(), static_cast<std::size_t>(*count_cap)));
        own.clear();
        for (GazePoint point : run)
            own.push_back(cellOf(grid, point));
        std::sort(own.begin(), own.end());
        for (auto first = own.begin(); first != own.end();) {
            auto last = std::find_if(first, own.end(), [&](std::size_t cell) { return cell != *first; });
            int count = static_cast<int>(last - first);
            out.largest = std::max(out.largest, count);
            if (count > 1)
                repeats.emplace_back(*first, count);
            first = last;
        }
    }
    std::sort(repeats.begin(), repeats.end());
    for (std::size_t k = 0; k < repeats.size(); ++k) {
        out.counts.push_back(repeats[k].second);
        if (k + 1 == repeats.size() || repeats[k + 1].first != repeats[k].first)
            out.offsets.push_back(out.counts.size());
    }
    return out;
}

} // namespace nictate
