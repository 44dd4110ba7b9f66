// Tables of samples with messages between them, which tell trials and pictures.

#include "core/files/trial_message.h"
#include "core/io/open_study.h"
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

/// An IDF converted to text. A number is a sample at that many milliseconds, anything else a message at the time before it.
std::string idf(const std::vector<std::string>& lines, const std::string& end = "\n") {
    std::string text = "## [iView]" + end + "## Subject:\tpp1" + end + "## Calibration Area:\t1680\t1050" + end +
                       "Time\tType\tTrial\tL POR X [px]\tL POR Y [px]\tTiming" + end;
    std::string now = "0";
    for (const std::string& line : lines) {
        const bool sample = line.find_first_not_of("0123456789") == std::string::npos;
        now = sample ? line : now;
        text += now + "000\t" + (sample ? "SMP\t1\t840.5\t525\t0" : "MSG\t1\t# Message: " + line) + end;
    }
    return text;
}

/// The same as PyGaze logs it for The Eye Tribe.
std::string pygaze(const std::vector<std::string>& lines, const std::string& end = "\n") {
    std::string text = "timestamp\ttime\tfix\tstate\tavgx\tavgy\tpsize" + end;
    std::string now = "0";
    for (const std::string& line : lines) {
        const bool sample = line.find_first_not_of("0123456789") == std::string::npos;
        now = sample ? line : now;
        text += sample ? "2014-07-01 12:00:00.000\t" + now + "\tTrue\t7\t511.0\t384.0\t21.3" + end
                       : "MSG\t2014-07-01 12:00:00.000\t" + now + "\t" + line + end;
    }
    return text;
}

const std::vector<std::string> two_trials = {"100", "start_trial 0", "110", "120", "130",       "stop_trial",
                                             "140", "start_trial 1", "150", "160", "stop_trial"};

std::vector<std::string> stimuliOf(const Dataset& study) {
    std::vector<std::string> ids;
    for (const Stimulus& stimulus : study.stimuli)
        ids.push_back(stimulus.id);
    return ids;
}

OpenOptions read(const char* key, const char* value) {
    OpenOptions options;
    options.plan.say(key, value, Origin::given);
    return options;
}

} // namespace

TEST_CASE("SMI IDF and PyGaze: start_trial parts the recording, as a guess that is asked; gaze between trials is of none") {
    TemporaryFolder folder;
    for (const char* end : {"\n", "\r\n"})
        for (const auto& [name, text] :
             {std::pair("pp1.txt", idf(two_trials, end)), {"pp1.tsv", "\xEF\xBB\xBF" + pygaze(two_trials, end)}}) {
            INFO(name);
            const auto file = folder.write(name, text);
            const Dataset study = openStudy(file);
            CHECK(stimuliOf(study) == std::vector<std::string>{"trial 0", "trial 1"});
            CHECK(asks(study, "stimulus"));
            CHECK(recordingOf(study, "pp1", "trial 0").samples.size() == 3);
            CHECK(recordingOf(study, "pp1", "trial 1").samples.size() == 2);
            CHECK(recordingOf(study, "pp1", "trial 1").samples[0].t_ms == 150);
            CHECK(warns(study, "2 samples and fixations between trials were left out"));

            const Dataset whole = openStudy(file, read("stimulus", "file"));
            REQUIRE(whole.recordings.size() == 1);
            CHECK(whole.recordings[0].samples.size() == 7);
            CHECK_FALSE(asks(whole, "stimulus"));
        }
}

TEST_CASE("messages between samples: TRIALID with a name is the stimulus, with a number the trial, in a variable what it says") {
    TemporaryFolder folder;
    for (const bool smi : {true, false}) {
        INFO(smi);
        const auto opened = [&](const std::vector<std::string>& lines) {
            return stimuliOf(openStudy(folder.write(smi ? "pp1.txt" : "pp1.tsv", smi ? idf(lines) : pygaze(lines))));
        };
        using Ids = std::vector<std::string>;
        CHECK(opened({"TRIALID 1", "110", "120", "TRIAL_RESULT 0", "TRIALID 2", "130", "140"}) == Ids{"trial 1", "trial 2"});
        CHECK(opened({"TRIALID sea", "110", "120", "TRIALID forest", "130", "140"}) == Ids{"sea", "forest"});
        CHECK(opened({"TRIALID sea.jpg", "110", "TRIALID sky.jpg", "130"}) == Ids{"sea.jpg", "sky.jpg"});
        CHECK(opened({"start_trial 0", "TRIALID sea", "110", "start_trial 1", "TRIALID sky", "130"}) == Ids{"sea", "sky"});
        CHECK(opened({"start_trial 0", "110", "var image sea.jpg", "stop_trial", "start_trial 1", "130",
                      "var image \"sky.jpg\""}) == Ids{"sea.jpg", "sky.jpg"});
        CHECK(opened({"START_TRIAL_1", "110", "STOP_TRIAL_1", "START_TRIAL_2", "130", "STOP_TRIAL_2"}) ==
              Ids{"trial 1", "trial 2"});
        CHECK(opened({"TRIALSTART 0", "110", "TRIALSTOP 0", "120", "TRIALSTART 1", "130"}) == Ids{"trial 0", "trial 1"});
        CHECK(opened({"trial 3 image sea.jpg onset", "110", "trial 4 image sky.jpg onset", "130"}) == Ids{"sea.jpg", "sky.jpg"});
        CHECK(opened({"110", "UE-keypress Space", "calibration ok", "130"}).size() == 1);
    }
}

