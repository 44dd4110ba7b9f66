#include "core/evaluation/control_signals.h"

#include "core/errors.h"

namespace nictate {

namespace {

struct Half {
    std::size_t recording;
    int half;
};

/// Rows of a half of a recording's own length.
Eigen::MatrixXd rowsOf(const SignalStudy& study, const RecordingSet& set, const Half& half) {
    const EvaluatedRecording& recording = set.recordings[half.recording];
    const int first = half.half == 0 ? 0 : recording.length / 2, last = half.half == 0 ? recording.length / 2 : recording.length;
    return tableOf(study, recording).middleRows(first, std::max(1, last - first));
}

} // namespace

SignalStudy constantSignals(const SignalStudy& study) {
    SignalStudy out = study;
    for (std::size_t f = 0; f < study.features.size(); ++f) {
        const auto column = static_cast<Eigen::Index>(f);
        double sum = 0, count = 0;
        for (const SignalGroup& group : study.conditions)
            for (const Eigen::MatrixXd& table : group.tables) {
                sum += table.col(column).sum();
                count += static_cast<double>(table.rows());
            }
        const double centre = study.bounds_public ? study.bounds[f].centre() : sum / count;
        for (SignalGroup& group : out.conditions)
            for (Eigen::MatrixXd& table : group.tables)
                table.col(column).setConstant(centre);
    }
    return out;
}

SignalStudy strangersSignals(const SignalStudy& study, const RecordingSet& set, const SeededNoise& noise) {
    if (set.recordings.size() < 2)
        throw MissingData(Text("strangers' halves need at least two recordings"));
    std::vector<Half> slots, from;
    for (std::size_t r = 0; r < set.recordings.size(); ++r)
        for (int half : {0, 1})
            slots.push_back({r, half});
    from = slots;
    for (std::size_t i = 0; i + 1 < from.size(); ++i)
        std::swap(from[i], from[i + noise.below(from.size() - i, i)]);
    // Whoever got a half of their own exchanges it with the next one that leaves both with strangers'.
    for (std::size_t i = 0; i < from.size(); ++i)
        for (std::size_t step = 1; from[i].recording == slots[i].recording && step < from.size(); ++step) {
            const std::size_t j = (i + step) % from.size();
            if (from[j].recording != slots[i].recording && from[i].recording != slots[j].recording)
                std::swap(from[i], from[j]);
        }
    SignalStudy out = study;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const EvaluatedRecording& recording = set.recordings[slots[i].recording];
        Eigen::MatrixXd& table = out.conditions[static_cast<std::size_t>(recording.condition)].tables[recording.table];
        const Eigen::MatrixXd rows = rowsOf(study, set, from[i]);
        const int first = slots[i].half == 0 ? 0 : recording.length / 2;
        const auto end = slots[i].half == 0 ? static_cast<Eigen::Index>(recording.length / 2) : table.rows();
        for (Eigen::Index t = first; t < end; ++t)
            table.row(t) = rows.row(std::min<Eigen::Index>(t - first, rows.rows() - 1));
    }
    return out;
}

} // namespace nictate
