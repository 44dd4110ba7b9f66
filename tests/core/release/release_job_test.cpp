// The release runner with jobs whose drawing and writing fail when they are told to.

#include "core/errors.h"
#include "core/release/release_job.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;
using nictate::test::TemporaryFolder;

namespace {

/// Three items of ε = 1; `draw` books and writes one file unless a hook throws.
struct Batch {
    TemporaryFolder folder;
    ReleaseOrder order;
    std::function<void(std::size_t)> before_booking, after_booking;
    std::function<void(std::size_t, const std::filesystem::path&)> before_writing;
    int drawn = 0;

    Batch() {
        for (const char* name : {"garden", "kitchen", "street"}) {
            ReleaseItem item{name, name, {}, {}};
            item.guarantee.status = Status::proven;
            item.record.what = "heatmap";
            item.record.stimulus = name;
            item.record.loss.pure_epsilon = item.record.loss.user_epsilon = 1;
            item.record.loss.rho = 0.5;
            item.record.observers = {"a", "b"};
            order.job.items.push_back(item);
        }
        order.job.draw = [this](std::size_t i, const DrawTerms& terms) {
            if (before_booking)
                before_booking(i);
            Released out;
            out.name = order.job.items[i].name;
            out.booking = terms.ledger.book(order.job.items[i].record, terms.budget);
            ++drawn;
            if (after_booking)
                after_booking(i);
            out.save = [this, i](const std::filesystem::path& place) {
                if (before_writing)
                    before_writing(i, place);
                std::filesystem::create_directories(place);
                std::ofstream(place / "drawn") << i;
            };
            return out;
        };
        order.out = folder.path() / "out";
        order.ledger = folder.path() / "ledger.jsonl";
    }
    ReleaseOutcome run() { return runRelease(order, Progress(), std::atomic<bool>(false)); }
    std::size_t booked() const { return Ledger(order.ledger).entries().size(); }
    bool stands(const std::string& place) const { return std::filesystem::exists(folder.path() / place / "drawn"); }
};

} // namespace

TEST_CASE("all items of an order are booked, drawn and written", "[release-job]") {
    Batch batch;
    const ReleaseOutcome outcome = batch.run();
    CHECK(outcome.done.size() == 3);
    CHECK(outcome.failure.empty());
    CHECK_FALSE(outcome.unwritten());
    CHECK(batch.booked() == 3);
    CHECK((batch.stands("out/garden") && batch.stands("out/kitchen") && batch.stands("out/street")));
}

TEST_CASE("what cannot be written is kept, paid for once, and stands wherever it is saved later", "[release-job]") {
    Batch batch;
    batch.before_writing = [](std::size_t i, const std::filesystem::path& place) {
        if (i == 1 && place.string().find("out") != std::string::npos)
            throw OutputError(Text("no space left on device"));
    };
    ReleaseOutcome outcome = batch.run();
    CHECK(outcome.failure == "no space left on device; ledger entry 2 is paid for");
    REQUIRE(outcome.unwritten() == 1u);
    CHECK(outcome.done.size() == 2); // the third is not begun
    CHECK(batch.booked() == 2);
    ReleaseOutcome::One& kept = outcome.done[1];
    CHECK(kept.released.booking.entry == 2);
    CHECK_THROWS_AS(kept.saveIn(batch.folder.path() / "out-again"), OutputError);
    CHECK(outcome.unwritten());
    kept.saveIn(batch.folder.path() / "elsewhere");
    CHECK(batch.stands("elsewhere"));
    CHECK(kept.folder == batch.folder.path() / "elsewhere");
    CHECK_FALSE(outcome.unwritten());
    CHECK(batch.drawn == 2); // saving draws nothing
    CHECK(batch.booked() == 2);
}

TEST_CASE("an error before an entry costs nothing, one after it says which entry came to nothing", "[release-job]") {
    Batch before;
    before.before_booking = [](std::size_t i) {
        if (i == 1)
            throw MissingData(Text("gone"));
    };
    const ReleaseOutcome none = before.run();
    CHECK(none.failure == "gone");
    CHECK(none.done.size() == 1);
    CHECK(before.booked() == 1);
    CHECK_THROWS_AS(std::rethrow_exception(none.error), MissingData);

    Batch after;
    after.after_booking = [](std::size_t) { throw EntropyUnavailable(Text("no randomness")); };
    const ReleaseOutcome lost = after.run();
    CHECK(lost.failure.english().find("the ledger counts entry 1 although nothing came of it") != std::string::npos);
    CHECK(lost.done.empty());
    CHECK(after.booked() == 1);
}

TEST_CASE("confirmation, budget, folders and the ledger's place are checked before anything is booked", "[release-job]") {
    Batch batch;
    batch.order.job.items[2].guarantee.status = Status::as_published;
    CHECK_THROWS_AS(batch.run(), ConfirmationMissing);
    batch.order.confirmed = true;
    batch.order.budget = 1.5; // one fits, three do not
    CHECK_THROWS_AS(batch.run(), BudgetExceeded);
    batch.order.budget = 10;
    batch.folder.write("out/street/thing", "");
    CHECK_THROWS_AS(batch.run(), OutputError);
    batch.order.out = batch.folder.path();
    CHECK_THROWS_AS(batch.run(), InvalidParameter);
    CHECK(batch.drawn == 0);
    CHECK_FALSE(std::filesystem::exists(batch.order.ledger));
}

TEST_CASE("a batch that is stopped ends after the item that is being released", "[release-job]") {
    Batch batch;
    std::atomic<bool> stop = false;
    batch.after_booking = [&](std::size_t) { stop = true; };
    const ReleaseOutcome outcome = runRelease(batch.order, Progress(), stop);
    CHECK(outcome.stopped);
    CHECK(outcome.done.size() == 1);
    CHECK(batch.stands("out/garden"));
    CHECK(batch.booked() == 1);
}

TEST_CASE("a study that was renamed or packed is recognised by its people in a ledger beside it", "[release-job]") {
    Batch batch;
    batch.order.ledger = batch.folder.path() / "nictate-ledger-study.jsonl";
    batch.run();
    batch.order.ledger = batch.folder.path() / "nictate-ledger-study.zip.jsonl";
    batch.order.out = batch.folder.path() / "again";
    CHECK_THROWS_WITH(batch.run(), Catch::Contains("nictate-ledger-study.jsonl") && Catch::Contains("--other-people"));
    CHECK_FALSE(std::filesystem::exists(batch.order.ledger));
    for (ReleaseItem& item : batch.order.job.items)
        item.record.observers = {"a", "c", "d"}; // only few of them
    CHECK(batch.run().failure.empty());
}

TEST_CASE("people with the ids of another ledger's begin their own once somebody says that they are others", "[release-job]") {
    Batch batch;
    batch.order.ledger = batch.folder.path() / "nictate-ledger-one.jsonl";
    batch.run();
    batch.order.ledger = batch.folder.path() / "nictate-ledger-two.jsonl";
    batch.order.out = batch.folder.path() / "again";
    batch.order.other_people = true;
    CHECK(batch.run().failure.empty());
    CHECK(Ledger(batch.order.ledger).entries().size() == 3);
}
