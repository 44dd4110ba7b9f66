#pragma once

#include "core/io/study_source.h"

#include <map>
#include <string>

namespace nictate {

/// Who wore the tracker, by the recording's id, as the info.json of recordings and Pupil Cloud's sections.csv say.
std::map<std::string, std::string> wearersBeside(StudySource& source);

/// The files that say it, as a reading plan names them.
inline constexpr const char* wearer_files = "info.json, sections.csv";

} // namespace nictate
