#include "core/files/atomic_file.h"

#include "core/errors.h"
#include "core/files/drafts.h"

#include <cerrno>
#include <string>
#include <system_error>

namespace nictate {

OutputFile::OutputFile(const std::filesystem::path& path)
    : path_(path), file_(platform::open(path, platform::Opening::writing_new)) {
    if (file_.get() < 0)
        throwOutputError(path_, errno);
}

OutputFile::~OutputFile() {
    file_.close(); // what is open cannot be removed everywhere
    if (!finished_)
        platform::unlink(path_);
}

void OutputFile::write(std::string_view bytes) { writeAll(FileOperations(), file_.get(), bytes, path_); }

void OutputFile::finish() {
    if (platform::sync(file_.get()) != 0 || file_.close() != 0)
        throwOutputError(path_, errno);
    finished_ = true;
}

void OutputFile::copyPermissions(const std::filesystem::path& other) {
    if (platform::copyPermissions(other, file_.get()) != 0)
        throwOutputError(path_, errno);
}

void writeNewFile(const std::filesystem::path& path, std::string_view bytes) {
    OutputFile file(path);
    file.write(bytes);
    file.finish();
}

void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        throwOutputError(path, EISDIR);
    const std::filesystem::file_status there = std::filesystem::status(path, error);
    if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)) // a rename would replace the device
        throw OutputError(Text("%1 could not be written: it is a device or pipe; give a file's name", path.string()));
    std::filesystem::path draft = draftName(path);
    try {
        OutputFile file(draft);
        file.copyPermissions(path);
        file.write(bytes);
        file.finish();
    } catch (const OutputError& problem) {
        throwAboutFile(problem, draft, path);
    }
    if (platform::rename(draft, path) != 0) {
        int reason = errno;
        platform::unlink(draft);
        throwOutputError(path, reason);
    }
}

} // namespace nictate
