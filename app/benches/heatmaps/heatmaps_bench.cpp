#include "app/benches/heatmaps/heatmaps_bench.h"

#include "app/benches/heatmaps/heatmap_actions.h"
#include "app/benches/heatmaps/heatmap_bar.h"
#include "app/benches/heatmaps/heatmap_export_dialog.h"
#include "app/benches/heatmaps/heatmap_plots.h"
#include "app/benches/heatmaps/heatmap_release_job.h"
#include "app/benches/heatmaps/time_window_bar.h"
#include "app/study/document.h"
#include "app/study/moving_stimulus.h"
#include "app/study/stimulus_picture.h"
#include "core/domains/heatmap/bright_spots.h"
#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/public_belief.h"
#include "core/domains/heatmap/time_windows.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/io/stimulus_frames.h"
#include "core/release/release_plan.h"
#include "widgets/empty_state.h"
#include "widgets/fold.h"
#include "widgets/heatmap_view.h"
#include "widgets/panel_row.h"
#include "widgets/replay_bar.h"
#include "widgets/shown_number.h"
#include "widgets/time_window_sheet.h"
#include "widgets/translated.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace nictate {

HeatmapsBench::HeatmapsBench(Document& document, QWidget* parent)
    : Bench(document, HeatmapLook::bench, tr("&Heatmaps"), parent), transform_(std::make_shared<ViewTransform>()),
      original_(new HeatmapView), protected_(new HeatmapView), third_(new HeatmapView), plots_(new HeatmapPlots(document)),
      stack_(new QStackedWidget), no_maps_(new EmptyState), scene_(new EmptyState), video_(new MovingStimulus(this)),
      reading_(tr("Reading the video")), windows_reading_(tr("Reading the video")) {
    bar_ = new HeatmapBar(document, *transform_);
    actions_ = new HeatmapActions(document, *transform_, this);
    no_maps_->setText(tr("No heatmaps"), tr("This study has no fixations on stimuli to make heatmaps of."));
    no_maps_->setObjectName("no_maps");
    no_maps_->addButton("bench_signals_action", tr("Go to the signals"));
    stack_->addWidget(buildHeatmaps());
    stack_->addWidget(no_maps_);
    scene_->setText(tr("No heatmap of the scene"),
                    tr("Gaze lies in the picture of a camera that moves with the head. A heatmap needs gaze "
                       "that was mapped to a picture, as by Pupil Cloud's Reference Image Mapper."));
    scene_->setObjectName("scene_camera");
    scene_->addButton("bench_samples_action", tr("Go to the samples"));
    stack_->addWidget(scene_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stack_);

    for (EmptyState* empty : {no_maps_, scene_})
        connect(empty, &EmptyState::chosen, this, &Bench::action);
    connect(transform_.get(), &ViewTransform::changed, this, &HeatmapsBench::takeLook);
    connect(original_, &HeatmapView::dividerMoved, this, &HeatmapsBench::takeLook);
    connect(plots_, &PlotBoard::hovered, this, &Bench::hovered);
    connect(plots_, &PlotBoard::asked, this, &Bench::plotAsked);
    connect(plots_, &HeatmapPlots::failed, this, &Bench::failed);
    connect(actions_, &HeatmapActions::ownScalesChosen, this, [this](bool own) {
        own_scales_ = own;
        if (frame_)
            showMaps(*frame_);
    });
    connect(actions_, &HeatmapActions::noted, this, &Bench::noted);
    connect(actions_, &HeatmapActions::warned, this, &Bench::warned);
    connect(actions_, &HeatmapActions::groupsReleaseAsked, this, [this](const std::string& attribute) {
        Q_EMIT releaseAsked([this, attribute] { return releaseOfGroups(attribute); });
    });
    connect(video_, &MovingStimulus::changed, this, &HeatmapsBench::followVideo);
    connect(&time_->replay(), &ReplayBar::timeChanged, this, &HeatmapsBench::followVideo);
    connect(&reading_, &Background::failed, this, &HeatmapsBench::clear);
    connect(&reading_, &Background::finished, this, [this] { read_now_.reset(); });
    connect(&expectation_, &HeatmapExpectation::changed, this, &HeatmapsBench::updateCard);
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
        {original_, "view_original"}, {protected_, "view_protected"}, {third_, "view_third"}};
    for (const auto& [view, name] : views) {
        view->setObjectName(name);
        view->setViewTransform(transform_);
        panels_->add(view);
        connect(view, &HeatmapView::cursorMoved, this, [this](QPointF, double, const QString& text) { Q_EMIT hovered(text); });
        connect(view, &HeatmapView::cursorLeft, this, [this] { Q_EMIT hovered({}); });
    }
    sheet_ = new TimeWindowSheet;
    sheet_->setObjectName("time_window_panels");
    const auto choose = [this](int window) {
        Session session = document_.session();
        session.view<HeatmapLook>().window = window;
        document_.look(session);
    };
    connect(sheet_, &TimeWindowSheet::windowChosen, this, choose);
    connect(sheet_, &TimeWindowSheet::windowOpened, this, [this, choose](int window) {
        choose(window);
        changeView<HeatmapLook>(document_, tr("Show one window"), [](HeatmapLook& look) { look.sheet = false; });
    });
    maps_ = new QStackedWidget;
    maps_->addWidget(panels_);
    maps_->addWidget(sheet_);
    time_ = new TimeWindowBar(document_);
    connect(time_, &TimeWindowBar::warned, this, &Bench::warned);
    auto* upper = new QWidget;
    auto* column = new QVBoxLayout(upper);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(maps_, 1);
    column->addWidget(time_);
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
    all.insert(all.end(), {&reading_, &windows_reading_});
    return all;
}

