#include "app/benches/plot_figures.h"

#include "tests/catch.h"
#include "tests/patience.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <memory>

using namespace nictate;

namespace {

/// Doubles its key, and waits for leave where told to.
struct Doubling {
    std::atomic<bool> held{false};
    std::atomic<int> runs{0};

    int operator()(int key, const Progress& progress) {
        ++runs;
        while (held)
            progress(0.5); // throws when it is cancelled
        if (key < 0)
            throw InvalidParameter("key", std::to_string(key), Text("at least 0"));
        return 2 * key;
    }
};

using Numbers = Figures<int, int>;

Numbers::Compute by(const std::shared_ptr<Doubling>& doubling) {
    return [doubling](int key, const Progress& progress) { return (*doubling)(key, progress); };
}

bool settles(Numbers& figures) {
    return QTest::qWaitFor([&] { return !figures.pending(); }, test::patience_ms);
}

} // namespace

TEST_CASE("figures are computed one after the other and kept while they are wanted again") {
    const auto doubling = std::make_shared<Doubling>();
    Numbers figures("doubles", Pace::at_once, by(doubling));
    CHECK(figures.want({3, 4}));
    REQUIRE(settles(figures));
    REQUIRE(figures.find(3));
    CHECK(*figures.find(3) == 6);
    CHECK(*figures.find(4) == 8);
    CHECK(figures.want({5}));
    CHECK(figures.want({3}));
    CHECK_FALSE(figures.want({3}));
    CHECK(*figures.find(3) == 6);
    CHECK_FALSE(figures.pending());
    figures.recompute();
    CHECK_FALSE(figures.find(3));
    REQUIRE(settles(figures));
    CHECK(*figures.find(3) == 6);
    figures.clear();
    CHECK_FALSE(figures.find(3));
}

TEST_CASE("the latest request wins, and of the one before nothing is heard") {
    const auto doubling = std::make_shared<Doubling>();
    doubling->held = true;
    Numbers figures("doubles", Pace::at_once, by(doubling));
    figures.want({1});
    QSignalSpy changed(&figures, &FiguresBase::changed);
    figures.want({2});
    CHECK(changed.empty());
    doubling->held = false;
    REQUIRE(settles(figures));
    CHECK_FALSE(figures.find(1));
    CHECK(*figures.find(2) == 4);
}

TEST_CASE("what cannot be computed says why, and the others follow") {
    const auto doubling = std::make_shared<Doubling>();
    Numbers figures("doubles", Pace::at_once, by(doubling));
    figures.want({-1, 7});
    REQUIRE(settles(figures));
    CHECK_FALSE(figures.find(-1));
    CHECK(figures.problem(-1).contains("at least 0"));
    CHECK(*figures.find(7) == 14);
    const int runs = doubling->runs;
    figures.want({-1, 7});
    REQUIRE(settles(figures));
    CHECK(doubling->runs == runs); // it is not tried again and again
}

TEST_CASE("work that a person stops stays stopped until it is told to start again") {
    const auto doubling = std::make_shared<Doubling>();
    doubling->held = true;
    Numbers figures("doubles", Pace::at_once, by(doubling));
    figures.want({1});
    figures.work()->cancel();
    CHECK(figures.problem(1).contains("Stopped"));
    doubling->held = false;
    figures.want({1});
    CHECK_FALSE(figures.pending());
    figures.recompute();
    REQUIRE(settles(figures));
    CHECK(*figures.find(1) == 2);
}

TEST_CASE("a coarse figure comes while things move, the fine one when they rest") {
    const auto fine = std::make_shared<Doubling>();
    Numbers figures("doubles", Pace::at_rest, by(fine), [](int key, const Progress&) { return key; });
    std::vector<int> seen;
    QObject::connect(&figures, &FiguresBase::changed, [&] {
        if (figures.find(5))
            seen.push_back(*figures.find(5));
    });
    figures.want({5}, true);
    REQUIRE(settles(figures));
    REQUIRE(seen.size() >= 2);
    CHECK(seen.front() == 5);
    CHECK(seen.back() == 10);
    CHECK(fine->runs == 1);
}
