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
