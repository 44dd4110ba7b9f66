// Looking at the original: tables, gaze in time, and that nothing of it leaves. By mouse and keyboard.
#include "app/benches/data/data_bar.h"
#include "app/benches/data/data_bench.h"
#include "app/benches/data/data_tables.h"
#include "app/benches/data/summary_model.h"
#include "app/release/report_dialog.h"
#include "app/window/message_bar.h"
#include "core/domains/areas/areas_view.h"
#include "core/session/session_file.h"
#include "core/simulate/gallery.h"
#include "core/simulate/reading.h"
#include "tests/app/window/german_texts.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "widgets/curve_plot.h"
#include "widgets/cut_text.h"
#include "widgets/empty_state.h"
#include "widgets/gaze_plot.h"
#include "widgets/replay_bar.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace nictate;

namespace {

struct DataWorkbench : Workbench {
    explicit DataWorkbench(Dataset data, Session session = {}) {
        session.bench = DataView::bench;
        window.document().open(std::make_shared<const Dataset>(std::move(data)), std::move(session));
        window.activateWindow();
        looked = waitFor([this] { return window.settled(); });
        QApplication::processEvents();
    }
    bool looked = false;

    DataBench& data() { return *window.findChild<DataBench*>(); }
    GazePlot& plot() { return *data().plot(); }
    DataView view() { return session().view<DataView>(); }
    QTableView* table(DataTable which) { return data().tables()->view(which); }
    /// Clicks a tab of the tables.
    void bringUp(const char* title) {
        for (QToolButton* button : data().tables()->findChildren<QToolButton*>())
            if (button->text() == title)
                QTest::mouseClick(button, Qt::LeftButton);
    }
    QString cell(DataTable which, int row, const QString& column) {
        const QAbstractItemModel& model = *table(which)->model();
        for (int i = 0; i < model.columnCount(); ++i)
            if (model.headerData(i, Qt::Horizontal).toString() == column)
                return model.index(row, i).data().toString();
        throw std::runtime_error("no column " + column.toStdString());
    }
    void clickHeader(DataTable which, int column) {
        QHeaderView* header = table(which)->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          {header->sectionViewportPosition(column) + 10, header->height() / 2});
    }
    QString typed(const QString& text) {
        auto* line = find<QLineEdit>("data_text");
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        return find<QLabel>("row_count")->text();
    }
    GazePlot::Drawn drawn() {
        plot().grab();
        return plot().drawn();
    }
};

/// Two observers on one picture-less stimulus of 400 × 300: A with times, B without; one fixation of A lies off the stimulus.
Dataset twoObservers() {
    Dataset study;
    study.name = "two";
    study.participants = {{"A", {}}, {"B", {}}};
    study.stimuli = {{"garden", 400, 300, SizeSource::given, "", {}}, {"kitchen", 400, 300, SizeSource::given, "", {}}};
    study.recordings.resize(3);
    study.recordings[0].fixations = {
        {100, 100, 1000, 200, 3}, {300, 100, 1300, 400}, {900, 100, 1800, 100}, {200, 250, 2000, 300}};
    study.recordings[1].participant = 1;
    study.recordings[1].fixations = {{50, 50, missing, 250}, {60, 60, missing, 150}};
    study.recordings[2].stimulus = 1;
    study.recordings[2].fixations = {{10, 10, 0, 100}};
    return study;
}

/// Of the participants' table, at three widths of the window with the study's column open.
void checkTitles(DataWorkbench& bench) {
    const QTableView& table = *bench.table(DataTable::participants);
    const auto* titles = qobject_cast<const CutTitles*>(table.horizontalHeader());
    REQUIRE(titles);
    for (const int width : {1024, 1280, 1920}) {
        CAPTURE(bench.window.document().study().name, width);
        bench.window.resize(width, 740);
        REQUIRE(waitFor([&] { return bench.window.width() == width && table.horizontalScrollBar()->maximum() == 0; }));
        settledPicture(bench.window);
        int hidden = 0;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            hidden += table.isColumnHidden(column);
            if (table.isColumnHidden(column))
                continue;
            INFO(titles->shown(column).toStdString()
                 << " in " << table.columnWidth(column) << " of " << titles->brokenWidth(column));
            CHECK_FALSE(titles->shown(column).contains("…"));
            CHECK(titles->shown(column).count('\n') <= 1);
        }
        for (const int column : {static_cast<int>(SummaryModel::second_looks), static_cast<int>(SummaryModel::remarks)}) {
            CHECK_FALSE(table.isColumnHidden(column));
            CHECK(table.columnViewportPosition(column) + table.columnWidth(column) <= table.viewport()->width());
        }
        CHECK(hidden <= (width == 1024 ? 5 : 1)); // whether somebody is included is ticked in the study's column as well
        CHECK(table.horizontalHeader()->height() >= titles->sizeHint().height());
    }
}

} // namespace

