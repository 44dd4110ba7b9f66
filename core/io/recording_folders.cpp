#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/agreed_plan.h"
#include "core/io/columns.h"
#include "core/io/head_lines.h"
#include "core/io/importer.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"
#include "core/io/recording_names.h"
#include "core/io/table_format.h"
#include "core/io/table_import.h"
#include "core/io/video.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

namespace nictate {

namespace fs = std::filesystem;

namespace {

using Facts = std::initializer_list<std::pair<const char*, const char*>>;

/// A program that writes a folder of tables a recording.
struct FolderFormat {
    std::string id;
    Text name;
    std::string gaze_file;
    TableFormat gaze, fixations;
    std::string blink_end;                                   ///< the column of blinks.csv, beside "start timestamp"
    std::string blink_start;                                 ///< likewise
    double blink_ms = 1;                                     ///< milliseconds of their clock's unit
    const char* positions = "px";                            ///< the unit of both tables
    const char* screen = "";                                 ///< of the scene camera, where the recording does not say
    std::string (*camera)(const fs::path& folder) = nullptr; ///< what the recording says of it; empty = nothing
    std::string (*wearer)(const fs::path& folder) = nullptr;
    /// What the scene camera of a recording saw, by the file of its gaze; no file where none lies there, and a time that is NaN
    /// where nothing says when it began.
    SceneVideo (*video)(const fs::path& gaze) = nullptr;
};

const std::vector<std::string> csv = {".csv"};

void sayFacts(ReadingPlan& plan, Facts facts) {
    for (const auto& [key, value] : facts)
        plan.say(key, value, Origin::format);
}

ReadingPlan cloudGaze(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "x", {"gaze x [px]"});
    sayColumn(plan, head, "y", {"gaze y [px]"});
    sayColumn(plan, head, "time", {"timestamp [ns]"});
    sayColumn(plan, head, "validity", {"worn"});
    sayColumn(plan, head, "event_index", {"fixation id"});
    sayFacts(plan, {{"rows", "samples"}, {"positions", "px"}, {"time-unit", "ns"}, {"valid", "1|1.0|True|true"}});
    return plan;
}

ReadingPlan cloudFixations(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "x", {"fixation x [px]"});
    sayColumn(plan, head, "y", {"fixation y [px]"});
    sayColumn(plan, head, "start", {"start timestamp [ns]"});
    sayColumn(plan, head, "duration", {"duration [ms]"});
    sayFacts(plan, {{"rows", "fixations"}, {"positions", "px"}, {"time-unit", "ns"}, {"duration-unit", "ms"}});
    return plan;
}

ReadingPlan coreGaze(const TableHead& head) {
    ReadingPlan plan;
    const bool numbered = head.has("world_index") || head.has("index");
    if (!numbered || bestNamed(head.header, Role::participant)) // its fixations, or a table that somebody made of several
        return plan;
    sayColumn(plan, head, "x", {"norm_pos_x"});
    sayColumn(plan, head, "y", {"norm_pos_y"});
    sayColumn(plan, head, "time", {"gaze_timestamp", "timestamp"});
    sayColumn(plan, head, "confidence", {"confidence"});
    sayFacts(plan, {{"rows", "samples"}, {"positions", "fraction-y-up"}, {"time-unit", "s"}});
    return plan;
}

ReadingPlan coreFixations(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "x", {"norm_pos_x"});
    sayColumn(plan, head, "y", {"norm_pos_y"});
    sayColumn(plan, head, "start", {"start_timestamp"});
    sayColumn(plan, head, "duration", {"duration"});
    sayFacts(plan, {{"rows", "fixations"}, {"positions", "fraction-y-up"}, {"time-unit", "s"}, {"duration-unit", "ms"}});
    return plan;
}

/// A surface's own coordinates, from its lower left corner.
ReadingPlan surfaceGaze(const TableHead& head) {
    ReadingPlan plan;
    sayColumn(plan, head, "x", {"x_norm"});
    sayColumn(plan, head, "y", {"y_norm"});
    sayColumn(plan, head, "time", {"gaze_timestamp"});
    sayColumn(plan, head, "validity", {"on_surf", "on_srf"});
    sayColumn(plan, head, "confidence", {"confidence"});
    sayFacts(plan, {{"rows", "samples"}, {"positions", "fraction-y-up"}, {"time-unit", "s"}, {"valid", "True|true|1"}});
    return plan;
}

