#include "app/benches/areas/areas_bench.h"

#include "app/benches/area_plots.h"
#include "app/benches/area_table.h"
#include "app/benches/areas/area_bar.h"
#include "app/benches/areas/area_release_job.h"
#include "app/benches/areas/area_settings.h"
#include "app/benches/areas/area_time_bar.h"
#include "app/benches/findings_panel.h"
#include "app/benches/simulation_words.h"
#include "app/study/document.h"
#include "app/study/moving_stimulus.h"
#include "app/study/stimulus_picture.h"
#include "core/domains/areas/area_expectation.h"
#include "core/domains/areas/area_methods.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/areas/chosen_pair.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/release/public_files.h"
#include "core/release/release_plan.h"
#include "widgets/area_pictures.h"
#include "widgets/area_view.h"
#include "widgets/empty_state.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace nictate {

namespace {

QString areasIn(int count) { return count == 1 ? AreasBench::tr("1 area") : AreasBench::tr("%1 areas").arg(count); }

} // namespace

AreasBench::AreasBench(Document& document, QWidget* parent)
    : Bench(document, AreasView::bench, tr("&Areas"), parent), view_(new AreaView), bar_(new AreaBar(document, *view_)),
      time_(new AreaTimeBar(document, *view_)), video_(new MovingStimulus(this)), table_(new AreaTable),
      findings_(new FindingsPanel), tabs_(new QTabWidget), empty_(new EmptyState), beside_picture_(new QStackedWidget),
      plots_(new AreaPlots(TableColumns::areas)), settings_(new AreaSettings(document, this)) {
    settings_->hide();
    auto* upper = new QSplitter(Qt::Horizontal);
    upper->setChildrenCollapsible(false);
    upper->addWidget(view_);
    tabs_->setObjectName("area_tabs");
    tabs_->setDocumentMode(true);
    tabs_->addTab(table_, tr("Table"));
    tabs_->addTab(findings_, tr("Differences"));
    empty_->setObjectName("no_table");
    beside_picture_->addWidget(tabs_);
    beside_picture_->addWidget(empty_);
    upper->addWidget(beside_picture_);
    upper->setStretchFactor(0, 1);
    upper->setStretchFactor(1, 1);
    upper->setSizes({290, 400});
    auto* picture_and_bar = new QWidget;
    auto* column = new QVBoxLayout(picture_and_bar);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(upper, 1);
    column->addWidget(time_);
    column->addWidget(bar_);
    split_ = new QSplitter(Qt::Vertical);
    split_->setChildrenCollapsible(false);
    split_->addWidget(picture_and_bar);
    split_->addWidget(plots_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split_);
    connect(split_, &QSplitter::splitterMoved, this, [this] { split_by_hand_ = true; });
    bar_->installEventFilter(this);

    connect(view_, &AreaView::edited, bar_, &AreaBar::take);
    connect(view_, &AreaView::renameAsked, bar_, &AreaBar::rename);
    connect(view_, &AreaView::hovered, this, &Bench::hovered);
    connect(table_, &AreaTable::areaChosen, this, [this](std::size_t area) { view_->choose(area); });
    connect(findings_, &FindingsPanel::noted, this, &Bench::noted);
    connect(bar_, &AreaBar::noted, this, &Bench::noted);
    connect(bar_, &AreaBar::failed, this, &Bench::failed);
    connect(view_, &AreaView::timeChanged, video_, &MovingStimulus::seek);
    connect(video_, &MovingStimulus::changed, this, [this] {
        view_->setFrame(video_->picture());
        time_->setVideoLength(video_->lengthMs());
    });
    connect(plots_, &PlotBoard::hovered, this, &Bench::hovered);
    connect(plots_, &PlotBoard::asked, this, &Bench::plotAsked);
    connect(&document_, &Document::studyChanged, this, &AreasBench::openStudy);
    connect(&document_, &Document::sessionChanged, this, &AreasBench::refresh);
}

bool AreasBench::suits(const Dataset& study) const {
    return std::any_of(study.recordings.begin(), study.recordings.end(),
                       [](const Recording& recording) { return !recording.fixations.empty(); });
}

bool AreasBench::settled() const { return !video_->pending(); }

double AreasBench::timeMs() const { return view_->timeMs(); }

QWidget* AreasBench::settings() { return settings_; }

std::vector<PlotPage> AreasBench::pages() const { return plots_->pages(); }

bool AreasBench::saysWhy() const { return beside_picture_->currentWidget() == empty_; }

