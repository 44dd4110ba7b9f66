#pragma once

#include "core/text.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

bool isUtf8(std::string_view text);
/// Appends the bytes of a character; `code` ≤ 0x10FFFF.
void appendUtf8(std::string& text, char32_t code);

/// The text as valid UTF-8: itself, or read as Windows-1252, which holds Latin-1, where it is not (older exports).
std::string asUtf8(std::string_view text);

/// A cell as it may be quoted in a message: valid UTF-8, on one line, at most 40 characters.
std::string inQuotes(std::string_view cell);
/// "a.csv", "b.csv" …: the first ones, each in quotes.
std::string listOf(const std::vector<std::string>& names, std::size_t most = 5);

/// "1 row", "3 rows".
Text counted(std::size_t count, const Text& one, const Text& many);

/// The parts between these characters, empty ones too; one empty part for an empty text.
std::vector<std::string> split(std::string_view text, char at);

/// "P2" before "P10"; capitals and small letters are the same unless nothing else differs.
bool naturallyBefore(std::string_view a, std::string_view b);

std::string lowerCase(std::string_view text); ///< ASCII letters only

std::string_view withoutByteOrderMark(std::string_view text);

} // namespace nictate
