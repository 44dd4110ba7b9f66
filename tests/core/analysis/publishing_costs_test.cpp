#include "core/analysis/publishing_costs.h"

#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/registry.h"
#include "core/errors.h"
#include "tests/catch.h"

using namespace nictate;

TEST_CASE("what releases cost is what their mechanisms say, and falls with people and ε") {
    const PublishingCosts few = publishingCosts(20, 1), more_people = publishingCosts(200, 1),
                          more_epsilon = publishingCosts(20, 5);
    HeatmapFacts facts;
    facts.observers = 20;
    Parameters given;
    given.set("epsilon", 1.0);
    CHECK(few.map_cc == expectedCC(mechanismOf<Heatmaps>("clipped-gaussian"), given, facts));
    CHECK(few.cc_without_gaze == expectedCCWithoutGaze(facts));
    for (const PublishingCosts& better : {more_people, more_epsilon}) {
        CHECK(better.map_cc > few.map_cc);
        CHECK(better.dwell_share < few.dwell_share);
        CHECK(better.feature_mean < few.feature_mean);
    }
    CHECK(few.dwell_share > 0);
    CHECK(few.feature_mean > 0);
    CHECK(more_people.gaze_error_deg == few.gaze_error_deg); // noise on every sample, whoever else is there
    REQUIRE(few.gaze_user_epsilon);
    CHECK(*few.gaze_user_epsilon > 1);                               // many windows in a minute
    CHECK(*more_epsilon.gaze_user_epsilon > *few.gaze_user_epsilon); // what ε buys is longer windows
    CHECK_THROWS_AS(publishingCosts(0, 1), InvalidParameter);
    CHECK_THROWS_AS(publishingCosts(20, -1), InvalidParameter);
}
