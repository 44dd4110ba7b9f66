// What the names of a folder's files say, and which of several studies in it is read.

#include "core/errors.h"
#include "core/io/open_study.h"
#include "core/io/person_in_names.h"
#include "core/io/study_choices.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/recording_of.h"
#include "tests/core/io/warns.h"

#include <algorithm>

using namespace nictate;
using test::asks;
using test::recordingOf;
using test::TemporaryFolder;
using test::warns;

namespace {

std::string ascOf(int width, int height) {
    const std::string size = std::to_string(width - 1) + ".00 " + std::to_string(height - 1) + ".00\n";
    std::string text = "** CONVERTED FROM a\nMSG\t100 GAZE_COORDS 0.00 0.00 " + size + "START\t1000\tLEFT\tSAMPLES\tEVENTS\n";
    for (int i = 0; i < 50; ++i)
        text += std::to_string(1000 + 2 * i) + "\t 300.0\t 200.0\t 900.0\t...\n";
    return text + "EFIX L   1000\t1098\t100\t 300.0\t 200.0\t 900\nEND\t1100\tSAMPLES\tEVENTS\tRES\t30.00\t30.00\n";
}

std::string rowsOf(const std::string& head, const std::string& row) {
    std::string text = head + "\n";
    for (int i = 0; i < 20; ++i)
        text += std::to_string(i) + row + "\n";
    return text;
}

} // namespace

TEST_CASE("a person and a text in files' names are a guess that is asked") {
    TemporaryFolder folder;
    for (const char* reader : {"0", "1", "2"})
        for (const char* text : {"b0", "b1", "p0"})
            folder.write("study/reader" + std::string(reader) + "_" + text + "_raw_data.tsv", rowsOf("time\tx\ty", "\t100\t200"));
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(study.frame.reading.value("pattern") == "reader{participant}_{stimulus}_raw_data.tsv");
    CHECK(asks(study, "pattern"));
    CHECK(asks(study, "person"));
    CHECK(countDataset(study).participants == 3);
    CHECK(countDataset(study).stimuli == 3);
    CHECK(countDataset(study).recordings == 9);
    CHECK(recordingOf(study, "2", "p0").samples.size() == 20);
}

TEST_CASE("patterns by words for people: parts that most share stand for themselves, others are the stimulus") {
    const auto of = [](std::vector<std::filesystem::path> files) { return patternByWords(files); };
    CHECK(of({"P1_S1_real.csv", "P1_S2_fake.csv", "P2_S1_real.csv", "P2_S2_fake.csv"}) == "P{participant}_{stimulus}.csv");
    CHECK(of({"sub-01-cat.csv.gz", "sub-02-dog.csv"}).empty()); // "sub" and the number are two parts
    CHECK(of({"text1_vp1.txt", "text2_vp1.txt", "text1_vp2.txt", "text2_vp2.txt"}) == "{stimulus}_vp{participant}.txt");
    CHECK(of({"sub1.csv", "sub2.csv", "sub3.csv"}).empty());       // the person alone
    CHECK(of({"ET_1.csv", "ET_2.csv"}).empty());                   // no word for a person
    CHECK(of({"a_p1_x.csv", "b_p2_y.csv", "c_p3_z.csv"}).empty()); // what differs lies on both sides
    CHECK(of({"p1_a.csv", "p1_b.csv", "p2_a.csv", "p2_b.csv", "notes.csv"}) == "p{participant}_{stimulus}.csv");
    CHECK(of({"Subject_1003_T1_Syllables_raw.csv", "Subject_1003_T4_Meaningful_Text_raw.csv", "Subject_1004_T1_Syllables_raw.csv",
              "Subject_1004_T4_Meaningful_Text_raw.csv"}) == "Subject_{participant}_{stimulus}_raw.csv");
    CHECK(of({"group_1_subject_2.csv", "group_1_subject_3.csv", "group_2_subject_2.csv"}).empty()); // whose subjects they are
    CHECK(of({"subj-1-a.csv", "subj-1-b-c.csv"}).empty()); // a hyphen before a number is as in BIDS
}

TEST_CASE("files that begin alike are asked about: they may be one person's, whatever all of them end with") {
    TemporaryFolder folder;
    for (const char* person : {"101", "102", "103"})
        for (const char* text : {"T1", "T2"})
            folder.write("study/" + std::string(person) + "_" + text + "_raw.csv", rowsOf("time,x,y", ",100,200"));
    CHECK(warns(openStudy(folder.path() / "study"), "(--pattern {participant}_{recording}_raw.*)"));
    OpenOptions named;
    named.name_pattern = "{participant}_{recording}_raw.*";
    CHECK(countDataset(openStudy(folder.path() / "study", named)).participants == 3);
}

