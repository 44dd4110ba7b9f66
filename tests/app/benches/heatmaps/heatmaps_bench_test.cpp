// Drives the Heatmaps bench by keyboard and mouse and looks at picture, card and plot.
#include "app/benches/heatmaps/heatmap_plots.h"
#include "app/benches/mechanism_column.h"
#include "app/study/study_column.h"
#include "app/window/message_bar.h"
#include "core/domains/heatmap/heatmap_preview.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "widgets/curve_plot.h"
#include "widgets/empty_state.h"
#include "widgets/fold.h"
#include "widgets/guarantee_card.h"
#include "widgets/heatmap_view.h"
#include "widgets/shown_number.h"
#include "widgets/study_tree.h"
#include "widgets/view_transform.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace nictate;

TEST_CASE("moving ε by keyboard changes picture, card and marker, and undo brings them back") {
    Workbench bench;
    bench.open();
    REQUIRE(bench.heatmaps().frame());
    auto* card = bench.window.mechanismColumn()->card();
    auto* plot = bench.heatmaps().plots()->plot("fidelity");
    const QImage before = bench.picture();
    const QString card_before = card->text();
    const double cc_before = bench.cc();
    REQUIRE(waitFor([&] { return plot->marker() == 1.0; }));

    auto* slider = bench.find<QSlider>("epsilon.slider");
    slider->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(slider, Qt::Key_PageUp);
    const double epsilon = bench.session().parameters("clipped-gaussian").number("epsilon");
    CHECK(epsilon > 1);
    CHECK(bench.cc() != cc_before);
    CHECK(bench.picture() != before);
    CHECK(card->text() != card_before);
    CHECK(waitFor([&] { return plot->marker() == epsilon; }));

    while (bench.window.document().canUndo())
        bench.trigger("undo");
    CHECK(bench.cc() == cc_before);
    CHECK(bench.picture() == before);
    CHECK(card->text() == card_before);
    CHECK(waitFor([&] { return plot->marker() == 1.0; }));
    while (bench.window.document().canRedo())
        bench.trigger("redo");
    CHECK(bench.session().parameters("clipped-gaussian").number("epsilon") == epsilon);
}

TEST_CASE("dragging the ε slider with the mouse is one step to undo") {
    Workbench bench;
    bench.open();
    auto* slider = bench.find<QSlider>("epsilon.slider");
    const QPoint middle = slider->rect().center();
    QTest::mousePress(slider, Qt::LeftButton, {}, middle);
    for (int x : {10, 20, 40})
        QTest::mouseMove(slider, middle + QPoint(x, 0));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, middle + QPoint(40, 0));
    CHECK(bench.session().parameters("clipped-gaussian").has("epsilon"));
    bench.trigger("undo");
    CHECK_FALSE(bench.session().parameters("clipped-gaussian").has("epsilon"));
    CHECK_FALSE(bench.window.document().canUndo());
}

TEST_CASE("while ε moves grid and prior hold still, and follow when ε rests") {
    Workbench bench;
    bench.window.openSample(); // its pictures can be read
    REQUIRE(waitFor([&] { return bench.heatmaps().frame().has_value(); }));
    auto move = [&](double epsilon, bool finished) {
        Session session = bench.session();
        session.given["clipped-gaussian"].set("epsilon", epsilon);
        bench.window.document().change("move", session, "epsilon", finished);
        return bench.heatmaps().frame()->shown.resolved.number("width");
    };
    const auto prior = [&] { return bench.heatmaps().frame()->shown.resolved.text("prior"); };
    const double before = move(1, true);
    const std::string expected = prior();
    CHECK(move(20, false) == before);
    CHECK(prior() == expected);
    CHECK(move(0.05, false) == before);
    CHECK_FALSE(bench.session().parameters("clipped-gaussian").has("width"));
    const double at_rest = move(0.05, true);
    CHECK(at_rest != before);
    move(20, true); // where gaze outweighs what is expected of the picture
    CHECK(prior() != expected);
}

