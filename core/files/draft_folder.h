#pragma once

#include <filesystem>

namespace nictate {

/// A new folder being filled beside its place; removed again unless it was moved there. Throws OutputError.
class DraftFolder {
  public:
    /// Fails when the destination exists and is no empty folder.
    explicit DraftFolder(const std::filesystem::path& destination);
    DraftFolder(const DraftFolder&) = delete;
    DraftFolder& operator=(const DraftFolder&) = delete;
    ~DraftFolder();

    const std::filesystem::path& path() const { return path_; }
    void moveIntoPlace();

  private:
    std::filesystem::path destination_, path_;
};

} // namespace nictate
