#pragma once
// Names the reader and the writer of the native dataset folder share.

#include "core/data/recording.h"
#include "core/data/stimulus.h"

#include <string_view>

namespace nictate {

inline constexpr const char* study_format_name = "nictate study";
inline constexpr const char* study_description = "study.json";
inline constexpr const char* participants_table = "participants.tsv";
inline constexpr const char* stimuli_table = "stimuli.tsv";
inline constexpr const char* scene_camera_column = "scene_camera"; ///< yes or empty
inline constexpr const char* recordings_table = "recordings.tsv";
inline constexpr const char* fixations_table = "fixations.tsv";
inline constexpr const char* events_table = "events.tsv";
inline constexpr const char* samples_table = "samples.tsv";
inline constexpr const char* features_table = "features.tsv";
inline constexpr const char* pictures_folder = "stimuli";
inline constexpr const char* scene_videos_folder = "scene_videos";
inline constexpr const char* scene_video_column = "scene_video";
inline constexpr const char* scene_video_starts_column = "scene_video_starts_ms";
inline constexpr int largest_extent_px = 100000;

constexpr std::string_view nameOf(Eye eye) {
    switch (eye) {
    case Eye::left: return "left";
    case Eye::right: return "right";
    case Eye::both: return "both";
    case Eye::unknown: break;
    }
    return "";
}

constexpr std::string_view nameOf(SizeSource source) {
    switch (source) {
    case SizeSource::picture: return "picture";
    case SizeSource::assumed: return "assumed";
    case SizeSource::given: break;
    }
    return "given";
}

} // namespace nictate
