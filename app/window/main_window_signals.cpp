// The Signals bench in the window: its place beside the Heatmaps bench, its actions and what leaves it.

#include "app/bench/mechanism_column.h"
#include "app/heatmaps/heatmap_plots.h"
#include "app/heatmaps/heatmaps_bench.h"
#include "app/signals/signal_bounds.h"
#include "app/signals/signal_plots.h"
#include "app/signals/signals_bench.h"
#include "app/signals/signals_column.h"
#include "app/study/study_column.h"
#include "app/window/main_window.h"
#include "app/window/menus.h"
#include "app/window/message_bar.h"
#include "app/window/work_bar.h"
#include "core/errors.h"
#include "widgets/colour_maps.h"
#include "widgets/empty_state.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

namespace nictate {

namespace {

constexpr QSize picture_size(640, 400);
constexpr double picture_dpi = 300;

/// What is not a caption: mnemonics of the menu.
QString plainTitle(const QAction* action) { return action->text().remove('&').remove(QStringLiteral("…")); }

bool hasFixations(const Dataset& study) {
    return std::any_of(study.recordings.begin(), study.recordings.end(),
                       [](const Recording& recording) { return !recording.fixations.empty(); });
}

} // namespace

Session openedSession(Session session, const Dataset& study, const QString& file) {
    const bool signals_only = !hasFixations(study) && (!study.features.empty() || hasSamples(study));
    if (file.isEmpty() && signals_only)
        session.bench = Bench::signals;
    return session;
}

QWidget* MainWindow::buildLeft() {
    auto* left = new QSplitter(Qt::Vertical);
    left->setChildrenCollapsible(false);
    signals_column_ = new SignalsColumn(document_);
    signals_column_->hide();
    left->addWidget(study_);
    left->addWidget(signals_column_);
    left->setStretchFactor(0, 1);
    left->setStretchFactor(1, 2);
    left->setSizes({220, 480});
    left_ = left;
    return left;
}

void MainWindow::addBenchButtons(QToolBar* bar) {
    for (QAction* action : menus_->benches->actions()) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setText(plainTitle(action));
        button->setObjectName(action->data().toInt() == 0 ? "bench_heatmaps" : "bench_signals");
        button->setToolTip(tr("%1 (%2)").arg(plainTitle(action), action->shortcut().toString()));
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
    }
}

void MainWindow::chooseBench(Bench bench) {
    Session session = document_.session();
    session.bench = bench;
    document_.change(bench == Bench::signals ? tr("Go to the signals") : tr("Go to the heatmaps"), session);
    syncBench();
}

void MainWindow::wireSignals() {
    signals_ = new SignalsBench(document_);
    no_maps_ = new EmptyState;
    no_maps_->setText(tr("No heatmaps"),
                      tr("This study has no fixations on stimuli to make heatmaps of. Open a table of fixations, "
                         "an EyeLink ASC or a Nictate dataset, or go to the signals."));
    no_maps_->setObjectName("no_maps");
    no_maps_->addButton("bench_signals_action", tr("Go to the signals"));
    no_maps_->addButton("open_sample", tr("Open sample"));
    no_maps_->addButton("open", tr("Open…"));
    menus_->benches->actions().back()->setObjectName("bench_signals_action");
    menus_->benches->actions().front()->setObjectName("bench_heatmaps_action");
    centre_->addWidget(signals_);
    centre_->addWidget(no_maps_);
    auto trigger = [this](const QString& action) { findChild<QAction*>(action)->trigger(); };
    connect(no_maps_, &EmptyState::chosen, this, trigger);
    connect(signals_, &SignalsBench::action, this, trigger);
    connect(menus_->benches, &QActionGroup::triggered, this,
            [this](const QAction* action) { chooseBench(static_cast<Bench>(action->data().toInt())); });

    connect(signals_, &SignalsBench::hovered, this,
            [this](const QString& text) { status_->setText(text.isEmpty() ? summary() : text); });
    connect(signals_, &SignalsBench::windowOffered, mechanism_, &MechanismColumn::offerWindow);
    connect(signals_, &SignalsBench::frameShown, mechanism_, &MechanismColumn::setSignals);
    connect(signals_, &SignalsBench::frameShown, signals_column_, &SignalsColumn::setFrame);
    connect(signals_, &SignalsBench::frameShown, this, &MainWindow::syncActions);
    connect(signals_, &SignalsBench::nothingShown, this, [this](const QString& reason) {
        if (!signalsShown())
            return;
        mechanism_->clear(reason);
        syncActions();
    });
    connect(signals_->plots(), &SignalPlots::errorKnown, mechanism_, &MechanismColumn::setSignalError);
    connect(&signals_->plots()->figures(), &SignalFigures::failed, this, &MainWindow::report);
    connect(mechanism_->bounds(), &SignalBounds::written, this, [this](const QString& file) {
        messages_->show(MessageBar::Kind::note,
                        tr("%1 holds a line for every feature. Replace 0 and 1 by what is publicly known, then "
                           "choose it as the public table.")
                            .arg(QFileInfo(file).fileName()));
    });
    connect(menus_->signal_plots, &QActionGroup::triggered, this,
            [this](const QAction* action) { signals_->plots()->bringUp(action->data().toString()); });
    connect(menus_->recompute, &QAction::triggered, signals_, &SignalsBench::recompute);
    connect(menus_->export_signal_data, &QActionGroup::triggered, this,
            [this](const QAction* action) { chooseDataFile(action->data().toString()); });
    connect(menus_->export_signal_plot, &QActionGroup::triggered, this,
            [this](const QAction* action) { choosePlotPicture(action->data().toString()); });
    for (Background* work : signals_->plots()->figures().work())
        work_bar_->watch(work);
    work_bar_->watch(signals_->featureWork());
    signals_->plots()->plot("signal")->installEventFilter(this); // for the first paint
    connect(signals_, &SignalsBench::nothingShown, this, [this] {
        QTimer::singleShot(0, this, [this] { // unless features are being computed there is nothing else to wait for
            if (!painted_ && document_.hasStudy() && signalsShown() && work_bar_->idle())
                tellFirstPainted();
        });
    });
    connect(&document_, &Document::studyChanged, this, &MainWindow::syncBench);
    connect(&document_, &Document::sessionChanged, this, &MainWindow::syncBench);
    syncBench();
}

