#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/io/importer.h"
#include "core/io/pictures.h"
#include "core/io/recording_names.h"
#include "core/io/recording_order.h"
#include "core/io/tally.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <memory>

namespace nictate {

namespace fs = std::filesystem;

namespace {

using nlohmann::json;

/// Makes samples of the lines that are of gaze.
class GazeLines {
  public:
    virtual ~GazeLines() = default;
    virtual void take(const json& line) = 0;
    virtual std::vector<Sample> samples() const = 0;
    /// On the clock of the samples, ms; NaN where the lines do not say.
    virtual double videoStarts() const = 0;
};

/// What one generation of the glasses writes: a JSON object a line.
struct Generation {
    const char* file;
    const char* video; ///< of the scene camera, beside it
    const char* clock; ///< the member that says when
    Text no_clock;     ///< what is wrong with a line of gaze without it
    std::string (*wearer)(const fs::path& folder);
    bool (*isRead)(const json& line); ///< of gaze, or of the video
    std::unique_ptr<GazeLines> (*lines)();
};

std::vector<fs::path> filesOf(const Generation& glasses, StudySource& source) {
    std::vector<fs::path> files;
    for (const fs::path& file : source.files())
        if (withoutCompression(file).filename() == glasses.file)
            files.push_back(file);
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    return files;
}

/// "…/recordings/r1/segments/2/livedata.json" is segment 2 of recording r1.
struct Place {
    fs::path folder;
    std::string segment;
};

Place placeOf(const fs::path& file) {
    const fs::path folder = recordingFolder(file);
    if (nameOf(folder.parent_path()) == "segments")
        return {folder.parent_path().parent_path(), nameOf(folder)};
    return {folder, {}};
}

/// Each recording's folder once.
std::vector<fs::path> foldersOf(const std::vector<fs::path>& files) {
    std::vector<fs::path> folders;
    for (const fs::path& file : files)
        if (const fs::path folder = placeOf(file).folder; folders.empty() || folders.back() != folder)
            folders.push_back(folder);
    return folders;
}

double numberIn(const json& value) { return value.is_number() ? value.get<double>() : missing; }
double numberAt(const json& list, std::size_t at) { return list.is_array() && at < list.size() ? numberIn(list[at]) : missing; }
double memberOf(const json& object, const char* key) {
    return object.is_object() ? numberIn(object.value(key, json())) : missing;
}

void readGaze(TextSource& text, const Generation& glasses, Recording& recording, std::vector<Text>& warnings) {
    const Text advice = Text("give a %1 file as the glasses wrote it", std::string(glasses.file));
    LineReader lines(text);
    std::string_view line;
    Tally cut_off(Text("line at the end was cut off and left out"), Text("lines at the end were cut off and left out"));
    const std::unique_ptr<GazeLines> gaze = glasses.lines();
    while (lines.next(line)) {
        if (line.empty())
            continue;
        const json parsed = json::parse(line, nullptr, false);
        if (parsed.is_discarded() && !lines.lineWasComplete()) {
            cut_off.note(lines.lineNumber());
            continue;
        }
        if (!parsed.is_object())
            throw ParseError(text.name(), lines.lineNumber(), 0, Text("is not a JSON object"), advice);
        if (!glasses.isRead(parsed))
            continue;
        if (!parsed.contains(glasses.clock) || !parsed[glasses.clock].is_number())
            throw ParseError(text.name(), lines.lineNumber(), 0, glasses.no_clock, advice);
        gaze->take(parsed);
    }
    cut_off.warn(warnings, text.name());
    recording.samples = gaze->samples();
    if (const fs::path video = fs::path(text.name()).replace_filename(glasses.video); fs::is_regular_file(video)) {
        if (std::isnan(gaze->videoStarts()))
            warnings.push_back(Text("%1 is not shown: %2 does not say when the video begins", video.string(), text.name()));
        else
            recording.scene = {video.string(), gaze->videoStarts()};
    }
    orderSamples(recording);
    recording.sampling_rate_hz = samplingRate(recording.samples);
    recording.samples.shrink_to_fit();
}

void readRecordings(const Generation& glasses, StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    const std::vector<fs::path> files = filesOf(glasses, source), folders = foldersOf(files);
    refuseTwice(files);
    const std::vector<FileOwner> owners = folderOwners(folders, options, source.name(), glasses.wearer);
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Place place = placeOf(files[i]);
        const FileOwner& owner =
            owners[static_cast<std::size_t>(std::find(folders.begin(), folders.end(), place.folder) - folders.begin())];
        std::string condition = owner.recording();
        if (!place.segment.empty() && place.segment != "1")
            condition += (condition.empty() ? "segment " : " segment ") + place.segment;
        TextSource text = TextSource::fromFile(files[i], source.part(i, files.size()));
        const std::size_t at = builder.newRecording(builder.participant(owner.participant), builder.sceneCamera(), condition);
        readGaze(text, glasses, builder.study.recordings[at], builder.study.warnings);
    }
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(source.folder())), options);
    settleSizes(builder.study, options, options.positions.value_or(PositionUnit::fraction));
    warnOfGazeOffStimulus(builder.study);
}

