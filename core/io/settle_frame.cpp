#include "core/io/settle_frame.h"

#include "core/data/found_frame.h"
#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/labels.h"
#include "core/io/name_pattern.h"
#include "core/io/pictures.h"
#include "core/io/table_file.h"
#include "core/io/table_format.h"
#include "core/io/table_names.h"
#include "core/io/unreadable_files.h"

#include <algorithm>
#include <functional>
#include <set>

namespace nictate {

namespace fs = std::filesystem;

namespace {

bool everybodys(const std::vector<FrameTask>& tasks) {
    return std::all_of(tasks.begin(), tasks.end(), [](const FrameTask& task) { return task.people.empty(); });
}

/// Whether the heads of the files state every rate, one for each task.
bool ratesStated(const Dataset& study, const PublicFrame& frame) {
    return std::all_of(study.recordings.begin(), study.recordings.end(), [&](const Recording& recording) {
        if (recording.samples.empty())
            return true;
        const auto task = std::find_if(frame.tasks.value.begin(), frame.tasks.value.end(), [&](const FrameTask& one) {
            return one.stimulus == study.stimuli[recording.stimulus].id && one.condition == recording.condition;
        });
        return recording.rate_stated &&
               recording.sampling_rate_hz == frame.rates_hz.value[static_cast<std::size_t>(task - frame.tasks.value.begin())];
    });
}

void settleTasks(PublicFrame& frame, const Dataset& study, bool files_tell_people) {
    if (files_tell_people && everybodys(frame.tasks.value))
        frame.tasks.origin = Origin::format;
    if (files_tell_people && everybodys(frame.conditions.value))
        frame.conditions.origin = Origin::format;
    if (ratesStated(study, frame))
        frame.rates_hz.origin = Origin::format;
}

/// Whether the folder's pictures are the list: all of them were looked at, and the order is that of their names.
bool picturesListStimuli(const Dataset& study, const fs::path& folder) {
    std::set<std::string> pictures;
    for (const Stimulus& stimulus : study.stimuli)
        pictures.insert(stimulus.picture);
    const bool in_order = std::is_sorted(study.stimuli.begin(), study.stimuli.end(),
                                         [](const Stimulus& a, const Stimulus& b) { return a.id < b.id; });
    return in_order && !pictures.empty() && !pictures.contains("") &&
           pictures.size() == PictureFolders(pictureFoldersBeside(folder)).size();
}

// What was said -----------------------------------------------------------------------------------------------------------------

/// Nobody's file tells of people who were only counted.
void addPeople(Dataset& study, const std::optional<int>& people) {
    if (!people)
        return;
    const auto there = static_cast<int>(study.participants.size());
    if (*people < there)
        throw InvalidParameter(
            "people", std::to_string(*people),
            Text("at least %1: so many people have recordings here; leave files out by name (--leave-out)", there));
    std::set<std::string> ids;
    for (const Participant& person : study.participants)
        ids.insert(person.id);
    for (int number = there + 1; static_cast<int>(study.participants.size()) < *people; ++number)
        if (const std::string id = "without a recording " + std::to_string(number); ids.insert(id).second)
            study.participants.push_back({id, {}});
}

double numberSaid(const ReadingPlan& plan, const char* key) {
    const std::string text = plan.value(key);
    DecimalSign point = DecimalSign::point;
    const ParsedNumber number = parseNumber(text, point);
    if (!text.empty() && (number.kind != NumberKind::number || !(number.value > 0 && number.value <= 1e6)))
        throw InvalidParameter(key, text, Text("a number above 0 and up to 1000000"));
    return text.empty() ? 0 : number.value;
}

void takeSaid(PublicFrame& frame) {
    for (const auto& [key, entry] : {std::pair("rate", &frame.rates_hz), std::pair("length", &frame.lengths_s)}) {
        const PlanEntry* said = frame.reading.find(key);
        if (said == nullptr || !isSettled(said->origin))
            continue;
        std::fill(entry->value.begin(), entry->value.end(), numberSaid(frame.reading, key));
        entry->origin = said->origin;
    }
}

// What was kept beside the study ------------------------------------------------------------------------------------------------

/// Where a study comes from, for messages that name the file something is in.
struct ReadFrom {
    StudySource& source;
    const Importer& importer;
    const OpenOptions& options;

