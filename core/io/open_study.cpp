#include "core/io/open_study.h"

#include "core/io/eyelink_asc.h"
#include "core/io/native_folder.h"
#include "core/io/pictures.h"
#include "core/io/table_import.h"
#include "core/io/words.h"

#include <algorithm>
#include <new>

namespace nictate {

namespace fs = std::filesystem;

namespace {

std::string nameOf(const fs::path& path) {
    std::error_code ignored;
    fs::path plain = fs::absolute(path, ignored).lexically_normal();
    if (!plain.has_filename())
        plain = plain.parent_path();
    std::string name = asUtf8(plain.filename().string());
    return name.empty() || name == "." || name == ".." ? "study" : name;
}

std::string stemOf(const fs::path& path) {
    return nameOf(path.filename().stem());
}

bool hasExtension(const fs::path& path, std::initializer_list<std::string_view> extensions) {
    std::string own = lowerCase(path.extension().string());
    return std::find(extensions.begin(), extensions.end(), own) != extensions.end();
}

bool looksLikeTable(const fs::path& path) {
    return hasExtension(path, {".csv", ".tsv", ".txt", ".tab", ".dat"});
}

/// The files in a folder that `wanted` takes, sorted by name.
template <class Wanted>
std::vector<fs::path> filesIn(const fs::path& folder, Wanted wanted) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (entry->is_regular_file(ignored) && wanted(entry->path()))
            files.push_back(entry->path());
    }
    if (error)
        throw ParseError(folder.string(), 0, 0, "the folder cannot be read: " + error.message(),
                         "check its permissions");
    std::sort(files.begin(), files.end());
    return files;
}

/// Progress over one of several equal parts of the work.
Progress part(const Progress& whole, std::size_t index, std::size_t count) {
    return whole.within(static_cast<double>(index) / static_cast<double>(count),
                        static_cast<double>(index + 1) / static_cast<double>(count));
}

Dataset openTables(const std::vector<fs::path>& files, const std::string& name, const fs::path& beside,
                   const OpenOptions& options, const Progress& progress) {
    StudyBuilder builder;
    std::optional<TableLayout> first;
    for (std::size_t i = 0; i < files.size(); ++i) {
        TextSource source = TextSource::fromFile(files[i], part(progress, i, files.size()));
        TableDefaults defaults{stemOf(files[i]), files.size() == 1 ? stemOf(files[i]) : name};
        TableLayout layout = readTable(source, options, defaults, builder);
        if (!first)
            first = std::move(layout);
    }
    builder.study.name = name;
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(beside)), options);
    settleSizes(builder.study, options, first->positions);
    warnOfGazeOffStimulus(builder.study);
    return std::move(builder.study);
}

bool looksLikeAsc(const fs::path& path) {
    return hasExtension(path, {".asc"});
}

Dataset openAscFiles(const std::vector<fs::path>& files, const std::string& name, const fs::path& beside,
                     const OpenOptions& options, const Progress& progress) {
    StudyBuilder builder;
    EyelinkScreen screen;
    for (std::size_t i = 0; i < files.size(); ++i) {
        TextSource source = TextSource::fromFile(files[i], part(progress, i, files.size()));
        readEyelinkAsc(source, stemOf(files[i]), name, builder, screen);
    }
    if (options.screen_size)
        screen.size = options.screen_size;
    builder.study.name = name;
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(beside)), options);
    settleEyelinkScreens(builder.study, screen);
    settleSizes(builder.study, options, PositionUnit::pixels);
    warnOfGazeOffStimulus(builder.study);
    return std::move(builder.study);
}

