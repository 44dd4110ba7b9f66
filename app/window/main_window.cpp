#include "app/window/main_window.h"

#include "app/benches/bench.h"
#include "app/benches/mechanism_column.h"
#include "app/lessons/lessons_column.h"
#include "app/release/report_dialog.h"
#include "app/study/recent_files.h"
#include "app/study/study_column.h"
#include "app/window/lesson_desk.h"
#include "app/window/menus.h"
#include "app/window/message_bar.h"
#include "app/window/start_page.h"
#include "app/window/work_bar.h"
#include "widgets/cut_text.h"
#include "widgets/hint_overlay.h"
#include "widgets/parameter_panel.h"
#include "widgets/study_tree.h"
#include "widgets/text_size.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

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
    for (QAction* place : yielding_)
        place->setVisible(!menus_->presenter->isChecked());
    for (auto place = yielding_.rbegin(); place != yielding_.rend() && bar_->sizeHint().width() > width(); ++place)
        (*place)->setVisible(false);
    if (no_release_place_)
        fitReason(no_release_->toolTip());
}

/// In two lines beside the button that is off; buttons that are off as well leave it their room.
void MainWindow::fitReason(const QString& reason) {
    no_release_place_->setVisible(false);
    no_release_->setFont(scaledFont(font(), 0.85));
    const bool needed = !reason.isEmpty() && !menus_->release->isEnabled();
    const auto room = [this] { return width() - bar_->sizeHint().width() - beside_reason; };
    const auto isWhole = [&] {
        const QFontMetrics metrics(no_release_->font());
        const QRect lines = metrics.boundingRect(QRect(0, 0, std::max(1, room()), 1000), Qt::TextWordWrap, reason);
        return lines.height() <= 2 * metrics.lineSpacing() && lines.width() <= room();
    };
    for (QAction* place : yielding_)
        if (needed && !isWhole() && !bar_->widgetForAction(place)->isEnabled())
            place->setVisible(false);
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
        connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
        QAction* const placed = bar->addWidget(button);
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
                    lines.size() == 1 ? QString() : lines.join("\n\n"));
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

} // namespace nictate
