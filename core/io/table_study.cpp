// The importer of tables, and what the tables of a folder say together.

#include "core/data/dataset.h"
#include "core/data/reading_plan.h"
#include "core/errors.h"
#include "core/files/byte_stream.h"
#include "core/files/delimited_reader.h"
#include "core/files/folder.h"
#include "core/files/tracker_log.h"
#include "core/files/words.h"
#include "core/io/agreed_plan.h"
#include "core/io/feature_reader.h"
#include "core/io/file_owners.h"
#include "core/io/imotions_slides.h"
#include "core/io/importer.h"
#include "core/io/labels.h"
#include "core/io/name_pattern.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"
#include "core/io/recording_names.h"
#include "core/io/study_source.h"
#include "core/io/table_file.h"
#include "core/io/table_format.h"
#include "core/io/table_import.h"
#include "core/io/table_layout.h"
#include "core/io/table_names.h"
#include "core/io/unreadable_files.h"
#include "core/io/unused_columns.h"
#include "core/io/video.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace nictate {

namespace fs = std::filesystem;

namespace {

bool isTrackerLog(const fs::path& file) {
    ByteStream bytes = fileBytes(file);
    return trackerLogIn(lookAhead(bytes, tracker_log_head)).has_value();
}

/// Whether a file of an unknown name may be looked at: no copy that an editor kept, and no program or page.
bool maybeTable(const fs::path& file) {
    static const std::vector<std::string> json = {".json", ".jsonl", ".ndjson"};
    if (hasExtension(file, json))
        return isTrackerLog(file);
    static const std::vector<std::string> others = {".bak", ".old",  ".orig", ".tmp", ".json", ".jsonl",
                                                    ".xml", ".html", ".htm",  ".md",  ".m",    ".r",
                                                    ".py",  ".c",    ".cpp",  ".h",   ".js",   ".ipynb"};
    return !file.filename().string().ends_with('~') && !hasExtension(file, others) && !isAboutStudy(file) &&
           !isCalledUnreadable(file) && !hasExtension(file, importedExtensions()) && tellsOfGaze(file);
}

/// The tables of a folder; where none is called so, files of other names that hold gaze: those in it, else those below.
std::vector<fs::path> tablesOf(StudySource& source) {
    std::vector<fs::path> tables = dataTablesAmong(source.files(tableExtensions()));
    if (!tables.empty() || !source.isFolder())
        return tables;
    std::vector<fs::path> below;
    for (const fs::path& file : source.files())
        if (maybeTable(file))
            (file.parent_path() == source.folder() ? tables : below).push_back(file);
    return tables.empty() ? below : tables;
}

/// What a table's own head says about the program that wrote it.
struct Written {
    fs::path file;
    ReadingPlan plan;
    std::set<std::string> no_opinion;
    std::string kind; ///< empty for a table of gaze of no known program
};

std::optional<Written> writtenBy(const fs::path& path, bool one_stimulus) {
    refuseSpecialFile(path);
    try {
        SourceFile file(path);
        const ReadingPlan fixed = formatPlan(file.look(), tableFormats(), one_stimulus);
        Written written{path, {}, {}, fixed.value("format") + fixed.value("files")};
        const TableLayout layout = detectLayout(file.look(), settledBy(fixed, {}));
        if (written.kind.empty() && !detectLayout(file.look(), {}).columns.complete())
            return {};
        for (const auto& [key, entry] : fixed.entries()) {
            if (key != "decimal" || entry.origin != Origin::guessed) // each file's numbers show it
                written.plan.say(key, entry.value, entry.origin);
            if (entry.origin == Origin::guessed && !layout.has_rows)
                written.no_opinion.insert(key);
        }
        if (file.look().isMade())
            written.no_opinion.insert("delimiter");
        return written;
    } catch (const ParseError&) { // whoever has to read it says why
        return {};
    }
}

using Kinds = std::map<std::string, std::vector<Written>>;

bool ofOneProgram(const Kinds& kinds) {
    const std::string& first = kinds.begin()->first; // the shortest of names that begin alike
    const std::string program = first.substr(0, first.find('_'));
    return !program.empty() &&
           std::all_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.first.starts_with(program); });
}

/// Headsets: nobody exports one recording from two of them.
bool areDevices(const Kinds& kinds) {
    static constexpr std::string_view devices[] = {"htc-vive", "varjo", "varjo-unity", "hololens-arett", "pico"};
    return std::all_of(kinds.begin(), kinds.end(), [](const auto& kind) {
        return std::find(std::begin(devices), std::end(devices), kind.first) != std::end(devices);
    });
}

