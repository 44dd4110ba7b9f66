#include "core/data/reading_plan.h"

#include "core/errors.h"

#include <algorithm>

namespace nictate {

namespace {

const PlanKey* keyOf(std::string_view name) {
    const std::vector<PlanKey>& keys = planKeys();
    auto found = std::find_if(keys.begin(), keys.end(), [&](const PlanKey& key) {
        return key.name == name || (key.name.ends_with('.') && name.starts_with(key.name) && name.size() > key.name.size());
    });
    return found == keys.end() ? nullptr : &*found;
}

const PlanKey& knownKey(std::string_view name) {
    const PlanKey* key = keyOf(name);
    if (key == nullptr)
        throw InvalidParameter("plan", std::string(name), "an entry this Nictate knows; nictate-cli inspect --json lists them");
    return *key;
}

/// What a plan's short words mean to a person; other values speak for themselves.
std::string spelledOut(std::string_view key, const std::string& value) {
    static const std::map<std::string, std::string, std::less<>> units = {
        {"px", "pixels"},
        {"px-centred", "pixels from the screen's centre, counted upwards"},
        {"fraction", "fractions of the stimulus"},
        {"fraction-y-up", "fractions of the stimulus, counted upwards"},
        {"percent", "hundredths of the stimulus"},
        {"deg", "degrees from the middle"},
        {"rad", "radians from the middle"},
        {"vector", "directions of gaze"},
        {"s", "seconds"},
        {"ms", "milliseconds"},
        {"us", "microseconds"},
        {"ns", "nanoseconds"},
        {"100ns", "steps of 100 nanoseconds"}};
    static const std::map<std::string, std::string, std::less<>> people = {{"file", "their files, one person each"},
                                                                           {"folder", "their folders, one person each"},
                                                                           {"pattern", "the names of their files"},
                                                                           {"one", "nothing: all are one person"}};
    const auto& words = key == "person" ? people : units;
    const auto found = words.find(value);
    return found == words.end() || !(key == "person" || key == "positions" || key.ends_with("-unit")) ? value : found->second;
}

/// "0,0|-1,-1" as "0,0 or -1,-1".
std::string alternatives(std::string value) {
    for (std::size_t bar = value.find('|'); bar != std::string::npos; bar = value.find('|', bar))
        value.replace(bar, 1, " or ");
    return value;
}

/// Several values, a line each, as a list that a sentence can hold.
std::string inOneLine(const std::string& value) {
    constexpr std::ptrdiff_t shown = 5;
    const auto values = std::count(value.begin(), value.end(), '\n') + 1;
    std::string list;
    std::size_t begin = 0;
    for (std::ptrdiff_t i = 0; i < std::min(values, shown); ++i) {
        const std::size_t end = std::min(value.find('\n', begin), value.size());
        list += (i > 0 ? ", " : "") + value.substr(begin, end - begin);
        begin = end + 1;
    }
    return values > shown ? list + " … (" + std::to_string(values) + ")" : list;
}

} // namespace

std::string_view originName(Origin origin) {
    static constexpr std::string_view names[] = {"guessed", "counted", "default", "fixed", "saved", "given", "declared"};
    return names[static_cast<std::size_t>(origin)];
}

std::string_view planOriginName(Origin origin) {
    return origin == Origin::guessed ? "guessed" : origin <= Origin::format ? "format" : "given";
}

bool isSettled(Origin origin) { return origin != Origin::guessed && origin != Origin::counted; }

const std::vector<PlanKey>& planKeys() {
    static const std::vector<PlanKey> keys = {
        {"format", "--format", "which program or tracker wrote it", "the files are read as %"},
        {"left-out", "--leave-out", "files that are not read", "these files are left out: %"},
        {"only", "--only", "which of several studies in the folder is read", "of the studies in the folder % is read"},
        {"content", "", "gaze, or features computed before", "the tables hold %"},
        {"delimiter", "", "what stands between two cells", "cells are separated by a %"},
        {"header", "", "what the columns are called where the table does not say", "the header is read as %"},
        {"decimal", "", "the decimal sign", "numbers have a decimal %"},
        {"columns.", "--columns", "the column that holds it", "% holds it"},
        {"attributes", "", "columns that describe people", "people are described by %"},
        {"conditions", "", "columns that tell one person's recordings apart", "one person's recordings are told apart by %"},
        {"features", "", "columns that are features", "features are %"},
        {"keep", "", "rows that count: column=value|value", "rows count where %"},
        {"messages", "", "how rows begin that name what is shown from there on", "what is shown is named behind \"%\""},
        {"files", "", "how the names of the files end that are read, of several kinds", "files are read whose names end with %"},
        {"rows", "", "what one row of a table is", "rows are %"},
        {"valid", "", "which words in a validity column mean gaze", "gaze counts where its validity is %"},
        {"lost", "", "a position that means the eye was lost", "a position of % means that the eye was lost"},
        {"positions", "--units", "the unit of positions", "positions are read as %"},
        {"x-axis", "", "where a direction's x points", "directions point % along x"},
        {"time-unit", "--time-unit", "the unit of times", "times are read as %"},
        {"duration-unit", "--time-unit", "the unit of durations", "durations are read as %"},
        {"screen", "--size", "pixels of the screen", "the screen is %"},
        {"canvas", "--size", "pixels of stimuli without a picture", "stimuli without a picture are %"},
        {"screen-columns", "", "columns whose rows state the screen: width|height, or one of both", "% state the screen"},
        {"media-columns", "",
         "columns whose rows state where on the screen the picture lies: x|y, its size there and its own size",
         "% state where the picture lies on the screen"},
        {"blink-column", "", "the column that states how long a blink lasted that ends there", "blinks are told by column %"},
        {"screen-line", "", "the line above a table that states the screen", "the screen is stated in line %"},
        {"distance-mm", "", "from the eye to the screen", "people sat % mm before the screen"},
        {"screen-mm", "", "width and height of the screen", "the screen measures % mm"},
        {"field-deg", "", "degrees a stimulus spans", "a stimulus spans % degrees"},
        {"person", "--person", "how people are told apart", "people are told apart by %"},
        {"session-line", "", "the line above a table that names a person's recording", "recordings are named by the line %"},
        {"wearers", "", "the files that say who wore the tracker in which recording", "who wore the tracker is read in %"},
        {"ids", "--person", "whether spellings of one id are one person", "ids that differ in spelling alone are %"},
        {"pattern", "--pattern", "how the files of a folder are named", "files are named %"},
        {"stimulus", "", "how stimuli are told apart", "stimuli are told apart by %"},
        {"stimulus-within", "", "the column of the whole (a book) that a stimulus (a page) is a part of",
         "stimuli are parts of what column % says"},
        {"frame-rate", "--frame-rate", "pictures a second of stimuli that move", "stimuli that move show % pictures a second"},
        {"length", "--length", "seconds a recording lasts at most", "a recording lasts at most % s"},
        {"rate", "--rate", "samples a second where files do not say", "there are % samples a second"},
        {"detect", "--detect", "how fixations are found where only samples exist", "fixations are found by %"},
        {"detect-velocity", "", "degrees a second a saccade reaches", "a saccade is faster than %° a second"},
        {"detect-dispersion", "", "degrees a fixation extends at most", "a fixation extends over %° at most"},
        {"detect-minimum", "", "seconds a fixation lasts at least", "a fixation lasts % s at least"},
    };
    return keys;
}

const PlanEntry* ReadingPlan::find(std::string_view key) const {
    auto found = entries_.find(key);
    return found == entries_.end() ? nullptr : &found->second;
}

std::string ReadingPlan::value(std::string_view key) const {
    const PlanEntry* entry = find(key);
    return entry == nullptr ? std::string() : entry->value;
}

void ReadingPlan::say(const std::string& key, const std::string& value, Origin origin) {
    knownKey(key);
    auto [entry, fresh] = entries_.try_emplace(key, PlanEntry{value, origin});
    if (!fresh && entry->second.origin < origin)
        entry->second = {value, origin};
}

void ReadingPlan::take(const ReadingPlan& other) {
    for (const auto& [key, entry] : other.entries_)
        say(key, entry.value, entry.origin);
}

std::vector<std::string> ReadingPlan::guesses() const {
    std::vector<std::string> guessed;
    for (const PlanKey& key : planKeys())
        for (const auto& [name, entry] : entries_)
            if (entry.origin == Origin::guessed && keyOf(name) == &key && key.name != "canvas")
                guessed.push_back(name);
    return guessed;
}

std::vector<std::string> ReadingPlan::confirm(const std::vector<std::string>& seen) {
    std::vector<std::string> confirmed;
    for (const std::string& key : seen)
        if (auto entry = entries_.find(key); entry != entries_.end() && entry->second.origin == Origin::guessed) {
            entry->second.origin = Origin::given;
            confirmed.push_back(inWords(key, entry->second));
        }
    return confirmed;
}

std::vector<std::string> ReadingPlan::confirm() {
    std::vector<std::string> all;
    for (const auto& [key, entry] : entries_)
        all.push_back(key);
    return confirm(all);
}

std::string inWords(const std::string& key, const PlanEntry& entry) {
    std::string words(knownKey(key).words);
    if (key.starts_with("columns.") && entry.value == no_column)
        return "no column is read as " + key.substr(8);
    if (key.starts_with("columns."))
        return key.substr(8) + " is column \"" + entry.value + "\"";
    const std::string value = key == "lost" ? alternatives(entry.value) : spelledOut(key, entry.value);
    return words.replace(words.find('%'), 1, inOneLine(value));
}

std::string settledBy(const std::string& key, const PlanEntry& entry) {
    const std::string option(knownKey(key).option);
    if (option.empty())
        return "--plan FILE";
    const std::string value = key.starts_with("columns.") ? key.substr(8) + "=" + entry.value : entry.value;
    return option + " " + (value.find(' ') == std::string::npos ? value : "\"" + value + "\"");
}

std::string guessesInWords(const ReadingPlan& plan) {
    const auto said = [](const std::string& key, const PlanEntry& entry) {
        return inWords(key, entry) + " (" + settledBy(key, entry) + ")";
    };
    std::string guessed;
    for (const std::string& key : plan.guesses())
        guessed += (guessed.empty() ? "" : "; ") + said(key, *plan.find(key));
    const PlanEntry* canvas = plan.find("canvas"); // alone it matters to maps only, which ask by themselves
    if (canvas != nullptr && canvas->origin == Origin::guessed && !guessed.empty())
        guessed += "; " + said("canvas", *canvas);
    return guessed;
}

void refuseGuesses(const ReadingPlan& plan) {
    if (const std::string guessed = guessesInWords(plan); !guessed.empty())
        throw Refused("how the study is read was guessed from people's data: " + guessed +
                      "; say it with these options, or confirm all with inspect --write-plan");
}

} // namespace nictate
