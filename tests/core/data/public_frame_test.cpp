#include "core/data/found_frame.h"
#include "tests/catch.h"
#include "tests/core/data/made_frame.h"
#include "tests/core/release/marked_gaze.h"

using namespace nictate;

TEST_CASE("the public frame found in recordings is counted; what a program made was given", "[frame]") {
    const Dataset study = test::markedGaze(3).dataset;
    const PublicFrame found = foundFrame(study);
    CHECK(found.people.value.size() == 3);
    CHECK(found.people.origin == Origin::counted);
    REQUIRE(found.tasks.value.size() == 2);
    CHECK(found.tasks.value[0].people.empty()); // everybody has it
    CHECK(found.rates_hz.value == std::vector<double>{50, 50});
    CHECK(found.lengths_s.value[0] == Approx(2));
    CHECK(test::madeFrame(study).lengths_s.origin == Origin::given);
}

TEST_CASE("a task that not everybody has names who has it, and its line says so", "[frame]") {
    Dataset study = test::markedGaze(3).dataset;
    std::erase_if(study.recordings, [](const Recording& one) { return one.participant == 1 && one.stimulus == 1; });
    const PublicFrame frame = foundFrame(study);
    CHECK(frame.tasks.value[0].people.empty());
    CHECK(frame.tasks.value[1].people == std::vector<std::string>{study.participants[0].id, study.participants[2].id});
    for (const FrameLine& line : frameLines(frame))
        if (line.entry == "tasks")
            CHECK(line.text == "2 tasks (a stimulus in a condition): not everybody has all.");
}

TEST_CASE("an entry is declared by its name; confirming settles the whole frame and says what is true now", "[frame]") {
    PublicFrame frame = foundFrame(test::markedGaze(3).dataset);
    frame.reading.say("positions", "px", Origin::guessed);
    declare(frame, "people");
    CHECK(frame.people.origin == Origin::declared);
    CHECK(frame.tasks.origin == Origin::counted);
    const std::vector<Text> sentences = confirm(frame);
    CHECK(std::find(sentences.begin(), sentences.end(), "positions are read as pixels") != sentences.end());
    CHECK(std::find(sentences.begin(), sentences.end(), "A recording lasts at most 2 s.") != sentences.end());
    for (const FrameLine& line : frameLines(frame))
        CHECK(isSettled(line.origin));
}
