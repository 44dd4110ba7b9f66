#include "core/session/script_text.h"

#include "core/session/program_text.h"
#include "core/session/shell_text.h"

#include <algorithm>
#include <array>

namespace nictate {

namespace {

/// An option's value that starts with a dash would be read as an option.
std::string shellOption(const std::string& name, const std::string& value) {
    const char* between = !value.empty() && value.front() == '-' ? "=" : " ";
    return " --" + name + between + shellQuoted(value);
}

std::string shellLine(const CommandCall& call) {
    std::string line = commandName() + " " + call.command + (call.data.empty() ? "" : " " + shellPath(call.data));
    for (const CommandOption& option : call.options)
        line +=
            option.parameter ? " --set " + shellQuoted(option.name + "=" + option.value) : shellOption(option.name, option.value);
    for (const auto& [name, value] : call.reading)
        line += shellOption(name, value);
    return line;
}

std::string shellScript(const CommandScript& script) {
    std::string text;
    for (const std::string& remark : script.remarks)
        text += shellComment(remark);
    if (script.file)
        text += shellFile(script.file->first, script.file->second);
    for (const CommandCall& call : script.calls)
        text += shellLine(call) + "\n";
    for (const auto& [words, call] : script.also)
        text += shellComment(words + shellLine(call));
    return text;
}

/// The same calls by the packages for Python and R: `study` is opened, and asked.
class ProgramScript {
  public:
    explicit ProgramScript(const ProgramLanguage& language) : language_(language) {}

    std::string text(const CommandScript& script) {
        std::string out;
        for (const std::string& remark : script.remarks)
            out += shellComment(remark);
        out += language_.begin;
        if (script.file)
            out += language_.writesFile(script.file->first, script.file->second);
        for (const CommandCall& call : script.calls) {
            out += open(call);
            out += ask(call); // which changes what is open
        }
        for (const auto& [words, call] : script.also)
            out += shellComment(words + called(call));
        return out;
    }

  private:
    std::string open(const CommandCall& call) {
        if (call.data == opened_ && call.reading == reading_)
            return "";
        opened_ = call.data;
        reading_ = call.reading;
        std::string words = language_.quoted(call.data);
        std::vector<std::string> entries; // --read is said for each of them
        for (const auto& [name, value] : call.reading)
            if (name == "read")
                entries.push_back(language_.quoted(value));
            else
                words += ", " + argument(name, language_.quoted(value));
        if (!entries.empty())
            words += ", " + argument("read", language_.list(entries));
        return "study" + language_.assigns + language_.opens + "(" + words + ")\n";
    }

    std::string ask(const CommandCall& call) {
        if (call.command != "features")
            return "result" + language_.assigns + called(call) + "\nprint(result)\n";
        reading_.clear(); // a study of its own is made, and opened
        for (const CommandOption& option : call.options)
            if (option.name == "out")
                opened_ = option.value;
        return "study" + language_.assigns + called(call) + "\n";
    }

    std::string called(const CommandCall& call) const {
        std::vector<std::string> words, settings;
        for (std::size_t i = 0; i < call.options.size(); ++i) {
            const CommandOption& option = call.options[i];
            const auto same = [&](const CommandOption& other) {
                return other.name == option.name && other.parameter == option.parameter;
            };
            const bool first = std::none_of(call.options.begin(), call.options.begin() + static_cast<std::ptrdiff_t>(i), same);
            const bool frames = option.name == "out" && call.command != "features"; // come back without a file
            if (!first || frames)
                continue;
            std::vector<std::string> values;
            for (const CommandOption& other : call.options)
                if (same(other))
                    values.push_back(other.number ? language_.number(other.value) : language_.quoted(other.value));
            const std::string value = values.size() == 1 ? values.front() : language_.list(values);
            if (isAlsoAnOption(option))
                settings.push_back(language_.entry(option.name, value));
            else
                words.push_back(argument(option.name, value));
        }
        if (!settings.empty())
            words.push_back("settings" + language_.equals + language_.dictionary(settings));
        return language_.method(call.command == "aoi" ? "areas" : call.command, words);
    }

    /// Parameters that have the name of some command's option.
    static bool isAlsoAnOption(const CommandOption& option) {
        constexpr std::array names = {"k", "interval"};
        return option.parameter && std::find(names.begin(), names.end(), option.name) != names.end();
    }

    std::string argument(std::string name, const std::string& value) const {
        std::replace(name.begin(), name.end(), '-', '_');
        return name + language_.equals + value;
    }

    const ProgramLanguage& language_;
    std::string opened_;
    std::vector<std::pair<std::string, std::string>> reading_;
};

} // namespace

std::string scriptText(const CommandScript& script, CommandLanguage language) {
    std::string text = language == CommandLanguage::shell
                           ? shellScript(script)
                           : ProgramScript(language == CommandLanguage::python ? python() : r()).text(script);
    while (text.ends_with('\n'))
        text.pop_back();
    return text;
}

} // namespace nictate