/// Of a program's kinds of export (Gazepoint's samples before its fixations, else those of most files) one makes the study; the
/// others are told as not read. Files of several programs make none where some are fewer, nor those of several devices.
const std::vector<Written>& chosenKind(const Kinds& kinds, const std::string& wanted) {
    if (const auto named = kinds.find(wanted); !wanted.empty() && named != kinds.end())
        return named->second;
    const auto fewer = [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); };
    const auto most = std::max_element(kinds.begin(), kinds.end(), fewer);
    if (kinds.size() == 1 || ofOneProgram(kinds))
        return kinds.begin()->first.find('_') != std::string::npos ? kinds.begin()->second : most->second;
    const auto fewest = std::min_element(kinds.begin(), kinds.end(), fewer);
    if (fewest->second.size() == most->second.size() && kinds.size() == 2 &&
        !areDevices(kinds)) // one is read, of a known program before any other; a release asks about the others
        return kinds.begin()->first.empty() ? kinds.rbegin()->second : most->second;
    const Written& odd = fewest == most ? std::next(most)->second.front() : fewest->second.front();
    const std::string usual = inQuotes(most->second.front().file.filename().string());
    throw ParseError(
        odd.file.string(), 0, 0,
        odd.kind.empty()      ? Text("is a table of no known program where %1 is one of %2", usual, most->first)
        : most->first.empty() ? Text("is a table of %1 where %2 is one of no known program", odd.kind, usual)
                              : Text("is a table of %1 where %2 is one of %3", odd.kind, usual, most->first),
        Text("keep one kind in the folder, leave files out (--leave-out NAME), or name the kind to read (--format)"));
}

/// What the tables of a folder agree on about the program that wrote them; nothing where it is none of the known ones. Of several
/// programs' tables those of the `wanted` format count. `one_stimulus`: see TableHead. Throws ParseError where nobody said which
/// of them are the study.
ReadingPlan agreedFormat(const std::vector<fs::path>& tables, const std::string& wanted, bool one_stimulus) {
    Kinds kinds;
    std::vector<fs::path> others;
    for (const fs::path& path : tables)
        if (isSlideTable(path))
            continue;
        else if (std::optional<Written> written = writtenBy(path, one_stimulus))
            kinds[written->kind].push_back(std::move(*written));
        else
            others.push_back(path);
    if (kinds.empty())
        return {};
    // Tables of features, one a person: a few of gaze among them do not say how all are read.
    if (2 * others.size() > tables.size() && !fittingPattern(tables).empty())
        for (const fs::path& path : others)
            kinds[""].push_back({path, {}, {}, {}});
    std::vector<OwnPlan> own;
    for (const Written& table : chosenKind(kinds, wanted))
        own.push_back({table.file, table.plan, table.no_opinion});
    return agreedPlan(own);
}

enum class NamedKind { samples, fixations, other };

struct KindWord {
    std::string_view word;
    NamedKind kind;
};

/// The longest of these words that a name ends with, as a word of its own.
const KindWord* kindIn(const std::string& stem) {
    static constexpr KindWord words[] = {
        {"samples", NamedKind::samples},    {"sample", NamedKind::samples},   {"raw", NamedKind::samples},
        {"raw_data", NamedKind::samples},   {"rawdata", NamedKind::samples},  {"gaze", NamedKind::samples},
        {"gaze_data", NamedKind::samples},  {"gazedata", NamedKind::samples}, {"fixations", NamedKind::fixations},
        {"fixation", NamedKind::fixations}, {"fix", NamedKind::fixations},    {"saccades", NamedKind::other},
        {"saccade", NamedKind::other},      {"sac", NamedKind::other},        {"blinks", NamedKind::other},
        {"blink", NamedKind::other},        {"events", NamedKind::other},     {"event", NamedKind::other},
        {"messages", NamedKind::other},     {"message", NamedKind::other},    {"msg", NamedKind::other},
        {"log", NamedKind::other},          {"logs", NamedKind::other},       {"trials", NamedKind::other},
        {"behavior", NamedKind::other},     {"behaviour", NamedKind::other},  {"responses", NamedKind::other},
        {"mouse", NamedKind::other},        {"keyboard", NamedKind::other},   {"calibration", NamedKind::other},
        {"validation", NamedKind::other},   {"info", NamedKind::other}};
    const std::string name = lowerCase(stem);
    const KindWord* longest = nullptr;
    for (const KindWord& one : words) {
        if (!name.ends_with(one.word) || (longest != nullptr && longest->word.size() > one.word.size()))
            continue;
        const std::size_t before = name.size() - one.word.size();
        if (before == 0 || name[before - 1] == '_' || name[before - 1] == '-' || name[before - 1] == ' ' ||
            name[before - 1] == '.')
            longest = &one;
    }
    return longest;
}

bool holdsColumnsOfGaze(const fs::path& path) {
    try {
        return detectLayout(SourceFile(path).look(), {}).columns.complete();
    } catch (const ParseError&) {
        return false;
    }
}

/// The innermost folder of a study's file whose whole name is one of these words: "P1/saccades/a.csv".
std::string folderOfKind(const fs::path& file, const fs::path& study) {
    for (fs::path folder = file.parent_path(); folder.has_filename() && folder != study; folder = folder.parent_path()) {
        const std::string name = folder.filename().string();
        if (const KindWord* kind = kindIn(name); kind != nullptr && kind->word.size() == name.size())
            return name;
    }
    return {};
}

