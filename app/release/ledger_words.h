#pragma once
// The ledger in words and figures, for dock and dialog alike.

#include "core/privacy/ledger.h"
#include "widgets/budget_bar.h"

#include <QString>

#include <optional>
#include <vector>

namespace nictate {

/// "2 entries, chain verified" or where it breaks.
QString verificationText(const Ledger& ledger);

/// That the total is not proven, and why; empty where it is, and where it is unbounded.
QString unprovenText(const Totals& totals);

/// Spent, after the releases planned (if any), and the budget: the ledger's own, else `wanted`.
BudgetBar::State budgetState(const Ledger& ledger, const std::vector<LedgerRecord>& planned, std::optional<double> wanted = {});

} // namespace nictate
