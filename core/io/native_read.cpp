#include "core/errors.h"
#include "core/files/json_problem.h"
#include "core/files/strict_table.h"
#include "core/files/words.h"
#include "core/io/feature_rows.h"
#include "core/io/native_folder.h"
#include "core/io/native_names.h"
#include "core/io/picture_bounds.h"
#include "core/io/recording_order.h"
#include "core/io/settle_frame.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace nictate {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t absent = TableReader::absent;
const Text no_participant = Text("is not a participant of this study");
const Text no_stimulus = Text("is not a stimulus of this study");
const Text no_recording = Text("is not a recording of this study");

Eye eyeIn(const TableReader& table, std::size_t at) {
    if (at == absent)
        return Eye::unknown;
    for (Eye eye : {Eye::unknown, Eye::left, Eye::right, Eye::both})
        if (table.cell(at).text == nameOf(eye))
            return eye;
    table.refuse(at, Text("is not an eye (expected left, right, both or nothing)"));
}

class StudyReader {
  public:
    StudyReader(const StudyFiles& files, const OpenOptions& options) : files_(files), options_(options) {}

    Dataset read() {
        readDescription();
        readParticipants();
        readStimuli();
        readRecordings();
        readFixations();
        readEvents();
        readSamples();
        readFeatures();
        warnOfMissingPictures();
        warnOfMissingVideos();
        study_.frame = frameOfLists(study_);
        return std::move(study_);
    }

  private:
    TextSource open(const char* file) const {
        std::optional<TextSource> source = files_.open(file);
        if (!source)
            throw ParseError(files_.name, 0, 0, Text("the study has no %1", std::string(file)), Text("see datasets/README.md"));
        return std::move(*source);
    }

    void readDescription() {
        TextSource source = open(study_description);
        std::string_view text = source.peek(longest_record + 1);
        if (text.size() > longest_record)
            throw ParseError(source.name(), 0, 0, Text("is longer than 4 MiB"), {});
        try {
            nlohmann::json description = nlohmann::json::parse(text);
            if (description.at("format").get<std::string>() != study_format_name)
                throw ParseError(source.name(), 0, 0, Text("describes no Nictate study"), {});
            // Compared as text: the number may be of any size.
            if (std::string version = description.at("version").dump(); version != std::to_string(study_format_version))
                throw ParseError(source.name(), 0, 0, Text("is of format version %1", inQuotes(version)),
                                 Text("this Nictate reads version %1", study_format_version));
            study_.name = description.at("name").get<std::string>();
            if (description.contains("warnings"))
                for (const std::string& warning : description.at("warnings").get<std::vector<std::string>>())
                    study_.warnings.push_back(warning);
            if (description.contains("feature_step_s"))
                study_.features.step_s = description.at("feature_step_s").get<double>();
            if (!(study_.features.step_s >= 0 && study_.features.step_s < 1e9))
                throw ParseError(source.name(), 0, 0, Text("feature_step_s is not a time"),
                                 Text("seconds from one row to the next"));
        } catch (const nlohmann::json::exception& problem) {
            throw ParseError(source.name(), 0, 0, Text("is not a description of a study: %1", jsonProblem(problem)),
                             Text("it needs format, version and name"));
        }
    }

    void readParticipants() {
        TableReader table(open(participants_table));
        if (table.header()[0] != "id")
            throw ParseError(participants_table, 1, 1, Text("the first column must be id"), {});
        while (table.next()) {
            Participant participant{table.text(0), {}};
            if (table.cell(0).text.empty() && !table.cell(0).quoted)
                table.refuse(0, Text("is not an id"));
            for (std::size_t i = 1; i < table.header().size(); ++i)
                if (table.cell(i).quoted || !table.cell(i).text.empty())
                    participant.attributes.insert_or_assign(table.header()[i], table.text(i));
            if (bool fresh = false; participants_.index(participant.id, &fresh), !fresh)
                table.refuse(0, Text("occurs twice; every participant has one row"));
            study_.participants.push_back(std::move(participant));
        }
    }

