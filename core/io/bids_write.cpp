#include "core/io/bids_write.h"

#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/draft_folder.h"
#include "core/files/folder.h"
#include "core/files/table_writer.h"
#include "core/files/words.h"
#include "core/io/recording_order.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <new>
#include <optional>
#include <regex>
#include <set>
#include <string_view>
#include <zlib.h>

namespace nictate {

namespace fs = std::filesystem;
using OrderedJson = nlohmann::ordered_json;

namespace {

/// The bytes as a gzip file of one member, without a name and a time in it: the same bytes give the same file.
std::string gzipped(std::string_view bytes) {
    constexpr int gzip_header = 16, usual_memory = 8;
    constexpr std::size_t most_at_once = 1u << 30;
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + gzip_header, usual_memory, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        throw std::bad_alloc();
    std::string out, piece(1u << 16, '\0');
    int state = Z_OK;
    do {
        const std::size_t taken = std::min(bytes.size(), most_at_once);
        stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data())); // zlib does not write there
        stream.avail_in = static_cast<uInt>(taken);
        bytes.remove_prefix(taken);
        do {
            stream.next_out = reinterpret_cast<Bytef*>(piece.data());
            stream.avail_out = static_cast<uInt>(piece.size());
            state = deflate(&stream, bytes.empty() ? Z_FINISH : Z_NO_FLUSH);
            out.append(piece, 0, piece.size() - stream.avail_out);
        } while (stream.avail_out == 0);
    } while (state != Z_STREAM_END && !bytes.empty());
    deflateEnd(&stream);
    return out;
}

constexpr double pause_ms = 1000; ///< between recordings that had the same time

/// Letters and digits of an id; one more number where two ids have the same.
class BidsLabels {
  public:
    const std::string& of(const std::string& id) {
        const auto [found, fresh] = labels_.try_emplace(id);
        if (!fresh)
            return found->second;
        std::string plain;
        for (const char c : id)
            if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
                plain += c;
        return found->second = freeName(taken_, plain.empty() ? "x" : plain, "", "x");
    }

  private:
    std::map<std::string, std::string> labels_;
    std::set<std::string> taken_;
};

void writeJson(const fs::path& file, const OrderedJson& json) {
    try {
        writeNewFile(file, json.dump(2) + "\n");
    } catch (const OrderedJson::exception&) {
        refuseToWrite(Text("a name in it is not UTF-8 text"));
    }
}

OrderedJson columnSaid(const char* description, const char* units) { return {{"Description", description}, {"Units", units}}; }

/// A text as a cell: BIDS has no rows of two lines, and a word for nothing.
std::string cellOf(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text.empty() ? "n/a" : text;
}

/// Names of a run between those of its person and its table, "ses-1_task-reading", and its session, if any.
struct RunNames {
    std::string session, others;
};

/// Of a condition that readers of BIDS make: "ses-1 task-reading run-2". Nothing where it is another.
std::optional<RunNames> bidsNames(const std::string& condition) {
    static const std::regex form("(ses-[0-9A-Za-z]+ )?(task-[0-9A-Za-z]+)( acq-[0-9A-Za-z]+)?( run-[0-9]+)?");
    std::smatch found;
    if (condition.size() > 200 || !std::regex_match(condition, found, form)) // no file could be called so
        return {};
    RunNames names{found.str(1), found.str(2) + found.str(3) + found.str(4)};
    if (!names.session.empty())
        names.session.pop_back();
    std::replace(names.others.begin(), names.others.end(), ' ', '_');
    return names;
}

/// Names of every run, by its condition.
std::map<std::string, RunNames> namesOfRuns(const std::set<std::string>& conditions) {
    std::map<std::string, RunNames> names;
    for (const std::string& condition : conditions)
        if (const auto own = bidsNames(condition))
            names[condition] = *own;
    if (names.size() == conditions.size())
        return names;
    BidsLabels tasks;
    for (const std::string& condition : conditions)
        names[condition] = {"", "task-" + tasks.of(condition.empty() ? "viewing" : condition)};
    return names;
}

/// A number, or BIDS' word for none.
void numberOr(TableText& table, double value) { std::isnan(value) ? table.text("n/a") : table.number(value); }

/// In order of time, without those that have none.
std::vector<Sample> timedSamples(const Recording& recording) {
    std::vector<Sample> samples;
    std::copy_if(recording.samples.begin(), recording.samples.end(), std::back_inserter(samples),
                 [](const Sample& sample) { return std::isfinite(sample.t_ms); });
    std::stable_sort(samples.begin(), samples.end(), [](const Sample& a, const Sample& b) { return a.t_ms < b.t_ms; });
    return samples;
}

