#include "app/heatmaps/heatmap_plots.h"

#include "app/bench/parameter_change.h"
#include "app/bench/plot_tabs.h"
#include "app/study/document.h"
#include "core/mechanisms/registry.h"

#include <QHBoxLayout>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr int settle_ms = 250;
constexpr int marker_ms = 30;

QString curveName(const CurveKey& key) {
    QString name = QString::fromStdString(mechanismOf<Maps>(key.mechanism).info.name);
    if (key.given.has("calibration") && key.given.text("calibration") == "theorem-3.4")
        name += QObject::tr(", Theorem 3.4");
    return name;
}

/// `place` among the curves of a plot: one mechanism may be there twice.
Curve curveOf(const CurveKey& key, std::size_t place, const std::vector<TradeoffPoint>& points, bool error) {
    Curve curve;
    curve.name = curveName(key);
    curve.hue = Hue::method;
    curve.place = methodPlace(key.mechanism);
    curve.dash = static_cast<int>(place);
    for (const TradeoffPoint& point : points) {
        curve.x.push_back(point.epsilon);
        curve.y.push_back(error ? point.mse_mean : point.cc_mean);
        curve.sd.push_back(error ? point.mse_sd : point.cc_sd);
    }
    return curve;
}

} // namespace

HeatmapPlots::HeatmapPlots(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), left_(new PlotTabs(this)), right_(new PlotTabs(this)),
      curve_work_(tr("Fidelity curve")), cap_work_(tr("Cap curve")), surface_work_(tr("Noise surface")) {
    delay_.setSingleShot(true);
    delay_.setInterval(settle_ms);
    markers_.setSingleShot(true);
    markers_.setInterval(marker_ms);
    connect(&delay_, &QTimer::timeout, this, &HeatmapPlots::refresh);
    connect(&markers_, &QTimer::timeout, this, &HeatmapPlots::moveMarkers);
    for (Background* work : this->work())
        connect(work, &Background::failed, this, &HeatmapPlots::failed);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (PlotTabs* half : {left_, right_}) {
        half->setMinimumHeight(210);
        layout->addWidget(half);
        connect(half, &PlotTabs::chosen, this, &HeatmapPlots::refresh);
    }
}

void HeatmapPlots::build() {
    if (fidelity_)
        return;
    buildFidelity();
    buildSurface();
    if (frame_)
        setFrame(*frame_);
    else
        clear(reason_);
}

void HeatmapPlots::buildFidelity() {
    fidelity_ = new CurvePlot;
    fidelity_->setObjectName("plot_cc");
    error_ = new CurvePlot;
    error_->setObjectName("plot_mse");
    left_->add(fidelity_, tr("CC against ε"));
    left_->add(error_, tr("MSE against ε"));
    const PlotAxis epsilon{tr("ε (privacy loss)"), {}, true, 0.03, 30.0, tr("more private"), tr("more faithful")};
    fidelity_->setAxes(epsilon, {tr("CC with the original"), {}, false, -0.05, 1.0, {}, {}});
    error_->setAxes(epsilon, {tr("MSE"), tr("fixations²"), true, {}, {}, {}, {}});
    for (CurvePlot* plot : {fidelity_, error_}) {
        plot->setTitle(tr("%1 draws, band = 1 sd").arg(curve_repetitions));
        plot->setBadge(tr("SIMULATION"));
        connect(plot, &CurvePlot::markerMoved, this,
                [this](double x, bool finished) { changeParameter(document_, "epsilon", x, tr("Change ε"), finished); });
        connect(plot, &CurvePlot::cancelRequested, &curve_work_, &Background::cancel);
        connect(plot, &CurvePlot::hovered, this, &HeatmapPlots::hovered);
        connect(&curve_work_, &Background::progressed, plot,
                [plot](double fraction) { plot->setProgress(fraction, tr("drawing")); });
        connect(&curve_work_, &Background::finished, plot, [plot] { plot->setProgress({}); });
    }
    connect(&curve_work_, &Background::finished, this, &HeatmapPlots::showCurves);
}

