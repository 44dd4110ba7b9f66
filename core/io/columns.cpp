#include "core/io/columns.h"

#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/column_synonyms.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace nictate {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool isLetterOrDigit(char c) {
    return c == '%' || (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

/// Whether a unit in capitals begins here, behind a small letter, and ends the name: "durationMs".
bool unitBegins(std::string_view text, std::size_t at) {
    static constexpr std::string_view units[] = {"Ms", "Msec", "Sec", "Px"};
    return at > 0 && text[at - 1] >= 'a' && text[at - 1] <= 'z' &&
           std::find(std::begin(units), std::end(units), text.substr(at)) != std::end(units);
}

/// A header's words, lower-case: "Gaze x [px]" → gaze, x, px; "fixX" → fixx.
std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> result;
    bool inside = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (!isLetterOrDigit(c)) {
            inside = false;
            continue;
        }
        if (!inside || c == '%' || unitBegins(text, at))
            result.emplace_back();
        inside = true;
        result.back() += lower(c);
    }
    return result;
}

bool isUnit(const std::string& word) {
    static constexpr std::string_view units[] = {
        "ms",       "msec",       "millis",       "milliseconds", "s",           "sec",  "secs", "seconds",
        "us",       "usec",       "microseconds", "ns",           "nanoseconds", "px",   "pix",  "pixel",
        "pixels",   "mm",         "mcspx",        "adcspx",       "dacspx",      "dacs", "mcs",  "adcs",
        "norm",     "deg",        "degree",       "degrees",      "dva",         "°",    "%",    "percent",
        "percents", "normalized", "normalised",   "pct"};
    return std::find(std::begin(units), std::end(units), word) != std::end(units);
}

std::string join(const std::vector<std::string>& parts, std::size_t count) {
    std::string result;
    for (std::size_t i = 0; i < count; ++i)
        result += parts[i];
    return result;
}

/// A header as one word, and without the unit at its end.
struct Spelling {
    std::string full, without_unit;
};
Spelling spell(std::string_view header) {
    std::vector<std::string> parts = words(header);
    Spelling result{join(parts, parts.size()), {}};
    std::size_t count = parts.size();
    while (count > 1 && isUnit(parts[count - 1]))
        --count;
    result.without_unit = join(parts, count);
    return result;
}

/// The role a known header plays, and how good a name for it that is (0 = best).
struct Meaning {
    std::size_t role, rank;
};

constexpr std::size_t weakest_sure_rank = 1000; ///< names from here on are asked about

/// Null for a header nobody knows.
const Meaning* meaningOf(std::string_view header) {
    static const auto meanings = [] {
        std::unordered_map<std::string_view, Meaning> result;
        for (const RoleInfo& info : columnRoles()) {
            const std::vector<std::string_view>& names = columnSynonyms(info.role);
            for (std::size_t rank = 0; rank < names.size(); ++rank)
                result.try_emplace(names[rank], Meaning{static_cast<std::size_t>(info.role), rank});
        }
        for (const RoleInfo& info : columnRoles()) {
            const std::vector<std::string_view>& names = weakSynonyms(info.role);
            for (std::size_t rank = 0; rank < names.size(); ++rank)
                result.try_emplace(names[rank], Meaning{static_cast<std::size_t>(info.role), weakest_sure_rank + rank});
        }
        return result;
    }();
    Spelling spelling = spell(header);
    for (const std::string& name : {spelling.full, spelling.without_unit})
        if (auto found = meanings.find(name); found != meanings.end())
            return &found->second;
    return nullptr;
}

bool isOneOf(const std::vector<std::string_view>& names, const std::string& header) {
    return std::find(names.begin(), names.end(), spell(header).full) != names.end();
}

/// A place on the screen in millimetres, which no screen of pixels tells.
bool isInMillimetres(std::string_view header) {
    const std::vector<std::string> parts = words(header);
    return std::any_of(parts.begin(), parts.end(),
                       [](const std::string& part) { return part == "mm" || part.ends_with("csmm"); });
}

bool isPosition(std::size_t role) {
    static constexpr Role positions[] = {Role::x, Role::y, Role::x_right, Role::y_right};
    return std::find(std::begin(positions), std::end(positions), static_cast<Role>(role)) != std::end(positions);
}

/// One eye alone is read as that eye.
void takeRightEyeAlone(ColumnMap& columns) {
    if (columns[Role::x] || columns[Role::y] || !columns[Role::x_right] || !columns[Role::y_right])
        return;
    for (const auto& [one, right] :
         {std::pair(Role::x, Role::x_right), std::pair(Role::y, Role::y_right), std::pair(Role::pupil, Role::pupil_right)})
        if (!columns[one])
            std::swap(columns[one], columns[right]);
}

