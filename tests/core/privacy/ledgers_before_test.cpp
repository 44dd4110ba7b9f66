// Ledgers as version 0.1 wrote them. Their totals were those of version 0.1's accountant, which is still one of the bounds;
// a better proof may make them smaller, never larger, and they stay what the losses in the file prove.

#include "core/privacy/ledger.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;

namespace {

struct Before {
    const char* file;
    std::size_t entries;
    std::optional<double> epsilon, rho;
    double delta, published_epsilon;
    std::optional<double> budget;
    double proven = 0; ///< a total below this one would be wrong: what the Gaussian entries alone lose, by mpmath
};

const Before maps{"maps.jsonl", 9, 4.533792288525499, 0.8016554585334529, 0.0016368212527466377, 8.6, 20.0, 3.600111136249686};
const Before published{"published.jsonl", 2, {}, {}, 0.0016368212527466377, 1.0, {}};
const Before signals{"signals.jsonl", 5, 101.70350043088843, 74.533358669724, 0.05, 15.0, {}, 5.497699970087838};

LedgerRecord another() {
    LedgerRecord record;
    record.what = "heatmap";
    record.stimulus = "poster";
    record.mechanism = "laplace";
    record.status = "proven";
    record.loss.pure_epsilon = record.loss.user_epsilon = record.loss.published_epsilon = 1;
    record.loss.rho = 0.5;
    record.loss.rho_exact = "1/2";
    record.observers = {"somebody new"};
    return record;
}

} // namespace

TEST_CASE("ledgers written before open, verify, say what was lost and take new entries", "[ledger]") {
    const Before& before = GENERATE(std::cref(maps), std::cref(published), std::cref(signals)).get();
    CAPTURE(before.file);
    const test::TemporaryFolder folder;
    const auto path = folder.path() / before.file;
    std::filesystem::copy_file(std::filesystem::path(NICTATE_SOURCE_DIR) / "tests/core/privacy/ledgers_before" / before.file,
                               path);
    Ledger ledger(path);
    CHECK(ledger.verified());
    CHECK(ledger.entries().size() == before.entries);
    CHECK(ledger.delta() == before.delta);
    CHECK(ledger.budget() == before.budget);
    const Totals totals = ledger.totals();
    REQUIRE(totals.epsilon.has_value() == before.epsilon.has_value());
    if (before.epsilon) {
        CHECK(*totals.epsilon <= *before.epsilon);
        CHECK(*totals.epsilon >= before.proven);
    }
    CHECK(totals.rho == before.rho);
    CHECK(totals.published_epsilon == before.published_epsilon);
    CHECK(totals.worst_observer_entries == before.entries);

    CHECK(ledger.book(another()).entry == before.entries + 1);
    CHECK(Ledger(path).verified());
    CHECK(Ledger(path).totals().epsilon == totals.epsilon); // a newcomer resets nobody
}
