#pragma once
// Lessons as Markdown files; the handbook's page on lessons says how they are written.

#include "core/choices/session.h"
#include "core/lessons/lesson.h"

#include <filesystem>
#include <string>
#include <vector>

namespace nictate {

/// `file` names the lesson and stands in errors. Everything is checked: sessions, facts, mechanisms, mutants. Throws ParseError
/// with the line and what would be right.
Lesson parseLesson(const std::string& text, const std::filesystem::path& file);
inline constexpr std::uintmax_t most_lesson_bytes = 4u << 20;
/// A regular file of at most that. Throws ParseError.
Lesson readLesson(const std::filesystem::path& file);
/// The lessons at a path: the file itself, or those of the folder (.md), by name. One that has a
/// translation beside it, in a folder named after `language`, is that. Throws ParseError for a path without lessons.
std::vector<std::filesystem::path> lessonFiles(const std::filesystem::path& path, const std::string& language = {});

/// What a step sets: a fresh session on this study with this seed, and its own choices in it. Names of
/// files in it are sought beside the study. Throws ParseError.
Session sessionOf(const LessonStep& step, const DataSource& data, std::uint64_t seed);

/// A step, ready to be pasted into a lesson, that brings back what is chosen in this session: what differs from a fresh one.
/// Files beside the study are named without their folder.
std::string recordedStep(const Session& session, const std::string& title);

} // namespace nictate
