#include "core/lessons/facts.h"

#include "core/choices/session.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/evaluation/protocol.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/io/head_lines.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace nictate {

const std::vector<FactInfo>& factInfos() {
    static const std::vector<FactInfo> all = {
        {"bench", false, Text("Workspace"),
         Text("The workspace that is open: heatmaps, signals, areas, data, samples, evaluation.")},
        {"mechanism", false, Text("Mechanism"), Text("The mechanism chosen there, by its id.")},
        {"compared", true, Text("Mechanisms drawn beside it"), Text("How many mechanisms are drawn beside it.")},
        {"stimulus", false, Text("Stimulus"), Text("The stimulus' id.")},
        {"included", true, Text("People included"), Text("How many people are included.")},
        {"seed", true, Text("Seed"), Text("The seed of the simulation's noise.")},
        {"third_panel", false, Text("Third panel"),
         Text("In the Heatmaps workspace: none, difference, attacker, compared or data-share.")},
        {"attacked", false, Text("Observer who is attacked"), Text("The observer whose gaze the attacker's view shows.")},
        {"groups", false, Text("Groups"),
         Text("In the Areas workspace: the attribute whose values are compared; everybody where none is.")},
        {"smallest_p", true, Text("Smallest p of all differences"),
         Text("There: the smallest p of all differences between groups, uncorrected.")},
        {"smallest_p_holm", true, Text("Smallest p (Holm)"), Text("The same after Holm's correction.")},
        {"windows", true, Text("Windows of time"), Text("Windows of time in the Heatmaps workspace.")},
        {"feature", false, Text("Feature"), Text("The feature that the Signals workspace shows.")},
        {"control", false, Text("Control"),
         Text("What is evaluated instead of the signals in the Evaluation workspace: constant or strangers.")},
        {"protocol", false, Text("Protocol"), Text("The protocol chosen there.")},
        {"status", false, Text("Guarantee"), Text("What the card says of the guarantee: proven, as published or none.")},
        {"published_epsilon", true, Text("Published ε"), Text("The ε a paper would report; none where nothing is guaranteed.")},
        {"user_epsilon", true, Text("User-level ε"), Text("What one person loses; none where it is unbounded.")},
        {"cc", true, Text("CC of the protected heatmap with the original"),
         Text("Correlation of the protected heatmap with the original.")},
        {"recovered", true, Text("CC of the attacker's map with what the observer did"),
         Text("Correlation of the attacker's map with what the observer really did.")},
        {"plot", false, Text("Plot in front"), Text("Names of the plots that are in front, separated by spaces.")},
        {"error", true, Text("Error of the protected signal"),
         Text("In the Signals workspace: error of what leaves, in parts of the range squared.")},
        {"constant_error", true, Text("error of the constant"),
         Text("The same of the middle of the range, published for everybody.")},
        {"removed", true, Text("Share of the noise that the attacker removes"),
         Text("Share of the noise that the filtering attacker removes; while that plot is open.")},
        {"effective_epsilon", true, Text("ε′ under correlation"), Text("ε′: what correlation in time makes of one sample's ε.")},
        {"nominal_epsilon", true, Text("ε of one sample"), Text("One sample's ε, were samples independent.")},
        {"found", true, Text("People found in protected signals"),
         Text("Of the chosen attacker on people, at the present ε: accuracy on protected signals.")},
        {"noise_alone", true, Text("People found in noise alone"),
         Text("The same for the control, which is evaluated instead of the signals.")},
        {"chance", true, Text("Found by guessing"), Text("The same by guessing.")},
        {"verdict", false, Text("Verdict"), Text("Of that accuracy: reads-data, noise-only or not-shown.")},
        {"linked", true, Text("Share of recordings linked to their person"),
         Text("In the Samples workspace: share of the recordings that are linked to their person; while that plot is open.")},
        {"releases", true, Text("Releases in the practice ledger"), Text("Entries in the practice ledger.")},
        {"spent", true, Text("ε of all releases together"), Text("What they cost together, as ε at the ledger's δ.")},
        {"game_rounds", true, Text("Rounds answered"), Text("Rounds of the guessing game that were answered.")},
        {"game_finished", true, Text("Values of ε with every round answered"),
         Text("At how many ε of the game all rounds were answered.")},
        {"audit_draws", true, Text("Draws of each data set"), Text("Draws of the audit on each of its two data sets.")},
        {"audit_promised", true, Text("ε promised"), Text("The ε that the audited mechanism promises.")},
        {"audit_proven", true, Text("ε proven by outputs"), Text("The ε that its outputs prove.")},
        {"audit_faulty", false, Text("Program with the fault"),
         Text("Whether the audited mechanism is the one with the fault: yes or no.")},
    };
    return all;
}