TEST_CASE("patterns by folders: the person's is called so, or differs and is neither a session's nor everybody's") {
    const auto of = [](std::vector<std::filesystem::path> files) { return patternByFolders(files); };
    CHECK(of({"s/sub-01/ses-1/gaze.csv", "s/sub-01/ses-2/gaze.csv", "s/sub-02/ses-1/gaze.csv"}) ==
          "{participant}/{recording}/gaze.csv");
    CHECK(of({"s/p01/exports/000/surfaces/gaze.csv", "s/p02/exports/000/surfaces/gaze.csv"}) ==
          "{participant}/exports/000/surfaces/gaze.csv");
    CHECK(of({"s/control/anna/gaze.csv", "s/patient/bert/gaze.csv"}) == "{recording}/{participant}/gaze.csv");
    CHECK(of({"s/anna/morning/a.csv.gz", "s/anna/evening/b.csv", "s/bert/morning/a.csv", "s/bert/morning/b.csv"}) ==
          "{participant}/{recording}/{stimulus}.csv");
    CHECK(of({"s/day1/P7/run1/x.tsv", "s/day2/P7/run1/y.tsv", "s/day1/P8/run2/z.tsv"}) ==
          "{condition}/{participant}/{recording}/*.tsv");
    CHECK(of({"s/anna/cat.csv", "s/anna/dog.csv", "s/bert/cat.csv"}) == "{participant}/{stimulus}.csv");
    CHECK(of({"s/anna/a/run1.csv", "s/anna/a/run2.csv", "s/bert/b/run1.csv"}) == "{condition}/{participant}/{recording}.csv");
    CHECK(of({"s/anna/run1.csv", "s/anna/run2.csv", "s/bert/run1.csv"}).empty());
    CHECK(of({"s/easy/P1.csv", "s/easy/P2.csv", "s/hard/P1.csv", "s/hard/P2.csv"}) == "{recording}/{participant}.csv");
    CHECK(of({"s/ses-1/01.csv", "s/ses-1/02.csv", "s/ses-2/01.csv"}) == "{recording}/{participant}.csv");
    CHECK(of({"s/anna/gaze.csv", "s/bert/gaze.csv"}).empty());               // one folder each says it
    CHECK(of({"s/sub-01/gaze.csv", "s/sub-02/ses-1/gaze.csv"}).empty());     // several depths
    CHECK(of({"s/ses-1/run-1/gaze.csv", "s/ses-2/run-1/gaze.csv"}).empty()); // nobody is told
    CHECK(foldersNamePeople({"s/sub-01/1.csv", "s/sub-01/2.csv", "s/sub-02/3.csv"}));
    CHECK_FALSE(foldersNamePeople({"s/control/1.csv", "s/patient/2.csv"}));
}

TEST_CASE("folders of sessions in folders of people: as many people as there are, a recording each session") {
    TemporaryFolder folder;
    const std::string table = rowsOf("time\tx\ty", "\t100\t200");
    for (const char* person : {"sub-01", "sub-02"})
        for (const char* session : {"ses-1", "ses-2"})
            for (const char* run : {"run-1", "run-2"})
                folder.write(std::string("s/") + person + "/" + session + "/" + run + "/gaze.tsv", table);
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(asks(study, "pattern"));
    REQUIRE(study.participants.size() == 2);
    CHECK(study.participants[1].id == "sub-02");
    CHECK(study.recordings.size() == 8);
    CHECK(study.recordings[1].condition == "ses-1 run-2");
    OpenOptions said;
    said.name_pattern = "{participant}/*/{recording}/gaze.tsv";
    CHECK_THROWS_WITH(openStudy(folder.path() / "s", said), Catch::Contains("are both of participant"));
    for (const char* file : {"u/P1/20240101.tsv", "u/P1/20240102.tsv", "u/P2/20240103.tsv"})
        folder.write(file, table);
    CHECK(openStudy(folder.path() / "u").participants.size() == 2);
}

