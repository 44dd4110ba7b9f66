// The handbook's mathematics is what comments cite, so what they cite must stand there.

#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <regex>
#include <set>

using namespace nictate;
namespace fs = std::filesystem;

namespace {

const fs::path tree = NICTATE_SOURCE_DIR;

std::set<std::string> matches(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    std::set<std::string> out;
    for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it)
        out.insert((*it)[1]);
    return out;
}

/// Calls visit(path, text) for every source file that names a document.
template <class Visit> void visitSources(Visit visit) {
    for (const char* folder : {"core", "widgets", "app", "tests"})
        for (const auto& entry : fs::recursive_directory_iterator(tree / folder))
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
                if (const std::string text = test::contents(entry.path()); text.find(".md") != std::string::npos)
                    visit(entry.path(), text);
}

bool existsInTree(const std::string& name) {
    if (fs::exists(tree / name))
        return true;
    for (const char* folder : {"core", "resources", "datasets"})
        for (const auto& entry : fs::recursive_directory_iterator(tree / folder))
            if (entry.path().filename() == fs::path(name).filename())
                return true;
    return false;
}

} // namespace

TEST_CASE("sections of the mathematics that comments cite exist") {
    const std::set<std::string> sections =
        matches(test::contents(tree / "resources/handbook/mathematics.md"), "\n###? ([0-9]+(?:\\.[0-9]+)?) ");
    REQUIRE(sections.count("3.5") == 1);
    std::size_t cited = 0;
    visitSources([&](const fs::path& path, const std::string& text) {
        // All numbers of one citation: "mathematics.md §7.4 and 7.5".
        for (const std::string& citation :
             matches(text, "mathematics\\.md §([0-9.]+[0-9](?:(?:,| and| to) [0-9.]*[0-9])*|[0-9])"))
            for (const std::string& section : matches(citation, "([0-9]+(?:\\.[0-9]+)?)")) {
                CAPTURE(path, citation);
                CHECK(sections.count(section) == 1);
                ++cited;
            }
    });
    CHECK(cited > 30);
}

TEST_CASE("comments cite documents of this tree only") {
    visitSources([](const fs::path& path, const std::string& text) {
        for (const std::string& document : matches(text, "//[^\n]*?\\b([A-Za-z_/]+\\.md)\\b")) {
            CAPTURE(path, document);
            CHECK(existsInTree(document));
        }
    });
}