/// Several tables in one folder make one study when they have the same columns.
std::vector<fs::path> tablesOfOneKind(const std::vector<fs::path>& tables, const OpenOptions& options,
                                      std::vector<std::string>& warnings) {
    if (tables.size() == 1)
        return tables;
    std::vector<fs::path> recognised;
    std::vector<std::string> header;
    std::exception_ptr first_failure;
    for (const fs::path& table : tables) {
        TextSource source = TextSource::fromFile(table);
        TableLayout layout;
        try {
            layout = detectLayout(source, options);
        } catch (const ParseError&) {
            if (!first_failure)
                first_failure = std::current_exception();
            continue;
        }
        if (!layout.columns.complete() || !layout.not_found.empty()) {
            if (!first_failure)
                first_failure = std::make_exception_ptr(ColumnsNotRecognised(
                    table.string(), layout.header_line, layout.header, layout.not_found));
            continue;
        }
        if (!recognised.empty() && layout.header != header)
            throw ParseError(table.string(), layout.header_line, 0,
                             "its columns differ from those of " + recognised.front().filename().string(),
                             "open one of the tables, or keep one kind in the folder");
        header = layout.header;
        recognised.push_back(table);
    }
    if (recognised.empty())
        std::rethrow_exception(first_failure);
    if (recognised.size() < tables.size())
        warnings.push_back(counted(tables.size() - recognised.size(), "other table", "other tables") +
                           " in the folder hold no gaze and were left out");
    return recognised;
}

Dataset openFolder(const fs::path& folder, const OpenOptions& options, const Progress& progress) {
    if (isStudyFolder(folder))
        return readStudyFolder(folder, options, progress);
    std::vector<fs::path> tables = filesIn(folder, looksLikeTable);
    if (std::vector<fs::path> recordings = filesIn(folder, looksLikeAsc); !recordings.empty())
        return openAscFiles(recordings, nameOf(folder), folder, options, progress);
    if (tables.empty())
        throw ParseError(folder.string(), 0, 0, "the folder holds no study",
                         "give a dataset folder, a table (.csv, .tsv, .txt) or EyeLink .asc files");
    std::vector<std::string> warnings;
    tables = tablesOfOneKind(tables, options, warnings);
    Dataset study = openTables(tables, nameOf(folder), folder, options, progress);
    study.warnings.insert(study.warnings.begin(), warnings.begin(), warnings.end());
    return study;
}

Dataset openWhatItIs(const fs::path& path, const OpenOptions& options, const Progress& progress) {
    std::error_code error;
    fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        throw ParseError(path.string(), 0, 0, "there is no such file or folder", "check the path");
    if (fs::is_directory(status))
        return openFolder(path, options, progress);
    if (path.filename() == "study.json")
        return openFolder(fs::absolute(path).parent_path(), options, progress);
    fs::path beside = path.parent_path().empty() ? fs::path(".") : path.parent_path();
    if (looksLikeAsc(path) || TextSource::fromFile(path).pending().starts_with("** CONVERTED FROM"))
        return openAscFiles({path}, stemOf(path), beside, options, progress);
    return openTables({path}, stemOf(path), beside, options, progress);
}

void checkOptions(const OpenOptions& options) {
    if (options.screen_size) {
        auto [width, height] = *options.screen_size;
        if (width < 1 || height < 1 || width > 20000 || height > 20000)
            throw InvalidParameter("size", std::to_string(width) + "x" + std::to_string(height),
                                   "1x1 to 20000x20000 pixels");
    }
}

} // namespace

Dataset openStudy(const fs::path& path, const OpenOptions& options, const Progress& progress) {
    checkOptions(options);
    try {
        return openWhatItIs(path, options, progress);
    } catch (const Error&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw ParseError(path.string(), 0, 0, "does not fit into this machine's memory", "open a part of it");
    } catch (const std::exception& problem) {
        throw ParseError(path.string(), 0, 0, std::string("cannot be read: ") + problem.what(), "");
    }
}

fs::path tableToPreview(const fs::path& path) {
    std::error_code error;
    if (!fs::is_directory(path, error))
        return path;
    std::vector<fs::path> tables = filesIn(path, looksLikeTable);
    return tables.empty() ? fs::path() : tables.front();
}

} // namespace nictate
