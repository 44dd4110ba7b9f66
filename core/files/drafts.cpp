#include "core/files/drafts.h"

#include "core/files/file_operations.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <random>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>

namespace nictate {

namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567", ending = ".part";
constexpr std::size_t random_letters = 10;

/// The name a draft is of; empty when it is none.
std::string_view draftOf(std::string_view name) {
    const std::size_t tail = 1 + random_letters + ending.size();
    if (name.size() <= tail || !name.ends_with(ending) || name[name.size() - tail] != '.')
        return {};
    const std::string_view random = name.substr(name.size() - tail + 1, random_letters);
    const bool ours = random.find_first_not_of(letters) == std::string_view::npos;
    return ours ? name.substr(0, name.size() - tail) : std::string_view();
}

/// Calls visit(entry, the name it is a draft of) for all drafts in a folder.
template <class Visit> void visitDrafts(const std::filesystem::path& folder, Visit visit) {
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (const auto of = draftOf(name); !of.empty())
            visit(*it, of);
    }
}

} // namespace

std::filesystem::path draftName(const std::filesystem::path& path) {
    std::random_device random;
    std::string suffix = ".";
    for (std::size_t i = 0; i < random_letters; ++i)
        suffix += letters[random() % letters.size()];
    std::filesystem::path plain = path.has_filename() ? path : path.parent_path();
    return plain.string() + suffix + std::string(ending);
}

void removeDraftsOf(const std::filesystem::path& path) {
    std::error_code ignored;
    const std::string name = path.filename().string();
    visitDrafts(path.parent_path(), [&](const std::filesystem::directory_entry& entry, std::string_view of) {
        if (of == name && entry.is_regular_file(ignored))
            std::filesystem::remove(entry.path(), ignored);
    });
}

bool lockDraft(int folder, const std::filesystem::path& draft) {
    if (::flock(folder, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return false;
    struct stat opened {
    }, named{};
    return ::fstat(folder, &opened) == 0 && ::stat(draft.c_str(), &named) == 0 && opened.st_ino == named.st_ino;
}

void removeAbandonedDrafts(const std::filesystem::path& folder) {
    visitDrafts(folder, [](const std::filesystem::directory_entry& entry, std::string_view) {
        std::error_code ignored;
        if (entry.symlink_status(ignored).type() != std::filesystem::file_type::directory)
            return;
        const FileHandle handle(FileOperations().open(entry.path(), O_RDONLY | O_DIRECTORY));
        if (handle.get() >= 0 && ::flock(handle.get(), LOCK_EX | LOCK_NB) == 0)
            std::filesystem::remove_all(entry.path(), ignored);
    });
}

void throwAboutFile(const OutputError& problem, const std::filesystem::path& draft, const std::filesystem::path& path,
                    const std::string& what_helps) {
    std::string text = problem.what();
    if (const std::size_t at = text.find(draft.string()); at != std::string::npos)
        text.replace(at, draft.string().size(), path.string());
    throw OutputError(text + what_helps);
}

} // namespace nictate
