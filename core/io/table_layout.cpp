#include "core/io/table_layout.h"

#include "core/compute/median.h"
#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/column_runs.h"
#include "core/io/formats.h"
#include "core/io/head_lines.h"
#include "core/io/known_heads.h"
#include "core/io/odd_cells.h"
#include "core/io/pictures.h"
#include "core/io/plan_options.h"
#include "core/io/table_format.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace nictate {

namespace {

double numberIn(const std::string& word, const char* entry, const std::string& whole) {
    DecimalSign point = DecimalSign::point;
    const ParsedNumber parsed = parseNumber(word, point);
    if (parsed.kind != NumberKind::number)
        throw InvalidParameter(entry, whole, Text("numbers, as in 0,0 or >=0.5"));
    return parsed.value;
}

bool among(const std::vector<std::string>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::string_view anything = "*"; ///< in "keep": any value that is not empty

std::size_t columnNamed(const char* entry, const std::string& name, const std::vector<std::string>& header,
                        const std::string& file) {
    const auto column = std::find(header.begin(), header.end(), name);
    if (column == header.end())
        throw ParseError(file, 0, 0,
                         Text("there is no column %1, which the study is read by (%2)", inQuotes(name), std::string(entry)),
                         Text("correct the file, leave it out (--leave-out NAME), or say how it is read"));
    return static_cast<std::size_t>(column - header.begin());
}

/// "1" and "1.0" are 1, as where a program writes whole numbers with gaps between them.
std::optional<int> wholeNumber(std::string_view cell) {
    int code = 0;
    if (const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), code);
        error == std::errc() && end == cell.data() + cell.size())
        return code;
    DecimalSign sign = DecimalSign::unknown;
    const ParsedNumber parsed = parseNumber(cell, sign);
    const bool whole =
        parsed.kind == NumberKind::number && parsed.value == std::trunc(parsed.value) && std::abs(parsed.value) < 1e6;
    return whole ? std::optional(static_cast<int>(parsed.value)) : std::nullopt;
}

/// "1=fixation|2=saccade"
std::map<int, RowEvent> codesIn(const std::string& entry) {
    static const std::map<std::string_view, RowEvent> events = {{"fixation", RowEvent::fixation},
                                                                {"saccade", RowEvent::saccade},
                                                                {"blink", RowEvent::blink},
                                                                {"other", RowEvent::between}};
    std::map<int, RowEvent> codes;
    for (const std::string& part : split(entry, '|')) {
        const std::size_t equals = part.find('=');
        const auto code = wholeNumber(part.substr(0, equals));
        const auto event = equals == std::string::npos ? events.end() : events.find(part.substr(equals + 1));
        if (!code || event == events.end())
            throw InvalidParameter("event-codes", entry,
                                   Text("numbers and fixation, saccade, blink or other, as in 1=fixation|2=saccade"));
        codes[*code] = event->second;
    }
    return codes;
}

} // namespace

RowEvent eventNamed(std::string_view word) {
    if (word.empty() || word == "-" || word == ".")
        return RowEvent::none;
    const std::string lower = lowerCase(word.substr(0, 24));
    const auto begins = [&](std::initializer_list<std::string_view> stems) {
        return std::any_of(stems.begin(), stems.end(), [&](std::string_view stem) { return lower.starts_with(stem); });
    };
    if (begins({"fix", "efix", "visual intak", "fij", "fiks", "fissa"}) || lower == "1" || lower == "true" || lower == "f")
        return RowEvent::fixation;
    if (begins({"sac", "esac", "sak"}) || lower == "s")
        return RowEvent::saccade;
    if (begins({"blink", "eblink", "eyesnotfound", "eyes not fou", "lidschl", "clign", "parpad"}) || lower == "b")
        return RowEvent::blink;
    // As Pro Lab, REMoDNaV, I-BDT, U'n'Eye and hand labellers write them.
    static constexpr std::string_view between[] = {"unclassified",
                                                   "unknowneyemovement",
                                                   "unknown",
                                                   "undefined",
                                                   "noise",
                                                   "pursuit",
                                                   "smoothpursuit",
                                                   "smooth pursuit",
                                                   "purs",
                                                   "smooth_pursuit",
                                                   "sp",
                                                   "pso",
                                                   "glissade",
                                                   "isac",
                                                   "ihps",
                                                   "ilps",
                                                   "hpso",
                                                   "lpso",
                                                   "ipsa",
                                                   "ihpso",
                                                   "artifact",
                                                   "artefact",
                                                   "smooth-pursuit"};
    return std::find(std::begin(between), std::end(between), lower) != std::end(between) ? RowEvent::between : RowEvent::other;
}

RowRules::RowRules(const ReadingPlan& plan, const std::vector<std::string>& header, const std::string& file) {
    if (const std::string keep = plan.value("keep"); !keep.empty())
        for (const std::string& rule : split(keep, '\n')) {
            const std::size_t equals = rule.find('=');
            if (equals == std::string::npos)
                throw InvalidParameter("keep", rule, Text("column=value|value"));
            keep_.push_back({columnNamed("keep", rule.substr(0, equals), header, file), split(rule.substr(equals + 1), '|')});
        }
    message_ = plan.value("messages");
    if (const std::string axis = plan.value("x-axis"); !axis.empty() && axis != "left" && axis != "right")
        throw InvalidParameter("x-axis", axis, Text("left or right"));
    leftwards_ = plan.value("x-axis") == "left";
    if (const std::string columns = plan.value("screen-columns"); !columns.empty() && plan.find("screen"))
        for (const std::string& name : split(columns, '|'))
            screen_columns_.push_back(columnNamed("screen-columns", name, header, file));
    if (const std::string columns = plan.value("media-columns"); !columns.empty())
        for (const std::string& name : split(columns, '|'))
            media_columns_.push_back(columnNamed("media-columns", name, header, file));
    if (media_columns_.size() % 2 != 0 || media_columns_.size() > 6)
        throw InvalidParameter("media-columns", plan.value("media-columns"),
                               Text("x|y, x|y|width|height, or also its own width|height"));
    if (const std::string blink = plan.value("blink-column"); !blink.empty())
        blink_column_ = columnNamed("blink-column", blink, header, file);
    for (const std::string_view name : tobiiValidationColumns())
        if (const auto column = std::find(header.begin(), header.end(), name); column != header.end() && !validation_column_)
            validation_column_ = static_cast<std::size_t>(column - header.begin());
    if (const std::string codes = plan.value("event-codes"); !codes.empty())
        codes_ = codesIn(codes);
    if (const std::string whole = plan.value("stimulus-within"); !whole.empty())
        whole_column_ = columnNamed("stimulus-within", whole, header, file);
    screen_ = screen_columns_.empty() ? std::string() : plan.value("screen");
    if (const std::string valid = plan.value("valid"); valid.starts_with(">="))
        least_ = numberIn(valid.substr(2), "valid", valid);
    else if (!valid.empty())
        valid_ = split(valid, '|');
    if (const std::string lost = plan.value("lost"); lost == "negative")
        negative_is_lost_ = true;
    else if (!lost.empty())
        for (const std::string& position : split(lost, '|')) {
            const std::vector<std::string> parts = split(position, ',');
            if (parts.size() != 2)
                throw InvalidParameter("lost", lost, Text("negative, or positions as in 0,0 or -1,-1|0,0"));
            lost_.emplace_back(numberIn(parts[0], "lost", lost), numberIn(parts[1], "lost", lost));
        }
}

