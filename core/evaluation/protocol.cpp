#include "core/evaluation/protocol.h"

#include "core/errors.h"
#include "core/files/words.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace nictate {

namespace {

constexpr std::array all_protocols = {Protocol::leave_one_person_out,
                                      Protocol::balanced,
                                      Protocol::halves,
                                      Protocol::halves_embargo,
                                      Protocol::halves_two_releases,
                                      Protocol::leave_one_condition_out};

std::vector<std::string> namesOf(const Task& task, const RecordingSet& set) {
    switch (task.kind) {
    case TaskKind::condition: return set.conditions;
    case TaskKind::person: return set.people;
    case TaskKind::row:
        if (!set.row_labels || set.row_labels->column != task.attribute)
            throw MissingData(Text("task %1: no column of that name says what rows are", task.id()));
        return set.row_labels->names;
    case TaskKind::attribute: break;
    }
    std::set<std::string> values;
    for (const auto& attributes : set.attributes)
        if (auto found = attributes.find(task.attribute); found != attributes.end() && !found->second.empty())
            values.insert(found->second);
    if (values.empty())
        throw MissingData(Text("task %1: nobody in the study has the attribute %2", task.id(), inQuotes(task.attribute)));
    return {values.begin(), values.end()};
}

int labelOf(const Task& task, const RecordingSet& set, const EvaluatedRecording& recording,
            const std::vector<std::string>& names) {
    switch (task.kind) {
    case TaskKind::condition: return recording.condition;
    case TaskKind::person: return recording.person;
    case TaskKind::row: return 0; // a row's own counts
    case TaskKind::attribute: break;
    }
    const auto& attributes = set.attributes[static_cast<std::size_t>(recording.person)];
    const auto found = attributes.find(task.attribute);
    if (found == attributes.end() || found->second.empty())
        return -1;
    return static_cast<int>(std::lower_bound(names.begin(), names.end(), found->second) - names.begin());
}

/// Rows whose recording has a class, split by two questions.
template <class Learn, class Ask>
RowFold split(const std::vector<EvaluatedRow>& rows, const TaskLabels& labels, const Learn& learn, const Ask& ask) {
    RowFold fold;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (labels.at(rows[i]) < 0)
            continue;
        if (learn(rows[i]))
            fold.train.push_back(static_cast<int>(i));
        if (ask(rows[i]))
            fold.test.push_back(static_cast<int>(i));
    }
    return fold;
}

RowFold halves(const TaskLabels& labels, const RecordingSet& set, const std::vector<EvaluatedRow>& rows, int embargo) {
    const auto half = [&](const EvaluatedRow& row) { return set.recordings[static_cast<std::size_t>(row.recording)].length / 2; };
    // mutant evaluation-embargo-ignored
    return split(
        rows, labels, [&](const EvaluatedRow& row) { return row.time < half(row) - embargo; },
        [&](const EvaluatedRow& row) { return half(row) >= 1 && row.time >= half(row); });
}

std::vector<RowFold> foldsOverPeople(Protocol protocol, const TaskLabels& labels, const RecordingSet& set,
                                     const std::vector<EvaluatedRow>& rows, const SeededNoise& noise) {
    const std::vector<int> class_of = classesOfPeople(labels, set);
    std::vector<RowFold> folds;
    for (int person = 0; person < set.persons(); ++person) {
        if (class_of[static_cast<std::size_t>(person)] < 0)
            continue;
        std::vector<bool> learnt(class_of.size(), false);
        const SeededNoise draw = noise.stream(static_cast<std::uint64_t>(person));
        for (int other : protocol == Protocol::balanced ? balancedPeople(class_of, person, draw) : otherPeople(class_of, person))
            learnt[static_cast<std::size_t>(other)] = true;
        const auto whose = [&](const EvaluatedRow& row) {
            return set.recordings[static_cast<std::size_t>(row.recording)].person;
        };
        folds.push_back(split(
            rows, labels, [&](const EvaluatedRow& row) { return learnt[static_cast<std::size_t>(whose(row))]; },
            [&](const EvaluatedRow& row) { return whose(row) == person; }));
    }
    return folds;
}

