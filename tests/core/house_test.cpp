// The house has rules, and here they are kept: includes run one way, from the folder that lists below to those above it;
// a layer knows its libraries and no other; a name is used once; a function can be read at once.

#include "tests/catch.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

/// Top to bottom, as data flows: a room includes itself and those before it. A room below domains/ is one domain; the files
/// directly in domains/ are what all domains together have.
const std::vector<std::string> floors = {
    "files",           "compute",      "data",          "events",  "io",       "noise",
    "privacy",         "mechanism",    "choices",       "release", "audit",    "domains/heatmap",
    "domains/signals", "domains/gaze", "domains/areas", "domains", "analysis", "evaluation",
    "session",         "lessons",      "simulate"};

/// Rooms of app, by storey: a room includes itself and lower storeys, never its neighbour. A room below benches/ is one
/// workspace; the files directly in benches/ are what all workspaces share.
const std::map<std::string, int> storeys = {{"study", 0},
                                            {"audit", 1},
                                            {"batch", 1},
                                            {"release", 1},
                                            {"benches", 2},
                                            {"benches/heatmaps", 3},
                                            {"benches/signals", 3},
                                            {"benches/areas", 3},
                                            {"benches/data", 3},
                                            {"benches/gaze", 3},
                                            {"benches/evaluation", 3},
                                            {"lessons", 3},
                                            {"window", 4}};

struct Include {
    std::string path;
    bool rooted; ///< in quotes
};

struct Source {
    std::string path; ///< from the project's root
    std::vector<Include> includes;
    std::vector<std::string> of_one_system = {}; ///< lines that only one kind of system understands
    std::size_t longest_function = 0;            ///< in lines, as clang-format lays them out

    /// The folder `depth` levels below the root's ("" for a file that lies higher).
    std::string folder(std::size_t depth) const { return folderOf(path, depth); }
    static std::string folderOf(const std::string& path, std::size_t depth) {
        std::size_t start = 0;
        for (; depth > 0; --depth)
            if (start = path.find('/', start) + 1; start == 0)
                return "";
        const std::size_t end = path.find('/', start);
        return end == std::string::npos ? "" : path.substr(start, end - start);
    }
};

/// "privacy" of "core/privacy/ledger.h", "domains/gaze" of "core/domains/gaze/mechanisms/kaleido.h"; empty for a file that lies
/// directly in its layer.
std::string roomOf(const std::string& path) {
    const std::string room = Source::folderOf(path, 1), inner = Source::folderOf(path, 2);
    return (room == "domains" || room == "benches") && !inner.empty() ? room + "/" + inner : room;
}

std::string between(const std::string& line, char open, char close) {
    const std::size_t from = line.find(open) + 1, to = line.find(close, from);
    return from == 0 || to == std::string::npos ? "" : line.substr(from, to - from);
}

bool holdsWord(const std::string& line, const std::string& word) {
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
    for (std::size_t at = line.find(word); at != std::string::npos; at = line.find(word, at + 1))
        if ((at == 0 || !isPart(line[at - 1])) && (at + word.size() == line.size() || !isPart(line[at + word.size()])))
            return true;
    return false;
}

/// A condition that asks for the system, or a name that the headers of C++ have on one system and not on another.
bool isOfOneSystem(const std::string& line) {
    static const std::vector<std::string> systems = {"_WIN",  "WIN32", "__linux", "__unix", "__APPLE", "__MINGW",  "__CYGWIN",
                                                     "__BSD", "Q_OS_", "_POSIX",  "_MSC_",  "__GLIBC", "__ANDROID"};
    static const std::vector<std::string> names = {
        "setenv", "unsetenv",  "popen", "pclose",  "fileno",  "fdopen", "gmtime_r", "localtime_r", "timegm",   "clock_gettime",
        "usleep", "nanosleep", "fork",  "mkdtemp", "mkstemp", "mkfifo", "isatty",   "strerror_r",  "realpath", "readlink",
        "strdup", "strsep",    "M_PI",  "ssize_t", "off_t",   "mode_t", "pid_t",    "SIGKILL",     "SIGXFSZ",  "strcasecmp"};
    const std::size_t first = line.find_first_not_of(' ');
    if (first != std::string::npos && line[first] == '#' && line.find("include") == std::string::npos)
        return std::any_of(systems.begin(), systems.end(),
                           [&](const std::string& system) { return line.find(system) != std::string::npos; });
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) { return holdsWord(line, name); });
}

/// Where a system may be known: the program's sources for each, and the tests'.
bool isPlatform(const std::string& path) {
    return path.rfind("core/files/platform/", 0) == 0 || path.rfind("tests/platform/", 0) == 0;
}