bool HeatmapsBench::settled() const {
    return !plots_->pending() && !expectation_.pending() && !reading_.running() && !windows_reading_.running() &&
           !video_->pending();
}

std::vector<QAction*> HeatmapsBench::viewActions() const {
    std::vector<QAction*> all = actions_->view();
    all.insert(all.end(), time_->viewActions().begin(), time_->viewActions().end());
    return all;
}

std::vector<QAction*> HeatmapsBench::analyseActions() const { return actions_->analyse(); }

void HeatmapsBench::openStudy() {
    engine_.setStudy(document_.sharedStudy());
    shown_picture_ = moving_key_ = "?";
    if (!isOpen())
        clear(tr("Nothing is shown yet"));
    refresh();
    showLook();
}

void HeatmapsBench::refresh() {
    if (!engine_.hasStudy() || !isOpen())
        return;
    const bool suitable = suits(document_.study());
    const bool scene = suitable && document_.study().stimuli[chosenStimulus(document_.session(), document_.study())].scene_camera;
    stack_->setCurrentIndex(!suitable ? 1 : scene ? 2 : 0);
    if (!suitable)
        return clear(tr("This study has no fixations on stimuli"));
    try {
        const Session& session = document_.session();
        const bool held = document_.moving() && frame_;
        if (const std::optional<HeatmapFacts> unread = engine_.unread(session))
            return readVideo(*unread);
        reading_.cancel();
        showFrame(engine_.frame(held ? holdingStill(session, frame_->shown) : session));
    } catch (const Error& error) {
        clear(translated(error));
    } catch (const std::bad_alloc&) {
        clear(tr("There is not enough memory for this"));
    }
}

/// What is on screen stays while only time is cut anew.
void HeatmapsBench::readVideo(const HeatmapFacts& facts) {
    if (reading_.running() && read_now_ == facts)
        return;
    if (frame_ && frame_->facts.picture != facts.picture)
        clear(tr("Reading the video …"));
    reading_.start(
        [facts](const Progress& progress) {
            readPicture(facts, progress);
            return true;
        },
        [this, facts](bool) {
            engine_.markRead(facts);
            refresh();
        });
    read_now_ = facts;
    if (!frame_)
        for (HeatmapView* view : {original_, protected_, third_})
            view->setEmptyText(tr("Reading the video …"));
}

