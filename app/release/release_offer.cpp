#include "app/release/release_offer.h"

#include "app/heatmaps/heatmap_release_job.h"
#include "app/signals/signal_release_job.h"

#include <QObject>

namespace nictate {

namespace {

void nameSignals(ReleaseOffer& offer, const Dataset& study, const Session& session) {
    const auto people = static_cast<int>(includedParticipants(session, study).size());
    offer.one = QObject::tr("The private feature tables of %1 participants").arg(people);
    offer.folder_name = "signals";
}

void nameHeatmaps(ReleaseOffer& offer, const Dataset& study, const Session& session) {
    const std::size_t shown = chosenStimulus(session, study);
    offer.stimuli = allStimuli(study);
    offer.one = QObject::tr("The private heatmap of %1").arg(QString::fromStdString(study.stimuli[shown].id));
    if (offer.stimuli.size() > 1)
        offer.all = QObject::tr("The private heatmaps of all %1 stimuli").arg(offer.stimuli.size());
    offer.folder_name = QString::fromStdString(stimulusFolders(study)[shown]);
}

} // namespace

ReleaseJob releaseOf(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish) {
    return session.bench == Bench::signals ? signalRelease(study, session) : heatmapRelease(study, session, wish);
}

ReleaseOffer offerOf(const std::shared_ptr<const Dataset>& study, const Session& session) {
    ReleaseOffer offer;
    (session.bench == Bench::signals ? nameSignals : nameHeatmaps)(offer, *study, session);
    offer.job = [study, session](const ReleaseWish& wish) { return releaseOf(study, session, wish); };
    return offer;
}

} // namespace nictate
