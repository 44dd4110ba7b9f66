#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/draft_folder.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/table_writer.h"
#include "core/files/words.h"
#include "core/io/feature_rows.h"
#include "core/io/native_folder.h"
#include "core/io/native_names.h"
#include "core/io/plan_file.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <system_error>

namespace nictate {

namespace fs = std::filesystem;

namespace {

template <class Things> void checkIdsUnique(const Things& things, const Text& kind) {
    std::set<std::string_view> seen;
    for (const auto& thing : things)
        if (!seen.insert(thing.id).second)
            refuseToWrite(Text("%1 %2 occurs twice", kind, inQuotes(thing.id)));
}

void checkStudy(const Dataset& study) {
    checkIdsUnique(study.participants, Text("participant"));
    checkIdsUnique(study.stimuli, Text("stimulus"));
    for (const Stimulus& stimulus : study.stimuli)
        if (stimulus.width_px < 1 || stimulus.height_px < 1 || stimulus.width_px > largest_extent_px ||
            stimulus.height_px > largest_extent_px)
            refuseToWrite(Text("stimulus %1 has no possible size", inQuotes(stimulus.id)));
    for (const Stimulus& stimulus : study.stimuli)
        if (auto seen = stimulus.geometry;
            seen && !(seen->distance_mm > 0 && seen->pixel_width_mm > 0 && seen->pixel_height_mm > 0))
            refuseToWrite(Text("stimulus %1 has an impossible viewing geometry", inQuotes(stimulus.id)));
    for (const Recording& recording : study.recordings) {
        if (recording.participant >= study.participants.size() || recording.stimulus >= study.stimuli.size())
            refuseToWrite(Text("a recording belongs to no participant or stimulus"));
        bool negative = recording.sampling_rate_hz < 0 || std::isnan(recording.sampling_rate_hz);
        for (const auto& fixation : recording.fixations)
            negative = negative || fixation.duration_ms < 0;
        for (const auto& saccade : recording.saccades)
            negative = negative || saccade.duration_ms < 0;
        for (const auto& blink : recording.blinks)
            negative = negative || blink.duration_ms < 0;
        if (negative)
            refuseToWrite(Text("a recording holds a negative duration or sampling rate"));
    }
}

void writeDescription(const Dataset& study, const fs::path& folder) {
    std::string text;
    try {
        nlohmann::ordered_json description;
        description["format"] = study_format_name;
        description["version"] = study_format_version;
        description["name"] = study.name;
        description["warnings"] = study.warnings;
        if (study.features.step_s > 0)
            description["feature_step_s"] = study.features.step_s;
        text = description.dump(2) + "\n";
    } catch (const nlohmann::json::exception&) {
        refuseToWrite(Text("its name or a warning is not UTF-8 text"));
    }
    OutputFile file(folder / study_description);
    file.write(text);
    file.finish();
}

void writeParticipants(const Dataset& study, const fs::path& folder, const Progress& progress) {
    TableWriter table(folder / participants_table, '\t', progress);
    std::vector<std::string> attributes = attributeNames(study);
    table.text("id");
    for (const std::string& name : attributes)
        table.text(name);
    table.endRow();
    for (const Participant& participant : study.participants) {
        table.text(participant.id);
        for (const std::string& name : attributes) {
            auto found = participant.attributes.find(name);
            if (found == participant.attributes.end())
                table.nothing();
            else
                table.text(found->second);
        }
        table.endRow();
    }
    table.finish();
}

/// Copies a picture or video into a folder of the study's; returns its name there ("stimuli/map.png").
std::string copyInto(const char* place, const std::string& picture, const fs::path& folder, const std::string& name) {
    const fs::path relative = fs::path(place) / name;
    std::error_code error;
    fs::create_directory(folder / place, error);
    if (error || !fs::copy_file(picture, folder / relative, error))
        refuseToWrite(Text("the picture %1 could not be copied: %2", picture, error.message()));
    return relative.generic_string();
}

void writeStimuli(const Dataset& study, const fs::path& folder, const Progress& progress) {
    TableWriter table(folder / stimuli_table, '\t', progress);
    const bool scenes =
        std::any_of(study.stimuli.begin(), study.stimuli.end(), [](const Stimulus& one) { return one.scene_camera; });
    std::vector<std::string_view> names = {"id",      "width_px",    "height_px",      "size_source",
                                           "picture", "distance_mm", "pixel_width_mm", "pixel_height_mm"};
    if (scenes)
        names.push_back(scene_camera_column);
    table.header(names);
    std::set<std::string> taken;
    for (const Stimulus& stimulus : study.stimuli) {
        if (progress.cancelled())
            throw Cancelled();
        table.text(stimulus.id).count(static_cast<std::size_t>(stimulus.width_px));
        table.count(static_cast<std::size_t>(stimulus.height_px)).text(nameOf(stimulus.size_source));
        const fs::path picture(stimulus.picture);
        table.textOrNothing(picture.empty() ? ""
                                            : copyInto(pictures_folder, stimulus.picture, folder,
                                                       freeName(taken, picture.stem().string(), picture.extension().string())));
        if (stimulus.geometry)
            table.number(stimulus.geometry->distance_mm)
                .number(stimulus.geometry->pixel_width_mm)
                .number(stimulus.geometry->pixel_height_mm);
        else
            table.nothing().nothing().nothing();
        if (scenes)
            table.textOrNothing(stimulus.scene_camera ? "yes" : "");
        table.endRow();
    }
    table.finish();
}

void writeRecordings(const Dataset& study, const fs::path& folder, const Progress& progress) {
    TableWriter table(folder / recordings_table, '\t', progress);
    const bool validated = std::any_of(study.recordings.begin(), study.recordings.end(), [](const Recording& recording) {
        return !std::isnan(recording.validation_mean_deg) || !std::isnan(recording.validation_max_deg);
    });
    const bool has_video = std::any_of(study.recordings.begin(), study.recordings.end(),
                                       [](const Recording& recording) { return !recording.scene.file.empty(); });
    for (const char* name : {"recording", "participant", "stimulus", "condition", "eye", "sampling_rate_hz"})
        table.text(name);
    if (validated)
        table.text("validation_mean_deg").text("validation_max_deg");
    if (has_video)
        table.text(scene_video_column).text(scene_video_starts_column);
    table.endRow();
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        if (progress.cancelled())
            throw Cancelled();
        const Recording& recording = study.recordings[i];
        table.count(i + 1).text(study.participants[recording.participant].id);
        table.text(study.stimuli[recording.stimulus].id).textOrNothing(recording.condition);
        table.textOrNothing(nameOf(recording.eye)).number(recording.sampling_rate_hz);
        if (validated)
            table.number(recording.validation_mean_deg).number(recording.validation_max_deg);
        if (const fs::path seen(recording.scene.file); fs::is_regular_file(seen)) // by number: its name may tell whose it is
            table.text(copyInto(scene_videos_folder, seen.string(), folder, std::to_string(i + 1) + seen.extension().string()))
                .number(recording.scene.starts_ms);
        else if (has_video)
            table.nothing().nothing();
        table.endRow();
    }
    table.finish();
}

void writeFixations(const Dataset& study, const fs::path& folder, const Progress& progress) {
    TableWriter table(folder / fixations_table, '\t', progress);
    table.header({"recording", "start_ms", "duration_ms", "x_px", "y_px", "pupil", "eye"});
    for (std::size_t i = 0; i < study.recordings.size(); ++i)
        for (const Fixation& fixation : study.recordings[i].fixations) {
            table.count(i + 1).number(fixation.start_ms).number(fixation.duration_ms).number(fixation.x_px);
            table.number(fixation.y_px).number(fixation.pupil).textOrNothing(nameOf(fixation.eye)).endRow();
        }
    table.finish();
}

void writeEvents(const Dataset& study, const fs::path& folder, const Progress& progress) {
    TableWriter table(folder / events_table, '\t', progress);
    table.header({"recording", "kind", "start_ms", "duration_ms", "eye", "from_x_px", "from_y_px", "to_x_px", "to_y_px",
                  "amplitude_deg", "peak_velocity_deg_s"});
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        for (const Saccade& saccade : study.recordings[i].saccades) {
            table.count(i + 1).text("saccade").number(saccade.start_ms).number(saccade.duration_ms);
            table.textOrNothing(nameOf(saccade.eye)).number(saccade.from_x_px).number(saccade.from_y_px);
            table.number(saccade.to_x_px).number(saccade.to_y_px).number(saccade.amplitude_deg);
            table.number(saccade.peak_velocity_deg_s).endRow();
        }
        for (const Blink& blink : study.recordings[i].blinks) {
            table.count(i + 1).text("blink").number(blink.start_ms).number(blink.duration_ms);
            table.textOrNothing(nameOf(blink.eye)).nothing().nothing().nothing().nothing().nothing().nothing();
            table.endRow();
        }
    }
    table.finish();
}

