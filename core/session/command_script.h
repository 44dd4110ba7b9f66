#pragma once
// What a person copies to repeat what is on screen: calls of nictate-cli, said for a shell, or for Python and R by Nictate's own
// packages (resources/python, resources/r), which call the same program with the same words.

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nictate {

/// A choice of a call: an option of the command, or a parameter of the mechanism.
struct CommandOption {
    std::string name, value;
    bool number = false;    ///< said without quotes where a language tells numbers from texts
    bool parameter = false; ///< --set name=value
};

/// One command on one study. An option may stand there several times.
struct CommandCall {
    std::string command; ///< such as heatmap
    std::string data;    ///< the study's path
    std::vector<CommandOption> options;
    std::vector<std::pair<std::string, std::string>> reading; ///< how the study is read

    CommandCall& text(const std::string& name, const std::string& value);
    CommandCall& number(const std::string& name, const std::string& value);
};

/// The words of a call behind the program's name, as a program takes them.
std::vector<std::string> wordsOf(const CommandCall& call);

/// Remarks, a file, calls one after another, and calls that are only told of.
struct CommandScript {
    std::vector<std::string> remarks;                        ///< what the calls cannot say; names in them are quoted
    std::optional<std::pair<std::string, std::string>> file; ///< its name and text, written before the calls
    std::vector<CommandCall> calls;
    std::vector<std::pair<std::string, CommandCall>> also; ///< in a comment, after a few words
};

/// What a person pastes into.
enum class CommandLanguage { shell, python, r };

/// The script, without a line end after its last line. Whatever names hold, nothing in them runs.
std::string scriptText(const CommandScript& script, CommandLanguage language);

} // namespace nictate
