// Includes run one way through the house (see README): core knows nobody, widgets know core, app knows both, and inside
// core a folder includes only itself and the folders above it.

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

/// Top to bottom, as data flows.
const std::vector<std::string> floors = {"files", "data",    "io",         "events",   "maps",    "signals", "streams",
                                         "noise", "privacy", "mechanisms", "analysis", "session", "release", "simulate"};

struct Include {
    std::string file, path;
    bool rooted;
};

std::vector<Include> includesBelow(const std::string& folder) {
    std::vector<Include> out;
    const std::regex pattern(R"re(^\s*#\s*include\s*([<"])([^>"]+)[>"])re");
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(NICTATE_SOURCE_DIR) / folder)) {
        std::string extension = entry.path().extension().string();
        if (extension != ".h" && extension != ".cpp")
            continue;
        std::ifstream file(entry.path());
        std::smatch match;
        for (std::string line; std::getline(file, line);)
            if (std::regex_search(line, match, pattern))
                out.push_back({fs::relative(entry.path(), NICTATE_SOURCE_DIR).generic_string(), match[2], match[1] == "\""});
    }
    return out;
}

std::ptrdiff_t floorOf(const std::string& path) {
    std::string rest = path.substr(path.find('/') + 1);
    auto found = std::find(floors.begin(), floors.end(), rest.substr(0, rest.find('/')));
    return found == floors.end() ? -1 : found - floors.begin(); // files directly in core/ belong to everybody
}

bool startsWith(const std::string& text, const std::string& start) { return text.rfind(start, 0) == 0; }

} // namespace

TEST_CASE("core knows no Qt, no widget and no app, and its folders include only what lies above them") {
    auto includes = includesBelow("core");
    CHECK(includes.size() > 200);
    for (const Include& include : includes) {
        CAPTURE(include.file, include.path);
        CHECK_FALSE(std::regex_search(include.path, std::regex("^(Q[A-Z]|qcustomplot)")));
        if (!include.rooted)
            continue;
        CHECK(startsWith(include.path, "core/"));
        if (floorOf(include.path) >= 0 && floorOf(include.file) >= 0)
            CHECK(floorOf(include.path) <= floorOf(include.file));
        if (floorOf(include.file) < 0)
            CHECK(floorOf(include.path) < 0);
    }
}

TEST_CASE("widgets include core and themselves, app includes anything of ours, all by rooted paths") {
    for (const Include& include : includesBelow("widgets"))
        if (include.rooted) {
            CAPTURE(include.file, include.path);
            CHECK((startsWith(include.path, "core/") || startsWith(include.path, "widgets/") || include.path == "qcustomplot.h"));
        }
    for (const Include& include : includesBelow("app"))
        if (include.rooted) {
            CAPTURE(include.file, include.path);
            CHECK(
                (startsWith(include.path, "core/") || startsWith(include.path, "widgets/") || startsWith(include.path, "app/")));
        }
}
