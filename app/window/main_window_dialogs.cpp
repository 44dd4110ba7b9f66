// What the window asks a person: files, columns, whether to keep changes.

#include "app/heatmaps/heatmap_export_dialog.h"
#include "app/heatmaps/heatmap_plots.h"
#include "app/heatmaps/heatmaps_bench.h"
#include "app/signals/signal_plots.h"
#include "app/signals/signals_bench.h"
#include "app/study/import_dialog.h"
#include "app/study/recent_files.h"
#include "app/window/main_window.h"
#include "app/window/menus.h"
#include "app/window/message_bar.h"
#include "core/files/atomic_file.h"
#include "core/io/importer.h"
#include "core/io/native_folder.h"
#include "core/mechanisms/registry.h"
#include "core/session/cli_command.h"
#include "core/session/study_as_shown.h"
#include "widgets/heatmap_view.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>

namespace nictate {

namespace {

QString fileFilter() {
    QStringList endings;
    for (const std::string& extension : importedExtensions())
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

void MainWindow::askImport(const DataSource& source, const QString& message) {
    try {
        ImportDialog dialog(source, message, this);
        if (dialog.exec() == QDialog::Accepted)
            opener_.openSession(firstSession(dialog.source()));
    } catch (const Error& error) {
        report(QString::fromUtf8(error.what()));
    }
}

void MainWindow::changeReading() {
    try {
        Session session = document_.session();
        ImportDialog dialog(session.data, {}, this);
        if (dialog.exec() != QDialog::Accepted || dialog.source() == session.data)
            return;
        session.data = dialog.source();
        opener_.openAgain(session, document_.file());
    } catch (const Error& error) {
        report(QString::fromUtf8(error.what()));
    }
}

void MainWindow::openWithPattern() {
    const QString path = QFileDialog::getExistingDirectory(this, tr("Open a folder of one file a participant and condition"));
    if (path.isEmpty())
        return;
    DataSource source;
    source.path = path.toStdString();
    askImport(source, {});
}

bool MainWindow::offerRecovery() {
    const std::optional<Session> left = recovery_ ? recovery_->leftBehind() : std::nullopt;
    if (!left)
        return false;
    QMessageBox box(QMessageBox::Question, tr("Recover"), tr("Nictate did not end as it should have last time."),
                    QMessageBox::NoButton, this);
    box.setObjectName("recover");
    box.setInformativeText(tr("The choices made on %1 were kept. Go on where it stopped?")
                               .arg(QFileInfo(QString::fromStdString(left->data.path)).fileName()));
    const QAbstractButton* take = box.addButton(tr("Recover"), QMessageBox::AcceptRole);
    box.addButton(tr("Start afresh"), QMessageBox::RejectRole);
    box.exec();
    const bool wanted = box.clickedButton() == take;
    if (wanted)
        opener_.openSession(*left);
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
        report(QString::fromUtf8(error.what()));
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
            return folder;
        },
        [this](const QString& written) { messages_->show(MessageBar::Kind::note, tr("The study stands in %1.").arg(written)); });
}

QString MainWindow::command() const { return QString::fromStdString(cliCommand(document_.session(), document_.study())); }

void MainWindow::copyCommand() {
    const QString text = command();
    QApplication::clipboard()->setText(text);
    const QStringList lines = text.split('\n');
    QStringList remarks;
    while (remarks.size() < lines.size() && lines[remarks.size()].startsWith('#'))
        remarks << lines[remarks.size()];
    if (!remarks.isEmpty())
        messages_->show(MessageBar::Kind::note, tr("Copied, with a remark: %1").arg(remarks.join('\n').remove("# ")));
    else
        statusBar()->showMessage(tr("Copied: %1").arg(lines.front()), 6000);
}

void MainWindow::copyPicture() {
    if (signalsShown())
        return copyPlot();
    QApplication::clipboard()->setImage(previewPicture(currentPicture(true), 180, 1800));
    statusBar()->showMessage(tr("The private heatmap is on the clipboard, marked as a simulation"), 4000);
}

HeatmapPicture MainWindow::currentPicture(bool with_compared) const {
    const HeatmapFrame& frame = *bench_->frame();
    const Stimulus& stimulus = document_.study().stimuli[frame.stimulus];
    return nictate::exportPicture(frame, document_.session(), bench_->stimulusPicture(), {stimulus.width_px, stimulus.height_px},
                                  with_compared);
}

void MainWindow::exportPicture() {
    if (signalsShown()) {
        menus_->export_plot->popup(QCursor::pos());
        return;
    }
    std::optional<HeatmapPicture> both;
    if (bench_->frame()->compared)
        both = currentPicture(true);
    HeatmapExportDialog dialog(currentPicture(false), both, this);
    if (dialog.exec() == QDialog::Accepted)
        statusBar()->showMessage(tr("Exported %1").arg(QFileInfo(dialog.file()).fileName()), 6000);
}

void MainWindow::chooseDataFile(const QString& plot) {
    if (signalsShown())
        signals_->plots()->bringUp(plot);
    else
        bench_->plots()->bringUp(plot);
    const QString file = QFileDialog::getSaveFileName(this, tr("Export plot data"), plot + "-simulation.csv",
                                                      tr("Comma-separated values (*.csv)"));
    if (!file.isEmpty())
        exportPlotData(plot, file);
}

void MainWindow::exportPlotData(const QString& plot, const QString& file) {
    const QString csv = !anythingShown() ? QString()
                        : signalsShown() ? signals_->plots()->csv(plot, plotCaptionShown())
                                         : bench_->plots()->csv(plot, plotCaptionShown());
    if (csv.isEmpty()) {
        report(tr("There is nothing in that plot yet; wait until it is computed."));
        return;
    }
    try {
        writeFileAtomically(file.toStdString(), csv.toStdString());
        statusBar()->showMessage(tr("Exported %1").arg(QFileInfo(file).fileName()), 6000);
    } catch (const Error& error) {
        report(QString::fromUtf8(error.what()));
    }
}

const Mechanism<Maps>* MainWindow::mechanismWithCap() {
    const Mechanism<Maps>& mechanism = mechanismOf<Maps>(document_.session().mechanism);
    if (hasCap(mechanism))
        return &mechanism;
    messages_->show(MessageBar::Kind::note, tr("%1 has no cell cap to choose.").arg(QString::fromStdString(mechanism.info.name)));
    return nullptr;
}

void MainWindow::takeCap(int cap, const QString& label, const QString& remark) {
    Session session = document_.session();
    session.given[session.mechanism].set("cap", static_cast<double>(cap));
    document_.change(label, session);
    messages_->show(MessageBar::Kind::warning, tr("m = %1 %2").arg(cap).arg(remark));
}

void MainWindow::takeBestCap() {
    const Mechanism<Maps>* mechanism = mechanismWithCap();
    if (!mechanism)
        return;
    const HeatmapFrame& frame = *bench_->frame();
    const Parameters& given = document_.session().parameters(mechanism->info.id);
    const CapResult result = capResult(*mechanism, given, frame.facts, *frame.points, Progress{});
    takeCap(
        result.curve.best, tr("Take the best cap"),
        tr("was read from the private data (Algorithm 1): such a choice is itself a leak that the guarantee does not count."));
}

void MainWindow::takePrivateCap() {
    const Mechanism<Maps>* mechanism = mechanismWithCap();
    if (!mechanism)
        return;
    bool chosen = false;
    const double epsilon = QInputDialog::getDouble(this, tr("Private cap"),
                                                   tr("Privacy loss ε spent on choosing m from 1 … %1:").arg(largest_private_cap),
                                                   0.1, 0.001, 100, 3, &chosen);
    if (!chosen)
        return;
    const HeatmapFrame& frame = *bench_->frame();
    const Session& session = document_.session();
    const int cap =
        drawPrivateCap(*mechanism, session.parameters(mechanism->info.id), frame.facts, *frame.points, epsilon, session.seed);
    takeCap(cap, tr("Draw a private cap"),
            tr("was drawn by the exponential mechanism; its ε of %1 comes on top of the one below.").arg(shortNumber(epsilon)));
}

void MainWindow::showAbout() {
    QMessageBox::about(this, tr("About Nictate"),
                       tr("<h3>Nictate %1</h3><p>A workbench for publishing eye-tracking data privately.</p>"
                          "<p>To nictate is to wink: the nictitating membrane shields an eye and still lets it see.</p>"
                          "<p>Heatmaps of where many people looked, and signals of how each one's eyes moved, as features over "
                          "time: on either bench the private version stands beside the original, with what it promises and what "
                          "it costs.</p>"
                          "<p>What is shown here are simulations: repeatable, floating point, never a private release.</p>"
                          "<p>Free software under the GNU General Public License, version 3 or later. It uses Qt, QCustomPlot, "
                          "Eigen, FFTW, OpenCV, libsodium, Random123 and nlohmann/json.</p>")
                           .arg(NICTATE_VERSION));
}

} // namespace nictate
