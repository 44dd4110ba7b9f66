#include "core/io/study_source.h"

#include "core/errors.h"
#include "core/files/byte_stream.h"
#include "core/files/folder.h"
#include "core/files/words.h"
#include "core/io/importer.h"
#include "core/io/native_names.h"
#include "core/io/table_file.h"
#include "core/io/table_names.h"

#include <algorithm>
#include <map>

namespace nictate {

namespace fs = std::filesystem;

TextSource& SourceFile::look() {
    if (!text_)
        text_ = TextSource::fromFile(path_);
    return *text_;
}

TextSource SourceFile::take(const Progress& progress) {
    TextSource text = std::move(look());
    text_.reset();
    text.report(progress);
    return text;
}

namespace {

using Paths = std::vector<fs::path>;

/// Folders in a study's folder that are looked into for other things.
bool holdsNoData(const fs::path& folder) {
    static constexpr std::string_view names[] = {"stimuli", "images", "pictures", "info"};
    static constexpr const char* own[] = {study_description, "feature_tables.json", "privacy_card.json"};
    std::error_code ignored;
    return std::find(std::begin(names), std::end(names), lowerCase(folder.filename().string())) != std::end(names) ||
           std::any_of(std::begin(own), std::end(own), [&](const char* file) { return fs::exists(folder / file, ignored); });
}

/// What is called a spreadsheet may be a table of text or a workbook that is read: what a file is, its bytes say.
bool isOldSpreadsheet(const fs::path& file) {
    static const std::vector<std::string> called = {".xls", ".xlsx"};
    if (!hasExtension(file, called))
        return false;
    try {
        ByteStream bytes = fileBytes(file);
        return lookAhead(bytes, 4) == "\xD0\xCF\x11\xE0";
    } catch (const ParseError&) { // whoever has to read it says why
        return false;
    }
}

/// Whether a file lies in a folder of copies or of what was computed.
bool isPutAside(const fs::path& file) {
    static constexpr std::string_view names[] = {"old",     "backup",  "backups", "archive", "results",  "result",
                                                 "output",  "outputs", "derived", "tmp",     "temp",     "excluded",
                                                 "figures", "plots",   "logs",    "trash",   "__macosx", "analysis"};
    return std::any_of(file.begin(), file.end(), [](const fs::path& part) {
        return std::find(std::begin(names), std::end(names), lowerCase(part.string())) != std::end(names);
    });
}

Paths withExtension(const Paths& files, std::span<const std::string> extensions) {
    Paths wanted;
    for (const fs::path& file : files)
        if (hasExtension(file, extensions) && !isAboutStudy(file) && !isOldSpreadsheet(file))
            wanted.push_back(file);
    return wanted;
}

} // namespace

void refuseTwice(const Paths& files) {
    std::map<fs::path, fs::path> seen;
    for (const fs::path& file : files)
        if (auto [first, fresh] = seen.try_emplace(withoutCompression(file), file); !fresh)
            throw ParseError(file.string(), 0, 0,
                             Text("it and %1 are one file, compressed and not", first->second.filename().string()),
                             Text("keep one of them: everybody in it would be counted twice"));
}

StudySource::StudySource(fs::path path, Progress progress)
    : path_(std::move(path)), file_(path_), progress_(std::move(progress)) {
    std::error_code error;
    const fs::file_status status = fs::status(path_, error);
    if (status.type() == fs::file_type::not_found)
        throw ParseError(path_.string(), 0, 0, Text("the file or folder does not exist"), Text("check the path"));
    refuseSpecialFile(path_);
    if (fs::is_regular_file(status) && isArchiveName(path_)) {
        archive_ = std::make_shared<const ArchiveFolder>(path_, progress_.within(0, 0.5));
        progress_ = progress_.within(0.5, 1);
    }
    is_folder_ = archive_ || fs::is_directory(status);
    folder_ = archive_ ? archive_->path() : is_folder_ ? path_ : folderOf(path_);
}

std::string StudySource::name() const { return is_folder_ && !archive_ ? nameOf(path_) : stemOf(path_); }

const Paths& StudySource::listing() {
    if (!listing_) {
        listing_ = filesIn(folder_);
        std::erase_if(*listing_, [this](const fs::path& file) { return isLeftOut(file); });
    }
    return *listing_;
}

const Paths& StudySource::below() {
    if (!below_) {
        below_ = filesBelow(folder_, [](const fs::path& folder) { return !holdsNoData(folder); });
        std::erase_if(*below_, [this](const fs::path& file) { return isLeftOut(file); });
    }
    return *below_;
}

std::string StudySource::relativeName(const fs::path& file) const { return file.lexically_relative(folder_).generic_string(); }

bool StudySource::isCalled(const fs::path& file, const std::string& name) const {
    const std::string own = "/" + relativeName(file);
    return own.ends_with("/" + name) || own.find("/" + name + "/") != std::string::npos;
}

bool StudySource::isLeftOut(const fs::path& file) const {
    return std::find(passed_over_.begin(), passed_over_.end(), file) != passed_over_.end() ||
           std::any_of(left_out_.begin(), left_out_.end(), [&](const std::string& out) { return isCalled(file, out); });
}

void StudySource::leaveOut(const std::vector<std::string>& names) {
    Paths all = listing();
    all.insert(all.end(), below().begin(), below().end());
    left_out_.clear();
    for (const std::string& name : names)
        left_out_.push_back(fs::path(name).generic_string());
    for (const std::string& name : left_out_)
        if (std::none_of(all.begin(), all.end(), [&](const fs::path& file) { return isCalled(file, name); }))
            throw InvalidParameter("leave-out", name, Text("the name of a file or folder in the study's folder"));
    forget();
}

void StudySource::passOver(Paths files) {
    passed_over_ = std::move(files);
    forget();
}

void StudySource::declare(const OpenOptions& options) {
    declared_.columns = options.columns;
    forget();
}

void StudySource::forget() {
    listing_.reset();
    below_.reset();
    holds_data_.reset();
}

bool StudySource::holdsData() {
    if (!holds_data_) {
        const auto dataAmong = [](const Paths& files) {
            Paths data = withExtension(files, importedExtensions());
            std::erase_if(data, [](const fs::path& file) {
                return file.extension() == ".json" || isLabelTable(file); // JSON may describe what lies below
            });
            return data;
        };
        const Paths data = dataAmong(listing());
        const auto deeper = [&] {
            const Paths lower = dataAmong(below());
            return std::any_of(lower.begin(), lower.end(), [this](const fs::path& file) {
                return !isPutAside(file.lexically_relative(folder_)) &&
                       (!hasExtension(file, tableExtensions()) || tellsOfGaze(file));
            });
        };
        const bool told =
            std::any_of(data.begin(), data.end(), [this](const fs::path& file) { return tellsOfData(file, declared_); });
        holds_data_ = told || (!data.empty() && !deeper());
    }
    return *holds_data_;
}

Paths StudySource::files(std::span<const std::string> extensions) {
    if (!is_folder_)
        return {path_};
    Paths wanted;
    if (!holdsData())
        wanted = withExtension(below(), extensions);
    if (wanted.empty())
        wanted = withExtension(listing(), extensions);
    refuseTwice(wanted);
    return wanted;
}

Paths StudySource::files() {
    if (!is_folder_)
        return {path_};
    Paths all = listing();
    all.insert(all.end(), below().begin(), below().end());
    return all;
}

bool StudySource::holds(const std::string& file_name) const {
    std::error_code ignored;
    return is_folder_ ? fs::exists(folder_ / file_name, ignored) : path_.filename() == file_name;
}

void StudySource::keepPictures(Dataset& study) const {
    if (!archive_)
        return;
    Paths pictures;
    for (const Stimulus& stimulus : study.stimuli)
        if (!stimulus.picture.empty())
            pictures.emplace_back(stimulus.picture);
    for (const Recording& recording : study.recordings)
        if (!recording.scene.file.empty())
            pictures.emplace_back(recording.scene.file);
    archive_->keepOnly(pictures);
    if (!pictures.empty())
        study.pictures = archive_;
}

Progress StudySource::part(std::size_t index, std::size_t count) const {
    return progress_.within(static_cast<double>(index) / static_cast<double>(count),
                            static_cast<double>(index + 1) / static_cast<double>(count));
}

} // namespace nictate
