#pragma once
// Protected feature tables: what a release of them would give away and what it would cost, everything public that is known
// before, with what to expect of them; and the tables themselves.

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/domains/signals/signal_lattice.h"
#include "core/domains/signals/signal_study.h"
#include "core/domains/signals/signals.h"
#include "core/release/job_parts.h"
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

// What to expect of released signals before spending anything: from public facts only, never from signals.

/// Root mean square errors of a sample, in ranges of its feature.
struct SignalExpectation {
    double error = 0;    ///< of what leaves, after `finish`
    double constant = 0; ///< of the centre of the range, published for everybody

    /// What leaves explains less than a quarter of what differs between signals (a correlation below ½).
    bool mostlyNoise() const { return error * error > 0.75 * constant * constant; }
};

/// Simulated on signals drawn from the public prior of signal_finish.h; real ones may vary more or less. Deterministic.
/// Unset where no noise is added. `resolved` has every default filled in.
std::optional<SignalExpectation> expectedSignalError(const Mechanism<Signals>& mechanism, const Parameters& resolved,
                                                     const SignalFacts& facts);

/// Every participant's table in all conditions. With the session's observers and the Signals workspace's mechanism and
/// parameters; `signals` are those of these observers, within the session's bounds. Public facts only are looked at before
/// something is drawn. Throws InvalidParameter, MissingData, and Refused where bounds come from the data or the mechanism has no
/// exact path.
ReleaseJob signalJob(const std::shared_ptr<const Dataset>& study, const SignalStudy& signals, const Session& session,
                     const ReleaseDrawing<Signals>& drawing, const std::set<std::string>& declared = {});

/// Of what the Signals workspace shows.
ReleaseBasis signalBasis(const Session& session);

} // namespace nictate
