// Ledgers that were replaced, rolled back, linked to, or damaged: no total may become smaller by it.

#include "core/errors.h"
#include "core/privacy/gaussian_profile.h"
#include "tests/catch.h"
#include "tests/core/privacy/small_ledger.h"
#include "tests/platform/test_system.h"

#include <cerrno>

using namespace nictate;
using nictate::test::gaussianRecord;
using nictate::test::ledgerOf;
using nictate::test::linesOf;
using nictate::test::TemporaryFolder;
using nictate::test::write;
namespace fs = std::filesystem;

namespace {

/// Another program puts a file in the ledger's place at the very moment after this one has opened it to write.
class ReplacingFiles : public FileOperations {
  public:
    ReplacingFiles(fs::path by, fs::path ledger) : by_(std::move(by)), ledger_(std::move(ledger)) {}
    int open(const fs::path& path, platform::Opening how, platform::Readers readers) const override {
        const int file = FileOperations::open(path, how, readers);
        if (how == platform::Opening::appending && fs::exists(by_))
            fs::rename(by_, ledger_);
        return file;
    }

  private:
    fs::path by_, ledger_;
};

/// A folder that holds the study and takes nothing new, as one that came with the program.
class ReadOnlyFiles : public FileOperations {
  public:
    int open(const fs::path& path, platform::Opening how, platform::Readers readers) const override {
        if (how != platform::Opening::writing_new && how != platform::Opening::changing_new)
            return FileOperations::open(path, how, readers);
        errno = EACCES;
        return -1;
    }
};

void change(const fs::path& ledger, std::size_t line, const std::string& from, const std::string& to) {
    auto lines = linesOf(ledger);
    REQUIRE(lines[line].find(from) != std::string::npos);
    lines[line].replace(lines[line].find(from), from.size(), to);
    write(ledger, lines);
}

} // namespace

TEST_CASE("a ledger that is replaced while a release waits for it takes the entry", "[ledger][posix]") {
    TemporaryFolder folder;
    const fs::path path = ledgerOf(folder, 2), newer = folder.path() / "newer.jsonl";
    fs::copy_file(path, newer);
    Ledger(newer).book(gaussianRecord());
    Ledger ledger(path, std::make_shared<ReplacingFiles>(newer, path));
    CHECK(ledger.book(gaussianRecord()).entry == 4);
    CHECK(Ledger(path).entries().size() == 4);
    CHECK(Ledger(path).verified());
}

TEST_CASE("a ledger that cannot be made is refused by its own name, with what to do", "[ledger]") {
    TemporaryFolder folder;
    const fs::path path = folder.path() / "ledger.jsonl";
    CHECK_THROWS_WITH(Ledger(path, std::make_shared<ReadOnlyFiles>()).book(gaussianRecord()),
                      Catch::StartsWith(path.string() + " could not be written") && Catch::Contains("--ledger"));
    CHECK_FALSE(fs::exists(path));
}

TEST_CASE("an acknowledged break leaves the total unbounded until somebody says what was lost there", "[ledger]") {
    TemporaryFolder folder;
    const fs::path path = ledgerOf(folder, 4);
    const double before = *Ledger(path).totals().epsilon;
    SECTION("changed") { change(path, 2, "\"rho\":0.03", "\"rho\":0.01"); }
    SECTION("unreadable") { change(path, 2, "{\"entry\":2", "garbage"); }
    SECTION("removed") {
        auto lines = linesOf(path);
        lines.erase(lines.begin() + 2);
        write(path, lines);
    }
    Ledger ledger(path);
    CHECK_FALSE(ledger.totals().epsilon);
    ledger.acknowledge(2);
    CHECK(ledger.verified());
    CHECK_FALSE(ledger.totals().epsilon);
    CHECK_THROWS_AS(ledger.book(gaussianRecord(), 1000), BudgetExceeded);
    const Booking unbounded = ledger.book(gaussianRecord());
    CHECK_FALSE(unbounded.totals.epsilon);
    REQUIRE(unbounded.breaks.size() == 1);
    CHECK_FALSE(unbounded.breaks[0].at_most);
    CHECK_THROWS_AS(ledger.acknowledge(2), InvalidParameter); // says nothing new
    CHECK_THROWS_AS(ledger.acknowledge(2, LossBound{-1, 0}), InvalidParameter);
    ledger.acknowledge(2, LossBound{1.5, 0});
    CHECK_THROWS_AS(ledger.acknowledge(2, LossBound{0, 0}), InvalidParameter); // once
    for (const Ledger& read : {ledger, Ledger(path)}) {
        REQUIRE(read.totals().epsilon);
        CHECK(*read.totals().epsilon >= before);
        CHECK(*read.totals().epsilon <= 1.5 + zcdpEpsilon(0.03 * 5, 1e-5) + 1e-9);
    }
}

TEST_CASE("a stated bound's delta is taken from the study's", "[ledger]") {
    TemporaryFolder folder;
    const fs::path path = ledgerOf(folder, 1);
    change(path, 1, "\"rho\":0.03", "\"rho\":0.01");
    Ledger ledger(path);
    SECTION("a smaller one leaves the rest") {
        ledger.acknowledge(1, LossBound{0, 4e-6});
        CHECK(*ledger.totals().epsilon == Approx(zcdpEpsilon(0.01, 6e-6)).epsilon(1e-9));
    }
    SECTION("as large a one leaves nothing") {
        ledger.acknowledge(1, LossBound{0, 1e-5});
        CHECK_FALSE(ledger.totals().epsilon);
    }
}

