#pragma once
// Protected feature tables: what a release of them would give away and what it would cost, everything public that is known
// before; and the tables themselves.

#include "core/domains/signals/signal_lattice.h"
#include "core/domains/signals/signals.h"
#include "core/release/public_files.h"
#include "core/release/release.h"
#include "core/release/release_plan.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

struct CardFacts;

/// Public facts and choices. Which participant has which recording is study design and counts as public, too.
struct SignalReleaseRequest {
    Parameters given;                    ///< chosen by hand; all others are defaults from public quantities
    std::vector<std::string> features;   ///< every column of the study
    std::vector<FeatureBounds> bounds;   ///< public, one a feature
    std::vector<std::string> conditions; ///< sorted; their number is S
    int participants = 1;                ///< N
    int length = 2;                      ///< n ≥ 2
    bool length_public = true;           ///< else it is the longest recording's
    double step_s = 0;                   ///< between rows; 0 = unknown
};

/// The public side of a study. Throws Refused unless its bounds are public: noise scaled by the data's own range would
/// stand on the card and tell about it.
SignalReleaseRequest signalReleaseRequest(const SignalStudy& study, const Parameters& given);

/// What released feature tables are about; all of it is public.
template <> struct Scope<Signals> {
    std::vector<std::string> features;
    std::vector<FeatureBounds> bounds;
    std::vector<std::string> conditions;
    double step_s = 0;
    std::shared_ptr<const SignalLattices> lattices; ///< where signals are perturbed one by one, else null
    bool perturbs() const { return lattices != nullptr; }
};

/// Throws InvalidParameter, and Refused for what has no exact release.
ReleasePlan<Signals> planRelease(const Mechanism<Signals>& mechanism, const SignalReleaseRequest& request);

void fillExact(ReleasePlan<Signals>& plan);
void describe(const ReleasePlan<Signals>& plan, LedgerRecord& record);

/// k in a full chunk when it is fixed; of a plan that perturbs.
int fullK(const ReleasePlan<Signals>& plan);
/// Who chooses k; nobody where nothing is dropped.
std::optional<KeptChoice> keptChoice(const ReleasePlan<Signals>& plan);

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

/// "participant_001_comic.csv": one file for every protected table, a column a feature, a row a window, first the names.
/// features.csv: feature, lower, upper. privacy_card.json.
std::vector<PublicWriter<Signals>> publicWriters(const Release<Signals>& release);

/// What the privacy card says of it alone, see card_parts.h.
CardFacts cardFacts(const ReleasePlan<Signals>& plan);

} // namespace nictate
