#include "core/domains/heatmap/public_belief.h"

#include "core/domains/heatmap/screen_gaze.h"

namespace nictate {

namespace {

/// The windows' own attention where the picture moves and time is cut; null where they have none.
PublicPicture::Windows attentionInWindows(const MapFacts& facts, const Progress& progress = {}) {
    if (!facts.picture || !facts.picture->moves() || facts.windows() == 1 || facts.clock != GazeClock::time)
        return nullptr;
    std::vector<double> borders{0};
    for (const double time : windowTimes(facts.display.cuts, facts.shown, facts.clock))
        borders.push_back(borders.back() + time);
    return facts.picture->inWindows(borders, progress);
}

/// Over all windows, weighted by how long they are.
GazeMap meanOfWindows(const std::vector<GazeMap>& windows, const MapFacts& facts) {
    const std::vector<double> shares = windowShares(facts.display.cuts, facts.shown);
    GazeMap mean = shares.front() * windows.front();
    for (std::size_t t = 1; t < windows.size(); ++t)
        mean += shares[t] * resampled(windows[t], static_cast<int>(mean.rows()), static_cast<int>(mean.cols()));
    return mean / mean.sum();
}

} // namespace

GazeBelief publicBelief(const MapFacts& facts) {
    constexpr double most_short = 30; // fixations: who looks for longer looks at everything
    if (!facts.picture)
        return screenGaze();
    if (const PublicPicture::Windows windows = attentionInWindows(facts)) {
        GazeBelief belief{meanOfWindows(*windows, facts)};
        belief.in_windows = *windows;
        return belief;
    }
    if (const GazeMap* attention = facts.picture->attention())
        return {*attention};
    return facts.expected_fixations <= most_short ? unseenPictureGaze() : screenGaze();
}

bool readPicture(const MapFacts& facts, const Progress& progress) {
    return facts.picture && (attentionInWindows(facts, progress) || facts.picture->attention(progress));
}

} // namespace nictate
