#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/analysis/data_quality.h"
#include "core/files/table_text.h"
#include "core/io/plan_file.h"
#include "core/io/video.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>

namespace nictate::cli {

namespace {

struct Held {
    std::size_t recordings = 0, fixations = 0, samples = 0;
};

template <class Thing> Json listOf(const Dataset& study, const std::vector<Thing>& things, std::size_t Recording::*index) {
    std::vector<Held> held(things.size());
    for (const Recording& recording : study.recordings) {
        Held& at = held[recording.*index];
        ++at.recordings;
        at.fixations += recording.fixations.size();
        at.samples += recording.samples.size();
    }
    Json list = Json::array();
    for (std::size_t i = 0; i < things.size(); ++i)
        list.push_back({{"id", things[i].id},
                        {"recordings", held[i].recordings},
                        {"fixations", held[i].fixations},
                        {"samples", held[i].samples}});
    return list;
}

Json countsOf(const Dataset& study) {
    const DatasetCounts counts = countDataset(study);
    const auto has_video = [](const Stimulus& each) { return namesVideo(each.picture); };
    const auto with_scene = [](const Recording& each) { return !each.scene.file.empty(); };
    return {{"participants", counts.participants},
            {"stimuli", counts.stimuli},
            {"stimuli_with_picture", counts.stimuli_with_picture},
            {"stimuli_with_video", std::count_if(study.stimuli.begin(), study.stimuli.end(), has_video)},
            {"recordings", counts.recordings},
            {"recordings_with_scene_video", std::count_if(study.recordings.begin(), study.recordings.end(), with_scene)},
            {"fixations", counts.fixations},
            {"samples", counts.samples},
            {"conditions", counts.conditions},
            {"features", counts.features},
            {"sampling_rate_hz", counts.sampling_rate_hz > 0 ? Json(counts.sampling_rate_hz) : Json(nullptr)}};
}

Json planOf(const ReadingPlan& plan) {
    Json entries = Json::object();
    for (const auto& [key, entry] : plan.entries())
        entries[key] = {{"value", entry.value}, {"origin", planOriginName(entry.origin)}};
    return entries;
}

std::string columnOf(const QualityFigure& figure, bool in_degrees) {
    const std::string_view unit = columnUnitOf(figure, in_degrees);
    return std::string(figure.id) + (unit.empty() ? "" : "_" + std::string(unit));
}

void addFigures(Json& row, const DataQuality& quality, bool in_degrees) {
    row["samples"] = quality.samples;
    for (const QualityFigure& figure : qualityFigures()) {
        const double value = quality.*figure.value;
        row[columnOf(figure, in_degrees)] = std::isnan(value) ? Json(nullptr) : Json(value);
    }
}

/// Data quality as `inspect --quality` writes it. Sensitive in every row.
/// {"sensitive": true, "unit": "deg", "recordings": […], "people": […]}; null where the data do not say a figure.
Json qualityJson(const Dataset& study, const StudyQuality& quality) {
    Json recordings = Json::array(), people = Json::array();
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        const Recording& recording = study.recordings[i];
        Json row = {{"participant", study.participants[recording.participant].id},
                    {"stimulus", study.stimuli[recording.stimulus].id},
                    {"condition", recording.condition}};
        addFigures(row, quality.recordings[i], quality.in_degrees);
        recordings.push_back(std::move(row));
    }
    for (std::size_t i = 0; i < study.participants.size(); ++i) {
        Json row = {{"participant", study.participants[i].id}};
        addFigures(row, quality.people[i], quality.in_degrees);
        people.push_back(std::move(row));
    }
    return {{"sensitive", true}, {"unit", quality.in_degrees ? "deg" : "px"}, {"recordings", recordings}, {"people", people}};
}

/// A row a recording; an empty cell where the data do not say a figure. Loss is a share of 0 … 1.
std::string qualityCsv(const Dataset& study, const StudyQuality& quality) {
    TableText table;
    for (const char* name : {"participant", "stimulus", "condition", "samples"})
        table.text(name);
    for (const QualityFigure& figure : qualityFigures())
        table.text(columnOf(figure, quality.in_degrees));
    table.endRow();
    for (std::size_t i = 0; i < study.recordings.size(); ++i) {
        const Recording& recording = study.recordings[i];
        table.text(study.participants[recording.participant].id)
            .text(study.stimuli[recording.stimulus].id)
            .textOrNothing(recording.condition)
            .count(quality.recordings[i].samples);
        for (const QualityFigure& figure : qualityFigures())
            table.number(quality.recordings[i].*figure.value);
        table.endRow();
    }
    return table.str();
}

} // namespace

void addInspectCommand(CLI::App& app, const std::vector<Importer>& among) {
    struct Options {
        DataOptions data;
        bool json = false, write_plan = false, quality = false;
        std::string csv;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("inspect", "what a study holds, and how it is read");
    options->data.addTo(*command);
    command->add_flag("--json", options->json, "one JSON object");
    auto* quality = command->add_flag("--quality", options->quality,
                                      "data quality of each recording and person: loss, RMS-S2S, BCEA, sampling rate and jitter, "
                                      "error at the validation; sensitive: for the curator only");
    command->add_option("--csv", options->csv, "with --quality: write one row per recording as CSV into this file; sensitive")
        ->needs(quality);
    command->add_flag("--write-plan", options->write_plan,
                      "save how it is read beside DATA, as confirmed by you: releases then need no more questions");
    command->callback([options, among] {
        Dataset study = options->data.open(among);
        Json out = countsOf(study);
        out["warnings"] = study.warnings;
        out["plan"] = planOf(study.frame.reading);
        out["frame"] = Json::object();
        for (const FrameLine& line : frameLines(study.frame))
            out["frame"][line.entry] = {{"value", line.text}, {"origin", originName(line.origin)}};
        out["files"] = Json::array();
        for (const StudyFile& file : study.files)
            out["files"].push_back({{"path", file.name}, {"read", file.read}, {"why", file.why}});
        out["people"] = listOf(study, study.participants, &Recording::participant);
        out["stimuli_list"] = listOf(study, study.stimuli, &Recording::stimulus);
        out["unused"] = study.unused;
        if (options->quality) {
            const StudyQuality found = studyQuality(study);
            out["quality"] = qualityJson(study, found);
            if (!options->csv.empty())
                writeText(qualityCsv(study, found), options->csv);
        }
        if (options->write_plan) {
            PublicFrame frame = study.frame;
            for (const Text& sentence : confirm(frame))
                std::cerr << "nictate-cli: note: confirmed: " << sentence << "\n";
            std::cerr << "nictate-cli: note: " << keepFrameBeside(options->data.path, frame).string()
                      << " holds what is public about the study, as confirmed\n";
        }
        print(out, options->json);
    });
}

} // namespace nictate::cli
