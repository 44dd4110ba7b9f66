#pragma once
// What a person repeats: calls of nictate-cli. Choices left at their defaults are left out.

#include "core/choices/session.h"

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
    CommandCall& parameters(const Parameters& given);
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

/// A script, and how calls begin that are still to be added.
struct BegunScript {
    CommandScript script;
    CommandCall call;
};

/// A call on the session's study, read as it is read here.
CommandCall callOf(const std::string& command, const Session& session);

/// What no call can say, for who reads it: observers who are left out.
std::vector<std::string> remarksOn(const Session& session, const Dataset& dataset);

/// With commas between.
std::string withCommas(const std::vector<std::string>& values);

} // namespace nictate
