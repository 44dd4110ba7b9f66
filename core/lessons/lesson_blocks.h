#pragma once
// What stands in a step's fenced blocks, line by line.

#include "core/lessons/lesson.h"

#include <string>

namespace nictate {

/// One line of a `do` block, "key: value", into the step. Throws InvalidParameter.
void takeLine(LessonStep& step, const std::string& key, const std::string& value);

/// Throws InvalidParameter: "gallery 15", "reading 8", "viewing 6", "folder NAME".
LessonStudy parseLessonStudy(const std::string& text);

/// A whole number in its range. Throws InvalidParameter.
std::uint64_t parseCount(const std::string& name, const std::string& text, std::uint64_t low, std::uint64_t high);

} // namespace nictate
