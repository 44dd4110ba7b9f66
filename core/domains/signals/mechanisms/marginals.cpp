#include "core/domains/signals/mechanisms/signal_mechanisms.h"

#include "core/compute/parallel.h"
#include "core/domains/signals/signal_parameters.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace nictate {

namespace {

constexpr int bins = 30;

ParameterSpec deniabilitySpec(const char* name, const char* symbol, const Text& label, bool integer) {
    return {.name = name,
            .symbol = symbol,
            .label = label,
            .meaning = Text(
                "Of the test of plausible deniability, which always passes here: a drawn record is as likely from any seed."),
            .min = 1,
            .max = std::numeric_limits<double>::infinity(),
            .integer = integer,
            .slider_min = 1,
            .slider_max = 20,
            .default_formula = Text("2")};
}

Parameters defaults(const Parameters& given, const SignalFacts&) {
    Parameters out = given;
    if (!given.has("k"))
        out.set("k", 2.0);
    if (!given.has("gamma"))
        out.set("gamma", 2.0);
    return out;
}

Guarantee guarantee(const Parameters&, const SignalFacts&) {
    Guarantee guarantee;
    guarantee.definition = Definition::plausible_deniability;
    guarantee.unit = Text("one participant, all their features in all recordings");
    guarantee.status = Status::none;
    guarantee.reasons = {
        Text("The probability of a drawn record does not depend on its seed record, so the (k, γ) test of plausible deniability "
             "always passes and promises nothing."),
        Text("The histograms are those of the sensitive data, without noise; their ends are two participants' extreme "
             "values.")};
    return guarantee;
}

std::optional<Text> refusal(const Parameters&, const SignalFacts&) {
    return Text("marginals publishes histograms of the sensitive data without noise, whose ends are two participants' extreme "
                "values; exact noise does not apply to it, so it is for simulation only");
}

/// 30 bins between the extremes of a feature in a condition.
struct Histogram {
    double lower = 0, width = 0;
    std::array<std::uint64_t, bins> up_to = {}; ///< values in a bin and below it

    Histogram(const SignalGroup& group, Eigen::Index feature) {
        lower = std::numeric_limits<double>::infinity();
        double upper = -lower;
        for (const Eigen::MatrixXd& table : group.tables) {
            lower = std::min(lower, table.col(feature).minCoeff());
            upper = std::max(upper, table.col(feature).maxCoeff());
        }
        width = (upper - lower) / bins;
        for (const Eigen::MatrixXd& table : group.tables)
            for (double value : table.col(feature)) {
                const int bin = width > 0 ? std::min(bins - 1, static_cast<int>((value - lower) / width)) : 0;
                ++up_to[static_cast<std::size_t>(bin)];
            }
        std::partial_sum(up_to.begin(), up_to.end(), up_to.begin());
    }
    double draw(const SeededNoise& noise, std::uint64_t index) const {
        const auto bin = std::upper_bound(up_to.begin(), up_to.end(), noise.below(up_to.back(), index)) - up_to.begin();
        return lower + width * (static_cast<double>(bin) + noise.uniform(index));
    }
};

SignalStudy simulateMarginals(const Mechanism<Signals>&, const SignalStudy& study, const Parameters&, const SignalFacts&,
                              const SeededNoise& noise, const Progress& progress) {
    SignalStudy out = study;
    const auto features = static_cast<Eigen::Index>(study.features.size());
    const Eigen::Index columns = features * static_cast<Eigen::Index>(study.conditions.size());
    parallelRows(
        columns,
        [&](Eigen::Index begin, Eigen::Index end) {
            for (Eigen::Index i = begin; i < end; ++i) {
                progress(static_cast<double>(i) / static_cast<double>(columns));
                const auto c = static_cast<std::size_t>(i / features);
                const Eigen::Index f = i % features;
                const Histogram histogram(study.conditions[c], f);
                const SeededNoise draws = noise.stream(c).stream(static_cast<std::uint64_t>(f));
                std::uint64_t index = 0;
                for (Eigen::MatrixXd& table : out.conditions[c].tables)
                    for (double& value : table.col(f))
                        value = histogram.draw(draws, index++);
            }
        },
        1);
    return out;
}

} // namespace

Mechanism<Signals> marginals() {
    return {
        .info = {.id = "marginals",
                 .name = Text("Marginals"),
                 .reads = Signals::reads,
                 .summary = Text("Every value drawn anew from its feature's histogram in this condition."),
                 .formula = Text("30 bins per feature, features independent, uniform inside a bin"),
                 .citation = davidjohn2023,
                 .parameters = {deniabilitySpec("k", "k", Text("Plausible seeds"), true),
                                deniabilitySpec("gamma", "γ", Text("Likelihood ratio"), false)},
                 .statuses = {Status::none}},
        .defaults = defaults,
        .guarantee = guarantee,
        .simulate = simulateMarginals,
        .refusal = refusal,
    };
}

} // namespace nictate
