#pragma once
// A lesson: text in steps beside the workbench it is about. What a step asks a person to do is checked on facts of what is on
// screen; what it asks them to say, on their answer.

#include "core/lessons/facts.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace nictate {

/// Whose gaze a lesson is about. People are simulated, or those of a study that lies beside the lesson.
struct LessonStudy {
    enum class Kind { gallery, reading, viewing, folder };
    Kind kind = Kind::gallery;
    int people = 0;     ///< 2 … 200, of those that are simulated
    std::string folder; ///< a study's file or folder, from the lesson's own
};

/// One answer to tick.
struct Choice {
    std::string text;
    bool right = false;
    std::string reply; ///< what is said to whoever ticks it, where it is wrong
};

/// What is to be typed: a number, or one of some words.
struct TypedAnswer {
    std::string fact; ///< the number that is on screen under this name; empty: `value`
    double value = 0;
    double tolerance = 0;
    std::vector<std::string> words; ///< any of them is right; empty: a number
};

/// What is said to whoever types this.
struct Reply {
    TypedAnswer to;
    std::string text;
};

/// What is done in the lesson's own column.
struct GuessingGame {
    std::vector<double> epsilons; ///< 1 … 4 of them, in (0, 20]
};

/// An audit of a faulty mechanism, run in the lesson's column.
struct AuditBench {
    std::string mechanism, mutant; ///< ids
};

/// One page of a lesson: its text, what it sets, and what it asks for.
struct LessonStep {
    std::string title;
    std::string text;    ///< Markdown
    std::string session; ///< a JSON object, merged into a fresh session; empty: what is on screen stays
    std::string point;   ///< name of the control that is outlined; empty: none
    std::vector<Requirement> requirements;
    std::vector<Choice> choices;       ///< of which some are right; empty: nothing is to be chosen
    std::optional<TypedAnswer> answer; ///< not with choices
    std::vector<Reply> replies;        ///< to wrong answers that are typed
    std::vector<std::string> hints;
    std::optional<GuessingGame> game;
    std::optional<AuditBench> audit;

    bool asks() const { return !choices.empty() || answer; }
};

/// A whole lesson as read from its file.
struct Lesson {
    std::string name; ///< its file's, without the ending
    std::string title;
    int minutes = 0;
    LessonStudy study;
    std::uint64_t seed = 1;
    std::string introduction; ///< Markdown
    std::vector<LessonStep> steps;
};

/// Right, also with spaces around it, in other letters' case and with a decimal comma. A number that is not on screen is never
/// right.
bool isRight(const TypedAnswer& answer, const std::string& typed, const Facts& facts);
/// What the step says to a wrong answer; empty where it has nothing to say to this one.
std::string replyTo(const LessonStep& step, const std::string& typed, const Facts& facts);
std::string replyTo(const LessonStep& step, const std::set<std::size_t>& chosen);

} // namespace nictate