/// Whether a study's file is called by `ending`, or lies in a folder that is, where that is "fixations/".
bool isCalledSo(const fs::path& file, const std::string& ending, const fs::path& study) {
    const std::string folders = "/" + file.parent_path().lexically_relative(study).generic_string() + "/";
    return ending.ends_with('/') ? folders.find("/" + ending) != std::string::npos : stemOf(file).ends_with(ending);
}

/// Of tables of no known program that are named after what they hold (P1_fixations, P1_saccades, P1_raw), how the names of those
/// end that are read: the samples' before the fixations', of which the first table has the columns of gaze. Where folders are
/// named so (fixations/P1, saccades/P1), that folder's name with "/". Empty where three quarters are not named so, or all alike.
std::string endingOfGaze(const std::vector<fs::path>& tables, const fs::path& study) {
    struct Named {
        NamedKind kind;
        fs::path file;
        std::string ending; ///< of the file's name, or its folder with "/"
    };
    std::map<std::string_view, Named> by_name, by_folder;
    std::size_t named = 0, in_folders = 0;
    for (const fs::path& path : tables) {
        const std::string stem = stemOf(path);
        if (const KindWord* kind = kindIn(stem)) {
            by_name.try_emplace(kind->word, Named{kind->kind, path, stem.substr(stem.size() - kind->word.size())});
            ++named;
        }
        if (const std::string folder = folderOfKind(path, study); !folder.empty()) {
            const KindWord* kind = kindIn(folder);
            by_folder.try_emplace(kind->word, Named{kind->kind, path, folder + "/"});
            ++in_folders;
        }
    }
    for (const auto& [firsts, count] : {std::pair(&by_name, named), std::pair(&by_folder, in_folders)}) {
        if (firsts->size() < 2 || 4 * count < 3 * tables.size())
            continue;
        for (const NamedKind wanted : {NamedKind::samples, NamedKind::fixations})
            for (const auto& [word, first] : *firsts)
                if (first.kind == wanted && holdsColumnsOfGaze(first.file))
                    return first.ending;
    }
    return {};
}

using Content = TableFile::Content;

struct Wearer {
    std::string name;
    fs::path file; ///< that says so
};
using Wearers = std::map<std::string, Wearer>;

void add(Wearers& wearers, const std::string& recording, const std::string& name, const fs::path& file) {
    if (recording.empty() || name.empty())
        return;
    const auto [known, fresh] = wearers.try_emplace(recording, Wearer{name, file});
    if (const Wearer& other = known->second; !fresh && other.name != name)
        throw ParseError(file.string(), 0, 0,
                         Text("says that %1 wore the tracker in recording %2, %3 says %4", inQuotes(name), inQuotes(recording),
                              other.file.string(), inQuotes(other.name)),
                         Text("correct one of the files"));
}

void addInfo(Wearers& wearers, const fs::path& file) {
    const std::string name = textInJson(file, "wearer_name");
    add(wearers, textInJson(file, "recording_id"), name.empty() ? textInJson(file, "wearer_id") : name, file);
}

void addSections(Wearers& wearers, const fs::path& file) {
    TextSource text = TextSource::fromFile(file);
    DelimitedReader rows(text, ',', 1);
    std::size_t recording = 0, name = 0;
    while (rows.next()) {
        const std::vector<Cell>& cells = rows.cells();
        auto placeOf = [&](std::initializer_list<std::string_view> names) {
            const auto found = std::find_if(cells.begin(), cells.end(), [&](const Cell& cell) {
                return std::find(names.begin(), names.end(), cell.text) != names.end();
            });
            return static_cast<std::size_t>(found - cells.begin());
        };
        if (rows.line() == 1) {
            recording = placeOf({"recording id", "recording_id"});
            name = placeOf({"wearer name", "wearer_name"});
            if (std::max(recording, name) >= cells.size())
                return;
        } else if (std::max(recording, name) < cells.size())
            add(wearers, asUtf8(cells[recording].text), asUtf8(cells[name].text), file);
    }
}

/// Who wore the tracker, by the recording's id, as the info.json of recordings and Pupil Cloud's sections.csv say.
std::map<std::string, std::string> wearersBeside(StudySource& source) {
    std::vector<fs::path> files = source.isFolder() ? source.files() : filesIn(source.folder());
    Wearers wearers;
    for (const fs::path& file : files)
        if (file.filename() == "info.json")
            addInfo(wearers, file);
        else if (file.filename() == "sections.csv")
            addSections(wearers, file);
    std::map<std::string, std::string> names;
    for (const auto& [recording, wearer] : wearers)
        names[recording] = wearer.name;
    return names;
}

/// The files that say it, as a reading plan names them.
constexpr const char* wearer_files = "info.json, sections.csv";

/// A table of gaze and what its rows are given when they do not say it.
struct GazeTable {
    TableFile file;
    TableDefaults defaults;
};

/// How people are told apart in tables: the words of the plan's entry "person".
constexpr const char* by_column = "column";
constexpr const char* by_pattern = "pattern";
constexpr const char* by_file = "file"; ///< of "stimulus"
constexpr const char* in_preamble = "preamble ";