void MainWindow::syncBench() {
    if (!signals_)
        return;
    const bool signal_bench = signalsShown(), study = document_.hasStudy();
    for (QAction* action : menus_->benches->actions())
        action->setChecked(static_cast<Bench>(action->data().toInt()) == document_.session().bench);
    signals_column_->setVisible(signal_bench && study);
    for (QActionGroup* group : {menus_->signal_plots, menus_->export_signal_data, menus_->export_signal_plot}) {
        group->setVisible(signal_bench);
        group->setEnabled(signals_->frame().has_value());
    }
    menus_->export_plot->menuAction()->setVisible(signal_bench);
    for (QActionGroup* group : {menus_->plots, menus_->export_data}) {
        group->setVisible(!signal_bench);
        group->setEnabled(bench_->frame().has_value());
    }
    if (!study)
        return;
    if (signal_bench)
        centre_->setCurrentWidget(signals_);
    else
        centre_->setCurrentWidget(hasFixations(document_.study()) ? static_cast<QWidget*>(bench_) : no_maps_);
}

bool MainWindow::anythingShown() const {
    return signalsShown() ? signals_ && signals_->frame().has_value() : bench_->frame().has_value();
}

QString MainWindow::signalSummary() const {
    if (!signals_ || !signals_->frame())
        return {};
    const SignalFrame& frame = *signals_->frame();
    return tr("%1   n = %2 samples   N = %3 participants   %4 features   noise no. %5")
        .arg(QString::fromStdString(frame.study->features[frame.feature]))
        .arg(frame.facts.length)
        .arg(frame.facts.participants)
        .arg(frame.facts.features)
        .arg(document_.session().seed);
}

QString MainWindow::plotCaptionShown() const {
    if (!signalsShown())
        return plotCaption(*bench_->frame(), document_.session());
    const SignalFrame& frame = *signals_->frame();
    QStringList lines{simulationMark()};
    lines << QString("%1: %2. %3.")
                 .arg(QString::fromStdString(frame.name), parametersText(frame.resolved), guaranteeText(frame.guarantee));
    lines << QString("%1, %2 samples, %3 participants, bounds %4.")
                 .arg(QString::fromStdString(frame.study->features[frame.feature]))
                 .arg(frame.facts.length)
                 .arg(frame.facts.participants)
                 .arg(frame.facts.bounds_public ? "public" : "from the data");
    if (frame.window_s)
        lines.back() += QString(" Windows of %1 s.").arg(shortNumber(*frame.window_s));
    return lines.join("\n");
}

void MainWindow::choosePlotPicture(const QString& plot) {
    signals_->plots()->bringUp(plot);
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Export plot"), plot + "-simulation.png", tr("Pictures (*.png *.svg *.pdf)"));
    if (!file.isEmpty())
        exportPlotPicture(plot, file);
}

void MainWindow::exportPlotPicture(const QString& plot, const QString& file) {
    if (!anythingShown() || signals_->plots()->csv(plot, {}).isEmpty()) {
        report(tr("There is nothing in that plot yet; wait until it is computed."));
        return;
    }
    try {
        writePicture(signals_->plots()->plot(plot)->picture(picture_size, plotCaptionShown()), file, picture_dpi);
        statusBar()->showMessage(tr("Exported %1").arg(QFileInfo(file).fileName()), 6000);
    } catch (const Error& error) {
        report(QString::fromUtf8(error.what()));
    }
}

/// The one that has the focus, else the private signal.
void MainWindow::copyPlot() {
    QString name = "signal";
    for (const auto& [page, title] : SignalPlots::pages())
        if (signals_->plots()->plot(page)->hasFocus())
            name = page;
    QApplication::clipboard()->setImage(imageOf(signals_->plots()->plot(name)->picture(picture_size, plotCaptionShown()), 192));
    statusBar()->showMessage(tr("The plot is on the clipboard, marked as a simulation"), 4000);
}

} // namespace nictate
