#include "core/domains/areas/feature_summary.h"

#include "core/domains/signals/signal_study.h"
#include "core/domains/signals/signals_view.h"
#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/feature_bounds_file.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double nothing_known = 0.5; ///< the middle of the bounds

/// Of the study's columns, in the order of the choice.
std::vector<Eigen::Index> columnsOf(const Dataset& study, const SummaryChoice& choice) {
    if (choice.features.empty())
        throw InvalidParameter("features", Text("(none)"), Text("names of features, with commas between"));
    std::vector<Eigen::Index> columns;
    for (std::size_t f = 0; f < choice.features.size(); ++f) {
        const std::string& name = choice.features[f];
        if (std::count(choice.features.begin(), choice.features.end(), name) > 1)
            throw InvalidParameter("features", name, Text("each feature once"));
        columns.push_back(static_cast<Eigen::Index>(featureIndex(study.features.names, name)));
        checkBounds(choice.bounds.at(f), inQuotes(name));
    }
    return columns;
}

void requireCondition(const Dataset& study, const std::string& condition) {
    std::vector<std::string> known;
    for (const FeatureTable& table : study.features.tables)
        if (std::find(known.begin(), known.end(), table.condition) == known.end())
            known.push_back(table.condition);
    if (std::find(known.begin(), known.end(), condition) != known.end())
        return;
    std::sort(known.begin(), known.end());
    std::string names;
    for (const std::string& name : known)
        names += (names.empty() ? "" : ", ") + inQuotes(name);
    throw MissingData(Text("there is no condition %1; the study has %2", inQuotes(condition), names));
}

/// The mean of what is known, in parts of the bounds; NaN where nothing is.
double meanPart(const Eigen::Ref<const Eigen::VectorXd>& signal, const FeatureBounds& bounds) {
    double sum = 0, known = 0;
    for (const double value : signal)
        if (!std::isnan(value)) {
            sum += (std::clamp(value, bounds.lower, bounds.upper) - bounds.lower) / bounds.range();
            ++known;
        }
    return known > 0 ? std::clamp(sum / known, 0.0, 1.0) : missing;
}

} // namespace

Eigen::MatrixXd featureSummaries(const Dataset& study, const SummaryChoice& choice, std::span<const std::size_t> people) {
    if (study.features.names.empty())
        throw MissingData(Text("the study has no feature signals"));
    const std::vector<Eigen::Index> columns = columnsOf(study, choice);
    if (choice.condition)
        requireCondition(study, *choice.condition);
    const auto rows = static_cast<Eigen::Index>(people.size()), features = std::ssize(columns);
    Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(rows, features), recordings = sum;
    for (const FeatureTable& table : study.features.tables) {
        const auto person = std::find(people.begin(), people.end(), table.participant);
        if (person == people.end() || (choice.condition && table.condition != *choice.condition))
            continue;
        for (Eigen::Index f = 0; f < features; ++f) {
            const double mean = meanPart(table.values.col(columns[f]), choice.bounds[static_cast<std::size_t>(f)]);
            if (std::isnan(mean))
                continue;
            sum(person - people.begin(), f) += mean;
            ++recordings(person - people.begin(), f);
        }
    }
    return (recordings.array() > 0)
        .select((sum.array() / recordings.array().max(1)).min(1), Eigen::ArrayXXd::Constant(rows, features, nothing_known));
}

SummaryChoice summaryChoice(const Session& session, const Dataset& study) {
    const SignalsView& view = session.view<SignalsView>();
    if (view.summed.empty())
        throw InvalidParameter("features", Text("(none)"), Text("names of features, with commas between"));
    for (const std::string& name : view.summed)
        featureIndex(study.features.names, name);
    if (view.bounds.empty() || view.bounds == "data")
        throw InvalidParameter("bounds", view.bounds.empty() ? Text("(none)") : Text(view.bounds),
                               Text("a file feature,lower,upper with public bounds of every feature that is summed up"));
    TextSource source = TextSource::fromFile(view.bounds);
    return {view.summed, readFeatureBounds(source, view.summed), view.summed_condition};
}

} // namespace nictate
