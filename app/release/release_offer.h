#pragma once
// What can be released from where the person stands: heatmaps on the Heatmaps bench, feature signals on the other.

#include "core/data/dataset.h"
#include "core/release/release_job.h"
#include "core/session/session.h"

#include <QString>

#include <functional>
#include <memory>

namespace nictate {

struct ReleaseOffer {
    std::function<ReleaseJob(const ReleaseWish&)> job; ///< throws what planning a release throws
    QString one, all;                                  ///< what each is; `all` empty = there is only one
    std::vector<std::string> stimuli;                  ///< ids of `all`
    QString folder;                                    ///< of releases; a new one inside is suggested
    QString folder_name;                               ///< of one
    QString ledger;
};

/// Throws what heatmapRelease() or signalRelease() throws.
ReleaseJob releaseOf(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish = {});

/// Without `folder` and `ledger`. Throws InvalidParameter (the session's filter), MissingData.
ReleaseOffer offerOf(const std::shared_ptr<const Dataset>& study, const Session& session);

} // namespace nictate