RowEvent RowRules::eventOf(std::string_view cell) const {
    const auto code = codes_.empty() ? std::nullopt : wholeNumber(cell);
    if (!code)
        return eventNamed(cell);
    const auto event = codes_.find(*code);
    return event == codes_.end() ? RowEvent::between : event->second;
}

std::string RowRules::otherScreen(const std::vector<Cell>& cells) const {
    std::string stated;
    for (std::size_t column : screen_columns_)
        (stated += stated.empty() ? "" : "x") += column < cells.size() ? cells[column].text : std::string_view();
    if (stated == screen_)
        return {};
    stated = sizeIn(stated);
    return stated == screen_ ? std::string() : stated;
}

void RowRules::showRow(const std::vector<Cell>& cells, DecimalSign& sign) {
    if (media_columns_.empty())
        return;
    auto stated = [&](std::size_t i, double otherwise) {
        if (i >= media_columns_.size() || media_columns_[i] >= cells.size())
            return otherwise;
        const ParsedNumber parsed = parseNumber(cells[media_columns_[i]].text, sign);
        return parsed.kind == NumberKind::number && std::isfinite(parsed.value) ? parsed.value : otherwise;
    };
    auto scale = [](double own, double shown) { return own > 0 && shown > 0 ? own / shown : 1; };
    media_x_ = stated(0, 0);
    media_y_ = stated(1, 0);
    scale_x_ = scale(stated(4, 0), stated(2, 0));
    scale_y_ = scale(stated(5, 0), stated(3, 0));
}

void RowRules::move(double& x, double& y) const {
    if (media_columns_.empty())
        return;
    x = finiteOrMissing((x - media_x_) * scale_x_);
    y = finiteOrMissing((y - media_y_) * scale_y_);
}

bool RowRules::counts(const std::vector<Cell>& cells) const {
    return std::all_of(keep_.begin(), keep_.end(), [&](const Keep& keep) {
        if (keep.column >= cells.size())
            return false;
        const std::string_view text = cells[keep.column].text;
        return keep.values.front() == anything ? !text.empty() : among(keep.values, text);
    });
}

std::string_view RowRules::messageIn(const std::vector<Cell>& cells) const {
    if (message_.empty() || counts(cells))
        return {};
    for (const Cell& cell : cells)
        if (cell.text.starts_with(message_))
            return cell.text.substr(message_.size());
    return {};
}

bool RowRules::isValid(std::string_view word) const {
    if (valid_.empty() && !(least_ == least_))
        return true;
    if (!valid_.empty())
        return among(valid_, word);
    DecimalSign point = DecimalSign::point;
    const ParsedNumber parsed = parseNumber(word, point);
    return parsed.kind == NumberKind::number && parsed.value >= least_;
}

void RowRules::clean(EyeSample& gaze) const {
    for (const auto& [x, y] : lost_)
        if (gaze.x_px == x && gaze.y_px == y)
            gaze.x_px = gaze.y_px = gaze.pupil = missing;
    if (negative_is_lost_ && (gaze.x_px < 0 || gaze.y_px < 0))
        gaze.x_px = gaze.y_px = gaze.pupil = missing;
    if (leftwards_)
        gaze.x_px = -gaze.x_px;
}

