#include "core/evaluation/gaze_utility.h"

#include "core/domains/gaze/gaze_measures.h"
#include "core/evaluation/gaze_activity.h"
#include "core/evaluation/gaze_identity.h"
#include "core/evaluation/gaze_prediction.h"
#include "core/files/table_text.h"

#include <chrono>

namespace nictate {

namespace {

/// Every measured number of a row, in the order of the columns.
constexpr double GazeUtilityRow::*measures[] = {
    &GazeUtilityRow::rmse_deg,       &GazeUtilityRow::heatmap_cc,     &GazeUtilityRow::fixations_per_s,
    &GazeUtilityRow::duration_ks,    &GazeUtilityRow::peak_4_8,       &GazeUtilityRow::identification,
    &GazeUtilityRow::linkage,        &GazeUtilityRow::activity,       &GazeUtilityRow::prediction_hold,
    &GazeUtilityRow::prediction_net, &GazeUtilityRow::centre_rmse_deg};

} // namespace

GazeMeasures::GazeMeasures(GazeStudy recorded, const SeededNoise& noise) : study_(std::move(recorded)), noise_(noise) {
    for (GazeStream& stream : study_.streams)
        for (Direction& row : stream.rows)
            row = stream.field.clamped(row);
    facts_ = gazeFacts(outlinesOf(study_));
    events_ = detectedEvents(study_);
    durations_ = eventStatistics(study_, events_).durations_s;
}

GazeUtilityRow GazeMeasures::measured(const GazeStudy& released, const Progress& progress) const {
    progress(0);
    const SeededNoise noise = noise_.stream(0);
    const std::vector<Events> events = detectedEvents(released);
    const EventStatistics statistics = eventStatistics(released, events);
    GazeUtilityRow row;
    row.rmse_deg = medianRmse(study_, released);
    row.centre_rmse_deg = centreRmse(study_);
    row.heatmap_cc = heatmapCC(study_, released);
    row.fixations_per_s = statistics.fixations_per_s;
    row.duration_ks = kolmogorovSmirnov(durations_, statistics.durations_s);
    row.peak_4_8 = statistics.peaks[1];
    row.identification = identification(study_, events_, events, noise.stream(0)).value_or(missing);
    row.linkage = recordingLinkage(study_, released);
    row.activity = activityRecognition(study_, events_, released, events, noise.stream(1)).value_or(missing);
    const auto prediction = gazePrediction(study_, released, noise.stream(2), progress);
    row.prediction_hold = prediction ? prediction->hold : missing;
    row.prediction_net = prediction ? prediction->net : missing;
    return row;
}

GazeUtilityRow GazeMeasures::raw(const Progress& progress) const {
    GazeUtilityRow row = measured(study_, progress);
    row.mechanism = "raw";
    return row;
}

GazeUtilityRow GazeMeasures::centre(const Progress& progress) const {
    GazeUtilityRow row = measured(centreOf(study_), progress);
    row.mechanism = "centre";
    return row;
}

GazeUtilityRow GazeMeasures::of(const EvaluatedGaze& evaluated, int repetitions, const Progress& progress,
                                const Seen& seen) const {
    GazeUtilityRow mean;
    mean.mechanism = evaluated.mechanism->info.id;
    mean.swept = evaluated.swept;
    mean.epsilon = evaluated.given.numberIf("epsilon");
    for (int repetition = 0; repetition < repetitions; ++repetition) {
        progress(static_cast<double>(repetition) / repetitions);
        const auto from = std::chrono::steady_clock::now();
        const SimulatedGaze made = simulate(*evaluated.mechanism, study_, evaluated.given, facts_,
                                            noise_.stream(1).stream(static_cast<std::uint64_t>(repetition)));
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - from;
        mean.seconds_per_hour += took.count() / hoursOfGaze(study_) / repetitions;
        if (seen)
            seen(made.study);
        const GazeUtilityRow one = measured(made.study, progress);
        for (double GazeUtilityRow::*measure : measures)
            mean.*measure += one.*measure / repetitions;
    }
    return mean;
}

std::vector<GazeUtilityRow> gazeUtility(const GazeStudy& recorded, const std::vector<EvaluatedGaze>& mechanisms,
                                        const std::vector<double>& epsilons, int repetitions, const SeededNoise& noise,
                                        const Progress& progress) {
    const GazeMeasures study(recorded, noise);
    std::vector<EvaluatedGaze> runs;
    for (const EvaluatedGaze& evaluated : mechanisms) {
        const bool has_epsilon = evaluated.mechanism->info.has("epsilon");
        for (double epsilon : has_epsilon ? epsilons : std::vector<double>{0}) {
            runs.push_back(evaluated);
            if (has_epsilon)
                runs.back().given.set("epsilon", epsilon);
            resolve(*evaluated.mechanism, runs.back().given, study.facts()); // refuses before hours of work
        }
    }
    std::vector<GazeUtilityRow> rows = {study.raw(progress), study.centre(progress)};
    for (std::size_t r = 0; r < runs.size(); ++r)
        rows.push_back(study.of(runs[r], repetitions,
                                progress.within(static_cast<double>(r) / static_cast<double>(runs.size()),
                                                static_cast<double>(r + 1) / static_cast<double>(runs.size()))));
    return rows;
}

std::string gazeUtilityCsv(const std::vector<GazeUtilityRow>& rows, const std::string& swept) {
    TableText csv;
    csv.header({"mechanism", "epsilon", "rmse_deg", "heatmap_cc", "fixations_per_s", "duration_ks", "peak_4_8", "identification",
                "linkage", "activity", "prediction_hold", "prediction_net", "centre_rmse_deg"},
               swept);
    for (const GazeUtilityRow& row : rows) {
        csv.text(row.mechanism).number(row.epsilon.value_or(missing));
        for (double GazeUtilityRow::*measure : measures)
            csv.number(row.*measure);
        if (!swept.empty())
            csv.textOrNothing(row.swept);
        csv.endRow();
    }
    return csv.take();
}

} // namespace nictate