Source read(const fs::path& path) {
    Source out{fs::relative(path, NICTATE_SOURCE_DIR).generic_string(), {}};
    static const std::regex head(R"(( {0,4})[^ /#}].*\)( const)?( override)?( noexcept)?( -> .*)? \{)");
    std::ifstream file(path);
    std::string end; // how the function ends that was begun last; empty outside of one
    std::size_t lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.rfind("#include", 0) == 0) {
            const std::string own = between(line, '"', '"');
            out.includes.push_back({own.empty() ? between(line, '<', '>') : own, !own.empty()});
        }
        if (isOfOneSystem(line))
            out.of_one_system.push_back(line);
        std::smatch found;
        if (std::regex_match(line, found, head) && (end.empty() || found[1].length() < 4)) {
            end = found[1].str() + "}";
            lines = 0;
        }
        ++lines;
        if (!end.empty() && line.rfind(end, 0) == 0) {
            out.longest_function = std::max(out.longest_function, lines);
            end.clear();
        }
    }
    return out;
}

const std::vector<Source>& house() {
    static const std::vector<Source> all = [] {
        std::vector<Source> found;
        for (const char* layer : {"core", "widgets", "app", "tests"})
            for (const auto& entry : fs::recursive_directory_iterator(fs::path(NICTATE_SOURCE_DIR) / layer))
                if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
                    found.push_back(read(entry.path()));
        return found;
    }();
    return all;
}

std::vector<Source> layer(const std::string& name) {
    std::vector<Source> out;
    std::copy_if(house().begin(), house().end(), std::back_inserter(out),
                 [&](const Source& source) { return source.folder(0) == name; });
    REQUIRE(out.size() > 30);
    return out;
}

std::ptrdiff_t floorOf(const std::string& path) {
    const std::string folder = roomOf(path);
    const auto found = std::find(floors.begin(), floors.end(), folder);
    INFO("core/" << folder << " has no place in the order of folders");
    REQUIRE((folder.empty() || found != floors.end()));
    return folder.empty() ? -1 : found - floors.begin(); // files directly in core/ belong to everybody
}

/// A header between < and > in a layer is the language's or one of these. A header of the system's, as <unistd.h> is,
/// belongs to the platform.
void checkLibraries(const std::string& name, const std::string& libraries) {
    const std::regex ours(libraries + "|[a-z_]+"); // <vector>
    for (const Source& source : layer(name))
        for (const Include& include : source.includes)
            if (!include.rooted && !isPlatform(source.path)) {
                CAPTURE(source.path, include.path);
                CHECK(std::regex_match(include.path, ours));
            }
}

/// The includes that lead from a file back to itself, or nothing.
std::vector<std::string> cycleFrom(const std::string& path, const std::map<std::string, const Source*>& by_path,
                                   std::set<std::string>& done, std::vector<std::string> way = {}) {
    const auto seen = std::find(way.begin(), way.end(), path);
    if (seen != way.end())
        return {seen, way.end()};
    const auto found = by_path.find(path);
    if (found == by_path.end() || !done.insert(path).second)
        return {};
    way.push_back(path);
    for (const Include& include : found->second->includes)
        if (std::vector<std::string> cycle = cycleFrom(include.path, by_path, done, way); !cycle.empty())
            return cycle;
    return {};
}

/// The file, what it includes, and the sources of these, to the end.
std::set<std::string> reachedFrom(const std::string& path, const std::map<std::string, const Source*>& by_path) {
    std::set<std::string> reached;
    std::vector<std::string> waiting = {path};
    while (!waiting.empty()) {
        const std::string next = waiting.back();
        waiting.pop_back();
        const auto found = by_path.find(next);
        if (found == by_path.end() || !reached.insert(next).second)
            continue;
        for (const Include& include : found->second->includes)
            waiting.push_back(include.path);
        if (next.ends_with(".h"))
            waiting.push_back(next.substr(0, next.size() - 1) + "cpp");
    }
    return reached;
}

} // namespace

TEST_CASE("core includes itself alone, and its folders include only what lies above them") {
    for (const Source& source : layer("core"))
        for (const Include& include : source.includes)
            if (include.rooted) {
                CAPTURE(source.path, include.path);
                REQUIRE(Source::folderOf(include.path, 0) == "core");
                CHECK(floorOf(include.path) <= floorOf(source.path));
            }
}

TEST_CASE("what is released does not lean on what is looked at") {
    static const std::regex released("core/(release/.*|domains/.*_(release|files|card)\\.(h|cpp))");
    for (const Source& source : layer("core"))
        if (std::regex_match(source.path, released))
            for (const Include& include : source.includes) {
                CAPTURE(source.path, include.path);
                CHECK(Source::folderOf(include.path, 1) != "analysis");
                CHECK(Source::folderOf(include.path, 1) != "evaluation");
            }
}

