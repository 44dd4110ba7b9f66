#include "app/benches/signals/signal_curves.h"

#include "core/data/window_feature_names.h"
#include "widgets/shown_number.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

std::vector<double> times(const SignalFrame& frame) {
    const double step = frame.study->step_s > 0 ? frame.study->step_s : 1;
    std::vector<double> out(static_cast<std::size_t>(frame.shown->length));
    for (std::size_t t = 0; t < out.size(); ++t)
        out[t] = static_cast<double>(t) * step + (frame.study->step_s > 0 ? 0 : 1); // samples count from 1
    return out;
}

std::vector<double> valuesOf(const Eigen::VectorXd& signal) { return {signal.begin(), signal.end()}; }

Curve curve(const QString& name, std::vector<double> x, std::vector<double> y) {
    Curve out;
    out.name = name;
    out.x = std::move(x);
    out.y = std::move(y);
    return out;
}

std::vector<double> counting(std::size_t count, double first) {
    std::vector<double> out(count);
    for (std::size_t i = 0; i < count; ++i)
        out[i] = first + static_cast<double>(i);
    return out;
}

} // namespace

QString conditionName(const SignalGroup& group) {
    return group.condition.empty() ? QObject::tr("all") : QString::fromStdString(group.condition);
}

QString unitOf(const SignalFrame& frame) {
    const std::string& shown = frame.shown->features.front();
    for (const WindowFeatureName& feature : window_feature_names)
        if (feature.name == shown)
            return QString::fromUtf8(feature.unit.data(), static_cast<qsizetype>(feature.unit.size()))
                .replace(QObject::tr("tracker's"), QObject::tr("tracker's unit"));
    return {};
}

PlotAxis timeAxis(const SignalFrame& frame) {
    const bool known = frame.study->step_s > 0;
    return {known ? QObject::tr("time") : QObject::tr("sample"), known ? QStringLiteral("s") : QString(), false, {}, {}, {}, {}};
}

std::vector<PlotSpan> paddingOf(const SignalFrame& frame) {
    const Eigen::MatrixXd& table = frame.study->conditions[frame.condition].tables[frame.table];
    Eigen::Index last = table.rows() - 1;
    while (last > 0 && (table.row(last - 1).array() == table.row(last).array()).all())
        --last;
    if (last == 0 || last == table.rows() - 1)
        return {};
    const std::vector<double> when = times(frame);
    return {{when[static_cast<std::size_t>(last)], when.back(), QObject::tr("padding")}};
}

std::vector<Curve> previewCurves(const SignalFrame& frame, const SignalPreview& preview) {
    Curve band = curve(QObject::tr("mean of %1 ± sd").arg(preview.draws), times(frame), valuesOf(preview.mean));
    band.sd = valuesOf(preview.sd);
    band.secret = true; // many draws of one signal add up to that signal
    band.hue = Hue::released;
    band.dash = 0; // a dashed line of many jags is slow to draw
    band.thin = true;
    Curve released = curve(QObject::tr("protected"), times(frame), valuesOf(preview.released));
    released.hue = Hue::released;
    Curve original = curve(QObject::tr("original"), times(frame), valuesOf(preview.original));
    original.hue = Hue::original;
    original.secret = true;
    return {std::move(band), std::move(released), std::move(original)};
}

std::vector<Curve> spectrumCurves(const SignalSpectrum& spectrum) {
    Curve signal = curve(spectrum.of_differences ? QObject::tr("differences") : QObject::tr("signal"),
                         counting(spectrum.signal.size(), 1), spectrum.signal);
    Curve noise = curve(QObject::tr("noise"), counting(spectrum.noise.size(), 1), spectrum.noise);
    if (noise.x.size() == 1) { // one frequency is no line
        noise.x.push_back(1.3);
        noise.y.push_back(noise.y.front());
    }
    signal.hue = Hue::original;
    return {std::move(signal), std::move(noise)};
}

std::vector<Curve> correlationCurves(const SignalFrame& frame, const SignalsView& view) {
    std::vector<Curve> out;
    const bool several = frame.correlations.size() > 1;
    for (std::size_t c = 0; c < frame.correlations.size(); ++c) {
        const CorrelationCurves& known = frame.correlations[c];
        const QString name = conditionName(frame.shown->conditions[c]);
        auto add = [&](const std::vector<double>& values, const QString& what, Hue hue) {
            Curve each = curve(what.isEmpty() ? name : several ? name + " " + what : what, counting(values.size(), 0), values);
            each.hue = hue;
            each.place = static_cast<int>(c);
            out.push_back(std::move(each));
        };
        add(known.signals, several ? QString() : QObject::tr("signal"), several ? Hue::condition : Hue::original);
        if (c != frame.condition) // the others' differences and protected versions would bury everything
            continue;
        if (view.correlate_protected)
            add(known.released, QObject::tr("protected"), Hue::released);
        if (view.correlate_differences) {
            add(known.differences, QObject::tr("differences"), Hue::quantity);
            out.back().thin = out.back().reference = true; // they jump about: grey, behind what they are compared with
            out.back().dash = 0;
            std::rotate(out.begin(), std::prev(out.end()), out.end());
        }
    }
    return out;
}

