#include "core/session/cli_command.h"

#include "core/aoi/area_files.h"
#include "core/events/window_features.h"
#include "core/io/plan_options.h"
#include "core/maps/heatmap.h"
#include "core/session/chosen_evaluation.h"
#include "core/session/shell_text.h"

#include <algorithm>
#include <map>

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
    const std::string remedy = "save the study as shown (Study > Save study as shown) and run it on that folder.";
    std::string text;
    const std::size_t all = dataset.participants.size();
    const std::size_t included = includedParticipants(session, dataset).size();
    if (included < all)
        text += shellComment(std::to_string(all - included) + " of " + std::to_string(all) +
                             " observers are left out on screen; this line reads all of them. To get the same, " + remedy);
    const DataSource& data = session.data;
    for (const auto& [role, header] : data.columns)
        if (header.find(',') != std::string::npos)
            text += shellComment("The column " + shellQuoted(header) +
                                 " holds a comma, which --columns cannot name; to get the same, " + remedy);
    if (data.rows || data.delimiter || data.decimal_sign || data.time_unit.has_value() != data.duration_unit.has_value())
        text += shellComment(
            "Signs, one unit of two, or kinds of rows were named by hand when the file was opened; to get the same, " + remedy);
    return text;
}

} // namespace

std::vector<std::pair<std::string, std::string>> readingOptions(const DataSource& data) {
    std::vector<std::pair<std::string, std::string>> options;
    if (!data.columns.empty())
        options.emplace_back("columns", columnsText(data.columns));
    if (!data.name_pattern.empty())
        options.emplace_back("pattern", data.name_pattern);
    if (data.positions)
        options.emplace_back("units", wordOf(*data.positions));
    if (data.time_unit && data.duration_unit)
        options.emplace_back("time-unit", wordOf(*data.time_unit) + "," + wordOf(*data.duration_unit));
    if (!data.person.empty())
        options.emplace_back("person", data.person);
    if (!data.detect.empty())
        options.emplace_back("detect", data.detect);
    return options;
}

namespace {

std::string start(const std::string& command, const std::string& path) {
    return "nictate-cli " + command + " " + shellPath(path);
}

std::string settings(const Parameters& given) {
    std::string text;
    for (const auto& [name, value] : given.all())
        text += " --set " + shellQuoted(name + "=" + valueText(value));
    return text;
}

std::string columnsOption(const Session& session) {
    std::string text;
    for (const auto& [name, value] : readingOptions(session.data))
        text += option(name, value);
    return text;
}

} // namespace

namespace {

/// Windows of another length make other signals: a folder of them takes the study's place.
struct SignalSource {
    std::string line, path, columns;
};
SignalSource signalSource(const Session& session, const Dataset& dataset) {
    const SignalsView& view = session.view<SignalsView>();
    if (view.window_s == SignalsView{}.window_s || !hasSamples(dataset))
        return {"", session.data.path, columnsOption(session)};
    const std::string path = "window-features";
    return {start("features", session.data.path) + " --window " + valueText(view.window_s) + " --out " + path +
                columnsOption(session) + "\n",
            path, ""};
}

} // namespace

std::string signalsCommand(const Session& session, const Dataset& dataset) {
    const SignalsView& view = session.view<SignalsView>();
    const BenchChoice& choice = session.at(SignalsView::bench);
    Parameters given = session.parameters(choice.mechanism);
    if (view.length)
        given.set("length", static_cast<double>(*view.length));
    const std::string bounds = option("bounds", view.bounds.empty() ? "data" : view.bounds);
    const std::string seed = " --seed " + std::to_string(session.seed);
    const std::string mechanism = option("mechanism", choice.mechanism);

    const auto [first_line, path, columns] = signalSource(session, dataset);
    std::string line =
        first_line + start("signals", path) + mechanism + settings(given) + bounds + seed + " --out private-signals" + columns;
    Parameters swept = given;
    swept.unset("epsilon"); // the sweep goes through it
    std::string curves = "The utility curves: " + start("utility", path) + mechanism;
    for (const std::string& id : choice.compared)
        curves += option("mechanism", id);
    curves +=
        settings(swept) + " --epsilons 0.01,0.05,0.1,0.5,1 --repetitions 100" + bounds + seed + " --out utility.csv" + columns;
    std::string correlation = "The correlation curves: " + start("correlation", path) +
                              option("feature", view.feature.empty() ? "NAME" : view.feature) + " --signal private" + mechanism +
                              settings(given) + bounds + seed + " --start " + std::to_string(view.correlation_start) +
                              " --max-lag 195 --out correlation.csv" + columns;
    std::string text = notes(session, dataset) + line + "\n" + shellComment(curves) + shellComment(correlation);
    text.pop_back();
    return text;
}

std::string summariesCommand(const Session& session, const Dataset& dataset) {
    const SignalsView& view = session.view<SignalsView>();
    const auto [first_line, path, columns] = signalSource(session, dataset);
    std::string names;
    for (const std::string& name : view.summed)
        names += (names.empty() ? "" : ",") + name;
    std::string line = first_line + start("summaries", path) + option("features", names) + option("bounds", view.bounds) +
                       settings(session.parameters("summaries")) + " --seed " + std::to_string(session.seed);
    if (view.summed_condition)
        line += option("condition", *view.summed_condition);
    if (!view.groups.empty())
        line += option("groups", view.groups);
    return notes(session, dataset) + line + columns;
}