void writeSamples(const Dataset& study, const fs::path& folder, const Progress& progress) {
    TableWriter table(folder / samples_table, '\t', progress);
    table.header({"recording", "t_ms", "x_px", "y_px", "pupil", "second_x_px", "second_y_px", "second_pupil"});
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        for (const Sample& sample : study.recordings[i].samples) {
            table.count(i + 1).number(sample.t_ms);
            for (const EyeSample& gaze : {sample.gaze, sample.second})
                table.number(gaze.x_px).number(gaze.y_px).number(gaze.pupil);
            table.endRow();
        }
        progress(static_cast<double>(i + 1) / static_cast<double>(study.recordings.size()));
    }
    table.finish();
}

void writeFeatures(const Dataset& study, const fs::path& folder, const Progress& progress) {
    TableWriter table(folder / features_table, '\t', progress);
    table.text("participant").text("condition");
    for (const std::string& name : study.features.names)
        table.text(name);
    table.endRow();
    for (const FeatureTable& features : study.features.tables)
        for (Eigen::Index row = 0; row < features.values.rows(); ++row) {
            table.text(study.participants[features.participant].id).textOrNothing(features.condition);
            for (double value : features.values.row(row))
                table.number(value);
            table.endRow();
        }
    table.finish();
}

/// What was guessed when the study was read stays a guess in its copy. Sizes say so themselves.
void writeGuesses(const Dataset& study, const fs::path& folder) {
    ReadingPlan guessed;
    for (const std::string& key : study.frame.reading.guesses())
        if (key != "screen")
            guessed.say(key, study.frame.reading.value(key), Origin::guessed);
    if (!guessed.entries().empty())
        writePlan(guessed, folder / plan_file_name, {});
}

} // namespace

void writeStudyFolder(const Dataset& study, const fs::path& folder, const Progress& progress) {
    checkStudy(study);
    checkFeatures(study);
    DraftFolder draft(folder);
    writeDescription(study, draft.path());
    writeParticipants(study, draft.path(), progress);
    writeStimuli(study, draft.path(), progress);
    writeRecordings(study, draft.path(), progress);
    writeFixations(study, draft.path(), progress);
    DatasetCounts counts = countDataset(study);
    bool events = std::any_of(study.recordings.begin(), study.recordings.end(),
                              [](const Recording& r) { return !r.saccades.empty() || !r.blinks.empty(); });
    if (events)
        writeEvents(study, draft.path(), progress);
    if (counts.samples > 0)
        writeSamples(study, draft.path(), progress);
    if (!study.features.names.empty() || !study.features.empty())
        writeFeatures(study, draft.path(), progress);
    writeGuesses(study, draft.path());
    draft.moveIntoPlace();
}

} // namespace nictate
