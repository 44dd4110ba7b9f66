#include "core/io/table_layout.h"

#include "core/errors.h"
#include "tests/catch.h"

using namespace nictate;

namespace {

TablePreview preview(const std::string& text, const OpenOptions& options = {}) {
    TextSource source = TextSource::fromMemory(text, "test.csv");
    return previewTable(source, options);
}

std::string headerOf(const TablePreview& found, Role role) {
    auto at = found.layout.columns[role];
    return at ? found.layout.header[*at] : "";
}

} // namespace

TEST_CASE("delimiters are found by the header's names") {
    for (char delimiter : {',', ';', '\t', '|', ' '}) {
        std::string text;
        for (const char* row : {"subject image x y duration", "1 a.png 10.5 20 200", "1 a.png 30.5 40 220"}) {
            text += row;
            text += '\n';
        }
        std::replace(text.begin(), text.end(), ' ', delimiter);
        TablePreview found = preview(text);
        CHECK(found.layout.delimiter == delimiter);
        CHECK(found.missing.empty());
        CHECK(found.rows.size() == 2);
        CHECK(found.rows[1][1] == "a.png");
        CHECK(found.layout.rows == RowKind::fixations);
        CHECK(found.layout.decimal_sign == DecimalSign::point);
    }
}

TEST_CASE("trackers' headers are known") {
    TablePreview tobii = preview("ParticipantName,MediaName,FixationIndex,FixationPointX (MCSpx),FixationPointY (MCSpx),"
                                 "GazeEventDuration\nP1,a.png,1,100,200,300\n");
    CHECK(tobii.missing.empty());
    CHECK(headerOf(tobii, Role::participant) == "ParticipantName");
    CHECK(headerOf(tobii, Role::stimulus) == "MediaName");
    CHECK(headerOf(tobii, Role::x) == "FixationPointX (MCSpx)");
    CHECK(headerOf(tobii, Role::index) == "FixationIndex");
    CHECK(headerOf(tobii, Role::duration) == "GazeEventDuration");
    CHECK(tobii.layout.positions == PositionUnit::pixels);

    TablePreview eyelink = preview("RECORDING_SESSION_LABEL\tTRIAL_INDEX\tCURRENT_FIX_X\tCURRENT_FIX_Y\t"
                                   "CURRENT_FIX_DURATION\tCURRENT_FIX_START\tCURRENT_FIX_PUPIL\timage\n"
                                   "anna\t1\t10,5\t20,5\t200\t10\t900\ta.png\n");
    CHECK(headerOf(eyelink, Role::participant) == "RECORDING_SESSION_LABEL");
    CHECK(headerOf(eyelink, Role::trial) == "TRIAL_INDEX");
    CHECK(headerOf(eyelink, Role::start) == "CURRENT_FIX_START");
    CHECK(headerOf(eyelink, Role::pupil) == "CURRENT_FIX_PUPIL");
    CHECK(eyelink.layout.decimal_sign == DecimalSign::comma);

    TablePreview pupil = preview("gaze_timestamp,norm_pos_x,norm_pos_y\n1000.004,0.5,0.6\n1000.008,0.5,0.6\n");
    CHECK(pupil.layout.rows == RowKind::samples);
    CHECK(pupil.layout.positions == PositionUnit::fraction_y_up);
    CHECK(pupil.layout.time_unit == TimeUnit::seconds);

    TablePreview both = preview("time x_left y_left x_right y_right\n1 2 3 4 5\n2 2 3 4 5\n");
    CHECK(headerOf(both, Role::x) == "x_left");
    CHECK(headerOf(both, Role::y_right) == "y_right");
    CHECK(both.layout.rows == RowKind::samples);
}

