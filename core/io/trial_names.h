#pragma once
// Trials in the messages that Data Viewer, PyGaze and OpenSesame agree on, as EyeLink ASC and logs of other trackers hold them.

#include "core/data/recording.h"
#include "core/text.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

class AscWords;

inline constexpr const char* by_messages = "messages"; ///< of the plan's entry "stimulus": messages tell trials or pictures

/// What a message is about, by its first word. `names`: TRIALID; `begins`: start_trial, which says less.
enum class TrialWord { none, names, begins, ends, variable };
TrialWord trialWord(std::string_view word);

/// What messages say that a trial is, and what was looked at in it.
struct TrialNames {
    std::string id;        ///< its name or number
    std::string named;     ///< a variable whose name means stimulus
    std::string perhaps;   ///< a variable whose name may mean it
    std::string shown;     ///< a picture or video that a message in the experiment's own words names
    std::string condition; ///< a variable whose name means condition
    bool by_id = false;    ///< TRIALID named it
    bool by_start = false; ///< start_trial named it
    bool by_own_words = false;

    /// "image cat.jpg", behind `var` or TRIAL_VAR.
    void takeVariable(AscWords words);
    /// Whether a variable says what was looked at, and whether TRIALID does, which may also count.
    bool saidByVariable() const { return !named.empty() || !perhaps.empty(); }
    bool saidById() const;
    /// The stimulus, without what is shown in all trials; empty where nothing says it.
    std::string stimulus(bool shown_in_all) const;
    /// What else tells the trial: "trial 3". Empty for one without an id.
    std::string numbered() const;
};

/// Whether trials of several names all show one picture, as feedback or a mask.
bool isShownInAll(const std::vector<const TrialNames*>& trials);

/// Leaves out what a recording has before a time and from a time on (NaN = no such time). Returns how many samples and fixations
/// that were.
std::size_t leaveOutside(Recording& recording, double from_ms, double to_ms);
/// "2 samples and fixations between trials were left out"
Text betweenTrials(std::size_t left_out);

} // namespace nictate
