// Releases and the ledger, as far as the window is concerned.

#include "app/benches/bench.h"
#include "app/release/ledger_dock.h"
#include "app/release/ledger_place.h"
#include "app/release/release_dialog.h"
#include "app/window/lesson_desk.h"
#include "app/window/main_window.h"
#include "app/window/menus.h"
#include "core/errors.h"
#include "core/io/plan_file.h"
#include "core/io/plan_options.h"
#include "widgets/translated.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>

namespace nictate {

namespace {
constexpr auto folder_key = "release_folder";
constexpr int dock_lines = 11;
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
    findChild<QPushButton*>("release_open")->setToolTip(reason.isEmpty() ? menus_->release->toolTip() : reason);
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

} // namespace nictate
