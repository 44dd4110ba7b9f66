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
        folder.write(std::string("stimuli/clip/") + name, "");
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

TEST_CASE("a video is found like a picture, by its name or its name without extension, and after a picture") {
    test::TemporaryFolder folder;
    for (const char* name :
         {"stimuli/clip.mp4", "stimuli/Advert.WebM", "stimuli/beach.avi", "stimuli/beach.png", "walk.mov", "stimuli/film.wmv"})
        folder.write(name, "");
    const PictureFolders found(pictureFoldersBeside(folder.path()));
    for (const char* id : {"clip", "clip.mp4", "CLIP.MP4", "media/clip.avi"})
        CHECK(found.find(id) == folder.path() / "stimuli/clip.mp4");
    CHECK(found.find("advert") == folder.path() / "stimuli/Advert.WebM");
    CHECK(found.find("walk") == folder.path() / "walk.mov");
    CHECK(found.find("beach") == folder.path() / "stimuli/beach.png");
    CHECK(found.find("beach.avi") == folder.path() / "stimuli/beach.avi");
    CHECK(found.find("film").empty());
}

TEST_CASE("a video that cannot be read is counted apart from pictures, and leaves a blank canvas") {
    test::TemporaryFolder folder;
    for (const char* name : {"clip.mp4", "other.mov", "beach.png"})
        folder.write(name, "");
    Dataset study;
    for (const char* id : {"clip", "other", "beach"})
        study.stimuli.emplace_back().id = id;
    OpenOptions options;
    options.picture_size = [](const std::filesystem::path&) { return std::optional<PixelSize>(); };
    attachPictures(study, PictureFolders({folder.path()}), options);
    for (const Stimulus& stimulus : study.stimuli)
        CHECK(stimulus.picture.empty());
    REQUIRE(study.warnings.size() == 2);
    CHECK_THAT(study.warnings[0].english(), Catch::Contains("1 picture could not be read"));
    CHECK_THAT(study.warnings[1].english(),
               Catch::Contains("2 videos could not be read (first: ") && Catch::Contains("clip.mp4"));
}
