#include "widgets/heatmap_view.h"

#include "tests/catch.h"
#include "tests/patience.h"
#include "widgets/panel_row.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <array>

using namespace nictate;

namespace {

std::shared_ptr<const GazeMap> flat(double value) { return std::make_shared<GazeMap>(GazeMap::Constant(15, 20, value)); }

MapLayer layer(double value, const QString& title) {
    MapLayer out;
    out.values = flat(value);
    out.title = title;
    out.limits = ColourLimits{0, 1};
    return out;
}

void prepare(HeatmapView& view, std::shared_ptr<ViewTransform> transform = {}) {
    view.resize(400, 360);
    view.setStimulus({}, {800, 600});
    view.setLayer(layer(1, "Private"));
    view.setOpacity(1);
    if (transform)
        view.setViewTransform(std::move(transform));
    view.show();
    REQUIRE(QTest::qWaitForWindowExposed(&view, test::patience_ms));
}

void wheel(QWidget& view, QPointF at, int notches) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &event);
}

QRgb pixel(HeatmapView& view, QPoint at) { return view.grab().toImage().pixel(at) | 0xff000000u; }

} // namespace

TEST_CASE("a map is painted over its stimulus in its colours", "[heatmap]") {
    HeatmapView view;
    prepare(view);
    QPoint middle = view.pictureRect().center();
    CHECK(pixel(view, middle) == colourTable(ColourMap::viridis)[255]);
    view.setMap(flat(0));
    CHECK(pixel(view, middle) == colourTable(ColourMap::viridis)[0]);
    view.setColours(ColourMap::cividis);
    CHECK(pixel(view, middle) == colourTable(ColourMap::cividis)[0]);
    view.setMap(flat(1), flat(0.5));
    CHECK(pixel(view, middle) == colourTable(ColourMap::cividis)[128]);
    view.setLimits(ColourLimits{0, 0.5});
    CHECK(pixel(view, middle) == colourTable(ColourMap::cividis)[255]);
    CHECK(view.accessibleName() == "Private");
}

TEST_CASE("marks are rings that are seen on dark and bright maps", "[heatmap]") {
    for (const double value : {0.0, 1.0}) {
        HeatmapView view;
        prepare(view);
        MapLayer marked = layer(value, "Recovered");
        const QImage before = [&] {
            view.setLayer(marked);
            return view.grab().toImage();
        }();
        marked.marks = {{0.5, 0.5}};
        view.setLayer(marked);
        const QImage after = view.grab().toImage();
        const QPoint middle = view.pictureRect().center();
        int white = 0, black = 0;
        for (int y = -14; y <= 14; ++y)
            for (int x = -14; x <= 24; ++x) {
                const QColor colour = after.pixelColor(middle + QPoint(x, y));
                white += colour.lightness() > 240;
                black += colour.lightness() < 15;
            }
        CHECK(white > 30);
        CHECK(black > 30);
        CHECK(after.pixel(middle) == before.pixel(middle)); // the cell itself stays to be seen
    }
}

TEST_CASE("own limits are 0 … largest, symmetric when diverging", "[heatmap]") {
    MapLayer own;
    own.values = std::make_shared<GazeMap>(GazeMap{{-0.5, 0.25}, {2.0, 1.0}});
    CHECK(limitsOf(own) == ColourLimits{0, 2});
    own.colours = ColourMap::diverging;
    CHECK(limitsOf(own) == ColourLimits{-2, 2});
    own.limits = ColourLimits{1, 3};
    CHECK(limitsOf(own) == ColourLimits{1, 3});
}

TEST_CASE("the wheel zooms about the cursor, in all linked views", "[heatmap]") {
    auto shared = std::make_shared<ViewTransform>();
    HeatmapView one, two;
    prepare(one, shared);
    prepare(two, shared);
    QPointF cursor(QPointF(one.pictureRect().topLeft()) + QPointF(120, 90));
    QPointF before = *one.stimulusAt(cursor);
    wheel(one, cursor, 4);
    CHECK(shared->zoom() > 2);
    QPointF after = *one.stimulusAt(cursor);
    CHECK(after.x() == Approx(before.x()).margin(2));
    CHECK(after.y() == Approx(before.y()).margin(2));
    CHECK(*two.stimulusAt(cursor) == after);

    QTest::keyClick(&two, Qt::Key_0);
    CHECK(one.viewTransform()->zoom() == 1);
    QTest::keyClick(&one, Qt::Key_Plus);
    CHECK(shared->zoom() > 1);
    QPointF centre = shared->centre();
    QTest::keyClick(&one, Qt::Key_Right);
    CHECK(shared->centre().x() > centre.x());
    QTest::keyClick(&two, Qt::Key_0);
    CHECK(shared->zoom() == 1);
}

TEST_CASE("dragging pans by what the cursor moved", "[heatmap]") {
    HeatmapView view;
    prepare(view);
    view.viewTransform()->set(4, {0.5, 0.5});
    QPoint from = view.pictureRect().center();
    QPointF held = *view.stimulusAt(from);
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&view, from + QPoint(40, -25));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(40, -25));
    QPointF now = *view.stimulusAt(from + QPoint(40, -25));
    CHECK(now.x() == Approx(held.x()).margin(1));
    CHECK(now.y() == Approx(held.y()).margin(1));
}

TEST_CASE("the zoom never leaves the stimulus", "[heatmap]") {
    ViewTransform transform;
    transform.zoomAbout({1, 1}, 8);
    CHECK(transform.centre().x() == Approx(1 - 0.5 / 8));
    transform.panBy({3, -3});
    CHECK(transform.centre() == QPointF(1 - 0.5 / 8, 0.5 / 8));
    transform.zoomAbout({0, 0}, 1e-9);
    CHECK(transform.zoom() == 1);
    CHECK(transform.centre() == QPointF(0.5, 0.5));
}