ReadingPlan surfaceFixations(const TableHead& head) {
    ReadingPlan plan = coreFixations(head);
    sayColumn(plan, head, "validity", {"on_surf", "on_srf"});
    sayFacts(plan, {{"valid", "True|true|1"}});
    return plan;
}

const TableFormat surface_gaze{"pupil-core", "", {"x_norm", "gaze_timestamp"}, surfaceGaze};
const TableFormat surface_fixations{"pupil-core", "", {"norm_pos_x", "start_timestamp"}, surfaceFixations};
constexpr std::string_view surface_gaze_name = "gaze_positions_on_surface_", surface_fixations_name = "fixations_on_surface_";

/// Neon Player keeps the name in a file of its own.
std::string cloudWearer(const fs::path& folder) {
    const std::string named = textInJson(folder / "info.json", "wearer_name"), id = textInJson(folder / "info.json", "wearer_id");
    const bool same = !id.empty() && textInJson(folder / "wearer.json", "uuid") == id;
    return named.empty() && same ? textInJson(folder / "wearer.json", "name") : named;
}

std::string cloudCamera(const fs::path& folder) {
    if (!textInJson(folder / "info.json", "module_serial_number").empty())
        return "1600x1200"; // Neon
    return textInJson(folder / "info.json", "glasses_serial_number").empty() ? "" : "1088x1080";
}

std::string saysNothing(const fs::path&) { return {}; }

/// Also compressed; empty where there is none.
fs::path beside(const fs::path& gaze, const char* name) {
    for (const char* ending : {"", ".gz"})
        if (const fs::path file = gaze.parent_path() / (std::string(name) + ending); fs::exists(file))
            return file;
    return {};
}

std::size_t columnAt(const DelimitedReader& reader, std::string_view column) {
    std::size_t at = 0;
    while (at < reader.cells().size() && trimmed(reader.cells()[at].text) != column)
        ++at;
    return at;
}

/// The first number in this column of a table, of the sections whose "section id" begins so, where it holds several. NaN where
/// there is none.
double firstIn(const fs::path& table, std::string_view column, std::string_view section = {}) try {
    if (!fs::is_regular_file(table))
        return missing;
    TextSource text = TextSource::fromFile(table);
    DelimitedReader reader(text, ',');
    if (!reader.next())
        return missing;
    const std::size_t at = columnAt(reader, column), of_section = columnAt(reader, "section id");
    std::map<std::string, double> firsts; // of each section
    while (reader.next()) {
        if (at >= reader.cells().size())
            continue;
        DecimalSign sign = DecimalSign::point;
        const ParsedNumber number = parseNumber(reader.cells()[at].text, sign);
        firsts.try_emplace(of_section < reader.cells().size() ? std::string(reader.cells()[of_section].text) : std::string(),
                           number.kind == NumberKind::number ? finiteOrMissing(number.value) : missing);
    }
    double earliest = missing;
    for (const auto& [id, first] : firsts)
        if (id.starts_with(section) || firsts.size() == 1)
            earliest = std::fmin(earliest, first);
    return earliest;
} catch (const ParseError&) { // gaze is read whatever its video is
    return missing;
}

/// The first number of a list as NumPy writes it: a head that says its own length, then numbers of eight bytes. NaN for another.
double firstOfNumpy(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    char begin[10] = {};
    if (!in.read(begin, sizeof begin) || std::string_view(begin, 6) != "\x93NUMPY" || begin[6] != 1)
        return missing;
    std::string head(static_cast<unsigned char>(begin[8]) + 256U * static_cast<unsigned char>(begin[9]), ' ');
    double first = missing;
    if (!in.read(head.data(), static_cast<std::streamsize>(head.size())) || head.find("'<f8'") == std::string::npos ||
        !in.read(reinterpret_cast<char*>(&first), sizeof first))
        return missing;
    return finiteOrMissing(first);
}

