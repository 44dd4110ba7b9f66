#pragma once
// A session as a .nictate file: JSON, versioned, read strictly.

#include "core/choices/session.h"

#include <filesystem>
#include <string>

namespace nictate {

inline constexpr int session_version = 3;

/// JSON text of the session. A data path inside `folder` is written relative to it.
std::string sessionText(const Session& session, const std::filesystem::path& folder = {});

/// Reads it back. Throws ParseError naming `file` and the line and column, or the key, that is wrong; a version
/// newer than this program's is refused. Relative data paths are taken from `file`'s folder.
Session parseSession(const std::string& text, const std::filesystem::path& file);

/// Throws OutputError; the file appears whole or not at all.
void writeSession(const Session& session, const std::filesystem::path& file);
/// Throws ParseError.
Session readSession(const std::filesystem::path& file);

} // namespace nictate
