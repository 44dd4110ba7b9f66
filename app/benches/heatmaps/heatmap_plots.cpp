#include "app/benches/heatmaps/heatmap_plots.h"

#include "app/benches/parameter_change.h"
#include "app/study/document.h"
#include "core/compute/logarithmic_range.h"
#include "core/domains/heatmap/guess_curve.h"
#include "core/domains/heatmap/metrics.h"
#include "core/domains/registry.h"
#include "widgets/translated.h"

#include <cmath>
#include <utility>

namespace nictate {

namespace {

constexpr int marker_ms = 30;

/// `place` among the curves of a plot: one mechanism may be there twice.
Curve curveFor(const CurveKey& key, std::size_t place) {
    Curve curve;
    curve.name = translated(mechanismOf<Heatmaps>(key.mechanism).info.title(key.given));
    curve.hue = Hue::method;
    curve.place = methodPlace(key.mechanism);
    curve.dash = static_cast<int>(place);
    return curve;
}

Curve curveOf(const CurveKey& key, std::size_t place, const std::vector<TradeoffPoint>& points, bool error) {
    Curve curve = curveFor(key, place);
    for (const TradeoffPoint& point : points) {
        curve.x.push_back(point.epsilon);
        curve.y.push_back(error ? point.mse_mean : point.cc_mean);
        curve.sd.push_back(error ? point.mse_sd : point.cc_sd);
    }
    return curve;
}

/// What public facts alone reach at every ε.
Curve withoutGaze(const HeatmapFrame& frame, bool error) {
    const GazeMap expected = heatmapWithoutGaze(frame.facts);
    const double reached =
        error ? meanSquaredError(expected, *frame.original) : meanCC(expected, *frame.original, frame.facts.windows());
    Curve line;
    line.name = QObject::tr("no gaze at all");
    line.reference = true;
    line.x = {0.03, 30};
    line.y = {reached, reached};
    return line;
}

/// In percent; without points where no ε is promised.
Curve oddsOf(const CurveKey& key, std::size_t place) {
    constexpr int points = 60;
    Curve curve = curveFor(key, place);
    const auto guesses =
        guessCurve(mechanismOf<Heatmaps>(key.mechanism), key.given, key.facts, logarithmicRange(0.03, 30, points));
    for (const GuessPoint& point : guesses)
        if (point.best_guess) {
            curve.x.push_back(point.epsilon);
            curve.y.push_back(*point.best_guess * 100);
        }
    if (guesses.front().status == Status::as_published)
        curve.name += QObject::tr(", as published");
    return curve;
}

std::vector<Curve> capCurves(const CapResult& result) {
    const CapCurve& curve = result.curve;
    Curve noise, bias, total;
    noise.name = QObject::tr("noise σ(m)²");
    bias.name = QObject::tr("cut off by the cap");
    total.name = QObject::tr("E[MSE], %1").arg(translated(mechanismOf<Heatmaps>(result.mechanism).info.name));
    noise.reference = bias.reference = true;
    for (std::size_t i = 0; i < curve.noise.size(); ++i) {
        for (Curve* each : {&noise, &bias, &total})
            each->x.push_back(static_cast<double>(i + 1));
        noise.y.push_back(curve.noise[i]);
        bias.y.push_back(curve.bias[i] > 0 ? curve.bias[i] : std::nan("")); // 0 has no place on a logarithmic axis
        total.y.push_back(curve.expectedMse(static_cast<int>(i) + 1));
    }
    return {total, noise, bias};
}

CapResult capOf(const CurveKey& key, const Progress& progress) {
    return capResult(mechanismOf<Heatmaps>(key.mechanism), key.given, key.facts, *key.points, progress);
}

SurfaceResult surfaceOf(const CurveKey& key, const Progress& progress) {
    return surfaceResult(mechanismOf<Heatmaps>(key.mechanism), key.given, key.facts, progress);
}

} // namespace

HeatmapPlots::HeatmapPlots(Document& document, QWidget* parent)
    : PlotBoard(1, 2, 210, parent), document_(document), curves_(tr("Fidelity curve"), Pace::at_rest, fidelityCurve),
      caps_(tr("Cap curve"), Pace::at_rest, capOf), surfaces_(tr("Noise surface"), Pace::at_rest, surfaceOf) {
    build();
    markers_.setSingleShot(true);
    markers_.setInterval(marker_ms);
    connect(&markers_, &QTimer::timeout, this, &HeatmapPlots::moveMarkers);
    connect(this, &PlotBoard::turned, this, &HeatmapPlots::wantRight);
    connect(&curves_, &FiguresBase::changed, this, &HeatmapPlots::showCurves);
    connect(&caps_, &FiguresBase::changed, this, &HeatmapPlots::showCap);
    connect(&surfaces_, &FiguresBase::changed, this, &HeatmapPlots::showSurface);
    for (FiguresBase* each :
         {static_cast<FiguresBase*>(&curves_), static_cast<FiguresBase*>(&caps_), static_cast<FiguresBase*>(&surfaces_)})
        connect(each, &FiguresBase::failed, this, &HeatmapPlots::failed);
}

void HeatmapPlots::build() {
    fidelity_ = addCurves("fidelity", tr("&CC against ε"), tr("CC against ε"), panel(0));
    error_ = addCurves("error", tr("&MSE against ε"), tr("MSE against ε"), panel(0));
    odds_ = addCurves("odds", tr("&Odds against ε"), tr("Odds"), panel(0));
    surface_ = addSurface("surface", tr("Noise &surface"), tr("Noise surface"), panel(1));
    cap_ = addCurves("cap", tr("&E[MSE] against the cap"), tr("E[MSE] against the cap"), panel(1));
    const PlotAxis epsilon{tr("ε (privacy loss)"), {}, true, 0.03, 30.0, tr("more protected"), tr("more faithful")};
    fidelity_->setAxes(epsilon, {tr("CC with the original"), {}, false, -0.05, 1.0, {}, {}, "CC"});
    error_->setAxes(epsilon, {tr("MSE"), tr("fixations²"), true, {}, {}, {}, {}});
    odds_->setAxes(epsilon, {tr("Best guess an attacker can reach"), tr("%"), false, 50.0, 100.0, {}, {}, tr("best guess (%)")});
    odds_->setBadge(tr("FROM PUBLIC FACTS"));
    for (CurvePlot* plot : {fidelity_, error_, odds_})
        connect(plot, &CurvePlot::markerMoved, this,
                [this](double x, bool finished) { changeParameter(document_, "epsilon", x, tr("Change ε"), finished); });
    showWork(curves_, {fidelity_, error_}, tr("drawing"));
    cap_->setAxes({tr("m (cell cap, fixations)"), {}, false, {}, {}, {}, {}},
                  {tr("E[MSE] of the mean map"), tr("fixations²"), true, {}, {}, {}, {}, tr("E[MSE] (fix.²)")});
    connect(cap_, &CurvePlot::markerMoved, this,
            [this](double x, bool finished) { changeParameter(document_, "cap", x, tr("Change m"), finished); });
}

void HeatmapPlots::setFrame(const HeatmapFrame& frame) {
    const bool others_gaze = frame_ && (frame_->points != frame.points || frame_->stimulus != frame.stimulus);
    frame_ = frame;
    if (others_gaze) // what was drawn of other people or another stimulus is not this one's
        forget();
    const auto before = std::exchange(wanted_, curveKeys(document_.session(), frame_->facts, frame_->points));
    if (odds_->empty() || wanted_ != before)
        showOdds();
    if (curves_.want(wanted_) || others_gaze)
        showCurves();
    wantRight();
    if (others_gaze)
        inFront("cap") ? showCap() : showSurface();
    markers_.start();
}

void HeatmapPlots::forget() {
    for (CurvePlot* plot : {fidelity_, error_, cap_}) {
        plot->setCurves({});
        plot->setPoints({});
        plot->setEmptyText(tr("Computing…"));
    }
    surface_->clear();
}

void HeatmapPlots::clear(const QString& reason) {
    frame_.reset();
    curves_.clear();
    caps_.clear();
    surfaces_.clear();
    clearPlots(reason);
}

void HeatmapPlots::recompute() {
    curves_.recompute();
    caps_.recompute();
    surfaces_.recompute();
}

void HeatmapPlots::showCurves() {
    if (!frame_ || (!curves_.find(wanted_.front()) && curves_.pending()))
        return; // the previous curves stay until the new ones are computed
    std::vector<Curve> fidelity, error;
    for (const CurveKey& key : wanted_)
        if (const auto* points = curves_.find(key)) {
            fidelity.push_back(curveOf(key, fidelity.size(), *points, false));
            error.push_back(curveOf(key, error.size(), *points, true));
        }
    if (!fidelity.empty()) {
        fidelity.push_back(withoutGaze(*frame_, false));
        error.push_back(withoutGaze(*frame_, true));
    }
    const QString problem = curves_.problem(wanted_.front());
    for (CurvePlot* plot : {fidelity_, error_}) {
        plot->setTitle(tr("%1 draws, band = 1 sd").arg(curveRepetitions(frame_->facts)));
        plot->setEmptyText(problem.isEmpty() ? tr("Not computed; Analyse › Recompute starts it") : problem);
    }
    fidelity_->setCurves(std::move(fidelity));
    error_->setCurves(std::move(error));
    moveMarkers();
}

/// From public facts and quick enough to need no other thread.
void HeatmapPlots::showOdds() {
    std::vector<Curve> curves;
    for (const CurveKey& key : wanted_)
        if (Curve curve = oddsOf(key, curves.size()); !curve.x.empty())
            curves.push_back(std::move(curve));
    odds_->setTitle(tr("From a first guess of 50:50"));
    odds_->setEmptyText(translated(plainSentence(frame_->shown.guarantee)));
    odds_->setCurves(std::move(curves));
}

/// Of the chosen mechanism, or else of the first one compared that has a cap.
std::optional<CurveKey> HeatmapPlots::capKey() const {
    const Session& session = document_.session();
    const BenchChoice& choice = session.at(HeatmapLook::bench);
    auto key = [&](const std::string& id, Parameters given) {
        given.unset("cap"); // all of them are on the axis
        return CurveKey{id, std::move(given), frame_->facts, 0, frame_->points};
    };
    if (hasCap(mechanismOf<Heatmaps>(choice.mechanism)))
        return key(choice.mechanism, session.parameters(choice.mechanism));
    for (const std::string& id : choice.compared)
        if (const Mechanism<Heatmaps>& other = mechanismOf<Heatmaps>(id); hasCap(other))
            return key(id, comparedParameters(session, choice.mechanism, other.info));
    return {};
}

std::optional<CurveKey> HeatmapPlots::surfaceKey() const {
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(frame_->shown.mechanism);
    if (mechanism.steps.noise == NoiseKind::none)
        return {};
    return CurveKey{mechanism.info.id, document_.session().parameters(mechanism.info.id), frame_->facts, 0, nullptr};
}

void HeatmapPlots::wantRight() {
    if (!frame_)
        return;
    auto only = [](const std::optional<CurveKey>& key) { return key ? std::vector{*key} : std::vector<CurveKey>{}; };
    const bool cap = inFront("cap");
    const std::optional<CurveKey> key = cap ? capKey() : surfaceKey();
    const bool others_caps = caps_.want(cap ? only(key) : only({}));
    const bool others_surfaces = surfaces_.want(cap ? only({}) : only(key));
    if (cap && (others_caps || !key))
        showCap();
    if (!cap && (others_surfaces || !key))
        showSurface();
}

void HeatmapPlots::showCap() {
    if (!frame_)
        return;
    const auto key = capKey();
    if (!key) {
        cap_->setTitle({});
        sayEmpty(cap_,
                 tr("%1 has no cell cap. Choose, or compare with, Gaussian or Laplace.").arg(translated(frame_->shown.title)));
        return;
    }
    if (!caps_.problem(*key).isEmpty())
        sayEmpty(cap_, caps_.problem(*key));
    const CapResult* result = caps_.find(*key);
    if (!result)
        return; // the previous curves stay until the new ones are computed
    const int best = result->curve.best;
    cap_->setTitle(tr("Reads sensitive data (Algorithm 1)"));
    cap_->setCurves(capCurves(*result));
    cap_->setPoints({{static_cast<double>(best), result->curve.expectedMse(best), tr("best m = %1").arg(best)}});
    moveMarkers();
}

void HeatmapPlots::showSurface() {
    if (!frame_)
        return;
    const auto key = surfaceKey();
    if (!key) {
        surface_->clear();
        surface_->setEmptyText(tr("%1 adds no noise.").arg(translated(frame_->shown.title)));
        return;
    }
    const SurfaceResult* result = surfaces_.find(*key);
    if (!result)
        return;
    NoiseSurface surface;
    surface.sides = result->sides;
    surface.observers = result->observers;
    surface.sigma = result->sigma;
    surface.unit = tr("fixations per cell");
    surface.brief_unit = tr("fix./cell");
    surface.name = translated(frame_->shown.guarantee.noise_name);
    surface_->setTitle(tr("Noise against grid and observers"));
    surface_->setSurface(std::move(surface));
    moveMarkers();
}

void HeatmapPlots::moveMarkers() {
    if (!frame_)
        return;
    const Parameters& resolved = frame_->shown.resolved;
    fidelity_->setMarker(resolved.numberIf("epsilon"));
    error_->setMarker(resolved.numberIf("epsilon"));
    odds_->setMarker(resolved.numberIf("epsilon"));
    cap_->setMarker(cap_->curves().empty() ? std::nullopt : resolved.numberIf("cap"));
    if (resolved.has("width") && resolved.has("height"))
        surface_->setMarker(std::sqrt(resolved.number("width") * resolved.number("height")), frame_->facts.observers);
}

} // namespace nictate