namespace {

constexpr std::size_t preview_rows = 20;
constexpr const char* pupil_header = "x;y;timestamp;confidence;pupil diameter";

bool isNumber(std::string_view cell) {
    DecimalSign sign = DecimalSign::unknown;
    return parseNumber(cell, sign).kind == NumberKind::number;
}

bool isComment(std::string_view line) {
    line = trimmed(line);
    return line.empty() || line[0] == '#' || line[0] == '%';
}

void dropEmptyTail(std::vector<std::string>& header) {
    while (header.size() > 1 && header.back().empty())
        header.pop_back();
}

/// One reading of the head: a delimiter and the line that would be the header.
struct Reading {
    char delimiter = ',';
    std::size_t line = 0; ///< index into the head's lines
    bool has_header = true;
    double score = 0;
    bool by_names = false; ///< known names decided, no values
};

/// Whether the lines behind `line` have one cell more than it, in front, that names the row as R does: quoted, or counting up.
bool namesRows(const std::vector<std::string_view>& lines, std::size_t line, std::size_t cells, char delimiter) {
    std::size_t seen = 0;
    for (std::size_t i = line + 1; i < lines.size() && seen < 50; ++i) {
        if (isComment(lines[i]))
            continue;
        std::vector<std::string> row = splitLine(lines[i], delimiter);
        dropEmptyTail(row);
        const bool quoted = lines[line].starts_with('"') && lines[i].starts_with('"');
        const bool counted = delimiter != ',' && row.front() == std::to_string(seen + 1);
        if (row.size() != cells + 1 || !(quoted || counted))
            return false;
        ++seen;
    }
    return seen > 0;
}

/// How many of the lines behind `line` have as many cells as it has.
double agreement(const std::vector<std::string_view>& lines, std::size_t line, std::size_t cells, char delimiter) {
    if (namesRows(lines, line, cells, delimiter))
        return 1;
    double agree = 0, seen = 0;
    for (std::size_t i = line + 1; i < lines.size() && seen < 50; ++i) {
        if (isComment(lines[i]))
            continue;
        std::vector<std::string> row = splitLine(lines[i], delimiter);
        dropEmptyTail(row);
        agree += row.size() <= cells && row.size() + 2 >= cells ? 1 : 0;
        ++seen;
    }
    return seen > 0 ? agree / seen : 0.5;
}

ColumnMap columnsOf(const std::vector<std::string>& header, const OpenOptions& options,
                    std::vector<std::string>* not_found = nullptr) {
    return options.settled ? mapChosen(header, options.columns, not_found) : mapColumns(header, options.columns, not_found);
}

/// A header whose names are known, if some line is one.
std::optional<Reading> readingByNames(const std::vector<std::string_view>& lines, char delimiter, const OpenOptions& options) {
    for (std::size_t i = firstHeaderLine(lines); i < lines.size(); ++i) {
        bool hopeless = options.columns.empty() && lines[i].find_first_of("xX") == std::string_view::npos;
        if (hopeless) // every known name of x has an x in it
            continue;
        if (delimiter == ' ' && lines[i].find('\t') != std::string_view::npos) // which separates its names of several words
            continue;
        std::vector<std::string> cells = splitLine(lines[i], delimiter);
        dropEmptyTail(cells);
        if (cells.size() < 2 || std::any_of(cells.begin(), cells.end(), isNumber))
            continue;
        ColumnMap columns = columnsOf(cells, options);
        if (!columns.complete())
            continue;
        const double agreeing = agreement(lines, i, cells.size(), delimiter);
        if (delimiter == ' ' && agreeing == 0) // words of a header that some other character separates
            continue;
        double roles = static_cast<double>(
            std::count_if(columns.at.begin(), columns.at.end(), [](const auto& at) { return at.has_value(); }));
        return Reading{delimiter, i, true, 100 + roles + 10 * agreeing, true};
    }
    return {};
}

/// Without known names: the longest agreement on a number of cells.
std::optional<Reading> readingByShape(const std::vector<std::string_view>& lines, char delimiter) {
    std::map<std::size_t, std::size_t> counts;
    std::vector<std::size_t> sizes;
    std::size_t content = 0;
    const std::size_t above = firstHeaderLine(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = i < above ? std::string_view() : lines[i];
        std::vector<std::string> cells = splitLine(line, delimiter);
        dropEmptyTail(cells);
        sizes.push_back(isComment(line) ? 0 : cells.size());
        if (sizes.back() == 0)
            continue;
        ++content;
        ++counts[cells.size()];
    }
    auto commonest =
        std::max_element(counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    if (commonest == counts.end() || commonest->first < 2)
        return {};
    auto first = std::find(sizes.begin(), sizes.end(), commonest->first) - sizes.begin();
    if (first > 0 && sizes[static_cast<std::size_t>(first - 1)] > commonest->first) // rows that leave their last cells empty
        --first;
    std::vector<std::string> cells = splitLine(lines[static_cast<std::size_t>(first)], delimiter);
    bool has_header = std::none_of(cells.begin(), cells.end(), isNumber);
    return Reading{delimiter, static_cast<std::size_t>(first), has_header,
                   static_cast<double>(commonest->second) / static_cast<double>(content)};
}

Reading bestReading(const std::vector<std::string_view>& lines, const OpenOptions& options, std::optional<char> known) {
    std::vector<char> delimiters = {'\t', ';', ',', '|', ' '};
    if (known)
        delimiters = {*known};
    std::optional<Reading> best;
    auto offer = [&](const std::optional<Reading>& reading) {
        if (reading && (!best || reading->score > best->score + 0.05))
            best = reading;
    };
    const std::string header = options.plan.value("header");
    for (char delimiter : delimiters)
        if (header.empty() || header == "line")
            offer(readingByNames(lines, delimiter, options));
    if (!best)
        for (char delimiter : delimiters)
            offer(readingByShape(lines, delimiter));
    if (best)
        return *best;
    auto first = std::find_if_not(lines.begin(), lines.end(), isComment);
    return Reading{delimiters.front(), static_cast<std::size_t>(first - lines.begin()), true, 0};
}

std::vector<std::string> numberedColumns(std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back("column " + std::to_string(i + 1));
    return names;
}

/// The numbers a column begins with.
std::vector<double> numbersOf(const std::vector<std::vector<std::string>>& rows, std::optional<std::size_t> column,
                              DecimalSign& sign, bool down = false) {
    std::vector<double> numbers;
    for (const auto& row : rows)
        if (column && *column < row.size())
            if (ParsedNumber parsed = parseNumber(partOfTuple(row[*column], down ? 1 : 0), sign);
                parsed.kind == NumberKind::number)
                numbers.push_back(parsed.value);
    return numbers;
}

double median(std::vector<double> values) {
    auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Fractions of the screen lie mostly in or near 0…1; pixels hardly ever do. Exact zeros say nothing.
bool lookLikeFractions(const std::vector<double>& values) {
    std::size_t near = 0, seen = 0;
    for (double value : values)
        if (value != 0) {
            ++seen;
            near += value > -0.25 && value < 1.25 ? 1 : 0;
        }
    return seen >= 2 && near * 2 > seen;
}

/// Hundredths of the screen lie in 0…100, a little off it where gaze was, and have decimals; of pixels so few hardly ever do.
bool lookLikePercent(const std::vector<double>& values) {
    const auto count = [&](auto says) { return static_cast<std::size_t>(std::count_if(values.begin(), values.end(), says)); };
    const std::size_t whole = count([](double value) { return value == std::trunc(value); });
    const std::size_t inside = count([](double value) { return value >= 0 && value <= 100; });
    const std::size_t near = count([](double value) { return value >= -50 && value <= 150; });
    return values.size() >= 12 && near == values.size() && 20 * inside >= 19 * values.size() &&
           *std::max_element(values.begin(), values.end()) > 50 && 4 * whole < values.size();
}

/// Even gaze far off the screen hardly ever lies ten screens away.
bool lookLikePixels(const std::vector<double>& values) {
    const auto far = std::count_if(values.begin(), values.end(), [](double value) { return std::abs(value) > 10; });
    return 2 * static_cast<std::size_t>(far) > values.size();
}

/// The unit in which a typical value or step of `typical` lies between 5 and 20 000 ms … a fixation's scale.
TimeUnit unitOfDurations(std::vector<double> values) {
    std::erase_if(values, [](double v) { return v <= 0; });
    if (values.empty())
        return TimeUnit::milliseconds;
    double typical = median(std::move(values));
    return typical < 5      ? TimeUnit::seconds
           : typical < 20e3 ? TimeUnit::milliseconds
           : typical < 20e6 ? TimeUnit::microseconds
                            : TimeUnit::nanoseconds;
}

/// The unit in which the steps between samples make a rate of 2.5 to 2500 Hz.
TimeUnit unitOfSampleTimes(const std::vector<double>& times) {
    std::vector<double> steps;
    for (std::size_t i = 1; i < times.size(); ++i)
        if (times[i] > times[i - 1])
            steps.push_back(times[i] - times[i - 1]);
    if (steps.empty())
        return TimeUnit::milliseconds;
    double typical = median(std::move(steps));
    return typical < 0.4     ? TimeUnit::seconds
           : typical < 400   ? TimeUnit::milliseconds
           : typical < 400e3 ? TimeUnit::microseconds
                             : TimeUnit::nanoseconds;
}

std::optional<TimeUnit> stated(const TableLayout& layout, std::initializer_list<Role> roles) {
    for (Role role : roles)
        if (auto column = layout.columns[role])
            if (auto unit = statedTimeUnit(layout.header[*column]))
                return unit;
    return {};
}

/// Whether a column holds different times of day with fractions of a second.
bool tellsTimesOfDay(const std::vector<std::vector<std::string>>& rows, std::optional<std::size_t> column) {
    std::set<std::string_view> times;
    for (const auto& row : rows)
        if (column && *column < row.size() && clockKind(row[*column]) == ClockKind::fractions)
            times.insert(row[*column]);
    return times.size() > 1;
}

void guessUnits(TableLayout& layout, const std::vector<std::vector<std::string>>& rows, const OpenOptions& options) {
    const ColumnMap& columns = layout.columns;
    DecimalSign& sign = layout.decimal_sign;
    std::vector<double> x = numbersOf(rows, columns[Role::x], sign), y = numbersOf(rows, columns[Role::y], sign, true);
    std::vector<double> durations = numbersOf(rows, columns[Role::duration], sign);
    Role clock = layout.rows == RowKind::samples || !columns[Role::start] ? Role::time : Role::start;
    std::vector<double> times = numbersOf(rows, columns[clock], sign);

    const auto named = columns[Role::x] ? statedPositionUnit(layout.header[*columns[Role::x]]) : std::nullopt;
    x.insert(x.end(), y.begin(), y.end());
    layout.positions_plain = lookLikeFractions(x) || lookLikePixels(x);
    PositionUnit seen = lookLikeFractions(x) ? PositionUnit::fraction
                        : lookLikePercent(x) ? PositionUnit::percent
                                             : PositionUnit::pixels;
    layout.positions = options.positions.value_or(named.value_or(seen));
    const auto guess = [&](const char* key, bool says_nothing) {
        layout.guessed.insert(key);
        if (says_nothing)
            layout.undecided.insert(key);
    };
    if (columns[Role::x] && (!named || *named == PositionUnit::degrees)) // of degrees no header says where they begin
        guess("positions", !layout.positions_plain);
    const std::optional<TimeUnit> lasting = stated(layout, {Role::duration});
    layout.duration_unit = options.duration_unit.value_or(lasting.value_or(unitOfDurations(durations)));
    if (columns[Role::duration] && !lasting)
        guess("duration-unit", std::none_of(durations.begin(), durations.end(), [](double value) { return value > 0; }));
    TimeUnit guessed = unitOfSampleTimes(times);
    if (layout.rows == RowKind::fixations) {
        std::vector<double> steps;
        for (std::size_t i = 1; i < times.size(); ++i)
            steps.push_back(times[i] - times[i - 1]);
        guessed = unitOfDurations(steps);
    }
    const bool of_day = tellsTimesOfDay(rows, columns[clock]);
    if (of_day)
        guessed = TimeUnit::clock;
    const std::optional<TimeUnit> timed = stated(layout, {clock, Role::end});
    layout.time_unit = options.time_unit.value_or(timed.value_or(guessed));
    if (columns[clock] && !timed)
        guess("time-unit", !of_day && std::adjacent_find(times.begin(), times.end(), std::less<>()) == times.end());
}

RowKind kindOfRows(const ColumnMap& columns) {
    bool lasting = columns[Role::duration] || (columns[Role::start] && columns[Role::end]);
    return !lasting && columns[Role::time] ? RowKind::samples : RowKind::fixations;
}

/// Whether durations, times or an order of fixations say what the rows are; positions alone may be either.
bool tellsRows(const ColumnMap& columns) {
    return columns[Role::duration] || columns[Role::time] || columns[Role::start] || columns[Role::end] || columns[Role::index];
}

/// Lines of a Pupil tracker without header, x;y;timestamp;confidence;diameter: five numbers, the fourth in 0 … 1 and the
/// third never going back.
bool looksLikePupilFile(const std::vector<std::vector<std::string>>& rows, DecimalSign sign) {
    double last = -1e300;
    for (const auto& row : rows) {
        if (row.size() != 5)
            return false;
        const ParsedNumber time = parseNumber(row[2], sign), confidence = parseNumber(row[3], sign);
        if (time.kind != NumberKind::number || confidence.kind != NumberKind::number || time.value < last ||
            confidence.value < 0 || confidence.value > 1)
            return false;
        last = time.value;
    }
    return rows.size() >= 2;
}

double rateIn(const ReadingPlan& plan) {
    const std::string text = plan.value("rate");
    if (text.empty())
        return 0;
    DecimalSign point = DecimalSign::point;
    const ParsedNumber rate = parseNumber(text, point);
    if (rate.kind != NumberKind::number || !(rate.value > 0))
        throw InvalidParameter("rate", text, Text("samples a second, as in 120"));
    return rate.value;
}

/// Names that may mean something else are guesses; so is the whole that a stimulus seems to be a part of.
void askAboutNames(TableLayout& layout, const OpenOptions& options) {
    for (const RoleInfo& info : columnRoles())
        if (const auto column = layout.columns[info.role]; column && isWeakName(layout.header[*column], info.role))
            layout.guessed.insert("columns." + std::string(info.name));
    for (const auto& [role, key] : {std::pair(Role::x, "columns.x"), std::pair(Role::y, "columns.y")})
        if (const auto column = layout.columns[role]; column && standsBesideDepth(layout.header, *column))
            layout.guessed.insert(key);
    if (const auto person = layout.columns[Role::participant]; person && namesRecordings(layout.header[*person]))
        layout.guessed.insert("columns.participant"); // one person may have several
    if (!options.settled && layout.columns[Role::stimulus] && !options.columns.contains("stimulus"))
        layout.whole = wholeOf(layout.header, *layout.columns[Role::stimulus]);
    if (layout.whole)
        layout.guessed.insert({"columns.stimulus", "stimulus-within"});
}

/// What stands before the eye or the algorithm in "Fixation L", "fixation_eyelink" and "saccade.ivt"; "fixation cross" is whole.
std::string withoutQualifier(std::string word) {
    static constexpr std::string_view eyes[] = {"l", "r", "b", "left", "right", "both"};
    static constexpr std::string_view pictures[] = {"cross", "point", "dot", "screen", "stimulus", "target", "on", "off"};
    const std::size_t at = word.find_first_of("_. -");
    const std::string behind = at == std::string::npos ? std::string() : word.substr(at + 1);
    const auto isOne = [&](const auto& of) { return std::find(std::begin(of), std::end(of), behind) != std::end(of); };
    const bool joined = at != std::string::npos && (word[at] == '_' || word[at] == '.');
    return isOne(eyes) || (joined && !isOne(pictures)) ? word.substr(0, at) : word;
}

/// Whether a word is an event's name and nothing else: "fixation", not "fixation cross".
bool isEventWord(std::string_view word) {
    static constexpr std::string_view names[] = {"fixation", "fix",   "efix",   "saccade",       "sacc",   "sac",
                                                 "esacc",    "blink", "eblink", "visual intake", "sakkade"};
    const std::string lower = lowerCase(word.substr(0, 40));
    return eventNamed(word) == RowEvent::between || std::find(std::begin(names), std::end(names), lower) != std::end(names) ||
           std::find(std::begin(names), std::end(names), withoutQualifier(lower)) != std::end(names);
}

/// Headers of what was looked at or done, which may hold such words too.
bool meansOtherThanEvent(const std::string& header) {
    static constexpr std::string_view words[] = {"aoi",   "area",   "phase", "task", "state",
                                                 "block", "target", "cond",  "stim", "region"};
    const std::string lower = lowerCase(header);
    return std::any_of(std::begin(words), std::end(words),
                       [&](std::string_view word) { return lower.find(word) != std::string::npos; });
}

using HeadRows = std::vector<std::vector<std::string>>;

/// What the cells of a column that are not empty say.
std::vector<RowEvent> eventsIn(const HeadRows& rows, std::size_t column) {
    std::vector<RowEvent> events;
    for (const auto& row : rows)
        if (const RowEvent event = column < row.size() ? eventNamed(row[column]) : RowEvent::none; event != RowEvent::none)
            events.push_back(event);
    return events;
}

constexpr int most_codes = 20; ///< a larger number is a marker of the experiment

/// The small whole numbers that a column holds, and nothing else.
std::vector<int> eventCodesIn(const HeadRows& rows, std::size_t column) {
    std::vector<int> codes;
    for (const auto& row : rows) {
        if (column >= row.size() || row[column].empty() || row[column] == "." || row[column] == "-")
            continue;
        const auto code = wholeNumber(row[column]);
        if (!code || *code < 0 || *code > most_codes)
            return {};
        codes.push_back(*code);
    }
    return codes;
}

/// Whether values change from row to row, as those of events do.
template <class Value> bool alternate(const std::vector<Value>& values) {
    std::size_t changes = 0;
    for (std::size_t k = 1; k < values.size(); ++k)
        changes += values[k] != values[k - 1] ? 1 : 0;
    return changes > 0 && 2 * changes + 1 >= values.size();
}

bool holdsFixation(const std::vector<RowEvent>& events) {
    return std::find(events.begin(), events.end(), RowEvent::fixation) != events.end();
}

bool holdsLasting(const ColumnMap& columns) { return columns[Role::duration] || (columns[Role::start] && columns[Role::end]); }

std::size_t timesOf(int code, const std::vector<int>& codes) {
    return static_cast<std::size_t>(std::count(codes.begin(), codes.end(), code));
}

/// How long the rows of a code lasted, in the table's own unit.
std::vector<double> lastingOf(int code, const TableLayout& layout, const HeadRows& rows, std::size_t column) {
    const auto lasted = layout.columns[Role::duration], start = layout.columns[Role::start], end = layout.columns[Role::end];
    DecimalSign sign = layout.decimal_sign;
    const auto numberIn = [&](const std::vector<std::string>& row, std::optional<std::size_t> at) {
        const ParsedNumber parsed = parseNumber(at && *at < row.size() ? std::string_view(row[*at]) : "", sign);
        return parsed.kind == NumberKind::number ? parsed.value : missing;
    };
    std::vector<double> times;
    for (const auto& row : rows)
        if (column < row.size() && wholeNumber(row[column]) == code)
            if (const double time = lasted ? numberIn(row, lasted) : numberIn(row, end) - numberIn(row, start); !std::isnan(time))
                times.push_back(time);
    return times;
}

/// Whether rows of 2 are clearly shorter than those of 1, as saccades are; durations that are missing or all the same do not say.
bool lastLikeEvents(const TableLayout& layout, const HeadRows& rows, std::size_t column) {
    const std::vector<double> ones = lastingOf(1, layout, rows, column), twos = lastingOf(2, layout, rows, column);
    if (ones.empty() || twos.empty())
        return true;
    const auto same = [&](double time) { return time == ones.front(); };
    const bool silent = std::all_of(ones.begin(), ones.end(), same) && std::all_of(twos.begin(), twos.end(), same);
    return silent || 4 * median(twos) <= 3 * median(ones);
}

/// Whether numbers may be events': few kinds, a fifth of the rows or more is 1, and some are 2.
bool mayBeEventCodes(const std::vector<int>& codes) {
    constexpr std::size_t most_kinds = 6;
    return std::set<int>(codes.begin(), codes.end()).size() <= most_kinds && 5 * timesOf(1, codes) >= codes.size() &&
           timesOf(2, codes) > 0;
}

bool isSureEventName(const std::string& header) { return !isWeakName(header, Role::event) && lowerCase(header) != "category"; }

std::string lettersOf(const std::string& header) {
    std::string plain;
    for (const char c : lowerCase(header))
        if (c >= 'a' && c <= 'z')
            plain += c;
    return plain;
}

enum class Letters { none, tell, mean_other };

/// Single letters tell events where they are F and S, or B as well, and nothing else: other letters are keys or groups.
Letters lettersIn(const HeadRows& rows, std::size_t column) {
    std::set<std::string> words;
    for (const auto& row : rows)
        if (column < row.size() && eventNamed(row[column]) != RowEvent::none)
            words.insert(lowerCase(row[column]));
    if (std::none_of(words.begin(), words.end(),
                     [](const std::string& word) { return word == "f" || word == "s" || word == "b"; }))
        return Letters::none;
    words.erase("b");
    return words == std::set<std::string>{"f", "s"} ? Letters::tell : Letters::mean_other;
}

/// Whether a column that is called like one of events tells them. Numbers do where they last and follow each other as events do,
/// or where it is said what they mean: those of a label or a category may be a stimulus's or an area's, others a count or keys.
bool namedTellsEvents(const TableLayout& layout, const HeadRows& rows, std::size_t column, bool said) {
    const std::vector<int> codes = eventCodesIn(rows, column);
    const bool sure = isSureEventName(layout.header[column]);
    if (codes.empty()) {
        const Letters letters = lettersIn(rows, column);
        return letters == Letters::none ? holdsFixation(eventsIn(rows, column)) : letters == Letters::tell && sure;
    }
    if (!said && !holdsLasting(layout.columns)) // no sample's position depends on it
        return sure && timesOf(1, codes) > 0;
    const bool one_kind = sure && timesOf(1, codes) == codes.size();
    return (sure || alternate(codes)) && (said || one_kind || (mayBeEventCodes(codes) && lastLikeEvents(layout, rows, column)));
}

bool namesKindOfRow(const std::string& header) {
    static constexpr std::string_view kinds[] = {"type",        "kind",         "typ", "rowtype",    "row_type", "movement",
                                                 "eyemovement", "eye_movement", "lab", "event_code", "eventcode"};
    return std::find(std::begin(kinds), std::end(kinds), lowerCase(header)) != std::end(kinds);
}

/// Whether a column whose name says little tells events: its words all name them, or it is called a kind of row and holds numbers
/// in a table of events, which both change from row to row.
bool unnamedTellsEvents(const TableLayout& layout, const HeadRows& rows, std::size_t column, bool said) {
    if (const std::vector<int> codes = eventCodesIn(rows, column); !codes.empty())
        return holdsLasting(layout.columns) && namesKindOfRow(layout.header[column]) && alternate(codes) &&
               (said || (mayBeEventCodes(codes) && lastLikeEvents(layout, rows, column)));
    if (lettersIn(rows, column) == Letters::tell) // a category's may be others'
        return holdsLasting(layout.columns) && alternate(eventsIn(rows, column)) &&
               (namesKindOfRow(layout.header[column]) || lettersOf(layout.header[column]) == "value");
    const bool all = std::all_of(rows.begin(), rows.end(), [&](const std::vector<std::string>& row) {
        return column >= row.size() || eventNamed(row[column]) == RowEvent::none || isEventWord(row[column]);
    });
    const std::vector<RowEvent> events = all ? eventsIn(rows, column) : std::vector<RowEvent>();
    const bool moves = std::find(events.begin(), events.end(), RowEvent::saccade) != events.end();
    const bool eyes_state = moves && lettersOf(layout.header[column]) == "state"; // not the experiment's
    return holdsFixation(events) && alternate(events) && (eyes_state || !meansOtherThanEvent(layout.header[column]));
}

/// "is_fixation" or "saccade": the event that a column of 0 and 1, or false and true, says yes or no to in a table of events.
RowEvent flaggedEvent(const TableLayout& layout, const HeadRows& rows, std::size_t column) {
    std::string name = lettersOf(layout.header[column]);
    if (name.starts_with("is"))
        name.erase(0, 2);
    std::set<std::string> words;
    for (const auto& row : rows)
        words.insert(column < row.size() ? lowerCase(row[column]) : std::string());
    const bool numbers = words == std::set<std::string>{"0", "1"};
    if (!holdsLasting(layout.columns) || (!numbers && words != std::set<std::string>{"false", "true"}))
        return RowEvent::none;
    return name == "fixation" || name == "fix"               ? RowEvent::fixation
           : numbers && (name == "saccade" || name == "sac") ? RowEvent::saccade
                                                             : RowEvent::none;
}

/// A column called so tells events only where it seems to; where none is called so, another one may.
void findEvents(TableLayout& layout, const HeadRows& rows, bool said) {
    // The first rows may be one person's: that others' rows all count is asked about, too.
    const auto leave = [&](std::size_t column) {
        layout.events_unread = layout.events_unread || (holdsLasting(layout.columns) && !eventCodesIn(rows, column).empty());
    };
    bool other_words = false; // which the next file's events would leave out
    if (const auto named = layout.columns[Role::event]; named && !namedTellsEvents(layout, rows, *named, said)) {
        layout.columns[Role::event].reset();
        layout.guessed.erase("columns.event");
        leave(*named);
        const std::vector<RowEvent> events = eventsIn(rows, *named);
        other_words = eventCodesIn(rows, *named).empty() && holdsLasting(layout.columns) && !events.empty() &&
                      std::all_of(events.begin(), events.end(), [](RowEvent event) { return event == RowEvent::other; });
    }
    for (std::size_t i = 0; i < layout.header.size() && layout.columns.complete() && !layout.columns[Role::event]; ++i) {
        const bool used = std::find(layout.columns.at.begin(), layout.columns.at.end(), i) != layout.columns.at.end();
        const bool flags = flaggedEvent(layout, rows, i) != RowEvent::none, index = layout.columns[Role::index] == i;
        if (used && !(flags && index))
            continue;
        if (flags || unnamedTellsEvents(layout, rows, i, said)) {
            if (index)
                layout.columns[Role::index].reset();
            layout.columns[Role::event] = i;
            layout.guessed.insert("columns.event");
        } else if (namesKindOfRow(layout.header[i])) {
            leave(i);
        }
    }
    if (!layout.columns[Role::event] && !other_words) // its rows show none, or it has none
        layout.undecided.insert("columns.event");
}

/// What numbers in the column of events mean, no file says: the usual two are guessed, the same for whatever numbers there are.
void guessEventCodes(TableLayout& layout, const HeadRows& rows) {
    const auto column = layout.columns[Role::event];
    const std::vector<int> codes = column ? eventCodesIn(rows, *column) : std::vector<int>();
    const bool markers = !holdsLasting(layout.columns) && (!mayBeEventCodes(codes) || alternate(codes));
    if (!codes.empty() && flaggedEvent(layout, rows, *column) != RowEvent::none)
        layout.event_codes =
            flaggedEvent(layout, rows, *column) == RowEvent::saccade ? "0=fixation|1=saccade" : "0=other|1=fixation";
    else if (!codes.empty() && !markers)
        layout.event_codes = "1=fixation|2=saccade";
    else // words say it themselves, whatever numbers mean in other files
        layout.undecided.insert("event-codes");
    layout.guessed.insert("event-codes");
}

/// "in_blink", "LeftBlink" …: whether a column says of each sample that the eye was closed. Not how long it was.
bool namesBlinks(const std::string& header) {
    static constexpr std::string_view names[] = {
        "blink",       "blinks",     "isblink",    "inblink",      "blinking", "blinkflag", "eyeblink", "leftblink", "blinkleft",
        "leftinblink", "rightblink", "blinkright", "rightinblink", "lblink",   "rblink",    "blinkl",   "blinkr"};
    return std::find(std::begin(names), std::end(names), lettersOf(header)) != std::end(names);
}

/// Whether a column holds 0 or a count of blinks, or false and true, or is empty in some rows.
bool holdsFlags(const HeadRows& rows, std::size_t column) {
    const bool filled = std::any_of(rows.begin(), rows.end(), [&](const std::vector<std::string>& row) {
        return column < row.size() && !row[column].empty();
    });
    return filled && std::all_of(rows.begin(), rows.end(), [&](const std::vector<std::string>& row) {
               const std::string cell = column < row.size() ? lowerCase(row[column]) : std::string();
               const auto count = wholeNumber(cell);
               return cell.empty() || cell == "true" || cell == "false" || (count && *count >= 0);
           });
}

constexpr const char* outside_blinks = "0|0.0|0,0|0.00|0,00|0.000000|0,000000|false|False|FALSE|";

/// Whether flags say when the eye was closed: in most rows it was not, and a number belongs to one blink. One that goes on counts
/// how many there were, as "blinks" does unless it goes back to 0.
bool tellsBlinks(const HeadRows& rows, std::size_t column, const std::string& header) {
    if (!holdsFlags(rows, column))
        return false;
    static const std::vector<std::string> open = split(outside_blinks, '|');
    std::size_t opened = 0, ended = 0;
    std::string before;
    for (const auto& row : rows) {
        const std::string cell = column < row.size() ? row[column] : std::string();
        const bool is_open = among(open, cell);
        if (!is_open && !before.empty() && cell != before)
            return false;
        opened += is_open ? 1 : 0;
        ended += is_open && !before.empty() ? 1 : 0;
        before = is_open ? "" : cell;
    }
    return 2 * opened >= rows.size() && (ended > 0 || lettersOf(header) != "blinks");
}

/// Of which eye a column of blinks tells; without a side of both.
std::vector<Role> eyesBlinking(const TableLayout& layout, const std::string& header) {
    const std::string plain = lettersOf(header);
    const bool left = plain.find("left") != std::string::npos || plain.starts_with('l') || plain.ends_with('l');
    const bool right = plain.find('r') != std::string::npos;
    if (!layout.columns[Role::x_right])
        return {Role::validity};
    return left    ? std::vector{Role::validity}
           : right ? std::vector{Role::validity_right}
                   : std::vector{Role::validity, Role::validity_right};
}

/// A sample within a blink is lost, where a column of blinks says so and none of validity does. One that does not say it here may
/// say it in other files.
void guessBlinks(TableLayout& layout, const HeadRows& rows) {
    if (!layout.columns.complete() || layout.columns[Role::validity] || layout.columns[Role::validity_right] ||
        !layout.columns[Role::time] || layout.columns[Role::duration])
        return;
    for (std::size_t i = 0; i < layout.header.size(); ++i) {
        const bool used = std::find(layout.columns.at.begin(), layout.columns.at.end(), i) != layout.columns.at.end();
        if (used || !namesBlinks(layout.header[i]))
            continue;
        const bool tells = tellsBlinks(rows, i, layout.header[i]);
        for (const Role role : eyesBlinking(layout, layout.header[i])) {
            if (layout.columns[role])
                continue;
            const std::string key = role == Role::validity ? "columns.validity" : "columns.validity_right";
            (tells ? layout.guessed : layout.undecided).insert({key, "valid"});
            if (tells)
                layout.columns[role] = i;
        }
        layout.valid = tells ? outside_blinks : layout.valid;
        layout.blinks_unread = true;
    }
}

/// What a tracker's column of validity holds where the eye was found: 1 or true, or where trackers count from 0 (found) to 4
/// (lost), 0 and 1. A column of other words, or of one alone, does not show it and plays no role.
void guessValidity(TableLayout& layout, const HeadRows& rows) {
    if (!layout.columns[Role::validity] && !layout.columns[Role::validity_right])
        return;
    std::set<std::string> words;
    for (const Role role : {Role::validity, Role::validity_right})
        for (const auto& row : rows)
            if (const auto column = layout.columns[role]; column && *column < row.size() && !row[*column].empty())
                words.insert(lowerCase(row[*column]));
    const auto allIn = [&](const std::set<std::string>& known) {
        return words.size() > 1 && std::includes(known.begin(), known.end(), words.begin(), words.end());
    };
    const bool sampled = layout.columns[Role::time] && !layout.columns[Role::duration];
    if (sampled && (allIn({"0", "1"}) || allIn({"false", "true"}) || allIn({"invalid", "valid"})))
        layout.valid = "1|true|True|TRUE|valid|Valid|VALID";
    else if (sampled && allIn({"0", "1", "2", "3", "4"}))
        layout.valid = "0|1";
    else
        for (const Role role : {Role::validity, Role::validity_right}) {
            layout.columns[role].reset();
            layout.guessed.erase(role == Role::validity ? "columns.validity" : "columns.validity_right");
        }
    if (!layout.valid.empty())
        layout.guessed.insert("valid");
}

bool liesInBlocks(const HeadRows& rows, std::size_t column) {
    ColumnRuns runs;
    for (const auto& row : rows)
        runs.take(column < row.size() ? std::string_view(row[column]) : std::string_view());
    return runs.areBlocks();
}

/// Columns without a role whose rows hold words, some of them more than once, or all the same: they may say who, what or how.
void lookAtUnused(TableLayout& layout, const HeadRows& rows) {
    for (std::size_t i = 0; i < layout.header.size(); ++i) {
        if (std::find(layout.columns.at.begin(), layout.columns.at.end(), i) != layout.columns.at.end() || layout.whole == i)
            continue;
        std::set<std::string_view> values;
        bool numbers = false, gaps = false;
        for (const auto& row : rows) {
            const std::string_view cell = i < row.size() ? std::string_view(row[i]) : std::string_view();
            const bool gap = cell.empty() || cell == "." || cell == "-";
            gaps = gaps || gap;
            if (!gap)
                values.insert(cell);
            numbers = numbers || (!gap && (isNumber(partOfTuple(cell, 0)) || clockKind(cell) != ClockKind::none));
        }
        if (values.empty())
            layout.empty.insert(i);
        if (values.size() == 1 && !gaps && rows.size() > 1)
            layout.constants[i] = *values.begin();
        if (!numbers && !values.empty() && 2 * values.size() <= rows.size())
            layout.words.push_back(i);
        if (numbers)
            layout.numbers.insert(i);
        if (values.size() > 1 && 2 * values.size() <= rows.size() && liesInBlocks(rows, i))
            layout.blocks.push_back(i);
        if (namesBlinks(layout.header[i]) && holdsFlags(rows, i))
            layout.blinks = i;
    }
}

/// Whether a column falls about as often as a clock goes on by a second: it is the rest of one, not a time.
bool isRestOfSecond(const HeadRows& rows, std::size_t column, std::size_t clock) {
    std::size_t seconds = 0, falls = 0;
    DecimalSign sign = DecimalSign::unknown;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (std::max(column, clock) >= std::min(rows[i].size(), rows[i - 1].size()))
            continue;
        const ParsedNumber before = parseNumber(rows[i - 1][column], sign), now = parseNumber(rows[i][column], sign);
        seconds += rows[i][clock] != rows[i - 1][clock] ? 1 : 0;
        falls += before.kind == NumberKind::number && now.kind == NumberKind::number && now.value < before.value ? 1 : 0;
    }
    return falls > 0 && 5 * falls >= 4 * seconds;
}

/// A time of day to the second tells no two samples apart: another column of times does, where there is one.
void passOverClock(TableLayout& layout, const HeadRows& rows) {
    const auto clock = layout.columns[Role::time];
    if (!clock)
        return;
    std::set<ClockKind> kinds;
    for (const auto& row : rows)
        kinds.insert(*clock < row.size() ? clockKind(row[*clock]) : ClockKind::none);
    const bool seconds = kinds.contains(ClockKind::seconds) && !kinds.contains(ClockKind::fractions);
    const auto other =
        bestNamed(layout.header, Role::time, [&](const std::string& name) { return name == layout.header[*clock]; });
    if (!seconds || !other || isRestOfSecond(rows, *other, *clock))
        return;
    layout.columns[Role::time] = other;
    layout.guessed.insert("columns.time");
}

/// Trials that are called like pictures or videos are what was looked at.
void takePictures(TableLayout& layout, const HeadRows& rows) {
    const std::optional<std::size_t> trial = layout.columns[Role::trial];
    if (layout.columns[Role::stimulus] || !trial || rows.empty() || !std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
            return *trial < row.size() && namesPictureOrVideo(row[*trial]);
        }))
        return;
    layout.columns[Role::stimulus] = std::exchange(layout.columns[Role::trial], std::nullopt);
    layout.guessed.insert("columns.stimulus");
}

