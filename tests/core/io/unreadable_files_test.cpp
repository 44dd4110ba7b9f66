#include "core/io/unreadable_files.h"

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"

#include <tuple>

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

TEST_CASE("pickles, arrays and JSON are named with the line that converts them, alone and in a folder") {
    test::TemporaryFolder folder;
    const std::string pickle("\x80\x04\x95\0\0}", 6), array("\x93NUMPY\1\0", 8);
    const auto saidOf = [&](const std::string& name, const std::string& text) {
        const auto file = folder.write(name + "/" + name, text);
        std::string said;
        for (const auto& path : {file, file.parent_path()})
            try {
                openStudy(path);
            } catch (const Error& error) {
                said += error.what();
                said += "\n";
            }
        return said;
    };
    const auto twice = [](const std::string& text, const std::string& part) {
        const std::size_t first = text.find(part);
        return first != std::string::npos && text.find(part, first + 1) != std::string::npos;
    };
    for (const auto& [name, text, kind, line] :
         {std::tuple("a.pkl", pickle, "a Python pickle", "pandas.read_pickle('a.pkl')"),
          std::tuple("b.pickle", std::string("(dp0\nS'x'\np1\ns."), "a Python pickle", "pandas.read_pickle('b.pickle')"),
          std::tuple("c.npy", array, "a NumPy array", "numpy.load('c.npy')"),
          std::tuple("d.npz", std::string("PK\3\4\0\0", 6), "an archive of NumPy arrays", "numpy.load('d.npz').items()"),
          std::tuple("e.pldata", std::string("\x92\xa4gaze\0", 7), "a raw recording of Pupil Core", "Pupil Player"),
          std::tuple("f.jsonl", std::string("{\"x\":1}\n{\"x\":2}\n"), "JSON, an object a line", "open('f.jsonl')"),
          std::tuple("P1_livedata.json", std::string("{\"ts\":1,\"s\":0,\"gp\":[0.5,0.5]}\n{\"ts\":2,\"s\":1,\"gp\":[0,0]}\n"),
                     "Tobii Pro Glasses 2 by another name", "livedata.json"),
          std::tuple("g.json", std::string("[{\"x\":1},{\"x\":2}]"), "JSON of no known program", "json.load(open('g.json'))")}) {
        INFO(name);
        const std::string said = saidOf(name, text);
        INFO(said);
        CHECK(twice(said, kind));
        CHECK(twice(said, line));
    }
    folder.write("about/dataset_description.json", "{\"Name\": 1}");
    CHECK_THROWS_WITH(openStudy(folder.path() / "about"), Catch::Contains("the folder holds no study"));
}
