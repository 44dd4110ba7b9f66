// A study written as BIDS eye tracking: what the specification requires is there, and Nictate reads it back.
#include "core/io/bids_write.h"

#include "core/errors.h"
#include "core/files/text_source.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/bids_check.h"
#include "tests/core/io/recording_of.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <set>

using namespace nictate;
using nlohmann::json;
using test::contents;
using test::recordingOf;
using test::TemporaryFolder;
namespace fs = std::filesystem;

namespace {

/// Two people at 250 Hz on two stimuli of one screen, in the condition "read": "P 1" with two eyes and lost samples, "p_2" with
/// the right eye. All clocks begin at 100 ms.
Dataset twoReaders() {
    Dataset study;
    study.name = "two readers";
    study.participants = {{"P 1", {{"age", "31"}}}, {"p_2", {}}};
    for (const char* id : {"page", "map"})
        study.stimuli.push_back({id, 1600, 900, SizeSource::given, "", ViewingGeometry{650, 0.3, 0.32}});
    for (std::size_t person = 0; person < 2; ++person)
        for (std::size_t stimulus = 0; stimulus < 2; ++stimulus) {
            Recording recording;
            recording.participant = person;
            recording.stimulus = stimulus;
            recording.condition = "read";
            recording.eye = person == 0 ? Eye::both : Eye::right;
            recording.sampling_rate_hz = 250;
            recording.validation_mean_deg = 0.4;
            for (int i = 0; i < 100; ++i) {
                const double x = 100 + 5.0 * i + static_cast<double>(stimulus);
                Sample sample{100 + 4.0 * i, {x, 200, 3}, {}};
                if (person == 0)
                    sample.second = {x + 2, 201, 3.5};
                if (i >= 40 && i < 50)
                    sample.gaze = sample.second = {};
                recording.samples.push_back(sample);
            }
            recording.samples.push_back({missing, {1, 1, 1}, {}}); // a sample without a time is nowhere
            recording.fixations = {{150, 200, 120, 80, 3, person == 0 ? Eye::left : Eye::right}};
            recording.blinks = {{260, 40, Eye::unknown}};
            study.recordings.push_back(recording);
        }
    return study;
}

json jsonIn(const fs::path& file) { return json::parse(contents(file)); }

std::string unpackedText(const fs::path& file) {
    TextSource source = TextSource::fromFile(file);
    return std::string(source.peek(1u << 20));
}

/// BIDS 1.11: dataset_description.json requires Name and BIDSVersion.
void checkDescription(const fs::path& folder) {
    const json description = jsonIn(folder / "dataset_description.json");
    for (const char* field : {"Name", "BIDSVersion"})
        CHECK((description.contains(field) && description[field].is_string() && !description[field].get<std::string>().empty()));
    CHECK(fs::exists(folder / "README"));
}

/// BIDS 1.11, physio of PhysioType eyetrack: SamplingFrequency, StartTime, Columns; RecordedEye and SampleCoordinateSystem; the
/// first columns are timestamp, x_coordinate, y_coordinate; no header; units of the columns.
void checkPhysio(const fs::path& table) {
    INFO(table.filename().string());
    const std::string stem = table.string().substr(0, table.string().size() - std::string(".tsv.gz").size());
    const json sidecar = jsonIn(stem + ".json");
    CHECK(sidecar["PhysioType"] == "eyetrack");
    CHECK(sidecar["SamplingFrequency"].get<double>() > 0);
    CHECK(sidecar["StartTime"].is_number());
    CHECK(std::set<std::string>{"left", "right", "cyclopean"}.count(sidecar["RecordedEye"].get<std::string>()) == 1);
    CHECK(sidecar["SampleCoordinateSystem"] == "gaze-on-screen");
    const auto columns = sidecar["Columns"].get<std::vector<std::string>>();
    REQUIRE(columns.size() >= 3);
    CHECK(std::vector<std::string>(columns.begin(), columns.begin() + 3) ==
          std::vector<std::string>{"timestamp", "x_coordinate", "y_coordinate"});
    for (const std::string& column : columns)
        CHECK((sidecar[column]["Units"].is_string() && sidecar[column]["Description"].is_string()));
    const std::string rows = unpackedText(table);
    CHECK(std::isdigit(static_cast<unsigned char>(rows.at(0))));
    CHECK(std::count(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(rows.find('\n')), '\t') + 1 ==
          static_cast<std::ptrdiff_t>(columns.size()));
    const json events = jsonIn(stem + "events.json");
    CHECK(events["Columns"][0] == "onset");
    CHECK(std::count(columns.begin(), columns.end(), events["OnsetSource"].get<std::string>()) == 1);
    CHECK(fs::exists(stem + "events.tsv.gz"));
}

/// gaze-on-screen requires ScreenDistance, ScreenOrigin, ScreenResolution and ScreenSize of the events' StimulusPresentation.
void checkEvents(const fs::path& table) {
    CHECK(contents(table).starts_with("onset\tduration\t"));
    const json shown = jsonIn(fs::path(table).replace_extension(".json"))["StimulusPresentation"];
    CHECK(shown["ScreenDistance"] == Approx(0.65)); // metres
    CHECK(shown["ScreenOrigin"] == json({"top", "left"}));
    CHECK(shown["ScreenResolution"] == json({1600, 900}));
    CHECK(shown["ScreenSize"][0] == Approx(0.48));
}

} // namespace

