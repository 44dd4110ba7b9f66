#pragma once

#include "core/files/file_operations.h"
#include "core/progress.h"

#include <filesystem>
#include <string>
#include <vector>

namespace nictate {

/// How archives that are opened like a folder are called: ".zip", ".tar", ".tar.gz", ".tgz" …
const std::vector<std::string>& archiveExtensions();
/// Whether a name ends so, whatever its case.
bool isArchiveName(const std::filesystem::path& path);

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

/// What an archive holds, as a folder of this user's own for as long as the value lives: regular files alone, without links,
/// hidden files, and videos that are no stimuli (in `stimuli/`, `images/` or `pictures/`). Names that lead out of the folder,
/// encrypted archives, damaged ones, more than 100000 files, more than half of what the disk has left and what unpacks to absurd
/// sizes throw ParseError; OutputError where the folder cannot be written; Cancelled. Nothing is left then.
class ArchiveFolder {
  public:
    explicit ArchiveFolder(const std::filesystem::path& archive, const Progress& progress = {});

    /// The folder called as the archive is; or the one in it, if it holds nothing else.
    const std::filesystem::path& path() const { return path_; }
    /// Removes every file but these of path().
    void keepOnly(const std::vector<std::filesystem::path>& files) const;

  private:
    PrivateFolder place_;
    std::filesystem::path path_;
};

} // namespace nictate
