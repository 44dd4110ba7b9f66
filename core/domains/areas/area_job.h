#pragma once
// The release of a table of areas of interest.

#include "core/choices/session.h"
#include "core/data/dataset.h"
#include "core/domains/areas/area_release.h"
#include "core/release/job_parts.h"

#include <functional>
#include <memory>

namespace nictate {

inline constexpr auto area_overlay = "aois_on_stimulus.png";

/// How a release is drawn, with or without the public picture underneath.
using AreaDrawing = std::function<ReleaseDrawing<Areas>(const Stimulus& stimulus, bool on_stimulus)>;

/// Of the session's stimulus, with its areas, metrics, observers and parameters: one draw and one ledger entry for all metrics
/// together. `within`: of differences between two conditions or stimuli instead, whose areas have the same names. Throws
/// InvalidParameter (`aois`, `metric` …), MissingData, and Refused where a stimulus' size was guessed.
ReleaseJob areaJob(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                   const AreaDrawing& drawing, const std::optional<WithinPeople>& within = {});

/// Of the features summed up in the Signals workspace, likewise. Throws InvalidParameter (`bounds`, `features` …), ParseError,
/// MissingData and Refused.
ReleaseJob summaryJob(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                      const ReleaseDrawing<Areas>& drawing);

/// Of what the Areas workspace shows, and of the table of features in the Signals workspace.
ReleaseBasis areaBasis(const Session& session);
ReleaseBasis summaryBasis(const Session& session);

} // namespace nictate
