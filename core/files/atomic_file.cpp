#include "core/files/atomic_file.h"

#include "core/errors.h"
#include "core/files/drafts.h"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace nictate {

namespace {
[[noreturn]] void refuse(const std::filesystem::path& path, int reason) {
    throw OutputError(path.string() + " could not be written: " + std::generic_category().message(reason));
}
} // namespace

OutputFile::OutputFile(const std::filesystem::path& path) : path_(path) {
    file_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file_ < 0)
        refuse(path_, errno);
}

OutputFile::~OutputFile() {
    if (file_ >= 0)
        ::close(file_);
    if (!finished_)
        ::unlink(path_.c_str());
}

void OutputFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        ssize_t written = ::write(file_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            refuse(path_, errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void OutputFile::finish() {
    if (::fsync(file_) != 0)
        refuse(path_, errno);
    int closed = ::close(file_);
    file_ = -1;
    if (closed != 0)
        refuse(path_, errno);
    finished_ = true;
}

void OutputFile::copyPermissions(const std::filesystem::path& other) {
    struct stat status {};
    if (::stat(other.c_str(), &status) == 0 && ::fchmod(file_, status.st_mode & 07777) != 0)
        refuse(path_, errno);
}

void writeNewFile(const std::filesystem::path& path, std::string_view bytes) {
    OutputFile file(path);
    file.write(bytes);
    file.finish();
}

void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        refuse(path, EISDIR);
    const std::filesystem::file_status there = std::filesystem::status(path, error);
    if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)) // a rename would replace the device
        throw OutputError(path.string() + " could not be written: it is a device or pipe; give a file's name");
    std::filesystem::path draft = draftName(path);
    try {
        OutputFile file(draft);
        file.copyPermissions(path);
        file.write(bytes);
        file.finish();
    } catch (const OutputError& problem) {
        throwAboutFile(problem, draft, path);
    }
    if (::rename(draft.c_str(), path.c_str()) != 0) {
        int reason = errno;
        ::unlink(draft.c_str());
        refuse(path, reason);
    }
}

} // namespace nictate
