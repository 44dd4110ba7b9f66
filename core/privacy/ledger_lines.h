#pragma once
// The ledger's file, line by line: JSON objects, each ending in a keyed hash over everything before it.
//
//   {"nictate_ledger":1,"created":…,"key":…,"study":…,"delta":…,"budget":…,"chain":…} the header
//   {"entry":1,"time":…,"kind":"release",…,"observers":[…],"chain":…}                  a set of observers, spelled out
//   {"entry":2,"time":…,"kind":"release",…,"sets_budget":5,"observers_as":1,"chain":…} the same set again
//   {"entry":3,"time":…,"kind":"acknowledgement","acknowledges":2,"at_most":{"epsilon":1,"delta":0},"chain":…}
//
// A line's chain is BLAKE2b(key; chain of the line before ‖ this line without its chain). The chain of the line before is
// the one computed over its bytes or, where that line was tampered with, the one it states: so a changed, inserted or
// removed line shows once, where it is. What is appended is chained to the bytes as they are.

#include "core/privacy/accountant.h"
#include "core/text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

inline constexpr int ledger_version = 1;

using LedgerHash = std::array<unsigned char, 32>;
using ObserverHash = std::array<unsigned char, 16>;

std::string hexText(const unsigned char* bytes, std::size_t size);

/// The first line. `key` is random, made with the file; everything is hashed with it.
struct LedgerHeader {
    LedgerHash key{};
    std::string created;
    std::optional<ObserverHash> study; ///< whose ledger it is; unset in ledgers made before studies were told apart
    double delta = 0;
    std::optional<double> budget;
};

enum class EntryKind { release, acknowledgement, unreadable };
Text name(EntryKind kind);

/// One line of the ledger, as it was read and checked.
struct LedgerEntry {
    std::size_t number = 0; ///< from 1; the line's place in the file
    EntryKind kind = EntryKind::unreadable;
    std::string chain; ///< that its line states, in hexadecimal
    std::string nonce; ///< random: no two entries are alike, even of the same moment; only written
    std::string time;  ///< UTC, "2025-06-01T12:00:00Z"
    std::string what;  ///< "heatmap"
    std::string stimulus;
    std::string mechanism;
    std::string unit;
    std::string status;
    Loss loss;
    std::optional<double> sets_budget;       ///< the study had none before
    std::optional<ObserverHash> study;       ///< a person said: this is the ledger's study, too
    std::optional<std::size_t> acknowledges; ///< the line at which the chain breaks
    std::optional<LossBound> at_most;        ///< … and what a person says was lost there
    bool clock_behind = false;               ///< its time lies before the entry before it
    bool broken = false;                     ///< the chain does not hold here
    bool acknowledged = false;               ///< … and somebody has taken note
    std::vector<ObserverHash> observers;     ///< spelled out here; moved into the ledger's sets when read
    std::optional<std::size_t> observers_as; ///< number of the entry that spells them out
};

/// What was released, "heatmap poster": words that Nictate wrote as words, any others and the stimulus as they are.
Text whatInWords(const LedgerEntry& entry);

/// Hashes that need the ledger's key.
ObserverHash observerHash(const LedgerHash& key, std::string_view id);
ObserverHash studyHash(const LedgerHash& key, std::string_view identity);

/// The chain's next value. The header's own `before` is all zeros.
LedgerHash nextChain(const LedgerHash& key, const LedgerHash& before, std::string_view body);

/// A line's parts: the body the chain is computed over (without the closing brace) and the chain it claims. A line
/// that does not end as it should is all body and claims nothing.
struct LineParts {
    std::string_view body;
    std::string_view chain; ///< 64 hexadecimal digits or empty
};
LineParts splitLine(std::string_view line);
/// The chain a line claims, if it does.
std::optional<LedgerHash> statedChain(std::string_view line);

/// body + ,"chain":"…"} and a line end.
std::string chainedLine(const std::string& body, const LedgerHash& chain);

std::string headerBody(const LedgerHeader& header);
/// Throws LedgerBroken{0} for what is no header or comes from a newer version.
LedgerHeader parseHeader(std::string_view line, const std::string& file);

/// `parameters` is a JSON object as text.
std::string entryBody(const LedgerEntry& entry, const std::string& parameters);
/// kind = unreadable for what cannot be parsed; never throws for bad text.
LedgerEntry parseEntry(std::string_view line);

} // namespace nictate
