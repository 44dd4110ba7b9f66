#include "core/files/figures.h"
#include "core/lessons/facts.h"
#include "core/mechanisms/registry.h"

#include <algorithm>

namespace nictate {

namespace {

std::string labelOf(const std::string& fact) {
    for (const FactInfo& info : factInfos())
        if (info.name == fact)
            return info.label;
    for (const MechanismInfo* info : mechanismInfos())
        if (const ParameterSpec* spec = info->find(fact))
            return !spec->symbol.empty() ? spec->symbol : spec->label.empty() ? fact : spec->label;
    return fact;
}

/// As the window calls it.
std::string wordOf(const std::string& fact, const std::string& value) {
    static constexpr struct {
        const char *fact, *value, *word;
    } words[] = {{"bench", "heatmaps", "Heatmaps"},
                 {"bench", "signals", "Signals"},
                 {"bench", "areas", "Areas"},
                 {"bench", "data", "Data"},
                 {"bench", "samples", "Samples"},
                 {"bench", "evaluation", "Evaluation"},
                 {"third_panel", "none", "none"},
                 {"third_panel", "attacker", "Attacker's view"},
                 {"third_panel", "compared", "another mechanism"},
                 {"third_panel", "difference", "difference"},
                 {"third_panel", "data-share", "share of data"},
                 {"plot", "attack", "Filtering attacker"},
                 {"plot", "leakage", "ε′ under correlation"},
                 {"plot", "linkage", "Linkage"},
                 {"plot", "error", "Error"},
                 {"plot", "odds", "Odds"},
                 {"plot", "could_be_seen", "What could be seen"},
                 {"verdict", "noise-only", "noise only"},
                 {"verdict", "reads-data", "reads data"},
                 {"verdict", "not-shown", "not shown"}};
    for (const auto& known : words)
        if (fact == known.fact && value == known.value)
            return known.word;
    return fact == "mechanism" ? mechanismInfo(value).name : value;
}

std::string valueOf(const Requirement& requirement) {
    if (!requirement.other.empty())
        return labelOf(requirement.other);
    if (const double* number = std::get_if<double>(&requirement.value))
        return shortFigure(*number);
    return wordOf(requirement.fact, std::get<std::string>(requirement.value));
}

} // namespace

std::string inWords(const Requirement& requirement) {
    const std::string begins = labelOf(requirement.fact) + ": ", value = valueOf(requirement);
    switch (requirement.comparison) {
    case Comparison::equal: return begins + value;
    case Comparison::unequal: return begins + "other than " + value;
    case Comparison::less: return begins + "less than " + value;
    case Comparison::at_most: return begins + "at most " + value;
    case Comparison::more: return begins + "more than " + value;
    case Comparison::at_least: break;
    }
    return begins + "at least " + value;
}

} // namespace nictate