/// Of names that a plain x and y may stand beside in another unit, the right eye's goes with its left twin alone.
void dropOtherEye(ColumnMap& columns, const std::vector<std::string>& header) {
    static constexpr std::string_view twins[][2] = {{"rightpixelx", "leftpixelx"},
                                                    {"gxr", "gxl"},
                                                    {"rxpix", "lxpix"},
                                                    {"gazerighteyex", "gazelefteyex"},
                                                    {"rightgazepointx", "leftgazepointx"}};
    if (!columns[Role::x] || !columns[Role::x_right])
        return;
    const std::string left = spell(header[*columns[Role::x]]).without_unit,
                      right = spell(header[*columns[Role::x_right]]).without_unit;
    for (const auto& twin : twins)
        if (right == twin[0] && left != twin[1])
            for (const Role role : {Role::x_right, Role::y_right})
                columns[role].reset();
}

/// Where a fixation began it was all the time. In a table with columns that nobody knows, or where nothing lasts, a beginning may
/// be a saccade's, a stroke's or a feature.
void dropBeginnings(ColumnMap& columns, const std::vector<std::string>& header, const std::vector<bool>& taken) {
    bool known = columns[Role::duration].has_value();
    for (std::size_t i = 0; i < header.size(); ++i)
        known = known && (taken[i] || header[i].empty() || meaningOf(header[i]) != nullptr);
    for (const Role role : {Role::x, Role::y})
        if (const auto at = columns[role]; !known && at && !taken[*at] && isWeakName(header[*at], role))
            columns[role].reset();
}

std::optional<std::size_t> findNamed(const std::vector<std::string>& header, const std::string& name) {
    auto exact = std::find(header.begin(), header.end(), name);
    if (exact != header.end())
        return static_cast<std::size_t>(exact - header.begin());
    for (std::size_t i = 0; i < header.size(); ++i)
        if (std::equal(header[i].begin(), header[i].end(), name.begin(), name.end(),
                       [](char a, char b) { return lower(a) == lower(b); }))
            return i;
    for (std::size_t i = 0; i < header.size(); ++i)
        if (withoutUnit(header[i]) == name)
            return i;
    return {};
}

std::string roleNames() {
    std::string names;
    for (const RoleInfo& info : columnRoles())
        names += (names.empty() ? "" : ", ") + std::string(info.name);
    return names;
}

} // namespace

const std::array<RoleInfo, role_count>& columnRoles() {
    static const std::array<RoleInfo, role_count> roles = {{
        {Role::participant, "participant", Text("who looked; without it a file is one participant"), false},
        {Role::stimulus, "stimulus", Text("what was looked at; without it a file is one stimulus"), false},
        {Role::x, "x", Text("horizontal position (of the left eye, where there are two)"), true},
        {Role::y, "y", Text("vertical position (of the left eye, where there are two)"), true},
        {Role::duration, "duration", Text("how long a fixation lasted"), false},
        {Role::start, "start", Text("when a fixation began"), false},
        {Role::end, "end", Text("when a fixation ended"), false},
        {Role::time, "time", Text("when a sample was taken"), false},
        {Role::index, "index", Text("a fixation's place in the order of its recording"), false},
        {Role::condition, "condition", Text("task or condition of the recording"), false},
        {Role::trial, "trial", Text("tells repeated looks at one stimulus apart"), false},
        {Role::pupil, "pupil", Text("pupil size in the tracker's unit"), false},
        {Role::eye, "eye", Text("which eye: L, R, left, right, both"), false},
        {Role::x_right, "x_right", Text("horizontal position of the right eye, of two"), false},
        {Role::y_right, "y_right", Text("vertical position of the right eye, of two"), false},
        {Role::pupil_right, "pupil_right", Text("pupil size of the right eye, of two"), false},
        {Role::confidence, "confidence", Text("how sure a sample is, 0 … 1; under 0.5 it is missing"), false},
        {Role::event, "event", Text("the tracker's own word for a row: fixation, saccade, blink …"), false},
        {Role::session, "session", Text("one person's recording of several"), false},
        {Role::z, "z", Text("how far forward a direction of gaze points, where it is a vector"), false},
        {Role::z_right, "z_right", Text("the same of the right eye, of two"), false},
        {Role::validity, "validity", Text("whether a position is gaze (of the left eye, where there are two)"), false},
        {Role::validity_right, "validity_right", Text("whether the right eye's position is gaze"), false},
        {Role::event_index, "event_index", Text("which fixation of its recording a sample belongs to"), false},
        {Role::fixation_x, "fixation_x", Text("horizontal position of the fixation a sample belongs to"), false},
        {Role::fixation_y, "fixation_y", Text("vertical position of the fixation a sample belongs to"), false},
    }};
    return roles;
}

