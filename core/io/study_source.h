#pragma once

#include "core/files/text_source.h"
#include "core/progress.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace nictate {

/// A file that is looked at before it is read, and opened once for both.
class SourceFile {
  public:
    explicit SourceFile(std::filesystem::path path) : path_(std::move(path)) {}

    const std::filesystem::path& path() const { return path_; }
    /// The text at its beginning, to peek at and not to consume. Throws ParseError when it is no text or cannot be read.
    TextSource& look();
    /// The text from its beginning. Whoever looks again opens the file again.
    TextSource take(const Progress& progress = {});
    /// Closes a file that is only read later, so that a folder of thousands does not keep them all open.
    void close() { text_.reset(); }

  private:
    std::filesystem::path path_;
    std::optional<TextSource> text_;
};

/// The file or folder somebody wants opened. Every importer is shown the same one: a folder is listed once, a file opened once.
class StudySource {
  public:
    /// Throws ParseError when there is nothing at the path.
    explicit StudySource(std::filesystem::path path, Progress progress = {});

    const std::filesystem::path& path() const { return path_; }
    bool isFolder() const { return is_folder_; }
    /// What a study without a name of its own is called.
    std::string name() const;
    /// Where its pictures and tables of participants are looked for: the folder, or the one the file lies in.
    const std::filesystem::path& folder() const { return folder_; }

    /// The file; not for folders.
    SourceFile& file() { return file_; }
    /// A folder's files with one of these extensions, sorted by name; the file itself whatever it is called.
    std::vector<std::filesystem::path> files(std::span<const std::string> extensions);
    /// Whether the folder holds this file, or the file is called so.
    bool holds(const std::string& file_name) const;

    /// Of the whole reading, and of one of several equal parts of it.
    const Progress& progress() const { return progress_; }
    Progress part(std::size_t index, std::size_t count) const;

  private:
    std::filesystem::path path_, folder_;
    bool is_folder_;
    SourceFile file_;
    Progress progress_;
    std::optional<std::vector<std::filesystem::path>> listing_;
};

} // namespace nictate