TEST_CASE("a file in folders is called by as many of their names as tell it from others") {
    TemporaryFolder folder;
    for (const char* person : {"anna", "bert", "carl"})
        folder.write(std::string("s/") + person + "/ses-1/gaze.csv", "x,y,time\n100,200,0\n110,200,4\n");
    folder.write("s/bert/ses-1/gaze.csv", "x,y,time,pupil\n100,200,0,3\n110,200,4,3\n");
    CHECK_THROWS_WITH(openStudy(folder.path() / "s"), Catch::Contains("--leave-out bert/ses-1/gaze.csv"));
    OpenOptions without;
    without.plan.say("left-out", "bert/ses-1/gaze.csv", Origin::given);
    const Dataset study = openStudy(folder.path() / "s", without);
    CHECK(study.participants.size() == 2);
    REQUIRE(study.files.size() == 3);
    CHECK(study.files[0].name == "anna/ses-1/gaze.csv");
    CHECK(study.files[1].why == "left out by name");
}

TEST_CASE("tables named after what they hold: samples are read, else fixations; a guess, and the others are told") {
    TemporaryFolder folder;
    const std::string fixations = "start,duration,x,y\n0,200,100,90\n300,200,120,90\n",
                      saccades = "start,duration,sx,sy\n0,50,1,2\n";
    for (const char* person : {"P01", "P02"}) {
        folder.write(std::string("flat/") + person + "_Fixations.csv", fixations);
        folder.write(std::string("flat/") + person + "_Saccades.csv", saccades);
        folder.write(std::string("folders/") + person + "/fixations.csv", fixations);
        folder.write(std::string("folders/") + person + "/saccades.csv", saccades);
        folder.write(std::string("folders/") + person + "/raw.csv", "time,x,y\n0,100,90\n4,100,90\n");
    }
    const Dataset flat = openStudy(folder.path() / "flat");
    CHECK(flat.frame.reading.value("files") == "Fixations");
    CHECK(asks(flat, "files"));
    REQUIRE(flat.participants.size() == 2);
    CHECK(flat.participants[1].id == "P02");
    CHECK(countDataset(flat).fixations == 4);
    CHECK(std::count(flat.unused.begin(), flat.unused.end(), "file P02_Saccades.csv") == 1);
    const Dataset folders = openStudy(folder.path() / "folders");
    CHECK(folders.frame.reading.value("files") == "raw");
    CHECK(folders.participants.size() == 2);
    CHECK(folders.participants[1].id == "P02");
    CHECK(countDataset(folders).samples == 4);
}

TEST_CASE("pictures in folders of their own are found by that folder, or where only one is called so") {
    TemporaryFolder folder;
    for (const char* picture : {"set1/01.png", "set2/01.png", "faces/anna.JPG", "set/v1.png"})
        folder.write("s/images/" + std::string(picture), "");
    folder.write("s/gaze.csv", "subject,image,x,y,duration\na,set1/01.png,1,1,9\na,images\\set2\\01.png,1,1,9\na,anna.jpg,1,1,9\n"
                               "a,01.png,1,1,9\na,faces/anna,1,1,9\na,set/v1.2/cat,1,1,9\n");
    OpenOptions options;
    options.picture_size = [](const std::filesystem::path&) { return PixelSize{300, 200}; };
    const Dataset study = openStudy(folder.path() / "s", options);
    REQUIRE(study.stimuli.size() == 6);
    CHECK(study.stimuli[5].picture.empty());
    CHECK(std::filesystem::path(study.stimuli[0].picture) == folder.path() / "s/images/set1/01.png");
    CHECK(std::filesystem::path(study.stimuli[1].picture) == folder.path() / "s/images/set2/01.png");
    CHECK(std::filesystem::path(study.stimuli[2].picture) == folder.path() / "s/images/faces/anna.JPG");
    CHECK(study.stimuli[3].picture.empty());
    CHECK(study.stimuli[4].picture == study.stimuli[2].picture);
}

TEST_CASE("files that hold several people each may be a text each; files that are a person each are none") {
    TemporaryFolder folder;
    const std::string head = "subject,x,y,duration\n";
    for (const char* text : {"moon", "sea"})
        folder.write(std::string("texts/") + text + ".csv", head + "1,10,20,200\n1,11,20,200\n2,12,20,200\n");
    const Dataset texts = openStudy(folder.path() / "texts");
    CHECK(asks(texts, "stimulus"));
    CHECK(countDataset(texts).participants == 2);
    CHECK(countDataset(texts).stimuli == 2);
    CHECK(recordingOf(texts, "1", "sea").fixations.size() == 2);
    folder.write("people/s1.csv", head + "1,10,20,200\n");
    folder.write("people/s2.csv", head + "2,10,20,200\n");
    const Dataset people = openStudy(folder.path() / "people");
    CHECK(people.frame.reading.find("stimulus") == nullptr);
    CHECK(countDataset(people).stimuli == 1);
}

