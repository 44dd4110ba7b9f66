// Folders with a file for each of four people, one of every table format and of every way files lie in a folder.

#include "tests/core/files/written_binaries.h"
#include "tests/core/io/written_studies.h"

namespace nictate::test {

namespace {

using Name = std::function<std::string(const std::string& who)>;
using File = std::function<std::string(const std::string& who, double x)>; ///< x is a share of the screen

/// Four people's files. `second` is how the study calls B.
WrittenStudy fourFiles(const std::string& name, const std::string& second, const Name& path, const File& file) {
    return {.name = name,
            .second = second,
            .own = file("B", 0.5),
            .files =
                [=](const std::string& part) {
                    return Files{{"study/" + path("A"), file("A", 0.2)},
                                 {"study/" + path("B"), part},
                                 {"study/" + path("C"), file("C", 0.7)},
                                 {"study/" + path("D"), file("D", 0.4)}};
                },
            .replacements = {file("B", 1e9), file("B", -3), "", file("B", 0.001)}};
}

Name called(const std::string& before, const std::string& behind) {
    return [=](const std::string& who) { return before + who + behind; };
}

/// B's file is the first of the folder.
Name first(const std::string& b, const std::string& behind) {
    return [=](const std::string& who) { return (who == "B" ? b : who) + behind; };
}

/// 1001 … 1004
std::string numbered(const std::string& who) { return std::to_string(1000 + who[0] - 'A' + 1); }

WrittenStudy proLab() {
    return fourFiles("Tobii Pro Lab, a file each", "B", called("", ".tsv"), [](const std::string& who, double x) {
        return "Recording timestamp [ms]\tParticipant name\tRecording name\tRecording resolution width\t"
               "Recording resolution height\tSensor\tEvent\tGaze point X\tGaze point Y\tValidity left\tValidity right\t"
               "Eye movement type\tGaze event duration\tEye movement type index\tFixation point X\tFixation point Y\t"
               "Presented Stimulus name\n" +
               times(24, [&](int i) {
                   return std::to_string(i * 8) + "\t" + who + "\tRec 1\t1920\t1080\tEye Tracker\t\t" + number(1920 * x + i) +
                          "\t300\tValid\tValid\tFixation\t96\t" + std::to_string(1 + i / 12) + "\t" + number(1920 * x) +
                          "\t300\tpage.png\n";
               });
    });
}

WrittenStudy studio() {
    return fourFiles("Tobii Studio, a file each", "B", called("", ".tsv"), [](const std::string& who, double x) {
        return "ParticipantName\tRecordingName\tRecordingResolution\tMediaName\tRecordingTimestamp\tGazeEventType\t"
               "GazeEventDuration\tFixationIndex\tFixationPointX (MCSpx)\tFixationPointY (MCSpx)\tGazePointX (MCSpx)\t"
               "GazePointY (MCSpx)\tValidityLeft\tValidityRight\n" +
               times(24, [&](int i) {
                   return who + "\tRec\t1280 x 1024\tpage.png\t" + std::to_string(i * 17) + "\tFixation\t204\t" +
                          std::to_string(1 + i / 12) + "\t" + number(1280 * x) + "\t60\t" + number(1280 * x + i) + "\t61\t0\t0\n";
               });
    });
}

WrittenStudy studioBefore() {
    return fourFiles("Tobii Studio 1, a file each", "B", called("", "-All-Data.tsv"), [](const std::string& who, double x) {
        return "System Properties:\nParticipant:\t" + who +
               "\nRecording resolution:\t1280 x 1024\n\nTimestamp\tGazePointXLeft\tGazePointYLeft\tValidityLeft\t"
               "GazePointXRight\tGazePointYRight\tValidityRight\tFixationIndex\tStimuliName\n" +
               times(24, [&](int i) {
                   return std::to_string(i * 17) + "\t" + number(1280 * x) + "\t60\t0\t" + number(1280 * x + 2) + "\t61\t0\t" +
                          std::to_string(1 + i / 12) + "\tpage.png\n";
               });
    });
}

WrittenStudy studioFixations() {
    return fourFiles("Tobii Studio's fixations, a file each", "B", called("", "-Fixation-Data.tsv"),
                     [](const std::string& who, double x) {
                         return "Subject: " + who +
                                "\nRecording: Rec 1\nScreen resolution: 1280 x 1024\n\nFixationIndex\t"
                                "Timestamp\tFixationDuration\tMappedFixationPointX\tMappedFixationPointY\t\n" +
                                times(12, [&](int i) {
                                    return std::to_string(i + 1) + "\t" + std::to_string(26 + 300 * i) + "\t250\t" +
                                           number(1280 * x + i) + "\t518\t\n";
                                });
                     });
}

WrittenStudy smiEventTable() {
    return fourFiles("SMI event statistics, a file each", "B", called("events ", ".txt"), [](const std::string& who, double x) {
        return "Participant\tStimulus\tTrial\tCategory\tEye L/R\tEvent Start Trial Time [ms]\tEvent End Trial Time [ms]\t"
               "Event Duration [ms]\tFixation Position X [px]\tFixation Position Y [px]\n" +
               times(12, [&](int i) {
                   return who + "\tpage.png\tTrial001\tFixation\tLeft\t" + std::to_string(300 * i) + "\t" +
                          std::to_string(300 * i + 250) + "\t250\t" + number(1680 * x + i) + "\t400\n";
               });
    });
}

WrittenStudy smiSampleTable() {
    return fourFiles("SMI raw data, a file each", "B", called("raw ", ".csv"), [](const std::string& who, double x) {
        return "RecordingTime [ms],Trial,Stimulus,Participant,Category Group,Category Right,Category Left,"
               "Point of Regard Right X [px],Point of Regard Right Y [px],Point of Regard Left X [px],"
               "Point of Regard Left Y [px]\n" +
               times(40, [&](int i) {
                   return std::to_string(i * 4) + ",Trial001,page.png," + who + ",Eye,Fixation,Fixation," + number(1680 * x) +
                          ",300," + number(1680 * x + 2) + ",301\n";
               });
    });
}

WrittenStudy smiRaw() {
    return fourFiles("SMI raw samples, a file each", "B", called("", "_Samples.txt"), [](const std::string& who, double x) {
        return "## [BeGaze]\n## Sample Rate:\t250\n## Subject:\t" + who +
               "\n## Calibration Area:\t1680\t1050\nTime\tType\tTrial\tL POR X [px]\tL POR Y [px]\tR POR X [px]\tR POR Y [px]\t"
               "L Event Info\n0\tMSG\t1\t# Message: page.png\n" +
               times(40, [&](int i) {
                   return std::to_string(i * 4000) + "\tSMP\t1\t" + number(1680 * x) + "\t300\t" + number(1680 * x + 1) +
                          "\t300\tFixation\n";
               });
    });
}

WrittenStudy smiEvents() {
    return fourFiles("SMI BeGaze events, a file each", "B", called("", " Events.txt"), [](const std::string& who, double x) {
        return "[BeGaze]\nSample Rate:\t250\nSubject:\t" + who +
               "\n\nTable Header for Fixations:\nEvent Type\tTrial\tNumber\tStart\tEnd\tDuration\tLocation X\tLocation Y\n\n"
               "Table Header for User Events:\nEvent Type\tTrial\tNumber\tStart\tDescription\n\n"
               "UserEvent\t1\t1\t1000\t# Message: page.png\n" +
               times(12, [&](int i) {
                   return "Fixation L\t1\t" + std::to_string(i + 1) + "\t" + std::to_string(1000 + i * 300000) + "\t" +
                          std::to_string(201000 + i * 300000) + "\t200000\t" + number(1680 * x) + "\t20\n";
               });
    });
}

WrittenStudy gazebaseVr() {
    return fourFiles(
        "GazeBaseVR", "002", [](const std::string& who) { return "S_" + numbered(who) + "_S1_VRG.csv"; },
        [](const std::string&, double x) {
            return "n,x,y,lx,ly,rx,ry,xT,yT,zT,clx,cly,clz,crx,cry,crz\n" + times(60, [&](int i) {
                       return std::to_string(i * 4) + "," + number(40 * (x - 0.5)) + ",1,0,0,0,0,0,0,1,0,0,0,0,0,0\n";
                   });
        });
}

WrittenStudy gazebase() {
    return fourFiles(
        "GazeBase, a file each", "002", [](const std::string& who) { return "S_" + numbered(who) + "_S1_FXS.csv"; },
        [](const std::string&, double x) {
            return "n,x,y,val,dP,lab,xT,yT\n" +
                   times(300, [&](int i) { return std::to_string(i) + "," + number(20 * (x - 0.5)) + ",1,0,900,1,0,0\n"; });
        });
}

WrittenStudy judo() {
    return fourFiles(
        "JuDo1000", "2", [](const std::string& who) { return numbered(who).substr(3) + "_1.csv"; },
        [](const std::string&, double x) {
            return "trialId,pointId,time,x_left,y_left,x_right,y_right,xT,yT\n" + times(300, [&](int i) {
                       return "1,1," + std::to_string(i) + "," + number(1280 * x) + ",500," + number(1280 * x + 1) +
                              ",501,640,512\n";
                   });
        });
}

WrittenStudy healthyBrain() {
    return fourFiles(
        "Healthy Brain Network", "NDARAA000BBB",
        [](const std::string& who) { return "NDARAA000" + std::string(3, who[0]) + "_Video1.csv"; },
        [](const std::string&, double x) {
            return "time,x_pix,y_pix\n" + times(60, [&](int i) { return std::to_string(i) + "," + number(800 * x) + ",300\n"; });
        });
}

WrittenStudy vive() {
    return fourFiles("HTC Vive, a file each", "1B", first("1B", ".csv"), [](const std::string&, double x) {
        return "time(100ns);eye_valid_L;eye_valid_R;gaze_direct_L.x;gaze_direct_L.y;gaze_direct_L.z;gaze_direct_R.x;"
               "gaze_direct_R.y;gaze_direct_R.z\n" +
               times(60, [&](int i) {
                   return std::to_string(i * 80000) + ";31;31;" + number(x - 0.5) + ";0.1;0.9;" + number(x - 0.5) + ";0.1;0.9\n";
               });
    });
}

WrittenStudy varjo() {
    return fourFiles("Varjo", "B", called("", ".csv"), [](const std::string&, double x) {
        return "raw_timestamp,status,gaze_forward_x,gaze_forward_y,gaze_forward_z\n" + times(60, [&](int i) {
                   return std::to_string(1000000000L + i * 5000000L) + ",2," + number(x - 0.5) + ",0.1,0.9\n";
               });
    });
}

WrittenStudy hololens() {
    return fourFiles("HoloLens", "B", called("", ".csv"), [](const std::string&, double x) {
        return "eyeDataTimestamp,gazeHasValue,gazeDirection_x,gazeDirection_y,gazeDirection_z\n" +
               times(60, [&](int i) { return std::to_string(1000 + i * 33) + ",True," + number(x - 0.5) + ",0.1,0.9\n"; });
    });
}

WrittenStudy pico() {
    return fourFiles("Pico", "B", called("", ".csv"), [](const std::string&, double x) {
        return "Timeline,Left Eye Pose Status,Left Eye Gaze Vector.x,Left Eye Gaze Vector.y,Left Eye Gaze Vector.z,"
               "Right Eye Pose Status,Right Eye Gaze Vector.x,Right Eye Gaze Vector.y,Right Eye Gaze Vector.z\n" +
               times(60, [&](int i) {
                   return number(i * 0.011) + ",52," + number(x - 0.5) + ",0.1,0.9,52," + number(x - 0.5) + ",0.1,0.9\n";
               });
    });
}

WrittenStudy fixationReports() {
    return fourFiles("Data Viewer fixation reports", "B", called("fix ", ".txt"), [](const std::string& who, double x) {
        return "RECORDING_SESSION_LABEL\tTRIAL_INDEX\tCURRENT_FIX_INDEX\tCURRENT_FIX_X\tCURRENT_FIX_Y\tCURRENT_FIX_START\t"
               "CURRENT_FIX_DURATION\timage\tcondition\n" +
               times(12, [&](int i) {
                   return who + "\t1\t" + std::to_string(i + 1) + "\t" + number(1280 * x) + "\t300\t" + std::to_string(i * 300) +
                          "\t250\tpage.png\tlook\n";
               });
    });
}

WrittenStudy sampleReports() {
    return fourFiles("Data Viewer sample reports", "B", called("sample ", ".txt"), [](const std::string& who, double x) {
        return "RECORDING_SESSION_LABEL\tTRIAL_INDEX\tTIMESTAMP\tLEFT_GAZE_X\tLEFT_GAZE_Y\tLEFT_IN_BLINK\tRIGHT_GAZE_X\t"
               "RIGHT_GAZE_Y\tRIGHT_IN_BLINK\tSUBJECT\tPICTURE\n" +
               times(300, [&](int i) {
                   return who + "\t1\t" + std::to_string(1000 + i) + "\t" + number(1280 * x) + "\t300\t0\t" +
                          number(1280 * x + 1) + "\t300\t0\t" + who + "\tpage.png\n";
               });
    });
}

WrittenStudy gazepoint() {
    return fourFiles("Gazepoint, a file each", "1B", first("1B", "_all_gaze.csv"), [](const std::string&, double x) {
        return "MEDIA_ID,MEDIA_NAME,CNT,TIME(2024/01/31 10:02:11.500),FPOGX,FPOGY,FPOGS,FPOGD,FPOGID,FPOGV,BPOGX,BPOGY,BPOGV,"
               "USER,LPMM,\n" +
               times(24, [&](int i) {
                   return "0,page," + std::to_string(i) + "," + number(i / 60.0) + "," + number(x) + ",0.5," +
                          number(i / 12 / 5.0) + "," + number(i % 12 / 60.0) + "," + std::to_string(1 + i / 12) + ",1," +
                          number(x) + ",0.5,1,,3.1,\n";
               });
    });
}

WrittenStudy gazepointFixations() {
    return fourFiles("Gazepoint fixations, a file each", "B", called("", "_fixations.csv"), [](const std::string&, double x) {
        return "MEDIA_ID,MEDIA_NAME,CNT,TIME(2024/01/31 10:02:11.500),FPOGX,FPOGY,FPOGS,FPOGD,FPOGID,FPOGV,USER,\n" +
               times(12, [&](int i) {
                   return "0,page," + std::to_string(i) + "," + number(i / 3.0) + "," + number(x) + ",0.5," + number(i / 3.0) +
                          ",0.25," + std::to_string(1 + i) + ",1,,\n";
               });
    });
}

WrittenStudy imotionsLinesAbove() {
    return fourFiles("iMotions 9", "B", called("001_", ".csv"), [](const std::string& who, double x) {
        return "#INFO,,\n#Study name,ads,\n#Respondent Name," + who +
               ",\n#DATA,,\nRow,Timestamp,EventSource,SourceStimuliName,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty,"
               "ET_PupilLeft,GSR\n" +
               times(40, [&](int i) {
                   return std::to_string(i) + "," + number(i * 16.7) + ",ET,ad," + number(1920 * x) + ",400," + number(1920 * x) +
                          ",401,3.1,\n";
               });
    });
}

WrittenStudy imotionsSensors() {
    return fourFiles("iMotions, sensors alone", "B", called("", ".csv"), [](const std::string&, double x) {
        return "RowNumber,Timestamp,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty,ET_PupilLeft\n" + times(40, [&](int i) {
                   return std::to_string(i) + "," + std::to_string(16 * i) + "," + number(1920 * x) + ",200," +
                          number(1920 * x + 4) + ",200,3.1\n";
               });
    });
}

WrittenStudy imotionsFilter() {
    return fourFiles("iMotions, filtered", "B", called("", ".csv"), [](const std::string&, double x) {
        return "RowNumber,Timestamp,Gaze X,Gaze Y,Interpolated Gaze X,Interpolated Gaze Y,Fixation Index,Fixation X,Fixation Y,"
               "Fixation Start,Fixation Duration\n" +
               times(40, [&](int i) {
                   return std::to_string(i) + "," + std::to_string(16 * i) + "," + number(1920 * x) + ",200," +
                          number(1920 * x + 4) + ",200,1," + number(1920 * x) + ",200,0,640\n";
               });
    });
}

WrittenStudy imotionsBefore() {
    return fourFiles("iMotions 6", "B", called("", ".csv"), [](const std::string& who, double x) {
        return "StudyName,Name,Age,StimulusName,Timestamp,GazeX,GazeY,GazeLeftx,GazeLefty,GazeRightx,GazeRighty,FixationSeq,"
               "FixationX,FixationY,FixationStart,FixationDuration\n" +
               times(40, [&](int i) {
                   const std::string at = number(1920 * x) + ",300,";
                   return "s," + who + ",20,ad," + std::to_string(16 * i) + "," + at + at + at + "1," + at + "0,640\n";
               });
    });
}

WrittenStudy mapped(const std::string& onto, const std::string& unit, double width) {
    return fourFiles("Pupil Cloud " + onto, "B", called("gaze ", ".csv"), [=](const std::string& who, double x) {
        return "section id,recording id,timestamp [ns],gaze detected " + onto + ",gaze position " + onto + " x [" + unit +
               "],gaze position " + onto + " y [" + unit + "],fixation id,blink id\n" + times(40, [&](int i) {
                   return "s," + who + "," + std::to_string(1700000000000000000 + 5000000L * i) + ",True," + number(width * x) +
                          "," + number(0.5 * width) + "," + std::to_string(1 + i / 20) + ",\n";
               });
    });
}

WrittenStudy scanpaths() {
    return fourFiles("scanpaths in JSON, a file each", "B", called("", ".json"), [](const std::string& who, double x) {
        return "[" +
               times(3,
                     [&](int i) {
                         return std::string(i ? "," : "") + R"({"name": ")" + std::to_string(i) + R"(.jpg", "subject": ")" + who +
                                R"(", "task": "cup", "condition": "present", "X": [)" + number(1680 * x) +
                                R"(, 700], "Y": [200, 300], "T": [250, 200]})" + "\n";
                     }) +
               "]";
    });
}

WrittenStudy webgazer() {
    return fourFiles("jsPsych, a file each", "B", called("", ".csv"), [](const std::string& who, double x) {
        return "trial_index,stimulus,subject_id,webgazer_data\n" + times(2, [&](int i) {
                   const std::string points = times(20, [&](int k) {
                       return std::string(k ? "," : "") + R"({""x"":)" + number(1000 * x + k) + R"(,""y"":200,""t"":)" +
                              number(33 * k) + "}";
                   });
                   return std::to_string(i) + ",a.png," + who + ",\"[" + points + "]\"\n";
               });
    });
}

WrittenStudy daemonsFixations() {
    return fourFiles("DAEMONS, a file each", "B", called("", ".csv"), [](const std::string& who, double x) {
        return "VP,Img,x,y,fixdur\n" +
               times(12, [&](int i) { return who + ",img1," + number(30 * (x - 0.5)) + ",1.5," + number(240 + i) + "\n"; });
    });
}

WrittenStudy pupilCoreSurface() {
    return fourFiles("Pupil Core's surface, a file each", "B", called("", ".csv"), [](const std::string&, double x) {
        return "world_timestamp,world_index,gaze_timestamp,x_norm,y_norm,on_surf,confidence\n" +
               times(60, [&](int i) { return "5.0,0," + number(5 + i / 100.0) + "," + number(x) + ",0.4,True,0.98\n"; });
    });
}

WrittenStudy mecoFixations() {
    return fourFiles("MECO, a file each", "B", called("", ".csv"), [](const std::string& who, double x) {
        return "uniform_id,trialid,itemid,fixid,xn,yn,start,stop,dur\n" + times(12, [&](int i) {
                   return who + ",1,2," + std::to_string(i + 1) + "," + number(1280 * x) + ",300," + std::to_string(300 * i) +
                          "," + std::to_string(300 * i + 250) + ",250\n";
               });
    });
}

WrittenStudy osieLists() {
    return fourFiles("OSIE in MATLAB, a file each", "2", called("", ".mat"), [](const std::string& who, double x) {
        const auto vectors = [](const std::vector<double>& places) {
            const int count = static_cast<int>(places.size());
            return matStructure("", {{"fix_x", matNumbers("", 1, count, places)},
                                     {"fix_y", matNumbers("", 1, count, std::vector<double>(places.size(), 300))},
                                     {"fix_duration", matNumbers("", 1, count, std::vector<double>(places.size(), 240))}});
        };
        std::vector<std::string> subjects(4, vectors({}));
        subjects[static_cast<std::size_t>(who[0] - 'A')] = vectors({800 * x, 800 * x + 1, 800 * x + 2});
        return matFile(
            {matCells("fixations", 1, 1,
                      {matStructure("", {{"img", matWord("", "1001.jpg")}, {"subjects", matCells("", 4, 1, subjects)}})})});
    });
}

WrittenStudy mit1003Samples() {
    return fourFiles("MIT1003 in MATLAB", "B", called("", "/boston.mat"), [](const std::string&, double x) {
        const std::string data = matStructure("", {{"eyeData", matNumbers("", 60, 2, std::vector<double>(120, 700 * x))}});
        return matFile({matStructure("boston", {{"DATA", data}})});
    });
}

WrittenStudy cat2000Map() {
    return fourFiles("CAT2000 in MATLAB, a file each", "B", called("", ".mat"), [](const std::string& who, double x) {
        const std::string recording = matStructure("", {{"name", matWord("", "24-1-" + who + ".eye")},
                                                        {"data", matNumbers("", 2, 2, {1920 * x, 1920 * x + 1, 500, 501})}});
        return matFile({matStructure("map", {{"keys", matCells("", 1, 1, {matWord("", "Action/001.jpg")})},
                                             {"values", matCells("", 1, 1, {matCells("", 1, 1, {recording})})}})});
    });
}

WrittenStudy edf2matStructure() {
    return fourFiles("Edf2Mat, a file each", "B", called("", ".mat"), [](const std::string&, double x) {
        const auto column = [](double from, double step) {
            std::vector<double> values;
            for (int i = 0; i < 60; ++i)
                values.push_back(from + step * i);
            return matNumbers("", 60, 1, values);
        };
        const std::string samples = matStructure(
            "",
            {{"time", column(100, 4)}, {"posX", column(800 * x, 0)}, {"posY", column(300, 0)}, {"pupilSize", column(900, 0)}});
        return matFile({matStructure("edf", {{"Samples", samples}})});
    });
}

WrittenStudy iohubSamples() {
    return fourFiles("PsychoPy ioHub", "B", called("", ".hdf5"),
                     [](const std::string&, double x) { return iohubFile(1000 * x, 50, 2); });
}

WrittenStudy ariaGaze() {
    return fourFiles("Project Aria", "1B", first("1B", ".csv"), [](const std::string&, double x) {
        return "tracking_timestamp_us,left_yaw_rads_cpf,right_yaw_rads_cpf,pitch_rads_cpf,depth_m\n" + times(60, [&](int i) {
                   return std::to_string(100000L + i * 33333L) + "," + number(x - 0.5) + "," + number(x - 0.51) + ",-0.1,1.2\n";
               });
    });
}

WrittenStudy gorillaGaze() {
    return fourFiles("Gorilla", "B", called("", ".csv"), [](const std::string& who, double x) {
        return "filename,trial,time_stamp,time,type,screen_index,x_pred,y_pred,x_pred_normalised,y_pred_normalised,convergence,"
               "face_conf,zone_name,zone_x,zone_y,zone_width,zone_height,subject\n" +
               times(30, [&](int i) {
                   return who + ".csv,1," + std::to_string(1600000000000L + i * 33) + "," + std::to_string(33 * i) +
                          ",prediction,4," + number(1000 * x) + ",300," + number(x) + ",0.5,4,0.9,,,,,," + who + "\n";
               });
    });
}

WrittenStudy tobiiTuples() {
    return fourFiles("Tobii's research library", "B", called("", ".csv"), [](const std::string&, double x) {
        return "device_time_stamp;system_time_stamp;left_gaze_point_on_display_area;left_gaze_point_validity;"
               "right_gaze_point_on_display_area;right_gaze_point_validity\n" +
               times(40, [&](int i) {
                   const std::string point = "(" + number(x) + ", 0.5);1;";
                   return std::to_string(5 + i) + ";" + std::to_string(7000000L + i * 11111L) + ";" + point +
                          point.substr(0, point.size() - 1) + "\n";
               });
    });
}

WrittenStudy tittaTables() {
    return fourFiles("Titta", "B", called("", ".tsv"), [](const std::string&, double x) {
        return "device_time_stamp\tsystem_time_stamp\tleft_gaze_point_on_display_area_x\tleft_gaze_point_on_display_area_y\t"
               "left_gaze_point_valid\tright_gaze_point_on_display_area_x\tright_gaze_point_on_display_area_y\t"
               "right_gaze_point_valid\n" +
               times(40, [&](int i) {
                   const std::string point = "\t" + number(x) + "\t0.5\tTrue";
                   return std::to_string(5 + i) + "\t" + std::to_string(7000000L + i * 11111L) + point + point + "\n";
               });
    });
}

WrittenStudy eprimeGaze() {
    return fourFiles("E-Prime", "B", called("", ".gazedata"), [](const std::string& who, double x) {
        return "Subject\tSession\tID\tTETTime\tRTTime\tXGazePosLeftEye\tYGazePosLeftEye\tXGazePosRightEye\tYGazePosRightEye\t"
               "Stimulus\n" +
               times(40, [&](int i) {
                   const std::string point = "\t" + number(x) + "\t0.5";
                   return who + "\t1\t" + std::to_string(i) + "\t" + std::to_string(90000 + 17 * i) + "\t" +
                          std::to_string(17 * i) + point + point + "\tcat.png\n";
               });
    });
}

WrittenStudy remodnavEvents() {
    return fourFiles("REMoDNaV", "B", called("", ".tsv"), [](const std::string&, double x) {
        return "onset\tduration\tlabel\tstart_x\tstart_y\tend_x\tend_y\tamp\tpeak_vel\tmed_vel\tavg_vel\n" +
               times(12, [&](int i) {
                   const std::string place = number(1000 * x) + "\t300.5\t";
                   return number(0.3 * i) + "\t0.25\t" + (i % 3 == 2 ? "SACC" : "FIXA") + "\t" + place + place +
                          "1.5\t30\t9\t4\n";
               });
    });
}

WrittenStudy aseeSamples() {
    return fourFiles("7invensun aSee", "1B", first("1B", ".csv"), [](const std::string&, double x) {
        return "Recording Time Stamp[ms],Gaze Point X[px],Gaze Point Y[px],Fixation Index,Fixation Point X[px],Fixation Point "
               "Y[px],"
               "Fixation Duration[ms]\n" +
               times(40, [&](int i) {
                   return std::to_string(4 * i) + "," + number(1000 * x) + ",300," + std::to_string(1 + i / 20) + "," +
                          number(1000 * x) + ",300,80\n";
               });
    });
}

WrittenStudy eyelogicSamples() {
    return fourFiles("EyeLogic", "1B", first("1B", ".csv"), [](const std::string&, double x) {
        return "TYPE;timestampMicroSec;index;porFilteredX;porFilteredY;porLeftX;porLeftY;porRightX;porRightY\nMSG;1;start\n" +
               times(40, [&](int i) {
                   const std::string point = ";" + number(1000 * x) + ";300";
                   return "DAT;" + std::to_string(5000000L + 4000L * i) + ";" + std::to_string(i) + point + point + point + "\n";
               });
    });
}

WrittenStudy ogamaTable() {
    return fourFiles("OGAMA", "B", called("", ".txt"), [](const std::string& who, double x) {
        return "ID\tSubjectName\tTrialID\tTrialSequence\tTrialName\tCountInTrial\tStartTime\tLength\tPosX\tPosY\n" +
               times(12, [&](int i) {
                   return std::to_string(i) + "\t" + who + "\t5\t0\tslide1\t" + std::to_string(i) + "\t" +
                          std::to_string(300 * i) + "\t220\t" + number(1000 * x) + "\t300\n";
               });
    });
}

WrittenStudy mappedFixations(const char* name, const char* onto, const char* unit, double scale) {
    return fourFiles(name, "B", called("", ".csv"), [=](const std::string& who, double x) {
        return std::string("section id,recording id,fixation id,start timestamp [ns],end timestamp [ns],duration [ms],fixation "
                           "detected ") +
               onto + ",fixation x [" + unit + "],fixation y [" + unit + "]\n" + times(12, [&](int i) {
                   return "s," + who + "," + std::to_string(i) + "," + std::to_string(300000000L * i) + "," +
                          std::to_string(300000000L * i + 200000000L) + ",200,true," + number(scale * x) + "," +
                          number(scale / 2) + "\n";
               });
    });
}

/// Tables of text by the name of spreadsheets.
WrittenStudy reportsAsSpreadsheets() {
    return fourFiles("Data Viewer reports named .xls", "B", called("", ".xls"), [](const std::string& who, double x) {
        return "RECORDING_SESSION_LABEL\tCURRENT_FIX_DURATION\tCURRENT_FIX_START\tCURRENT_FIX_END\tCURRENT_FIX_X\t"
               "CURRENT_FIX_Y\tTarget\n" +
               times(12, [&](int i) {
                   return who + "\t250\t" + std::to_string(300 * i) + "\t" + std::to_string(300 * i + 250) + "\t" +
                          number(1280 * x) + "\t300\tcup\n";
               });
    });
}

WrittenStudy imotionsBlocks() {
    return fourFiles("iMotions in blocks", "B", called("", ".csv"), [](const std::string& who, double x) {
        return "#HEADER,,\n#Study name,ads,\n#Respondent Name," + who +
               ",\n#METADATA,,\nFieldName,Timestamp,ET_GazeLeftx,ET_GazeLefty\nDataType,Double,Double,Double\nUnit,ms,px,px\n"
               "#DATA,,\nTimestamp,ET_TimeSignal,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty,ET_ValidityLeftEye,"
               "ET_ValidityRightEye\n" +
               times(40, [&](int i) {
                   return number(16.7 * i) + "," + number(16.7 * i) + "," + number(1920 * x) + ",400," + number(1920 * x) +
                          ",401,0,0\n";
               });
    });
}

/// Gaze and slides, a file each; B's slides are the part that may be anything.
WrittenStudy imotionsSlides() {
    const auto above = [](const std::string& who) { return "#HEADER,,\n#Respondent Name," + who + ",\n#METADATA,,\n#DATA,,\n"; };
    const auto gaze = [=](const std::string& who, double x) {
        return above(who) + "Timestamp,ET_GazeLeftx,ET_GazeLefty,ET_GazeRightx,ET_GazeRighty\n" + times(40, [&](int i) {
                   return std::to_string(10 * i) + "," + number(1920 * x) + ",400," + number(1920 * x) + ",401\n";
               });
    };
    const auto slides = [=](const std::string& who) {
        return above(who) + "RowNumber,SlideEvent,Timestamp,StimType,Duration,SourceStimuliName\n1,StartMedia,0,Image,200,cat\n"
                            "2,EndMedia,200,Image,200,cat\n3,StartMedia,200,Image,190,dog\n4,EndMedia,390,Image,190,dog\n";
    };
    return {.name = "iMotions with slides",
            .second = "B",
            .own = slides("B"),
            .files =
                [=](const std::string& part) {
                    Files files{{"study/0B_slides.csv", part}};
                    for (const auto& [who, x] :
                         {std::pair("A", 0.2), std::pair("B", 0.5), std::pair("C", 0.7), std::pair("D", 0.4)}) {
                        files[std::string("study/") + who + "_gaze.csv"] = gaze(who, x);
                        if (std::string(who) != "B")
                            files[std::string("study/") + who + "_slides.csv"] = slides(who);
                    }
                    return files;
                },
            .replacements = {slides("A"), slides("Z"), "", "1,2\n"}};
}

WrittenStudy eyeTribeLogs() {
    return fourFiles("The Eye Tribe", "B", called("", ".json"), [](const std::string&, double x) {
        return times(60, [&](int i) {
            const std::string raw = R"({"raw":{"x":)" + number(1280 * x) + R"(,"y":300},"psize":20})";
            return R"({"category":"tracker","statuscode":200,"values":{"frame":{"lefteye":)" + raw + R"(,"righteye":)" + raw +
                   R"(,"state":7,"time":)" + std::to_string(1000 + 33 * i) + "}}}\n";
        });
    });
}

WrittenStudy viewpointLogs() {
    return fourFiles("ViewPoint", "B", called("", ".txt"), [](const std::string&, double x) {
        return "3\tViewPoint EyeTracker\n5\tTotalTime\tDeltaTime\tX_Gaze\tY_Gaze\tRegion\tPupilWidth\tQuality\tCount\tMarker\n" +
               times(60, [&](int i) {
                   return "10\t" + number(i / 60.0) + "\t16.7\t" + number(x) + "\t0.5\t0\t0.2\t0\t" + std::to_string(i) + "\t\n";
               });
    });
}

/// PyGaze's log for The Eye Tribe: its messages tell trials.
WrittenStudy trialMessages() {
    return fourFiles("trials in messages", "B", called("", ".tsv"), [](const std::string&, double x) {
        return "timestamp\ttime\tfix\tstate\tavgx\tavgy\tpsize\n" + times(2, [&](int trial) {
                   const std::string now = std::to_string(1000 * trial);
                   return "MSG\t2014\t" + now + "\tstart_trial " + std::to_string(trial) + "\n" +
                          times(30,
                                [&](int i) {
                                    return "2014\t" + std::to_string(1000 * trial + 33 * i) + "\tTrue\t7\t" + number(1280 * x) +
                                           "\t384.0\t21.3\n";
                                }) +
                          "MSG\t2014\t" + now + "\tstop_trial\n";
               });
    });
}

WrittenStudy gazecomArffs() {
    return fourFiles("GazeCom's ARFF", "B", called("", ".arff"), [](const std::string&, double x) {
        return "@RELATION gaze\n%@METADATA width_px 1280\n%@METADATA height_px 720\n@ATTRIBUTE time INTEGER\n@ATTRIBUTE x "
               "NUMERIC\n@ATTRIBUTE y NUMERIC\n@ATTRIBUTE confidence NUMERIC\n@DATA\n" +
               times(60, [&](int i) { return std::to_string(4000 * i) + "," + number(1280 * x) + ",300.0,1.0\n"; });
    });
}

WrittenStudy gazecomCoords() {
    return fourFiles("GazeCom's .coord", "B", called("", ".coord"), [](const std::string&, double x) {
        return "# made\ngaze 1280 720\ngeometry distance 0.45 width 0.4 height 0.225\n" +
               times(60, [&](int i) { return std::to_string(4000 * i) + " " + number(1280 * x) + " 300.0 1.0\n"; });
    });
}

/// As ClearView (names with the eye in brackets) and Tobii's first Studio wrote them.
WrittenStudy clearviewTables(const std::string& name, const std::string& left, const std::string& right) {
    return fourFiles(name, "B", called("", ".txt"), [=](const std::string&, double x) {
        const auto names = [](const std::string& eye) {
            return "\tGazePointX" + eye + "\tGazePointY" + eye + "\tCamX" + eye + "\tPupil" + eye + "\tValidity" + eye;
        };
        return "Timestamp\tNumber" + names(left) + names(right) + "\n" + times(60, [&](int i) {
                   const std::string eye = "\t" + number(1280 * x) + "\t300.0\t0.5\t3.8\t0";
                   return std::to_string(20 * i) + "\t" + std::to_string(i + 1) + eye + eye + "\n";
               });
    });
}

WrittenStudy psychopyTobiiSessions() {
    return fourFiles("psychopy_tobii_controller", "B", called("", ".tsv"), [](const std::string&, double x) {
        return "Recording date:\t2020/01/02\nRecording time:\t10:11:12\nRecording resolution:\t1920 x 1080\nEvent recording "
               "mode:\tSeparated\n\n" +
               times(2, [&](int) {
                   return "Session Start\nTimeStamp\tGazePointXLeft\tGazePointYLeft\tPupilLeft\tValidityLeft\tGazePointXRight\t"
                          "GazePointYRight\tPupilRight\tValidityRight\tGazePointX\tGazePointY\n" +
                          times(30,
                                [&](int i) {
                                    const std::string eye = "\t" + number(1920 * (x - 0.5)) + "\t100.0\t3.1\t1";
                                    return number(16.7 * i) + eye + eye + "\t0\t0\n";
                                }) +
                          "TimeStamp\tEvent\n12.5\tcat\nSession End\n\n";
               });
    });
}

WrittenStudy varjoUnityLogs() {
    return fourFiles("Varjo in Unity", "B", called("", ".csv"), [](const std::string&, double x) {
        return "Frame;CaptureTime;LogTime;HMDPosition;HMDRotation;GazeStatus;CombinedGazeForward;CombinedGazePosition\n" +
               times(60, [&](int i) {
                   return std::to_string(i) + ";" + std::to_string(1000000000L + i * 5000000L) +
                          ";5;(0, 1.2, 0);(0, 0, 0, 1);VALID;(" + number(x - 0.5) + ", 0.1, 0.9);(0, 0, 0)\n";
               });
    });
}

/// Events, and the eyes' being closed, told by numbers.
WrittenStudy numberedEvents() {
    return fourFiles("events by numbers", "1B", first("1B", ".csv"), [](const std::string&, double x) {
        return "event,x,y,start,duration\n" + times(12, [&](int i) {
                   return std::to_string(1 + i % 2) + "," + number(1280 * x) + ",300," + std::to_string(300 * i) + ",250\n";
               });
    });
}

WrittenStudy numberedBlinks() {
    return fourFiles("blinks by numbers", "1B", first("1B", ".csv"), [](const std::string&, double x) {
        return "time,x,y,blink\n" + times(60, [&](int i) {
                   return std::to_string(4 * i) + "," + number(1280 * x) + ",300," +
                          (x < 0.6 && i > 40 && i < 50 ? "1\n" : "0\n");
               });
    });
}

/// Where one eye was recorded it is that eye.
WrittenStudy rightEyeAlone() {
    return fourFiles("right eye alone", "1B", first("1B", ".csv"), [](const std::string&, double x) {
        return "time,x_right,y_right,pupil_right\n" +
               times(60, [&](int i) { return std::to_string(4 * i) + "," + number(1280 * x) + ",300,900\n"; });
    });
}

/// People, pages and books by names that are asked about.
WrittenStudy pagesOfBooks() {
    return fourFiles("pages of books", "B", called("", ".csv"), [](const std::string& who, double x) {
        return "vpn,book,page,x,y,start,duration,mood\n" + times(12, [&](int i) {
                   return who + ",dickens," + std::to_string(1 + i / 6) + "," + number(1280 * x) + ",300," +
                          std::to_string(300 * i) + ",250,calm\n";
               });
    });
}

WrittenStudy plainFixations() {
    return fourFiles("fixations, a file each", "1B", first("1B", ".csv"), [](const std::string&, double x) {
        return "stimulus,eye,x,y,start,duration\n" + times(12, [&](int i) {
                   return std::string("page.png,") + (i % 2 ? "left" : "right") + "," + number(1280 * x) + ",300," +
                          std::to_string(300 * i) + ",250\n";
               });
    });
}

WrittenStudy plainFixationsOfNamed() {
    return fourFiles("fixations with their person, a file each", "B", called("", ".csv"), [](const std::string& who, double x) {
        return "participant;condition;trial;stimulus;x;y;start;duration;validity\n" + times(12, [&](int i) {
                   return who + ";read;1;page.png;" + number(1280 * x) + ";300;" + std::to_string(300 * i) + ";250;1\n";
               });
    });
}

WrittenStudy plainSamples() {
    return fourFiles("samples of both eyes, a file each", "1B", first("1B", ".tsv"), [](const std::string&, double x) {
        return "timestamp\tstimulus\tx_left\ty_left\tpupil_left\tx_right\ty_right\tpupil_right\tvalidity\n" +
               times(60, [&](int i) {
                   return std::to_string(4 * i) + "\tpage.png\t" + number(1280 * x) + "\t300\t3.1\t" + number(1280 * x + 2) +
                          "\t301\t3.2\t1\n";
               });
    });
}

WrittenStudy featureTables() {
    return fourFiles("features, a file each", "B", called("", "_comic_features.csv"), [](const std::string&, double x) {
        return "blinks,saccades,amplitude\n" +
               times(20, [&](int i) { return std::to_string(i % 3) + "," + std::to_string(i % 5) + "," + number(x + i) + "\n"; });
    });
}

/// Logs, and tables of no known program.
std::vector<WrittenStudy> logsAndPlainTables() {
    return {eyeTribeLogs(),
            viewpointLogs(),
            trialMessages(),
            gazecomArffs(),
            gazecomCoords(),
            clearviewTables("Tobii ClearView", " (L)", " (R)"),
            clearviewTables("Tobii's first Studio", "Left", "Right"),
            psychopyTobiiSessions(),
            varjoUnityLogs(),
            numberedEvents(),
            numberedBlinks(),
            eprimeGaze(),
            reportsAsSpreadsheets(),
            imotionsBlocks(),
            imotionsSlides(),
            rightEyeAlone(),
            pagesOfBooks(),
            scanpaths(),
            webgazer(),
            plainFixations(),
            plainFixationsOfNamed(),
            plainSamples(),
            featureTables()};
}

} // namespace