void HeatmapsBench::clear(const QString& reason) {
    frame_.reset();
    actions_->setFrame(nullptr);
    expectation_.clear();
    for (HeatmapView* view : {original_, protected_, third_})
        view->setEmptyText(reason);
    plots_->clear(reason);
    presentNothing(reason);
}

void HeatmapsBench::showFrame(const HeatmapFrame& frame) {
    if (!frame_) {
        for (HeatmapView* view : {original_, protected_, third_})
            view->setEmptyText({});
        plots_->clear(tr("Computing…"));
    }
    frame_ = frame;
    actions_->setFrame(&*frame_);
    time_->setWindows(frame.facts, frame.clock, frame.presentation_guessed, *frame.points);
    showMaps(frame);
    style();
    plots_->setFrame(frame);
    expectation_.setFrame(frame, document_.session());
    updateCard();
}

/// Where colours of original and protected map mean other numbers of fixations, and why.
std::optional<CardLine> HeatmapsBench::amountLine() const {
    constexpr Eigen::Index most_cells = 250'000; // a larger map's sum would hold up a slider
    const double original = frame_->original->size() > most_cells ? 0 : frame_->original->sum();
    const double ratio = original > 0 ? frame_->shown.heatmap->sum() / original : 1;
    if (ratio > 0.8 && ratio < 1.25)
        return {};
    const double made = static_cast<double>(frame_->points->points.size()) / frame_->facts.observers;
    const bool drowned = ratio <= 0 || ratio > 5; // no count of fixations explains that
    return CardLine{
        tr("Values"),
        drowned ? tr("mostly noise: their sum says nothing about the number of fixations")
                : tr("%1 times the original's: %2 fixations an observer were expected, %3 were made")
                      .arg(shortNumber(ratio))
                      .arg(shortNumber(frame_->facts.expected_fixations))
                      .arg(shortNumber(made)),
        tr("Fixations per observer in the protected map, against the original: bounds take gaze away, and what is given "
           "back rests on the expected number. For you alone: no release says this"),
        false,
        false,
        true};
}

void HeatmapsBench::updateCard() {
    if (!frame_)
        return;
    std::optional<HeatmapOutlook> outlook = expectation_.now();
    if (outlook)
        outlook->data_share = frame_->shown.share;
    std::vector<CardLine> lines;
    const Parameters& resolved = frame_->shown.resolved;
    const auto& picture = frame_->facts.picture;
    if (resolved.has("prior") && resolved.text("prior") == "picture" && !readPicture(frame_->facts))
        lines.push_back({tr("Prior: screen"), picture ? tr("the picture cannot be read") : tr("there is no picture"),
                         tr("The prior asked for follows the picture; without one it is that of any picture or screen"), false,
                         true});
    if (const TakenByBounds& taken = frame_->shown.taken; taken.observers > 0)
        lines.push_back({tr("Bounds"), translated(inWords(taken, frame_->points->observers())),
                         tr("The map is of bounded observers. For you alone: no release says this"), false, false, true});
    if (std::optional<CardLine> amount = amountLine())
        lines.push_back(std::move(*amount));
    present({frame_->shown.mechanism, resolved, frame_->shown.guarantee, std::move(lines), std::move(outlook)});
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
        .arg(shortNumber(frame_->shown.cc))
        .arg(shortNumber(frame_->shown.mse))
        .arg(frame_->facts.observers)
        .arg(grid.width)
        .arg(grid.height)
        .arg(document_.session().seed);
}

QString HeatmapsBench::caption() const { return frame_ ? plotCaption(*frame_, document_.session()) : QString(); }

CommandScript HeatmapsBench::script() const { return heatmapCommand(document_.session(), document_.study()); }

