// Files that are no text: MATLAB's, R's, and PsychoPy's HDF5, with what goes wrong in each.

#include "core/errors.h"
#include "core/files/text_source.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/archives.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/files/written_binaries.h"
#include "tests/core/io/recording_of.h"
#include "tests/core/io/warns.h"

#include <cmath>

using namespace nictate;
using namespace nictate::test;

namespace {

std::string planned(const Dataset& study, const char* key) { return study.frame.reading.value(key); }

/// All of a file's text.
std::string textOf(const std::filesystem::path& file) {
    TextSource source = TextSource::fromFile(file);
    while (source.more()) {
    }
    return std::string(source.pending());
}

std::string vectors(const std::vector<double>& x, const std::vector<double>& y, const std::vector<double>& lasting) {
    const int count = static_cast<int>(x.size());
    return matStructure("", {{"fix_x", matNumbers("", 1, count, x)},
                             {"fix_y", matNumbers("", 1, count, y)},
                             {"fix_duration", matNumbers("", 1, count, lasting)}});
}

std::string osieFile(bool compressed) {
    const std::string none = matStructure(
        "",
        {{"fix_x", matNumbers("", 0, 0, {})}, {"fix_y", matNumbers("", 0, 0, {})}, {"fix_duration", matNumbers("", 0, 0, {})}});
    const std::string first = vectors({100, 200}, {50, 60}, {210, 250}), second = vectors({300}, {70}, {180});
    const auto picture = [](const std::string& name, const std::vector<std::string>& subjects) {
        return matStructure(
            "", {{"img", matWord("", name)}, {"subjects", matCells("", static_cast<int>(subjects.size()), 1, subjects)}});
    };
    return matFile(
        {matCells("fixations", 2, 1, {picture("1001.jpg", {first, second, none}), picture("1002.jpg", {second, none, first})})},
        compressed);
}

/// Sixty samples at 240 a second at one place, and five of a blink.
std::string mit1003File(const std::string& picture, double x) {
    std::vector<double> all;
    for (const double place : {x, 300.0}) {
        all.insert(all.end(), 60, place);
        all.insert(all.end(), 5, -1);
    }
    const std::string data = matStructure("", {{"eyeData", matNumbers("", 65, 2, all)}});
    return matFile({matStructure(picture, {{"DATA", data}})});
}

std::string iohubOf(const std::vector<std::pair<std::string, std::string>>& sessions,
                    const std::vector<std::string>& eyes = {"10", "20", "12", "22"}) {
    HdfTable samples{"data_collection/events/eyetracker/BinocularEyeSampleEvent",
                     {{"session_id", 0, true},
                      {"time"},
                      {"left_gaze_x"},
                      {"left_gaze_y"},
                      {"left_pupil_measure1"},
                      {"right_gaze_x"},
                      {"right_gaze_y"},
                      {"right_pupil_measure1"},
                      {"status", 0, true}},
                     {}};
    HdfTable about{"data_collection/session_meta_data", {{"session_id", 0, true}, {"code", 24}, {"user_variables", 128}}, {}};
    for (std::size_t s = 0; s < sessions.size(); ++s) {
        const std::string id = std::to_string(s + 1);
        about.rows.push_back({id, sessions[s].first, sessions[s].second});
        for (int i = 0; i < 40; ++i)
            samples.rows.push_back({id, std::to_string(i / 100.0), eyes[0], eyes[1], "3", eyes[2], eyes[3], "3",
                                    i == 5   ? "20"
                                    : i == 6 ? "2"
                                    : i == 7 ? "22"
                                             : "0"});
    }
    return hdf5File({samples, about});
}

} // namespace

TEST_CASE("OSIE: a list of pictures, each with a list of people's vectors, in MATLAB's file") {
    TemporaryFolder folder;
    for (const bool compressed : {false, true}) {
        const Dataset study = openStudy(folder.write("fixations.mat", osieFile(compressed)));
        CHECK(planned(study, "format") == "osie");
        CHECK(countDataset(study).participants == 3);
        CHECK(countDataset(study).stimuli == 2);
        CHECK(countDataset(study).fixations == 6);
        CHECK(countDataset(study).recordings == 4);
        const Recording& recording = recordingOf(study, "1", "1001.jpg");
        REQUIRE(recording.fixations.size() == 2);
        CHECK(recording.fixations[1].x_px == 200);
        CHECK(recording.fixations[1].y_px == 60);
        CHECK(recording.fixations[1].duration_ms == 250);
        CHECK(recordingOf(study, "3", "1002.jpg").fixations.size() == 2);
    }
}