/// What its rows say of columns whose names do not say it all.
void guessMeanings(TableLayout& layout, const HeadRows& rows, const OpenOptions& options) {
    if (!options.columns.contains("event"))
        findEvents(layout, rows, options.plan.find("event-codes") != nullptr);
    if (!options.plan.find("event-codes"))
        guessEventCodes(layout, rows);
    if (!options.plan.find("valid") && !options.columns.contains("validity")) {
        guessValidity(layout, rows);
        guessBlinks(layout, rows);
    }
    if (!options.columns.contains("time"))
        passOverClock(layout, rows);
    if (!options.columns.contains("stimulus") && !options.columns.contains("trial"))
        takePictures(layout, rows);
}

struct Head {
    TableLayout layout;
    std::vector<std::vector<std::string>> rows;
};

Head detectHead(TextSource& source, const OpenOptions& options) {
    std::vector<std::string_view> lines = headLines(source);
    if (std::all_of(lines.begin(), lines.end(), [](std::string_view line) { return trimmed(line).empty(); }))
        throw ParseError(source.name(), 0, 0, Text("is empty"), Text("give a table with a header and rows"));
    const std::optional<char> delimiter = source.isMade() ? std::optional('\t') : options.delimiter;
    Reading reading = bestReading(lines, options, delimiter);
    Head head;
    TableLayout& layout = head.layout;
    layout.delimiter = reading.delimiter;
    if (options.decimal_sign)
        layout.decimal_sign = *options.decimal_sign == ',' ? DecimalSign::comma : DecimalSign::point;
    if (reading.line < lines.size())
        layout.header = splitLine(lines[reading.line], reading.delimiter);
    dropEmptyTail(layout.header);
    const std::string said = options.plan.value("header");
    const bool has_header = said.empty() ? reading.has_header : said == "line";
    layout.header_line = has_header ? reading.line + 1 : 0;
    layout.first_data_line = reading.line + (has_header ? 2 : 1);
    if (!has_header)
        layout.header = numberedColumns(layout.header.size());
    else if (namesRows(lines, reading.line, layout.header.size(), reading.delimiter))
        layout.header.insert(layout.header.begin(), "rownames");

    for (std::size_t i = layout.first_data_line - 1; i < lines.size(); ++i) {
        if (isComment(lines[i]))
            continue;
        std::vector<std::string> row = splitLine(lines[i], reading.delimiter);
        if (row.size() + 1 >= layout.header.size())
            head.rows.push_back(std::move(row));
    }
    layout.has_rows = !head.rows.empty();
    if (said == pupil_header || (said.empty() && layout.header_line == 0 && layout.delimiter == ';' &&
                                 looksLikePupilFile(head.rows, layout.decimal_sign)))
        layout.header = {"x", "y", "timestamp", "confidence", "pupil diameter"};
    layout.columns = columnsOf(layout.header, options, &layout.not_found);
    if (!reading.by_names && layout.header_line == 0)
        layout.guessed = {"delimiter", "header"};
    if (source.isMade()) // what is between its cells says nothing of other files
        layout.undecided.insert("delimiter");
    askAboutNames(layout, options);
    layout.attributes = attributeColumns(layout.header, layout.columns);
    if (!options.settled)
        guessMeanings(layout, head.rows, options);
    lookAtUnused(layout, head.rows);
    if (options.settled && layout.columns.complete() && layout.not_found.empty())
        layout.rules = RowRules(options.plan, layout.header, source.name());
    layout.rate_hz = rateIn(options.plan);
    const bool sampled = !tellsRows(layout.columns) && layout.rate_hz > 0; // only samples have a rate
    const auto clock = layout.columns[Role::time];
    const bool numbered = clock && isWeakName(layout.header[*clock], Role::time) && layout.columns[Role::index]; // fixations
    layout.rows = options.rows.value_or(sampled ? RowKind::samples : numbered ? RowKind::fixations : kindOfRows(layout.columns));
    if (!tellsRows(layout.columns) || (clock && isWeakName(layout.header[*clock], Role::time)))
        layout.guessed.insert("rows");
    guessUnits(layout, head.rows, options);
    return head;
}

} // namespace

