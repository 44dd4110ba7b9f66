// What a crash may leave: nothing, or an entry without an output; never an output without its entry, never half an
// output. Crashes are put after every single file operation of a release, and then at random.

#include "core/errors.h"
#include "core/release/public_files.h"
#include "tests/core/io/temporary_folder.h"
#include "tests/core/release/small_study.h"

#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include <csignal>
#include <fstream>
#include <iostream>
#include <random>
#include <set>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace nictate;
using nictate::test::planFor;
using nictate::test::released;
using nictate::test::TemporaryFolder;

namespace {

constexpr int crashed = 86;

/// Ends the process after its n-th operation; a write stops half-way when `torn`.
class CrashingFiles : public FileOperations {
  public:
    CrashingFiles(int crash_after, bool torn) : left_(crash_after), torn_(torn) {}

    int open(const std::filesystem::path& path, int flags) const override { return counted(FileOperations::open(path, flags)); }
    ssize_t write(int file, std::string_view bytes) const override {
        const bool last = left_ == 1;
        return counted(FileOperations::write(file, last && torn_ ? bytes.substr(0, bytes.size() / 2) : bytes));
    }
    int sync(int file) const override { return counted(FileOperations::sync(file)); }
    int truncate(int file, off_t size) const override { return counted(FileOperations::truncate(file, size)); }
    int rename(const std::filesystem::path& a, const std::filesystem::path& b) const override { return counted(FileOperations::rename(a, b)); }
    int link(const std::filesystem::path& a, const std::filesystem::path& b) const override { return counted(FileOperations::link(a, b)); }
    int unlink(const std::filesystem::path& path) const override { return counted(FileOperations::unlink(path)); }
    int makeFolder(const std::filesystem::path& path) const override { return counted(FileOperations::makeFolder(path)); }

