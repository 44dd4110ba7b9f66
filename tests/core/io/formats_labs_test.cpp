// Labs' files as their programs and data sets document them, with what is special about each.

#include "core/data/gaze_map.h"
#include "core/errors.h"
#include "core/files/text_source.h"
#include "core/io/native_folder.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/archives.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/recording_of.h"
#include "tests/core/io/warns.h"

#include <algorithm>
#include <cmath>

using namespace nictate;
using test::asks;
using test::recordingOf;
using test::TemporaryFolder;
using test::warns;

namespace {

std::string workbook(const std::string& rows, const std::string& second) {
    const auto sheet = [](const std::string& cells) {
        return "<?xml version=\"1.0\"?><worksheet><sheetData>" + cells + "</sheetData></worksheet>";
    };
    return test::archived(
        {{"[Content_Types].xml", "<Types/>"},
         {"xl/workbook.xml", "<workbook/>"},
         {"xl/sharedStrings.xml", "<sst><si><t>participant</t></si><si><r><t>stim</t></r><r><t>ulus</t></r></si>"
                                  "<si><t>a \"cat\"</t></si></sst>"},
         {"xl/worksheets/sheet1.xml", sheet(rows)},
         {"xl/worksheets/sheet2.xml", sheet(second)}},
        ARCHIVE_FORMAT_ZIP);
}

std::string read(const Dataset& study, const char* key) { return study.frame.reading.value(key); }

} // namespace

TEST_CASE("Data Viewer: a report named .xls is the text it holds; a column nobody used is offered") {
    TemporaryFolder folder;
    const std::string head = "RECORDING_SESSION_LABEL\tCURRENT_FIX_DURATION\tCURRENT_FIX_START\tCURRENT_FIX_END\tCURRENT_FIX_X\t"
                             "CURRENT_FIX_Y\tCURRENT_FIX_PUPIL\tTarget\tCompPort\n";
    folder.write("s/one.xls", head + "s1\t200\t0\t200\t-20.5\t300\t900\tcup\tA\ns1\t210\t250\t460\t2400\t310\t900\tcup\tA\n"
                                     "s1\t190\t500\t690\t100\t300\t.\tsaw\tB\ns1\t190\t700\t890\t100\t300\t.\tsaw\tB\n");
    folder.write("s/two.xls", head + "s2\t200\t0\t200\t600\t300\t900\tcup\tA\ns2\t200\t300\t500\t600\t300\t900\tcup\tA\n");
    folder.write("s/notes.xls", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 a workbook");
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(read(study, "format") == "eyelink-fixation-report");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).fixations == 6);
    CHECK(warns(study, "\"Target\", \"CompPort\""));
    CHECK(warns(study, "read 2 of 3 files; 1 file is of another kind: \"notes.xls\""));
    OpenOptions by_target;
    by_target.columns["stimulus"] = "Target";
    const Dataset told = openStudy(folder.path() / "s", by_target);
    CHECK(countDataset(told).stimuli == 2);
    CHECK(recordingOf(told, "s1", "saw").fixations.size() == 2);
}

TEST_CASE("Data Viewer: a page's name, or the page of its book, is the stimulus and is asked about") {
    TemporaryFolder folder;
    const std::string head = "RECORDING_SESSION_LABEL,TRIAL_INDEX,CURRENT_FIX_X,CURRENT_FIX_Y,CURRENT_FIX_DURATION,"
                             "CURRENT_FIX_START,CURRENT_FIX_INTEREST_AREA_LABEL,book,page";
    const std::string row = "s1,1,100,200,210,0,the,";
    const Dataset named = openStudy(folder.write("named.csv", head + ",page_name\n" + row + "dickens,1,d-1\n" + row +
                                                                  "flytrap,1,f-1\n" + row + "flytrap,2,f-2\n"));
    CHECK(countDataset(named).stimuli == 3);
    CHECK(recordingOf(named, "s1", "f-2").fixations.size() == 1);
    const Dataset pages =
        openStudy(folder.write("pages.csv", head + "\n" + row + "dickens,1\n" + row + "flytrap,1\n" + row + "flytrap,2\n"));
    CHECK(countDataset(pages).stimuli == 3);
    CHECK(recordingOf(pages, "s1", "flytrap 2").fixations.size() == 1);
    CHECK(read(pages, "stimulus-within") == "book");
    CHECK(asks(pages, "columns.stimulus"));
}

TEST_CASE("people and texts by names that may mean something else are guesses") {
    TemporaryFolder folder;
    for (const auto& [person, text] :
         {std::pair("VP", "Img"), std::pair("VPNr", "item_id"), std::pair("pno", "text_id"), std::pair("Proband", "screen_id"),
          std::pair("uniform_id", "article_id"), std::pair("reader_id", "paragraph_id"), std::pair("vpn", "book")}) {
        INFO(person << ", " << text);
        const Dataset study = openStudy(folder.write("table.csv", std::string(person) + "," + text +
                                                                      ",x,y,duration\n1,a,100,200,210\n1,b,100,200,210\n"
                                                                      "2,a,100,200,210\n3,a,110,200,210\n"));
        CHECK(countDataset(study).participants == 3);
        CHECK(countDataset(study).stimuli == 2);
        CHECK(asks(study, "columns.participant"));
        CHECK(asks(study, "columns.stimulus") == (std::string(text) != "Img"));
    }
    const Dataset paragraphs =
        openStudy(folder.write("table.csv", "participant,article_id,paragraph_id,x,y,duration\na,1,1,100,200,210\n"
                                            "a,2,1,100,200,210\n"));
    CHECK(countDataset(paragraphs).stimuli == 2);
    CHECK(asks(paragraphs, "stimulus-within"));
}

TEST_CASE("SB-SAT and CopCo: screens of two books and paragraphs of two speeches are four texts") {
    TemporaryFolder folder;
    for (const auto& [whole, part] : {std::pair("book_name", "screen_id"), std::pair("speechid", "paragraphid")}) {
        INFO(whole << ", " << part);
        std::string table = "time,x_right,y_right,pupil_right," + std::string(whole) + "," + part + "\n";
        for (int i = 0; i < 400; ++i)
            table +=
                std::to_string(i) + ",500.5,300.5,1000," + (i < 200 ? "1317," : "1318,") + (i % 200 < 100 ? "1" : "2") + "\n";
        const Dataset study = openStudy(folder.write("P01.csv", table));
        CHECK(countDataset(study).stimuli == 4);
        CHECK(read(study, "stimulus-within") == whole);
        CHECK(asks(study, "stimulus-within"));
        CHECK(recordingOf(study, "P01", "1318 2").samples.size() == 100);
    }
}

TEST_CASE("DAEMONS: VP is the person, positions are degrees") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "fixations.csv", "VP,Img,x,y,fixdur\n1,7,0,0,240\n1,7,3,1,200\n2,7,-3,1.5,180\n3,8,15,-10,300\n3,8,12,-9,300\n"));
    CHECK(read(study, "format") == "daemons");
    CHECK(countDataset(study).participants == 3);
    CHECK(countDataset(study).stimuli == 2);
    CHECK(read(study, "positions") == "deg");
    CHECK(asks(study, "field-deg"));
    const Fixation& middle = recordingOf(study, "1", "7").fixations[0];
    CHECK(middle.x_px == study.stimuli[0].width_px / 2.0);
    CHECK(middle.duration_ms == 240);
    std::string rows = "VP,Img,x,y,fixdur\n";
    for (int i = 0; i < 12; ++i)
        rows += "1,7," + std::to_string(i) + "," + (i == 5 ? "71.2" : "1") + ",240\n";
    CHECK(read(openStudy(folder.write("far.csv", rows)), "positions") == "deg"); // one fixation is far off
}

TEST_CASE("a table that has a format's marks and not what the format reads is nobody's format") {
    TemporaryFolder folder;
    std::string pixels = "VP,Img,x,y,fixdur\n", named = "subject,image,time,x_pix,y_pix\n",
                smi = "Subject,Trial,Type,Time,X,Y,Image\n", bee = "RecordingTime,Participant,Stimulus,X,Y\n";
    for (int i = 0; i < 40; ++i) {
        const std::string who = i < 20 ? "P1" : "P2", x = std::to_string(500 + i), t = std::to_string(4 * (i % 20));
        pixels += who + ",a.png," + x + ",300,240\n";
        named += who + ",a.png," + t + "," + x + ",300\n";
        smi += who + ",1,sample," + t + "," + x + ",300,a.png\n";
        bee += t + "," + who + ",a.png," + x + ",300\n";
    }
    const Dataset own = openStudy(folder.write("own.csv", pixels));
    CHECK(own.recordings[0].fixations[0].x_px == 500);
    for (const std::string& table : {named, smi, bee}) {
        INFO(table.substr(0, table.find('\n')));
        const Dataset study = openStudy(folder.write("gaze.csv", table));
        CHECK(read(study, "format") == "table");
        CHECK(countDataset(study).participants == 2);
        CHECK(countDataset(study).samples == 40);
        CHECK(study.recordings[1].samples[0].gaze.x_px == 520);
    }
}

TEST_CASE("Pupil Core's gaze on a surface has its origin at the lower left, and is lost off the surface") {
    TemporaryFolder folder;
    std::string table = "world_timestamp,world_index,gaze_timestamp,x_norm,y_norm,x_scaled,y_scaled,on_surf,confidence\n";
    for (int i = 0; i < 40; ++i)
        table += "3000.5,0," + std::to_string(3000.5 + 0.01 * i) + ",0.5,0.9,0.5,0.9," + (i < 30 ? "True" : "False") + ",0.98\n";
    const Dataset study = openStudy(folder.write("P01.csv", table));
    const std::vector<Sample>& samples = study.recordings[0].samples;
    CHECK(samples[0].gaze.y_px == Approx(0.1 * study.stimuli[0].height_px));
    CHECK(samples[1].t_ms - samples[0].t_ms == Approx(10));
    CHECK(std::count_if(samples.begin(), samples.end(), [](const Sample& each) { return std::isfinite(each.gaze.x_px); }) == 30);
}