TEST_CASE("tables show every row with units, sorted by a click, filtered by text, and undone") {
    DataWorkbench bench(twoObservers());
    REQUIRE(bench.looked);
    bench.bringUp("Fixations");
    CHECK(bench.view().table == DataTable::fixations);
    const DataTable fixations = DataTable::fixations;
    CHECK(bench.table(fixations)->model()->rowCount() == 6); // of the chosen stimulus
    CHECK(bench.cell(fixations, 0, "duration, ms") == "200.0");
    CHECK(bench.cell(fixations, 4, "start, ms") == "–");
    CHECK(bench.find<QLabel>("row_count")->text() == "6 of 7");
    bench.clickHeader(fixations, 4);
    CHECK(bench.view().sorted_by.at("fixations") == "duration");
    CHECK(bench.cell(fixations, 0, "duration, ms") == "100.0");
    bench.clickHeader(fixations, 4);
    CHECK(bench.cell(fixations, 0, "duration, ms") == "400.0");
    CHECK(bench.typed("off") == "1 of 7");
    CHECK(bench.cell(fixations, 0, "x, px") == "900.0");
    CHECK(bench.typed("nobody") == "0 of 7");
    CHECK(bench.data().tables()->empty(fixations)->isVisible());
    CHECK(bench.data().tables()->empty(fixations)->accessibleName().contains("nobody"));
    bench.trigger("undo");
    CHECK(bench.find<QLineEdit>("data_text")->text().isEmpty());
    CHECK(bench.cell(fixations, 0, "duration, ms") == "400.0");
    bench.trigger("undo");
    bench.trigger("undo");
    CHECK(bench.cell(fixations, 0, "duration, ms") == "200.0");
    QTest::mouseClick(bench.find<QWidget>("every_stimulus"), Qt::LeftButton, {},
                      {8, bench.find<QWidget>("every_stimulus")->height() / 2});
    CHECK(bench.find<QLabel>("row_count")->text() == "7 of 7");
}

TEST_CASE("no table of the Data workspace is scrolled sideways, and no number is cut") {
    DataWorkbench bench(simulateReading(2, 1));
    REQUIRE(bench.looked);
    for (const char* title : {"Participants", "Fixations", "Events", "Samples", "Quality"}) {
        bench.bringUp(title);
        const QTableView& table = *bench.table(bench.view().table);
        REQUIRE(waitFor([&] { return table.isVisible() && table.model()->rowCount() > 0; }));
        for (const int width : {1024, 1280, 1920}) {
            CAPTURE(title, width);
            bench.window.resize(width, 740);
            CHECK(waitFor([&] { return bench.window.width() == width && table.horizontalScrollBar()->maximum() == 0; }));
            for (int column = 0; column < table.model()->columnCount(); ++column)
                if (!table.isColumnHidden(column) &&
                    table.model()->index(0, column).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight)
                    CHECK(table.columnWidth(column) >= static_cast<const QAbstractItemView&>(table).sizeHintForColumn(column));
        }
    }
}

TEST_CASE("titles of the participants' columns are whole in two lines, and why to look twice is seen") {
    DataWorkbench bench(simulateReading(2, 1));
    REQUIRE(bench.looked);
    checkTitles(bench);
    DataWorkbench fixations(twoObservers());
    REQUIRE(fixations.looked);
    checkTitles(fixations);
}

TEST_CASE("words of cells are German in a German window, found by what is shown, and copied as in files") {
    const test::German german;
    DataWorkbench bench(twoObservers());
    REQUIRE(bench.looked);
    bench.bringUp("Fixationen");
    const DataTable fixations = DataTable::fixations;
    CHECK(bench.cell(fixations, 0, "Stimulus getroffen") == "auf");
    CHECK(bench.cell(fixations, 0, "Herkunft") == "gelesen");
    CHECK(bench.typed("neben") == "1 von 7");
    CHECK(bench.typed("off") == "0 von 7");
    bench.find<QLineEdit>("data_text")->clear();
    CHECK(bench.typed("gelesen") == "6 von 7");
    QTableView* table = bench.table(fixations);
    table->setFocus();
    table->selectRow(0);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text().contains("\tread\n"));
}