void AreasBench::resizeEvent(QResizeEvent* event) {
    Bench::resizeEvent(event);
    fitHeights();
}

bool AreasBench::eventFilter(QObject* watched, QEvent* event) {
    if (watched == bar_ && event->type() == QEvent::Resize) // it takes more lines than before, or fewer
        QTimer::singleShot(0, this, &AreasBench::fitHeights);
    return Bench::eventFilter(watched, event);
}

void AreasBench::fitHeights() {
    if (split_by_hand_)
        return;
    constexpr int least_picture = 340;
    const int upper = std::max(bar_->height() + least_picture, height() * 3 / 5);
    split_->setSizes({upper, height() - upper}); // else the plots are left no room above their axes
}

void AreasBench::openStudy() {
    engine_.setStudy(document_.sharedStudy());
    shown_picture_ = "?";
    frame_.reset();
    refresh();
}

void AreasBench::refresh() {
    if (!isOpen() || !engine_.hasStudy())
        return;
    if (document_.study().stimuli.empty()) {
        view_->setEmptyText(tr("This study has no stimuli to draw areas on."));
        return showNothing(tr("This study has no stimuli"));
    }
    showStimulus();
    try {
        requireFixedPlaces(document_.study().stimuli[chosenStimulus(document_.session(), document_.study())]);
        if (view_->areas().empty())
            return showNothing(tr("No area is drawn on this picture"),
                               tr("Draw an area on the picture: choose Rectangle, Ellipse or Polygon below it and drag, or press "
                                  "R, E or P on the picture. Read… takes areas from a file."));
        showFrame(engine_.frame(document_.session()));
    } catch (const Error& error) {
        showNothing(translated(error));
    }
}

void AreasBench::showStimulus() {
    const Session& session = document_.session();
    const std::size_t index = chosenStimulus(session, document_.study());
    const Stimulus& stimulus = document_.study().stimuli[index];
    const QString key = QString::number(index) + QString::fromStdString(stimulus.picture);
    if (key != shown_picture_) {
        shown_picture_ = key;
        view_->choose({});
        view_->setEmptyText({});
        view_->setStimulus(stimulusPicture(stimulus), {stimulus.width_px, stimulus.height_px});
        view_->setTime(0);
        time_->setVideoLength(0);
        video_->setStimulus(stimulus);
        video_->seek(0);
    }
    view_->setAreas(session.view<AreasView>().of(stimulus.id));
    time_->setStimulus(stimulus);
}

void AreasBench::showFrame(AreasFrame frame) {
    frame_ = std::move(frame);
    beside_picture_->setCurrentWidget(tabs_);
    const AreasView& view = document_.session().view<AreasView>();
    std::vector<AreaValue> values;
    for (const AreaRow& row : frame_->groups ? frame_->groups->groups.front().table.rows : frame_->table.rows)
        values.push_back(row.shown);
    view_->setLooks(areaColours(view_->areas(), values, view.shown, ColourMap::viridis, shortNumber).looks);
    const double epsilon = frame_->table.resolved.number("epsilon");
    const QString badge = tr("SIMULATION  ε = %1").arg(shortNumber(epsilon));
    view_->setBadge(frame_->groups ? badge + "  " + QString::fromStdString(frame_->groups->groups.front().group) : badge);
    table_->setRows(frame_->rows);
    findings_->setFindings(
        findingsOf(*frame_), epsilon,
        methodsText(*frame_, undeclared(frame_->table.guarantee, document_.study(), document_.session(), mechanism().id)));
    const std::string comparison =
        frame_->compared ? frame_->compared->first + " − " + frame_->compared->second : frame_->attribute;
    if (comparison != shown_comparison_) { // groups and pairs are chosen for their differences
        shown_comparison_ = comparison;
        tabs_->setCurrentWidget(comparison.empty() ? static_cast<QWidget*>(table_) : findings_);
        plots_->bringUp(comparison.empty() ? "areas" : "area_figure");
    }
    tabs_->setTabEnabled(0, !frame_->compared); // no table of either leaves
    plots_->setFrame(*frame_, view.shown);
    settings_->setFrame(*frame_);
    updateCard();
}

