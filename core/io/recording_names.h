#pragma once
// Recordings that are folders: whose each is.

#include "core/io/file_owners.h"
#include "core/io/study_source.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace nictate {

/// Whether it is called like an export of Pupil Player: "exports/000", or "exports/0-100" of earlier versions.
bool isExport(const std::filesystem::path& folder);

/// The folder of the recording a file lies in: above an export's "exports/000".
std::filesystem::path recordingFolder(const std::filesystem::path& file);

/// The source's files that lie in one of these folders, at any depth, but no README or licence; those of `gaze` first. Of a
/// source that is a file that one.
std::vector<std::filesystem::path> filesBelow(StudySource& source, const std::vector<std::filesystem::path>& folders,
                                              const std::vector<std::filesystem::path>& gaze);

/// What a recording's own description says of who wore the tracker; empty where it says nothing.
using WearerIn = std::function<std::string(const std::filesystem::path& folder)>;

/// As planOwners, of the folders' names; "wearer" where the recordings say who wore it.
ReadingPlan planFolderOwners(const std::vector<std::filesystem::path>& folders, const OpenOptions& options,
                             const WearerIn& wearer);

/// As ownersOf, of the folders' names. By the word "wearer" each recording is a condition of whoever wore the tracker, called as
/// RecordingNumbers calls it. Throws ParseError for a recording that does not say.
std::vector<FileOwner> folderOwners(const std::vector<std::filesystem::path>& folders, const OpenOptions& options,
                                    const std::string& study_name, const WearerIn& wearer);

/// A text of a JSON object in a file; empty where file or text is missing.
std::string textInJson(const std::filesystem::path& file, const std::string& key);

} // namespace nictate
