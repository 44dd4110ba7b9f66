#include "core/io/table_study.h"

#include "core/files/folder.h"
#include "core/files/words.h"
#include "core/io/feature_reader.h"
#include "core/io/labels.h"
#include "core/io/name_pattern.h"
#include "core/io/pictures.h"
#include "core/io/table_file.h"
#include "core/io/table_import.h"
#include "core/io/table_names.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

namespace {

using Content = TableFile::Content;

/// A table of gaze and what its rows are given when they do not say it.
struct GazeTable {
    TableFile file;
    TableDefaults defaults;
};

class TableStudy {
  public:
    TableStudy(StudySource& source, const OpenOptions& options, StudyBuilder& builder)
        : source_(source), options_(options), builder_(builder), study_(builder.study) {
        if (source.isFolder() || !isLabelTable(source.path()))
            labels_ = Labels::beside(source.folder());
        if (!source.isFolder())
            tables_.emplace_back(std::move(source.file()), options);
        else
            for (const fs::path& path : dataTablesAmong(source.files(tableExtensions())))
                tables_.emplace_back(SourceFile(path), options);
    }

    void read() {
        std::vector<fs::path> paths;
        for (const TableFile& table : tables_)
            paths.push_back(table.path());
        std::vector<NamedFile> names = nameFiles(paths, options_.name_pattern);
        if (namesCount(names))
            readNamed(std::move(names));
        else if (TableFile* features = onlyFeatureTable()) {
            TextSource text = features->take(source_.progress());
            readLongFeatureTable(text, features->layout(), options_, builder_);
        } else
            readGaze(byTheirStems(tablesOfOneKind()));
        labels_.join(study_);
    }

  private:
    /// A given pattern does, for a folder; default patterns may fit by accident where what the files hold says who is who.
    bool namesCount(const std::vector<NamedFile>& names) {
        auto first = std::find_if(names.begin(), names.end(), [](const NamedFile& name) { return name.parts.has_value(); });
        if (first == names.end())
            return false;
        return (source_.isFolder() && !options_.name_pattern.empty()) ||
               !tables_[static_cast<std::size_t>(first - names.begin())].namesParticipants();
    }

    /// Files whose names give them a participant, as gaze or as features, whichever the first one holds.
    void readNamed(std::vector<NamedFile> names) {
        std::vector<TableFile> named;
        for (std::size_t i = 0; i < names.size(); ++i)
            if (names[i].parts)
                named.push_back(std::move(tables_[i]));
        if (const auto left_out = std::erase_if(names, [](const NamedFile& name) { return !name.parts; }); left_out > 0)
            study_.warnings.push_back(counted(left_out, "other table", "other tables") +
                                      " in the folder are named otherwise and were left out");
        settleConditions(names, labels_);
        const TableLayout& layout = named.front().layout();
        if (!layout.not_found.empty())
            refuseColumns(named.front());
        if (named.front().content() != Content::gaze)
            return readFeatures(named, names);
        std::vector<GazeTable> gaze;
        for (std::size_t i = 0; i < named.size(); ++i)
            gaze.push_back({std::move(named[i]),
                            {names[i].parts->participant, names[i].condition.empty() ? study_.name : names[i].condition,
                             names[i].condition}});
        readGaze(std::move(gaze));
    }

    [[noreturn]] static void refuseColumns(TableFile& table) {
        const TableLayout& layout = table.layout();
        throw ColumnsNotRecognised(table.path().string(), layout.header_line, layout.header, layout.not_found);
    }

    /// One file of features a participant and condition.
    void readFeatures(std::vector<TableFile>& files, const std::vector<NamedFile>& names) {
        FeatureSet& set = study_.features;
        for (std::size_t i = 0; i < files.size(); ++i) {
            const TableLayout& layout = files[i].layout();
            TextSource text = files[i].take(source_.part(i, files.size()));
            FeatureFile file = readFeatureFile(text, layout);
            if (set.names.empty())
                set.names = file.names;
            if (file.names != set.names)
                throw ParseError(text.name(), 1, 0,
                                 "its columns (" + std::to_string(file.names.size()) + ") differ from those of " +
                                     files.front().path().filename().string() + " (" + std::to_string(set.names.size()) + ")",
                                 "all files of features have the same columns");
            set.tables.push_back({builder_.participant(names[i].parts->participant), names[i].condition, std::move(file.values)});
        }
    }

    /// The one long table of features there is, if none holds gaze.
    TableFile* onlyFeatureTable() {
        TableFile* found = nullptr;
        for (TableFile& table : tables_) {
            const Content content = contentOf(table);
            if (content == Content::gaze)
                return nullptr;
            if (content != Content::features)
                continue;
            if (found != nullptr)
                throw ParseError(table.path().string(), 0, 0,
                                 "it and " + found->path().filename().string() + " are both tables of features",
                                 "open one of the tables, or keep one in the folder");
            found = &table;
        }
        return found;
    }

    /// Unknown for what is no table at all.
    Content contentOf(TableFile& table) {
        Content content = Content::unknown;
        try {
            content = table.content();
        } catch (const ParseError&) { // whoever has to read it says why
        }
        if (tables_.size() > 1)
            table.close();
        return content;
    }

    /// Several tables in one folder make one study when they have the same columns.
    std::vector<TableFile> tablesOfOneKind() {
        if (tables_.size() == 1)
            return std::move(tables_);
        std::vector<TableFile> gaze;
        for (TableFile& table : tables_)
            if (contentOf(table) == Content::gaze) {
                if (!gaze.empty() && table.layout().header != gaze.front().layout().header)
                    throw ParseError(table.path().string(), table.layout().header_line, 0,
                                     "its columns differ from those of " + gaze.front().path().filename().string(),
                                     "open one of the tables, or keep one kind in the folder");
                gaze.push_back(std::move(table));
            }
        if (gaze.empty())
            refuseColumns(tables_.front());
        if (gaze.size() < tables_.size())
            study_.warnings.push_back(counted(tables_.size() - gaze.size(), "other table", "other tables") +
                                      " in the folder hold no gaze and were left out");
        return gaze;
    }

    std::vector<GazeTable> byTheirStems(std::vector<TableFile> files) const {
        std::vector<GazeTable> gaze;
        for (TableFile& file : files) {
            const std::string stem = stemOf(file.path());
            gaze.push_back({std::move(file), {stem, files.size() == 1 ? stem : study_.name, {}}});
        }
        return gaze;
    }

    void readGaze(std::vector<GazeTable> files) {
        for (std::size_t i = 0; i < files.size(); ++i) {
            const TableLayout& layout = files[i].file.layout();
            TextSource text = files[i].file.take(source_.part(i, files.size()));
            readTable(text, layout, files[i].defaults, builder_);
        }
        attachPictures(study_, PictureFolders(pictureFoldersBeside(source_.folder())), options_);
        settleSizes(study_, options_, files.front().file.layout().positions);
        warnOfGazeOffStimulus(study_);
    }

    StudySource& source_;
    const OpenOptions& options_;
    StudyBuilder& builder_;
    Dataset& study_;
    Labels labels_;
    std::vector<TableFile> tables_;
};

bool recognises(StudySource& source, const OpenOptions&) {
    return !source.isFolder() || !source.files(tableExtensions()).empty();
}

} // namespace

Importer tableStudies() {
    return {.name = "Table of gaze or features",
            .extensions = tableExtensions(),
            .asks_columns = true,
            .recognises = recognises,
            .read = [](StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
                TableStudy(source, options, builder).read();
            }};
}

} // namespace nictate
