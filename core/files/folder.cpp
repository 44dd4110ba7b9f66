#include "core/files/folder.h"

#include "core/errors.h"
#include "core/files/platform/platform.h"
#include "core/files/words.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

namespace {

bool isHidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

/// FIFOs and devices too: whoever reads one refuses it by name, where passing it over would lose somebody's recording unsaid.
bool isFile(const fs::directory_entry& entry) {
    std::error_code ignored;
    return entry.exists(ignored) && !entry.is_directory(ignored);
}

} // namespace

std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (!isHidden(entry->path()) && isFile(*entry)) // macOS leaves "._gaze.csv" beside "gaze.csv"
            files.push_back(entry->path());
    }
    if (error)
        throw ParseError(folder.string(), 0, 0, Text("the folder cannot be read: %1", error.message()),
                         Text("check its permissions"));
    std::sort(files.begin(), files.end());
    return files;
}

namespace {

constexpr std::size_t most_files = 100000;
constexpr int deepest = 8;

} // namespace

std::vector<fs::path> filesBelow(const fs::path& folder, const std::function<bool(const fs::path&)>& enter) {
    std::vector<fs::path> files;
    std::error_code error;
    fs::recursive_directory_iterator entry(folder, error), end; // does not follow links to folders
    for (; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (entry->is_directory(ignored)) {
            if (platform::isLink(entry->path()) || entry.depth() >= deepest || isHidden(entry->path()) || !enter(entry->path()))
                entry.disable_recursion_pending();
        } else if (entry.depth() > 0 && !isHidden(entry->path()) && isFile(*entry))
            files.push_back(entry->path());
        if (files.size() > most_files)
            throw ParseError(folder.string(), 0, 0, Text("holds more than %1 files in its folders", most_files),
                             Text("open a part of it"));
    }
    if (error)
        throw ParseError(folder.string(), 0, 0, Text("a folder in it cannot be read: %1", error.message()),
                         Text("check its permissions"));
    std::sort(files.begin(), files.end());
    return files;
}

fs::path withoutCompression(const fs::path& path) {
    static constexpr std::string_view endings[] = {".gz", ".bz2", ".xz", ".zst"};
    const std::string ending = lowerCase(path.extension().string());
    const bool compressed = std::find(std::begin(endings), std::end(endings), ending) != std::end(endings);
    return compressed ? path.parent_path() / path.stem() : path;
}

bool hasExtension(const fs::path& path, std::span<const std::string> extensions) {
    const std::string extension = lowerCase(withoutCompression(path).extension().string());
    return std::find(extensions.begin(), extensions.end(), extension) != extensions.end();
}

namespace {
std::string orStudy(const std::string& name) { return name.empty() || name == "." || name == ".." ? "study" : name; }
} // namespace

std::string nameOf(const fs::path& path) {
    std::error_code ignored;
    fs::path plain = platform::trueName(fs::absolute(path, ignored).lexically_normal());
    if (!plain.has_filename())
        plain = plain.parent_path();
    return orStudy(asUtf8(plain.filename().string()));
}

std::string stemOf(const fs::path& path) { return orStudy(asUtf8(withoutCompression(path.filename()).stem().string())); }

std::string freeName(std::set<std::string>& taken, const std::string& stem, const std::string& ending,
                     const std::string& before_number) {
    std::string name = stem + ending;
    for (int again = 2; !taken.insert(lowerCase(name)).second; ++again)
        name = stem + before_number + std::to_string(again) + ending;
    return name;
}

fs::path folderOf(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

std::optional<fs::path> insideFolder(const fs::path& folder, const fs::path& relative) {
    std::error_code error;
    const fs::path whole = fs::canonical(folder.empty() ? "." : folder, error);
    const fs::path found = error ? fs::path() : fs::canonical(whole / relative, error);
    if (error)
        return {};
    const fs::path below = found.lexically_relative(whole);
    return below.empty() || *below.begin() == ".." ? std::nullopt : std::optional(found);
}

} // namespace nictate
