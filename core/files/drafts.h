#pragma once
// Names of things that are being made, and what is left of those whose maker was killed. A name alone makes nothing ours:
// a folder is removed only beside the mark that was written for it, a file only when it begins as ours do.

#include "core/errors.h"
#include "core/files/file_operations.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace nictate {

/// A name beside `path` that nothing has yet, for drafts: "<path>.<random>.part".
std::filesystem::path draftName(const std::filesystem::path& path);
/// Throws the error again, speaking of the file a person asked for: the draft's name means nothing to them.
[[noreturn]] void throwAboutFile(const OutputError& problem, const std::filesystem::path& draft,
                                 const std::filesystem::path& path, const Text& what_helps = {});

/// Removes the drafts of this one file that begin with these bytes, or hold a part of them only. Whoever is still making one
/// must be able to do without.
void removeDraftsOf(const std::filesystem::path& path, std::string_view first_bytes);

/// "<path>.<random>.mark.part", a file that says a folder of this name is a draft of ours: on disk before the folder is made,
/// locked and there for as long as the value lives. Throws OutputError.
class DraftMark {
  public:
    DraftMark(const std::filesystem::path& destination, const FileOperations& files);
    DraftMark(const DraftMark&) = delete;
    DraftMark& operator=(const DraftMark&) = delete;
    ~DraftMark();
    const std::filesystem::path& draft() const { return draft_; }

  private:
    bool lock() const;

    const FileOperations& files_;
    std::filesystem::path draft_;
    std::optional<FileHandle> lock_;
};

/// A new folder with its mark, beside the place where it is to appear; removed again unless it moved there. Throws
/// OutputError.
class MarkedDraft {
  public:
    /// `files` must outlive it.
    MarkedDraft(const std::filesystem::path& destination, const FileOperations& files);
    MarkedDraft(const MarkedDraft&) = delete;
    MarkedDraft& operator=(const MarkedDraft&) = delete;
    ~MarkedDraft();

    const std::filesystem::path& path() const { return mark_.draft(); }
    void moveIntoPlace();

  private:
    const FileOperations& files_;
    std::filesystem::path destination_;
    DraftMark mark_;
    bool there_ = false;
};

/// Removes draft folders in this folder that have a mark which nobody has locked.
void removeAbandonedDrafts(const std::filesystem::path& folder);

} // namespace nictate