class TableStudy {
  public:
    TableStudy(StudySource& source, const OpenOptions& options) : source_(source), options_(options) {
        if (source.isFolder() || !isLabelTable(source.path()))
            labels_ = Labels::beside(source.folder());
        if (!source.isFolder())
            tables_.emplace_back(std::move(source.file()), options);
        else
            for (const fs::path& path : tablesOf(source))
                if (isSlideTable(path))
                    slides_.push_back(path);
                else if (isCalledSo(path, options.plan.value("files"), source.folder()))
                    tables_.emplace_back(SourceFile(path), options);
                else
                    other_files_.push_back(path);
        if (tables_.empty())
            throw ParseError(
                source.path().string(), 0, 0,
                Text("no file's name ends with %1, and no folder is called so", inQuotes(options.plan.value("files"))),
                Text("correct the plan, or name the files so"));
    }

    /// By the names of all files and what the beginning of each says.
    ReadingPlan plan() {
        ReadingPlan plan;
        if (const std::vector<TableFile*> named = filesThatNamesTell(); !named.empty()) {
            plan.say("person", by_pattern, Origin::guessed);
            planContent(plan, named, mostHoldGaze(named) ? Content::gaze : Content::features);
            std::string pattern = fittingPattern(paths());
            constexpr std::string_view stimulus = "{stimulus}";
            if (const std::size_t at = pattern.find(stimulus); at != std::string::npos && plan.find("columns.stimulus"))
                pattern.replace(at, stimulus.size(), "{recording}"); // a column says what was looked at
            plan.say("pattern", pattern, Origin::guessed);
        } else if (TableFile* features = onlyFeatureTable()) {
            planContent(plan, {features}, Content::features);
            TextSource text = features->take({});
            plan.take(planOfFeatures(text, features->layout(), options_));
            plan.say("person", by_column, Origin::format);
        } else if (options_.plan.value("content") != feature_content) { // else reading says what the table lacks
            planContent(plan, tablesOfGaze(), Content::gaze);
            if (columnOfPeople(plan)) {
                plan.say("person", by_column, Origin::format);
                sayStimuli(plan);
            } else
                plan.take(planOwners(pathsOfGaze(), options_));
            sayWearers(plan);
        }
        giveBack();
        return plan;
    }

    void read(StudyBuilder& builder) {
        builder_ = &builder;
        for (const fs::path& path : other_files_)
            nameUnusedFile(path);
        if (options_.person == by_pattern)
            readNamed(namedFiles());
        else if (options_.plan.value("content") == feature_content)
            readFeatureTable();
        else
            readGaze(withOwners(tablesOfOneKind()));
        if (const PlanEntry* content = study().frame.reading.find("content");
            content != nullptr && content->origin == Origin::guessed && content->value == feature_content)
            study().warnings.push_back(
                mayBePositions(study().features.names)
                    ? Text("the tables are read as features, but two of their columns may be positions of gaze; if they are, say "
                           "which (--columns x=NAME,y=NAME)")
                : study().frame.reading.value("header") == "line"
                    ? Text("the table has no positions of gaze and is read as features; if it holds gaze, say which columns are "
                           "its positions (--columns x=NAME,y=NAME)")
                    : Text("the tables have no names of columns and are read as features; where the columns are "
                           "positions, say --columns 'x=column 1,y=column 2' --read rows=samples --rate 60"));
        labels_.join(study());
    }

  private:
    static constexpr const char* gaze_content = "gaze";
    static constexpr const char* feature_content = "features";

    Dataset& study() { return builder_->study; }

    std::vector<fs::path> paths() const {
        std::vector<fs::path> paths;
        for (const TableFile& table : tables_)
            paths.push_back(table.path());
        return paths;
    }

    std::vector<fs::path> pathsOfGaze() {
        std::vector<fs::path> paths;
        for (const TableFile* table : tablesOfGaze())
            paths.push_back(table->path());
        return paths;
    }

    /// Recordings may be several of one person, whom files beside the tables name.
    void sayWearers(ReadingPlan& plan) const {
        const std::string person = options_.plan.value("columns.participant");
        if (person == "recording id" && options_.person.empty() && !wearersBeside(source_).empty())
            plan.say("wearers", wearer_files, Origin::guessed);
    }

    /// Files that hold several people each may be a stimulus each, as where they are called after texts.
    void sayStimuli(ReadingPlan& plan) {
        if (plan.find("columns.stimulus") || options_.plan.find("columns.stimulus") || options_.plan.find("format"))
            return;
        std::map<std::string, std::size_t> people;
        std::size_t tables = 0, called_so = 0;
        for (TableFile* table : tablesOfGaze()) {
            const std::string person = table->firstCell(Role::participant);
            ++tables;
            ++people[person];
            called_so += lowerCase(stemOf(table->path())).find(lowerCase(person)) != std::string::npos ? 1 : 0;
        }
        if (tables > 1 && people.size() < tables && 2 * called_so <= tables)
            plan.say("stimulus", by_file, Origin::guessed);
    }

