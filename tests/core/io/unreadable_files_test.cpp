#include "core/io/unreadable_files.h"

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

using namespace nictate;

TEST_CASE("files that are not read are named with the free tool that converts them, by what they begin with") {
    test::TemporaryFolder folder;
    const std::string rest(100, '\0');
    auto saidOf = [&](const std::string& name, const std::string& beginning) {
        try {
            openStudy(folder.write(name, beginning + rest));
        } catch (const Error& error) {
            return std::string(error.what());
        }
        return std::string("opened");
    };
    CHECK_THAT(saidOf("s1.edf", "SR_RESEARCH_COMB_FILE\n"), Catch::Contains("EyeLink") && Catch::Contains("edf2asc"));
    CHECK_THAT(saidOf("s1.edf", "0       X X X X"), Catch::Contains("European") && Catch::Contains("EDFbrowser"));
    CHECK_THAT(saidOf("s1.idf", "\1\2"), Catch::Contains("SMI") && Catch::Contains("IDF Converter"));
    CHECK_THAT(saidOf("s1.xlsx", "PK\3\4"), Catch::Contains("spreadsheet") && Catch::Contains("--convert-to csv s1.xlsx"));
    CHECK_THAT(saidOf("s1.ods", "PK\3\4"), Catch::Contains("LibreOffice"));
    CHECK_THAT(saidOf("s1.csv", "PAR1"), Catch::Contains("Parquet") && Catch::Contains("duckdb"));
    CHECK_THAT(saidOf("s1.feather", "ARROW1"), Catch::Contains("pandas.read_feather('s1.feather')"));
    CHECK_THAT(saidOf("s1.mat", "MATLAB 7.3 MAT-file"), Catch::Contains("MATLAB as version 7"));
    CHECK_THAT(saidOf("s1.mat", "\x89HDF\r\n\x1A\n"), Catch::Contains("HDF5"));
    CHECK_THAT(saidOf("s1.csv", "PK\3\4"), Catch::Contains("under another name") && Catch::Contains("s1.csv.zip"));
    CHECK_THAT(saidOf("s1.tsv", "\7\7"), Catch::Contains("binary data"));
}

TEST_CASE("a folder of files that cannot be read says what they are, like each of them alone") {
    test::TemporaryFolder folder;
    folder.write("m/a.mat", "MATLAB 7.3 MAT-file" + std::string(600, '\0'));
    CHECK_THROWS_WITH(openStudy(folder.path() / "m"), Catch::Contains("MATLAB as version 7"));
    folder.write("r/a.rda", "RDA3\nA\n3\n");
    CHECK_THROWS_WITH(openStudy(folder.path() / "r"), Catch::Contains("a file of R that is written as text"));
}

TEST_CASE("a text that is only called like one of them opens") {
    test::TemporaryFolder folder;
    const auto file = folder.write("gaze.idf", "subject,image,x,y,duration\n1,a,10,20,200\n");
    CHECK(!unreadableKind(file));
    CHECK(countDataset(openStudy(file)).fixations == 1);
}

TEST_CASE("a folder with nothing else in it says what it holds; one with a study opens") {
    test::TemporaryFolder folder;
    folder.write("README.txt", "Recordings of 2024.");
    folder.write("day1/s01.edf", "SR_RESEARCH_COMB_FILE\n");
    CHECK_THROWS_WITH(openStudy(folder.path()), Catch::Contains("holds no study, but \"s01.edf\", an EyeLink recording"));
    folder.write("._gaze.csv", std::string("\0\5\26\7", 4)); // which macOS leaves beside each file
    folder.write("gaze.csv", "subject,image,x,y,duration\n1,a,10,20,200\n");
    CHECK(countDataset(openStudy(folder.path())).fixations == 1);
}
