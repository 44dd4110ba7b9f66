// What a crash may leave: nothing, or an entry without an output; never an output without its entry, never half an
// output. Crashes are put after every single file operation of a release, and then at random.

#include "core/compute/cores.h"
#include "core/domains/gaze/gaze_release.h"
#include "core/domains/heatmap/heatmap_release.h"
#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/small_areas.h"
#include "tests/core/release/small_study.h"
#include "tests/platform/test_system.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <random>
#include <set>
#include <thread>

using namespace nictate;
using nictate::test::planFor;
using nictate::test::released;
using nictate::test::TemporaryFolder;

namespace {

constexpr int crashed = 86;

/// A copied process has none of its parent's helping threads, and perhaps a lock that one of them held.
struct OnOneCore {
    OnOneCore() { useCores(1); }
    ~OnOneCore() { useCores(0); }
};

/// Ends the process after its n-th operation (never when that is 0); a write stops half-way when `torn`.
class CrashingFiles : public FileOperations {
  public:
    CrashingFiles(int crash_after, bool torn) : left_(crash_after), torn_(torn) {}

    int open(const std::filesystem::path& path, platform::Opening how, platform::Readers readers) const override {
        return counted(FileOperations::open(path, how, readers));
    }
    std::ptrdiff_t write(int file, std::string_view bytes) const override {
        const bool last = left_ == 1;
        return counted(FileOperations::write(file, last && torn_ ? bytes.substr(0, bytes.size() / 2) : bytes));
    }
    int sync(int) const override { return counted(0); } // the process ends, not the machine: what was written stands
    int truncate(int file, std::uint64_t size) const override { return counted(FileOperations::truncate(file, size)); }
    int rename(const std::filesystem::path& a, const std::filesystem::path& b) const override {
        return counted(FileOperations::rename(a, b));
    }
    int link(const std::filesystem::path& a, const std::filesystem::path& b) const override {
        return counted(FileOperations::link(a, b));
    }
    int unlink(const std::filesystem::path& path) const override { return counted(FileOperations::unlink(path)); }
    int makeFolder(const std::filesystem::path& path) const override { return counted(FileOperations::makeFolder(path)); }