    std::vector<NamedFile> namedFiles() const {
        const bool only_column = !options_.person.empty() && options_.person != by_pattern;
        return only_column ? std::vector<NamedFile>(tables_.size()) : nameFiles(paths(), options_.name_pattern);
    }

    /// A single file that was looked at is opened once for both.
    void giveBack() {
        if (!source_.isFolder())
            source_.file() = std::move(tables_.front()).file();
    }

    /// Those whose names give them a participant, where that counts. A given pattern does, for a folder; default patterns may
    /// fit by accident: where they fit few names, or what most of these files hold says who is who.
    std::vector<TableFile*> filesThatNamesTell() {
        const std::vector<NamedFile> names = namedFiles();
        std::vector<TableFile*> named;
        for (std::size_t i = 0; i < names.size(); ++i)
            if (names[i].parts)
                named.push_back(&tables_[i]);
        if (source_.isFolder() && !options_.name_pattern.empty())
            return named;
        const auto telling =
            std::count_if(named.begin(), named.end(), [this](TableFile* table) { return tellsWhoseRowsAre(*table); });
        const bool by_accident = 2 * named.size() <= names.size() || 2 * static_cast<std::size_t>(telling) > named.size();
        return by_accident ? std::vector<TableFile*>() : named;
    }

    bool tellsWhoseRowsAre(TableFile& table) { return contentOf(table) != Content::unknown && table.namesParticipants(); }

    bool mostHoldGaze(const std::vector<TableFile*>& tables) {
        return 2 * std::count_if(tables.begin(), tables.end(),
                                 [this](TableFile* table) { return contentOf(*table) == Content::gaze; }) >
               static_cast<std::ptrdiff_t>(tables.size());
    }

    /// Whether a column says whose rows they are, by what was found or said.
    bool columnOfPeople(const ReadingPlan& found) const {
        const char* key = "columns.participant";
        const PlanEntry* said = options_.plan.find(key);
        return said != nullptr ? said->value != no_column : found.find(key) != nullptr;
    }

    /// What all of them say. Where a file is a person's, its header is one person's doing: a guess.
    void planContent(ReadingPlan& plan, const std::vector<TableFile*>& tables, Content content) {
        std::vector<OwnPlan> own;
        for (TableFile* table : tables) {
            const TableLayout& layout = table->layout();
            if (!layout.not_found.empty() || (content == Content::gaze && !layout.columns.complete()))
                refuseColumns(*table);
            own.push_back({table->path(), {}, layout.undecided});
            const ReadingPlan says = planOf(layout);
            for (const auto& [key, entry] : says.entries())
                if (!options_.plan.find(key)) // else it is settled, as a column whose name a unit or a date follows
                    own.back().plan.say(key, entry.value, entry.origin);
            if (tables_.size() > 1)
                table->close();
        }
        const ReadingPlan agreed = agreedPlan(own);
        const bool of_people = !columnOfPeople(agreed) && !options_.plan.find("format");
        const bool named =
            std::all_of(tables.begin(), tables.end(), [](TableFile* table) { return table->layout().header_line > 0; });
        const bool positions = std::any_of(tables.begin(), tables.end(), [](TableFile* table) {
            return table->layout().may_be_gaze || mayBePositions(table->layout().header);
        });
        plan.say("content", content == Content::gaze ? gaze_content : feature_content,
                 content == Content::gaze || (named && !positions) ? Origin::format : Origin::guessed);
        for (const auto& [key, entry] : agreed.entries())
            plan.say(key, entry.value, of_people ? Origin::guessed : entry.origin);
        sayLost(plan);
    }

    /// What trackers write where they lost the eye, of samples whose origin is a corner: no file decides it.
    void sayLost(ReadingPlan& plan) const {
        const auto planned = [&](const char* key) {
            return options_.plan.find(key) ? options_.plan.value(key) : plan.value(key);
        };
        const std::string positions = planned("positions");
        if (planned("rows") == "samples" && (positions == "px" || positions == "fraction") && !options_.plan.find("format"))
            plan.say("lost", lost_eye, Origin::usual);
    }

    /// Files whose names give them a participant, as gaze or as features.
    void readNamed(std::vector<NamedFile> names) {
        std::vector<TableFile> named;
        for (std::size_t i = 0; i < names.size(); ++i)
            if (names[i].parts)
                named.push_back(std::move(tables_[i]));
        if (const auto left_out = std::erase_if(names, [](const NamedFile& name) { return !name.parts; }); left_out > 0)
            study().warnings.push_back(counted(left_out, Text("other table in the folder are named otherwise and were left out"),
                                               Text("other tables in the folder are named otherwise and were left out")));
        settleConditions(names, labels_);
        if (options_.plan.value("content") == feature_content)
            return readFeatures(named, names);
        std::vector<GazeTable> gaze;
        for (std::size_t i = 0; i < named.size(); ++i) {
            const NameParts& parts = *names[i].parts;
            const std::string otherwise = names[i].condition.empty() ? study().name : names[i].condition;
            gaze.push_back({std::move(named[i]),
                            {parts.participant, parts.stimulus.empty() ? otherwise : parts.stimulus, names[i].condition}});
        }
        readGaze(std::move(gaze));
    }