TEST_CASE("a study as BIDS has the files and fields that the specification requires") {
    const TemporaryFolder folder;
    const fs::path out = folder.path() / "bids";
    const BidsWritten written = writeBidsFolder(twoReaders(), out);
    CHECK(written.runs == 2);
    CHECK(written.recordings == 4);
    checkDescription(out);
    CHECK(test::bidsProblems(out) == std::vector<std::string>{});
    CHECK(contents(out / "participants.tsv") == "participant_id\tage\nsub-P1\t31\nsub-p2\tn/a\n");
    std::set<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(out)) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with("_physio.tsv.gz"))
            checkPhysio(entry.path());
        if (name.ends_with("_events.tsv"))
            checkEvents(entry.path());
        if (entry.is_regular_file())
            names.insert(fs::relative(entry.path(), out).generic_string());
    }
    CHECK(names.count("sub-P1/beh/sub-P1_task-read_recording-eye1_physio.tsv.gz") == 1);
    CHECK(names.count("sub-P1/beh/sub-P1_task-read_recording-eye2_physio.tsv.gz") == 1);
    CHECK(names.count("sub-p2/beh/sub-p2_task-read_recording-eye2_physio.tsv.gz") == 0);
    CHECK(jsonIn(out / "sub-p2/beh/sub-p2_task-read_recording-eye1_physio.json")["RecordedEye"] == "right");
    CHECK(jsonIn(out / "sub-p2/beh/sub-p2_task-read_recording-eye1_physio.json")["AverageCalibrationError"] == 0.4);
}

TEST_CASE("what was written as BIDS is read back: people, stimuli, every sample, fixations and blinks") {
    const TemporaryFolder folder;
    const Dataset before = twoReaders();
    writeBidsFolder(before, folder.path() / "bids");
    const Dataset after = openStudy(folder.path() / "bids");
    CHECK(after.participants.size() == 2);
    CHECK(after.participants[0].attributes.at("age") == "31");
    REQUIRE(after.recordings.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        const Recording& from = before.recordings[i];
        const Recording& to = recordingOf(after, i < 2 ? "P1" : "p2", before.stimuli[from.stimulus].id);
        INFO(i);
        REQUIRE(to.samples.size() == 100);
        for (std::size_t k = 0; k < 100; ++k) {
            CHECK(((std::isnan(to.samples[k].gaze.x_px) && std::isnan(from.samples[k].gaze.x_px)) ||
                   to.samples[k].gaze.x_px == from.samples[k].gaze.x_px));
            CHECK(to.samples[k].t_ms - to.samples[0].t_ms == Approx(4.0 * static_cast<double>(k)));
        }
        CHECK(to.eye == from.eye);
        CHECK(to.sampling_rate_hz == 250);
        REQUIRE(to.fixations.size() == 1);
        CHECK(to.fixations[0].duration_ms == Approx(80));
        CHECK(to.fixations[0].start_ms - to.samples[0].t_ms == Approx(20));
        CHECK(to.blinks.size() == (i < 2 ? 2 : 1)); // one of an unknown eye stands in the table of each
        if (i < 2)
            CHECK(to.samples[5].second.x_px == from.samples[5].second.x_px);
    }
    const Stimulus& shown = after.stimuli[0];
    CHECK((shown.width_px == 1600 && shown.height_px == 900));
}

TEST_CASE("ids that differ in signs alone stay apart as BIDS, and what BIDS requires and nobody knows is asked for") {
    const TemporaryFolder folder;
    Dataset study = twoReaders();
    study.participants[0].id = "a-1";
    study.participants[1].id = "A1";
    writeBidsFolder(study, folder.path() / "apart");
    CHECK(contents(folder.path() / "apart/participants.tsv") == "participant_id\tage\nsub-a1\t31\nsub-A1x2\tn/a\n");
    const auto problem = [&](const Dataset& wrong) {
        try {
            writeBidsFolder(wrong, folder.path() / "wrong");
        } catch (const MissingData& missing_data) {
            return std::string(missing_data.what());
        }
        return std::string();
    };
    study.stimuli[1].geometry.reset();
    CHECK_THAT(problem(study), Catch::Contains("\"map\"") && Catch::Contains("distance-mm"));
    study = twoReaders();
    study.stimuli[1].width_px = 800;
    CHECK_THAT(problem(study), Catch::Contains("one screen"));
    study = twoReaders();
    for (Recording& recording : study.recordings)
        recording.samples.clear();
    CHECK_THAT(problem(study), Catch::Contains("no samples"));
    CHECK_FALSE(fs::exists(folder.path() / "wrong"));
}