    void readStimuli() {
        TableReader table(open(stimuli_table));
        std::size_t id = table.required("id"), width = table.required("width_px"), height = table.required("height_px");
        std::size_t source = table.column("size_source"), picture = table.column("picture");
        std::size_t distance = table.column("distance_mm"), pixel_width = table.column("pixel_width_mm"),
                    pixel_height = table.column("pixel_height_mm");
        std::size_t scene = table.column(scene_camera_column);
        bool has_geometry = distance != absent && pixel_width != absent && pixel_height != absent;
        while (table.next()) {
            Stimulus stimulus;
            stimulus.id = table.text(id);
            stimulus.width_px = table.extent(width, largest_extent_px);
            stimulus.height_px = table.extent(height, largest_extent_px);
            stimulus.size_source = sizeSource(table, source);
            stimulus.scene_camera = scene != absent && !table.cell(scene).text.empty();
            if (has_geometry && !std::isnan(table.number(distance)))
                stimulus.geometry = {table.positive(distance), table.positive(pixel_width), table.positive(pixel_height)};
            if (bool fresh = false; stimuli_.index(stimulus.id, &fresh), !fresh)
                table.refuse(id, Text("occurs twice; every stimulus has one row"));
            if (picture != absent && !table.cell(picture).text.empty())
                findPicture(table, picture, stimulus);
            if (stimulus.size_source == SizeSource::assumed && options_.screen_size) {
                stimulus.width_px = options_.screen_size->width_px;
                stimulus.height_px = options_.screen_size->height_px;
                stimulus.size_source = SizeSource::given;
            }
            study_.stimuli.push_back(std::move(stimulus));
        }
    }

    static SizeSource sizeSource(const TableReader& table, std::size_t at) {
        if (at == absent || table.cell(at).text.empty())
            return SizeSource::given;
        for (SizeSource source : {SizeSource::picture, SizeSource::given, SizeSource::assumed})
            if (table.cell(at).text == nameOf(source))
                return source;
        table.refuse(at, Text("is not a source of a size (expected picture, given or assumed)"));
    }

    /// Empty where it is not there.
    std::string fileNamed(const TableReader& table, std::size_t at) {
        fs::path relative(table.text(at));
        bool leaves = relative.has_root_path() ||
                      std::any_of(relative.begin(), relative.end(), [](const fs::path& part) { return part == ".."; });
        if (leaves)
            table.refuse(at, Text("lies outside the study's folder"));
        return files_.picture(relative.string());
    }

    void findVideo(const TableReader& table, std::size_t at, double starts_ms, Recording& recording) {
        const std::string file = fileNamed(table, at);
        if (file.empty() || std::isnan(starts_ms))
            ++videos_missing_;
        else
            recording.scene = {file, starts_ms};
    }

    void findPicture(const TableReader& table, std::size_t at, Stimulus& stimulus) {
        stimulus.picture = fileNamed(table, at);
        if (stimulus.picture.empty()) {
            ++pictures_missing_;
            return;
        }
        if (!options_.picture_size)
            return;
        auto size = options_.picture_size(stimulus.picture);
        if (!size) {
            stimulus.picture.clear();
            ++pictures_missing_;
        } else if (*size != PixelSize{stimulus.width_px, stimulus.height_px})
            study_.warnings.push_back(Text("the picture of %1 has another size than stimuli.tsv says", inQuotes(stimulus.id)));
        if (size && !fitsInMemory(*size)) {
            study_.warnings.push_back(Text("the picture of %1 is not shown: %2", inQuotes(stimulus.id), tooManyPixels(*size)));
            stimulus.picture.clear();
        }
    }

    void warnOfMissingPictures() {
        if (pictures_missing_ > 0)
            study_.warnings.push_back(counted(pictures_missing_, Text("picture is missing or unreadable: a blank canvas"),
                                              Text("pictures are missing or unreadable: a blank canvas")));
    }

