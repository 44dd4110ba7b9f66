#pragma once
// Files that may be published. A public writer is a function of a Release and of nothing else.

#include "core/io/file_operations.h"
#include "core/release/release.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace nictate {

/// The file's name and what makes its bytes. Bytes hold private or public values only, no time and no path.
struct PublicWriter {
    std::string file;
    std::function<std::string(const Release&)> write;
};

std::string privateGridCsv(const Release& release); ///< rows × columns of the noise grid
std::string privateGridNpy(const Release& release); ///< float64, C order
std::string heatmapCsv(const Release& release);     ///< rows × columns of the display grid
std::string heatmapTiff(const Release& release);    ///< 32-bit float, one channel; the card is its ImageDescription

/// private_grid.csv, private_grid.npy, heatmap.csv, heatmap.tif, privacy_card.json.
std::vector<PublicWriter> plainWriters();

/// Throws OutputError unless publish() can make this folder: it must not exist or be empty. Makes the folders above.
void requirePublishable(const std::filesystem::path& folder);

/// Writes all files into a draft folder beside, synced, and renames it: the folder appears whole or not at all.
/// Throws OutputError; the draft is removed then.
void publish(const Release& release, const std::vector<PublicWriter>& writers, const std::filesystem::path& folder,
             const FileOperations& files = {});

/// A folder's name for a stimulus id, safe on every system.
std::string folderName(const std::string& stimulus);

} // namespace nictate
