#include "core/release/planned_release.h"

#include "core/errors.h"
#include "core/files/figures.h"
#include "core/release/rests_on.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace nictate {

double defaultStudyDelta(int people) { return std::min(1e-5, std::pow(people, -1.5)); }

void requireSmallDelta(const std::optional<double>& delta, int people) {
    if (delta && *delta * people >= 1)
        throw Refused(Text("δ = %1 is not below 1/n = 1/%2: such a promise would allow to publish somebody's data as they are; "
                           "choose a smaller δ",
                           figure(*delta), people));
}

std::vector<Text> sentencesOf(const PlannedRelease& plan) {
    return plan.batch ? plainSentences(*plan.batch, plan.guarantee) : std::vector<Text>{plainSentence(plan.guarantee)};
}

Text emptyPromise(const PlannedRelease& plan) {
    const Text alone = emptyPromise(plan.guarantee);
    if (!alone.empty() || !plan.batch)
        return alone;
    return emptyPromise(plan.guarantee.status, plan.batch->epsilon, plan.batch->delta);
}

void requireConfirmation(const MechanismInfo& mechanism, const Guarantee& guarantee, const std::vector<Text>& confirmed_reasons) {
    if (!needsConfirmation(guarantee) || confirmed_reasons == guarantee.reasons)
        return;
    std::vector<Text> sentences = guarantee.reasons;
    sentences.insert(sentences.begin(),
                     guarantee.status == Status::proven
                         ? Text("%1 is proven for less than a person (%2).", mechanism.id, guarantee.unit)
                         : Text("%1 has no proven guarantee (status: %2).", mechanism.id, name(guarantee.status)));
    if (const std::string names = declarableIn(guarantee); !names.empty())
        sentences.push_back(Text("What was fixed beforehand can be declared (--declare %1).", names));
    throw ConfirmationMissing(Text("%1 It is released only when this is accepted (--accept-unproven)", joined(sentences, " ")));
}

LedgerRecord ledgerRecord(const PlannedRelease& plan, const MechanismInfo& mechanism, std::vector<std::string> observers) {
    nlohmann::ordered_json parameters = nlohmann::ordered_json::object();
    for (const auto& [name, value] : plan.resolved.all())
        std::visit([&, &key = name](const auto& v) { parameters[key] = v; }, value);
    LedgerRecord record;
    record.mechanism = mechanism.id;
    record.parameters = parameters.dump();
    record.unit = plan.guarantee.unit.english();
    record.status = name(plan.guarantee.status).english();
    record.loss = plan.loss;
    record.study_delta = plan.study_delta;
    record.observers = std::move(observers);
    return record;
}

ExactLoss timesLoss(Fraction rho, std::uint64_t times) {
    if (const auto above = product(rho.numerator, times))
        return {roundedUp({*above, rho.denominator}), fractionText({*above, rho.denominator})};
    const double sum = roundedUp(rho) * static_cast<double>(times);
    return {std::nextafter(sum, INFINITY), std::to_string(times) + "*" + fractionText(rho)};
}

ExactLoss squaredLoss(double epsilon, UInt128 divisor, std::uint64_t times) {
    const Fraction typed = typedDecimal(epsilon, "epsilon");
    const auto above = product(typed.numerator, typed.numerator);
    auto below = product(typed.denominator, typed.denominator);
    below = below ? product(*below, divisor) : below;
    if (above && below)
        return timesLoss({*above, *below}, times);
    const double rho = epsilon * epsilon * static_cast<double>(times) / static_cast<double>(divisor) * (1 + 1e-15);
    return {std::nextafter(rho, INFINITY),
            (times == 1 ? "" : std::to_string(times) + "*") + "(" + fractionText(typed) + ")^2/" + decimalText(divisor)};
}

double timesTyped(double epsilon, std::uint64_t times) {
    const double sum = epsilon * static_cast<double>(times);
    const Fraction one = typedDecimal(epsilon, "epsilon");
    if (sum < 1e18) {
        const Fraction typed = typedDecimal(sum, "epsilon");
        const auto numerator = product(one.numerator, times);
        const auto left = numerator ? product(*numerator, typed.denominator) : std::nullopt;
        const auto right = product(typed.numerator, one.denominator);
        if (left && right && *left <= *right)
            return sum;
    }
    return std::nextafter(sum, INFINITY);
}

Loss pureLoss(double epsilon) {
    const ExactLoss squared = squaredLoss(epsilon, 2);
    Loss loss;
    loss.pure_epsilon = epsilon;
    loss.parts = ComposedLoss{{{epsilon, 1}}, 0};
    loss.rho = squared.rho;
    loss.rho_exact = squared.exact;
    return loss;
}

} // namespace nictate