std::optional<std::size_t> columnLikeEvents(const std::vector<std::string>& header) {
    const auto kind = std::find_if(header.begin(), header.end(), namesKindOfRow);
    const auto of_kind = kind == header.end() ? std::nullopt : std::optional(static_cast<std::size_t>(kind - header.begin()));
    const auto named = bestNamed(header, Role::event);
    return named ? named : of_kind;
}

namespace {

constexpr std::size_t most_listed = 30;

Text notRecognised(const std::vector<std::string>& found, const std::vector<std::string>& not_found) {
    const std::optional<KnownHead> known = not_found.empty() ? knownHead(found) : std::nullopt;
    return Text("%1; found %2",
                known               ? Text("is %1", known->name)
                : not_found.empty() ? Text("its columns were not recognised")
                                    : Text("there is no column %1", listOf(not_found, most_listed)),
                listOf(found, most_listed));
}

Text whatToSay(const std::vector<std::string>& found, const std::vector<std::string>& not_found) {
    if (const std::optional<KnownHead> known = not_found.empty() ? knownHead(found) : std::nullopt)
        return known->advice;
    return Text("say which is which with --columns participant=…,stimulus=…,x=…,y=…,time=… (of samples) or duration=… (of "
                "fixations); of a table of features name the participant alone (--columns participant=…); or leave the file out "
                "(--leave-out NAME)");
}

} // namespace

