#include "core/io/study_files.h"

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/words.h"
#include "core/io/importer.h"
#include "core/io/study_plan.h"
#include "core/io/table_names.h"
#include "core/io/unreadable_files.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> filesRead(StudySource& source, const OpenOptions& options) {
    try {
        const Importer& importer = importerFor(source, options);
        return importer.files ? importer.files(source, options) : source.files(importer.extensions);
    } catch (const Error&) { // more must be said before anything is
        return {};
    }
}

Text whyNotRead(const fs::path& file) {
    if (const auto kind = unreadableKind(file))
        return Text("%1: %2", kind->name, kind->advice);
    return hasExtension(file, importedExtensions()) ? Text("not of the study's kind") : Text("of no kind that is read here");
}

/// Pictures, tables of people and what this program kept: read beside the gaze.
bool isBeside(const fs::path& file) {
    static const std::vector<std::string> pictures{".png", ".jpg", ".jpeg", ".bmp", ".webp", ".gif", ".tif", ".tiff"};
    return hasExtension(file, pictures) || isLabelTable(file) || file.filename().string().starts_with("nictate-reading");
}

/// As seen from the study's folder: files of two people may be called alike.
std::string nameOf(const fs::path& file, const StudySource& source) {
    const fs::path from_there = file.lexically_relative(source.folder());
    return (from_there.empty() || *from_there.begin() == ".." ? file.filename() : from_there).generic_string();
}

} // namespace

std::vector<StudyFile> filesInFolder(StudySource& source, const OpenOptions& options) {
    std::vector<StudyFile> files;
    if (!source.isFolder())
        return files;
    const std::vector<fs::path> read = filesRead(source, options);
    for (const fs::path& file : source.files()) {
        const bool is_read = isBeside(file) || std::find(read.begin(), read.end(), file) != read.end();
        files.push_back({nameOf(file, source), is_read, is_read ? Text() : whyNotRead(file)});
    }
    std::stable_sort(files.begin(), files.end(),
                     [](const StudyFile& a, const StudyFile& b) { return naturallyBefore(a.name, b.name); });
    return files;
}

} // namespace nictate
