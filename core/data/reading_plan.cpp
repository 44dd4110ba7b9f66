#include "core/data/reading_plan.h"

#include "core/errors.h"
#include "core/files/words.h"

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
        throw InvalidParameter("entry", std::string(name),
                               Text("an entry this Nictate knows; nictate-cli inspect --json lists them"));
    return *key;
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

/// "0,0|-1,-1" as "0,0 or -1,-1".
Text alternatives(const std::string& value) {
    Text all;
    for (const std::string& each : split(value, '|'))
        all = all.empty() ? Text(each) : Text("%1 or %2", all, each);
    return all;
}

} // namespace

Text roleWord(const std::string& role) {
    static const std::map<std::string, Text> longer = {{"x_right", Text("x of the right eye")},
                                                       {"y_right", Text("y of the right eye")},
                                                       {"z_right", Text("z of the right eye")},
                                                       {"pupil_right", Text("pupil of the right eye")},
                                                       {"validity_right", Text("validity of the right eye")},
                                                       {"event_index", Text("number of the fixation")},
                                                       {"fixation_x", Text("x of the fixation")},
                                                       {"fixation_y", Text("y of the fixation")}};
    if (const auto found = longer.find(role); found != longer.end())
        return found->second;
    return knownWord(role, {Text("participant"), Text("stimulus"), Text("duration"), Text("start"), Text("end"), Text("time"),
                            Text("index"), Text("condition"), Text("trial"), Text("pupil"), Text("eye"), Text("validity"),
                            Text("event"), Text("confidence"), Text("session")});
}

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
        {"format", "--format", Text("which program or tracker wrote it"), Text("the files are read as %1")},
        {"left-out", "--leave-out", Text("files that are not read"), Text("these files are left out: %1")},
        {"only", "--only", Text("which of several studies in the folder is read"),
         Text("of the studies in the folder %1 is read")},
        {"content", "", Text("gaze, or features computed before"), Text("the tables hold %1")},
        {"delimiter", "", Text("the sign between two cells"), Text("cells are separated by a %1")},
        {"header", "", Text("what the columns are called where the table does not say"), Text("the header is read as %1")},
        {"decimal", "", Text("the decimal sign"), Text("numbers have a decimal %1")},
        {"columns.", "--columns", Text("the column that holds it"), Text("%1 holds it")},
        {"attributes", "", Text("columns that describe people"), Text("people are described by %1")},
        {"conditions", "", Text("columns that tell one person's recordings apart"),
         Text("one person's recordings are told apart by %1")},
        {"features", "", Text("columns that are features"), Text("features are %1")},
        {"keep", "", Text("rows that count: column=value|value"), Text("rows count where %1")},
        {"messages", "", Text("how rows begin that name what is shown from there on"),
         Text("what is shown is named behind \"%1\"")},
        {"files", "", Text("how the names of the files end that are read, of several kinds"),
         Text("files are read whose names end with %1")},
        {"rows", "", Text("what one row of a table is"), Text("rows are %1")},
        {"valid", "", Text("which words in a validity column mean gaze"), Text("gaze counts where its validity is %1")},
        {"lost", "", Text("a position that means the eye was lost"), Text("a position of %1 means that the eye was lost")},
        {"positions", "--units", Text("the unit of positions"), Text("positions are read as %1")},
        {"x-axis", "", Text("where a direction's x points"), Text("directions point %1 along x")},
        {"time-unit", "--time-unit", Text("the unit of times"), Text("times are read as %1")},
        {"duration-unit", "--time-unit", Text("the unit of durations"), Text("durations are read as %1")},
        {"screen", "--size", Text("pixels of the screen"), Text("the screen is %1")},
        {"canvas", "--size", Text("pixels of stimuli without a picture"), Text("stimuli without a picture are %1")},
        {"screen-columns", "", Text("columns whose rows state the screen: width|height, or one of both"),
         Text("%1 state the screen")},
        {"media-columns", "",
         Text("columns whose rows state where on the screen the picture lies: x|y, its size there and its own size"),
         Text("%1 state where the picture lies on the screen")},
        {"blink-column", "", Text("the column that states how long a blink lasted that ends there"),
         Text("blinks are told by column %1")},
        {"event-codes", "", Text("what numbers in a column of events mean: 1=fixation|2=saccade|3=blink|4=other"),
         Text("events are told by numbers: %1")},
        {"screen-line", "", Text("the line above a table that states the screen"), Text("the screen is stated in line %1")},
        {"distance-mm", "", Text("from the eye to the screen"), Text("people sat %1 mm before the screen")},
        {"screen-mm", "", Text("width and height of the screen"), Text("the screen measures %1 mm")},
        {"field-deg", "", Text("degrees a stimulus spans"), Text("a stimulus spans %1 degrees")},
        {"person", "--person", Text("how people are told apart"), Text("people are told apart by %1")},
        {"session-line", "", Text("the line above a table that names a person's recording"),
         Text("recordings are named by the line %1")},
        {"wearers", "", Text("the files that say who wore the tracker in which recording"),
         Text("who wore the tracker is read in %1")},
        {"ids", "--person", Text("whether spellings of one id are one person"), Text("ids that differ in spelling alone are %1")},
        {"pattern", "--pattern", Text("how the files of a folder are named"), Text("files are named %1")},
        {"stimulus", "", Text("how stimuli are told apart"), Text("stimuli are told apart by %1")},
        {"scene-camera", "", Text("which stimuli are what the camera of glasses saw: all, videos or none"),
         Text("the camera of glasses saw these stimuli: %1")},
        {"stimulus-within", "", Text("the column of the whole (a book) that a stimulus (a page) is a part of"),
         Text("stimuli are parts of what column %1 says")},
        {"frame-rate", "--frame-rate", Text("pictures a second of stimuli that move"),
         Text("stimuli that move show %1 pictures a second")},
        {"length", "--length", Text("seconds a recording lasts at most"), Text("a recording lasts at most %1 s")},
        {"rate", "--rate", Text("samples a second where files do not say"), Text("there are %1 samples a second")},
        {"detect", "--detect", Text("how fixations are found where only samples exist"), Text("fixations are found by %1")},
        {"detect-velocity", "", Text("degrees a second a saccade reaches"), Text("a saccade is faster than %1° a second")},
        {"detect-dispersion", "", Text("degrees a fixation extends at most"), Text("a fixation extends over %1° at most")},
        {"detect-minimum", "", Text("seconds a fixation lasts at least"), Text("a fixation lasts %1 s at least")},
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

