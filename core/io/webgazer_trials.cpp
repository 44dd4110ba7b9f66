#include "core/errors.h"
#include "core/files/delimited_reader.h"
#include "core/files/folder.h"
#include "core/files/json_problem.h"
#include "core/files/text_characters.h"
#include "core/io/agreed_plan.h"
#include "core/io/file_owners.h"
#include "core/io/head_lines.h"
#include "core/io/importer.h"
#include "core/io/pictures.h"
#include "core/io/recording_order.h"
#include "core/io/tally.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace nictate {

namespace fs = std::filesystem;

namespace {

using nlohmann::json;

constexpr const char* gaze_key = "webgazer_data";
constexpr const char* by_trial_column = "column";
constexpr int deepest = 16; ///< lists in lists: of people, of sessions, of trials, and what trials hold
constexpr std::size_t looked_at = 256u << 10;
const std::vector<std::string> csv_only = {".csv"};
const std::vector<std::string> both = {".csv", ".json"}; ///< of JSON only files with gaze in them

/// What studies call the person in their data, the surest first.
constexpr const char* person_keys[] = {"subject_id", "subject",      "participant_id", "participant", "ppt",
                                       "worker_id",  "PROLIFIC_PID", "prolific_pid",   "run_id"};

bool isJson(TextSource& text) {
    const std::string_view head = trimmed(text.peek(looked_at));
    const std::size_t begin = head.find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && (head[begin] == '[' || head[begin] == '{');
}

bool holdsTrials(TextSource& text) {
    const std::string_view head = text.peek(looked_at);
    return isJson(text) ? head.find('"' + std::string(gaze_key) + '"') != std::string_view::npos
                        : head.substr(0, head.find_first_of("\r\n")).find(gaze_key) != std::string_view::npos;
}

std::vector<fs::path> trialFiles(StudySource& source) {
    std::vector<fs::path> files;
    for (const fs::path& path : source.files(both)) {
        SourceFile own(path);
        try {
            if (holdsTrials((source.isFolder() ? own : source.file()).look())) // one file is opened once for all importers
                files.push_back(path);
        } catch (const ParseError&) { // no text
        }
    }
    return files;
}

/// One trial as names and texts, whatever the file's kind.
struct JsTrial {
    std::string participant, stimulus, index;
    json gaze; ///< [{"x":…,"y":…,"t":…}]
    std::size_t line = 0;
};

class TrialReader {
  public:
    TrialReader(const ReadingPlan& plan, FileOwner owner, StudyBuilder& builder)
        : person_(plan.value("person") == by_trial_column ? plan.value("columns.participant") : ""), owner_(std::move(owner)),
          builder_(builder) {}

    void read(TextSource& text) {
        isJson(text) ? readJson(text) : readTable(text);
        if (person_.empty()) // who is there whatever the trials are
            builder_.participant(owner_.participant);
        for (const std::size_t at : touched_) {
            Recording& recording = builder_.study.recordings[at];
            orderSamples(recording);
            recording.sampling_rate_hz = samplingRate(recording.samples);
            recording.samples.shrink_to_fit();
        }
        cut_off_.warn(builder_.study.warnings, text.name());
    }

  private:
    void readTable(TextSource& text) {
        DelimitedReader reader(text, ',');
        if (!reader.next())
            return;
        std::vector<std::string> header;
        for (const Cell& cell : reader.cells())
            header.emplace_back(cell.text);
        auto place = [&](const std::string& name) {
            return static_cast<std::size_t>(std::find(header.begin(), header.end(), name) - header.begin());
        };
        const std::size_t person = place(person_), stimulus = place("stimulus"), index = place("trial_index"),
                          gaze = place(gaze_key);
        auto cell = [&](std::size_t at) {
            return at < reader.cells().size() ? std::string(reader.cells()[at].text) : std::string();
        };
        while (reader.next()) {
            const std::string points = cell(gaze);
            if (points.empty() || points == "null")
                continue;
            json parsed = json::parse(points, nullptr, false);
            if (!parsed.is_array() && !reader.recordWasComplete())
                cut_off_.note(reader.line());
            else
                take({cell(person), cell(stimulus), cell(index), std::move(parsed), reader.line()}, text.name());
        }
    }

    /// An array of trials, or of people's arrays of trials. A trial is forgotten as soon as it is taken, everything else at once.
    void readJson(TextSource& text) {
        int points_below = deepest; // how deep the list of gaze stands whose points are being read
        const json::parser_callback_t take_trials = [&](int depth, json::parse_event_t event, json& parsed) {
            if (depth > deepest)
                throw ParseError(text.name(), 0, 0, Text("nests trials more than %1 deep", deepest),
                                 Text("give the data as jsPsych saves it"));
            if (event == json::parse_event_t::key && depth <= points_below)
                points_below = parsed == gaze_key ? depth : deepest;
            if (event != json::parse_event_t::object_end || depth > points_below)
                return true;
            points_below = deepest;
            if (const auto gaze = parsed.find(gaze_key); gaze != parsed.end() && gaze->is_array())
                take({textOf(parsed, person_), textOf(parsed, "stimulus"), textOf(parsed, "trial_index"), std::move(*gaze)},
                     text.name());
            return false;
        };
        try {
            const json emptied = json::parse(TextCharacters(text), TextCharacters(), take_trials);
        } catch (const json::exception& problem) {
            throw ParseError(text.name(), 0, 0, Text("is not JSON: %1", jsonProblem(problem)),
                             Text("give the data as jsPsych saves it"));
        }
    }