    void warnOfMissingVideos() {
        if (videos_missing_ > 0)
            study_.warnings.push_back(counted(videos_missing_,
                                              Text("scene video is missing, or the table does not say when it begins"),
                                              Text("scene videos are missing, or the table does not say when they begin")));
    }

    void readRecordings() {
        TableReader table(open(recordings_table));
        std::size_t id = table.required("recording"), participant = table.required("participant");
        std::size_t stimulus = table.required("stimulus"), condition = table.column("condition");
        std::size_t eye = table.column("eye"), rate = table.column("sampling_rate_hz");
        std::size_t mean = table.column("validation_mean_deg"), largest = table.column("validation_max_deg");
        std::size_t video = table.column(scene_video_column), video_starts = table.column(scene_video_starts_column);
        while (table.next()) {
            Recording recording;
            recording.participant = known(participants_, table, participant, no_participant);
            recording.stimulus = known(stimuli_, table, stimulus, no_stimulus);
            recording.condition = table.text(condition);
            recording.eye = eyeIn(table, eye);
            double hertz = table.notNegative(rate);
            recording.sampling_rate_hz = std::isnan(hertz) ? 0 : hertz;
            recording.rate_stated = recording.sampling_rate_hz > 0;
            recording.validation_mean_deg = table.notNegative(mean);
            recording.validation_max_deg = table.notNegative(largest);
            if (video != absent && !table.cell(video).text.empty())
                findVideo(table, video, table.number(video_starts), recording);
            if (bool fresh = false; recordings_.index(table.text(id), &fresh), !fresh)
                table.refuse(id, Text("occurs twice; every recording has one row"));
            study_.recordings.push_back(std::move(recording));
        }
    }

    static std::size_t known(const Interned& ids, const TableReader& table, std::size_t at, const Text& otherwise) {
        std::optional<std::size_t> found = ids.find(table.text(at));
        if (!found)
            table.refuse(at, otherwise);
        return *found;
    }

    /// The recording a row belongs to; rows of one mostly follow each other.
    Recording& owner(const TableReader& table, std::size_t at) {
        std::string_view id = table.cell(at).text;
        if (last_ == absent || id != last_id_) {
            last_ = known(recordings_, table, at, no_recording);
            last_id_ = id;
        }
        return study_.recordings[last_];
    }

    /// Its rows of this kind; of the recording before what it grew to spare is given back, unless rows of several alternate.
    template <class Row> std::vector<Row>& rowsOf(const TableReader& table, std::size_t at, std::vector<Row> Recording::*rows) {
        const std::size_t before = last_;
        Recording& recording = owner(table, at);
        if (last_ != before) {
            if (before != absent && first_visit_)
                giveBackRoom(study_.recordings[before]);
            first_visit_ = (recording.*rows).empty();
        }
        return recording.*rows;
    }

    void readFixations() {
        TableReader table(open(fixations_table));
        std::size_t recording = table.required("recording"), x = table.required("x_px"), y = table.required("y_px");
        std::size_t start = table.column("start_ms"), duration = table.column("duration_ms");
        std::size_t pupil = table.column("pupil"), eye = table.column("eye");
        while (table.next())
            append(rowsOf(table, recording, &Recording::fixations),
                   {table.number(x), table.number(y), table.number(start), table.notNegative(duration), table.number(pupil),
                    eyeIn(table, eye)});
    }