    using Has = std::function<bool(const Dataset& file)>;
    /// The first of the folder's files that holds it when it is read alone; the whole source where none does.
    std::string fileThat(const Has& has) const {
        if (source.isFolder() && importer.files)
            for (const fs::path& file : importer.files(source, options))
                try {
                    StudySource alone(file);
                    StudyBuilder builder;
                    builder.study.frame.reading = options.plan;
                    importer.read(alone, options, builder);
                    if (has(builder.study))
                        return file.string();
                } catch (const Error&) { // not this one
                }
        return source.path().string();
    }
};

bool holdsPerson(const Dataset& study, const std::string& id) {
    return std::any_of(study.participants.begin(), study.participants.end(),
                       [&](const Participant& one) { return one.id == id; });
}

bool holdsTask(const Dataset& study, const std::string& stimulus, const std::string& condition) {
    return std::any_of(
               study.recordings.begin(), study.recordings.end(),
               [&](const Recording& one) { return study.stimuli[one.stimulus].id == stimulus && one.condition == condition; }) ||
           (stimulus.empty() && std::any_of(study.features.tables.begin(), study.features.tables.end(),
                                            [&](const FeatureTable& table) { return table.condition == condition; }));
}

[[noreturn]] void refuseOther(const ReadFrom& from, const ReadFrom::Has& has, const Text& what, const Text& kept) {
    throw ParseError(
        from.fileThat(has), 0, 0, Text("%1 is not among what was kept as public about the study (%2)", what, kept),
        Text("leave its file out (--leave-out NAME), or remove the study's nictate-reading.json to have it looked at "
             "again"));
}

void joinPeople(Dataset& study, const std::vector<std::string>& kept, const ReadFrom& from) {
    std::set<std::string> ids(kept.begin(), kept.end());
    for (const Participant& person : study.participants)
        if (ids.erase(person.id) == 0)
            refuseOther(
                from, [&](const Dataset& file) { return holdsPerson(file, person.id); },
                Text("the person %1", inQuotes(person.id)), counted(kept.size(), Text("person"), Text("people")));
    for (const std::string& id : kept)
        if (ids.contains(id))
            study.participants.push_back({id, {}});
}

/// The stimuli kept, in their order; those nobody looked at are there without a recording.
void joinStimuli(Dataset& study, const std::vector<std::string>& kept, const ReadFrom& from) {
    std::vector<Stimulus> stimuli;
    for (const std::string& id : kept) {
        const auto found =
            std::find_if(study.stimuli.begin(), study.stimuli.end(), [&](const Stimulus& one) { return one.id == id; });
        stimuli.push_back(found != study.stimuli.end() ? *found : Stimulus{});
        stimuli.back().id = id;
        if (found == study.stimuli.end() && !study.stimuli.empty()) { // as the others without a picture
            stimuli.back().width_px = study.stimuli.front().width_px;
            stimuli.back().height_px = study.stimuli.front().height_px;
            stimuli.back().size_source = SizeSource::assumed;
        }
    }
    for (Recording& recording : study.recordings) {
        const std::string& id = study.stimuli[recording.stimulus].id;
        const auto place = std::find(kept.begin(), kept.end(), id);
        if (place == kept.end())
            refuseOther(
                from,
                [&](const Dataset& file) {
                    return std::any_of(file.stimuli.begin(), file.stimuli.end(),
                                       [&](const Stimulus& one) { return one.id == id; });
                },
                Text("the stimulus %1 of %2", inQuotes(id), inQuotes(study.participants[recording.participant].id)),
                counted(kept.size(), Text("stimulus"), Text("stimuli")));
        recording.stimulus = static_cast<std::size_t>(place - kept.begin());
    }
    study.stimuli = std::move(stimuli);
}

/// Every task found must be among those kept, of the people kept with it.
void requireTasks(const std::vector<FrameTask>& found, const std::vector<FrameTask>& kept, const ReadFrom& from) {
    for (const FrameTask& task : found) {
        const auto same = std::find_if(kept.begin(), kept.end(), [&](const FrameTask& one) {
            return one.stimulus == task.stimulus && one.condition == task.condition;
        });
        const std::string name =
            inQuotes(task.stimulus + (task.stimulus.empty() || task.condition.empty() ? "" : " ") + task.condition);
        if (same == kept.end())
            refuseOther(
                from, [&](const Dataset& file) { return holdsTask(file, task.stimulus, task.condition); },
                Text("the task %1", name), counted(kept.size(), Text("task"), Text("tasks")));
        if (!same->people.empty())
            for (const std::string& person : task.people)
                if (std::find(same->people.begin(), same->people.end(), person) == same->people.end())
                    refuseOther(
                        from,
                        [&](const Dataset& file) {
                            return holdsPerson(file, person) && holdsTask(file, task.stimulus, task.condition);
                        },
                        Text("the task %1 of %2", name, inQuotes(person)), Text("other people have it"));
    }
}

template <class Value> void takeKept(FrameEntry<Value>& entry, const FrameEntry<Value>& kept) {
    if (kept.origin == Origin::saved)
        entry = kept;
}

void takeKeptFrame(PublicFrame& frame, const PublicFrame& kept, const ReadFrom& from) {
    if (kept.people.origin == Origin::saved)
        frame.people.origin = Origin::saved;
    if (kept.stimuli.origin == Origin::saved)
        frame.stimuli.origin = Origin::saved;
    for (auto entry : {&PublicFrame::tasks, &PublicFrame::conditions})
        if ((kept.*entry).origin == Origin::saved)
            requireTasks((frame.*entry).value, (kept.*entry).value, from);
    takeKept(frame.tasks, kept.tasks);
    takeKept(frame.conditions, kept.conditions);
    takeKept(frame.rows, kept.rows);
    for (auto entry : {&PublicFrame::rates_hz, &PublicFrame::lengths_s})
        if ((kept.*entry).value.size() == frame.tasks.value.size()) // they were kept of other tasks
            takeKept(frame.*entry, kept.*entry);
}

// Files -------------------------------------------------------------------------------------------------------------------------

bool holdsGaze(const fs::path& file, const Importer& other) {
    if (!other.extensions.empty() && !hasExtension(file, other.extensions))
        return false;
    try {
        StudySource alone(file);
        if (!other.recognises(alone, {}))
            return false;
        const OpenOptions anything;
        return !other.asks_columns || formatPlan(SourceFile(file).look()).find("format") ||
               TableFile(SourceFile(file), anything).content() == TableFile::Content::gaze;
    } catch (const Error&) { // nothing that could be read
        return false;
    }
}

/// Gaze of two kinds in one folder makes a study only where somebody said which kind it is.
void refuseTwoKinds(const std::vector<fs::path>& read, const std::vector<fs::path>& unread, const Importer& importer,
                    const std::vector<Importer>& among, const ReadingPlan& plan) {
    const PlanEntry* format = plan.find("format");
    if (read.empty() || (format != nullptr && format->origin > Origin::format))
        return;
    // Tables of features, one a person: a few of gaze among them do not say how all are read. Where names end by what a file
    // holds, they do.
    std::vector<fs::path> tables = unread;
    std::erase_if(tables, [&](const fs::path& file) { return file.extension() != read.front().extension(); });
    const std::size_t others_named_so = plan.find("files") ? 0 : tables.size();
    tables.insert(tables.end(), read.begin(), read.end());
    if (others_named_so > read.size() && !fittingPattern(tables).empty())
        throw ParseError(
            read.front().string(), 0, 0,
            Text("is of another kind (%1) than %2", importer.name, inQuotes(tables.front().filename().string())),
            Text("keep one kind in the folder, leave files out (--leave-out NAME), or name the kind to read (--format)"));
    for (const Importer& other : among) {
        if (other.id == importer.id || !other.files)
            continue;
        std::vector<fs::path> others = unread;
        std::erase_if(others, [&](const fs::path& file) { return !holdsGaze(file, other); });
        if (others.empty())
            continue;
        const auto own = static_cast<std::size_t>( // some formats read other files beside
            std::count_if(read.begin(), read.end(), [&](const fs::path& file) { return holdsGaze(file, importer); }));
        if (others.size() == own) // each person's two exports, as it seems: a release asks about those not read
            continue;
        const bool fewer = others.size() < own;
        const fs::path &odd = fewer ? others.front() : read.front(), &usual = fewer ? read.front() : others.front();
        throw ParseError(
            odd.string(), 0, 0,
            Text("is of another kind (%1) than %2 (%3)", fewer ? other.name : importer.name, inQuotes(usual.filename().string()),
                 fewer ? importer.name : other.name),
            Text("keep one kind in the folder, leave files out (--leave-out NAME), or name the kind to read (--format)"));
    }
}

/// Descriptions beside tables; JSON with gaze in it is one of some importer's files.
bool isDescription(const fs::path& file, const std::vector<Importer>& among) {
    return file.extension() == ".json" && !tellsOfGaze(file) &&
           std::none_of(among.begin(), among.end(),
                        [&](const Importer& other) { return other.files && !other.asks_columns && holdsGaze(file, other); });
}

bool isKept(const fs::path& file) { return file.filename().string().starts_with("nictate-reading"); }

/// What was not read, by why.
struct Unread {
    std::vector<std::string> tables, elsewhere, others; ///< of other columns; data above or below what was read; of other kinds