TEST_CASE("recordings of several screens are studies to choose from") {
    TemporaryFolder folder;
    folder.write("s/a.asc", ascOf(1024, 768));
    folder.write("s/b.asc", ascOf(1024, 768));
    folder.write("s/c.asc", ascOf(640, 480));
    CHECK_THROWS_WITH(openStudy(folder.path() / "s"), Catch::Contains("c.asc: the screen is 640x480") &&
                                                          Catch::Contains("choose one of the studies in the folder with --only: "
                                                                          "1024x768 (2 files), 640x480 (1 file)"));
    OpenOptions options;
    options.plan.say("only", "1024x768", Origin::given);
    const Dataset study = openStudy(folder.path() / "s", options);
    CHECK(countDataset(study).participants == 2);
    CHECK(study.stimuli.front().width_px == 1024);
    CHECK(study.frame.reading.value("only") == "1024x768");
    CHECK(warns(study, "read 2 of 3 files; 1 file is of another kind: \"c.asc\""));
    options.plan = {};
    options.plan.say("only", "640x480", Origin::given);
    CHECK(countDataset(openStudy(folder.path() / "s", options)).participants == 1);
    options.plan = {};
    options.plan.say("only", "800x600", Origin::given);
    CHECK_THROWS_WITH(openStudy(folder.path() / "s", options),
                      Catch::Contains("invalid only: 800x600 (expected one of 1024x768 (2 files), 640x480 (1 file))"));
}

TEST_CASE("headsets in one folder are studies to choose from, as many files as each may have") {
    TemporaryFolder folder;
    folder.write("s/a.csv",
                 rowsOf("raw_timestamp,status,gaze_forward_x,gaze_forward_y,gaze_forward_z", "0000000,2,0.1,0.1,0.98"));
    folder.write("s/b.csv", rowsOf("Timeline,Left Eye Pose Status,Left Eye Gaze Vector.x,Left Eye Gaze Vector.y,"
                                   "Left Eye Gaze Vector.z",
                                   ",52,0.1,0.1,0.98"));
    for (const bool more : {false, true}) {
        if (more)
            folder.write("s/c.csv", rowsOf("eyeDataTimestamp,gazeHasValue,gazeDirection_x,gazeDirection_y,gazeDirection_z",
                                           "0,True,0.1,0.1,0.98"));
        try {
            openStudy(folder.path() / "s");
            FAIL("opened");
        } catch (const SeveralStudies& several) {
            CHECK(several.choices.size() == (more ? 3 : 2));
            CHECK_THAT(several.what(), Catch::Contains("pico (1 file), varjo (1 file)"));
        }
    }
    OpenOptions options;
    options.plan.say("only", "varjo", Origin::given);
    CHECK(countDataset(openStudy(folder.path() / "s", options)).samples == 20);
    OpenOptions by_format;
    by_format.plan.say("format", "pico", Origin::given);
    CHECK(countDataset(openStudy(folder.path() / "s", by_format)).samples == 20);
}

TEST_CASE("files called after their folder, and more: the folder is the person, and it is asked") {
    TemporaryFolder folder;
    for (const char* person : {"009", "019"})
        for (const char* picture : {"Blank_001", "Waldo_013", "Waldo_014"})
            folder.write("study/" + std::string(person) + "/" + person + "_" + picture + ".csv", rowsOf("time,x,y", ",100,200"));
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(study.frame.reading.value("pattern") == "{participant}/*_{stimulus}.csv");
    CHECK(asks(study, "pattern"));
    CHECK(study.participants.size() == 2);
    CHECK(study.stimuli.size() == 3);
    CHECK(recordingOf(study, "019", "Waldo_013").samples.size() == 20);
    const auto of = [](std::vector<std::filesystem::path> files) { return patternByRepeatedFolder(files); };
    CHECK(of({"ET_00/ET_00-b0.csv", "ET_01/ET_01-b0.csv"}) == "{participant}/*-{stimulus}.csv");
    CHECK(of({"a_1/a_1_x.csv", "a_2/a_2_x.csv"}) == "{participant}/*_*_{stimulus}.csv");
    CHECK(of({"a/a_x.csv", "a/a_y.csv"}).empty());     // one folder
    CHECK(of({"a/a_x.csv", "b_c/b_c_x.csv"}).empty()); // as many signs in each
    CHECK(of({"a/a_x.csv", "b/c_x.csv"}).empty());
}

