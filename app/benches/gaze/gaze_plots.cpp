#include "app/benches/gaze/gaze_plots.h"

#include "app/benches/gaze/gaze_bar.h"
#include "app/benches/gaze/gaze_figure_table.h"
#include "widgets/gaze_plot.h"
#include "widgets/heatmap_view.h"
#include "widgets/panel_row.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <algorithm>

namespace nictate {

namespace {

PlotAxis axis(const QString& label, const QString& unit, bool logarithmic = false) {
    PlotAxis out;
    out.label = label;
    out.unit = unit;
    out.logarithmic = logarithmic;
    return out;
}

double meanOver(const std::vector<PredictedGaze>& moments, Direction PredictedGaze::*place) {
    double sum = 0;
    for (const PredictedGaze& moment : moments)
        sum += distance(GazeMetric::cylinder, moment.*place, moment.later);
    return sum / static_cast<double>(moments.size());
}
double meanOff(const std::vector<PredictedGaze>& moments) { return meanOver(moments, &PredictedGaze::said); }
double meanMove(const std::vector<PredictedGaze>& moments) { return meanOver(moments, &PredictedGaze::now); }

/// The last one by then, where gaze was seen a moment ago.
const PredictedGaze* momentAt(const std::vector<PredictedGaze>& moments, double time_ms) {
    constexpr double stale_ms = 60;
    const auto after = std::upper_bound(moments.begin(), moments.end(), time_ms / 1000,
                                        [](double time_s, const PredictedGaze& moment) { return time_s < moment.time_s; });
    return after == moments.begin() || time_ms - 1000 * std::prev(after)->time_s > stale_ms ? nullptr : &*std::prev(after);
}

Recording recordingOf(const StreamLook& look, bool fixations) {
    const GazeStream& stream = look.stream;
    Recording out;
    out.samples.reserve(stream.rows.size());
    for (std::size_t i = 0; i < stream.rows.size(); ++i) {
        const GazeField::Pixel at = stream.field.pixel(stream.rows[i]);
        Sample& sample = out.samples.emplace_back();
        sample.t_ms = 1000 * static_cast<double>(i) / stream.rate_hz;
        sample.gaze.x_px = at.x;
        sample.gaze.y_px = at.y;
    }
    if (fixations)
        for (const DetectedFixation& fixation : look.events.fixations) {
            const GazeField::Pixel at = stream.field.pixel({fixation.x_deg, fixation.y_deg});
            out.fixations.push_back({at.x, at.y, 1000 * fixation.start_s, 1000 * fixation.duration_s});
        }
    return out;
}

/// Both as paths on the stimulus, the original first: samples, and fixations where they are wanted.
std::shared_ptr<const GazeReplay> replayOf(const TwoLooks& looks, const Stimulus& stimulus, bool fixations) {
    Dataset study;
    study.stimuli = {stimulus};
    study.participants.resize(1);
    std::vector<std::size_t> recordings;
    for (const StreamLook* look : {looks.original, looks.released})
        if (look) {
            recordings.push_back(study.recordings.size());
            study.recordings.push_back(recordingOf(*look, fixations));
        }
    return std::make_shared<const GazeReplay>(study, recordings);
}

} // namespace

GazePlots::GazePlots(GazeFigures& figures, GazeBar* bar, QWidget* parent)
    : PlotBoard(2, 2, 150, parent), figures_(figures), gaze_(new GazePlot), maps_(new PanelRow), original_map_(new HeatmapView),
      protected_map_(new HeatmapView), table_(new GazeFigureTable) {
    build(bar);
    wire();
}

void GazePlots::build(GazeBar* bar) {
    gaze_->setObjectName("sample_gaze");
    gaze_->setAccessibleName(tr("Gaze, original and protected"));
    const auto add_map = [this](HeatmapView* view, const char* name, const QString& title, const QString& badge) {
        view->setObjectName(name);
        MapLayer layer;
        layer.title = title;
        layer.badge = badge;
        layer.unit = tr("seconds, blurred");
        layer.brief_unit = tr("s");
        view->setLayer(std::move(layer));
        view->setMinimumSize(100, 100); // two of them in half of what there is
        view->setViewTransform(original_map_->viewTransform());
        maps_->add(view);
    };
    add_map(original_map_, "sample_map_original", tr("Original"), tr("never exported"));
    add_map(protected_map_, "sample_map_protected", tr("Protected"), tr("SIMULATION"));
    panel(0)->add(gaze_, tr("Gaze"));
    panel(0)->add(maps_, tr("Heatmaps"));
    for (QWidget* control : bar->controls())
        panel(0)->addControl(control);
    for (std::size_t place = 0; place < 4; ++place)
        panel(place)->setMinimumHeight(place < 2 ? 150 : 230); // the upper ones would like to have all of it
    const PlotAxis time = axis(tr("t"), tr("s"));
    PlotAxis share = axis(tr("share of fixations"), "%"), spent = axis(tr("ε of the last w samples"), {});
    share.brief = tr("share (%)");
    spent.brief = tr("ε in w");
    addCurves("position", tr("&Position"), tr("Position"), panel(1))->setAxes(time, axis(tr("gaze"), "°"));
    addCurves("velocity", tr("&Velocity"), tr("Velocity"), panel(1))->setAxes(time, axis(tr("speed"), "°/s"));
    addCurves("budget", tr("&Budget"), tr("Budget"), panel(1))->setAxes(time, spent);
    PlotAxis peak = axis(tr("peak velocity"), "°/s");
    peak.brief = tr("peak (°/s)");
    addCurves("main_sequence", tr("&Main sequence"), tr("Main sequence"), panel(2))->setAxes(axis(tr("amplitude"), "°"), peak);
    addCurves("durations", tr("&Fixation durations"), tr("Fixation durations"), panel(2))
        ->setAxes(axis(tr("duration"), "s"), share);
    panel(2)->add(table_, tr("Figures"));
    PlotAxis epsilon = axis("ε", {}, true);
    epsilon.low_end = tr("more protected");
    epsilon.high_end = tr("more faithful");
    addCurves("errors", tr("&Error against ε"), tr("Error against ε"), panel(3))->setAxes(epsilon, axis(tr("RMSE"), "°", true));
    linkage_ = addBars("linkage", tr("&Linkage"), tr("Linkage"), panel(3));
    addCurves("training", tr("&Training"), tr("Training"), panel(3))
        ->setAxes(axis(tr("epoch"), {}), axis(tr("loss of a saccade"), "nat"));
    for (const char* both : {"position", "velocity", "main_sequence", "durations"})
        plot(both)->setBadge(tr("sensitive: not exported"));
}

void GazePlots::wire() {
    for (const char* timed : {"position", "velocity", "budget"})
        connect(plot(timed), &CurvePlot::markerMoved, this, [this](double s, bool) { Q_EMIT timeMoved(1000 * s); });
    connect(plot("errors"), &CurvePlot::markerMoved, this, &GazePlots::epsilonMoved);
    connect(gaze_, &GazePlot::hovered, this, &PlotBoard::hovered);
    for (HeatmapView* view : {original_map_, protected_map_}) {
        connect(view, &HeatmapView::cursorMoved, this, [this](QPointF, double, const QString& text) { Q_EMIT hovered(text); });
        connect(view, &HeatmapView::cursorLeft, this, [this] { Q_EMIT hovered({}); });
        connect(view, &HeatmapView::enlargeAsked, this, [this, view](bool larger) { maps_->enlarge(larger ? view : nullptr); });
    }
    showWork(figures_.simulations(), {plot("position"), plot("velocity")}, tr("Everybody's protected gaze"));
    showWork(figures_.trainings(), {plot("training")}, tr("Training"));
}

GazeFigures::Watched GazePlots::watched(const GazeView& view) const {
    return {inFront("errors"), inFront("linkage"), view.prediction && view.original};
}

void GazePlots::setStimulus(const QImage& picture, const Stimulus& stimulus) {
    stimulus_ = stimulus;
    drawn_ = {};
    gaze_->setStimulus(picture, {stimulus.width_px, stimulus.height_px}, QString::fromStdString(stimulus.id));
    for (HeatmapView* view : {original_map_, protected_map_}) {
        view->setStimulus(picture, {stimulus.width_px, stimulus.height_px});
        view->setSubject(QString::fromStdString(stimulus.id));
    }
}

void GazePlots::setFrame(const QImage& picture) {
    gaze_->setStimulus(picture, {stimulus_.width_px, stimulus_.height_px}, QString::fromStdString(stimulus_.id));
}

double GazePlots::lengthMs() const { return replay_ ? replay_->lengthMs() : 0; }

void GazePlots::setTime(double ms) {
    gaze_->setTime(ms);
    showPrediction();
    for (const char* timed : {"position", "velocity", "budget"})
        plot(timed)->setMarker(ms / 1000);
}

void GazePlots::show(const GazeFrame& frame, const GazeView& view) {
    Drawn now{figures_.original(), figures_.latest(), view.original, view.released, view.fixations, {}, figures_.problem()};
    for (std::size_t place = 0; place < 3; ++place)
        now.in_front.push_back(panel(place)->front());
    const TwoLooks shown{view.original ? now.original.get() : nullptr,
                         view.released && now.released ? &now.released->look : nullptr};
    GazeLook look{view.fixations, false, view.fixations, true, {}};
    if (view.trail_s > 0)
        look.trail_ms = 1000 * view.trail_s;
    gaze_->setLook(look);
    if (now != drawn_) {
        drawn_ = std::move(now);
        showLooks(frame, view, shown);
    }
    const auto prediction = [&](bool by_protected) {
        const auto* known = view.prediction && view.original ? figures_.predicted(by_protected) : nullptr;
        return known ? *known : std::vector<PredictedGaze>{};
    };
    by_original_ = prediction(false);
    by_protected_ = view.released ? prediction(true) : std::vector<PredictedGaze>{};
    field_ = frame.original().field;
    gaze_->setNote(gazeNote(view));
    showErrors(frame);
    showLinkage(frame);
    showTraining(frame);
}

void GazePlots::showLooks(const GazeFrame& frame, const GazeView& view, const TwoLooks& shown) {
    showGaze(frame, view, shown);
    if (panel(0)->front() == maps_)
        showHeatmaps();
    showTimes(frame, shown);
    if (inFront("budget"))
        showBudget(frame);
    showEvents(shown);
}

void GazePlots::showGaze(const GazeFrame& frame, const GazeView& view, const TwoLooks& shown) {
    replay_ = replayOf(shown, stimulus_, view.fixations);
    std::vector<QString> names;
    if (shown.original)
        names.push_back(tr("%1, original").arg(QString::fromStdString(frame.participant)));
    if (shown.released)
        names.push_back(tr("protected"));
    gaze_->setReplay(replay_, std::move(names));
    gaze_->setReleased(replay_->paths().size() - (shown.released ? 1 : 0)); // where it is not drawn none has that number
    gaze_->setEmptyText(replay_->paths().empty() ? tr("Neither the original nor the protected gaze is drawn.") : QString());
    const GazeField& field = frame.original().field;
    gaze_->setGraticule(stimulus_.geometry ? std::nullopt : std::optional(QSizeF(field.halfYaw(), field.halfPitch())));
}

QString GazePlots::gazeNote(const GazeView& view) const {
    if (!drawn_.problem.isEmpty())
        return drawn_.problem;
    QStringList notes;
    if (!picture_note_.isEmpty())
        notes << picture_note_;
    if (view.prediction && !view.original)
        notes << tr("what is 100 ms ahead is drawn where the original is");
    else if (view.prediction && !figures_.predictionProblem().isEmpty())
        notes << figures_.predictionProblem();
    else if (view.prediction && by_original_.empty())
        notes << tr("networks learn where gaze goes …");
    if (!by_original_.empty())
        notes << tr("Error at 100 ms: original %1°, protected %2, staying %3°")
                     .arg(shortNumber(meanOff(by_original_)))
                     .arg(by_protected_.empty() ? QStringLiteral("…") : tr("%1°").arg(shortNumber(meanOff(by_protected_))))
                     .arg(shortNumber(meanMove(by_original_)));
    else if (drawn_.released && drawn_.released->rmse)
        notes << tr("protected gaze: RMSE %1°").arg(shortNumber(*drawn_.released->rmse));
    return notes.join("; ");
}

void GazePlots::showPrediction() {
    const PredictedGaze* by_original = momentAt(by_original_, gaze_->time());
    const PredictedGaze* by_protected = momentAt(by_protected_, gaze_->time());
    if (!by_original)
        return gaze_->setAhead({});
    const auto place = [this](const Direction& direction) {
        const GazeField::Pixel at = field_.pixel(direction);
        return QPointF(at.x, at.y);
    };
    GazeAhead ahead{place(by_original->now), place(by_original->later), place(by_original->said), {}};
    if (by_protected)
        ahead.by_released = place(by_protected->said);
    gaze_->setAhead(ahead);
}

void GazePlots::showHeatmaps() {
    const StreamLook* original = stimulus_.scene_camera ? nullptr : drawn_.original.get();
    const ProtectedLook* released = stimulus_.scene_camera ? nullptr : drawn_.released.get();
    const QString none =
        stimulus_.scene_camera ? tr("No map: gaze lies in the picture of a camera that moves with the head.") : tr("Computing…");
    const auto map = [](const StreamLook* look) {
        return look ? std::make_shared<const GazeMap>(heatmapOf(look->stream)) : std::shared_ptr<const GazeMap>();
    };
    original_map_->setEmptyText(original ? QString() : none);
    protected_map_->setEmptyText(released ? QString() : none);
    original_map_->setMap(map(original));
    protected_map_->setMap(map(released ? &released->look : nullptr));
}

void GazePlots::showTimes(const GazeFrame& frame, const TwoLooks& shown) {
    const StreamLook* of_events = shown.original ? shown.original : shown.released;
    const std::vector<PlotSpan> spans = of_events ? eventSpans(*of_events) : std::vector<PlotSpan>{};
    const QString title = !of_events       ? QString()
                          : shown.original ? tr("Shaded: the original's events")
                                           : tr("Shaded: its events");
    const bool by_velocity = frame.events.algorithm == EventAlgorithm::ivt;
    const double threshold = forRate(frame.events, 1 / frame.original().rate_hz).velocity_threshold_deg_s;
    for (const char* name : {"position", "velocity"}) {
        if (!inFront(name))
            continue;
        CurvePlot* curves = plot(name);
        curves->setTitle(title);
        curves->setExportTitle(tr("Protected gaze"));
        curves->setEmptyText(figures_.problem().isEmpty() ? tr("Computing…") : figures_.problem());
        curves->setCurves(name == QLatin1String("position") ? positionCurves(shown)
                                                            : velocityCurves(shown, by_velocity ? threshold : 0));
        curves->setSpans(spans);
    }
}

void GazePlots::showBudget(const GazeFrame& frame) {
    CurvePlot* budget = plot("budget");
    const ProtectedLook* released = drawn_.released.get();
    if (!released || released->spent.empty()) {
        budget->setTitle({});
        return sayEmpty(budget, tr("%1 has no budget that is spent over time.").arg(translated(frame.name)));
    }
    budget->setTitle(tr("%1 % of the samples published, w = %2")
                         .arg(shortNumber(100 * released->published_share))
                         .arg(shortNumber(frame.resolved.number("window"))));
    budget->setCurves(budgetCurves(*released, frame.resolved.number("epsilon")));
}

void GazePlots::showEvents(const TwoLooks& shown) {
    CurvePlot *sequence = plot("main_sequence"), *durations = plot("durations");
    if (inFront("main_sequence")) {
        sequence->setTitle(tr("Saccades of this recording"));
        sequence->setEmptyText(tr("There are no saccades."));
        sequence->setCurves(mainSequenceCurves(shown));
    }
    if (inFront("durations")) {
        durations->setTitle(tr("Fixations of this recording"));
        durations->setEmptyText(tr("There are no fixations."));
        durations->setCurves(durationCurves(shown));
    }
    if (panel(2)->front() == table_)
        table_->setRows(figureRows(shown));
}

void GazePlots::showErrors(const GazeFrame& frame) {
    CurvePlot* errors = plot("errors");
    if (!madeAlone(frame.mechanism)) {
        errors->setTitle({});
        return sayEmpty(errors, tr("%1 has no ε. What it is worth is under Linkage.").arg(translated(frame.name)));
    }
    errors->setTitle(tr("Of this recording"));
    if (const KaleidoErrors* known = figures_.errors())
        errors->setCurves(errorCurves(*known, frame.resolved.text("schedule") == "adaptive"));
    else
        errors->setEmptyText(tr("Computing…"));
    errors->setMarker(frame.resolved.number("epsilon"));
}

void GazePlots::showLinkage(const GazeFrame& frame) {
    const StudyMeasures* known = figures_.measures();
    linkage_->setTitle(known ? tr("RMSE %1° (centre %2°), CC %3, KS %4")
                                   .arg(shortNumber(known->rmse_deg))
                                   .arg(shortNumber(known->centre_rmse_deg))
                                   .arg(shortNumber(known->heatmap_cc))
                                   .arg(shortNumber(known->duration_ks))
                             : QString());
    linkage_->setEmptyText(figures_.measuresProblem().isEmpty()
                               ? tr("Comparing everybody's protected recordings with the originals …")
                               : figures_.measuresProblem());
    linkage_->setContent(known ? linkageBars(*known, frame.resolved.numberIf("k")) : BarContent{});
}

void GazePlots::showTraining(const GazeFrame& frame) {
    CurvePlot* training = plot("training");
    const bool learns = drawsFromModel(frame.mechanism, frame.resolved);
    const std::shared_ptr<const SaccadeModel> model = learns ? figures_.training() : nullptr;
    training->setTitle(model && !model->epochs().empty() ? tr("%1 saccades, reconstruction %2, %3 latents in use")
                                                               .arg(model->saccades())
                                                               .arg(shortNumber(model->epochs().back().reconstruction))
                                                               .arg(model->epochs().back().active)
                                                         : QString());
    if (!learns)
        return sayEmpty(training, tr("%1 keeps nothing it learnt of saccades.").arg(translated(frame.name)));
    training->setEmptyText(!model ? tr("The form of saccades is being learned …")
                                  : tr("Fewer than 200 saccades: their mean form is used."));
    training->setCurves(model ? trainingCurves(*model) : std::vector<Curve>{});
}

void GazePlots::clear(const QString& reason) {
    clearPlots(reason);
    replay_.reset();
    drawn_ = {};
    by_original_.clear();
    by_protected_.clear();
    gaze_->setAhead({});
    gaze_->setReplay(std::make_shared<const GazeReplay>(), {});
    gaze_->setEmptyText(reason);
    for (HeatmapView* view : {original_map_, protected_map_})
        view->setEmptyText(reason);
    table_->setRows({});
}

} // namespace nictate
