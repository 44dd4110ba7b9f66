#pragma once
// A reading plan kept beside its study, so that it opens the same for ever.

#include "core/data/reading_plan.h"

#include <filesystem>

namespace nictate {

inline constexpr const char* plan_file_name = "nictate-reading.json";

/// Throws ParseError with the file's name for what is no plan of this version, and for entries nobody knows.
ReadingPlan readPlan(const std::filesystem::path& file);

/// The plan kept for this study: `nictate-reading-NAME.json` beside it, or `nictate-reading.json` beside it that names it or
/// nothing, or that file inside the folder. Empty where there is none. Throws as readPlan.
ReadingPlan planBeside(const std::filesystem::path& data);

/// Writes the plan, whole or not at all. Throws OutputError.
void writePlan(const ReadingPlan& plan, const std::filesystem::path& file, const std::string& data_name);

/// Writes it where planBeside finds it and another study's is not lost, and says where. Throws OutputError.
std::filesystem::path keepPlanBeside(const std::filesystem::path& data, const ReadingPlan& plan);

} // namespace nictate
