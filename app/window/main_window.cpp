#include "app/window/main_window.h"

#include "app/bench/mechanism_column.h"
#include "app/heatmaps/heatmap_plots.h"
#include "app/heatmaps/heatmaps_bench.h"
#include "app/signals/signal_plots.h"
#include "app/signals/signals_bench.h"
#include "app/study/recent_files.h"
#include "app/study/study_column.h"
#include "app/window/menus.h"
#include "app/window/message_bar.h"
#include "app/window/work_bar.h"
#include "widgets/curve_plot.h"
#include "widgets/empty_state.h"
#include "widgets/heatmap_view.h"
#include "widgets/hint_overlay.h"
#include "widgets/parameter_panel.h"
#include "widgets/study_tree.h"
#include "widgets/theme.h"
#include "widgets/view_transform.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace nictate {

namespace {
constexpr int keep_every_ms = 2000;
}

MainWindow::MainWindow(const QString& recovery_folder, QWidget* parent)
    : QMainWindow(parent), saver_(tr("Saving study")), menus_(std::make_unique<Menus>(*this)) {
    if (!recovery_folder.isEmpty())
        recovery_ = std::make_unique<Recovery>(recovery_folder);
    setAcceptDrops(true);
    buildWindow();
    buildToolBar();
    wireStudy();
    wireEdit();
    wireView();
    wireAnalyse();
    wireExport();
    wireSignals();
    wireRelease();
    syncEmpty();
    syncActions();
    showTitle();
    resize(1280, 800);
}

MainWindow::~MainWindow() = default;

void MainWindow::buildWindow() {
    messages_ = new MessageBar;
    study_ = new StudyColumn(document_);
    bench_ = new HeatmapsBench(document_);
    mechanism_ = new MechanismColumn(document_);
    empty_ = new EmptyState;
    empty_->setObjectName("no_study");
    empty_->setText(tr("No study"), tr("Drop a file or a folder of gaze data here: a table of fixations or samples, an EyeLink "
                                       "ASC, or a Nictate dataset."));
    empty_->addButton("open", tr("Open…"));
    empty_->addButton("open_folder", tr("Open folder…"));
    empty_->addButton("open_sample", tr("Open sample"));
    connect(empty_, &EmptyState::chosen, this, [this](const QString& action) { findChild<QAction*>(action)->trigger(); });
    centre_ = new QStackedWidget;
    centre_->addWidget(bench_);
    centre_->addWidget(empty_);
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(buildLeft());
    split->addWidget(centre_);
    split->addWidget(mechanism_);
    split->setStretchFactor(1, 1);
    split->setSizes({215, 725, 335});
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(8, 4, 8, 2);
    layout->setSpacing(4);
    layout->addWidget(messages_);
    layout->addWidget(split, 1);
    setCentralWidget(centre);

    status_ = new QLabel;
    status_->setObjectName("status");
    status_->setTextFormat(Qt::PlainText);
    status_->setContentsMargins(10, 0, 0, 0);
    work_bar_ = new WorkBar;
    statusBar()->addWidget(status_, 1);
    statusBar()->addPermanentWidget(work_bar_);
    work_bar_->watch(opener_.work());
    work_bar_->watch(&saver_);
    for (Background* work : bench_->plots()->work())
        work_bar_->watch(work);
    work_bar_->watch(mechanism_->work());
    bench_->original()->installEventFilter(this); // for the first paint
}