TEST_CASE("MIT1003: a file for each person and picture; negative positions are blinks; the person is the folder, asked") {
    TemporaryFolder folder;
    for (const char* person : {"hp", "ajs"})
        for (const char* picture : {"istatic_boston", "i1010319996"})
            folder.write("DATA/" + std::string(person) + "/" + picture + ".mat", mit1003File(picture, 200));
    const Dataset study = openStudy(folder.path());
    CHECK(planned(study, "format") == "mit1003");
    CHECK(asks(study, "person"));
    CHECK(asks(study, "rate"));
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).stimuli == 2);
    CHECK(countDataset(study).samples == 4 * 65);
    const Recording& recording = recordingOf(study, "hp", "istatic_boston");
    CHECK(std::isnan(recording.samples[62].gaze.x_px));
    REQUIRE(recording.fixations.size() == 1);
    CHECK(recording.fixations[0].x_px == Approx(200));
    CHECK(recording.fixations[0].duration_ms == Approx(60 * 1000 / 240.0).margin(5));
}

TEST_CASE("CAT2000: pictures are keys of a map that MATLAB keeps aside, people stand in recordings' names") {
    const auto recording = [](const std::string& name, double x) {
        return matStructure("", {{"name", matWord("", name)}, {"data", matNumbers("", 3, 2, {x, x + 1, x + 2, 500, 501, 502})}});
    };
    const auto picture = [&](double x) {
        return matCells("", 2, 1, {recording("24-1-ak.eye", x), recording("7-1-bz.eye", x + 10)});
    };
    const std::string map =
        matStructure("", {{"keys", matCells("", 1, 2, {matWord("", "Action/001.jpg"), matWord("", "Art/002.jpg")})},
                          {"values", matCells("", 1, 2, {picture(100), picture(700)})}});
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "allFixData.mat",
        matFile({matKeptAside({matStructure("", {{"MCOS", matCells("", 1, 2, {matNumbers("", 1, 1, {4}), map})}})})}, true)));
    CHECK(planned(study, "format") == "cat2000");
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).stimuli == 2);
    CHECK(countDataset(study).fixations == 12);
    CHECK(recordingOf(study, "bz", "Art/002.jpg").fixations.front().x_px == 710);
    CHECK(study.stimuli.front().width_px == 1920);
}

TEST_CASE("a MATLAB file of plain vectors is a table; names beside a list of arrays name them") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "flat.mat", matFile({matNumbers("participant", 1, 4, {1, 1, 2, 2}), matNumbers("x", 4, 1, {10, 20, 30, 40}),
                             matNumbers("y", 1, 4, {1, 2, 3, 4}), matNumbers("duration", 1, 4, {200, 210, 220, 230})})));
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).fixations == 4);
    const auto named = folder.write(
        "named.mat",
        matFile({matStructure(
            "all",
            {{"subj_names", matCells("", 1, 2, {matWord("", "IV"), matWord("", "UR")})},
             {"fix_data", matCells("", 1, 2, {matNumbers("", 2, 3, {1, 2, 3, 4, 5, 6}), matNumbers("", 1, 3, {7, 8, 9})})}})}));
    CHECK(textOf(named) == "variable\tfix_data\tsubj_names\tfix_data_1\tfix_data_2\tfix_data_3\n"
                           "all\t1\tIV\t1\t3\t5\nall\t1\tIV\t2\t4\t6\nall\t2\tUR\t7\t8\t9\n");
}

TEST_CASE("a cut MATLAB file is refused by its name wherever it is cut") {
    TemporaryFolder folder;
    for (const bool compressed : {false, true}) {
        const std::string whole = osieFile(compressed);
        for (std::size_t length = 20; length + 9 < whole.size(); length += 13) {
            CAPTURE(length, compressed);
            CHECK_THROWS_WITH(openStudy(folder.write("cut.mat", whole.substr(0, length))), Catch::Contains("cut.mat"));
        }
    }
}

TEST_CASE("a MATLAB file that says more than it holds, or leads too deep, is refused") {
    TemporaryFolder folder;
    std::string huge = osieFile(false);
    huge.replace(128 + 8 + 16 + 8, 4, "\xFF\xFF\xFF\x3F"); // rows of the list
    CHECK_THROWS_WITH(openStudy(folder.write("huge.mat", huge)), Catch::Contains("huge.mat: is damaged or cut off"));
    std::string deep = matNumbers("", 1, 1, {1});
    for (int i = 0; i < 80; ++i)
        deep = matCells("", 1, 1, {deep});
    CHECK_THROWS_WITH(openStudy(folder.write("deep.mat", matFile({deep}))), Catch::Contains("deep.mat: is damaged"));
    std::string empties = matCells("", 1, 4'000'000, {std::string(32'000'000, '\0')});
    for (std::size_t at = empties.size() - 32'000'000; at < empties.size(); at += 8)
        empties[at] = 14; // an array of nothing
    CHECK_THROWS_WITH(openStudy(folder.write("many.mat", matFile({empties}, true))), Catch::Contains("more than 512 MiB"));
}

