#include "core/files/file_operations.h"

#include "core/errors.h"

#include <cerrno>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace nictate {

int FileOperations::open(const std::filesystem::path& path, int flags, mode_t mode) const {
    return ::open(path.c_str(), flags | O_CLOEXEC, mode);
}
ssize_t FileOperations::write(int file, std::string_view bytes) const { return ::write(file, bytes.data(), bytes.size()); }
int FileOperations::sync(int file) const { return ::fsync(file); }
int FileOperations::truncate(int file, off_t size) const { return ::ftruncate(file, size); }
int FileOperations::rename(const std::filesystem::path& from, const std::filesystem::path& to) const {
    return ::rename(from.c_str(), to.c_str());
}
int FileOperations::link(const std::filesystem::path& from, const std::filesystem::path& to) const {
    return ::link(from.c_str(), to.c_str());
}
int FileOperations::unlink(const std::filesystem::path& path) const { return ::unlink(path.c_str()); }
int FileOperations::makeFolder(const std::filesystem::path& path) const { return ::mkdir(path.c_str(), 0777); }

FileHandle::~FileHandle() {
    if (file_ >= 0)
        ::close(file_);
}

void throwOutputError(const std::filesystem::path& path, int reason) {
    throw OutputError(path.string() + " could not be written: " + std::generic_category().message(reason));
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
    return error ? end : plainPath(canonical);
}

void writeAll(const FileOperations& files, int file, std::string_view bytes, const std::filesystem::path& path) {
    while (!bytes.empty()) {
        const ssize_t written = files.write(file, bytes);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            throwOutputError(path, written < 0 ? errno : ENOSPC);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void writeNewFile(const FileOperations& files, const std::filesystem::path& path, std::string_view bytes, mode_t mode) {
    FileHandle file(files.open(path, O_WRONLY | O_CREAT | O_EXCL, mode));
    if (file.get() < 0)
        throwOutputError(path, errno);
    writeAll(files, file.get(), bytes, path);
    if (files.sync(file.get()) != 0)
        throwOutputError(path, errno);
}

void syncFolder(const FileOperations& files, const std::filesystem::path& folder) {
    FileHandle handle(files.open(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY));
    // Some file systems cannot sync a folder and say EINVAL; their names are as durable as they get.
    if (handle.get() < 0 || (files.sync(handle.get()) != 0 && errno != EINVAL))
        throwOutputError(folder, errno);
}

} // namespace nictate
