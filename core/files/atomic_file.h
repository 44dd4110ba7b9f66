#pragma once
// Files appear whole or not at all.

#include "core/files/file_operations.h"

#include <filesystem>
#include <string_view>

namespace nictate {

/// Write `bytes` to `path`, replacing a file that stands there: into a temporary file beside it, synced to
/// disk, then renamed. A crash or a full disk leaves the old file (or none), never half of the new one.
/// Throws OutputError naming the file and the system's reason, also for a
/// device or pipe; nothing is left behind then.
void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

/// A file that is not there yet. Throws as OutputFile does.
void writeNewFile(const std::filesystem::path& path, std::string_view bytes);

/// A file being written for the first time, in pieces; removed again unless finish() was reached.
/// Everything throws OutputError naming the file and the system's reason.
class OutputFile {
  public:
    /// Fails when `path` exists.
    explicit OutputFile(const std::filesystem::path& path);
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile();

    void write(std::string_view bytes);
    /// Syncs to disk and closes.
    void finish();
    /// Before finish(): permissions as those of this other file, if it exists.
    void copyPermissions(const std::filesystem::path& other);

  private:
    std::filesystem::path path_;
    FileHandle file_;
    bool finished_ = false;
};

} // namespace nictate
