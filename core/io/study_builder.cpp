#include "core/io/study_builder.h"

#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/recording_order.h"

#include <algorithm>
#include <cstring>

namespace nictate {

namespace {

std::vector<double> numbersOf(const Recording& recording) {
    std::vector<double> all;
    for (const Fixation& one : recording.fixations)
        all.insert(all.end(), {one.x_px, one.y_px, one.start_ms, one.duration_ms, one.pupil, static_cast<double>(one.eye)});
    for (const Saccade& one : recording.saccades)
        all.insert(all.end(), {one.start_ms, one.duration_ms, one.from_x_px, one.from_y_px, one.to_x_px, one.to_y_px});
    for (const Blink& one : recording.blinks)
        all.insert(all.end(), {one.start_ms, one.duration_ms});
    for (const Sample& one : recording.samples)
        all.insert(all.end(), {one.t_ms, one.gaze.x_px, one.gaze.y_px, one.second.x_px, one.second.y_px});
    return all;
}

/// Bit by bit: NaN is a value like others here.
bool sayTheSame(const Recording& a, const Recording& b) {
    const std::vector<double> first = numbersOf(a), second = numbersOf(b);
    return first.size() == second.size() &&
           (first.empty() || std::memcmp(first.data(), second.data(), first.size() * sizeof(double)) == 0);
}

/// "fixations_corrected" where the other file lies in "fixations" and otherwise in the same place; empty elsewhere.
std::string folderOfVersion(const std::filesystem::path& one, const std::filesystem::path& other) {
    const auto [here, there] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    if (here == one.end() || there == other.end() || std::next(here) == one.end() || std::next(there) == other.end())
        return {};
    const std::string name = asUtf8(here->string()), shorter = asUtf8(there->string());
    return name.starts_with(shorter) || shorter.starts_with(name) ? (name.size() > shorter.size() ? name : shorter)
                                                                  : std::string();
}

} // namespace

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

std::string RecordingNumbers::of(const std::string& person, std::string_view recording) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    if (recording.size() <= 2 && std::all_of(recording.begin(), recording.end(), digit))
        return "recording " + std::string(recording);
    return "recording #" + std::to_string(names_[person].index(recording) + 1);
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

std::size_t StudyBuilder::sceneCamera() {
    const std::size_t index = stimulus(scene);
    study.stimuli[index].scene_camera = true;
    return index;
}

std::size_t StudyBuilder::recording(std::size_t participant, std::size_t stimulus, std::string_view condition,
                                    std::string_view trial) {
    Key key{participant, stimulus, conditions_.index(condition), trials_.index(trial)};
    auto [found, fresh] = recordings_.try_emplace(key, study.recordings.size());
    if (const auto known = first_places_.find(key); !fresh && known != first_places_.end() && !files_.empty() &&
                                                    known->second.file + 1 != files_.size() && !inThisFile(found->second)) {
        fresh = true;
        found->second = study.recordings.size();
    }
    if (fresh)
        describe(unnamedRecording(participant), stimulus, condition, key);
    return found->second;
}

std::string StudyBuilder::nameless(std::size_t participant, std::string_view recording) {
    return numbers_.of(study.participants[participant].id, recording);
}

std::size_t StudyBuilder::newRecording(std::size_t participant, std::size_t stimulus, std::string_view condition) {
    const std::size_t made = unnamedRecording(participant);
    describe(made, stimulus, condition, {participant, stimulus, conditions_.index(condition), trials_.index("")});
    return made;
}

std::size_t StudyBuilder::unnamedRecording(std::size_t participant) {
    if (!study.recordings.empty())
        giveBackRoom(study.recordings.back()); // rows of a recording mostly follow each other
    study.recordings.emplace_back().participant = participant;
    return study.recordings.size() - 1;
}

void StudyBuilder::name(std::size_t recording, std::size_t stimulus, std::string_view condition, std::string_view trial) {
    const Key key{study.recordings[recording].participant, stimulus, conditions_.index(condition), trials_.index(trial)};
    recordings_[key] = recording;
    describe(recording, stimulus, condition, key);
}

void StudyBuilder::describe(std::size_t recording, std::size_t stimulus, std::string_view condition, const Key& key) {
    study.recordings[recording].stimulus = stimulus;
    study.recordings[recording].condition = asUtf8(condition);
    if (files_.empty())
        return;
    const auto [known, fresh] = first_places_.try_emplace(key, Place{recording, files_.size() - 1});
    if (!fresh && known->second.file + 1 != files_.size())
        twice_.push_back({known->second.recording, recording, known->second.file, files_.size() - 1});
}

void StudyBuilder::beginFile(const std::filesystem::path& file) {
    files_.push_back(file);
    first_of_file_ = study.recordings.size();
}

void StudyBuilder::refuseSplitRecordings() {
    std::vector<bool> repeated(study.recordings.size(), false);
    for (const Twice& twice : twice_) {
        const Recording &first = study.recordings[twice.first], &second = study.recordings[twice.second];
        if (!sayTheSame(first, second)) {
            const std::filesystem::path &one = files_[twice.first_file], &other = files_[twice.second_file];
            const std::string folder = folderOfVersion(other, one);
            throw ParseError(
                other.string(), 0, 0,
                Text("its recording of %1 with %2 lies in %3 as well, with other rows",
                     inQuotes(study.participants[second.participant].id), inQuotes(study.stimuli[second.stimulus].id),
                     inQuotes(one.filename().string())),
                folder.empty()
                    ? Text("correct who it is, leave one of the files out (--leave-out %1), or say whose each file is "
                           "by its name (--person file, or --pattern {participant}_{recording}.* where a person has "
                           "several)",
                           other.filename().string())
                    : Text("two folders hold versions of the recordings: leave one of them out (--leave-out %1)", folder));
        }
        repeated[twice.second] = true;
    }
    std::size_t at = 0;
    std::erase_if(study.recordings, [&](const Recording&) { return repeated[at++]; });
}

std::size_t StudyBuilder::KeyHash::operator()(const Key& key) const {
    std::size_t hash = 0;
    for (std::size_t part : {key.participant, key.stimulus, key.condition, key.trial})
        hash = (hash ^ part) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 32;
}

} // namespace nictate