std::vector<RowFold> foldsOverConditions(const TaskLabels& labels, const RecordingSet& set,
                                         const std::vector<EvaluatedRow>& rows) {
    std::vector<std::set<int>> conditions_of(static_cast<std::size_t>(set.persons()));
    for (const EvaluatedRecording& recording : set.recordings)
        conditions_of[static_cast<std::size_t>(recording.person)].insert(recording.condition);
    std::vector<RowFold> folds;
    for (int condition = 0; condition < static_cast<int>(set.conditions.size()); ++condition) {
        const auto in = [&](const EvaluatedRow& row) {
            return set.recordings[static_cast<std::size_t>(row.recording)].condition == condition;
        };
        const auto candidate = [&](const EvaluatedRow& row) {
            const auto& has =
                conditions_of[static_cast<std::size_t>(set.recordings[static_cast<std::size_t>(row.recording)].person)];
            return has.size() > 1 && has.count(condition) > 0;
        };
        folds.push_back(split(
            rows, labels, [&](const EvaluatedRow& row) { return !in(row) && candidate(row); },
            [&](const EvaluatedRow& row) { return in(row) && candidate(row); }));
    }
    return folds;
}

} // namespace

std::string Task::id() const {
    switch (kind) {
    case TaskKind::condition: return "condition";
    case TaskKind::person: return "person";
    case TaskKind::row: return "label:" + attribute;
    case TaskKind::attribute: break;
    }
    return "attribute:" + attribute;
}

Task taskNamed(const std::string& id) {
    if (id == "condition")
        return {TaskKind::condition};
    if (id == "person")
        return {TaskKind::person};
    for (const auto& [start, kind] : {std::pair("attribute:", TaskKind::attribute), std::pair("label:", TaskKind::row)})
        if (const std::string before = start; id.starts_with(before) && id.size() > before.size())
            return {kind, id.substr(before.size())};
    throw InvalidParameter("task", id, std::string("condition | person | attribute:NAME | label:NAME | membership | narrowing"));
}

const char* name(Protocol protocol) {
    switch (protocol) {
    case Protocol::leave_one_person_out: return "leave-one-person-out";
    case Protocol::balanced: return "balanced";
    case Protocol::halves: return "halves";
    case Protocol::halves_embargo: return "halves-embargo";
    case Protocol::halves_two_releases: return "halves-two-releases";
    case Protocol::leave_one_condition_out: break;
    }
    return "leave-one-condition-out";
}

Text protocolWord(const std::string& id) {
    return knownWord(id, {Text("leave-one-person-out"), Text("balanced"), Text("halves"), Text("halves-embargo"),
                          Text("halves-two-releases"), Text("leave-one-condition-out"), Text("originals"), Text("two-releases")});
}

Protocol protocolNamed(const std::string& id) {
    std::string known;
    for (Protocol protocol : all_protocols) {
        if (id == name(protocol))
            return protocol;
        known += (known.empty() ? "" : " | ") + std::string(name(protocol));
    }
    throw InvalidParameter("protocol", id, known);
}

bool fits(Protocol protocol, TaskKind kind) {
    switch (protocol) {
    case Protocol::leave_one_person_out: return kind != TaskKind::person;
    case Protocol::balanced: return kind == TaskKind::attribute;
    default: return kind == TaskKind::person;
    }
}

Protocol defaultProtocol(TaskKind kind, const RecordingSet& set) {
    if (kind == TaskKind::person)
        return set.conditions.size() > 1 ? Protocol::leave_one_condition_out : Protocol::halves_embargo;
    return kind == TaskKind::attribute ? Protocol::balanced : Protocol::leave_one_person_out;
}

