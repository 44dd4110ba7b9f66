#pragma once
// What would leave the house, and what it would cost: everything public that is known before a release.
//
// One path leads out, for every domain: plan → releasePlanned() → publish() and the privacy card. What a domain adds is
//   Scope<Domain>                            what a release is of, in public words
//   fillExact(ReleasePlan<Domain>&)          guarantee and losses of the exact release
//   describe(ReleasePlan<Domain>, record)    what the ledger notes besides
//   Drawn<Domain>                            what leaves, see release.h
//   plannedData(plan, dataset, included)     what is read, or MissingData
//   draw(plan, data, included, noise)        one exact draw
//   cardFacts(plan)                          see card_parts.h
//   publicWriters(release)                   see public_files.h
//   a job of its plans by jobOf()            see job_parts.h

#include "core/errors.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/shared_parameters.h"
#include "core/release/planned_release.h"

#include <string>
#include <utility>
#include <vector>

namespace nictate {

template <class Domain> struct Scope;

/// A plan is public: it is made without looking at what is released.
template <class Domain> struct ReleasePlan : PlannedRelease, Scope<Domain> {
    Mechanism<Domain> mechanism;
    typename Domain::Facts facts;
    typename Domain::Plan exact; ///< the mechanism's
};

/// The public facts of what has the largest noise: of everybody, or of the smallest group where a domain releases groups.
template <class Domain> typename Domain::Facts factsOfSmallest(const ReleasePlan<Domain>& plan) { return plan.facts; }

/// What no answer in a release's dialog changes: throws Refused where the mechanism has no exact release as its parameters are,
/// or δ is not below 1/n.
template <class Domain>
void requireReleasable(const Mechanism<Domain>& mechanism, const Parameters& resolved, const typename Domain::Facts& facts) {
    if (const auto why = refusalOf(mechanism, resolved, facts))
        throw Refused(*why);
    requireSmallDelta(resolved.numberIf("delta"), Domain::people(facts));
}

/// The same, and what making the plan of the noise throws, without the losses.
template <class Domain>
void requirePlannable(const Mechanism<Domain>& mechanism, const Parameters& resolved, const typename Domain::Facts& facts) {
    requireReleasable(mechanism, resolved, facts);
    static_cast<void>(mechanism.exact(resolved, facts));
}

/// Resolved, with the figures and losses of the exact release. Throws InvalidParameter, and Refused where the mechanism
/// has no exact release or δ is not below 1/n.
template <class Domain> ReleasePlan<Domain> planned(const Mechanism<Domain>& mechanism, const Parameters& given,
                                                    const typename Domain::Facts& facts, Scope<Domain> scope) {
    ReleasePlan<Domain> plan;
    static_cast<Scope<Domain>&>(plan) = std::move(scope);
    plan.mechanism = mechanism;
    plan.given = given;
    plan.facts = facts;
    plan.resolved = resolve(mechanism, given, facts);
    requireReleasable(mechanism, plan.resolved, facts);
    plan.study_delta = given.numberIf("delta").value_or(defaultStudyDelta(Domain::people(facts)));
    fillExact(plan);
    return plan;
}

/// Throws ConfirmationMissing unless the reasons were repeated or need not be.
template <class Domain> void requireConfirmation(const ReleasePlan<Domain>& plan, const std::vector<Text>& confirmed_reasons) {
    requireConfirmation(plan.mechanism.info, plan.guarantee, confirmed_reasons);
}

/// The ledger's entry for it; `observers` are the ids of everybody included.
template <class Domain> LedgerRecord ledgerRecord(const ReleasePlan<Domain>& plan, std::vector<std::string> observers) {
    LedgerRecord record = ledgerRecord(plan, plan.mechanism.info, std::move(observers));
    describe(plan, record);
    return record;
}

} // namespace nictate
