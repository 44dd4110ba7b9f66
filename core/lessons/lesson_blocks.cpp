#include "core/lessons/lesson_blocks.h"

#include "core/audit/faulty_mechanisms.h"
#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/words.h"
#include "core/io/head_lines.h"
#include "core/mechanisms/registry.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <sstream>

namespace nictate {

namespace {

std::vector<std::string> wordsOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::optional<double> numberOf(const std::string& text) {
    DecimalSign point = DecimalSign::point;
    const ParsedNumber number = parseNumber(text, point);
    return number.kind == NumberKind::number ? std::optional(number.value) : std::nullopt;
}

TypedAnswer parseAnswer(const std::string& text) {
    TypedAnswer out;
    std::size_t at = std::string::npos, length = 0;
    for (const std::string sign : {"±", "+-"})
        if (at == std::string::npos && (at = text.find(sign)) != std::string::npos)
            length = sign.size();
    const std::string_view whole = text;
    const std::string right(trimmed(whole.substr(0, at)));
    if (const auto number = numberOf(right)) {
        out.value = *number;
    } else if (at != std::string::npos) {
        if (!isNumber(right))
            throw InvalidParameter("answer", text, Text("a number, or the name of a fact that is one, before ±"));
        out.fact = right;
    } else {
        for (const std::string& word : split(text, '|'))
            if (const std::string_view bare = trimmed(word); !bare.empty())
                out.words.emplace_back(bare);
        if (out.words.empty())
            throw InvalidParameter("answer", text,
                                   Text("a number (12 or 0.7 ± 0.05), a fact (cc ± 0.02) or words (owl | the owl)"));
    }
    if (at != std::string::npos) {
        const auto tolerance = numberOf(std::string(trimmed(whole.substr(at + length))));
        if (!tolerance || *tolerance < 0)
            throw InvalidParameter("answer", text, Text("a number of 0 or more after ±"));
        out.tolerance = *tolerance;
    }
    return out;
}

Reply parseReply(const std::string& text) {
    const std::size_t bar = text.rfind('|');
    const std::string said(bar == std::string::npos ? std::string_view() : trimmed(std::string_view(text).substr(bar + 1)));
    if (said.empty())
        throw InvalidParameter("wrong", text, Text("an answer, a | and what is said to it, such as: 16 | Losses add up."));
    return {parseAnswer(std::string(trimmed(std::string_view(text).substr(0, bar)))), said};
}

GuessingGame parseGame(const std::string& text) {
    GuessingGame game;
    for (const std::string& word : wordsOf(text)) {
        const auto epsilon = numberOf(word);
        if (!epsilon || !(*epsilon > 0 && *epsilon <= 20))
            throw InvalidParameter("game", text, Text("1 to 4 values of ε above 0 and up to 20, such as: 8 2 0.5"));
        game.epsilons.push_back(*epsilon);
    }
    if (game.epsilons.empty() || game.epsilons.size() > 4)
        throw InvalidParameter("game", text, Text("1 to 4 values of ε above 0 and up to 20, such as: 8 2 0.5"));
    return game;
}

AuditBench parseAudit(const std::string& text) {
    const std::vector<std::string> words = wordsOf(text);
    if (words.size() != 2)
        throw InvalidParameter("audit", text, Text("a mechanism and one of its faults, such as: fpa missing-root-n"));
    const std::vector<std::string> faults = mutantsOf(mechanismInfo(words[0]).id);
    if (std::find(faults.begin(), faults.end(), words[1]) == faults.end()) {
        std::string all;
        for (const std::string& fault : faults)
            all += (all.empty() ? "" : ", ") + fault;
        throw InvalidParameter("audit", words[1], all.empty() ? Text("no fault: %1 has none compiled in", words[0]) : Text(all));
    }
    return {words[0], words[1]};
}

} // namespace

void takeLine(LessonStep& step, const std::string& key, const std::string& value) {
    if (value.empty())
        throw InvalidParameter(key, "", Text("something after the colon"));
    if (key == "point")
        step.point = value;
    else if (key == "require")
        step.requirements.push_back(parseRequirement(value));
    else if (key == "hint")
        step.hints.push_back(value);
    else if (key == "answer")
        step.answer = parseAnswer(value);
    else if (key == "wrong")
        step.replies.push_back(parseReply(value));
    else if (key == "game")
        step.game = parseGame(value);
    else if (key == "audit")
        step.audit = parseAudit(value);
    else
        throw InvalidParameter("key", key, std::string("point, require, hint, answer, wrong, game, audit"));
}

std::uint64_t parseCount(const std::string& name, const std::string& text, std::uint64_t low, std::uint64_t high) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < low || value > high)
        throw InvalidParameter(name, text, Text("a whole number from %1 to %2", low, high));
    return value;
}

LessonStudy parseLessonStudy(const std::string& text) {
    constexpr std::pair<const char*, LessonStudy::Kind> kinds[] = {{"gallery", LessonStudy::Kind::gallery},
                                                                   {"reading", LessonStudy::Kind::reading},
                                                                   {"viewing", LessonStudy::Kind::viewing}};
    const std::size_t space = text.find(' ');
    const std::string first = text.substr(0, space);
    const std::string rest(space == std::string::npos ? std::string_view() : trimmed(std::string_view(text).substr(space)));
    LessonStudy study;
    for (const auto& [name, kind] : kinds)
        if (first == name) {
            study.kind = kind;
            study.people = static_cast<int>(parseCount("study", rest, 2, 200));
            return study;
        }
    if (first != "folder" || rest.empty())
        throw InvalidParameter("study", text, Text("gallery N, reading N or viewing N with N people, or folder NAME"));
    const std::filesystem::path folder = rest;
    if (folder.has_root_path() || std::find(folder.begin(), folder.end(), "..") != folder.end())
        throw InvalidParameter("study", text, Text("folder NAME, a study in the lesson's own folder"));
    study.kind = LessonStudy::Kind::folder;
    study.folder = rest;
    return study;
}

} // namespace nictate
