#include "core/privacy/ledger.h"

#include "core/errors.h"
#include "core/privacy/gaussian_profile.h"
#include "tests/catch.h"
#include "tests/core/privacy/small_ledger.h"

using namespace nictate;
using nictate::test::contents;
using nictate::test::gaussianRecord;
using nictate::test::ledgerOf;
using nictate::test::linesOf;
using nictate::test::TemporaryFolder;
using nictate::test::write;

namespace {

std::size_t refusedAt(Ledger& ledger) {
    try {
        ledger.book(gaussianRecord());
    } catch (const LedgerBroken& broken) {
        REQUIRE(std::string(broken.what()).find("entry " + std::to_string(broken.entry)) != std::string::npos);
        return broken.entry;
    }
    FAIL("not refused");
    return 0;
}

} // namespace

TEST_CASE("the first booking makes the file, later ones append, and it reads back", "[ledger]") {
    TemporaryFolder folder;
    const auto path = folder.path() / "ledger.jsonl";
    Ledger ledger(path);
    REQUIRE_FALSE(ledger.exists());
    REQUIRE_FALSE(std::filesystem::exists(path));
    REQUIRE(ledger.book(gaussianRecord(0.03)).entry == 1);
    const std::string before = contents(path);
    Booking second = ledger.book(gaussianRecord(0.04));
    REQUIRE(second.entry == 2);
    REQUIRE(contents(path).starts_with(before));
    REQUIRE(*second.totals.epsilon == Approx(zcdpEpsilon(0.07, 1e-5)).epsilon(1e-9));
    REQUIRE(test::filesIn(folder.path()) == 1);

    Ledger again(path);
    REQUIRE(again.verified());
    REQUIRE(again.entries().size() == 2);
    REQUIRE(again.delta() == 1e-5);
    REQUIRE(again.entries()[1].loss == gaussianRecord(0.04).loss);
    REQUIRE(again.entries()[1].mechanism == "clipped-gaussian");
    REQUIRE(again.entries()[1].stimulus == "1001.jpg");
    REQUIRE(again.totals().epsilon == second.totals.epsilon);
    REQUIRE(again.totals().worst_observer_entries == 2);
}

TEST_CASE("observers are written as keyed hashes only, a set of them once", "[ledger]") {
    TemporaryFolder folder;
    const auto path = ledgerOf(folder, 2);
    const std::string text = contents(path);
    for (const char* id : {"anna", "ben", "cleo"})
        REQUIRE(text.find(id) == std::string::npos);
    REQUIRE(linesOf(path)[2].find("\"observers_as\":1") != std::string::npos);
    TemporaryFolder other;
    const std::string hash_here = linesOf(path)[1].substr(linesOf(path)[1].find("\"observers\":[\"") + 14, 32);
    REQUIRE(contents(ledgerOf(other, 1)).find(hash_here) == std::string::npos); // another study, another key
}

TEST_CASE("totals are the worst observer's, and newcomers reset nobody", "[ledger]") {
    TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    ledger.book(gaussianRecord(0.03, {"anna", "ben"}));
    ledger.book(gaussianRecord(0.03, {"cleo", "dora"}));
    REQUIRE(*ledger.totals().epsilon == Approx(zcdpEpsilon(0.03, 1e-5)).epsilon(1e-9));
    ledger.book(gaussianRecord(0.05, {"dora", "emil", "finn"}));
    REQUIRE(*ledger.totals().epsilon == Approx(zcdpEpsilon(0.08, 1e-5)).epsilon(1e-9));
    REQUIRE(ledger.totals().worst_observer_entries == 2);
    const Totals planned = ledger.totalsAfter(std::vector(3, gaussianRecord(0.01, {"dora", "greta"})));
    REQUIRE(*planned.epsilon == Approx(zcdpEpsilon(0.11, 1e-5)).epsilon(1e-9));
    REQUIRE(Ledger(ledger.path()).totals().epsilon == ledger.totals().epsilon);
}

TEST_CASE("an entry without differential privacy makes the total unbounded for ever", "[ledger]") {
    TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    LedgerRecord none = gaussianRecord();
    none.status = "none";
    none.loss = {};
    ledger.book(none);
    ledger.book(gaussianRecord());
    REQUIRE_FALSE(ledger.totals().epsilon.has_value());
    REQUIRE_FALSE(Ledger(ledger.path()).totals().epsilon.has_value());
    REQUIRE(ledger.totals().published_epsilon == Approx(1));
}

