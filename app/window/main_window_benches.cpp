// The benches in the window: their places, their menus and which of them is in front.

#include "app/benches/bench.h"
#include "app/benches/mechanism_column.h"
#include "app/study/study_column.h"
#include "app/window/main_window.h"
#include "app/window/menus.h"
#include "app/window/message_bar.h"
#include "app/window/start_page.h"
#include "app/window/work_bar.h"

#include <QActionGroup>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace nictate {

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
    connect(bench, &Bench::nothingToShow, this, [this, bench] {
        syncActions();
        QTimer::singleShot(0, this, [this, bench] { // unless something is being computed there is nothing else to wait for
            if (!painted_ && document_.hasStudy() && bench == &front() && !bench->content() && work_bar_->idle())
                tellFirstPainted();
        });
    });
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

} // namespace nictate
