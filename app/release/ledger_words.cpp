#include "app/release/ledger_words.h"

#include <QObject>

namespace nictate {

QString verificationText(const Ledger& ledger) {
    const auto entries = static_cast<int>(ledger.entries().size());
    if (const auto broken = ledger.firstBroken())
        return QObject::tr("The chain breaks at entry %1: it was changed, removed or cut off. Nothing can be released until the "
                           "curator has acknowledged it.")
            .arg(*broken);
    for (const LedgerBreak& one : ledger.breaks())
        if (!one.at_most)
            return QObject::tr("The chain broke at entry %1 and no bound on the loss there was given: the total is unbounded.")
                .arg(one.line);
    return entries == 1 ? QObject::tr("1 entry, chain verified") : QObject::tr("%1 entries, chain verified").arg(entries);
}

QString unprovenText(const Totals& totals) {
    return totals.unproven == 0 || !totals.epsilon
               ? QString()
               : QObject::tr("Releases that are not proven: %1. So the total is not proven, either.").arg(totals.unproven);
}

BudgetBar::State budgetState(const Ledger& ledger, const std::vector<LedgerRecord>& planned, std::optional<double> wanted) {
    BudgetBar::State state;
    state.spent = ledger.totals().epsilon;
    state.budget = ledger.budget() ? ledger.budget() : wanted;
    state.planned = !planned.empty();
    const Totals after = ledger.totalsAfter(planned);
    state.after = after.epsilon;
    state.delta = after.delta;
    return state;
}

} // namespace nictate
