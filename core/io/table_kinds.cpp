#include "core/io/table_kinds.h"

#include "core/errors.h"
#include "core/files/byte_stream.h"
#include "core/files/folder.h"
#include "core/files/words.h"
#include "core/io/agreed_plan.h"
#include "core/io/imotions_slides.h"
#include "core/io/name_pattern.h"
#include "core/io/plan_options.h"
#include "core/io/study_source.h"
#include "core/io/table_format.h"
#include "core/io/table_layout.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace nictate {

namespace fs = std::filesystem;

namespace {

/// What a table's own head says about the program that wrote it.
struct Written {
    fs::path file;
    ReadingPlan plan;
    std::set<std::string> no_opinion;
    std::string kind; ///< empty for a table of gaze of no known program
};

std::optional<Written> writtenBy(const fs::path& path) {
    refuseSpecialFile(path);
    try {
        SourceFile file(path);
        const ReadingPlan fixed = formatPlan(file.look());
        Written written{path, {}, {}, fixed.value("format") + fixed.value("files")};
        const TableLayout layout = detectLayout(file.look(), settledBy(fixed, {}));
        if (written.kind.empty() && !detectLayout(file.look(), {}).columns.complete())
            return {};
        for (const auto& [key, entry] : fixed.entries()) {
            if (key != "decimal" || entry.origin != Origin::guessed) // each file's numbers show it
                written.plan.say(key, entry.value, entry.origin);
            if (entry.origin == Origin::guessed && !layout.has_rows)
                written.no_opinion.insert(key);
        }
        return written;
    } catch (const ParseError&) { // whoever has to read it says why
        return {};
    }
}

using Kinds = std::map<std::string, std::vector<Written>>;

bool ofOneProgram(const Kinds& kinds) {
    const std::string& first = kinds.begin()->first; // the shortest of names that begin alike
    const std::string program = first.substr(0, first.find('_'));
    return !program.empty() &&
           std::all_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.first.starts_with(program); });
}

/// Headsets: nobody exports one recording from two of them.
bool areDevices(const Kinds& kinds) {
    static constexpr std::string_view devices[] = {"htc-vive", "varjo", "hololens-arett", "pico"};
    return std::all_of(kinds.begin(), kinds.end(), [](const auto& kind) {
        return std::find(std::begin(devices), std::end(devices), kind.first) != std::end(devices);
    });
}

/// Of a program's kinds of export (Gazepoint's samples before its fixations, else those of most files) one makes the study; the
/// others are told as not read. Files of several programs make none where some are fewer, nor those of several devices.
const std::vector<Written>& chosenKind(const Kinds& kinds, const std::string& wanted) {
    if (const auto named = kinds.find(wanted); !wanted.empty() && named != kinds.end())
        return named->second;
    const auto fewer = [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); };
    const auto most = std::max_element(kinds.begin(), kinds.end(), fewer);
    if (kinds.size() == 1 || ofOneProgram(kinds))
        return kinds.begin()->first.find('_') != std::string::npos ? kinds.begin()->second : most->second;
    const auto fewest = std::min_element(kinds.begin(), kinds.end(), fewer);
    if (fewest->second.size() == most->second.size() && kinds.size() == 2 &&
        !areDevices(kinds)) // one is read, of a known program before any other; a release asks about the others
        return kinds.begin()->first.empty() ? kinds.rbegin()->second : most->second;
    const Written& odd = fewest == most ? std::next(most)->second.front() : fewest->second.front();
    const std::string usual = inQuotes(most->second.front().file.filename().string());
    throw ParseError(
        odd.file.string(), 0, 0,
        odd.kind.empty()      ? Text("is a table of no known program where %1 is one of %2", usual, most->first)
        : most->first.empty() ? Text("is a table of %1 where %2 is one of no known program", odd.kind, usual)
                              : Text("is a table of %1 where %2 is one of %3", odd.kind, usual, most->first),
        Text("keep one kind in the folder, leave files out (--leave-out NAME), or name the kind to read (--format)"));
}

} // namespace

