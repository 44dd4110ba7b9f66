#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nictate::test {

/// What a folder of eye tracking lacks of what BIDS 1.11 requires, a sentence each: its description; a row of participants.tsv
/// for each folder of a person, in columns of different names without empty cells; names of files made of entities in their
/// order; beside each table its JSON with the required fields; tables without gaps, times that rise; pictures that are there.
std::vector<std::string> bidsProblems(const std::filesystem::path& folder);

} // namespace nictate::test
