// Drives the Areas bench by mouse and keyboard and looks at table, plot and picture.

#include "app/benches/areas/areas_bench.h"
#include "core/domains/areas/areas_view.h"

#include "app/benches/area_plots.h"
#include "app/benches/area_table.h"
#include "app/benches/findings_panel.h"
#include "app/benches/mechanism_column.h"
#include "app/release/ledger_dock.h"
#include "core/domains/areas/chosen_pair.h"
#include "core/errors.h"
#include "core/session/session_file.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/release/named_study.h"
#include "tests/catch.h"
#include "tests/core/release/byte_scan.h"
#include "widgets/area_view.h"
#include "widgets/empty_state.h"
#include "widgets/guarantee_card.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>

#include <nlohmann/json.hpp>

using namespace nictate;

namespace {

struct AtAreas : Workbench {
    AtAreas() {
        open();
        trigger("bench_areas_action");
    }
    AreasBench& areas() { return *window.findChild<AreasBench*>(); }
    AreaView* view() { return areas().view(); }
    const std::vector<Area>& drawn() { return session().view<AreasView>().of("garden"); }
    /// Whether the card shows it.
    bool said(const QString& words) {
        const auto labels = window.findChild<GuaranteeCard*>()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text().contains(words); });
    }
    const AreaRow& row(std::size_t i) { return areas().frame()->table.rows.at(i); }
    QImage picture() { return view()->grab().toImage(); }
    void drag(QPointF from, QPointF to) {
        const QPoint a = view()->positionOf(from).toPoint(), b = view()->positionOf(to).toPoint();
        QTest::mousePress(view(), Qt::LeftButton, {}, a);
        QTest::mouseMove(view(), (a + b) / 2);
        QTest::mouseMove(view(), b);
        QTest::mouseRelease(view(), Qt::LeftButton, {}, b);
    }
    void click(const char* tool) { QTest::mouseClick(find<QToolButton>(tool), Qt::LeftButton); }
    void clickAt(QPointF at) { QTest::mouseClick(view(), Qt::LeftButton, {}, view()->positionOf(at).toPoint()); }
    void key(int key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(view(), static_cast<Qt::Key>(key), with); }
};

/// What the command prints that was copied, with its areas in `file`.
nlohmann::json printedBy(const QString& copied, const QString& file) {
    const std::string command = copied.toStdString();
    const std::size_t begin = command.find('\n', command.find("cat > aois.csv")) + 1, end = command.find("END\n", begin);
    REQUIRE(end != std::string::npos);
    QFile areas(file);
    REQUIRE(areas.open(QIODevice::WriteOnly));
    areas.write(command.substr(begin, end - begin).c_str());
    areas.close();
    std::string line = command.substr(command.find("nictate-cli aoi ") + 12);
    line.replace(line.find("aois.csv"), 8, file.toStdString());
    const auto run = test::cli(line + " --json");
    REQUIRE(run.status == 0);
    return nlohmann::json::parse(run.text);
}

/// Two pictures that everybody saw, compared.
struct AtPairs : test::ReleaseBench {
    AreasBench* areas = nullptr;

    AtPairs() {
        bench.trigger("bench_areas_action");
        areas = bench.window.findChild<AreasBench*>();
        QTest::keyClick(areas->view(), Qt::Key_E);
        REQUIRE(areas->frame());
        auto* pairs = bench.find<QComboBox>("area_pairs");
        CHECK_FALSE(pairs->isVisible()); // no other picture has areas
        auto* menu = bench.find<QToolButton>("copy_areas")->menu();
        Q_EMIT menu->aboutToShow();
        menu->actions().front()->trigger();
        REQUIRE(pairs->count() == 3);
        pairs->setCurrentIndex(1);
        Q_EMIT pairs->activated(1);
        REQUIRE(areas->frame()->compared);
    }
    const AreasFrame& frame() const { return *areas->frame(); }
};

} // namespace

