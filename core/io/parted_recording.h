#pragma once

#include "core/io/study_builder.h"
#include "core/io/trial_names.h"

#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace nictate {

/// The rows of a table that name no stimulus, parted by the messages between them into a recording for each trial and each
/// picture shown in it. TRIALID and start_trial name trials, else messages in the experiment's own words do, as in EyeLink ASC.
class PartedRecording {
  public:
    /// `fallback`: the stimulus of rows of which no message says anything.
    PartedRecording(StudyBuilder& builder, std::string fallback) : builder_(builder), fallback_(std::move(fallback)) {}

    /// Whether a message is of a trial or a variable in words that programs agree on: "TRIALID 1".
    static bool isOfTrial(const std::string& message);
    /// A message of that kind or in the experiment's own words: of a trial, of a variable, of a picture.
    void say(const std::string& message);
    /// A message that the tracker's format writes where a picture is shown.
    void show(std::string_view picture);
    /// The recording of the row at hand; `trial` is what a column says of it.
    std::size_t at(std::size_t participant, const std::string& condition, const std::string& trial);
    /// When a row of this recording was.
    void saw(std::size_t recording, double t_ms);
    /// Names all recordings, after the last row.
    void nameAll();
    /// Whether messages told trials apart.
    bool toldTrials() const { return !trials_.empty(); }
    /// From when to when rows of a recording count: where there are several trials, not before the first one's name and not after
    /// one's end.
    std::pair<double, double> timesOf(std::size_t recording) const;

  private:
    struct Trial : TrialNames {
        std::string before; ///< the picture that the format's messages had named before it, which may still be there
        bool over = false, has_rows = false;
    };
    static constexpr std::size_t before_trials = std::numeric_limits<std::size_t>::max();
    /// What tells recordings apart: the trial, the picture shown by the format's messages, condition and trial by columns.
    using Owner = std::tuple<std::size_t, std::string, std::string, std::string>;

    void begin(std::string id);
    void end();
    void nameTrial(TrialWord word, const std::string& id);
    void takeOwnWords(const std::string& message);
    bool goesOn() const { return !trials_.empty() && !trials_.back().over; }
    std::string stimulusOf(const Owner& owner, bool shown_in_all) const;

    StudyBuilder& builder_;
    std::string fallback_, shown_;
    bool just_shown_ = false; ///< no row came since
    std::vector<Trial> trials_;
    bool named_by_program_ = false; ///< TRIALID or start_trial
    std::map<Owner, std::size_t> recordings_;
    std::map<std::size_t, Owner> owners_;                    ///< in order of the recordings
    std::map<std::size_t, std::pair<double, double>> times_; ///< of rows in a trial
};

} // namespace nictate
