#include "core/files/trial_message.h"

#include "core/files/words.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace nictate {

namespace {

/// "TRIAL_START 3" is {"trial", "start", "3"}.
std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char c : text)
        if (std::isspace(static_cast<unsigned char>(c)) != 0 ||
            std::string_view(",;:=\"'()[]_.").find(c) != std::string_view::npos)
            words.emplace_back();
        else
            words.back() += c;
    std::erase(words, "");
    return words;
}

bool isAmong(const std::string& word, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), lowerCase(word)) != names.end();
}

/// A name with a short ending that is no number.
bool namesFile(const std::string& word) {
    const std::size_t dot = word.rfind('.');
    const std::size_t ending = dot == std::string::npos || dot == 0 ? 0 : word.size() - dot - 1;
    return ending >= 2 && ending <= 4 && std::isalpha(static_cast<unsigned char>(word[dot + 1])) != 0;
}

/// The last file in a text whose parts blanks and quotes separate; underscores belong to its name.
std::string fileIn(const std::string& text) {
    std::string plain = text, found;
    std::replace_if(
        plain.begin(), plain.end(), [](char c) { return std::string_view("\t,;:=\"'()[]").find(c) != std::string_view::npos; },
        ' ');
    for (const std::string& word : split(plain, ' '))
        if (namesFile(word))
            found = word;
    return found;
}

/// The first number of few digits among the words; empty where there is none.
std::string firstNumber(const std::string& text) {
    for (const std::string& word : split(text, ' '))
        if (!word.empty() && word.size() < 9 && word.find_first_not_of("0123456789") == std::string::npos)
            return word;
    return {};
}

} // namespace

SaidOfTrial saidOfTrial(const std::string& text) {
    SaidOfTrial said;
    said.shown = fileIn(text);
    bool trial = false;
    std::string rest;
    for (const std::string& word : wordsOf(text)) {
        if (isAmong(word, {"trial", "trialid", "trialstart", "trialend", "trialstop", "starttrial", "endtrial", "stoptrial"}))
            trial = true;
        said.start = said.start || isAmong(word, {"start", "started", "begin", "onset", "trialid", "trialstart", "starttrial"});
        said.end = said.end || isAmong(word, {"end", "ended", "stop", "stopped", "finish", "offset", "trialend", "trialstop",
                                              "endtrial", "stoptrial", "result"});
        if (!isAmong(word, {"trial", "start", "started", "begin", "onset", "trialid", "trialstart", "starttrial"}))
            rest += (rest.empty() ? "" : " ") + word;
    }
    const bool numbered = trial && !rest.empty() && rest.find_first_not_of("0123456789") == std::string::npos; // "trial 3"
    said.start = (said.start || numbered) && trial && !said.end;
    said.end = said.end && trial;
    said.label = said.start ? rest : std::string();
    said.number = firstNumber(said.label);
    return said;
}

} // namespace nictate