TEST_CASE("units are read from headers, or guessed from the numbers") {
    CHECK(preview("x,y,duration_s\n1,900,0.2\n").layout.duration_unit == TimeUnit::seconds);
    CHECK(preview("x,y,duration\n100,200,0.2\n100,200,0.35\n").layout.duration_unit == TimeUnit::seconds);
    CHECK(preview("x,y,duration\n100,200,200\n").layout.duration_unit == TimeUnit::milliseconds);
    CHECK(preview("x,y,duration\n100,200,241786\n").layout.duration_unit == TimeUnit::microseconds);
    CHECK(preview("timestamp [ns],gaze x [px],gaze y [px]\n1,2,3\n").layout.time_unit == TimeUnit::nanoseconds);
    CHECK(preview("time,x,y\n70590726108,100,200\n70590730097,100,200\n").layout.time_unit == TimeUnit::microseconds);
    CHECK(preview("x,y,duration\n0.4,0.5,200\n0.2,0.9,200\n").layout.positions == PositionUnit::fraction);
    CHECK(preview("x,y,duration\n40,50,200\n0,0,200\n").layout.positions == PositionUnit::pixels);
    OpenOptions options;
    options.positions = PositionUnit::pixels;
    options.duration_unit = TimeUnit::seconds;
    TableLayout said = preview("x,y,duration\n0.4,0.5,200\n", options).layout;
    CHECK(said.positions == PositionUnit::pixels);
    CHECK(said.duration_unit == TimeUnit::seconds);
}

TEST_CASE("positions in millimetres or in a room are not taken for positions on a screen unasked") {
    CHECK_FALSE(preview("x_mm,y_mm,duration\n1,2,200\n").layout.columns.complete());
    const TableLayout beside = preview("x [DACSmm],y [DACSmm],gaze_x_px,gaze_y_px,duration\n1,2,100,200,200\n").layout;
    CHECK(beside.header[*beside.columns[Role::x]] == "gaze_x_px");
    const TableLayout room = preview("time,pos_x,pos_y,pos_z\n0,1,2,3\n10,1,2,3\n").layout;
    CHECK(room.guessed.contains("columns.x"));
    const TableLayout both = preview("time,pos_x,pos_y,pos_z,Gaze2dX,Gaze2dY\n0,1,2,3,100,200\n10,1,2,3,100,210\n").layout;
    CHECK(both.header[*both.columns[Role::x]] == "Gaze2dX");
    const TableLayout eyes = preview("time,gxL,gxR,gyL,gyR,rx,ry\n1,10,11,20,21,30,30\n3,10,11,20,21,30,30\n").layout;
    CHECK(eyes.header[*eyes.columns[Role::x]] == "gxL");
    CHECK(eyes.header[*eyes.columns[Role::x_right]] == "gxR");
}

TEST_CASE("a column of words for events tells what a row is whatever it is called, as a guess") {
    const TableLayout found = preview("x,y,duration,type\n1,2,200,fixation\n3,4,30,saccade\n5,6,210,fixation\n").layout;
    REQUIRE(found.columns[Role::event]);
    CHECK(found.header[*found.columns[Role::event]] == "type");
    CHECK(found.guessed.contains("columns.event"));
    CHECK_FALSE(preview("x,y,duration,area\n1,2,200,face\n3,4,30,hair\n").layout.columns[Role::event]);
    CHECK_FALSE(preview("x,y,duration,kind\n1,2,200,fixation\n3,4,30,fixation\n").layout.columns[Role::event]); // of one kind
    CHECK_FALSE(preview("x,y,duration,category\n1,2,200,F\n3,4,30,S\n5,6,30,B\n").layout.columns[Role::event]); // faces, scenes
    CHECK_FALSE(preview("x,y,duration,aoi\n1,2,200,fixation\n3,4,30,saccade\n").layout.columns[Role::event]);
    CHECK_FALSE(preview("x,y,duration,kind\n1,2,200,fixation cross\n3,4,30,saccade\n").layout.columns[Role::event]);
    for (const auto& [word, event] : {std::pair("EFIX", RowEvent::fixation),
                                      {"ESACC", RowEvent::saccade},
                                      {"EBLINK", RowEvent::blink},
                                      {"glissade", RowEvent::between},
                                      {"noise burst", RowEvent::other},
                                      {"other", RowEvent::other},
                                      {"-", RowEvent::none}}) {
        CAPTURE(word);
        CHECK(eventNamed(word) == event);
    }
}

