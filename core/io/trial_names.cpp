#include "core/io/trial_names.h"

#include "core/files/words.h"
#include "core/io/columns.h"
#include "core/io/eyelink_words.h"

#include <map>
#include <set>

namespace nictate {

namespace {

bool isNumberWord(std::string_view text) {
    double number = 0;
    return toNumber(text, number);
}

} // namespace

TrialWord trialWord(std::string_view word) {
    static const std::map<std::string_view, TrialWord> known = {
        {"TRIALID", TrialWord::names},   {"start_trial", TrialWord::begins}, {"TRIAL_RESULT", TrialWord::ends},
        {"stop_trial", TrialWord::ends}, {"end_trial", TrialWord::ends},     {"TRIAL_VAR", TrialWord::variable},
        {"var", TrialWord::variable}};
    const auto found = known.find(word);
    return found == known.end() ? TrialWord::none : found->second;
}

void TrialNames::takeVariable(AscWords words) {
    const std::string_view variable = words.next();
    const std::string value = asUtf8(withoutQuotes(words.rest()));
    if (value.empty() || value == "-1" || value == "." || value == "UNDEFINED")
        return;
    if (nameMeans(variable, Role::stimulus))
        named = fileNameIn(value);
    else if (isWeakName(variable, Role::stimulus) && !isNumberWord(value)) // else it may count
        perhaps = fileNameIn(value);
    else if (nameMeans(variable, Role::condition))
        condition = value;
}

bool TrialNames::saidById() const { return by_id && !id.empty() && !isNumberWord(id); }

std::string TrialNames::stimulus(bool shown_in_all) const {
    for (const std::string& name : {named, perhaps, saidById() ? id : std::string()})
        if (!name.empty())
            return name;
    return shown_in_all ? std::string() : shown;
}

std::string TrialNames::numbered() const { return isNumberWord(id) ? "trial " + id : id; }

bool isShownInAll(const std::vector<const TrialNames*>& trials) {
    std::set<std::string> ids, shown;
    for (const TrialNames* trial : trials) {
        ids.insert(trial->id);
        shown.insert(trial->shown);
    }
    return ids.size() > 1 && shown.size() == 1;
}

std::size_t leaveOutside(Recording& recording, double from_ms, double to_ms) {
    const auto outside = [&](double t_ms) { return t_ms < from_ms || t_ms >= to_ms; };
    const auto starts_outside = [&](const auto& event) { return outside(event.start_ms); };
    std::erase_if(recording.saccades, starts_outside);
    std::erase_if(recording.blinks, starts_outside);
    return std::erase_if(recording.samples, [&](const Sample& sample) { return outside(sample.t_ms); }) +
           std::erase_if(recording.fixations, starts_outside);
}

Text betweenTrials(std::size_t left_out) {
    return counted(left_out, Text("sample or fixation between two trials was left out"),
                   Text("samples and fixations between trials were left out"));
}

} // namespace nictate
