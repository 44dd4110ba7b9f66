#include "core/evaluation/stream_utility.h"

#include "core/analysis/stream_measures.h"
#include "core/evaluation/gaze_activity.h"
#include "core/evaluation/gaze_identity.h"
#include "core/evaluation/gaze_prediction.h"
#include "core/files/table_text.h"

namespace nictate {

namespace {

/// Every measured number of a row, in the order of the columns.
constexpr double StreamUtilityRow::*measures[] = {&StreamUtilityRow::rmse_deg,        &StreamUtilityRow::heatmap_cc,
                                                  &StreamUtilityRow::fixations_per_s, &StreamUtilityRow::duration_ks,
                                                  &StreamUtilityRow::peak_4_8,        &StreamUtilityRow::identification,
                                                  &StreamUtilityRow::linkage,         &StreamUtilityRow::activity,
                                                  &StreamUtilityRow::prediction_hold, &StreamUtilityRow::prediction_net};

/// What every release is compared with.
class Original {
  public:
    Original(const StreamStudy& study, const SeededNoise& noise) : study_(study), noise_(noise), events_(detectedEvents(study)) {
        durations_ = eventStatistics(study, events_).durations_s;
    }

    StreamUtilityRow measured(const StreamStudy& released, const Progress& progress) const {
        const std::vector<Events> events = detectedEvents(released);
        const EventStatistics statistics = eventStatistics(released, events);
        StreamUtilityRow row;
        row.rmse_deg = medianRmse(study_, released);
        row.heatmap_cc = heatmapCC(study_, released);
        row.fixations_per_s = statistics.fixations_per_s;
        row.duration_ks = kolmogorovSmirnov(durations_, statistics.durations_s);
        row.peak_4_8 = statistics.peaks[1];
        row.identification = identification(study_, events_, events, noise_.stream(0)).value_or(missing);
        row.linkage = recordingLinkage(study_, released);
        row.activity = activityRecognition(study_, events_, released, events, noise_.stream(1)).value_or(missing);
        const auto prediction = gazePrediction(study_, released, noise_.stream(2), progress);
        row.prediction_hold = prediction ? prediction->hold : missing;
        row.prediction_net = prediction ? prediction->net : missing;
        return row;
    }

  private:
    const StreamStudy& study_;
    SeededNoise noise_;
    std::vector<Events> events_;
    std::vector<double> durations_;
};

} // namespace

std::vector<StreamUtilityRow> streamUtility(const StreamStudy& recorded, const std::vector<EvaluatedStreams>& mechanisms,
                                            const std::vector<double>& epsilons, int repetitions, const SeededNoise& noise,
                                            const Progress& progress) {
    StreamStudy study = recorded; // what lies off the public field is no gaze that anything could keep
    for (GazeStream& stream : study.streams)
        for (Direction& row : stream.rows)
            row = stream.field.clamped(row);
    const StreamFacts facts = streamFacts(study);
    std::vector<std::pair<const Mechanism<Streams>*, Parameters>> runs;
    for (const auto& [mechanism, given] : mechanisms) {
        const bool has_epsilon = mechanism->info.has("epsilon");
        for (double epsilon : has_epsilon ? epsilons : std::vector<double>{0}) {
            runs.emplace_back(mechanism, given);
            if (has_epsilon)
                runs.back().second.set("epsilon", epsilon);
            resolve(*mechanism, runs.back().second, facts); // refuses before hours of work
        }
    }
    const Original original(study, noise.stream(0));
    std::vector<StreamUtilityRow> rows = {original.measured(study, progress), original.measured(centreOf(study), progress)};
    rows[0].mechanism = "raw";
    rows[1].mechanism = "centre";
    for (std::size_t r = 0; r < runs.size(); ++r) {
        const auto& [mechanism, given] = runs[r];
        StreamUtilityRow& mean = rows.emplace_back();
        mean.mechanism = mechanism->info.id;
        if (mechanism->info.has("epsilon"))
            mean.epsilon = given.number("epsilon");
        for (int repetition = 0; repetition < repetitions; ++repetition) {
            progress((static_cast<double>(r) + static_cast<double>(repetition) / repetitions) / static_cast<double>(runs.size()));
            const SimulatedStreams made =
                simulate(*mechanism, study, given, facts, noise.stream(1).stream(static_cast<std::uint64_t>(repetition)));
            const StreamUtilityRow one = original.measured(made.study, progress);
            for (double StreamUtilityRow::*measure : measures)
                mean.*measure += one.*measure / repetitions;
        }
    }
    return rows;
}

std::string streamUtilityCsv(const std::vector<StreamUtilityRow>& rows) {
    TableText csv;
    csv.header({"mechanism", "epsilon", "rmse_deg", "heatmap_cc", "fixations_per_s", "duration_ks", "peak_4_8", "identification",
                "linkage", "activity", "prediction_hold", "prediction_net"});
    for (const StreamUtilityRow& row : rows) {
        csv.text(row.mechanism).number(row.epsilon.value_or(missing));
        for (double StreamUtilityRow::*measure : measures)
            csv.number(row.*measure);
        csv.endRow();
    }
    return csv.take();
}

} // namespace nictate
