#include "app/window/main_window.h"

#include "app/audit/audit_dialog.h"
#include "app/batch/plan_dialog.h"
#include "app/batch/results_window.h"
#include "app/benches/bench.h"
#include "app/benches/mechanism_column.h"
#include "app/lessons/lessons_column.h"
#include "app/release/ledger_dock.h"
#include "app/release/ledger_place.h"
#include "app/release/release_dialog.h"
#include "app/release/report_dialog.h"
#include "app/study/import_dialog.h"
#include "app/study/public_dialog.h"
#include "app/study/recent_files.h"
#include "app/study/study_column.h"
#include "app/window/about_dialog.h"
#include "app/window/language.h"
#include "app/window/lesson_desk.h"
#include "app/window/menus.h"
#include "app/window/message_bar.h"
#include "app/window/preferences_dialog.h"
#include "app/window/start_page.h"
#include "app/window/work_bar.h"
#include "core/choices/study_as_shown.h"
#include "core/domains/areas/area_files.h"
#include "core/errors.h"
#include "core/files/archive_folder.h"
#include "core/files/atomic_file.h"
#include "core/io/importer.h"
#include "core/io/native_folder.h"
#include "core/io/plan_file.h"
#include "core/io/plan_options.h"
#include "widgets/cut_text.h"
#include "widgets/handbook_window.h"
#include "widgets/hint_overlay.h"
#include "widgets/parameter_panel.h"
#include "widgets/study_tree.h"
#include "widgets/text_size.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QCursor>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nictate {

namespace {
constexpr int keep_every_ms = 2000;
constexpr int beside_columns = 8;    ///< pixels of the window
constexpr int beside_reason = 8;     ///< pixels
constexpr int least_reason = 16;     ///< letters, fewer of which say nothing
constexpr int usual_columns = 1272;  ///< pixels across all columns, at the normal size of text
constexpr int least_for_study = 880; ///< likewise, with room for the study's
} // namespace

MainWindow::MainWindow(const QString& recovery_folder, const std::function<Benches(Document&)>& benches)
    : saver_(tr("Saving study")) {
    const StyledInTheEnd styled;
    for (std::unique_ptr<Bench>& bench : benches(document_))
        benches_.push_back(bench.release()); // the window's from now on, as every widget in it
    menus_ = std::make_unique<Menus>(*this, benches_);
    lessons_ = std::make_unique<LessonDesk>(*this, *menus_, benches_, [this] { fitColumns(); });
    if (!recovery_folder.isEmpty())
        recovery_ = std::make_unique<Recovery>(recovery_folder);
    setAcceptDrops(true);
    buildWindow();
    buildToolBar();
    wireStudy();
    wireEdit();
    wireView();
    wireAnalyse();
    wireHelp();
    wireExport();
    wireBenches();
    wireRelease();
    syncActions();
    showTitle();
    resize(1280, 800);
}

MainWindow::~MainWindow() = default;

void MainWindow::buildWindow() {
    messages_ = new MessageBar;
    study_ = new StudyColumn(document_);
    mechanism_ = new MechanismColumn(document_);
    start_ = new StartPage;
    connect(start_, &StartPage::action, this, [this](const QString& action) { findChild<QAction*>(action)->trigger(); });
    connect(start_, &StartPage::chosen, this, [this](const QString& workspace) {
        for (const Bench* bench : benches_)
            if (QString::fromStdString(bench->id()) == workspace)
                chooseBench(*bench);
    });
    connect(start_, &StartPage::left, this, [this] {
        asking_ = false;
        syncBench();
    });
    centre_ = new QStackedWidget;
    for (Bench* bench : benches_)
        centre_->addWidget(bench);
    centre_->addWidget(start_);
    columns_ = new QSplitter;
    columns_->setChildrenCollapsible(false);
    columns_->addWidget(lessons_->column());
    columns_->addWidget(buildLeft());
    columns_->addWidget(centre_);
    columns_->addWidget(mechanism_);
    columns_->setStretchFactor(0, 1);
    columns_->setStretchFactor(1, 1);
    columns_->setStretchFactor(2, 6);
    columns_->setStretchFactor(3, 2);
    connect(columns_, &QSplitter::splitterMoved, this, [this] { columns_by_hand_ = true; });
    fitColumns();
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(4, 4, 4, 2);
    layout->setSpacing(4);
    layout->addWidget(messages_);
    layout->addWidget(columns_, 1);
    setCentralWidget(centre);

    status_ = new ElidedLabel;
    status_->setObjectName("status");
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // no text is a reason to widen the window
    status_->setContentsMargins(10, 0, 0, 0);
    work_bar_ = new WorkBar;
    connect(work_bar_, &WorkBar::becameIdle, this, &MainWindow::tellWhereNothingIsPainted);
    statusBar()->addWidget(status_, 1);
    statusBar()->addPermanentWidget(work_bar_);
    work_bar_->watch(opener_.work());
    work_bar_->watch(&saver_);
    work_bar_->watch(start_->work());
    for (Bench* bench : benches_)
        for (Background* work : bench->work())
            work_bar_->watch(work);
}

/// Side columns for the size of text there is. What is more than 1275 pixels goes to all, most of it to the centre; what is less
/// is taken from all.
void MainWindow::fitColumns() {
    const double scale = textScale();
    const int width = this->width() - beside_columns, more = std::max(0, width - usual_columns);
    const double less = std::max(0.0, usual_columns - width / scale);
    auto side = [&](double usual, double share, double least, int of_more) {
        return qRound(scale * std::max(least, usual - share * less)) + of_more;
    };
    const bool alone = left_->isHidden() && lessons_->column()->isHidden();
    const int right = mechanism_->isHidden() ? 0 : side(335, 0.16, alone ? 325 : 312, 2 * more / 9);
    const int left = left_->isHidden() ? 0 : side(215, 0.2, 150, more / 9);
    const int lesson = lessons_->column()->isHidden() ? 0 : side(290, 0.03, 282, more / 9);
    columns_->setSizes({lesson, left, std::max(1, width - lesson - left - right), right});
    columns_by_hand_ = false;
}