TEST_CASE("people called alike in two groups' folders are refused; else groups are conditions or people as before") {
    TemporaryFolder folder;
    for (const char* group : {"patients", "controls"})
        for (const char* person : {"S1", "S2"}) {
            folder.write("deep/" + std::string(group) + "/" + person + "/gaze.csv", rowsOf("time,x,y", ",100,200"));
            folder.write("flat/" + std::string(group) + "/" + person + ".csv", rowsOf("time,x,y", ",100,200"));
            folder.write("named/" + std::string(group) + "/" + group[0] + person + ".csv", rowsOf("time,x,y", ",100,200"));
            folder.write("sessions/" + std::string(group[0] == 'p' ? "anna" : "bert") + "/" + person + "/gaze.csv",
                         rowsOf("time,x,y", ",100,200"));
        }
    CHECK_THROWS_WITH(openStudy(folder.path() / "deep"), Catch::Contains("lies in another group's folder as well"));
    CHECK_THROWS_WITH(openStudy(folder.path() / "flat"), Catch::Contains("--pattern"));
    CHECK(openStudy(folder.path() / "named").participants.size() == 4);
    CHECK(openStudy(folder.path() / "sessions").participants.size() == 2);
}

TEST_CASE("folders of fixations and of saccades: the fixations are read") {
    TemporaryFolder folder;
    for (const char* person : {"P01", "P02"})
        for (const char* kind : {"fixations", "saccades"})
            folder.write("study/" + std::string(kind) + "/" + person + ".csv", rowsOf("start,x,y,duration", ",100,200,150"));
    const Dataset study = openStudy(folder.path() / "study");
    CHECK(study.frame.reading.value("files") == "fixations/");
    CHECK(asks(study, "files"));
    CHECK(study.participants.size() == 2);
    CHECK(countDataset(study).fixations == 40);
    CHECK(std::count(study.unused.begin(), study.unused.end(), "file saccades/P01.csv") == 1);
}

TEST_CASE("a file called like another and more, and files that all name one participant, are told") {
    TemporaryFolder folder;
    for (const char* name : {"P01", "P02", "P01_practice"})
        folder.write("study/" + std::string(name) + ".csv", rowsOf("time,x,y", ",100,200"));
    CHECK(warns(openStudy(folder.path() / "study"), "\"P01_practice\" is taken for a person of its own"));
    for (const char* name : {"P01", "P02"})
        folder.write("same/" + std::string(name) + ".csv", rowsOf("time,x,y,participant", ",100,200,999"));
    CHECK(warns(openStudy(folder.path() / "same"), "all 2 files name one participant in column \"participant\""));
}

TEST_CASE("folders of two versions of the same recordings are refused, or told where names part them") {
    TemporaryFolder folder;
    for (const char* version : {"fixations", "fixations_corrected"})
        for (const char* person : {"P01", "P02"}) {
            const std::string x = std::string(version).size() > 9 ? "101" : "100";
            folder.write("ids/" + std::string(version) + "/" + person + "_" + version + ".csv",
                         rowsOf("start,x,y,duration,participant", "," + x + ",200,150," + person));
            folder.write("names/" + std::string(version) + "/" + person + ".csv",
                         rowsOf("start,x,y,duration", "," + x + ",200,150"));
        }
    CHECK_THROWS_WITH(openStudy(folder.path() / "ids"),
                      Catch::Contains("versions of the recordings") && Catch::Contains("--leave-out fixations_corrected"));
    OpenOptions one;
    one.plan.say("left-out", "fixations_corrected", Origin::given);
    CHECK(openStudy(folder.path() / "ids", one).recordings.size() == 2);
    const Dataset parted = openStudy(folder.path() / "names");
    CHECK(parted.participants.size() == 2);
    CHECK(warns(parted, "if it holds another version of those beside it"));
    for (const char* reader : {"reader0", "reader1", "reader2"})
        for (const char* text : {"b0", "p3"}) { // PoTeC
            const std::string stem = std::string(reader) + "_" + text, rows = rowsOf("start,x,y,duration", ",100,200,150");
            folder.write("texts/fixations/" + stem + "_fixations.csv", rows);
            folder.write("both/fixations/" + stem + "_fixations.csv", rows);
            folder.write("both/fixations_uncorrected/" + stem + "_uncorrected_fixations.csv", rows);
        }
    const Dataset texts = openStudy(folder.path() / "texts");
    CHECK(texts.participants.size() == 3);
    CHECK(texts.stimuli.size() == 2);
    CHECK_FALSE(warns(texts, "another version"));
    CHECK(warns(openStudy(folder.path() / "both"), "\"b0_uncorrected\" is taken for a stimulus of its own"));
}
