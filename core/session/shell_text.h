#pragma once
// Text that a person pastes into a shell. Names in it were chosen by others: whatever they hold, they are one word or stand in
// one comment, and nothing in them runs.

#include <string>
#include <string_view>

namespace nictate {

/// How many bytes from here on are one sign that is not shown or that moves others: controls, line and direction marks. `text`
/// is not empty.
std::size_t hiddenBytes(std::string_view text);

/// `text` as one word of bash or zsh, on one line: with its line breaks and other control characters, and bytes that are no
/// UTF-8, as $'\n'.
std::string shellQuoted(const std::string& text);

/// A path as one word that no program takes for an option.
std::string shellPath(const std::string& path);

/// "# text" and a line end, on one line. Names in it are quoted with shellQuoted(): some shells run comments that are typed.
std::string shellComment(const std::string& text);

/// Lines that make a file of this name hold this text.
std::string shellFile(const std::string& name, const std::string& text);

} // namespace nictate