TEST_CASE("plots fold away, the heatmaps get their room, and both come back as they were") {
    Workbench bench;
    bench.open();
    REQUIRE(bench.waitForSweeps()); // titles and progress of plots change their room
    settledPicture(bench.heatmaps());
    auto* fold = bench.find<Fold>("plots_fold");
    auto* button = fold->findChild<QToolButton*>("fold");
    const QSize before = bench.heatmaps().shown()->size(), plots = bench.heatmaps().plots()->size();
    QTest::mouseClick(button, Qt::LeftButton);
    REQUIRE(waitFor([&] { return bench.heatmaps().shown()->height() > before.height() + plots.height() / 2; }));
    CHECK_FALSE(bench.heatmaps().plots()->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    CHECK(waitFor([&] { return bench.heatmaps().shown()->size() == before; }));
    CHECK(bench.heatmaps().plots()->size() == plots);
}

TEST_CASE("a double click gives one heatmap all the room, also while ε moves, and it says of which stimulus it is") {
    Workbench bench;
    bench.open();
    HeatmapView* shown = bench.heatmaps().shown();
    QTest::mouseDClick(shown, Qt::LeftButton, {}, shown->pictureRect().center());
    bench.enter("epsilon.box", "3");
    CHECK(shown->isVisible());
    CHECK_FALSE(bench.heatmaps().original()->isVisible());
    CHECK(shown->accessibleName() == "Protected, garden");
    QTest::keyClick(shown, Qt::Key_Return);
    CHECK(bench.heatmaps().original()->isVisible());
}

TEST_CASE("badge, ε, odds and expected CC stand on the card without scrolling at 1280 × 800") {
    Workbench bench;
    bench.open();
    REQUIRE(bench.waitForSweeps());
    for (const char* each : {"badge", "epsilon", "sentence", "expected_cc"}) {
        const auto* label = bench.window.mechanismColumn()->card()->findChild<QLabel*>(each);
        REQUIRE(label);
        INFO(each);
        CHECK(label->visibleRegion().boundingRect() == label->rect());
    }
}

TEST_CASE("choosing another mechanism keeps ε and shows its own guarantee") {
    Workbench bench;
    bench.open();
    bench.enter("epsilon.box", "3");
    CHECK(bench.session().parameters("clipped-gaussian").number("epsilon") == 3);
    const QImage before = bench.picture();
    auto* combo = bench.find<QComboBox>("mechanism");
    combo->setFocus();
    combo->setCurrentIndex(combo->findData("noise-free"));
    Q_EMIT combo->activated(combo->currentIndex());
    CHECK(bench.session().at("heatmaps").mechanism == "noise-free");
    CHECK(bench.picture() != before);
    CHECK(bench.cc() == Approx(1));
    CHECK(bench.window.mechanismColumn()->card()->text().contains("none"));
    QTest::keyClick(combo, combo->currentIndex() > 0 ? Qt::Key_Up : Qt::Key_Down); // with the keyboard alone
    CHECK(bench.session().at("heatmaps").mechanism != "noise-free");
    combo->setCurrentIndex(combo->findData("laplace"));
    Q_EMIT combo->activated(combo->currentIndex());
    CHECK(bench.window.mechanismColumn()->card()->text().contains("ε-DP"));
}

TEST_CASE("a value outside its range is refused in words and changes nothing") {
    Workbench bench;
    bench.open();
    const Session before = bench.session();
    const double cc = bench.cc();
    bench.enter("epsilon.box", "0");
    CHECK(bench.session() == before);
    CHECK(bench.cc() == cc);
    CHECK(bench.window.messages()->text().contains("cannot be 0"));
}

TEST_CASE("a grid too large for the window is refused in words, and undo brings the heatmaps back") {
    Workbench bench;
    bench.open();
    const double cc = bench.cc();
    bench.enter("width.box", "20000");
    bench.enter("height.box", "20000");
    CHECK_FALSE(bench.heatmaps().frame());
    CHECK(bench.window.mechanismColumn()->card()->text().contains("16 million cells"));
    while (bench.window.document().canUndo())
        bench.trigger("undo");
    REQUIRE(bench.heatmaps().frame());
    CHECK(bench.cc() == cc);
}

TEST_CASE("what a scene camera saw has no heatmap and no release, and the card says why") {
    Workbench bench;
    bench.open();
    REQUIRE(bench.heatmaps().frame());
    const Dataset mapped = bench.window.document().study();
    Dataset study = mapped;
    for (Stimulus& stimulus : study.stimuli)
        stimulus.scene_camera = true;
    bench.window.document().open(std::make_shared<const Dataset>(study), {});
    REQUIRE(waitFor([&] { return bench.window.settled(); }));
    CHECK_FALSE(bench.heatmaps().frame());
    CHECK(bench.window.mechanismColumn()->card()->text().contains("a camera that moves with the head"));
    CHECK_FALSE(bench.find<QAction>("release")->isEnabled());
    CHECK(bench.find<EmptyState>("scene_camera")->isVisible());
    bench.window.document().open(std::make_shared<const Dataset>(mapped), {});
    CHECK(waitFor([&] { return bench.heatmaps().frame().has_value(); }));
    CHECK_FALSE(bench.find<EmptyState>("scene_camera")->isVisible());
}

TEST_CASE("the attacker's view recovers an observer exactly from the noise-free mechanism") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.at("heatmaps").mechanism = "noise-free";
    session.view<HeatmapLook>().attacked = "QZPERSON05";
    bench.window.document().change("noise-free", session);
    bench.trigger("view_side_by_side");
    auto* third = bench.find<QComboBox>("third_panel");
    third->setCurrentIndex(third->findData("attacker"));
    Q_EMIT third->activated(third->currentIndex());
    const auto& frame = bench.heatmaps().frame();
    REQUIRE(frame->attack);
    CHECK(frame->attack->observer == "QZPERSON05");
    const GazeMap own = countMap(frame->facts.display, frame->points->of(5));
    CHECK((*frame->attack->recovered - own).abs().maxCoeff() == 0);
    CHECK(bench.heatmaps().third()->layer().title.contains("QZPERSON05"));
    CHECK(bench.heatmaps().third()->layer().values == frame->attack->recovered);
}

