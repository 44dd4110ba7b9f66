#include "app/cli/quality_output.h"

#include "core/files/table_text.h"

#include <cmath>

namespace nictate::cli {

namespace {

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

} // namespace

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

} // namespace nictate::cli
