#include "core/io/native_folder.h"

#include "core/errors.h"
#include "core/io/open_study.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/io/same_study.h"

#include <limits>
#include <random>

using namespace nictate;
using test::TemporaryFolder;

namespace {

/// Studies as awkward as the types allow.
class AwkwardStudies {
  public:
    explicit AwkwardStudies(unsigned seed) : random_(seed) {}

    Dataset make() {
        Dataset study;
        study.name = text();
        study.warnings = {text(), Text()};
        for (std::size_t i = 0, n = below(6); i < n; ++i) {
            Participant participant{text() + std::to_string(i), {}};
            for (std::size_t j = 0, m = below(4); j < m; ++j)
                participant.attributes[text()] = text();
            study.participants.push_back(participant);
        }
        if (below(2) && !study.participants.empty())
            study.participants.push_back({"", {}});
        for (std::size_t i = 0, n = below(5); i < n; ++i)
            study.stimuli.push_back(stimulus(i));
        if (study.participants.empty() || study.stimuli.empty())
            return study;
        for (std::size_t i = 0, n = below(9); i < n; ++i)
            study.recordings.push_back(recording(study));
        return study;
    }

  private:
    std::size_t below(std::size_t limit) { return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_); }

    std::string text() {
        static const std::string parts[] = {"a", "B c", "\t", "\"", "\n", "\r\n", "ä",   "漢", "🙂", " ",  "#",
                                            ",", ";",   "''", "\\", "0",  ".",    "NaN", "-",  "é",    "\r", "\x01"};
        std::string result;
        for (std::size_t i = 0, n = below(5); i < n; ++i)
            result += parts[below(std::size(parts))];
        return result;
    }

    double number() {
        switch (below(8)) {
        case 0: return missing;
        case 1: return 0;
        case 2: return -0.0;
        case 3: return std::numeric_limits<double>::denorm_min();
        case 4: return std::numeric_limits<double>::max();
        case 5: return static_cast<double>(below(4000)) / 10;
        default: {
            double value = std::bit_cast<double>(static_cast<std::uint64_t>(random_()) << 32 | random_());
            return std::isinf(value) ? 1.0 / 3 : value;
        }
        }
    }
    double duration() {
        double value = number();
        return value < 0 ? -value : value;
    }
    Eye eye() { return static_cast<Eye>(below(4)); }

    Stimulus stimulus(std::size_t i) {
        Stimulus made{text() + std::to_string(i),
                      1 + static_cast<int>(below(4000)),
                      1 + static_cast<int>(below(4000)),
                      static_cast<SizeSource>(below(3)),
                      "",
                      {}};
        if (below(2))
            made.geometry = ViewingGeometry{600 + 1.0 / 3, 0.1, 1e-300};
        return made;
    }

    Recording recording(const Dataset& study) {
        Recording made;
        made.participant = below(study.participants.size());
        made.stimulus = below(study.stimuli.size());
        made.condition = text();
        made.eye = eye();
        made.sampling_rate_hz = below(2) ? 0 : 1000.0 / 3;
        made.validation_mean_deg = below(2) ? missing : 0.45;
        for (std::size_t i = 0, n = below(5); i < n; ++i)
            made.fixations.push_back({number(), number(), number(), duration(), number(), eye()});
        for (std::size_t i = 0, n = below(3); i < n; ++i)
            made.saccades.push_back({number(), duration(), number(), number(), number(), number(), number(), number(), eye()});
        for (std::size_t i = 0, n = below(3); i < n; ++i)
            made.blinks.push_back({number(), duration(), eye()});
        for (std::size_t i = 0, n = below(5); i < n; ++i)
            made.samples.push_back({number(), {number(), number(), number()}, {number(), number(), number()}});
        return made;
    }

    std::mt19937 random_;
};

/// A study of two people and one picture, as files.
void writeSmallStudy(const TemporaryFolder& folder) {
    folder.write("study.json", R"({"format": "nictate study", "version": 1, "name": "small"})");
    folder.write("participants.tsv", "id\tage\nanna\t30\nben\t\n");
    folder.write("stimuli.tsv", "id\twidth_px\theight_px\tsize_source\nmap\t800\t600\tgiven\n");
    folder.write("recordings.tsv", "recording\tparticipant\tstimulus\n1\tanna\tmap\n");
    folder.write("fixations.tsv", "recording\tx_px\ty_px\tduration_ms\n1\t10.5\t20\t200\n");
}

std::string refusal(const TemporaryFolder& folder) {
    try {
        readStudyFolder(folder.path());
    } catch (const ParseError& error) {
        return error.what();
    }
    return "";
}

} // namespace

