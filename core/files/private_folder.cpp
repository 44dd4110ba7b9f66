#include "core/files/private_folder.h"

#include "core/errors.h"

#include <cerrno>
#include <string>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr const char* prefix = "nictate-unpacked-";
constexpr const char* mark = ".nictate-unpacked"; // a name alone makes no folder ours

void removeLeftBehind(const fs::path& place) {
    std::error_code error, ignored;
    for (fs::directory_iterator entry(place, error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->path().filename().string().starts_with(prefix))
            continue;
        const int lock = platform::lockFolder(entry->path());
        if (lock >= 0) // one without a mark is ours if it is empty: killed before it was marked
            platform::removeLocked(entry->path(), lock, fs::is_regular_file(fs::symlink_status(entry->path() / mark, ignored)));
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

/// Makes a folder and locks it. Until it is locked somebody may take it for left behind: then another is made.
int lockedFolder(const fs::path& place, fs::path& folder) {
    for (int attempts = 100;;) {
        folder = platform::makeOwnFolder(place, prefix);
        if (folder.empty())
            throwOutputError(place, errno);
        if (const int lock = platform::lockFolder(folder); lock >= 0)
            return lock;
        if (--attempts == 0)
            throwOutputError(folder, errno);
    }
}

} // namespace

PrivateFolder::PrivateFolder() : lock_(lockedFolder(temporaryPlace(), path_)) {
    try {
        writeNewFile(FileOperations(), path_ / mark, "nictate unpacks an archive here and removes this folder\n",
                     platform::Readers::owner);
    } catch (const OutputError&) {
        platform::removeLocked(path_, lock_, true);
        throw;
    }
}

PrivateFolder::~PrivateFolder() { platform::removeLocked(path_, lock_, true); }

} // namespace nictate