/// Where the centre would have less room than the columns beside it, the study's is folded. Whoever brings it back keeps it.
void MainWindow::fitStudy() {
    const bool room = width() / textScale() >= least_for_study;
    if (room == room_for_study_ || !lessons_->column()->isHidden() || menus_->presenter->isChecked())
        return;
    room_for_study_ = room;
    menus_->show_study->setChecked(room);
}

/// A bar that is too short leaves out what the menus also have.
void MainWindow::fitToolBar() {
    if (no_release_place_) // the reason of another workspace
        no_release_place_->setVisible(false);
    for (QAction* place : yielding_)
        place->setVisible(!menus_->presenter->isChecked());
    for (auto place = yielding_.rbegin(); place != yielding_.rend() && bar_->sizeHint().width() > width(); ++place)
        (*place)->setVisible(false);
    if (no_release_place_)
        fitReason(no_release_->toolTip());
}

/// In two lines beside the button that is off; buttons of what the menus also have leave it their room, those first that are
/// off as well.
void MainWindow::fitReason(const QString& reason) {
    no_release_place_->setVisible(false);
    no_release_->setFont(scaledFont(font(), 0.85));
    const bool needed = !reason.isEmpty() && !menus_->release->isEnabled();
    const auto room = [this] { return width() - bar_->sizeHint().width() - beside_reason; };
    QString first = reason.section(". ", 0, 0); // what follows is in the tool tip
    const auto isWhole = [&] {
        const QFontMetrics metrics(no_release_->font());
        const QRect lines = metrics.boundingRect(QRect(0, 0, std::max(1, room()), 1000), Qt::TextWordWrap, first);
        return lines.height() <= 2 * metrics.lineSpacing() && lines.width() <= room();
    };
    for (const bool on : {false, true}) {
        for (QAction* place : yielding_)
            if (needed && !isWhole() && bar_->widgetForAction(place)->isEnabled() == on)
                place->setVisible(false);
        if (!on && needed && !isWhole()) // rather than a button that can be pressed, what explains it gives way
            first = first.section(": ", 0, 0);
    }
    no_release_->setText(needed ? reason : QString());
    no_release_->setFixedWidth(std::max(0, std::min(room(), no_release_->fontMetrics().horizontalAdvance(reason) + 8)));
    // Fewer letters say nothing; the button's tool tip says it too.
    no_release_place_->setVisible(needed && room() >= least_reason * fontMetrics().averageCharWidth());
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitToolBar();
    fitStudy();
    if (!columns_by_hand_)
        fitColumns();
}

void MainWindow::showText(int size) {
    setTextSize(*qApp, size);
    QSettings().setValue("text_size", textSize());
    fitToolBar();
    fitStudy();
    fitColumns();
}

void MainWindow::buildToolBar() {
    QToolBar* bar = bar_ = addToolBar(tr("Workspaces"));
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
        QAction* const placed = bar->addWidget(button); // which enables the button as itself whenever it is shown or hidden
        connect(action, &QAction::enabledChanged, placed, &QAction::setEnabled);
        if (action != menus_->release) // neither a projector nor a narrow window has room for what the menus also have
            yielding_.push_back(placed);
        bar->addSeparator();
        return button;
    };
    addButton(tr("Copy as command"), "copy_command_button", menus_->copy_command,
              tr("Put the nictate-cli line of what is on screen on the clipboard"));
    addButton(tr("Export…"), "export", menus_->export_picture, tr("A picture of this simulation as PNG, SVG or PDF"));
    no_release_ = new ElidedLabel;
    no_release_->setMostLines(2);
    no_release_->setObjectName("no_release");
    no_release_->setProperty("muted", true);
    no_release_place_ = bar->addWidget(no_release_);
    connect(menus_->presenter, &QAction::toggled, this, &MainWindow::fitToolBar);
    addButton(tr("Release…"), "release_open", menus_->release, menus_->release->toolTip())->setProperty("release", true);
}

