#include "core/domains/registry.h"
#include "core/evaluation/protocol.h"
#include "core/files/figures.h"
#include "core/lessons/facts.h"

#include <algorithm>

namespace nictate {

namespace {

Text labelOf(const std::string& fact) {
    for (const FactInfo& info : factInfos())
        if (info.name == fact)
            return info.label;
    for (const MechanismInfo* info : mechanismInfos())
        if (const ParameterSpec* spec = info->find(fact); spec && !spec->symbol.empty())
            return spec->symbol;
        else if (spec)
            return spec->label.empty() ? Text(fact) : spec->label;
    return fact;
}

/// As the window calls it.
Text wordOf(const std::string& fact, const std::string& value) {
    static const struct {
        const char *fact, *value;
        Text word;
    } words[] = {{"bench", "heatmaps", Text("Heatmaps")},
                 {"bench", "signals", Text("Signals")},
                 {"bench", "areas", Text("Areas")},
                 {"bench", "data", Text("Data")},
                 {"bench", "samples", Text("Samples")},
                 {"bench", "evaluation", Text("Evaluation")},
                 {"third_panel", "none", Text("none")},
                 {"third_panel", "attacker", Text("Attacker's view")},
                 {"third_panel", "compared", Text("another mechanism")},
                 {"third_panel", "difference", Text("difference")},
                 {"third_panel", "data-share", Text("share of data")},
                 {"control", "constant", Text("constant")},
                 {"control", "strangers", Text("strangers")},
                 {"status", "proven", name(Status::proven)},
                 {"status", "as published", name(Status::as_published)},
                 {"status", "none", name(Status::none)},
                 {"plot", "attack", Text("Filtering attacker")},
                 {"plot", "leakage", Text("ε′ under correlation")},
                 {"plot", "linkage", Text("Linkage")},
                 {"plot", "error", Text("Error")},
                 {"plot", "odds", Text("Odds")},
                 {"plot", "could_be_seen", Text("What could be seen")},
                 {"verdict", "noise-only", Text("noise only")},
                 {"verdict", "reads-data", Text("reads data")},
                 {"verdict", "not-shown", Text("not shown")},
                 {"audit_faulty", "yes", Text("yes")},
                 {"audit_faulty", "no", Text("no")}};
    for (const auto& known : words)
        if (fact == known.fact && value == known.value)
            return known.word;
    if (fact == "protocol")
        return protocolWord(value);
    if (fact == "mechanism")
        return mechanismInfo(value).name;
    for (const MechanismInfo* info : mechanismInfos())
        if (const ParameterSpec* spec = info->find(fact))
            if (const Text choice = knownWord(value, spec->choices); !choice.source().empty())
                return choice;
    return value;
}

Text valueOf(const Requirement& requirement) {
    if (!requirement.other.empty())
        return labelOf(requirement.other);
    if (const double* number = std::get_if<double>(&requirement.value))
        return shortFigure(*number);
    return wordOf(requirement.fact, std::get<std::string>(requirement.value));
}

} // namespace

Text inWords(const Requirement& requirement) {
    const Text label = labelOf(requirement.fact), value = valueOf(requirement);
    switch (requirement.comparison) {
    case Comparison::equal: return Text("%1: %2", label, value);
    case Comparison::unequal: return Text("%1: other than %2", label, value);
    case Comparison::less: return Text("%1: less than %2", label, value);
    case Comparison::at_most: return Text("%1: at most %2", label, value);
    case Comparison::more: return Text("%1: more than %2", label, value);
    case Comparison::at_least: break;
    }
    return Text("%1: at least %2", label, value);
}

} // namespace nictate