TEST_CASE("an area is drawn with the mouse: table, bars and picture show it, and undo takes it back") {
    AtAreas bench;
    CHECK_FALSE(bench.areas().frame());
    const QImage blank = bench.picture();
    bench.click("tool_rectangle");
    bench.drag({90, 70}, {190, 150});
    REQUIRE(bench.drawn().size() == 1);
    const Area& area = bench.drawn()[0];
    CHECK(area.name == "area 1");
    CHECK(area.points[0] == Approx(90).margin(2));
    CHECK(area.points[2] == Approx(100).margin(3));
    REQUIRE(bench.areas().frame());
    CHECK(bench.row(0).original > 0.3); // most of what people looked at in the garden
    CHECK(bench.areas().table()->rows()->rowCount() == 1);
    CHECK(bench.areas().plots()->table()->content().names == QStringList{"area 1"});
    CHECK(bench.areas().plots()->table()->content().originals.front() == bench.row(0).original);
    CHECK(bench.picture() != blank);

    bench.click("tool_ellipse");
    bench.drag({250, 60}, {350, 160});
    bench.click("tool_polygon");
    for (const QPointF& corner : {QPointF(20, 200), QPointF(120, 200), QPointF(70, 280), QPointF(20, 200)})
        bench.clickAt(corner);
    REQUIRE(bench.drawn().size() == 3);
    CHECK(bench.drawn()[1].shape == AreaShape::ellipse);
    CHECK(bench.drawn()[2].shape == AreaShape::polygon);
    CHECK(bench.drawn()[2].points.size() == 6);
    CHECK(bench.areas().table()->rows()->rowCount() == 3);
    for (int i = 0; i < 3; ++i)
        bench.trigger("undo");
    CHECK(bench.drawn().empty());
    CHECK_FALSE(bench.areas().frame());
    bench.trigger("redo");
    CHECK(bench.drawn().size() == 1);
}

TEST_CASE("while no area is drawn no error can be asked for") {
    AtAreas bench;
    const auto* apply = bench.find<QPushButton>("apply_area_target");
    CHECK_FALSE(bench.find<QDoubleSpinBox>("area_target")->isEnabled());
    CHECK_FALSE(apply->isEnabled());
    bench.click("tool_rectangle");
    bench.drag({90, 70}, {190, 150});
    REQUIRE(bench.areas().frame());
    CHECK(bench.find<QDoubleSpinBox>("area_target")->isEnabled());
    CHECK(apply->isEnabled() == bench.areas().frame()->target_epsilon.has_value());
    bench.trigger("undo");
    CHECK_FALSE(apply->isEnabled());
}

TEST_CASE("in a narrow window the table keeps what is protected and the wider interval in view") {
    AtAreas bench;
    bench.click("tool_rectangle");
    bench.drag({90, 70}, {190, 150});
    AreaTable* table = bench.areas().table();
    for (const QSize size : {QSize(1024, 768), QSize(1920, 1080)}) {
        CAPTURE(size.width());
        bench.window.resize(size);
        REQUIRE(settledPicture(*table).width() == table->width());
        CHECK(table->horizontalScrollBar()->maximum() == 0);
        CHECK_FALSE(table->isColumnHidden(AreaTableModel::shown));
        CHECK_FALSE(table->isColumnHidden(AreaTableModel::people));
        CHECK(table->isColumnHidden(AreaTableModel::interval) == (size.width() == 1024));
    }
}

TEST_CASE("an area is moved and resized by dragging, each one step, and the table follows") {
    AtAreas bench;
    bench.click("tool_rectangle");
    bench.drag({90, 70}, {190, 150});
    const double before = bench.row(0).original;
    bench.drag({140, 110}, {240, 210});
    CHECK(bench.drawn()[0].points[0] == Approx(190).margin(3));
    CHECK(bench.drawn()[0].points[2] == Approx(100).margin(3));
    CHECK(bench.row(0).original != before);
    bench.trigger("undo");
    CHECK(bench.row(0).original == before);
    bench.clickAt({140, 110});
    bench.drag({190, 150}, {300, 250}); // its lower right handle
    CHECK(bench.drawn()[0].points[0] == Approx(90).margin(3));
    CHECK(bench.drawn()[0].points[2] == Approx(210).margin(4));
    bench.trigger("undo");
    CHECK(bench.drawn()[0].points[2] == Approx(100).margin(3));
    bench.trigger("undo");
    CHECK(bench.drawn().empty());
}