void ReadingPlan::forget(std::string_view key) {
    if (auto entry = entries_.find(key); entry != entries_.end())
        entries_.erase(entry);
}

std::vector<std::string> ReadingPlan::guesses() const {
    std::vector<std::string> guessed;
    for (const PlanKey& key : planKeys())
        for (const auto& [name, entry] : entries_)
            if (entry.origin == Origin::guessed && keyOf(name) == &key && key.name != "canvas")
                guessed.push_back(name);
    return guessed;
}

std::vector<Text> ReadingPlan::confirm(const std::vector<std::string>& seen) {
    std::vector<Text> confirmed;
    for (const std::string& key : seen)
        if (auto entry = entries_.find(key); entry != entries_.end() && entry->second.origin == Origin::guessed) {
            entry->second.origin = Origin::given;
            confirmed.push_back(inWords(key, entry->second));
        }
    return confirmed;
}

std::vector<Text> ReadingPlan::confirm() {
    std::vector<std::string> all;
    for (const auto& [key, entry] : entries_)
        all.push_back(key);
    return confirm(all);
}

Text valueInWords(std::string_view key, const std::string& value) {
    using Words = std::map<std::string, Text, std::less<>>;
    static const Words units = {{"px", Text("pixels")},
                                {"px-centred", Text("pixels from the screen's centre, counted upwards")},
                                {"norm-centred", Text("half screens from the centre, counted upwards")},
                                {"height-centred", Text("screen heights from the centre, counted upwards")},
                                {"fraction", Text("fractions of the stimulus")},
                                {"fraction-y-up", Text("fractions of the stimulus, counted upwards")},
                                {"percent", Text("hundredths of the stimulus")},
                                {"deg", Text("degrees from the middle")},
                                {"rad", Text("radians from the middle")},
                                {"vector", Text("directions of gaze")},
                                {"s", Text("seconds")},
                                {"ms", Text("milliseconds")},
                                {"us", Text("microseconds")},
                                {"ns", Text("nanoseconds")},
                                {"100ns", Text("steps of 100 nanoseconds")},
                                {"clock", Text("times of day")}};
    static const Words people = {{"column", Text("a column")},
                                 {"file", Text("their files, one person each")},
                                 {"folder", Text("their folders, one person each")},
                                 {"pattern", Text("the names of their files")},
                                 {"one", Text("nothing: all are one person")}};
    static const Words stimuli = {{"file", Text("their files, one stimulus each")},
                                  {"messages", Text("trials and pictures in the experiment's messages")}};
    static const Words rows = {{"fixations", Text("fixations")}, {"samples", Text("samples")}};
    static const Words contents = {{"gaze", Text("gaze")}, {"features", Text("features")}};
    static const Words delimiters = {{"comma", Text("comma")},
                                     {"semicolon", Text("semicolon")},
                                     {"tab", Text("tab")},
                                     {"bar", Text("vertical bar")},
                                     {"blank", Text("space")}};
    static const Words decimals = {{"point", Text("point")}, {"comma", Text("comma")}};
    static const Words filters = {
        {"ivt", Text("velocity (I-VT)")}, {"idt", Text("dispersion (I-DT)")}, {"none", Text("nothing: samples are counted")}};
    static const Words sides = {{"left", Text("left")}, {"right", Text("right")}}, headers = {{"none", Text("none")}};
    static const std::map<std::string_view, const Words&> words = {
        {"positions", units}, {"time-unit", units},  {"duration-unit", units}, {"person", people},
        {"rows", rows},       {"content", contents}, {"x-axis", sides},        {"header", headers},
        {"detect", filters},  {"stimulus", stimuli}, {"decimal", decimals},    {"delimiter", delimiters}};
    const auto of_key = words.find(key);
    if (of_key == words.end())
        return inOneLine(value);
    const auto found = of_key->second.find(value);
    return found == of_key->second.end() ? Text(inOneLine(value)) : found->second;
}

