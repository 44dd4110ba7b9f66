#include "core/io/open_study.h"

#include "core/files/words.h"
#include "core/io/eyelink_asc.h"
#include "core/io/feature_files.h"
#include "core/io/labels.h"
#include "core/io/name_pattern.h"
#include "core/io/native_folder.h"
#include "core/io/pictures.h"
#include "core/io/table_import.h"

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

std::string stemOf(const fs::path& path) { return nameOf(path.filename().stem()); }

bool hasExtension(const fs::path& path, std::initializer_list<std::string_view> extensions) {
    std::string own = lowerCase(path.extension().string());
    return std::find(extensions.begin(), extensions.end(), own) != extensions.end();
}

bool looksLikeTable(const fs::path& path) { return hasExtension(path, {".csv", ".tsv", ".txt", ".tab", ".dat"}); }

/// The files in a folder that `wanted` takes, sorted by name.
template <class Wanted> std::vector<fs::path> filesIn(const fs::path& folder, Wanted wanted) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (entry->is_regular_file(ignored) && wanted(entry->path()))
            files.push_back(entry->path());
    }
    if (error)
        throw ParseError(folder.string(), 0, 0, "the folder cannot be read: " + error.message(), "check its permissions");
    std::sort(files.begin(), files.end());
    return files;
}

/// Progress over one of several equal parts of the work.
Progress part(const Progress& whole, std::size_t index, std::size_t count) {
    return whole.within(static_cast<double>(index) / static_cast<double>(count),
                        static_cast<double>(index + 1) / static_cast<double>(count));
}

/// A table of gaze and what its rows are given when they do not say it.
struct GazeFile {
    fs::path file;
    TableDefaults defaults;
};

Dataset openTables(const std::vector<GazeFile>& files, const std::string& name, const fs::path& beside,
                   const OpenOptions& options, const Progress& progress) {
    StudyBuilder builder;
    std::optional<TableLayout> first;
    for (std::size_t i = 0; i < files.size(); ++i) {
        TextSource source = TextSource::fromFile(files[i].file, part(progress, i, files.size()));
        TableLayout layout = readTable(source, options, files[i].defaults, builder);
        if (!first)
            first = std::move(layout);
    }
    builder.study.name = name;
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(beside)), options);
    settleSizes(builder.study, options, first->positions);
    warnOfGazeOffStimulus(builder.study);
    return std::move(builder.study);
}

std::vector<GazeFile> byTheirStems(const std::vector<fs::path>& files, const std::string& name) {
    std::vector<GazeFile> result;
    for (const fs::path& file : files)
        result.push_back({file, {stemOf(file), files.size() == 1 ? stemOf(file) : name, {}}});
    return result;
}

std::vector<GazeFile> byTheirNames(const std::vector<NamedFile>& files, const std::string& name) {
    std::vector<GazeFile> result;
    for (const NamedFile& file : files)
        result.push_back({file.file, {file.parts->participant, file.condition.empty() ? name : file.condition, file.condition}});
    return result;
}

/// One file of features a participant and condition.
Dataset openFeatureFiles(const std::vector<NamedFile>& files, const std::string& name, const OpenOptions& options,
                         const Progress& progress) {
    StudyBuilder builder;
    FeatureSet& set = builder.study.features;
    for (std::size_t i = 0; i < files.size(); ++i) {
        TextSource source = TextSource::fromFile(files[i].file, part(progress, i, files.size()));
        FeatureFile file = readFeatureFile(source, options);
        if (set.names.empty())
            set.names = file.names;
        if (file.names != set.names)
            throw ParseError(files[i].file.string(), 1, 0,
                             "its columns (" + std::to_string(file.names.size()) + ") differ from those of " +
                                 files.front().file.filename().string() + " (" + std::to_string(set.names.size()) + ")",
                             "all files of features have the same columns");
        set.tables.push_back({builder.participant(files[i].parts->participant), files[i].condition, std::move(file.values)});
    }
    builder.study.name = name;
    return std::move(builder.study);
}

