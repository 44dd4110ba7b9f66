#include "core/domains/heatmap/heatmap_release.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/small_study.h"

#include <nlohmann/json.hpp>
#include <tiffio.h>

#include <sstream>

using namespace nictate;
using nictate::test::contents;
using nictate::test::planFor;
using nictate::test::released;
using nictate::test::TemporaryFolder;

namespace {

struct Fixture {
    TemporaryFolder folder;
    test::MarkedStudy study = test::markedStudy();
    Ledger ledger{folder.path() / "ledger.jsonl"};
    Release<Heatmaps> release = released(planFor(study, "clipped-gaussian", {{"epsilon", 1.0}}), study, ledger);
};

std::string fileOf(const Release<Heatmaps>& release, const std::string& name) {
    for (const PublicWriter<Heatmaps>& writer : publicWriters(release))
        if (writer.file == name)
            return writer.write(release);
    FAIL(name << " is not written");
    return {};
}

} // namespace

TEST_CASE("the private grid reads back exactly from CSV and NPY", "[public]") {
    Fixture f;
    std::istringstream csv(fileOf(f.release, "private_grid.csv"));
    const GazeMap& map = f.release.drawn().protected_map;
    std::string line;
    for (Eigen::Index row = 0; row < map.rows(); ++row) {
        REQUIRE(std::getline(csv, line));
        std::istringstream cells(line);
        std::string cell;
        for (Eigen::Index column = 0; column < map.cols(); ++column) {
            REQUIRE(std::getline(cells, cell, ','));
            REQUIRE(std::stod(cell) == map(row, column));
        }
    }
    REQUIRE_FALSE(std::getline(csv, line));

    const std::string npy = protectedGridNpy(f.release);
    REQUIRE(npy.substr(0, 8) == std::string("\x93NUMPY\x01\x00", 8));
    const std::size_t header = static_cast<unsigned char>(npy[8]) + 256u * static_cast<unsigned char>(npy[9]);
    REQUIRE((10 + header) % 64 == 0);
    REQUIRE(npy[9 + header] == '\n');
    REQUIRE(npy.find("'shape': (" + std::to_string(map.rows()) + ", " + std::to_string(map.cols()) + ")") != std::string::npos);
    REQUIRE(npy.size() == 10 + header + 8 * static_cast<std::size_t>(map.size()));
    REQUIRE(std::memcmp(npy.data() + 10 + header, map.data(), 8 * static_cast<std::size_t>(map.size())) == 0);
}

TEST_CASE("the heatmap reads back from TIFF as 32-bit floats", "[public]") {
    Fixture f;
    const auto file = f.folder.write("heatmap.tif", heatmapTiff(f.release));
    TIFF* tiff = TIFFOpen(file.string().c_str(), "r");
    REQUIRE(tiff != nullptr);
    const GazeMap& map = f.release.drawn().heatmap;
    std::uint32_t width = 0, height = 0;
    std::uint16_t format = 0, bits = 0;
    TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &width);
    TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &height);
    TIFFGetField(tiff, TIFFTAG_SAMPLEFORMAT, &format);
    TIFFGetField(tiff, TIFFTAG_BITSPERSAMPLE, &bits);
    REQUIRE(width == static_cast<std::uint32_t>(map.cols()));
    REQUIRE(height == static_cast<std::uint32_t>(map.rows()));
    REQUIRE(format == SAMPLEFORMAT_IEEEFP);
    REQUIRE(bits == 32);
    std::vector<float> row(width);
    for (std::uint32_t y = 0; y < height; ++y) {
        REQUIRE(TIFFReadScanline(tiff, row.data(), y, 0) == 1);
        for (std::uint32_t x = 0; x < width; ++x)
            REQUIRE(row[x] == static_cast<float>(map(y, x)));
    }
    TIFFClose(tiff);
}

TEST_CASE("a release appears as a whole folder, again costs nothing, and never over something else", "[public]") {
    Fixture f;
    const auto out = f.folder.path() / "deep" / "out";
    publish(f.release, publicWriters(f.release), out);
    REQUIRE(test::filesIn(out) == publicWriters(f.release).size());
    REQUIRE(test::filesIn(out.parent_path()) == 1);
    REQUIRE_THROWS_AS(publish(f.release, publicWriters(f.release), out), OutputError);
    std::filesystem::create_directory(f.folder.path() / "empty");
    publish(f.release, publicWriters(f.release), f.folder.path() / "empty/");
    REQUIRE(contents(f.folder.path() / "empty/privacy_card.json") == contents(out / "privacy_card.json"));
    f.ledger.refresh();
    REQUIRE(f.ledger.entries().size() == 1);
    f.folder.write("file", "x");
    REQUIRE_THROWS_AS(requirePublishable(f.folder.path() / "file"), OutputError);
    REQUIRE_THROWS_AS(requirePublishable(f.folder.path() / "file/below"), OutputError);
}

