#include "core/data/presentation.h"

#include "core/data/found_frame.h"
#include "tests/catch.h"
#include "tests/core/release/marked_gaze.h"

using namespace nictate;

TEST_CASE("ten fixations are expected in 3 s of presentation, and where nobody has said how long it was", "[frame]") {
    CHECK(expectedFixations({}, {}) == 10);
    CHECK(expectedFixations({}, 3000) == 10);
    CHECK(expectedFixations({}, 12000) == 40);
    CHECK(expectedFixations({}, 5000) == 17); // whole fixations, rounded up
    CHECK(expectedFixations({}, 1) == 1);
    CHECK(expectedFixations({}, 1e8) == 1000);
    CHECK(expectedFixations(4, 12000) == 4);
    CHECK(expectedFixations(4, {}) == 4);
}

TEST_CASE("a still picture is known by its file or its name; videos and screens are none") {
    Stimulus stimulus;
    stimulus.id = "1001.JPG";
    CHECK(isPicture(stimulus));
    for (const char* other : {"screen", "trailer.avi", "page.html", "jpg"}) {
        stimulus.id = other;
        CHECK_FALSE(isPicture(stimulus));
    }
    stimulus.picture = "here";
    CHECK(isPicture(stimulus));
}

TEST_CASE("a presentation is known where its length is settled, never where it was counted or guessed", "[frame]") {
    PublicFrame frame = foundFrame(test::markedGaze(3).dataset);
    const std::string first = frame.stimuli.value[0], second = frame.stimuli.value[1];
    frame.lengths_s.value = {6, 60};
    for (const Origin origin : {Origin::guessed, Origin::counted}) {
        frame.lengths_s.origin = origin;
        CHECK_FALSE(presentationOf(frame, first));
        CHECK(presentationOf(frame, first, 500) == 500.0); // said by a person
    }
    for (const Origin origin : {Origin::usual, Origin::format, Origin::saved, Origin::given, Origin::declared}) {
        frame.lengths_s.origin = origin;
        frame.tasks.origin = Origin::given;
        CHECK(presentationOf(frame, first) == 6000.0);
        CHECK(presentationOf(frame, second) == 60000.0);
        CHECK(presentationOf(frame, second, 500) == 500.0);
        CHECK_FALSE(presentationOf(frame, "nobody's"));
        frame.tasks.origin = Origin::counted; // recordings tell which stimulus has which length
        CHECK_FALSE(presentationOf(frame, first));
    }
    frame.lengths_s.value = {6, 6}; // whichever it has
    CHECK(presentationOf(frame, first) == 6000.0);
    frame.lengths_s.value = {0, 0}; // fixations without samples
    CHECK_FALSE(presentationOf(frame, first));
    frame.lengths_s.value = {};
    CHECK_FALSE(presentationOf(frame, first));
}
