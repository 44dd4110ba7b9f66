#pragma once
// Files that may be published. A public writer is a function of a Release and of nothing else.

#include "core/files/drafts.h"
#include "core/release/map_release.h"
#include "core/release/signal_release.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// The file's name and what makes its bytes. Bytes hold protected or public values only, no time and no path.
template <class Domain> struct PublicWriter {
    std::string file;
    std::function<std::string(const Release<Domain>&)> write;
};

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

/// "participant_001_comic.csv": one file for every protected table, a column a feature, a row a window, first the names.
/// features.csv: feature, lower, upper. privacy_card.json.
std::vector<PublicWriter<Signals>> publicWriters(const Release<Signals>& release);

/// Throws OutputError unless publish() can make this folder: it must not exist or be empty. Makes the folders above.
void requirePublishable(const std::filesystem::path& folder);

/// Makes a draft of this folder and removes it again: publish() can write here. Throws OutputError.
void tryFolder(const std::filesystem::path& folder);

/// Writes all files, or none. Throws OutputError.
template <class Domain> void publish(const Release<Domain>& release, const std::vector<PublicWriter<Domain>>& writers,
                                     const std::filesystem::path& folder, const FileOperations& files = {});

/// A folder that appears whole or not at all: filled as a draft beside its place, synced, and renamed. Drafts there of
/// releases that were killed are removed. Only publish() has one.
class PublicFolder {
  public:
    PublicFolder(const PublicFolder&) = delete;
    PublicFolder& operator=(const PublicFolder&) = delete;

  private:
    template <class Domain> friend void publish(const Release<Domain>&, const std::vector<PublicWriter<Domain>>&,
                                                const std::filesystem::path&, const FileOperations&);
    PublicFolder(const std::filesystem::path& folder, const FileOperations& files);
    void write(const std::string& file, const std::string& bytes);
    void appear();

    const FileOperations& files_;
    std::filesystem::path path_;
    std::optional<MarkedDraft> draft_;
};

template <class Domain> void publish(const Release<Domain>& release, const std::vector<PublicWriter<Domain>>& writers,
                                     const std::filesystem::path& folder, const FileOperations& files) {
    PublicFolder draft(folder, files);
    for (const PublicWriter<Domain>& writer : writers)
        draft.write(writer.file, writer.write(release));
    draft.appear();
}

/// A folder's name for a stimulus id, safe on every system.
std::string folderName(const std::string& stimulus);
/// Of many, no two alike.
std::vector<std::string> folderNames(const std::vector<std::string>& names);

} // namespace nictate
