#include "core/files/folder.h"

#include "tests/catch.h"

using namespace nictate;

TEST_CASE("a name that is taken gets a number, also where it differs in case alone or the number is taken") {
    std::set<std::string> taken;
    CHECK(freeName(taken, "map", ".png") == "map.png");
    CHECK(freeName(taken, "MAP", ".png") == "MAP-2.png");
    CHECK(freeName(taken, "map-2", ".png") == "map-2-2.png");
    CHECK(freeName(taken, "map", ".png") == "map-3.png");
    CHECK(freeName(taken, "map", ".csv") == "map.csv");
    CHECK(freeName(taken, "", "", "_") == "");
    CHECK(freeName(taken, "", "", "_") == "_2");
}
