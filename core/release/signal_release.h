#pragma once
// Protected feature tables.

#include "core/release/release.h"
#include "core/release/signal_release_plan.h"

#include <string>
#include <vector>

namespace nictate {

/// Protected tables of one condition. Participants have random numbers, the same in all conditions.
struct ReleasedTables {
    std::string condition;
    std::vector<int> numbers;            ///< from 1, rising
    std::vector<Eigen::MatrixXd> tables; ///< n × F each
};

/// The released tables, condition by condition.
template <> struct Drawn<Signals> { std::vector<ReleasedTables> conditions; };

/// The study the plan was made for, or MissingData.
SignalStudy plannedData(const ReleasePlan<Signals>& plan, const Dataset& dataset, const std::vector<std::size_t>& included);

Drawn<Signals> draw(const ReleasePlan<Signals>& plan, const SignalStudy& study, const std::vector<std::size_t>& included,
                    SecureNoise& noise);

} // namespace nictate