std::vector<WrittenStudy> writtenFolders() {
    const std::vector<WrittenStudy> others = logsAndPlainTables();
    std::vector<WrittenStudy> studies = {proLab(),
                                         studio(),
                                         studioBefore(),
                                         studioFixations(),
                                         smiEventTable(),
                                         smiSampleTable(),
                                         smiRaw(),
                                         smiEvents(),
                                         gazebaseVr(),
                                         gazebase(),
                                         judo(),
                                         healthyBrain(),
                                         vive(),
                                         varjo(),
                                         hololens(),
                                         pico(),
                                         fixationReports(),
                                         sampleReports(),
                                         gazepoint(),
                                         gazepointFixations(),
                                         imotionsLinesAbove(),
                                         imotionsSensors(),
                                         imotionsFilter(),
                                         imotionsBefore(),
                                         mapped("in reference image", "px", 1000),
                                         mapped("on surface", "normalized", 1),
                                         daemonsFixations(),
                                         pupilCoreSurface(),
                                         mecoFixations(),
                                         osieLists(),
                                         mit1003Samples(),
                                         cat2000Map(),
                                         edf2matStructure(),
                                         iohubSamples(),
                                         ariaGaze(),
                                         gorillaGaze(),
                                         tobiiTuples(),
                                         tittaTables(),
                                         remodnavEvents(),
                                         aseeSamples(),
                                         eyelogicSamples(),
                                         ogamaTable(),
                                         mappedFixations("fixations on a reference image", "in reference image", "px", 1000),
                                         mappedFixations("fixations on a surface", "on surface", "normalized", 1)};
    studies.insert(studies.end(), others.begin(), others.end());
    return studies;
}

} // namespace nictate::test