TEST_CASE("everything can be done to areas by keyboard") {
    AtAreas bench;
    bench.view()->setFocus();
    bench.key(Qt::Key_R);
    bench.key(Qt::Key_E);
    bench.key(Qt::Key_P);
    REQUIRE(bench.drawn().size() == 3);
    CHECK(bench.view()->chosen() == 2u);
    bench.key(Qt::Key_PageDown);
    CHECK(bench.view()->chosen() == 0u);
    const double x = bench.drawn()[0].points[0], width = bench.drawn()[0].points[2];
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right, Qt::ShiftModifier);
    CHECK(bench.drawn()[0].points[0] == x + 11);
    bench.key(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(bench.drawn()[0].points[2] == width - 10);
    answerDialog([](QWidget* dialog) {
        qobject_cast<QInputDialog*>(dialog)->setTextValue("gate");
        qobject_cast<QInputDialog*>(dialog)->accept();
    });
    bench.key(Qt::Key_F2);
    CHECK(bench.drawn()[0].name == "gate");
    CHECK(bench.row(0).area == "gate");
    bench.key(Qt::Key_PageUp);
    bench.key(Qt::Key_Delete);
    CHECK(bench.drawn().size() == 2);
    CHECK(bench.drawn()[1].name == "area 2");
    bench.trigger("undo");
    CHECK(bench.drawn().size() == 3);
}

TEST_CASE("metrics, noise and the error that is wanted are chosen; card, bars and table say the same") {
    AtAreas bench;
    bench.key(Qt::Key_R);
    bench.find<QAction>("metric_fixations")->trigger();
    CHECK(bench.session().view<AreasView>().metrics == std::vector<std::string>{"dwell-share", "fixations"});
    CHECK(bench.areas().table()->rows()->rowCount() == 2);
    CHECK(bench.areas().plots()->table()->title() == "Fixations");
    auto* shown = bench.find<QComboBox>("shown_metric");
    CHECK(shown->currentText() == "Fixations");
    bench.find<QAction>("metric_fixations")->trigger();
    CHECK(bench.areas().plots()->table()->title() == "Dwell share");
    const double before = bench.row(0).shown.value;
    QTest::mouseClick(bench.find<QToolButton>("new_area_noise"), Qt::LeftButton);
    CHECK(bench.row(0).shown.value != before);
    CHECK(bench.row(0).original == bench.areas().plots()->table()->content().originals.front());
    CHECK_THAT(bench.window.mechanismColumn()->card()->text().toStdString(), Catch::Contains("of dwell-share"));
    auto* target = bench.find<QDoubleSpinBox>("area_target");
    target->setValue(0.02);
    const auto epsilon = bench.areas().frame()->target_epsilon;
    REQUIRE(epsilon);
    QTest::mouseClick(bench.find<QPushButton>("apply_area_target"), Qt::LeftButton);
    CHECK(bench.session().parameters("aoi").number("epsilon") == Approx(*epsilon).epsilon(0.01));
    CHECK(bench.areas().frame()->table.noises.front().deviation() == Approx(0.02).epsilon(0.02));
}

TEST_CASE("a bound that bites is said on the card, is not copied with it, and a looser one says nothing") {
    AtAreas bench;
    bench.click("tool_rectangle");
    bench.drag({90, 70}, {190, 150});
    Session session = bench.session();
    session.view<AreasView>().metrics = {"fixations"};
    session.view<AreasView>().shown = "fixations";
    session.given["aoi"].set("clip", 0.5);
    bench.window.document().change("bounds", session);
    auto* card = bench.window.findChild<GuaranteeCard*>();
    REQUIRE(bench.areas().frame()->table.bounded.size() == 1);
    const TakenByBounds taken = bench.areas().frame()->table.bounded[0].taken;
    CHECK(taken.share == Approx(1 - 0.5 * static_cast<double>(taken.observers) /
                                        (bench.row(0).original * bench.areas().frame()->facts.observers)));
    CHECK(bench.said(QString("Bounds cut %1 of").arg(taken.observers)));
    CHECK_FALSE(card->text().contains("Bounds cut"));
    CHECK_FALSE(bench.areas().caption().contains("Bounds cut"));
    session.given["aoi"].set("clip", 1000.0);
    bench.window.document().change("bounds", session);
    CHECK(bench.areas().frame()->table.bounded.empty());
    CHECK_FALSE(bench.said("Bounds cut"));
}

