#include "app/benches/gaze/gaze_curves.h"

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double longest_amplitude_deg = 40;
constexpr double duration_class_s = 0.05;
constexpr std::size_t duration_classes = 21; ///< the last one: 1 s and longer

Curve ofLook(const QString& name, bool original) {
    Curve curve;
    curve.name = name;
    curve.hue = original ? Hue::original : Hue::released;
    curve.secret = original;
    return curve;
}

/// A value of every row against its time.
template <class Value> Curve overTime(const StreamLook& look, Curve curve, Value value) {
    curve.thin = true;
    curve.x.reserve(look.stream.rows.size());
    curve.y.reserve(look.stream.rows.size());
    for (std::size_t i = 0; i < look.stream.rows.size(); ++i) {
        curve.x.push_back(static_cast<double>(i) / look.stream.rate_hz);
        curve.y.push_back(value(i));
    }
    return curve;
}

/// Calls `add` with what is there, the original first, and what it is called.
template <class Add> void eachLook(const TwoLooks& looks, Add add) {
    if (looks.original)
        add(*looks.original, QObject::tr("original"), true);
    if (looks.released)
        add(*looks.released, QObject::tr("protected"), false);
}

Curve reference(const QString& name, double low, double high, double value) {
    Curve line;
    line.name = name;
    line.x = {low, high};
    line.y = {value, value};
    line.reference = true;
    return line;
}

} // namespace

std::vector<Curve> positionCurves(const TwoLooks& looks) {
    std::vector<Curve> curves;
    eachLook(looks, [&](const StreamLook& look, const QString& name, bool original) {
        curves.push_back(overTime(look, ofLook(QObject::tr("%1 yaw").arg(name), original),
                                  [&](std::size_t i) { return look.stream.rows[i].yaw; }));
        Curve pitch = overTime(look, ofLook(QObject::tr("%1 pitch").arg(name), original),
                               [&](std::size_t i) { return look.stream.rows[i].pitch; });
        pitch.second = true;
        curves.push_back(std::move(pitch));
    });
    return curves;
}

std::vector<Curve> velocityCurves(const TwoLooks& looks, double threshold_deg_s) {
    std::vector<Curve> curves;
    double seconds = 0;
    eachLook(looks, [&](const StreamLook& look, const QString& name, bool original) {
        const std::vector<double> speeds = speedsOf(look);
        curves.push_back(overTime(look, ofLook(name, original), [&](std::size_t i) { return speeds[i]; }));
        seconds = std::max(seconds, look.stream.seconds());
    });
    if (threshold_deg_s > 0 && !curves.empty())
        curves.push_back(reference(QObject::tr("threshold"), 0, seconds, threshold_deg_s));
    return curves;
}

std::vector<PlotSpan> eventSpans(const StreamLook& look) {
    const Events& events = look.events;
    if (events.fixations.size() + events.saccades.size() + events.blinks.size() > most_event_spans)
        return {};
    std::vector<PlotSpan> spans;
    const auto add = [&](const auto& found, int place) {
        for (const auto& event : found)
            spans.push_back({event.start_s, event.start_s + event.duration_s, {}, place});
    };
    add(events.fixations, 2);
    add(events.saccades, 1);
    add(events.blinks, 0);
    return spans;
}

std::vector<Curve> budgetCurves(const ProtectedLook& released, double epsilon) {
    if (released.spent.empty())
        return {};
    Curve spent =
        overTime(released.look, ofLook(QObject::tr("spent in w"), false), [&](std::size_t i) { return released.spent[i]; });
    const double seconds = released.look.stream.seconds();
    return {std::move(spent), reference("ε", 0, seconds, epsilon)};
}

std::vector<Curve> mainSequenceCurves(const TwoLooks& looks) {
    std::vector<Curve> curves;
    eachLook(looks, [&](const StreamLook& look, const QString& name, bool original) {
        Curve dots = ofLook(name + QObject::tr(" saccades"), original);
        dots.dots = true;
        dots.named = false;
        for (const DetectedSaccade& saccade : look.events.saccades) {
            dots.x.push_back(saccade.amplitude_deg);
            dots.y.push_back(saccade.peak_velocity_deg_s);
        }
        if (!dots.x.empty())
            curves.push_back(std::move(dots));
        if (const auto sequence = mainSequence(look.events)) {
            Curve fit = ofLook(name, original);
            for (double amplitude = 0.5; amplitude <= longest_amplitude_deg; amplitude += 0.5) {
                fit.x.push_back(amplitude);
                fit.y.push_back(sequence->peak(amplitude));
            }
            curves.push_back(std::move(fit));
        }
    });
    return curves;
}

