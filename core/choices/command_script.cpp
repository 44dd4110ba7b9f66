#include "core/choices/command_script.h"

#include "core/io/plan_options.h"

namespace nictate {

CommandCall& CommandCall::text(const std::string& name, const std::string& value) {
    options.push_back({name, value, false, false});
    return *this;
}

CommandCall& CommandCall::number(const std::string& name, const std::string& value) {
    options.push_back({name, value, true, false});
    return *this;
}

CommandCall& CommandCall::parameters(const Parameters& given) {
    for (const auto& [name, value] : given.all())
        options.push_back({name, valueText(value), std::holds_alternative<double>(value), true});
    return *this;
}

std::vector<std::string> wordsOf(const CommandCall& call) {
    std::vector<std::string> words = {call.command};
    if (!call.data.empty())
        words.push_back((call.data.front() == '-' ? "./" : "") + call.data); // else it would be an option
    for (const CommandOption& option : call.options)
        words.push_back(option.parameter ? "--set=" + option.name + "=" + option.value : "--" + option.name + "=" + option.value);
    for (const auto& [name, value] : call.reading)
        words.push_back("--" + name + "=" + value);
    return words;
}

CommandCall callOf(const std::string& command, const Session& session) {
    return {command, session.data.path, {}, asOptions(session.data.reading)};
}

std::vector<std::string> remarksOn(const Session& session, const Dataset& dataset) {
    const std::size_t all = dataset.participants.size();
    const std::size_t included = includedParticipants(session, dataset).size();
    if (included == all)
        return {};
    return {std::to_string(all - included) + " of " + std::to_string(all) +
            " observers are left out on screen; this line reads all of them. To get the same, save the study as shown (Study > "
            "Save study as shown) and run it on that folder."};
}

std::string withCommas(const std::vector<std::string>& values) {
    std::string text;
    for (const std::string& value : values)
        text += (text.empty() ? "" : ",") + value;
    return text;
}

} // namespace nictate
