#pragma once

#include "core/text.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nictate {

/// Why an entry of the public frame is what it is. Weaker ones come first.
enum class Origin {
    guessed, ///< from what files hold: sensitive until a person confirms it
    counted, ///< from recordings, or from which files there are: a release that rests on it is not proven
    usual,   ///< the program's default, a function of other entries
    format,  ///< fixed by the format
    saved,   ///< kept beside the study
    given,   ///< said on this command or in this dialog
    declared ///< the curator knows that it would be the same without any one person
};
/// "guessed", "counted", "default", "fixed", "saved", "given", "declared".
std::string_view originName(Origin origin);
/// The word of a reading plan, in its file and in inspect --json: "guessed", "format" (defaults too) or "given".
std::string_view planOriginName(Origin origin);
/// Whether a release may rest on it as it stands: neither guessed nor counted.
bool isSettled(Origin origin);

/// One setting of how files are read, and where it comes from.
struct PlanEntry {
    std::string value;
    Origin origin = Origin::guessed;
    bool operator==(const PlanEntry&) const = default;
};

/// The value of "columns.ROLE" by which no file is read for that role, though some have a column for it.
constexpr std::string_view no_column = "none";

/// What an entry of a plan is for.
struct PlanKey {
    std::string_view name;   ///< "positions"; "columns." stands for one entry a role
    std::string_view option; ///< of the command line, that settles it; empty = --read does
    Text meaning;            ///< one line for a person
    Text words;              ///< "positions are read as %1": the entry as a sentence
};
const std::vector<PlanKey>& planKeys();

/// How a study's files are read, as one plain value: every record is read as it and the plan say, whatever other records
/// hold. A release needs a plan without guesses.
class ReadingPlan {
  public:
    const std::map<std::string, PlanEntry, std::less<>>& entries() const { return entries_; }
    const PlanEntry* find(std::string_view key) const;
    /// Empty where there is no such entry.
    std::string value(std::string_view key) const;
    /// A weaker origin never replaces a stronger one; among equals the first stays. Throws InvalidParameter for a key nobody
    /// knows.
    void say(const std::string& key, const std::string& value, Origin origin);
    /// As above for all of another plan's entries.
    void take(const ReadingPlan& other);
    /// As if nothing had been said of this entry.
    void forget(std::string_view key);
    /// What a person should be asked about before anything leaves, in order of the keys. Not the size of stimuli without a
    /// picture, which a release asks for where it matters.
    std::vector<std::string> guesses() const;
    /// A person has seen these entries, or the whole plan, and says they are right. Gives the sentences that are true now.
    std::vector<Text> confirm(const std::vector<std::string>& seen);
    std::vector<Text> confirm();

    bool operator==(const ReadingPlan&) const = default;

  private:
    std::map<std::string, PlanEntry, std::less<>> entries_;
};

/// An entry in words: "positions are read as fractions of the stimulus".
Text inWords(const std::string& key, const PlanEntry& entry);

/// What a column holds, by the name of `--columns`: "participant"; the rest (x, y) reads the same in every language.
Text roleWord(const std::string& role);

/// What an entry's value means to a person: "fractions of the stimulus" for "fraction". Values that are no short words speak for
/// themselves.
Text valueInWords(std::string_view key, const std::string& value);

/// The option of the command line that settles it: "--units px", "--read rows=samples", or "--plan FILE" for several lines.
std::string settledBy(const std::string& key, const PlanEntry& entry);

/// Entries as options of the command line, by name without dashes: {"units", "px"}, {"read", "rows=samples"}.
std::vector<std::pair<std::string, std::string>> asOptions(const ReadingPlan& plan);

/// Every guess in words with what settles it; empty where there is none.
Text guessesInWords(const ReadingPlan& plan);

/// Throws Refused with these words, where there are any.
void refuseGuesses(const ReadingPlan& plan);

} // namespace nictate