ReadingPlan agreedFormat(const std::vector<fs::path>& tables, const std::string& wanted) {
    Kinds kinds;
    std::vector<fs::path> others;
    for (const fs::path& path : tables)
        if (isSlideTable(path))
            continue;
        else if (std::optional<Written> written = writtenBy(path))
            kinds[written->kind].push_back(std::move(*written));
        else
            others.push_back(path);
    if (kinds.empty())
        return {};
    // Tables of features, one a person: a few of gaze among them do not say how all are read.
    if (2 * others.size() > tables.size() && !fittingPattern(tables).empty())
        for (const fs::path& path : others)
            kinds[""].push_back({path, {}, {}, {}});
    std::vector<OwnPlan> own;
    for (const Written& table : chosenKind(kinds, wanted))
        own.push_back({table.file, table.plan, table.no_opinion});
    return agreedPlan(own);
}

namespace {

enum class NamedKind { samples, fixations, other };

struct KindWord {
    std::string_view word;
    NamedKind kind;
};

/// The longest of these words that a name ends with, as a word of its own.
const KindWord* kindIn(const std::string& stem) {
    static constexpr KindWord words[] = {
        {"samples", NamedKind::samples},    {"sample", NamedKind::samples},   {"raw", NamedKind::samples},
        {"raw_data", NamedKind::samples},   {"rawdata", NamedKind::samples},  {"gaze", NamedKind::samples},
        {"gaze_data", NamedKind::samples},  {"gazedata", NamedKind::samples}, {"fixations", NamedKind::fixations},
        {"fixation", NamedKind::fixations}, {"fix", NamedKind::fixations},    {"saccades", NamedKind::other},
        {"saccade", NamedKind::other},      {"sac", NamedKind::other},        {"blinks", NamedKind::other},
        {"blink", NamedKind::other},        {"events", NamedKind::other},     {"event", NamedKind::other},
        {"messages", NamedKind::other},     {"message", NamedKind::other},    {"msg", NamedKind::other},
        {"log", NamedKind::other},          {"logs", NamedKind::other},       {"trials", NamedKind::other},
        {"behavior", NamedKind::other},     {"behaviour", NamedKind::other},  {"responses", NamedKind::other},
        {"mouse", NamedKind::other},        {"keyboard", NamedKind::other},   {"calibration", NamedKind::other},
        {"validation", NamedKind::other},   {"info", NamedKind::other}};
    const std::string name = lowerCase(stem);
    const KindWord* longest = nullptr;
    for (const KindWord& one : words) {
        if (!name.ends_with(one.word) || (longest != nullptr && longest->word.size() > one.word.size()))
            continue;
        const std::size_t before = name.size() - one.word.size();
        if (before == 0 || name[before - 1] == '_' || name[before - 1] == '-' || name[before - 1] == ' ' ||
            name[before - 1] == '.')
            longest = &one;
    }
    return longest;
}

bool holdsColumnsOfGaze(const fs::path& path) {
    try {
        return detectLayout(SourceFile(path).look(), {}).columns.complete();
    } catch (const ParseError&) {
        return false;
    }
}

} // namespace

std::string endingOfGaze(const std::vector<fs::path>& tables) {
    std::map<std::string_view, std::pair<NamedKind, fs::path>> firsts;
    std::size_t named = 0;
    for (const fs::path& path : tables)
        if (const KindWord* kind = kindIn(stemOf(path))) {
            firsts.try_emplace(kind->word, kind->kind, path);
            ++named;
        }
    if (firsts.size() < 2 || 4 * named < 3 * tables.size())
        return {};
    for (const NamedKind wanted : {NamedKind::samples, NamedKind::fixations})
        for (const auto& [word, first] : firsts)
            if (first.first == wanted && holdsColumnsOfGaze(first.second)) {
                const std::string stem = stemOf(first.second);
                return stem.substr(stem.size() - word.size());
            }
    return {};
}

} // namespace nictate