    [[noreturn]] static void refuseColumns(TableFile& table) {
        const TableLayout& layout = table.layout();
        throw ColumnsNotRecognised(table.path().string(), layout.header_line, layout.header, layout.not_found);
    }

    /// One file of features a participant and condition.
    void readFeatures(std::vector<TableFile>& files, const std::vector<NamedFile>& names) {
        FeatureSet& set = study().features;
        for (std::size_t i = 0; i < files.size(); ++i) {
            const TableLayout& layout = files[i].layout();
            TextSource text = files[i].take(source_.part(i, files.size()));
            FeatureFile file = readFeatureFile(text, layout);
            if (set.names.empty())
                set.names = file.names;
            if (file.names != set.names)
                throw ParseError(text.name(), 1, 0,
                                 Text("its columns (%1) differ from those of %2 (%3)", file.names.size(),
                                      files.front().path().filename().string(), set.names.size()),
                                 Text("all files of features have the same columns"));
            set.tables.push_back(
                {builder_->participant(names[i].parts->participant), names[i].condition, std::move(file.values)});
        }
    }

    void readFeatureTable() {
        TableFile* features = onlyFeatureTable();
        TableFile& table = features != nullptr ? *features : tables_.front(); // which says what it lacks
        const TableLayout& layout = table.layout();
        TextSource text = table.take(source_.progress());
        readLongFeatureTable(text, layout, options_, *builder_);
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
                                 Text("it and %1 are both tables of features", found->path().filename().string()),
                                 Text("open one of the tables, or keep one in the folder"));
            found = &table;
        }
        return found;
    }

    /// Unknown for what is no table at all.
    Content contentOf(TableFile& table) const {
        Content content = Content::unknown;
        try {
            content = table.content();
        } catch (const ParseError&) { // whoever has to read it says why
        }
        if (tables_.size() > 1)
            table.close();
        return content;
    }

    std::vector<TableFile*> tablesOfGaze() {
        std::vector<TableFile*> gaze;
        for (TableFile& table : tables_)
            if (tables_.size() == 1 || contentOf(table) == Content::gaze)
                gaze.push_back(&table);
        if (gaze.empty())
            refuseColumns(tables_.front());
        return gaze;
    }

    /// Several tables in one folder make one study when they have the plan's columns.
    std::vector<TableFile> tablesOfOneKind() {
        if (tables_.size() == 1)
            return std::move(tables_);
        std::vector<TableFile> gaze;
        for (TableFile& table : tables_)
            if (contentOf(table) == Content::gaze && !isOfAnotherFormat(table.path()))
                gaze.push_back(std::move(table));
            else
                leaveOut(table, gaze.empty()
                                    ? Text("its columns differ from the plan's")
                                    : Text("its columns differ from those of %1", gaze.front().path().filename().string()));
        if (gaze.empty())
            refuseColumns(tables_.front());
        return gaze;
    }

    /// Where the plan is that of a tracker's program: whether another of its kinds of table, or another program's.
    bool isOfAnotherFormat(const fs::path& path) const {
        const std::string planned = options_.plan.value("format");
        const std::vector<TableFormat>& known = tableFormats();
        if (std::none_of(known.begin(), known.end(), [&](const TableFormat& format) { return format.id == planned; }))
            return false;
        SourceFile file(path);
        const std::string own = formatPlan(file.look()).value("format");
        return !own.empty() && own != planned;
    }

    /// A table of gaze that the plan does not fit is left out only where it is of another known kind.
    void leaveOut(const TableFile& table, const Text& problem) {
        const OpenOptions anything;
        TableFile alone(SourceFile(table.path()), anything);
        if (contentOf(alone) == Content::gaze && !isOfAnotherFormat(table.path()))
            throw ParseError(table.path().string(), alone.layout().header_line, 0, problem,
                             Text("open one of the tables, or keep one kind in the folder"));
        nameUnusedFile(table.path());
    }

    void nameUnusedFile(const fs::path& path) { study().unused.push_back("file " + source_.relativeName(path)); }

    /// Each file's rows get what the plan says about the file where they do not say it themselves.
    std::vector<GazeTable> withOwners(std::vector<TableFile> files) {
        std::vector<fs::path> paths;
        for (const TableFile& file : files)
            paths.push_back(file.path());
        const bool by_preamble = options_.person.starts_with(in_preamble);
        const std::vector<FileOwner> owners =
            by_preamble ? std::vector<FileOwner>(files.size()) : ownersOf(paths, options_, study().name, labels_);
        std::vector<GazeTable> gaze;
        for (std::size_t i = 0; i < files.size(); ++i) {
            const bool alone = files.size() == 1 || options_.plan.value("stimulus") == by_file;
            const std::string named = alone ? stemOf(files[i].path()) : study().name;
            const std::string stimulus = owners[i].stimulus.empty() ? named : owners[i].stimulus;
            std::string participant = by_preamble ? personIn(files[i]) : owners[i].participant;
            gaze.push_back({std::move(files[i]), {std::move(participant), stimulus, owners[i].condition}});
        }
        return gaze;
    }

    /// Whose file it is by the lines above its header.
    std::string personIn(TableFile& file) {
        const std::string word = options_.person.substr(std::string_view(in_preamble).size());
        std::string person = file.inPreamble(word);
        if (person.empty())
            throw ParseError(file.path().string(), 0, 0, Text("does not say whose it is (%1)", inQuotes(word)),
                             Text("give --person file, or another rule"));
        return person;
    }

    /// What the lines above a header say of the whole file: its screen and which of a person's recordings it is.
    void takeLinesAbove(GazeTable& table) {
        const std::string screen_line = options_.plan.value("screen-line"), session_line = options_.plan.value("session-line");
        const std::string planned = options_.plan.value("screen");
        const std::string stated = screen_line.empty() ? std::string() : sizeIn(table.file.inPreamble(screen_line));
        if (!stated.empty() && !planned.empty() && stated != planned)
            throw otherScreen(table.file.path().string(), 0, stated, planned);
        if (const std::string session = session_line.empty() ? std::string() : table.file.inPreamble(session_line);
            !session.empty())
            table.defaults.recording = session;
    }

    void readGaze(std::vector<GazeTable> files) {
        UnusedColumns unused(study().frame.reading);
        const ShownTo shown = slidesIn(slides_);
        std::set<std::string> told; // whose slides are known
        if (options_.plan.find("wearers"))
            for (const std::map<std::string, std::string> wearers = wearersBeside(source_); GazeTable & file : files)
                file.defaults.wearers = wearers;
        for (std::size_t i = 0; i < files.size(); ++i) {
            takeLinesAbove(files[i]);
            if (const auto own = shown.empty() ? shown.end() : shown.find(respondentOf(files[i].file.path()));
                own != shown.end()) {
                files[i].defaults.shown = own->second;
                told.insert(own->first);
            } else if (!shown.empty())
                study().warnings.push_back(Text("no table of slides belongs to %1: it is read as one recording",
                                                inQuotes(source_.relativeName(files[i].file.path()))));
            builder_->beginFile(files[i].file.path());
            const TableLayout& layout = files[i].file.layout();
            if (!layout.columns[Role::participant]) // who is there whatever the rows are
                builder_->participant(files[i].defaults.participant);
            TextSource text = files[i].file.take(source_.part(i, files.size()));
            WatchedColumns watched = unused.toWatch(layout);
            const std::size_t first = study().recordings.size();
            readTable(text, layout, files[i].defaults, *builder_, &watched);
            for (std::size_t at = first; at < study().recordings.size(); ++at)
                tables_of_.push_back(files[i].file.path());
            unused.see(layout, watched);
        }
        askAboutOnePerson(files);
        for (const fs::path& table : slides_)
            if (!told.contains(respondentOf(table)))
                study().warnings.push_back(
                    Text("the table of slides %1 belongs to no recording", inQuotes(source_.relativeName(table))));
        takeScenes();
        unused.tell(study());
        tellOfRows(files.front().file.layout());
        tellOfEvents(files.front().file.layout());
        attachPictures(study(), PictureFolders(pictureFoldersBeside(source_.folder())), options_);
        settleSizes(study(), options_, files.front().file.layout().positions);
        warnOfGazeOffStimulus(study());
    }

    /// The video of a person's glasses lies beside the table, called like the stimulus or the table, and begins with the
    /// recording. One that several recordings could have is nobody's.
    void takeScenes() {
        const std::string scenes = study().frame.reading.value("scene-camera");
        if (scenes != "videos" && scenes != "all")
            return;
        std::map<fs::path, PictureFolders> beside;
        std::map<std::string, std::vector<std::size_t>> recordings_of; // by video
        for (std::size_t i = 0; i < study().recordings.size() && i < tables_of_.size(); ++i) {
            const fs::path folder = tables_of_[i].parent_path();
            const PictureFolders& found = beside.try_emplace(folder, pictureFoldersBeside(folder)).first->second;
            std::string video = found.find(study().stimuli[study().recordings[i].stimulus].id).string();
            if (!namesVideo(video))
                video = found.find(stemOf(tables_of_[i])).string();
            if (namesVideo(video))
                recordings_of[video].push_back(i);
        }
        for (const auto& [video, recordings] : recordings_of) {
            Recording& recording = study().recordings[recordings.front()];
            double begins = recording.samples.empty() ? missing : recording.samples.front().t_ms;
            if (!recording.fixations.empty())
                begins = std::fmin(begins, recording.fixations.front().start_ms);
            if (recordings.size() > 1)
                study().warnings.push_back(Text("%1 is not shown: %2 recordings are called like it", video, recordings.size()));
            else if (!std::isnan(begins))
                recording.scene = {video, begins};
        }
    }

    /// Where nobody gives a participant's number, OpenSesame writes 999 in each file: all files name one participant then.
    void askAboutOnePerson(std::vector<GazeTable>& files) {
        if (files.size() < 2 || study().participants.size() != 1 || options_.person != by_column)
            return;
        if (const auto column = files.front().file.layout().columns[Role::participant])
            study().warnings.push_back(
                Text("all %1 files name one participant in column %2; if each file is a person's, say so (--person file "
                     "--columns participant=none)",
                     files.size(), inQuotes(files.front().file.layout().header[*column])));
    }

    /// Where no column says when a row was or how long it lasted.
    void tellOfRows(const TableLayout& layout) {
        const PlanEntry* rows = study().frame.reading.find("rows");
        const bool untimed = !layout.columns[Role::time] && !layout.columns[Role::duration] && !layout.columns[Role::start];
        if (rows != nullptr && rows->origin == Origin::guessed && rows->value == "fixations" && untimed)
            study().warnings.push_back(
                Text("no column says when a row was or how long it lasted, so each counts as a fixation; of "
                     "samples say --read rows=samples --rate 60"));
    }

    /// Numbers that tell events, and blinks in a table of fixations, which mean what no file says.
    void tellOfEvents(const TableLayout& layout) {
        const PlanEntry* codes = study().frame.reading.find("event-codes");
        const bool guessed = codes != nullptr && codes->origin == Origin::guessed && layout.columns[Role::event];
        if (guessed && layout.rows == RowKind::samples)
            study().warnings.push_back(
                Text("column %1 tells events by numbers, and no file says what they mean: every sample is kept; if a number "
                     "tells blinks, say so (--read \"event-codes=1=fixation|2=saccade|3=blink\")",
                     inQuotes(layout.header[*layout.columns[Role::event]])));
        else if (guessed)
            study().warnings.push_back(
                Text("column %1 tells events by numbers, and no file says what they mean: it is read as %2, and rows of other "
                     "numbers are no fixations; say what is right (--read \"event-codes=1=fixation|2=saccade|3=blink\")",
                     inQuotes(layout.header[*layout.columns[Role::event]]), codes->value));
        const PlanEntry *event = study().frame.reading.find("columns.event"), *rows = study().frame.reading.find("rows");
        if (const auto unread = columnLikeEvents(layout.header);
            unread && event != nullptr && event->origin == Origin::guessed && event->value == no_column)
            study().warnings.push_back(
                Text("column %1 holds numbers that do not look like events and is not used: every row counts as a fixation; if "
                     "they tell events, say what they mean (--columns event=%2 --read \"event-codes=1=fixation|2=saccade\")",
                     inQuotes(layout.header[*unread]), layout.header[*unread]));
        if (layout.blinks && rows != nullptr && rows->value == "fixations" && !options_.plan.find("keep"))
            study().warnings.push_back(
                Text("column %1 is not used: rows of blinks count as fixations; if it says which rows are blinks, leave them out "
                     "(--read keep=%2=0)",
                     inQuotes(layout.header[*layout.blinks]), layout.header[*layout.blinks]));
    }

    StudySource& source_;
    const OpenOptions& options_;
    StudyBuilder* builder_ = nullptr;
    Labels labels_;
    std::vector<TableFile> tables_;
    std::vector<fs::path> other_files_; ///< of a kind that is not read
    std::vector<fs::path> tables_of_;   ///< of each recording
    std::vector<fs::path> slides_;      ///< tables of what was shown when
};

