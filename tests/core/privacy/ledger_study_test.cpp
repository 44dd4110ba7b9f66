// A ledger belongs to one study.

#include "core/errors.h"
#include "core/privacy/gaussian_profile.h"
#include "core/privacy/ledger.h"
#include "tests/catch.h"
#include "tests/core/privacy/small_ledger.h"

using namespace nictate;
using nictate::test::contents;
using nictate::test::gaussianRecord;
using nictate::test::ledgerOf;
using nictate::test::linesOf;
using nictate::test::TemporaryFolder;
using nictate::test::write;

TEST_CASE("a ledger is one study's: another is refused until a person says that it is the same", "[ledger]") {
    TemporaryFolder folder;
    const auto path = folder.path() / "ledger.jsonl";
    Ledger first(path);
    first.setStudy("study A");
    first.book(gaussianRecord());
    CHECK(contents(path).find("study A") == std::string::npos); // a keyed hash only
    CHECK(Ledger(path).isOf("study A"));
    CHECK_FALSE(Ledger(path).isOf("study B"));

    const std::string before = contents(path);
    Ledger other(path);
    other.setStudy("study B");
    CHECK_THROWS_AS(other.requireRoom({gaussianRecord()}), Refused);
    CHECK_THROWS_AS(other.book(gaussianRecord()), Refused);
    CHECK(contents(path) == before);
    other.setStudy("study B", true);
    other.book(gaussianRecord());
    for (const char* study : {"study A", "study B"})
        CHECK(Ledger(path).isOf(study));
    CHECK_FALSE(Ledger(path).isOf("study C"));
    first.book(gaussianRecord());
    CHECK(Ledger(path).verified());
    CHECK(Ledger(path).entries().size() == 3);
    CHECK(Ledger(path).entries()[1].study.has_value());
    CHECK_FALSE(Ledger(path).entries()[2].study.has_value()); // said once

    // Keys differ, so hashes of the same study do.
    Ledger second(folder.path() / "second.jsonl");
    second.setStudy("study A");
    second.book(gaussianRecord());
    auto studyIn = [](const std::string& text) { return text.substr(text.find("\"study\":\"") + 9, 32); };
    CHECK(studyIn(contents(path)) != studyIn(contents(second.path())));
}

TEST_CASE("a study's name in the header is under the chain, and one that is no hash is a damaged header", "[ledger]") {
    TemporaryFolder folder;
    Ledger ledger(folder.path() / "ledger.jsonl");
    ledger.setStudy("study A");
    ledger.book(gaussianRecord());
    std::vector<std::string> lines = linesOf(ledger.path());
    const std::size_t at = lines[0].find("\"study\":\"") + 9;
    lines[0][at] = lines[0][at] == '0' ? '1' : '0';
    write(ledger.path(), lines);
    CHECK(Ledger(ledger.path()).firstBroken() == 0u);
    lines[0].replace(at, 4, "????");
    write(ledger.path(), lines);
    CHECK_THROWS_AS(Ledger(ledger.path()), LedgerBroken);
}

TEST_CASE("a ledger without a study's name goes on for any study", "[ledger]") {
    TemporaryFolder folder;
    Ledger ledger(ledgerOf(folder, 1));
    ledger.setStudy("study B");
    ledger.book(gaussianRecord());
    ledger.setStudy("study C");
    ledger.book(gaussianRecord());
    CHECK(Ledger(ledger.path()).entries().size() == 3);
    CHECK(contents(ledger.path()).find("\"study\"") == std::string::npos);
}
