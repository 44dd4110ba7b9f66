#pragma once
// What a ledger's lines say: who has lost how much, and whether the chain holds. No files here.

#include "core/privacy/ledger_lines.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// A place where the chain does not hold: what stood there is not known, so everybody may have lost it.
struct LedgerBreak {
    std::size_t line = 0; ///< the first that does not hold; 0 = header
    bool acknowledged = false;
    std::optional<LossBound> at_most; ///< what a person says was lost there; unset = unbounded
};

/// Reads lines in order; a value. Observers are kept as indices, equal sets of them once.
class LedgerBook {
  public:
    /// The next piece of the file: whole lines, but for a torn last one. Throws LedgerBroken{0} for a bad header.
    /// `file` is for messages.
    void take(std::string_view text, const std::string& file);

    const std::optional<LedgerHeader>& header() const { return header_; }
    const std::vector<LedgerEntry>& entries() const { return entries_; }
    std::optional<double> budget() const { return budget_; }
    /// Whether it is this study's; a book without any study's name is everybody's.
    bool isOf(const ObserverHash& study) const { return studies_.empty() || studies_.count(study) > 0; }
    const std::vector<LedgerBreak>& breaks() const { return breaks_; }
    bool knows(const ObserverHash& observer) const { return observers_.contains(observer); }
    /// The first entry (0 = header) that does not hold and is not acknowledged.
    std::optional<std::size_t> firstBroken() const;
    /// Whether a break was acknowledged there and nobody has said what was lost.
    bool awaitsBound(std::size_t line) const;
    bool endsInNewline() const { return ends_in_newline_; }

    /// A loss that is not in the book, and who would bear it.
    struct Planned {
        Loss loss;
        std::vector<ObserverHash> observers;
    };
    /// The worst observer's total at this δ, now or after further losses.
    Totals totals(double delta, const std::vector<Planned>& planned = {}) const;

    /// Sorted, without doubles.
    static std::vector<ObserverHash> asSet(std::vector<ObserverHash> observers);
    /// The sound entry that spells this set out, if there is one.
    std::optional<std::size_t> entryThatSpells(const std::vector<ObserverHash>& set) const;

    /// The file's next line; moves `chain` (chain() at first) on to the line after it.
    std::string nextLine(const LedgerEntry& entry, const std::string& parameters, LedgerHash& chain) const;
    const LedgerHash& chain() const { return chain_; }

  private:
    void takeHeader(std::string_view line, const std::string& file);
    void takeEntry(std::string_view line, LedgerEntry entry);
    bool holds(const LineParts& parts) const;
    void acknowledge(const LedgerEntry& entry);
    void count(const LedgerEntry& entry);
    std::size_t observerIndex(const ObserverHash& hash);
    std::size_t setIndex(const std::vector<ObserverHash>& set);
    LossSum spentByAll() const;
    std::vector<LossSum> spentByObserver() const;

    std::optional<LedgerHeader> header_;
    std::optional<double> budget_;
    std::set<ObserverHash> studies_; ///< the header's, and those a person took for the same
    std::vector<LedgerEntry> entries_;
    std::vector<LedgerBreak> breaks_;
    bool ends_in_newline_ = true;
    LedgerHash chain_{};               ///< of the bytes as they are
    std::optional<LedgerHash> stated_; ///< what the last line claims it to be
    std::size_t last_number_ = 0;      ///< what the last line says it is
    bool last_readable_ = true;
    std::map<ObserverHash, std::size_t> observers_;         ///< index by hash
    std::map<std::vector<ObserverHash>, std::size_t> sets_; ///< index of a distinct set
    std::vector<std::vector<std::size_t>> members_;         ///< by set: observers' indices
    std::vector<LossSum> spent_;                            ///< by set
    std::vector<std::optional<std::size_t>> spelled_;       ///< by set: the sound entry that spells it out
    std::map<std::size_t, std::size_t> set_spelled_in_;     ///< set by the number that the entry that spells it says
    LossSum spent_by_all_;                                  ///< entries whose set is lost count for everybody
};

} // namespace nictate
