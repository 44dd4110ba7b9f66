// The ledger as a file among other processes: shared, on a full disk, in a folder one may not write to, and very long.

#include "core/errors.h"
#include "core/files/platform/platform.h"
#include "core/privacy/gaussian_profile.h"
#include "tests/catch.h"
#include "tests/core/privacy/small_ledger.h"
#include "tests/platform/test_system.h"

using namespace nictate;
using nictate::test::contents;
using nictate::test::gaussianRecord;
using nictate::test::ledgerOf;
using nictate::test::linesOf;
using nictate::test::TemporaryFolder;
using nictate::test::write;

TEST_CASE("two ledgers on one file see each other's entries", "[ledger]") {
    TemporaryFolder folder;
    Ledger a(folder.path() / "ledger.jsonl"), b(folder.path() / "ledger.jsonl");
    a.book(gaussianRecord());
    REQUIRE(b.book(gaussianRecord()).entry == 2);
    REQUIRE(a.book(gaussianRecord()).entry == 3);
    b.refresh();
    REQUIRE(b.entries().size() == 3);
    REQUIRE(b.verified());
}

namespace {

const double budget_of_60 = zcdpEpsilon(0.03 * 60, 1e-5) * (1 + 1e-6);

/// Books in a ledger until the budget or so many entries are reached; ends with how many these were.
const test::Task booking("bookings one after the other", [](const std::vector<std::string>& words) {
    int booked = 0;
    try {
        for (; booked < std::stoi(words.at(1)); ++booked)
            Ledger(words.at(0)).book(gaussianRecord(), budget_of_60);
    } catch (const BudgetExceeded&) {
    }
    return booked;
});

const test::Task booking_on_a_full_disk("a booking on a full disk", [](const std::vector<std::string>& words) {
    test::limitFiles(std::stoul(words.at(1)));
    try {
        Ledger(words.at(0)).book(gaussianRecord());
    } catch (const OutputError&) {
        return 5;
    }
    return 0;
});

/// Each name for so many processes, which book at once.
int bookedAtOnce(const std::vector<std::filesystem::path>& names, int each) {
    std::vector<test::Child> children;
    for (const std::filesystem::path& name : names)
        children.emplace_back(booking, std::vector{name.string(), std::to_string(each)});
    int booked = 0;
    for (test::Child& child : children) {
        const int status = child.wait();
        CHECK(status >= 0);
        CHECK(status <= each);
        booked += status;
    }
    return booked;
}

} // namespace

TEST_CASE("20 processes booking at once lose no entry and share one budget", "[ledger]") {
    TemporaryFolder folder;
    const auto path = folder.path() / "ledger.jsonl";
    REQUIRE(bookedAtOnce({20, path}, 4) == 60);
    Ledger ledger(path);
    REQUIRE(ledger.verified());
    REQUIRE(ledger.entries().size() == 60);
    REQUIRE(*ledger.totals().epsilon <= budget_of_60);
    REQUIRE(test::filesIn(folder.path()) == 1);
}

TEST_CASE("a ledger has one budget by whatever names several processes call it", "[ledger]") {
    TemporaryFolder folder;
    const auto path = ledgerOf(folder, 1);
    std::vector<std::filesystem::path> names = test::otherNamesOf(path);
    names.push_back(folder.path() / "second name");
    REQUIRE(platform::link(path, names.back()) == 0);
    for (const std::filesystem::path& name : names) {
        CAPTURE(name.string());
        REQUIRE(Ledger(name).entries().size() == 1);
    }
    names.push_back(path);
    REQUIRE(bookedAtOnce(names, 59) == 59);
    Ledger ledger(path);
    REQUIRE(ledger.verified());
    REQUIRE(ledger.entries().size() == 60);
}

TEST_CASE("a full disk leaves the ledger as it was", "[ledger][posix]") {
    TemporaryFolder folder;
    const auto path = ledgerOf(folder, 3);
    const std::string before = contents(path);
    for (std::size_t room : {0u, 1u, 100u, 300u}) {
        REQUIRE(test::inChild(booking_on_a_full_disk, {path.string(), std::to_string(before.size() + room)}) == 5);
        REQUIRE(contents(path) == before);
        REQUIRE(Ledger(path).verified());
    }
}

TEST_CASE("a read-only folder refuses the first entry", "[ledger]") {
    if (test::mayDoEverything()) {
        // Permissions do not bind root; a folder that does not exist refuses in the same place.
        REQUIRE_THROWS_AS(Ledger("/nonexistent/folder/ledger.jsonl").book(gaussianRecord()), OutputError);
        return;
    }
    TemporaryFolder folder;
    std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    REQUIRE_THROWS_AS(Ledger(folder.path() / "ledger.jsonl").book(gaussianRecord()), OutputError);
    std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_all);
    REQUIRE(test::filesIn(folder.path()) == 0);
}

TEST_CASE("an older copy put back is whole, as ledger.md says; a removed ledger is no longer written to", "[ledger]") {
    TemporaryFolder folder;
    const auto path = ledgerOf(folder, 2);
    const std::string older = contents(path);
    Ledger open(path);
    open.book(gaussianRecord());
    folder.write("ledger.jsonl", older);
    open.refresh();
    REQUIRE(open.verified());
    REQUIRE(open.entries().size() == 2);
    std::filesystem::remove(path);
    REQUIRE_THROWS_AS(open.book(gaussianRecord()), OutputError);
}

TEST_CASE("100 000 entries open, verify and add up", "[ledger][statistics]") {
    TemporaryFolder folder;
    const auto path = folder.path() / "ledger.jsonl";
    std::vector<std::string> observers;
    for (int i = 0; i < 40; ++i)
        observers.push_back("participant " + std::to_string(i));
    {
        Ledger first(path);
        first.book(gaussianRecord(1e-6, observers));
    }
    // The same lines book() would write, without a flush for each.
    LedgerBook book;
    const std::string start = contents(path);
    book.take(start, "start");
    LedgerHash chain = book.chain();
    std::string lines;
    for (std::size_t number = 2; number <= 100000; ++number) {
        LedgerEntry entry;
        entry.kind = EntryKind::release;
        entry.number = number;
        entry.time = "2026-01-01T00:00:00Z";
        entry.what = "heatmap";
        entry.stimulus = std::to_string(number) + ".jpg";
        entry.mechanism = "clipped-gaussian";
        entry.unit = "one observer, all their gaze on this stimulus";
        entry.status = "proven";
        entry.loss = gaussianRecord(1e-6).loss;
        if (number % 100 == 50) { // a thousand different sets
            entry.observers = {observerHash(book.header()->key, std::to_string(number))};
            for (int i = 0; i < 39; ++i)
                entry.observers.push_back(observerHash(book.header()->key, observers[static_cast<std::size_t>(i)]));
        } else {
            entry.observers_as = 1;
        }
        lines += book.nextLine(
            entry,
            R"({"clip":0.94,"delta":1e-05,"epsilon":1,"height":18,"smoothing":"prior","splat":0.6,"threshold":1,"width":24})",
            chain);
    }
    folder.write("ledger.jsonl", start + lines);
    Ledger ledger(path);
    const bool verified = ledger.verified();
    const Totals totals = ledger.totals();
    REQUIRE(verified);
    REQUIRE(ledger.entries().size() == 100000);
    REQUIRE(totals.worst_observer_entries == 100000);
    REQUIRE(*totals.epsilon == Approx(zcdpEpsilon(0.1, 1e-5)).epsilon(1e-9));
}
