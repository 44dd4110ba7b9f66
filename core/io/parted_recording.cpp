#include "core/io/parted_recording.h"

#include "core/files/number.h"
#include "core/files/trial_message.h"
#include "core/files/words.h"
#include "core/io/columns.h"
#include "core/io/eyelink_words.h"
#include "core/io/pictures.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace nictate {

namespace {

std::string withoutFolder(std::string_view path) { return asUtf8(path.substr(path.find_last_of("/\\") + 1)); }

bool isPlainNumber(const std::string& text) {
    DecimalSign sign = DecimalSign::point;
    return parseNumber(text, sign).kind == NumberKind::number;
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

bool PartedRecording::isProgramsWord(const std::string& message) {
    static constexpr std::string_view known[] = {"TRIALID", "start_trial", "var", "TRIAL_VAR", "!V"};
    return std::find(std::begin(known), std::end(known), AscWords(message).next()) != std::end(known);
}

void PartedRecording::say(const std::string& message) {
    AscWords words(message);
    std::string_view word = words.next();
    if (word == "!V")
        word = words.next();
    if (word == "TRIALID" || word == "start_trial")
        takeProgramsWord(word, asUtf8(words.rest()));
    else if (word == "TRIAL_RESULT" || word == "stop_trial" || word == "end_trial")
        end();
    else if (word == "TRIAL_VAR" || word == "var") {
        const std::string_view name = words.next();
        takeVariable(name, words.rest());
    } else
        takeOwnWords(message);
}

/// TRIALID says more than start_trial of one trial, in either order.
void PartedRecording::takeProgramsWord(std::string_view word, const std::string& id) {
    named_by_program_ = true;
    const bool by_id = word == "TRIALID";
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
    if (namesPictureOrFilm(said.shown)) {
        const std::string file = withoutFolder(said.shown);
        if (!goesOn() || (trials_.back().id.empty() && trials_.back().shown != file))
            begin({});
        if (trials_.back().shown.empty())
            trials_.back().shown = file;
    }
    if (said.end && goesOn() && trials_.back().by_own_words)
        end();
}

void PartedRecording::takeVariable(std::string_view name, std::string_view value) {
    if (trials_.empty() || value.empty() || value == "-1" || value == "." || value == "UNDEFINED")
        return;
    const std::string text = asUtf8(value);
    Trial& trial = trials_.back();
    if (nameMeans(name, Role::stimulus))
        trial.named = withoutFolder(text);
    else if (isWeakName(name, Role::stimulus) && !isPlainNumber(text)) // else it may count
        trial.perhaps = withoutFolder(text);
    else if (nameMeans(name, Role::condition))
        trial.condition = text;
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

/// Whether trials of several names all show one picture, as feedback or a mask.
bool PartedRecording::showsOneInAll() const {
    std::set<std::string> ids, shown;
    for (const Trial& trial : trials_) {
        ids.insert(trial.id);
        shown.insert(trial.shown);
    }
    return ids.size() > 1 && shown.size() == 1;
}

std::string PartedRecording::stimulusOf(const Owner& owner, bool one_in_all) const {
    const auto& [place, shown, condition, column] = owner;
    if (place == before_trials)
        return shown.empty() ? fallback_ : shown;
    const Trial& trial = trials_[place];
    const std::string name = trial.by_id && !isPlainNumber(trial.id) ? trial.id : std::string();
    for (const std::string& named :
         {shown, trial.named, trial.perhaps, name, one_in_all ? std::string() : trial.shown, trial.before})
        if (!named.empty())
            return named;
    if (trial.id.empty())
        return fallback_;
    return isPlainNumber(trial.id) ? "trial " + trial.id : trial.id;
}

void PartedRecording::nameAll() {
    const bool one_in_all = showsOneInAll();
    for (const auto& [recording, owner] : owners_) {
        const auto& [place, shown, condition, column] = owner;
        const bool parted = place != before_trials;
        const std::string own = parted ? trials_[place].condition : std::string();
        builder_.name(recording, builder_.stimulus(stimulusOf(owner, one_in_all)),
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
