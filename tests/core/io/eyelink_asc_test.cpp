#include "core/io/eyelink_asc.h"

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/warns.h"

#include <cmath>
#include <fstream>

using namespace nictate;
using test::TemporaryFolder;
using test::warns;

namespace {

const std::filesystem::path eyelink =
    std::filesystem::path(NICTATE_SOURCE_DIR) / ".." / "shared" / "data" / "formats" / "eyelink";

std::size_t linesBeginning(const std::filesystem::path& file, const std::string& beginning) {
    std::ifstream in(file);
    std::size_t count = 0;
    for (std::string line; std::getline(in, line);)
        count += line.starts_with(beginning) ? 1 : 0;
    return count;
}

std::size_t sampleLines(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::size_t count = 0;
    for (std::string line; std::getline(in, line);)
        count += !line.empty() && line[0] >= '0' && line[0] <= '9' ? 1 : 0;
    return count;
}

Dataset read(const std::string& text, EyelinkScreen* screen = nullptr) {
    TextSource source = TextSource::fromMemory(text, "test.asc");
    StudyBuilder builder;
    EyelinkScreen own;
    own.size = eyelinkScreen(source);
    if (screen)
        *screen = own;
    readEyelinkAsc(source, "anna", "", "fallback", builder, screen ? *screen : own);
    return std::move(builder.study);
}

const std::string heading = "** CONVERTED FROM a.edf\n";

} // namespace

TEST_CASE("every event and sample line of SR Research's examples becomes an event or a sample") {
    if (!std::filesystem::exists(eyelink)) {
        WARN("skipped: " << eyelink.string() << " is absent");
        return;
    }
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(eyelink)) {
        if (entry.path().extension() != ".asc")
            continue;
        ++files;
        INFO(entry.path().string());
        Dataset study = openStudy(entry.path());
        std::size_t fixations = 0, saccades = 0, blinks = 0, samples = 0;
        for (const Recording& recording : study.recordings) {
            fixations += recording.fixations.size();
            saccades += recording.saccades.size();
            blinks += recording.blinks.size();
            samples += recording.samples.size();
        }
        CHECK(fixations == linesBeginning(entry.path(), "EFIX"));
        CHECK(saccades == linesBeginning(entry.path(), "ESACC"));
        CHECK(blinks == linesBeginning(entry.path(), "EBLINK"));
        CHECK(samples == sampleLines(entry.path()));
        CHECK(study.participants.size() == 1);
        CHECK(study.participants[0].id == entry.path().stem().string());
    }
    CHECK(files == 4);
}

TEST_CASE("the binocular example keeps both eyes apart, the 2 kHz one its half milliseconds") {
    if (!std::filesystem::exists(eyelink)) {
        WARN("skipped: " << eyelink.string() << " is absent");
        return;
    }
    Dataset both = openStudy(eyelink / "eyelink_binocular_example.asc");
    REQUIRE(both.recordings.size() == 1);
    const Recording& recording = both.recordings[0];
    CHECK(recording.eye == Eye::both);
    CHECK(recording.sampling_rate_hz == 1000);
    CHECK(recording.samples[0].gaze.x_px == 964.3);
    CHECK(recording.samples[0].second.y_px == 538.8);
    CHECK(recording.fixations[0].eye == Eye::left);
    CHECK(recording.fixations[1].eye == Eye::right);
    CHECK(recording.fixations[1].duration_ms == 111);
    CHECK(recording.saccades[1].amplitude_deg == 0.66);
    CHECK(both.stimuli[0].id == "I902C_low");
    CHECK(both.stimuli[0].width_px == 1920);
    CHECK(both.stimuli[0].height_px == 1080);

    Dataset fast = openStudy(eyelink / "eyelink_monocular_2khz_example.asc");
    REQUIRE(fast.recordings.size() == 5); // one recording block with TRIALID 1 to 4 in its middle
    CHECK(fast.recordings[4].sampling_rate_hz == 2000);
    CHECK(fast.recordings[0].samples.at(0).t_ms == 2154556.5);
    CHECK(fast.recordings[2].fixations.at(0).duration_ms == 132.5);
    CHECK(fast.stimuli[fast.recordings[4].stimulus].id == "trial 4");
    CHECK(fast.stimuli[0].width_px == 1280);
    CHECK(fast.stimuli[0].height_px == 1024);
    CHECK(fast.stimuli[0].size_source == SizeSource::assumed);
}

