#include "core/evaluation/report_page.h"

#include "core/evaluation/tradeoff_picture.h"
#include "core/files/figures.h"
#include "core/privacy/guarantee.h"
#include "core/release/card_parts.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace nictate {

namespace {

constexpr const char* head =
    "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Privacy "
    "report</title>\n<style>body{font-family:sans-serif;max-width:60em;margin:2em "
    "auto;color:#222}table{border-collapse:collapse;margin:1em 0}td,th{border:1px solid #ccc;padding:.2em "
    ".6em;text-align:left}.noise{color:#888}.sensitive{border:3px solid #b00020;padding:0 "
    "1em}.mark{color:#b00020;font-weight:bold}pre{background:#f4f4f4;padding:1em;overflow:auto}</style></head><body>\n";

std::string element(const std::string& tag, const std::string& text) {
    return "<" + tag + ">" + escaped(text) + "</" + tag + ">\n";
}

std::string row(const std::vector<std::string>& cells, const std::string& tag = "td", const std::string& style = "") {
    std::string out = style.empty() ? "<tr>" : "<tr class=\"" + style + "\">";
    for (const std::string& cell : cells)
        out += "<" + tag + ">" + escaped(cell) + "</" + tag + ">";
    return out + "</tr>\n";
}

/// What everything costs whoever loses most, and why that is not the table's sum.
std::string together(const Totals& totals, std::ptrdiff_t releases) {
    if (!totals.epsilon)
        return "Together these releases promise nothing: the loss of the person who loses most has no bound.";
    if (releases == 1)
        return limitInWords(totals, "this release") +
               " That is the loss in the table, read at this δ: a smaller δ makes ε larger, a larger one smaller.";
    return limitInWords(totals, "all of them together") +
           " The ε of the table cannot simply be added, because each has its own δ. The ledger adds up the losses of each "
           "person, counts only releases that they are in, and reads the result at this one δ; a smaller δ makes ε larger.";
}

std::string releases(const ReportContent& content) {
    std::string out = element("h2", "What was released");
    if (!content.totals)
        return out + element("p", "There is no ledger: nothing was released with Nictate, or the ledger is elsewhere.");
    out += "<table>" + row({"Entry", "Time", "What", "Mechanism", "ε of this release", "δ", "Status"}, "th");
    for (const LedgerEntry& entry : content.releases)
        if (entry.kind == EntryKind::release)
            out +=
                row({std::to_string(entry.number), entry.time, entry.what + (entry.stimulus.empty() ? "" : " " + entry.stimulus),
                     entry.mechanism, figureUp(entry.loss.user_epsilon), figureUp(entry.loss.delta), entry.status});
    out += "</table>\n";
    out += element("p", together(*content.totals, std::ranges::count(content.releases, EntryKind::release, &LedgerEntry::kind)));
    if (!content.chain_holds)
        out += "<p class=\"mark\">The ledger's chain does not hold: it was cut, replaced or rewritten.</p>\n";
    return out;
}

using Json = nlohmann::json;

/// The text at that place of a card; empty where there is none.
std::string textAt(const Json& card, const char* place) {
    const Json::json_pointer pointer(place);
    if (!card.contains(pointer))
        return {};
    const Json& found = card.at(pointer);
    if (found.is_null())
        return "unbounded";
    if (found.is_number_float())
        return figureUp(found.get<double>());
    return found.is_string() ? found.get<std::string>() : found.dump();
}

/// The number at that place of a card, where there is one.
std::optional<double> numberAt(const Json& card, const char* place) {
    const Json::json_pointer pointer(place);
    return card.contains(pointer) && card.at(pointer).is_number() ? std::optional(card.at(pointer).get<double>()) : std::nullopt;
}

std::string reasons(const Json& card) {
    std::string out;
    if (const Json::json_pointer pointer("/guarantee/reasons"); card.contains(pointer))
        for (const Json& one : card.at(pointer))
            out += (out.empty() ? "" : " ") + textAt(one, "");
    return out;
}

std::string publicLines(const Json& card) {
    std::string out;
    for (const Json& line : card.value("public", Json::array()))
        out += (out.empty() ? "" : " ") + textAt(line, "/text") + " (" + card::originInWords(textAt(line, "/origin")) + ")";
    return out;
}

std::string ledgerEntry(const Json& card, const std::optional<bool>& in_ledger) {
    const std::string entry = textAt(card, "/ledger/entry");
    return in_ledger ? entry + (*in_ledger ? ", found in this ledger" : ", not found in this ledger") : entry;
}

/// A card in words, and below it as programs read it.
std::string cardSection(const ReportCard& quoted) {
    const Json card = Json::parse(quoted.text);
    const bool proven = textAt(card, "/guarantee/status") == "proven";
    const std::string stimulus = textAt(card, "/released/stimulus");
    const std::string what = textAt(card, "/released/what") + (stimulus.empty() ? "" : " " + stimulus);
    std::string out = element("h2", "Privacy card: " + what);
    out += "<table>" + row({"What was released", what + ": " + textAt(card, "/released/value")});
    out += row({"Mechanism", textAt(card, "/mechanism/name")});
    const std::string unit = textAt(card, "/guarantee/unit");
    const std::optional<double> epsilon = numberAt(card, "/guarantee/epsilon"), people = numberAt(card, "/observers");
    const double delta =
        std::max(numberAt(card, "/guarantee/delta").value_or(0), numberAt(card, "/guarantee/delta_true").value_or(0));
    const bool part = textAt(card, "/guarantee/definition") == name(Definition::w_event_dp);
    out += row({"Who is protected", !proven ? "Nobody: no proof covers this release."
                                    : part  ? partOfPerson(unit).english()
                                            : card::everybody(unit, !emptyPromise(Status::proven, epsilon, delta).empty())});
    if (proven && textAt(card, "/guarantee/definition") != name(Definition::k_anonymity))
        out += row({"From whom", card::from_whom});
    out += row({"How much", textAt(card, "/guarantee/sentence")});
    out += row({proven ? "ε and δ" : "ε and δ, not proven",
                textAt(card, "/guarantee/epsilon") + (epsilon ? ", " + textAt(card, "/guarantee/delta") : "")});
    out += row({"Status", textAt(card, "/guarantee/status") + ". " + reasons(card)});
    if (epsilon && people)
        out += row({"What δ means", card::whatDeltaMeans(numberAt(card, "/guarantee/batch/delta").value_or(delta),
                                                         static_cast<std::size_t>(*people))});
    out += row({"Not protected", card::notProtected(proven)});
    out += row({"Bounds", textAt(card, "/guarantee/bounds_from")});
    out += row({"What everybody may know", publicLines(card)});
    out += row({"Entry of the ledger", ledgerEntry(card, quoted.in_ledger)}) + "</table>\n";
    return out + "<details><summary>As programs read it</summary>" + element("pre", quoted.text) + "</details>\n";
}

std::string findings(const std::vector<EvaluationResult>& results) {
    std::string out = "<section class=\"sensitive\">" + element("h2", "What attackers find");
    out += "<p class=\"mark\">SENSITIVE: this part reads the original data and shows how well the study's real people are "
           "recognised. Never publish it.</p>\n";
    out += element("p",
                   "A simulation. Each number is shown beside its control: what the same attacker gets when every signal is one "
                   "constant before the noise. A number that does not exceed it says nothing about people.");
    const std::vector<TradeoffMark> marks = tradeoffMarks(results);
    if (!marks.empty())
        out += tradeoffSvg(marks);
    out += "<table>" + row({"Task", "Protocol", "Attacker", "Mechanism", "ε a feature", "Accuracy", "95 %", "Noise alone",
                            "Chance", "In words"},
                           "th");
    for (const EvaluationResult& result : results) {
        if (result.signals != SignalKind::clean && result.signals != SignalKind::released)
            continue;
        out += row({result.task.id(), result.protocol, result.attacker, result.mechanism.empty() ? "original" : result.mechanism,
                    result.epsilon ? figureUp(*result.epsilon) : "", shortFigure(result.accuracy),
                    shortFigure(result.interval.low) + " – " + shortFigure(result.interval.high),
                    result.control ? shortFigure(*result.control) : "", shortFigure(result.chance), inWords(result).english()},
                   "td", result.verdict == Verdict::noise_only ? "noise" : "");
    }
    return out + "</table></section>\n";
}

std::string qualityRow(const std::string& person, const DataQuality& quality, const QualityLimits& limits, bool in_degrees) {
    std::vector<std::string> cells{person, quality.samples > 0 ? countFigure(quality.samples) : "–"};
    bool beyond = false;
    for (const QualityFigure& figure : qualityFigures()) {
        const double value = quality.*figure.value;
        const bool marked = isBeyond(figure, quality, limits);
        cells.push_back(
            (marked ? "⚠ " : "") +
            (std::isnan(value) ? "–" : fixedFigure(figure.unit == "%" ? 100 * value : value, decimalsOf(figure, in_degrees))));
        beyond = beyond || marked;
    }
    return row(cells, "td", beyond ? "mark" : "");
}

std::string qualitySection(const ReportQuality& quality) {
    std::string out = "<section class=\"sensitive\">" + element("h2", "Data quality");
    out +=
        "<p class=\"mark\">SENSITIVE: this part reads the original data, and has a row for each person. Never publish it.</p>\n";
    out += element("p",
                   "Loss is the share of samples without gaze. RMS-S2S and BCEA (68.2 %) are medians over moving windows of 200 "
                   "ms, jitter is the standard deviation of the sampling intervals, each the mean over a person's recordings. "
                   "Validation errors are those that the tracker states.");
    std::vector<std::string> head_cells{"Participant", "samples"};
    for (const QualityFigure& figure : qualityFigures())
        head_cells.push_back(figure.name.english() + ", " + unitOf(figure, quality.figures.in_degrees).english());
    out += "<table>" + row(head_cells, "th");
    for (std::size_t i = 0; i < quality.people.size(); ++i)
        out += qualityRow(quality.people[i], quality.figures.people[i], quality.limits, quality.figures.in_degrees);
    return out + "</table></section>\n";
}

} // namespace

std::string reportPage(const ReportContent& content) {
    std::string out = head + element("h1", "Privacy report: " + content.study);
    out += element("p", "Made by Nictate " NICTATE_VERSION ".");
    out += releases(content);
    for (const ReportCard& card : content.cards)
        out += cardSection(card);
    out += content.findings ? findings(*content.findings)
                            : element("p", "What attackers find is not in this report, because that needs the original data.");
    if (content.quality)
        out += qualitySection(*content.quality);
    return out + "</body></html>\n";
}

} // namespace nictate