TEST_CASE("a person's table of no known program does not change how a known one's is read") {
    TemporaryFolder folder;
    std::string whole = "gaze_timestamp,x_norm,y_norm,on_surf,confidence\n", less = "gaze_timestamp,x_norm,y_norm,confidence\n";
    for (int i = 0; i < 40; ++i) {
        const std::string place = std::to_string(5 + 0.01 * i) + ",0.5,0.9,";
        whole += place + "True,0.98\n";
        less += place + "0.98\n";
    }
    folder.write("s/P1.csv", whole);
    folder.write("s/P2.csv", less);
    CHECK_THROWS_WITH(openStudy(folder.path() / "s"), Catch::Contains("P2.csv"));
}

TEST_CASE("what trackers write for a lost eye is no gaze in a table of samples, whoever wrote it") {
    TemporaryFolder folder;
    const std::string rows = "a,p,0,500,300\na,p,10,0,0\na,p,20,-1,-1\na,p,30,-32768,-32768\na,p,40,1e8,1e8\na,p,50,0,310\n";
    const Dataset pixels = openStudy(folder.write("px.csv", "subject,image,time,x,y\n" + rows));
    CHECK(read(pixels, "lost") == "0,0|-1,-1|-32768,-32768|100000000,100000000");
    CHECK_FALSE(asks(pixels, "lost"));
    const std::vector<Sample>& samples = recordingOf(pixels, "a", "p").samples;
    REQUIRE(samples.size() == 6);
    for (std::size_t i = 0; i < samples.size(); ++i)
        CHECK(std::isnan(samples[i].gaze.x_px) == (i >= 1 && i <= 4));
    OpenOptions degrees;
    degrees.positions = PositionUnit::degrees; // whose origin is the middle of the screen
    CHECK(read(openStudy(folder.path() / "px.csv", degrees), "lost").empty());
    const Dataset fixations = openStudy(folder.write("fixations.csv", "subject,image,x,y,duration\na,p,0,0,200\n"));
    CHECK(recordingOf(fixations, "a", "p").fixations.size() == 1);
}

TEST_CASE("Data Viewer: a trial in place of a stimulus is asked about; picname is a stimulus, sentence perhaps") {
    TemporaryFolder folder;
    const auto report = [&](const std::string& column) {
        return openStudy(
            folder.write(column + ".txt", "RECORDING_SESSION_LABEL\tTRIAL_INDEX\t" + column +
                                              "\tCURRENT_FIX_X\tCURRENT_FIX_Y\tCURRENT_FIX_START\tCURRENT_FIX_DURATION\n"
                                              "s1\t1\tcat\t100\t500\t0\t200\ns2\t1\tdog\t100\t500\t0\t200\n"));
    };
    CHECK(countDataset(report("picname")).stimuli == 2);
    CHECK_FALSE(asks(report("picname"), "columns.stimulus"));
    CHECK(asks(report("sentence"), "columns.stimulus"));
    CHECK(read(report("font"), "columns.stimulus") == "TRIAL_INDEX");
    CHECK(asks(report("font"), "columns.stimulus"));
}

TEST_CASE("Tobii Pro Lab: millimetres are no pixels, and without people a recording may be one") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "a.csv",
        "Recording timestamp [us],Gaze point X [DACS mm],Gaze point Y [DACS mm],Gaze point X [DACS px],Gaze point Y [DACS "
        "px],Sensor,"
        "Recording name\n0,1,2,100,200,Eye Tracker,r1\n8000,1,2,110,200,Eye Tracker,r1\n0,1,2,110,210,Eye Tracker,r2\n"));
    CHECK(read(study, "format") == "tobii-pro-lab");
    CHECK(read(study, "columns.x") == "Gaze point X [DACS px]");
    CHECK(countDataset(study).participants == 2);
    CHECK(asks(study, "columns.participant"));
    CHECK_THROWS_WITH(
        openStudy(folder.write("mm.csv", "Recording timestamp [us],Participant name,Gaze point X [DACS mm],Gaze point Y "
                                         "[DACS mm]\n0,a,1,2\n8000,a,1,2\n")),
        Catch::Contains("not recognised"));
}

TEST_CASE("tables that somebody made of a program's are not read as the program's") {
    TemporaryFolder folder;
    const Dataset lab =
        openStudy(folder.write("lab.csv", "Recording timestamp,Gaze point X,Gaze point Y,Subject,Image\n0,100,200,a,cat\n"
                                          "8,100,200,a,cat\n0,100,200,b,cat\n8,100,210,b,cat\n"));
    CHECK(read(lab, "format") == "table");
    CHECK(countDataset(lab).participants == 2);
    folder.write("core/gaze_positions.csv",
                 "participant,stimulus,timestamp,norm_pos_x,norm_pos_y\na,cat,0,0.5,0.5\na,cat,0.01,0.5,0.5\n"
                 "b,cat,0,0.5,0.5\nb,cat,0.01,0.5,0.5\n");
    CHECK(countDataset(openStudy(folder.path() / "core")).participants == 2);
}

TEST_CASE("ARFF: names of columns as attributes, rows behind @DATA, comments left out") {
    TemporaryFolder folder;
    const std::string head =
        "% made by hand\n@RELATION gaze\n%@METADATA width_px 1280\n@ATTRIBUTE time INTEGER\n@attribute 'x' NUMERIC\n"
        "@ATTRIBUTE y NUMERIC\n@ATTRIBUTE confidence NUMERIC\n";
    folder.write("s/a.arff", head + "@DATA\n\n0,100.5,200,1\n% lost\n4000,110,200,0\n8000,110,210,1\n");
    folder.write("s/b.arff", head + "@data\r\n0,100.5,200,1\r\n4000,110,200,1\r\n");
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).samples == 5);
    CHECK(study.recordings[0].samples[0].gaze.x_px == 100.5);
    CHECK(study.recordings[0].samples[1].t_ms == 4);
    CHECK(std::isnan(study.recordings[0].samples[1].gaze.x_px));
    CHECK_THROWS_WITH(openStudy(folder.write("cut.arff", head)), Catch::Contains("ARFF without a line @DATA"));
}

TEST_CASE("GazeCom's ARFF: comments state the screen, which is asked about; labels by hand are not read") {
    TemporaryFolder folder;
    const std::string rows =
        "@ATTRIBUTE time INTEGER\n@ATTRIBUTE x NUMERIC\n@ATTRIBUTE y NUMERIC\n@ATTRIBUTE confidence NUMERIC\n"
        "@ATTRIBUTE handlabeller_final {UNKNOWN,FIX,SACCADE,SP,NOISE}\n@DATA\n0,100.5,200,1,FIX\n"
        "4000,110,200,0,SACCADE\n8000,110,210,1,SP\n12000,0,0,1,NOISE\n";
    const std::string screen = "%@METADATA width_px 1280.0 \n%@METADATA height_px 720\n%@METADATA distance_mm 450.00\n";
    for (const std::string& head : {screen + "@RELATION gaze_labels\n", "@RELATION gaze_labels\n\n" + screen}) {
        const Dataset study = openStudy(folder.write("AAF_beach.arff", head + rows));
        CHECK(read(study, "format") == "gazecom-arff");
        CHECK(study.stimuli.at(0).width_px == 1280);
        CHECK(study.stimuli.at(0).height_px == 720);
        CHECK(asks(study, "screen"));
        REQUIRE(study.recordings.size() == 1);
        const std::vector<Sample>& samples = study.recordings[0].samples;
        REQUIRE(samples.size() == 4);
        CHECK(samples[1].t_ms == 4);
        CHECK(std::isnan(samples[1].gaze.x_px)); // a confidence of 0
        CHECK(std::isnan(samples[3].gaze.x_px)); // 0, 0
        CHECK(study.recordings[0].blinks.empty());
        CHECK(std::find(study.unused.begin(), study.unused.end(), "column handlabeller_final") != study.unused.end());
    }
    const Dataset unsure = openStudy(
        folder.write("u.arff", "@RELATION g\n" + screen +
                                   "@ATTRIBUTE time NUMERIC\n@ATTRIBUTE x NUMERIC\n@ATTRIBUTE y NUMERIC\n@DATA\n0,1.5,2\n"));
    CHECK(unsure.stimuli.at(0).width_px == 1280);
    CHECK(unsure.recordings.at(0).samples.at(0).gaze.x_px == 1.5);
    const Dataset unstated = openStudy(folder.write("b.arff", "@RELATION gaze\n%@METADATA width_px 0.00\n" + rows));
    CHECK(read(unstated, "format") == "table");
    folder.write("s/a.arff", "@RELATION gaze\n" + screen + rows);
    folder.write("s/b.arff", "@RELATION gaze\n%@METADATA width_px 800\n%@METADATA height_px 600\n" + rows);
    CHECK_THROWS_WITH(openStudy(folder.path() / "s"), Catch::Contains("800x600") && Catch::Contains("1280x720"));
}

