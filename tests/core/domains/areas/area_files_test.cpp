#include "core/domains/areas/area_files.h"

#include "core/domains/areas/moving_area.h"
#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"

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

TEST_CASE("decimal commas of a sheet are read where they can be nothing else, and refused where they may be pairs") {
    const std::string head = "name;shape;points;colour\r\n";
    CHECK(read(head + "face;rectangle;10,5 20,25 100,0 50,5;\r\n").front() == test::rectangle("face", 10.5, 20.25, 100, 50.5));
    CHECK(read(head + "eye;ellipse;10,5 20,5 9,0 5,5;\n").front() == test::ellipse("eye", 10.5, 20.5, 9, 5.5));
    CHECK(read(head + "face;rectangle;10,20 30,40;\n").front() == test::rectangle("face", 10, 20, 30, 40));
    CHECK(read(head + "tri;polygon;0,0 10,0 5,9;\n").front() == test::polygon("tri", {0, 0, 10, 0, 5, 9}));
    CHECK(read(head + "six;polygon;0,100 100,100 200,150 100,300 50,250 0,200;\n").front().points.size() == 12);
    CHECK_THROWS_WITH(read(head + "tri;polygon;0,5 0,5 10,5 0,5 5,5 9,5;\n"),
                      Catch::Contains("line 2, column 3") && Catch::Contains("pairs or decimals"));
    CHECK_THROWS_WITH(read("name;shape;points;time\nface;rectangle;1 2 3 4;0,5\n"),
                      Catch::Contains("line 2, column 4") && Catch::Contains("invalid time: \"0,5\""));
    CHECK_THROWS_AS(read(head + "face;rectangle;" + std::string(400000, '1') + ",5 2,5 3,5 4,5;\n"),
                    ParseError); // std::regex crashed
}

TEST_CASE("what is wrong in a JSON of areas is said with the area's name, or its place") {
    const auto problem = [](const std::string& text) {
        try {
            read(text);
        } catch (const ParseError& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    const std::string still = R"({"X": 0, "Y": 0}, {"X": 9, "Y": 0}, {"X": 9, "Y": 9})";
    CHECK_THAT(problem(R"({"Aois": [{"Name": "car", "KeyFrames": [{"Seconds": "0,5", "Vertices": [)" + still + "]}]}]}"),
               Catch::Contains("aois: is not JSON of areas: area \"car\": ") && Catch::Contains("must be number, but is string"));
    CHECK_THAT(problem(R"({"Aois": [{"Name": "car", "KeyFrames": [{"Seconds": 1}]}]})"),
               Catch::Contains("area \"car\": ") && Catch::Contains("'Vertices' not found"));
    CHECK_THAT(problem(R"({"Aois": [{"Name": "car", "KeyFrames": []}]})"), Catch::Contains("area \"car\" has no key frames"));
    CHECK_THAT(problem(R"({"Aois": [{"KeyFrames": []}]})"), Catch::Contains("area 1: ") && Catch::Contains("'Name' not found"));
    CHECK_THAT(problem(R"({"areas": [{"name": "a", "shape": "rectangle", "points": [0, 0, 9, 9]},
                                     {"name": "b", "shape": "rectangle", "points": [0, null, 9, 9]}]})"),
               Catch::Contains("area \"b\": "));
    CHECK_THAT(problem(R"({"shapes": [{"label": "a", "points": [["1", 2]]}]})"), Catch::Contains("area \"a\": "));
    CHECK_THAT(problem("{\"areas\": [\n{\"name\" \"a\"}]}"), Catch::Contains("line 2")); // of text that is no JSON
}