TEST_CASE("one of each is counted in the singular") {
    Dataset study = twoObservers();
    study.participants.resize(1);
    study.recordings = {study.recordings[2]};
    DataWorkbench bench(std::move(study));
    REQUIRE(bench.looked);
    CHECK(bench.data().summary() == "two: 1 recording of 1 participant, 1 fixation, 0 samples");
    CHECK(bench.find<QLabel>("study_counts")->text() == "1 of 1 observer · 2 stimuli");
}

TEST_CASE("selected rows are copied by keyboard as tab-separated text, to the last digit, and said to be private") {
    Dataset study = twoObservers();
    study.recordings[0].fixations[1].x_px = 300.0625;
    DataWorkbench bench(std::move(study));
    bench.bringUp("Fixations");
    QTableView* table = bench.table(DataTable::fixations);
    table->setFocus();
    table->selectRow(1);
    QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text() ==
          "participant\tstimulus\tnumber\tstart, ms\tduration, ms\tx, px\ty, px\tstimulus hit\tpupil, tracker's\teye\torigin\n"
          "A\tgarden\t2\t1300\t400\t300.0625\t100\ton\t\t\tread\n"
          "A\tgarden\t3\t1800\t100\t900\t100\toff\t\t\tread\n");
    CHECK(bench.window.messages()->text().contains("not a release"));
    QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text().count('\n') == 7);
    table->setCurrentIndex(table->model()->index(0, 5));
    QTest::keyClick(table, Qt::Key_Down, Qt::ControlModifier);
    CHECK(bench.view().sorted_by.at("fixations") == "-x");
    CHECK(bench.cell(DataTable::fixations, 0, "x, px") == "900.0");
}

TEST_CASE("looks into areas are rows as well, follow the areas, and say where to draw them") {
    DataWorkbench bench(twoObservers());
    bench.bringUp("Area hits");
    const DataTable hits = DataTable::area_hits;
    CHECK(bench.data().tables()->empty(hits)->accessibleName() == "No areas of interest");
    const auto draw = [&](double width) {
        Session session = bench.session();
        session.view<AreasView>().areas["garden"] = {{"gate", AreaShape::rectangle, {80, 80, width, 100}}};
        bench.window.document().change("draw", session);
    };
    draw(5);
    CHECK(bench.data().tables()->empty(hits)->accessibleName() == "No fixation lies in an area");
    draw(300);
    REQUIRE(bench.table(hits)->model()->rowCount() == 2);
    CHECK(bench.cell(hits, 1, "area") == "gate");
    CHECK(bench.cell(hits, 1, "fixation") == "2");
    CHECK(bench.find<QLabel>("row_count")->text() == "2 of 2");
    CHECK(parseSession(sessionText(bench.session()), "a.nictate") == bench.session());
    QTableView* table = bench.table(hits);
    table->setFocus();
    table->selectAll();
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text() ==
          "participant\tstimulus\tarea\tfixation\tstart, ms\tduration, ms\tinside, ms\tx, px\ty, px\n"
          "A\tgarden\tgate\t1\t1000\t200\t200\t100\t100\n"
          "A\tgarden\tgate\t2\t1300\t400\t400\t300\t100\n");
    bench.clickHeader(hits, 5);
    bench.clickHeader(hits, 5);
    CHECK(bench.cell(hits, 0, "duration, ms") == "400.0");
    CHECK(bench.typed("200.0") == "1 of 2");
    table->setCurrentIndex(table->model()->index(0, 0));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    CHECK(bench.view().participant == "A");
    CHECK(bench.plot().time() == 0);
}