TEST_CASE("a tracker's columns of validity are guessed where their words show what means gaze, and play no role else") {
    const auto layoutOf = [](const std::string& values) { return preview("time,x,y,gaze_validity\n" + values).layout; };
    const TableLayout ones = layoutOf("0,1,2,1\n4,1,2,0\n");
    CHECK(ones.valid.starts_with("1|"));
    CHECK(ones.guessed.contains("valid"));
    CHECK(ones.guessed.contains("columns.validity"));
    CHECK(layoutOf("0,1,2,0\n4,1,2,4\n").valid == "0|1");
    for (const char* unclear : {"0,1,2,0\n4,1,2,0\n", "0,1,2,0.7\n4,1,2,0.9\n", "0,1,2,ok\n4,1,2,no\n"}) {
        CAPTURE(unclear);
        CHECK(layoutOf(unclear).valid.empty());
        CHECK_FALSE(layoutOf(unclear).columns[Role::validity]);
    }
    CHECK_FALSE(preview("time,x,y,valid\n0,1,2,1\n4,1,2,0\n").layout.columns[Role::validity]); // perhaps a cue's
}

TEST_CASE("names that may mean something else never stand before those that do not") {
    const auto named = [](const std::string& header, Role role) {
        const TableLayout layout = preview(header + "\n1,2,3,4,5,6,7\n2,2,3,4,5,6,7\n").layout;
        return layout.columns[role] ? layout.header[*layout.columns[role]] : std::string();
    };
    CHECK(named("time,left_x,left_y,right_x,right_y,screen_x,screen_y", Role::x) == "left_x");
    CHECK(named("time,x,y,right_gaze_point_x,right_gaze_point_y,a,b", Role::x_right).empty());
    CHECK(named("vp,patient_id,x,y,duration,a,b", Role::participant) == "vp");
    CHECK(named("ms,sec,x,y,a,b,c", Role::time) == "ms");
    CHECK(preview("fixation_index,x,y,seconds\n1,2,3,0.2\n2,2,3,0.3\n").layout.rows == RowKind::fixations);
}

TEST_CASE("a preamble is stepped over") {
    TablePreview found = preview("Data properties:\n\nStudy: a, b and \"c\nSubject: P1\n# note\n\n"
                                 "FixationIndex\tTimestamp\tFixationDuration\tMappedFixationPointX\tMappedFixationPointY\t\n"
                                 "12\t26\t633\t513\t518\t\n13\t659\t849\t595\t527\t\n");
    CHECK(found.missing.empty());
    CHECK(found.layout.delimiter == '\t');
    CHECK(found.layout.header_line == 7);
    CHECK(found.layout.header.size() == 5);
    CHECK(found.rows.size() == 2);
}

TEST_CASE("a table that is not recognised is still shown, and columns can be named") {
    std::string text = "who;what;links;oben\n1;a;10;20\n2;a;30;40\n";
    TablePreview found = preview(text);
    CHECK(found.layout.delimiter == ';');
    CHECK(found.layout.header == std::vector<std::string>{"who", "what", "links", "oben"});
    CHECK(found.missing == std::vector<Role>{Role::x, Role::y});

    OpenOptions options;
    options.columns = {{"participant", "who"}, {"stimulus", "what"}, {"x", "links"}, {"y", "OBEN"}};
    TablePreview named = preview(text, options);
    CHECK(named.missing.empty());
    CHECK(headerOf(named, Role::y) == "oben");
    CHECK(headerOf(named, Role::participant) == "who");

    options.columns = {{"x", "nowhere"}};
    CHECK(preview(text, options).layout.not_found == std::vector<std::string>{"nowhere"});
    options.columns = {{"colour", "who"}};
    CHECK_THROWS_AS(preview(text, options), InvalidParameter);
}

TEST_CASE("a table without a header gets numbered columns") {
    OpenOptions options;
    options.columns = {{"x", "column 2"}, {"y", "column 3"}};
    TablePreview found = preview("1,100,200\n2,110,210\n", options);
    CHECK(found.layout.header_line == 0);
    CHECK(found.layout.first_data_line == 1);
    CHECK(found.rows.size() == 2);
    CHECK(found.missing.empty());
}

TEST_CASE("a chosen column is not used a second time") {
    OpenOptions options;
    options.columns = {{"stimulus", "x"}};
    ColumnMap columns = mapColumns({"x", "y", "x_px"}, options.columns);
    CHECK(columns[Role::stimulus] == 0u);
    CHECK(columns[Role::x] == 2u);
}

TEST_CASE("nothing is no table") {
    CHECK_THROWS_WITH(preview(""), Catch::Contains("is empty"));
    CHECK_THROWS_WITH(preview("\n \n\r\n"), Catch::Contains("is empty"));
    CHECK_THROWS_WITH(preview("\xEF\xBB\xBF"), Catch::Contains("is empty"));
}
