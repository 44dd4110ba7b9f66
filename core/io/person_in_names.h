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

} // namespace nictate