std::string samplesCommand(const Session& session, const Dataset& dataset) {
    const std::string& mechanism = session.at(SamplesView::bench).mechanism;
    return notes(session, dataset) + start("samples", session.data.path) + option("mechanism", mechanism) +
           settings(session.parameters(mechanism)) + " --seed " + std::to_string(session.seed) + " --out private-samples" +
           columnsOption(session);
}

namespace {

std::string listed(const std::vector<std::string>& values) {
    std::string text;
    for (const std::string& value : values)
        text += (text.empty() ? "" : ",") + value;
    return text;
}

} // namespace

std::string evaluationCommand(const Session& session, const Dataset& dataset, std::size_t conditions) {
    const SignalsView& signals = session.view<SignalsView>();
    const EvaluationRequest request = chosenEvaluation(session, conditions);
    std::string shared;
    for (const Task& task : request.tasks)
        shared += option("task", task.id());
    shared += option("attackers", listed(request.attackers));
    if (!request.protocols.empty()) {
        std::vector<std::string> names;
        for (Protocol protocol : request.protocols)
            names.emplace_back(name(protocol));
        shared += option("protocol", listed(names));
    }
    if (request.train_clean)
        shared += " --train clean";
    shared += option("controls", name(request.controls.front())) + " --permutations " + std::to_string(request.permutations) +
              option("bounds", signals.bounds.empty() ? "data" : signals.bounds) + " --seed " + std::to_string(request.seed);
    const auto [first_line, path, columns] = signalSource(session, dataset);
    std::string line = first_line;
    for (const EvaluatedMechanism& evaluated : evaluatedMechanisms(session)) {
        const MechanismInfo& info = evaluated.mechanism->info;
        Parameters given = evaluated.given;
        if (signals.length)
            given.set("length", static_cast<double>(*signals.length));
        std::vector<std::string> epsilons;
        for (double epsilon : evaluated.epsilons)
            epsilons.push_back(valueText(epsilon));
        line += start("evaluate", path) + shared + option("mechanism", info.id) + settings(given) +
                (info.has("epsilon") && !epsilons.empty() ? option("epsilons", listed(epsilons)) : "") + " --out evaluation-" +
                info.id + ".csv" + columns + "\n";
    }
    line.pop_back();
    return notes(session, dataset) + line;
}

std::string areasCommand(const Session& session, const Dataset& dataset) {
    const AreasView& view = session.view<AreasView>();
    const std::string& mechanism = session.at(AreasView::bench).mechanism;
    const Stimulus& stimulus = dataset.stimuli[chosenStimulus(session, dataset)];
    std::string line = start("aoi", session.data.path) + option("stimulus", stimulus.id) + " --aois aois.csv" +
                       option("metric", listed(view.metrics)) + settings(session.parameters(mechanism)) + " --seed " +
                       std::to_string(session.seed);
    if (!view.groups.empty())
        line += option("groups", view.groups);
    std::map<std::string, std::vector<Area>> areas = {{"", view.of(stimulus.id)}};
    if (view.paired.size() == 1)
        areas = {{stimulus.id, view.of(stimulus.id)}, {view.paired.front(), view.of(view.paired.front())}};
    if (!view.paired.empty())
        line += option("paired", (view.paired.size() == 1 ? stimulus.id : view.paired.front()) + "," + view.paired.back());
    if (session.expected_fixations)
        line += option("expected-fixations", valueText(*session.expected_fixations));
    if (session.data.screen_size)
        line += option("size", sizeText(session.data.screen_size->width_px, session.data.screen_size->height_px));
    return notes(session, dataset) + shellFile("aois.csv", areasCsv(areas)) + line + columnsOption(session);
}

namespace {

std::string filmOptions(const FilmCut& cut) {
    if (cut.count() == 1)
        return {};
    std::string windows = cut.at.empty() ? std::to_string(cut.windows) : "";
    for (std::size_t i = 0; i < cut.at.size(); ++i)
        windows += (i > 0 ? "," : "") + valueText(cut.at[i]);
    if (cut.at.size() == 1)
        windows += ","; // one time, not so many windows
    std::string text = option("windows", windows);
    if (cut.clock == GazeClock::order)
        text += option("window-by", "order");
    if (cut.presentation_ms)
        text += option("presentation", valueText(*cut.presentation_ms));
    return text;
}

} // namespace

std::string heatmapCommand(const Session& session, const Dataset& dataset) {
    const std::string& mechanism = session.at(HeatmapLook::bench).mechanism;
    const Stimulus& stimulus = dataset.stimuli[chosenStimulus(session, dataset)];
    std::string line = start("heatmap", session.data.path) + option("stimulus", stimulus.id) + option("mechanism", mechanism);
    line += settings(session.parameters(mechanism)) + " --seed " + std::to_string(session.seed);
    line += filmOptions(session.view<HeatmapLook>().cut);
    if (session.blur_px)
        line += option("blur", valueText(*session.blur_px));
    if (session.display_longer != Session{}.display_longer) {
        Grid grid = displayGrid(stimulus.width_px, stimulus.height_px, session.display_longer);
        line += option("display", sizeText(grid.width, grid.height));
    }
    if (session.expected_fixations)
        line += option("expected-fixations", valueText(*session.expected_fixations));
    if (session.data.screen_size)
        line += option("size", sizeText(session.data.screen_size->width_px, session.data.screen_size->height_px));
    return notes(session, dataset) + line + columnsOption(session);
}

} // namespace nictate