TEST_CASE("GazeCom's .coord: lines above state the screen; time, x, y and confidence have no names") {
    TemporaryFolder folder;
    const std::string head = "# Gaze file postprocessed\n#\ngaze 576 304\ngeometry distance 0.753 width 0.475 height 0.250611\n";
    const std::string rows = "0 330.154 126.901 1\n1000 330.086 127.176 1\n2000 0 0 0\n";
    std::string windows = "\xEF\xBB\xBF" + head + rows;
    for (std::size_t at = windows.find('\n'); at != std::string::npos; at = windows.find('\n', at + 2))
        windows.insert(at, 1, '\r');
    std::string tabs = head + rows;
    std::replace(tabs.begin() + 2, tabs.end(), ' ', '\t');
    for (const std::string& text : {head + rows, windows, tabs, tabs.substr(tabs.find("gaze"))}) {
        const auto file = folder.write("s/AAF_beach.coord", text);
        for (const auto& path : {file, file.parent_path()}) {
            const Dataset study = openStudy(path);
            CHECK(read(study, "format") == "gazecom-coord");
            CHECK(study.stimuli.at(0).width_px == 576);
            CHECK(study.stimuli.at(0).height_px == 304);
            CHECK(asks(study, "screen"));
            REQUIRE(countDataset(study).samples == 3);
            CHECK(study.recordings[0].samples[1].gaze.x_px == 330.086);
            CHECK(study.recordings[0].samples[1].t_ms == 1);
            CHECK(std::isnan(study.recordings[0].samples[2].gaze.x_px));
        }
    }
    CHECK(countDataset(openStudy(folder.write("cut.coord", head + rows + "3000 33"))).samples == 3);
    CHECK(countDataset(openStudy(folder.write("one.coord", head + "0 330.154 126.901 1\n"))).samples == 1);
    CHECK(warns(openStudy(folder.write("none.coord", head)), "holds no rows that count"));
    CHECK_THROWS_WITH(openStudy(folder.write("bad.coord", head + "0 330.154\n" + rows)),
                      Catch::Contains("line 5") && Catch::Contains("time, x, y and confidence are expected"));
}

TEST_CASE("REMoDNaV: fixations lie where they began, saccades and pursuits are none") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "P1.tsv",
        "onset\tduration\tlabel\tstart_x\tstart_y\tend_x\tend_y\tamp\tpeak_vel\tmed_vel\tavg_vel\n"
        "0.0\t0.22\tFIXA\t663.94\t195.5\t665\t196\t0.1\t30\t9\t4\n0.22\t0.04\tSACC\t665\t196\t900\t300\t9\t300\t90\t40\n"
        "0.26\t0.3\tPURS\t900\t300\t950\t300\t2\t30\t9\t4\n0.56\t0.01\tILPS\t950\t300\t950\t301\t0\t70\t9\t4\n"
        "0.57\t0.1\tFIXA\t951\t301\t950\t301\t0\t70\t9\t4\n"));
    CHECK(read(study, "format") == "remodnav");
    CHECK(asks(study, "positions"));
    REQUIRE(study.recordings.at(0).fixations.size() == 2);
    CHECK(study.recordings[0].saccades.size() == 1);
    CHECK(study.recordings[0].fixations[0].x_px == 663.94);
    CHECK(study.recordings[0].fixations[1].start_ms == Approx(570));
    CHECK(study.recordings[0].fixations[1].duration_ms == Approx(100));
}

TEST_CASE("trials that are called like pictures are stimuli, and asked about; others are trials") {
    TemporaryFolder folder;
    const auto stimuli = [&](const char* first, const char* second) {
        std::string text = "FixStart\tFixEnd\tFixDur\tXPos\tYPos\tParticipant\tTrial\n";
        for (const char* person : {"P01", "P02"})
            for (const char* trial : {first, second})
                text += std::string("0\t200\t200\t300.5\t200\t") + person + "\t" + trial + "\n";
        const Dataset study = openStudy(folder.write("all.txt", text));
        CHECK(asks(study, "columns.stimulus") == (study.stimuli.size() == 2));
        return study.stimuli.size();
    };
    CHECK(stimuli("a.jpg", "b.png") == 2);
    CHECK(stimuli("a.jpg", "2") == 1);
    CHECK(stimuli("1", "2") == 1);
}

TEST_CASE("MultiMatch: start_x and start_y with a duration are fixations, and asked about; with an end they are no fixations") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write("P2.tsv", "start_x\tstart_y\tduration\n558\t449\t238.5\n383\t347\t741.5\n"));
    REQUIRE(study.recordings.size() == 1);
    REQUIRE(study.recordings[0].fixations.size() == 2);
    CHECK(study.recordings[0].fixations[1].x_px == 383);
    CHECK(study.recordings[0].fixations[1].y_px == 347);
    CHECK(study.recordings[0].fixations[1].duration_ms == 741.5);
    CHECK(asks(study, "columns.x"));
    CHECK(asks(study, "columns.y"));
    const Dataset seconds = openStudy(folder.write("P3.tsv", "start_x\tstart_y\tduration\n558,5\t449,25\t0,2385\n"));
    CHECK(seconds.recordings.at(0).fixations.at(0).duration_ms == Approx(238.5));
    CHECK(seconds.recordings[0].fixations[0].x_px == 558.5);
    const Dataset other = openStudy(folder.write("P4.csv", "start_x,start_y,duration,x,y\n1,2,200,558,449\n3,4,210,383,347\n"));
    CHECK(other.recordings.at(0).fixations.at(0).x_px == 558);
    for (const char* header : {"start_x,start_y,end_x,end_y,duration", "start_x,start_y,angle,length,other",
                               "start_x,start_y,duration,speed,pressure"})
        CHECK_THROWS_AS(openStudy(folder.write("saccades.csv", std::string(header) + "\n1,2,3,4,50\n2,3,4,5,60\n")), ParseError);
}

TEST_CASE("Tobii ClearView: the negative screen is a lost eye by its heads alone, whatever the validity says") {
    TemporaryFolder folder;
    const auto table = [](const std::string& names) {
        return names + "\n16\t1\t-1280\t-1024\t0.5\t0.4\t-1\t-1\t0\t-1280\t-1024\t0.5\t0.4\t-1\t-1\t0\n"
                       "36\t2\t674\t356\t0.8\t0.4\t667.2\t3.8\t0\t710\t385\t0.5\t0.4\t667.2\t4.1\t0\n"
                       "56\t3\t674\t356\t0.8\t0.4\t667.2\t3.8\t4\t710\t385\t0.5\t0.4\t667.2\t4.1\t1\n";
    };
    const std::string brackets = table("Timestamp\tNumber\tGazepointX (L)\tGazepointY (L)\tCamX (L)\tCamY (L)\tDistance (L)\t"
                                       "Pupil (L)\tValidity (L)\tGazepointX (R)\tGazepointY (R)\tCamX (R)\tCamY (R)\t"
                                       "Distance (R)\tPupil (R)\tValidity (R)");
    const std::string plain = table("Timestamp\tNumber\tGazePointXLeft\tGazePointYLeft\tCamXLeft\tCamYLeft\tDistanceLeft\t"
                                    "PupilLeft\tValidityLeft\tGazePointXRight\tGazePointYRight\tCamXRight\tCamYRight\t"
                                    "DistanceRight\tPupilRight\tValidityRight");
    for (const std::string& text : {brackets, plain}) {
        const Dataset study = openStudy(folder.write("p9GZD.txt", text));
        REQUIRE(study.recordings.size() == 1);
        const std::vector<Sample>& samples = study.recordings[0].samples;
        REQUIRE(samples.size() == 3);
        CHECK(std::isnan(samples[0].gaze.x_px));
        CHECK(std::isnan(samples[0].second.x_px));
        CHECK(samples[1].gaze.x_px == 674);
        CHECK(samples[1].second.x_px == 710);
        CHECK(std::isnan(samples[2].gaze.x_px));
        CHECK(samples[2].second.y_px == 385);
    }
    std::string events = brackets; // as the program writes them between samples, and which picture was shown
    events.replace(events.find('\n'), 1, "\tStimuliName\n");
    for (std::size_t at = events.find('\n', events.find('\n') + 1); at != std::string::npos; at = events.find('\n', at + 5))
        events.insert(at, "\tpic");
    std::string blank;
    for (int i = 0; i < 16; ++i)
        blank += "\t ";
    const Dataset shown = openStudy(folder.write("p9CMD.txt", events + "60" + blank + "\n"));
    CHECK(recordingOf(shown, "p9CMD", "pic").samples.size() == 3);
    const Dataset own = openStudy(folder.write("own.csv", "time,x,y\n0,-1280,-1024\n4,100,200\n8,110,210\n"));
    CHECK(own.recordings.at(0).samples.at(0).gaze.x_px == -1280); // somebody's numbers
}

TEST_CASE("Tobii Studio without media: where a person says that there is one stimulus, gaze is that on the screen") {
    TemporaryFolder folder;
    const auto file = folder.write(
        "P1.tsv", "ParticipantName\tRecordingName\tRecordingResolution\tMediaName\tMediaPosX (ADCSpx)\tMediaPosY (ADCSpx)\t"
                  "MediaWidth\tMediaHeight\tRecordingTimestamp\tFixationIndex\tGazeEventType\tGazeEventDuration\t"
                  "FixationPointX (MCSpx)\tFixationPointY (MCSpx)\tGazePointX (ADCSpx)\tGazePointY (ADCSpx)\tGazePointX (MCSpx)\t"
                  "GazePointY (MCSpx)\tValidityLeft\tValidityRight\n"
                  "P1\tr1\t1920 x 1080\t\t\t\t\t\t0\t1\tFixation\t200\t\t\t200\t100\t\t\t0\t0\n"
                  "P1\tr1\t1920 x 1080\t\t\t\t\t\t17\t1\tFixation\t200\t\t\t204\t100\t\t\t0\t0\n");
    OpenOptions one;
    one.plan.say("columns.stimulus", "none", Origin::given);
    const Dataset study = openStudy(file, one);
    REQUIRE(study.recordings.size() == 1);
    REQUIRE(study.recordings[0].samples.size() == 2);
    CHECK(study.recordings[0].samples[0].gaze.x_px == 200);
    REQUIRE(study.recordings[0].fixations.size() == 1);
    CHECK(study.recordings[0].fixations[0].x_px == 202);
    CHECK(study.recordings[0].fixations[0].duration_ms == 200);
    std::filesystem::create_directory(folder.path() / "s");
    std::filesystem::copy_file(file, folder.path() / "s" / "P1.tsv");
    CHECK(openStudy(folder.path() / "s", one).recordings.at(0).samples.at(1).gaze.x_px == 204);
    CHECK(read(openStudy(file), "columns.x") == "GazePointX (MCSpx)"); // as for everybody, until somebody says so
}