TEST_CASE("a participant is chosen by a click in the summary, and tables and plot follow; Escape shows all again") {
    DataWorkbench bench(twoObservers());
    CHECK(bench.cell(DataTable::participants, 0, "fixations") == "5");
    CHECK(bench.cell(DataTable::participants, 0, "off stimulus, %") == "20.0");
    CHECK(bench.drawn().fixations == 5); // of six one lies off the stimulus
    CHECK_FALSE(bench.data().timeCourse()->isVisible());
    QTableView* table = bench.table(DataTable::participants);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(1, 0)).center());
    CHECK(bench.view().participant == "B");
    CHECK(bench.find<QComboBox>("data_participant")->currentText() == "B");
    CHECK(bench.drawn().fixations == 2);
    CHECK(bench.plot().note().contains("no times in the file"));
    CHECK(bench.data().timeCourse()->isVisible());
    bench.bringUp("Fixations");
    CHECK(bench.table(DataTable::fixations)->model()->rowCount() == 2);
    QTest::keyClick(bench.table(DataTable::fixations), Qt::Key_Escape);
    CHECK(bench.view().participant.empty());
    CHECK(bench.table(DataTable::fixations)->model()->rowCount() == 6);
    bench.trigger("undo");
    CHECK(bench.view().participant == "B");
}

TEST_CASE("a row of the fixations is seen on the picture at its time") {
    DataWorkbench bench(twoObservers());
    bench.bringUp("Fixations");
    QTableView* table = bench.table(DataTable::fixations);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 0));
    QTest::keyClick(table, Qt::Key_Return);
    CHECK(bench.view().participant == "A");
    CHECK(bench.plot().time() == 300);
    CHECK(bench.drawn().fixations == 2);
}

TEST_CASE("the scan path is replayed by keyboard: fixation by fixation, played, paused, faster, and at both ends") {
    Session session;
    session.view<DataView>().participant = "A";
    DataWorkbench bench(twoObservers(), session);
    GazePlot& plot = bench.plot();
    plot.setFocus();
    CHECK(plot.time() == 1300); // the whole path at first
    CHECK(bench.drawn() == GazePlot::Drawn{3, 3, 3, 0});
    CHECK(plot.note().contains("1 fixation off the stimulus not drawn"));
    CHECK(plot.note().contains("no picture"));
    QTest::keyClick(&plot, Qt::Key_Home);
    CHECK(bench.drawn() == GazePlot::Drawn{1, 1, 0, 0});
    QTest::keyClick(&plot, Qt::Key_Right);
    CHECK(plot.time() == 300);
    CHECK(bench.find<QSlider>("replay_time")->value() == 300);
    CHECK(bench.drawn() == GazePlot::Drawn{2, 2, 1, 0});
    CHECK(bench.data().timeCourse()->marker() == 0.3);
    QTest::keyClick(&plot, Qt::Key_Left);
    CHECK(plot.time() == 0);
    auto* slider = bench.find<QSlider>("replay_time");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_PageUp);
    CHECK(plot.time() == 500);
    plot.setFocus();
    QTest::keyClick(&plot, Qt::Key_Home);
    QTest::keyClick(&plot, Qt::Key_Space);
    CHECK(bench.data().replay()->playing());
    CHECK(waitFor([&] { return plot.time() > 0; }));
    QTest::keyClick(&plot, Qt::Key_Space);
    CHECK_FALSE(bench.data().replay()->playing());
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&plot, Qt::Key_Up);
    CHECK(bench.view().speed == 30);
    QTest::mouseClick(bench.find<QToolButton>("replay_play"), Qt::LeftButton);
    CHECK(waitFor([&] { return !bench.data().replay()->playing(); }));
    CHECK(plot.time() == 1300);
    QTest::keyClick(&plot, Qt::Key_PageDown);
    CHECK(bench.view().participant == "B");
}

TEST_CASE("fixations, numbers, saccades and the trail are drawn where they are wanted, and told under the cursor") {
    Session session;
    session.view<DataView>().participant = "A";
    DataWorkbench bench(twoObservers(), session);
    GazePlot& plot = bench.plot();
    const QPointF second = plot.toWidget().map(QPointF(300, 100)), empty = plot.toWidget().map(QPointF(350.5, 280.5));
    const QImage before = plot.grab().toImage();
    CHECK(before.pixelColor(second.toPoint() + QPoint(10, 0)) != before.pixelColor(empty.toPoint()));
    CHECK(plot.textAt(second).startsWith("A: fixation 2 at 300, 100 px, from 0.3 s, 400 ms"));
    CHECK(plot.textAt(empty) == "350, 280 px");
    for (const char* off : {"draw_numbers", "draw_saccades"})
        QTest::mouseClick(bench.find<QToolButton>(off), Qt::LeftButton);
    CHECK(bench.drawn() == GazePlot::Drawn{3, 0, 0, 0});
    QTest::mouseClick(bench.find<QToolButton>("draw_fixations"), Qt::LeftButton);
    const QImage after = plot.grab().toImage();
    CHECK(after.pixelColor(second.toPoint() + QPoint(10, 0)) == after.pixelColor(empty.toPoint()));
    for (int i = 0; i < 3; ++i)
        bench.trigger("undo");
    CHECK(bench.drawn() == GazePlot::Drawn{3, 3, 3, 0});
    auto* trail = bench.find<QComboBox>("data_trail");
    trail->setCurrentIndex(trail->findText("0.5 s"));
    Q_EMIT trail->activated(trail->currentIndex());
    CHECK(bench.view().trail_s == 0.5);
    CHECK(bench.drawn().fixations == 1); // at 1.3 s, those that ended after 0.8 s: one of them lies off
    CHECK(parseSession(sessionText(bench.session()), "a.nictate") == bench.session());
}

