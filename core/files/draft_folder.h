#pragma once

#include "core/files/drafts.h"

#include <filesystem>
#include <optional>

namespace nictate {

/// A new folder being filled beside its place; removed again unless it was moved there. Throws OutputError.
class DraftFolder {
  public:
    /// Fails when the destination exists and is no empty folder.
    explicit DraftFolder(const std::filesystem::path& destination);

    const std::filesystem::path& path() const { return draft_->path(); }
    void moveIntoPlace();

  private:
    FileOperations files_;
    std::filesystem::path destination_;
    std::optional<MarkedDraft> draft_;
};

} // namespace nictate
