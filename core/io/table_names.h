#pragma once
// What files of a folder are by their names: tables, tables of labels, files about the study.

#include <filesystem>
#include <string>
#include <vector>

namespace nictate {

/// ".csv", ".tsv" …
const std::vector<std::string>& tableExtensions();

/// The files in a folder that may be tables, sorted by name. Throws ParseError when it cannot be read.
std::vector<std::filesystem::path> tablesIn(const std::filesystem::path& folder);

/// Whether a file of this name is taken as labels of people rather than as data: participants.csv, demographics.tsv …
bool isLabelTable(const std::filesystem::path& file);

/// Whether a file of this name tells about a study: README, LICENSE …
bool isAboutStudy(const std::filesystem::path& file);

/// These tables without those of labels, unless there are no others.
std::vector<std::filesystem::path> dataTablesAmong(std::vector<std::filesystem::path> tables);

} // namespace nictate
