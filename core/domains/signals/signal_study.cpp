#include "core/domains/signals/signal_study.h"

#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/words.h"
#include "core/io/feature_bounds_file.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nictate {

namespace {

/// Bridges gaps by straight lines; edges repeat their neighbour; a signal without any value becomes `instead`.
std::size_t bridgeGaps(Eigen::Ref<Eigen::VectorXd> signal, double instead) {
    std::size_t bridged = 0;
    Eigen::Index last = -1;
    for (Eigen::Index t = 0; t <= signal.size(); ++t) {
        const bool end = t == signal.size();
        if (!end && !std::isfinite(signal[t]))
            continue;
        for (Eigen::Index gap = last + 1; gap < t; ++gap, ++bridged) {
            const double before = last >= 0 ? signal[last] : end ? instead : signal[t];
            const double after = end ? before : signal[t];
            signal[gap] = before + (after - before) * static_cast<double>(gap - last) / static_cast<double>(t - last);
        }
        last = t;
    }
    return bridged;
}

Eigen::MatrixXd toLength(const Eigen::MatrixXd& values, int length) {
    Eigen::MatrixXd out(length, values.cols());
    const Eigen::Index kept = std::min<Eigen::Index>(length, values.rows());
    out.topRows(kept) = values.topRows(kept);
    for (Eigen::Index t = kept; t < length; ++t)
        out.row(t) = values.row(kept - 1);
    return out;
}

std::vector<FeatureBounds> rangesOf(const SignalStudy& study) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<FeatureBounds> ranges(study.features.size(), {infinity, -infinity});
    for (const SignalGroup& group : study.conditions)
        for (const Eigen::MatrixXd& table : group.tables)
            for (std::size_t f = 0; f < ranges.size(); ++f) {
                const auto column = table.col(static_cast<Eigen::Index>(f));
                ranges[f].lower = std::min(ranges[f].lower, column.minCoeff());
                ranges[f].upper = std::max(ranges[f].upper, column.maxCoeff());
            }
    return ranges;
}

void settleLength(SignalStudy& study, const FeatureSet& features, const std::vector<std::size_t>& tables,
                  const SignalOptions& options) {
    Eigen::Index shortest = features.tables[tables.front()].values.rows(), longest = shortest;
    for (std::size_t i : tables) {
        shortest = std::min(shortest, features.tables[i].values.rows());
        longest = std::max(longest, features.tables[i].values.rows());
    }
    if (options.length && *options.length < 2)
        throw InvalidParameter("length", std::to_string(*options.length), Text("a whole number, 2 ≤ length"));
    study.length = options.length ? *options.length : static_cast<int>(longest);
    study.length_given = options.length.has_value();
    study.length_public = options.length || shortest == longest;
    if (study.length < 2)
        throw MissingData(Text("the signals have only one sample each; at least 2 are needed"));
    if (shortest != longest)
        study.warnings.push_back(
            Text("the tables have between %1 and %2 rows; all are made %3 rows long", shortest, longest, study.length));
}

} // namespace

std::size_t SignalStudy::feature(const std::string& name) const { return featureIndex(features, name); }

std::size_t featureIndex(const std::vector<std::string>& features, const std::string& name) {
    auto found = std::find(features.begin(), features.end(), name);
    if (found != features.end())
        return static_cast<std::size_t>(found - features.begin());
    std::string some;
    for (std::size_t i = 0; i < std::min<std::size_t>(features.size(), 5); ++i)
        some += (i ? ", \"" : "\"") + features[i] + "\"";
    throw MissingData(
        Text("there is no feature %1; the study has %2", inQuotes(name), some + (features.size() > 5 ? ", …" : "")));
}

