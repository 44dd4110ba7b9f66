#pragma once

#include "core/data/dataset.h"
#include "core/io/open_options.h"

#include <filesystem>
#include <string>
#include <unordered_map>
#include <vector>

namespace nictate {

/// The pictures and videos in some folders, found by the name a table gives a stimulus; of a folder of numbered pictures the
/// first. Folders for pictures (`stimuli/`) may hold folders of their own, up to three deep.
class PictureFolders {
  public:
    PictureFolders() = default;
    /// Folders that do not exist are skipped.
    explicit PictureFolders(const std::vector<std::filesystem::path>& folders);

    /// The picture of this stimulus: the file of that name, or (whatever the case) of that name without
    /// folder or with a picture's extension, or else with a video's. One in a folder of its own is found by that folder's name
    /// before it ("set1/01.png"), and without where only one is called so. Empty when there is none.
    std::filesystem::path find(const std::string& stimulus_id) const;
    /// How many there are, moving ones once.
    std::size_t size() const { return by_name_.size() + in_own_folders_; }

  private:
    void lookBelow(const std::filesystem::path& folder);

    std::unordered_map<std::string, std::filesystem::path> by_name_; ///< "1001.jpg"
    std::unordered_map<std::string, std::filesystem::path> by_lower_name_;
    std::unordered_map<std::string, std::filesystem::path> by_lower_stem_, video_by_lower_stem_; ///< "1001"
    /// "set1/1001.jpg", "1001.jpg" and both without extension, of folders below; empty where several are called so
    std::unordered_map<std::string, std::filesystem::path> below_;
    std::size_t in_own_folders_ = 0;
};

/// By its extension, as trackers name what they show or record: "trailer.avi".
bool namesVideoOfTracker(std::string_view name);
/// Likewise: "beach.jpg", "trailer.avi".
bool namesPictureOrVideo(std::string_view name);

/// Where the pictures of a study in `folder` are looked for: there and in `stimuli/`, `images/`, `pictures/`.
std::vector<std::filesystem::path> pictureFoldersBeside(const std::filesystem::path& folder);

/// Gives stimuli without a picture theirs, with its size where it can be read.
void attachPictures(Dataset& study, const PictureFolders& folders, const OpenOptions& options);

/// Gives every stimulus that still has no size one: options.screen_size, or the commonest size of the study's
/// pictures, or the smallest usual screen that holds 99 of 100 fixations and samples (SizeSource::assumed).
/// Warns once about stimuli without a picture. `unit` is that of the positions, which end in pixels.
void settleSizes(Dataset& study, const OpenOptions& options, PositionUnit unit);

/// Counts gaze off its stimulus in one warning. It stays in the recordings; maps leave it out.
void warnOfGazeOffStimulus(Dataset& study);

} // namespace nictate
