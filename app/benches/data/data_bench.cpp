#include "app/benches/data/data_bench.h"

#include "app/benches/data/data_bar.h"
#include "app/benches/data/data_tables.h"
#include "app/study/document.h"
#include "app/study/moving_stimulus.h"
#include "app/study/stimulus_picture.h"
#include "core/errors.h"
#include "core/files/words.h"
#include "core/io/open_study.h"
#include "widgets/curve_plot.h"
#include "widgets/empty_state.h"
#include "widgets/gaze_plot.h"
#include "widgets/replay_bar.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QFrame>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nictate {

namespace {

constexpr double longest_whole_ms = 30000; ///< a recording whose whole path can be seen at once
constexpr double long_trail_ms = 5000;     ///< of longer ones
constexpr double scene_trail_ms = 1000;    ///< in the picture of a camera that moves

/// What is computed once a study.
struct LookedThrough {
    std::shared_ptr<const std::vector<DetectedBeside>> beside;
    std::shared_ptr<const StudySummary> summary;
    std::shared_ptr<const StudyQuality> quality;
};

LookedThrough lookThroughStudy(const Dataset& study, const Progress& progress) {
    auto beside = std::make_shared<const std::vector<DetectedBeside>>(
        detectedBeside(study, detectionOf(study.frame.reading), progress.within(0, 0.6)));
    auto summary = std::make_shared<const StudySummary>(summarise(study, *beside, progress.within(0.6, 0.8)));
    auto quality = std::make_shared<const StudyQuality>(studyQuality(study, progress.within(0.8, 1)));
    return {std::move(beside), std::move(summary), std::move(quality)};
}

constexpr std::size_t most_points = 20000; ///< of a curve; beyond that every second, third … sample

Curve curve(const QString& name, int place) {
    Curve out;
    out.name = name;
    out.place = place;
    out.dash = 0;
    out.hue = Hue::condition;
    out.thin = true;
    out.secret = true;
    return out;
}

/// Horizontal and vertical gaze of one path against time: samples where there are any, else fixations as steps. Of one person,
/// so it never leaves the window. The axis spans the stimulus; what lies far beside it is out of sight.
void showTimeCourse(CurvePlot& plot, const GazePath& path, const Stimulus& stimulus) {
    Curve x = curve(QObject::tr("x"), 0), y = curve(QObject::tr("y"), 2);
    const auto add = [&](double t_ms, double x_px, double y_px) {
        for (Curve* each : {&x, &y})
            each->x.push_back(t_ms / 1000);
        x.y.push_back(x_px);
        y.y.push_back(y_px);
    };
    const std::size_t step = path.samples.size() / most_points + 1;
    for (std::size_t i = 0; i < path.samples.size(); i += step)
        add(path.samples[i].t_ms, path.samples[i].x_px, path.samples[i].y_px);
    if (path.samples.empty())
        for (const PathFixation& fixation : path.fixations) {
            const double end = fixation.start_ms + fixation.duration_ms;
            add(fixation.start_ms, fixation.x_px, fixation.y_px);
            add(end, fixation.x_px, fixation.y_px);
            add(end, missing, missing);
        }
    PlotAxis time, gaze;
    time.label = QObject::tr("time");
    time.unit = QObject::tr("s");
    gaze.label = QObject::tr("gaze");
    gaze.unit = QObject::tr("px");
    gaze.low = 0;
    gaze.high = std::max(stimulus.width_px, stimulus.height_px);
    plot.setAxes(time, gaze);
    plot.setCurves({std::move(x), std::move(y)});
}

} // namespace

DataBench::DataBench(Document& document, QWidget* parent)
    : Bench(document, DataView::bench, tr("&Data"), parent), stack_(new QStackedWidget), empty_(new EmptyState),
      plot_(new GazePlot), course_(new CurvePlot), replay_(new ReplayBar("replay")), bar_(new DataBar(document)),
      tables_(new DataTables(document)), work_(tr("Looking through the study")), shown_(std::make_shared<const GazeReplay>()),
      video_(new MovingStimulus(this)) {
    empty_->setObjectName("no_gaze");
    empty_->setText(tr("No gaze to look at"), tr("This study holds feature tables only: neither fixations nor samples."));
    empty_->addButton("bench_signals_action", tr("Go to the signals"));
    stack_->addWidget(build());
    stack_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stack_);
    wire();
    presentNothing(tr("The Data workspace shows the original: nothing of it is exported or released"));
}

