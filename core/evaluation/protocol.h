#pragma once
// What is to be recognised and which rows may be learnt from (Bozkir et al. 2021; Steil et al. 2019; mathematics.md §13.2).

#include "core/evaluation/recording_set.h"
#include "core/noise/seeded_noise.h"
#include "core/text.h"

#include <string>
#include <vector>

namespace nictate {

/// `row`: what each row is, said by a column of its own.
enum class TaskKind { condition, attribute, person, row };

/// What a classifier has to recognise.
struct Task {
    TaskKind kind = TaskKind::condition;
    std::string attribute = {}; ///< or column
    std::string id() const;     ///< "condition", "attribute:gender", "person", "label:sensitive"
    bool operator==(const Task&) const = default;
};
/// Throws InvalidParameter (`task`).
Task taskNamed(const std::string& id);

/// How recordings are divided into training and test data.
enum class Protocol {
    leave_one_person_out,
    balanced, ///< the same, with equally many people of each class
    halves,   ///< of one release: shared noise is recognised, shown as published only
    halves_embargo,
    halves_two_releases,
    leave_one_condition_out
};
const char* name(Protocol protocol); ///< "leave-one-person-out" …
/// The id as a window says it; also of "originals" and "two-releases".
Text protocolWord(const std::string& id);
/// Throws InvalidParameter (`protocol`).
Protocol protocolNamed(const std::string& id);
bool fits(Protocol protocol, TaskKind kind);
/// balanced for attributes; for people leave-one-condition-out where there are several conditions, else halves with embargo.
Protocol defaultProtocol(TaskKind kind, const RecordingSet& set);

/// The classes of a task, by recording.
struct TaskLabels {
    std::vector<std::string> names;
    std::vector<int> of;                        ///< by recording; −1: left out of the task
    std::vector<std::vector<int>> of_rows = {}; ///< by recording and row, where rows of a recording differ
    int at(const EvaluatedRow& row) const {
        const auto recording = static_cast<std::size_t>(row.recording);
        return of_rows.empty() ? of[recording] : of_rows[recording][static_cast<std::size_t>(row.time)];
    }
    double chance() const { return 1.0 / static_cast<double>(names.size()); }
};
/// Attribute values sorted as text. Throws MissingData naming the task: no such attribute, one class, fewer than 2 people.
TaskLabels labelsOf(const Task& task, const RecordingSet& set);

/// Rows to learn from and rows to recognise, as indices into the rows.
struct RowFold {
    std::vector<int> train, test;
};

/// What a protocol depends on besides the labels.
struct ProtocolSettings {
    int embargo = 60; ///< rows between the halves: a window over the step
    SeededNoise noise = SeededNoise(1);
};
/// Throws MissingData naming the task: fewer than 3 people for `balanced`, nothing left by the embargo. Recordings of fewer than
/// 2 rows stay out of halves.
std::vector<RowFold> foldsOf(Protocol protocol, const TaskLabels& labels, const RecordingSet& set,
                             const std::vector<EvaluatedRow>& rows, const ProtocolSettings& settings);

/// People to learn from when `left_out` is recognised: everybody else with a class (−1 = none), or as many of each class as the
/// smallest has, drawn.
std::vector<int> otherPeople(const std::vector<int>& class_of_person, int left_out);
std::vector<int> balancedPeople(const std::vector<int>& class_of_person, int left_out, const SeededNoise& noise);

/// As many of these rows of each class as the rarest has, drawn, in their order.
std::vector<int> balancedRows(const std::vector<int>& train, const std::vector<EvaluatedRow>& rows, const TaskLabels& labels,
                              const SeededNoise& noise);

/// The class of each person, −1 without one. A class by recording that is the same for all of a person's.
std::vector<int> classesOfPeople(const TaskLabels& labels, const RecordingSet& set);

} // namespace nictate
