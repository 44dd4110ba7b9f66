#include "core/lessons/lesson_reader.h"

#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/files/folder.h"
#include "core/files/number.h"
#include "core/files/text_source.h"
#include "core/files/whole_file.h"
#include "core/files/words.h"
#include "core/io/head_lines.h"
#include "core/session/session_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <sstream>

namespace nictate {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

// Lines of the fenced blocks of a step.

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
    const std::vector<Fault> faults = faultsOf(words[0]);
    if (std::none_of(faults.begin(), faults.end(), [&](const Fault& fault) { return fault.name == words[1]; })) {
        std::string all;
        for (const Fault& fault : faults)
            all += (all.empty() ? "" : ", ") + fault.name;
        throw InvalidParameter("audit", words[1], all.empty() ? Text("no fault: %1 has none compiled in", words[0]) : Text(all));
    }
    return {words[0], words[1]};
}

/// One line of a `do` block, "key: value", into the step. Throws InvalidParameter.
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

/// A whole number in its range. Throws InvalidParameter.
std::uint64_t parseCount(const std::string& name, const std::string& text, std::uint64_t low, std::uint64_t high) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < low || value > high)
        throw InvalidParameter(name, text, Text("a whole number from %1 to %2", low, high));
    return value;
}

/// Throws InvalidParameter: "gallery 15", "reading 8", "viewing 6", "folder NAME".
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