ColumnsNotRecognised::ColumnsNotRecognised(const std::string& table, std::size_t header_line,
                                           std::vector<std::string> found_columns, const std::vector<std::string>& not_found)
    : ParseError(table, header_line, 0, notRecognised(found_columns, not_found), whatToSay(found_columns, not_found)),
      columns(std::move(found_columns)) {}

TableLayout detectLayout(TextSource& source, const OpenOptions& options) { return detectHead(source, options).layout; }

bool saysOneStimulus(const OpenOptions& options) {
    const auto stimulus = options.columns.find("stimulus");
    return options.plan.value("columns.stimulus") == no_column ||
           (stimulus != options.columns.end() && stimulus->second == no_column);
}

OpenOptions withFormat(TextSource& source, OpenOptions options) {
    if (!options.settled && !options.plan.find("format")) {
        const ReadingPlan fixed = formatPlan(source, tableFormats(), saysOneStimulus(options));
        options.settled = fixed.find("format") != nullptr;
        options.plan.take(fixed);
    }
    return valuesOf(std::move(options));
}

ReadingPlan planOf(const TableLayout& layout) {
    ReadingPlan plan;
    auto say = [&](const std::string& key, const std::string& value) {
        plan.say(key, value, layout.guessed.contains(key) ? Origin::guessed : Origin::format);
    };
    say("delimiter", wordOf(layout.delimiter));
    const bool pupil = layout.header_line == 0 && layout.header.size() == 5 && layout.header.front() == "x";
    say("header", layout.header_line > 0 ? "line" : pupil ? pupil_header : "none");
    for (const RoleInfo& info : columnRoles())
        if (const auto column = layout.columns[info.role])
            say("columns." + std::string(info.name), layout.header[*column]);
    if (!layout.columns.complete())
        return plan;
    if (layout.events_unread && !layout.columns[Role::event])
        plan.say("columns.event", std::string(no_column), Origin::guessed);
    if (layout.blinks_unread && !layout.columns[Role::validity] && !layout.columns[Role::validity_right])
        plan.say("columns.validity", std::string(no_column), Origin::guessed);
    if (layout.whole)
        say("stimulus-within", layout.header[*layout.whole]);
    say("rows", wordOf(layout.rows));
    if (!layout.valid.empty())
        say("valid", layout.valid);
    if (!layout.event_codes.empty())
        say("event-codes", layout.event_codes);
    say("positions", wordOf(layout.positions));
    if (layout.columns[Role::time] || layout.columns[Role::start] || layout.columns[Role::end])
        say("time-unit", wordOf(layout.time_unit));
    if (layout.columns[Role::duration])
        say("duration-unit", wordOf(layout.duration_unit));
    return plan;
}

TablePreview previewTable(TextSource& source, const OpenOptions& options) {
    Head head = detectHead(source, withFormat(source, options));
    TablePreview preview{std::move(head.layout), std::move(head.rows), {}};
    if (preview.rows.size() > preview_rows)
        preview.rows.resize(preview_rows);
    for (const RoleInfo& info : columnRoles())
        if (info.required && !preview.layout.columns[info.role])
            preview.missing.push_back(info.role);
    return preview;
}

TablePreview previewTable(const std::filesystem::path& file, const OpenOptions& options) {
    TextSource source = TextSource::fromFile(file);
    return previewTable(source, options);
}

} // namespace nictate
