#include "core/files/private_folder.h"

#include "core/errors.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr const char* prefix = "nictate-unpacked-";
constexpr const char* mark = ".nictate-unpacked"; // a name alone makes no folder ours

int openFolder(const fs::path& folder) { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC); }

bool isOurs(int folder) {
    struct stat status {};
    return ::fstat(folder, &status) == 0 && status.st_uid == ::geteuid();
}

/// Whether this program now has the folder to itself.
bool lock(int folder) { return ::flock(folder, LOCK_EX | LOCK_NB) == 0; }

void removeLeftBehind(const fs::path& place) {
    std::error_code error, ignored;
    for (fs::directory_iterator entry(place, error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->path().filename().string().starts_with(prefix))
            continue;
        const FileHandle folder(openFolder(entry->path()));
        if (folder.get() < 0 || !isOurs(folder.get()) || !lock(folder.get()))
            continue;
        if (fs::is_regular_file(fs::symlink_status(entry->path() / mark, ignored)))
            fs::remove_all(entry->path(), ignored);
        else
            ::rmdir(entry->path().c_str()); // killed before it was marked, it is empty
    }
}

fs::path temporaryPlace() {
    std::error_code error;
    fs::path place = fs::temp_directory_path(error);
    if (error)
        throwOutputError("TMPDIR", error.value());
    removeLeftBehind(place);
    return place;
}

bool stillThere(int folder) {
    struct stat status {};
    return ::fstat(folder, &status) == 0 && status.st_nlink > 0;
}

/// Makes a folder and locks it. Until it is locked somebody may take it for left behind: then another is made.
int lockedFolder(const fs::path& place, fs::path& folder) {
    for (int attempts = 100;;) {
        std::string pattern = (place / (std::string(prefix) + "XXXXXX")).string();
        if (::mkdtemp(pattern.data()) == nullptr)
            throwOutputError(place, errno);
        folder = pattern;
        const int file = openFolder(folder);
        if (file >= 0 && lock(file) && stillThere(file))
            return file;
        const int reason = errno;
        if (file >= 0)
            ::close(file);
        if (--attempts == 0)
            throwOutputError(folder, reason);
    }
}

} // namespace

PrivateFolder::PrivateFolder() : lock_(lockedFolder(temporaryPlace(), path_)) {
    try {
        writeNewFile(FileOperations(), path_ / mark, "nictate unpacks an archive here and removes this folder\n", 0600);
    } catch (const OutputError&) {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
        throw;
    }
}

PrivateFolder::~PrivateFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

} // namespace nictate