void AreasBench::showNothing(const QString& reason, const QString& what_to_do) {
    frame_.reset();
    view_->setBadge({});
    view_->setLooks(areaColours(view_->areas(), {}, {}, ColourMap::viridis, shortNumber).looks);
    table_->setRows({});
    tabs_->setTabEnabled(0, true);
    findings_->setFindings({}, 1, {});
    empty_->setText(tr("No table yet"), what_to_do.isEmpty() ? asSentence(reason) : what_to_do);
    beside_picture_->setCurrentWidget(empty_);
    plots_->clear(tr("No table yet"));
    settings_->clear();
    presentNothing(reason);
}

void AreasBench::addCardRemarks(std::vector<CardLine>& lines) const {
    for (const BoundedMetric& one : frame_->table.bounded) {
        const auto observers = static_cast<std::size_t>(frame_->facts.observers);
        lines.push_back(
            {translated(words(one.metric).name), translated(inWords(one.taken, observers)),
             tr("What is published, and its interval, is the mean of bounded values. For you alone: no release says this"), false,
             true, true});
    }
    for (const Text& warning : engine_.warnings())
        lines.push_back({tr("Gaze"), translated(warning), {}, false, true});
    if (frame_->pictures > 1)
        lines.push_back({tr("Pictures"),
                         tr("%1 tables, one per picture, are %1 releases: their losses add up").arg(frame_->pictures),
                         tr("The table is of all pictures with areas; each is released on its own"), false, true});
    for (CardLine& line : comparedLines(*frame_))
        lines.push_back(std::move(line));
}

void AreasBench::updateCard() {
    std::vector<CardLine> lines = errorLines(*frame_);
    if (frame_->facts.overlapping)
        lines.push_back({tr("Areas overlap"), tr("an observer's dwell shares are scaled to length 1"),
                         tr("Where areas overlap a look counts in each of them, so the shares could sum to more than 1"), false,
                         false});
    addCardRemarks(lines);
    lines.push_back(lossLine(*frame_));
    present({frame_->mechanism, frame_->table.resolved, frame_->table.guarantee, std::move(lines), std::nullopt});
}

QString AreasBench::hint() const {
    return tr(
        "Here are areas of interest: draw them on the picture, and see beside it what a protected table would show for each. "
        "Everything on this page is a simulation until it is released.");
}

QString AreasBench::summary() const {
    if (!frame_)
        return {};
    return tr("%1   %2   n = %3   seed %4")
        .arg(QString::fromStdString(document_.study().stimuli[frame_->stimulus].id))
        .arg(areasIn(frame_->facts.areas))
        .arg(frame_->facts.observers)
        .arg(document_.session().seed);
}

QString AreasBench::caption() const {
    if (!frame_)
        return {};
    QStringList lines = captionOf(*frame_);
    lines << (frame_->table.resolved.text("interval") == "people"
                  ? tr("%1, %2 observers; 95 % intervals of noise alone, of these observers, and of noise and sampling, of "
                       "people like them.")
                  : tr("%1, %2 observers; 95 % intervals of the bounded mean of these observers."))
                 .arg(areasIn(frame_->facts.areas))
                 .arg(frame_->facts.observers);
    return lines.join("\n");
}

CommandScript AreasBench::script() const { return areasCommand(document_.session(), document_.study()); }

std::optional<ReleaseOffer> AreasBench::release() const {
    if (!frame_)
        return {};
    requirePlannable(mechanismOf<Areas>(frame_->mechanism), frame_->table.resolved, frame_->facts);
    const std::shared_ptr<const Dataset> study = document_.sharedStudy();
    const Session& session = document_.session();
    const Stimulus& stimulus = study->stimuli[frame_->stimulus];
    ReleaseOffer offer;
    const std::optional<WithinPeople> within = chosenPair(session, *study);
    offer.one =
        within ? tr("The protected differences within people of %1, %2 − %3")
                     .arg(areasIn(frame_->facts.areas))
                     .arg(QString::fromStdString(within->names.first), QString::fromStdString(within->names.second))
               : tr("The protected table of %1 on %2").arg(areasIn(frame_->facts.areas)).arg(QString::fromStdString(stimulus.id));
    const auto guessed = [](const Stimulus& each) { return each.size_source == SizeSource::assumed; };
    offer.size_wanted = guessed(stimulus) ||
                        (within && !within->conditions && guessed(study->stimuli[stimulusIndex(*study, within->other_stimulus)]));
    offer.folder_name = "areas-" + QString::fromStdString(folderName(stimulus.id));
    offer.job = [study, session, within](const ReleaseWish& wish) { return areaRelease(study, session, wish.declared, within); };
    return offer;
}

} // namespace nictate
