#include "core/mechanisms/signals/marginals.h"

#include "core/mechanisms/signals/signal_parameters.h"

#include <algorithm>
#include <limits>

namespace nictate {

namespace {

constexpr int bins = 30;

ParameterSpec deniabilitySpec(const char* name, const char* symbol, const char* label, double least, const char* default_value) {
    ParameterSpec spec;
    spec.name = name;
    spec.symbol = symbol;
    spec.label = label;
    spec.meaning = "Of the test of plausible deniability, which always passes here: a drawn record is as likely from any seed.";
    spec.min = least;
    spec.max = std::numeric_limits<double>::infinity();
    spec.slider_min = least;
    spec.slider_max = 20;
    spec.default_formula = default_value;
    return spec;
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
    guarantee.unit = "one participant, all their features in all recordings";
    guarantee.status = Status::none;
    guarantee.reasons = {"The probability of a drawn record does not depend on its seed record, so the (k, γ) test of plausible "
                         "deniability always passes and promises nothing.",
                         "The histograms are those of the private data, without noise; their ends are two participants' extreme "
                         "values."};
    return guarantee;
}

/// 30 bins between the extremes of a feature in a condition.
struct Histogram {
    double lower = 0, width = 0;
    std::vector<std::uint64_t> counts = std::vector<std::uint64_t>(bins, 0);
    std::uint64_t total = 0;

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
                ++counts[static_cast<std::size_t>(bin)];
                ++total;
            }
    }
    double draw(const SeededNoise& noise, std::uint64_t index) const {
        std::uint64_t left = noise.below(total, index);
        std::size_t bin = 0;
        while (left >= counts[bin])
            left -= counts[bin++];
        return lower + width * (static_cast<double>(bin) + noise.uniform(index));
    }
};

SignalStudy simulateMarginals(const SignalStudy& study, const Parameters&, const SeededNoise& noise, const Progress& progress) {
    SignalStudy out = study;
    for (std::size_t c = 0; c < out.conditions.size(); ++c) {
        progress(static_cast<double>(c) / static_cast<double>(out.conditions.size()));
        for (Eigen::Index f = 0; f < static_cast<Eigen::Index>(study.features.size()); ++f) {
            const Histogram histogram(study.conditions[c], f);
            const SeededNoise draws = noise.stream(c).stream(static_cast<std::uint64_t>(f));
            std::uint64_t index = 0;
            for (Eigen::MatrixXd& table : out.conditions[c].tables)
                for (double& value : table.col(f))
                    value = histogram.draw(draws, index++);
        }
    }
    return out;
}

std::vector<std::string> nothingAfter(const Parameters&, const SignalFacts&) { return {}; }

} // namespace

SignalMechanism marginals() {
    SignalMechanism mechanism;
    mechanism.info.id = "marginals";
    mechanism.info.name = "Marginals";
    mechanism.info.reads = Reads::signals;
    mechanism.info.summary = "Every value drawn anew from its feature's histogram in this condition.";
    mechanism.info.formula = "30 bins a feature, features independent, uniform inside a bin";
    mechanism.info.citation = davidjohn2023;
    mechanism.info.parameters = {deniabilitySpec("k", "k", "Plausible seeds", 1, "2"),
                                 deniabilitySpec("gamma", "γ", "Likelihood ratio", 1, "2")};
    mechanism.info.parameters.front().integer = true;
    mechanism.info.statuses = {Status::none};
    mechanism.defaults = defaults;
    mechanism.guarantee = guarantee;
    mechanism.simulate = simulateMarginals;
    mechanism.post_processing = nothingAfter;
    return mechanism;
}

} // namespace nictate