TEST_CASE("a budget is kept, and a refused release leaves no trace", "[ledger]") {
    TemporaryFolder folder;
    const auto path = folder.path() / "ledger.jsonl";
    const double third = zcdpEpsilon(0.09, 1e-5);
    {
        Ledger ledger(path);
        REQUIRE_THROWS_AS(ledger.book(gaussianRecord(), 0.5), BudgetExceeded);
        REQUIRE_FALSE(std::filesystem::exists(path));
        ledger.book(gaussianRecord());
        ledger.book(gaussianRecord());
    }
    const std::string before = contents(path);
    Ledger ledger(path);
    REQUIRE_THROWS_AS(ledger.book(gaussianRecord(), third - 1e-6), BudgetExceeded);
    REQUIRE(contents(path) == before); // neither entry nor budget
    Booking booked = ledger.book(gaussianRecord(), third + 1e-6);
    REQUIRE(booked.entry == 3);
    REQUIRE(booked.budget == third + 1e-6);
    REQUIRE(Ledger(path).budget() == third + 1e-6);
    REQUIRE_THROWS_AS(ledger.book(gaussianRecord()), BudgetExceeded);
    REQUIRE_THROWS_AS(ledger.book(gaussianRecord(), 100), InvalidParameter); // must agree
    REQUIRE_THROWS_AS(ledger.book(gaussianRecord(), std::nan("")), InvalidParameter);
    REQUIRE_THROWS_AS(ledger.book(gaussianRecord(), 0), InvalidParameter);
    REQUIRE(Ledger(path).verified());
}

TEST_CASE("a budget met exactly is not exceeded", "[ledger]") {
    TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    LedgerRecord pure = gaussianRecord();
    pure.loss.pure_epsilon = 0.1;
    pure.loss.rho = 0.005;
    const double budget = composedEpsilon({{{0.1, 30}}, 0}, 1e-5);
    for (int i = 0; i < 30; ++i)
        ledger.book(pure, budget);
    REQUIRE_THROWS_AS(ledger.book(pure), BudgetExceeded);
}

TEST_CASE("every changed, removed or inserted line is found with its number", "[ledger]") {
    TemporaryFolder folder;
    const auto path = ledgerOf(folder, 5);
    const auto sound = linesOf(path);
    for (std::size_t number = 0; number < sound.size(); ++number) {
        auto lines = sound;
        const std::string from = number == 0 ? "\"budget\":null" : "\"rho\":0.03";
        lines[number].replace(lines[number].find(from), from.size(), number == 0 ? "\"budget\":1000" : "\"rho\":0.01");
        write(path, lines);
        Ledger changed(path);
        REQUIRE(changed.firstBroken() == number);
        REQUIRE(refusedAt(changed) == number);
        if (number == 0)
            continue;
        lines = sound;
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(number));
        write(path, lines);
        if (number + 1 < sound.size())
            REQUIRE(Ledger(path).firstBroken() == number);
        else
            REQUIRE(Ledger(path).verified()); // cut off at a line's end: cannot be noticed (ledger.md)
        lines = sound;
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(number), sound[number]);
        write(path, lines);
        REQUIRE(Ledger(path).firstBroken() == number + 1);
    }
}

TEST_CASE("every single changed byte behind the header is found", "[ledger]") {
    TemporaryFolder folder;
    const auto path = ledgerOf(folder, 2);
    const std::string sound = contents(path);
    for (std::size_t at = sound.find('\n') + 1; at < sound.size(); at += 7) {
        std::string changed = sound;
        changed[at] = changed[at] == 'x' ? 'y' : 'x';
        folder.write("ledger.jsonl", changed);
        REQUIRE_FALSE(Ledger(path).verified());
    }
}

