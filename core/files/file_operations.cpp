#include "core/files/file_operations.h"

#include "core/errors.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace nictate {

int FileOperations::open(const std::filesystem::path& path, platform::Opening how, platform::Readers readers) const {
    return platform::open(path, how, readers);
}
std::ptrdiff_t FileOperations::write(int file, std::string_view bytes) const { return platform::write(file, bytes); }
int FileOperations::sync(int file) const { return platform::sync(file); }
int FileOperations::truncate(int file, std::uint64_t size) const { return platform::truncate(file, size); }
int FileOperations::rename(const std::filesystem::path& from, const std::filesystem::path& to) const {
    return platform::rename(from, to);
}
int FileOperations::link(const std::filesystem::path& from, const std::filesystem::path& to) const {
    return platform::link(from, to);
}
int FileOperations::unlink(const std::filesystem::path& path) const { return platform::unlink(path); }
int FileOperations::makeFolder(const std::filesystem::path& path) const { return platform::makeFolder(path); }

FileHandle::~FileHandle() { close(); }

int FileHandle::close() { return file_ < 0 ? 0 : platform::close(std::exchange(file_, -1)); }

void throwOutputError(const std::filesystem::path& path, int reason) {
    throw OutputError(Text("%1 could not be written: %2", path.string(), std::generic_category().message(reason)));
}

std::filesystem::path plainPath(const std::filesystem::path& path) {
    const auto plain = std::filesystem::absolute(path).lexically_normal();
    return plain.has_filename() ? plain : plain.parent_path();
}

std::filesystem::path canonicalPath(const std::filesystem::path& path) {
    constexpr int most_links = 40;
    std::error_code error;
    std::filesystem::path end = plainPath(path);
    for (int i = 0; i < most_links && std::filesystem::is_symlink(end, error); ++i) // one that leads nowhere yet, too
        end = plainPath(end.parent_path() / std::filesystem::read_symlink(end, error));
    const auto canonical = std::filesystem::weakly_canonical(end, error);
    return platform::trueName(error ? end : plainPath(canonical));
}

void writeAll(const FileOperations& files, int file, std::string_view bytes, const std::filesystem::path& path) {
    while (!bytes.empty()) {
        const std::ptrdiff_t written = files.write(file, bytes);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            throwOutputError(path, written < 0 ? errno : ENOSPC);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void writeNewFile(const FileOperations& files, const std::filesystem::path& path, std::string_view bytes,
                  platform::Readers readers) {
    FileHandle file(files.open(path, platform::Opening::writing_new, readers));
    if (file.get() < 0)
        throwOutputError(path, errno);
    writeAll(files, file.get(), bytes, path);
    if (files.sync(file.get()) != 0)
        throwOutputError(path, errno);
}

void syncFolder(const FileOperations& files, const std::filesystem::path& folder) {
    FileHandle handle(files.open(folder.empty() ? "." : folder, platform::Opening::folder));
    // Some file systems cannot sync a folder and say EINVAL; their names are as durable as they get.
    if (handle.get() < 0 || (files.sync(handle.get()) != 0 && errno != EINVAL))
        throwOutputError(folder, errno);
}

} // namespace nictate