TEST_CASE("quality is a row a recording, marked beyond the researcher's own limits, which the session keeps") {
    Dataset study = twoObservers();
    for (int i = 0; i < 200; ++i) {
        study.recordings[0].samples.push_back({5.0 * i, {100.0 + 2 * (i % 2), 100, missing}, {}});
        study.recordings[1].samples.push_back(
            {5.0 * i, {i < 150 ? 100.0 + i % 2 : missing, i < 150 ? 100 : missing, missing}, {}});
    }
    DataWorkbench bench(std::move(study));
    const auto* limits = bench.find<QWidget>("limit_loss")->parentWidget();
    CHECK_FALSE(limits->isVisible());
    bench.bringUp("Quality");
    CHECK(limits->isVisible());
    const DataTable quality = DataTable::quality;
    REQUIRE(bench.table(quality)->model()->rowCount() == 2); // of the chosen stimulus
    CHECK(bench.cell(quality, 0, "RMS-S2S, px") == "2.0");
    CHECK(bench.cell(quality, 1, "loss, %") == "25.0");
    CHECK(bench.cell(quality, 0, "validation error, °") == "–");
    CHECK(bench.find<QLabel>("quality_badge")->text() == "sensitive – never released");
    bench.find<QDoubleSpinBox>("limit_loss")->setValue(20);
    CHECK(bench.view().quality.loss == Approx(0.2));
    CHECK(bench.cell(quality, 1, "loss, %") == "⚠ 25.0");
    CHECK(bench.cell(quality, 0, "loss, %") == "0.0");
    CHECK(parseSession(sessionText(bench.session()), "a.nictate") == bench.session());
    bench.trigger("undo");
    CHECK_FALSE(bench.view().quality.loss);
    CHECK(bench.cell(quality, 1, "loss, %") == "25.0");
    bench.find<QCheckBox>("every_stimulus")->click();
    REQUIRE(bench.table(quality)->model()->rowCount() == 3);
    CHECK(bench.cell(quality, 2, "loss, %") == "–");
}

TEST_CASE("the report has a marked table of data quality where that is asked for, with the session's limits") {
    Dataset study = twoObservers();
    for (int i = 0; i < 200; ++i)
        study.recordings[0].samples.push_back({5.0 * i, {100.0 + 2 * (i % 2), 100, missing}, {}});
    Session session;
    session.view<DataView>().quality.rms_s2s = 1.5;
    const test::TemporaryFolder folder;
    session.data.path = (folder.path() / "gaze.csv").string(); // beside which no ledger lies
    DataWorkbench bench(std::move(study), session);
    const QString page = QString::fromStdString((folder.path() / "report.html").string());
    for (const bool quality : {false, true}) {
        answerDialog([&](QWidget* dialog) {
            dialog->findChild<QCheckBox*>("report_quality")->setChecked(quality);
            qobject_cast<ReportDialog*>(dialog)->write(page);
        });
        bench.trigger("report");
        const std::string text = test::contents(page.toStdString());
        CHECK((text.find("SENSITIVE") != std::string::npos) == quality);
        CHECK((text.find("<td>⚠ 2.0</td>") != std::string::npos) == quality);
        CHECK((text.find("<td>B</td><td>–</td>") != std::string::npos) == quality);
    }
}

