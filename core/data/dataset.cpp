#include "core/data/dataset.h"

#include "core/errors.h"

#include <algorithm>
#include <map>
#include <set>

namespace nictate {

std::size_t stimulusIndex(const Dataset& dataset, const std::string& id) {
    const std::vector<Stimulus>& stimuli = dataset.stimuli;
    const auto found = std::find_if(stimuli.begin(), stimuli.end(), [&](const Stimulus& stimulus) { return stimulus.id == id; });
    if (found != stimuli.end())
        return static_cast<std::size_t>(found - stimuli.begin());
    std::string known;
    for (std::size_t i = 0; i < std::min<std::size_t>(stimuli.size(), 3); ++i)
        known += (i ? ", " : "") + stimuli[i].id;
    throw MissingData(known.empty() ? Text("the study has no stimulus \"%1\"; it has %2", id, stimuli.size())
                                    : Text("the study has no stimulus \"%1\"; it has %2 (%3 …)", id, stimuli.size(), known));
}

DatasetCounts countDataset(const Dataset& dataset) {
    DatasetCounts counts;
    counts.participants = dataset.participants.size();
    counts.stimuli = dataset.stimuli.size();
    counts.stimuli_with_picture = static_cast<std::size_t>(
        std::count_if(dataset.stimuli.begin(), dataset.stimuli.end(), [](const Stimulus& s) { return !s.picture.empty(); }));
    counts.recordings = dataset.recordings.size();
    std::set<std::string> conditions;
    std::map<double, std::size_t> rates;
    for (const Recording& recording : dataset.recordings) {
        counts.fixations += recording.fixations.size();
        counts.samples += recording.samples.size();
        if (!recording.condition.empty())
            conditions.insert(recording.condition);
        if (recording.sampling_rate_hz > 0)
            ++rates[recording.sampling_rate_hz];
    }
    for (const FeatureTable& table : dataset.features.tables)
        if (!table.condition.empty())
            conditions.insert(table.condition);
    counts.conditions = conditions.size();
    counts.features = dataset.features.names.size();
    std::size_t commonest = 0;
    for (auto [rate, times] : rates)
        if (times > commonest) {
            commonest = times;
            counts.sampling_rate_hz = rate;
        }
    return counts;
}

std::vector<std::string> attributeNames(const Dataset& dataset) {
    std::set<std::string> names;
    for (const Participant& participant : dataset.participants)
        for (const auto& [name, value] : participant.attributes)
            names.insert(name);
    return {names.begin(), names.end()};
}

} // namespace nictate
