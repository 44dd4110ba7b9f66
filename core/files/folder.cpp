#include "core/files/folder.h"

#include "core/errors.h"
#include "core/files/words.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (entry->is_regular_file(ignored))
            files.push_back(entry->path());
    }
    if (error)
        throw ParseError(folder.string(), 0, 0, "the folder cannot be read: " + error.message(), "check its permissions");
    std::sort(files.begin(), files.end());
    return files;
}

bool hasExtension(const fs::path& path, std::span<const std::string> extensions) {
    return std::find(extensions.begin(), extensions.end(), lowerCase(path.extension().string())) != extensions.end();
}

std::string nameOf(const fs::path& path) {
    std::error_code ignored;
    fs::path plain = fs::absolute(path, ignored).lexically_normal();
    if (!plain.has_filename())
        plain = plain.parent_path();
    std::string name = asUtf8(plain.filename().string());
    return name.empty() || name == "." || name == ".." ? "study" : name;
}

std::string stemOf(const fs::path& path) { return nameOf(path.filename().stem()); }

fs::path folderOf(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

} // namespace nictate
