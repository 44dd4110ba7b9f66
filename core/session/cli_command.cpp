#include "core/session/cli_command.h"

#include "core/maps/heatmap.h"

#include <algorithm>

namespace nictate {

namespace {

/// An option's value that starts with a dash would be read as an option.
std::string option(const std::string& name, const std::string& value) {
    const char* between = !value.empty() && value.front() == '-' ? "=" : " ";
    return " --" + name + between + shellQuoted(value);
}

std::string sizeText(int width, int height) { return std::to_string(width) + "x" + std::to_string(height); }

std::string columnsText(const std::map<std::string, std::string>& columns) {
    std::string text;
    for (const auto& [role, header] : columns)
        text += (text.empty() ? "" : ",") + role + "=" + header;
    return text;
}

std::string notes(const Session& session, const Dataset& dataset) {
    const std::string remedy = "save the study as shown (Study > Save study as shown) and run it on that folder.\n";
    std::string text;
    const std::size_t all = dataset.participants.size();
    const std::size_t included = includedParticipants(session, dataset).size();
    if (included < all)
        text += "# " + std::to_string(all - included) + " of " + std::to_string(all) +
                " observers are left out on screen; this line reads all of them. To get the same, " + remedy;
    const DataSource& data = session.data;
    for (const auto& [role, header] : data.columns)
        if (header.find(',') != std::string::npos)
            text += "# The column \"" + header + "\" holds a comma, which --columns cannot name; to get the same, " + remedy;
    if (data.positions || data.time_unit || data.duration_unit || data.rows || data.delimiter || data.decimal_sign)
        text += "# Units or kinds of rows were named by hand when the file was opened; to get the same, " + remedy;
    return text;
}

} // namespace

std::string shellQuoted(const std::string& text) {
    const char* plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=,+@%-";
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos)
        return text;
    std::string quoted = "'";
    for (char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string cliCommand(const Session& session, const Dataset& dataset) {
    const Stimulus& stimulus = dataset.stimuli[chosenStimulus(session, dataset)];
    const std::string& path = session.data.path;
    std::string line = "nictate-cli heatmap " + shellQuoted(!path.empty() && path.front() == '-' ? "./" + path : path);
    line += option("stimulus", stimulus.id) + option("mechanism", session.mechanism);
    for (const auto& [name, value] : session.parameters(session.mechanism).all())
        line += " --set " + shellQuoted(name + "=" + valueText(value));
    line += " --seed " + std::to_string(session.seed);
    if (session.blur_px)
        line += option("blur", valueText(*session.blur_px));
    if (session.display_longer != Session{}.display_longer) {
        Grid grid = displayGrid(stimulus.width_px, stimulus.height_px, session.display_longer);
        line += option("display", sizeText(grid.width, grid.height));
    }
    if (session.data.screen_size)
        line += option("size", sizeText(session.data.screen_size->width_px, session.data.screen_size->height_px));
    if (!session.data.columns.empty())
        line += option("columns", columnsText(session.data.columns));
    if (!session.data.name_pattern.empty())
        line += option("pattern", session.data.name_pattern);
    return notes(session, dataset) + line;
}

} // namespace nictate
