#include "core/domains/registry.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/lessons/lesson_reader.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/platform/test_system.h"

#include <algorithm>
#include <regex>

using namespace nictate;

namespace {

const std::string header = "---\ntitle: Noise\nminutes: 10\nstudy: gallery 12\nseed: 4\n---\nWhat it is about.\n\n";

Lesson parsed(const std::string& steps) { return parseLesson(header + steps, "noise.md"); }

/// What is wrong with it, and in which line.
std::pair<std::size_t, std::string> refused(const std::string& text) {
    try {
        parseLesson(text, "noise.md");
    } catch (const ParseError& error) {
        CHECK(std::string(error.what()).starts_with("noise.md"));
        return {error.line, error.what()};
    }
    return {0, "read"};
}

void checkRefused(const std::string& text, std::size_t line, const std::string& words) {
    const auto [where, what] = refused(text);
    CAPTURE(what, words);
    CHECK(where == line);
    CHECK(what.find(words) != std::string::npos);
}

} // namespace

TEST_CASE("a lesson's header, text, blocks and choices are read") {
    const Lesson lesson =
        parsed("## Look\nMove *it*.\n\n```do\npoint: epsilon.slider\nrequire: epsilon <= 0.5\n"
               "require: user_epsilon > published_epsilon\nhint: To the left.\nhint: Further.\n```\n"
               "```session\n{\"bench\": \"heatmaps\",\n \"parameters\": {\"laplace\": {\"epsilon\": 3}}}\n```\n"
               "## Say\nWho?\n- [ ] P01\n- [x] P07\n\n```csv\na,b\n```\n## Type\n```do\nanswer: cc +- 0.05\n```\n");
    CHECK(lesson.name == "noise");
    CHECK(lesson.title == "Noise");
    CHECK(lesson.minutes == 10);
    CHECK(lesson.seed == 4);
    CHECK(lesson.study.people == 12);
    CHECK(lesson.introduction.find("What it is about.") == 0);
    REQUIRE(lesson.steps.size() == 3);
    const LessonStep& look = lesson.steps[0];
    CHECK(look.title == "Look");
    CHECK(look.text == "Move *it*.\n\n");
    CHECK(look.point == "epsilon.slider");
    CHECK(look.hints == std::vector<std::string>{"To the left.", "Further."});
    REQUIRE(look.requirements.size() == 2);
    CHECK(look.requirements[1].other == "published_epsilon");
    const Session session = sessionOf(look, {}, 9);
    CHECK(session.seed == 9);
    CHECK(session.parameters("laplace").number("epsilon") == 3);
    CHECK(session.at("signals").mechanism == "fpa"); // the rest is as in a fresh one
    REQUIRE(lesson.steps[1].choices.size() == 2);
    CHECK(lesson.steps[1].choices[1].right);
    CHECK(lesson.steps[1].text.find("```csv\na,b\n```") != std::string::npos);
    CHECK(lesson.steps[2].answer->fact == "cc");
}

TEST_CASE("requirements hold on facts of their kind, and never on what cannot be seen") {
    const Facts facts{{"epsilon", 0.5}, {"cc", 0.81}, {"mechanism", "laplace"}, {"plot", "signal attack"}, {"user_epsilon", 2.0}};
    for (const char* yes : {"epsilon = 0.5", "epsilon<=0.5", "cc > epsilon", "mechanism = laplace", "mechanism != gaussian",
                            "plot = attack", "cc >= 0.81", "user_epsilon != 3"})
        CHECK(holds(parseRequirement(yes), facts));
    for (const char* no : {"epsilon < 0.5", "cc > 0.81", "mechanism = gaussian", "plot = error", "recovered < 1", "clip != 3"})
        CHECK_FALSE(holds(parseRequirement(no), facts));
}

TEST_CASE("an answer is right by number within its tolerance, or by word") {
    auto answer = [](const std::string& text) { return *parsed("## A\n```do\nanswer: " + text + "\n```\n").steps[0].answer; };
    CHECK(isRight(answer("0.73 ± 0.02"), " 0,75 ", {}));
    CHECK_FALSE(isRight(answer("0.73 ± 0.02"), "0.76", {}));
    CHECK_FALSE(isRight(answer("12"), "twelve", {}));
    CHECK(isRight(answer("cc ± 0.01"), "0.5", {{"cc", 0.505}}));
    CHECK_FALSE(isRight(answer("cc ± 0.01"), "0.5", {}));
    CHECK(isRight(answer("owl | the owl"), "The Owl", {}));
    CHECK_FALSE(isRight(answer("owl | the owl"), "moon", {}));
}

