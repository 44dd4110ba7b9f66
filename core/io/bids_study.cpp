// The importer of eye tracking in BIDS: what its files describe, one recording (physio or eyetrack tables of its eyes, the
// tracker's events, the run's events), and the studies made of them.

#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/agreed_plan.h"
#include "core/io/eyelink_words.h"
#include "core/io/file_owners.h"
#include "core/io/head_lines.h"
#include "core/io/importer.h"
#include "core/io/labels.h"
#include "core/io/open_options.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"
#include "core/io/recording_order.h"
#include "core/io/study_builder.h"
#include "core/io/table_format.h"
#include "core/progress.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace nictate {

namespace fs = std::filesystem;
using Json = nlohmann::json;

// Descriptions ------------------------------------------------------------------------------------------------------------------

namespace {

/// What a description beside a table says, as far as gaze is concerned.
struct BidsSidecar {
    std::vector<std::string> columns; ///< empty = the table has a header
    double rate_hz = 0;
    double start_s = 0; ///< of the first sample, on the run's clock
    Eye eye = Eye::unknown;
    std::string position_unit; ///< "px", "deg"; empty = not said
    std::string time_unit;     ///< "ms" …; empty = not said
    bool of_gaze = false;
};

constexpr std::size_t longest_sidecar = 1u << 20;

std::vector<std::string> partsOf(const std::string& stem) {
    std::vector<std::string> parts(1);
    for (char c : stem)
        if (c == '_')
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

Json jsonIn(const fs::path& file) {
    TextSource text = TextSource::fromFile(file);
    Json json = Json::parse(text.peek(longest_sidecar), nullptr, false);
    if (!json.is_object())
        throw ParseError(file.string(), 0, 0, Text("is not a JSON object"),
                         Text("give the description BIDS asks for, or remove the file"));
    return json;
}

/// The descriptions that hold for a table, the nearest last.
std::vector<fs::path> descriptionsOf(const fs::path& table, const std::string& suffix, const fs::path& dataset) {
    const std::vector<std::string> list = partsOf(stemOf(table));
    const std::set<std::string> own(list.begin(), list.end() - 1);
    std::vector<fs::path> found;
    for (fs::path folder = folderOf(table);; folder = folder.parent_path()) {
        for (const fs::path& file : filesIn(folder)) {
            std::vector<std::string> parts = partsOf(stemOf(file));
            const bool fits =
                file.extension() == ".json" && parts.back() == suffix &&
                std::all_of(parts.begin(), parts.end() - 1, [&](const std::string& part) { return own.contains(part); });
            if (fits)
                found.insert(found.begin(), file);
        }
        if (fs::weakly_canonical(folder) == fs::weakly_canonical(dataset) || !folder.has_parent_path() ||
            folder.parent_path() == folder)
            return found;
    }
}

Json described(const fs::path& table, const std::string& suffix, const fs::path& dataset) {
    Json all = Json::object();
    for (const fs::path& file : descriptionsOf(table, suffix, dataset))
        all.update(jsonIn(file));
    return all;
}

double numberIn(const Json& json, const char* key, const fs::path& table) {
    const auto found = json.find(key);
    if (found == json.end() || found->is_null() || *found == "n/a")
        return 0;
    if (!found->is_number())
        throw ParseError(table.string(), 0, 0, Text("%1 in its description is %2", inQuotes(key), inQuotes(found->dump())),
                         Text("write a number into the JSON file beside it"));
    return found->get<double>();
}

std::string textIn(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? lowerCase(found->get<std::string>()) : std::string();
}

std::string unitOf(const Json& json, const std::string& column) {
    const auto found = json.find(column);
    return found != json.end() && found->is_object() ? textIn(*found, "Units") : std::string();
}

std::string positionUnit(const std::string& unit, const fs::path& table) {
    for (const auto& [beginning, word] : {std::pair("pix", "px"), std::pair("px", "px"), std::pair("deg", "deg"),
                                          std::pair("norm", "fraction"), std::pair("n/a", "")})
        if (unit.starts_with(beginning))
            return word;
    if (!unit.empty())
        throw ParseError(table.string(), 0, 0, Text("has positions in %1, as its description says", inQuotes(unit)),
                         Text("convert them, and write \"Units\": \"pixel\", \"degree\" or \"normalized\" into the JSON file"));
    return {};
}

std::string timeUnit(const std::string& unit) {
    for (const auto& [name, word] :
         {std::pair("ms", "ms"), std::pair("millisecond", "ms"), std::pair("s", "s"), std::pair("second", "s"),
          std::pair("us", "us"), std::pair("microsecond", "us"), std::pair("ns", "ns"), std::pair("nanosecond", "ns")})
        if (unit == name || unit == std::string(name) + "s")
            return word;
    return {};
}

/// A tracker's message about its screen, among its events.
std::optional<PixelSize> screenInMessages(const fs::path& table) {
    fs::path events = folderOf(table) / (stemOf(table).substr(0, stemOf(table).find_last_of('_')) + "_physioevents.tsv");
    std::error_code ignored;
    if (!fs::exists(events, ignored))
        events += ".gz";
    if (!fs::exists(events, ignored))
        return {};
    TextSource text = TextSource::fromFile(events);
    for (std::string_view line : headLines(text))
        for (std::string_view word : {"DISPLAY_COORDS", "GAZE_COORDS"})
            if (const std::size_t at = line.find(word); at != std::string_view::npos) {
                AscWords words(line.substr(at + word.size()));
                double left = 0, top = 0, right = 0, bottom = 0;
                if (!readNumbers(words, left, top, right, bottom))
                    continue;
                auto even = [](double size) { return static_cast<int>(std::clamp(std::ceil(size / 2), 0.0, 1e4)) * 2; };
                if (right - left >= 1 && bottom - top >= 1)
                    return PixelSize{even(right - left), even(bottom - top)};
            }
    return {};
}

/// "sub-06_task-reading_recording-eye1_physio" → "sub-06_task-reading": what its files share.
std::string bidsRun(const fs::path& table) {
    std::vector<std::string> parts = partsOf(stemOf(table));
    parts.pop_back();
    std::string run;
    for (const std::string& part : parts)
        if (!part.starts_with("recording-"))
            run += (run.empty() ? "" : "_") + part;
    return run;
}

/// "reading" for "task" in the above; empty where the name has no such part.
std::string bidsPart(const fs::path& table, const std::string& name) {
    for (const std::string& part : partsOf(stemOf(table)))
        if (part.starts_with(name + "-"))
            return part.substr(name.size() + 1);
    return {};
}

/// Of a table in this data set: the JSON beside it, and what files further up say for all of its kind. Throws ParseError for
/// what is no JSON.
BidsSidecar bidsSidecar(const fs::path& table, const fs::path& dataset) {
    const Json json = described(table, partsOf(stemOf(table)).back(), dataset);
    BidsSidecar sidecar;
    if (const auto columns = json.find("Columns"); columns != json.end() && columns->is_array())
        for (const Json& column : *columns)
            sidecar.columns.push_back(column.is_string() ? column.get<std::string>() : std::string());
    sidecar.rate_hz = std::max(0.0, numberIn(json, "SamplingFrequency", table));
    sidecar.start_s = numberIn(json, "StartTime", table);
    const std::string eye = textIn(json, "RecordedEye");
    sidecar.eye = eye == "left" ? Eye::left : eye == "right" ? Eye::right : eye.empty() ? Eye::unknown : Eye::both;
    for (const char* column : {"x_coordinate", "eye1_x_coordinate"})
        if (sidecar.position_unit.empty())
            sidecar.position_unit = positionUnit(unitOf(json, column), table);
    for (const char* column : {"timestamp", "eye_timestamp"})
        if (sidecar.time_unit.empty())
            sidecar.time_unit = timeUnit(unitOf(json, column));
    sidecar.of_gaze = textIn(json, "PhysioType") == "eyetrack" || stemOf(table).ends_with("_eyetrack") ||
                      std::find(sidecar.columns.begin(), sidecar.columns.end(), "x_coordinate") != sidecar.columns.end();
    return sidecar;
}

/// The screen as the tables' events or messages state it; nothing where they do not.
std::optional<PixelSize> bidsScreen(const fs::path& table, const fs::path& dataset) {
    const fs::path run = folderOf(table) / (bidsRun(table) + "_events.tsv");
    const Json json = described(run, "events", dataset);
    const auto shown = json.find("StimulusPresentation");
    if (shown != json.end() && shown->is_object())
        if (const auto size = shown->find("ScreenResolution");
            size != shown->end() && size->is_array() && size->size() == 2 && (*size)[0].is_number() && (*size)[1].is_number())
            if (const double width = (*size)[0].get<double>(), height = (*size)[1].get<double>();
                width >= 1 && height >= 1 && width <= 20000 && height <= 20000)
                return PixelSize{static_cast<int>(width), static_cast<int>(height)};
    return screenInMessages(table);
}

// One recording -----------------------------------------------------------------------------------------------------------------

/// A tab-separated table whose columns a sidecar or its first line names.
class Table {
  public:
    Table(const fs::path& path, std::vector<std::string> columns, const Progress& progress = {})
        : source_(TextSource::fromFile(path, progress)), rows_(source_, '\t'), columns_(std::move(columns)) {
        if (columns_.empty() && rows_.next())
            for (const Cell& cell : rows_.cells())
                columns_.emplace_back(cell.text);
    }

    bool next() {
        while (rows_.next()) {
            if (rows_.cells().size() == columns_.size() && rows_.cells().front().text == columns_.front())
                continue; // a header the description names again
            if (rows_.cells().size() < columns_.size() && !rows_.recordWasComplete())
                continue;
            return true;
        }
        return false;
    }

    /// The column of the first of these names; past the end where there is none.
    std::size_t column(std::initializer_list<const char*> names) const {
        for (const char* name : names)
            if (const auto found = std::find(columns_.begin(), columns_.end(), name); found != columns_.end())
                return static_cast<std::size_t>(found - columns_.begin());
        return columns_.size();
    }
    bool has(std::size_t column) const { return column < columns_.size(); }

    std::string_view text(std::size_t column) const {
        return column < rows_.cells().size() ? rows_.cells()[column].text : std::string_view();
    }

    double number(std::size_t column) const {
        DecimalSign point = DecimalSign::point;
        const ParsedNumber parsed = parseNumber(text(column), point);
        if (parsed.kind == NumberKind::not_a_number)
            throw ParseError(source_.name(), rows_.line(), column + 1,
                             Text("%1 where a number is expected", inQuotes(text(column))),
                             Text("correct the cell, or write n/a"));
        return parsed.kind == NumberKind::number ? parsed.value : missing;
    }

  private:
    TextSource source_;
    DelimitedReader rows_;
    std::vector<std::string> columns_;
};

/// A table under its name, or compressed; nothing where neither is there.
fs::path existing(fs::path path) {
    std::error_code ignored;
    if (fs::exists(path, ignored))
        return path;
    path += ".gz";
    return fs::exists(path, ignored) ? path : fs::path();
}

/// What was on the screen from when to when, on the tracker's clock.
struct ShownStimulus {
    double from_ms, to_ms;
    std::string stimulus;
};

class BidsRun {
  public:
    BidsRun(const fs::path& dataset, const OpenOptions& options) : dataset_(dataset), options_(options) {}

    /// One table: of one eye, or of both in columns eye1_… and eye2_….
    void take(const fs::path& path, bool first, bool alone, const Progress& progress) {
        const BidsSidecar sidecar = bidsSidecar(path, dataset_);
        check(path, sidecar);
        Table table(path, sidecar.columns, progress);
        const std::size_t time = table.column({"timestamp", "eye_timestamp", "time"});
        const bool right = sidecar.eye == Eye::right || (sidecar.eye == Eye::unknown && !first);
        const double unit = inMilliseconds(options_.time_unit.value_or(TimeUnit::milliseconds));
        const std::size_t x = table.column({"x_coordinate", "eye1_x_coordinate"}),
                          y = table.column({"y_coordinate", "eye1_y_coordinate"}),
                          pupil = table.column({"pupil_size", "eye1_pupil_size"}), x2 = table.column({"eye2_x_coordinate"}),
                          y2 = table.column({"eye2_y_coordinate"});
        if (!table.has(x) || !table.has(y))
            throw ParseError(path.string(), 0, 0, Text("has no column x_coordinate and y_coordinate"),
                             Text("name the columns in \"Columns\" of the JSON beside it"));
        EyeSample Sample::*side = right && !alone ? &Sample::second : &Sample::gaze;
        std::vector<Sample> samples; // of instants nobody told of yet
        for (std::size_t row = 0; table.next();) {
            const double regular = sidecar.rate_hz > 0 ? static_cast<double>(row) * 1e3 / sidecar.rate_hz : missing;
            Sample sample;
            sample.t_ms = table.has(time) ? table.number(time) * unit : regular;
            sample.*side = {table.number(x), table.number(y), table.has(pupil) ? table.number(pupil) : missing};
            if (table.has(x2) && table.has(y2))
                sample.second = {table.number(x2), table.number(y2), missing};
            if (std::isnan(sample.t_ms))
                continue;
            if (row++ == 0 && samples_.empty()) {
                first_ms_ = sample.t_ms;
                start_s_ = sidecar.start_s;
            }
            if (Sample* known = atInstant(sample.t_ms); known != nullptr && std::isnan((known->*side).x_px))
                known->*side = sample.*side;
            else
                samples.push_back(sample);
        }
        const Eye eye = table.has(x2) ? Eye::both : sidecar.eye;
        recording_.eye = first ? eye : Eye::both;
        recording_.sampling_rate_hz = sidecar.rate_hz;
        recording_.rate_stated = sidecar.rate_hz > 0;
        merge(std::move(samples));
        const std::string stem = stemOf(path);
        takeEvents(folderOf(path) / (stem.substr(0, stem.find_last_of('_')) + "_physioevents.tsv"), sidecar.eye);
    }

    /// Pictures of the run's events; onsets count from the run's beginning.
    void takeStimuli(const fs::path& folder, const std::string& run) {
        const fs::path path = existing(folder / (run + "_events.tsv"));
        if (path.empty())
            return;
        Table table(path, {});
        const std::size_t onset = table.column({"onset"}), lasting = table.column({"duration"}),
                          file = table.column({"stim_file", "stimulus", "stim_id"});
        if (!table.has(onset) || !table.has(file))
            return;
        const double zero_ms = first_ms_ - start_s_ * 1e3;
        while (table.next())
            if (const std::string_view stimulus = table.text(file); !stimulus.empty() && stimulus != "n/a") {
                const double from = zero_ms + table.number(onset) * 1e3, to = from + table.number(lasting) * 1e3;
                if (!shown_.empty() && std::isnan(shown_.back().to_ms))
                    shown_.back().to_ms = from;
                if (!std::isnan(from))
                    shown_.push_back({from, to, std::string(stimulus)});
            }
        if (!shown_.empty() && std::isnan(shown_.back().to_ms))
            shown_.back().to_ms = HUGE_VAL;
    }

    void keep(StudyBuilder& builder, std::size_t participant, const std::string& condition, const std::string& task) {
        place(recording_);
        if (shown_.empty())
            shown_.push_back({-HUGE_VAL, HUGE_VAL, task});
        const double rate_hz = recording_.sampling_rate_hz > 0 ? recording_.sampling_rate_hz : samplingRate(samples_);
        auto earlier = [](const Sample& sample, double t) { return sample.t_ms < t; };
        for (const ShownStimulus& shown : shown_) {
            const std::size_t at = builder.newRecording(participant, builder.stimulus(shown.stimulus), condition);
            Recording& part = builder.study.recordings[at];
            part.eye = recording_.eye;
            part.sampling_rate_hz = rate_hz;
            auto inside = [&](double t) { return t >= shown.from_ms && t < shown.to_ms; };
            const auto from = std::lower_bound(samples_.begin(), samples_.end(), shown.from_ms, earlier),
                       to = std::lower_bound(from, samples_.end(), shown.to_ms, earlier);
            if (shown_.size() == 1 && from == samples_.begin() && to == samples_.end())
                part.samples = std::move(samples_);
            else
                part.samples.assign(from, std::max(from, to));
            auto copyOf = [&](auto& all, auto& into) {
                std::copy_if(all.begin(), all.end(), std::back_inserter(into),
                             [&](const auto& event) { return inside(event.start_ms); });
            };
            copyOf(recording_.fixations, part.fixations);
            copyOf(recording_.saccades, part.saccades);
            copyOf(recording_.blinks, part.blinks);
        }
    }

  private:
    /// Two units in one study are never settled by the order of its files.
    void check(const fs::path& path, const BidsSidecar& sidecar) const {
        auto differ = [&](const std::string& own, const std::string& planned, const Text& what) {
            if (!own.empty() && own != planned)
                throw ParseError(path.string(), 0, 0, Text("%1 are in %2 where the study is read in %3", what, own, planned),
                                 Text("open recordings of different units as studies of their own"));
        };
        differ(sidecar.position_unit, options_.plan.value("positions"), Text("positions"));
        differ(sidecar.time_unit, options_.plan.value("time-unit"), Text("times"));
        if (const auto screen = bidsScreen(path, dataset_); screen && options_.screen_size != screen)
            throw ParseError(
                path.string(), 0, 0,
                options_.screen_size
                    ? Text("was recorded on a screen of %1 pixels where the study is read as of %2", wordOf(*screen),
                           wordOf(*options_.screen_size))
                    : Text("was recorded on a screen of %1 pixels where the study is read as of an unknown one", wordOf(*screen)),
                Text("open recordings of different screens as studies of their own"));
    }

    /// The last sample known of this time; rows mostly follow each other.
    Sample* atInstant(double t_ms) {
        auto later = [](double t, const Sample& sample) { return t < sample.t_ms; };
        if (next_ > samples_.size() || (next_ > 0 && samples_[next_ - 1].t_ms > t_ms))
            next_ = static_cast<std::size_t>(std::upper_bound(samples_.begin(), samples_.end(), t_ms, later) - samples_.begin());
        while (next_ < samples_.size() && samples_[next_].t_ms <= t_ms)
            ++next_;
        return next_ > 0 && samples_[next_ - 1].t_ms == t_ms ? &samples_[next_ - 1] : nullptr;
    }

    void merge(std::vector<Sample> more) {
        auto earlier = [](const Sample& a, const Sample& b) { return a.t_ms < b.t_ms; };
        if (!std::is_sorted(more.begin(), more.end(), earlier))
            std::stable_sort(more.begin(), more.end(), earlier);
        if (samples_.empty())
            samples_ = std::move(more);
        else if (!more.empty()) {
            const auto middle = static_cast<std::ptrdiff_t>(samples_.size());
            samples_.insert(samples_.end(), more.begin(), more.end());
            std::inplace_merge(samples_.begin(), samples_.begin() + middle, samples_.end(), earlier);
        }
    }

    /// Fixations, saccades and blinks the tracker found; durations are in seconds.
    void takeEvents(const fs::path& plain, Eye eye) {
        const fs::path path = existing(plain);
        if (path.empty())
            return;
        Table table(path, bidsSidecar(path, dataset_).columns);
        const std::size_t onset = table.column({"onset"}), lasting = table.column({"duration"}),
                          type = table.column({"trial_type"}), blink = table.column({"blink"});
        const double unit = inMilliseconds(options_.time_unit.value_or(TimeUnit::milliseconds));
        while (table.next()) {
            const std::string word = lowerCase(table.text(type));
            if (word != "fixation" && word != "saccade" && word != "blink")
                continue;
            const double start = table.number(onset) * unit, duration = table.number(lasting) * 1e3;
            if (word == "fixation")
                recording_.fixations.push_back({missing, missing, start, duration, missing, eye});
            else if (word == "blink" || table.text(blink) == "1")
                recording_.blinks.push_back({start, duration, eye});
            else
                recording_.saccades.push_back({.start_ms = start, .duration_ms = duration, .eye = eye});
        }
    }

    /// A fixation is where its samples are on average.
    void place(Recording& recording) const {
        std::vector<double> starts;
        for (Fixation& fixation : recording.fixations) {
            auto sample = std::lower_bound(samples_.begin(), samples_.end(), fixation.start_ms,
                                           [](const Sample& a, double t) { return a.t_ms < t; });
            double x = 0, y = 0, seen = 0;
            for (; sample != samples_.end() && sample->t_ms < fixation.start_ms + fixation.duration_ms; ++sample) {
                const EyeSample& gaze = fixation.eye == Eye::right && recording.eye == Eye::both ? sample->second : sample->gaze;
                if (std::isnan(gaze.x_px) || std::isnan(gaze.y_px))
                    continue;
                x += gaze.x_px;
                y += gaze.y_px;
                ++seen;
            }
            fixation.x_px = seen > 0 ? x / seen : missing;
            fixation.y_px = seen > 0 ? y / seen : missing;
        }
        std::erase_if(recording.fixations, [](const Fixation& fixation) { return std::isnan(fixation.x_px); });
        for (const Fixation& fixation : recording.fixations)
            starts.push_back(fixation.start_ms);
        orderFixations(recording, std::move(starts));
    }

    const fs::path& dataset_;
    const OpenOptions& options_;
    Recording recording_;         ///< its events
    std::vector<Sample> samples_; ///< in order of time, those of both eyes' tables together
    std::size_t next_ = 0;        ///< one behind the sample looked at last
    std::vector<ShownStimulus> shown_;
    double first_ms_ = 0, start_s_ = 0;
};

/// Reads the tables of one run, one or two eyes. Samples and fixations belong to the picture (stim_file) that the run's events
/// say was shown, or all to the task. Throws ParseError for a file that cannot be read or states other units or another screen
/// than the options.
void readBidsRun(const std::vector<fs::path>& tables, const fs::path& dataset, const OpenOptions& options,
                 const std::string& participant, const std::string& condition, const Progress& progress, StudyBuilder& builder) {
    BidsRun run(dataset, options);
    for (std::size_t i = 0; i < tables.size(); ++i)
        run.take(tables[i], i == 0, tables.size() == 1, progress);
    run.takeStimuli(folderOf(tables.front()), bidsRun(tables.front()));
    const std::string task = bidsPart(tables.front(), "task");
    run.keep(builder, builder.participant(participant), condition, task.empty() ? builder.study.name : task);
}

// The importer ------------------------------------------------------------------------------------------------------------------

const std::vector<std::string> bids_extensions = {".tsv"};

/// Where descriptions for all people may lie: the folder, or the one above a single file's `sub-`.
fs::path datasetOf(const StudySource& source) {
    if (source.isFolder())
        return source.folder();
    for (fs::path folder = fs::absolute(source.folder()); folder.has_relative_path(); folder = folder.parent_path())
        if (folder.filename().string().starts_with("sub-"))
            return folder.parent_path();
    return source.folder();
}

bool isNamedSo(const fs::path& file) {
    const std::string stem = stemOf(file);
    return hasExtension(file, bids_extensions) && stem.starts_with("sub-") &&
           (stem.ends_with("_physio") || stem.ends_with("_eyetrack"));
}

/// The tables of gaze, sorted, once each.
std::vector<fs::path> gazeTables(StudySource& source) {
    std::vector<fs::path> files = source.files();
    std::erase_if(files, [&](const fs::path& file) { return !isNamedSo(file); });
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    const fs::path dataset = datasetOf(source);
    std::erase_if(files, [&](const fs::path& file) { return !bidsSidecar(file, dataset).of_gaze; });
    return files;
}

bool recognisesBids(StudySource& source, const OpenOptions&) {
    const std::vector<fs::path> files = source.files();
    return std::any_of(files.begin(), files.end(), isNamedSo) && !gazeTables(source).empty();
}

ReadingPlan planBids(StudySource& source, const OpenOptions& options) {
    const std::vector<fs::path> tables = gazeTables(source);
    const fs::path dataset = datasetOf(source);
    ReadingPlan plan = planOwners(tables, options);
    std::vector<OwnPlan> own;
    for (const fs::path& table : tables) {
        const BidsSidecar sidecar = bidsSidecar(table, dataset);
        ReadingPlan& says = own.emplace_back(OwnPlan{table, {}, {}}).plan;
        if (!options.positions && !sidecar.position_unit.empty())
            says.say("positions", sidecar.position_unit, Origin::format);
        if (!options.time_unit && !sidecar.time_unit.empty())
            says.say("time-unit", sidecar.time_unit, Origin::format);
        if (const auto screen = options.screen_size ? std::nullopt : bidsScreen(table, dataset))
            says.say("screen", wordOf(*screen), Origin::guessed);
    }
    plan.take(agreedPlan(own));
    if (!plan.find("positions"))
        plan.say("positions", "px", Origin::guessed);
    if (!plan.find("time-unit"))
        plan.say("time-unit", "ms", Origin::guessed);
    return plan;
}

void readBids(StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    const std::vector<fs::path> tables = gazeTables(source);
    const std::vector<FileOwner> owners = ownersOf(tables, options, source.name());
    const fs::path dataset = datasetOf(source);
    for (std::size_t i = 0; i < tables.size();) {
        std::size_t end = i + 1;
        while (end < tables.size() && bidsRun(tables[end]) == bidsRun(tables[i]) &&
               owners[end].participant == owners[i].participant)
            ++end;
        if (end - i > 2)
            throw ParseError(tables[i + 2].string(), 0, 0, Text("is a third recording of one run"),
                             Text("a run has one or two eyes"));
        const auto begin = tables.begin() + static_cast<std::ptrdiff_t>(i);
        readBidsRun({begin, begin + static_cast<std::ptrdiff_t>(end - i)}, dataset, options, owners[i].participant,
                    owners[i].condition, source.part(i, tables.size()), builder);
        i = end;
    }
    Labels::beside(dataset).join(builder.study);
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(dataset)), options);
    settleSizes(builder.study, options, options.positions.value_or(PositionUnit::pixels));
    warnOfGazeOffStimulus(builder.study);
}

/// The tables, and what BIDS puts beside them.
std::vector<fs::path> filesOfBids(StudySource& source, const OpenOptions&) {
    std::vector<fs::path> files = gazeTables(source);
    for (const fs::path& file : source.files(bids_extensions))
        for (const char* kind : {"_events", "_physioevents", "_scans", "_sessions", "_channels", "_beh"})
            if (stemOf(file).ends_with(kind))
                files.push_back(file);
    return files;
}

} // namespace

Importer bidsStudies() {
    return {.id = "bids",
            .name = Text("BIDS eye tracking"),
            .extensions = bids_extensions,
            .recognises = recognisesBids,
            .plan = planBids,
            .read = readBids,
            .files = filesOfBids};
}

} // namespace nictate
