#include "core/data/found_frame.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace nictate {

namespace {

struct Seen {
    std::set<std::size_t> people;
    double rate_hz = 0, length_s = 0;
};

double lengthOf(const Recording& recording) {
    if (recording.samples.empty())
        return 0;
    const double last = recording.samples.back().t_ms - recording.samples.front().t_ms;
    const double step = recording.sampling_rate_hz > 0 ? 1 / recording.sampling_rate_hz : 0;
    return last >= 0 ? last / 1000 + step : 0;
}

/// Who has it, where not everybody has.
std::vector<std::string> peopleOf(const Dataset& study, const std::set<std::size_t>& people) {
    std::vector<std::string> ids;
    if (people.size() < study.participants.size())
        for (std::size_t person : people)
            ids.push_back(study.participants[person].id);
    return ids;
}

void findTasks(PublicFrame& frame, const Dataset& study) {
    std::map<std::pair<std::size_t, std::string>, Seen> tasks;
    for (const Recording& recording : study.recordings) {
        Seen& seen = tasks[{recording.stimulus, recording.condition}];
        seen.people.insert(recording.participant);
        seen.length_s = std::max(seen.length_s, lengthOf(recording));
        if (!recording.samples.empty())
            seen.rate_hz = std::max(seen.rate_hz, recording.sampling_rate_hz);
    }
    for (const auto& [task, seen] : tasks) {
        frame.tasks.value.push_back({study.stimuli[task.first].id, task.second, peopleOf(study, seen.people)});
        frame.rates_hz.value.push_back(seen.rate_hz);
        frame.lengths_s.value.push_back(seen.length_s);
    }
}

void findFeatures(PublicFrame& frame, const Dataset& study) {
    std::map<std::string, std::set<std::size_t>> conditions;
    for (const FeatureTable& table : study.features.tables) {
        conditions[table.condition].insert(table.participant);
        frame.rows.value = std::max(frame.rows.value, static_cast<int>(table.values.rows()));
    }
    for (const auto& [condition, people] : conditions)
        frame.conditions.value.push_back({"", condition, peopleOf(study, people)});
}

} // namespace

PublicFrame foundFrame(const Dataset& study) {
    PublicFrame frame;
    frame.reading = study.frame.reading;
    frame.unread = study.frame.unread;
    for (const Participant& person : study.participants)
        frame.people.value.push_back(person.id);
    for (const Stimulus& stimulus : study.stimuli)
        frame.stimuli.value.push_back(stimulus.id);
    findTasks(frame, study);
    findFeatures(frame, study);
    return frame;
}

PublicFrame frameOfSome(const Dataset& part, const PublicFrame& whole) {
    PublicFrame frame = foundFrame(part);
    frame.reading = whole.reading;
    frame.unread = whole.unread;
    frame.people.origin = whole.people.origin;
    frame.stimuli.origin = whole.stimuli.origin;
    frame.tasks.origin = whole.tasks.origin;
    frame.rates_hz.origin = whole.rates_hz.origin;
    frame.lengths_s.origin = whole.lengths_s.origin;
    frame.conditions.origin = whole.conditions.origin;
    frame.rows.origin = whole.rows.origin;
    return frame;
}

} // namespace nictate