TEST_CASE("Pupil Cloud: fixations off the surface or the picture are told as such") {
    TemporaryFolder folder;
    const Dataset study = openStudy(
        folder.write("fixations.csv", "section id,recording id,fixation id,start timestamp [ns],end timestamp [ns],duration [ms],"
                                      "fixation detected on surface,fixation x [normalized],fixation y [normalized]\n"
                                      "s,r,1,1000000000,1200000000,200,true,0.4,0.5\n"
                                      "s,r,2,1300000000,1500000000,200,false,,\n"));
    CHECK(countDataset(study).fixations == 1);
    CHECK(warns(study, "1 fixation off the stimulus was left out"));
    CHECK_FALSE(warns(study, "invalid"));
}

TEST_CASE("files that are called otherwise open by their heads where a folder holds nothing else") {
    TemporaryFolder folder;
    const std::string rows = "subid,sent_nr,fix_x,fix_y,duration\n1,1,10,20,200\n2,1,30,40,100\n";
    folder.write("s/eyetracking.fix", rows);
    folder.write("s/notes.docx", "PK");
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(countDataset(study).participants == 2);
    CHECK(asks(study, "columns.stimulus"));
    folder.write("s/gaze.csv", rows);
    CHECK(warns(openStudy(folder.path() / "s"), "read 1 of 3 files"));
}

TEST_CASE("what a spreadsheet saved again is read with its commas, whatever its program writes") {
    TemporaryFolder folder;
    const Dataset study = openStudy(
        folder.write("User 0_all_gaze.csv",
                     "MEDIA_ID;MEDIA_NAME;TIME(2024/01/31 10:02:11.5);FPOGX;FPOGY;FPOGS;FPOGD;FPOGID;FPOGV;BPOGX;BPOGY;BPOGV\n"
                     "0;cat.jpg;0,01;0,5;0,25;0,01;0,2;1;1;0,5;0,25;1\n0;cat.jpg;0,02;0,5;0,25;0,01;0,2;1;1;0,5;0,25;1\n"));
    CHECK(read(study, "format") == "gazepoint");
    CHECK(study.recordings[0].samples[0].gaze.x_px == 0.5 * study.stimuli[0].width_px);
}

TEST_CASE("tables without names that are read as features, and rows without a time, say what to do") {
    TemporaryFolder folder;
    for (const char* name : {"sub1_trial1", "sub1_trial2", "sub2_trial1", "sub2_trial2"})
        folder.write("f/gaze_" + std::string(name) + ".csv", "640.1,512.3\n641.2,511.9\n642.3,512.8\n");
    const Dataset features = openStudy(folder.path() / "f");
    CHECK(asks(features, "content"));
    CHECK(warns(features, "--columns 'x=column 1,y=column 2' --read rows=samples --rate 60"));
    for (const char* name : {"sub1", "sub2"}) {
        folder.write("named/eye_" + std::string(name) + ".csv", "gazeLX,gazeLY\n640.1,512.3\n641.2,511.9\n642.3,512.8\n");
        folder.write("others/eye_" + std::string(name) + ".csv", "pace,reach\n640.1,512.3\n641.2,511.9\n642.3,512.8\n");
    }
    OpenOptions by_name;
    by_name.name_pattern = "eye_{participant}.csv";
    const Dataset positions = openStudy(folder.path() / "named", by_name);
    CHECK(asks(positions, "content"));
    CHECK(warns(positions, "may be positions"));
    CHECK_FALSE(asks(openStudy(folder.path() / "others", by_name), "content"));
    for (const char* name : {"sub1", "sub2"}) {
        folder.write("matrix/eye_" + std::string(name) + ".csv",
                     "fixations_1,fixations_2,fixations_3\n640.1,512.3,200\n641.2,5,9\n");
        folder.write("wide/eye_" + std::string(name) + ".csv", "data_1,data_2,data_3,data_4,data_5\n1,2,3,4,5\n2,3,4,5,6\n");
    }
    CHECK(asks(openStudy(folder.path() / "matrix", by_name), "content"));
    CHECK(warns(openStudy(folder.path() / "matrix", by_name), "may be positions"));
    CHECK_FALSE(asks(openStudy(folder.path() / "wide", by_name), "content"));
    CHECK(warns(openStudy(folder.write("xy.csv", "x,y\n100,200\n110,200\n120,200\n")), "of samples say --read rows=samples"));
}

TEST_CASE("Tobii Pro Lab: gaze of glasses is that on the one picture it was mapped to") {
    TemporaryFolder folder;
    const std::string head =
        "Recording timestamp\tSensor\tParticipant name\tRecording name\tEvent\tMapped eye movement type [shelf]\t"
        "Mapped eye movement type index [shelf]\tMapped fixation X [shelf]\tMapped fixation Y [shelf]\t"
        "Eye movement type\tGaze event duration\tEye movement type index\tFixation point X\tFixation point Y";
    const std::string behind = "\tY1\tr1\t\tFixation\t1\t120\t70\tFixation\t240\t9\t900\t600";
    std::string rows;
    for (int i = 0; i < 3; ++i)
        rows += std::to_string(1000000 + 8000 * i) + "\tGyroscope" + behind + "\n" + std::to_string(1000000 + 8000 * i) +
                "\tEye Tracker" + behind + "\n";
    const Dataset mapped = openStudy(folder.write("mapped.tsv", head + "\n" + rows));
    CHECK(read(mapped, "format") == "tobii-pro-lab");
    REQUIRE(mapped.recordings.size() == 1);
    CHECK(mapped.recordings[0].samples.size() == 3);
    REQUIRE(mapped.recordings[0].fixations.size() == 1);
    CHECK(mapped.recordings[0].fixations[0].x_px == 120);
    CHECK(mapped.recordings[0].fixations[0].duration_ms == 240);
    std::string two = head + "\n" + rows; // two pictures: nobody can tell which is meant
    two.replace(two.find("Eye movement type\tGaze"), 17, "Mapped fixation X [map]");
    const Dataset scene = openStudy(folder.write("two.tsv", two));
    CHECK(read(scene, "columns.x") == "Fixation point X");
    const std::string recorded = "Recording timestamp\tSensor\tParticipant name\tRecording name\tGaze point X\tGaze point Y\t"
                                 "Gaze point 3D X [HUCS mm]\n";
    std::string millimetres;
    for (int i = 0; i < 3; ++i)
        millimetres += std::to_string(8000 * i) + "\tEye Tracker\tY1\tr1\t700\t500\t1.5000\n";
    const Dataset metric = openStudy(folder.write("metric.tsv", recorded + millimetres));
    CHECK(read(metric, "screen").empty()); // millimetres are no screen
    CHECK_FALSE(warns(metric, "gaze off the stimulus"));
}

TEST_CASE("EyeLink: PyGaze's trials and variables; events in other units than pixels are no fixations") {
    TemporaryFolder folder;
    const auto file = [](const char* unit) {
        const std::string events = std::string("EVENTS\t") + unit + "\tRIGHT\tRATE\t1000.00\n";
        const auto trial = [&](const char* number, const char* picture) {
            return std::string("MSG\t100 start_trial ") + number + "\nMSG\t100 var image " + picture +
                   "\nSTART\t100\tRIGHT\tSAMPLES\tEVENTS\n" + events +
                   "EFIX R   100\t299\t200\t  400.0\t  300.0\t 900\nMSG\t300 stop_trial\nEND\t300\tSAMPLES\tEVENTS\n";
        };
        return "** CONVERTED FROM a.edf\nMSG\t90 DISPLAY_COORDS 0 0 1023 767\n" + trial("0", "scene_1.jpg") +
               trial("1", "scene_2.jpg");
    };
    const Dataset study = openStudy(folder.write("a.asc", file("GAZE")));
    CHECK(recordingOf(study, "a", "scene_1.jpg").fixations.size() == 1);
    CHECK(recordingOf(study, "a", "scene_2.jpg").fixations.size() == 1);
    const Dataset angles = openStudy(folder.write("b.asc", file("HREF")));
    CHECK(countDataset(angles).fixations == 0);
    CHECK(warns(angles, "2 fixations in other units than pixels (HREF) were left out"));
}

