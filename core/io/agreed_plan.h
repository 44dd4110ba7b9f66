#pragma once

#include "core/data/reading_plan.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace nictate {

/// How one file, looked at alone, says that it is read.
struct OwnPlan {
    std::filesystem::path file;
    ReadingPlan plan;
    std::set<std::string> no_opinion = {}; ///< keys of which the file says nothing, as a unit that its few values do not show
};

/// What all of these files say. No file's word counts for another: throws ParseError that names the file which differs from most
/// others (of two, the later), in which entry, and what helps.
ReadingPlan agreedPlan(const std::vector<OwnPlan>& own);

} // namespace nictate
