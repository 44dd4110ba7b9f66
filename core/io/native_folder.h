#pragma once
// The native dataset folder: human-readable tables beside their pictures. datasets/README.md describes it.

#include "core/io/importer.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace nictate {

inline constexpr int study_format_version = 1;

/// Where a study's tables come from: a folder, or memory in tests.
struct StudyFiles {
    std::string name; ///< for messages
    /// The table of this name ("fixations.tsv"), or nothing when the study has none.
    std::function<std::optional<TextSource>(const std::string& file)> open;
    /// The path of a picture named in the tables ("stimuli/map.png"), empty when there is no such file.
    std::function<std::string(const std::string& picture)> picture;
};

Importer nativeStudies();

bool isStudyFolder(const std::filesystem::path& folder);

/// Strict, for this is our own format: throws ParseError with file, line and column for anything that does
/// not fit (ids given twice or unknown, negative durations, a table cut off …). A missing picture is a
/// warning. options.screen_size replaces assumed sizes only.
Dataset readStudy(const StudyFiles& files, const OpenOptions& options = {});
Dataset readStudyFolder(const std::filesystem::path& folder, const OpenOptions& options = {}, const Progress& progress = {});

/// Writes the study and copies of its pictures into a new folder, whole or not at all. Everything reads back
/// equal, warnings included; pictures then lie in the new folder. Throws OutputError when the folder exists
/// and is not empty, when something cannot be written or a picture read, or when the study cannot be
/// written without loss (ids given twice or not UTF-8, infinite numbers …).
void writeStudyFolder(const Dataset& study, const std::filesystem::path& folder, const Progress& progress = {});

} // namespace nictate
