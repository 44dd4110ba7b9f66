#pragma once
// Files that may be published. A public writer is a function of a Release and of nothing else.

#include "core/files/drafts.h"
#include "core/release/release.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// The file's name and what makes its bytes. Bytes hold protected or public values only, no time and no path.
template <class Domain> struct PublicWriter {
    std::string file;
    std::function<std::string(const Release<Domain>&)> write;
};

/// Throws OutputError unless publish() can make this folder: it must not exist or be empty. Makes the folders above.
void requirePublishable(const std::filesystem::path& folder);

/// Makes a draft of this folder and removes it again: publish() can write here. Throws OutputError.
void tryFolder(const std::filesystem::path& folder);

/// Writes all files, or none. Throws OutputError.
template <class Domain> void publish(const Release<Domain>& release, const std::vector<PublicWriter<Domain>>& writers,
                                     const std::filesystem::path& folder, const FileOperations& files = {});

/// A folder that appears whole or not at all: filled as a draft beside its place, synced, and renamed. Drafts there of
/// releases that were killed are removed. Only publish() has one.
class PublicFolder {
  public:
    PublicFolder(const PublicFolder&) = delete;
    PublicFolder& operator=(const PublicFolder&) = delete;

  private:
    template <class Domain> friend void publish(const Release<Domain>&, const std::vector<PublicWriter<Domain>>&,
                                                const std::filesystem::path&, const FileOperations&);
    PublicFolder(const std::filesystem::path& folder, const FileOperations& files);
    void write(const std::string& file, const std::string& bytes);
    void appear();

    const FileOperations& files_;
    std::filesystem::path path_;
    std::optional<MarkedDraft> draft_;
};

template <class Domain> void publish(const Release<Domain>& release, const std::vector<PublicWriter<Domain>>& writers,
                                     const std::filesystem::path& folder, const FileOperations& files) {
    PublicFolder draft(folder, files);
    for (const PublicWriter<Domain>& writer : writers)
        draft.write(writer.file, writer.write(release));
    draft.appear();
}

/// A folder's name for a stimulus id, safe on every system.
std::string folderName(const std::string& stimulus);
/// Of many, no two alike.
std::vector<std::string> folderNames(const std::vector<std::string>& names);

} // namespace nictate
