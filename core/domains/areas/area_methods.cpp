#include "core/domains/areas/area_methods.h"

#include "core/files/figures.h"
#include "core/files/words.h"

#include <algorithm>

namespace nictate {

namespace {

std::string metricsOf(const AreaFacts& facts) {
    std::string text;
    for (std::size_t m = 0; m < facts.metrics.size(); ++m)
        text += (m == 0 ? "" : m + 1 == facts.metrics.size() ? " and " : ", ") + std::string(words(facts.metrics[m]).id);
    return text;
}

std::string noiseOf(const AreaMethods& methods) {
    const std::string noise = methods.resolved.text("noise");
    if (noise == "k-norm")
        return "K-norm noise (Hardt & Talwar 2010, STOC)";
    if (noise == "laplace")
        return "Laplace noise (Dwork, McSherry, Nissim & Smith 2006, TCC)";
    return "Gaussian noise (Balle & Wang 2018, ICML)";
}

bool has(const AreaFacts& facts, std::initializer_list<AreaMetric> any) {
    return std::any_of(any.begin(), any.end(), [&](AreaMetric metric) {
        return std::find(facts.metrics.begin(), facts.metrics.end(), metric) != facts.metrics.end();
    });
}

std::string boundsOf(const AreaMethods& methods) {
    std::string text;
    if (!methods.facts.features.empty())
        return "each feature lies within public bounds";
    const auto add = [&](const std::string& bound) { text += (text.empty() ? "" : "; ") + bound; };
    if (has(methods.facts, {AreaMetric::dwell_share}))
        add("dwell shares lie in 0 to 1");
    if (has(methods.facts, {AreaMetric::looked}))
        add("looked is 0 or 1");
    if (has(methods.facts, {AreaMetric::fixations}))
        add(figure(methods.bounds.clip) + " fixations");
    if (has(methods.facts, {AreaMetric::dwell, AreaMetric::first_fixation}))
        add(figure(methods.bounds.presentation_ms) + " ms");
    if (has(methods.facts, {AreaMetric::transitions}))
        add("the first " + std::to_string(methods.bounds.transitions) + " transitions");
    return text;
}

std::string groupsOf(const AreaMethods& methods) {
    std::string text;
    for (const auto& [name, people] : methods.groups)
        text += (text.empty() ? "" : ", ") + name + ": " + std::to_string(people);
    return text;
}

} // namespace

std::string methodsParagraph(const AreaMethods& methods) {
    const Guarantee& promise = methods.guarantee;
    const auto columns = static_cast<std::size_t>(methods.facts.areas);
    const std::string n = std::to_string(methods.facts.observers);
    const std::string what =
        methods.facts.features.empty()
            ? metricsOf(methods.facts) + " over n = " + n + " observers in " +
                  counted(columns, std::string("area of interest"), std::string("areas of interest")).english()
            : counted(columns, std::string("feature"), std::string("features")).english() + " of eye movements over n = " + n +
                  " observers, each observer's mean over their recordings,";
    const std::string within =
        methods.within ? "differences within observers (" + methods.within->first + " less " + methods.within->second + ") in "
                       : "";
    const bool proven = promise.status == Status::proven;
    std::string text = "Means of " + within + what + " were published with " + (proven ? "" : "noise that is meant to give ") +
                       "differential privacy (ε = " + figure(methods.resolved.number("epsilon")) +
                       (promise.definition == Definition::pure_dp ? ", δ = 0" : ", δ = " + figure(promise.delta)) +
                       "; neighbouring data sets differ in everything one observer did) by " + noiseOf(methods) + ". ";
    text += proven ? "The noise was calibrated from public quantities alone. "
                   : "This guarantee is as published and not proven; the privacy card says why. ";
    if (methods.facts.moving > 0)
        text += std::to_string(methods.facts.moving) + " of the areas " +
                (methods.facts.moving == 1 ? "moves or is" : "move or are") +
                " there for some of the time only; each moment of a fixation counts in the areas as they are then. ";
    text += "Bounds on one observer: " + boundsOf(methods) + ". ";
    if (!methods.groups.empty())
        text +=
            "Groups (" + groupsOf(methods) +
            (proven ? ") were declared to be fixed beforehand; each observer" : "): each observer") +
            " is in one group only, so all groups' tables together cost this ε. Differences between groups were tested two-sided "
            "with the same errors, and p-values were corrected by Holm's method (1979). ";
    if (methods.within)
        text += "Differences were tested two-sided with the same errors, and p-values were corrected by Holm's method (1979). ";
    const bool people = methods.resolved.has("interval") && methods.resolved.text("interval") == "people";
    text +=
        people
            ? "95 % intervals hold noise and sampling; the variance between observers was estimated from published numbers, as "
              "if " +
                  std::string(methods.facts.features.empty() ? "shares" : "features") + " varied like a Dirichlet distribution. "
            : "95 % intervals hold the noise alone and are of these observers. ";
    return text + "Software: Nictate " + methods.version + ".";
}

} // namespace nictate