TEST_CASE("the release of a domain reaches the rooms before the domains and itself, and of areas signals") {
    std::map<std::string, const Source*> by_path;
    for (const Source& source : house())
        by_path[source.path] = &source;
    std::size_t jobs = 0;
    for (const Source& source : house()) {
        const std::string& job = source.path;
        if (!job.starts_with("core/domains/") || !job.ends_with("_release.cpp"))
            continue;
        ++jobs;
        std::set<std::string> rooms;
        for (const std::string& path : reachedFrom(job, by_path))
            rooms.insert(roomOf(path));
        rooms.erase("");
        CAPTURE(job, rooms);
        REQUIRE(rooms.erase(roomOf(job)) == 1);
        if (roomOf(job) == "domains/areas")
            rooms.erase("domains/signals");
        CHECK(rooms.size() <= 11);
        for (const std::string& room : rooms)
            CHECK(std::find(floors.begin(), floors.end(), room) < std::find(floors.begin(), floors.end(), "audit"));
    }
    CHECK(jobs >= 4);
}

TEST_CASE("widgets include core and themselves") {
    for (const Source& source : layer("widgets"))
        for (const Include& include : source.includes)
            if (include.rooted) {
                CAPTURE(source.path, include.path);
                const std::string from = Source::folderOf(include.path, 0);
                CHECK((from == "core" || from == "widgets"));
            }
}

TEST_CASE("the rooms of app include lower storeys and themselves; the command line knows no window, and of a workspace how its "
          "release is drawn") {
    for (const Source& source : layer("app")) {
        const std::string room = roomOf(source.path);
        CAPTURE(source.path);
        CHECK((room.empty() || room == "cli" || storeys.count(room)));
        for (const Include& include : source.includes) {
            const std::string from = Source::folderOf(include.path, 0), other = roomOf(include.path);
            CAPTURE(include.path);
            CHECK((!include.rooted || from == "app" || from == "widgets" || from == "core"));
            if (from != "app" || room == other || other.empty() || source.path == "app/nictate.cpp")
                continue; // nictate.cpp opens the window
            CHECK(other != "cli");
            CHECK(!room.empty());
            if (room == "cli") { // of a workspace only how its release is drawn, and a map exported
                const bool drawn = include.path.ends_with("_release_job.h") || include.path.ends_with("/heatmap_export.h");
                CHECK((other != "window" && other != "benches" && (drawn || !other.starts_with("benches/"))));
            } else
                CHECK(storeys.at(other) < storeys.at(room));
        }
    }
}

TEST_CASE("a layer includes its named libraries and no other") {
    const std::string core =
        "Eigen/[A-Z][A-Za-z]+|boost/(math/distributions/[a-z_]+|multiprecision/cpp_int)\\.hpp|fftw3\\.h|nlohmann/"
        "json(_fwd)?\\.hpp|opencv2/(core|core/utils/logger|imgproc|ml|objdetect|videoio)\\.hpp|libavformat/avformat\\.h|"
        "Random123/philox\\.h|sodium\\.h|tiffio\\.h|zlib\\.h|archive(_entry)?\\.h|pugixml\\.hpp";
    const std::string widgets = core + "|Q[A-Za-z]+|qcustomplot\\.h|webp/[a-z]+\\.h|md4c-html\\.h";
    checkLibraries("core", core);
    checkLibraries("widgets", widgets);
    checkLibraries("app", widgets + "|CLI/[A-Z][A-Za-z]+\\.hpp");
    checkLibraries("tests", widgets + "|CLI/[A-Z][A-Za-z]+\\.hpp|catch2/catch(_all)?\\.hpp|cpuid\\.h");
}

TEST_CASE("only the platform knows which system this is") {
    for (const Source& source : house())
        if (!isPlatform(source.path) && source.path != "tests/core/house_test.cpp") {
            CAPTURE(source.path);
            CHECK(source.of_one_system == std::vector<std::string>{});
        }
    for (const char* line : {"#ifdef _WIN32", "#if defined(__linux__) && 1", "    const ssize_t got = ::read(file, block, 1);",
                             "#elif Q_OS_WIN", "const double turn = 2*M_PI;"})
        CHECK(isOfOneSystem(line));
    for (const char* line :
         {"#ifdef __x86_64__", "std::signal(SIGINT, stop);", "fork_(out)", "#include \"app/window/main_window.h\""})
        CHECK_FALSE(isOfOneSystem(line));
}

TEST_CASE("no file includes itself, by whatever way") {
    std::map<std::string, const Source*> by_path;
    for (const Source& source : house())
        by_path[source.path] = &source;
    std::set<std::string> done;
    for (const Source& source : house()) {
        INFO(source.path << " includes itself:");
        CHECK(cycleFrom(source.path, by_path, done) == std::vector<std::string>{});
    }
}

