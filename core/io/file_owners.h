#pragma once
// Whose files of one recording each are.

#include "core/io/labels.h"
#include "core/io/open_options.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

struct FileOwner {
    std::string participant;
    std::string condition;     ///< session, run or condition, as far as names tell
    std::string stimulus = {}; ///< likewise

    /// What tells one person's files apart where they say themselves what was looked at.
    std::string recording() const { return condition + (condition.empty() || stimulus.empty() ? "" : " ") + stimulus; }
};

/// How people are told apart where files do not say it: "pattern" where names fit one (the format's own for BIDS' `sub-`
/// and `ses-`), else "file", or "folder" and patternByFolders() where files in several folders are called alike. Only what
/// options.plan leaves open is said.
ReadingPlan planOwners(const std::vector<std::filesystem::path>& files, const OpenOptions& options);

/// "S_1001_S1_FXS": person 001 in round 1, session 1 of task FXS, as GazeBase names its files. Nothing for other names.
std::optional<FileOwner> gazebaseOwner(const std::filesystem::path& file);

/// By the plan's entry "person": "file", "folder" (the one a file lies in), "pattern", "bids", "gazebase", or "one" person for
/// all of them.
/// Throws InvalidParameter for another word, and what nameFiles and settleConditions throw.
std::vector<FileOwner> ownersOf(const std::vector<std::filesystem::path>& files, const OpenOptions& options,
                                const std::string& study_name, const Labels& labels = {});

} // namespace nictate