bool holdsGaze(const TableLayout& layout) { return layout.columns.complete() && layout.not_found.empty(); }

/// Files that a pattern gives a participant, as gaze or as features, whichever the first one holds.
Dataset openNamedFiles(std::vector<NamedFile> files, const Labels& labels, const std::string& name, const fs::path& beside,
                       const OpenOptions& options, const Progress& progress) {
    const auto left_out = std::erase_if(files, [](const NamedFile& file) { return !file.parts; });
    settleConditions(files, labels);
    TextSource head = TextSource::fromFile(files.front().file);
    const TableLayout layout = detectLayout(head, options);
    if (!layout.not_found.empty())
        throw ColumnsNotRecognised(files.front().file.string(), layout.header_line, layout.header, layout.not_found);
    Dataset study = holdsGaze(layout) ? openTables(byTheirNames(files, name), name, beside, options, progress)
                                      : openFeatureFiles(files, name, options, progress);
    if (left_out > 0)
        study.warnings.insert(study.warnings.begin(), counted(left_out, "other table", "other tables") +
                                                          " in the folder are named otherwise and were left out");
    return study;
}

bool looksLikeAsc(const fs::path& path) { return hasExtension(path, {".asc"}); }

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
                first_failure = std::make_exception_ptr(
                    ColumnsNotRecognised(table.string(), layout.header_line, layout.header, layout.not_found));
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

/// The one long table of features among these, if there is no more than one.
std::optional<fs::path> featureTableAmong(const std::vector<fs::path>& tables, const OpenOptions& options) {
    std::optional<fs::path> found;
    for (const fs::path& table : tables) {
        TextSource source = TextSource::fromFile(table);
        try {
            const TableLayout layout = detectLayout(source, options);
            if (holdsGaze(layout))
                return {};
            if (!isFeatureTable(source, layout, options))
                continue;
        } catch (const ParseError&) {
            continue;
        }
        if (found)
            throw ParseError(table.string(), 0, 0, "it and " + found->filename().string() + " are both tables of features",
                             "open one of the tables, or keep one in the folder");
        found = table;
    }
    return found;
}

Dataset openFeatureTable(const fs::path& file, const std::string& name, const OpenOptions& options, const Progress& progress) {
    TextSource source = TextSource::fromFile(file, progress);
    Dataset study = readLongFeatureTable(source, options);
    study.name = name;
    return study;
}

/// Whether default patterns fit files by accident: what they hold says who is who.
bool namesThemselves(const std::vector<NamedFile>& files, const OpenOptions& options) {
    auto first = std::find_if(files.begin(), files.end(), [](const NamedFile& file) { return file.parts.has_value(); });
    if (first == files.end())
        return true;
    TextSource source = TextSource::fromFile(first->file);
    const TableLayout layout = detectLayout(source, options);
    return isFeatureTable(source, layout, options) || (holdsGaze(layout) && layout.columns[Role::participant]);
}

Dataset openTableFolder(const fs::path& folder, const OpenOptions& options, const Progress& progress) {
    const std::vector<fs::path> tables = dataTablesIn(folder);
    if (tables.empty())
        throw ParseError(folder.string(), 0, 0, "the folder holds no study",
                         "give a dataset folder, a table (.csv, .tsv, .txt) or EyeLink .asc files");
    const Labels labels = Labels::beside(folder);
    auto open = [&]() -> Dataset {
        std::vector<NamedFile> named = nameFiles(tables, options.name_pattern);
        if (!options.name_pattern.empty() || !namesThemselves(named, options))
            return openNamedFiles(std::move(named), labels, nameOf(folder), folder, options, progress);
        if (auto table = featureTableAmong(tables, options))
            return openFeatureTable(*table, nameOf(folder), options, progress);
        std::vector<std::string> warnings;
        const std::vector<fs::path> gaze = tablesOfOneKind(tables, options, warnings);
        Dataset study = openTables(byTheirStems(gaze, nameOf(folder)), nameOf(folder), folder, options, progress);
        study.warnings.insert(study.warnings.begin(), warnings.begin(), warnings.end());
        return study;
    };
    Dataset study = open();
    labels.join(study);
    return study;
}