/// Beside the gaze lies one video, which may be called by its section ("de8d7b2f_0.0-48.3.mp4"), and the time of each picture of
/// each section. Of several sections' videos none is shown.
SceneVideo cloudVideo(const fs::path& gaze) {
    static const std::regex of_section("[0-9a-f]{4,}_[0-9.]+-[0-9.]+\\.mp4", std::regex::icase);
    std::vector<fs::path> videos = filesIn(gaze.parent_path()), sections;
    std::erase_if(videos, [](const fs::path& file) { return !namesVideo(file.string()); });
    std::copy_if(videos.begin(), videos.end(), std::back_inserter(sections),
                 [](const fs::path& video) { return std::regex_match(nameOf(video), of_section); });
    const std::vector<fs::path>& scenes = sections.empty() ? videos : sections;
    if (scenes.size() != 1)
        return {scenes.empty() ? std::string() : scenes.front().string(), missing};
    const std::string name = nameOf(scenes.front()), section = sections.empty() ? std::string() : name.substr(0, name.find('_'));
    const fs::path times = beside(gaze, "world_timestamps.csv");
    double first_ns = firstIn(times, "timestamp [ns]", section);
    if (std::isnan(first_ns))
        first_ns = firstIn(times, "timestamp", section); // Neon Player
    return {scenes.front().string(), first_ns / 1e6};
}

/// In the export where the program was asked for it, else as it was recorded.
SceneVideo coreVideo(const fs::path& gaze) {
    if (const fs::path exported = gaze.parent_path() / "world.mp4"; fs::is_regular_file(exported))
        return {exported.string(), 1000 * firstIn(beside(gaze, "world_timestamps.csv"), "# timestamps [seconds]")};
    const fs::path folder = recordingFolder(gaze);
    if (const fs::path recorded = folder / "world.mp4"; fs::is_regular_file(recorded))
        return {recorded.string(), 1000 * firstOfNumpy(folder / "world_timestamps.npy")};
    return {};
}

FolderFormat cloud() {
    return {.id = "pupil-cloud",
            .name = Text("Pupil Cloud (Invisible, Neon)"),
            .gaze_file = "gaze.csv",
            .gaze = {"pupil-cloud", "", {"gaze x [px]", "timestamp [ns]"}, cloudGaze},
            .fixations = {"pupil-cloud", "", {"fixation x [px]", "start timestamp [ns]"}, cloudFixations},
            .blink_end = "end timestamp [ns]",
            .blink_start = "start timestamp [ns]",
            .blink_ms = 1e-6,
            .screen = "1088x1080",
            .camera = cloudCamera,
            .wearer = cloudWearer,
            .video = cloudVideo};
}

FolderFormat core() {
    return {.id = "pupil-core",
            .name = Text("Pupil Core export"),
            .gaze_file = "gaze_positions.csv",
            .gaze = {"pupil-core", "", {"norm_pos_x", "norm_pos_y"}, coreGaze},
            .fixations = {"pupil-core", "", {"norm_pos_x", "start_timestamp"}, coreFixations},
            .blink_end = "end_timestamp",
            .blink_start = "start_timestamp",
            .blink_ms = 1e3,
            .positions = "fraction-y-up",
            .screen = "1280x720",
            .camera = saysNothing,
            .wearer = saysNothing,
            .video = coreVideo};
}

class FolderStudy {
  public:
    FolderStudy(StudySource& source, FolderFormat format) : source_(source), format_(std::move(format)) {
        for (const fs::path& file : source.files(csv))
            if (!source.isFolder())
                files_.push_back(file);
            else if (withoutCompression(file).filename() == format_.gaze_file)
                (isOfAnotherFormat(file) ? others_ : files_).push_back(file);
        keepLastExports();
        for (const fs::path& file : files_)
            folders_.push_back(recordingFolder(file));
    }

    bool recognised() {
        if (files_.empty())
            return false;
        if (!source_.isFolder())
            return fits(source_.file().look());
        return std::any_of(files_.begin(), files_.end(), [this](const fs::path& file) {
            try {
                return fits(SourceFile(file).look());
            } catch (const ParseError&) { // reading it says why
                return false;
            }
        });
    }

    ReadingPlan plan(const OpenOptions& options) {
        ReadingPlan plan = planFolderOwners(folders_, options, format_.wearer);
        plan.say("positions", format_.positions, Origin::format);
        std::vector<OwnPlan> own;
        for (const fs::path& folder : folders_) {
            const std::string camera = format_.camera(folder);
            own.push_back({folder, {}, {}});
            own.back().plan.say("screen", camera.empty() ? format_.screen : camera, Origin::guessed);
        }
        if (!options.screen_size)
            plan.take(agreedPlan(own));
        return plan;
    }

