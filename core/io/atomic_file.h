#pragma once
// Files appear whole or not at all.

#include <filesystem>
#include <string_view>

namespace nictate {

/// Write `bytes` to `path`, replacing a file that stands there: into a temporary file beside it, synced to
/// disk, then renamed. A crash or a full disk leaves the old file (or none), never half of the new one.
/// Throws OutputError naming the file and the system's reason; nothing is left behind then.
void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

} // namespace nictate