Text inWords(const std::string& key, const PlanEntry& entry) {
    const PlanKey& known = knownKey(key);
    if (key.starts_with("columns.") && entry.value == no_column)
        return Text("no column is read as %1", roleWord(key.substr(8)));
    if (key.starts_with("columns."))
        return Text("%1 is column \"%2\"", roleWord(key.substr(8)), entry.value);
    return known.words.with({key == "lost" ? alternatives(inOneLine(entry.value)) : valueInWords(key, entry.value)});
}

std::string settledBy(const std::string& key, const PlanEntry& entry) {
    std::string option(knownKey(key).option), value = entry.value;
    if (option.empty() && value.find('\n') != std::string::npos)
        return "--plan FILE";
    if (option.empty())
        option = "--read", value = key + "=" + value;
    else if (key.starts_with("columns."))
        value = key.substr(8) + "=" + value;
    return option + " " + (value.find_first_of(" |") == std::string::npos ? value : "\"" + value + "\"");
}

std::vector<std::pair<std::string, std::string>> asOptions(const ReadingPlan& plan) {
    std::vector<std::pair<std::string, std::string>> options, rest;
    std::string columns;
    for (const auto& [name, entry] : plan.entries()) {
        const std::string_view option = knownKey(name).option;
        const bool listed = option == "--columns" || option == "--leave-out";
        const bool of_two = option == "--time-unit" || name == "ids" || name == "canvas"; // the option says another entry too
        if (option.empty() || of_two || (listed && entry.value.find(',') != std::string::npos))
            rest.emplace_back("read", name + "=" + entry.value);
        else if (option == "--columns")
            columns += (columns.empty() ? "" : ",") + name.substr(8) + "=" + entry.value;
        else {
            options.emplace_back(option.substr(2), entry.value);
            if (listed)
                std::replace(options.back().second.begin(), options.back().second.end(), '\n', ',');
        }
    }
    if (!columns.empty())
        options.insert(options.begin(), {"columns", columns});
    options.insert(options.end(), rest.begin(), rest.end());
    return options;
}

Text guessesInWords(const ReadingPlan& plan) {
    const auto said = [](const std::string& key, const PlanEntry& entry) {
        return Text("%1 (%2)", inWords(key, entry), settledBy(key, entry));
    };
    std::vector<Text> guessed;
    for (const std::string& key : plan.guesses())
        guessed.push_back(said(key, *plan.find(key)));
    const PlanEntry* canvas = plan.find("canvas"); // alone it matters to maps only, which ask by themselves
    if (canvas != nullptr && canvas->origin == Origin::guessed && !guessed.empty())
        guessed.push_back(said("canvas", *canvas));
    return joined(guessed, "; ");
}

void refuseGuesses(const ReadingPlan& plan) {
    if (const Text guessed = guessesInWords(plan); !guessed.empty())
        throw Refused(Text("how the study is read was guessed from people's data: %1; say it with these options, or confirm all "
                           "with inspect --write-plan",
                           guessed));
}

} // namespace nictate
