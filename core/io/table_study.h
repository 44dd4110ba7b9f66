#pragma once
// What the tables of a folder say together. The importer of tables is in table_study.cpp.

#include "core/data/reading_plan.h"

#include <filesystem>
#include <string>
#include <vector>

namespace nictate {

/// What the tables of a folder agree on about the program that wrote them; nothing where it is none of the known ones. Of several
/// programs' tables those of the `wanted` format count. `one_stimulus`: see TableHead. Throws ParseError where nobody said which
/// of them are the study.
ReadingPlan agreedFormat(const std::vector<std::filesystem::path>& tables, const std::string& wanted, bool one_stimulus = false);

/// Of tables of no known program that are named after what they hold (P1_fixations, P1_saccades, P1_raw), how the names of those
/// end that are read: the samples' before the fixations', of which the first table has the columns of gaze. Where folders are
/// named so (fixations/P1, saccades/P1), that folder's name with "/". Empty where three quarters are not named so, or all alike.
std::string endingOfGaze(const std::vector<std::filesystem::path>& tables, const std::filesystem::path& study);

} // namespace nictate
