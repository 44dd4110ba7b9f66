#include "app/background.h"

#include "core/errors.h"
#include "tests/app/window/workbench.h"
#include "tests/catch.h"
#include "tests/patience.h"

#include <thread>

using namespace nictate;

namespace {

/// Work that goes on until it is told to stop.
int endless(const Progress& progress) {
    for (int ms = 0; ms < test::patience_ms; ms += 10) {
        progress(static_cast<double>(ms) / test::patience_ms);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return 0;
}

/// Says when it was told to stop.
auto endlessUntil(std::shared_ptr<std::atomic<bool>> stopped) {
    return [stopped](const Progress& progress) {
        try {
            return endless(progress);
        } catch (const Cancelled&) {
            stopped->store(true);
            throw;
        }
    };
}

/// Starts work that never ends by itself, and waits until it is under way.
template <class Done> bool underWay(Background& work, std::shared_ptr<std::atomic<bool>> stopped, Done done) {
    bool began = false;
    auto connection = QObject::connect(&work, &Background::progressed, &work, [&](double) { began = true; });
    work.start(endlessUntil(stopped), done);
    const bool under_way = waitFor([&] { return began; });
    QObject::disconnect(connection);
    return under_way;
}

/// One thread does the work and events keep their order: after this, all that was to be heard of earlier runs has been.
bool heardOut(Background& work) {
    bool heard = false;
    work.start([](const Progress&) { return 0; }, [&](int) { heard = true; });
    return waitFor([&] { return heard; });
}

} // namespace

TEST_CASE("a result arrives on the thread that asked, with progress before and finished after") {
    Background work("test");
    std::vector<double> fractions;
    int result = 0;
    bool finished = false;
    const auto here = std::this_thread::get_id();
    QObject::connect(&work, &Background::progressed, &work, [&](double fraction) {
        CHECK(std::this_thread::get_id() == here);
        fractions.push_back(fraction);
    });
    QObject::connect(&work, &Background::finished, &work, [&] { finished = true; });
    work.start(
        [here](const Progress& progress) {
            progress(0.25);
            progress(0.5);
            return std::this_thread::get_id() == here ? -1 : 42;
        },
        [&](int value) {
            CHECK(std::this_thread::get_id() == here);
            CHECK_FALSE(finished);
            result = value;
        });
    CHECK(work.running());
    REQUIRE(waitFor([&] { return finished; }));
    CHECK(result == 42);
    CHECK(fractions == std::vector<double>{0.25, 0.5});
    CHECK_FALSE(work.running());
}

TEST_CASE("the latest request wins") {
    Background work("test");
    std::vector<int> results;
    work.start(endless, [&](int) { results.push_back(-1); });
    for (int i = 0; i < 5; ++i)
        work.start([i](const Progress&) { return i; }, [&](int value) { results.push_back(value); });
    REQUIRE(waitFor([&] { return !work.running(); }));
    REQUIRE(heardOut(work));
    CHECK(results == std::vector<int>{4});
}

TEST_CASE("cancelled work stops and is never heard of again") {
    Background work("test");
    bool heard = false;
    auto stopped = std::make_shared<std::atomic<bool>>(false);
    QObject::connect(&work, &Background::failed, &work, [&] { heard = true; });
    REQUIRE(underWay(work, stopped, [&](int) { heard = true; }));
    work.cancel();
    CHECK_FALSE(work.running());
    REQUIRE(waitFor([&] { return stopped->load(); }));
    REQUIRE(heardOut(work));
    CHECK_FALSE(heard);
}

TEST_CASE("what work throws arrives as text and as itself") {
    Background work("test");
    QString message;
    std::exception_ptr error;
    QObject::connect(&work, &Background::failed, &work, [&](const QString& text, std::exception_ptr e) {
        message = text;
        error = e;
    });
    work.start([](const Progress&) -> int { throw MissingData(Text("the study has no giraffe")); },
               [](int) { FAIL("no result"); });
    REQUIRE(waitFor([&] { return !work.running(); }));
    CHECK(message == "the study has no giraffe");
    CHECK_THROWS_AS(std::rethrow_exception(error), MissingData);
    work.start([](const Progress&) -> int { throw 7; }, [](int) {});
    REQUIRE(waitFor([&] { return !work.running(); }));
    CHECK(message.contains("did not expect"));
}

TEST_CASE("work still running when its owner goes is stopped, not waited for") {
    auto stopped = std::make_shared<std::atomic<bool>>(false);
    {
        Background work("test");
        REQUIRE(underWay(work, stopped, [](int) { FAIL("no result"); }));
    }
    CHECK(waitFor([&] { return stopped->load(); }));
}

TEST_CASE("one run may start the next from its result") {
    Background work("test");
    int last = 0, finished = 0;
    QObject::connect(&work, &Background::finished, &work, [&] { ++finished; });
    work.start([](const Progress&) { return 1; },
               [&](int) { work.start([](const Progress&) { return 2; }, [&](int value) { last = value; }); });
    REQUIRE(waitFor([&] { return last == 2 && !work.running(); }));
    CHECK(finished == 1);
}
