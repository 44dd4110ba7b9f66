#pragma once
// Protected gaze streams: t, x and y of every recording, and nothing else of it.

#include "core/domains/gaze/gaze.h"
#include "core/release/job_parts.h"
#include "core/release/public_files.h"
#include "core/release/release.h"

#include <memory>
#include <string>
#include <vector>

namespace nictate {

struct CardFacts;

/// What somebody did, in public words.
struct PublicTask {
    std::string stimulus, condition;
    double width_px = 0, height_px = 0;
    bool operator==(const PublicTask&) const = default;
};

/// What released gaze is about; all of it is public.
template <> struct Scope<Gaze> {
    std::vector<PublicTask> tasks; ///< as in GazeStudy
    PublicFrame frame;             ///< that its streams are laid on
};

/// One recording under a number that says nothing about who it is of.
struct ReleasedStream {
    std::size_t task = 0;
    double rate_hz = 0;
    std::vector<float> x_px, y_px; ///< NaN where the eye was lost
};

/// The released gaze of all recordings.
template <> struct Drawn<Gaze> {
    std::vector<ReleasedStream> streams; ///< in random order
};

/// With the study's public side. Throws InvalidParameter, and Refused where a stimulus' size was assumed from gaze.
ReleasePlan<Gaze> planRelease(const Mechanism<Gaze>& mechanism, const Parameters& given, const Dataset& dataset,
                              const PublicFrame& frame, const GazeStudy& study);

void fillExact(ReleasePlan<Gaze>& plan);
void describe(const ReleasePlan<Gaze>& plan, LedgerRecord& record);
/// The study the plan was made for, or MissingData.
GazeStudy plannedData(const ReleasePlan<Gaze>& plan, const Dataset& dataset, const std::vector<std::size_t>& included);
Drawn<Gaze> draw(const ReleasePlan<Gaze>& plan, const GazeStudy& study, const std::vector<std::size_t>& included,
                 SecureNoise& noise);

/// stream_001.csv …: t_s from 0 on the nominal grid, x_px, y_px. streams.csv: which stimulus and condition each is of, and its
/// rate. privacy_card.json.
std::vector<PublicWriter<Gaze>> publicWriters(const Release<Gaze>& release);

/// What the privacy card says of it alone, see card_parts.h.
CardFacts cardFacts(const ReleasePlan<Gaze>& plan);

/// With the session's observers and this mechanism with the session's parameters. Public facts only are looked at before
/// something is drawn. Throws InvalidParameter, MissingData and Refused.
ReleaseJob gazeJob(const std::shared_ptr<const Dataset>& study, const Session& session, const Mechanism<Gaze>& mechanism,
                   const ReleaseDrawing<Gaze>& drawing, const std::set<std::string>& declared = {});

/// Of gaze as the Samples workspace shows it.
ReleaseBasis gazeBasis();

} // namespace nictate