Importer importerOf(const std::string& id, const std::string& name, const Generation& glasses) {
    return {.id = id,
            .name = name,
            .extensions = {},
            .recognises = [=](StudySource& source, const OpenOptions&) { return !filesOf(glasses, source).empty(); },
            .plan =
                [=](StudySource& source, const OpenOptions& options) {
                    ReadingPlan plan = planFolderOwners(foldersOf(filesOf(glasses, source)), options, glasses.wearer);
                    plan.say("positions", "fraction", Origin::format);
                    plan.say("screen", "1920x1080", Origin::format);
                    return plan;
                },
            .read = [=](StudySource& source, const OpenOptions& options,
                        StudyBuilder& builder) { readRecordings(glasses, source, options, builder); },
            .files =
                [=](StudySource& source, const OpenOptions&) {
                    const std::vector<fs::path> gaze = filesOf(glasses, source);
                    return filesBelow(source, foldersOf(gaze), gaze);
                }};
}

std::string wearerOf3(const fs::path& folder) { return textInJson(folder / "meta" / "participant", "name"); }

bool isGaze3(const json& line) { return line.value("type", json()) == "gaze"; }

/// {"type":"gaze","timestamp":seconds,"data":{"gaze2d":[x,y],"eyeleft":{"pupildiameter":mm} …}}; no data where the eyes were
/// lost.
class Lines3 : public GazeLines {
  public:
    void take(const json& line) override {
        Sample sample;
        sample.t_ms = finiteOrMissing(line["timestamp"].get<double>() * 1000);
        if (std::isnan(sample.t_ms))
            return;
        if (const json data = line.value("data", json()); data.is_object()) {
            const json point = data.value("gaze2d", json());
            sample.gaze = {numberAt(point, 0), numberAt(point, 1), memberOf(data.value("eyeleft", json()), "pupildiameter")};
            sample.second.pupil = memberOf(data.value("eyeright", json()), "pupildiameter");
        }
        samples_.push_back(sample);
    }
    std::vector<Sample> samples() const override { return samples_; }
    double videoStarts() const override { return 0; } // one clock

  private:
    std::vector<Sample> samples_;
};

std::string wearerOf2(const fs::path& folder) {
    std::ifstream in(folder / "participant.json", std::ios::binary);
    const json object = json::parse(in, nullptr, false);
    const json info = object.is_object() ? object.value("pa_info", json()) : json();
    const json name = info.is_object() ? info.value("Name", json()) : json();
    return name.is_string() ? name.get<std::string>() : std::string();
}

bool isRead2(const json& line) {
    return line.contains("gp") || line.contains("pd") || (line.contains("vts") && line.contains("ts"));
}

/// Lines that share a time hold a part of it each: {"ts":µs,"s":0,"gidx":7,"gp":[x,y]} of both eyes,
/// {"ts":µs,"s":0,"gidx":7,"pd":mm,"eye":"left"} of one. A status other than 0 says that the part is not valid.
/// {"ts":µs,"s":0,"vts":µs}: this is the time in the video.
class Lines2 : public GazeLines {
  public:
    void take(const json& line) override {
        const double ts = memberOf(line, "ts"), index = memberOf(line, "gidx");
        const bool valid = memberOf(line, "s") == 0;
        if (const json point = line.value("gp", json()); point.is_array()) {
            auto& [sample, gidx] = by_time_[ts];
            gidx = index;
            sample.t_ms = finiteOrMissing(ts / 1000);
            sample.gaze.x_px = valid && point.size() == 2 ? numberAt(point, 0) : missing;
            sample.gaze.y_px = valid && point.size() == 2 ? numberAt(point, 1) : missing;
        }
        if (valid && std::isnan(video_starts_ms_))
            video_starts_ms_ = (ts - memberOf(line, "vts")) / 1000;
        if (line.contains("pd") && !std::isnan(index))
            (line.value("eye", json()) == "right" ? right_ : left_)[index] = valid ? memberOf(line, "pd") : missing;
    }
    std::vector<Sample> samples() const override {
        std::vector<Sample> all;
        for (const auto& [ts, timed] : by_time_) {
            all.push_back(timed.first);
            all.back().gaze.pupil = pupilAt(left_, timed.second);
            all.back().second.pupil = pupilAt(right_, timed.second);
        }
        return all;
    }
    double videoStarts() const override { return video_starts_ms_; }

  private:
    static double pupilAt(const std::map<double, double>& pupils, double index) {
        const auto found = pupils.find(index);
        return found == pupils.end() ? missing : found->second;
    }
    std::map<double, std::pair<Sample, double>> by_time_; ///< with its gidx
    std::map<double, double> left_, right_;               ///< by gidx
    double video_starts_ms_ = missing;
};

template <class Lines> std::unique_ptr<GazeLines> linesOf() { return std::make_unique<Lines>(); }

} // namespace

Importer glassesRecordings() {
    return importerOf("tobii-glasses-3", "Tobii Pro Glasses 3",
                      {"gazedata", "scenevideo.mp4", "timestamp", Text("has no \"timestamp\" in seconds"), wearerOf3, isGaze3,
                       linesOf<Lines3>});
}

Importer glasses2Recordings() {
    return importerOf(
        "tobii-glasses-2", "Tobii Pro Glasses 2",
        {"livedata.json", "fullstream.mp4", "ts", Text("has no \"ts\" in microseconds"), wearerOf2, isRead2, linesOf<Lines2>});
}

} // namespace nictate