TEST_CASE("a study reads back exactly as it was written") {
    TemporaryFolder folder;
    AwkwardStudies studies(20240229);
    for (int i = 0; i < 300; ++i) {
        Dataset study = studies.make();
        std::filesystem::path path = folder.path() / ("study" + std::to_string(i));
        writeStudyFolder(study, path);
        Dataset back = readStudyFolder(path);
        INFO("study " << i);
        REQUIRE(test::same(study, back));
    }
    CHECK(test::filesIn(folder.path()) == 300); // no drafts left
}

TEST_CASE("a study written as it was opened opens the same again") {
    TemporaryFolder folder;
    AwkwardStudies studies(20240230);
    for (int i = 0; i < 100; ++i) {
        const std::filesystem::path first = folder.path() / std::to_string(i), second = folder.path() / (std::to_string(i) + "b");
        writeStudyFolder(studies.make(), first);
        const Dataset opened = openStudy(first); // with the fixations of its samples
        writeStudyFolder(opened, second);
        INFO("study " << i);
        REQUIRE(test::same(opened, openStudy(second)));
    }
}

TEST_CASE("pictures move with the study") {
    TemporaryFolder folder;
    std::string first = folder.write("a/map.png", "one").string(), second = folder.write("b/map.png", "two").string();
    Dataset study;
    study.stimuli = {{"1", 10, 10, SizeSource::picture, first, {}}, {"2", 10, 10, SizeSource::picture, second, {}}};
    writeStudyFolder(study, folder.path() / "study");
    Dataset back = readStudyFolder(folder.path() / "study");
    CHECK(test::same(study, back));
    CHECK(test::contents(back.stimuli[0].picture) == "one");
    CHECK(test::contents(back.stimuli[1].picture) == "two");
    CHECK(std::filesystem::path(back.stimuli[0].picture) == folder.path() / "study" / "stimuli" / "map.png");

    std::filesystem::remove(back.stimuli[0].picture);
    Dataset blank = readStudyFolder(folder.path() / "study");
    CHECK(blank.stimuli[0].picture.empty());
    CHECK(blank.stimuli[0].width_px == 10);
    REQUIRE(blank.warnings.size() == 1);
    CHECK_THAT(blank.warnings[0].english(), Catch::Contains("1 picture is missing"));
}

TEST_CASE("a study is written whole or not at all, and never over another") {
    TemporaryFolder folder;
    Dataset study;
    study.stimuli = {{"1", 10, 10, SizeSource::picture, (folder.path() / "absent.png").string(), {}}};
    CHECK_THROWS_WITH(writeStudyFolder(study, folder.path() / "study"), Catch::Contains("absent.png"));
    CHECK(test::filesIn(folder.path()) == 0);

    study.stimuli[0].picture.clear();
    writeStudyFolder(study, folder.path() / "study");
    CHECK_THROWS_AS(writeStudyFolder(study, folder.path() / "study"), OutputError);
    CHECK(test::filesIn(folder.path()) == 1);
    CHECK_THROWS_AS(writeStudyFolder(study, folder.path() / "no" / "where"), OutputError);

    std::filesystem::create_directory(folder.path() / "empty");
    writeStudyFolder(study, folder.path() / "empty/");
    CHECK(test::same(study, readStudyFolder(folder.path() / "empty/")));
}

TEST_CASE("what could not be read back is not written") {
    TemporaryFolder folder;
    auto refused = [&](auto change) {
        Dataset study;
        study.participants = {{"a", {}}};
        study.stimuli = {{"s", 10, 10, SizeSource::given, "", {}}};
        study.recordings.resize(1);
        study.recordings[0].fixations.resize(1);
        change(study);
        CHECK_THROWS_AS(writeStudyFolder(study, folder.path() / "study"), OutputError);
        CHECK(test::filesIn(folder.path()) == 0);
    };
    refused([](Dataset& s) { s.participants.push_back({"a", {}}); });
    refused([](Dataset& s) { s.stimuli.push_back(s.stimuli[0]); });
    refused([](Dataset& s) { s.recordings[0].stimulus = 7; });
    refused([](Dataset& s) { s.stimuli[0].width_px = 0; });
    refused([](Dataset& s) { s.participants[0].id = std::string("a\0b", 3); });
    refused([](Dataset& s) { s.participants[0].id = "\xFF"; });
    refused([](Dataset& s) { s.name = "\xFF"; });
    refused([](Dataset& s) { s.recordings[0].fixations[0].x_px = INFINITY; });
    refused([](Dataset& s) { s.recordings[0].fixations[0].duration_ms = -1; });
    refused([](Dataset& s) { s.stimuli[0].geometry = ViewingGeometry{0, 1, 1}; });
}

