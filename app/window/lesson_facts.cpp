#include "app/window/lesson_facts.h"

#include "app/areas/areas_bench.h"
#include "app/evaluation/evaluation_bench.h"
#include "app/evaluation/evaluation_plots.h"
#include "app/heatmaps/heatmaps_bench.h"
#include "app/samples/sample_bench.h"
#include "app/signals/signal_plots.h"
#include "app/signals/signals_bench.h"
#include "app/study/document.h"
#include "core/analysis/correlated_leakage.h"
#include "core/errors.h"
#include "core/maps/metrics.h"
#include "core/mechanisms/maps/map_parameters.h"
#include "core/mechanisms/registry.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

void add(Facts& facts, const char* name, const std::optional<double>& value) {
    if (value && std::isfinite(*value))
        facts[name] = *value;
}

void addSession(Facts& facts, const Document& document) {
    const Session& session = document.session();
    facts["bench"] = session.bench;
    facts["mechanism"] = session.choice().mechanism;
    facts["compared"] = static_cast<double>(session.choice().compared.size());
    facts["seed"] = static_cast<double>(session.seed);
    facts["control"] = session.view<EvaluationView>().control;
    facts["protocol"] = session.view<EvaluationView>().protocol;
    facts["windows"] = static_cast<double>(session.view<HeatmapLook>().cut.count());
    try {
        facts["included"] = static_cast<double>(includedParticipants(session, document.study()).size());
        if (!document.study().stimuli.empty())
            facts["stimulus"] = document.study().stimuli[chosenStimulus(session, document.study())].id;
    } catch (const Error&) { // a filter that cannot be read shows itself where it is typed
    }
}

void addCard(Facts& facts, const CardContent& card) {
    for (const auto& [name, value] : card.resolved.all())
        facts[name] = value;
    facts["status"] = std::string(name(card.guarantee.status));
    add(facts, "published_epsilon", card.guarantee.published_epsilon);
    add(facts, "user_epsilon", card.guarantee.user_epsilon);
}

void addPlots(Facts& facts, const Bench& bench) {
    std::string front;
    for (const PlotPage& page : bench.pages())
        if (page.plot->isVisible())
            front += (front.empty() ? "" : " ") + page.name.toStdString();
    facts["plot"] = front;
}

const char* wordOf(ThirdPanel panel) {
    switch (panel) {
    case ThirdPanel::none: return "none";
    case ThirdPanel::difference: return "difference";
    case ThirdPanel::attacker: return "attacker";
    case ThirdPanel::compared: return "compared";
    case ThirdPanel::data_share: break;
    }
    return "data-share";
}

/// How well the attacker's map is what the observer did: on the mechanism's own grid, within its own bounds.
std::optional<double> recoveredOf(const HeatmapFrame& frame, const Document& document) {
    const Mechanism<Maps>& mechanism = mechanismOf<Maps>(frame.shown.mechanism);
    const Grid grid = mechanism.steps.grid(frame.shown.resolved, frame.facts);
    const std::vector<std::size_t> included = includedParticipants(document.session(), document.study());
    const std::size_t drawn = std::min(included.size(), frame.points->observers()); // people may be included since
    for (std::size_t i = 0; i < drawn; ++i) {
        if (document.study().participants[included[i]].id != frame.attack->observer)
            continue;
        ObserverPoints one;
        const auto points = frame.points->of(i);
        one.points.assign(points.begin(), points.end());
        one.offsets.push_back(one.points.size());
        return correlationCC(*frame.attack->recovered, boundedSum(grid, boundsOf(frame.shown.resolved), one));
    }
    return {};
}

void addHeatmaps(Facts& facts, const HeatmapsBench& bench, const Document& document) {
    facts["third_panel"] = std::string(wordOf(thirdPanel(document.session())));
    if (!bench.frame())
        return;
    facts["cc"] = bench.frame()->shown.cc;
    if (bench.frame()->attack) {
        facts["attacked"] = bench.frame()->attack->observer;
        add(facts, "recovered", recoveredOf(*bench.frame(), document));
    }
}

void addSignals(Facts& facts, const SignalsBench& bench) {
    if (!bench.frame())
        return;
    const SignalFrame& frame = *bench.frame();
    facts["feature"] = frame.shown->features.front();
    add(facts, "error", bench.plots()->error());
    add(facts, "constant_error", bench.plots()->constantError());
    if (bench.plots()->inFront("attack"))
        add(facts, "removed", bench.plots()->removedByFilter());
    if (frame.plan && bench.plots()->inFront("leakage")) {
        const CorrelatedLoss loss = correlatedLoss(*frame.plan, frame.phi);
        add(facts, "effective_epsilon", loss.effective);
        add(facts, "nominal_epsilon", loss.nominal);
    }
}

/// Of the chosen attacker on people, where the session names one, and in the protocol chosen; else whatever finds most.
void addEvaluation(Facts& facts, const EvaluationBench& bench, const Session& session) {
    const EvaluationView& view = session.view<EvaluationView>();
    Findings all = bench.plots()->findings();
    all.insert(all.end(), bench.plots()->present().begin(), bench.plots()->present().end());
    const EvaluationResult* best = nullptr;
    for (const EvaluationResult& each : all)
        if (each.task.kind == TaskKind::person && each.signals == SignalKind::released &&
            each.mechanism == session.choice().mechanism && (view.attacker.empty() || view.attacker == each.attacker) &&
            (view.protocol.empty() || view.protocol == each.protocol) && (!best || each.accuracy > best->accuracy))
            best = &each;
    if (!best)
        return;
    facts["found"] = best->accuracy;
    facts["chance"] = best->chance;
    add(facts, "noise_alone", best->control);
    facts["verdict"] = std::string(name(best->verdict));
}

void addAreas(Facts& facts, const AreasBench& bench, const Session& session) {
    const std::string& groups = session.view<AreasView>().groups;
    facts["groups"] = groups.empty() ? std::string("everybody") : groups;
    if (!bench.frame() || !bench.frame()->groups)
        return;
    double alone = 1, corrected = 1;
    for (const Finding& finding : bench.frame()->groups->findings) {
        alone = std::min(alone, finding.shown.p);
        corrected = std::min(corrected, finding.p_holm);
    }
    facts["smallest_p"] = alone;
    facts["smallest_p_holm"] = corrected;
}

void addSamples(Facts& facts, SamplesBench& bench) {
    if (const StudyMeasures* measures = bench.figures().measures()) {
        facts["linked"] = measures->linkage;
        facts["chance"] = measures->chance;
    }
}

} // namespace

Facts factsOnScreen(const Document& document, Bench& front) {
    Facts facts;
    if (!document.hasStudy())
        return facts;
    addSession(facts, document);
    if (front.content())
        addCard(facts, *front.content());
    addPlots(facts, front);
    if (const auto* heatmaps = qobject_cast<const HeatmapsBench*>(&front))
        addHeatmaps(facts, *heatmaps, document);
    if (const auto* signals_bench = qobject_cast<const SignalsBench*>(&front))
        addSignals(facts, *signals_bench);
    if (const auto* evaluation = qobject_cast<const EvaluationBench*>(&front))
        addEvaluation(facts, *evaluation, document.session());
    if (const auto* areas = qobject_cast<const AreasBench*>(&front))
        addAreas(facts, *areas, document.session());
    if (auto* samples = qobject_cast<SamplesBench*>(&front))
        addSamples(facts, *samples);
    return facts;
}

} // namespace nictate