TEST_CASE("the third panel shows where the data decided, and the card how much of the map that is") {
    Workbench bench;
    bench.open();
    bench.trigger("view_side_by_side");
    auto* third = bench.find<QComboBox>("third_panel");
    third->setCurrentIndex(third->findData("data-share"));
    Q_EMIT third->activated(third->currentIndex());
    REQUIRE(bench.waitForSweeps());
    const auto& frame = bench.heatmaps().frame();
    REQUIRE(frame->shown.share);
    const MapLayer& shown = bench.heatmaps().third()->layer();
    CHECK(shown.values == frame->shown.decided);
    CHECK(shown.limits == ColourLimits{0, 1});
    const auto* share = bench.window.mechanismColumn()->card()->findChild<QLabel*>("data_share");
    REQUIRE(share);
    CHECK(share->text().startsWith(QString("Share of data %1").arg(percentNumber(*frame->shown.share))));
}

TEST_CASE("a picture whose file breaks off is no prior: the card says so") {
    Workbench bench;
    QImage noise(400, 300, QImage::Format_RGB32);
    for (int i = 0; i < 400 * 300; ++i)
        noise.setPixel(i % 400, i / 400, static_cast<uint>(i) * 2654435761u);
    REQUIRE(noise.save(bench.study.path("garden.png")));
    QFile file(bench.study.path("garden.png"));
    REQUIRE(file.resize(file.size() / 20)); // its size can still be read
    bench.open();
    CHECK(bench.heatmaps().frame()->shown.resolved.text("prior") == "picture");
    CHECK(bench.window.mechanismColumn()->card()->text().contains("the picture cannot be read"));
}

TEST_CASE("panels that are compared have one scale of colours, and their own by a switch") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.given["clipped-gaussian"].set("epsilon", 1000.0); // else the two are too far apart for one scale
    bench.window.document().change("hardly any noise", session);
    const auto limits = [&](HeatmapView* view) { return view->limits(); };
    HeatmapView *original = bench.heatmaps().original(), *shown = bench.heatmaps().shown();
    CHECK(limits(original) == limits(shown));
    bench.trigger("own_scales");
    CHECK(limits(original) != limits(shown));
    CHECK(limits(original).high == Approx(bench.heatmaps().frame()->original->maxCoeff()));
    bench.trigger("own_scales");
    CHECK(limits(original) == limits(shown));
}

TEST_CASE("a map no nearer to the original than no gaze at all says so in red") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.given["clipped-gaussian"].set("epsilon", 0.01);
    bench.window.document().change("hardly any gaze", session);
    CHECK(bench.heatmaps().shown()->layer().alarming);
    CHECK(bench.heatmaps().shown()->layer().badge.startsWith("SIMULATION  adds nothing to no gaze, CC "));
    session.given["clipped-gaussian"].set("epsilon", 1000.0);
    bench.window.document().change("hardly any noise", session);
    CHECK_FALSE(bench.heatmaps().shown()->layer().alarming);
}