TEST_CASE("Tobii Pro Lab's areas are read, those that move with their key frames") {
    // As Pro Lab's .aois files: version 2, seconds, corners; one is gone for a while, one stands still.
    const auto file = [](const std::string& areas) {
        return R"({"Aois": [)" + areas + R"(], "Tags": [], "Media": {"MediaType": 1, "Height": 600, "Width": 800, "MediaCount": 1,
                   "DurationMicroseconds": 9000000}, "Version": 2})";
    };
    const auto vertices = [](double x) {
        const auto at = [](double right, double down) {
            return "{\"X\": " + std::to_string(right) + ", \"Y\": " + std::to_string(down) + "}";
        };
        return "\"Vertices\": [" + at(x, 0) + ", " + at(x + 10, 0) + ", " + at(x + 5, 9) + "]";
    };
    const std::string colours = R"("Blue": 255, "Green": 32, "Red": 16, "Tags": [])";
    const std::string car = "{" + colours + R"(, "Name": "car", "KeyFrames": [{"IsActive": true, "Seconds": 0.5, )" +
                            vertices(0) + R"(}, {"IsActive": true, "Seconds": 1.5, )" + vertices(100) +
                            R"(}, {"IsActive": false, "Seconds": 2.0, "Vertices": []}]})";
    const std::string sign = R"({"Name": "sign", "KeyFrames": [{"IsActive": true, "Seconds": 0.0, )" + vertices(300) + "}]}";
    const std::vector<Area> areas = read(file(car + ", " + sign));
    REQUIRE(areas.size() == 2);
    CHECK(areas[0].colour == "#1020ff");
    REQUIRE(areas[0].keyframes.size() == 3);
    CHECK_FALSE(areaAt(areas[0], 499));
    CHECK(areaAt(areas[0], 1000)->points == std::vector<double>{50, 0, 60, 0, 55, 9});
    CHECK(areaAt(areas[0], 1999)->points == std::vector<double>{100, 0, 110, 0, 105, 9});
    CHECK_FALSE(areaAt(areas[0], 2000));
    CHECK(areas[1] == test::polygon("sign", {300, 0, 310, 0, 305, 9}));
    // Traps: corners added on the way are held, the rest is refused.
    const std::string grown =
        R"({"Name": "grown", "KeyFrames": [{"IsActive": true, "Seconds": 0, )" + vertices(0) +
        R"(}, {"IsActive": true, "Seconds": 1, "Vertices": [{"X": 0, "Y": 0}, {"X": 9, "Y": 0}, {"X": 9, "Y": 9},
                              {"X": 0, "Y": 9}]}]})";
    CHECK(areaAt(read(file(grown)).front(), 900)->points.size() == 6);
    CHECK(areaAt(read(file(grown)).front(), 1000)->points.size() == 8);
    const auto frames = [&](const std::string& two) { return file(R"({"Name": "x", "KeyFrames": [)" + two + "]}"); };
    CHECK_THROWS_WITH(read(frames("{\"Seconds\": 1, " + vertices(0) + "}, {\"Seconds\": 1, " + vertices(5) + "}")),
                      Catch::Contains("\"x\" has two keyframes at 1000 ms"));
    CHECK_THROWS_WITH(read(frames("{\"Seconds\": 1, " + vertices(0) + "}, {" + vertices(5) + "}")), Catch::Contains("Seconds"));
    CHECK_THROWS_WITH(read(frames("{\"IsActive\": false, \"Seconds\": 1, " + vertices(0) + "}")),
                      Catch::Contains("never visible"));
    CHECK_THROWS_WITH(read(frames("{\"IsActive\": true, \"Seconds\": 1, \"Vertices\": []}")),
                      Catch::Contains("\"x\" at 1000 ms has other numbers"));
}

namespace {

const Area car = fromKeyframes("car",
                               {{0, AreaShape::rectangle, {0, 0, 100, 50}},
                                {1500.5, AreaShape::rectangle, {300, 0, 100, 50}},
                                {2000, AreaShape::ellipse, {350, 25, 50, 25}, false}},
                               "#102030");

} // namespace

TEST_CASE("moving areas are written as a table and as JSON, and read back the same") {
    const std::vector<Area> areas = {three[0], car, three[2]};
    CHECK(read(areasCsv({{"", areas}})) == areas);
    CHECK(read(areasJson({{"", areas}})) == areas);
    CHECK(read(areasCsv({{"1001", areas}, {"1002", three}})) == areas);
    CHECK(read(areasCsv({{"1001", areas}, {"1002", three}}), "1002") == three);
    const std::string text = areasCsv({{"", areas}});
    CHECK(text.substr(0, text.find('\n')) == "name,shape,colour,time,visible,points");
    CHECK(areasCsv({{"", three}}).substr(0, 24) == "name,shape,colour,points"); // as ever
    CHECK_THROWS_WITH(areasLabelMe(areas, 800, 600), Catch::Contains("\"car\"") && Catch::Contains("without times"));
}

TEST_CASE("a table of keyframes by hand: rows in any order, hidden ones without a shape") {
    const std::vector<Area> areas = read("time,visible,name,shape,points\n"
                                         "1000,1,car,rectangle,100 0 50 50\n"
                                         ",,tree,ellipse,400 300 20 40\n"
                                         "0,,car,rectangle,0 0 50 50\n"
                                         "2500,no,car,,\n");
    REQUIRE(areas.size() == 2);
    CHECK(areas[1] == test::ellipse("tree", 400, 300, 20, 40));
    CHECK(areas[0] == fromKeyframes("car", {{0, AreaShape::rectangle, {0, 0, 50, 50}},
                                            {1000, AreaShape::rectangle, {100, 0, 50, 50}},
                                            {2500, AreaShape::rectangle, {}, false}}));
    const std::string head = "name,shape,time,visible,points\n", row = "car,rectangle,0,1,0 0 50 50\n";
    CHECK_THROWS_WITH(read(head + row + "car,rectangle,,1,9 0 50 50\n"),
                      Catch::Contains("line 3") && Catch::Contains("rows with and without a time"));
    CHECK_THROWS_WITH(read(head + "car,rectangle,,1,9 0 50 50\n" + row), Catch::Contains("line 3"));
    CHECK_THROWS_WITH(read(head + row + row), Catch::Contains("line 3") && Catch::Contains("two keyframes at 0 ms"));
    CHECK_THROWS_WITH(read(head + "car,rectangle,soon,1,0 0 50 50\n"),
                      Catch::Contains("line 2") && Catch::Contains("invalid time: \"soon\""));
    CHECK_THROWS_WITH(read(head + "car,rectangle,-5,1,0 0 50 50\n"), Catch::Contains("invalid time: \"-5\""));
    CHECK_THROWS_WITH(read(head + "car,rectangle,0,perhaps,0 0 50 50\n"), Catch::Contains("invalid visible: \"perhaps\""));
    CHECK_THROWS_WITH(read(head + "car,rectangle,,0,0 0 50 50\n"), Catch::Contains("hidden at no time"));
    CHECK_THROWS_WITH(read(head + row + "car,rectangle,900,1,0 0 0 50\n"), Catch::Contains("\"car\" at 900 ms has no extent"));
}