TEST_CASE("samples are a trail beside the fixations found in them, and detected events say so") {
    Dataset study = simulateReading(1, 1);
    study.recordings.resize(1);
    study.recordings[0].samples.resize(600); // 20 s
    study.recordings[0].fixations.resize(30);
    study.recordings[0].saccades.clear();
    DataWorkbench bench(std::move(study));
    CHECK(bench.drawn().samples > 300);
    CHECK(bench.data().timeCourse()->curves().size() == 2);
    bench.bringUp("Events");
    CHECK(bench.typed("saccade").section(' ', 0, 0).toInt() > 10);
    CHECK(bench.cell(DataTable::events, 0, "origin") == "detected");
    CHECK(bench.cell(DataTable::events, 0, "amplitude, °") != "–");
    bench.typed(" ");
    bench.bringUp("Samples");
    CHECK(bench.table(DataTable::samples)->model()->rowCount() == 600);
}

TEST_CASE("nothing of the original leaves the Data bench: no picture, no plot, no release") {
    Session session;
    session.view<DataView>().participant = "A";
    DataWorkbench bench(twoObservers(), session);
    for (const char* action : {"copy_picture", "copy_command", "export_picture", "release"})
        CHECK_FALSE(bench.find<QAction>(action)->isEnabled());
    CHECK(bench.data().pages().empty());
    CHECK(bench.data().picture().isNull());
    CHECK_FALSE(bench.data().release());
    REQUIRE_FALSE(bench.data().timeCourse()->empty());
    CHECK_FALSE(bench.data().timeCourse()->mayLeave());
    QApplication::clipboard()->setText("before");
    QTest::keyClick(&bench.plot(), Qt::Key_C, Qt::ControlModifier);
    QTest::keyClick(&bench.plot(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(QApplication::clipboard()->text() == "before");
}

TEST_CASE("what is suspicious about a participant is marked, and said on hover") {
    Dataset study = simulateGallery(12, 1);
    for (Recording& recording : study.recordings)
        if (recording.participant == 4)
            for (Fixation& fixation : recording.fixations)
                fixation.duration_ms /= 1000;
    DataWorkbench bench(std::move(study));
    const DataTable participants = DataTable::participants;
    CHECK(bench.cell(participants, 4, "fixation duration, ms").startsWith("⚠ "));
    CHECK(bench.cell(participants, 4, "why").contains("another unit of time"));
    QString tip;
    const QAbstractItemModel& model = *bench.table(participants)->model();
    for (int column = 0; column < model.columnCount(); ++column)
        if (model.headerData(column, Qt::Horizontal).toString() == "fixation duration, ms")
            tip = model.index(4, column).data(Qt::ToolTipRole).toString();
    CHECK(tip.contains("another unit of time"));
    CHECK(bench.typed("unit of time") == "1 of 12");
}

TEST_CASE("a study without gaze says what to do, and one without samples says so") {
    {
        Dataset features;
        features.participants = {{"A", {}}};
        DataWorkbench bench(std::move(features));
        CHECK(bench.data().empty()->isVisible());
        QTest::mouseClick(bench.data().empty()->findChild<QPushButton*>("bench_signals_action"), Qt::LeftButton);
        CHECK(bench.session().bench == "signals");
    }
    DataWorkbench bench(twoObservers());
    bench.bringUp("Samples");
    CHECK(bench.data().tables()->empty(DataTable::samples)->accessibleName() == "No samples");
    Session session = bench.session();
    session.excluded = {"A", "B"};
    bench.window.document().change("exclude", session);
    CHECK(bench.plot().emptyText().contains("No recording of this choice"));
    CHECK(bench.drawn() == GazePlot::Drawn{});
}

TEST_CASE("a table too long for one frame is put in order in the background, and the last wish wins") {
    Dataset study = twoObservers();
    study.recordings[0].samples.resize(50000);
    for (std::size_t i = 0; i < 50000; ++i)
        study.recordings[0].samples[i] = {static_cast<double>(i), {static_cast<double>(i * 7919 % 50000), 1, missing}, {}};
    DataWorkbench bench(std::move(study));
    bench.bringUp("Samples");
    bench.clickHeader(DataTable::samples, 4);
    bench.clickHeader(DataTable::samples, 4);
    CHECK(bench.view().sorted_by.at("samples") == "-x");
    REQUIRE(waitFor([&] { return bench.window.settled(); }));
    CHECK(bench.cell(DataTable::samples, 0, "x, px") == "49\u202f999.0");
    CHECK(bench.find<QLabel>("row_count")->text().endsWith("50\u202f000"));
}