TEST_CASE("aSee, EyeLogic, OGAMA and Gazepoint's eyes: what is a sample, a fixation, a lost eye") {
    TemporaryFolder folder;
    const Dataset samples = openStudy(folder.write(
        "asee.csv",
        "Recording Time Stamp[ms],Gaze Point X[px],Gaze Point Y[px],Fixation Index,Fixation Point X[px],"
        "Fixation Point Y[px],Fixation Duration[ms]\n0,655.0,283.6,1,655.0,283.6,96\n4,657.8,283.7,1,655.0,283.6,96\n"));
    CHECK(countDataset(samples).samples == 2);
    CHECK(countDataset(samples).fixations == 1);
    const std::string lost = ";-1.7976931348623157e+308;-1.7976931348623157e+308";
    const Dataset logic = openStudy(folder.write(
        "logic.csv", "Sep=;\nTYPE;timestampMicroSec;index;porFilteredX;porFilteredY;porLeftX;porLeftY;porRightX;porRightY\n"
                     "MSG;5000000;start_trial 0\nDAT;5000000;0" +
                         lost + lost + lost + "\nDAT;5004000;1;500;300;499;300;501;300\n"));
    REQUIRE(logic.recordings[0].samples.size() == 2);
    CHECK(logic.recordings[0].samples[1].t_ms == 5004);
    CHECK(std::isnan(logic.recordings[0].samples[0].gaze.x_px));
    CHECK(logic.recordings[0].samples[1].second.x_px == 501);
    const Dataset ogama = openStudy(folder.write(
        "ogama.txt", "# OGAMA\nID\tSubjectName\tTrialID\tTrialSequence\tTrialName\tCountInTrial\tStartTime\tLength\tPosX\tPosY\n"
                     "1\tanna\t5\t0\tslide1\t0\t0\t220\t100,5\t200,25\n"));
    CHECK(recordingOf(ogama, "anna", "slide1").fixations[0].duration_ms == 220);
    CHECK(recordingOf(ogama, "anna", "slide1").fixations[0].x_px == 100.5);
    const Dataset unnamed = openStudy(
        folder.write("trials.txt", "ID\tSubjectName\tTrialID\tTrialSequence\tCountInTrial\tStartTime\tLength\tPosX\tPosY\n"
                                   "1\tanna\t5\t1\t0\t0\t220\t100\t200\n2\tbert\t5\t2\t0\t0\t220\t100\t200\n"));
    CHECK(recordingOf(unnamed, "bert", "5").fixations.size() == 1); // whose order differs
    const Dataset eyes =
        openStudy(folder.write("eyes.tsv", "CNT\tTIME\tFPOGX\tFPOGY\tFPOGS\tFPOGD\tFPOGID\tFPOGV\tLPOGX\tLPOGY\tLPOGV\t"
                                           "RPOGX\tRPOGY\tRPOGV\n0\t0\t0.25\t0.25\t0\t0\t1\t1\t0.7\t0.7\t1\t0.72\t0.7\t1\n"
                                           "1\t0.017\t0.25\t0.25\t0\t0.017\t1\t1\t0.7\t0.7\t1\t0.72\t0.7\t1\n"));
    CHECK(eyes.recordings[0].samples[0].gaze.x_px == Approx(0.7 * eyes.stimuli[0].width_px));
    CHECK(eyes.recordings[0].samples[0].second.x_px == Approx(0.72 * eyes.stimuli[0].width_px));
}

TEST_CASE("Pupil Cloud's Reference Image Mapper: its folder is the gaze, its fixations open alone") {
    TemporaryFolder folder;
    folder.write(
        "rim/gaze.csv",
        "section id,recording id,timestamp [ns],gaze detected in reference image,gaze position in reference image x [px],"
        "gaze position in reference image y [px],fixation id,blink id\n"
        "0,aa,1700000000000000000,true,600,500,1,\n0,aa,1700000000005000000,true,601,500,1,\n");
    const auto fixations = folder.write(
        "rim/fixations.csv", "section id,recording id,fixation id,start timestamp [ns],end timestamp [ns],duration [ms],"
                             "fixation detected in reference image,fixation x [px],fixation y [px]\n"
                             "0,aa,1,1700000000000000000,1700000000440000000,440,true,600.1,500.2\n0,aa,2,1700000000500000000,"
                             "1700000000700000000,200,false,,\n");
    folder.write("rim/sections.csv", "section id,recording id,recording name,wearer id,wearer name\n0,aa,2024a,w0,Anna\n");
    const Dataset study = openStudy(folder.path() / "rim");
    CHECK(read(study, "format") == "pupil-reference-image");
    CHECK(countDataset(study).samples == 2);
    const Dataset alone = openStudy(fixations);
    CHECK(countDataset(alone).fixations == 1);
    CHECK(alone.recordings[0].fixations[0].duration_ms == 440);
}

TEST_CASE("SMI raw: decimal commas are understood, beside a file with points too") {
    TemporaryFolder folder;
    for (const auto& [name, x, y] : {std::tuple("s/1.txt", "1098,96", "401,89"), std::tuple("s/2.txt", "1098.96", "401.89")})
        folder.write(name, std::string("## Sample Rate:\t60\n## Subject:\t") + name[2] +
                               "\nTime\tType\tTrial\tL POR X [px]\tL POR Y [px]\tStimulus\n1000000\tSMP\t1\t" + x + "\t" + y +
                               "\timg1.jpg\n1016667\tSMP\t1\t" + x + "\t" + y + "\timg1.jpg\n");
    const Dataset study = openStudy(folder.path() / "s");
    for (const char* person : {"1", "2"})
        CHECK(recordingOf(study, person, "img1.jpg").samples[1].gaze.x_px == 1098.96);
}

TEST_CASE("Titta: a position in two columns, shares of the screen, microseconds") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "anna.tsv",
        "\tdevice_time_stamp\tsystem_time_stamp\tleft_gaze_point_on_display_area_x\tleft_gaze_point_on_display_area_y\t"
        "left_gaze_point_valid\tleft_pupil_diameter\tright_gaze_point_on_display_area_x\t"
        "right_gaze_point_on_display_area_y\tright_gaze_point_valid\tright_pupil_diameter\n"
        "0\t1\t5000000\t0.25\t0.5\tTrue\t3.1\t0.26\t0.5\tTrue\t3.2\n1\t2\t5001667\tnan\tnan\tFalse\tnan\t0.26\t0.5\t"
        "True\t3.2\n"));
    CHECK(read(study, "format") == "tobii-research-columns");
    REQUIRE(study.recordings.size() == 1);
    const std::vector<Sample>& samples = study.recordings[0].samples;
    REQUIRE(samples.size() == 2);
    CHECK(samples[1].t_ms - samples[0].t_ms == Approx(1.667));
    CHECK(samples[0].gaze.x_px == Approx(0.25 * study.stimuli[0].width_px));
    CHECK(std::isnan(samples[1].gaze.x_px));
    CHECK(samples[1].second.pupil == 3.2);
}

TEST_CASE("E-Prime: shares of the screen, minus one where an eye was lost, whoever's validity means what") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "faces-1-1.gazedata", "Subject\tSession\tID\tTETTime\tRTTime\tCursorX\tCursorY\tXGazePosLeftEye\tYGazePosLeftEye\t"
                              "DiameterPupilLeftEye\tValidityLeftEye\tXGazePosRightEye\tYGazePosRightEye\tDiameterPupilRightEye\t"
                              "ValidityRightEye\tTrialId\tStimulus\n"
                              "7\t1\t1\t90000.2\t100\t320\t240\t0.5\t0.25\t3\t0\t0.51\t0.25\t3.1\t0\t1\tface.png\n"
                              "7\t1\t2\t90016.9\t117\t-1\t-1\t-1\t-1\t-1\t4\t0.51\t0.25\t3.1\t1\t1\tface.png\n"));
    CHECK(read(study, "format") == "eprime-tobii");
    const std::vector<Sample>& samples = recordingOf(study, "7", "face.png").samples;
    REQUIRE(samples.size() == 2);
    CHECK(samples[1].t_ms == 117);
    CHECK(samples[0].gaze.x_px == Approx(0.5 * study.stimuli[0].width_px));
    CHECK(std::isnan(samples[1].gaze.x_px));
    CHECK(samples[1].second.x_px == Approx(0.51 * study.stimuli[0].width_px));
}

TEST_CASE("Tobii Studio: positions on the screen are moved to where the picture was shown, the picture's own are not") {
    TemporaryFolder folder;
    const auto file = [](const char* gaze) {
        const std::string kind = std::string(" (") + gaze + ")";
        return "ParticipantName\tRecordingName\tRecordingResolution\tMediaName\tMediaPosX (ADCSpx)\tMediaPosY "
               "(ADCSpx)\tMediaWidth\t"
               "MediaHeight\tRecordingTimestamp\tFixationIndex\tGazeEventType\tGazeEventDuration\tFixationPointX (MCSpx)\t"
               "FixationPointY (MCSpx)\tGazePointX" +
               kind + "\tGazePointY" + kind +
               "\tValidityLeft\tValidityRight\n"
               "P1\tr1\t1920 x 1080\tcat.png\t160\t90\t1600\t900\t0\t1\tFixation\t200\t40\t10\t200\t100\t0\t0\n"
               "P1\tr1\t1920 x 1080\tcat.png\t160\t90\t1600\t900\t17\t1\tFixation\t200\t40\t10\t200\t100\t0\t0\n";
    };
    const Dataset moved = openStudy(folder.write("screen.tsv", file("ADCSpx")));
    CHECK(recordingOf(moved, "P1", "cat.png").samples[0].gaze.x_px == 40);
    CHECK(recordingOf(moved, "P1", "cat.png").samples[0].gaze.y_px == 10);
    REQUIRE(recordingOf(moved, "P1", "cat.png").fixations.size() == 1);
    CHECK(recordingOf(moved, "P1", "cat.png").fixations[0].x_px == 40);
    std::string mapped = file("ADCSpx");
    for (std::size_t at = mapped.find("FixationPoint"); at != std::string::npos; at = mapped.find("FixationPoint", at + 20))
        mapped.insert(at, "Mapped");
    mapped.replace(mapped.find("X (MCSpx)"), 9, "X").replace(mapped.find("Y (MCSpx)"), 9, "Y");
    CHECK(recordingOf(openStudy(folder.write("mapped.tsv", mapped)), "P1", "cat.png").fixations[0].x_px == 40);
    const Dataset own = openStudy(folder.write("picture.tsv", file("MCSpx")));
    CHECK(recordingOf(own, "P1", "cat.png").samples[0].gaze.x_px == 200);
}