/// Hertz; 0 where there are not two times.
double rateOf(const Recording& recording, const std::vector<Sample>& timed) {
    const bool two = !timed.empty() && timed.front().t_ms < timed.back().t_ms;
    return !two ? 0 : recording.sampling_rate_hz > 0 ? recording.sampling_rate_hz : samplingRate(timed);
}

/// Recordings of one participant in one condition, one after the other on one clock.
class BidsRunWriter {
  public:
    explicit BidsRunWriter(fs::path stem) : stem_(std::move(stem)) {}

    void add(const Recording& recording) {
        const std::vector<Sample> samples = timedSamples(recording);
        const double first = samples.front().t_ms, last = samples.back().t_ms;
        const double shift = parts_.empty() || first > end_ms_ ? 0 : end_ms_ + pause_ms - first;
        const double rate = rateOf(recording, samples);
        const double step = rate > 0 ? 1000 / rate : 1;
        parts_.push_back({&recording, shift, first + shift, last + shift, step});
        end_ms_ = last + shift + step;
        rate_hz_ = rate_hz_ > 0 ? rate_hz_ : rate;
        second_ = second_ || std::any_of(recording.samples.begin(), recording.samples.end(),
                                         [](const Sample& sample) { return !std::isnan(sample.second.x_px); });
    }

    void write(const OrderedJson& presentation, bool have_pictures, const std::map<std::size_t, std::string>& names) const {
        const Eye only = parts_.front().recording->eye;
        writeEye(1, second_ ? Eye::left : only, &Sample::gaze);
        if (second_)
            writeEye(2, Eye::right, &Sample::second);
        writeStimuli(have_pictures ? "stim_file" : "stimulus", presentation, names);
    }

  private:
    struct Part {
        const Recording* recording;
        double shift_ms, first_ms, last_ms, step_ms;
    };

    fs::path file(const std::string& end) const { return stem_.string() + "_" + end; }

    void writeEye(int number, Eye eye, EyeSample Sample::*side) const {
        const std::string recording = "recording-eye" + std::to_string(number) + "_";
        TableText samples('\t'), events('\t');
        for (const Part& part : parts_) {
            for (const Sample& sample : timedSamples(*part.recording)) {
                samples.number(sample.t_ms + part.shift_ms);
                for (const double value : {(sample.*side).x_px, (sample.*side).y_px, (sample.*side).pupil})
                    numberOr(samples, value);
                samples.endRow();
            }
            addEvents(events, part, eye);
        }
        writeNewFile(file(recording + "physio.tsv.gz"), gzipped(samples.str()));
        writeJson(file(recording + "physio.json"), sidecar(eye));
        writeNewFile(file(recording + "physioevents.tsv.gz"), gzipped(events.str()));
        writeJson(file(recording + "physioevents.json"),
                  {{"Columns", {"onset", "duration", "trial_type", "blink"}},
                   {"Description", "Fixations, saccades and blinks as the tracker or Nictate found them"},
                   {"OnsetSource", "timestamp"},
                   {"ForeignIndexColumn", "timestamp"},
                   {"onset", columnSaid("Begin of the event on the clock of the samples", "ms")},
                   {"duration", columnSaid("How long the event lasted", "s")},
                   {"trial_type", {{"Description", "Kind of event: fixation, saccade or blink"}}},
                   {"blink", {{"Description", "1 for a blink, else 0"}}}});
    }

    OrderedJson sidecar(Eye eye) const {
        OrderedJson json = {{"PhysioType", "eyetrack"},
                            {"RecordedEye", eye == Eye::left    ? "left"
                                            : eye == Eye::right ? "right"
                                                                : "cyclopean"},
                            {"SampleCoordinateSystem", "gaze-on-screen"},
                            {"SamplingFrequency", rate_hz_},
                            {"StartTime", 0},
                            {"Columns", {"timestamp", "x_coordinate", "y_coordinate", "pupil_size"}},
                            {"timestamp", columnSaid("Time of the sample on the tracker's clock", "ms")},
                            {"x_coordinate", columnSaid("Gaze on the stimulus, to the right from its left edge", "pixel")},
                            {"y_coordinate", columnSaid("Gaze on the stimulus, downwards from its upper edge", "pixel")},
                            {"pupil_size", columnSaid("Pupil area or diameter, as the tracker gave it", "arbitrary")}};
        if (const Recording& first = *parts_.front().recording; !std::isnan(first.validation_mean_deg)) {
            json["AverageCalibrationError"] = first.validation_mean_deg;
            if (!std::isnan(first.validation_max_deg))
                json["MaximalCalibrationError"] = first.validation_max_deg;
        }
        return json;
    }

