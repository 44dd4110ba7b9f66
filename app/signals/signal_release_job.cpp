#include "app/signals/signal_release_job.h"

#include "app/signals/signal_engine.h"
#include "core/errors.h"
#include "core/session/chosen_signals.h"
#include "widgets/area_pictures.h"
#include "widgets/release_pictures.h"
#include "widgets/signal_picture.h"

#include <QObject>

namespace nictate {

namespace {

void requirePublicBounds(const Session& session, const Dataset& study) {
    if (!session.view<SignalsView>().bounds.empty())
        return;
    if (includedParticipants(session, study).size() == 1)
        throw Refused(
            QObject::tr(
                "There is one participant, so bounds from the data leave no difference between people to hide: no noise would be "
                "added, nothing would be promised, and the signals would leave as they are. Choose a public table under "
                "\"Bounds of the features\" in the panel on the right.")
                .toStdString());
    throw Refused(
        QObject::tr(
            "Signals are released within public bounds only: noise scaled by the data's own range would tell about it. "
            "Choose a public table under \"Bounds of the features\" in the panel on the right. For the 52 window features "
            "there is one in datasets/window_feature_bounds.csv.")
            .toStdString());
}

} // namespace

ReleaseDrawing<Signals> signalDrawing(std::size_t feature) {
    return {[] {
                return std::vector<PublicWriter<Signals>>{
                    {"privacy_card.pdf", [](const Release<Signals>& release) { return privacyCardPdf(release); }}};
            },
            [feature](const Release<Signals>& release, int width) {
                return pngBytes(releasedSignalsImage(release, feature, width));
            }};
}

ReleaseJob signalRelease(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish) {
    requirePublicBounds(session, *study);
    const SignalStudy signals = signalStudy(*study, signalOptions(session, *study));
    return signalJob(study, signals, session, signalDrawing(shownFeature(session.view<SignalsView>(), signals)), wish.declared);
}

ReleaseJob summaryRelease(const std::shared_ptr<const Dataset>& study, const Session& session,
                          const std::set<std::string>& declared) {
    return summaryJob(study, session, declared, {summaryPictureWriters, [](const Release<Areas>& release, int width) {
                                                     const Picture figure = areaFigure(release);
                                                     return pngOf(figure, width / figure.size.width() * 96);
                                                 }});
}

} // namespace nictate
