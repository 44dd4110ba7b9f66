#pragma once

#include "core/io/study_source.h"
#include "core/text.h"

#include <optional>

namespace nictate {

/// A kind of file that may hold gaze but is not read here, and the free tool that makes it one that is.
struct UnreadableKind {
    Text name;   ///< "an EyeLink recording (EDF)"
    Text advice; ///< "convert it with …"
};

/// What a file is, by its first bytes, or by its name where it is no text; nothing for any other.
std::optional<UnreadableKind> unreadableKind(const std::filesystem::path& file);

/// Whether files of another program end so; not whether it is one.
bool isCalledUnreadable(const std::filesystem::path& file);

/// Throws ParseError that says what the source is, where it is such a file or a folder with such files in it.
void refuseUnreadable(StudySource& source);

/// Throws ParseError where this file is JSON; for files that no importer knows.
void refuseJson(const std::filesystem::path& file);

/// Throws ParseError that says what this file of a folder is, where it is such a file; else nothing.
void refuseUnreadable(const StudySource& source, const std::filesystem::path& file);

} // namespace nictate
