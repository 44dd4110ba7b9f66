#pragma once
// When iMotions showed what: a table of slides beside the table of gaze.

#include "core/files/text_source.h"
#include "core/io/table_import.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace nictate {

/// Whether the table says when media began and ended.
bool isSlideTable(const std::filesystem::path& file);

/// What was shown, by whom it was shown to: the respondent that lines above the table name, else the file's name.
using ShownTo = std::map<std::string, std::vector<Shown>>;
ShownTo slidesIn(const std::vector<std::filesystem::path>& files);

/// The key of `ShownTo` for a table of gaze.
std::string respondentOf(const std::filesystem::path& file);

} // namespace nictate
