#include "app/benches/signals/summary_engine.h"

#include "core/domains/registry.h"
#include "core/errors.h"

#include <QObject>

namespace nictate {

AreasFrame SummaryEngine::frame(const std::shared_ptr<const Dataset>& study, const Session& session) {
    const SignalsView& view = session.view<SignalsView>();
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("summaries");
    const Parameters& given = session.parameters(mechanism.info.id);
    Key key{study, summaryChoice(session, *study), includedParticipants(session, *study), session.seed};
    if (key.included.empty())
        throw MissingData(QObject::tr("no observer is included; tick some, or clear the filter").toStdString());
    if (key_ != key) {
        preview_.emplace(key.choice, featureSummaries(*study, key.choice, key.included), key.seed);
        key_ = key;
    }
    AreasFrame out;
    out.mechanism = mechanism.info.id;
    out.facts = preview_->facts();
    if (view.groups.empty()) {
        out.table = preview_->frame(mechanism, given);
        out.rows = out.table.rows;
    } else {
        std::pair wanted(key, groupsOf(*study, view.groups, key.included));
        if (!grouped_ || *grouped_ != wanted) {
            groups_.emplace(key.choice, *study, wanted.second, key.seed);
            grouped_ = std::move(wanted);
        }
        takeGroups(out, *groups_, groups_->frame(mechanism, given));
    }
    addSeen(out, given, AreaMetric::feature_mean);
    return out;
}

} // namespace nictate