void MainWindow::wireStudy() {
    connect(&opener_, &StudyOpener::opened, this, &MainWindow::take);
    connect(&opener_, &StudyOpener::importNeeded, this, [this](const DataSource& source, const QString& message) {
        QTimer::singleShot(0, this, [=, this] { askImport(source, message); }); // once opening has ended
    });
    connect(&opener_, &StudyOpener::failed, this, &MainWindow::report);
    connect(opener_.work(), &Background::started, this, &MainWindow::syncBench);
    connect(opener_.work(), &Background::finished, this, &MainWindow::syncBench);
    connect(&saver_, &Background::failed, this, &MainWindow::report);
    connect(menus_->open_sample, &QAction::triggered, this, &MainWindow::openSample);
    connect(menus_->open_reading, &QAction::triggered, &opener_, &StudyOpener::openReading);
    connect(menus_->open_viewing, &QAction::triggered, &opener_, &StudyOpener::openViewing);
    connect(menus_->start, &QAction::triggered, this, &MainWindow::ask);
    connect(menus_->open, &QAction::triggered, this, [this] { chooseStudy(false); });
    connect(menus_->open_folder, &QAction::triggered, this, [this] { chooseStudy(true); });
    connect(menus_->open_pattern, &QAction::triggered, this, &MainWindow::openWithPattern);
    connect(menus_->change_reading, &QAction::triggered, this, &MainWindow::changeReading);
    connect(menus_->show_public, &QAction::triggered, this, &MainWindow::showPublic);
    connect(menus_->open_session, &QAction::triggered, this, &MainWindow::chooseSession);
    connect(menus_->save_session, &QAction::triggered, this, [this] {
        if (document_.file().isEmpty())
            saveSessionAs();
        else
            saveSession(document_.file());
    });
    connect(menus_->save_session_as, &QAction::triggered, this, &MainWindow::saveSessionAs);
    connect(menus_->save_study, &QAction::triggered, this, &MainWindow::saveStudyAs);
    connect(menus_->report, &QAction::triggered, this, [this] { ReportDialog(document_, this).exec(); });
    connect(menus_->quit, &QAction::triggered, this, &QWidget::close);
    connect(menus_->recent, &QMenu::aboutToShow, this, &MainWindow::openRecent);
    keep_.setSingleShot(true);
    keep_.setInterval(keep_every_ms);
    connect(&keep_, &QTimer::timeout, this, [this] {
        if (!recovery_ || lessons_->isPractice(document_.session().data.path))
            return;
        if (document_.modified())
            recovery_->keep(document_.session(), document_.file());
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
    for (const auto& [action, language] :
         {std::pair(menus_->copy_command, CommandLanguage::shell), std::pair(menus_->copy_python, CommandLanguage::python),
          std::pair(menus_->copy_r, CommandLanguage::r)})
        connect(action, &QAction::triggered, this, [this, as = language] { copyAs(as); });
    connect(menus_->reset_parameters, &QAction::triggered, this, [this] {
        Session session = document_.session();
        session.given.erase(front().mechanism().id);
        document_.change(tr("Reset parameters"), session);
    });
    connect(mechanism_, &MechanismColumn::refused, this, &MainWindow::warn);
}

void MainWindow::wireView() {
    connect(menus_->show_study, &QAction::toggled, this, [this](bool shown) {
        left_->setVisible(shown);
        fitColumns();
    });
    connect(menus_->show_parameters, &QAction::toggled, this, &MainWindow::syncBench);
    connect(menus_->full_screen, &QAction::triggered, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(menus_->text_larger, &QAction::triggered, this, [this] { showText(textSize() + 1); });
    connect(menus_->text_smaller, &QAction::triggered, this, [this] { showText(textSize() - 1); });
    connect(menus_->text_normal, &QAction::triggered, this, [this] { showText(0); });
    connect(menus_->theme, &QActionGroup::triggered, this, [](const QAction* action) {
        QSettings().setValue("theme", action->data());
        applyTheme(*qApp, themeNamed(action->data().toString()));
    });
    connect(menus_->language, &QActionGroup::triggered, this, [this](const QAction* action) {
        QSettings().setValue("language", action->data());
        messages_->show(MessageBar::Kind::note, tr("Nictate speaks %1 the next time it starts.").arg(action->text()));
    });
}

void MainWindow::wireAnalyse() {
    connect(menus_->recompute, &QAction::triggered, this, [this] { front().recompute(); });
    connect(menus_->cancel, &QAction::triggered, work_bar_, &WorkBar::cancelAll);
    connect(menus_->new_noise, &QAction::triggered, this, [this] {
        Session session = document_.session();
        ++session.seed;
        document_.change(tr("Draw new noise"), session);
    });
    connect(menus_->audit, &QAction::triggered, this, &MainWindow::showAudit);
    connect(menus_->sweep, &QAction::triggered, this, &MainWindow::showSweep);
    connect(menus_->open_results, &QAction::triggered, this, &MainWindow::chooseResults);
}

void MainWindow::wireExport() {
    connect(menus_->export_picture, &QAction::triggered, this, &MainWindow::exportPicture);
    for (const Menus::OfBench& each : menus_->benches) {
        connect(each.export_data, &QActionGroup::triggered, this,
                [this](const QAction* action) { choosePlotFile(action->data().toString(), false); });
        connect(each.export_plot, &QActionGroup::triggered, this,
                [this](const QAction* action) { choosePlotFile(action->data().toString(), true); });
    }
}

namespace {

/// A table in which nothing was recognised as gaze may hold it all the same; a person sees it by the columns' names.
QString readAsFeatures(const Dataset& study) {
    const auto guessed = [&](const char* key) {
        const PlanEntry* entry = study.frame.reading.find(key);
        return entry != nullptr && entry->origin == Origin::guessed;
    };
    if (!study.recordings.empty() || study.features.empty() || !(guessed("features") || guessed("content")))
        return {};
    constexpr qsizetype most_named = 4;
    QStringList names;
    for (const std::string& name : study.features.names)
        names << QString::fromStdString(name);
    const bool all = names.size() <= most_named;
    return MainWindow::tr("No column was recognised as gaze, so all are read as features: %1.")
        .arg(names.mid(0, most_named).join(", ") + (all ? "" : " …"));
}

} // namespace

void MainWindow::take(std::shared_ptr<const Dataset> study, Session session, const QString& file) {
    messages_->dismiss();
    const QString wanted = document_.hasStudy() || lessons_->isPractice(session.data.path) ? QString() : start_->wanted();
    if (!wanted.isEmpty() && file.isEmpty())
        session.bench = wanted.toStdString();
    asking_ = false;
    bool first_time = file.isEmpty() && !lessons_->isPractice(session.data.path);
    if (first_time && document_.hasStudy() && !front().hasAnything(document_.study()) && front().hasAnything(*study)) {
        session.bench = front().id(); // whose empty state may have offered it
        first_time = false;
    }
    QStringList lines = chooseSuitable(session, *study, first_time);
    const QString features = readAsFeatures(*study);
    if (!features.isEmpty())
        lines << features;
    for (const Text& warning : study->warnings)
        lines << translated(warning);
    document_.open(std::move(study), std::move(session), file);
    if (std::exchange(recovering_, false))
        document_.setUnsaved();
    const QString path = QString::fromStdString(document_.session().data.path);
    if (!path.isEmpty() && !lessons_->isPractice(path))
        rememberFile(file.isEmpty() ? path : file);
    if (lines.isEmpty())
        return;
    messages_->show(MessageBar::Kind::warning,
                    lines.size() == 1 ? lines.front() : tr("%1 (and %2 more)").arg(lines.front()).arg(lines.size() - 1),
                    lines.size() == 1 ? QString() : lines.join("\n\n"), features.isEmpty() ? nullptr : menus_->change_reading);
}

void MainWindow::syncActions() {
    menus_->showBench(front());
    status_->setText(front().summary());
    const bool shown = front().content().has_value(), study = document_.hasStudy();
    for (QAction* action :
         {menus_->copy_picture, menus_->copy_command, menus_->copy_python, menus_->copy_r, menus_->export_picture})
        action->setEnabled(shown);
    if (!document_.moving())
        showWhyNoRelease();
    for (QAction* action :
         {menus_->save_session, menus_->save_session_as, menus_->save_study, menus_->report, menus_->show_public,
          menus_->change_reading, menus_->reset_parameters, menus_->new_noise, menus_->recompute})
        action->setEnabled(study);
    menus_->undo->setEnabled(document_.canUndo());
    menus_->undo->setText(document_.canUndo() ? tr("&Undo %1").arg(document_.undoLabel()) : tr("&Undo"));
    menus_->redo->setEnabled(document_.canRedo());
    menus_->redo->setText(document_.canRedo() ? tr("&Redo %1").arg(document_.redoLabel()) : tr("&Redo"));
    for (QAction* action : menus_->theme->actions())
        action->setChecked(action->data() == QSettings().value("theme", "system"));
    for (QAction* action : menus_->language->actions())
        action->setChecked(action->data() == QSettings().value("language", ""));
}

void MainWindow::showTitle() {
    QString name = document_.hasStudy() ? QString::fromStdString(document_.study().name) : QString();
    if (!document_.file().isEmpty())
        name = QFileInfo(document_.file()).fileName() + (name.isEmpty() ? "" : " – " + name);
    setWindowTitle(name.isEmpty() ? "Nictate" : name + "[*] — Nictate");
    setWindowModified(document_.modified() && document_.hasStudy());
}

bool MainWindow::settled() const {
    return work_bar_->idle() &&
           std::all_of(benches_.begin(), benches_.end(), [](const Bench* bench) { return bench->settled(); });
}

void MainWindow::warn(const QString& text) {
    if (text.isEmpty())
        messages_->dismiss();
    else
        messages_->show(MessageBar::Kind::warning, text);
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
    const bool painted = event->type() == QEvent::Paint && front().content() && !painted_;
    if (painted)
        tellFirstPainted();
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::tellWhereNothingIsPainted() {
    QTimer::singleShot(0, this, [this] { // unless something is being computed there is nothing else to wait for
        if (!painted_ && document_.hasStudy() && !front().content() && work_bar_->idle())
            tellFirstPainted();
    });
}

void MainWindow::tellFirstPainted() {
    painted_ = true;
    QTimer::singleShot(0, this, &MainWindow::firstPainted);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    lessons_->leave();
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
    const auto epsilon = [this]() -> QWidget* {
        for (QWidget* slider : findChildren<QWidget*>("epsilon.slider"))
            if (slider->isVisible())
                return slider->parentWidget();
        return mechanism_->panel();
    };
    std::vector<Hint> hints{
        {[this] { return static_cast<QWidget*>(&front()); }, tr("Nictate"),
         tr("A workbench for publishing eye-tracking data with a privacy guarantee: the original beside its protected version, "
            "the guarantee, and what it costs.")},
        {[this] { return study_->tree(); }, tr("Open"),
         tr("Drop a file or a folder of gaze data anywhere on this window, or use Study › Open. The sample studies are "
            "simulated: nobody in them exists.")},
        {epsilon, tr("Move ε"),
         tr("Drag the slider and watch the protected version keep or lose its meaning. The card below says what the number "
            "guarantees.")}};
    for (const Bench* bench : benches_)
        if (!bench->hint().isEmpty())
            hints.push_back({[this, bench] { return benchButton(*bench); }, plainTitle(bench->title()), bench->hint()});
    const auto export_button = [this]() -> QWidget* {
        for (QWidget* button : findChildren<QPushButton*>("export"))
            if (button->isVisible())
                return button;
        return &front();
    };
    hints.push_back({export_button, tr("Export"), tr("Save the picture of what you see, or copy it as a nictate-cli command.")});
    new HintOverlay(this, hints, lessons_->column());
}

// Workspaces: their places, their menus, and which of them is in front ----------------------------------------------------------

QWidget* MainWindow::buildLeft() {
    auto* left = new QSplitter(Qt::Vertical);
    left->setChildrenCollapsible(false);
    left->addWidget(study_);
    left->setStretchFactor(0, 1);
    for (Bench* bench : benches_)
        if (QWidget* column = bench->leftColumn()) {
            left->addWidget(column);
            left->setStretchFactor(left->count() - 1, 2);
        }
    left_ = left;
    return left;
}

QWidget* MainWindow::benchButton(const Bench& bench) const {
    return findChild<QToolButton*>("bench_" + QString::fromStdString(bench.id()));
}

void MainWindow::addBenchButtons(QToolBar* bar) {
    for (const Menus::OfBench& each : menus_->benches) {
        const QString title = plainTitle(each.bench->title());
        auto* button = new QToolButton;
        button->setDefaultAction(each.choose);
        button->setText(title);
        button->setObjectName("bench_" + QString::fromStdString(each.bench->id()));
        button->setToolTip(tr("%1 (%2)").arg(title, each.choose->shortcut().toString()));
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
        setTabOrder(button, mechanism_->chooser());
    }
    auto* lessons = new QToolButton;
    lessons->setDefaultAction(menus_->lessons);
    lessons->setText(plainTitle(menus_->lessons->text()));
    lessons->setObjectName("lessons_button");
    lessons->setFocusPolicy(Qt::NoFocus); // Ctrl+L
    bar->addWidget(lessons);
}

void MainWindow::wireBenches() {
    for (const Menus::OfBench& each : menus_->benches) {
        wireBench(each.bench);
        connect(each.choose, &QAction::triggered, this, [this, bench = each.bench] { chooseBench(*bench); });
        connect(each.plots, &QActionGroup::triggered, this, [bench = each.bench](const QAction* action) {
            if (const auto page = bench->page(action->data().toString()))
                page->bring_up();
        });
    }
    connect(&document_, &Document::studyChanged, this, &MainWindow::syncBench);
    connect(&document_, &Document::sessionChanged, this, &MainWindow::syncBench);
    syncBench();
}

void MainWindow::wireBench(Bench* bench) {
    bench->installEventFilter(this); // for the first paint
    connect(bench, &Bench::hovered, this,
            [this](const QString& text) { status_->setText(text.isEmpty() ? front().summary() : text); });
    connect(bench, &Bench::action, this, [this](const QString& action) { findChild<QAction*>(action)->trigger(); });
    connect(bench, &Bench::warned, this, &MainWindow::warn);
    connect(bench, &Bench::noted, this, [this](const QString& text) { messages_->show(MessageBar::Kind::note, text); });
    connect(bench, &Bench::failed, this, &MainWindow::report);
    connect(bench, &Bench::plotAsked, this, &MainWindow::servePlot);
    connect(bench, &Bench::releaseAsked, this, &MainWindow::openRelease);
    connect(bench, &Bench::cardContent, this, &MainWindow::syncActions);
    connect(bench, &Bench::nothingToShow, this, &MainWindow::syncActions);
    connect(bench, &Bench::nothingToShow, this, &MainWindow::tellWhereNothingIsPainted);
}

Bench& MainWindow::front() const {
    for (Bench* bench : benches_)
        if (bench->isOpen())
            return *bench;
    return *benches_.front();
}

void MainWindow::chooseBench(const Bench& bench) {
    Session session = document_.session();
    session.bench = bench.id();
    asking_ = false;
    document_.change(tr("Go to %1").arg(plainTitle(bench.title())), session);
    syncBench();
}

/// What do you want to publish?
void MainWindow::ask() {
    asking_ = true;
    syncBench();
    start_->setFocus();
}

QStringList MainWindow::chooseSuitable(Session& session, const Dataset& study, bool first_time) {
    const auto own =
        std::find_if(benches_.begin(), benches_.end(), [&](const Bench* bench) { return bench->id() == session.bench; });
    const bool known = own != benches_.end();
    if (known && (!first_time || (*own)->suits(study)))
        return {};
    const QString left = QString::fromStdString(session.bench);
    std::vector<Bench*> others(benches_.begin(), benches_.end());
    std::rotate(others.begin(), others.begin() + 1, others.end()); // the data are everybody's second look
    const auto suitable = std::find_if(others.begin(), others.end(), [&](const Bench* bench) { return bench->suits(study); });
    if (suitable != others.end() || !known)
        session.bench = (suitable != others.end() ? *suitable : benches_.front())->id();
    if (known)
        return {};
    return {tr("This session was saved in a workspace that this program does not have (%1); the choices made there are kept.")
                .arg(left)};
}

/// The front bench, its column and its mechanisms; or, without a study, what can be opened.
void MainWindow::syncBench() {
    Bench& bench = front();
    const bool study = document_.hasStudy();
    menus_->showBench(bench);
    for (Bench* each : benches_) {
        each->setSizePolicy(each == &bench ? QSizePolicy::Preferred : QSizePolicy::Ignored, QSizePolicy::Preferred);
        benchButton(*each)->setFocusPolicy(each == &bench ? Qt::TabFocus : Qt::NoFocus); // others by Alt and their number
    }
    for (Bench* each : benches_)
        if (QWidget* column = each->leftColumn())
            column->setVisible(study && each == &bench && each->hasAnything(document_.study()));
    const bool empty = study && !bench.hasAnything(document_.study());
    const bool parameters = !bench.reads().empty() && menus_->show_parameters->isChecked() && !empty && !asking_;
    if (parameters == mechanism_->isHidden()) {
        mechanism_->setVisible(parameters);
        if (!columns_by_hand_)
            fitColumns();
    }
    if (!bench.reads().empty())
        mechanism_->setBench(&bench);
    const bool wanted = study || opener_.work()->running();
    if (!wanted || asking_)
        start_->setPeople(study ? std::optional(static_cast<int>(document_.study().participants.size())) : std::nullopt);
    centre_->setCurrentWidget(wanted && !asking_ ? static_cast<QWidget*>(&bench) : start_);
}

// What a person is asked: files, columns, whether to keep changes ---------------------------------------------------------------

namespace {

QString fileFilter() {
    QStringList endings;
    for (const std::string& extension : importedExtensions())
        endings << "*" + QString::fromStdString(extension) << "*" + QString::fromStdString(extension) + ".gz";
    for (const std::string& extension : archiveExtensions())
        endings << "*" + QString::fromStdString(extension);
    return QObject::tr("Gaze data (%1);;All files (*)").arg(endings.join(' '));
}

} // namespace

void MainWindow::openSample() {
    const QString folder = sampleFolder();
    if (folder.isEmpty())
        report(tr("The sample study (datasets/gallery) was not found beside the program."));
    else
        opener_.open(folder);
}

void MainWindow::chooseStudy(bool folder) {
    const QString path = folder ? QFileDialog::getExistingDirectory(this, tr("Open a folder of gaze data"))
                                : QFileDialog::getOpenFileName(this, tr("Open gaze data"), {}, fileFilter());
    if (!path.isEmpty())
        open(path);
}

void MainWindow::chooseSession() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open session"), {}, tr("Nictate sessions (*.nictate)"));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::openRecent() {
    QMenu* menu = menus_->recent;
    menu->clear();
    const QStringList files = recentFiles();
    for (const QString& file : files)
        connect(menu->addAction(QFileInfo(file).fileName() + "  –  " + QFileInfo(file).path()), &QAction::triggered, this,
                [this, file] { open(file); });
    if (files.isEmpty()) {
        menu->addAction(tr("Nothing yet"))->setEnabled(false);
        return;
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Clear")), &QAction::triggered, this, [] { forgetRecentFiles(); });
}

namespace {

void keepPlanOf(const ImportDialog& dialog) {
    if (const std::optional<ReadingPlan> plan = dialog.kept())
        keepFrameBeside(dialog.source().path, {.reading = *plan});
}

} // namespace

void MainWindow::askHow(const DataSource& source, const QString& why, const std::function<void(const ImportDialog&)>& agreed) {
    opener_.look(source.path, [=, this](const StudySource& study) {
        try {
            ImportDialog dialog(source, study, why, this);
            const bool agreed_to = dialog.exec() == QDialog::Accepted;
            if (dialog.otherWanted())
                QTimer::singleShot(0, this, [this] { chooseStudy(false); });
            if (!agreed_to)
                return;
            keepPlanOf(dialog);
            agreed(dialog);
        } catch (const Error& error) {
            report(translated(error));
        }
    });
}

void MainWindow::askImport(const DataSource& source, const QString& message) {
    askHow(source, message, [this](const ImportDialog& dialog) { opener_.openSession(firstSession(dialog.source())); });
}

void MainWindow::changeReading() {
    askHow(document_.session().data, {}, [this](const ImportDialog& dialog) {
        Session session = document_.session();
        if (dialog.source() == session.data && !dialog.kept())
            return;
        session.data = dialog.source();
        opener_.openAgain(session, document_.file());
    });
}

void MainWindow::showPublic() {
    PublicDialog dialog(document_.study().frame, this);
    connect(&dialog, &PublicDialog::readingWanted, this, &MainWindow::changeReading, Qt::QueuedConnection);
    if (dialog.exec() != QDialog::Accepted)
        return;
    try {
        keepFrameBeside(document_.session().data.path, dialog.agreed());
        opener_.openAgain(document_.session(), document_.file());
    } catch (const Error& error) {
        report(translated(error));
    }
}

void MainWindow::openWithPattern() {
    const QString path = QFileDialog::getExistingDirectory(this, tr("Open a folder of one file per participant and condition"));
    if (path.isEmpty())
        return;
    DataSource source;
    source.path = path.toStdString();
    askImport(source, {});
}

bool MainWindow::offerRecovery() {
    const std::optional<Recovery::Left> left = recovery_ ? recovery_->leftBehind() : std::nullopt;
    if (!left)
        return false;
    QMessageBox box(QMessageBox::Question, tr("Recover"), tr("Nictate was not closed properly last time."), QMessageBox::NoButton,
                    this);
    box.setObjectName("recover");
    box.setInformativeText(tr("The choices made on %1 were kept. Restore the previous session?")
                               .arg(QFileInfo(QString::fromStdString(left->session.data.path)).fileName()));
    const QAbstractButton* take = box.addButton(tr("Recover"), QMessageBox::AcceptRole);
    box.addButton(tr("Start afresh"), QMessageBox::RejectRole);
    box.exec();
    const bool wanted = box.clickedButton() == take;
    recovering_ = wanted;
    if (wanted)
        opener_.openSession(left->session, left->file);
    else
        recovery_->discard();
    return wanted;
}

bool MainWindow::mayDiscard() {
    // A session that never had a file is exploration; asking about it each time would only teach to click it away.
    if (document_.file().isEmpty() || !document_.modified())
        return true;
    const auto answer =
        QMessageBox::question(this, tr("Save session?"), tr("%1 has changed.").arg(QFileInfo(document_.file()).fileName()),
                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    if (answer == QMessageBox::Save)
        saveSession(document_.file());
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && !document_.modified());
}

void MainWindow::saveSession(const QString& file) {
    try {
        document_.saveTo(file);
        rememberFile(file);
        statusBar()->showMessage(tr("Saved %1").arg(QFileInfo(file).fileName()), 4000);
    } catch (const Error& error) {
        report(translated(error));
    }
}

void MainWindow::saveSessionAs() {
    QString file = QFileDialog::getSaveFileName(this, tr("Save session"), document_.file(), tr("Nictate sessions (*.nictate)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += ".nictate";
    saveSession(file);
}

void MainWindow::saveStudyAs() {
    const QString folder = QFileDialog::getSaveFileName(this, tr("Save the study with the included observers into a new folder"));
    if (!folder.isEmpty())
        saveStudyAsShown(folder);
}

void MainWindow::saveStudyAsShown(const QString& folder) {
    saver_.start(
        [study = document_.sharedStudy(), session = document_.session(), folder](const Progress& progress) {
            writeStudyFolder(studyAsShown(session, *study), folder.toStdString(), progress);
            keepAreas(session, folder.toStdString());
            return folder;
        },
        [this](const QString& written) { messages_->show(MessageBar::Kind::note, tr("The study is in %1.").arg(written)); });
}

QString MainWindow::command(CommandLanguage language) const { return front().command(language); }

void MainWindow::copyAs(CommandLanguage language) {
    const QString text = command(language);
    QApplication::clipboard()->setText(text);
    const QStringList lines = text.split('\n');
    QStringList remarks;
    while (remarks.size() < lines.size() && lines[remarks.size()].startsWith('#'))
        remarks << lines[remarks.size()];
    if (!remarks.isEmpty())
        messages_->show(MessageBar::Kind::note, tr("Copied, with a remark: %1").arg(remarks.join('\n').remove("# ")));
    else if (language == CommandLanguage::shell)
        statusBar()->showMessage(tr("Copied: %1").arg(lines.front()), 6000);
    else
        statusBar()->showMessage(tr("Copied: a script of %1 lines").arg(lines.size()), 6000);
}

void MainWindow::copyPicture() {
    QApplication::clipboard()->setImage(front().picture());
    statusBar()->showMessage(tr("The picture is on the clipboard, marked as a simulation"), 4000);
}

void MainWindow::exportPicture() {
    const std::optional<QString> done = front().exportPicture();
    if (!done)
        menus_->export_plot->popup(QCursor::pos());
    else if (!done->isEmpty())
        statusBar()->showMessage(*done, 6000);
}

void MainWindow::exportPlotData(const QString& plot, const QString& file) {
    exportPlot(plot, file, [&](const PlotPage& page, const QString& caption) {
        writeFileAtomically(file.toStdString(), page.csv(caption).toStdString());
    });
}

void MainWindow::exportPlotPicture(const QString& plot, const QString& file) {
    exportPlot(plot, file, [&](const PlotPage& page, const QString& caption) {
        writePicture(page.plot->picture(plot_picture_size, caption), file, plot_picture_dpi);
    });
}

/// As the plot's own menu asks.
void MainWindow::servePlot(const QString& plot, PlotWish wish) {
    const auto page = front().page(plot);
    if (!page || !front().content())
        return;
    if (wish == PlotWish::copy_picture)
        QApplication::clipboard()->setImage(imageOf(page->plot->picture(plot_picture_size, front().caption()), 192));
    else if (wish == PlotWish::copy_data)
        QApplication::clipboard()->setText(page->csv(front().caption()));
    else
        choosePlotFile(plot, wish == PlotWish::export_picture);
}

void MainWindow::choosePlotFile(const QString& plot, bool picture) {
    if (const auto page = front().page(plot))
        page->bring_up();
    const QString file = picture ? QFileDialog::getSaveFileName(this, tr("Export plot"), plot + "-simulation.png",
                                                                tr("Pictures (*.png *.svg *.pdf)"))
                                 : QFileDialog::getSaveFileName(this, tr("Export plot data"), plot + "-simulation.csv",
                                                                tr("Comma-separated values (*.csv)"));
    if (file.isEmpty())
        return;
    if (picture)
        exportPlotPicture(plot, file);
    else
        exportPlotData(plot, file);
}

void MainWindow::exportPlot(const QString& plot, const QString& file,
                            const std::function<void(const PlotPage&, const QString& caption)>& write) {
    const auto page = front().page(plot);
    if (!page || !front().content() || page->csv({}).isEmpty()) {
        report(tr("There is nothing in that plot yet; wait until it is computed."));
        return;
    }
    try {
        write(*page, front().caption());
        statusBar()->showMessage(tr("Exported %1").arg(QFileInfo(file).fileName()), 6000);
    } catch (const Error& error) {
        report(translated(error));
    }
}

// Releases and the ledger -------------------------------------------------------------------------------------------------------

namespace {
constexpr auto folder_key = "release_folder";
constexpr int dock_lines = 11;

/// As many as a release would be of, as far as a filter and ticks say.
std::size_t peopleIncluded(const Document& document) {
    try {
        return includedParticipants(document.session(), document.study()).size();
    } catch (const Error&) { // a filter that cannot be read
        return 0;
    }
}
} // namespace

void MainWindow::wireRelease() {
    ledger_ = new LedgerDock(
        document_, [this] { return front().release(); }, this);
    addDockWidget(Qt::BottomDockWidgetArea, ledger_);
    resizeDocks({ledger_}, {dock_lines * fontMetrics().height()}, Qt::Vertical);
    ledger_->hide();
    connect(menus_->show_ledger, &QAction::triggered, ledger_, &QWidget::setVisible);
    connect(ledger_, &QDockWidget::visibilityChanged, menus_->show_ledger,
            [shown = menus_->show_ledger, dock = ledger_] { // the dock still hides while the window is taken down
                shown->setChecked(!dock->isHidden());
            });
    connect(&ledger_->watch(), &LedgerWatch::changed, lessons_.get(), &LessonDesk::lookSoon);
    connect(ledger_, &LedgerDock::failed, this, &MainWindow::report);
    connect(menus_->release, &QAction::triggered, this, [this] { openRelease([this] { return front().release(); }); });
}

QString MainWindow::whyNoRelease() {
    if (!document_.hasStudy())
        return tr("No study is open");
    try {
        if (front().reads().empty() || !front().release())
            return front().reason().isEmpty() ? tr("This workspace releases nothing") : front().reason();
    } catch (const Error& error) {
        return translated(error);
    }
    return front().content() ? QString() : front().reason();
}

void MainWindow::showWhyNoRelease() {
    const QString reason = whyNoRelease();
    const bool can = reason.isEmpty() && front().content();
    menus_->release->setEnabled(can);
    no_release_->setToolTip(reason);
    auto* button = findChild<QPushButton*>("release_open");
    button->setToolTip(reason.isEmpty() ? menus_->release->toolTip() : reason);
    if (const bool green = !can || peopleIncluded(document_) >= fewest_people; button->property("release").toBool() != green) {
        button->setProperty("release", green);
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
    fitToolBar();
}

void MainWindow::openRelease(const std::function<std::optional<ReleaseOffer>()>& offered) {
    offered_ = offered;
    const QString source = QString::fromStdString(document_.session().data.path);
    std::optional<ReleaseOffer> offer;
    try {
        offer = offered();
    } catch (const Error& error) {
        report(translated(error));
        return;
    }
    if (!offer)
        return;
    const bool practice = lessons_->isPractice(source);
    if (lessons_->isCopy(source.toStdString())) {
        report(
            tr("This lesson's people were copied from recordings, and its ledger ends with the lesson: nothing is released here. "
               "Open the recordings themselves to release from them."));
        return;
    }
    offer->folder = practice ? lessons_->practiceFolder() : QSettings().value(folder_key, QDir::homePath()).toString();
    offer->ledger = practice ? QString::fromStdString(defaultLedger(source.toStdString()).string()) : ledgerOf(source);
    const ReadingPlan& reading = document_.study().frame.reading;
    for (const std::string& key : reading.guesses())
        offer->guesses << translated(inWords(key, *reading.find(key)));
    for (const FrameLine& line : frameLines(document_.study().frame))
        if (line.entry == "files" && line.origin == Origin::guessed)
            offer->guesses << translated(line.text);
    ReleaseDialog dialog(std::move(*offer), this);
    if (practice) // never into a person's own ledger
        for (const char* name : {"release_ledger", "release_browse_ledger", "release_folder", "release_browse_folder"})
            dialog.findChild<QWidget*>(name)->setEnabled(false);
    connect(&dialog, &ReleaseDialog::released, this, [this, source, practice](const QString& ledger, const QString& folder) {
        if (!folder.isEmpty() && !practice)
            QSettings().setValue(folder_key, QFileInfo(folder).absolutePath());
        if (!practice)
            rememberLedger(source, ledger);
        ledger_->watch().setFile(ledger);
        ledger_->watch().reload();
        ledger_->show();
    });
    connect(&dialog, &ReleaseDialog::sizeGiven, this, &MainWindow::reopenWithSize);
    connect(&dialog, &ReleaseDialog::readingAgreed, this, &MainWindow::keepReading);
    connect(&dialog, &ReleaseDialog::readingRefused, this, &MainWindow::changeReading);
    dialog.exec();
}

/// The size is kept in the session.
void MainWindow::reopenWithSize(int width_px, int height_px) {
    Session session = document_.session();
    session.data.say("screen", wordOf(PixelSize{width_px, height_px}));
    readAndRelease(session);
}

/// A person has agreed to what was shown: the plan is kept beside the study, so that it opens the same for ever.
void MainWindow::keepReading() {
    PublicFrame frame = document_.study().frame;
    declare(frame, "reading");
    declare(frame, "files");
    try {
        keepFrameBeside(document_.session().data.path, frame);
    } catch (const Error& error) {
        report(translated(error));
        return;
    }
    readAndRelease(document_.session());
}

/// What was said changes how the study is read: it is read anew, and then released.
void MainWindow::readAndRelease(const Session& session) {
    auto* once = new QObject(this);
    connect(&opener_, &StudyOpener::opened, once, [this, once] {
        once->deleteLater();
        QTimer::singleShot(0, this, [this] { openRelease(offered_); });
    });
    connect(&opener_, &StudyOpener::failed, once, &QObject::deleteLater);
    opener_.openSession(session, document_.file());
}

// Beside the study: audits, plans of simulations, their results -----------------------------------------------------------------

void MainWindow::showAudit() {
    const bool chosen = !front().reads().empty();
    const std::string mechanism = chosen ? front().mechanism().id : std::string("laplace");
    auto* dialog = new AuditDialog(mechanism, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::showSweep() {
    PlanDialog dialog(document_, this);
    connect(&dialog, &PlanDialog::resultsAsked, this, [&] {
        dialog.accept();
        chooseResults();
    });
    dialog.exec();
}

void MainWindow::chooseResults() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open results of a sweep"), {}, tr("Tables of results (*.csv)"));
    if (!file.isEmpty())
        showResults(file);
}

void MainWindow::showResults(const QString& file) {
    auto* window = new ResultsWindow(this);
    try {
        window->open(file);
        window->show();
    } catch (const Error& error) {
        delete window;
        report(translated(error));
    }
}

// Help and preferences ----------------------------------------------------------------------------------------------------------

namespace {

/// F1 in dialogs, where the window's own shortcuts rest.
class HelpKey : public QObject {
  public:
    HelpKey(QObject* parent, std::function<void()> asked) : QObject(parent), asked_(std::move(asked)) {
        qApp->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_F1 ||
            !watched->isWidgetType() || qobject_cast<MainWindow*>(static_cast<QWidget*>(watched)->window()))
            return false;
        asked_();
        return true;
    }

  private:
    std::function<void()> asked_;
};

} // namespace

void MainWindow::wireHelp() {
    connect(menus_->handbook, &QAction::triggered, this, &MainWindow::showHandbook);
    connect(menus_->hints, &QAction::triggered, this, &MainWindow::showHints);
    connect(menus_->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(menus_->preferences, &QAction::triggered, this, &MainWindow::showPreferences);
    new HelpKey(this, [this] { showHandbook(); });
    for (Bench* bench : benches_) {
        bench->setProperty(help_page, QString::fromStdString(bench->id()));
        for (QWidget* column : {bench->leftColumn(), bench->settings()})
            if (column)
                column->setProperty(help_page, QString::fromStdString(bench->id()));
    }
}

void MainWindow::showHandbook() {
    const QWidget* focus = QApplication::focusWidget();
    HelpPlace place = helpOf(focus);
    if (!handbookPages().contains(place.page))
        place = {QString::fromStdString(front().id()), focus ? nameOnScreen(focus) : QString(), {}};
    place = inHandbook(place);
    if (QWidget* dialog = QApplication::activeModalWidget()) { // which would block the window's own
        auto* handbook = new Handbook(dialog);
        handbook->setAttribute(Qt::WA_DeleteOnClose);
        return handbook->open(place);
    }
    if (!handbook_)
        handbook_ = new Handbook(this);
    handbook_->open(place);
}

void MainWindow::showAbout() { AboutDialog(this).exec(); }

void MainWindow::showPreferences() {
    PreferencesDialog dialog(this);
    connect(&dialog, &PreferencesDialog::themeChosen, this, [this](const QString& name) {
        for (QAction* action : menus_->theme->actions())
            if (action->data() == name)
                action->trigger();
    });
    connect(&dialog, &PreferencesDialog::textSizeChosen, this, &MainWindow::showText);
    connect(&dialog, &PreferencesDialog::ledgersMoved, this,
            [this] { ledger_->watch().setFile(ledgerOf(QString::fromStdString(document_.session().data.path))); });
    dialog.exec();
}

} // namespace nictate
