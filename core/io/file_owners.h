#pragma once
// Whose files of one recording each are.

#include "core/io/labels.h"
#include "core/io/open_options.h"

#include <filesystem>
#include <string>
#include <vector>

namespace nictate {

struct FileOwner {
    std::string participant;
    std::string condition; ///< session, run or condition, as far as names tell
};

/// How people are told apart where files do not say it: "pattern" where names fit one (the format's own for BIDS' `sub-`
/// and `ses-`), else "file". Only what options.plan leaves open is said.
ReadingPlan planOwners(const std::vector<std::filesystem::path>& files, const OpenOptions& options);

/// By the plan's entry "person": "file", "folder" (the one a file lies in), "pattern", or "one" person for all of them.
/// Throws InvalidParameter for another word, and what nameFiles and settleConditions throw.
std::vector<FileOwner> ownersOf(const std::vector<std::filesystem::path>& files, const OpenOptions& options,
                                const std::string& study_name, const Labels& labels = {});

} // namespace nictate