TEST_CASE("areas are copied to other pictures, and kept in sessions") {
    AtAreas bench;
    bench.key(Qt::Key_R);
    auto* menu = bench.find<QToolButton>("copy_areas")->menu();
    Q_EMIT menu->aboutToShow();
    REQUIRE(menu->actions().size() == 3); // all, a line, the kitchen
    menu->actions().front()->trigger();
    CHECK(bench.session().view<AreasView>().of("kitchen") == bench.drawn());
    CHECK(parseSession(sessionText(bench.session()), "s.nictate") == bench.session());

    const double here = bench.row(0).original;
    auto* scope = bench.find<QComboBox>("areas_scope");
    scope->setCurrentIndex(1);
    Q_EMIT scope->activated(1);
    const AreasFrame both = *bench.areas().frame();
    CHECK(both.pictures == 2);
    REQUIRE(both.rows.size() == 1);
    CHECK(bench.areas().table()->rows()->rows()[0].original == both.rows[0].original);
    bench.trigger("undo");
    Session kitchen = bench.session();
    kitchen.stimulus = "kitchen";
    bench.window.document().change("look elsewhere", kitchen);
    CHECK(both.rows[0].original == Approx((here + bench.row(0).original) / 2));
    bench.trigger("undo");
}

TEST_CASE("areas are copied as a command that prints the same", "[shell]") {
    AtAreas bench;
    bench.key(Qt::Key_R);
    const auto printed = printedBy(bench.areas().command(), bench.study.path("aois.csv"));
    CHECK(printed["rows"][0]["private"].get<double>() == bench.row(0).shown.value);
    CHECK(printed["rows"][0]["original"].get<double>() == bench.row(0).original);
}

TEST_CASE("areas that cannot be are said in words where the table was, and 500 have their rows") {
    AtAreas bench;
    const auto shown = [&](const std::vector<Area>& areas) {
        Session session = bench.session();
        session.view<AreasView>().areas["garden"] = areas;
        bench.window.document().change("areas", session);
        bench.picture(); // painted without harm
        return bench.areas().frame() ? std::string("a table") : bench.areas().reason().toStdString();
    };
    const auto box = [](const std::string& name, double x, double y, double width, double height) {
        return Area{name, AreaShape::rectangle, {x, y, width, height}};
    };
    CHECK(shown({box("sound", 10, 10, 50, 50)}) == "a table");
    CHECK_THAT(shown({box("away", 900, 0, 10, 10)}), Catch::Contains("outside the picture"));
    CHECK_THAT(shown({box("flat", 10, 10, 0, 50)}), Catch::Contains("no extent"));
    CHECK_THAT(shown({{"bow", AreaShape::polygon, {0, 0, 90, 90, 90, 0, 0, 70}}}), Catch::Contains("crosses"));
    CHECK_THAT(shown({box("twin", 0, 0, 9, 9), box("twin", 20, 0, 9, 9)}), Catch::Contains("two areas are called \"twin\""));
    CHECK_THAT(shown({box("lost", std::nan(""), 0, 9, 9)}), Catch::Contains("four finite numbers"));
    auto* empty = bench.find<EmptyState>("no_table");
    CHECK(empty->isVisible());
    CHECK_THAT(empty->accessibleDescription().toStdString(), Catch::Contains("four finite numbers"));
    CHECK_THAT(shown({}), Catch::Contains("No area is drawn"));
    CHECK_THAT(empty->accessibleDescription().toStdString(), Catch::Contains("Draw an area"));
    CHECK(bench.areas().table()->rows()->rowCount() == 0);
    std::vector<Area> many;
    for (int i = 0; i < 500; ++i)
        many.push_back(box("a" + std::to_string(i), i % 25 * 16, i / 25 * 15, 16, 15));
    CHECK(shown(many) == "a table");
    CHECK_FALSE(empty->isVisible());
    CHECK(bench.areas().table()->rows()->rowCount() == 500);
}

