#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nictate {

/// A pattern (see NamePattern) with {participant} and {stimulus}, where three quarters of these names and more consist of as many
/// parts between "_" and "-", one of which is a word for a person with a number ("reader0", "sub-12", "P7") and at least one
/// other differs between files: "reader{participant}_{stimulus}_raw_data.tsv". Parts that three quarters share stand for
/// themselves. Empty where names are otherwise. A guess that is asked.
std::string patternByWords(const std::vector<std::filesystem::path>& files);

/// Whether three quarters of the files lie in a folder, at one depth, that is called like a person: "sub-01", "P7".
bool foldersNamePeople(const std::vector<std::filesystem::path>& files);

/// A pattern of folders' and files' names, where all files lie equally deep below the folder that holds them all: the person is
/// the folder or file called so (see above), else the innermost folder that differs and is called neither like a session nor
/// alike in several folders, else the file where folders are called like sessions. A file is a stimulus where files are called
/// otherwise than others beside them: "{participant}/{recording}/gaze.csv", "{participant}/{stimulus}.csv",
/// "{recording}/{participant}.csv". Empty where names are otherwise, where one folder each says all, or where more than two other
/// names differ. A guess that is asked.
std::string patternByFolders(const std::vector<std::filesystem::path>& files);

/// A pattern where files are called after the folder they lie in, and more: "009/009_Blank_001.csv" →
/// "{participant}/*_{stimulus}.csv". Empty where one is not, or there is one folder. A guess that is asked.
std::string patternByRepeatedFolder(const std::vector<std::filesystem::path>& files);

/// The first file that lies in a folder called like a group ("patients") under a name that another group's folder holds as well;
/// null where none does. Nothing says then whether the two are one person.
const std::filesystem::path* sharedBetweenGroups(const std::vector<std::filesystem::path>& files);

} // namespace nictate