TEST_CASE("the check of BIDS names what is missing, empty or out of place") {
    const TemporaryFolder folder;
    const fs::path out = folder.path() / "bids", beh = out / "sub-p2" / "beh";
    writeBidsFolder(twoReaders(), out);
    const std::string people = contents(out / "participants.tsv"), stem = "sub-p2_task-read_recording-eye1_physio";
    const auto problem = [&] {
        std::string all;
        for (const std::string& each : test::bidsProblems(out))
            all += each + "\n";
        return all;
    };
    folder.write("bids/participants.tsv", people + "sub-3\t5\n");
    CHECK_THAT(problem(), Catch::Contains("lists others"));
    folder.write("bids/participants.tsv", "participant_id\tage\nsub-P1\t\nsub-p2\tn/a\n");
    CHECK_THAT(problem(), Catch::Contains("empty cell"));
    folder.write("bids/participants.tsv", people);
    json about = jsonIn(beh / (stem + ".json"));
    about.erase("RecordedEye");
    folder.write("bids/sub-p2/beh/" + stem + ".json", about.dump());
    CHECK_THAT(problem(), Catch::Contains("lacks RecordedEye"));
    fs::remove(beh / (stem + ".json"));
    CHECK_THAT(problem(), Catch::Contains(stem + ".json is missing"));
    fs::remove(beh / "sub-p2_task-read_events.json");
    CHECK_THAT(problem(), Catch::Contains("no ScreenDistance"));
    folder.write("bids/sub-p2/beh/notes.txt", "x");
    CHECK_THAT(problem(), Catch::Contains("notes.txt is not named"));
}

TEST_CASE("whatever people, attributes, stimuli and conditions are called, it is BIDS") {
    const TemporaryFolder folder;
    Dataset study = twoReaders();
    study.participants = {{"Jörg Ä", {{"participant_id", "7"}, {"Alter\n(Jahre)", ""}, {"sex", "weib\tlich"}}},
                          {"Jürg Ö", {{"sex", ""}}},
                          {"01", {}},
                          {"1", {}},
                          {"nobody's", {}}};
    study.stimuli[0].id = "Straße am Fluß: 1/2";
    study.stimuli[1].id = "a\tb";
    for (std::size_t i = 0; i < 4; ++i) {
        study.recordings.push_back(study.recordings[i]);
        study.recordings.back().participant = 2 + i / 2;
        study.recordings[i].condition = i % 2 == 0 ? "vor dem Kaffee" : "Vor-dem-Kaffee";
    }
    study.recordings.push_back(study.recordings[4]); // a second one of this person and stimulus
    study.recordings.push_back(study.recordings[0]); // of one sample, which has no rate
    study.recordings.back().participant = 4;
    study.recordings.back().samples.resize(1);
    const BidsWritten written = writeBidsFolder(study, folder.path() / "bids");
    CHECK(test::bidsProblems(folder.path() / "bids") == std::vector<std::string>{});
    CHECK(written.recordings == 9);
    CHECK(written.recordings_without_samples == 1);
    CHECK(openStudy(folder.path() / "bids").participants.size() == 4);
}

TEST_CASE("several sessions, tasks and runs are written as they were read") {
    const TemporaryFolder folder;
    Dataset study = twoReaders();
    const char* conditions[] = {"ses-1 task-read run-1", "ses-2 task-read run-1", "ses-1 task-look acq-fast run-2", "task-look"};
    for (std::size_t i = 0; i < 4; ++i)
        study.recordings[i].condition = conditions[i];
    writeBidsFolder(study, folder.path() / "bids");
    CHECK(test::bidsProblems(folder.path() / "bids") == std::vector<std::string>{});
    CHECK(fs::exists(folder.path() / "bids/sub-P1/ses-2/beh/sub-P1_ses-2_task-read_run-1_events.tsv"));
    CHECK(fs::exists(folder.path() / "bids/sub-p2/ses-1/beh/sub-p2_ses-1_task-look_acq-fast_run-2_recording-eye1_physio.tsv.gz"));
    Dataset after = openStudy(folder.path() / "bids");
    for (Stimulus& each : after.stimuli) // not read from BIDS
        each.geometry = study.stimuli[0].geometry;
    std::set<std::string> seen;
    for (const Recording& recording : after.recordings)
        seen.insert(recording.condition);
    CHECK(seen == std::set<std::string>(std::begin(conditions), std::end(conditions)));
    writeBidsFolder(after, folder.path() / "again");
    CHECK(fs::exists(folder.path() / "again/sub-P1/ses-2/beh/sub-P1_ses-2_task-read_run-1_events.tsv"));
    study.recordings[3].condition = "task-read again"; // not one of BIDS: then all are labels of tasks
    writeBidsFolder(study, folder.path() / "labels");
    CHECK(test::bidsProblems(folder.path() / "labels") == std::vector<std::string>{});
    CHECK(fs::exists(folder.path() / "labels/sub-P1/beh/sub-P1_task-ses1taskreadrun1_events.tsv"));
}
