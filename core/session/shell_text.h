#pragma once
// Text that a person pastes into a shell. Names in it were chosen by others: whatever they hold, they are one word or stand in
// one comment, and nothing in them runs.

#include <string>
#include <string_view>

namespace nictate {

enum class Shell {
    posix,     ///< bash and zsh
    powershell ///< of Windows
};
/// The one that people have here.
Shell usualShell();

/// How many bytes from here on are one sign that is not shown or that moves others: controls, line and direction marks. `text`
/// is not empty.
std::size_t hiddenBytes(std::string_view text);

/// `text` as one word on one line: with its line breaks and other control characters as $'\n' or [char]10, and in bash and zsh
/// also bytes that are no UTF-8.
std::string shellQuoted(const std::string& text, Shell shell = usualShell());

/// A path as one word that no program takes for an option.
std::string shellPath(const std::string& path, Shell shell = usualShell());

/// How a command line begins that calls nictate-cli: by its name, in PowerShell by where it lies beside this program, since no
/// folder of programs is searched for it there.
std::string commandName(Shell shell = usualShell());

/// "# text" and a line end, on one line. Names in it are quoted with shellQuoted(): some shells run comments that are typed.
std::string shellComment(const std::string& text);

/// Lines that make a file of this name hold this text.
std::string shellFile(const std::string& name, const std::string& text, Shell shell = usualShell());

} // namespace nictate