TEST_CASE("a writer that fails leaves nothing", "[public]") {
    Fixture f;
    auto writers = publicWriters(f.release);
    writers.push_back({"last", [](const Release<Heatmaps>&) -> std::string { throw OutputError(Text("no")); }});
    REQUIRE_THROWS_AS(publish(f.release, writers, f.folder.path() / "out"), OutputError);
    REQUIRE(test::filesIn(f.folder.path()) == 1); // the ledger
}

TEST_CASE("folder names of stimulus ids are plain", "[public]") {
    REQUIRE(folderName("1001.jpg") == "1001.jpg");
    REQUIRE(folderName("../../etc/passwd") == "_._.._etc_passwd");
    REQUIRE(folderName("..") == "__");
    REQUIRE(folderName("face.") == "face_"); // these are no names on Windows
    REQUIRE(folderName("con") == "con_");
    REQUIRE(folderName("Aux.png") == "Aux_.png");
    REQUIRE(folderName("console") == "console");
    REQUIRE(folderNames({"A", "a", "b c", "b_c"}) == std::vector<std::string>{"A", "a_2", "b_c", "b_c_2"});
    REQUIRE(folderName("") == "stimulus");
    REQUIRE(folderName("a b/ü") == "a_b___");
}

TEST_CASE("the scanner finds what is hidden", "[public]") {
    std::string text = "before QZPERSON1000 after, and some more text to compress, text to compress";
    uLongf size = compressBound(static_cast<uLong>(text.size()));
    std::string packed(size, '\0');
    compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
             static_cast<uLong>(text.size()));
    packed.resize(size);
    const std::vector<std::string> words = {"QZPERSON1000", "QZPERSON1037"};
    REQUIRE(test::findings("\x01\x02" + packed + "tail", words, {}) == std::set<std::string>{"QZPERSON1000"});
    REQUIRE(test::findings(test::utf16("xQZPERSON1037", true), words, {}).size() == 1);
    REQUIRE(test::findings("1,2,317.4375\n", {}, {317.4375}).size() == 1);
    REQUIRE(test::findings("..." + test::binary(317.4375), {}, {317.4375}).size() == 1);
    REQUIRE(test::findings("nothing", words, {317.4375}).empty());

    const std::string picture = R"(<image href="data:image/png;base64,iVBORw0KGgoA)"; // PNG's first bytes
    REQUIRE(test::findings(picture + R"(UVpQ"/>)", {"QZP"}, {}).size() == 1);         // inside it
    REQUIRE(test::findings(picture + R"(seed"/>)", {"seed"}, {}).empty());
    REQUIRE(test::findings(picture + R"(seed"/> seed)", {"seed"}, {}).size() == 1);
    REQUIRE(test::findings(picture + R"(QZPERSON1000"/>)", words, {}).size() == 1); // twelve letters are no chance
    REQUIRE(test::findings(R"("data:text/plain;base64,seed")", {"seed"}, {}).size() == 1);
}

TEST_CASE("what is in every draw is told from what one draw meets by chance", "[public]") {
    int draws = 0;
    const auto look = [&] { return std::set<std::string>{"leak", "chance " + std::to_string(draws++)}; };
    REQUIRE(test::inEveryDraw(look) == std::set<std::string>{"leak"});
    REQUIRE(draws == 3);
}

TEST_CASE("no id, path, hash, key or raw value in any byte of what core writes", "[public]") {
    TemporaryFolder folder;
    const auto study = test::markedStudy();
    Ledger ledger(folder.path() / "QZLEDGERQZ.jsonl");
    std::vector<std::string> words = study.secret_words;
    words.push_back("QZLEDGERQZ");
    words.push_back("seed");
    for (const char* mechanism : {"clipped-gaussian", "gaussian", "laplace"})
        CHECK(test::inEveryDraw([&] {
                  const Release<Heatmaps> release = released(planFor(study, mechanism), study, ledger);
                  const std::string lines = contents(ledger.path());
                  words.push_back(lines.substr(lines.find("\"key\":\"") + 7, 64));
                  words.push_back(lines.substr(lines.find("\"observers\":[\"") + 14, 32));
                  words.push_back(folder.path().filename().string());
                  std::set<std::string> numbers;
                  for (const PublicWriter<Heatmaps>& writer : publicWriters(release)) {
                      INFO(mechanism << " " << writer.file);
                      const std::string bytes = writer.write(release);
                      CHECK(test::findings(bytes, words, {}) == std::set<std::string>{});
                      numbers.merge(test::findings(bytes, {}, study.secret_numbers));
                  }
                  return numbers;
              }) == std::set<std::string>{});
}
