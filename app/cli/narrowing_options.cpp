#include "app/cli/narrowing_options.h"

#include "app/cli/output.h"
#include "app/cli/values.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace nictate::cli {

namespace {

using Cells = std::vector<std::string>;

std::size_t charactersOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// The first column to the left, the others to the right, two spaces between.
std::string aligned(const std::vector<Cells>& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const Cells& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], charactersOf(row[i]));
    std::string text;
    for (const Cells& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - charactersOf(row[i]), ' ');
            text += i == 0 ? row[i] + space : "  " + space + row[i];
        }
        text += "\n";
    }
    return text;
}

Text people(int count) { return counted(static_cast<std::size_t>(count), Text("person"), Text("people")); }

std::string whatIsKnown(const NarrowingRow& row, const Narrowing& narrowing) {
    if (row.knows == Knowledge::attributes)
        return "attributes";
    if (row.knows == Knowledge::bands)
        return "attributes, in bands of " + std::to_string(narrowing.band.value_or(0));
    const std::string of = row.signals == SignalKind::clean      ? "original gaze"
                           : row.signals == SignalKind::released ? "protected gaze"
                                                                 : "noise alone on " + std::string(name(row.signals));
    return (row.knows == Knowledge::both ? "attributes and " : "") + of + " (" +
           (row.mechanism.empty() ? "" : row.mechanism + (row.epsilon ? " ε " + figure(*row.epsilon) : "") + ", ") +
           row.attacker + ")";
}

std::string anonymityInWords(const Narrowing& narrowing, const NarrowingRequest& request) {
    std::string words = "attributes as they are: k = " + std::to_string(narrowing.k);
    if (!request.k || narrowing.k >= *request.k)
        return words + "\n";
    const std::string wanted = "k = " + std::to_string(*request.k);
    if (request.known.ranged.empty())
        return words + "; " + wanted + " is not reached, and no age is known that could be put into bands\n";
    if (!narrowing.band)
        return words + "; no band of " + request.known.ranged + " reaches " + wanted + "\n";
    return words + "; " + request.known.ranged + " in bands of " + std::to_string(*narrowing.band) +
           ": k = " + std::to_string(narrowing.k_in_band.value_or(0)) + "\n";
}

Json rowJson(const NarrowingRow& row) {
    Json out;
    out["knows"] = name(row.knows);
    if (!row.attacker.empty()) {
        out["signals"] = name(row.signals);
        out["attacker"] = row.attacker;
        out["mechanism"] = row.mechanism;
    }
    if (row.epsilon)
        out["epsilon_per_feature"] = *row.epsilon;
    if (row.status)
        out["status"] = name(*row.status);
    out["draws"] = row.draws;
    out["asked"] = row.asked;
    out["candidates"] = row.candidates;
    out["mean"] = row.mean;
    out["sd"] = row.sd;
    out["median"] = row.median;
    out["least"] = row.least;
    out["alone"] = row.alone;
    if (row.chance)
        out["chance"] = *row.chance;
    return out;
}

bool anyRow(const Narrowing& narrowing, const std::string& attacker) {
    return std::any_of(narrowing.rows.begin(), narrowing.rows.end(),
                       [&](const NarrowingRow& row) { return row.attacker == attacker; });
}

} // namespace

void NarrowingOptions::addTo(CLI::App& command) {
    command.add_option("--attributes", attributes, "for narrowing: what is known of everybody, such as age,gender")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--within", within,
                       "for narrowing: an age is known to ± so many years (default 2), the other attributes exactly; NAME=Y: "
                       "another attribute of numbers instead");
    command.add_option("--k", k, "for narrowing: also print the width of age bands that makes the attributes k-anonymous")
        ->transform(wholeNumber(1, 1000000));
}

KnownAttributes NarrowingOptions::knownOf(const RecordingSet& set) const {
    KnownAttributes known{attributes, ageAmong(attributes, set)};
    if (within.empty())
        return known;
    const std::size_t equals = within.rfind('=');
    if (equals != std::string::npos)
        known.ranged = within.substr(0, equals);
    DecimalSign sign = DecimalSign::point;
    const ParsedNumber distance = parseNumber(within.substr(equals == std::string::npos ? 0 : equals + 1), sign);
    if (distance.kind != NumberKind::number || distance.value < 0)
        throw InvalidParameter("within", within, Text("Y or NAME=Y with a finite number, 0 ≤ Y"));
    if (known.ranged.empty())
        throw InvalidParameter("within", within, Text("NAME=Y with one of the attributes: none of them is an age in numbers"));
    known.within = distance.value;
    return known;
}

std::vector<Text> narrowingNotes(const Narrowing& narrowing, const NarrowingRequest& request) {
    std::vector<Text> notes;
    for (std::size_t a = 0; a < narrowing.missing.size(); ++a)
        if (narrowing.missing[a] > 0)
            notes.push_back(Text("%1 is missing of %2: what is missing rules nobody out", request.known.names[a],
                                 people(narrowing.missing[a])));
    const auto asked = [&](const char* attacker) {
        return std::find(request.attackers.begin(), request.attackers.end(), attacker) != request.attackers.end();
    };
    if (asked("lda") && !anyRow(narrowing, "lda"))
        notes.push_back(Text("nobody can be linked across conditions (lda): fewer than 2 people have several"));
    const bool released = std::any_of(narrowing.rows.begin(), narrowing.rows.end(),
                                      [](const NarrowingRow& row) { return row.signals == SignalKind::released; });
    if (asked("likelihood") && !anyRow(narrowing, "likelihood") && (released || !asked("lda")))
        notes.push_back(Text("likelihood asks of a mechanism that adds noise to every value or coefficient; there is none here"));
    return notes;
}

std::string narrowingText(const Narrowing& narrowing, const NarrowingRequest& request) {
    std::vector<Cells> rows = {{"people left, knowing", "mean", "median", "least", "alone", "by chance", "of"}};
    for (const NarrowingRow& row : narrowing.rows)
        rows.push_back({whatIsKnown(row, narrowing), shortFigure(row.mean), shortFigure(row.median), std::to_string(row.least),
                        shortFigure(row.alone), row.chance ? shortFigure(*row.chance) : "–", shortFigure(row.candidates)});
    return people(narrowing.people).english() + "; known: " + request.known.inWords() + "\n" +
           anonymityInWords(narrowing, request) + "\n" + aligned(rows);
}

std::string narrowingJson(const Narrowing& narrowing, const NarrowingRequest& request) {
    Json out;
    out["people"] = narrowing.people;
    for (std::size_t a = 0; a < request.known.names.size(); ++a) {
        const std::string& attribute = request.known.names[a];
        Json known{{"name", attribute}, {"missing", narrowing.missing[a]}};
        if (attribute == request.known.ranged)
            known["within"] = request.known.within;
        out["attributes"].push_back(known);
    }
    out["k"] = narrowing.k;
    out["wanted_k"] = orNull(request.k);
    out["band"] = orNull(narrowing.band);
    out["k_in_band"] = orNull(narrowing.k_in_band);
    out["train"] = request.train_clean ? "clean" : "private";
    out["rows"] = Json::array();
    for (const NarrowingRow& row : narrowing.rows)
        out["rows"].push_back(rowJson(row));
    return out.dump(2) + "\n";
}

} // namespace nictate::cli