    /// Events of this eye, and those of both or of one that nobody knows.
    void addEvents(TableText& table, const Part& part, Eye eye) const {
        const auto add = [&](const auto& events, const char* kind, const char* blink) {
            for (const auto& event : events) {
                const bool of_other_eye = second_ && event.eye == (eye == Eye::left ? Eye::right : Eye::left);
                if (of_other_eye || std::isnan(event.start_ms))
                    continue;
                table.number(event.start_ms + part.shift_ms);
                numberOr(table, event.duration_ms / 1000);
                table.text(kind).text(blink).endRow();
            }
        };
        add(part.recording->fixations, "fixation", "0");
        add(part.recording->saccades, "saccade", "0");
        add(part.recording->blinks, "blink", "1");
    }

    /// When each stimulus was shown, in seconds from the first sample; a sample stands for half its interval before and after it.
    void writeStimuli(const char* column, const OrderedJson& presentation,
                      const std::map<std::size_t, std::string>& names) const {
        TableText table('\t');
        table.text("onset").text("duration").text(column).endRow();
        for (const Part& part : parts_)
            table.number((part.first_ms - parts_.front().first_ms - part.step_ms / 2) / 1000)
                .number((part.last_ms - part.first_ms + part.step_ms) / 1000)
                .text(cellOf(names.at(part.recording->stimulus)))
                .endRow();
        writeNewFile(file("events.tsv"), table.str());
        OrderedJson json = {{"StimulusPresentation", presentation}};
        json[column] = {{"Description", "What was on the screen"}};
        writeJson(file("events.json"), json);
    }

    fs::path stem_;
    std::vector<Part> parts_;
    double end_ms_ = 0, rate_hz_ = 0;
    bool second_ = false;
};

/// BIDS requires the screen; there is one in a study.
OrderedJson presentationOf(const Dataset& study) {
    if (study.stimuli.empty())
        throw MissingData(Text("the study has no stimuli, so there is nothing to write as BIDS"));
    const Stimulus& first = study.stimuli.front();
    for (const Stimulus& each : study.stimuli) {
        if (each.scene_camera)
            throw MissingData(
                Text("BIDS eye tracking holds gaze on a screen, but the camera of glasses saw %1", inQuotes(each.id)));
        if (!each.geometry)
            throw MissingData(
                Text("BIDS requires the screen's size and distance, which are unknown for stimulus %1; say distance-mm and "
                     "screen-mm in the plan (--plan)",
                     inQuotes(each.id)));
        if (each.geometry != first.geometry || each.width_px != first.width_px || each.height_px != first.height_px)
            throw MissingData(
                Text("a BIDS study has one screen, but stimuli %1 and %2 differ in size or distance; write them as studies "
                     "of their own",
                     inQuotes(first.id), inQuotes(each.id)));
    }
    const ViewingGeometry& seen = *first.geometry;
    return {{"ScreenDistance", seen.distance_mm / 1000},
            {"ScreenOrigin", {"top", "left"}},
            {"ScreenResolution", {first.width_px, first.height_px}},
            {"ScreenSize", {first.width_px * seen.pixel_width_mm / 1000, first.height_px * seen.pixel_height_mm / 1000}}};
}

void writeAbout(const Dataset& study, const fs::path& folder) {
    writeJson(folder / "dataset_description.json",
              {{"Name", study.name.empty() ? "eye-tracking study" : study.name},
               {"BIDSVersion", bids_version},
               {"DatasetType", "raw"},
               {"GeneratedBy", {{{"Name", "Nictate"}, {"Version", NICTATE_VERSION}, {"Description", "Rewritten as BIDS"}}}}});
    writeNewFile(folder / "README", "Eye tracking, written as BIDS by Nictate " NICTATE_VERSION ".\n\n"
                                    "These are original recordings of people: sensitive, and not a protected release.\n"
                                    "Positions are pixels of the stimulus, which fills the screen that events.json describes.\n"
                                    "RecordedEye is cyclopean where the original did not say which eye was recorded.\n");
}

