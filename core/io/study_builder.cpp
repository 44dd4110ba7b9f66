#include "core/io/study_builder.h"

#include "core/files/words.h"
#include "core/io/recording_order.h"

namespace nictate {

std::size_t Interned::index(std::string_view text, bool* fresh) {
    auto found = places_.find(text);
    bool is_new = found == places_.end();
    if (is_new)
        found = places_.emplace(std::string(text), places_.size()).first;
    if (fresh != nullptr)
        *fresh = is_new;
    return found->second;
}

std::optional<std::size_t> Interned::find(std::string_view text) const {
    auto found = places_.find(text);
    return found == places_.end() ? std::nullopt : std::optional(found->second);
}

std::size_t StudyBuilder::participant(std::string_view id) {
    bool fresh = false;
    std::string text = asUtf8(id);
    std::size_t index = participants_.index(text, &fresh);
    if (fresh)
        study.participants.push_back({std::move(text), {}});
    return index;
}

std::size_t StudyBuilder::stimulus(std::string_view id) {
    bool fresh = false;
    std::string text = asUtf8(id);
    std::size_t index = stimuli_.index(text, &fresh);
    if (fresh) {
        study.stimuli.emplace_back();
        study.stimuli.back().id = std::move(text);
    }
    return index;
}

std::size_t StudyBuilder::recording(std::size_t participant, std::size_t stimulus, std::string_view condition,
                                    std::string_view trial) {
    Key key{participant, stimulus, conditions_.index(condition), trials_.index(trial)};
    auto [found, fresh] = recordings_.try_emplace(key, study.recordings.size());
    if (fresh)
        newRecording(participant, stimulus, condition);
    return found->second;
}

std::size_t StudyBuilder::newRecording(std::size_t participant, std::size_t stimulus, std::string_view condition) {
    if (!study.recordings.empty())
        giveBackRoom(study.recordings.back()); // rows of a recording mostly follow each other
    Recording& made = study.recordings.emplace_back();
    made.participant = participant;
    made.stimulus = stimulus;
    made.condition = asUtf8(condition);
    return study.recordings.size() - 1;
}

std::size_t StudyBuilder::KeyHash::operator()(const Key& key) const {
    std::size_t hash = 0;
    for (std::size_t part : {key.participant, key.stimulus, key.condition, key.trial})
        hash = (hash ^ part) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 32;
}

} // namespace nictate