namespace {

/// Whether they hold the columns of a matrix of gaze, "fixations_1", "fixations_2" and at most two more, as files of MATLAB do.
bool areOfMatrix(const std::set<std::string>& names) {
    static constexpr std::string_view matrices[] = {"fix",      "fixs",      "fixation",  "fixations", "gaze", "gazedata",
                                                    "scanpath", "scanpaths", "eye",       "eyedata",   "eyes", "points",
                                                    "pos",      "position",  "positions", "xy",        "data"};
    return std::any_of(std::begin(matrices), std::end(matrices), [&](std::string_view matrix) {
        const auto has = [&](const char* column) { return names.contains(std::string(matrix) + column); };
        return has("_1") && has("_2") && !has("_5");
    });
}

} // namespace

bool mayBePositions(const std::vector<std::string>& header, std::size_t most_columns) {
    static const std::pair<std::string, std::string> axes[] = {
        {"x", "y"}, {"h", "v"}, {"hor", "ver"}, {"horizontal", "vertical"}, {"azimuth", "elevation"}, {"yaw", "pitch"}};
    if (header.size() > most_columns)
        return false;
    std::set<std::string> names;
    for (const std::string& name : header)
        names.insert(lowerCase(name));
    if (areOfMatrix(names))
        return true;
    for (const std::string& name : names)
        for (const auto& [across, upright] : axes)
            for (std::size_t at = name.find(across); at != std::string::npos; at = name.find(across, at + 1))
                if (names.contains(std::string(name).replace(at, across.size(), upright)))
                    return true;
    return false;
}

ColumnMap mapChosen(const std::vector<std::string>& header, const std::map<std::string, std::string>& chosen,
                    std::vector<std::string>* not_found) {
    ColumnMap columns;
    for (const auto& choice : chosen) {
        const std::string &name = choice.first,
                          &column = choice.second; // clang 14 captures no structured bindings
        const auto& roles = columnRoles();
        auto info = std::find_if(roles.begin(), roles.end(), [&](const RoleInfo& r) { return r.name == name; });
        if (info == roles.end())
            throw InvalidParameter("columns", name + "=" + column, Text("roles %1", roleNames()));
        columns[info->role] = findNamed(header, column);
        if (!columns[info->role] && column != no_column && not_found != nullptr)
            not_found->push_back(column);
    }
    return columns;
}

ColumnMap mapColumns(const std::vector<std::string>& header, const std::map<std::string, std::string>& chosen,
                     std::vector<std::string>* not_found) {
    ColumnMap columns = mapChosen(header, chosen, not_found);
    std::vector<bool> taken(header.size(), false);
    for (const auto& column : columns.at)
        if (column)
            taken[*column] = true;
    std::array<std::size_t, role_count> best;
    best.fill(static_cast<std::size_t>(-1));
    for (std::size_t i = 0; i < header.size(); ++i) {
        const Meaning* meaning = taken[i] ? nullptr : meaningOf(header[i]);
        if (meaning == nullptr || chosen.contains(std::string(columnRoles()[meaning->role].name)))
            continue;
        if (isPosition(meaning->role) && isInMillimetres(header[i]))
            continue;
        const std::size_t rank =
            meaning->rank + (isPosition(meaning->role) && standsBesideDepth(header, i) ? weakest_sure_rank : 0);
        if (rank < best[meaning->role]) {
            best[meaning->role] = rank;
            columns.at[meaning->role] = i;
        }
    }
    dropBeginnings(columns, header, taken);
    takeRightEyeAlone(columns);
    dropOtherEye(columns, header);
    const auto event = columns[Role::event];
    if (event && !taken[*event] && !columns.complete() && isWeakName(header[*event], Role::event))
        columns[Role::event].reset(); // a label of features
    return columns;
}

bool isWeakName(std::string_view header, Role role) {
    const Meaning* meaning = meaningOf(header);
    return meaning != nullptr && meaning->role == static_cast<std::size_t>(role) && meaning->rank >= weakest_sure_rank;
}

std::optional<std::size_t> bestNamed(const std::vector<std::string>& header, Role role,
                                     const std::function<bool(const std::string& name)>& but) {
    std::optional<std::size_t> best;
    std::size_t rank = static_cast<std::size_t>(-1);
    for (std::size_t i = 0; i < header.size(); ++i) {
        const Meaning* meaning = but && but(header[i]) ? nullptr : meaningOf(header[i]);
        if (meaning != nullptr && meaning->role == static_cast<std::size_t>(role) && meaning->rank < rank) {
            rank = meaning->rank;
            best = i;
        }
    }
    return best;
}

