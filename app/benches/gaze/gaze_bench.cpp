#include "app/benches/gaze/gaze_bench.h"

#include "app/benches/gaze/gaze_bar.h"
#include "app/benches/gaze/gaze_panel.h"
#include "app/benches/gaze/gaze_plots.h"
#include "app/benches/gaze/gaze_release_job.h"
#include "app/benches/parameter_change.h"
#include "app/benches/simulation_words.h"
#include "app/study/document.h"
#include "app/study/moving_stimulus.h"
#include "app/study/stimulus_picture.h"
#include "core/domains/gaze/gaze_measures.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "core/release/release_plan.h"
#include "widgets/empty_state.h"
#include "widgets/gaze_plot.h"
#include "widgets/guarantee_card.h"
#include "widgets/heatmap_picture.h"
#include "widgets/replay_bar.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QFileDialog>
#include <QObject>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace nictate {

namespace {

constexpr double protected_map_mm = 160, protected_map_dpi = 150;

bool anySamples(const Recording& recording) { return !recording.samples.empty(); }

std::vector<CardLine> budgetLines(const Guarantee& guarantee) {
    std::vector<CardLine> lines;
    lines.push_back({QObject::tr("Published ε (w samples)"), lossNumber(guarantee.published_epsilon),
                     QObject::tr("What w consecutive samples, each moved by at most r, may reveal"), true, false});
    if (guarantee.unit_epsilon != guarantee.published_epsilon)
        lines.push_back({QObject::tr("Their true loss"), lossNumber(guarantee.unit_epsilon),
                         QObject::tr("What w such samples really lose by this form"), true, true});
    lines.push_back(
        {QObject::tr("User-level ε (all recordings)"), lossNumber(guarantee.user_epsilon),
         QObject::tr("What one person loses who is in this release with all their recordings: this is what the ledger books"),
         true, true});
    return lines;
}

CardLine errorOf(const ProtectedLook* released) {
    CardLine line{QObject::tr("Error of this recording"), QObject::tr("computing…"),
                  QObject::tr("Root mean squared distance of protected and original gaze; beside it that of publishing the "
                              "middle of the field instead"),
                  false, false};
    line.secret = true;
    if (!released)
        return line;
    if (!released->rmse) {
        line.value = QObject::tr("no sample is in both");
        return line;
    }
    line.warning = worseThanCentre(*released->rmse, released->centre_rmse);
    line.value = (line.warning ? QObject::tr("%1°: worse than publishing the middle of the field, %2°")
                               : QObject::tr("%1°, the centre's %2°"))
                     .arg(shortNumber(*released->rmse), shortNumber(released->centre_rmse));
    return line;
}

/// What the card says of gaze samples above its promise: losses, and the error of the recording on screen. Null = not known yet.
std::vector<CardLine> gazeCard(const GazeFrame& frame, const ProtectedLook* released) {
    std::vector<CardLine> lines;
    if (frame.guarantee.published_epsilon)
        lines = budgetLines(frame.guarantee);
    else
        lines.push_back({QObject::tr("User-level ε"), lossNumber(frame.guarantee.user_epsilon),
                         QObject::tr("The loss is not finite: this is not differential privacy"), true, true});
    lines.push_back(errorOf(released));
    return lines;
}

} // namespace

GazeBench::GazeBench(Document& document, QWidget* parent)
    : Bench(document, GazeView::bench, tr("Sa&mples"), parent), stack_(new QStackedWidget), empty_(new EmptyState),
      bar_(new GazeBar(document, this)), plots_(new GazePlots(figures_, bar_)), replay_(new ReplayBar("sample_replay")),
      column_(new GazePanel(document, this)), video_(new MovingStimulus(this)) {
    column_->hide();
    empty_->setObjectName("no_samples");
    empty_->addButton("open_viewing", tr("Open sample: Viewing"));
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(plots_, 1);
    rows->addWidget(replay_);
    stack_->addWidget(page);
    stack_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stack_);
    wire();
}