TEST_CASE("one acknowledgement covers one break", "[ledger]") {
    TemporaryFolder folder;
    const fs::path path = ledgerOf(folder, 6);
    change(path, 2, "\"rho\":0.03", "\"rho\":0.01");
    change(path, 5, "\"rho\":0.03", "\"rho\":0.01");
    Ledger ledger(path);
    CHECK_THROWS_AS(ledger.acknowledge(5, LossBound{}), InvalidParameter); // one after the other
    ledger.acknowledge(2, LossBound{});
    CHECK(ledger.firstBroken() == 5);
    CHECK_THROWS_AS(ledger.book(gaussianRecord()), LedgerBroken);
    CHECK_FALSE(ledger.totals().epsilon);
    ledger.acknowledge(5, LossBound{});
    CHECK(Ledger(path).verified());
    CHECK(Ledger(path).totals().epsilon);
    CHECK(Ledger(path).entries().size() == 8);
}

TEST_CASE("after lines were removed, old entries still find who was in them", "[ledger]") {
    TemporaryFolder folder;
    Ledger first(folder.path() / "ledger.jsonl");
    first.book(gaussianRecord(0.01, {"anna"}));
    first.book(gaussianRecord(0.01, {"ben"}));
    first.book(gaussianRecord(0.20, {"cleo"}));
    first.book(gaussianRecord(0.20, {"cleo"})); // the set of entry 3
    auto lines = linesOf(first.path());
    lines.erase(lines.begin() + 1);
    write(first.path(), lines);
    Ledger ledger(first.path());
    ledger.acknowledge(1, LossBound{});
    CHECK(*ledger.totals().epsilon == Approx(zcdpEpsilon(0.40, 1e-5)).epsilon(1e-9));
    for (int again = 0; again < 3; ++again)
        ledger.book(gaussianRecord(0.1, {"cleo"}));
    CHECK(*Ledger(first.path()).totals().epsilon == Approx(zcdpEpsilon(0.70, 1e-5)).epsilon(1e-9));
    CHECK(Ledger(first.path()).verified());
}

TEST_CASE("an entry's chain tells the ledger from an older copy of it", "[ledger]") {
    TemporaryFolder folder;
    const fs::path path = ledgerOf(folder, 2), copy = folder.path() / "copy.jsonl";
    fs::copy_file(path, copy);
    const Booking last = Ledger(path).book(gaussianRecord());
    CHECK(Ledger(path).holds(last.entry, last.chain));
    CHECK_FALSE(Ledger(copy).holds(last.entry, last.chain));
    Ledger(copy).book(gaussianRecord(0.001)); // rolled back, and gone on with
    CHECK(Ledger(copy).verified());
    CHECK_FALSE(Ledger(copy).holds(last.entry, last.chain));
}

TEST_CASE("only the owner may read a new ledger, and what killed programs left of it is removed", "[ledger][posix]") {
    TemporaryFolder folder;
    const fs::path left = folder.write("ledger.jsonl.abcdefghij.part", "{}"), other = folder.write("other.abcdefghij.part", "");
    const fs::path path = ledgerOf(folder, 1);
    CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    CHECK_FALSE(fs::exists(left));
    CHECK(fs::exists(other));
}

TEST_CASE("a link to a ledger is the ledger", "[ledger][posix]") {
    TemporaryFolder folder;
    const fs::path path = folder.path() / "ledger.jsonl", link = folder.path() / "link.jsonl";
    fs::create_symlink("ledger.jsonl", link);
    Ledger(link).book(gaussianRecord());
    CHECK(fs::is_symlink(link));
    CHECK(Ledger(path).book(gaussianRecord()).entry == 2);
    CHECK(Ledger(link).entries().size() == 2);
}

TEST_CASE("a pipe or a device is no ledger, and neither is waited for", "[ledger][posix]") {
    TemporaryFolder folder;
    const fs::path pipe = folder.path() / "pipe";
    REQUIRE(test::makeFifo(pipe));
    CHECK_THROWS_AS(Ledger(pipe), ParseError);
    CHECK_THROWS_AS(Ledger("/dev/full"), ParseError);
    CHECK_THROWS_AS(Ledger("/dev/zero"), ParseError);
}

TEST_CASE("a study's delta is what was set, and below 1/n", "[ledger]") {
    TemporaryFolder folder;
    LedgerRecord record = gaussianRecord();
    record.study_delta = 0.4; // of three observers
    Ledger ledger(folder.path() / "ledger.jsonl");
    CHECK_THROWS_AS(ledger.book(record), Refused);
    CHECK_FALSE(fs::exists(ledger.path()));
    CHECK_THROWS_AS(ledger.setDelta(1), InvalidParameter);
    ledger.setDelta(1e-7);
    ledger.book(record);
    CHECK(Ledger(ledger.path()).delta() == 1e-7);
    ledger.setDelta(1e-6);
    CHECK_THROWS_AS(ledger.book(record), InvalidParameter);
}
