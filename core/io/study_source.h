#pragma once

#include "core/data/dataset.h"
#include "core/files/archive_folder.h"
#include "core/files/text_source.h"
#include "core/io/open_options.h"
#include "core/progress.h"

#include <filesystem>
#include <memory>
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

/// Throws ParseError where one file is there twice, compressed and not.
void refuseTwice(const std::vector<std::filesystem::path>& files);

/// The file, folder or archive somebody wants opened. Every importer is shown the same one: a folder is listed once, a file
/// opened once. An archive is unpacked and from then on is a folder (see ArchiveFolder).
///
/// The files of a folder are those that lie in it. Only where it holds no data itself (tables of labels and files about the
/// study, README or LICENSE, are none; nor are tables of other columns where a sub-folder holds data) are its sub-folders
/// searched instead, at any depth down to eight, sorted by path. Not
/// searched are hidden folders, links, folders of pictures (stimuli, images, pictures) and labels (info), and folders that
/// are a study or a release of their own.
class StudySource {
  public:
    /// Throws ParseError when there is nothing at the path, a FIFO, device or socket, or an archive that cannot be unpacked.
    explicit StudySource(std::filesystem::path path, Progress progress = {});

    /// What was given: for an archive the archive.
    const std::filesystem::path& path() const { return path_; }
    bool isFolder() const { return is_folder_; }
    /// What a study without a name of its own is called.
    std::string name() const;
    /// Where its files lie and its pictures and tables of participants are looked for: the folder, what an archive was unpacked
    /// to (gone when the source and the study are: nothing is written there), or the folder the file lies in.
    const std::filesystem::path& folder() const { return folder_; }

    /// The file; not for folders.
    SourceFile& file() { return file_; }
    /// A folder's files with one of these extensions, compressed or not; the file itself whatever it is called. Throws
    /// ParseError where one file is there twice, compressed and not.
    std::vector<std::filesystem::path> files(std::span<const std::string> extensions);
    /// All files of the folder and its sub-folders whatever they are called.
    std::vector<std::filesystem::path> files();
    /// Whether the folder holds this file, or the file is called so.
    bool holds(const std::string& file_name) const;
    /// A file's name as seen from the study's folder: "sub-01/gaze.csv".
    std::string relativeName(const std::filesystem::path& file) const;
    /// From here on files of these names (without folder, or with some or all of those below the study's) and files in folders
    /// of these names are passed over. Throws InvalidParameter for a name that no file and no folder with files has.
    void leaveOut(const std::vector<std::string>& names);

    /// What was declared about the columns of its tables, by which they may be known as data.
    void declare(const OpenOptions& options);

    /// From here on these files of other studies in the folder are passed over.
    void passOver(std::vector<std::filesystem::path> files);
    const std::vector<std::filesystem::path>& passedOver() const { return passed_over_; }

    /// Nothing of an archive is left but the pictures of this study, which stay as long as it.
    void keepPictures(Dataset& study) const;

    /// Of the whole reading, and of one of several equal parts of it.
    const Progress& progress() const { return progress_; }
    Progress part(std::size_t index, std::size_t count) const;

  private:
    const std::vector<std::filesystem::path>& listing();
    const std::vector<std::filesystem::path>& below();
    void forget();
    bool holdsData();
    bool isCalled(const std::filesystem::path& file, const std::string& name) const;
    bool isLeftOut(const std::filesystem::path& file) const;

    std::filesystem::path path_, folder_;
    bool is_folder_;
    SourceFile file_;
    Progress progress_;
    std::shared_ptr<const ArchiveFolder> archive_;
    std::optional<std::vector<std::filesystem::path>> listing_, below_;
    std::optional<bool> holds_data_;
    std::vector<std::string> left_out_;
    std::vector<std::filesystem::path> passed_over_;
    OpenOptions declared_;
};

} // namespace nictate
