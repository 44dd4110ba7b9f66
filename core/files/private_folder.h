#pragma once

#include "core/files/file_operations.h"

#include <filesystem>

namespace nictate {

/// A new folder among the system's temporary files that only this user can enter, removed with everything in it when the
/// value ends. What a killed program left is removed by the next one that makes a folder. Throws OutputError.
class PrivateFolder {
  public:
    PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;
    ~PrivateFolder();

    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
    int lock_; ///< held as long as the program lives: nobody else takes the folder for left behind
};

} // namespace nictate