TEST_CASE("MECO's data frame in a file of R: by save and by saveRDS, packed or not; factors, NA and sequences") {
    const std::string frame = rFrame({{"uniform_id", rFactor({1, 1, 2}, {"du_1", "du_2"})},
                                      {"itemid", rSequence(3)},
                                      {"xn", rReals({100.5, 200, std::nan("")})},
                                      {"yn", rIntegers({10, 20, 30})},
                                      {"start", rReals({0, 300, 0})},
                                      {"stop", rReals({200, 550, 220})},
                                      {"dur", rReals({200, 250, 220})},
                                      {"word", rWords({"a", "NA", "\xC3\xA4"})}});
    TemporaryFolder folder;
    const std::string expected = "uniform_id\titemid\txn\tyn\tstart\tstop\tdur\tword\ndu_1\t1\t100.5\t10\t0\t200\t200\ta\n"
                                 "du_1\t2\t200\t20\t300\t550\t250\t\ndu_2\t3\t\t30\t0\t220\t220\t\xC3\xA4\n";
    const auto file = folder.write("meco/joint_data_trimmed.rda", rdaFile({{"joint.data", frame}}));
    CHECK(textOf(file) == expected);
    CHECK(textOf(folder.write("plain.rds", rdsFile(frame))) == expected);
    CHECK(textOf(folder.write("packed.rds", archived({{"x", rdsFile(frame)}}, ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_GZIP))) ==
          expected);
    const Dataset study = openStudy(folder.path() / "meco");
    CHECK(planned(study, "format") == "meco");
    CHECK(countDataset(study).fixations == 2);
    CHECK(recordingOf(study, "du_1", "2").fixations.front().duration_ms == 250);
    CHECK_THROWS_WITH(openStudy(folder.write("two.rda", rdaFile({{"a", frame}, {"b", frame}}))),
                      Catch::Contains("two.rda: holds 2 data frames; one is expected; save the one with gaze (a, b): saveRDS"));
    CHECK_THROWS_WITH(openStudy(folder.write("none.rds", rdsFile(rReals({1})))),
                      Catch::Contains("none.rds: holds no data frame"));
    const std::string whole = rdaFile({{"joint.data", frame}});
    for (std::size_t length = 7; length + 1 < whole.size(); length += 11) {
        CAPTURE(length);
        CHECK_THROWS_WITH(openStudy(folder.write("cut.rda", whole.substr(0, length))), Catch::Contains("cut.rda"));
    }
    std::string huge = rdsFile(rReals({1}));
    huge.replace(huge.size() - 12, 4, "\x7F\xFF\xFF\xFF");
    CHECK_THROWS_WITH(openStudy(folder.write("huge.rds", huge)), Catch::Contains("huge.rds: is damaged or cut off"));
}

TEST_CASE("ioHub: trials and pictures by messages, the origin in the screen's middle, lost samples; packed alike") {
    TemporaryFolder folder;
    folder.write("s/p1_exp.hdf5", iohubFile(100, 50, 3));
    folder.write("s/p2_exp.hdf5", iohubFile(-100, -50, 3, true));
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(planned(study, "format") == "psychopy-iohub");
    for (const char* key : {"positions", "screen", "columns.stimulus", "person"})
        CHECK(asks(study, key));
    CHECK(countDataset(study).participants == 2);
    CHECK(countDataset(study).stimuli == 2);
    CHECK(countDataset(study).samples == 2 * 3 * 60); // those between trials are not read
    CHECK(countDataset(study).sampling_rate_hz == Approx(100).epsilon(0.02));
    const Recording& first = recordingOf(study, "p1_exp", "p0.png");
    CHECK(first.samples.front().gaze.x_px == Approx(960 + 100));
    CHECK(first.samples.front().gaze.y_px == Approx(540 - 50));
    CHECK(std::isnan(first.samples[30].gaze.x_px));
    CHECK(recordingOf(study, "p2_exp", "p1.png").samples.front().gaze.y_px == Approx(540 + 50));
    CHECK(textOf(folder.write("a.hdf5", iohubFile(1, 2, 5))) == textOf(folder.write("b.hdf5", iohubFile(1, 2, 5, true))));
}