    void read(const OpenOptions& options, StudyBuilder& builder) {
        const std::vector<FileOwner> owners = folderOwners(folders_, options, source_.name(), format_.wearer);
        const std::string planned = options.plan.value("screen");
        for (std::size_t i = 0; i < files_.size(); ++i) {
            const std::string camera = source_.isFolder() ? format_.camera(folders_[i]) : std::string();
            if (!camera.empty() && camera != planned)
                throw otherScreen(files_[i].string(), 0, camera, planned);
            readRecording(files_[i], {owners[i].participant, StudyBuilder::scene, owners[i].recording()},
                          source_.part(i, files_.size()), builder);
        }
        tellOthers(builder.study);
        attachPictures(builder.study, PictureFolders(pictureFoldersBeside(source_.folder())), options);
        settleSizes(builder.study, options, options.positions.value_or(PositionUnit::pixels));
        warnOfGazeOffStimulus(builder.study);
    }

    /// What belongs to the recordings that are read: of their exports, the ones that are.
    std::vector<fs::path> files() {
        std::set<fs::path> exports;
        for (const fs::path& gaze : files_)
            exports.insert(gaze.parent_path());
        std::vector<fs::path> files = filesBelow(source_, folders_, files_);
        std::erase_if(files, [&](const fs::path& file) {
            fs::path folder = file.parent_path();
            while (folder.has_relative_path() && folder != source_.folder() && !isExport(folder))
                folder = folder.parent_path();
            return folder != source_.folder() && isExport(folder) && !exports.contains(folder);
        });
        return files;
    }

  private:
    /// Of a recording's exports ("exports/000", "exports/001") the last is read: they may hold the same gaze.
    void keepLastExports() {
        std::map<fs::path, fs::path> last;
        for (const fs::path& file : files_)
            if (isExport(file.parent_path())) {
                fs::path& known = last[recordingFolder(file)];
                if (known.empty() || naturallyBefore(nameOf(known.parent_path()), nameOf(file.parent_path())))
                    known = file;
            }
        const auto earlier = std::stable_partition(files_.begin(), files_.end(), [&](const fs::path& file) {
            return !isExport(file.parent_path()) || last[recordingFolder(file)] == file;
        });
        others_.insert(others_.end(), earlier, files_.end());
        files_.erase(earlier, files_.end());
    }

    /// Whether it is another export whose tables are called alike, as Pupil Cloud's Marker Mapper.
    static bool isOfAnotherFormat(const fs::path& file) {
        try {
            return formatPlan(SourceFile(file).look()).find("format") != nullptr;
        } catch (const ParseError&) { // reading it says why
            return false;
        }
    }

    /// Warns that the gaze of other exports was not read, and lists the files beside it as not read.
    void tellOthers(Dataset& study) {
        if (others_.empty())
            return;
        std::vector<fs::path> exports;
        for (const fs::path& other : others_) {
            const std::string name = source_.relativeName(other);
            study.frame.unread.value.push_back(name);
            study.warnings.push_back(Text("%1 is of another export of the same program and was not read", inQuotes(name)));
            exports.push_back(other.parent_path());
        }
        const std::vector<fs::path> all = files();
        const std::set<fs::path> read(all.begin(), all.end());
        for (const fs::path& file : filesBelow(source_, exports, others_))
            if (!read.contains(file))
                study.files.push_back({source_.relativeName(file), false, Text("not of the study's kind")});
    }

    bool fits(TextSource& text) const { return !formatPlan(text, {format_.gaze}).entries().empty(); }

    void readRecording(const fs::path& gaze, const TableDefaults& owner, const Progress& progress, StudyBuilder& builder) {
        const fs::path fixations = source_.isFolder() ? beside(gaze, "fixations.csv") : fs::path();
        const fs::path blinks = source_.isFolder() ? beside(gaze, "blinks.csv") : fs::path();
        const std::size_t at =
            builder.recording(builder.participant(owner.participant), builder.sceneCamera(), owner.condition, "");
        readOne(gaze, format_.gaze, fixations.empty(), owner, progress, builder);
        if (!fixations.empty())
            readOne(fixations, format_.fixations, true, owner, {}, builder);
        if (!blinks.empty())
            takeBlinks(blinks, builder.study.recordings[at]);
        if (source_.isFolder())
            takeVideo(format_.video(gaze), builder.study.recordings[at], builder.study.warnings);
        if (source_.isFolder() && fs::is_directory(gaze.parent_path() / "surfaces"))
            for (const fs::path& file : filesIn(gaze.parent_path() / "surfaces"))
                readSurface(file, owner, builder);
    }

