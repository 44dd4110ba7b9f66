#include "core/domains/areas/chosen_pair.h"

#include "core/domains/areas/areas_view.h"
#include "core/errors.h"

#include <algorithm>
#include <map>
#include <set>

namespace nictate {

namespace {

bool sameNames(const std::vector<Area>& a, const std::vector<Area>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Area& one, const Area& other) { return one.name == other.name; });
}

/// Who was recorded, by the conditions of the stimulus and by stimulus.
struct Seen {
    std::map<std::string, std::set<std::size_t>> conditions;
    std::map<std::size_t, std::set<std::size_t>> stimuli;
};

Seen seenIn(const Dataset& study, std::size_t stimulus) {
    Seen seen;
    for (const Recording& recording : study.recordings) {
        seen.stimuli[recording.stimulus].insert(recording.participant);
        if (recording.stimulus == stimulus && !recording.condition.empty())
            seen.conditions[recording.condition].insert(recording.participant);
    }
    return seen;
}

} // namespace

std::optional<WithinPeople> chosenPair(const Session& session, const Dataset& study) {
    const AreasView& view = session.view<AreasView>();
    if (view.paired.empty())
        return {};
    const Stimulus& on = study.stimuli[chosenStimulus(session, study)];
    if (view.paired.size() == 1) {
        const std::string& other = study.stimuli[stimulusIndex(study, view.paired.front())].id;
        if (other == on.id || view.of(other).empty() || !sameNames(view.of(on.id), view.of(other)))
            throw InvalidParameter("paired", on.id + "," + other,
                                   Text("areas of the same names in the same order on both stimuli"));
        return WithinPeople{{on.id, other}, false, other, view.of(other)};
    }
    for (const std::string& name : view.paired)
        if (std::none_of(study.recordings.begin(), study.recordings.end(),
                         [&](const Recording& recording) { return recording.condition == name; }))
            throw InvalidParameter("paired", name, Text("a condition of the study"));
    return WithinPeople{{view.paired.front(), view.paired.back()}};
}

std::vector<std::vector<std::string>> possiblePairs(const Session& session, const Dataset& study) {
    const AreasView& view = session.view<AreasView>();
    const std::size_t stimulus = chosenStimulus(session, study);
    const std::vector<std::size_t> included = includedParticipants(session, study);
    const Seen seen = seenIn(study, stimulus);
    const auto everybody = [&](const std::set<std::size_t>& people) {
        return std::all_of(included.begin(), included.end(), [&](std::size_t person) { return people.contains(person); });
    };
    std::vector<std::vector<std::string>> pairs;
    for (const auto& [a, saw_a] : seen.conditions)
        for (const auto& [b, saw_b] : seen.conditions)
            if (a != b && everybody(saw_a) && everybody(saw_b))
                pairs.push_back({a, b});
    const std::vector<Area>& areas = view.of(study.stimuli[stimulus].id);
    for (const auto& [other, saw] : seen.stimuli)
        if (other != stimulus && !areas.empty() && sameNames(areas, view.of(study.stimuli[other].id)) && everybody(saw))
            pairs.push_back({study.stimuli[other].id});
    return pairs;
}

} // namespace nictate
