#include "core/io/parted_recording.h"

#include "core/files/trial_message.h"
#include "core/files/words.h"
#include "core/io/eyelink_words.h"
#include "core/io/pictures.h"

#include <cmath>

namespace nictate {

namespace {

/// What a message is about, and what it says of that; "!V" goes before commands of Data Viewer.
std::pair<TrialWord, AscWords> meaningOf(const std::string& message) {
    AscWords words(message);
    std::string_view word = words.next();
    if (word == "!V")
        word = words.next();
    return {trialWord(word), words};
}

} // namespace

void PartedRecording::show(std::string_view picture) {
    shown_ = picture;
    just_shown_ = true;
}

/// What was named since the last row belongs to the trial that begins.
void PartedRecording::begin(std::string id) {
    const bool only_shown = goesOn() && trials_.back().id.empty() && !trials_.back().has_rows;
    if (!only_shown) {
        const std::string before = shown_.empty() && !trials_.empty() ? trials_.back().before : shown_;
        trials_.emplace_back().before = before;
    }
    trials_.back().id = std::move(id);
    if (!just_shown_)
        shown_.clear();
}

void PartedRecording::end() {
    if (goesOn())
        trials_.back().over = true;
}

bool PartedRecording::isOfTrial(const std::string& message) {
    return message.starts_with("!V ") || meaningOf(message).first != TrialWord::none;
}

void PartedRecording::say(const std::string& message) {
    const auto [word, words] = meaningOf(message);
    if (word == TrialWord::none)
        takeOwnWords(message);
    else if (word == TrialWord::ends)
        end();
    else if (word != TrialWord::variable)
        nameTrial(word, asUtf8(words.rest()));
    else if (!trials_.empty())
        trials_.back().takeVariable(words);
}

/// TRIALID says more than start_trial of one trial, in either order.
void PartedRecording::nameTrial(TrialWord word, const std::string& id) {
    named_by_program_ = true;
    const bool by_id = word == TrialWord::names;
    if (!by_id && goesOn() && trials_.back().by_id)
        return;
    if (!(by_id && goesOn() && trials_.back().by_start))
        begin(id);
    trials_.back().id = id;
    trials_.back().by_id = by_id;
    trials_.back().by_start = !by_id;
}

/// A picture names the trial that goes on. Where nothing tells trials, each picture begins one.
void PartedRecording::takeOwnWords(const std::string& message) {
    const SaidOfTrial said = saidOfTrial(message);
    if (said.start && !said.number.empty() && !named_by_program_ && !(goesOn() && trials_.back().id == said.number)) {
        begin(said.number);
        trials_.back().by_own_words = true;
    }
    if (namesPictureOrVideo(said.shown)) {
        const std::string file = asUtf8(fileNameIn(said.shown));
        if (!goesOn() || (trials_.back().id.empty() && trials_.back().shown != file))
            begin({});
        if (trials_.back().shown.empty())
            trials_.back().shown = file;
    }
    if (said.end && goesOn() && trials_.back().by_own_words)
        end();
}

std::size_t PartedRecording::at(std::size_t participant, const std::string& condition, const std::string& trial) {
    just_shown_ = false;
    const std::size_t running = trials_.empty() ? before_trials : trials_.size() - 1;
    const Owner owner{running, shown_, condition, trial};
    if (const auto known = recordings_.find(owner); known != recordings_.end())
        return known->second;
    auto earlier = recordings_.end(); // what came before the trial's picture, or before the first trial, goes on
    if (!trials_.empty()) {
        earlier = recordings_.find({running, "", condition, trial});
        if (earlier == recordings_.end())
            earlier = recordings_.find({before_trials, "", condition, trial});
    }
    const std::size_t at = earlier == recordings_.end() ? builder_.unnamedRecording(participant) : earlier->second;
    if (earlier != recordings_.end())
        recordings_.erase(earlier);
    owners_[at] = owner;
    return recordings_[owner] = at;
}

void PartedRecording::saw(std::size_t recording, double t_ms) {
    if (trials_.empty())
        return;
    trials_.back().has_rows = true;
    auto& [from_ms, to_ms] = times_.try_emplace(recording, missing, missing).first->second;
    if (std::isnan(from_ms))
        from_ms = t_ms;
    if (trials_.back().over && std::isnan(to_ms))
        to_ms = t_ms;
}

std::string PartedRecording::stimulusOf(const Owner& owner, bool shown_in_all) const {
    const auto& [place, shown, condition, column] = owner;
    if (place == before_trials)
        return shown.empty() ? fallback_ : shown;
    const Trial& trial = trials_[place];
    for (const std::string& name : {shown, trial.stimulus(shown_in_all), trial.before, trial.numbered()})
        if (!name.empty())
            return name;
    return fallback_;
}

void PartedRecording::nameAll() {
    std::vector<const TrialNames*> trials;
    for (const Trial& trial : trials_)
        trials.push_back(&trial);
    const bool shown_in_all = isShownInAll(trials);
    for (const auto& [recording, owner] : owners_) {
        const auto& [place, shown, condition, column] = owner;
        const bool parted = place != before_trials;
        const std::string own = parted ? trials_[place].condition : std::string();
        builder_.name(recording, builder_.stimulus(stimulusOf(owner, shown_in_all)),
                      own.empty()         ? condition
                      : condition.empty() ? own
                                          : condition + " " + own,
                      parted ? column + "\n" + std::to_string(place) : column);
    }
}

std::pair<double, double> PartedRecording::timesOf(std::size_t recording) const {
    const auto times = times_.find(recording);
    return trials_.size() < 2 || times == times_.end() ? std::pair(missing, missing) : times->second;
}

} // namespace nictate