TEST_CASE("columns behind gaze, missing values and the message's delay are read past") {
    Dataset study = read(heading + "MSG\t90 -4 TRIALID cat\nSTART\t100 \tRIGHT\tSAMPLES\tEVENTS\n"
                                   "SAMPLES\tGAZE\tRIGHT\tRATE\t 500.00\tTRACKING\tCR\tFILTER\t2\tVEL\tRES\tINPUT\n"
                                   "100\t 1.5\t 2.5\t 300.0\t 10.0\t 11.0\t 40.1\t 41.2\t 127\t...\n"
                                   "102\t .\t .\t 0.0\t .\t .\t 40.1\t 41.2\t 127\t.C.\n"
                                   "EFIX R   100\t102\t4\t  1.5\t  2.5\t    300\t 40.1\t 41.2\nEND\t104\n");
    REQUIRE(study.recordings.size() == 1);
    const Recording& recording = study.recordings[0];
    CHECK(study.stimuli[0].id == "cat");
    CHECK(recording.eye == Eye::right);
    CHECK(recording.sampling_rate_hz == 500);
    REQUIRE(recording.samples.size() == 2);
    CHECK(recording.samples[0].gaze.pupil == 300);
    CHECK(std::isnan(recording.samples[1].gaze.x_px));
    CHECK(std::isnan(recording.samples[0].second.x_px));
    CHECK(recording.fixations.size() == 1);
    CHECK(study.warnings.empty());
}

TEST_CASE("trials are named by picture, then variable, then TRIALID, then the file") {
    Dataset study = read(heading + "MSG 1 TRIALID 1\nMSG 2 !V IMGLOAD FILL images/cat.png\nSTART 3 LEFT\nEND 4\n"
                                   "MSG 5 !V TRIAL_VAR condition memorise\nMSG 6 TRIAL_RESULT 0\n"
                                   "MSG 7 TRIALID 2\nSTART 8 LEFT\nEND 9\nMSG 10 !V TRIAL_VAR image \"dog.png\"\n"
                                   "MSG 11 TRIAL_RESULT 0\nMSG 12 TRIALID 3\nSTART 13 LEFT\nEND 14\n");
    REQUIRE(study.recordings.size() == 3);
    CHECK(study.stimuli[study.recordings[0].stimulus].id == "cat.png");
    CHECK(study.recordings[0].condition == "memorise");
    CHECK(study.stimuli[study.recordings[1].stimulus].id == "dog.png");
    CHECK(study.recordings[1].condition.empty());
    CHECK(study.stimuli[study.recordings[2].stimulus].id == "trial 3");

    Dataset blanks = read(heading + "MSG 1 TRIALID 1\nMSG 2 !V IMGLOAD FILL ..\\images\\scene 1.png\nSTART 3 LEFT\nEND 4\n"
                                    "MSG 5 TRIALID 2\nMSG 6 !V IMGLOAD CENTER images/scene 2.png 500 400 400 200\n"
                                    "START 7 LEFT\nEND 8\nMSG 9 TRIALID 3\nMSG 10 !V IMGLOAD TOP_LEFT scene 3.png 10 20\n"
                                    "START 11 LEFT\nEND 12\n");
    REQUIRE(blanks.stimuli.size() == 3);
    CHECK(blanks.stimuli[0].id == "scene 1.png");
    CHECK(blanks.stimuli[1].id == "scene 2.png");
    CHECK(blanks.stimuli[2].id == "scene 3.png");
    CHECK(read(heading + "MSG 1 TRIALID 1\nMSG 2 !V IMGLOAD CENTER page 3 512 384\nSTART 3 LEFT\nEND 4\n").stimuli[0].id ==
          "page 3"); // its number is not a place

    Dataset plain = read(heading + "START 1 LEFT\nEND 2\nSTART 3 LEFT\nEND 4\n");
    CHECK(plain.recordings.size() == 2);
    REQUIRE(plain.stimuli.size() == 1);
    CHECK(plain.stimuli[0].id == "fallback");
}