TEST_CASE("a header that R wrote without a name for its rows; units in a header; messages between samples") {
    TemporaryFolder folder;
    for (const auto& [name, text] :
         {std::pair("quoted.txt",
                    "\"subject\" \"image\" \"x\" \"y\" \"duration\"\n\"1\" \"a\" \"p\" 100 200 210\n\"2\" \"a\" \"p\" "
                    "150 220 190\n"),
          std::pair("counted.txt", "subject\timage\tx\ty\tduration\n1\ta\tp\t100\t200\t210\n2\ta\tp\t150\t220\t190\n")}) {
        INFO(name);
        const Dataset study = openStudy(folder.write(name, text));
        REQUIRE(recordingOf(study, "a", "p").fixations.size() == 2);
        CHECK(recordingOf(study, "a", "p").fixations[1].x_px == 150);
    }
    CHECK_THROWS_AS(openStudy(folder.write("commas.csv", "subject,x,y,duration\na,100,5,200,200\n")), ParseError); // 100,5 is one
    for (const char* unit : {"x_deg,y_deg", "x [deg],y [deg]", "x (°),y (°)"}) {
        const Dataset degrees =
            openStudy(folder.write("deg.csv", "subject,image,duration," + std::string(unit) + "\na,p,200,300,200\n"));
        CHECK(read(degrees, "positions") == "deg");
        CHECK(asks(degrees, "positions")); // from where they count, no header says
    }
    const Dataset lasting = openStudy(folder.write("ms.csv", "subject,image,x,y,ms\na,p,100,200,210\na,p,150,220,190\n"));
    CHECK(asks(lasting, "rows")); // a time, or how long it lasted
    CHECK(asks(lasting, "columns.time"));
    for (const char* unit : {"x (%),y (%)", "x%,y%", "x percent,y percent"})
        CHECK(read(openStudy(folder.write("percent.csv", "subject,image,duration," + std::string(unit) + "\na,p,200,300,200\n")),
                   "positions") == "percent");
    const Dataset logged =
        openStudy(folder.write("tribe.tsv", "timestamp\ttime\tavgx\tavgy\tpsize\n2024-01-01 10:00:00.000\t0\t500\t300\t20\n"
                                            "MSG\t2024-01-01 10:00:00.010\t10\ttrial 1\n"
                                            "2024-01-01 10:00:00.016\t16\t0\t0\t0\n"));
    CHECK(logged.recordings[0].samples.size() == 2);
    CHECK(warns(logged, "1 row is a message"));
}

TEST_CASE("two rows of one time, an eye each, are one sample of both eyes") {
    TemporaryFolder folder;
    const Dataset study =
        openStudy(folder.write("eyes.csv", "subject,image,time,eye,x,y\na,p,0,R,510,300\na,p,0,L,500,300\na,p,4,L,505,300\n"
                                           "a,p,4,R,515,300\na,p,8,L,507,301\na,p,12,R,517,301\n"));
    const std::vector<Sample>& samples = recordingOf(study, "a", "p").samples;
    REQUIRE(samples.size() == 4);
    CHECK(std::isnan(samples[3].gaze.x_px)); // the left row is missing, the right eye's position stays its own
    CHECK(samples[3].second.x_px == 517);
    CHECK(samples[0].gaze.x_px == 500);
    CHECK(samples[0].second.x_px == 510);
    CHECK(samples[1].second.x_px == 515);
    CHECK(std::isnan(samples[2].second.x_px));
    CHECK(recordingOf(study, "a", "p").eye == Eye::both);
}

TEST_CASE("columns called subject_nr, startTimeMs, durationMs and Fixdauer are known, and a tab separates a header") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "fix.csv",
        "subject_nr\timage\tx\ty\tstartTimeMs\tdurationMs\n1\ta.png\t500\t300\t0\t240\n2\ta.png\t510\t300\t300\t250\n"));
    CHECK(countDataset(study).participants == 2);
    CHECK(study.recordings[1].fixations[0].duration_ms == 250);
    CHECK(study.recordings[1].fixations[0].start_ms == 300);
    CHECK(openStudy(folder.write("d.csv", "person,bild,x,y,Fixdauer\n1,a,500,300,240\n1,a,500,300,240\n"))
              .recordings[0]
              .fixations[0]
              .duration_ms == 240);
    // a tab in the header is what separates it, whatever words its names are made of
    const Dataset table =
        openStudy(folder.write("tab.tsv", "Person\tBild\tBlick X\tBlick Y\n1\ta b\t500\t300\n1\ta b\t500\t301\n"));
    CHECK(table.features.names == std::vector<std::string>{"Blick X", "Blick Y"}); // and no gaze at "X" and "Y"
}

TEST_CASE("MECO, CopCo, ETDD70 and Potsdam Binge by their columns") {
    TemporaryFolder folder;
    const Dataset meco = openStudy(folder.write(
        "joint.csv", "\"uniform_id\",\"trialid\",\"itemid\",\"xn\",\"yn\",\"start\",\"stop\",\"dur\"\n"
                     "\"en_1\",1,1,100.5,200,0,250,250\n\"en_1\",1,1,160,200,280,500,220\n\"en_2\",1,2,NA,NA,0,100,100\n"
                     "\"en_2\",1,2,160,200,280,500,220\n"));
    CHECK(read(meco, "format") == "meco");
    CHECK(countDataset(meco).participants == 2);
    CHECK(countDataset(meco).fixations == 3);
    CHECK(recordingOf(meco, "en_1", "1").fixations[1].start_ms == 280);

    folder.write("copco/P01.csv", "time,x_right,y_right,pupil_right\n0,100,200,900\n1,101,200,900\n2,101,,900\n");
    folder.write("copco/P02.csv", "time,x_right,y_right,pupil_right\n0,100,200,900\n1,101,200,900\n");
    const Dataset copco = openStudy(folder.path() / "copco");
    CHECK(countDataset(copco).participants == 2);
    CHECK(countDataset(copco).samples == 5);
    CHECK(copco.recordings[0].samples[1].gaze.x_px == 101);
    CHECK(copco.recordings[0].samples[0].gaze.pupil == 900);

    folder.write("etdd/Subject_1_T1.csv", "time,gaze_x_left,gaze_y_left,gaze_x_right,gaze_y_right\n0,500,400,510,401\n"
                                          "4,501,400,511,401\n8,501,400,,\n");
    const Dataset etdd = openStudy(folder.path() / "etdd");
    CHECK(countDataset(etdd).samples == 3);
    CHECK(etdd.recordings[0].samples[1].second.x_px == 511);

    folder.write("binge/1.csv", "eyelink_timestamp,x_pix_eyelink,y_pix_eyelink\n100,500,400\n102,501,400\n104,501,400\n");
    const Dataset binge = openStudy(folder.path() / "binge");
    CHECK(countDataset(binge).samples == 3);
    CHECK(read(binge, "positions") == "px");
    CHECK(binge.recordings[0].samples[1].gaze.x_px == 501);
}

TEST_CASE("Project Aria: yaw to the left and pitch upwards in radians, both eyes") {
    TemporaryFolder folder;
    folder.write("s/a.csv", "tracking_timestamp_us,left_yaw_rads_cpf,right_yaw_rads_cpf,pitch_rads_cpf,depth_m\n"
                            "1000000,0,-0.0174532925199433,0.0174532925199433,1.2\n1033333,0.0174532925199433,0,0,1.2\n");
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(read(study, "format") == "aria");
    const std::vector<Sample>& samples = study.recordings[0].samples;
    REQUIRE(samples.size() == 2);
    CHECK(samples[0].gaze.x_px == Approx(1800));
    CHECK(samples[0].second.x_px == Approx(1810)); // a degree to the right
    CHECK(samples[0].gaze.y_px == Approx(890));    // and one up
    CHECK(samples[1].gaze.x_px == Approx(1790));
    CHECK(samples[1].t_ms - samples[0].t_ms == Approx(33.333));
}

TEST_CASE("iMotions in blocks: names of fields are no header, slides lie in a second file") {
    TemporaryFolder folder;
    const auto above = [](const std::string& who) {
        return "#HEADER,,,\n#Study name,ads,,\n#Respondent Name," + who + ",,\n#METADATA,,,\n";
    };
    const auto gaze = [&](const std::string& who, int first) {
        std::string text = above(who) +
                           "FieldName,Timestamp,ET_TimeSignal,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty\n"
                           "DataType,Double,Double,Double,Double,Double,Double\nUnit,ms,ms,px,px,px,px\n#DATA,,,\n"
                           "Timestamp,ET_TimeSignal,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty,ET_ValidityLeftEye,"
                           "ET_ValidityRightEye\n";
        for (int i = 0; i < 30; ++i)
            text += std::to_string(first + 10 * i) + "," + std::to_string(10 * i) + "," + std::to_string(500 + i) +
                    ",400,510,401," + (i == 3 ? "4" : "0") + ",0\n";
        return text;
    };
    const auto slides = [&](const std::string& who, int first) {
        const auto at = [&](int i) { return std::to_string(first + i); };
        return above(who) +
               "#DATA,,,\nRowNumber,SlideEvent,Timestamp,StimType,Duration,CollectionPhase,SourceStimuliName\n1,"
               "StartSlide," +
               at(0) + ",Image,100,1,cat\n1,StartMedia," + at(0) + ",Image,100,1,cat\n2,EndMedia," + at(100) +
               ",Image,100,1,cat\n3,StartMedia," + at(150) + ",Image,100,1,dog\n4,EndMedia," + at(300) + ",Image,100,1,dog\n";
    };
    folder.write("s/ET_001.csv", gaze("Anna", 0));
    folder.write("s/ET_002.csv", gaze("Bert", 1000));
    folder.write("s/Slides_001.csv", slides("Anna", 0));
    folder.write("s/Slides_002.csv", slides("Bert", 1000));
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(read(study, "format") == "imotions");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).stimuli == 2);
    CHECK(recordingOf(study, "Anna", "cat").samples.size() == 10);
    CHECK(recordingOf(study, "Anna", "dog").samples.size() == 15);
    CHECK(recordingOf(study, "Bert", "dog").samples.size() == 15);
    CHECK(std::isnan(recordingOf(study, "Anna", "cat").samples[3].gaze.x_px));
    CHECK(warns(study, "rows at times when nothing was shown were left out"));
    folder.write("s/Slides_003.csv", slides("Anna", 0));
    CHECK_THROWS_WITH(openStudy(folder.path() / "s"), Catch::Contains("both tables of slides of \"Anna\""));
    CHECK(countDataset(openStudy(folder.write("alone.csv", gaze("Carl", 0)))).samples == 30);
    std::filesystem::remove(folder.path() / "s/Slides_003.csv");
    folder.write("s/Slides_002.csv", slides("Berta", 1000));
    const Dataset misnamed = openStudy(folder.path() / "s");
    CHECK(warns(misnamed, "no table of slides belongs to \"ET_002.csv\""));
    CHECK(warns(misnamed, "the table of slides \"Slides_002.csv\" belongs to no recording"));
}

