#pragma once
// The few system calls that leave something on disk, as a value: tests put a crash after any of them.

#include "core/files/platform/platform.h"

#include <filesystem>
#include <string_view>

namespace nictate {

/// As the functions of the platform of the same names: negative and errno on failure.
class FileOperations {
  public:
    virtual ~FileOperations() = default;
    virtual int open(const std::filesystem::path& path, platform::Opening how,
                     platform::Readers readers = platform::Readers::usual) const;
    virtual std::ptrdiff_t write(int file, std::string_view bytes) const;
    virtual int sync(int file) const;
    virtual int truncate(int file, std::uint64_t size) const;
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to) const;
    virtual int link(const std::filesystem::path& from, const std::filesystem::path& to) const;
    virtual int unlink(const std::filesystem::path& path) const;
    virtual int makeFolder(const std::filesystem::path& path) const;
};

/// An open file, closed again on every way out.
class FileHandle {
  public:
    explicit FileHandle(int file = -1) : file_(file) {}
    FileHandle(const FileHandle&) = delete;
    FileHandle& operator=(const FileHandle&) = delete;
    ~FileHandle();
    int get() const { return file_; }
    /// Closes it. Negative and errno where that fails: perhaps not everything was written.
    int close();

  private:
    int file_;
};

/// Absolute, without dots and without a slash at the end.
std::filesystem::path plainPath(const std::filesystem::path& path);

/// The one path that all links, dots and slashes lead to, as far as it exists.
std::filesystem::path canonicalPath(const std::filesystem::path& path);

/// "<path> could not be written: <the system's reason>".
[[noreturn]] void throwOutputError(const std::filesystem::path& path, int reason);

/// Writes everything. Throws OutputError.
void writeAll(const FileOperations& files, int file, std::string_view bytes, const std::filesystem::path& path);

/// Writes a file that must not exist yet, synced to disk. Throws OutputError; the file may then be left half written.
void writeNewFile(const FileOperations& files, const std::filesystem::path& path, std::string_view bytes,
                  platform::Readers readers = platform::Readers::usual);

/// Makes names that were created in or moved into a folder last. Throws OutputError.
void syncFolder(const FileOperations& files, const std::filesystem::path& folder);

} // namespace nictate