TEST_CASE("ioHub: several sessions in a file are people by what their variables say, else by their codes") {
    TemporaryFolder folder;
    const Dataset study = openStudy(folder.write(
        "events.hdf5", iohubOf({{"s1", R"({"participant": "anna"})"}, {"s2", R"({"Subject ID": 7})"}, {"s3", "{}"}})));
    CHECK(asks(study, "columns.participant"));
    CHECK(countDataset(study).participants == 3);
    CHECK(countDataset(study).samples == 120);
    const Recording& seven = recordingOf(study, "7", "screen");
    CHECK(std::isnan(seven.samples[5].gaze.x_px));
    CHECK(seven.samples[5].second.x_px == Approx(972));
    CHECK(std::isnan(seven.samples[6].second.x_px));
    CHECK(seven.samples[6].gaze.x_px == Approx(970));
    CHECK(std::isnan(seven.samples[7].gaze.y_px));
    CHECK_NOTHROW(recordingOf(study, "s3", "screen"));
}

TEST_CASE("ioHub: the unit of the experiment's window is guessed from what it can be, and asked") {
    TemporaryFolder folder;
    const auto openedWith = [&](const std::vector<std::string>& eyes) {
        return openStudy(folder.write("units.hdf5", iohubOf({{"s1", R"({"participant": "anna"})"}}, eyes)));
    };
    struct Case {
        std::string unit;
        std::vector<std::string> eyes;
        double x_px, y_px;
    };
    for (const Case& one : {Case{"height-centred", {"0.5", "0.25", "0.6", "-0.25"}, 960 + 540, 540 - 270},
                            Case{"norm-centred", {"0.5", "0.75", "0.6", "-0.75"}, 960 + 480, 540 - 405},
                            Case{"px-centred", {"500", "250", "510", "250"}, 960 + 500, 540 - 250}}) {
        CAPTURE(one.unit);
        const Dataset study = openedWith(one.eyes);
        CHECK(planned(study, "positions") == one.unit);
        CHECK(asks(study, "positions"));
        CHECK(study.recordings.front().samples.front().gaze.x_px == Approx(one.x_px));
        CHECK(study.recordings.front().samples.front().gaze.y_px == Approx(one.y_px));
    }
    CHECK(planned(openedWith({"5.5", "3.5", "5.5", "3.5"}), "positions") == "deg");
}

TEST_CASE("a cut HDF5 file is refused by its name; one that is not PsychoPy's is named with the line that converts it") {
    TemporaryFolder folder;
    for (const bool packed : {false, true}) {
        const std::string whole = iohubFile(100, 50, 2, packed);
        for (std::size_t length = 9; length + 1 < whole.size(); length += 97) {
            CAPTURE(length, packed);
            CHECK_THROWS_WITH(openStudy(folder.write("cut.hdf5", whole.substr(0, length))), Catch::Contains("cut.hdf5"));
        }
    }
    CHECK_THROWS_WITH(openStudy(folder.write("other.hdf5", hdf5File({{"table", {{"x"}, {"y"}}, {{"1", "2"}}}}))),
                      Catch::Contains("not PsychoPy's") && Catch::Contains("pandas.read_hdf('other.hdf5')") &&
                          Catch::Contains("ptrepack --complevel=1 --complib=zlib other.hdf5:/ plain.hdf5:/"));
    CHECK_THROWS_WITH(openStudy(folder.write("new.mat", "MATLAB 7.3 MAT-file, Platform" + std::string(600, '\0'))),
                      Catch::Contains("version 7.3") && Catch::Contains("save('new.mat', '-struct', 's', '-v7')"));
}

TEST_CASE("Edf2Mat's structure: its samples are read, and the fixations behind them are no samples") {
    TemporaryFolder folder;
    const auto column = [](double from, double step, int count) {
        std::vector<double> values;
        for (int i = 0; i < count; ++i)
            values.push_back(from + step * i);
        return matNumbers("", count, 1, values);
    };
    const std::string samples = matStructure("", {{"time", column(100, 2, 50)},
                                                  {"posX", column(300, 0, 50)},
                                                  {"posY", column(200, 0, 50)},
                                                  {"pupilSize", column(900, 0, 50)}});
    const std::string fixations = matStructure("", {{"start", column(100, 50, 2)},
                                                    {"end", column(140, 50, 2)},
                                                    {"duration", column(40, 0, 2)},
                                                    {"posX", column(300, 0, 2)},
                                                    {"posY", column(200, 0, 2)}});
    folder.write("s1.mat",
                 matFile({matStructure("edf", {{"Samples", samples}, {"Events", matStructure("", {{"Efix", fixations}})}})}));
    const Dataset study = openStudy(folder.path() / "s1.mat");
    CHECK(planned(study, "format") == "edf2mat");
    REQUIRE(study.recordings.size() == 1);
    CHECK(study.recordings[0].samples.size() == 50);
    CHECK(study.recordings[0].sampling_rate_hz == 500);
    CHECK(study.recordings[0].samples[1].gaze.pupil == 900);
}
