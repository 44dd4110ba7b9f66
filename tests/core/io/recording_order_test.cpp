#include "core/io/recording_order.h"

#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/warns.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace nictate;
using test::warns;
using Times = std::vector<double>;

namespace {

/// Of samples that the clock gave these times: what times they have then. Places differ unless every row stands `twice`.
Times spread(const Times& clock, bool twice = false, double* rate_hz = nullptr) {
    Dataset study;
    Recording& recording = study.recordings.emplace_back();
    for (std::size_t i = 0; i < clock.size(); ++i)
        recording.samples.push_back({clock[i], {static_cast<double>(twice ? i / 2 : i), 50, 3}, {}});
    spreadSharedTimes(study);
    Times times;
    for (const Sample& sample : study.recordings[0].samples)
        times.push_back(sample.t_ms);
    const bool same = std::equal(times.begin(), times.end(), clock.begin(), [](double a, double b) { return !(a < b || b < a); });
    CHECK(warns(study, "1 recording gives the same time to several samples") == !same);
    if (rate_hz != nullptr)
        *rate_hz = study.recordings[0].sampling_rate_hz;
    return times;
}

} // namespace

TEST_CASE("samples to which a coarse clock gives the same time are spread up to the next one, not over pauses") {
    double rate_hz = 0;
    CHECK(spread({0, 0, 1, 1, 2, 2}, false, &rate_hz) == Times{0, 0.5, 1, 1.5, 2, 2.5});
    CHECK(rate_hz == 2000);
    CHECK(spread({0, 0, 1, 1, 2, 2, 900, 900, 901}) == Times{0, 0.5, 1, 1.5, 2, 2.5, 900, 900.5, 901});
    CHECK(spread({0, 0, 0, 0, 10, 10, 10, 10, 20}) == Times{0, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20});
}

TEST_CASE("times that are shared by chance, of rows that stand twice, without a clock or out of order stay as they are") {
    constexpr double inf = std::numeric_limits<double>::infinity();
    for (const Times& clock : {Times{0, 1, 1, 2, 3, 4, 4}, Times{5, 5, 5, 5}, Times{}, Times{7}, Times{1, 1, 2, 2, 0, 0},
                               Times{0, 4, 8, 12}, Times{-1e308, -1e308, 1e308, 1e308}, Times{0, 0, 1, 1, inf, inf}})
        CHECK(spread(clock) == clock);
    const Times lost = spread({0, 0, 1, 1, NAN, NAN});
    CHECK((lost[1] == 0 && lost[3] == 1 && std::isnan(lost[5])));
    CHECK(spread({0, 0, 1, 1, 2, 2}, true) == Times{0, 0, 1, 1, 2, 2});
}

TEST_CASE("whatever file they come from, samples that share their times are spread, and a stated rate stays") {
    test::TemporaryFolder folder;
    folder.write("anna.csv", "subject,image,time,x,y\na,p,0,300,200\na,p,0,301,200\na,p,1,302,200\na,p,1,303,200\n");
    folder.write("bert.asc", "** CONVERTED FROM a.edf\nSTART 100 LEFT SAMPLES\nSAMPLES GAZE LEFT RATE 2000.00\n"
                             "100 300 200 900\n100 301 200 900\n101 302 200 900\n101 303 200 900\nEND 102\n");
    for (const char* file : {"anna.csv", "bert.asc"}) {
        CAPTURE(file);
        const Dataset study = openStudy(folder.path() / file);
        const std::vector<Sample>& samples = study.recordings.at(0).samples;
        REQUIRE(samples.size() == 4);
        CHECK(samples[1].t_ms - samples[0].t_ms == 0.5);
        CHECK(samples[3].t_ms - samples[0].t_ms == 1.5);
        CHECK(study.recordings[0].sampling_rate_hz == 2000);
        CHECK(warns(study, "1 recording gives the same time to several samples"));
    }
}

TEST_CASE("samples of one time that lie apart in their file are not spread: they may be of two viewings") {
    test::TemporaryFolder folder;
    std::string text = "subject,image,time,x,y\n";
    for (const int shift : {0, 300})
        for (int i = 0; i < 8; ++i)
            text += "a,p," + std::to_string(10 * i) + "," + std::to_string(300 + shift + i) + ",200\n";
    const Dataset study = openStudy(folder.write("twice.csv", text));
    REQUIRE(study.recordings.size() == 1);
    const std::vector<Sample>& samples = study.recordings[0].samples;
    CHECK(samples.at(1).t_ms == samples.at(0).t_ms);
    CHECK(warns(study, "say which column tells the viewings apart"));
    CHECK_FALSE(warns(study, "were spread evenly"));
}

TEST_CASE("recordings whose samples all have one time are counted; a single sample and lost times are not") {
    const auto said = [](const Times& clock) {
        Dataset study;
        for (const double time : clock)
            (study.recordings.empty() ? study.recordings.emplace_back() : study.recordings[0])
                .samples.push_back({time, {1, 2, 3}, {}});
        spreadSharedTimes(study);
        return warns(study, "1 recording gives all its samples one time");
    };
    CHECK(said({5, 5, 5}));
    CHECK_FALSE(said({}));
    CHECK_FALSE(said({5}));
    CHECK_FALSE(said({5, 5, 6}));
    CHECK_FALSE(said({NAN, NAN}));
}
