#include "core/simulate/gallery.h"

#include "core/errors.h"
#include "tests/catch.h"

#include <algorithm>
#include <set>

using namespace nictate;

TEST_CASE("every thing and line of the gallery lies on its picture") {
    REQUIRE(galleryScenes().size() == 6);
    for (const Scene& scene : galleryScenes()) {
        INFO(scene.id);
        CHECK(std::max(scene.width_px, scene.height_px) <= 1200);
        std::set<std::string> names;
        for (const Attractor& a : scene.attractors) {
            INFO(a.name);
            names.insert(a.name);
            CHECK((a.sx > 0 && a.sy > 0 && a.weight > 0 && a.trained > 0));
            CHECK((a.x - 2 * a.sx >= 0 && a.x + 2 * a.sx <= scene.width_px));
            CHECK((a.y - 2 * a.sy >= 0 && a.y + 2 * a.sy <= scene.height_px));
        }
        CHECK(names.size() == scene.attractors.size());
        double above = 0;
        for (const ReadingLine& line : scene.lines) {
            CHECK((line.x0 >= 0 && line.x0 < line.x1 && line.x1 <= scene.width_px));
            CHECK((line.y > above && line.y < scene.height_px));
            CHECK_FALSE(line.text.empty());
            above = line.y;
        }
    }
    CHECK_FALSE(galleryScenes().back().lines.empty());
}