QString lagOneText(const SignalFrame& frame, const SignalsView& view) {
    const CorrelationCurves& known = frame.correlations[frame.condition];
    QStringList parts;
    auto tell = [&](const QString& name, const std::vector<double>& values) {
        if (values.size() > 1 && std::isfinite(values[1]))
            parts << name + shortNumber(values[1]).replace('-', QStringLiteral("−"));
    };
    tell({}, known.signals);
    if (view.correlate_differences)
        tell(QObject::tr("differences "), known.differences);
    if (view.correlate_protected)
        tell(QObject::tr("protected "), known.released);
    return parts.isEmpty() ? QString() : QObject::tr("Lag 1: %1").arg(parts.join(", "));
}

std::vector<Curve> keptCurves(const KeptCurve& kept) {
    Curve total,
        reconstruction = curve(QObject::tr("reconstruction"), counting(kept.reconstruction.size(), 1), kept.reconstruction);
    Curve perturbation = curve(QObject::tr("perturbation"), reconstruction.x, kept.perturbation);
    total = curve(QObject::tr("error"), reconstruction.x, {});
    for (std::size_t i = 0; i < kept.reconstruction.size(); ++i)
        total.y.push_back(kept.total(i));
    reconstruction.reference = true;
    perturbation.place = 1;
    total.place = 0;
    // Rounding leaves crumbs where nothing is dropped; they would stretch a logarithmic axis.
    const double least = 1e-9 * *std::max_element(total.y.begin(), total.y.end());
    for (double& value : reconstruction.y)
        value = value > least ? value : 0;
    return {std::move(total), std::move(perturbation), std::move(reconstruction)};
}

PlotPoint bestKept(const KeptCurve& kept) {
    const int best = kept.bestK();
    return {static_cast<double>(best), kept.total(static_cast<std::size_t>(best - 1)), QObject::tr("best k = %1").arg(best)};
}

std::vector<Curve> utilityCurves(const std::vector<NamedUtility>& known, const UtilityPoint& constant,
                                 double UtilityPoint::*figure) {
    std::vector<Curve> out;
    double low = 1e300, high = 0;
    for (const NamedUtility& each : known) {
        Curve line;
        line.name = each.name;
        for (const UtilityPoint& point : each.curve->points)
            if (std::isfinite(point.published_epsilon)) {
                line.x.push_back(point.published_epsilon);
                line.y.push_back(point.*figure);
                low = std::min(low, line.x.back());
                high = std::max(high, line.x.back());
            }
        line.hue = Hue::method;
        line.place = methodPlace(each.mechanism);
        line.dash = static_cast<int>(out.size());
        if (!line.x.empty())
            out.push_back(std::move(line));
    }
    if (high <= 0) { // only mechanisms without ε: the constant is all there is to compare with
        low = 0.01;
        high = 100;
    }
    for (const NamedUtility& each : known) // k-anonymity and marginals promise no ε: a level
        if (!each.curve->points.empty() && !std::isfinite(each.curve->points.front().published_epsilon)) {
            const double level = each.curve->points.front().*figure;
            out.push_back(curve(each.name, {low, high}, {level, level}));
            out.back().hue = Hue::method;
            out.back().place = methodPlace(each.mechanism);
            out.back().dash = static_cast<int>(out.size()) - 1;
        }
    Curve line = curve(QObject::tr("constant"), {low, high}, {constant.*figure, constant.*figure});
    line.reference = true;
    out.push_back(std::move(line));
    return out;
}

std::vector<Curve> leakageCurves(const LeakageResult& result, double epsilon) {
    Curve nominal, effective, user;
    nominal.name = QObject::tr("nominal");
    effective.name = QStringLiteral("ε′");
    user.name = QObject::tr("user level");
    nominal.x = effective.x = user.x = result.x;
    for (const CorrelatedLoss& loss : result.losses) {
        nominal.y.push_back(loss.nominal * epsilon);
        effective.y.push_back(loss.effective * epsilon);
        user.y.push_back(loss.user_level * epsilon);
    }
    nominal.reference = true;
    nominal.dash = 2;
    user.place = 1;
    effective.place = 0;
    return {std::move(user), std::move(effective), std::move(nominal)};
}

std::vector<Curve> attackCurves(const SignalFrame& frame, const FilterAttack& attack) {
    Curve released = curve(QObject::tr("released"), times(frame), valuesOf(attack.example_released));
    Curve filtered = curve(QObject::tr("filtered"), times(frame), valuesOf(attack.example_filtered));
    Curve original =
        curve(QObject::tr("original"), times(frame), valuesOf(frame.shown->conditions[frame.condition].tables.front().col(0)));
    released.hue = Hue::released;
    released.thin = true;
    filtered.place = 0;
    original.hue = Hue::original;
    filtered.secret = original.secret = true;
    return {std::move(released), std::move(original), std::move(filtered)};
}

} // namespace nictate