    void readEvents() {
        std::optional<TextSource> source = files_.open(events_table);
        if (!source)
            return;
        TableReader table(std::move(*source));
        std::size_t recording = table.required("recording"), kind = table.required("kind");
        std::size_t start = table.column("start_ms"), duration = table.column("duration_ms"), eye = table.column("eye");
        std::size_t from_x = table.column("from_x_px"), from_y = table.column("from_y_px");
        std::size_t to_x = table.column("to_x_px"), to_y = table.column("to_y_px");
        std::size_t amplitude = table.column("amplitude_deg"), velocity = table.column("peak_velocity_deg_s");
        while (table.next()) {
            Recording& into = owner(table, recording);
            if (table.cell(kind).text == "saccade")
                into.saccades.push_back({table.number(start), table.notNegative(duration), table.number(from_x),
                                         table.number(from_y), table.number(to_x), table.number(to_y), table.number(amplitude),
                                         table.number(velocity), eyeIn(table, eye)});
            else if (table.cell(kind).text == "blink")
                into.blinks.push_back({table.number(start), table.notNegative(duration), eyeIn(table, eye)});
            else
                table.refuse(kind, Text("is not a kind of event (expected saccade or blink)"));
        }
    }

    void readSamples() {
        std::optional<TextSource> source = files_.open(samples_table);
        if (!source)
            return;
        TableReader table(std::move(*source));
        std::size_t recording = table.required("recording"), time = table.required("t_ms");
        std::size_t x = table.required("x_px"), y = table.required("y_px"), pupil = table.column("pupil");
        std::size_t second_x = table.column("second_x_px"), second_y = table.column("second_y_px");
        std::size_t second_pupil = table.column("second_pupil");
        while (table.next())
            append(rowsOf(table, recording, &Recording::samples),
                   {table.number(time),
                    {table.number(x), table.number(y), table.number(pupil)},
                    {table.number(second_x), table.number(second_y), table.number(second_pupil)}});
    }

    void readFeatures() {
        std::optional<TextSource> source = files_.open(features_table);
        if (!source)
            return;
        TableReader table(std::move(*source));
        if (table.header().size() < 3 || table.header()[0] != "participant" || table.header()[1] != "condition")
            throw ParseError(features_table, 1, 1, Text("the first columns must be participant and condition, features follow"),
                             {});
        study_.features.names.assign(table.header().begin() + 2, table.header().end());
        checkFeatureNames(features_table, study_.features.names);
        FeatureRows rows(study_.features.names.size());
        std::vector<double> values(study_.features.names.size());
        while (table.next()) {
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] = table.number(i + 2);
            rows.add(known(participants_, table, 0, no_participant), table.text(1), values);
        }
        study_.features.tables = rows.take();
    }

    const StudyFiles& files_;
    const OpenOptions& options_;
    Dataset study_;
    Interned participants_, stimuli_, recordings_;
    std::size_t last_ = absent;
    std::string last_id_;
    bool first_visit_ = false;                              ///< to last_
    std::size_t pictures_missing_ = 0, videos_missing_ = 0; ///< of videos also those whose beginning is not said
};

} // namespace

bool isStudyFolder(const fs::path& folder) {
    std::error_code ignored;
    return fs::exists(folder / study_description, ignored);
}

Dataset readStudy(const StudyFiles& files, const OpenOptions& options) { return StudyReader(files, options).read(); }

Dataset readStudyFolder(const fs::path& folder, const OpenOptions& options, const Progress& progress) {
    static constexpr double tables = 8;
    double opened = 0;
    StudyFiles files;
    files.name = folder.string();
    files.open = [&](const std::string& file) -> std::optional<TextSource> {
        std::error_code error;
        double from = opened++ / tables;
        if (fs::status(folder / file, error).type() == fs::file_type::not_found)
            return {};
        return TextSource::fromFile(folder / file, progress.within(from, opened / tables));
    };
    files.picture = [&](const std::string& relative) {
        std::error_code error;
        fs::path picture = folder / relative;
        return fs::is_regular_file(picture, error) ? picture.string() : std::string();
    };
    return readStudy(files, options);
}

Importer nativeStudies() {
    return {.id = "nictate-study",
            .name = Text("Nictate dataset folder"),
            .extensions = {},
            .keeps_times = true,
            .recognises = [](StudySource& source, const OpenOptions&) { return source.holds(study_description); },
            .read = [](StudySource& source, const OpenOptions& options,
                       StudyBuilder& builder) { builder.study = readStudyFolder(source.folder(), options, source.progress()); }};
}

} // namespace nictate
