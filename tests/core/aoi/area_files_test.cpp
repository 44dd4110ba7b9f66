#include "core/aoi/area_files.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/aoi/made_areas.h"

using namespace nictate;

namespace {

std::vector<Area> read(const std::string& text, const std::string& stimulus = "1001") {
    return areasOf(parseAreas(text, "aois"), stimulus, 800, 600);
}

const std::vector<Area> three = {test::rectangle("face", 10, 20, 30.5, 40),
                                 test::ellipse("hand, left", 200, 100, 50, 25),
                                 {"sky", AreaShape::polygon, {0, 0, 800, 0, 400, 100}, "#102030"}};

} // namespace

TEST_CASE("areas are written as a table and as JSON, and read back the same") {
    CHECK(read(areasCsv({{"", three}})) == three);
    CHECK(read(areasJson({{"", three}})) == three);
    const AreasByStimulus two = {{"1001", three}, {"1002", {test::rectangle("other", 0, 0, 5, 5)}}};
    CHECK(read(areasCsv(two)) == three);
    CHECK(read(areasJson(two)) == three);
    CHECK(read(areasCsv(two), "1002").front().name == "other");
    CHECK_THROWS_WITH(read(areasCsv(two), "1003"), Catch::Contains("no area of stimulus \"1003\""));
}

TEST_CASE("tables by hand: other delimiters, points in cells of their own, a closed polygon") {
    CHECK(read("name;shape;points\nface;rectangle;10 20 30 40\n").front() == test::rectangle("face", 10, 20, 30, 40));
    CHECK(read("shape,name,points\nrectangle,face,10,20,30,40\n").front() == test::rectangle("face", 10, 20, 30, 40));
    CHECK(read("NAME,Shape,Points\ntri,Polygon,\"0,0,10,0,5,9,0,0\"\n").front() == test::polygon("tri", {0, 0, 10, 0, 5, 9}));
}

TEST_CASE("LabelMe's shapes are read, and written where they allow it") {
    const std::string text = R"({"version": "5.5.0", "flags": {}, "imagePath": "1001.jpg", "imageWidth": 800, "imageHeight": 600,
        "shapes": [{"label": "face", "points": [[40, 60], [10, 20]], "shape_type": "rectangle", "group_id": null},
                   {"label": "ball", "points": [[100, 100], [103, 104]], "shape_type": "circle"},
                   {"label": "sky", "points": [[0, 0], [800, 0], [400, 100]], "shape_type": "polygon"}]})";
    const std::vector<Area> areas = read(text);
    CHECK(areas[0] == test::rectangle("face", 10, 20, 30, 40));
    CHECK(areas[1] == test::ellipse("ball", 100, 100, 5, 5));
    CHECK(areas[2] == test::polygon("sky", {0, 0, 800, 0, 400, 100}));
    CHECK(read(areasLabelMe(areas, 800, 600)) == areas);
    CHECK(read(areasLabelMe(three, 800, 600))[1].points.size() == 128);
    CHECK_THROWS_WITH(areasOf(parseAreas(text, "aois"), "1001", 1600, 1200),
                      Catch::Contains("800 × 600 pixels") && Catch::Contains("1600 × 1200"));
    CHECK_THROWS_WITH(read(R"({"shapes": [{"label": "way", "points": [[0, 0], [5, 5]], "shape_type": "linestrip"}]})"),
                      Catch::Contains("\"way\" is a \"linestrip\"") && Catch::Contains("polygons, rectangles and circles"));
}

TEST_CASE("Tobii Pro Lab's areas are read where they stand still") {
    const auto aoi = [](const char* frames) {
        return R"({"Media": {"Width": 800, "Height": 600}, "Aois": [{"Name": "face", "Red": 16, "Green": 32, "Blue": 255,
                   "KeyFrames": [)" +
               std::string(frames) + "]}]}";
    };
    const std::string corners = R"("Vertices": [{"X": 0, "Y": 0}, {"X": 10, "Y": 0}, {"X": 5, "Y": 9}])";
    const std::string still =
        R"({"IsActive": true, "Seconds": 0, )" + corners + R"(}, {"IsActive": false, "Seconds": 2, "Vertices": []})";
    const std::vector<Area> areas = read(aoi(still.c_str()));
    CHECK(areas.front().points == std::vector<double>{0, 0, 10, 0, 5, 9});
    CHECK(areas.front().colour == "#1020ff");
    const std::string moving = R"({"Seconds": 0, )" + corners +
                               R"(}, {"Seconds": 1, "Vertices": [{"X": 1, "Y": 0}, {"X": 11, "Y": 0}, {"X": 6, "Y": 9}]})";
    CHECK_THROWS_WITH(read(aoi(moving.c_str())), Catch::Contains("\"face\" moves"));
    CHECK_THROWS_WITH(read(R"({"data": {"aois": {"data": [[["a", "a", "#fff"]]]}}})"),
                      Catch::Contains("GazePlotter") && Catch::Contains("no shapes"));
}

TEST_CASE("files that hold no areas of this picture say where and what would be right") {
    const std::string head = "name,shape,points\n";
    CHECK_THROWS_WITH(read("x,y\n1,2\n"), Catch::Contains("not a table of areas") && Catch::Contains("name,shape,points"));
    CHECK_THROWS_WITH(read(head), Catch::Contains("no area of interest"));
    CHECK_THROWS_WITH(read(""), Catch::Contains("holds no areas"));
    CHECK_THROWS_WITH(read(head + "a,star,1 2 3 4\n"), Catch::Contains("line 2") && Catch::Contains("unknown shape: \"star\""));
    CHECK_THROWS_WITH(read(head + "a,rectangle,1 2 3 4\nb,rectangle,1 2 x 4\n"),
                      Catch::Contains("line 3") && Catch::Contains("column 3") && Catch::Contains("not a finite number"));
    CHECK_THROWS_WITH(read(head + "a,rectangle,1 2 nan 4\n"),
                      Catch::Contains("line 2") && Catch::Contains("not a finite number"));
    CHECK_THROWS_WITH(read(head + "a,rectangle,1 2 3\n"), Catch::Contains("line 2") && Catch::Contains("x y width height"));
    CHECK_THROWS_WITH(read(head + "a,rectangle,1 2 3 4\na,rectangle,9 9 3 4\n"),
                      Catch::Contains("line 3") && Catch::Contains("two areas are called \"a\""));
    CHECK_THROWS_WITH(read(head + "a,rectangle,900 0 5 5\n"),
                      Catch::Contains("line 2") && Catch::Contains("outside the picture"));
    CHECK_THROWS_WITH(read("{\"areas\": [{\"name\": \"a\"}]}"), Catch::Contains("not JSON of areas"));
    CHECK_THROWS_WITH(read("{\"areas\": ["), Catch::Contains("not JSON of areas"));
    CHECK_THROWS_WITH(read("{}"), Catch::Contains("LabelMe"));
}