TEST_CASE("an attacked observer's values are recovered to within n times the noise, and never leave") {
    AtAreas bench;
    bench.key(Qt::Key_R);
    CHECK(bench.areas().plots()->attack()->empty());
    auto* attacked = bench.find<QComboBox>("attacked_areas");
    attacked->setCurrentIndex(3);
    Q_EMIT attacked->activated(3);
    const BarContent& bars = bench.areas().plots()->attack()->content();
    REQUIRE(bars.values.size() == 1);
    CHECK((bars.highs[0] - bars.lows[0]) / 2 == Approx(14 * bench.areas().frame()->table.noises.front().halfWidth()));
    CHECK_FALSE(bench.areas().plots()->attack()->mayLeave());
    CHECK_FALSE(bench.areas().plots()->table()->csv().contains("original"));
    CHECK_FALSE(bench.areas().table()->copied().contains("original"));
    CHECK(bench.areas().table()->copied().startsWith("# SIMULATION"));
}

TEST_CASE("a table of areas is released from the window: card, ledger entry, table and pictures") {
    test::ReleaseBench fixture;
    fixture.bench.trigger("bench_areas_action");
    auto* areas = fixture.bench.window.findChild<AreasBench*>();
    QTest::keyClick(areas->view(), Qt::Key_E);
    REQUIRE(areas->frame());
    const QString out = fixture.study.path("released");
    fixture.release([&](ReleaseDialog& dialog) {
        CHECK_THAT(test::expectation(dialog).toStdString(), Catch::Contains("of dwell-share"));
        test::setFolder(dialog, out);
        INFO(test::message(dialog).toStdString());
        REQUIRE(test::button(dialog)->isEnabled());
        CHECK(test::press(dialog));
    });
    CHECK(test::filesIn(out) == QStringList{"aoi_table.csv", "aois.csv", "aois.png", "figure.pdf", "figure.svg", "methods.txt",
                                            "privacy_card.json", "privacy_card.pdf"});
    CHECK_THAT(test::bytesOf(out + "/aoi_table.csv"),
               Catch::StartsWith("aoi,metric,private,ci_low,ci_high,people_low,people_high,unit\narea 1,dwell-share,"));
    CHECK(fixture.ledger().entries().size() == 1);
    std::vector<std::string> words = {"QZSECRETSTUDYQZ"};
    for (int i = 0; i < 12; ++i)
        words.push_back(test::NamedStudy::id(i).toStdString());
    for (const QString& file : test::filesIn(out))
        CHECK(test::findings(test::bytesOf(out + "/" + file), words, {}) == std::set<std::string>{});
}

TEST_CASE("groups by an attribute: table, figure, differences and a sentence to copy; everybody again undoes it") {
    Workbench bench;
    bench.openAndWait(NICTATE_SOURCE_DIR "/datasets/gallery");
    bench.trigger("bench_areas_action");
    auto* areas = bench.window.findChild<AreasBench*>();
    REQUIRE(areas->frame()); // the gallery's poster has six areas
    CHECK(areas->findings()->sentence().isEmpty());
    CHECK(areas->frame()->seen.size() == 13);

    auto* groups = bench.find<QComboBox>("area_groups");
    REQUIRE(groups->findData("training") > 0);
    CHECK(groups->findData("age") < 0);
    groups->setCurrentIndex(groups->findData("training"));
    Q_EMIT groups->activated(groups->currentIndex());
    REQUIRE(areas->frame()->groups);
    CHECK(areas->table()->rows()->rowCount() == 12);
    CHECK_FALSE(areas->table()->isColumnHidden(AreaTableModel::group));
    CHECK(areas->findings()->model()->rowCount() == 6);
    CHECK(areas->plots()->figure()->content().groups.size() == 2);
    CHECK(areas->plots()->figure()->content().areas.size() == 6);
    CHECK(areas->plots()->seen()->curves().size() == 2);
    CHECK(areas->command().contains("--groups training"));
    CHECK(areas->caption().contains("training"));
    bench.find<QAbstractButton>("copy_finding")->click();
    CHECK(QApplication::clipboard()->text().startsWith("# SIMULATION"));
    CHECK(QApplication::clipboard()->text().contains("95 % interval"));
    bench.find<QAbstractButton>("copy_methods")->click();
    CHECK(QApplication::clipboard()->text().contains("Groups (design: "));
    CHECK(
        QApplication::clipboard()->text().contains("as published and not proven")); // as the card beside it: nothing was declared
    CHECK(areas->plots()->figure()->csv().contains("design,title,"));

    bench.trigger("undo");
    CHECK_FALSE(areas->frame()->groups);
    CHECK(areas->table()->isColumnHidden(AreaTableModel::group));
    CHECK(areas->findings()->model()->rowCount() == 0);
}