TEST_CASE("a study written by hand opens; what is wrong in it is named by file, line and column") {
    TemporaryFolder folder;
    writeSmallStudy(folder);
    Dataset study = openStudy(folder.path());
    CHECK(study.name == "small");
    CHECK(study.participants.size() == 2);
    CHECK(study.participants[0].attributes.at("age") == "30");
    CHECK(study.participants[1].attributes.empty());
    CHECK(study.recordings[0].fixations[0].x_px == 10.5);
    CHECK(openStudy(folder.path() / "study.json").participants.size() == 2);

    struct Case {
        const char* file;
        const char* text;
        const char* complaint;
    };
    const Case cases[] = {
        {"participants.tsv", "id\tage\nanna\t30\nben\t\nanna\t31\n", "line 4, column 1: \"anna\" occurs twice"},
        {"participants.tsv", "name\nanna\n", "first column must be id"},
        {"participants.tsv", "", "is empty"},
        {"stimuli.tsv", "id\twidth_px\nmap\t800\n", "no column \"height_px\""},
        {"stimuli.tsv", "id\twidth_px\theight_px\nmap\t0\t600\n", "line 2, column 2"},
        {"stimuli.tsv", "id\twidth_px\theight_px\tpicture\nmap\t8\t6\t../../etc/secret.png\n", "outside the study"},
        {"stimuli.tsv", "id\twidth_px\theight_px\nmap\t8\t6\nmap\t8\t6\n", "occurs twice"},
        {"recordings.tsv", "recording\tparticipant\tstimulus\n1\tcarl\tmap\n", "\"carl\" is not a participant"},
        {"recordings.tsv", "recording\tparticipant\tstimulus\n1\tanna\tmup\n", "\"mup\" is not a stimulus"},
        {"fixations.tsv", "recording\tx_px\ty_px\n2\t1\t1\n", "\"2\" is not a recording"},
        {"fixations.tsv", "recording\tx_px\ty_px\n1\t1\n", "has 2 cells where the header has 3"},
        {"fixations.tsv", "recording\tx_px\ty_px\n1\t1\tten\n", "line 2, column 3: \"ten\" is not a number"},
        {"fixations.tsv", "recording\tx_px\ty_px\n1\t1,5\t1\n", "\"1,5\" is not a number"},
        {"fixations.tsv", "recording\tx_px\ty_px\tduration_ms\n1\t1\t1\t-5\n", "\"-5\" is negative"},
        {"fixations.tsv", "recording\tx_px\ty_px\n1\t1\t1", "cut off"},
        {"fixations.tsv", "recording\tx_px\ty_px\teye\n1\t1\t1\tthird\n", "is not an eye"},
        {"events.tsv", "recording\tkind\n1\tnod\n", "is not a kind of event"},
        {"samples.tsv", "recording\tt_ms\tx_px\n1\t1\t1\n", "no column \"y_px\""},
        {"study.json", "{\"format\": \"nictate study\"", "is not a description"},
        {"study.json", R"({"format": "other", "version": 1, "name": ""})", "no Nictate study"},
        {"study.json", R"({"format": "nictate study", "version": 2, "name": ""})", "format version \"2\""},
        {"study.json", R"({"format": "nictate study", "version": "1", "name": ""})", "format version"},
    };
    for (const Case& bad : cases) {
        writeSmallStudy(folder);
        std::filesystem::remove(folder.path() / "events.tsv");
        std::filesystem::remove(folder.path() / "samples.tsv");
        folder.write(bad.file, bad.text);
        CHECK_THAT(refusal(folder), Catch::Contains(bad.complaint) && Catch::Contains(bad.file));
    }
    writeSmallStudy(folder);
    std::filesystem::remove(folder.path() / "events.tsv");
    std::filesystem::remove(folder.path() / "samples.tsv");
    std::filesystem::remove(folder.path() / "recordings.tsv");
    CHECK_THAT(refusal(folder), Catch::Contains("has no recordings.tsv"));
}

TEST_CASE("--size replaces sizes that were assumed, and no others") {
    TemporaryFolder folder;
    writeSmallStudy(folder);
    folder.write("stimuli.tsv", "id\twidth_px\theight_px\tsize_source\nmap\t800\t600\tassumed\nposter\t80\t60\tgiven\n");
    OpenOptions options;
    options.screen_size = PixelSize{1024, 768};
    Dataset study = openStudy(folder.path(), options);
    CHECK(study.stimuli[0].width_px == 1024);
    CHECK(study.stimuli[0].size_source == SizeSource::given);
    CHECK(study.stimuli[1].width_px == 80);
}