void GazeBench::wire() {
    connect(empty_, &EmptyState::chosen, this, &Bench::action);
    connect(plots_, &PlotBoard::hovered, this, &Bench::hovered);
    connect(plots_, &PlotBoard::asked, this, &Bench::plotAsked);
    connect(plots_, &PlotBoard::turned, this, &GazeBench::refresh);
    connect(plots_, &GazePlots::timeMoved, replay_, &ReplayBar::seek);
    connect(plots_, &GazePlots::epsilonMoved, this,
            [this](double epsilon, bool finished) { changeParameter(document_, "epsilon", epsilon, tr("Change ε"), finished); });
    GazePlot* gaze = plots_->gaze();
    connect(gaze, &GazePlot::playAsked, replay_, &ReplayBar::toggle);
    connect(gaze, &GazePlot::speedAsked, replay_, &ReplayBar::stepSpeed);
    connect(gaze, &GazePlot::participantAsked, column_, &GazePanel::step);
    connect(gaze, &GazePlot::endAsked, this, [this](bool last) { replay_->seek(last ? replay_->length() : 0); });
    connect(gaze, &GazePlot::stepAsked, this, [this](int direction) {
        constexpr double step_ms = 250;
        replay_->seek(replay_->time() + direction * step_ms);
    });
    connect(replay_, &ReplayBar::timeChanged, plots_, &GazePlots::setTime);
    connect(replay_, &ReplayBar::timeChanged, this, [this](double ms) { video_->seek(videoTime(ms)); });
    connect(video_, &MovingStimulus::changed, this, [this] {
        plots_->setFrame(video_->picture());
        if (video_->unreadable()) {
            showPictureNote();
            showKnown();
        }
    });
    connect(replay_, &ReplayBar::speedChosen, this, [this](double speed) {
        changeView<GazeView>(document_, tr("Change the speed"), [speed](GazeView& view) { view.speed = speed; });
    });
    for (FiguresBase* each : figures_.all())
        connect(each, &FiguresBase::failed, this, &Bench::failed);
    connect(&figures_, &GazeFigures::opened, this, &GazeBench::refresh);
    connect(&figures_, &GazeFigures::changed, this, &GazeBench::showKnown);
    connect(&document_, &Document::studyChanged, this, &GazeBench::openStudy);
    connect(&document_, &Document::sessionChanged, this, &GazeBench::refresh);
}

bool GazeBench::suits(const Dataset& study) const {
    return std::any_of(study.recordings.begin(), study.recordings.end(), anySamples);
}

QWidget* GazeBench::leftColumn() { return column_; }

std::vector<PlotPage> GazeBench::pages() const { return plots_->pages(); }

std::vector<Background*> GazeBench::work() {
    std::vector<Background*> all;
    for (FiguresBase* each : figures_.all())
        all.push_back(each->work());
    return all;
}

bool GazeBench::settled() const { return !figures_.pending() && !video_->pending(); }

void GazeBench::openStudy() {
    figures_.forget();
    column_->clear();
    shown_stimulus_.clear();
    shown_scene_ = {};
    video_->setVideo({});
    clear({});
    refresh();
}

void GazeBench::refresh() {
    if (!isOpen() || !document_.hasStudy()) {
        replay_->setPlaying(false);
        return;
    }
    const std::shared_ptr<const Dataset> study = document_.sharedStudy();
    if (!suits(*study))
        return showEmpty(tr("No gaze samples"),
                         tr("This study holds no samples: positions of gaze as the tracker gave them, 30 to 2000 a second."));
    try {
        QString problem;
        const GazeSetPtr streams = figures_.streams({study, includedParticipants(document_.session(), *study)}, problem);
        if (!problem.isEmpty())
            return showEmpty(tr("These samples cannot be shown"), problem);
        if (!streams)
            return frame_ ? void() : clear(tr("Turning samples into degrees …"));
        showFrame(gazeFrame(document_.session(), *study, streams));
    } catch (const MissingData& error) {
        showEmpty(tr("No gaze samples here"), translated(error));
    } catch (const Error& error) {
        clear(translated(error));
    }
}