TEST_CASE("the value under the cursor is told", "[heatmap]") {
    HeatmapView view;
    prepare(view);
    view.setMap(flat(0.25));
    QSignalSpy moved(&view, &HeatmapView::cursorMoved);
    QTest::mouseMove(&view, view.pictureRect().center());
    REQUIRE(moved.count() == 1);
    CHECK(moved[0][1].toDouble() == Approx(0.25));
    CHECK(moved[0][2].toString().contains("0.25 fixations per observer"));
    CHECK_FALSE(view.valueAtPosition({2, 2})); // the header
}

TEST_CASE("swipe shows one map left and the other right of a divider that mouse and keys move", "[heatmap]") {
    HeatmapView view;
    prepare(view);
    view.setSwipe(layer(0, "Original"));
    QRect area = view.pictureRect();
    QRgb high = colourTable(ColourMap::viridis)[255], low = colourTable(ColourMap::viridis)[0];
    auto at = [&](double fraction) {
        return pixel(view, {area.left() + qRound(fraction * area.width()), area.center().y() + 40});
    };
    CHECK(at(0.3) == high);
    CHECK(at(0.7) == low);

    QSignalSpy moved(&view, &HeatmapView::dividerMoved);
    QPoint from(area.center().x(), area.center().y() + 60), to(area.left() + area.width() / 5, from.y());
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&view, to);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    CHECK(moved.count() >= 1);
    CHECK(view.divider() == Approx(0.2).margin(0.01));
    CHECK(at(0.3) == low);
    CHECK(at(0.1) == high);

    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&view, Qt::Key_Right);
    CHECK(view.divider() == Approx(0.6).margin(0.01));
    CHECK(at(0.5) == high);
    view.setSwipe({});
    CHECK(at(0.9) == high);
}

TEST_CASE("double click, Enter and the menu ask for more room and for going back", "[heatmap]") {
    HeatmapView view;
    prepare(view);
    QSignalSpy asked(&view, &HeatmapView::enlargeAsked);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, view.pictureRect().center());
    REQUIRE(asked.count() == 1);
    CHECK(asked.last()[0].toBool());
    CHECK_FALSE(view.enlarged()); // whoever lays panels out decides
    view.setEnlarged(true);
    QTest::keyClick(&view, Qt::Key_Return);
    CHECK_FALSE(asked.last()[0].toBool());
    Q_EMIT view.menu()->aboutToShow();
    auto* larger = view.menu()->findChild<QAction*>("panel_enlarge");
    CHECK(larger->text().contains("All panels"));
    larger->trigger();
    CHECK(asked.count() == 3);
    auto* whole = view.menu()->findChild<QAction*>("panel_reset_zoom");
    CHECK_FALSE(whole->isEnabled());
    QTest::keyClick(&view, Qt::Key_Plus);
    Q_EMIT view.menu()->aboutToShow();
    CHECK(whole->isEnabled());
    whole->trigger();
    CHECK(view.viewTransform()->zoom() == 1);
}

TEST_CASE("the stimulus' name stands beside the title", "[heatmap]") {
    HeatmapView view;
    prepare(view);
    const QImage before = view.grab().toImage();
    view.setSubject("Poster");
    const QImage after = view.grab().toImage();
    CHECK(before.copy(0, 0, view.width(), view.pictureRect().top()) != after.copy(0, 0, view.width(), view.pictureRect().top()));
    CHECK(before.copy(view.pictureRect()) == after.copy(view.pictureRect()));
    CHECK(view.accessibleName().contains("Poster"));
}

TEST_CASE("without a map only the stimulus is shown, and words where there is nothing", "[heatmap]") {
    HeatmapView view;
    prepare(view);
    QImage red(80, 60, QImage::Format_RGB32);
    red.fill(Qt::red);
    view.setStimulus(red, {800, 600});
    view.setMap({});
    CHECK(pixel(view, view.pictureRect().center()) == qRgb(255, 0, 0));
    view.setEmptyText("Choose a stimulus");
    CHECK(pixel(view, view.pictureRect().topLeft() + QPoint(3, 3)) != qRgb(255, 0, 0));
}

TEST_CASE("one panel of a row takes all the room on a double click and gives it back", "[heatmap]") {
    PanelRow row;
    HeatmapView* panels[3];
    for (auto& panel : panels)
        row.add(panel = new HeatmapView);
    row.setShown(panels[2], false);
    row.resize(900, 300);
    row.show();
    REQUIRE(QTest::qWaitForWindowExposed(&row, test::patience_ms));
    auto seen = [&] { return std::array{panels[0]->isVisible(), panels[1]->isVisible(), panels[2]->isVisible()}; };
    const int before = panels[1]->width();
    CHECK(seen() == std::array{true, true, false});
    QTest::mouseDClick(panels[1], Qt::LeftButton, {}, panels[1]->pictureRect().center());
    QCoreApplication::processEvents();
    CHECK(seen() == std::array{false, true, false});
    CHECK(panels[1]->width() > 1.9 * before);
    QTest::keyClick(panels[1], Qt::Key_Return);
    CHECK(seen() == std::array{true, true, false});
    CHECK_FALSE(row.enlarged());
    row.enlarge(panels[1]);
    row.setShown(panels[1], false); // what is not there needs no room
    CHECK(seen() == std::array{true, false, false});
}
