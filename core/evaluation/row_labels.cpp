#include "core/evaluation/row_labels.h"

#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace nictate {

namespace {

Eigen::MatrixXd without(const Eigen::MatrixXd& values, Eigen::Index column) {
    Eigen::MatrixXd out(values.rows(), values.cols() - 1);
    out << values.leftCols(column), values.rightCols(values.cols() - column - 1);
    return out;
}

std::size_t participantOf(const Dataset& study, const std::string& id) {
    const auto found = std::find_if(study.participants.begin(), study.participants.end(),
                                    [&](const Participant& participant) { return participant.id == id; });
    return static_cast<std::size_t>(found - study.participants.begin());
}

} // namespace

LabelColumn takeLabelColumn(Dataset& study, const std::string& name) {
    std::vector<std::string>& names = study.features.names;
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end() || names.size() < 2) {
        std::string there;
        for (const std::string& other : names)
            there += (there.empty() ? "" : ", ") + other;
        throw MissingData(found == names.end() ? Text("label column %1: the feature tables have %2", inQuotes(name), there)
                                               : Text("label column %1: it is the only column there is", inQuotes(name)));
    }
    const Eigen::Index column = found - names.begin();
    LabelColumn out{name, {}};
    for (FeatureTable& table : study.features.tables) {
        out.values[{table.participant, table.condition}] = table.values.col(column);
        table.values = without(table.values, column);
    }
    names.erase(found);
    return out;
}

RowLabels rowLabels(const LabelColumn& column, const RecordingSet& set, const Dataset& study) {
    std::set<double> classes;
    for (const auto& [table, values] : column.values)
        for (double value : values)
            if (std::isfinite(value))
                classes.insert(value);
    if (classes.size() > most_row_labels)
        throw MissingData(Text("label column %1 has %2 different numbers; labels are at most %3", inQuotes(column.name),
                               classes.size(), most_row_labels));
    RowLabels out{column.name, {}, {}};
    for (double value : classes)
        out.names.push_back(numberText(value));
    for (const EvaluatedRecording& recording : set.recordings) {
        const Eigen::VectorXd& values =
            column.values.at({participantOf(study, set.people[static_cast<std::size_t>(recording.person)]),
                              set.conditions[static_cast<std::size_t>(recording.condition)]});
        std::vector<int>& own = out.of.emplace_back();
        for (int t = 0; t < recording.length; ++t) {
            const auto label = std::isfinite(values[t]) ? classes.find(values[t]) : classes.end();
            own.push_back(label == classes.end() ? -1 : static_cast<int>(std::distance(classes.begin(), label)));
        }
    }
    return out;
}

} // namespace nictate