TEST_CASE("messages in an experiment's own words name trials and pictures, which a person is asked about") {
    const auto block = [](const std::string& messages, const std::string& during = {}) {
        return messages + "START\t1000\tLEFT\tSAMPLES\tEVENTS\n1000\t 10.0\t 20.0\t 900.0\t...\n" + during +
               "1002\t 11.0\t 20.0\t 900.0\t...\nEND\t1004\tSAMPLES\tEVENTS\tRES\t30\t30\n";
    };
    const auto namesIn = [](const Dataset& study) {
        std::vector<std::string> names;
        for (const Recording& recording : study.recordings)
            names.push_back(study.stimuli[recording.stimulus].id);
        return names;
    };
    const auto asked = [](const Dataset& study) {
        const PlanEntry* entry = study.frame.reading.find("stimulus");
        return entry != nullptr && entry->origin == Origin::guessed;
    };
    using Names = std::vector<std::string>;
    const Dataset numbers = read(heading + block("MSG\t990 Trial 1\n") + block("MSG\t990 Trial 2\n"));
    CHECK(namesIn(numbers) == Names{"trial 1", "trial 2"});
    CHECK(asked(numbers));
    CHECK(namesIn(read(heading + block("MSG\t990 trial 1 image cat1.png onset\n") +
                       block("MSG\t990 trial 2 image cat2.png onset\n"))) == Names{"cat1.png", "cat2.png"});
    CHECK(namesIn(read(heading + block("MSG\t990 stimulus_onset cat1.jpg\n", "MSG\t1001 stimulus_onset cat2.jpg\n"))) ==
          Names{"cat1.jpg", "cat2.jpg"}); // in one block
    CHECK(asked(read(heading + block("MSG\t990 TRIALID 1\n"))));
    CHECK_FALSE(asked(read(heading + block("MSG\t990 TRIALID beach\nMSG\t991 !CAL trial 3 cat.jpg\n"))));
    CHECK_FALSE(asked(read(heading + block("MSG\t990 !V IMGLOAD CENTER cat.jpg 1 1\nMSG\t991 Trial 4\n"))));
    // Where the program names trials, or a picture stands for one, own words begin none.
    CHECK(namesIn(read(heading + block("MSG\t990 TRIALID scene_1\nMSG\t991 Trial 1\nMSG\t992 feedback correct.png\n"))) ==
          Names{"scene_1"});
    CHECK(namesIn(read(heading + block("MSG\t990 TRIALID 1\n", "MSG\t1001 correct.png\n") +
                       block("MSG\t990 TRIALID 2\n", "MSG\t1001 correct.png\n"))) == Names{"trial 1", "trial 2"});
    CHECK(namesIn(read(heading + block("", "MSG\t1001 !V IMGLOAD FILL img1.png\nMSG\t1001 trial 1 start\n") +
                       block("", "MSG\t1001 !V IMGLOAD FILL img2.png\nMSG\t1001 trial 2 start\n"))) ==
          Names{"img1.png", "img2.png"});
    CHECK(namesIn(read(heading + block("MSG\t980 image loaded logo.png\nMSG\t990 TRIALID 1\n"))) == Names{"trial 1"});
    CHECK(namesIn(read(heading + block("MSG\t990 TRIAL 1 START\n", "MSG\t1001 TRIAL 1 FIXATION ONSET\nMSG\t1001 TRIAL 1 ONSET "
                                                                   "a.jpg\n"))) == Names{"a.jpg"});
    const Dataset none = read(heading + block("") + block(""));
    CHECK(namesIn(none) == Names{"fallback", "fallback"});
    CHECK(asked(none));
    CHECK(warns(none, "2 recordings are not named by any message"));
}

TEST_CASE("a TRIALID in the middle of a recording begins the next") {
    Dataset study = read(heading + "START 1 LEFT\nSAMPLES GAZE LEFT RATE 250\nMSG 1 TRIALID a\n1 5 5 9 ...\n"
                                   "MSG 2 TRIALID b\n2 6 6 9 ...\n3 7 7 9 ...\nEND 4\n");
    REQUIRE(study.recordings.size() == 2);
    CHECK(study.recordings[0].samples.size() == 1);
    CHECK(study.recordings[1].samples.size() == 2);
    CHECK(study.recordings[1].sampling_rate_hz == 250);
    CHECK(study.stimuli[study.recordings[1].stimulus].id == "b");
}

TEST_CASE("gaze moves from the screen onto the picture shown there") {
    EyelinkScreen screen;
    Dataset study = read(heading + "MSG 0 DISPLAY_COORDS 0 0 999 799\nMSG 1 TRIALID 1\n"
                                   "MSG 2 !V IMGLOAD CENTER cat.png 500 400 400 200\nSTART 3 LEFT\n"
                                   "EFIX L 3 5 3 500 400 9\nEFIX L 6 9 4 300 300 9\nEND 9\n",
                         &screen);
    study.stimuli[0].width_px = 800;
    study.stimuli[0].height_px = 400;
    study.stimuli[0].size_source = SizeSource::picture;
    settleEyelinkScreens(study, screen);
    CHECK(study.recordings[0].fixations[0].x_px == 400);
    CHECK(study.recordings[0].fixations[0].y_px == 200);
    CHECK(study.recordings[0].fixations[1].x_px == 0);
    CHECK(study.recordings[0].fixations[1].y_px == 0);
}

