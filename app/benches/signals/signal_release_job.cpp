#include "app/benches/signals/signal_release_job.h"

#include "app/benches/signals/signal_engine.h"
#include "core/domains/signals/chosen_signals.h"
#include "core/domains/signals/signal_release.h"
#include "core/errors.h"
#include "widgets/area_pictures.h"
#include "widgets/curve_drawing.h"
#include "widgets/custom_plot.h"
#include "widgets/plot_picture.h"
#include "widgets/release_pictures.h"

#include <QImage>
#include <QObject>
#include <QPainter>

#include <algorithm>

namespace nictate {

void requirePublicBounds(const Session& session, const Dataset& study) {
    if (!session.view<SignalsView>().bounds.empty())
        return;
    if (includedParticipants(session, study).size() == 1)
        throw Refused(
            QObject::tr(
                "Choose a public table under \"Bounds of the features\" in the panel on the right: there is one participant, so "
                "bounds from the data leave no difference between people to hide. No noise would be added, nothing would be "
                "promised, and the signals would leave as they are.")
                .toStdString());
    throw Refused(
        QObject::tr(
            "Choose a public table under \"Bounds of the features\" in the panel on the right: signals are released within "
            "public bounds only, since noise scaled by the data's own range would tell about it. For the 52 window features "
            "there is one in datasets/window_feature_bounds.csv.")
            .toStdString());
}

namespace {

constexpr int most_plots = 2;
constexpr QSize plot_size(480, 190); ///< logical

Curve curveOf(const ReleasedTables& tables, std::size_t place, std::size_t feature, double step_s, int condition) {
    const auto values = tables.tables[place].col(static_cast<Eigen::Index>(feature));
    Curve curve;
    curve.name = QString::fromStdString(tables.condition);
    curve.named = !tables.condition.empty();
    curve.y.assign(values.begin(), values.end());
    for (std::size_t t = 0; t < curve.y.size(); ++t)
        curve.x.push_back(step_s > 0 ? static_cast<double>(t) * step_s : static_cast<double>(t + 1));
    curve.hue = curve.named ? Hue::condition : Hue::released;
    curve.place = condition;
    curve.dash = 0; // a dashed line of many jags is slow to draw
    return curve;
}

/// A participant's signals in all conditions where there are any.
std::vector<Curve> curvesOf(const Release<Signals>& release, int number, std::size_t feature) {
    std::vector<Curve> curves;
    for (std::size_t c = 0; c < release.drawn().conditions.size(); ++c) {
        const ReleasedTables& tables = release.drawn().conditions[c];
        const auto found = std::lower_bound(tables.numbers.begin(), tables.numbers.end(), number);
        if (found != tables.numbers.end() && *found == number)
            curves.push_back(curveOf(tables, static_cast<std::size_t>(found - tables.numbers.begin()), feature,
                                     release.plan().step_s, static_cast<int>(c)));
    }
    return curves;
}

/// The public bounds, and beyond where noise went beyond.
PlotAxis valueAxis(const FeatureBounds& bounds, const std::vector<std::vector<Curve>>& plots) {
    PlotAxis axis;
    axis.low = bounds.lower;
    axis.high = bounds.upper;
    for (const auto& curves : plots)
        for (const Curve& curve : curves) {
            axis.low = std::min(*axis.low, *std::min_element(curve.y.begin(), curve.y.end()));
            axis.high = std::max(*axis.high, *std::max_element(curve.y.begin(), curve.y.end()));
        }
    return axis;
}

/// Protected signals of one feature, one plot a participant (the first few numbers) with a curve a condition, `width`
/// pixels wide, over the public bounds. Needs a QApplication, for the plots. Like every public writer it sees a Release and
/// nothing else.
QImage releasedSignalsImage(const Release<Signals>& release, std::size_t feature, int width) {
    const ReleasePlan<Signals>& plan = release.plan();
    const int plots = std::min(most_plots, plan.facts.participants);
    std::vector<std::vector<Curve>> curves;
    for (int number = 1; number <= plots; ++number)
        curves.push_back(curvesOf(release, number, feature));
    const bool timed = plan.step_s > 0;
    const PlotAxis time{timed ? QString("time") : QString("row"), timed ? QString("s") : QString(), false, {}, {}, {}, {}};
    const PlotAxis values = valueAxis(plan.bounds[feature], curves);
    const double ratio = static_cast<double>(width) / plot_size.width();
    const int height = static_cast<int>(plot_size.height() * ratio);
    QImage picture(width, height * plots, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    for (int i = 0; i < plots; ++i) {
        CurveContent content;
        content.x_axis = time;
        content.y_axis = values;
        content.curves = std::move(curves[static_cast<std::size_t>(i)]);
        auto draw = [&content](QCustomPlot& plot, QSize size, const Theme& theme) { drawCurves(plot, content, size, theme); };
        const QString title = QString("%1, participant %2").arg(QString::fromStdString(plan.features[feature])).arg(i + 1);
        painter.drawImage(0, i * height, imageOf(plotPicture(draw, title, {}, plot_size), 96 * ratio));
    }
    return picture;
}

} // namespace

ReleaseDrawing<Signals> signalDrawing(std::size_t feature) {
    return {[] { return std::vector<PublicWriter<Signals>>{privacyCardWriter<Signals>()}; },
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
