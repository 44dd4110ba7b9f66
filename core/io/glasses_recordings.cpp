#include "core/io/glasses_recordings.h"

#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/io/pictures.h"
#include "core/io/recording_names.h"
#include "core/io/recording_order.h"
#include "core/io/tally.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace fs = std::filesystem;

namespace {

using nlohmann::json;

constexpr const char* gaze_file = "gazedata";
constexpr const char* scene_video = "scene"; ///< what everybody looked at: the scene camera's picture

std::vector<fs::path> gazeFiles(StudySource& source) {
    std::vector<fs::path> files;
    for (const fs::path& file : source.files())
        if (withoutCompression(file).filename() == gaze_file)
            files.push_back(file);
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    return files;
}

std::vector<fs::path> foldersOf(const std::vector<fs::path>& files) {
    std::vector<fs::path> folders;
    for (const fs::path& file : files)
        folders.push_back(recordingFolder(file));
    return folders;
}

std::string wearerIn(const fs::path& folder) { return textInJson(folder / "meta" / "participant", "name"); }

double numberAt(const json& list, std::size_t at) {
    return list.is_array() && at < list.size() && list[at].is_number() ? list[at].get<double>() : missing;
}

double pupilOf(const json& data, const char* eye) {
    const json side = data.value(eye, json());
    return side.is_object() && side.contains("pupildiameter") && side["pupildiameter"].is_number()
               ? side["pupildiameter"].get<double>()
               : missing;
}

/// One line of {"type":"gaze","timestamp":seconds,"data":{"gaze2d":[x,y],"eyeleft":{"pupildiameter":mm} …}}; no data where
/// the eyes were lost.
Sample sampleIn(const json& line) {
    Sample sample;
    sample.t_ms = finiteOrMissing(line["timestamp"].get<double>() * 1000);
    const json data = line.value("data", json::object());
    if (!data.is_object())
        return sample;
    const json point = data.value("gaze2d", json());
    sample.gaze = {numberAt(point, 0), numberAt(point, 1), pupilOf(data, "eyeleft")};
    sample.second.pupil = pupilOf(data, "eyeright");
    return sample;
}

void readGaze(TextSource& text, Recording& recording, std::vector<std::string>& warnings) {
    LineReader lines(text);
    std::string_view line;
    Tally cut_off{"line at the end was cut off and left out", "lines at the end were cut off and left out"};
    while (lines.next(line)) {
        if (line.empty())
            continue;
        const json parsed = json::parse(line, nullptr, false);
        if (parsed.is_discarded() && !lines.lineWasComplete()) {
            cut_off.note(lines.lineNumber());
            continue;
        }
        if (!parsed.is_object())
            throw ParseError(text.name(), lines.lineNumber(), 0, "is no JSON object",
                             "give a gazedata file as the glasses wrote it");
        if (parsed.value("type", json()) != "gaze")
            continue;
        if (!parsed.contains("timestamp") || !parsed["timestamp"].is_number())
            throw ParseError(text.name(), lines.lineNumber(), 0, "has no \"timestamp\" in seconds",
                             "give a gazedata file as the glasses wrote it");
        if (const Sample sample = sampleIn(parsed); !std::isnan(sample.t_ms))
            recording.samples.push_back(sample);
    }
    cut_off.warn(warnings, text.name());
    orderSamples(recording);
    recording.sampling_rate_hz = samplingRate(recording.samples);
    recording.samples.shrink_to_fit();
}

ReadingPlan planGlasses(StudySource& source, const OpenOptions& options) {
    ReadingPlan plan = planFolderOwners(foldersOf(gazeFiles(source)), options, wearerIn);
    plan.say("positions", "fraction", Origin::format);
    plan.say("screen", "1920x1080", Origin::format);
    return plan;
}

void readGlasses(StudySource& source, const OpenOptions& options, StudyBuilder& builder) {
    const std::vector<fs::path> files = gazeFiles(source);
    const std::vector<FileOwner> owners = folderOwners(foldersOf(files), options, source.name(), wearerIn);
    for (std::size_t i = 0; i < files.size(); ++i) {
        TextSource text = TextSource::fromFile(files[i], source.part(i, files.size()));
        const std::size_t at =
            builder.newRecording(builder.participant(owners[i].participant), builder.stimulus(scene_video), owners[i].condition);
        readGaze(text, builder.study.recordings[at], builder.study.warnings);
    }
    attachPictures(builder.study, PictureFolders(pictureFoldersBeside(source.folder())), options);
    settleSizes(builder.study, options, options.positions.value_or(PositionUnit::fraction));
    warnOfGazeOffStimulus(builder.study);
}

} // namespace

Importer glassesRecordings() {
    return {.id = "tobii-glasses-3",
            .name = "Tobii Pro Glasses 3",
            .extensions = {},
            .recognises = [](StudySource& source, const OpenOptions&) { return !gazeFiles(source).empty(); },
            .plan = planGlasses,
            .read = readGlasses};
}

} // namespace nictate