/// Those who have a run: BIDS asks for a folder of each.
void writePeople(const Dataset& study, const std::set<std::size_t>& with_runs, const fs::path& folder, BidsLabels& labels) {
    TableText table('\t');
    OrderedJson about = {{"participant_id", {{"Description", "Label of the participant's folder"}}}};
    std::set<std::string> taken{"participant_id"};
    const std::vector<std::string> attributes = attributeNames(study);
    table.text("participant_id");
    for (const std::string& name : attributes) {
        const std::string column = freeName(taken, cellOf(name), "", "_");
        table.text(column);
        about[column] = {{"Description", "As the study's table of participants says"}};
    }
    table.endRow();
    for (const std::size_t i : with_runs) {
        const Participant& participant = study.participants[i];
        table.text("sub-" + labels.of(participant.id));
        for (const std::string& name : attributes) {
            const auto found = participant.attributes.find(name);
            table.text(found == participant.attributes.end() ? "n/a" : cellOf(found->second));
        }
        table.endRow();
    }
    writeNewFile(folder / "participants.tsv", table.str());
    writeJson(folder / "participants.json", about);
}

/// What names of files cannot hold on one system or another.
bool isForbiddenInNames(char c) {
    return static_cast<unsigned char>(c) < ' ' || std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos;
}

/// What stimuli are called in events: with pictures the copies of these in stimuli/, else their ids.
std::map<std::size_t, std::string> writePictures(const Dataset& study, const fs::path& folder, bool have_pictures) {
    std::map<std::size_t, std::string> names;
    std::set<std::string> taken;
    for (std::size_t i = 0; i < study.stimuli.size(); ++i) {
        const Stimulus& stimulus = study.stimuli[i];
        names[i] = stimulus.id;
        if (!have_pictures)
            continue;
        const fs::path picture(stimulus.picture);
        const std::string extension = picture.extension().string();
        std::string stem = stimulus.id;
        if (stem.ends_with(extension))
            stem.resize(stem.size() - extension.size());
        std::replace_if(stem.begin(), stem.end(), isForbiddenInNames, '-');
        const std::string name = freeName(taken, stem, extension);
        std::error_code error;
        fs::create_directories(folder / "stimuli", error);
        if (error || !fs::copy_file(picture, folder / "stimuli" / name, error))
            refuseToWrite(Text("the picture of %1 could not be copied: %2", inQuotes(stimulus.id), error.message()));
        names[i] = name;
    }
    return names;
}

} // namespace

BidsWritten writeBidsFolder(const Dataset& study, const fs::path& folder, const Progress& progress) {
    const OrderedJson presentation = presentationOf(study);
    BidsWritten written;
    std::map<std::pair<std::size_t, std::string>, std::vector<const Recording*>> runs;
    std::set<std::size_t> with_runs;
    std::set<std::string> conditions;
    for (const Recording& recording : study.recordings) {
        const bool sampled = rateOf(recording, timedSamples(recording)) > 0;
        (sampled ? written.recordings : written.recordings_without_samples) += 1;
        if (!sampled)
            continue;
        runs[{recording.participant, recording.condition}].push_back(&recording);
        with_runs.insert(recording.participant);
        conditions.insert(recording.condition);
    }
    if (runs.empty())
        throw MissingData(Text("the study has no samples; BIDS eye tracking holds samples, not fixations alone"));
    written.runs = runs.size();
    DraftFolder draft(folder);
    BidsLabels people;
    writeAbout(study, draft.path());
    writePeople(study, with_runs, draft.path(), people);
    const bool have_pictures =
        std::none_of(study.stimuli.begin(), study.stimuli.end(), [](const Stimulus& each) { return each.picture.empty(); });
    const std::map<std::size_t, std::string> pictures = writePictures(study, draft.path(), have_pictures);
    const std::map<std::string, RunNames> names = namesOfRuns(conditions);
    double done = 0;
    for (const auto& [run, recordings] : runs) {
        progress(done++ / static_cast<double>(runs.size()));
        const std::string sub = "sub-" + people.of(study.participants[run.first].id);
        const RunNames& own = names.at(run.second);
        const fs::path beh = draft.path() / sub / own.session / "beh";
        fs::create_directories(beh);
        BidsRunWriter writer(beh / (sub + (own.session.empty() ? "" : "_" + own.session) + "_" + own.others));
        for (const Recording* recording : recordings)
            writer.add(*recording);
        writer.write(presentation, have_pictures, pictures);
    }
    draft.moveIntoPlace();
    return written;
}

} // namespace nictate
