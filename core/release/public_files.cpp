#include "core/release/public_files.h"

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/words.h"

#include <cerrno>
#include <set>

namespace nictate {

void requirePublishable(const std::filesystem::path& folder) {
    const std::filesystem::path path = plainPath(folder);
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_directory(status))
        throwOutputError(path, ENOTDIR);
    if (std::filesystem::exists(status) && !std::filesystem::is_empty(path, error))
        throw OutputError(Text("%1 is not empty; name a new folder for the release", path.string()));
    std::filesystem::create_directories(path.parent_path(), error);
    if (error)
        throwOutputError(path.parent_path(), error.value());
    if (!platform::mayWriteIn(path.parent_path()))
        throwOutputError(path.parent_path(), errno);
}

void tryFolder(const std::filesystem::path& folder) {
    const FileOperations files;
    const std::filesystem::path path = plainPath(folder);
    try {
        const MarkedDraft draft(path, files);
        writeNewFile(files, draft.path() / "privacy_card.json", "{}\n");
    } catch (const OutputError& problem) {
        throw OutputError(Text("%1; nothing was released", problem.text));
    }
}

PublicFolder::PublicFolder(const std::filesystem::path& folder, const FileOperations& files)
    : files_(files), path_(plainPath(folder)) {
    requirePublishable(folder);
    removeAbandonedDrafts(path_.parent_path());
    draft_.emplace(path_, files_);
}

void PublicFolder::write(const std::string& file, const std::string& bytes) {
    writeNewFile(files_, draft_->path() / file, bytes);
}

void PublicFolder::appear() {
    syncFolder(files_, draft_->path());
    draft_->moveIntoPlace();
    syncFolder(files_, path_.parent_path());
}

std::string folderName(const std::string& stimulus) {
    std::string name;
    for (char c : stimulus) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '_' ||
                           (c == '.' && !name.empty());
        name += plain ? c : '_';
    }
    if (name.ends_with('.')) // Windows drops it
        name.back() = '_';
    static const std::set<std::string> devices = {"con",  "prn",  "aux",  "nul",  "com1", "com2", "com3", "com4",
                                                  "com5", "com6", "com7", "com8", "com9", "lpt1", "lpt2", "lpt3",
                                                  "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9"};
    const std::string stem = name.substr(0, name.find('.'));
    if (devices.count(lowerCase(stem)) > 0) // of Windows, with any extension
        name.insert(stem.size(), "_");
    return name.empty() ? "stimulus" : name;
}

std::vector<std::string> folderNames(const std::vector<std::string>& names) {
    std::set<std::string> taken;
    std::vector<std::string> folders;
    for (const std::string& name : names)
        folders.push_back(freeName(taken, folderName(name), "", "_"));
    return folders;
}

} // namespace nictate