std::optional<ReleaseOffer> HeatmapsBench::release() const {
    if (!frame_)
        return {};
    const std::shared_ptr<const Dataset> study = document_.sharedStudy();
    const Session& session = document_.session();
    if (frame_->presentation_guessed)
        throw Refused(
            tr("Say how long the stimuli were shown, under the heatmaps: a guess from gaze is sensitive").toStdString());
    requirePlannable(mechanismOf<Heatmaps>(frame_->shown.mechanism), frame_->shown.resolved, frame_->facts);
    const std::size_t shown = chosenStimulus(session, *study);
    ReleaseOffer offer;
    offer.stimuli = allStimuli(*study);
    offer.one = tr("The protected heatmap of %1").arg(QString::fromStdString(study->stimuli[shown].id));
    if (offer.stimuli.size() > 1)
        offer.all = tr("The protected heatmaps of all %1 stimuli").arg(offer.stimuli.size());
    offer.some = tr("The protected heatmaps of chosen stimuli");
    offer.none_chosen = tr("Tick the stimuli whose heatmaps are to be released.");
    offer.size_wanted = std::any_of(study->stimuli.begin(), study->stimuli.end(),
                                    [](const Stimulus& stimulus) { return stimulus.size_source == SizeSource::assumed; });
    offer.folder_name = QString::fromStdString(stimulusFolders(*study)[shown]);
    offer.job = [study, session](const ReleaseWish& wish) { return heatmapRelease(study, session, wish); };
    return offer;
}

