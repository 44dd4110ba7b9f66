#include "tests/catch.h"
#include "widgets/time_window_sheet.h"

using namespace nictate;

TEST_CASE("names of windows have the room that narrow maps leave, and where there is none maps stay in the sheet") {
    TimeWindowSheet sheet;
    HeatmapPicture picture;
    picture.stimulus_px = QSizeF(300, 900);
    for (const char* name : {"0 – 1000 ms", "1000 – 2000 ms", "from 2000 ms"}) {
        picture.panels.emplace_back();
        picture.panels.back().title = name;
    }
    sheet.setWindows(picture);
    const int widest = sheet.fontMetrics().horizontalAdvance("1000 – 2000 ms");
    const auto apart = [&](int window) { return sheet.mapRect(window + 1).left() - sheet.mapRect(window).left(); };
    sheet.resize(5 * widest, 200);
    REQUIRE(sheet.mapRect(0).width() < widest);
    CHECK(apart(0) > widest);
    CHECK(apart(1) > widest);
    sheet.resize(2 * widest, 200);
    CHECK(apart(0) > sheet.mapRect(0).width());
    CHECK(sheet.mapRect(2).right() < sheet.width());
    CHECK(sheet.mapRect(0).left() >= 0);
}
