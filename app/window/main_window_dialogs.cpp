// What the window asks a person: files, columns, whether to keep changes.

#include "app/benches/bench.h"
#include "app/study/import_dialog.h"
#include "app/study/public_dialog.h"
#include "app/study/recent_files.h"
#include "app/window/main_window.h"
#include "app/window/menus.h"
#include "app/window/message_bar.h"
#include "core/choices/study_as_shown.h"
#include "core/domains/areas/kept_areas.h"
#include "core/files/archive_folder.h"
#include "core/files/atomic_file.h"
#include "core/io/importer.h"
#include "core/io/native_folder.h"
#include "core/io/plan_file.h"
#include "widgets/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QCursor>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>

namespace nictate {

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

} // namespace nictate
