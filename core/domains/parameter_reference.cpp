#include "core/domains/parameter_reference.h"

#include "core/domains/registry.h"

namespace nictate {

namespace {

/// Markdown reads stars and underscores as its own.
std::string plain(const Text& text) {
    std::string out;
    for (char c : text.english()) {
        if (c == '*' || c == '_' || c == '<' || c == '|' || c == '`')
            out += '\\';
        out += c;
    }
    return out;
}

std::string paragraph(const ParameterSpec& spec) {
    std::string text =
        "**" + plain(spec.name) + "** " + (spec.symbol.empty() ? "" : plain(spec.symbol) + ", ") + plain(spec.label) + ". ";
    if (!spec.meaning.empty())
        text += plain(spec.meaning) + (spec.meaning.english().back() == '.' ? " " : ". ");
    text += "Range: " + plain(rangeText(spec)) + ".";
    if (!spec.default_formula.empty())
        text += " Default: " + plain(spec.default_formula) + ".";
    return text + "\n\n";
}

} // namespace

std::string parameterReference() {
    std::string page =
        "# Every mechanism and parameter\n\nAs on the panel and behind `--set`. Defaults come from public quantities only.\n\n";
    for (const MechanismInfo* info : mechanismInfos()) {
        page += "## " + plain(info->name) + " (" + info->id + ")\n\n" + plain(info->summary) + "\n\n";
        if (!info->formula.empty())
            page += "Formula: " + plain(info->formula) + "\n\n";
        if (!info->citation.empty())
            page += "Source: " + plain(info->citation) + "\n\n";
        for (const ParameterSpec& spec : info->parameters)
            page += paragraph(spec);
    }
    return page;
}

} // namespace nictate