    /// What was looked at on one surface, a stimulus of its name; a fixation has a row for each picture of the camera it lasts.
    static void readSurface(const fs::path& file, TableDefaults owner, StudyBuilder& builder) {
        const std::string name = stemOf(file);
        const bool fixations = name.starts_with(surface_fixations_name);
        if (!fixations && !name.starts_with(surface_gaze_name))
            return;
        owner.stimulus = name.substr((fixations ? surface_fixations_name : surface_gaze_name).size());
        readOne(file, fixations ? surface_fixations : surface_gaze, true, owner, {}, builder);
        std::vector<Fixation>& told = builder.study
                                          .recordings[builder.recording(builder.participant(owner.participant),
                                                                        builder.stimulus(owner.stimulus), owner.condition, "")]
                                          .fixations;
        if (fixations)
            told.erase(std::unique(told.begin(), told.end(),
                                   [](const Fixation& a, const Fixation& b) { return a.start_ms == b.start_ms; }),
                       told.end());
    }

    /// Fixations that a table of their own tells are not taken from the samples too.
    static void readOne(const fs::path& file, const TableFormat& format, bool with_fixations, const TableDefaults& owner,
                        const Progress& progress, StudyBuilder& builder) {
        TextSource text = TextSource::fromFile(file, progress);
        const ReadingPlan whole = formatPlan(text, {format});
        ReadingPlan plan;
        for (const auto& [key, entry] : whole.entries())
            if (with_fixations || key != "columns.event_index")
                plan.say(key, entry.value, entry.origin);
        if (plan.entries().empty())
            throw ParseError(file.string(), 1, 0, Text("has not the columns of %1", format.id),
                             Text("open a folder as the program wrote it"));
        const TableLayout layout = detectLayout(text, settledBy(plan, {}));
        readTable(text, layout, owner, builder);
    }

    static void takeVideo(const SceneVideo& video, Recording& recording, std::vector<Text>& warnings) {
        if (!std::isnan(video.starts_ms))
            recording.scene = video;
        else if (!video.file.empty())
            warnings.push_back(
                Text("%1 is not shown: nothing beside it says when it begins, or several videos lie there", video.file));
    }

    /// Gaze within a blink is none.
    void takeBlinks(const fs::path& file, Recording& recording) const {
        TextSource text = TextSource::fromFile(file);
        DelimitedReader reader(text, ',');
        if (!reader.next())
            return;
        const std::size_t from = columnIn(reader, format_.blink_start), to = columnIn(reader, format_.blink_end);
        DecimalSign sign = DecimalSign::point;
        while (reader.next()) {
            if (reader.cells().size() <= std::max(from, to))
                continue;
            const ParsedNumber start = parseNumber(reader.cells()[from].text, sign);
            const ParsedNumber end = parseNumber(reader.cells()[to].text, sign);
            if (start.kind != NumberKind::number || end.kind != NumberKind::number)
                continue;
            const double first = finiteOrMissing(start.value * format_.blink_ms);
            const double last = finiteOrMissing(end.value * format_.blink_ms);
            if (!(first <= last))
                continue;
            recording.blinks.push_back({first, last - first, Eye::unknown});
            auto sample = std::lower_bound(recording.samples.begin(), recording.samples.end(), first,
                                           [](const Sample& s, double t) { return s.t_ms < t; });
            for (; sample != recording.samples.end() && sample->t_ms <= last; ++sample)
                sample->gaze = {};
        }
    }

    static std::size_t columnIn(const DelimitedReader& reader, const std::string& name) {
        for (std::size_t i = 0; i < reader.cells().size(); ++i)
            if (reader.cells()[i].text == name)
                return i;
        throw ParseError(reader.name(), 1, 0, Text("has no column \"%1\"", name), Text("open a folder as the program wrote it"));
    }

    StudySource& source_;
    FolderFormat format_;
    std::vector<fs::path> files_, folders_, others_; ///< others: of another export
};

Importer importerFor(FolderFormat (*format)()) {
    return {.id = format().id,
            .name = format().name,
            .extensions = csv,
            .recognises = [=](StudySource& source, const OpenOptions&) { return FolderStudy(source, format()).recognised(); },
            .plan = [=](StudySource& source, const OpenOptions& options) { return FolderStudy(source, format()).plan(options); },
            .read = [=](StudySource& source, const OpenOptions& options,
                        StudyBuilder& builder) { FolderStudy(source, format()).read(options, builder); },
            .files = [=](StudySource& source, const OpenOptions&) { return FolderStudy(source, format()).files(); }};
}

} // namespace

Importer pupilCloudStudies() { return importerFor(cloud); }

Importer pupilCoreStudies() { return importerFor(core); }

} // namespace nictate