void GazeBench::showFrame(GazeFrame frame) {
    const bool another = !frame_ || frame_->streams != frame.streams || frame_->stream != frame.stream;
    stack_->setCurrentIndex(0);
    frame_ = std::move(frame);
    column_->setFrame(*frame_);
    showStimulus();
    const GazeView& view = document_.session().view<GazeView>();
    bar_->show(view);
    replay_->setSpeed(view.speed);
    if (another) {
        const double length_ms = 1000 * frame_->original().seconds();
        replay_->setLength(length_ms);
        replay_->seek(length_ms / 2);
    }
    figures_.want(*frame_, plots_->watched(view));
    showKnown();
}

void GazeBench::showStimulus() {
    const Stimulus& stimulus = document_.study().stimuli[frame_->task().stimulus];
    const QString id = QString::fromStdString(stimulus.id);
    const std::optional<std::size_t>& recording = frame_->original().recording;
    const SceneVideo scene = recording ? document_.study().recordings[*recording].scene : SceneVideo();
    if (id == shown_stimulus_ && scene == shown_scene_)
        return;
    shown_stimulus_ = id;
    shown_scene_ = scene;
    const bool has_video = !scene.file.empty();
    if (has_video)
        video_->setVideo(scene.file);
    else
        video_->setStimulus(stimulus);
    picture_ = has_video ? QImage() : stimulusPicture(stimulus);
    plots_->setStimulus(picture_, stimulus);
    if (has_video)
        plots_->setFrame(video_->picture());
    showPictureNote();
    row_times_ = has_video ? rowTimes(frame_->streams->study, frame_->original(), document_.study().recordings[*recording])
                           : std::vector<double>();
    video_->seek(videoTime(replay_->time()));
}

/// Rows are evenly spaced; they were not recorded so.
double GazeBench::videoTime(double ms) const {
    if (row_times_.empty() || !frame_)
        return ms;
    const double row = std::floor(std::max(0.0, ms) * frame_->original().rate_hz / 1000);
    return row_times_[std::min(static_cast<std::size_t>(row), row_times_.size() - 1)] - shown_scene_.starts_ms;
}

void GazeBench::showPictureNote() {
    if (frame_)
        plots_->setPictureNote(video_->problem(document_.study().stimuli[frame_->task().stimulus]));
}

void GazeBench::showKnown() {
    if (!frame_ || !isOpen())
        return;
    plots_->show(*frame_, document_.session().view<GazeView>());
    plots_->setTime(replay_->time());
    updateCard();
}

void GazeBench::updateCard() {
    std::vector<CardLine> lines = gazeCard(*frame_, figures_.latest().get());
    const bool told = content() && told_of_ == frame_->streams && content()->mechanism == frame_->mechanism &&
                      content()->resolved == frame_->resolved && content()->lines == lines;
    if (told)
        return; // laying out a card takes longer than most of what is drawn
    told_of_ = frame_->streams;
    present({frame_->mechanism, frame_->resolved, frame_->guarantee, std::move(lines), std::nullopt});
}

void GazeBench::showEmpty(const QString& title, const QString& text) {
    clear(text);
    empty_->setText(title, asSentence(text));
    stack_->setCurrentWidget(empty_);
}

void GazeBench::clear(const QString& reason) {
    frame_.reset();
    figures_.clear();
    replay_->setLength(0);
    plots_->clear(reason);
    stack_->setCurrentIndex(0);
    presentNothing(reason);
}

bool GazeBench::saysWhy() const { return stack_->currentWidget() == empty_; }

