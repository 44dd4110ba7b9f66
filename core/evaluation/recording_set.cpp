#include "core/evaluation/recording_set.h"

#include "core/compute/parallel.h"
#include "core/errors.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

using ParticipantCondition = std::pair<std::size_t, std::string>;

template <class Work> void eachOf(Eigen::Index count, const Work& work) {
    parallelRows(
        count,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i)
                work(i);
        },
        8);
}

bool varies(const SignalStudy& study, std::size_t feature) {
    const auto f = static_cast<Eigen::Index>(feature);
    const double first = study.conditions.front().tables.front()(0, f);
    return std::any_of(study.conditions.begin(), study.conditions.end(), [&](const SignalGroup& group) {
        return !isConstant(group, feature) || group.tables.front()(0, f) != first;
    });
}

void findPeople(RecordingSet& set, const Dataset& dataset, const SignalStudy& study, std::map<std::size_t, int>& person_of) {
    for (const SignalGroup& group : study.conditions)
        for (std::size_t participant : group.participants)
            person_of[participant] = 0;
    for (auto& [participant, person] : person_of) {
        person = set.persons();
        set.people.push_back(dataset.participants.at(participant).id);
        set.attributes.push_back(dataset.participants[participant].attributes);
    }
}

} // namespace

const Eigen::MatrixXd& tableOf(const SignalStudy& study, const EvaluatedRecording& recording) {
    return study.conditions[static_cast<std::size_t>(recording.condition)].tables[recording.table];
}

RecordingSet recordingSet(const Dataset& dataset, const SignalStudy& study) {
    RecordingSet set;
    std::map<std::size_t, int> person_of;
    findPeople(set, dataset, study, person_of);
    std::map<ParticipantCondition, int> lengths;
    for (const FeatureTable& table : dataset.features.tables)
        lengths[{table.participant, table.condition}] = std::min(study.length, static_cast<int>(table.values.rows()));
    for (std::size_t c = 0; c < study.conditions.size(); ++c) {
        const SignalGroup& group = study.conditions[c];
        set.conditions.push_back(group.condition);
        for (std::size_t i = 0; i < group.tables.size(); ++i)
            set.recordings.push_back({person_of.at(group.participants[i]), static_cast<int>(c), i,
                                      lengths.at({group.participants[i], group.condition})});
    }
    for (std::size_t f = 0; f < study.features.size(); ++f)
        if (varies(study, f)) {
            set.columns.push_back(f);
            set.features.push_back(study.features[f]);
        }
    if (set.columns.empty())
        throw MissingData(Text("every feature is constant, so there is nothing to recognise"));
    return set;
}

std::vector<EvaluatedRow> rowsEvery(const RecordingSet& set, int w) {
    if (w < 1)
        throw InvalidParameter("every", std::to_string(w), Text("a whole number, 1 ≤ every"));
    std::vector<EvaluatedRow> rows;
    for (std::size_t r = 0; r < set.recordings.size(); ++r)
        for (int t = 0; t < set.recordings[r].length; t += w)
            rows.push_back({static_cast<int>(r), t});
    return rows;
}

Eigen::MatrixXd valuesAt(const std::vector<EvaluatedRow>& rows, const RecordingSet& set, const SignalStudy& study) {
    Eigen::MatrixXd values(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(set.columns.size()));
    for (Eigen::Index f = 0; f < values.cols(); ++f) {
        const auto column = static_cast<Eigen::Index>(set.columns[static_cast<std::size_t>(f)]);
        for (Eigen::Index i = 0; i < values.rows(); ++i) {
            const EvaluatedRow& row = rows[static_cast<std::size_t>(i)];
            values(i, f) = tableOf(study, set.recordings[static_cast<std::size_t>(row.recording)])(row.time, column);
        }
        if (!values.col(f).allFinite())
            throw MissingData(Text("\"%1\" has values that are infinite or not a number, so nothing can be evaluated on it",
                                   set.features[static_cast<std::size_t>(f)]));
    }
    return values;
}

SignalStudy smoothed(const SignalStudy& study, const RecordingSet& set, int rows) {
    SignalStudy out = study;
    for (const EvaluatedRecording& recording : set.recordings) {
        const auto length = static_cast<Eigen::Index>(recording.length);
        const Eigen::MatrixXd own = tableOf(study, recording).topRows(length);
        Eigen::MatrixXd& table = out.conditions[static_cast<std::size_t>(recording.condition)].tables[recording.table];
        for (Eigen::Index t = 0; t < length; ++t) {
            const Eigen::Index first = t - rows / 2, from = std::max<Eigen::Index>(0, first), to = std::min(length, first + rows);
            table.row(t) = own.middleRows(from, to - from).colwise().mean();
        }
    }
    return out;
}

Eigen::MatrixXd recordingMeans(const RecordingSet& set, const SignalStudy& study) {
    Eigen::MatrixXd means(static_cast<Eigen::Index>(set.recordings.size()), static_cast<Eigen::Index>(set.columns.size()));
    eachOf(means.rows(), [&](Eigen::Index r) {
        const EvaluatedRecording& recording = set.recordings[static_cast<std::size_t>(r)];
        for (Eigen::Index f = 0; f < means.cols(); ++f) {
            const auto column = static_cast<Eigen::Index>(set.columns[static_cast<std::size_t>(f)]);
            means(r, f) = tableOf(study, recording).col(column).head(recording.length).mean();
        }
    });
    if (!means.allFinite())
        throw MissingData(Text("the signals have values that are infinite or not a number, so nothing can be evaluated on them"));
    return means;
}

Eigen::MatrixXd recordingLogScales(const RecordingSet& set, const SignalStudy& study) {
    Eigen::MatrixXd scales(static_cast<Eigen::Index>(set.recordings.size()), static_cast<Eigen::Index>(set.columns.size()));
    eachOf(scales.cols(), [&](Eigen::Index f) {
        const auto column = static_cast<Eigen::Index>(set.columns[static_cast<std::size_t>(f)]);
        const auto own = [&](const EvaluatedRecording& recording) {
            return tableOf(study, recording).col(column).head(recording.length).array();
        };
        double sum = 0, rows = 0, lowest = own(set.recordings.front())[0], highest = lowest;
        for (const EvaluatedRecording& recording : set.recordings) {
            const auto values = own(recording);
            sum += values.sum();
            rows += recording.length;
            lowest = std::min(lowest, values.minCoeff());
            highest = std::max(highest, values.maxCoeff());
        }
        const double mean = sum / rows, least = 1e-9 * (highest > lowest ? highest - lowest : 1);
        for (Eigen::Index r = 0; r < scales.rows(); ++r) {
            const auto values = own(set.recordings[static_cast<std::size_t>(r)]);
            scales(r, f) = std::log(std::max(least, std::sqrt((values - mean).square().mean())));
        }
    });
    return scales;
}

} // namespace nictate