TEST_CASE("a file's name is used once, by one header and its source in one folder") {
    std::map<std::string, std::string> folder_of;
    std::set<std::string> names;
    for (const Source& source : house()) {
        const fs::path path(source.path);
        CAPTURE(source.path);
        CHECK(names.insert(path.filename().string()).second);
        const auto [first, fresh] = folder_of.emplace(path.stem().string(), path.parent_path().string());
        CAPTURE(first->second);
        CHECK(first->second == path.parent_path().string());
    }
}

TEST_CASE("members of a class are defined in its header or in the source of the same name") {
    static const std::regex type("(?:class|struct) ([A-Z]\\w*)[^;]*\\{.*"), member("(?:[^ (]+ )*[*&]?([A-Z]\\w*)::~?\\w+\\(.*");
    std::map<std::string, std::set<std::string>> headers_of;  // of a type; without ".h"
    std::vector<std::pair<std::string, std::string>> defined; // a source and the type
    for (const Source& source : house()) {
        if (isPlatform(source.path) || source.folder(0) == "tests")
            continue;
        const std::string stem = source.path.substr(0, source.path.rfind('.'));
        std::ifstream file(fs::path(NICTATE_SOURCE_DIR) / source.path);
        std::smatch found;
        for (std::string line; std::getline(file, line);)
            if (source.path.ends_with(".h") && std::regex_match(line, found, type))
                headers_of[found.str(1)].insert(stem);
            else if (source.path.ends_with(".cpp") && !line.starts_with(' ') && line.find("::") != std::string::npos &&
                     std::regex_match(line, found, member))
                defined.emplace_back(stem, found.str(1));
    }
    CHECK(defined.size() > 500);
    for (const auto& [stem, name] : defined)
        if (const auto headers = headers_of.find(name); headers != headers_of.end()) {
            CAPTURE(name, stem);
            CHECK(headers->second.contains(stem));
        }
}

TEST_CASE("every type of a header has a sentence that says what it is") {
    static const std::regex type("(template <.*> )?(class|struct) [A-Z].*");
    for (const Source& source : house()) {
        if (source.path.rfind("tests", 0) == 0 || !source.path.ends_with(".h"))
            continue;
        std::ifstream file(fs::path(NICTATE_SOURCE_DIR) / source.path);
        std::vector<std::string> lines;
        std::vector<std::size_t> types;
        for (std::string line; std::getline(file, line); lines.push_back(line))
            if (std::regex_match(line, type) && (line.back() != ';' || line.find('{') != std::string::npos))
                types.push_back(lines.size());
        const bool by_head = types.size() == 1 && lines[1].rfind("//", 0) == 0; // the file's first sentence is about it
        for (std::size_t at : types) {
            std::size_t before = at - 1;
            while (lines[before].rfind("template", 0) == 0)
                --before;
            CAPTURE(source.path, lines[at]);
            CHECK((by_head || lines[before].rfind("///", 0) == 0));
        }
    }
}

TEST_CASE("program, changelog, citation and package name the same version and its date") {
    auto firstMatch = [](const char* name, const char* pattern) {
        std::ifstream file(fs::path(NICTATE_SOURCE_DIR) / name);
        const std::regex expression(pattern);
        std::smatch found;
        for (std::string line; std::getline(file, line);)
            if (std::regex_search(line, found, expression))
                return found.str(1);
        return std::string("nothing in ") + name;
    };
    const char* changes = "^## \\[([0-9]+\\.[0-9]+\\.[0-9]+)\\] - ";
    CHECK(firstMatch("CHANGELOG.md", changes) == NICTATE_VERSION);
    CHECK(firstMatch("CITATION.cff", "^version: (.+)$") == NICTATE_VERSION);
    CHECK(firstMatch("resources/python/nictate/__init__.py", "^__version__ = \"(.+)\"$") == NICTATE_VERSION);
    CHECK(firstMatch("resources/install/nictate.metainfo.xml", "<release version=\"([^\"]+)\"") == NICTATE_VERSION);
    const std::string date = firstMatch("CHANGELOG.md", "^## \\[[0-9.]+\\] - ([0-9-]+)$");
    CHECK(firstMatch("CITATION.cff", "^date-released: (.+)$") == date);
    CHECK(firstMatch("resources/install/nictate.metainfo.xml", "date=\"([^\"]+)\"") == date);
}

TEST_CASE("a function has at most 60 lines; a list is none") {
    const std::set<std::string> lists = {"core/io/column_synonyms.cpp", "core/io/unreadable_files.cpp",
                                         "core/data/reading_plan.cpp", "core/domains/gaze/mechanisms/kaleido.cpp",
                                         "widgets/theme.cpp"};
    for (const Source& source : house()) {
        CAPTURE(source.path);
        CHECK((source.longest_function <= 60 || lists.contains(source.path)));
    }
}