    static std::string textOf(const json& object, const std::string& key) {
        if (key.empty() || !object.contains(key) || object[key].is_null())
            return {};
        return object[key].is_string() ? object[key].get<std::string>() : object[key].dump();
    }

    void take(const JsTrial& trial, const std::string& file) {
        if (!trial.gaze.is_array())
            throw ParseError(file, trial.line, 0, Text("%1 is not a JSON array", std::string(gaze_key)),
                             Text("give the data as jsPsych saves it"));
        const std::string participant = person_.empty() ? owner_.participant : trial.participant;
        if (participant.empty())
            throw ParseError(file, trial.line, 0, Text("a trial with gaze has no \"%1\"", person_), Text("give --person file"));
        const std::size_t at = builder_.recording(builder_.participant(participant),
                                                  builder_.stimulus(trial.stimulus.empty() ? "screen" : trial.stimulus),
                                                  owner_.recording(), trial.index);
        Recording& recording = builder_.study.recordings[at];
        if (recording.samples.empty()) // most have one trial
            recording.samples.reserve(trial.gaze.size());
        for (const json& point : trial.gaze)
            if (point.is_object() && !std::isnan(numberOf(point, "t")))
                recording.samples.push_back({numberOf(point, "t"), {numberOf(point, "x"), numberOf(point, "y"), missing}, {}});
        touched_.insert(at);
    }

    static double numberOf(const json& point, const char* key) {
        return point.contains(key) && point[key].is_number() ? point[key].get<double>() : missing;
    }

    std::string person_;
    FileOwner owner_;
    StudyBuilder& builder_;
    std::set<std::size_t> touched_; ///< recordings
    Tally cut_off_{Text("line at the end was cut off and left out"), Text("lines at the end were cut off and left out")};
};

/// The key of a person that the file has.
std::string personKey(TextSource& text) {
    const std::string_view head = text.peek(looked_at);
    const bool of_json = isJson(text);
    const std::vector<std::string> header =
        of_json ? std::vector<std::string>() : splitLine(head.substr(0, head.find_first_of("\r\n")), ',');
    for (const char* key : person_keys)
        if (of_json ? head.find('"' + std::string(key) + "\":") != std::string_view::npos
                    : std::find(header.begin(), header.end(), key) != header.end())
            return key;
    return {};
}

ReadingPlan planWebgazer(StudySource& source, const OpenOptions& options) {
    const std::vector<fs::path> files = trialFiles(source);
    std::vector<OwnPlan> own;
    for (const fs::path& path : files) {
        SourceFile file(path);
        own.push_back({path, {}, {}});
        const bool by_column = options.person.empty() || options.person == by_trial_column;
        const std::string key = by_column && !options.columns.contains("participant") ? personKey(file.look()) : std::string();
        if (!key.empty()) {
            own.back().plan.say("columns.participant", key, Origin::guessed);
            own.back().plan.say("person", by_trial_column, Origin::guessed);
        }
    }
    ReadingPlan plan = agreedPlan(own);
    if (!plan.find("person"))
        plan.take(planOwners(files, options));
    plan.say("positions", "px", Origin::format);
    plan.say("time-unit", "ms", Origin::format);
    return plan;
}

void readWebgazer(StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    const std::vector<fs::path> files = trialFiles(source);
    const std::vector<FileOwner> owners = ownersOf(files, options, source.name());
    for (std::size_t i = 0; i < files.size(); ++i) {
        TextSource text = TextSource::fromFile(files[i], source.part(i, files.size()));
        builder.beginFile(files[i]);
        TrialReader(options.plan, owners[i], builder).read(text);
    }
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(source.folder())), options);
    settleSizes(builder.study, options, options.positions.value_or(PositionUnit::pixels));
    warnOfGazeOffStimulus(builder.study);
}

} // namespace

Importer webgazerTrials() {
    return {.id = "webgazer",
            .name = Text("jsPsych with WebGazer"),
            .extensions = csv_only,
            .recognises = [](StudySource& source, const OpenOptions&) { return !trialFiles(source).empty(); },
            .plan = planWebgazer,
            .read = readWebgazer,
            .files = [](StudySource& source, const OpenOptions&) { return trialFiles(source); }};
}

} // namespace nictate