TEST_CASE("an acknowledged break lets releases go on, and is an entry", "[ledger]") {
    TemporaryFolder folder;
    const auto path = ledgerOf(folder, 4);
    auto lines = linesOf(path);
    lines[2].replace(lines[2].find("\"rho\":0.03"), 10, "\"rho\":0.02");
    write(path, lines);
    Ledger ledger(path);
    REQUIRE_THROWS_AS(ledger.acknowledge(3), InvalidParameter);
    ledger.acknowledge(2);
    REQUIRE(ledger.verified());
    REQUIRE(ledger.entries()[1].broken);
    REQUIRE(ledger.entries()[1].acknowledged);
    REQUIRE(ledger.book(gaussianRecord()).entry == 6);
    Ledger again(path);
    REQUIRE(again.verified());
    REQUIRE(again.entries()[4].kind == EntryKind::acknowledgement);
    REQUIRE(again.entries()[4].acknowledges == 2);
    again.acknowledge(2, LossBound{}); // nothing was lost
    REQUIRE(*again.totals().epsilon == Approx(zcdpEpsilon(0.03 * 4 + 0.02, 1e-5)).epsilon(1e-9));
    REQUIRE_THROWS_AS(again.acknowledge(2), InvalidParameter);
    // The acknowledgement covers the file as it was, not later changes.
    lines = linesOf(path);
    lines[1].replace(lines[1].find("\"rho\":0.03"), 10, "\"rho\":0.01");
    write(path, lines);
    REQUIRE(Ledger(path).firstBroken() == 1);
}

TEST_CASE("a torn last line blocks until it is acknowledged", "[ledger]") {
    TemporaryFolder folder;
    const auto path = ledgerOf(folder, 3);
    const std::string sound = contents(path);
    const std::size_t last = sound.rfind('\n', sound.size() - 2) + 1;
    for (std::size_t keep : {last + 1, last + 40, sound.size() - 3, sound.size() - 2}) {
        folder.write("ledger.jsonl", sound.substr(0, keep));
        Ledger ledger(path);
        REQUIRE(ledger.firstBroken() == 3);
        REQUIRE(refusedAt(ledger) == 3);
        ledger.acknowledge(3);
        REQUIRE(ledger.book(gaussianRecord()).entry == 5);
        Ledger again(path);
        REQUIRE(again.verified());
        REQUIRE(again.entries().size() == 5);
        REQUIRE(again.entries()[3].kind == EntryKind::acknowledgement);
    }
    folder.write("ledger.jsonl", sound.substr(0, sound.size() - 1)); // only the line end is missing
    Ledger ledger(path);
    REQUIRE(ledger.verified());
    ledger.book(gaussianRecord());
    REQUIRE(Ledger(path).verified());
    REQUIRE(Ledger(path).entries().size() == 4);
}

TEST_CASE("what is no ledger, or a newer one, is refused", "[ledger]") {
    TemporaryFolder folder;
    for (const char* text : {"", "hello\n", "{}\n", "{\"nictate_ledger\":2,\"new\":true}\n",
                             "{\"nictate_ledger\":1,\"key\":\"00\"}\n", "{\"nictate_ledger\":1"}) {
        const auto path = folder.write("ledger.jsonl", text);
        REQUIRE_THROWS_AS(Ledger(path), LedgerBroken);
        REQUIRE(contents(path) == text);
    }
    const auto newer = folder.write("ledger.jsonl", "{\"nictate_ledger\":2}\n");
    REQUIRE_THROWS_WITH(Ledger(newer), Catch::Contains("newer version"));
    REQUIRE_THROWS_AS(Ledger(folder.path()), ParseError); // a folder
}

TEST_CASE("a clock that goes backwards is accepted and marked", "[ledger]") {
    TemporaryFolder folder;
    std::int64_t now = 1750000000;
    Ledger ledger(folder.path() / "ledger.jsonl", {}, [&now] { return now; });
    ledger.book(gaussianRecord());
    now -= 3600;
    ledger.book(gaussianRecord());
    now += 10;
    ledger.book(gaussianRecord());
    Ledger again(ledger.path());
    REQUIRE(again.verified());
    REQUIRE(again.entries()[0].time == "2025-06-15T15:06:40Z");
    REQUIRE_FALSE(again.entries()[0].clock_behind);
    REQUIRE(again.entries()[1].clock_behind);
    REQUIRE_FALSE(again.entries()[2].clock_behind);
}

TEST_CASE("what an entry says in Nictate's words is words again, anything else stays data", "[ledger]") {
    LedgerEntry entry;
    entry.what = "heatmap";
    CHECK(whatInWords(entry).source() == "heatmap");
    entry.stimulus = "poster";
    const Text both = whatInWords(entry);
    CHECK(both == "heatmap poster");
    REQUIRE(both.arguments().size() == 2);
    CHECK(both.arguments()[0].source() == "heatmap");
    CHECK(both.arguments()[1].source().empty());
    entry.what = "scroll map";
    CHECK(whatInWords(entry).arguments()[0].source().empty());
}
