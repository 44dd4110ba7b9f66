#include "core/domains/areas/area_files.h"
#include "core/domains/areas/areas_view.h"

#include "core/errors.h"
#include "core/session/session_file.h"
#include "tests/catch.h"
#include "tests/core/domains/areas/made_areas.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;

namespace {

Dataset twoPictures() {
    Dataset study;
    for (const char* id : {"garden", "kitchen"}) {
        Stimulus stimulus;
        stimulus.id = id;
        stimulus.width_px = 400;
        stimulus.height_px = 300;
        study.stimuli.push_back(stimulus);
    }
    return study;
}

Session withAreas() {
    Session session;
    AreasView& view = session.view<AreasView>();
    view.areas["garden"] = {test::rectangle("gate", 10, 10, 50, 40), test::polygon("tree, old", {100, 10, 150, 10, 120, 90})};
    view.areas["kitchen"] = {{"sink", AreaShape::ellipse, {200, 100, 30, 20}, "#102030"}};
    view.metrics = {"looked", "dwell"};
    view.shown = "dwell";
    view.target = 0.02;
    return session;
}

} // namespace

TEST_CASE("a session keeps areas and what is reported of them, and its file refuses what is none") {
    const Session session = withAreas();
    const std::string text = sessionText(session);
    CHECK(parseSession(text, "s.nictate") == session);
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string other = text;
        REQUIRE(other.find(from) != std::string::npos);
        other.replace(other.find(from), from.size(), to);
        return other;
    };
    CHECK_THROWS_WITH(parseSession(with("\"rectangle\"", "\"star\""), "s.nictate"), Catch::Contains("unknown shape: \"star\""));
    CHECK_THROWS_WITH(parseSession(with("\"looked\"", "\"liked\""), "s.nictate"),
                      Catch::Contains("liked") && Catch::Contains("first-fixation"));
}

TEST_CASE("areas lie in the study's folder and come back with it, unless the session has its own") {
    test::TemporaryFolder folder;
    folder.write("study.json", "{}");
    const Session session = withAreas();
    keepAreas(session, folder.path());
    Session fresh;
    fresh.data.path = folder.path().string();
    takeKeptAreas(fresh, twoPictures());
    CHECK(fresh.view<AreasView>().areas == session.view<AreasView>().areas);

    Session own = fresh;
    own.view<AreasView>().areas.erase("kitchen");
    Session before = own;
    takeKeptAreas(own, twoPictures());
    CHECK(own == before);

    folder.write("areas.csv", "name,shape,points\naway,rectangle,900 0 5 5\n");
    Session other;
    other.data.path = (folder.path() / "study.json").string();
    CHECK_THROWS_WITH(takeKeptAreas(other, twoPictures()), Catch::Contains("line 2") && Catch::Contains("outside the picture"));
    std::filesystem::remove(folder.path() / "areas.csv");
    takeKeptAreas(other, twoPictures());
    CHECK(other.view<AreasView>().areas.empty());
}