bool standsBesideDepth(const std::vector<std::string>& header, std::size_t column) {
    std::string depth = spell(header[column]).full;
    const std::size_t axis = depth.find_last_of("xy");
    if (axis == std::string::npos)
        return false;
    depth[axis] = 'z';
    return std::any_of(header.begin(), header.end(), [&](const std::string& other) { return spell(other).full == depth; });
}

bool namesRecordings(const std::string& header) { return isOneOf(recordingNames(), header); }

std::optional<std::size_t> wholeOf(const std::vector<std::string>& header, std::size_t stimulus) {
    if (!isOneOf(partNames(), header[stimulus]))
        return {};
    for (std::size_t i = 0; i < header.size(); ++i)
        if (isOneOf(wholeNames(), header[i]))
            return i;
    return {};
}

bool namesStimulusHit(std::string_view header) {
    const std::string name = spell(header).full;
    static constexpr std::string_view ends[] = {"onsurf", "onsrf", "onsurface", "inreferenceimage", "onstimulus"};
    return std::any_of(std::begin(ends), std::end(ends), [&](std::string_view end) { return name.ends_with(end); });
}

std::string_view withoutUnit(std::string_view name) {
    const std::size_t bracket = name.find_last_of("[(");
    if (bracket == std::string_view::npos || bracket == 0 || (name.back() != ']' && name.back() != ')'))
        return name;
    name = name.substr(0, bracket);
    while (!name.empty() && name.back() == ' ')
        name.remove_suffix(1);
    return name;
}

std::vector<std::size_t> attributeColumns(const std::vector<std::string>& header, const ColumnMap& columns) {
    static constexpr std::string_view attributes[] = {"age",     "agegroup",   "sex",         "gender",    "group",    "vision",
                                                      "glasses", "handedness", "nationality", "education", "expertise"};
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < header.size(); ++i) {
        bool used = std::any_of(columns.at.begin(), columns.at.end(), [&](const auto& at) { return at == i; });
        if (!used && std::find(std::begin(attributes), std::end(attributes), spell(header[i]).full) != std::end(attributes))
            result.push_back(i);
    }
    return result;
}

std::optional<TimeUnit> statedTimeUnit(std::string_view header) {
    std::vector<std::string> parts = words(header);
    if (parts.size() < 2)
        return {};
    const std::string& unit = parts.back();
    if (unit == "ms" || unit == "msec" || unit == "millis" || unit == "milliseconds")
        return TimeUnit::milliseconds;
    if (unit == "s" || unit == "sec" || unit == "secs" || unit == "seconds")
        return TimeUnit::seconds;
    if (unit == "us" || unit == "usec" || unit == "microseconds" || unit == "µs" || unit == "μs")
        return TimeUnit::microseconds;
    if (unit == "ns" || unit == "nanoseconds")
        return TimeUnit::nanoseconds;
    return {};
}

std::optional<PositionUnit> statedPositionUnit(std::string_view header) {
    std::vector<std::string> parts = words(header);
    std::string full = join(parts, parts.size());
    if (full.starts_with("normpos"))
        return PositionUnit::fraction_y_up;
    for (const std::string& part : parts) {
        if (part == "norm" || part == "adcsnorm" || part == "mcsnorm" || part == "fraction")
            return PositionUnit::fraction;
        if (part == "px" || part == "pix" || part == "pixel" || part == "pixels" || part == "mcspx" || part == "adcspx" ||
            part == "dacspx")
            return PositionUnit::pixels;
        if (part == "deg" || part == "degree" || part == "degrees" || part == "dva" || part == "°")
            return PositionUnit::degrees;
        if (part == "%" || part == "percent" || part == "percents" || part == "pct")
            return PositionUnit::percent;
    }
    return {};
}

bool namesCondition(std::string_view header) {
    static constexpr std::string_view names[] = {"condition", "cond",  "task",  "document", "documenttype", "doc",
                                                 "session",   "round", "block", "visit",    "run",          "recording",
                                                 "stimulus",  "scene", "image", "trial",    "conditionid",  "sessionid"};
    return std::find(std::begin(names), std::end(names), spell(header).full) != std::end(names);
}

bool nameMeans(std::string_view name, Role role) {
    const std::vector<std::string_view>& known = columnSynonyms(role);
    return std::find(known.begin(), known.end(), spell(name).full) != known.end();
}

} // namespace nictate