TEST_CASE("what is broken in an ASC is counted and told") {
    Dataset cut = read(heading + "START 1 LEFT\n1 5 5 9 ...\n2 5");
    CHECK(cut.recordings[0].samples.size() == 1);
    CHECK(warns(cut, "cut off and left out"));
    CHECK(warns(cut, "no END"));

    Dataset garbage = read(heading + "START 1 LEFT\n%&/(\n1 five 5 9\nEFIX Q 1 2\nEFIX L 5 3 -2 1 1 1\n"
                                     "EFIX L 5 6 2 . . 1\nEND 9\n");
    CHECK(warns(garbage, "3 lines were not understood"));
    CHECK(warns(garbage, "1 event with a negative duration"));
    CHECK(warns(garbage, "1 fixation without a position"));
    CHECK(garbage.recordings[0].fixations.empty());

    Dataset nothing = read(heading);
    CHECK(nothing.recordings.empty());
    CHECK(warns(nothing, "no recording"));

    CHECK_THROWS_AS(read("x,y\n1,2\n"), ParseError);
    CHECK_THROWS_AS(read(""), ParseError);
}

TEST_CASE("a folder of ASC files is one study") {
    TemporaryFolder folder;
    for (const char* name : {"anna", "ben"})
        folder.write(std::string(name) + ".asc", heading + "MSG 0 DISPLAY_COORDS 0 0 1023 767\nMSG 1 TRIALID cat\nSTART 3 LEFT\n"
                                                           "EFIX L 3 5 3 500 400 9\nEFIX L 6 7 2 5000 400 9\nEND 9\n");
    Dataset study = openStudy(folder.path());
    DatasetCounts counts = countDataset(study);
    CHECK(counts.participants == 2);
    CHECK(counts.stimuli == 1);
    CHECK(counts.fixations == 4);
    CHECK(warns(study, "2 of 4 fixations"));
    CHECK(study.stimuli[0].width_px == 1024);
    CHECK(study.stimuli[0].height_px == 768);
    folder.write("cid.asc", heading + "MSG 0 DISPLAY_COORDS 0 0 1919 1079\nSTART 3 LEFT\nEND 9\n");
    CHECK_THROWS_WITH(openStudy(folder.path()),
                      Catch::Contains("cid.asc: the screen is 1920x1080") && Catch::Contains("1024x768"));
}

TEST_CASE("a screen after an equals sign is read, and a trial's later picture is named") {
    const Dataset study = read(heading + "MSG 1 DISPLAY_COORDS = 0 0 1279 1023\nMSG 90 TRIALID 1\nSTART 100 LEFT EVENTS\n"
                                         "MSG 101 !V IMGLOAD FILL cross.png\nMSG 110 !V IMGLOAD FILL cat.png\n"
                                         "EFIX L 120 220 100 640 512 1200\nEND 300\n");
    CHECK(study.stimuli.at(0).id == "cross.png");
    CHECK(warns(study, "picture after the first of its trial"));
    EyelinkScreen screen;
    read(heading + "MSG 1 DISPLAY_COORDS = 0 0 1279 1023\nSTART 100 LEFT EVENTS\nEND 300\n", &screen);
    CHECK(screen.size == PixelSize{1280, 1024});
}

