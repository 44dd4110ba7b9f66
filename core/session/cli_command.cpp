#include "core/session/cli_command.h"

#include "core/domains/areas/area_files.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/gaze/gaze_view.h"
#include "core/domains/heatmap/film.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/evaluation/chosen_evaluation.h"
#include "core/events/window_features.h"
#include "core/session/shell_text.h"

#include <algorithm>
#include <map>
#include <set>

namespace nictate {

namespace {

std::string sizeText(int width, int height) { return std::to_string(width) + "x" + std::to_string(height); }

/// What the command line has no option for.
std::vector<std::string> remarks(const Session& session, const Dataset& dataset) {
    const std::size_t all = dataset.participants.size();
    const std::size_t included = includedParticipants(session, dataset).size();
    if (included == all)
        return {};
    return {std::to_string(all - included) + " of " + std::to_string(all) +
            " observers are left out on screen; this line reads all of them. To get the same, save the study as shown (Study > "
            "Save study as shown) and run it on that folder."};
}

std::string listed(const std::vector<std::string>& values) {
    std::string text;
    for (const std::string& value : values)
        text += (text.empty() ? "" : ",") + value;
    return text;
}

/// A call on the session's study, read as it is read here.
CommandCall callOf(const std::string& command, const Session& session) {
    return {command, session.data.path, {}, asOptions(session.data.reading)};
}

void addParameters(CommandCall& call, const Parameters& given) {
    for (const auto& [name, value] : given.all())
        call.options.push_back({name, valueText(value), std::holds_alternative<double>(value), true});
}

void addSeed(CommandCall& call, const Session& session) { call.number("seed", std::to_string(session.seed)); }

/// Windows of another length make other signals: a folder of them takes the study's place, and this call makes it.
std::optional<CommandCall> otherWindows(const Session& session, const Dataset& dataset) {
    const SignalsView& view = session.view<SignalsView>();
    if (view.window_s == SignalsView{}.window_s || !hasSamples(dataset))
        return {};
    return callOf("features", session).number("window", valueText(view.window_s)).text("out", "window-features");
}

/// A script whose calls read the signals on screen, and how such a call begins.
struct SignalScript {
    CommandScript script;
    CommandCall call;
};

SignalScript signalScript(const std::string& command, const Session& session, const Dataset& dataset) {
    SignalScript begun{{remarks(session, dataset), {}, {}, {}}, callOf(command, session)};
    if (auto windows = otherWindows(session, dataset)) {
        begun.script.calls.push_back(std::move(*windows));
        begun.call = {command, "window-features", {}, {}};
    }
    return begun;
}

std::string boundsOf(const SignalsView& view) { return view.bounds.empty() ? "data" : view.bounds; }

CommandCall curvesCall(CommandCall call, const Session& session, const Parameters& given) {
    const BenchChoice& choice = session.at(SignalsView::bench);
    call.command = "utility";
    call.text("mechanism", choice.mechanism);
    for (const std::string& id : choice.compared)
        call.text("mechanism", id);
    Parameters swept = given;
    swept.unset("epsilon"); // the sweep goes through it
    addParameters(call, swept);
    call.text("epsilons", "0.01,0.05,0.1,0.5,1").number("repetitions", "100");
    call.text("bounds", boundsOf(session.view<SignalsView>()));
    addSeed(call, session);
    return call.text("out", "utility.csv");
}

CommandCall correlationCall(CommandCall call, const Session& session, const Parameters& given) {
    const SignalsView& view = session.view<SignalsView>();
    call.command = "correlation";
    call.text("feature", view.feature.empty() ? "NAME" : view.feature).text("signal", "private");
    call.text("mechanism", session.at(SignalsView::bench).mechanism);
    addParameters(call, given);
    call.text("bounds", boundsOf(view));
    addSeed(call, session);
    return call.number("start", std::to_string(view.correlation_start)).number("max-lag", "195").text("out", "correlation.csv");
}

} // namespace

CommandScript signalsCommand(const Session& session, const Dataset& dataset) {
    const SignalsView& view = session.view<SignalsView>();
    const std::string& mechanism = session.at(SignalsView::bench).mechanism;
    Parameters given = session.parameters(mechanism);
    if (view.length)
        given.set("length", static_cast<double>(*view.length));
    auto [script, begun] = signalScript("signals", session, dataset);
    CommandCall call = begun;
    call.text("mechanism", mechanism);
    addParameters(call, given);
    call.text("bounds", boundsOf(view));
    addSeed(call, session);
    script.calls.push_back(call.text("out", "private-signals"));
    script.also = {{"The utility curves: ", curvesCall(begun, session, given)},
                   {"The correlation curves: ", correlationCall(begun, session, given)}};
    return script;
}

CommandScript summariesCommand(const Session& session, const Dataset& dataset) {
    const SignalsView& view = session.view<SignalsView>();
    auto [script, call] = signalScript("summaries", session, dataset);
    call.text("features", listed(view.summed)).text("bounds", view.bounds);
    addParameters(call, session.parameters("summaries"));
    addSeed(call, session);
    if (view.summed_condition)
        call.text("condition", *view.summed_condition);
    if (!view.groups.empty())
        call.text("groups", view.groups);
    script.calls.push_back(std::move(call));
    return script;
}

CommandScript samplesCommand(const Session& session, const Dataset& dataset) {
    const std::string& mechanism = session.at(SamplesView::bench).mechanism;
    CommandCall call = callOf("samples", session).text("mechanism", mechanism);
    addParameters(call, session.parameters(mechanism));
    addSeed(call, session);
    return {remarks(session, dataset), {}, {call.text("out", "private-samples")}, {}};
}

namespace {

/// What is asked of every mechanism.
void addEvaluation(CommandCall& call, const EvaluationRequest& request, const SignalsView& signals) {
    for (const Task& task : request.tasks)
        call.text("task", task.id());
    call.text("attackers", listed(request.attackers));
    if (!request.protocols.empty()) {
        std::vector<std::string> names;
        for (Protocol protocol : request.protocols)
            names.emplace_back(name(protocol));
        call.text("protocol", listed(names));
    }
    if (request.train_clean)
        call.text("train", "clean");
    call.text("controls", name(request.controls.front())).number("permutations", std::to_string(request.permutations));
    call.text("bounds", boundsOf(signals)).number("seed", std::to_string(request.seed));
}

} // namespace

CommandScript evaluationCommand(const Session& session, const Dataset& dataset, std::size_t conditions) {
    const SignalsView& signals = session.view<SignalsView>();
    auto [script, begun] = signalScript("evaluate", session, dataset);
    addEvaluation(begun, chosenEvaluation(session, conditions), signals);
    for (const EvaluatedMechanism& evaluated : evaluatedMechanisms(session)) {
        const MechanismInfo& info = evaluated.mechanism->info;
        Parameters given = evaluated.given;
        if (signals.length)
            given.set("length", static_cast<double>(*signals.length));
        std::vector<std::string> epsilons;
        for (double epsilon : evaluated.epsilons)
            epsilons.push_back(valueText(epsilon));
        CommandCall call = begun;
        call.text("mechanism", info.id);
        addParameters(call, given);
        if (info.has("epsilon") && !epsilons.empty())
            call.text("epsilons", listed(epsilons));
        script.calls.push_back(call.text("out", "evaluation-" + info.id + ".csv"));
    }
    return script;
}

CommandScript areasCommand(const Session& session, const Dataset& dataset) {
    const AreasView& view = session.view<AreasView>();
    const std::string& mechanism = session.at(AreasView::bench).mechanism;
    const Stimulus& stimulus = dataset.stimuli[chosenStimulus(session, dataset)];
    CommandCall call = callOf("aoi", session);
    call.text("stimulus", stimulus.id).text("aois", "aois.csv").text("metric", listed(view.metrics));
    addParameters(call, session.parameters(mechanism));
    addSeed(call, session);
    if (!view.groups.empty())
        call.text("groups", view.groups);
    std::map<std::string, std::vector<Area>> areas = {{"", view.of(stimulus.id)}};
    if (view.paired.size() == 1)
        areas = {{stimulus.id, view.of(stimulus.id)}, {view.paired.front(), view.of(view.paired.front())}};
    if (!view.paired.empty())
        call.text("paired", (view.paired.size() == 1 ? stimulus.id : view.paired.front()) + "," + view.paired.back());
    if (session.expected_fixations)
        call.number("expected-fixations", valueText(*session.expected_fixations));
    return {remarks(session, dataset), {{"aois.csv", areasCsv(areas)}}, {call}, {}};
}

namespace {

void addFilm(CommandCall& call, const FilmCut& cut) {
    if (cut.count() == 1)
        return;
    std::vector<std::string> times;
    for (double time : cut.at)
        times.push_back(valueText(time));
    std::string windows = cut.at.empty() ? std::to_string(cut.windows) : listed(times);
    if (cut.at.size() == 1)
        windows += ","; // one time, not so many windows
    call.text("windows", windows);
    if (cut.clock == GazeClock::order)
        call.text("window-by", "order");
    if (cut.presentation_ms)
        call.number("presentation", valueText(*cut.presentation_ms));
}

} // namespace

CommandScript heatmapCommand(const Session& session, const Dataset& dataset) {
    const std::string& mechanism = session.at(HeatmapLook::bench).mechanism;
    const Stimulus& stimulus = dataset.stimuli[chosenStimulus(session, dataset)];
    CommandCall call = callOf("heatmap", session);
    call.text("stimulus", stimulus.id).text("mechanism", mechanism);
    addParameters(call, session.parameters(mechanism));
    addSeed(call, session);
    addFilm(call, session.view<HeatmapLook>().cut);
    if (session.blur_px)
        call.number("blur", valueText(*session.blur_px));
    if (session.display_longer != Session{}.display_longer) {
        const Grid grid = displayGrid(stimulus.width_px, stimulus.height_px, session.display_longer);
        call.text("display", sizeText(grid.width, grid.height));
    }
    if (session.expected_fixations)
        call.number("expected-fixations", valueText(*session.expected_fixations));
    return {remarks(session, dataset), {}, {call}, {}};
}

namespace {

/// Conditions of the features that the study has, or that are computed from its samples.
std::size_t conditionsOf(Dataset study) {
    ensureFeatures(study);
    std::set<std::string> conditions;
    for (const FeatureTable& table : study.features.tables)
        conditions.insert(table.condition);
    return conditions.size();
}

} // namespace

CommandScript shownCommand(const Session& session, const Dataset& dataset) {
    if (session.bench == HeatmapLook::bench)
        return heatmapCommand(session, dataset);
    if (session.bench == AreasView::bench)
        return areasCommand(session, dataset);
    if (session.bench == SamplesView::bench)
        return samplesCommand(session, dataset);
    if (session.bench == EvaluationView::bench)
        return evaluationCommand(session, dataset, conditionsOf(dataset));
    if (session.bench == SignalsView::bench)
        return (session.view<SignalsView>().summaries ? summariesCommand : signalsCommand)(session, dataset);
    throw MissingData(Text("the session shows workspace \"%1\", which has no command", session.bench));
}

} // namespace nictate
