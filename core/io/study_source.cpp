#include "core/io/study_source.h"

#include "core/errors.h"
#include "core/files/folder.h"

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

StudySource::StudySource(fs::path path, Progress progress)
    : path_(std::move(path)), file_(path_), progress_(std::move(progress)) {
    std::error_code error;
    const fs::file_status status = fs::status(path_, error);
    if (status.type() == fs::file_type::not_found)
        throw ParseError(path_.string(), 0, 0, "there is no such file or folder", "check the path");
    is_folder_ = fs::is_directory(status);
    folder_ = is_folder_ ? path_ : folderOf(path_);
}

std::string StudySource::name() const { return is_folder_ ? nameOf(path_) : stemOf(path_); }

std::vector<fs::path> StudySource::files(std::span<const std::string> extensions) {
    if (!is_folder_)
        return {path_};
    if (!listing_)
        listing_ = filesIn(path_);
    std::vector<fs::path> wanted;
    for (const fs::path& file : *listing_)
        if (hasExtension(file, extensions))
            wanted.push_back(file);
    return wanted;
}

bool StudySource::holds(const std::string& file_name) const {
    std::error_code ignored;
    return is_folder_ ? fs::exists(path_ / file_name, ignored) : path_.filename() == file_name;
}

Progress StudySource::part(std::size_t index, std::size_t count) const {
    return progress_.within(static_cast<double>(index) / static_cast<double>(count),
                            static_cast<double>(index + 1) / static_cast<double>(count));
}

} // namespace nictate