TEST_CASE("curves of another stimulus are gone at once") {
    Workbench bench;
    bench.window.openSample();
    REQUIRE(bench.waitForSweeps());
    CurvePlot* plot = bench.heatmaps().plots()->plot("fidelity");
    REQUIRE_FALSE(plot->curves().empty());
    Session session = bench.session();
    session.stimulus = bench.window.document().study().stimuli.back().id;
    bench.window.document().change("another", session);
    CHECK(plot->curves().empty());
    REQUIRE(bench.waitForSweeps());
    CHECK_FALSE(plot->curves().empty());
}

TEST_CASE("where nothing can be released the reason stands beside the button") {
    Workbench bench;
    auto* reason = bench.find<QLabel>("no_release");
    CHECK_FALSE(bench.find<QPushButton>("release_open")->isEnabled());
    CHECK(reason->toolTip() == "No study is open");
    bench.open();
    CHECK(bench.find<QPushButton>("release_open")->isEnabled());
    CHECK(reason->text().isEmpty());
    bench.trigger("bench_data_action");
    CHECK_FALSE(bench.find<QPushButton>("release_open")->isEnabled());
    CHECK(reason->toolTip() == "The Data workspace shows the original: nothing of it is exported or released");
    for (const int width : {1920, 1024}) {
        CAPTURE(width);
        bench.window.resize(width, 740);
        CHECK(waitFor([&] {
            const QRect lines =
                reason->fontMetrics().boundingRect(QRect(0, 0, reason->width(), 1000), Qt::TextWordWrap, reason->toolTip());
            return reason->isVisible() && reason->text() == reason->toolTip() && lines.height() <= reason->height() + 2 &&
                   lines.width() <= reason->width();
        }));
    }
}

TEST_CASE("a private cap is drawn for the ε named and can be undone") {
    Workbench bench;
    bench.open();
    Session session = bench.session();
    session.at("heatmaps").mechanism = "laplace";
    bench.window.document().change("laplace", session);
    answerDialog([](QWidget* dialog) { qobject_cast<QDialog*>(dialog)->accept(); });
    bench.trigger("private_cap");
    const double cap = bench.session().parameters("laplace").number("cap");
    CHECK(cap >= 1);
    CHECK(cap <= 20);
    CHECK(bench.window.messages()->text().contains("0.1"));
    bench.trigger("undo");
    CHECK_FALSE(bench.session().parameters("laplace").has("cap"));
}

TEST_CASE("the stimulus can be taken away from under the heatmaps") {
    if (sampleFolder().isEmpty()) {
        WARN("skipped: datasets/gallery is not there");
        return;
    }
    Workbench bench;
    bench.openAndWait(sampleFolder());
    const QImage before = bench.picture();
    bench.trigger("show_stimulus");
    CHECK_FALSE(bench.session().view<HeatmapLook>().show_stimulus);
    CHECK(bench.picture() != before);
    bench.trigger("undo");
    CHECK(bench.picture() == before);
}

TEST_CASE("swipe puts both heatmaps in one panel with a line that can be dragged") {
    Workbench bench;
    bench.open();
    auto* heatmaps = &bench.heatmaps();
    QTest::mouseClick(bench.find<QToolButton>("swipe"), Qt::LeftButton);
    CHECK(heatmaps->original()->swiping());
    CHECK_FALSE(heatmaps->shown()->isVisible());
    QApplication::processEvents();
    auto* view = heatmaps->original();
    const QRect picture = view->pictureRect();
    const int y = picture.center().y();
    const QImage before = view->grab().toImage();
    const QPoint line(picture.left() + qRound(picture.width() * view->divider()), y);
    QTest::mousePress(view, Qt::LeftButton, {}, line);
    QTest::mouseMove(view, line + QPoint(60, 0));
    QTest::mouseRelease(view, Qt::LeftButton, {}, line + QPoint(60, 0));
    CHECK(bench.session().view<HeatmapLook>().swipe > 0.55);
    CHECK(view->grab().toImage() != before);
    bench.trigger("undo");
    CHECK_FALSE(view->swiping());
    CHECK(heatmaps->shown()->isVisible());
}

TEST_CASE("zoom is shared by all panels") {
    Workbench bench;
    bench.open();
    REQUIRE(bench.waitForSweeps()); // a prior that comes later changes the colours' common scale
    auto* heatmaps = &bench.heatmaps();
    const QImage before = settledPicture(*heatmaps->original());
    bench.trigger("zoom_in");
    CHECK(bench.session().view<HeatmapLook>().zoom == Approx(1.25));
    CHECK(heatmaps->shown()->viewTransform()->zoom() == Approx(1.25));
    CHECK(settledPicture(*heatmaps->original()) != before);
    bench.trigger("zoom_reset");
    CHECK(settledPicture(*heatmaps->original()) == before);
}

