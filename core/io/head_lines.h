#pragma once
// The beginning of a text, line by line, to look at before it is read.

#include "core/files/text_source.h"

#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// The complete lines in the first 64 KiB, at most 400; they point into the source and nothing is consumed.
std::vector<std::string_view> headLines(TextSource& source);

/// Where the header may be: behind the line "#DATA" of files that describe themselves in blocks before, else anywhere.
std::size_t firstHeaderLine(const std::vector<std::string_view>& lines);

std::string_view trimmed(std::string_view text); ///< without spaces and tabs around it

/// A lenient split of one line into cells: good enough to look at a table before reading it.
std::vector<std::string> splitLine(std::string_view line, char delimiter);

} // namespace nictate