TEST_CASE("within people: two pictures are compared as a command that prints the same", "[shell]") {
    AtPairs at;
    const QString command = at.areas->command();
    CHECK(command.contains(QString::fromStdString("--paired " + at.frame().compared->first + "," + at.frame().compared->second)));
    const auto printed = printedBy(command, at.study.path("aois.csv"));
    CHECK(printed["differences"][0]["difference"].get<double>() == at.frame().within[0].shown.difference);
}

TEST_CASE("within people: two pictures that everybody saw are compared, kept, and released") {
    AtPairs fixture;
    Workbench& bench = fixture.bench;
    AreasBench* areas = fixture.areas;
    const AreasFrame& frame = fixture.frame();
    const std::string other = bench.session().view<AreasView>().paired.front();
    CHECK(frame.compared->second == other);
    REQUIRE(frame.within.size() == 1);
    CHECK(areas->findings()->model()->rowCount() == 1);
    CHECK(areas->table()->rows()->rowCount() == 0); // no table of either
    REQUIRE(areas->plots()->figure()->content().groups.size() == 1);
    const auto& drawn = areas->plots()->figure()->content().groups[0];
    CHECK(drawn.values[0] == frame.within[0].shown.difference);
    CHECK(drawn.people_lows[0] == frame.within[0].shown.low);
    CHECK(drawn.highs[0] - drawn.lows[0] == Approx(2 * frame.table.noises[0].halfWidth()));
    CHECK(bench.find<QComboBox>("attacked_areas")->isEnabled() == false);
    CHECK(parseSession(sessionText(bench.session()), "s.nictate") == bench.session());

    const QString out = fixture.study.path("released");
    fixture.release([&](ReleaseDialog& dialog) {
        test::setFolder(dialog, out);
        INFO(test::message(dialog).toStdString());
        REQUIRE(test::button(dialog)->isEnabled());
        CHECK(test::press(dialog));
    });
    CHECK(test::filesIn(out).contains("differences.csv"));
    CHECK_FALSE(test::filesIn(out).contains("aoi_table.csv"));
    CHECK(fixture.ledger().entries().size() == 1);

    bench.trigger("undo");
    CHECK_FALSE(areas->frame()->compared);
    CHECK(areas->table()->rows()->rowCount() == 1);
}

TEST_CASE("within people: pairs of conditions are those that everybody was in; groups and pairs exclude each other") {
    Session session;
    Dataset study;
    study.stimuli.resize(1);
    study.stimuli[0].id = "poster";
    for (std::size_t person = 0; person < 3; ++person) {
        study.participants.push_back({"p" + std::to_string(person), {}});
        for (const char* condition : {"before", "after", "late"}) {
            if (person == 2 && condition[0] == 'l')
                continue;
            Recording recording;
            recording.participant = person;
            recording.condition = condition;
            study.recordings.push_back(recording);
        }
    }
    CHECK(possiblePairs(session, study) == std::vector<std::vector<std::string>>{{"after", "before"}, {"before", "after"}});
    session.excluded = {"p2"};
    CHECK(possiblePairs(session, study).size() == 6);
    session.view<AreasView>().paired = {"before", "never"};
    CHECK_THROWS_AS(chosenPair(session, study), InvalidParameter);
    session.view<AreasView>().paired = {"before", "after"};
    CHECK(chosenPair(session, study)->names == std::pair<std::string, std::string>{"before", "after"});
    session.view<AreasView>().groups = "training";
    CHECK_THROWS_AS(parseSession(sessionText(session), "s.nictate"), ParseError);
}

namespace {

/// Two people who look at (100, 100) for 2 s and at (300, 200) for 1 s.
QString timedStudy(const QTemporaryDir& folder) {
    QFile table(folder.filePath("timed.csv"));
    if (!table.open(QIODevice::WriteOnly))
        throw std::runtime_error("no room for a test's study");
    table.write("participant,stimulus,x,y,start_ms,duration_ms\n");
    for (const char* person : {"A", "B", "C"})
        table.write(QString("%1,garden,100,100,0,2000\n%1,garden,300,200,2000,1000\n").arg(person).toUtf8());
    return table.fileName();
}

} // namespace

