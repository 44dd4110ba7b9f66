#include "app/benches/signals/signal_jobs.h"

#include "core/compute/logarithmic_range.h"
#include "core/domains/registry.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double least_epsilon = 0.001, largest_epsilon = 100;

bool scalesWithEpsilon(const SignalPlan& plan) { return plan.noise != SignalNoise::gaussian; }

} // namespace

std::vector<UtilityKey> utilityKeys(const Session& session, const SignalFrame& frame) {
    std::vector<UtilityKey> keys;
    const auto& study = session.view<SignalsView>().utility == UtilityScope::all_features ? frame.study : frame.shown;
    auto add = [&](const std::string& id, Parameters given) {
        given.unset("epsilon");
        UtilityKey key{id, std::move(given), study, frame.condition, frame.facts, session.seed};
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            keys.push_back(std::move(key));
    };
    add(frame.mechanism, frame.given);
    for (const std::string& id : session.at(SignalsView::bench).compared)
        add(id, comparedParameters(session, frame.mechanism, mechanismOf<Signals>(id).info));
    return keys;
}

UtilityCurve utilityCurveOf(const UtilityKey& key, bool coarse, const Progress& progress) {
    const bool all = key.study->features.size() > 1;
    UtilityCurve curve;
    curve.draws = coarse ? 1 : all ? 4 : 20;
    const std::vector<double> epsilons = logarithmicRange(least_epsilon, largest_epsilon, coarse ? 6 : all ? 11 : 16);
    curve.points = utilityCurve(mechanismOf<Signals>(key.mechanism), *key.study, key.condition, key.facts, key.given, epsilons,
                                curve.draws, SeededNoise(key.seed).stream(key.condition), progress);
    return curve;
}

double atEpsilon(const UtilityCurve& curve, double epsilon, double UtilityPoint::*figure) {
    if (curve.points.size() < 2)
        return std::nan("");
    std::size_t i = 1;
    while (i + 1 < curve.points.size() && epsilon > curve.points[i].epsilon)
        ++i;
    const UtilityPoint &low = curve.points[i - 1], &high = curve.points[i];
    const double share = std::log(epsilon / low.epsilon) / std::log(high.epsilon / low.epsilon);
    return std::exp((1 - share) * std::log(low.*figure) + share * std::log(high.*figure));
}

std::optional<KeptKey> keptKey(const SignalFrame& frame) {
    if (!frame.plan || !frame.plan->inSpectrum())
        return {};
    Parameters resolved = frame.resolved;
    for (const char* irrelevant : {"k", "k_choice", "k_epsilon", "finish"})
        resolved.unset(irrelevant);
    if (scalesWithEpsilon(*frame.plan))
        resolved.unset("epsilon");
    return KeptKey{frame.mechanism, std::move(resolved), frame.shown, frame.condition, *frame.plan};
}

KeptResult keptResult(const KeptKey& key, const Progress& progress) {
    return {keptCurve(key.plan, *key.shown, key.condition, 0, progress), scalesWithEpsilon(key.plan), key.plan.epsilon};
}

KeptCurve at(const KeptResult& result, double epsilon) {
    KeptCurve curve = result.curve;
    const double factor = result.scales ? result.epsilon * result.epsilon / (epsilon * epsilon) : 1;
    for (double& value : curve.perturbation)
        value *= factor;
    return curve;
}

std::optional<LeakageKey> leakageKey(const SignalFrame& frame) {
    if (!frame.plan)
        return {};
    LeakageKey key{frame.mechanism, frame.resolved, frame.facts, frame.phi, frame.resolved};
    for (const char* irrelevant : {"epsilon", "finish", "k_choice", "k_epsilon"})
        key.resolved.unset(irrelevant);
    if (key.resolved.has("chunk"))
        key.resolved.set("chunk", 0.0); // all of them are on the axis
    else
        key.phi = 0; // likewise
    return key;
}

LeakageResult leakageResult(const LeakageKey& key, const Progress& progress) {
    const Mechanism<Signals>& mechanism = mechanismOf<Signals>(key.mechanism);
    const SignalFacts& facts = key.facts;
    LeakageResult out;
    Parameters at_one = key.all;
    at_one.set("epsilon", 1.0);
    out.by_chunk = at_one.has("chunk");
    if (!out.by_chunk) {
        const SignalPlan plan = planOf(mechanism, at_one, facts).value();
        for (double lag : {0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999}) {
            progress(lag);
            out.x.push_back(lag);
            out.losses.push_back(correlatedLoss(plan, lag));
        }
        return out;
    }
    const double k = at_one.number("k");
    std::vector<SignalPlan> plans;
    for (double size = 4; size < 2.0 * facts.length; size *= 2) {
        const double chunk = std::min(size, static_cast<double>(facts.length));
        at_one.set("chunk", chunk);
        at_one.set("k", std::min(k, static_cast<double>(frequencies(static_cast<int>(chunk)))));
        out.x.push_back(chunk);
        plans.push_back(planOf(mechanism, at_one, facts).value());
    }
    out.losses = correlatedLossCurve(plans, key.phi, progress);
    return out;
}

} // namespace nictate