QString GazeBench::hint() const {
    return tr("Here are gaze samples: pick a recording on the left, play it, move ε, w, r, k or γ, and see the protected gaze "
              "beside the original. Everything on this page is a simulation until it is released.");
}

QString GazeBench::summary() const {
    if (!frame_)
        return {};
    const GazeStream& stream = frame_->original();
    const QString condition = QString::fromStdString(frame_->task().condition);
    const std::size_t recordings = frame_->streams->study.streams.size();
    return (recordings == 1 ? tr("%1 on %2%3: %4 s at %5 Hz   N = %6   %7 recording   seed %8")
                            : tr("%1 on %2%3: %4 s at %5 Hz   N = %6   %7 recordings   seed %8"))
        .arg(QString::fromStdString(frame_->participant), shown_stimulus_, condition.isEmpty() ? QString() : ", " + condition)
        .arg(shortNumber(stream.seconds()))
        .arg(shortNumber(stream.rate_hz))
        .arg(frame_->streams->facts.participants)
        .arg(recordings)
        .arg(frame_->seed);
}

QString GazeBench::caption() const {
    if (!frame_)
        return {};
    QStringList lines{simulationMark()};
    lines << QString("%1: %2. %3.")
                 .arg(translated(frame_->name), parametersText(frame_->resolved), guaranteeText(frame_->guarantee));
    lines << tr("Gaze samples of %1 participants on %2, %3 Hz.")
                 .arg(frame_->streams->facts.participants)
                 .arg(shown_stimulus_)
                 .arg(shortNumber(frame_->original().rate_hz));
    return lines.join("\n");
}

CommandScript GazeBench::script() const { return gazeCommand(document_.session(), document_.study()); }

std::optional<ReleaseOffer> GazeBench::release() const {
    if (!frame_)
        return {};
    requirePlannable(mechanismOf<Gaze>(frame_->mechanism), frame_->resolved, frame_->streams->facts);
    const std::shared_ptr<const Dataset> study = document_.sharedStudy();
    const Session& session = document_.session();
    const GazeStudy& streams = frame_->streams->study;
    ReleaseOffer offer;
    offer.one = streams.streams.size() == 1 ? tr("The protected gaze samples of one recording")
                                            : tr("The protected gaze samples of %1 recordings").arg(streams.streams.size());
    offer.size_wanted = std::any_of(streams.tasks.begin(), streams.tasks.end(), [&](const GazeTask& task) {
        return study->stimuli[task.stimulus].size_source == SizeSource::assumed;
    });
    offer.folder_name = "samples";
    offer.job = [study, session](const ReleaseWish& wish) { return sampleRelease(study, session, wish.declared); };
    return offer;
}

void GazeBench::writeProtectedMap(const QString& file) const {
    const auto released = figures_.latest();
    if (!released)
        throw MissingData(tr("the protected gaze is still being computed").toStdString());
    requireFixedPlaces(document_.study().stimuli[frame_->task().stimulus]);
    HeatmapPicture picture;
    picture.panels.push_back({translated(frame_->name), std::make_shared<const GazeMap>(heatmapOf(released->look.stream))});
    picture.stimulus = picture_;
    picture.stimulus_px = {frame_->original().field.width(), frame_->original().field.height()};
    picture.mark = simulationMark();
    picture.caption = caption().split('\n').mid(1);
    picture.metadata = {{"Nictate", simulationMark()}, {"Caption", caption()}};
    writePicture(pictureOf(picture, protected_map_mm), file, protected_map_dpi);
}

std::optional<QString> GazeBench::exportPicture() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Export the protected heatmap of this recording"),
                                                      "private-gaze-simulation.png", tr("Pictures (*.png *.svg *.pdf)"));
    if (file.isEmpty())
        return QString();
    try {
        writeProtectedMap(file);
    } catch (const Error& error) {
        Q_EMIT failed(translated(error));
        return QString();
    }
    return tr("Exported %1").arg(file);
}

} // namespace nictate