  private:
    template <class Result> Result counted(Result result) const {
        if (--left_ == 0)
            std::_Exit(crashed);
        return result;
    }
    mutable int left_;
    bool torn_;
};

using Files = std::shared_ptr<const FileOperations>;

void releaseInto(const std::filesystem::path& folder, const std::string& out, const test::MarkedStudy& study, Files files) {
    Ledger ledger(folder / "ledger.jsonl", files);
    const Release<Heatmaps> release =
        released(planFor(study, "clipped-gaussian", {{"prior", "centre"}}), study, ledger); // little algebra
    publish(release, publicWriters(release), folder / out, *files);
}

void releaseOverTimeInto(const std::filesystem::path& folder, const std::string& out, const test::MarkedStudy& study,
                         Files files) {
    Ledger ledger(folder / "ledger.jsonl", files);
    const Release<Heatmaps> release =
        released(test::overTimePlanFor(study, 2, {{"prior", "none"}}), study, ledger); // no seconds of algebra
    publish(release, publicWriters(release), folder / out, *files);
}

void releaseGroupsInto(const std::filesystem::path& folder, const std::string& out, const test::MarkedStudy& study, Files files) {
    Ledger ledger(folder / "ledger.jsonl", files);
    const Release<Heatmaps> release = released(test::groupPlanFor(study, "clipped-gaussian", {{"prior", "none"}}), study, ledger);
    publish(release, publicWriters(release), folder / out, *files);
}

void releaseSignalsInto(const std::filesystem::path& folder, const std::string& out, const test::MarkedStudy& study,
                        Files files) {
    Ledger ledger(folder / "ledger.jsonl", files);
    const Release<Signals> release = released(test::signalPlanFor(study), study, ledger);
    publish(release, publicWriters(release), folder / out, *files);
}

void releaseAreasInto(const std::filesystem::path& folder, const std::string& out, const test::MarkedStudy& study, Files files) {
    Ledger ledger(folder / "ledger.jsonl", files);
    const Release<Areas> release = released(test::areaPlanFor(study), study, ledger);
    publish(release, publicWriters(release), folder / out, *files);
}

void releaseSamplesInto(const std::filesystem::path& folder, const std::string& out, const test::MarkedStudy& study,
                        Files files) {
    Ledger ledger(folder / "ledger.jsonl", files);
    const auto plan = planRelease(mechanismOf<Gaze>("kaleido"), {}, study.dataset, study.dataset.frame,
                                  gazeStudy(study.dataset, study.included));
    SecureNoise noise;
    const auto release = releasePlanned(plan, study.dataset, study.included, plan.guarantee.reasons, noise, ledger);
    publish(release, publicWriters(release), folder / out, *files);
}

test::MarkedStudy studyOfSamples() {
    test::MarkedStudy study = test::markedStudy(2);
    for (Recording& recording : study.dataset.recordings)
        for (int t = 0; t < 20; ++t)
            recording.samples.push_back({10.0 * t, {100.0 + t, 200.0 - t, 3}, {}});
    return study;
}

/// What is released, of whom, how many files that makes, and one that is larger than this many bytes when it is whole.
struct Subject {
    std::string name;
    void (*release)(const std::filesystem::path& folder, const std::string& out, const test::MarkedStudy&, Files);
    test::MarkedStudy study;
    std::size_t files;
    const char* largest;
    std::size_t bytes;
};

const Subject& subjectCalled(const std::string& name) {
    static const std::vector<Subject> subjects = {
        {"a heatmap's release", releaseInto, test::markedStudy(5), 6, "private_grid.npy", 128},
        {"a release in windows of time", releaseOverTimeInto, test::markedStudy(3), 7, "private_grid.npy", 256},
        // 2 × 4, differences, card
        {"a release of groups' maps", releaseGroupsInto, test::markedStudy(6), 10, "private_grid-expert.npy", 128},
        {"a release of areas", releaseAreasInto, test::markedStudy(3), 4, "privacy_card.json", 2000},
        // 3 + 2 tables, bounds, card
        {"a release of signals", releaseSignalsInto, test::markedSignals(3), 7, "participant_001_comic.csv", 24 * 3 * 4},
        // 2 × 2 recordings, index, card
        {"a release of gaze samples", releaseSamplesInto, studyOfSamples(), 6, "stream_001.csv", 20 * 8}};
    return *std::find_if(subjects.begin(), subjects.end(), [&](const Subject& subject) { return subject.name == name; });
}
const std::string heatmap = "a heatmap's release";

using Words = std::vector<std::string>;

/// In a folder, of a subject, with a crash after so many operations; a write may be torn.
const test::Task crashing("a release that crashes", [](const Words& words) {
    useCores(1);
    const Subject& subject = subjectCalled(words.at(1));
    subject.release(words.at(0), "out", subject.study,
                    std::make_shared<CrashingFiles>(std::stoi(words.at(2)), words.at(3) == "torn"));
    return 0;
});

/// In a folder, from a number on, so many; a file is written once it has begun.
const test::Task releasing("releases one after the other", [](const Words& words) {
    useCores(1);
    const Subject& subject = subjectCalled(heatmap);
    std::ofstream(words.at(3)) << "begun";
    for (int i = 0; i < std::stoi(words.at(2)); ++i)
        subject.release(words.at(0), "out" + std::to_string(std::stoi(words.at(1)) + i), subject.study,
                        std::make_shared<FileOperations>());
    return 0;
});

/// The ledger's promise. Returns the number of release entries.
std::size_t requirePromise(const std::filesystem::path& folder, const Subject& subject = subjectCalled(heatmap)) {
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
        REQUIRE(test::filesIn(place.path()) == subject.files);
        const auto card = nlohmann::json::parse(test::contents(place.path() / "privacy_card.json"));
        cards.insert(card["ledger"]["entry"].get<std::size_t>());
        REQUIRE(std::filesystem::file_size(place.path() / subject.largest) > subject.bytes);
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

/// After the crash the study can go on, and the next release leaves no draft of the killed one.
void requireGoingOn(const std::filesystem::path& folder, const Subject& subject = subjectCalled(heatmap)) {
    Ledger ledger(folder / "ledger.jsonl");
    if (const auto broken = ledger.firstBroken()) // a torn line
        ledger.acknowledge(*broken);
    const std::size_t before = ledger.entries().size();
    subject.release(folder, "after", subject.study, std::make_shared<CrashingFiles>(0, false));
    ledger.refresh();
    REQUIRE(ledger.verified());
    REQUIRE(ledger.entries().size() == before + 1);
    requirePromise(folder, subject);
    for (const auto& place : std::filesystem::directory_iterator(folder)) // what was killed is cleaned away
        REQUIRE(place.path().extension() != ".part");
}

void report(const std::string& line) {
    std::cout << line << "\n";
    std::ofstream(std::string(NICTATE_BINARY_DIR) + "/crashes.txt", std::ios::app) << line << "\n";
}

/// Crashes after the n-th operation for every n, with whole and torn writes, in a first and in a later release.
void crashEverywhere(const std::string& name) {
    const Subject& subject = subjectCalled(name);
    int survived = 0, entries_without_output = 0;
    for (bool torn : {false, true})
        for (bool first_release : {true, false}) {
            bool finished = false;
            for (int crash_after = 1; !finished; ++crash_after) {
                TemporaryFolder folder;
                if (!first_release)
                    subject.release(folder.path(), "earlier", subject.study, std::make_shared<CrashingFiles>(0, false));
                const int status =
                    test::inChild(crashing, {folder.path().string(), name, std::to_string(crash_after), torn ? "torn" : "whole"});
                CAPTURE(torn, first_release, crash_after);
                REQUIRE((status == 0 || status == crashed));
                finished = status == 0;
                survived += !finished;
                const std::size_t releases = requirePromise(folder.path(), subject);
                const bool has_output = std::filesystem::exists(folder.path() / "out");
                REQUIRE((!finished || has_output));
                entries_without_output += releases > (first_release ? 0u : 1u) && !has_output;
                requireGoingOn(folder.path(), subject);
                REQUIRE(crash_after < 200);
            }
        }
    REQUIRE(survived > 60);
    REQUIRE(entries_without_output > 20);
    report("crashes after a write, flush or rename of " + name + " survived: " + std::to_string(survived));
}

} // namespace

TEST_CASE_METHOD(OnOneCore, "a crash after every file operation of a release keeps the ledger's promise", "[crash]") {
    std::ofstream(std::string(NICTATE_BINARY_DIR) + "/crashes.txt", std::ios::trunc);
    crashEverywhere(heatmap);
}

TEST_CASE_METHOD(OnOneCore, "a crash after every file operation of a release in windows of time keeps the ledger's promise",
                 "[crash][statistics]") {
    crashEverywhere("a release in windows of time");
}

TEST_CASE_METHOD(OnOneCore, "a crash after every file operation of a release of groups' maps keeps the ledger's promise",
                 "[crash]") {
    crashEverywhere("a release of groups' maps");
}

TEST_CASE_METHOD(OnOneCore, "a crash after every file operation of a release of signals keeps the ledger's promise",
                 "[crash][statistics]") {
    crashEverywhere("a release of signals");
}

TEST_CASE_METHOD(OnOneCore, "a crash after every file operation of a release of areas keeps the ledger's promise",
                 "[crash][statistics]") {
    crashEverywhere("a release of areas");
}

TEST_CASE_METHOD(OnOneCore, "a crash after every file operation of a release of gaze samples keeps the ledger's promise",
                 "[crash][statistics]") {
    crashEverywhere("a release of gaze samples");
}

TEST_CASE_METHOD(OnOneCore, "200 kills at random times keep the ledger's promise", "[crash][statistics]") {
    std::mt19937 random(1);
    const auto from = std::chrono::steady_clock::now();
    const TemporaryFolder one;
    subjectCalled(heatmap).release(one.path(), "out", subjectCalled(heatmap).study, std::make_shared<FileOperations>());
    const std::chrono::nanoseconds usual = std::chrono::steady_clock::now() - from;
    int kills = 0;
    std::size_t interrupted = 0;
    for (int batch = 0; batch < 10; ++batch) {
        TemporaryFolder folder, begun;
        for (int i = 0; i < 20; ++i) {
            const std::filesystem::path mark = begun.path() / std::to_string(i);
            test::Child child(releasing, {folder.path().string(), std::to_string(1000 * (i + 1)), "1000", mark.string()});
            while (!std::filesystem::exists(mark))
                std::this_thread::sleep_for(std::chrono::microseconds(100));
            std::this_thread::sleep_for(usual * (random() % 3000) / 1000);
            child.kill();
            REQUIRE(child.wait() < 0);
            ++kills;
            Ledger ledger(folder.path() / "ledger.jsonl");
            if (const auto broken = ledger.firstBroken())
                ledger.acknowledge(*broken);
        }
        std::size_t outputs = 0;
        for (const auto& place : std::filesystem::directory_iterator(folder.path()))
            outputs += place.is_directory() && place.path().extension() != ".part";
        interrupted += requirePromise(folder.path()) - outputs;
        requireGoingOn(folder.path());
    }
    report("kills at random times survived: " + std::to_string(kills) + " (" + std::to_string(interrupted) +
           " left an entry without an output)");
    REQUIRE(kills == 200);
    REQUIRE(interrupted > 10);
}

TEST_CASE_METHOD(OnOneCore, "20 processes releasing at once: every output has its own entry", "[crash]") {
    TemporaryFolder folder, begun;
    std::vector<test::Child> children;
    for (int i = 0; i < 20; ++i)
        children.emplace_back(releasing,
                              Words{folder.path().string(), std::to_string(100 * i), "3", (begun.path() / "mark").string()});
    for (test::Child& child : children)
        CHECK(child.wait() == 0);
    REQUIRE(requirePromise(folder.path()) == 60);
    REQUIRE(Ledger(folder.path() / "ledger.jsonl").verified());
}

namespace {

const test::Task on_a_full_disk("a release on a full disk", [](const Words& words) {
    useCores(1);
    test::limitFiles(std::stoul(words.at(1)));
    const Subject& subject = subjectCalled(heatmap);
    try {
        subject.release(words.at(0), "out", subject.study, std::make_shared<FileOperations>());
    } catch (const OutputError&) {
        return 5;
    }
    return 0;
});

} // namespace

TEST_CASE_METHOD(OnOneCore, "a disk that fills up while files are written leaves the entry and no output", "[crash][posix]") {
    const Subject& subject = subjectCalled(heatmap);
    for (unsigned most : {3000u, 6000u, 40000u}) { // the ledger's first lines take about 1 kB, a card 4, the TIFF more
        TemporaryFolder folder;
        subject.release(folder.path(), "earlier", subject.study, std::make_shared<FileOperations>());
        REQUIRE(test::inChild(on_a_full_disk, {folder.path().string(), std::to_string(most)}) == 5);
        REQUIRE_FALSE(std::filesystem::exists(folder.path() / "out"));
        REQUIRE(test::filesIn(folder.path()) == 2); // ledger and the earlier output; no draft
        REQUIRE(requirePromise(folder.path()) == 2);
        requireGoingOn(folder.path());
    }
}