TEST_CASE("a filter leaves observers out, says that n is then private, and can be undone") {
    Workbench bench;
    bench.open();
    auto* filter = bench.find<QLineEdit>("filter");
    const double cc = bench.cc();
    filter->setFocus();
    QTest::keyClicks(filter, "age < 30");
    QTest::keyClick(filter, Qt::Key_Return);
    REQUIRE(waitFor([&] { return bench.session().filter == "age < 30"; }));
    CHECK(bench.heatmaps().frame()->facts.observers == 5);
    CHECK(bench.window.mechanismColumn()->card()->text().contains("filter"));
    bench.trigger("undo");
    CHECK(filter->text().isEmpty());
    CHECK(bench.heatmaps().frame()->facts.observers == 14);
    CHECK(bench.cc() == cc);
}

TEST_CASE("a filter that lets nobody through empties the panels, not the window") {
    Workbench bench;
    bench.open();
    auto* filter = bench.find<QLineEdit>("filter");
    filter->setFocus();
    QTest::keyClicks(filter, "age > 99");
    QTest::keyClick(filter, Qt::Key_Return);
    REQUIRE(waitFor([&] { return !bench.heatmaps().frame(); }));
    bench.trigger("undo");
    CHECK(bench.heatmaps().frame());
}

TEST_CASE("samples make a heatmap with gaze in it, and an empty one says that it is empty") {
    Workbench bench;
    const QString table = bench.study.path("gaze.csv");
    QFile file(table);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("participant,stimulus,time_ms,x,y\n");
    for (int i = 0; i < 100; ++i)
        for (const char* at : {"nobody's,%1,-300,-200\n", "everybody's,%1,300,200\n"})
            file.write(QString("p," + QString(at)).arg(20 * i).toUtf8());
    file.close();
    bench.openAndWait(table);
    REQUIRE(bench.heatmaps().frame());
    const HeatmapView* original = bench.find<HeatmapView>("view_original");
    CHECK(original->layer().badge.contains("empty"));
    CHECK(bench.heatmaps().summary().contains("no fixation"));
    Session session = bench.session();
    session.stimulus = "everybody's";
    bench.window.document().change("stimulus", session);
    CHECK(original->layer().values->sum() > 0);
    CHECK_FALSE(original->layer().badge.contains("empty"));
}

TEST_CASE("an observer's box and another stimulus change what is shown") {
    Workbench bench;
    bench.open();
    auto* tree = bench.window.studyColumn()->tree();
    QTreeView* view = tree->view();
    const QModelIndex observers = view->model()->index(1, 0), first = view->model()->index(0, 0, observers);
    view->setCurrentIndex(first);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Space);
    CHECK(bench.session().excluded == std::set<std::string>{"QZPERSON00"});
    CHECK(bench.heatmaps().frame()->facts.observers == 13);
    const QImage before = bench.picture();
    const QModelIndex kitchen = view->model()->index(1, 0, view->model()->index(0, 0));
    view->scrollTo(kitchen);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(kitchen).center());
    CHECK(bench.session().stimulus == "kitchen");
    bench.trigger("undo");
    CHECK(view->currentIndex().data().toString() == "garden"); // the list follows
    bench.trigger("redo");
    CHECK(view->currentIndex() == kitchen);
    CHECK(bench.picture() != before);
}

TEST_CASE("blur, opacity, colours and noise are choices that repaint") {
    Workbench bench;
    bench.open();
    auto press = [&](const char* slider, Qt::Key key) {
        const QImage before = bench.picture();
        auto* widget = bench.find<QSlider>(slider);
        widget->setFocus();
        QTest::keyClick(widget, key);
        CHECK(bench.picture() != before);
    };
    press("blur", Qt::Key_PageUp);
    CHECK(bench.session().blur_px);
    press("opacity", Qt::Key_PageDown);
    CHECK(bench.session().view<HeatmapLook>().opacity < 0.75);
    const QImage before = bench.picture();
    auto* colours = bench.find<QComboBox>("colours");
    colours->setFocus();
    QTest::keyClick(colours, Qt::Key_Down);
    CHECK(bench.session().view<HeatmapLook>().colour_map == "cividis");
    const QImage recoloured = bench.picture();
    CHECK(recoloured != before);
    bench.trigger("draw_noise");
    CHECK(bench.picture() != recoloured);
}