  private:
    template <class Result> Result counted(Result result) const {
        if (--left_ == 0)
            ::_exit(crashed);
        return result;
    }
    mutable int left_;
    bool torn_;
};

void releaseInto(const std::filesystem::path& folder, const std::string& out, const test::MarkedStudy& study,
                 std::shared_ptr<const FileOperations> files) {
    Ledger ledger(folder / "ledger.jsonl", files);
    const Release release = released(planFor(study), study, ledger);
    publish(release, plainWriters(), folder / out, *files);
}

template <class Work> int inChild(Work work) {
    const pid_t child = ::fork();
    if (child == 0) {
        int status = 99;
        try {
            status = work();
        } catch (const std::exception& problem) {
            std::cerr << problem.what() << "\n";
        }
        ::_exit(status);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

/// The ledger's promise. Returns the number of release entries.
std::size_t requirePromise(const std::filesystem::path& folder) {
    std::set<std::size_t> cards;
    bool drafts_hold_something = false;
    std::size_t outputs = 0;
    for (const auto& place : std::filesystem::directory_iterator(folder)) {
        if (!place.is_directory())
            continue;
        if (place.path().extension() == ".part") {
            drafts_hold_something = drafts_hold_something || test::filesIn(place.path()) > 0;
            continue;
        }
        ++outputs;
        REQUIRE(test::filesIn(place.path()) == plainWriters().size());
        const auto card = nlohmann::json::parse(test::contents(place.path() / "privacy_card.json"));
        cards.insert(card["ledger"]["entry"].get<std::size_t>());
        REQUIRE(std::filesystem::file_size(place.path() / "private_grid.npy") > 128);
    }
    REQUIRE(cards.size() == outputs); // every output has an entry of its own
    Ledger ledger(folder / "ledger.jsonl");
    std::size_t releases = 0;
    for (const LedgerEntry& entry : ledger.entries())
        releases += entry.kind == EntryKind::release && !entry.broken;
    REQUIRE(outputs <= releases);
    for (std::size_t number : cards) {
        REQUIRE(number <= ledger.entries().size());
        REQUIRE(ledger.entries()[number - 1].kind == EntryKind::release);
        REQUIRE_FALSE(ledger.entries()[number - 1].broken);
    }
    if (drafts_hold_something)
        REQUIRE(releases > outputs);
    return releases;
}

/// After the crash the study can go on.
void requireGoingOn(const std::filesystem::path& folder, const test::MarkedStudy& study) {
    Ledger ledger(folder / "ledger.jsonl");
    if (const auto broken = ledger.firstBroken()) // a torn line
        ledger.acknowledge(*broken);
    const std::size_t before = ledger.entries().size();
    releaseInto(folder, "after", study, std::make_shared<FileOperations>());
    ledger.refresh();
    REQUIRE(ledger.verified());
    REQUIRE(ledger.entries().size() == before + 1);
    requirePromise(folder);
}

void report(const std::string& line) {
    std::cout << line << "\n";
    std::ofstream(std::string(NICTATE_BINARY_DIR) + "/crashes.txt", std::ios::app) << line << "\n";
}

} // namespace

TEST_CASE("a crash after every file operation of a release keeps the ledger's promise", "[crash]") {
    std::ofstream(std::string(NICTATE_BINARY_DIR) + "/crashes.txt", std::ios::trunc);
    const auto study = test::markedStudy(5);
    int survived = 0, entries_without_output = 0;
    for (bool torn : {false, true})
        for (bool first_release : {true, false}) {
            bool finished = false;
            for (int crash_after = 1; !finished; ++crash_after) {
                TemporaryFolder folder;
                if (!first_release)
                    releaseInto(folder.path(), "earlier", study, std::make_shared<FileOperations>());
                const int status = inChild([&] {
                    releaseInto(folder.path(), "out", study, std::make_shared<CrashingFiles>(crash_after, torn));
                    return 0;
                });
                CAPTURE(torn, first_release, crash_after);
                REQUIRE((status == 0 || status == crashed));
                finished = status == 0;
                survived += !finished;
                const std::size_t releases = requirePromise(folder.path());
                const bool has_output = std::filesystem::exists(folder.path() / "out");
                REQUIRE((!finished || has_output));
                entries_without_output += releases > (first_release ? 0u : 1u) && !has_output;
                requireGoingOn(folder.path(), study);
                REQUIRE(crash_after < 200);
            }
        }
    REQUIRE(survived > 60);
    REQUIRE(entries_without_output > 20);
    report("crashes after a write, flush or rename survived: " + std::to_string(survived));
}

TEST_CASE("200 kills at random times keep the ledger's promise", "[crash]") {
    const auto study = test::markedStudy(5);
    std::mt19937 random(1);
    int kills = 0;
    std::size_t interrupted = 0;
    for (int batch = 0; batch < 10; ++batch) {
        TemporaryFolder folder;
        int next_output = 0;
        for (int i = 0; i < 20; ++i) {
            next_output += 1000;
            const pid_t child = ::fork();
            REQUIRE(child >= 0);
            if (child == 0) {
                try {
                    for (int out = next_output;; ++out)
                        releaseInto(folder.path(), "out" + std::to_string(out), study, std::make_shared<FileOperations>());
                } catch (const std::exception& problem) {
                    std::cerr << problem.what() << "\n";
                }
                ::_exit(1); // not reached: the parent kills
            }
            ::usleep(random() % 15000);
            ::kill(child, SIGKILL);
            int status = 0;
            ::waitpid(child, &status, 0);
            REQUIRE(WIFSIGNALED(status));
            ++kills;
            Ledger ledger(folder.path() / "ledger.jsonl");
            if (const auto broken = ledger.firstBroken())
                ledger.acknowledge(*broken);
        }
        std::size_t outputs = 0;
        for (const auto& place : std::filesystem::directory_iterator(folder.path()))
            outputs += place.is_directory() && place.path().extension() != ".part";
        interrupted += requirePromise(folder.path()) - outputs;
        requireGoingOn(folder.path(), study);
    }
    report("kills at random times survived: " + std::to_string(kills) + " (" + std::to_string(interrupted) +
           " left an entry without an output)");
    REQUIRE(kills == 200);
}

TEST_CASE("two processes releasing at once: every output has its own entry", "[crash]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy(5);
    std::vector<pid_t> children;
    for (int child = 0; child < 2; ++child) {
        const pid_t pid = ::fork();
        if (pid == 0) {
            try {
                for (int i = 0; i < 15; ++i)
                    releaseInto(folder.path(), "out" + std::to_string(100 * child + i), study, std::make_shared<FileOperations>());
            } catch (...) {
                ::_exit(1);
            }
            ::_exit(0);
        }
        children.push_back(pid);
    }
    for (pid_t child : children) {
        int status = 0;
        ::waitpid(child, &status, 0);
        REQUIRE((WIFEXITED(status) && WEXITSTATUS(status) == 0));
    }
    REQUIRE(requirePromise(folder.path()) == 30);
    REQUIRE(Ledger(folder.path() / "ledger.jsonl").verified());
}

TEST_CASE("a disk that fills up while files are written leaves the entry and no output", "[crash]") {
    const auto study = test::markedStudy(5);
    for (rlim_t most : {3000u, 6000u, 40000u}) { // the ledger's first lines take about 1 kB, a card 4, the TIFF more
        TemporaryFolder folder;
        releaseInto(folder.path(), "earlier", study, std::make_shared<FileOperations>());
        REQUIRE(inChild([&] {
                    ::signal(SIGXFSZ, SIG_IGN);
                    rlimit limit{most, most};
                    ::setrlimit(RLIMIT_FSIZE, &limit);
                    try {
                        releaseInto(folder.path(), "out", study, std::make_shared<FileOperations>());
                    } catch (const OutputError&) {
                        return 5;
                    }
                    return 0;
                }) == 5);
        REQUIRE_FALSE(std::filesystem::exists(folder.path() / "out"));
        REQUIRE(test::filesIn(folder.path()) == 2); // ledger and the earlier output; no draft
        REQUIRE(requirePromise(folder.path()) == 2);
        requireGoingOn(folder.path(), study);
    }
}