QWidget* DataBench::build() {
    plot_->setObjectName("gaze_plot");
    course_->setObjectName("time_course");
    course_->setTitle(tr("Gaze over time"));
    course_->setBadge(tr("sensitive: not exported"));
    auto* gaze = new QSplitter(Qt::Horizontal);
    gaze->setChildrenCollapsible(false);
    gaze->addWidget(plot_);
    gaze->addWidget(course_);
    gaze->setStretchFactor(0, 3);
    gaze->setStretchFactor(1, 2);
    auto* upper = new QFrame;
    upper->setProperty("panel", true);
    auto* column = new QVBoxLayout(upper);
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(2);
    column->addWidget(gaze, 1);
    column->addWidget(replay_);
    column->addWidget(bar_);
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(upper);
    split->addWidget(tables_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({440, 260});
    return split;
}

void DataBench::wire() {
    connect(empty_, &EmptyState::chosen, this, &Bench::action);
    connect(plot_, &GazePlot::hovered, this, &Bench::hovered);
    connect(course_, &Plot::hovered, this, &Bench::hovered);
    connect(plot_, &GazePlot::playAsked, replay_, &ReplayBar::toggle);
    connect(plot_, &GazePlot::speedAsked, replay_, &ReplayBar::stepSpeed);
    connect(plot_, &GazePlot::participantAsked, bar_, &DataBar::stepParticipant);
    connect(plot_, &GazePlot::endAsked, this, [this](bool last) { replay_->seek(last ? replay_->length() : 0); });
    connect(plot_, &GazePlot::stepAsked, this, [this](int direction) {
        const double t = replay_->time();
        replay_->seek(direction > 0 ? shown_->nextFixation(t) : shown_->previousFixation(t));
    });
    connect(replay_, &ReplayBar::timeChanged, this, [this](double ms) {
        plot_->setTime(ms);
        if (!course_->isHidden())
            course_->setMarker(ms / 1000);
    });
    connect(replay_, &ReplayBar::timeChanged, this, [this](double ms) { video_->seek(videoTime(ms)); });
    connect(video_, &MovingStimulus::changed, this, [this] {
        const Stimulus& shown = stimulus();
        plot_->setStimulus(video_->picture(), {shown.width_px, shown.height_px}, shown_stimulus_);
        plot_->setNote(note());
    });
    connect(replay_, &ReplayBar::speedChosen, this, [this](double speed) {
        changeView<DataView>(document_, tr("Change the speed"), [speed](DataView& view) { view.speed = speed; });
    });
    connect(course_, &CurvePlot::markerMoved, this, [this](double s, bool) { replay_->seek(1000 * s); });
    connect(tables_, &DataTables::participantChosen, bar_, &DataBar::chooseParticipant);
    connect(tables_, &DataTables::rowChosen, this, &DataBench::choose);
    connect(tables_, &DataTables::noted, this, &Bench::noted);
    for (Background* each : work()) {
        connect(each, &Background::failed, this, &Bench::failed);
        connect(each, &Background::finished, this, [this] { presentNothing(reason()); }); // the window waits for what it shows
    }
    connect(&document_, &Document::studyChanged, this, &DataBench::refresh);
    connect(&document_, &Document::sessionChanged, this, &DataBench::refresh);
}

void DataBench::openStudy() {
    study_ = document_.sharedStudy();
    bar_->openStudy();
    lookThrough();
}

/// Another study is open: the one before is not kept for a bench that nobody looks at.
void DataBench::forget() {
    work_.cancel();
    study_.reset();
    tables_->setStudy(nullptr);
    shown_recordings_.clear();
    shown_stimulus_.clear();
    shown_scene_ = {};
    video_->setStimulus({});
    shown_ = std::make_shared<const GazeReplay>();
    plot_->setReplay(shown_, {});
    replay_->setLength(0);
}

void DataBench::lookThrough() {
    tables_->setStudy(study_);
    work_.start([study = study_](const Progress& progress) { return lookThroughStudy(*study, progress); },
                [this](const LookedThrough& found) {
                    tables_->setStudy(study_, found.beside, found.summary, found.quality);
                    refresh();
                });
}

void DataBench::refresh() {
    if (study_ && study_ != document_.sharedStudy())
        forget();
    if (!document_.hasStudy() || !isOpen()) {
        replay_->setPlaying(false);
        return;
    }
    if (!study_)
        openStudy();
    stack_->setCurrentIndex(suits(*study_) ? 0 : 1);
    try {
        const LookedAt looked_at = lookedAt(document_.session(), *study_);
        bar_->show(looked_at);
        showGaze(looked_at);
        plot_->setNote(note());
        showLook();
        tables_->show(looked_at);
    } catch (const Error& error) { // a filter that cannot be read, a stimulus that is not there
        plot_->setEmptyText(translated(error));
    }
    presentNothing(reason()); // tells the window that the summary may be another
}

const Stimulus& DataBench::stimulus() const { return study_->stimuli[chosenStimulus(document_.session(), *study_)]; }

const SceneVideo* DataBench::sceneVideo() const {
    if (shown_recordings_.size() != 1 || shown_->paths().empty() || std::isnan(shown_->paths().front().clock_zero_ms))
        return nullptr;
    const SceneVideo& video = study_->recordings[shown_recordings_.front()].scene;
    return video.file.empty() ? nullptr : &video;
}

double DataBench::videoTime(double ms) const {
    const bool of_scene = !shown_scene_.file.empty() && !shown_->paths().empty();
    return of_scene ? ms + shown_->paths().front().clock_zero_ms - shown_scene_.starts_ms : ms;
}

void DataBench::showStimulus() {
    if (study_->stimuli.empty())
        return;
    const Stimulus& shown = stimulus();
    const QString id = QString::fromStdString(shown.id);
    const SceneVideo* found = sceneVideo();
    const SceneVideo scene = found ? *found : SceneVideo();
    if (id == shown_stimulus_ && scene == shown_scene_)
        return;
    shown_stimulus_ = id;
    shown_scene_ = scene;
    if (found)
        video_->setVideo(scene.file);
    else
        video_->setStimulus(shown);
    plot_->setStimulus(found ? video_->picture() : stimulusPicture(shown), {shown.width_px, shown.height_px}, id);
    video_->seek(videoTime(replay_->time()));
}

void DataBench::showGaze(const LookedAt& looked_at) {
    std::vector<std::size_t> drawn;
    std::size_t samples = 0;
    for (const std::size_t recording : looked_at.drawn) {
        samples += study_->recordings[recording].samples.size();
        if (!drawn.empty() && (drawn.size() == most_paths || samples > most_samples))
            break;
        drawn.push_back(recording);
    }
    chosen_ = looked_at.drawn.size();
    plot_->setEmptyText(
        drawn.empty() ? tr("No recording of this choice on this stimulus. Choose another participant or stimulus.") : QString());
    if (drawn == shown_recordings_ && !drawn.empty())
        return;
    shown_recordings_ = drawn;
    shown_ = std::make_shared<const GazeReplay>(*study_, drawn);
    std::vector<QString> names;
    for (const std::size_t recording : drawn)
        names.push_back(QString::fromStdString(study_->participants[study_->recordings[recording].participant].id));
    plot_->setReplay(shown_, names);
    showStimulus(); // before the replay's time asks for a picture
    course_->setCurves({});
    const bool one = drawn.size() == 1 && shown_->lengthMs() > 0;
    course_->setVisible(one);
    if (one)
        showTimeCourse(*course_, shown_->paths().front(), stimulus());
    replay_->setLength(shown_->lengthMs());
    replay_->seek(std::min(shown_->lengthMs(), longest_whole_ms));
}

QString DataBench::note() const {
    QStringList parts;
    const std::size_t drawn = shown_recordings_.size();
    if (drawn < chosen_)
        parts << tr("the first %1 of %2 recordings").arg(drawn).arg(chosen_);
    const auto off = [&](std::size_t count, const Text& one, const Text& many) {
        if (count > 0)
            parts << tr("%1 off the stimulus not drawn").arg(translated(counted(count, one, many)));
    };
    off(shown_->offFixations(), Text("fixation"), Text("fixations"));
    off(shown_->offSamples(), Text("sample"), Text("samples"));
    if (shown_->byOrder())
        parts << tr("no times in the file: fixations follow each other");
    if (drawn > 0 && !shown_->hasFixations())
        parts << tr("no fixations");
    if (drawn > 0 && !shown_->hasSamples())
        parts << tr("no samples");
    if (const QString picture = pictureNote(); !picture.isEmpty())
        parts << picture;
    return parts.join(" · ");
}

/// Why there is no picture behind the gaze; empty where there is one.
QString DataBench::pictureNote() const {
    const auto has_video = [this](std::size_t recording) { return !study_->recordings[recording].scene.file.empty(); };
    if (shown_recordings_.size() > 1 && std::any_of(shown_recordings_.begin(), shown_recordings_.end(), has_video))
        return tr("choose one recording to see its scene video");
    if (study_->stimuli.empty())
        return tr("no picture: a blank canvas");
    const QString problem = video_->problem(stimulus());
    return problem.isEmpty() && !video_->moves() && stimulus().picture.empty() ? tr("no picture: a blank canvas") : problem;
}

void DataBench::showLook() {
    const DataView& view = document_.session().view<DataView>();
    GazeLook look{view.fixations, view.numbers, view.saccades, view.samples, {}};
    if (view.trail_s > 0)
        look.trail_ms = 1000 * view.trail_s;
    else if (view.trail_s < 0 && !study_->stimuli.empty() && stimulus().scene_camera)
        look.trail_ms = scene_trail_ms;
    else if (view.trail_s < 0 && shown_->lengthMs() > longest_whole_ms)
        look.trail_ms = long_trail_ms;
    plot_->setLook(look);
    replay_->setSpeed(view.speed);
}

/// A row of a table was chosen: its recording is looked at, at its time.
void DataBench::choose(std::size_t index, double start_ms) {
    const Recording& recording = study_->recordings[index];
    Session session = document_.session();
    session.stimulus = study_->stimuli[recording.stimulus].id;
    auto& view = session.view<DataView>();
    view.participant = study_->participants[recording.participant].id;
    view.recording = 0;
    const std::vector<std::size_t> all = lookedAt(session, *study_).of_person;
    if (all.size() > 1)
        view.recording = static_cast<int>(std::find(all.begin(), all.end(), index) - all.begin()) + 1;
    document_.change(tr("Look at one row"), session);
    const GazePath& path = shown_->paths().front();
    if (!std::isnan(start_ms) && !std::isnan(path.clock_zero_ms))
        replay_->seek(start_ms - path.clock_zero_ms);
}

bool DataBench::settled() const { return !video_->pending(); }

void DataBench::recompute() {
    if (study_)
        lookThrough();
}

std::vector<Background*> DataBench::work() {
    std::vector<Background*> all = tables_->work();
    all.push_back(&work_);
    return all;
}

QString DataBench::hint() const {
    return tr(
        "Look at the original before you trust it: gaze on the picture in time, every row as a table, and what asks for a second "
        "look of each participant. Nothing of it is exported.");
}

QString DataBench::summary() const {
    if (!document_.hasStudy() || !study_)
        return {};
    std::size_t fixations = 0, samples = 0;
    for (const Recording& recording : study_->recordings) {
        fixations += recording.fixations.size();
        samples += recording.samples.size();
    }
    const auto counted = [](std::size_t count, const QString& one, const QString& several) {
        return count == 1 ? one : several.arg(countNumber(count));
    };
    return tr("%1: %2 of %3, %4, %5")
        .arg(QString::fromStdString(study_->name), counted(study_->recordings.size(), tr("1 recording"), tr("%1 recordings")),
             counted(study_->participants.size(), tr("1 participant"), tr("%1 participants")),
             counted(fixations, tr("1 fixation"), tr("%1 fixations")), counted(samples, tr("1 sample"), tr("%1 samples")));
}

} // namespace nictate