TEST_CASE("iMotions 6: dates as times, rows of other sensors, a fixation on every row") {
    TemporaryFolder folder;
    const std::string head = "StudyName,Name,StimulusName,SlideType,EventSource,UTCTimestamp,Timestamp,MediaTime,TimeSignal,"
                             "GazeLeftx,GazeLefty,GazeRightx,GazeRighty,FixationSeq,FixationX,FixationY,FixationStart,"
                             "FixationDuration\n";
    const Dataset study = openStudy(
        folder.write("all.csv", head + "s,Anna,ad,Image,Tobii,1,20150709_101500900,0,0,500,300,502,300,1,501,300,12,200\n"
                                       "s,Anna,ad,Image,GSR,1,20150709_101500905,,,,,,,,,,,\n"
                                       "s,Anna,ad,Image,Tobii,1,20150709_101500917,17,17,500,300,502,300,1,501,300,12,200\n"
                                       "s,Anna,ad,Image,Tobii,1,20150709_101501100,200,200,700,300,702,300,2,701,300,212,150\n"
                                       "s,Bert,ad,Image,Tobii,1,20150710_000000000,0,0,500,300,502,300,1,501,300,12,200\n"));
    const Recording& ad = recordingOf(study, "Anna", "ad");
    REQUIRE(ad.samples.size() == 3);
    CHECK(ad.samples[1].t_ms - ad.samples[0].t_ms == 17);
    CHECK(ad.samples[2].t_ms - ad.samples[0].t_ms == 200);
    REQUIRE(ad.fixations.size() == 2);
    CHECK(ad.fixations[0].duration_ms == 200);
    CHECK(ad.fixations[1].start_ms == ad.samples[2].t_ms);
    CHECK_THROWS_WITH(openStudy(folder.write("bad.csv", head + "s,Anna,ad,Image,Tobii,1,20151309_101500900,0,0,500,300,502,300,1,"
                                                               "501,300,12,200\n")),
                      Catch::Contains("20151309_101500900"));
}

TEST_CASE("Tobii Pro Glasses 2: livedata.json, a status other than 0 is no gaze, segments of one recording") {
    TemporaryFolder folder;
    const std::string lines = R"({"ts":1000000,"s":0,"gidx":5,"pd":3.1,"eye":"left"})"
                              "\n"
                              R"({"ts":1000100,"s":0,"gidx":5,"l":9,"gp":[0.5,0.25]})"
                              "\n"
                              R"({"ts":1000200,"s":0,"pts":77})"
                              "\n"
                              R"({"ts":1020100,"s":1,"gidx":6,"gp":[0.0,0.0]})"
                              "\n"
                              R"({"ts":1040100,"s":0,"gidx":7,"gp":[0.6,0.25]})"
                              "\n";
    folder.write("s/r1/segments/1/livedata.json", lines);
    folder.write("s/r1/segments/2/livedata.json", lines + "{\"ts\":10");
    folder.write("s/r2/segments/1/livedata.json", lines);
    folder.write("s/r1/participant.json", R"({"pa_id":"x","pa_info":{"Name":"anna"}})");
    folder.write("s/r2/participant.json", R"({"pa_id":"y","pa_info":{"Name":"bert"}})");
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(read(study, "format") == "tobii-glasses-2");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).recordings == 3);
    REQUIRE(study.stimuli.size() == 1);
    CHECK(study.stimuli[0].scene_camera);
    CHECK(warns(study, "no heatmap is made of \"scene\""));
    CHECK_THROWS_WITH(collectPoints(study, 0, {0, 1}),
                      Catch::Contains("no map of \"scene\"") && Catch::Contains("mapped to a picture"));
    writeStudyFolder(study, folder.path() / "kept");
    CHECK(openStudy(folder.path() / "kept").stimuli[0].scene_camera);
    const Recording& anna = recordingOf(study, "anna", "scene");
    REQUIRE(anna.samples.size() == 3);
    CHECK(anna.samples[0].gaze.x_px == 960);
    CHECK(anna.samples[0].gaze.y_px == 270);
    CHECK(anna.samples[0].gaze.pupil == 3.1);
    CHECK(std::isnan(anna.samples[1].gaze.x_px));
    CHECK(anna.samples[2].t_ms - anna.samples[0].t_ms == Approx(40));
    folder.write("s/r2/segments/1/livedata.json", "{\"s\":0,\"gp\":[1,2]}\n");
    CHECK_THROWS_WITH(openStudy(folder.path() / "s"), Catch::Contains("\"ts\" in microseconds"));
}

TEST_CASE("Tobii's research library: positions as tuples; its events tell saccades, percent and microseconds") {
    TemporaryFolder folder;
    folder.write("raw/a.csv", "device_time_stamp;system_time_stamp;left_gaze_point_on_display_area;left_gaze_point_validity;"
                              "right_gaze_point_on_display_area;right_gaze_point_validity\n"
                              "1;5000000;(0.5, 0.25);1;(0.52, 0.26);1\n2;5011111;(nan, nan);0;(0.52, 0.26);1\n"
                              "3;5022222;(0.6, 0.25);1;(nan, nan);0\n");
    const Dataset raw = openStudy(folder.path() / "raw");
    CHECK(read(raw, "format") == "tobii-research");
    const std::vector<Sample>& samples = raw.recordings[0].samples;
    REQUIRE(samples.size() == 3);
    CHECK(samples[0].gaze.x_px == 0.5 * raw.stimuli[0].width_px);
    CHECK(samples[0].gaze.y_px == 0.25 * raw.stimuli[0].height_px);
    CHECK(samples[0].second.y_px == 0.26 * raw.stimuli[0].height_px);
    CHECK(std::isnan(samples[1].gaze.x_px));
    CHECK(samples[1].t_ms - samples[0].t_ms == Approx(11.111));

    std::string events = "label,x,y,start,end,duration\n";
    for (int i = 0; i < 10; ++i)
        events += "fixation," + std::to_string(20 + 6 * i) + ".25,60.5," + std::to_string(i * 300000) + ".5," +
                  std::to_string(i * 300000 + 250000) + ".5,250000.0\nsaccade,50.5,50.5," + std::to_string(i * 300000 + 250000) +
                  ".5," + std::to_string(i * 300000 + 300000) + ".5,50000.0\n";
    const Dataset fixations = openStudy(folder.write("events.csv", events));
    CHECK(countDataset(fixations).fixations == 10);
    CHECK(fixations.recordings[0].saccades.size() == 10);
    CHECK(read(fixations, "positions") == "percent");
    CHECK(asks(fixations, "positions"));
    CHECK(fixations.recordings[0].fixations[1].start_ms == Approx(300));
    CHECK(fixations.recordings[0].fixations[0].duration_ms == 250);
    events.replace(events.find("20.25"), 5, "101.3"); // one lies off the screen
    CHECK(read(openStudy(folder.write("off.csv", events)), "positions") == "percent");
}

TEST_CASE("rows of pursuits, glissades and noise are no fixations and are counted; words for areas are") {
    TemporaryFolder folder;
    std::string text = "event_type,x,y,start,duration\n";
    for (const char* event : {"Fixation", "Saccade", "SmoothPursuit", "Unclassified", "PSO", "noise", "GLISSADE"})
        text += std::string(event) + ",100,200," + std::to_string(text.size()) + ",200\n";
    const Dataset study = openStudy(folder.write("events.csv", text));
    CHECK(countDataset(study).fixations == 1);
    CHECK(study.recordings[0].saccades.size() == 1);
    CHECK(warns(study, "5 rows of other events than fixations, saccades and blinks were left out"));
    const Dataset areas =
        openStudy(folder.write("areas.csv", "label,x,y,start,duration\nface,100,200,0,200\nother,150,210,300,200\n"));
    CHECK(countDataset(areas).fixations == 2);
}

TEST_CASE("SMI glasses: visual intakes are fixations, a participant may be a recording and is asked about") {
    TemporaryFolder folder;
    const std::string head = "RecordingTime [ms]\tTrial\tStimulus\tParticipant\tCategory Group\tCategory Binocular\t"
                             "Point of Regard Binocular X [px]\tPoint of Regard Binocular Y [px]\n";
    std::string rows;
    for (int i = 0; i < 30; ++i) {
        const bool saccade = i >= 10 && i < 13, blink = i >= 20 && i < 25;
        rows += std::to_string(33 * i) + "\tTrial001\tscene.avi\tP1\tEye\t" +
                (saccade ? "Saccade\t300\t300"
                 : blink ? "Blink\t-\t-"
                         : "Visual Intake\t400\t300") +
                "\n";
    }
    const Dataset study =
        openStudy(folder.write("glasses.txt", head + rows + "1000\tTrial001\tscene.avi\tP1\tInformation\t-\t-\t-\n"));
    CHECK(read(study, "format") == "smi-sample-table");
    CHECK(asks(study, "columns.participant"));
    const Recording& recording = recordingOf(study, "P1", "scene.avi");
    CHECK(recording.samples.size() == 30);
    REQUIRE(recording.fixations.size() == 3);
    CHECK(recording.fixations[0].x_px == 400);
    CHECK(recording.fixations[1].start_ms == 33 * 13);
    CHECK(recording.blinks.size() == 1);
}