void HeatmapPlots::buildSurface() {
    surface_ = new SurfacePlot;
    surface_->setObjectName("plot_surface");
    cap_ = new CurvePlot;
    cap_->setObjectName("plot_cap");
    right_->add(surface_, tr("Noise surface"));
    right_->add(cap_, tr("E[MSE] against the cap"));
    surface_->setTitle(tr("Noise against grid and observers"));
    surface_->setBadge(tr("SIMULATION"));
    cap_->setBadge(tr("SIMULATION"));
    cap_->setTitle(tr("Reads private data (Algorithm 1)"));
    cap_->setAxes({tr("m (cell cap, fixations)"), {}, false, {}, {}, {}, {}},
                  {tr("E[MSE] of the mean map"), tr("fixations²"), true, {}, {}, {}, {}});
    connect(cap_, &CurvePlot::markerMoved, this,
            [this](double x, bool finished) { changeParameter(document_, "cap", x, tr("Change m"), finished); });
    connect(cap_, &CurvePlot::cancelRequested, &cap_work_, &Background::cancel);
    connect(cap_, &CurvePlot::hovered, this, &HeatmapPlots::hovered);
    connect(surface_, &SurfacePlot::cancelRequested, &surface_work_, &Background::cancel);
    connect(surface_, &SurfacePlot::hovered, this, &HeatmapPlots::hovered);
}

void HeatmapPlots::bringUp(const QString& plot) {
    build();
    if (plot == "surface" || plot == "cap")
        right_->bringUp(plot == "cap" ? static_cast<QWidget*>(cap_) : surface_);
    else
        left_->bringUp(plot == "error" ? error_ : fidelity_);
}

QString HeatmapPlots::csv(const QString& plot, const QString& caption) const {
    if (!fidelity_)
        return {};
    if (plot == "surface")
        return surface_key_ ? surface_->csv(caption) : QString();
    const CurvePlot* curves = plot == "fidelity" ? fidelity_ : plot == "error" ? error_ : cap_;
    return curves->curves().empty() ? QString() : curves->csv(caption);
}

void HeatmapPlots::setFrame(const HeatmapFrame& frame) {
    frame_ = frame;
    reason_.clear();
    if (!fidelity_)
        return;
    markers_.start();
    delay_.start();
}

void HeatmapPlots::clear(const QString& reason) {
    frame_.reset();
    reason_ = reason;
    delay_.stop();
    for (Background* running : work())
        running->cancel();
    curves_.clear();
    cap_key_.reset();
    surface_key_.reset();
    if (!fidelity_)
        return;
    for (CurvePlot* plot : {fidelity_, error_, cap_}) {
        plot->setCurves({});
        plot->setPoints({});
        plot->setMarker({});
        plot->setEmptyText(reason);
    }
    surface_->clear();
    surface_->setEmptyText(reason);
}

void HeatmapPlots::recompute() {
    curves_.clear();
    cap_key_.reset();
    surface_key_.reset();
    refresh();
}

void HeatmapPlots::refresh() {
    if (!frame_ || !fidelity_)
        return;
    refreshCurves();
    if (right_->front() == surface_)
        refreshSurface();
    else
        refreshCap();
}

void HeatmapPlots::refreshCurves() {
    wanted_ = curveKeys(document_.session(), frame_->facts, frame_->points);
    std::erase_if(curves_, [&](const auto& known) { return known.first.points != frame_->points; });
    nextCurve();
    showCurves();
}

void HeatmapPlots::nextCurve() {
    for (const CurveKey& key : wanted_) {
        if (std::any_of(curves_.begin(), curves_.end(), [&](const auto& known) { return known.first == key; }))
            continue;
        if (curve_work_.running() && computing_ == key)
            return;
        computing_ = key;
        curve_work_.start([key](const Progress& progress) { return fidelityCurve(key, progress); },
                          [this, key](std::vector<TradeoffPoint> points) {
                              curves_.emplace_back(key, std::move(points));
                              showCurves();
                              nextCurve();
                          });
        return;
    }
    curve_work_.cancel(); // what it computes is no longer wanted
}

void HeatmapPlots::showCurves() {
    std::vector<Curve> fidelity, error;
    for (const CurveKey& key : wanted_)
        for (const auto& [known, points] : curves_)
            if (known == key) {
                fidelity.push_back(curveOf(key, fidelity.size(), points, false));
                error.push_back(curveOf(key, error.size(), points, true));
            }
    const QString empty = !reason_.isEmpty()      ? reason_
                          : curve_work_.running() ? QString()
                                                  : tr("Not computed; Analyse › Recompute starts it");
    fidelity_->setEmptyText(empty);
    error_->setEmptyText(empty);
    fidelity_->setCurves(std::move(fidelity));
    error_->setCurves(std::move(error));
    moveMarkers();
}

