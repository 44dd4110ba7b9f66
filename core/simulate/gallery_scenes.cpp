#include "core/simulate/gallery_scenes.h"

namespace nictate {

namespace {

Scene poster() {
    return {"poster",
            780,
            1080,
            {{"title", 390, 150, 150, 46, 1.1, 1.3},
             {"subtitle", 390, 272, 120, 9, 0.45},
             {"moon", 560, 425, 47, 47, 0.5},
             {"left eye", 228, 548, 15, 15, 1.7, 0.8},
             {"right eye", 312, 548, 15, 15, 1.7, 0.8},
             {"owl", 270, 620, 44, 58, 0.7, 0.8},
             {"date", 560, 625, 72, 20, 1.0},
             {"programme", 560, 708, 68, 20, 0.5, 1.4},
             {"lantern", 606, 880, 14, 20, 0.45},
             {"footer", 390, 1032, 145, 9, 0.3, 1.5}},
            {}};
}

Scene webPage() {
    return {"web-page",
            1200,
            800,
            {{"logo", 116, 34, 36, 10, 0.4, 1.5},
             {"navigation", 905, 34, 118, 8, 0.2, 1.8},
             {"headline", 306, 172, 125, 31, 2},
             {"lead", 280, 268, 112, 14, 0.6},
             {"button", 148, 348, 46, 13, 0.6, 1.5},
             {"hut", 800, 330, 26, 20, 1.7, 0.8},
             {"sun", 1010, 150, 25, 25, 0.4},
             {"tent", 216, 548, 46, 28, 0.7, 0.8},
             {"boat", 600, 548, 44, 28, 1.3, 0.8},
             {"balloon", 984, 540, 30, 30, 0.8, 0.8},
             {"tent title", 192, 660, 62, 8, 0.6},
             {"boat title", 576, 660, 62, 8, 0.7},
             {"balloon title", 960, 660, 62, 8, 0.5},
             {"tent text", 200, 706, 66, 12, 0.2},
             {"boat text", 584, 706, 66, 12, 0.25},
             {"balloon text", 968, 706, 66, 12, 0.2}},
            {}};
}

Scene portrait() {
    return {"portrait",
            800,
            1000,
            {{"left eye", 342, 400, 19, 10, 2.2},
             {"right eye", 458, 400, 19, 10, 2.1},
             {"nose", 400, 455, 13, 22, 0.9},
             {"mouth", 400, 528, 25, 9, 1.2},
             {"bird", 612, 592, 36, 28, 1.5, 0.9},
             {"flower", 282, 262, 30, 30, 0.9},
             {"brooch", 400, 792, 17, 17, 0.6, 1.3},
             {"collar", 400, 700, 60, 16, 0.2, 2.0},
             {"leaf", 146, 700, 28, 60, 0.3, 1.5}},
            {}};
}

/// A product stands on its board: centre above it by half its height.
Attractor product(const std::string& name, double x, double board, double width, double height, double weight,
                  double trained = 1) {
    return {name, x, board - height / 2, width / 4, height / 4, weight, trained};
}

Scene shelf() {
    return {"shelf",
            1120,
            800,
            {product("tea", 146, 254, 120, 150, 0.4),
             product("honey", 308, 254, 104, 128, 0.6),
             product("oil", 456, 254, 66, 184, 0.3),
             product("coffee", 606, 254, 124, 172, 1.9, 0.8),
             product("cocoa", 778, 254, 104, 140, 0.7),
             product("muesli", 958, 254, 148, 180, 0.4),
             product("tomato", 154, 500, 106, 122, 0.5),
             product("rice", 316, 500, 128, 164, 0.25),
             product("jam", 482, 500, 100, 116, 0.9),
             product("juice", 626, 500, 76, 182, 0.8),
             product("biscuits", 792, 500, 150, 122, 2.1, 0.8),
             product("vinegar", 962, 500, 66, 180, 0.2),
             product("salt", 140, 742, 96, 132, 0.15),
             product("pasta", 306, 742, 140, 166, 0.4),
             product("olives", 486, 742, 104, 128, 0.4),
             product("chocolate", 656, 742, 138, 156, 1.9, 0.8),
             product("pepper", 814, 742, 78, 126, 0.15),
             product("oats", 966, 742, 138, 170, 0.2),
             {"offer", 1056, 522, 15, 7, 0.5, 1.6}},
            {}};
}

Scene map() {
    return {"map",
            1120,
            820,
            {{"station", 548, 372, 17, 20, 2},
             {"museum", 312, 232, 15, 18, 1.1},
             {"cafe", 742, 268, 15, 18, 0.8},
             {"harbour", 884, 610, 15, 18, 1.1},
             {"tower", 238, 560, 15, 18, 0.7},
             {"park", 462, 168, 34, 20, 0.5, 1.2},
             {"lake", 930, 168, 40, 22, 0.5, 1.2},
             {"river name", 678, 553, 36, 14, 0.4},
             {"square", 548, 452, 40, 9, 0.6},
             {"compass", 1052, 80, 16, 18, 0.35, 1.6},
             {"legend", 132, 728, 44, 30, 0.5, 1.8}},
            {}};
}

Scene textPage() {
    std::vector<ReadingLine> lines;
    double y = 268;
    const auto line = [&](double x0, double x1, bool starts, const char* text) {
        if (starts && !lines.empty())
            y += 12;
        lines.push_back({x0, x1, y, starts, text});
        y += 33;
    };
    // Lines beside the figure end at 440; a paragraph's last line ends where its words do.
    line(100, 740, true, "Nobody reads a page the way a lamp lights a room, all of it at");
    line(100, 740, false, "once. The eye leaps. It rests on a word for about a fifth of a");
    line(100, 740, false, "second, sees perhaps a dozen letters sharply, and leaps again.");
    line(100, 636, false, "In between it is all but blind, and we never notice.");
    line(100, 440, true, "These leaps are called saccades,");
    line(100, 440, false, "after an old word for the jerk of a");
    line(100, 440, false, "rein. Most of them go to the");
    line(100, 440, false, "right, some go back to a word");
    line(100, 440, false, "that made no sense, and a long");
    line(100, 440, false, "one carries the eye to the start of");
    line(100, 440, false, "the next line. A child makes");
    line(100, 740, false, "many small ones; a practised reader skips every third word");
    line(100, 318, false, "and seldom misses it.");
    line(100, 740, true, "What draws the eye says something about its owner. A baker");
    line(100, 740, false, "sees the bread in a painting, a sailor the clouds; the tired look");
    line(100, 740, false, "longer, the hurried skip. Two people never leave the same");
    line(100, 706, false, "trace, and one person leaves much the same trace for years.");
    line(100, 740, true, "So a record of glances is a little like a signature. It can be");
    line(100, 740, false, "shared, and science is better when it is, but it asks for the");
    line(100, 740, false, "same courtesy as any other thing that belongs to somebody:");
    line(100, 740, false, "that we look after it. A map that shows where a hundred");
    line(100, 659, false, "people looked need not tell where any one of them did.");
    return {"text-page",
            840,
            1100,
            {{"title", 316, 118, 108, 15, 1.6},
             {"subtitle", 296, 178, 98, 8, 0.6},
             {"figure", 604, 484, 42, 34, 1.4},
             {"caption", 604, 598, 60, 9, 0.5},
             {"page number", 420, 1058, 8, 6, 0.05, 2.0}},
            std::move(lines)};
}

} // namespace

const std::vector<Scene>& galleryScenes() {
    static const std::vector<Scene> scenes = {poster(), webPage(), portrait(), shelf(), map(), textPage()};
    return scenes;
}

} // namespace nictate