/// Line by line, and where in the file it is.
class Reader {
  public:
    Reader(const std::string& text, const fs::path& file) : file_(file.string()) {
        std::istringstream stream(text);
        for (std::string line; std::getline(stream, line);)
            lines_.push_back(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
        if (!lines_.empty())
            lines_[0] = std::string(withoutByteOrderMark(lines_[0]));
        lesson_.name = file.stem().string();
    }

    Lesson read() {
        readHeader();
        while (at_ < lines_.size())
            readLine();
        if (lesson_.steps.empty())
            refuse(lines_.size(), Text("there is no step"), Text("a step begins with a line \"## Title\""));
        for (std::size_t i = 0; i < lesson_.steps.size(); ++i)
            check(lesson_.steps[i], starts_[i]);
        return std::move(lesson_);
    }

  private:
    [[noreturn]] void refuse(std::size_t line, const Text& problem, const Text& what_to_do) const {
        throw ParseError(file_, line, 0, problem, what_to_do);
    }

    /// Runs `read`; what it refuses is refused in this line.
    template <class Read> auto inLine(std::size_t line, Read read) const {
        try {
            return read();
        } catch (const InvalidParameter& error) {
            refuse(line, error.text, {});
        }
    }

    std::pair<std::string, std::string> keyAndValue() const {
        const std::string_view line = lines_[at_];
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos)
            refuse(at_ + 1, Text("\"%1\" is not a \"key: value\" line", lines_[at_]), Text("write a key, a colon and a value"));
        return {std::string(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))};
    }

    void readHeader() {
        if (lines_.empty() || trimmed(lines_[0]) != "---")
            refuse(1, Text("a lesson begins with a header"), Text("write ---, then title:, minutes: and study:, then --- again"));
        for (at_ = 1; at_ < lines_.size() && trimmed(lines_[at_]) != "---"; ++at_)
            if (!trimmed(lines_[at_]).empty())
                takeHeader();
        if (at_++ == lines_.size())
            refuse(lines_.size(), Text("the header does not end"), Text("write --- after it"));
        for (const auto& [missing, key] :
             {std::pair(lesson_.title.empty(), "title"), std::pair(lesson_.minutes == 0, "minutes"), std::pair(!study_, "study")})
            if (missing)
                refuse(at_, Text("the header has no %1", std::string(key) + ":"),
                       Text("it names title, minutes and study, and may name a seed"));
    }

    void takeHeader() {
        const auto [key, value] = keyAndValue();
        inLine(at_ + 1, [&, key = key, value = value] {
            if (key == "title")
                lesson_.title = value;
            else if (key == "minutes")
                lesson_.minutes = static_cast<int>(parseCount(key, value, 1, 600));
            else if (key == "seed")
                lesson_.seed = parseCount(key, value, 0, UINT64_MAX);
            else if (key == "study")
                lesson_.study = parseLessonStudy(value), study_ = true;
            else
                throw InvalidParameter("key", key, std::string("title, minutes, study, seed"));
        });
    }

    void readLine() {
        const std::string& line = lines_[at_];
        if (line.starts_with("```"))
            return readBlock();
        if (line.starts_with("## ")) {
            lesson_.steps.emplace_back().title = trimmed(std::string_view(line).substr(3));
            starts_.push_back(at_ + 1);
        } else if (lesson_.steps.empty()) {
            lesson_.introduction += line + "\n";
        } else if (line.starts_with("- [x] ") || line.starts_with("- [ ] ")) {
            lesson_.steps.back().choices.push_back({std::string(trimmed(std::string_view(line).substr(6))), line[3] == 'x', {}});
        } else if (line.starts_with("  > ") && !lesson_.steps.back().choices.empty()) {
            readReply(std::string(trimmed(std::string_view(line).substr(4))));
        } else {
            lesson_.steps.back().text += line + "\n";
        }
        ++at_;
    }

    void readReply(const std::string& text) {
        Choice& choice = lesson_.steps.back().choices.back();
        if (choice.right)
            refuse(at_ + 1, Text("this choice is right and needs no reply"), Text("write it below one with - [ ]"));
        choice.reply += (choice.reply.empty() ? "" : " ") + text;
    }

    void readBlock() {
        const std::size_t first = at_ + 1;
        const std::string kind(trimmed(std::string_view(lines_[at_]).substr(3)));
        std::size_t end = first;
        while (end < lines_.size() && !lines_[end].starts_with("```"))
            ++end;
        if (end == lines_.size())
            refuse(first, Text("this block does not end"), Text("write ``` after it"));
        if (kind != "do" && kind != "session") { // Markdown of the text
            std::string& text = lesson_.steps.empty() ? lesson_.introduction : lesson_.steps.back().text;
            for (; at_ <= end; ++at_)
                text += lines_[at_] + "\n";
            return;
        }
        if (lesson_.steps.empty())
            refuse(first, Text("this block belongs to no step"), Text("a step begins with a line \"## Title\""));
        if (kind == "session")
            readSessionBlock(first, end);
        else
            for (at_ = first; at_ < end; ++at_)
                if (!trimmed(lines_[at_]).empty()) {
                    const auto [key, value] = keyAndValue();
                    inLine(at_ + 1, [&, key = key, value = value] { takeLine(lesson_.steps.back(), key, value); });
                }
        at_ = end + 1;
    }

    void readSessionBlock(std::size_t first, std::size_t end) {
        LessonStep& step = lesson_.steps.back();
        if (!step.session.empty())
            refuse(first, Text("a step sets one session"), Text("put both into one block"));
        for (std::size_t i = first; i < end; ++i)
            step.session += lines_[i] + "\n";
        try {
            sessionOf(step, {}, 1);
        } catch (const ParseError& error) { // its lines count from the block's first
            refuse(first + std::max<std::size_t>(1, error.line), error.problem, error.what_to_do);
        }
    }

    void check(const LessonStep& step, std::size_t line) const {
        const auto right = std::count_if(step.choices.begin(), step.choices.end(), [](const Choice& each) { return each.right; });
        if (step.title.empty())
            refuse(line, Text("this step has no title"), Text("write it after ##"));
        if (!step.choices.empty() && right == 0)
            refuse(line, Text("none of this step's choices is right"), Text("mark those that are with - [x]"));
        if (!step.choices.empty() && static_cast<std::size_t>(right) == step.choices.size())
            refuse(line, Text("all of this step's choices are right"), Text("mark those that are wrong with - [ ]"));
        if (!step.choices.empty() && step.answer)
            refuse(line, Text("this step has choices and an answer to type"), Text("ask one question a step"));
        if (step.game && step.audit)
            refuse(line, Text("this step has a game and an audit"), Text("one of them a step"));
    }

    std::string file_;
    std::vector<std::string> lines_;
    std::size_t at_ = 0;
    bool study_ = false;
    std::vector<std::size_t> starts_; ///< of steps
    Lesson lesson_;
};