const Mechanism<Maps>* HeatmapPlots::capMechanism(Parameters& given) const {
    const Session& session = document_.session();
    const Mechanism<Maps>& own = mechanismOf<Maps>(session.mechanism);
    given = session.parameters(session.mechanism);
    if (hasCap(own))
        return &own;
    for (const std::string& id : session.compared)
        if (const Mechanism<Maps>& other = mechanismOf<Maps>(id); hasCap(other)) {
            given = comparedParameters(session, other.info);
            return &other;
        }
    return nullptr;
}

void HeatmapPlots::refreshCap() {
    Parameters given;
    const Mechanism<Maps>* mechanism = capMechanism(given);
    if (!mechanism) {
        cap_work_.cancel();
        cap_key_.reset();
        cap_->setCurves({});
        cap_->setPoints({});
        cap_->setMarker({});
        cap_->setEmptyText(tr("%1 has no cell cap. Choose, or compare with, Gaussian or Laplace.")
                               .arg(QString::fromStdString(frame_->shown.name)));
        return;
    }
    Parameters key_given = given;
    key_given.unset("cap");
    CurveKey key{mechanism->info.id, key_given, frame_->facts, 0, frame_->points};
    if (cap_key_ == key)
        return;
    cap_key_ = key;
    cap_work_.start(
        [key, mechanism](const Progress& progress) { return capResult(*mechanism, key.given, key.facts, *key.points, progress); },
        [this](const CapResult& result) { showCap(result); });
}

void HeatmapPlots::showCap(const CapResult& result) {
    const CapCurve& curve = result.curve;
    Curve noise, bias, total;
    noise.name = tr("noise σ(m)²");
    bias.name = tr("cut off by the cap");
    total.name = tr("E[MSE], %1").arg(QString::fromStdString(mechanismOf<Maps>(result.mechanism).info.name));
    noise.reference = bias.reference = true;
    for (std::size_t i = 0; i < curve.noise.size(); ++i) {
        for (Curve* each : {&noise, &bias, &total})
            each->x.push_back(static_cast<double>(i + 1));
        noise.y.push_back(curve.noise[i]);
        bias.y.push_back(curve.bias[i] > 0 ? curve.bias[i] : std::nan("")); // 0 has no place on a logarithmic axis
        total.y.push_back(curve.expectedMse(static_cast<int>(i) + 1));
    }
    cap_->setCurves({total, noise, bias});
    cap_->setPoints({{static_cast<double>(curve.best), curve.expectedMse(curve.best), tr("best m = %1").arg(curve.best)}});
    moveMarkers();
}

void HeatmapPlots::refreshSurface() {
    const Mechanism<Maps>& mechanism = mechanismOf<Maps>(frame_->shown.mechanism);
    if (mechanism.steps.noise == NoiseKind::none) {
        surface_work_.cancel();
        surface_key_.reset();
        surface_->clear();
        surface_->setEmptyText(tr("%1 adds no noise.").arg(QString::fromStdString(frame_->shown.name)));
        return;
    }
    CurveKey key{mechanism.info.id, document_.session().parameters(mechanism.info.id), frame_->facts, 0, nullptr};
    if (surface_key_ == key)
        return;
    surface_key_ = key;
    surface_work_.start(
        [key, &mechanism](const Progress& progress) { return surfaceResult(mechanism, key.given, key.facts, progress); },
        [this, noise = frame_->shown.guarantee](const SurfaceResult& result) {
            NoiseSurface surface;
            surface.sides = result.sides;
            surface.observers = result.observers;
            surface.sigma = result.sigma;
            surface.unit = tr("fixations per cell");
            surface.name = QString::fromStdString(noise.noise_name);
            surface_->setSurface(std::move(surface));
            moveMarkers();
        });
}

void HeatmapPlots::moveMarkers() {
    if (!frame_ || !fidelity_)
        return;
    const Parameters& resolved = frame_->shown.resolved;
    fidelity_->setMarker(resolved.numberIf("epsilon"));
    error_->setMarker(resolved.numberIf("epsilon"));
    cap_->setMarker(cap_->curves().empty() ? std::nullopt : resolved.numberIf("cap"));
    if (resolved.has("width") && resolved.has("height"))
        surface_->setMarker(std::sqrt(resolved.number("width") * resolved.number("height")), frame_->facts.observers);
}

} // namespace nictate
