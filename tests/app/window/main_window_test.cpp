// Opening, saving, recovering, dropping, exporting; what fails must leave what is there.
#include "app/benches/heatmaps/heatmap_export_dialog.h"
#include "app/benches/heatmaps/heatmap_plots.h"
#include "app/study/import_dialog.h"
#include "app/study/recent_files.h"
#include "app/window/message_bar.h"
#include "core/session/session_file.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/patience.h"
#include "widgets/heatmap_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <nlohmann/json.hpp>

using namespace nictate;

namespace {

QByteArray bytesOf(const QString& file) {
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + file.toStdString());
    return opened.readAll();
}

void write(const QString& file, const QByteArray& bytes) {
    QFile opened(file);
    if (!opened.open(QIODevice::WriteOnly) || opened.write(bytes) != bytes.size())
        throw std::runtime_error("cannot write " + file.toStdString());
}

void drop(MainWindow& window, const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({300, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    CHECK(enter.isAccepted());
    QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
}

/// Neither an observer's id, nor a path, nor the study's name.
void checkNothingSensitive(const QByteArray& bytes, const StudyOnDisk& study) {
    CHECK_FALSE(bytes.contains("QZPERSON05"));
    CHECK_FALSE(bytes.contains("secret-study"));
    CHECK_FALSE(bytes.contains(study.folder().toUtf8()));
}

} // namespace

TEST_CASE("dropping a file or its folder on the window opens the study") {
    Workbench bench;
    for (const QString& path : {bench.study.file(), bench.study.folder()}) {
        drop(bench.window, path);
        REQUIRE(waitFor([&] { return bench.heatmaps().frame() && bench.session().data.path == path.toStdString(); }));
        CHECK(bench.window.document().study().participants.size() == 14);
        CHECK(recentFiles().value(0) == path);
    }
    CHECK_FALSE(bench.picture().isNull());
}

TEST_CASE("a study that cannot be opened leaves everything as it was") {
    Workbench bench;
    bench.open();
    bench.enter("epsilon.box", "2");
    const auto study = bench.window.document().sharedStudy();
    const Session session = bench.session();
    const auto heatmap = bench.heatmaps().frame()->shown.heatmap;
    const QString broken = bench.study.path("broken.csv"), future = bench.study.path("future.nictate"),
                  lost = bench.study.path("lost.nictate");
    write(broken, QByteArray("\x00\x01\x02\xff\xfe binary \x00", 14));
    write(future, R"({"nictate_session": 99})");
    write(lost, R"({"nictate_session": 1, "data": {"path": "secret-study.csv"}, "stimulus": "cellar"})");
    for (const QString& path : {broken, future, lost, bench.study.path("missing.csv")}) {
        bench.window.messages()->dismiss();
        bench.window.open(path);
        REQUIRE(waitFor([&] { return !bench.window.messages()->text().isEmpty(); }));
        CHECK(bench.window.document().sharedStudy() == study);
        CHECK(bench.session() == session);
        CHECK(bench.window.document().canUndo());
    }
    CHECK(bench.window.messages()->text().contains("missing.csv"));
    CHECK(bench.heatmaps().shown()->layer().values == heatmap);
}

TEST_CASE("loading that is cancelled leaves everything as it was") {
    Workbench bench;
    bench.open();
    const auto study = bench.window.document().sharedStudy();
    QByteArray table = "participant,stimulus,x,y,duration_ms\n";
    for (int i = 0; i < 400000; ++i)
        table += "A" + QByteArray::number(i % 50) + ",garden,100,100,200\n";
    write(bench.study.path("large.csv"), table);
    bench.window.open(bench.study.path("large.csv"));
    CHECK(bench.window.opener().work()->running());
    bench.trigger("cancel");
    CHECK_FALSE(bench.window.opener().work()->running());
    CHECK(bench.window.document().sharedStudy() == study);
    int opened = 0;
    QObject::connect(&bench.window.document(), &Document::studyChanged, [&] { ++opened; });
    bench.open(); // waits its turn behind what was cancelled
    CHECK(opened == 1);
    CHECK(bench.window.document().study().participants.size() == 14);
}

TEST_CASE("a session is saved, and brings everything back when it is opened again") {
    StudyOnDisk study;
    const QString file = study.path("afternoon.nictate");
    Session saved;
    double cc = 0;
    {
        Workbench bench;
        bench.openAndWait(study.file());
        bench.enter("epsilon.box", "0.7");
        bench.trigger("draw_noise");
        bench.trigger("view_swipe");
        bench.window.saveSession(file);
        CHECK_FALSE(bench.window.isWindowModified());
        saved = bench.session();
        cc = bench.cc();
    }
    Workbench bench;
    bench.openAndWait(file);
    CHECK(bench.session() == saved);
    CHECK(bench.cc() == cc);
    CHECK(bench.heatmaps().original()->swiping());
    CHECK(bench.window.document().file() == file);
    CHECK_FALSE(bench.window.document().canUndo());
}

TEST_CASE("after a crash the session is offered and taken up") {
    StudyOnDisk study;
    QTemporaryDir folder;
    Session lost;
    {
        Recovery crashed(folder.path());
        lost.data.path = study.file().toStdString();
        lost.seed = 12;
        lost.given["clipped-gaussian"].set("epsilon", 4.0);
        crashed.keep(lost, study.path("mine.nictate"));
    }
    Workbench bench(folder.path());
    answerDialog([](QWidget* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        REQUIRE(box);
        for (QAbstractButton* button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::AcceptRole)
                QTest::mouseClick(button, Qt::LeftButton);
    });
    REQUIRE(bench.window.offerRecovery());
    REQUIRE(waitFor([&] { return bench.heatmaps().frame().has_value(); }));
    CHECK(bench.session() == lost);
    CHECK(bench.window.document().file() == study.path("mine.nictate"));
    CHECK(bench.window.isWindowModified());
    answerDialog([](QWidget* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        REQUIRE(box);
        QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
    });
    bench.window.close();
    CHECK_FALSE(bench.window.isVisible());
    CHECK(QDir(folder.path()).entryList({"recovery.nictate", "recovery.file"}).isEmpty());
}

TEST_CASE("a window without a study says what the program is and what can be done") {
    Workbench bench;
    CHECK(bench.find<QWidget>("no_study")->accessibleDescription().contains("protected version"));
    auto* button = bench.find<QWidget>("no_study")->findChild<QPushButton*>("open_sample");
    REQUIRE(button);
    CHECK(button->isVisible());
    bench.open();
    CHECK_FALSE(button->isVisible());
}

TEST_CASE("a workspace with nothing to show counts as painted, so that a picture of the window is taken") {
    Workbench bench;
    const QString session = bench.study.path("signals.nictate");
    write(session,
          QString(R"({"nictate_session": 3, "bench": "signals", "data": {"path": "%1"}})").arg(bench.study.file()).toUtf8());
    QSignalSpy painted(&bench.window, &MainWindow::firstPainted);
    drop(bench.window, session);
    CHECK(waitFor([&] { return painted.count() == 1; }));
    CHECK(bench.session().bench == "signals");
}

TEST_CASE("while one works the session is kept for a crash") {
    QTemporaryDir folder;
    Workbench bench(folder.path());
    bench.open();
    bench.enter("epsilon.box", "6");
    REQUIRE(waitFor([&] { return QFile::exists(folder.filePath("recovery.nictate")); }));
    CHECK(readSession(folder.filePath("recovery.nictate").toStdString()) == bench.session());
}

TEST_CASE("unrecognised columns are asked for, and the answer opens the study") {
    Workbench bench;
    const QString file = bench.study.path("odd.csv");
    write(file, "who;picture;left_px;down_px\nA;one;10;20\nA;one;30;40\nB;one;15;25\n");
    int asked = 0;
    answerDialog([&](QWidget* dialog) {
        auto* import = qobject_cast<ImportDialog*>(dialog);
        REQUIRE(import);
        ++asked;
        auto* open = import->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        CHECK_FALSE(open->isEnabled());
        auto choose = [&](const char* role, const char* column) {
            auto* combo = import->findChild<QComboBox*>(role);
            combo->setCurrentText(column);
            Q_EMIT combo->activated(combo->currentIndex());
        };
        choose("role_x", "left_px");
        choose("role_y", "down_px");
        choose("role_participant", "who");
        choose("role_stimulus", "picture");
        import->findChild<QSpinBox*>("import_width")->setValue(320);
        import->findChild<QSpinBox*>("import_height")->setValue(200);
        REQUIRE(open->isEnabled());
        QTest::mouseClick(open, Qt::LeftButton);
    });
    bench.window.open(file);
    REQUIRE(waitFor([&] { return bench.heatmaps().frame().has_value(); }));
    CHECK(asked == 1);
    CHECK(bench.window.document().study().participants.size() == 2);
    CHECK(bench.window.document().study().stimuli[0].width_px == 320);
    CHECK(bench.window.command().contains("--size 320x200"));
    CHECK(bench.window.command().contains("x=left_px"));
}

TEST_CASE("a table in which nothing is recognised as gaze says that it is read as features, and leads to how it is read") {
    Workbench bench;
    const QString file = bench.study.path("odd.csv");
    write(file, "participant,eyeH,eyeV\nA,10,20\nA,30,40\nA,20,10\nB,15,25\nB,25,15\nB,20,20\n");
    bench.openAndWait(file);
    REQUIRE(bench.window.document().study().recordings.empty());
    CHECK(bench.find<MessageBar>("message_bar")->text().contains("eyeH, eyeV"));
    auto* lead = bench.find<QToolButton>("message_lead");
    REQUIRE(lead->isVisible());
    CHECK(lead->text() == "How it is read…");
    bool asked = false;
    answerDialog([&](QWidget* dialog) {
        asked = qobject_cast<ImportDialog*>(dialog);
        qobject_cast<QDialog*>(dialog)->reject();
    });
    QTest::mouseClick(lead, Qt::LeftButton);
    CHECK(asked);
    bench.open(); // of fixations
    CHECK_FALSE(lead->isVisible());
}

TEST_CASE("an exported picture says what it is and nothing else") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.view<HeatmapLook>().third = ThirdPanel::attacker;
    session.view<HeatmapLook>().attacked = "QZPERSON05";
    bench.window.document().change("attack", session);
    for (const char* ending : {"png", "svg", "pdf"}) {
        const QString file = bench.study.path(QString("picture.") + ending);
        answerDialog([&](QWidget* dialog) {
            auto* format = dialog->findChild<QComboBox*>("export_format");
            format->setCurrentIndex(format->findData(ending));
            dialog->findChild<QSpinBox*>("export_dpi")->setValue(150);
            auto* line = dialog->findChild<QLineEdit*>("export_file");
            line->selectAll();
            QTest::keyClicks(line, file);
            QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        });
        QTest::mouseClick(bench.find<QPushButton>("export"), Qt::LeftButton);
        REQUIRE(QFile::exists(file));
        checkNothingSensitive(bytesOf(file), bench.study);
    }
    const QImage image(bench.study.path("picture.png"));
    CHECK(image.width() == qRound(120 / 25.4 * 150));
    CHECK(image.dotsPerMeterX() == qRound(150 / 0.0254));
    QString text;
    for (const QString& key : image.textKeys())
        text += key + "=" + image.text(key) + "\n";
    CHECK(text.contains("SIMULATION – not a release"));
    CHECK(text.contains("clipped-gaussian"));
    CHECK(text.contains("epsilon=1"));
    CHECK(text.contains(NICTATE_VERSION));
    checkNothingSensitive(text.toUtf8(), bench.study);
    CHECK_FALSE(text.contains("seed"));
    // The caption stands in the picture: below the colour bar there is dark text on white.
    const int below = image.height() - image.height() / 10;
    int dark = 0;
    for (int y = below; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            dark += qGray(image.pixel(x, y)) < 100;
    CHECK(dark > 100);
    const QByteArray svg = bytesOf(bench.study.path("picture.svg"));
    CHECK(svg.contains("SIMULATION"));
    CHECK(svg.contains("clipped-gaussian"));
    CHECK(bytesOf(bench.study.path("picture.pdf")).startsWith("%PDF"));
}

TEST_CASE("colour limits of an exported picture come from the private heatmap alone") {
    Workbench bench;
    bench.open();
    const auto& frame = *bench.heatmaps().frame();
    const HeatmapPicture picture = exportPicture(frame, bench.session(), {}, {400, 300}, true);
    for (const HeatmapPicturePanel& panel : picture.panels)
        CHECK(panel.heatmap != frame.original);
    CHECK(picture.panels[0].heatmap == frame.shown.heatmap);
    CHECK(picture.mark == simulationMark());
}

TEST_CASE("a picture that cannot be written is said in the dialog") {
    Workbench bench;
    bench.open();
    QString message;
    answerDialog([&](QWidget* dialog) {
        dialog->findChild<QLineEdit*>("export_file")->setText(bench.study.path("no/such/folder/a.png"));
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        message = dialog->findChild<QLabel*>("export_message")->text();
        qobject_cast<QDialog*>(dialog)->reject();
    });
    QTest::mouseClick(bench.find<QPushButton>("export"), Qt::LeftButton);
    CHECK(message.contains("a.png"));
}

TEST_CASE("plot data are marked and hold the curve") {
    Workbench bench;
    bench.open();
    REQUIRE(bench.waitForSweeps());
    const QString file = bench.study.path("curve.csv");
    bench.window.exportPlotData("fidelity", file);
    const QByteArray csv = bytesOf(file);
    CHECK(csv.startsWith("# SIMULATION"));
    CHECK(csv.count("Clipped Gaussian") >= 20);
    checkNothingSensitive(csv, bench.study);
    bench.window.exportPlotData("cap", bench.study.path("cap.csv")); // nothing there
    CHECK_FALSE(QFile::exists(bench.study.path("cap.csv")));
    CHECK_FALSE(bench.window.messages()->text().isEmpty());
}

TEST_CASE("the picture on the clipboard is the marked one") {
    Workbench bench;
    bench.open();
    bench.trigger("copy_picture");
    const QImage image = QApplication::clipboard()->image();
    const auto& frame = *bench.heatmaps().frame();
    const HeatmapPicture marked = exportPicture(frame, bench.session(), {}, {400, 300}, true);
    CHECK(marked.mark == simulationMark());
    CHECK(image.convertToFormat(QImage::Format_RGB32) == previewPicture(marked, 180, 1800));
}

TEST_CASE("what is on screen is copied for a shell, Python and R, and the status bar says so") {
    Workbench bench;
    for (const char* action : {"copy_command", "copy_python", "copy_r"})
        CHECK_FALSE(bench.find<QAction>(action)->isEnabled());
    bench.open();
    for (const auto& [action, language, begin] :
         {std::tuple("copy_command", CommandLanguage::shell, "nictate-cli heatmap "),
          std::tuple("copy_python", CommandLanguage::python, "import nictate\nstudy = nictate.open("),
          std::tuple("copy_r", CommandLanguage::r, "source(Sys.getenv(")}) {
        bench.trigger(action);
        CHECK(QApplication::clipboard()->text() == bench.window.command(language));
        CHECK(QApplication::clipboard()->text().startsWith(begin));
        CHECK(bench.window.statusBar()->currentMessage().startsWith("Copied: "));
    }
}

TEST_CASE("the copied command prints the CC on screen", "[shell]") {
    const QString program = NICTATE_BINARY_DIR "/nictate-cli";
    REQUIRE(QFileInfo::exists(program)); // the tests depend on it
    Workbench bench;
    bench.open();
    auto run = [&] {
        bench.trigger("copy_command");
        const QString line = QApplication::clipboard()->text();
        REQUIRE(line.startsWith("nictate-cli heatmap "));
        QProcess shell;
        shell.start("/bin/sh", {"-c", line.mid(QString("nictate-cli").size()).prepend("'" + program + "'") + " --json"});
        REQUIRE(shell.waitForFinished(test::patience_ms));
        INFO(line.toStdString() + "\n" + shell.readAllStandardError().toStdString());
        REQUIRE(shell.exitCode() == 0);
        return nlohmann::json::parse(shell.readAllStandardOutput().toStdString()).at("cc").get<double>();
    };
    CHECK(run() == Approx(bench.cc()).epsilon(1e-12));
    bench.enter("epsilon.box", "0.6");
    bench.trigger("draw_noise");
    Session session = bench.session();
    session.stimulus = "kitchen";
    session.blur_px = 9.5;
    session.display_longer = 120;
    bench.window.document().change("more", session);
    CHECK(run() == Approx(bench.cc()).epsilon(1e-12));
    session.at("heatmaps").mechanism = "gaussian";
    session.given["gaussian"].set("calibration", std::string("theorem-3.4"));
    bench.window.document().change("published", session);
    CHECK(run() == Approx(bench.cc()).epsilon(1e-12));
}

TEST_CASE("without some observers the command is remarked, and the saved study gives the CC on screen") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.excluded = {"QZPERSON01", "QZPERSON02"};
    bench.window.document().change("exclude", session);
    CHECK(bench.window.command().startsWith("# 2 of 14 observers are left out"));
    const double cc = bench.cc();
    const QString folder = bench.study.path("as-shown");
    bench.window.saveStudyAsShown(folder);
    REQUIRE(waitFor([&] { return QFileInfo::exists(folder); }));
    bench.openAndWait(folder);
    CHECK(bench.window.document().study().participants.size() == 12);
    CHECK(bench.cc() == Approx(cc));
    CHECK_FALSE(bench.window.command().startsWith("#"));
}

TEST_CASE("the sample opens with the published mechanism beside the clipped one") {
    if (sampleFolder().isEmpty()) {
        WARN("skipped: datasets/gallery is not there");
        return;
    }
    Workbench bench;
    bench.window.openSample();
    REQUIRE(waitFor([&] { return bench.heatmaps().frame().has_value(); }));
    const auto& frame = *bench.heatmaps().frame();
    REQUIRE(frame.compared);
    CHECK(frame.shown.mechanism == "clipped-gaussian");
    CHECK(frame.compared->mechanism == "gaussian");
    CHECK(frame.compared->guarantee.status == Status::as_published);
    CHECK(frame.shown.resolved.number("epsilon") == 1);
    CHECK(frame.compared->resolved.number("epsilon") == 1);
    CHECK(frame.shown.cc > 0.8);
    CHECK(frame.compared->cc < 0.3);
}