/// Throws ParseError.
json patchOf(const std::string& session) {
    json patch;
    try {
        patch = json::parse(session);
    } catch (const json::parse_error&) {
        parseSession(session, "session"); // says where
        throw;
    }
    if (!patch.is_object())
        throw ParseError("session", 1, 0, Text("a session is an object"), Text("write { \"bench\": \"heatmaps\" }"));
    if (patch.contains("data"))
        throw ParseError("session", 1, 0, Text("the study is the lesson's"), Text("name it in the header, as study:"));
    return patch;
}

/// Keys of `now` that differ from `before`; what is gone is null. A JSON merge patch (RFC 7386).
json changes(const json& before, const json& now) {
    json out = json::object();
    for (const auto& [key, value] : now.items()) {
        const auto old = before.find(key);
        if (old == before.end())
            out[key] = value;
        else if (value.is_object() && old->is_object()) {
            if (json inner = changes(*old, value); !inner.empty())
                out[key] = std::move(inner);
        } else if (value != *old)
            out[key] = value;
    }
    for (const auto& [key, value] : before.items())
        if (!now.contains(key))
            out[key] = nullptr;
    return out;
}

} // namespace

Lesson parseLesson(const std::string& text, const fs::path& file) { return Reader(text, file).read(); }

Lesson readLesson(const fs::path& file) {
    std::error_code error;
    const bool regular = fs::is_regular_file(file, error);
    if (regular && fs::file_size(file, error) > most_lesson_bytes)
        throw ParseError(file.string(), 0, 0, Text("is larger than the %1 MiB a lesson may have", most_lesson_bytes >> 20),
                         Text("name a lesson's file or a folder of lessons"));
    if (const auto text = regular ? wholeFile(file) : std::nullopt)
        return parseLesson(*text, file);
    throw ParseError(file.string(), 0, 0, Text("cannot be read"), Text("name a lesson's file or a folder of lessons"));
}

std::vector<fs::path> lessonFiles(const fs::path& path, const std::string& language) {
    std::vector<fs::path> out;
    if (!fs::is_directory(path))
        return {path};
    for (const fs::path& file : filesIn(path))
        if (file.extension() == ".md" && file.stem() != "README") {
            const fs::path other = path / language / file.filename();
            out.push_back(!language.empty() && fs::exists(other) ? other : file);
        }
    if (out.empty())
        throw ParseError(path.string(), 0, 0, Text("there is no lesson in this folder"),
                         Text("lessons are Markdown files, NAME.md"));
    return out;
}

Session sessionOf(const LessonStep& step, const DataSource& data, std::uint64_t seed) {
    Session session;
    session.seed = seed;
    if (!step.session.empty()) {
        json whole = json::parse(sessionText(session));
        whole.merge_patch(patchOf(step.session));
        session = parseSession(whole.dump(), fs::path(data.path).parent_path() / "session");
    }
    session.data = data;
    return session;
}

std::string recordedStep(const Session& session, const std::string& title) {
    Session fresh;
    fresh.seed = session.seed;                                         // the lesson's, or the student's
    const fs::path folder = fs::path(session.data.path).parent_path(); // as sessionOf() seeks files
    json now = json::parse(sessionText(session, folder)), before = json::parse(sessionText(fresh, folder));
    now.erase("data");
    before.erase("data");
    return "## " + title + "\n\nWrite here what is to be seen and done.\n\n```session\n" + changes(before, now).dump(2) +
           "\n```\n";
}

} // namespace nictate
