#pragma once
// One page a privacy officer can file: what was released, at which loss, and (only when asked) what attackers find and
// how good the data are.

#include "core/analysis/data_quality.h"
#include "core/evaluation/evaluation.h"
#include "core/privacy/ledger_book.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// A privacy card as the report quotes it.
struct ReportCard {
    std::string text;              ///< JSON, see core/release/privacy_card.md
    std::optional<bool> in_ledger; ///< unset: there is no ledger, or the card is from before cards said it
};

/// The data quality of a study, with its people's ids.
struct ReportQuality {
    std::vector<std::string> people;
    StudyQuality figures;
    QualityLimits limits; ///< people beyond one are marked
};

/// Everything a report to a privacy officer shows.
struct ReportContent {
    std::string study;                 ///< its name
    std::vector<LedgerEntry> releases; ///< of the ledger, in order
    std::optional<Totals> totals;      ///< unset: there is no ledger, or the card is from before cards said it
    bool chain_holds = true;
    std::vector<ReportCard> cards;
    /// About real people: shown under a mark that says so. Unset = not asked for.
    std::optional<std::vector<EvaluationResult>> findings;
    std::optional<ReportQuality> quality; ///< likewise
};

/// A self-contained page of HTML: no script, nothing loaded. The same content gives the same page.
std::string reportPage(const ReportContent& content);

} // namespace nictate
