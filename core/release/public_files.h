#pragma once
// Files that may be published. A public writer is a function of a Release (or a SignalRelease) and of nothing else.

#include "core/files/file_operations.h"
#include "core/release/release.h"
#include "core/release/signal_release.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace nictate {

/// The file's name and what makes its bytes. Bytes hold private or public values only, no time and no path.
template <class Released> struct WriterOf {
    std::string file;
    std::function<std::string(const Released&)> write;
};
using PublicWriter = WriterOf<Release>;
using PublicSignalWriter = WriterOf<SignalRelease>;

std::string privateGridCsv(const Release& release); ///< rows × columns of the noise grid
std::string privateGridNpy(const Release& release); ///< float64, C order
std::string heatmapCsv(const Release& release);     ///< rows × columns of the display grid
std::string heatmapTiff(const Release& release);    ///< 32-bit float, one channel; the card is its ImageDescription

/// private_grid.csv, private_grid.npy, heatmap.csv, heatmap.tif, privacy_card.json.
std::vector<PublicWriter> plainWriters();

/// "participant_001_comic.csv": one file for every private table, a column a feature, a row a window, first the names.
/// features.csv: feature, lower, upper. privacy_card.json.
std::vector<PublicSignalWriter> signalWriters(const SignalRelease& release);

/// Throws OutputError unless publish() can make this folder: it must not exist or be empty. Makes the folders above.
void requirePublishable(const std::filesystem::path& folder);

/// Writes all files into a draft folder beside, synced, and renames it: the folder appears whole or not at all.
/// Throws OutputError; the draft is removed then.
void publish(const Release& release, const std::vector<PublicWriter>& writers, const std::filesystem::path& folder,
             const FileOperations& files = {});
void publish(const SignalRelease& release, const std::vector<PublicSignalWriter>& writers, const std::filesystem::path& folder,
             const FileOperations& files = {});

/// A folder's name for a stimulus id, safe on every system.
std::string folderName(const std::string& stimulus);

} // namespace nictate
