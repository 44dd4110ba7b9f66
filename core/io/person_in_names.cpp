#include "core/io/person_in_names.h"

#include "core/files/folder.h"
#include "core/files/words.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace nictate {

namespace fs = std::filesystem;

namespace {

/// The word before the number in "_reader12"; nothing where the part is not a word with a number.
std::optional<std::string> wordBeforeNumber(const std::string& part) {
    const std::size_t end = part.find_last_not_of("0123456789") + 1;
    if (end == part.size() || end == 0)
        return {};
    return part.substr(0, end);
}

/// A name without numbers and signs: "ses" of "ses-01".
std::string lettersOf(const std::string& name) {
    std::string letters;
    for (const char c : lowerCase(name))
        if (c >= 'a' && c <= 'z')
            letters += c;
    return letters;
}

/// How surely a word says that a number is a person's; 0 = it does not. An "s" that is not the first may be a session's.
int meansPerson(const std::string& word, std::size_t at) {
    const std::string letters = lettersOf(word);
    static constexpr std::string_view sure[] = {"reader",   "subject",    "subj",    "sub", "participant", "part",
                                                "observer", "person",     "proband", "vp",  "vpn",         "ppt",
                                                "pp",       "respondent", "viewer",  "user"};
    if (std::find(std::begin(sure), std::end(sure), letters) != std::end(sure))
        return 3;
    return letters == "p" ? 2 : letters == "s" && at == 0 ? 1 : 0;
}

using Named = std::vector<std::vector<std::string>>;

/// A name without its ending, cut before each separator: "reader0", "_b0", "_raw"; a word for people and its number are one part:
/// "Subject_1003", "_T1", "_raw".
std::vector<std::string> partsOfName(const std::string& stem) {
    std::vector<std::string> parts(1);
    for (const char c : stem) {
        if (c == '_' || c == '-')
            parts.emplace_back();
        parts.back() += c;
    }
    if (parts.size() > 1) { // elsewhere it may be a group's: "group_1_subject_2"
        const std::size_t at = 0;
        const std::string& next = parts[at + 1];
        const bool number = next.size() > 1 && next.find_first_not_of("0123456789", 1) == std::string::npos;
        const bool bare = parts[at].find_first_of("0123456789") == std::string::npos && !next.starts_with('-'); // as in BIDS
        if (number && bare && meansPerson(parts[at], at) == 3) {
            parts[at] += next;
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        }
    }
    return parts;
}

/// The value that three quarters of the names have there; empty where none is.
std::string sharedAt(const Named& names, std::size_t at) {
    std::map<std::string, std::size_t> times;
    for (const auto& parts : names)
        ++times[parts[at]];
    const auto most =
        std::max_element(times.begin(), times.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    return 4 * most->second >= 3 * names.size() ? most->first : std::string();
}

/// The word that stands before a number there in three quarters of the names.
std::string personWordAt(const Named& names, std::size_t at) {
    std::map<std::string, std::size_t> times;
    for (const auto& parts : names)
        if (const auto word = wordBeforeNumber(parts[at]); word && meansPerson(*word, at) > 0)
            ++times[*word];
    for (const auto& [word, count] : times)
        if (4 * count >= 3 * names.size())
            return word;
    return {};
}

/// How many parts all of these names end with alike.
std::size_t sharedEnd(const Named& names) {
    std::size_t shared = names.front().size();
    for (const auto& parts : names) {
        const auto differs = std::mismatch(parts.rbegin(), parts.rend(), names.front().rbegin(), names.front().rend()).first;
        shared = std::min(shared, static_cast<std::size_t>(differs - parts.rbegin()));
    }
    return shared;
}

/// Names that begin with a person and end alike, of three parts: "Subject_1003", "_T4_Meaningful_Text", "_raw". Empty where one
/// is another.
Named ofThreeParts(const Named& names) {
    const std::size_t end = sharedEnd(names);
    Named out;
    for (const auto& parts : names) {
        const auto word = wordBeforeNumber(parts.front());
        if (!word || meansPerson(*word, 0) < 3 || parts.size() < end + 2)
            return {};
        out.push_back({parts.front(), {}, {}});
        for (std::size_t at = 1; at < parts.size(); ++at)
            out.back()[at + end < parts.size() ? 1 : 2] += parts[at];
    }
    return out;
}

/// Names of as many parts as most have; where these are fewer than three quarters, of three parts.
Named alike(const std::vector<std::string>& stems) {
    Named all;
    std::map<std::size_t, Named> by_count;
    for (const std::string& stem : stems) {
        all.push_back(partsOfName(stem));
        by_count[all.back().size()].push_back(all.back());
    }
    for (auto& [count, names] : by_count)
        if (4 * names.size() >= 3 * stems.size())
            return names;
    return ofThreeParts(all);
}

std::string endingOf(const std::vector<fs::path>& files) {
    const std::string ending = withoutCompression(files.front()).extension().string();
    const bool same = std::all_of(files.begin(), files.end(),
                                  [&](const auto& file) { return withoutCompression(file).extension().string() == ending; });
    return same ? ending : ".*";
}

/// Each file's name and those of its folders, below the folder that holds all of them; empty where they lie at several depths.
Named pathsBelow(const std::vector<fs::path>& files) {
    Named paths;
    for (const fs::path& file : files) {
        paths.emplace_back();
        for (const fs::path& name : withoutCompression(file).lexically_normal())
            paths.back().push_back(name.string());
    }
    std::size_t shared = paths.front().size() - 1;
    for (const auto& path : paths) {
        const auto differs = std::mismatch(path.begin(), path.end() - 1, paths.front().begin(), paths.front().end() - 1).first;
        shared = std::min(shared, static_cast<std::size_t>(differs - path.begin()));
    }
    for (auto& path : paths) {
        path.erase(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(shared));
        if (path.size() != paths.front().size())
            return {};
    }
    return paths;
}

std::set<std::string> namesAt(const Named& paths, std::size_t at) {
    std::set<std::string> names;
    for (const auto& path : paths)
        names.insert(path[at]);
    return names;
}

bool meansSession(const std::string& name) {
    static constexpr std::string_view words[] = {"ses", "session", "run", "visit", "day", "block", "trial", "phase", "task"};
    return std::find(std::begin(words), std::end(words), lettersOf(name)) != std::end(words);
}

/// Whether a name comes in more than one folder above it.
bool comesAgain(const Named& paths, std::size_t at) {
    std::map<std::string, std::set<std::vector<std::string>>> above;
    for (const auto& path : paths)
        above[path[at]].insert({path.begin(), path.begin() + static_cast<std::ptrdiff_t>(at)});
    return std::any_of(above.begin(), above.end(), [](const auto& name) { return name.second.size() > 1; });
}

struct PersonPlace {
    std::optional<std::size_t> at; ///< of the names on the way to a file, which is the last of them
    bool sure = false;             ///< it is called so
};

/// Whether three quarters of the names there are numbered and called like a person, so surely.
bool namePeople(const Named& paths, std::size_t at, int surely) {
    const bool file = at + 1 == paths.front().size();
    const auto people = std::count_if(paths.begin(), paths.end(), [&](const std::vector<std::string>& path) {
        const std::string name = file ? stemOf(path[at]) : path[at];
        return name.find_first_of("0123456789") != std::string::npos && meansPerson(name, file ? 0 : at) >= surely;
    });
    return 4 * people >= 3 * static_cast<std::ptrdiff_t>(paths.size());
}

/// Which name on the way to the files is a person's.
PersonPlace personPlace(const Named& paths) {
    PersonPlace person;
    const std::size_t last = paths.front().size() - 1;
    int surest = 0;
    bool only_sessions = true;
    for (std::size_t at = 0; at <= last; ++at) {
        if (namesAt(paths, at).size() < 2)
            continue;
        while (namePeople(paths, at, surest + 1)) {
            ++surest;
            person = {at, true};
        }
        if (at == last)
            continue;
        const bool sessions = std::any_of(paths.begin(), paths.end(), [&](const auto& path) { return meansSession(path[at]); });
        only_sessions = only_sessions && sessions;
        if (!person.sure && !sessions && !comesAgain(paths, at))
            person.at = at;
    }
    if (!person.at && only_sessions && last > 0 && namesAt(paths, last).size() > 1) // folders of sessions hold files of people
        person.at = last;
    return person;
}

/// Whether a name can stand for itself in a pattern.
bool isPlain(const std::string& name) { return name.find_first_of("{*") == std::string::npos; }

/// The files' own name in a pattern: what they share, anything where it only numbers folders' one file, else the stimulus.
std::string lastOf(const Named& paths, const std::string& ending) {
    const std::set<std::string> names = namesAt(paths, paths.front().size() - 1);
    std::set<std::vector<std::string>> folders;
    for (const auto& path : paths)
        folders.insert({path.begin(), path.end() - 1});
    return names.size() == 1 && isPlain(*names.begin()) ? *names.begin()
                                                        : (folders.size() == paths.size() ? "*" : "{stimulus}") + ending;
}

} // namespace

bool foldersNamePeople(const std::vector<fs::path>& files) {
    const Named paths = files.size() < 2 ? Named() : pathsBelow(files);
    const PersonPlace person = paths.empty() ? PersonPlace() : personPlace(paths);
    return person.sure && *person.at + 1 < paths.front().size();
}

std::string patternByFolders(const std::vector<fs::path>& files) {
    const Named paths = files.size() < 2 ? Named() : pathsBelow(files);
    const std::optional<std::size_t> person = paths.empty() || paths.front().size() < 2 ? std::nullopt : personPlace(paths).at;
    if (!person)
        return {};
    const std::size_t last = paths.front().size() - 1;
    const std::string ending = endingOf(files);
    const std::string name = *person == last ? "{participant}" + ending : lastOf(paths, ending);
    std::vector<std::size_t> others; // folders that differ, and the file where it is called like a session
    for (std::size_t at = 0; at < last; ++at) {
        const std::set<std::string> names = namesAt(paths, at);
        if (names.size() == 1 && !isPlain(*names.begin()))
            return {};
        if (at != *person && names.size() > 1)
            others.push_back(at);
    }
    if (name.starts_with("{stimulus}") &&
        std::any_of(files.begin(), files.end(), [](const fs::path& file) { return meansSession(stemOf(file)); }))
        others.push_back(last);
    const bool says_more = *person == last || name.starts_with("{stimulus}"); // than one folder each
    if (others.size() > 2 || (last == 1 && (!says_more || std::count(others.begin(), others.end(), last) > 0)))
        return {};
    std::string pattern;
    for (std::size_t at = 0; at <= last; ++at) {
        const bool other = std::find(others.begin(), others.end(), at) != others.end();
        const std::string hole = others.size() == 2 && at == others.front() ? "{condition}" : "{recording}";
        pattern += at == last      ? (other ? hole + ending : name)
                   : other         ? hole + "/"
                   : at == *person ? "{participant}/"
                                   : paths.front()[at] + "/";
    }
    return pattern;
}

std::string patternByRepeatedFolder(const std::vector<fs::path>& files) {
    std::map<std::string, std::size_t> folders;
    std::set<std::string> between; // what stands behind the folder's name
    for (const fs::path& file : files) {
        const std::string folder = file.parent_path().filename().string(), stem = stemOf(file);
        if (folder.empty() || stem.size() < folder.size() + 2 || !stem.starts_with(folder))
            return {};
        between.insert(stem.substr(folder.size(), 1));
        ++folders[folder];
    }
    if (folders.size() < 2 || between.size() != 1 || std::string_view("_-").find(*between.begin()) == std::string_view::npos)
        return {};
    const std::string& separator = *between.begin();
    const auto within = [&](const std::string& folder) { return std::count(folder.begin(), folder.end(), separator[0]); };
    const auto signs = within(folders.begin()->first);
    if (std::any_of(folders.begin(), folders.end(), [&](const auto& folder) { return within(folder.first) != signs; }))
        return {};
    std::string pattern = "{participant}/";
    for (auto sign = signs; sign >= 0; --sign)
        pattern += "*" + separator;
    return pattern + "{stimulus}" + endingOf(files);
}

const fs::path* sharedBetweenGroups(const std::vector<fs::path>& files) {
    static constexpr std::string_view words[] = {
        "patient", "patients",  "control", "controls", "group",     "groups",      "grp",     "healthy", "hc",
        "asd",     "td",        "adhd",    "autism",   "typical",   "expert",      "experts", "novice",  "novices",
        "young",   "old",       "older",   "adults",   "child",     "children",    "men",     "women",   "male",
        "female",  "treatment", "placebo", "dyslexic", "dyslexics", "experimental"};
    const Named paths = files.size() < 2 ? Named() : pathsBelow(files);
    for (std::size_t at = 0; !paths.empty() && at + 1 < paths.front().size(); ++at) {
        const auto groups = std::count_if(paths.begin(), paths.end(), [&](const auto& path) {
            return std::find(std::begin(words), std::end(words), lettersOf(path[at])) != std::end(words);
        });
        if (namesAt(paths, at).size() < 2 || 4 * groups < 3 * static_cast<std::ptrdiff_t>(paths.size()))
            continue;
        std::map<std::string, std::string> group_of;
        for (std::size_t i = 0; i < paths.size(); ++i)
            if (group_of.try_emplace(paths[i][at + 1], paths[i][at]).first->second != paths[i][at])
                return &files[i];
    }
    return nullptr;
}

std::string patternByWords(const std::vector<fs::path>& files) {
    std::vector<std::string> stems;
    for (const fs::path& file : files)
        stems.push_back(stemOf(file));
    const Named names = alike(stems);
    if (names.size() < 2)
        return {};
    std::optional<std::size_t> person;
    std::vector<std::size_t> differing;
    std::string person_word;
    for (std::size_t at = 0; at < names.front().size(); ++at) {
        if (!sharedAt(names, at).empty())
            continue;
        differing.push_back(at);
        if (const std::string word = personWordAt(names, at);
            !word.empty() && (!person || meansPerson(word, at) > meansPerson(person_word, *person))) {
            person = at;
            person_word = word;
        }
    }
    std::erase(differing, person.value_or(names.front().size()));
    if (!person || differing.empty())
        return {};
    const std::size_t first = differing.front(), last = differing.back();
    if (first < *person && *person < last) // what is not of the person lies on both sides
        return {};
    std::string pattern;
    for (std::size_t at = 0; at < names.front().size(); ++at)
        if (at == *person)
            pattern += person_word + "{participant}";
        else if (at == first)
            pattern += (at > 0 ? names.front()[at].substr(0, 1) : "") + "{stimulus}";
        else if (at < first || at > last)
            pattern += sharedAt(names, at);
    return pattern + endingOf(files);
}

} // namespace nictate