namespace {

/// Places of the tables of those who are included. Throws MissingData where there are none.
std::vector<std::size_t> includedTables(const Dataset& dataset, const SignalOptions& options) {
    const FeatureSet& features = dataset.features;
    if (features.names.empty() || features.empty())
        throw MissingData(Text("the study has no feature signals"));
    if (options.included.empty())
        throw MissingData(Text("nobody is included, so there are no signals"));
    std::vector<bool> in(dataset.participants.size(), false);
    for (std::size_t participant : options.included)
        in.at(participant) = true;
    std::vector<std::size_t> tables;
    for (std::size_t i = 0; i < features.tables.size(); ++i)
        if (in[features.tables[i].participant] && features.tables[i].values.rows() > 0)
            tables.push_back(i);
    if (tables.empty())
        throw MissingData(Text("none of the participants included has feature signals"));
    return tables;
}

/// Warns of signals without a value, the first named, and of gaps that were bridged.
void warnOfGaps(SignalStudy& study, std::size_t empty, const std::string& first_feature, const std::string& first_person,
                std::size_t bridged) {
    if (empty > 0)
        study.warnings.push_back(empty == 1 ? Text("%1 signal has no value at all, the first %2 of %3: it was replaced by a "
                                                   "constant, which may identify a person",
                                                   countFigure(empty), first_feature, first_person)
                                            : Text("%1 signals have no value at all, the first %2 of %3: it was replaced by a "
                                                   "constant, which may identify a person",
                                                   countFigure(empty), first_feature, first_person));
    if (bridged > 0)
        study.warnings.push_back(bridged == 1 ? Text("%1 missing value bridged by straight lines", countFigure(bridged))
                                              : Text("%1 missing values bridged by straight lines", countFigure(bridged)));
}

} // namespace

SignalStudy signalStudy(const Dataset& dataset, const SignalOptions& options) {
    const FeatureSet& features = dataset.features;
    const std::vector<std::size_t> tables = includedTables(dataset, options);
    SignalStudy study;
    study.features = features.names;
    study.step_s = features.step_s;
    study.participants = static_cast<int>(options.included.size());
    settleLength(study, features, tables, options);
    if (options.bounds) {
        for (std::size_t f = 0; f < study.features.size(); ++f)
            checkBounds(options.bounds->at(f), "\"" + study.features[f] + "\"");
        study.bounds = *options.bounds;
        study.bounds_public = true;
    }
    std::size_t bridged = 0, empty = 0;
    std::string first_feature, first_person;
    for (std::size_t i : tables) {
        const FeatureTable& table = features.tables[i];
        auto group = std::find_if(study.conditions.begin(), study.conditions.end(),
                                  [&](const SignalGroup& known) { return known.condition == table.condition; });
        if (group == study.conditions.end())
            group = study.conditions.insert(group, {table.condition, {}, {}});
        Eigen::MatrixXd values = toLength(table.values, study.length);
        for (Eigen::Index f = 0; f < values.cols(); ++f) {
            if (!values.col(f).array().isFinite().any() && empty++ == 0) {
                first_feature = inQuotes(study.features[static_cast<std::size_t>(f)]);
                first_person = inQuotes(dataset.participants[table.participant].id);
            }
            bridged += bridgeGaps(values.col(f), study.bounds_public ? study.bounds[static_cast<std::size_t>(f)].centre() : 0);
            if (study.bounds_public) {
                const FeatureBounds& bounds = study.bounds[static_cast<std::size_t>(f)];
                // mutant evaluation-clamp-forgotten
                values.col(f) = values.col(f).cwiseMax(bounds.lower).cwiseMin(bounds.upper);
            }
        }
        group->participants.push_back(table.participant);
        group->tables.push_back(std::move(values));
    }
    std::sort(study.conditions.begin(), study.conditions.end(),
              [](const SignalGroup& a, const SignalGroup& b) { return a.condition < b.condition; });
    if (!study.bounds_public)
        study.bounds = rangesOf(study);
    warnOfGaps(study, empty, first_feature, first_person, bridged);
    return study;
}

bool isConstant(const SignalGroup& group, std::size_t feature) {
    const auto f = static_cast<Eigen::Index>(feature);
    const double first = group.tables.front()(0, f);
    return std::all_of(group.tables.begin(), group.tables.end(),
                       [&](const Eigen::MatrixXd& table) { return (table.col(f).array() == first).all(); });
}

Eigen::MatrixXd signalsOf(const SignalGroup& group, std::size_t feature) {
    Eigen::MatrixXd out(group.tables.front().rows(), static_cast<Eigen::Index>(group.tables.size()));
    for (std::size_t i = 0; i < group.tables.size(); ++i)
        out.col(static_cast<Eigen::Index>(i)) = group.tables[i].col(static_cast<Eigen::Index>(feature));
    return out;
}

} // namespace nictate
