#include "core/io/plan_options.h"

#include "core/errors.h"

#include <charconv>
#include <utility>

namespace nictate {

namespace {

template <class Value> using Words = std::vector<std::pair<Value, std::string>>;

const Words<char> delimiters = {{',', "comma"}, {';', "semicolon"}, {'\t', "tab"}, {'|', "bar"}, {' ', "blank"}};
const Words<char> decimal_signs = {{'.', "point"}, {',', "comma"}};
const Words<PositionUnit> position_units = {{PositionUnit::pixels, "px"},
                                            {PositionUnit::fraction, "fraction"},
                                            {PositionUnit::fraction_y_up, "fraction-y-up"},
                                            {PositionUnit::percent, "percent"},
                                            {PositionUnit::degrees, "deg"},
                                            {PositionUnit::vector, "vector"},
                                            {PositionUnit::radians, "rad"},
                                            {PositionUnit::centred_pixels, "px-centred"},
                                            {PositionUnit::centred_halves, "norm-centred"},
                                            {PositionUnit::centred_heights, "height-centred"}};
const Words<TimeUnit> time_units = {
    {TimeUnit::seconds, "s"},      {TimeUnit::milliseconds, "ms"},           {TimeUnit::microseconds, "us"},
    {TimeUnit::nanoseconds, "ns"}, {TimeUnit::hundred_nanoseconds, "100ns"}, {TimeUnit::clock, "clock"}};
const Words<RowKind> row_kinds = {{RowKind::fixations, "fixations"}, {RowKind::samples, "samples"}};

template <class Value> std::string wordIn(const Words<Value>& words, Value value) {
    for (const auto& [candidate, word] : words)
        if (candidate == value)
            return word;
    return {};
}

template <class Value> std::vector<std::string> allOf(const Words<Value>& words) {
    std::vector<std::string> all;
    for (const auto& [value, word] : words)
        all.push_back(word);
    return all;
}

template <class Value> Value valueIn(const Words<Value>& words, const std::string& word, const std::string& name) {
    std::string possible;
    for (const auto& [value, candidate] : words) {
        if (candidate == word)
            return value;
        possible += (possible.empty() ? "" : ", ") + candidate;
    }
    throw InvalidParameter(name, word, Text("one of %1", possible));
}

PixelSize sizeOf(const std::string& word) {
    PixelSize size;
    const char* end = word.data() + word.size();
    auto width = std::from_chars(word.data(), end, size.width_px);
    if (width.ec != std::errc() || width.ptr == end || *width.ptr != 'x')
        throw InvalidParameter("screen", word, Text("a size as in 1920x1080"));
    auto height = std::from_chars(width.ptr + 1, end, size.height_px);
    if (height.ec != std::errc() || height.ptr != end || size.width_px < 1 || size.height_px < 1 || size.width_px > 20000 ||
        size.height_px > 20000)
        throw InvalidParameter("screen", word, Text("1x1 to 20000x20000 pixels"));
    return size;
}

template <class Value, class Of> void take(std::optional<Value>& value, const ReadingPlan& plan, const char* key, Of of) {
    if (const PlanEntry* entry = plan.find(key))
        value = of(entry->value);
}

} // namespace

std::string wordOf(char sign) {
    const std::string word = wordIn(delimiters, sign);
    return word.empty() ? wordIn(decimal_signs, sign) : word;
}
std::string wordOf(PositionUnit unit) { return wordIn(position_units, unit); }
std::string wordOf(TimeUnit unit) { return wordIn(time_units, unit); }
std::string wordOf(RowKind rows) { return wordIn(row_kinds, rows); }
std::string wordOf(PixelSize size) { return std::to_string(size.width_px) + "x" + std::to_string(size.height_px); }

std::vector<std::string> wordsFor(const std::string& key) {
    static const std::map<std::string, std::vector<std::string>> words = {
        {"delimiter", allOf(delimiters)},
        {"decimal", allOf(decimal_signs)},
        {"positions", allOf(position_units)},
        {"time-unit", allOf(time_units)},
        {"duration-unit", allOf(time_units)},
        {"rows", allOf(row_kinds)},
        {"content", {"gaze", "features"}},
        {"person", {"column", "file", "folder", "pattern", "bids", "one"}},
        {"ids", {"joined", "apart"}},
        {"detect", {"ivt", "idt", "none"}},
        {"scene-camera", {"all", "videos", "none"}},
    };
    const auto found = words.find(key);
    return found == words.end() ? std::vector<std::string>() : found->second;
}

double inMilliseconds(TimeUnit unit) {
    switch (unit) {
    case TimeUnit::seconds: return 1e3;
    case TimeUnit::microseconds: return 1e-3;
    case TimeUnit::nanoseconds: return 1e-6;
    case TimeUnit::hundred_nanoseconds: return 1e-4;
    case TimeUnit::clock:
    case TimeUnit::milliseconds: break;
    }
    return 1;
}

PositionUnit positionUnitOf(const std::string& word, const std::string& name) { return valueIn(position_units, word, name); }
TimeUnit timeUnitOf(const std::string& word, const std::string& name) { return valueIn(time_units, word, name); }

ReadingPlan saidIn(const OpenOptions& options) {
    ReadingPlan plan;
    auto say = [&](const std::string& key, const std::string& value) { plan.say(key, value, Origin::given); };
    for (const auto& [role, column] : options.columns)
        say("columns." + role, column);
    if (options.screen_size)
        say("screen", wordOf(*options.screen_size));
    if (options.delimiter)
        say("delimiter", wordOf(*options.delimiter));
    if (options.decimal_sign)
        say("decimal", wordOf(*options.decimal_sign));
    if (options.positions)
        say("positions", wordOf(*options.positions));
    if (options.time_unit)
        say("time-unit", wordOf(*options.time_unit));
    if (options.duration_unit)
        say("duration-unit", wordOf(*options.duration_unit));
    if (options.rows)
        say("rows", wordOf(*options.rows));
    if (!options.name_pattern.empty()) {
        say("pattern", options.name_pattern);
        say("person", "pattern");
    }
    if (!options.person.empty())
        say("person", options.person);
    return plan;
}

OpenOptions valuesOf(OpenOptions options) {
    const ReadingPlan& plan = options.plan;
    for (const auto& [key, entry] : plan.entries())
        if (key.starts_with("columns."))
            options.columns[key.substr(8)] = entry.value;
    if (const PlanEntry* canvas = plan.find("canvas"); canvas && canvas->origin == Origin::given)
        take(options.screen_size, plan, "canvas", sizeOf);
    take(options.screen_size, plan, "screen", sizeOf);
    take(options.delimiter, plan, "delimiter", [](const std::string& word) { return valueIn(delimiters, word, "delimiter"); });
    take(options.decimal_sign, plan, "decimal", [](const std::string& word) { return valueIn(decimal_signs, word, "decimal"); });
    take(options.positions, plan, "positions", [](const std::string& word) { return positionUnitOf(word, "positions"); });
    take(options.time_unit, plan, "time-unit", [](const std::string& word) { return timeUnitOf(word); });
    take(options.duration_unit, plan, "duration-unit", [](const std::string& word) { return timeUnitOf(word, "duration-unit"); });
    take(options.rows, plan, "rows", [](const std::string& word) { return valueIn(row_kinds, word, "rows"); });
    if (plan.find("pattern"))
        options.name_pattern = plan.value("pattern");
    if (plan.find("person"))
        options.person = plan.value("person");
    return options;
}

OpenOptions settledBy(const ReadingPlan& plan, OpenOptions options) {
    options.plan = plan;
    options = valuesOf(std::move(options));
    // mutant reading-unit-from-the-first-file
    options.settled = true;
    return options;
}

} // namespace nictate
