#pragma once
// The release of mean pupil diameters: plan, draw, card, files and job.

#include "core/release/job_parts.h"
#include "core/release/public_files.h"
#include "core/release/release.h"
#include "tests/sample/pupil/pupil.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace nictate {

struct CardFacts;

/// What is released is said by the facts.
template <> struct Scope<Pupils> {};

/// The released mean of every row.
template <> struct Drawn<Pupils> { std::vector<double> means; };

void fillExact(ReleasePlan<Pupils>& plan);
void describe(const ReleasePlan<Pupils>& plan, LedgerRecord& record);
PupilData plannedData(const ReleasePlan<Pupils>& plan, const Dataset& study, const std::vector<std::size_t>& included);
Drawn<Pupils> draw(const ReleasePlan<Pupils>& plan, const PupilData& data, const std::vector<std::size_t>& included,
                   SecureNoise& noise);
CardFacts cardFacts(const ReleasePlan<Pupils>& plan);

/// pupils.csv: start_s and diameter of every row. privacy_card.json.
std::vector<PublicWriter<Pupils>> publicWriters(const Release<Pupils>& release);

/// Of what the workspace shows.
ReleaseBasis pupilBasis(const Session& session);

/// With the session's observers, rows, mechanism and parameters. Public facts only are looked at before something is drawn.
/// Throws InvalidParameter, MissingData and Refused.
ReleaseJob pupilJob(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                    const ReleaseDrawing<Pupils>& drawing);

} // namespace nictate
