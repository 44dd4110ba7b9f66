#include "core/files/drafts.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <random>
#include <string_view>
#include <system_error>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567", draft_ending = ".part", mark_ending = ".mark.part";
constexpr std::size_t random_letters = 10;

/// The name a draft, or its mark, is of; empty when it is none.
std::string_view madeFor(std::string_view name, std::string_view ending) {
    const std::size_t tail = 1 + random_letters + ending.size();
    if (name.size() <= tail || !name.ends_with(ending) || name[name.size() - tail] != '.')
        return {};
    const std::string_view random = name.substr(name.size() - tail + 1, random_letters);
    const bool ours = random.find_first_not_of(letters) == std::string_view::npos;
    return ours ? name.substr(0, name.size() - tail) : std::string_view();
}

/// Calls visit(entry, the name it is made for) for everything in a folder that is called so.
template <class Visit> void visitNames(const fs::path& folder, std::string_view ending, Visit visit) {
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (const auto of = madeFor(name, ending); !of.empty())
            visit(*it, of);
    }
}

/// What a file begins with; nothing where it cannot be read.
std::string beginOf(int file, std::size_t most) {
    std::string text(most, '\0');
    const std::ptrdiff_t count = platform::readAt(file, text.data(), text.size(), 0);
    text.resize(static_cast<std::size_t>(std::max<std::ptrdiff_t>(count, 0)));
    return text;
}

fs::path markOf(const fs::path& draft) { return fs::path(draft).replace_extension(mark_ending); }

std::string markText(const fs::path& draft) { return "nictate draft folder " + draft.filename().string() + "\n"; }

bool lockedAlone(int file) { return platform::lock(file, platform::Locking::alone, false) == 0; }

void removeAbandoned(const fs::path& mark) {
    std::error_code ignored;
    const FileHandle file(FileOperations().open(mark, platform::Opening::changing_unlinked));
    if (file.get() < 0 || !fs::is_regular_file(fs::symlink_status(mark, ignored)) || !lockedAlone(file.get()))
        return;
    const fs::path draft = mark.parent_path() / mark.stem().replace_extension(draft_ending);
    const std::string text = markText(draft), found = beginOf(file.get(), text.size() + 1);
    if (!text.starts_with(found))
        return;
    if (found == text && fs::is_directory(fs::symlink_status(draft, ignored))) // half a mark has no folder yet
        fs::remove_all(draft, ignored);
    fs::remove(mark, ignored);
}

} // namespace

fs::path draftName(const fs::path& path) {
    std::random_device random;
    std::string suffix = ".";
    for (std::size_t i = 0; i < random_letters; ++i)
        suffix += letters[random() % letters.size()];
    fs::path plain = path.has_filename() ? path : path.parent_path();
    return plain.string() + suffix + std::string(draft_ending);
}

void removeDraftsOf(const fs::path& path, std::string_view first_bytes) {
    const std::string name = path.filename().string();
    visitNames(path.parent_path(), draft_ending, [&](const fs::directory_entry& entry, std::string_view of) {
        std::error_code ignored;
        if (of != name || entry.symlink_status(ignored).type() != fs::file_type::regular)
            return;
        const FileHandle file(FileOperations().open(entry.path(), platform::Opening::reading_unlinked));
        if (file.get() >= 0 && first_bytes.starts_with(beginOf(file.get(), first_bytes.size())))
            fs::remove(entry.path(), ignored);
    });
}

DraftMark::DraftMark(const fs::path& destination, const FileOperations& files) : files_(files) {
    do {
        draft_ = draftName(destination);
        lock_.emplace(files_.open(markOf(draft_), platform::Opening::changing_new));
        if (lock_->get() < 0)
            throwOutputError(draft_, errno);
    } while (!lock());
    try {
        writeAll(files_, lock_->get(), markText(draft_), draft_);
        if (files_.sync(lock_->get()) != 0)
            throwOutputError(draft_, errno);
        syncFolder(files_, draft_.parent_path());
    } catch (...) {
        files_.unlink(markOf(draft_));
        throw;
    }
}

DraftMark::~DraftMark() { files_.unlink(markOf(draft_)); }

/// False where removeAbandonedDrafts() had begun to remove the mark. Where files cannot be locked nothing is removed either.
bool DraftMark::lock() const {
    if (platform::lock(lock_->get(), platform::Locking::shared, false) != 0 && errno == EWOULDBLOCK)
        return false;
    const auto opened = platform::statusOf(lock_->get());
    return opened && opened->names > 0;
}

MarkedDraft::MarkedDraft(const fs::path& destination, const FileOperations& files)
    : files_(files), destination_(destination), mark_(destination, files) {
    if (files_.makeFolder(path()) != 0)
        throwOutputError(path(), errno);
}

MarkedDraft::~MarkedDraft() {
    std::error_code ignored;
    if (!there_)
        fs::remove_all(path(), ignored);
}

void MarkedDraft::moveIntoPlace() {
    if (files_.rename(path(), destination_) != 0) // replaces an empty folder, never one with anything in it
        throwOutputError(destination_, errno);
    there_ = true;
}

void removeAbandonedDrafts(const fs::path& folder) {
    visitNames(folder, mark_ending, [](const fs::directory_entry& entry, std::string_view) { removeAbandoned(entry.path()); });
}

namespace {

Text aboutFile(const Text& text, const std::string& draft, const std::string& path) {
    if (text.source().empty())
        return text == draft ? Text(path) : text;
    std::vector<Text> arguments = text.arguments();
    for (Text& argument : arguments)
        argument = aboutFile(argument, draft, path);
    return text.with(std::move(arguments));
}

} // namespace

void throwAboutFile(const OutputError& problem, const fs::path& draft, const fs::path& path, const Text& what_helps) {
    throw OutputError(aboutFile(problem.text, draft.string(), path.string()) + what_helps);
}

} // namespace nictate
