#include "core/domains/signals/mechanisms/signal_mechanisms.h"

#include "core/domains/signals/signal_parameters.h"
#include "core/errors.h"

#include <algorithm>
#include <map>

namespace nictate {

namespace {

ParameterSpec groupSpec() {
    ParameterSpec spec = keptSpec(Text("2"));
    spec.label = Text("Group size");
    spec.unit = Text("participants");
    spec.meaning =
        Text("Every participant shares their signals with at least k − 1 others. k is at most the number of participants.");
    spec.logarithmic = false;
    spec.slider_max = 20;
    spec.faithful_direction = -1;
    return spec;
}

Parameters defaults(const Parameters& given, const SignalFacts& facts) {
    Parameters out = given;
    if (!given.has("k"))
        out.set("k", 2.0);
    if (out.number("k") > facts.participants)
        throw InvalidParameter("k", valueText(out.number("k")),
                               Text("1 ≤ k ≤ %1, the number of participants", facts.participants));
    return out;
}

Guarantee guarantee(const Parameters& resolved, const SignalFacts& facts) {
    Guarantee guarantee;
    guarantee.definition = Definition::k_anonymity;
    guarantee.unit = Text("one participant, all their features in all recordings");
    const std::string k = valueText(resolved.number("k"));
    guarantee.status = Status::none;
    guarantee.reasons = {Text("k-anonymity with k = %1: someone who links a record to a person is right with probability at most "
                              "1/%2. It is not differential privacy: group means move with every member, and whoever knows the "
                              "others of a group can subtract them.",
                              k, k),
                         Text("One grouping is used for all conditions; fresh groups a condition would break 1/k as soon as "
                              "records are linked.")};
    if (!facts.length_public)
        guarantee.reasons.push_back(Text("The common length is that of the longest recording."));
    return guarantee;
}

/// Group of each participant (by index into the dataset): random groups of k, a remainder joins the last one.
std::map<std::size_t, std::size_t> grouping(const SignalStudy& study, std::size_t k, const SeededNoise& noise) {
    std::vector<std::size_t> people;
    for (const SignalGroup& group : study.conditions)
        people.insert(people.end(), group.participants.begin(), group.participants.end());
    std::sort(people.begin(), people.end());
    people.erase(std::unique(people.begin(), people.end()), people.end());
    if (people.size() < k)
        throw InvalidParameter("k", std::to_string(k),
                               Text("at most %1, the number of participants with signals", people.size()));
    for (std::size_t i = people.size(); i > 1; --i)
        std::swap(people[i - 1], people[noise.below(i, i)]);
    const std::size_t groups = people.size() / k;
    std::map<std::size_t, std::size_t> out;
    for (std::size_t i = 0; i < people.size(); ++i)
        out[people[i]] = std::min(i / k, groups - 1);
    return out;
}

ExactSignals exact(const Parameters& resolved, const SignalFacts&) {
    return {.group_size = static_cast<std::size_t>(resolved.number("k"))};
}

SignalStudy simulateKSame(const Mechanism<Signals>&, const SignalStudy& study, const Parameters& resolved, const SignalFacts&,
                          const SeededNoise& noise, const Progress& progress) {
    const auto groups = grouping(study, static_cast<std::size_t>(resolved.number("k")), noise);
    SignalStudy out = study;
    for (SignalGroup& condition : out.conditions) {
        progress(0);
        std::map<std::size_t, std::pair<Eigen::MatrixXd, double>> sums;
        for (std::size_t i = 0; i < condition.tables.size(); ++i) {
            auto& [sum, count] = sums[groups.at(condition.participants[i])];
            if (count == 0)
                sum = Eigen::MatrixXd::Zero(condition.tables[i].rows(), condition.tables[i].cols());
            sum += condition.tables[i];
            ++count;
        }
        for (std::size_t i = 0; i < condition.tables.size(); ++i) {
            const auto& [sum, count] = sums[groups.at(condition.participants[i])];
            condition.tables[i] = sum / count;
        }
    }
    return out;
}

} // namespace

Mechanism<Signals> kSameSelect() {
    return {
        .info = {.id = "k-same-select",
                 .name = Text("k-same-select"),
                 .reads = Signals::reads,
                 .summary = Text("Everybody gets the mean signals of a group of at least k participants."),
                 .formula = Text("mean over the participant's group, index by index"),
                 .citation = davidjohn2023,
                 .parameters = {groupSpec()},
                 .statuses = {Status::none}},
        .defaults = defaults,
        .guarantee = guarantee,
        .simulate = simulateKSame,
        .exact = exact,
    };
}

} // namespace nictate
