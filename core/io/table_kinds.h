#pragma once

#include "core/data/reading_plan.h"

#include <filesystem>
#include <string>
#include <vector>

namespace nictate {

/// What the tables of a folder agree on about the program that wrote them; nothing where it is none of the known ones. Of several
/// programs' tables those of the `wanted` format count. Throws ParseError where nobody said which of them are the study.
ReadingPlan agreedFormat(const std::vector<std::filesystem::path>& tables, const std::string& wanted);

} // namespace nictate
