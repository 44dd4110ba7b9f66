// Plain English: phrases that CONTRIBUTING.md ("How we write") rules out, looked for in everything a person reads: documents,
// handbook, lessons, and the texts in core, widgets and app.

#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <algorithm>
#include <regex>

using namespace nictate;
namespace fs = std::filesystem;

namespace {

const fs::path root = NICTATE_SOURCE_DIR;

struct Ruled {
    const char* out; ///< a regular expression, whatever the case
    const char* instead;
};

/// `private` as a word of its own is a machine-read name (a column, a value of --train) and stays.
const std::vector<Ruled> ruled = {
    {"(^|[^y])\\s\\*{0,2}private\\*{0,2} [a-z]", "protected (with noise) or sensitive (original)"},
    {"\\b(is|are|stay|never|more|less|proven|n) private\\b", "protected or sensitive"},
    {"publish[a-z]* [a-z -]*privately", "with a privacy guarantee"},
    {"is not possible; allowed", "invalid NAME: VALUE (expected …)"},
    {"(^|[^e]) is no (?!longer|more|less|better)[a-z]+", "is not a …, unknown …, unsupported …"},
    {"told best", "most identifying"},
    {"taken for being in it", "false positive rate"},
    {"never heard of", "its result is discarded"},
    {"only door", "the only type that exporters accept"},
    {"took note of", "acknowledged by the curator"},
    {"go on where it stopped", "Restore the previous session?"},
    {"follow(s|ing)? the hand", "with live preview"},
    {"for nothing", "at no further cost"},
    {"\\bone an? (window|picture|stimulus|recording|person|participant|feature|metric|task)\\b", "one per …"},
    {"\\b(table|picture|row|file|entry|csv|bins?) an? (window|picture|stimulus|recording|participant|feature|metric)\\b", "per"},
    {"\\bfilms?\\b", "heatmap over time, or video"},
    {"\\bstands\\b(?! for\\b)", "is, is shown, is listed"},
    {"(heatmaps|signals|areas|data|samples|evaluation)\\*{0,2}(\\]\\([a-z.]+\\))? bench\\b", "workspace"},
};

struct Line {
    std::size_t number;
    std::string text;
};

/// Lines of a document without what stands between ` and ```, without titles of papers, and without the page on how we write.
std::vector<Line> linesOf(const std::string& document) {
    static const std::regex code("`[^`]*`");
    std::vector<Line> out;
    std::istringstream in(document);
    bool block = false, about_words = false;
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.rfind("## ", 0) == 0)
            about_words = line == "## How we write";
        if (line.rfind("```", 0) == 0)
            block = !block;
        if (!block && !about_words && line.rfind("* [", 0) != 0)
            out.push_back({number, std::regex_replace(line, code, "")});
    }
    return out;
}

/// The texts of a source file: literals that follow each other are one. Names and keys, which have no spaces, are none.
std::vector<Line> textsOf(const std::string& source) {
    std::vector<Line> out;
    std::string text;
    std::size_t number = 1, began = 0;
    auto end = [&] {
        if (text.find(' ') != std::string::npos)
            out.push_back({began, text});
        text.clear();
        began = 0;
    };
    for (std::size_t i = 0; i < source.size(); ++i) {
        const char c = source[i];
        number += c == '\n';
        if (source.compare(i, 2, "//") == 0 || (c == '#' && source.compare(i, 8, "#include") == 0)) {
            i = std::min(source.find('\n', i), source.size()) - 1;
        } else if (c == '\'' && i + 2 < source.size()) {
            end();
            i += source[i + 1] == '\\' ? 3 : source[i + 2] == '\'' ? 2 : 0; // else a digit separator
        } else if (c == '"') {
            began = began ? began : number;
            for (++i; i < source.size() && source[i] != '"'; ++i) {
                number += source[i] == '\n';
                text += source[i];
                if (source[i] == '\\')
                    text += source[++i];
            }
        } else if (!std::isspace(static_cast<unsigned char>(c))) {
            end();
        }
    }
    end();
    return out;
}

/// "README.md:12: for nothing → at no further cost", and so on.
std::vector<std::string> ruledOut(const std::string& name, const std::vector<Line>& lines) {
    static const std::vector<std::regex> expressions = [] {
        std::vector<std::regex> all;
        for (const Ruled& one : ruled)
            all.emplace_back(one.out, std::regex::icase | std::regex::optimize);
        return all;
    }();
    std::vector<std::string> found;
    for (const Line& line : lines)
        for (std::size_t i = 0; i < ruled.size(); ++i)
            if (std::smatch match; std::regex_search(line.text, match, expressions[i]))
                found.push_back(name + ":" + std::to_string(line.number) + ": " + match.str() + " → " + ruled[i].instead);
    return found;
}

std::vector<fs::path> filesIn(const std::vector<std::string>& folders, const std::vector<std::string>& endings) {
    std::vector<fs::path> out;
    for (const std::string& folder : folders)
        for (const auto& entry : fs::recursive_directory_iterator(root / folder))
            if (std::find(endings.begin(), endings.end(), entry.path().extension()) != endings.end())
                out.push_back(fs::relative(entry.path(), root));
    return out;
}

} // namespace

TEST_CASE("documents, handbook and lessons say nothing that is ruled out") {
    std::vector<fs::path> documents = filesIn({"resources/handbook", "resources/lessons", "datasets"}, {".md"});
    for (const char* name : {"README.md", "CONTRIBUTING.md", "core/release/privacy_card.md", "core/privacy/ledger.md"})
        documents.push_back(name);
    for (const fs::path& document : documents)
        CHECK(ruledOut(document.generic_string(), linesOf(test::contents(root / document))) == std::vector<std::string>{});
}

TEST_CASE("texts of core, widgets and app say nothing that is ruled out") {
    for (const fs::path& source : filesIn({"core", "widgets", "app"}, {".h", ".cpp"}))
        CHECK(ruledOut(source.generic_string(), textsOf(test::contents(root / source))) == std::vector<std::string>{});
}

TEST_CASE("a phrase that is ruled out is found by file and line, also where a text is broken in two; machine-read names stay") {
    CHECK(ruledOut("a.md", linesOf("One.\nIt is a private map.\n")) ==
          std::vector<std::string>{"a.md:2: a private m → protected (with noise) or sensitive (original)"});
    CHECK(ruledOut("a.cpp", textsOf("// is no study\ncall(\"this is \"\n     \"no study\");\n")) ==
          std::vector<std::string>{"a.cpp:2: s is no study → is not a …, unknown …, unsupported …"});
    CHECK(ruledOut("a.cpp", textsOf("f(\"--signal private\", \"raw, difference or private (default raw)\", 'x', \"private\");"))
              .empty());
    CHECK(ruledOut("a.md", linesOf("It is (ε, δ)-differentially private for all; `is no study`.\n")).empty());
    CHECK(ruledOut("a.md", linesOf("There is no draw.\n")).empty());
}