TEST_CASE("Pupil Cloud Marker Mapper: three recordings of one wearer are one person") {
    TemporaryFolder folder;
    const std::string head = "section id,recording id,timestamp [ns],gaze detected on surface,gaze position on surface x "
                             "[normalized],gaze position on surface y [normalized],fixation id\n";
    std::string rows;
    for (const char* recording : {"r1", "r2", "r3"})
        for (int i = 0; i < 4; ++i)
            rows +=
                std::string("s,") + recording + "," + std::to_string(1700000000000000000 + 5000000L * i) + ",True,0.5,0.25,\n";
    folder.write("s/gaze.csv", head + rows);
    CHECK(countDataset(openStudy(folder.path() / "s")).participants == 3);
    folder.write("s/sections.csv",
                 "section id,recording id,recording name,wearer id,wearer name\ns,r1,one,w,anna\ns,r2,two,w,anna\n"
                 "s,r3,three,w,anna\n");
    const Dataset study = openStudy(folder.path() / "s");
    REQUIRE(countDataset(study).participants == 1);
    CHECK(study.participants[0].id == "anna");
    CHECK(countDataset(study).recordings == 3);
    CHECK(countDataset(study).samples == 12);
    CHECK(asks(study, "wearers"));
    folder.write("s/sections.csv", "section id,recording id,wearer name\ns,r1,anna\ns,r2,bert\n");
    CHECK_THROWS_WITH(openStudy(folder.path() / "s"), Catch::Contains("who wore the tracker in recording \"r3\""));

    // Beside Timeseries Data, whose tables are called alike.
    folder.write("both/r1/gaze.csv",
                 "section id,recording id,timestamp [ns],gaze x [px],gaze y [px],worn\ns,r1,1700000000000000000,"
                 "5,6,True\ns,r1,1700000000005000000,5,6,True\n");
    folder.write("both/r1/info.json", "{\"recording_id\": \"r1\", \"wearer_name\": \"anna\"}");
    folder.write("both/mapped/gaze.csv", head + rows);
    const Dataset both = openStudy(folder.path() / "both");
    CHECK(read(both, "format") == "pupil-cloud");
    CHECK(countDataset(both).samples == 2);
    CHECK(warns(both, "\"mapped/gaze.csv\" is of another export of the same program and was not read"));
    CHECK(both.frame.unread.origin == Origin::guessed);
}

TEST_CASE("OneStop: a paragraph read twice is two recordings by its trials") {
    TemporaryFolder folder;
    std::string text =
        "participant_id,unique_paragraph_id,trial_index,CURRENT_FIX_X,CURRENT_FIX_Y,CURRENT_FIX_START,CURRENT_FIX_END,"
        "CURRENT_FIX_DURATION,RECORDING_SESSION_LABEL\n";
    for (const char* trial : {"1", "9"})
        for (const char* start : {"0", "300"})
            text += std::string("l1,p1,") + trial + ",100,200," + start + ",200,200,l1\n";
    const Dataset study = openStudy(folder.write("fix.csv", text));
    CHECK(read(study, "columns.trial") == "trial_index");
    CHECK(countDataset(study).recordings == 2);
    CHECK(countDataset(study).fixations == 4);
}

TEST_CASE("MECO: an item is another page in each language, so it is asked about where a table holds languages") {
    TemporaryFolder folder;
    const std::string head = "uniform_id,itemid,xn,yn,start,stop,dur";
    const Dataset one = openStudy(folder.write("one.csv", head + "\nen_1,1,10,20,0,200,200\n"));
    CHECK_FALSE(asks(one, "columns.stimulus"));
    const Dataset two = openStudy(folder.write("two.csv", head + ",lang\nen_1,1,10,20,0,200,200,en\nen_1,1,15,20,300,500,200,en\n"
                                                                 "ge_1,1,10,20,0,200,200,ge\nge_1,1,12,20,300,500,200,ge\n"));
    CHECK(asks(two, "columns.stimulus"));
    CHECK(warns(two, "\"lang\""));
}

TEST_CASE("a workbook's one sheet is a table: shared and inline texts, empty cells, quotes") {
    TemporaryFolder folder;
    const std::string head = "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c>"
                             "<c r=\"C1\" t=\"inlineStr\"><is><t>x</t></is></c><c r=\"D1\" t=\"str\"><v>y</v></c>"
                             "<c r=\"E1\" t=\"str\"><v>duration</v></c><c r=\"F1\" t=\"str\"><v>note</v></c></row>";
    const auto row = [](const std::string& r, const std::string& who, const std::string& x) {
        return "<row r=\"" + r + "\"><c r=\"A" + r + "\"><v>" + who + "</v></c><c r=\"B" + r + "\" t=\"s\"><v>2</v></c><c r=\"C" +
               r + "\"><v>" + x + "</v></c><c r=\"D" + r + "\"><v>200</v></c><c r=\"E" + r + "\"><v>250</v></c></row>";
    };
    const std::string rows = head + row("2", "7", "100.5") + row("3", "7", "1.2E2") + row("5", "8", "300");
    folder.write("s/all.xlsx", workbook(rows, ""));
    for (const char* path : {"s", "s/all.xlsx"}) {
        INFO(path);
        const Dataset study = openStudy(folder.path() / path);
        CHECK(countDataset(study).participants == 2);
        CHECK(countDataset(study).fixations == 3);
        CHECK(recordingOf(study, "7", "a \"cat\"").fixations[0].x_px == 100.5);
        CHECK(recordingOf(study, "7", "a \"cat\"").fixations[1].x_px == 120);
    }
    folder.write("s/all.xls", workbook(rows, "")); // by another name
    folder.write("s/all.xlsx", workbook("", ""));
    CHECK(countDataset(openStudy(folder.path() / "s/all.xls")).fixations == 3);
    CHECK_THROWS_WITH(openStudy(folder.path() / "s/all.xlsx"), Catch::Contains("is empty"));
    folder.write("mixed/a.xlsx", workbook(rows, ""));
    folder.write("mixed/b.csv", "participant,stimulus,x,y,duration\nb,cat,10,20,200\nb,cat,30,40,100\nc,cat,5,6,100\n");
    CHECK(countDataset(openStudy(folder.path() / "mixed")).participants == 4); // a workbook says nothing of commas
    folder.write("two.xlsx", workbook(rows, head));
    CHECK_THROWS_WITH(openStudy(folder.path() / "two.xlsx"), Catch::Contains("has 2 sheets with cells; one is expected"));
    CHECK_THROWS_WITH(TextSource::fromFile(folder.path() / "two.xlsx"), Catch::Contains("has 2 sheets with cells"));
}

TEST_CASE("Gorilla: predictions are gaze, zones are not, shares of the stimulus go far beyond it") {
    TemporaryFolder folder;
    const std::string head = "filename,trial,time_stamp,time,type,screen_index,x_pred,y_pred,x_pred_normalised,y_pred_normalised,"
                             "convergence,face_conf,zone_name,zone_x,zone_y,zone_width,zone_height,subject\n";
    const Dataset study =
        openStudy(folder.write("all.csv", head + "a.csv,1,1600000000000,0,zone,4,,,,,,,left,0,0,400,300,s1\n"
                                                 "a.csv,1,1600000000010,10,prediction,4,500,300,0.5,0.25,4,0.9,,,,,,s1\n"
                                                 "a.csv,1,1600000000043,43,prediction,4,9000,300,-81,382,4,0.9,,,,,,s1\n"
                                                 "a.csv,1,1600000000076,76,prediction,4,500,300,0.5,0.25,4,0.1,,,,,,s1\n"
                                                 "b.csv,2,1600000000110,10,prediction,4,500,300,0.5,0.25,4,0.9,,,,,,s2\n"));
    CHECK(read(study, "format") == "gorilla");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).samples == 4);
    CHECK(asks(study, "columns.stimulus"));
    const std::vector<Sample>& samples = recordingOf(study, "s1", "1").samples;
    REQUIRE(samples.size() == 3);
    CHECK(samples[0].gaze.x_px == 0.5 * study.stimuli[0].width_px);
    CHECK(samples[0].t_ms == 10);
    CHECK(std::isnan(samples[2].gaze.x_px)); // no face
    CHECK(warns(study, "zone_name"));
    CHECK(asks(study, "positions")); // y may count upwards
}

TEST_CASE("Gorilla: a row of the spreadsheet is the stimulus, never the name of a person's file") {
    TemporaryFolder folder;
    const std::string head =
        "filename,spreadsheet_row,time_stamp,time_elapsed,type,x_pred_normalised,y_pred_normalised,face_conf,"
        "condition,participant_id\n";
    std::string rows;
    for (const char* person : {"s1", "s2"})
        for (const char* row : {"1", "2"})
            for (int i = 0; i < 3; ++i)
                rows += std::string("task-") + person + "-" + row + ".xlsx," + row + ",1," + std::to_string(16 * i) +
                        ",prediction,0.5,0.25,0.9," + (row[0] == '1' ? "easy," : "hard,") + person + "\n";
    const Dataset study = openStudy(folder.write("all.csv", head + rows));
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).stimuli == 2);
    CHECK(countDataset(study).recordings == 4);
    CHECK(read(study, "columns.stimulus") == "spreadsheet_row");
    CHECK(read(study, "columns.condition") == "condition");
    for (const char* key : {"columns.stimulus", "columns.condition"})
        CHECK(asks(study, key));
}

TEST_CASE("a small workbook that would become a huge table is refused") {
    TemporaryFolder folder;
    std::string rows; // one cell each, in the last column there can be
    for (int row = 0; row < 20000; ++row)
        rows += "<row><c r=\"XFD1\"><v>1</v></c></row>";
    folder.write("wide.xlsx", workbook(rows, ""));
    CHECK_THROWS_WITH(TextSource::fromFile(folder.path() / "wide.xlsx"), Catch::Contains("more than 256 MiB"));
}
