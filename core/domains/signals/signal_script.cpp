#include "core/choices/command_script.h"
#include "core/domains/signals/signals_view.h"
#include "core/events/window_features.h"

namespace nictate {

namespace {

/// Windows of another length make other signals: a folder of them takes the study's place, and this call makes it.
std::optional<CommandCall> otherWindows(const Session& session, const Dataset& dataset) {
    const SignalsView& view = session.view<SignalsView>();
    if (view.window_s == SignalsView{}.window_s || !hasSamples(dataset))
        return {};
    return callOf("features", session).number("window", valueText(view.window_s)).text("out", "window-features");
}

CommandCall curvesCall(CommandCall call, const Session& session, const Parameters& given) {
    const BenchChoice& choice = session.at(SignalsView::bench);
    call.command = "utility";
    call.text("mechanism", choice.mechanism);
    for (const std::string& id : choice.compared)
        call.text("mechanism", id);
    Parameters swept = given;
    swept.unset("epsilon"); // the sweep goes through it
    call.parameters(swept);
    call.text("epsilons", "0.01,0.05,0.1,0.5,1").number("repetitions", "100");
    call.text("bounds", boundsText(session.view<SignalsView>()));
    call.number("seed", std::to_string(session.seed));
    return call.text("out", "utility.csv");
}

CommandCall correlationCall(CommandCall call, const Session& session, const Parameters& given) {
    const SignalsView& view = session.view<SignalsView>();
    call.command = "correlation";
    call.text("feature", view.feature.empty() ? "NAME" : view.feature).text("signal", "private");
    call.text("mechanism", session.at(SignalsView::bench).mechanism);
    call.parameters(given);
    call.text("bounds", boundsText(view));
    call.number("seed", std::to_string(session.seed));
    return call.number("start", std::to_string(view.correlation_start)).number("max-lag", "195").text("out", "correlation.csv");
}

} // namespace

std::string boundsText(const SignalsView& view) { return view.bounds.empty() ? "data" : view.bounds; }

BegunScript signalScript(const std::string& command, const Session& session, const Dataset& dataset) {
    BegunScript begun{{remarksOn(session, dataset), {}, {}, {}}, callOf(command, session)};
    if (auto windows = otherWindows(session, dataset)) {
        begun.script.calls.push_back(std::move(*windows));
        begun.call = {command, "window-features", {}, {}};
    }
    return begun;
}

CommandScript signalsCommand(const Session& session, const Dataset& dataset) {
    const SignalsView& view = session.view<SignalsView>();
    const std::string& mechanism = session.at(SignalsView::bench).mechanism;
    Parameters given = session.parameters(mechanism);
    if (view.length)
        given.set("length", static_cast<double>(*view.length));
    auto [script, begun] = signalScript("signals", session, dataset);
    CommandCall call = begun;
    call.text("mechanism", mechanism);
    call.parameters(given);
    call.text("bounds", boundsText(view));
    call.number("seed", std::to_string(session.seed));
    script.calls.push_back(call.text("out", "private-signals"));
    script.also = {{"The utility curves: ", curvesCall(begun, session, given)},
                   {"The correlation curves: ", correlationCall(begun, session, given)}};
    return script;
}

CommandScript summariesCommand(const Session& session, const Dataset& dataset) {
    const SignalsView& view = session.view<SignalsView>();
    auto [script, call] = signalScript("summaries", session, dataset);
    call.text("features", withCommas(view.summed)).text("bounds", view.bounds);
    call.parameters(session.parameters("summaries"));
    call.number("seed", std::to_string(session.seed));
    if (view.summed_condition)
        call.text("condition", *view.summed_condition);
    if (!view.groups.empty())
        call.text("groups", view.groups);
    script.calls.push_back(std::move(call));
    return script;
}

} // namespace nictate