TEST_CASE("pictures in messages: SMI's name what is shown from there on; PyGaze's name the trial, or begin one") {
    TemporaryFolder folder;
    const std::vector<std::string> pictures = {"100", "sea.jpg", "110", "120", "sky.jpg", "130", "sea.jpg", "140"};
    const Dataset smi = openStudy(folder.write("pp1.txt", idf(pictures)));
    CHECK(stimuliOf(smi) == std::vector<std::string>{"pp1", "sea.jpg", "sky.jpg"}); // as SMI's own messages always did
    CHECK(recordingOf(smi, "pp1", "sea.jpg").samples.size() == 3);
    CHECK_FALSE(asks(smi, "stimulus"));

    std::vector<std::string> trials = {"start_trial 0", "90", "sea.jpg", "110", "stop_trial", "sky.jpg", "start_trial 1", "130"};
    const Dataset both = openStudy(folder.write("pp1.txt", idf(trials)));
    CHECK(stimuliOf(both) == std::vector<std::string>{"sea.jpg", "sky.jpg"});
    CHECK(recordingOf(both, "pp1", "sea.jpg").samples.size() == 2);
    CHECK(asks(both, "stimulus"));

    const Dataset logged = openStudy(folder.write("pp1.tsv", pygaze({"100", "IMG sea.jpg", "110", "120", "IMG sky.jpg", "130"})));
    CHECK(stimuliOf(logged) == std::vector<std::string>{"sea.jpg", "sky.jpg"});
    CHECK(recordingOf(logged, "pp1", "sea.jpg").samples.size() == 2);
    CHECK(asks(logged, "stimulus"));

    const Dataset named =
        openStudy(folder.write("pp1.tsv", pygaze({"TRIALSTART 0", "IMG sea.jpg", "110", "TRIALSTOP 0", "120", "IMG sky.jpg",
                                                  "TRIALSTART 1", "130", "140", "TRIALSTOP 1"})));
    CHECK(stimuliOf(named) == std::vector<std::string>{"sea.jpg", "sky.jpg"});
    CHECK(recordingOf(named, "pp1", "sky.jpg").samples.size() == 2);
    const Dataset mask = openStudy(folder.write(
        "pp1.tsv", pygaze({"TRIALSTART 0", "IMG mask.png", "110", "TRIALSTOP 0", "TRIALSTART 1", "IMG mask.png", "130"})));
    CHECK(stimuliOf(mask) == std::vector<std::string>{"trial 0", "trial 1"}); // of all trials one picture: a mask
}

TEST_CASE("messages between samples: one trial keeps all its gaze, no sample and no trial are told as before") {
    TemporaryFolder folder;
    const Dataset one = openStudy(folder.write("pp1.txt", idf({"100", "TRIALID 7", "110", "TRIAL_RESULT 0", "120"})));
    CHECK(stimuliOf(one) == std::vector<std::string>{"trial 7"});
    CHECK(one.recordings.at(0).samples.size() == 3);
    const Dataset row = openStudy(folder.write("pp1.txt", idf({"start_trial 0", "110"})));
    CHECK(row.recordings.at(0).samples.size() == 1);
    const Dataset none = openStudy(folder.write("pp1.txt", idf({"start_trial 0", "stop_trial"})));
    CHECK(none.recordings.empty());
    CHECK(warns(none, "holds no rows that count"));
    const Dataset comma = openStudy(folder.write("comma.tsv", "timestamp\ttime\tavgx\tavgy\tpsize\n"
                                                              "a\t0,5\t511,5\t384,25\t21,3\nMSG\ta\t1,5\tTRIALID 1\n"
                                                              "a\t16,5\t512,5\t384,25\t21,3\nMSG\ta\t17,5\tTRIALID 2\n"
                                                              "a\t33,5\t513,5\t384,25\t21,3\n"));
    CHECK(stimuliOf(comma) == std::vector<std::string>{"trial 1", "trial 2"});
    CHECK(recordingOf(comma, "comma", "trial 2").samples.at(0).gaze.x_px == 513.5);
}

TEST_CASE("messages in one person's file part that person's recording alone") {
    TemporaryFolder folder;
    folder.write("s/P1.tsv", pygaze(two_trials));
    folder.write("s/P2.tsv", pygaze({"100", "110", "120", "130"}));
    const Dataset study = openStudy(folder.path() / "s");
    CHECK(recordingOf(study, "P1", "trial 0").samples.size() == 3);
    const auto second = std::count_if(study.recordings.begin(), study.recordings.end(), [&](const Recording& recording) {
        return study.participants[recording.participant].id == "P2" && recording.samples.size() == 4;
    });
    CHECK(second == 1);
    CHECK(study.recordings.size() == 3);
}

TEST_CASE("messages of trials: their number, with stop in one word too") {
    CHECK(saidOfTrial("TRIALSTART 12").number == "12");
    CHECK(saidOfTrial("START_TRIAL_1").number == "1");
    CHECK(saidOfTrial("TRIALSTOP 12").end);
    CHECK_FALSE(saidOfTrial("TRIALSTOP 12").start);
    CHECK(saidOfTrial("trial start").number.empty());
}
