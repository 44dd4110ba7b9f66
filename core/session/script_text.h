#pragma once
// What a person pastes to repeat what is on screen: calls of nictate-cli, said for a shell, or for Python and R by Nictate's own
// packages (resources/python, resources/r), which call the same program with the same words.

#include "core/choices/command_script.h"

#include <string>

namespace nictate {

/// What a person pastes into.
enum class CommandLanguage { shell, python, r };

/// The script, without a line end after its last line. Whatever names hold, nothing in them runs.
std::string scriptText(const CommandScript& script, CommandLanguage language);

} // namespace nictate