TEST_CASE("a step replies to the wrong answer that was given, and to no other") {
    const LessonStep ticked = parsed("## A\n- [ ] P01\n  > P01 was\n  > never there.\n- [x] P07\n- [ ] P08\n").steps[0];
    CHECK(replyTo(ticked, {0}) == "P01 was never there.");
    CHECK(replyTo(ticked, {1}).empty());
    CHECK(replyTo(ticked, {2}).empty());
    CHECK(replyTo(ticked, {0, 1}) == "P01 was never there.");
    const LessonStep typed =
        parsed("## A\n```do\nanswer: 8\nwrong: 16 | How often.\nwrong: cc ± 0.01 | The correlation.\n```\n").steps[0];
    CHECK(replyTo(typed, " 16 ", {}) == "How often.");
    CHECK(replyTo(typed, "0,5", {{"cc", 0.5}}) == "The correlation.");
    CHECK(replyTo(typed, "8", {}).empty());
    CHECK(replyTo(typed, "9", {}).empty());
}

TEST_CASE("students read requirements in words") {
    const auto words = [](const char* text) { return inWords(parseRequirement(text)); };
    CHECK(words("epsilon <= 0.5") == "ε: at most 0.5");
    CHECK(words("game_finished >= 3") == "Values of ε with every round answered: at least 3");
    CHECK(words("third_panel = attacker") == "Third panel: Attacker's view");
    CHECK(words("error > constant_error") == "Error of the protected signal: more than error of the constant");
    CHECK(words("mechanism != clipped-gaussian") == "Mechanism: other than " + mechanismInfo("clipped-gaussian").name.english());
    CHECK(words("audit_draws >= 100000") == "Draws of each data set: at least 100\u202f000");
    static const std::regex sign("[<>=_]");
    for (const auto& file : lessonFiles(NICTATE_SOURCE_DIR "/resources/lessons"))
        for (const LessonStep& step : readLesson(file).steps)
            for (const Requirement& requirement : step.requirements) {
                CAPTURE(requirement.text, inWords(requirement));
                CHECK_FALSE(std::regex_search(inWords(requirement).english(), sign));
            }
}

TEST_CASE("a malformed lesson is refused with its line and what would be right") {
    checkRefused("## Look\n", 1, "begins with a header");
    checkRefused("---\ntitle: A\nminutes: soon\nstudy: gallery 12\n---\n## A\n", 3, "whole number from 1 to 600");
    checkRefused("---\ntitle: A\nminutes: 5\nstudy: gallery many\n---\n## A\n", 4, "whole number from 2 to 200");
    checkRefused("---\ntitle: A\nminutes: 5\nstudies: 3\n---\n## A\n", 4, "title, minutes, study, seed");
    checkRefused("---\ntitle: A\nminutes: 5\n---\n## A\n", 4, "no study:");
    checkRefused("---\ntitle: A\n", 2, "the header does not end");
    checkRefused(header, 8, "there is no step");
    checkRefused(header + "## A\n```do\nrequire: epsilonn < 1\n```\n", 11, "invalid fact: epsilonn");
    checkRefused(header + "## A\n```do\nrequire: mechanism = laplas\n```\n", 11, "clipped-gaussian");
    checkRefused(header + "## A\n```do\nrequire: status < proven\n```\n", 11, "which is a word");
    checkRefused(header + "## A\n```do\nrequire: epsilon 3\n```\n", 11, "FACT = VALUE");
    checkRefused(header + "## A\n```do\nrequire: bench = cellar\n```\n", 11, "heatmaps");
    checkRefused(header + "## A\n```do\nrequire: finish = shrunk\n```\n", 11, "shrink");
    checkRefused(header + "## A\n```do\nwish: more\n```\n", 11, "point, require, hint");
    checkRefused(header + "## A\n```do\naudit: fpa no-such-fault\n```\n", 11, "missing-root-n");
    checkRefused(header + "## A\n```do\nwrong: 16\n```\n", 11, "what is said to it");
    checkRefused(header + "## A\n- [ ] no\n- [x] yes\n  > Why?\n", 12, "needs no reply");
    checkRefused(header + "## A\n```do\ngame: 0\n```\n", 11, "such as: 8 2 0.5");
    checkRefused(header + "## A\n```do\nanswer: mechanism ± 1\n```\n", 11, "a fact that is one");
    checkRefused(header + "## A\n```do\nhint: never ends\n", 10, "write ``` after it");
    checkRefused(header + "```do\nhint: too early\n```\n", 9, "belongs to no step");
    checkRefused(header + "## A\n```session\n{\"bench\": \"heatmaps\",\n \"seed\": -}\n```\n", 12, "not valid JSON");
    checkRefused(header + "## A\n```session\n{\"parameters\": {\"laplace\": {\"epsilon\": -3}}}\n```\n", 11,
                 "invalid epsilon: -3");
    checkRefused(header + "## A\n```session\n{\"data\": {\"path\": \"x\"}}\n```\n", 11, "as study:");
    checkRefused(header + "## A\n- [ ] no\n- [ ] nor this\n", 9, "none of this step");
    checkRefused(header + "## A\n- [x] yes\n", 9, "are right");
    checkRefused(header + "## A\n- [x] yes\n- [ ] no\n```do\nanswer: 3\n```\n", 9, "one question a step");
}

