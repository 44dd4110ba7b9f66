#pragma once

#include "core/choices/session.h"

#include <filesystem>

namespace nictate {

/// Areas of interest that are kept in a study's folder: `areas.csv`, see readAreaFile(). Their stimuli must be the study's.
inline constexpr auto kept_areas_file = "areas.csv";

/// A session without areas takes those that are kept where its study lies; else it stays as it is. Throws ParseError for a
/// file that is there and holds no sound areas of this study.
void takeKeptAreas(Session& session, const Dataset& study);

/// Writes the session's areas into a study's folder; nothing where it has none. Throws OutputError.
void keepAreas(const Session& session, const std::filesystem::path& folder);

} // namespace nictate