TaskLabels labelsOf(const Task& task, const RecordingSet& set) {
    TaskLabels labels{namesOf(task, set), {}};
    if (task.kind == TaskKind::row)
        labels.of_rows = set.row_labels->of;
    std::set<int> people;
    for (const EvaluatedRecording& recording : set.recordings) {
        labels.of.push_back(labelOf(task, set, recording, labels.names));
        if (labels.of.back() >= 0)
            people.insert(recording.person);
    }
    if (people.size() < 2)
        throw MissingData(Text("task %1: at least 2 people are needed, the study has %2", task.id(), people.size()));
    if (labels.names.size() < 2)
        throw MissingData(Text("task %1: there is only one class, %2, so there is nothing to tell apart", task.id(),
                               inQuotes(labels.names.front())));
    return labels;
}

std::vector<RowFold> foldsOf(Protocol protocol, const TaskLabels& labels, const RecordingSet& set,
                             const std::vector<EvaluatedRow>& rows, const ProtocolSettings& settings) {
    switch (protocol) {
    case Protocol::leave_one_person_out:
    case Protocol::balanced: {
        std::vector<RowFold> folds = foldsOverPeople(protocol, labels, set, rows, settings.noise);
        if (protocol == Protocol::balanced && folds.size() < 3)
            throw MissingData(Text("balanced classes need at least 3 people, the study has %1", folds.size()));
        return folds;
    }
    case Protocol::leave_one_condition_out:
        if (set.conditions.size() < 2)
            throw MissingData(
                Text("people can be recognised across conditions only where there are at least 2; the study has one"));
        return foldsOverConditions(labels, set, rows);
    default: break;
    }
    const RowFold fold = halves(labels, set, rows, protocol == Protocol::halves_embargo ? settings.embargo : 0);
    if (fold.train.empty())
        throw MissingData(
            protocol == Protocol::halves_embargo
                ? Text("the recordings are too short: no row of a first half is left to learn from, %1 rows before its end",
                       settings.embargo)
                : Text("the recordings are too short: no row of a first half is left to learn from"));
    return {fold};
}

std::vector<int> otherPeople(const std::vector<int>& class_of_person, int left_out) {
    std::vector<int> out;
    for (int person = 0; person < static_cast<int>(class_of_person.size()); ++person)
        if (person != left_out && class_of_person[static_cast<std::size_t>(person)] >= 0)
            out.push_back(person);
    return out;
}

namespace {

/// As many of each class as the smallest has, drawn, in ascending order.
std::vector<int> asManyOfEach(std::map<int, std::vector<int>> by_class, const SeededNoise& noise) {
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const auto& [label, own] : by_class)
        least = std::min(least, own.size());
    std::vector<int> out;
    for (auto& [label, own] : by_class) {
        const SeededNoise draw = noise.stream(static_cast<std::uint64_t>(label));
        // mutant evaluation-unbalanced-people
        for (std::size_t i = 0; i < least; ++i)
            std::swap(own[i], own[i + draw.below(own.size() - i, i)]);
        out.insert(out.end(), own.begin(), own.begin() + static_cast<std::ptrdiff_t>(least));
    }
    std::sort(out.begin(), out.end());
    return out;
}

} // namespace

std::vector<int> balancedPeople(const std::vector<int>& class_of_person, int left_out, const SeededNoise& noise) {
    std::map<int, std::vector<int>> by_class;
    for (int person : otherPeople(class_of_person, left_out))
        by_class[class_of_person[static_cast<std::size_t>(person)]].push_back(person);
    return asManyOfEach(std::move(by_class), noise);
}

std::vector<int> balancedRows(const std::vector<int>& train, const std::vector<EvaluatedRow>& rows, const TaskLabels& labels,
                              const SeededNoise& noise) {
    std::map<int, std::vector<int>> by_class;
    for (int row : train)
        by_class[labels.at(rows[static_cast<std::size_t>(row)])].push_back(row);
    return asManyOfEach(std::move(by_class), noise);
}

std::vector<int> classesOfPeople(const TaskLabels& labels, const RecordingSet& set) {
    std::vector<int> out(set.people.size(), -1);
    for (std::size_t r = 0; r < set.recordings.size(); ++r)
        if (labels.of[r] >= 0)
            out[static_cast<std::size_t>(set.recordings[r].person)] = labels.of[r];
    return out;
}

} // namespace nictate