void MainWindow::buildToolBar() {
    QToolBar* bar = addToolBar(tr("Benches"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    addBenchButtons(bar);
    auto* gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    auto addButton = [&](const QString& text, const char* name, QAction* action, const QString& tip) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
        bar->addWidget(button);
        bar->addSeparator();
        return button;
    };
    addButton(tr("Copy as command"), "copy_command_button", menus_->copy_command,
              tr("Put the nictate-cli line of what is on screen on the clipboard"));
    addButton(tr("Export…"), "export", menus_->export_picture, tr("A picture of this simulation as PNG, SVG or PDF"));
    addButton(tr("Release…"), "release_open", menus_->release, menus_->release->toolTip())->setProperty("release", true);
}

void MainWindow::wireStudy() {
    connect(&opener_, &StudyOpener::opened, this, &MainWindow::taken);
    connect(&opener_, &StudyOpener::importNeeded, this, [this](const DataSource& source, const QString& message) {
        QTimer::singleShot(0, this, [=, this] { askImport(source, message); }); // once opening has ended
    });
    connect(&opener_, &StudyOpener::failed, this, &MainWindow::report);
    connect(opener_.work(), &Background::started, this, &MainWindow::syncEmpty);
    connect(opener_.work(), &Background::finished, this, &MainWindow::syncEmpty);
    connect(&saver_, &Background::failed, this, &MainWindow::report);
    connect(menus_->open_sample, &QAction::triggered, this, &MainWindow::openSample);
    connect(menus_->open_reading, &QAction::triggered, &opener_, &StudyOpener::openReading);
    connect(menus_->open, &QAction::triggered, this, [this] { chooseStudy(false); });
    connect(menus_->open_folder, &QAction::triggered, this, [this] { chooseStudy(true); });
    connect(menus_->open_pattern, &QAction::triggered, this, &MainWindow::openWithPattern);
    connect(menus_->change_reading, &QAction::triggered, this, &MainWindow::changeReading);
    connect(menus_->open_session, &QAction::triggered, this, &MainWindow::chooseSession);
    connect(menus_->save_session, &QAction::triggered, this, [this] {
        if (document_.file().isEmpty())
            saveSessionAs();
        else
            saveSession(document_.file());
    });
    connect(menus_->save_session_as, &QAction::triggered, this, &MainWindow::saveSessionAs);
    connect(menus_->save_study, &QAction::triggered, this, &MainWindow::saveStudyAs);
    connect(menus_->quit, &QAction::triggered, this, &QWidget::close);
    connect(menus_->recent, &QMenu::aboutToShow, this, &MainWindow::openRecent);
    keep_.setSingleShot(true);
    keep_.setInterval(keep_every_ms);
    connect(&keep_, &QTimer::timeout, this, [this] {
        if (!recovery_)
            return;
        if (document_.modified())
            recovery_->keep(document_.session());
        else
            recovery_->discard(); // nothing would be lost
    });
    connect(&document_, &Document::historyChanged, this, [this] {
        if (!keep_.isActive())
            keep_.start();
        syncActions();
        showTitle();
    });
}

void MainWindow::wireEdit() {
    connect(menus_->undo, &QAction::triggered, &document_, &Document::undo);
    connect(menus_->redo, &QAction::triggered, &document_, &Document::redo);
    connect(menus_->copy_picture, &QAction::triggered, this, &MainWindow::copyPicture);
    connect(menus_->copy_command, &QAction::triggered, this, &MainWindow::copyCommand);
    connect(menus_->reset_parameters, &QAction::triggered, this, [this] {
        Session session = document_.session();
        session.given.erase(session.chosen());
        document_.change(tr("Reset parameters"), session);
    });
    connect(mechanism_, &MechanismColumn::refused, this, [this](const QString& text) {
        if (text.isEmpty())
            messages_->dismiss();
        else
            messages_->show(MessageBar::Kind::warning, text);
    });
}

void MainWindow::wireView() {
    connect(menus_->side_by_side, &QAction::triggered, this,
            [this] { changeView(tr("Show side by side"), [](HeatmapLook& look) { look.layout = PanelLayout::side_by_side; }); });
    connect(menus_->swipe, &QAction::triggered, this,
            [this] { changeView(tr("Show as swipe"), [](HeatmapLook& look) { look.layout = PanelLayout::swipe; }); });
    connect(menus_->third, &QActionGroup::triggered, this, [this](const QAction* action) {
        const auto panel = static_cast<ThirdPanel>(action->data().toInt());
        changeView(tr("Change third panel"), [panel](HeatmapLook& look) { look.third = panel; });
    });
    ViewTransform& transform = bench_->viewTransform();
    auto zoom = [&transform](double factor) { transform.zoomAbout(transform.centre(), factor); };
    connect(menus_->zoom_in, &QAction::triggered, this, [zoom] { zoom(1.25); });
    connect(menus_->zoom_out, &QAction::triggered, this, [zoom] { zoom(0.8); });
    connect(menus_->zoom_reset, &QAction::triggered, &transform, &ViewTransform::reset);
    connect(menus_->show_stimulus, &QAction::triggered, this, [this](bool on) {
        changeView(on ? tr("Show stimulus") : tr("Hide stimulus"), [on](HeatmapLook& look) { look.show_stimulus = on; });
    });
    connect(menus_->show_study, &QAction::toggled, left_, &QWidget::setVisible);
    connect(menus_->show_parameters, &QAction::toggled, mechanism_, &QWidget::setVisible);
    connect(menus_->theme, &QActionGroup::triggered, this, [](const QAction* action) {
        QSettings().setValue("theme", action->data());
        applyTheme(*qApp, themeNamed(action->data().toString()));
    });
    connect(bench_, &HeatmapsBench::hovered, this,
            [this](const QString& text) { status_->setText(text.isEmpty() ? summary() : text); });
    connect(bench_, &HeatmapsBench::frameShown, mechanism_, &MechanismColumn::setFrame);
    connect(bench_, &HeatmapsBench::nothingShown, this, [this](const QString& reason) {
        if (!signalsShown())
            mechanism_->clear(reason);
    });
    connect(menus_->hints, &QAction::triggered, this, &MainWindow::showHints);
    connect(menus_->about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::wireAnalyse() {
    HeatmapPlots* plots = bench_->plots();
    connect(menus_->plots, &QActionGroup::triggered, plots,
            [plots](const QAction* action) { plots->bringUp(action->data().toString()); });
    connect(plots, &HeatmapPlots::failed, this, &MainWindow::report);
    connect(menus_->recompute, &QAction::triggered, plots, &HeatmapPlots::recompute);
    connect(menus_->cancel, &QAction::triggered, work_bar_, &WorkBar::cancelAll);
    connect(menus_->best_cap, &QAction::triggered, this, &MainWindow::takeBestCap);
    connect(menus_->private_cap, &QAction::triggered, this, &MainWindow::takePrivateCap);
    connect(menus_->new_noise, &QAction::triggered, this, [this] {
        Session session = document_.session();
        ++session.seed;
        document_.change(tr("Draw new noise"), session);
    });
}

void MainWindow::wireExport() {
    connect(menus_->export_picture, &QAction::triggered, this, &MainWindow::exportPicture);
    connect(menus_->export_data, &QActionGroup::triggered, this,
            [this](const QAction* action) { chooseDataFile(action->data().toString()); });
    connect(bench_, &HeatmapsBench::frameShown, this, &MainWindow::syncActions);
    connect(bench_, &HeatmapsBench::nothingShown, this, &MainWindow::syncActions);
}

void MainWindow::taken(std::shared_ptr<const Dataset> study, const Session& session, const QString& file) {
    messages_->dismiss();
    document_.open(study, openedSession(session, *study, file), file);
    rememberFile(file.isEmpty() ? QString::fromStdString(session.data.path) : file);
    const std::vector<std::string>& warnings = document_.study().warnings;
    if (warnings.empty())
        return;
    QStringList lines;
    for (const std::string& warning : warnings)
        lines << QString::fromStdString(warning);
    messages_->show(MessageBar::Kind::warning,
                    lines.size() == 1 ? lines.front() : tr("%1 (and %2 more)").arg(lines.front()).arg(lines.size() - 1),
                    lines.size() == 1 ? QString() : lines.join("\n\n"));
}

void MainWindow::changeView(const QString& label, const std::function<void(HeatmapLook&)>& set) {
    Session session = document_.session();
    set(session.view);
    document_.change(label, session);
}

void MainWindow::syncEmpty() {
    const bool bench = document_.hasStudy() || opener_.work()->running();
    centre_->setCurrentWidget(bench ? static_cast<QWidget*>(bench_) : empty_);
    syncBench();
}

void MainWindow::syncActions() {
    status_->setText(summary());
    const bool shown = anythingShown(), study = document_.hasStudy(), maps = study && !signalsShown();
    for (QAction* action : {menus_->copy_picture, menus_->copy_command, menus_->export_picture, menus_->release})
        action->setEnabled(shown);
    menus_->recompute->setEnabled(shown || (study && signalsShown())); // features may have been cancelled
    for (QAction* action : {menus_->best_cap, menus_->private_cap})
        action->setEnabled(shown && maps);
    for (QAction* action : {menus_->save_session, menus_->save_session_as, menus_->save_study, menus_->change_reading,
                            menus_->reset_parameters, menus_->new_noise})
        action->setEnabled(study);
    for (QAction* action :
         {menus_->side_by_side, menus_->swipe, menus_->show_stimulus, menus_->zoom_in, menus_->zoom_out, menus_->zoom_reset})
        action->setEnabled(maps);
    menus_->third->setEnabled(maps);
    menus_->undo->setEnabled(document_.canUndo());
    menus_->undo->setText(document_.canUndo() ? tr("&Undo %1").arg(document_.undoLabel()) : tr("&Undo"));
    menus_->redo->setEnabled(document_.canRedo());
    menus_->redo->setText(document_.canRedo() ? tr("&Redo %1").arg(document_.redoLabel()) : tr("&Redo"));
    const HeatmapLook& look = document_.session().view;
    menus_->side_by_side->setChecked(look.layout == PanelLayout::side_by_side);
    menus_->swipe->setChecked(look.layout == PanelLayout::swipe);
    menus_->show_stimulus->setChecked(look.show_stimulus);
    for (QAction* action : menus_->third->actions())
        action->setChecked(static_cast<ThirdPanel>(action->data().toInt()) == look.third);
    for (QAction* action : menus_->theme->actions())
        action->setChecked(action->data() == QSettings().value("theme", "system"));
}

QString MainWindow::summary() const {
    if (signalsShown())
        return signalSummary();
    if (!bench_->frame())
        return {};
    const HeatmapFrame& frame = *bench_->frame();
    const Grid& grid = frame.facts.display;
    return tr("CC %1   MSE %2   n = %3   heatmap %4 × %5 cells   noise no. %6")
        .arg(frame.shown.cc, 0, 'f', 3)
        .arg(shortNumber(frame.shown.mse))
        .arg(frame.facts.observers)
        .arg(grid.width)
        .arg(grid.height)
        .arg(document_.session().seed);
}

void MainWindow::showTitle() {
    QString name = document_.hasStudy() ? QString::fromStdString(document_.study().name) : QString();
    if (!document_.file().isEmpty())
        name = QFileInfo(document_.file()).fileName() + (name.isEmpty() ? "" : " – " + name);
    setWindowTitle(name.isEmpty() ? "Nictate" : name + "[*] — Nictate");
    setWindowModified(document_.modified() && document_.hasStudy());
}

bool MainWindow::settled() const {
    return work_bar_->idle() && !bench_->plots()->pending() && !signals_->plots()->figures().pending() && !mechanism_->pending();
}

void MainWindow::report(const QString& message) { messages_->show(MessageBar::Kind::error, message); }

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.isEmpty() || !urls.front().isLocalFile())
        return;
    event->acceptProposedAction();
    open(urls.front().toLocalFile());
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    const bool painted = event->type() == QEvent::Paint && anythingShown() && !painted_;
    if (painted)
        tellFirstPainted();
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::tellFirstPainted() {
    painted_ = true;
    QTimer::singleShot(0, this, [this] {
        Q_EMIT firstPainted();
        bench_->plots()->build(); // not before: the heatmaps come first
    });
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayDiscard()) {
        event->ignore();
        return;
    }
    work_bar_->cancelAll();
    keep_.stop();
    if (recovery_)
        recovery_->discard();
    recovery_.reset();
    event->accept();
}

void MainWindow::showHints() {
    QWidget* epsilon = findChild<QWidget*>("epsilon.slider");
    new HintOverlay(this, {{study_->tree(), tr("Open"),
                            tr("Drop a file or a folder of gaze data anywhere on this window, or "
                               "use Study › Open. The samples are simulated: nobody in them exists.")},
                           {epsilon ? epsilon->parentWidget() : mechanism_->panel(), tr("Move ε"),
                            tr("Drag the slider and watch the private version keep or lose its "
                               "meaning. The card below says what the number promises.")},
                           {findChild<QToolButton*>("bench_signals"), tr("Signals"),
                            tr("Here are eye-movement features over time: pick one on the left, move ε, k, chunk "
                               "or window, and see what each costs.")},
                           {findChild<QPushButton*>("export"), tr("Export"),
                            tr("Save the picture of what you see, or copy it as a "
                               "nictate-cli command.")}});
}

} // namespace nictate