Dataset openFolder(const fs::path& folder, const OpenOptions& options, const Progress& progress) {
    if (isStudyFolder(folder))
        return readStudyFolder(folder, options, progress);
    if (isFeatureFolder(folder) && options.name_pattern.empty())
        return readFeatureFolder(folder, progress);
    if (std::vector<fs::path> recordings = filesIn(folder, looksLikeAsc); !recordings.empty())
        return openAscFiles(recordings, nameOf(folder), folder, options, progress);
    return openTableFolder(folder, options, progress);
}

Dataset openTable(const fs::path& path, const fs::path& beside, const OpenOptions& options, const Progress& progress) {
    TextSource source = TextSource::fromFile(path);
    const TableLayout layout = detectLayout(source, options);
    const Labels labels = Labels::isLabelTable(path) ? Labels() : Labels::beside(beside);
    auto open = [&]() -> Dataset {
        if (isFeatureTable(source, layout, options))
            return openFeatureTable(path, stemOf(path), options, progress);
        std::vector<NamedFile> named = nameFiles({path}, options.name_pattern);
        const bool by_name = named.front().parts && !(holdsGaze(layout) && layout.columns[Role::participant]);
        if (by_name)
            return openNamedFiles(std::move(named), labels, stemOf(path), beside, options, progress);
        return openTables(byTheirStems({path}, stemOf(path)), stemOf(path), beside, options, progress);
    };
    Dataset study = open();
    labels.join(study);
    return study;
}

Dataset openWhatItIs(const fs::path& path, const OpenOptions& options, const Progress& progress) {
    std::error_code error;
    fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        throw ParseError(path.string(), 0, 0, "there is no such file or folder", "check the path");
    if (fs::is_directory(status))
        return openFolder(path, options, progress);
    if (path.filename() == "study.json" || path.filename() == feature_index)
        return openFolder(fs::absolute(path).parent_path(), options, progress);
    fs::path beside = path.parent_path().empty() ? fs::path(".") : path.parent_path();
    if (looksLikeAsc(path) || TextSource::fromFile(path).pending().starts_with("** CONVERTED FROM"))
        return openAscFiles({path}, stemOf(path), beside, options, progress);
    return openTable(path, beside, options, progress);
}

void checkOptions(const OpenOptions& options) {
    if (options.screen_size) {
        auto [width, height] = *options.screen_size;
        if (width < 1 || height < 1 || width > 20000 || height > 20000)
            throw InvalidParameter("size", std::to_string(width) + "x" + std::to_string(height), "1x1 to 20000x20000 pixels");
    }
}

} // namespace

Dataset openStudy(const fs::path& path, const OpenOptions& options, const Progress& progress) {
    checkOptions(options);
    if (!options.name_pattern.empty())
        NamePattern{options.name_pattern}; // refused before anything is read
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

std::vector<fs::path> tablesIn(const fs::path& folder) { return filesIn(folder, looksLikeTable); }

std::vector<fs::path> dataTablesIn(const fs::path& folder) {
    std::vector<fs::path> tables = tablesIn(folder);
    if (!std::all_of(tables.begin(), tables.end(), Labels::isLabelTable))
        std::erase_if(tables, Labels::isLabelTable);
    return tables;
}

fs::path tableToPreview(const fs::path& path) {
    std::error_code error;
    if (!fs::is_directory(path, error))
        return path;
    const std::vector<fs::path> tables = dataTablesIn(path);
    return tables.empty() ? fs::path() : tables.front();
}

} // namespace nictate