TEST_CASE("a recording has the error that the last validation of its eye stated before it") {
    const std::string sample = "1 10 20 300\n", end = "END\t5 SAMPLES EVENTS RES 1 1\n";
    const auto validation = [](const char* eye, const char* errors) {
        return std::string("MSG\t1 !CAL VALIDATION HV9 LR ") + eye + " GOOD " + errors + " OFFSET 0.12 deg. 3.4,-2.1 pix.\n";
    };
    const auto block = [&](const char* eyes) {
        return std::string("START\t1 ") + eyes + " SAMPLES EVENTS\nSAMPLES\tGAZE LEFT RATE 1000\n" +
               (std::string(eyes) == "LEFT RIGHT" ? "1 10 20 300 11 21 300\n" : sample) + end;
    };
    const Dataset study =
        read(heading + "MSG\t0 DISPLAY_COORDS 0 0 1279 1023\n" + block("LEFT") +
             validation("LEFT ", "ERROR 0.45 avg. 0.80 max ") + validation("RIGHT", "ERROR 0.25 avg. 1.20 max ") + block("LEFT") +
             block("RIGHT") + block("LEFT RIGHT") + "MSG\t1 !CAL VALIDATION HV9 LR LEFT ABORTED\n" + block("LEFT") +
             validation("LEFT ", "ERROR 0.60 avg. 0.90 max ") + block("LEFT"));
    REQUIRE(study.recordings.size() == 6);
    CHECK(std::isnan(study.recordings[0].validation_mean_deg));
    CHECK(study.recordings[1].validation_mean_deg == 0.45);
    CHECK(study.recordings[1].validation_max_deg == 0.8);
    CHECK(study.recordings[2].validation_mean_deg == 0.25);
    CHECK(study.recordings[3].validation_mean_deg == Approx(0.35));
    CHECK(study.recordings[3].validation_max_deg == 1.2);
    CHECK(study.recordings[4].validation_mean_deg == 0.45); // an aborted one states nothing
    CHECK(study.recordings[5].validation_mean_deg == 0.6);
}

TEST_CASE("where one START serves several trials, gaze between them is of none") {
    const std::string gaze = "SAMPLES\tGAZE LEFT RATE 1000\n";
    const auto samples = [](int from, int to) {
        std::string lines;
        for (int t = from; t < to; ++t)
            lines += std::to_string(t) + "\t100\t200\t300\n";
        return lines;
    };
    const auto trial = [&](int at, const std::string& name, const std::string& end) {
        const std::string begin = std::to_string(at + 20), over = std::to_string(at + 60);
        return samples(at, at + 20) + "EFIX L " + std::to_string(at) + " " + std::to_string(at + 18) + " 19 1 1 300\nMSG\t" +
               begin + " " + name + "\n" + samples(at + 20, at + 60) + "EFIX L " + begin + " " + over + " 41 5 5 300\nMSG\t" +
               over + " " + end + "\n" + samples(at + 60, at + 80);
    };
    const std::vector<std::pair<std::string, std::string>> words = {
        {"TRIALID", "TRIAL_RESULT 0"}, {"start_trial", "stop_trial"}, {"start_trial", "end_trial"}};
    for (const auto& [name, end] : words) {
        INFO(name);
        const Dataset run = read(heading + "START\t0 LEFT SAMPLES EVENTS\n" + gaze + trial(0, name + " 1", end) +
                                 trial(80, name + " 2", end) + "END\t160\n");
        REQUIRE(run.recordings.size() == 2);
        for (const Recording& recording : run.recordings) {
            CHECK(recording.samples.size() == 40);
            REQUIRE(recording.fixations.size() == 1);
            CHECK(recording.fixations[0].x_px == 5);
        }
        CHECK(warns(run, "82 samples and fixations between trials were left out"));
        const Dataset own = read(heading + "START\t0 LEFT SAMPLES EVENTS\n" + gaze + trial(0, name + " 1", end) +
                                 "END\t80\nSTART\t80 LEFT SAMPLES EVENTS\n" + gaze + trial(80, name + " 2", end) + "END\t160\n");
        REQUIRE(own.recordings.size() == 2); // a START of its own says which gaze is whose
        CHECK(own.recordings[1].samples.size() == 80);
        CHECK(own.recordings[1].fixations.size() == 2);
    }
}

TEST_CASE("gaze that edf2asc was told to write as -32768 where it was lost is lost") {
    const Dataset study = read(heading + "START\t0 LEFT RIGHT SAMPLES EVENTS\nSAMPLES\tGAZE LEFT RIGHT RATE 1000\n"
                                         "0\t-32768.0\t-32768.0\t0.0\t10\t20\t300\n1\t10\t20\t300\t11\t21\t300\n"
                                         "ESACC L 0 1 2 -32768.0 -32768.0 10 20 1.5 90\nEND\t2\n");
    const std::vector<Sample>& samples = study.recordings.at(0).samples;
    REQUIRE(samples.size() == 2);
    CHECK(std::isnan(samples[0].gaze.x_px));
    CHECK(samples[0].second.x_px == 10);
    CHECK(samples[1].gaze.x_px == 10);
    REQUIRE(study.recordings[0].saccades.size() == 1);
    CHECK(std::isnan(study.recordings[0].saccades[0].from_x_px));
    CHECK(study.recordings[0].saccades[0].to_x_px == 10);
}