    /// "read 4 of 26 files; 22 tables hold other columns: a.csv, b.csv …"; empty where all are read.
    Text inWords(std::size_t read) const {
        const std::size_t count = tables.size() + elsewhere.size() + others.size();
        std::vector<Text> words{Text("read %1 of %2 files", read, read + count)};
        if (!tables.empty())
            words.push_back(Text("%1: %2",
                                 counted(tables.size(), Text("table holds other columns"), Text("tables hold other columns")),
                                 listOf(tables)));
        if (!elsewhere.empty())
            words.push_back(Text("%1: %2",
                                 counted(elsewhere.size(), Text("file lies in another folder than those that were read"),
                                         Text("files lie in other folders than those that were read")),
                                 listOf(elsewhere)));
        if (!others.empty())
            words.push_back(Text("%1: %2",
                                 counted(others.size(), Text("file is of another kind"), Text("files are of other kinds")),
                                 listOf(others)));
        return count == 0 ? Text() : joined(words, "; ");
    }
};

/// Files that tell about a study or belong to it otherwise: tables of people, pictures, what was kept, a README.
bool isAside(const fs::path& file, const std::vector<Importer>& among) {
    const std::string name = file.filename().string();
    return name.starts_with('.') || isKept(file) || isLabelTable(file) || isAboutStudy(file) || namesPictureOrVideo(name) ||
           isDescription(file, among);
}

void tellUnread(Dataset& study, const std::string& name) {
    study.files.push_back({name, false, Text("not of the study's kind")});
    study.frame.unread.value.push_back(name);
}

/// Lists the folder's files and says which of them were not read. What lies above or below the files that were read may be other
/// people's gaze, so a release asks about it too.
void settleFiles(Dataset& study, StudySource& source, const OpenOptions& options, const Importer& importer,
                 const std::vector<Importer>& among) {
    for (const std::string& name : split(study.frame.reading.value("left-out"), '\n'))
        if (!name.empty())
            study.files.push_back({name, false, Text("left out by name")});
    for (const fs::path& file : source.passedOver())
        study.files.push_back({source.relativeName(file), false, Text("of another study in the folder")});
    if (!source.isFolder() || !importer.files)
        return;
    std::vector<fs::path> read = importer.files(source, options), unread;
    std::erase_if(read, [&](const fs::path& file) {
        return std::find(study.unused.begin(), study.unused.end(), "file " + source.relativeName(file)) != study.unused.end();
    });
    std::set<std::string> told_of; // by the importer
    for (const StudyFile& file : study.files)
        told_of.insert(file.name);
    std::set<fs::path> known(read.begin(), read.end());
    for (const fs::path& file : source.files())
        if (told_of.contains(source.relativeName(file)))
            known.insert(file);
    const std::vector<fs::path> beside = source.files(importedExtensions());
    for (const fs::path& file : beside)
        if (!known.contains(file) && !isAside(file, among))
            unread.push_back(file);
    refuseTwoKinds(read, unread, importer, among, study.frame.reading);
    for (const fs::path& file : read)
        study.files.push_back({source.relativeName(file), true, {}});
    Unread told;
    const auto tell = [&](const fs::path& file) {
        (hasExtension(file, tableExtensions()) && !isCalledUnreadable(file) ? told.tables : told.others)
            .push_back(file.filename().string());
    };
    for (const fs::path& file : unread) {
        tellUnread(study, source.relativeName(file));
        tell(file);
    }
    std::for_each(source.passedOver().begin(), source.passedOver().end(), tell);
    const std::set<fs::path> looked_at(beside.begin(), beside.end());
    for (const fs::path& file : source.files())
        if (looked_at.contains(file) || known.contains(file) || isAside(file, among))
            continue;
        else if (hasExtension(file, importedExtensions()) &&
                 file.parent_path() == source.folder()) { // passed over for what lies below
            tellUnread(study, source.relativeName(file));
            tell(file);
        } else if (hasExtension(file, importedExtensions()) && tellsOfData(file)) {
            tellUnread(study, source.relativeName(file));
            told.elsewhere.push_back(source.relativeName(file));
        } else
            tell(file);
    if (const Text words = told.inWords(read.size()); !words.empty())
        study.warnings.insert(study.warnings.begin(), words);
    std::sort(study.files.begin(), study.files.end(), [](const StudyFile& a, const StudyFile& b) { return a.name < b.name; });
}

/// Guessed unless exactly these files were kept as not read.
void settleUnread(PublicFrame& frame, const std::optional<PublicFrame>& kept) {
    const bool known = kept && kept->unread.origin == Origin::saved && kept->unread.value == frame.unread.value;
    frame.unread.origin = frame.unread.value.empty() ? Origin::format : known ? Origin::saved : Origin::guessed;
}

bool byFiles(const ReadingPlan& plan) {
    const std::string person = plan.value("person");
    return !person.empty() && person != "column" && !person.starts_with("preamble");
}

} // namespace

PublicFrame frameOfLists(const Dataset& study) {
    PublicFrame frame = foundFrame(study);
    frame.people.origin = frame.stimuli.origin = frame.unread.origin = Origin::format;
    settleTasks(frame, study, true);
    return frame;
}

void settleFrame(Dataset& study, StudySource& source, const OpenOptions& options, const Importer& importer,
                 const std::vector<Importer>& among) {
    settleFiles(study, source, options, importer, among);
    const bool lists = !importer.files && !importer.plan; // Nictate's own folders
    const bool table_lists = !lists && (source.isFolder() || study.frame.reading.value("person") == "column") &&
                             Labels::beside(source.folder()).completeRoster(study);
    addPeople(study, options.people);
    const std::optional<PublicFrame>& kept = options.frame;
    const ReadFrom from{source, importer, options};
    if (kept && kept->people.origin == Origin::saved)
        joinPeople(study, kept->people.value, from);
    if (kept && kept->stimuli.origin == Origin::saved)
        joinStimuli(study, kept->stimuli.value, from);

    const std::optional<PublicFrame> own = lists ? std::optional(frameOfLists(study)) : std::nullopt;
    PublicFrame frame = own ? *own : foundFrame(study);
    if (!own && picturesListStimuli(study, source.folder()))
        frame.stimuli.origin = Origin::format;
    if (table_lists)
        frame.people.origin = Origin::format;
    if (options.people)
        frame.people.origin = Origin::given;
    if (!own)
        settleTasks(frame, study, byFiles(frame.reading));
    takeSaid(frame);
    settleUnread(frame, kept);
    if (kept)
        takeKeptFrame(frame, *kept, from);
    study.frame = std::move(frame);
}

} // namespace nictate
