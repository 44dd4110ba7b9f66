#include "core/privacy/ledger.h"

#include "core/errors.h"
#include "core/privacy/gaussian_profile.h"
#include "tests/core/files/temporary_folder.h"

#include <catch2/catch.hpp>

#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace nictate;
using nictate::test::contents;
using nictate::test::TemporaryFolder;

namespace {

LedgerRecord gaussianRecord(double rho = 0.03, std::vector<std::string> observers = {"anna", "ben", "cleo"}) {
    LedgerRecord record;
    record.what = "heatmap";
    record.stimulus = "1001.jpg";
    record.mechanism = "clipped-gaussian";
    record.parameters = R"({"epsilon":1})";
    record.unit = "one observer";
    record.status = "proven";
    record.loss.rho = rho;
    record.loss.rho_exact = "3/100";
    record.loss.delta = 1e-5;
    record.loss.user_epsilon = record.loss.published_epsilon = 1;
    record.study_delta = 1e-5;
    record.observers = std::move(observers);
    return record;
}

std::vector<std::string> linesOf(const std::filesystem::path& path) {
    std::vector<std::string> lines;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

void write(const std::filesystem::path& path, const std::vector<std::string>& lines) {
    std::ofstream out(path, std::ios::trunc);
    for (const std::string& line : lines)
        out << line << "\n";
}

/// A ledger with this many entries.
std::filesystem::path ledgerOf(const TemporaryFolder& folder, int entries) {
    Ledger ledger(folder.path() / "ledger.jsonl");
    for (int i = 0; i < entries; ++i)
        ledger.book(gaussianRecord());
    return ledger.path();
}

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

/// Runs `work` in a child process; its exit status, or minus the signal that ended it.
template <class Work> int inChild(Work work) {
    const pid_t child = ::fork();
    if (child == 0) {
        int status = 99;
        try {
            status = work();
        } catch (...) {
        }
        ::_exit(status);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
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
    for (int i = 0; i < 30; ++i)
        ledger.book(pure, zcdpEpsilon(0.15, 1e-5) < 3 ? zcdpEpsilon(0.15, 1e-5) : 3);
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

TEST_CASE("two processes booking at once lose no entry and share one budget", "[ledger]") {
    TemporaryFolder folder;
    const auto path = folder.path() / "ledger.jsonl";
    constexpr int each = 40;
    const double budget = zcdpEpsilon(0.03 * 60, 1e-5) * (1 + 1e-6);
    std::vector<pid_t> children;
    for (int child = 0; child < 2; ++child) {
        const pid_t pid = ::fork();
        if (pid == 0) {
            int booked = 0;
            try {
                for (int i = 0; i < each; ++i, ++booked)
                    Ledger(path).book(gaussianRecord(), budget);
            } catch (const BudgetExceeded&) {
            } catch (...) {
                ::_exit(99);
            }
            ::_exit(booked);
        }
        children.push_back(pid);
    }
    int booked = 0;
    for (pid_t child : children) {
        int status = 0;
        ::waitpid(child, &status, 0);
        REQUIRE(WIFEXITED(status));
        REQUIRE(WEXITSTATUS(status) <= each);
        booked += WEXITSTATUS(status);
    }
    Ledger ledger(path);
    REQUIRE(ledger.verified());
    REQUIRE(booked == 60);
    REQUIRE(ledger.entries().size() == 60);
    REQUIRE(*ledger.totals().epsilon <= budget);
    REQUIRE(test::filesIn(folder.path()) == 1);
}

TEST_CASE("a full disk leaves the ledger as it was", "[ledger]") {
    TemporaryFolder folder;
    const auto path = ledgerOf(folder, 3);
    const std::string before = contents(path);
    for (std::size_t room : {0u, 1u, 100u, 300u}) {
        REQUIRE(inChild([&] {
                    ::signal(SIGXFSZ, SIG_IGN);
                    rlimit limit{before.size() + room, before.size() + room};
                    ::setrlimit(RLIMIT_FSIZE, &limit);
                    try {
                        Ledger(path).book(gaussianRecord());
                    } catch (const OutputError&) {
                        return 5;
                    }
                    return 0;
                }) == 5);
        REQUIRE(contents(path) == before);
        REQUIRE(Ledger(path).verified());
    }
}

TEST_CASE("a read-only folder refuses the first entry", "[ledger]") {
    if (::geteuid() == 0) {
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
