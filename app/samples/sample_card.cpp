#include "app/samples/sample_card.h"

#include "core/analysis/stream_measures.h"
#include "widgets/shown_number.h"

#include <QObject>

namespace nictate {

namespace {

std::vector<CardLine> budgetLines(const Guarantee& guarantee) {
    std::vector<CardLine> lines;
    lines.push_back({QObject::tr("Published ε (w samples)"), lossNumber(guarantee.published_epsilon),
                     QObject::tr("What w consecutive samples, each moved by at most r, may reveal"), true, false});
    if (guarantee.unit_epsilon != guarantee.published_epsilon)
        lines.push_back({QObject::tr("Their true loss"), lossNumber(guarantee.unit_epsilon),
                         QObject::tr("What w such samples really lose by this form"), true, true});
    lines.push_back(
        {QObject::tr("User-level ε (all recordings)"), lossNumber(guarantee.user_epsilon),
         QObject::tr("What one person loses who is in this release with all their recordings: this is what the ledger books"),
         true, true});
    return lines;
}

CardLine errorOf(const PrivateLook* released) {
    CardLine line{QObject::tr("Error of this recording"), QObject::tr("computing…"),
                  QObject::tr("Root mean squared distance of protected and original gaze; beside it that of publishing the "
                              "middle of the field instead"),
                  false, false};
    line.secret = true;
    if (!released)
        return line;
    if (!released->rmse) {
        line.value = QObject::tr("no sample is in both");
        return line;
    }
    line.warning = worseThanCentre(*released->rmse, released->centre_rmse);
    line.value = (line.warning ? QObject::tr("%1°: worse than publishing the middle of the field, %2°")
                               : QObject::tr("%1°, the centre's %2°"))
                     .arg(shortNumber(*released->rmse), shortNumber(released->centre_rmse));
    return line;
}

} // namespace

std::vector<CardLine> sampleCard(const SampleFrame& frame, const PrivateLook* released) {
    std::vector<CardLine> lines;
    if (frame.guarantee.published_epsilon)
        lines = budgetLines(frame.guarantee);
    else
        lines.push_back({QObject::tr("User-level ε"), lossNumber(frame.guarantee.user_epsilon),
                         QObject::tr("The loss is not finite: this is not differential privacy"), true, true});
    lines.push_back(errorOf(released));
    return lines;
}

} // namespace nictate