TEST_CASE("GazePlotter says when areas are visible, in version 4 and in version 5; their shapes come from elsewhere") {
    const std::string names = R"("stimuli": {"data": [["1001"], ["1002", "other"]], "orderVector": [0, 1]},
        "participants": {"data": [["P1"], ["P2"]], "orderVector": [0, 1]}, )";
    const std::string areas =
        R"("data": [[["face", "Face", "#f00"], ["sky", "sky", "#0f0"]], [["face", "face", "#f00"]]], "hiddenAois": [])";
    const auto four = [&](const std::string& visibility) {
        return R"({"version": 4, "data": {)" + names + R"("aois": {)" + areas + R"(, "dynamicVisibility": {)" + visibility +
               "}}}}";
    };
    const auto timed = [](const std::string& text, const std::string& stimulus = "1001") {
        return withTimes(three, parseAreas(text, "work.json"), stimulus);
    };
    const std::vector<Area> of_four = timed(four(R"("0_0": [2000, 3000, 500, 1000], "0_1": [100], "1_0": [0, 7])"));
    REQUIRE(of_four.size() == 3);
    CHECK(of_four[1] == three[1]);
    REQUIRE(of_four[0].keyframes.size() == 4);
    CHECK_FALSE(areaAt(of_four[0], 499));
    CHECK(areaAt(of_four[0], 500)->points == three[0].points);
    CHECK_FALSE(areaAt(of_four[0], 1000));
    CHECK(areaAt(of_four[0], 2999));
    CHECK_FALSE(areaAt(of_four[0], 3000));
    CHECK_FALSE(areaAt(of_four[2], 99)); // the sky stays
    CHECK(areaAt(of_four[2], 1e6));
    const auto five = [&](const std::string& of_first, const std::string& of_second) {
        return R"({"version": 5, "data": {)" + names + R"("aois": {)" + areas +
               R"(}, "eventData": {"data": [[["face", "Face", "#f00"],
            ["click", "click", "#888"]], []], "orderVector": [[0, 1], []], "hiddenChannels": [[], []],
            "events": [[[)" +
               of_first + ", " + of_second + R"(], [[5, 0], [7, 0]]], []]}}})";
    };
    CHECK(timed(five("[500, 500, 2000, 1000]", "[500, 500, 2000, 1000]"))[0] == of_four[0]);
    CHECK(timed(five("[500, 500, 2000, 1000]", "[]"))[0] == of_four[0]); // who did not see it
    CHECK_THROWS_WITH(timed(five("[500, 500]", "[500, 400]")),
                      Catch::Contains("\"face\" on \"1001\"") && Catch::Contains("the same for everybody"));
    CHECK_THROWS_WITH(timed(four(R"("0_0": [0, 9], "0_0_1": [0, 8])")), Catch::Contains("the same for everybody"));
    CHECK_THROWS_WITH(timed(five("[500, 0]", "[500, 0]")), Catch::Contains("for no time"));
    CHECK_THROWS_WITH(timed(four(R"("0_0": [9, 3])")), Catch::Contains("from 9 to 3 ms"));
    CHECK_THROWS_WITH(timed(four(R"("first": [9, 13])")), Catch::Contains("unknown key") && Catch::Contains("\"first\""));
    CHECK_THROWS_WITH(timed(four(R"("1_0": [0, 7])")), Catch::Contains("no times of an area of stimulus \"1001\""));
    CHECK_THROWS_WITH(read(four(R"("0_0": [0, 9])")), Catch::Contains("holds no shapes") && Catch::Contains("same names"));
    CHECK_THROWS_WITH(read(four("")), Catch::Contains("GazePlotter") && Catch::Contains("no shapes"));
    CHECK_THROWS_WITH(withTimes({fromKeyframes("face", {{0, AreaShape::rectangle, {0, 0, 9, 9}}})},
                                parseAreas(four(R"("0_0": [0, 9])"), "work.json"), "1001"),
                      Catch::Contains("keyframes of its own"));
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