ReleaseOffer HeatmapsBench::releaseOfGroups(const std::string& attribute) const {
    const std::shared_ptr<const Dataset> study = document_.sharedStudy();
    const Session& session = document_.session();
    const std::size_t shown = chosenStimulus(session, *study);
    ReleaseOffer offer;
    offer.one = tr("The protected heatmaps of all groups by %1 on %2")
                    .arg(QString::fromStdString(attribute), QString::fromStdString(study->stimuli[shown].id));
    offer.size_wanted = study->stimuli[shown].size_source == SizeSource::assumed;
    offer.folder_name = "groups-" + QString::fromStdString(stimulusFolders(*study)[shown]);
    offer.job = [study, session, attribute](ReleaseWish wish) {
        wish.groups = attribute;
        return heatmapRelease(study, session, wish);
    };
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

const std::vector<QImage>& HeatmapsBench::movingStimulus(const HeatmapFrame& frame) {
    const Stimulus& stimulus = document_.study().stimuli[frame.stimulus];
    const bool moves = frame.facts.windows() > 1 && framesOf(stimulus).size() > 1;
    QString key = moves ? QString("%1 %2").arg(frame.stimulus).arg(frame.facts.shown) : QString();
    for (const double cut : frame.facts.display.cuts)
        key += moves ? QString(" %1").arg(cut) : QString();
    if (key != moving_key_) {
        moving_key_ = key;
        moving_.clear();
        for (int t = 0; moves && t < frame.facts.windows(); ++t)
            moving_.push_back(stimulusInWindow(stimulus, document_.study().frame.reading, frame.facts, frame.clock, t));
    }
    return moving_;
}

void HeatmapsBench::showStimulus(const HeatmapFrame& frame) {
    const Stimulus& stimulus = document_.study().stimuli[frame.stimulus];
    video_->setStimulus(stimulus);
    if (video_->moves())
        return followVideo();
    const std::vector<QImage>& moving = movingStimulus(frame);
    const bool visible = document_.session().view<HeatmapLook>().show_stimulus;
    QString key = QString::number(frame.stimulus) + (visible ? "+" : "-") + QString::fromStdString(stimulus.picture);
    if (!moving.empty())
        key += tr(" %1 of %2").arg(window_).arg(moving_key_);
    if (key == shown_picture_)
        return;
    picture_ = moving.empty() ? stimulusPicture(stimulus) : moving[static_cast<std::size_t>(window_)];
    putStimulus(stimulus, key);
}

void HeatmapsBench::followVideo() {
    if (!frame_ || !video_->moves())
        return;
    const Stimulus& stimulus = document_.study().stimuli[frame_->stimulus];
    const bool by_time = frame_->facts.windows() > 1 && frame_->clock == GazeClock::time;
    video_->seek(by_time ? time_->replay().time() : 0);
    const bool visible = document_.session().view<HeatmapLook>().show_stimulus;
    const QString key = QString("%1%2video %3").arg(frame_->stimulus).arg(visible ? "+" : "-").arg(video_->picture().cacheKey());
    if (key == shown_picture_)
        return;
    picture_ = video_->picture();
    putStimulus(stimulus, key);
}

/// The sheet shows a frame of each window, small.
void HeatmapsBench::readWindows(const HeatmapFrame& frame) {
    constexpr QSize small(480, 480);
    const Stimulus& stimulus = document_.study().stimuli[frame.stimulus];
    QString key = QString("video %1 %2 %3").arg(frame.stimulus).arg(frame.facts.shown).arg(static_cast<int>(frame.clock));
    for (const double cut : frame.facts.display.cuts)
        key += QString(" %1").arg(cut);
    if (key == moving_key_)
        return;
    moving_key_ = key;
    moving_.clear();
    windows_reading_.start([stimulus, facts = frame.facts, clock = frame.clock,
                            small](const Progress& progress) { return videoInWindows(stimulus, facts, clock, small, progress); },
                           [this, key](std::vector<QImage> images) {
                               if (key != moving_key_ || !frame_)
                                   return;
                               moving_ = std::move(images);
                               showMaps(*frame_);
                           });
}

void HeatmapsBench::putStimulus(const Stimulus& stimulus, const QString& key) {
    shown_picture_ = key;
    const bool visible = document_.session().view<HeatmapLook>().show_stimulus;
    for (HeatmapView* view : {original_, protected_, third_}) {
        view->setStimulus(visible ? picture_ : QImage(), {stimulus.width_px, stimulus.height_px});
        view->setSubject(QString::fromStdString(stimulus.id));
    }
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
    if (frame_ && std::clamp(look.window, 0, frame_->facts.windows() - 1) != window_)
        showMaps(*frame_);
}

// What the panels show of a frame -----------------------------------------------------------------------------------------------

namespace {

constexpr std::size_t most_marks = 9; ///< of what an attacker recovers

MapLayer layer(std::shared_ptr<const GazeMap> map, const QString& title, const QString& badge, ColourMap colours) {
    MapLayer layer;
    layer.values = std::move(map);
    layer.title = title;
    layer.badge = badge;
    layer.colours = colours;
    return layer;
}

QString shareText(double share) {
    return QObject::tr("SIMULATION  %1 % data").arg(shortNumber(100 * share)) +
           (share < mostly_expectation_share ? QObject::tr(", mostly expectation") : QString());
}

/// While a slider moves only the map and its badge change: what does not change is not drawn again.
void put(HeatmapView& view, MapLayer layer) {
    const MapLayer& shown = view.layer();
    if (shown.title != layer.title || shown.colours != layer.colours || shown.unit != layer.unit ||
        shown.upsampling != layer.upsampling || shown.alarming != layer.alarming) {
        view.setLayer(std::move(layer));
        return;
    }
    if (shown.badge != layer.badge)
        view.setBadge(layer.badge);
    if (shown.marks != layer.marks)
        view.setMarks(layer.marks);
    if (shown.limits != layer.limits)
        view.setLimits(layer.limits);
    if (shown.values != layer.values || shown.minus != layer.minus)
        view.setMap(std::move(layer.values), std::move(layer.minus));
}

/// In words where a map is no nearer to the original than what public facts show without any gaze.
QString withoutGaze(const HeatmapFrame& frame, double cc) {
    if (frame.shown.guarantee.noise_name.empty() || frame.points->points.empty() ||
        cc >= frame.cc_without_gaze + adds_something_cc)
        return {};
    return (cc < frame.cc_without_gaze - adds_something_cc ? QObject::tr("SIMULATION  worse than no gaze, CC %1")
                                                           : QObject::tr("SIMULATION  adds nothing to no gaze, CC %1"))
        .arg(shortNumber(cc));
}

void warn(MapLayer& layer, const QString& warning) {
    layer.alarming = !warning.isEmpty();
    if (layer.alarming)
        layer.badge = warning;
}

/// One scale of colours for maps that are compared; nothing where one of them would show no colour on it, and the card says why.
std::optional<ColourLimits> sharedLimits(const HeatmapFrame& frame, ColourMap colours) {
    constexpr double most_times = 4;
    std::vector<double> highs = {frame.original_values.high, frame.shown.values.high};
    Extremes all = frame.original_values;
    all.take(frame.shown.values);
    if (frame.compared) {
        highs.push_back(frame.compared->values.high);
        all.take(frame.compared->values);
    }
    const auto [least, most] = std::minmax_element(highs.begin(), highs.end());
    return *most <= most_times * *least ? std::optional(limitsOf(all, colours)) : std::nullopt;
}

/// One scale of colours for all windows of time; a single map has its own.
std::optional<ColourLimits> windowLimits(const HeatmapFrame& frame, const std::shared_ptr<const GazeMap>& maps,
                                         ColourMap colours = ColourMap::viridis) {
    if (frame.facts.windows() == 1)
        return {};
    MapLayer all;
    all.values = maps;
    all.colours = colours;
    return limitsOf(all);
}

ColourMap coloursOf(const Session& session) {
    return colourMapNamed(session.view<HeatmapLook>().colour_map).value_or(ColourMap::viridis);
}

} // namespace

void HeatmapsBench::showMaps(const HeatmapFrame& frame) {
    const HeatmapLook& look = document_.session().view<HeatmapLook>();
    window_ = std::clamp(look.window, 0, frame.facts.windows() - 1);
    showStimulus(frame);
    const bool sheet = look.sheet && frame.facts.windows() > 1;
    maps_->setCurrentWidget(sheet ? static_cast<QWidget*>(sheet_) : panels_);
    if (sheet)
        return showSheet(frame);
    showProtected(frame);
    showThird(frame);
}

void HeatmapsBench::showSheet(const HeatmapFrame& frame) {
    if (video_->moves())
        readWindows(frame);
    HeatmapPicture windows = nictate::exportPicture(frame, document_.session(), picture_, QSize(4, 3), false);
    const Stimulus& stimulus = document_.study().stimuli[frame.stimulus];
    windows.stimulus_px = QSizeF(stimulus.width_px, stimulus.height_px);
    if (document_.session().view<HeatmapLook>().show_stimulus)
        for (std::size_t t = 0; t < moving_.size(); ++t)
            windows.panels[t].stimulus = moving_[t];
    windows.mark = tr("Protected, window by window   SIMULATION   CC %1").arg(shortNumber(frame.shown.cc));
    sheet_->setWindows(std::move(windows));
    sheet_->setChosen(window_);
}

std::shared_ptr<const GazeMap> WindowSlices::at(const std::shared_ptr<const GazeMap>& maps, int window, int windows) {
    if (windows == 1 || !maps)
        return maps;
    if (maps != of_ || std::ssize(slices_) != windows) {
        of_ = maps;
        slices_.clear();
        for (GazeMap& map : windowMaps(*maps, windows))
            slices_.push_back(std::make_shared<const GazeMap>(std::move(map)));
    }
    return slices_[static_cast<std::size_t>(window)];
}

void HeatmapsBench::showProtected(const HeatmapFrame& frame) {
    const Session& session = document_.session();
    const auto epsilon = frame.shown.resolved.numberIf("epsilon");
    const QString badge = (epsilon ? tr("SIMULATION  ε = %1  CC %2").arg(shortNumber(*epsilon)) : tr("SIMULATION  CC %2"))
                              .arg(shortNumber(frame.shown.cc));
    const int windows = frame.facts.windows();
    MapLayer original =
        layer(slices_[original_].at(frame.original, window_, windows), tr("Original"),
              frame.points->points.empty() ? tr("empty: no fixation here") : tr("never exported"), coloursOf(session));
    const std::optional<ColourLimits> shared = own_scales_ ? std::nullopt : sharedLimits(frame, original.colours);
    original.limits = shared ? shared : windowLimits(frame, frame.original);
    const bool protects = frame.shown.guarantee.status != Status::none;
    MapLayer shown = layer(slices_[protected_].at(frame.shown.heatmap, window_, windows),
                           protects ? tr("Protected") : tr("Published"), badge, coloursOf(session));
    shown.limits = shared ? shared : limitsOf(frame.shown.values, shown.colours);
    warn(shown, withoutGaze(frame, frame.shown.cc));
    const bool swipe = session.view<HeatmapLook>().layout == PanelLayout::swipe;
    put(*original_, std::move(original));
    if (swipe || original_->swiping())
        original_->setSwipe(swipe ? std::optional(shown) : std::nullopt);
    put(*protected_, std::move(shown));
    panels_->setShown(protected_, !swipe);
}

void HeatmapsBench::showThird(const HeatmapFrame& frame) {
    const Session& session = document_.session();
    const ThirdPanel third = thirdPanel(session);
    const auto seen = [&](const std::shared_ptr<const GazeMap>& maps) {
        return slices_[third_].at(maps, window_, frame.facts.windows());
    };
    panels_->setShown(third_, third != ThirdPanel::none);
    if (frame.compared) {
        MapLayer compared = layer(seen(frame.compared->heatmap), translated(frame.compared->title),
                                  tr("SIMULATION  CC %1").arg(shortNumber(frame.compared->cc)), coloursOf(session));
        const auto shared = own_scales_ ? std::nullopt : sharedLimits(frame, compared.colours);
        compared.limits = shared ? shared : limitsOf(frame.compared->values, compared.colours);
        warn(compared, withoutGaze(frame, frame.compared->cc));
        put(*third_, std::move(compared));
    } else if (frame.attack) {
        MapLayer attack =
            layer(seen(frame.attack->recovered),
                  tr("What an attacker recovers of %1").arg(QString::fromStdString(frame.attack->observer)),
                  frame.attack->noise_scale > 0 ? tr("SIMULATION  noise %1").arg(shortNumber(frame.attack->noise_scale))
                                                : tr("SIMULATION  exact"),
                  ColourMap::diverging);
        attack.limits = windowLimits(frame, frame.attack->recovered, ColourMap::diverging);
        attack.unit = attack.brief_unit = tr("fixations");
        for (const BrightSpot& spot : brightSpots(*attack.values, most_marks))
            attack.marks.emplace_back(spot.x, spot.y);
        attack.upsampling = Upsampling::nearest;
        put(*third_, std::move(attack));
    } else if (third == ThirdPanel::difference) {
        MapLayer difference = layer(slices_[protected_].at(frame.shown.heatmap, window_, frame.facts.windows()),
                                    tr("Protected − original"), tr("SIMULATION  never exported"), ColourMap::diverging);
        difference.minus = slices_[original_].at(frame.original, window_, frame.facts.windows());
        difference.limits = limitsOf(frame.shown.differences, difference.colours);
        put(*third_, std::move(difference));
    } else if (third == ThirdPanel::data_share) {
        const bool prior = frame.shown.decided != nullptr;
        MapLayer share = layer(prior ? seen(frame.shown.decided) : std::make_shared<const GazeMap>(GazeMap::Ones(1, 1)),
                               tr("Where the map is decided by data"),
                               prior ? shareText(*frame.shown.share) : tr("by data alone: no prior"), ColourMap::cividis);
        share.unit = tr("share of data");
        share.brief_unit = tr("share");
        share.limits = ColourLimits{0, 1};
        share.upsampling = Upsampling::nearest;
        put(*third_, std::move(share));
    }
}

void HeatmapsBench::style() {
    const HeatmapLook& look = document_.session().view<HeatmapLook>();
    for (HeatmapView* view : {original_, protected_, third_})
        if (view->opacity() != look.opacity)
            view->setOpacity(look.opacity);
}

} // namespace nictate
