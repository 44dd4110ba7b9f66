#include "app/signals/signal_losses.h"

#include "widgets/shown_number.h"

#include <QObject>

#include <cmath>

namespace nictate {

namespace {

QString times(int count, const QString& one, const QString& many) {
    return QString("%1 %2").arg(count).arg(count == 1 ? one : many);
}

} // namespace

std::vector<CardLine> lossLines(const SignalFrame& frame) {
    const SignalFacts& facts = frame.facts;
    const int chunks = frame.plan ? static_cast<int>(frame.plan->chunks.size()) : 1;
    const QString features = times(facts.features, QObject::tr("feature"), QObject::tr("features"));
    CardLine published{
        QObject::tr("Published ε (%1)").arg(features), lossNumber(frame.guarantee.published_epsilon),
        QObject::tr(
            "What the papers report: ε of one feature times the number of features, plus the cost of choosing k with noise."),
        true, false};
    QString more;
    if (chunks > 1)
        more += QObject::tr(" × %1 chunks").arg(chunks);
    if (facts.recordings > 1)
        more += QObject::tr(" × %1 recordings").arg(facts.recordings);
    CardLine user{
        QObject::tr("User-level ε") + (more.isEmpty() ? QString() : " (" + more.trimmed() + ")"),
        lossNumber(frame.guarantee.user_epsilon),
        QObject::tr("What one person loses: the same person is in every feature, chunk and recording, so all of them add up."),
        true, false};
    user.warning = !frame.guarantee.user_epsilon ||
                   (frame.guarantee.published_epsilon && *frame.guarantee.user_epsilon > 2 * *frame.guarantee.published_epsilon);
    return {published, user};
}

CardLine errorLine(double error, double constant) {
    CardLine line{QObject::tr("Error against a constant"), QObject::tr("computing…"),
                  QObject::tr("Mean squared error of what leaves, in squared ranges of the features, against that of publishing "
                              "the centre of the range for everybody."),
                  false, false};
    if (!std::isfinite(error) || !(constant > 0))
        return line;
    const double ratio = error / constant;
    line.value = QObject::tr("%1 R², %2 × the constant's").arg(shortNumber(error), shortNumber(ratio));
    if (ratio >= 0.995) {
        line.warning = true;
        line.value += ratio > 1.02 ? QObject::tr(": a constant does better") : QObject::tr(": a constant does as well");
    }
    return line;
}

} // namespace nictate
