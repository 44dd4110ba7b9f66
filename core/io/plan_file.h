#pragma once
// What is public about a study, kept beside it for the curator, so that it opens the same for ever.

#include "core/data/public_frame.h"

#include <filesystem>
#include <optional>

namespace nictate {

inline constexpr const char* plan_file_name = "nictate-reading.json";

/// Throws ParseError with the file's name for what is no plan of this version, and for entries nobody knows.
ReadingPlan readPlan(const std::filesystem::path& file);

/// The plan kept for this study: `nictate-reading-NAME.json` beside it, or `nictate-reading.json` beside it that names it or
/// nothing, or that file inside the folder. Empty where there is none. Throws as readPlan.
ReadingPlan planBeside(const std::filesystem::path& data);

/// What is kept with such a plan of what else is public; nothing where only the plan is. Its entries are saved. Throws as
/// readPlan.
std::optional<PublicFrame> readFrame(const std::filesystem::path& file);
std::optional<PublicFrame> frameBeside(const std::filesystem::path& data);

/// Writes the plan alone, whole or not at all. Throws OutputError.
void writePlan(const ReadingPlan& plan, const std::filesystem::path& file, const std::string& data_name);

/// Writes what is settled of the frame where planBeside finds it and another study's is not lost, and says where. Throws
/// OutputError.
std::filesystem::path keepFrameBeside(const std::filesystem::path& data, const PublicFrame& frame);

} // namespace nictate