namespace {

constexpr std::pair<const char*, Comparison> comparisons[] = { // longer ones first
    {"!=", Comparison::unequal}, {"<=", Comparison::at_most}, {">=", Comparison::at_least},
    {"=", Comparison::equal},    {"<", Comparison::less},     {">", Comparison::more}};

bool compare(double left, Comparison how, double right) {
    const bool same = std::abs(left - right) <= 1e-6 * std::max({1.0, std::abs(left), std::abs(right)});
    switch (how) {
    case Comparison::equal: return same;
    case Comparison::unequal: return !same;
    case Comparison::less: return left < right && !same;
    case Comparison::at_most: return left <= right || same;
    case Comparison::more: return left > right && !same;
    case Comparison::at_least: return left >= right || same;
    }
    return false;
}

const ParameterSpec* anyParameter(const std::string& name) {
    for (const MechanismInfo* info : mechanismInfos())
        if (const ParameterSpec* spec = info->find(name))
            return spec;
    return nullptr;
}

Text factNames() {
    std::string all;
    for (const FactInfo& info : factInfos())
        all += (all.empty() ? "" : ", ") + info.name;
    return Text("%1, or a mechanism's parameter", all);
}

/// Benches, or a parameter's choices in any mechanism; none where any word may stand.
std::set<std::string> allowedWords(const std::string& fact) {
    std::set<std::string> words;
    if (fact == "bench")
        for (const auto& [bench, choice] : usualChoices())
            words.insert(bench);
    for (const MechanismInfo* info : mechanismInfos())
        if (const ParameterSpec* spec = info->find(fact))
            for (const Text& choice : spec->choices)
                words.insert(choice.english());
    return words;
}

void checkWord(const std::string& fact, const std::string& word) {
    if (fact == "mechanism")
        mechanismInfo(word);
    const std::set<std::string> words = allowedWords(fact);
    if (words.empty() || words.contains(word))
        return;
    std::string all;
    for (const std::string& each : words)
        all += (all.empty() ? "" : ", ") + each;
    throw InvalidParameter(fact, word, all);
}

} // namespace

bool isNumber(const std::string& fact) {
    for (const FactInfo& info : factInfos())
        if (info.name == fact)
            return info.number;
    const ParameterSpec* parameter = anyParameter(fact);
    if (!parameter)
        throw InvalidParameter("fact", fact, factNames());
    return parameter->choices.empty();
}

Requirement parseRequirement(const std::string& text) {
    Requirement out;
    out.text = text;
    std::size_t at = std::string::npos, length = 0;
    for (const auto& [sign, comparison] : comparisons)
        if (at = text.find(sign); at != std::string::npos) {
            out.comparison = comparison;
            length = std::string(sign).size();
            break;
        }
    if (at == std::string::npos)
        throw InvalidParameter("require", text, Text("FACT = VALUE, or !=, <, <=, >, >= in between"));
    const std::string_view whole = text;
    out.fact = trimmed(whole.substr(0, at));
    const std::string value(trimmed(whole.substr(at + length)));
    if (!isNumber(out.fact)) {
        if (out.comparison != Comparison::equal && out.comparison != Comparison::unequal)
            throw InvalidParameter("require", text, Text("= or != for %1, which is a word", out.fact));
        if (value.empty())
            throw InvalidParameter("require", text, Text("a word after the comparison"));
        checkWord(out.fact, value);
        out.value = value;
        return out;
    }
    DecimalSign point = DecimalSign::point;
    const ParsedNumber number = parseNumber(value, point);
    if (number.kind == NumberKind::number)
        out.value = number.value;
    else if (!value.empty() && isNumber(value))
        out.other = value;
    else
        throw InvalidParameter("require", text, Text("a number, or the name of a fact that is one, after the comparison"));
    return out;
}

bool holds(const Requirement& requirement, const Facts& facts) {
    const auto found = facts.find(requirement.fact);
    if (found == facts.end())
        return false;
    Fact value = requirement.value;
    if (!requirement.other.empty()) {
        const auto other = facts.find(requirement.other);
        if (other == facts.end())
            return false;
        value = other->second;
    }
    if (found->second.index() != value.index())
        return false;
    if (const double* number = std::get_if<double>(&found->second))
        return compare(*number, requirement.comparison, std::get<double>(value));
    const std::string& word = std::get<std::string>(found->second);
    bool same = word == std::get<std::string>(value);
    if (requirement.fact == "plot") // several may be in front
        same = (" " + word + " ").find(" " + std::get<std::string>(value) + " ") != std::string::npos;
    return same == (requirement.comparison == Comparison::equal);
}

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
