#include "core/release/counted_facts.h"

#include "core/errors.h"

namespace nictate {

namespace {

const CountedFact filter{"filter", "who is left by the filter",
                         "A filter on private attributes chose the observers: their number n is then private too, and this "
                         "promise does not cover it."};
const CountedFact counted_rows{
    "lengths", "the number of rows",
    "The number of rows was counted from the data, so it may tell about somebody; this promise holds only "
    "if it was fixed beforehand."};
const CountedFact conditions{"conditions", "the conditions and who was in which",
                             "Which conditions there are, and who was in which, was counted from the data; this promise holds "
                             "only if it was fixed beforehand."};

} // namespace

std::vector<CountedFact> countedFacts(const Session& session) {
    return session.filter.empty() ? std::vector<CountedFact>() : std::vector{filter};
}

std::vector<CountedFact> countedFacts(const Session& session, const SignalStudy& signals) {
    std::vector<CountedFact> facts = countedFacts(session);
    if (!signals.length_given)
        facts.push_back(counted_rows);
    if (signals.conditions.size() > 1)
        facts.push_back(conditions);
    return facts;
}

void requireDeclarable(const std::set<std::string>& declared) {
    for (const std::string& name : declared)
        if (name != filter.name && name != counted_rows.name && name != conditions.name)
            throw InvalidParameter("declare", name, "lengths, conditions or filter, with commas between");
}

void settle(Guarantee& guarantee, const std::vector<CountedFact>& facts, const std::set<std::string>& declared) {
    for (const CountedFact& fact : facts) {
        const bool is_public = declared.count(fact.name) > 0;
        guarantee.reasons.push_back(is_public ? "That " + fact.what + " is public was declared by the person who released it."
                                              : fact.unproven);
        if (!is_public && guarantee.status == Status::proven)
            guarantee.status = Status::as_published;
    }
}

} // namespace nictate