std::vector<Curve> durationCurves(const TwoLooks& looks) {
    std::vector<Curve> curves;
    eachLook(looks, [&](const StreamLook& look, const QString& name, bool original) {
        const std::vector<double> shares = durationShares(look.events, duration_class_s, duration_classes);
        if (shares.empty())
            return;
        Curve curve = ofLook(name, original);
        for (std::size_t i = 0; i < shares.size(); ++i) { // as steps
            curve.x.push_back(static_cast<double>(i) * duration_class_s);
            curve.x.push_back(static_cast<double>(i + 1) * duration_class_s);
            curve.y.insert(curve.y.end(), 2, 100 * shares[i]);
        }
        curves.push_back(std::move(curve));
    });
    return curves;
}

std::vector<Curve> errorCurves(const KaleidoErrors& errors, bool adaptive) {
    const auto curve = [&](const QString& name, const std::vector<double>& values, bool chosen) {
        Curve out = ofLook(name, false);
        out.x = errors.epsilons;
        out.y = values;
        out.dash = chosen ? 0 : 2;
        out.thin = !chosen;
        return out;
    };
    const bool both = !std::isnan(errors.even.front());
    std::vector<Curve> curves{curve(QObject::tr("adaptive"), errors.adaptive, adaptive)};
    if (both)
        curves.insert(curves.begin() + (adaptive ? 1 : 0), curve(QObject::tr("even"), errors.even, !adaptive));
    curves.push_back(reference(QObject::tr("centre"), errors.epsilons.front(), errors.epsilons.back(), errors.centre));
    return curves;
}

std::vector<Curve> trainingCurves(const SaccadeModel& model) {
    Curve training, validation;
    training.name = QObject::tr("training");
    training.place = 0;
    validation.name = QObject::tr("validation");
    validation.place = 1;
    for (std::size_t i = 0; i < model.epochs().size(); ++i) {
        for (Curve* each : {&training, &validation})
            each->x.push_back(static_cast<double>(i + 1));
        training.y.push_back(model.epochs()[i].training);
        validation.y.push_back(model.epochs()[i].validation);
    }
    return model.epochs().empty() ? std::vector<Curve>{} : std::vector{std::move(training), std::move(validation)};
}

BarContent linkageBars(const StudyMeasures& measures, std::optional<double> k) {
    BarContent bars;
    bars.axis = {QObject::tr("share of recordings"), {}, false, 0.0, 1.0, {}, {}};
    bars.protected_name = QObject::tr("protected");
    const auto add = [&](const QString& name, double value) {
        bars.names << name;
        for (std::vector<double>* values : {&bars.values, &bars.lows, &bars.highs})
            values->push_back(value);
    };
    add(QObject::tr("linked"), measures.linkage);
    if (measures.identification)
        add(QObject::tr("identified"), *measures.identification);
    if (k)
        add(QObject::tr("promised 1/k"), 1 / *k);
    add(QObject::tr("by chance"), measures.chance);
    return bars;
}

std::vector<FigureRow> figureRows(const TwoLooks& looks) {
    EventFigures none;
    for (double* each : {&none.fixations_per_s, &none.median_fixation_s, &none.fixating, &none.saccades_per_s,
                         &none.median_amplitude_deg, &none.median_peak_deg_s, &none.blinks_per_min, &none.lost})
        *each = missing;
    const EventFigures before = looks.original ? eventFigures(*looks.original) : none,
                       after = looks.released ? eventFigures(*looks.released) : none;
    return {{QObject::tr("fixations, 1/s"), before.fixations_per_s, after.fixations_per_s},
            {QObject::tr("median fixation, s"), before.median_fixation_s, after.median_fixation_s},
            {QObject::tr("fixating, %"), 100 * before.fixating, 100 * after.fixating},
            {QObject::tr("saccades, 1/s"), before.saccades_per_s, after.saccades_per_s},
            {QObject::tr("median amplitude, °"), before.median_amplitude_deg, after.median_amplitude_deg},
            {QObject::tr("median peak, °/s"), before.median_peak_deg_s, after.median_peak_deg_s},
            {QObject::tr("blinks, 1/min"), before.blinks_per_min, after.blinks_per_min},
            {QObject::tr("lost samples, %"), 100 * before.lost, 100 * after.lost}};
}

} // namespace nictate