/// What the program that wrote the tables fixes, and with that the rest.
ReadingPlan planTables(StudySource& source, OpenOptions options) {
    if (!options.settled && !source.isFolder())
        options = withFormat(source.file().look(), std::move(options));
    else if (!options.settled) {
        const std::vector<fs::path> tables = tablesOf(source);
        const ReadingPlan fixed = agreedFormat(tables, options.plan.value("format"), saysOneStimulus(options));
        options.settled = fixed.find("format") != nullptr;
        options.plan.take(fixed);
        if (const std::string ending = options.settled ? std::string() : endingOfGaze(tables, source.folder()); !ending.empty())
            options.plan.say("files", ending, Origin::guessed);
        options = valuesOf(std::move(options));
    }
    ReadingPlan plan = options.plan;
    const ReadingPlan seen = TableStudy(source, options).plan();
    for (const auto& [key, entry] : seen.entries())
        if (!plan.find(key)) // what a format guesses stays a guess
            plan.say(key, entry.value, entry.origin);
    return plan;
}

bool recognisesTables(StudySource& source, const OpenOptions&) { return !source.isFolder() || !tablesOf(source).empty(); }

} // namespace

Importer tableStudies() {
    return {.id = "table",
            .name = Text("Table of gaze or features"),
            .extensions = tableExtensions(),
            .asks_columns = true,
            .recognises = recognisesTables,
            .plan = planTables,
            .read = [](StudySource& source, const OpenOptions& options,
                       StudyBuilder& builder) { TableStudy(source, options).read(builder); },
            .files = [](StudySource& source, const OpenOptions&) { return tablesOf(source); }};
}

} // namespace nictate