TEST_CASE("a recorded step brings back what was chosen, and holds nothing else") {
    Session session;
    session.data.path = "/home/somebody/secret-study";
    session.seed = 12;
    session.bench = "signals";
    session.at("signals").mechanism = "cfpa";
    session.given["cfpa"].set("chunk", 64.0);
    session.view<SignalsView>().condition = "comic";
    session.view<SignalsView>().bounds = (std::filesystem::path(session.data.path).parent_path() / "bounds.csv").generic_string();
    const std::string step = recordedStep(session, "As it was");
    CHECK(step.find("secret") == std::string::npos);
    Session back = sessionOf(parsed(step).steps[0], session.data, session.seed);
    CHECK(back == session);
    CHECK(step.size() < 400);
}

TEST_CASE("a folder's lessons come by name, in another language where that stands beside") {
    const test::TemporaryFolder folder;
    for (const char* name : {"2-b.md", "1-a.md", "README.md", "note.txt", "de/1-a.md"})
        folder.write(name, "x");
    const auto names = lessonFiles(folder.path(), "de");
    REQUIRE(names.size() == 2);
    CHECK(names[0] == folder.path() / "de" / "1-a.md");
    CHECK(names[1] == folder.path() / "2-b.md");
    CHECK(lessonFiles(names[1]) == std::vector{names[1]});
    CHECK_THROWS_AS(readLesson(folder.path() / "x.md"), ParseError);
}

TEST_CASE("the handbook tells every fact that a lesson can require") {
    const std::string page = test::contents(std::filesystem::path(NICTATE_SOURCE_DIR) / "resources/handbook/lessons.md");
    for (const FactInfo& fact : factInfos()) {
        CAPTURE(fact.name);
        CHECK(page.find("`" + fact.name + "`") != std::string::npos);
    }
}

TEST_CASE("German lessons ask and check what the English ones do, step by step") {
    const std::filesystem::path lessons = NICTATE_SOURCE_DIR "/resources/lessons";
    const auto right = [](const LessonStep& step) {
        return std::count_if(step.choices.begin(), step.choices.end(), [](const Choice& each) { return each.right; });
    };
    REQUIRE(lessonFiles(lessons).size() == 8);
    for (const auto& file : lessonFiles(lessons)) {
        const Lesson english = readLesson(file), german = readLesson(lessons / "de" / file.filename());
        CAPTURE(english.name);
        CHECK(german.minutes == english.minutes);
        CHECK(german.seed == english.seed);
        CHECK(german.study.people == english.study.people);
        REQUIRE(german.steps.size() == english.steps.size());
        for (std::size_t i = 0; i < english.steps.size(); ++i) {
            const LessonStep &here = english.steps[i], &there = german.steps[i];
            CAPTURE(here.title, there.title);
            CHECK(there.session == here.session);
            CHECK(there.point == here.point);
            CHECK(there.choices.size() == here.choices.size());
            CHECK(right(there) == right(here));
            CHECK(there.hints.size() == here.hints.size());
            CHECK(there.replies.size() == here.replies.size());
            for (std::size_t j = 0; j < here.choices.size() && j < there.choices.size(); ++j) {
                CHECK(here.choices[j].reply.empty() == here.choices[j].right); // whoever is wrong is told why
                CHECK(there.choices[j].reply.empty() == here.choices[j].reply.empty());
            }
            CHECK(there.game.has_value() == here.game.has_value());
            CHECK(there.audit.has_value() == here.audit.has_value());
            CHECK((there.answer ? there.answer->fact : "none") == (here.answer ? here.answer->fact : "none"));
            REQUIRE(there.requirements.size() == here.requirements.size());
            for (std::size_t r = 0; r < here.requirements.size(); ++r)
                CHECK(there.requirements[r].text == here.requirements[r].text);
        }
    }
}

TEST_CASE("a lesson's study lies in the lesson's own folder") {
    for (const char* out : {"../../etc", "/etc", "a/../../b", ".."}) {
        const std::string text = std::string("---\ntitle: T\nminutes: 5\nstudy: folder ") + out + "\n---\n## A\n";
        CHECK_THROWS_WITH(parseLesson(text, "t.md"),
                          Catch::Contains("t.md, line 4") && Catch::Contains("a study in the lesson's own folder"));
    }
    CHECK(parseLesson("---\ntitle: T\nminutes: 5\nstudy: folder class/gaze..csv\n---\n## A\n", "t.md").study.folder ==
          "class/gaze..csv");
}

TEST_CASE("a lesson that is a pipe, a device or too large is refused, not waited for", "[posix]") {
    test::TemporaryFolder folder;
    const auto pipe = folder.path() / "pipe.md";
    REQUIRE(test::makeFifo(pipe));
    CHECK_THROWS_AS(readLesson(pipe), ParseError);
    CHECK_THROWS_AS(readLesson("/dev/zero"), ParseError);
    const auto large = folder.write("large.md", "---\n");
    std::filesystem::resize_file(large, most_lesson_bytes + 1);
    CHECK_THROWS_WITH(readLesson(large), Catch::Contains("larger than the 4 MiB"));
}
