#include "app/heatmaps/heatmaps_bench.h"

#include "app/heatmaps/heatmap_actions.h"
#include "app/heatmaps/heatmap_bar.h"
#include "app/heatmaps/heatmap_export_dialog.h"
#include "app/heatmaps/heatmap_plots.h"
#include "app/heatmaps/heatmap_release_job.h"
#include "app/study/document.h"
#include "app/study/stimulus_picture.h"
#include "core/errors.h"
#include "core/session/cli_command.h"
#include "widgets/empty_state.h"
#include "widgets/fold.h"
#include "widgets/heatmap_view.h"
#include "widgets/panel_row.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <cmath>

namespace nictate {

namespace {

QString ccText(double cc) { return QString::number(cc, 'f', 2); }

MapLayer layer(std::shared_ptr<const GazeMap> map, const QString& title, const QString& badge, ColourMap colours) {
    MapLayer layer;
    layer.values = std::move(map);
    layer.title = title;
    layer.badge = badge;
    layer.colours = colours;
    return layer;
}

QString shareText(double share) {
    return QObject::tr("SIMULATION  %1 % data").arg(100 * share, 0, 'f', 0) +
           (share < mostly_expectation_share ? QObject::tr(", mostly expectation") : QString());
}

/// While a slider moves only the map and its badge change: what does not change is not drawn again.
void put(HeatmapView& view, MapLayer layer) {
    const MapLayer& shown = view.layer();
    if (shown.title != layer.title || shown.colours != layer.colours || shown.unit != layer.unit ||
        shown.upsampling != layer.upsampling) {
        view.setLayer(std::move(layer));
        return;
    }
    if (shown.badge != layer.badge)
        view.setBadge(layer.badge);
    if (shown.values != layer.values || shown.minus != layer.minus)
        view.setMap(std::move(layer.values), std::move(layer.minus));
}

ColourMap coloursOf(const Session& session) {
    return colourMapNamed(session.view<HeatmapLook>().colour_map).value_or(ColourMap::viridis);
}

} // namespace

HeatmapsBench::HeatmapsBench(Document& document, QWidget* parent)
    : Bench(document, HeatmapLook::bench, tr("&Heatmaps"), parent), transform_(std::make_shared<ViewTransform>()),
      original_(new HeatmapView), private_(new HeatmapView), third_(new HeatmapView), plots_(new HeatmapPlots(document)),
      stack_(new QStackedWidget), no_maps_(new EmptyState) {
    bar_ = new HeatmapBar(document, *transform_);
    actions_ = new HeatmapActions(document, *transform_, this);
    no_maps_->setText(tr("No heatmaps"),
                      tr("This study has no fixations on stimuli to make heatmaps of. Open a table of fixations, "
                         "an EyeLink ASC or a Nictate dataset, or go to the signals."));
    no_maps_->setObjectName("no_maps");
    no_maps_->addButton("bench_signals_action", tr("Go to the signals"));
    no_maps_->addButton("open_sample", tr("Open sample"));
    no_maps_->addButton("open", tr("Open…"));
    stack_->addWidget(buildHeatmaps());
    stack_->addWidget(no_maps_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stack_);

    connect(no_maps_, &EmptyState::chosen, this, &Bench::action);
    connect(transform_.get(), &ViewTransform::changed, this, &HeatmapsBench::takeLook);
    connect(original_, &HeatmapView::dividerMoved, this, &HeatmapsBench::takeLook);
    connect(plots_, &PlotBoard::hovered, this, &Bench::hovered);
    connect(plots_, &PlotBoard::asked, this, &Bench::plotAsked);
    connect(plots_, &HeatmapPlots::failed, this, &Bench::failed);
    connect(actions_, &HeatmapActions::noted, this, &Bench::noted);
    connect(actions_, &HeatmapActions::warned, this, &Bench::warned);
    connect(&expectation_, &HeatmapExpectation::changed, this, &HeatmapsBench::tellCard);
    connect(&document_, &Document::studyChanged, this, &HeatmapsBench::openStudy);
    connect(&document_, &Document::sessionChanged, this, &HeatmapsBench::refresh);
    connect(&document_, &Document::settled, this, &HeatmapsBench::refresh);
    connect(&document_, &Document::lookChanged, this, &HeatmapsBench::showLook);
    clear(tr("Open a study to begin"));
}

QWidget* HeatmapsBench::buildHeatmaps() {
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    auto* plots = new Fold(tr("Plots"), plots_);
    plots->setObjectName("plots_fold");
    split->addWidget(buildPanels());
    split->addWidget(plots);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({430, 290});
    connect(plots, &Fold::foldedChanged, split, [split, before = split->sizes()](bool folded) mutable {
        if (folded)
            before = split->sizes(); // as they were: the layout follows later
        split->setStretchFactor(1, folded ? 0 : 2);
        split->setSizes(folded ? QList{split->height(), 0} : before);
    });
    return split;
}

QWidget* HeatmapsBench::buildPanels() {
    panels_ = new PanelRow;
    const std::pair<HeatmapView*, const char*> views[] = {
        {original_, "view_original"}, {private_, "view_private"}, {third_, "view_third"}};
    for (const auto& [view, name] : views) {
        view->setObjectName(name);
        view->setViewTransform(transform_);
        panels_->add(view);
        connect(view, &HeatmapView::cursorMoved, this, [this](QPointF, double, const QString& text) { Q_EMIT hovered(text); });
        connect(view, &HeatmapView::cursorLeft, this, [this] { Q_EMIT hovered({}); });
    }
    auto* upper = new QWidget;
    auto* column = new QVBoxLayout(upper);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(panels_, 1);
    column->addWidget(bar_);
    return upper;
}

bool HeatmapsBench::suits(const Dataset& study) const {
    return std::any_of(study.recordings.begin(), study.recordings.end(),
                       [](const Recording& recording) { return !recording.fixations.empty(); });
}

std::vector<PlotPage> HeatmapsBench::pages() const { return plots_->pages(); }

void HeatmapsBench::recompute() { plots_->recompute(); }

std::vector<Background*> HeatmapsBench::work() {
    std::vector<Background*> all = plots_->work();
    for (Background* each : expectation_.work())
        all.push_back(each);
    return all;
}

bool HeatmapsBench::settled() const { return !plots_->pending() && !expectation_.pending(); }

std::vector<QAction*> HeatmapsBench::viewActions() const { return actions_->view(); }

std::vector<QAction*> HeatmapsBench::analyseActions() const { return actions_->analyse(); }

void HeatmapsBench::openStudy() {
    engine_.setStudy(document_.sharedStudy());
    shown_picture_ = "?";
    if (!isOpen())
        clear(tr("Nothing is shown yet"));
    refresh();
    showLook();
}

void HeatmapsBench::refresh() {
    if (!engine_.hasStudy() || !isOpen())
        return;
    const bool suitable = suits(document_.study());
    stack_->setCurrentIndex(suitable ? 0 : 1);
    if (!suitable)
        return clear(tr("This study has no fixations on stimuli"));
    try {
        const Session& session = document_.session();
        const bool held = document_.moving() && frame_;
        showFrame(engine_.frame(held ? holdingGrid(session, frame_->shown) : session));
    } catch (const Error& error) {
        clear(QString::fromUtf8(error.what()));
    } catch (const std::bad_alloc&) {
        clear(tr("There is not enough memory for this"));
    }
}

void HeatmapsBench::clear(const QString& reason) {
    frame_.reset();
    actions_->setFrame(nullptr);
    expectation_.clear();
    for (HeatmapView* view : {original_, private_, third_})
        view->setEmptyText(reason);
    plots_->clear(reason);
    presentNothing(reason);
}

void HeatmapsBench::showFrame(const HeatmapFrame& frame) {
    if (!frame_) {
        for (HeatmapView* view : {original_, private_, third_})
            view->setEmptyText({});
        plots_->clear(tr("Computing…"));
    }
    frame_ = frame;
    actions_->setFrame(&*frame_);
    showStimulus(frame.stimulus);
    showPrivate(frame);
    showThird(frame);
    style();
    plots_->setFrame(frame);
    expectation_.setFrame(frame, document_.session());
    tellCard();
}

void HeatmapsBench::tellCard() {
    if (!frame_)
        return;
    std::optional<HeatmapOutlook> outlook = expectation_.now();
    if (outlook)
        outlook->data_share = frame_->shown.share;
    present({frame_->shown.mechanism, frame_->shown.resolved, frame_->shown.guarantee, {}, std::move(outlook)});
}

QString HeatmapsBench::summary() const {
    if (!frame_)
        return {};
    const Grid& grid = frame_->facts.display;
    if (frame_->points->points.empty())
        return tr("no fixation of these %1 observers lies on %2: the heatmap is empty")
            .arg(frame_->facts.observers)
            .arg(QString::fromStdString(document_.study().stimuli[frame_->stimulus].id));
    return tr("CC %1   MSE %2   n = %3   heatmap %4 × %5 cells   seed %6")
        .arg(frame_->shown.cc, 0, 'f', 3)
        .arg(shortNumber(frame_->shown.mse))
        .arg(frame_->facts.observers)
        .arg(grid.width)
        .arg(grid.height)
        .arg(document_.session().seed);
}

QString HeatmapsBench::caption() const { return frame_ ? plotCaption(*frame_, document_.session()) : QString(); }

QString HeatmapsBench::command() const { return QString::fromStdString(heatmapCommand(document_.session(), document_.study())); }

std::optional<ReleaseOffer> HeatmapsBench::release() const {
    const std::shared_ptr<const Dataset> study = document_.sharedStudy();
    const Session& session = document_.session();
    const std::size_t shown = chosenStimulus(session, *study);
    ReleaseOffer offer;
    offer.stimuli = allStimuli(*study);
    offer.one = tr("The private heatmap of %1").arg(QString::fromStdString(study->stimuli[shown].id));
    if (offer.stimuli.size() > 1)
        offer.all = tr("The private heatmaps of all %1 stimuli").arg(offer.stimuli.size());
    offer.some = tr("The private heatmaps of chosen stimuli");
    offer.none_chosen = tr("Tick the stimuli whose heatmaps are to be released.");
    offer.size_wanted = std::any_of(study->stimuli.begin(), study->stimuli.end(),
                                    [](const Stimulus& stimulus) { return stimulus.size_source == SizeSource::assumed; });
    offer.folder_name = QString::fromStdString(stimulusFolders(*study)[shown]);
    offer.job = [study, session](const ReleaseWish& wish) { return heatmapRelease(study, session, wish); };
    return offer;
}

QImage HeatmapsBench::picture() const { return previewPicture(pictureToExport(true), 180, 1800); }

HeatmapPicture HeatmapsBench::pictureToExport(bool with_compared) const {
    const Stimulus& stimulus = document_.study().stimuli[frame_->stimulus];
    return nictate::exportPicture(*frame_, document_.session(), picture_, {stimulus.width_px, stimulus.height_px}, with_compared);
}

std::optional<QString> HeatmapsBench::exportPicture() {
    const std::shared_ptr<const Dataset> study = document_.sharedStudy();
    HeatmapExport offer{pictureToExport(false), {}, QString::fromStdString(study->stimuli[frame_->stimulus].id), {}, {}, {}};
    if (frame_->compared)
        offer.with_compared = pictureToExport(true);
    offer.stimuli = allStimuli(*study);
    const std::vector<std::string> folders = stimulusFolders(*study);
    for (std::size_t i = 0; i < folders.size(); ++i)
        offer.names[study->stimuli[i].id] = QString::fromStdString(folders[i]);
    offer.of = [study, session = document_.session()](const std::string& stimulus, bool with_compared) {
        return nictate::exportPicture(study, session, stimulus, with_compared);
    };
    HeatmapExportDialog dialog(std::move(offer), this);
    return dialog.exec() == QDialog::Accepted ? dialog.said() : QString();
}

void HeatmapsBench::showStimulus(std::size_t index) {
    const Stimulus& stimulus = document_.study().stimuli[index];
    const QString path = QString::fromStdString(stimulus.picture);
    const bool visible = document_.session().view<HeatmapLook>().show_stimulus;
    const QString key = QString::number(index) + (visible ? "+" : "-") + path;
    if (key == shown_picture_)
        return;
    shown_picture_ = key;
    picture_ = stimulusPicture(stimulus);
    for (HeatmapView* view : {original_, private_, third_}) {
        view->setStimulus(visible ? picture_ : QImage(), {stimulus.width_px, stimulus.height_px});
        view->setSubject(QString::fromStdString(stimulus.id));
    }
}

void HeatmapsBench::showPrivate(const HeatmapFrame& frame) {
    const Session& session = document_.session();
    const auto epsilon = frame.shown.resolved.numberIf("epsilon");
    const QString badge = (epsilon ? tr("SIMULATION  ε = %1  CC %2").arg(shortNumber(*epsilon)) : tr("SIMULATION  CC %2"))
                              .arg(ccText(frame.shown.cc));
    MapLayer original =
        layer(frame.original, tr("Original"), frame.points->points.empty() ? tr("empty: no fixation here") : tr("never exported"),
              coloursOf(session));
    MapLayer shown = layer(frame.shown.heatmap, tr("Private"), badge, coloursOf(session));
    const bool swipe = session.view<HeatmapLook>().layout == PanelLayout::swipe;
    put(*original_, std::move(original));
    if (swipe || original_->swiping())
        original_->setSwipe(swipe ? std::optional(shown) : std::nullopt);
    put(*private_, std::move(shown));
    panels_->setShown(private_, !swipe);
}

void HeatmapsBench::showThird(const HeatmapFrame& frame) {
    const Session& session = document_.session();
    const ThirdPanel third = thirdPanel(session);
    panels_->setShown(third_, third != ThirdPanel::none);
    if (frame.compared) {
        put(*third_, layer(frame.compared->heatmap, QString::fromStdString(frame.compared->title),
                           tr("SIMULATION  CC %1").arg(ccText(frame.compared->cc)), coloursOf(session)));
    } else if (frame.attack) {
        MapLayer attack = layer(
            frame.attack->recovered, tr("What an attacker recovers of %1").arg(QString::fromStdString(frame.attack->observer)),
            frame.attack->noise_scale > 0 ? tr("SIMULATION  noise %1").arg(shortNumber(frame.attack->noise_scale))
                                          : tr("SIMULATION  exact"),
            ColourMap::diverging);
        attack.unit = tr("fixations");
        attack.upsampling = Upsampling::nearest;
        put(*third_, std::move(attack));
    } else if (third == ThirdPanel::difference) {
        MapLayer difference =
            layer(frame.shown.heatmap, tr("Private − original"), tr("SIMULATION  never exported"), ColourMap::diverging);
        difference.minus = frame.original;
        put(*third_, std::move(difference));
    } else if (third == ThirdPanel::data_share) {
        const bool prior = frame.shown.decided != nullptr;
        MapLayer share = layer(prior ? frame.shown.decided : std::make_shared<const GazeMap>(GazeMap::Ones(1, 1)),
                               tr("Where the map is decided by data"),
                               prior ? shareText(*frame.shown.share) : tr("by data alone: no prior"), ColourMap::cividis);
        share.unit = tr("share of data");
        share.limits = ColourLimits{0, 1};
        share.upsampling = Upsampling::nearest;
        put(*third_, std::move(share));
    }
}

void HeatmapsBench::style() {
    const HeatmapLook& look = document_.session().view<HeatmapLook>();
    for (HeatmapView* view : {original_, private_, third_})
        if (view->opacity() != look.opacity)
            view->setOpacity(look.opacity);
}

void HeatmapsBench::takeLook() {
    if (!document_.hasStudy())
        return;
    Session session = document_.session();
    HeatmapLook& look = session.view<HeatmapLook>();
    look.zoom = transform_->zoom();
    look.centre_x = transform_->centre().x();
    look.centre_y = transform_->centre().y();
    look.swipe = original_->divider();
    document_.look(session);
}

void HeatmapsBench::showLook() {
    const HeatmapLook& look = document_.session().view<HeatmapLook>();
    if (std::abs(original_->divider() - look.swipe) > 1e-9)
        original_->setDivider(look.swipe);
    transform_->set(look.zoom, {look.centre_x, look.centre_y});
}

} // namespace nictate