TEST_CASE("an area moves from keyframe to keyframe: set by mouse and keyboard, seen at each moment, counted, undone") {
    QTemporaryDir folder;
    AtAreas bench;
    bench.openAndWait(timedStudy(folder));
    bench.trigger("bench_areas_action");
    auto* bar = bench.find<QWidget>("area_time_bar");
    CHECK_FALSE(bar->isVisible());
    bench.click("tool_rectangle");
    bench.drag({50, 50}, {150, 150});
    REQUIRE(bench.drawn().size() == 1);
    QComboBox* metric = bench.find<QComboBox>("shown_metric");
    bench.find<QToolButton>("area_metrics")->menu()->findChild<QAction*>("metric_dwell")->trigger();
    CHECK(metric->currentText() == "Dwell");
    const auto dwell = [&] { return bench.areas().frame()->table.rows.back().original; };
    CHECK(dwell() == Approx(2000));

    bench.click("keyframe_areas");
    CHECK(bar->isVisible());
    bench.find<QSlider>("area_replay_time")->setValue(1000);
    CHECK(bench.areas().timeMs() == 1000);
    bench.drag({100, 100}, {300, 100}); // away to the right within a second
    const std::vector<Area> moved = bench.drawn();
    REQUIRE(moved[0].keyframes.size() == 2);
    CHECK(moved[0].keyframes[1].at_ms == 1000);
    const double left = moved[0].keyframes[0].points[0], far = moved[0].keyframes[1].points[0];
    CHECK(far - left == Approx(200).margin(3));
    CHECK(dwell() == Approx((100 - left) / (far - left) * 1000).margin(1e-6));
    const QImage then = bench.picture();
    bench.find<QSlider>("area_replay_time")->setValue(500);
    CHECK(bench.picture() != then);
    CHECK(bench.view()->keyframe() == nullptr);

    bench.key(Qt::Key_H); // gone after half a second, in which it is over the look all the time or until it has passed
    CHECK(dwell() == Approx(std::min(500.0, (100 - left) / (far - left) * 1000)).margin(1e-6));
    CHECK(bench.drawn()[0].keyframes.size() == 3);
    CHECK(bench.find<QToolButton>("hide_area")->text() == "Show from here");
    bench.click("remove_keyframe");
    CHECK(bench.drawn() == moved);
    bench.click("next_keyframe");
    CHECK(bench.areas().timeMs() == 1000);
    bench.click("previous_keyframe");
    CHECK(bench.areas().timeMs() == 0);

    bench.key(Qt::Key_K); // off: both keyframes go one pixel to the right
    CHECK_FALSE(bench.find<QToolButton>("keyframe_areas")->isChecked());
    CHECK(bar->isVisible());
    bench.key(Qt::Key_Right);
    CHECK(bench.drawn()[0].keyframes[0].points[0] == left + 1);
    CHECK(bench.drawn()[0].keyframes[1].points[0] == far + 1);
    const Session kept = parseSession(sessionText(bench.session()), "s.nictate");
    CHECK(kept.view<AreasView>().of("garden") == bench.drawn());
    while (moves(bench.drawn()[0]))
        bench.trigger("undo");
    CHECK(dwell() == Approx(2000));
    CHECK_FALSE(bar->isVisible());
}

TEST_CASE("an area that moves has nobody's gaze, and says why, where no recording says when somebody looked") {
    AtAreas bench;
    bench.click("tool_rectangle");
    bench.drag({90, 70}, {190, 150});
    REQUIRE(bench.areas().frame());
    bench.click("keyframe_areas");
    bench.find<QSlider>("area_replay_time")->setValue(1000);
    bench.key(Qt::Key_Right);
    REQUIRE(bench.drawn()[0].keyframes.size() == 2);
    REQUIRE(bench.areas().frame());
    CHECK(bench.row(0).original == 0);
    CHECK(bench.said("count in no moving area"));
    bench.trigger("undo");
    REQUIRE(bench.areas().frame());
    CHECK(bench.row(0).original > 0.3);
    CHECK_FALSE(bench.said("count in no moving area"));
}
