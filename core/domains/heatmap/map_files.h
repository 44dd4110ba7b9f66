#pragma once
// The files of a released heatmap.

#include "core/domains/heatmap/map_release.h"
#include "core/release/public_files.h"

namespace nictate {

/// One map of a release and what stands after its files' names: nothing of everybody's, "-novice" of a group's.
struct ReleasedMap {
    std::string suffix;
    std::string group; ///< empty = everybody
    int people = 0;
    const DrawnMap* drawn = nullptr; ///< of the release
};
std::vector<ReleasedMap> mapsOf(const Release<Maps>& release);
/// Endings of the names of the groups' files, in the plan's order.
std::vector<std::string> groupSuffixes(const ReleasePlan<Maps>& plan);

std::string privateGridNpy(const Release<Maps>& release,
                           std::size_t map = 0); ///< rows × columns of the noise grid, float64, C order
std::string heatmapTiff(const Release<Maps>& release,
                        std::size_t map = 0); ///< 32-bit float, one channel; the card is its ImageDescription

/// private_grid.csv, private_grid.npy (of the noise grid), heatmap.csv, heatmap.tif (of the display grid), privacy_card.json;
/// unbiased.csv, which may be negative, where a prior was used. Of groups these files for each (heatmap-novice.csv …), and
/// difference.csv. Of a film a table a window (heatmap-1.csv …), one axis more in
/// the NPY, a page a window in the TIFF.
std::vector<PublicWriter<Maps>> publicWriters(const Release<Maps>& release);

} // namespace nictate
