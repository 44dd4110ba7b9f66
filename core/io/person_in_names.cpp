#include "core/io/person_in_names.h"

#include "core/files/folder.h"
#include "core/files/words.h"

#include <algorithm>
#include <map>
#include <optional>

namespace nictate {

namespace {

/// A name without its ending, cut before each separator: "reader0", "_b0", "_raw".
std::vector<std::string> partsOf(const std::string& stem) {
    std::vector<std::string> parts(1);
    for (const char c : stem) {
        if (c == '_' || c == '-')
            parts.emplace_back();
        parts.back() += c;
    }
    return parts;
}

/// What stands before the number in "_reader12"; nothing where the part is no word with a number.
std::optional<std::string> wordBeforeNumber(const std::string& part) {
    const std::size_t end = part.find_last_not_of("0123456789") + 1;
    if (end == part.size() || end == 0)
        return {};
    return part.substr(0, end);
}

/// How surely a word says that a number is a person's; 0 = it does not. An "s" that is not the first may be a session's.
int meansPerson(const std::string& word, std::size_t at) {
    std::string letters;
    for (const char c : lowerCase(word))
        if (c >= 'a' && c <= 'z')
            letters += c;
    static constexpr std::string_view sure[] = {"reader",   "subject",    "subj",    "sub", "participant", "part",
                                                "observer", "person",     "proband", "vp",  "vpn",         "ppt",
                                                "pp",       "respondent", "viewer",  "user"};
    if (std::find(std::begin(sure), std::end(sure), letters) != std::end(sure))
        return 3;
    return letters == "p" ? 2 : letters == "s" && at == 0 ? 1 : 0;
}

using Named = std::vector<std::vector<std::string>>;

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

/// Names of as many parts as most have; none where these are fewer than three quarters.
Named alike(const std::vector<std::string>& stems) {
    std::map<std::size_t, Named> by_count;
    for (const std::string& stem : stems) {
        const std::vector<std::string> parts = partsOf(stem);
        by_count[parts.size()].push_back(parts);
    }
    for (auto& [count, names] : by_count)
        if (4 * names.size() >= 3 * stems.size())
            return names;
    return {};
}

std::string endingOf(const std::vector<std::filesystem::path>& files) {
    const std::string ending = withoutCompression(files.front()).extension().string();
    const bool same = std::all_of(files.begin(), files.end(),
                                  [&](const auto& file) { return withoutCompression(file).extension().string() == ending; });
    return same ? ending : ".*";
}

} // namespace

std::string patternByWords(const std::vector<std::filesystem::path>& files) {
    std::vector<std::string> stems;
    for (const std::filesystem::path& file : files)
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
