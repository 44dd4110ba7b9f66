#include "core/io/stimulus_frames.h"

#include "core/io/pictures.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;

TEST_CASE("a stimulus that moves is a folder of numbered pictures, found by its name and put in order") {
    test::TemporaryFolder folder;
    const auto clip = folder.path() / "stimuli" / "clip";
    std::filesystem::create_directories(clip);
    for (const char* name : {"10.png", "0002.png", "001.png", "cover.png", "3.txt"})
        folder.write(std::filesystem::path("stimuli/clip") / name, "");
    folder.write("stimuli/7.png", "");
    const PictureFolders found(pictureFoldersBeside(folder.path()));
    CHECK(found.find("clip") == clip / "001.png");
    CHECK(found.find("7") == folder.path() / "stimuli/7.png");

    Stimulus stimulus;
    stimulus.id = "clip";
    CHECK(framesOf(stimulus).empty());
    stimulus.picture = (clip / "001.png").string();
    CHECK(framesOf(stimulus) == std::vector{clip / "001.png", clip / "0002.png", clip / "10.png"});
    stimulus.id = "7"; // a picture that happens to be called by a number
    stimulus.picture = (folder.path() / "stimuli/7.png").string();
    CHECK(framesOf(stimulus).size() == 1);
}

TEST_CASE("pictures follow each other at the rate that was said, or spread over what is shown") {
    ReadingPlan plan;
    CHECK(frameAt(50, 0, 2000, plan) == 0);
    CHECK(frameAt(50, 1000, 2000, plan) == 25);
    CHECK(frameAt(50, 1e9, 2000, plan) == 49);
    CHECK(frameAt(50, 1000, 0, plan) == 0); // nobody knows
    plan.say("frame-rate", "10", Origin::given);
    CHECK(frameAt(50, 1000, 2000, plan) == 10);
}
