#pragma once
// Who and what the recordings of a study are, and the rows an evaluation looks at (Bozkir et al. 2021; mathematics.md §13.1).

#include "core/data/dataset.h"
#include "core/domains/signals/signal_study.h"

#include <Eigen/Core>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// One table: a person in a condition. `table` is its place in the SignalGroup; `length` its own rows, without padding.
struct EvaluatedRecording {
    int person = 0;
    int condition = 0;
    std::size_t table = 0;
    int length = 0;
};

/// Labels of single rows, by recording and row; −1 without one.
struct RowLabels {
    std::string column;
    std::vector<std::string> names;
    std::vector<std::vector<int>> of;
};

/// What stays the same when signals are replaced by protected ones or by a control. People are those with a table.
struct RecordingSet {
    std::vector<std::string> people;
    std::vector<std::map<std::string, std::string>> attributes; ///< by person
    std::vector<std::string> conditions;
    std::vector<EvaluatedRecording> recordings; ///< by condition, then table
    std::vector<std::string> features;          ///< those that vary in the study
    std::vector<std::size_t> columns;           ///< their places in it
    std::optional<RowLabels> row_labels;        ///< where a column says what each row is

    int persons() const { return static_cast<int>(people.size()); }
};

/// A recording's rows in a study of the set's shape.
const Eigen::MatrixXd& tableOf(const SignalStudy& study, const EvaluatedRecording& recording);

/// Own lengths are those of the dataset's tables, at most the study's. Throws MissingData when no feature varies.
RecordingSet recordingSet(const Dataset& dataset, const SignalStudy& study);

/// One window of one recording: row `time` of its table.
struct EvaluatedRow {
    int recording = 0;
    int time = 0;
};
/// Rows 0, w, 2w, … below each recording's own length, in order of recordings and time; w ≥ 1.
std::vector<EvaluatedRow> rowsEvery(const RecordingSet& set, int w);

/// Rows × features. Throws MissingData naming the feature where a value is not finite.
Eigen::MatrixXd valuesAt(const std::vector<EvaluatedRow>& rows, const RecordingSet& set, const SignalStudy& study);

/// Every own row replaced by the mean of the `rows` rows around it (fewer at the ends): what takes independent noise out of rows.
SignalStudy smoothed(const SignalStudy& study, const RecordingSet& set, int rows);

/// Recordings × features: means over a recording's own rows.
Eigen::MatrixXd recordingMeans(const RecordingSet& set, const SignalStudy& study);

/// Recordings × features: log of the root mean square around the mean over all recordings' rows, at least 1e-9 of the
/// feature's range: how large what was added is.
Eigen::MatrixXd recordingLogScales(const RecordingSet& set, const SignalStudy& study);

} // namespace nictate
