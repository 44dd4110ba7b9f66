// Every file of every kind of release, read whole: nothing of time, place or chance that its format brings along.
#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/card_schema.h"
#include "tests/core/release/marked_gaze.h"
#include "tests/core/release/released_signals.h"
#include "tests/core/release/small_areas.h"
#include "tests/widgets/allowed_bytes.h"
#include "widgets/area_pictures.h"
#include "widgets/release_pictures.h"

#include <QImage>

#include <regex>

using namespace nictate;
using nictate::test::Strange;
using nictate::test::TemporaryFolder;

namespace {

const Strange nothing;

QImage madePicture() {
    QImage picture(640, 480, QImage::Format_RGB32);
    for (int y = 0; y < 480; ++y)
        for (int x = 0; x < 640; ++x)
            picture.setPixelColor(x, y, QColor(x % 256, y % 256, 90));
    return picture;
}

/// By its schema, whose members are all there may be; and no date or time of day in any of its words.
void checkCardFile(const std::string& card) {
    test::checkCard(card, "card");
    std::smatch time;
    std::regex_search(card, time, std::regex("[12][0-9]{3}-[01][0-9]-[0-3][0-9]|[0-2][0-9]:[0-5][0-9]:[0-5][0-9]|GMT|UTC"));
    CHECK(time.str() == "");
}

/// One file of a release by what its name ends in. `title`: of its pictures; `words`: what its tables may say besides numbers.
void checkFile(const std::string& file, const std::string& bytes, const std::string& card, const std::string& title,
               const std::vector<std::string>& words) {
    INFO(file);
    const std::string program = std::string("Nictate ") + NICTATE_VERSION;
    const std::string ending = file.substr(file.rfind('.') + 1);
    if (file == "privacy_card.pdf")
        CHECK(test::strangeInPdf(bytes, "Privacy card", "What was promised, and why", program) == nothing);
    else if (ending == "pdf")
        CHECK(test::strangeInPdf(bytes, title, card, "Nictate") == nothing);
    else if (ending == "png")
        CHECK(test::strangeInPng(bytes, {{"Privacy card", card}, {"Software", program}}) == nothing);
    else if (ending == "svg")
        CHECK(test::strangeInSvg(bytes, title, card) == nothing);
    else if (ending == "tif")
        CHECK(test::strangeInTiff(bytes, card) == nothing);
    else if (ending == "webp")
        CHECK(test::strangeInWebp(bytes) == nothing);
    else if (ending == "npy")
        CHECK(test::strangeInNpy(bytes) == nothing);
    else if (ending == "csv")
        CHECK(test::strangeInCsv(bytes, words) == nothing);
    else if (ending == "txt") // sentences made of what the card holds
        CHECK((bytes.find("QZ") == std::string::npos && bytes.ends_with(program + ".\n")));
    else if (ending == "json")
        checkCardFile(bytes);
    else
        FAIL(file << " is of a kind that nobody reads here");
}

template <class Domain> std::size_t checkFiles(const Release<Domain>& release, std::vector<PublicWriter<Domain>> drawn,
                                               const std::string& title, const std::vector<std::string>& words) {
    std::vector<PublicWriter<Domain>> writers = publicWriters(release);
    writers.insert(writers.end(), drawn.begin(), drawn.end());
    for (const PublicWriter<Domain>& writer : writers)
        checkFile(writer.file, writer.write(release), privacyCardJson(release), title, words);
    return writers.size();
}

template <class Domain> std::vector<PublicWriter<Domain>> cardAlone() { return {privacyCardWriter<Domain>()}; }

struct Releasing {
    TemporaryFolder folder;
    test::MarkedStudy study = test::markedStudy();
    Ledger ledger{folder.path() / "ledger.jsonl"};
    ReleaseLook look{.stimulus = madePicture()};
};

} // namespace

TEST_CASE("heatmaps, also over time: all that stands in a released file is what may stand there", "[released-files]") {
    Releasing f;
    const Release<Heatmaps> still = test::released(test::planFor(f.study), f.study, f.ledger);
    CHECK(checkFiles(still, pictureWriters(f.look), "Protected heatmap", {}) == 11);
    const Release<Heatmaps> over_time = test::released(test::overTimePlanFor(f.study, 3), f.study, f.ledger);
    CHECK(checkFiles(over_time, pictureWriters(f.look, 3), "Protected heatmap", {}) > 20);
    const Release<Heatmaps> groups = test::released(test::groupPlanFor(f.study), f.study, f.ledger);
    CHECK(checkFiles(groups, groupPictureWriters(f.look, groupSuffixes(groups.plan())), "Protected heatmap",
                     {"group_a", "group_b", "row", "column", "x_px", "y_px", "difference", "threshold", "beyond_noise", "expert",
                      "novice"}) == 24);
}

TEST_CASE("signals: all that stands in a released file is what may stand there", "[released-files]") {
    Releasing f;
    const auto study = test::completeSignals();
    const Release<Signals> release = test::released(test::signalPlanFor(study), study, f.ledger);
    CHECK(checkFiles(release, cardAlone<Signals>(), "", {"feature", "lower", "upper", "blink rate", "pupil, mean", "constant"}) ==
          15);
}

TEST_CASE("areas: all that stands in a released file is what may stand there", "[released-files]") {
    Releasing f;
    const Release<Areas> release = test::released(test::areaPlanFor(f.study), f.study, f.ledger);
    AreaPictureLook look;
    look.stimulus = madePicture();
    CHECK(checkFiles(release, areaPictureWriters(look), "Protected table of areas of interest",
                     {"aoi",   "metric", "private", "ci_low",    "ci_high",     "people_low", "people_high",    "unit",
                      "ms",    "share",  "face",    "hand",      "dwell-share", "fixations",  "first-fixation", "name",
                      "shape", "colour", "points",  "rectangle", "ellipse"}) == 9);
}

TEST_CASE("samples: all that stands in a released file is what may stand there", "[released-files]") {
    Releasing f;
    const auto study = test::markedGaze();
    const Release<Gaze> release = test::released(test::gazePlanFor(study, "kaleido"), study, f.ledger);
    std::vector<std::string> words = {"t_s",      "x_px",      "y_px",    "file",       "stimulus",   "condition",
                                      "width_px", "height_px", "rate_hz", "stimulus-1", "stimulus-2", "QZCONDITIONQZ"};
    for (int i = 1; i <= 8; ++i)
        words.push_back("stream_00" + std::to_string(i) + ".csv");
    CHECK(checkFiles(release, cardAlone<Gaze>(), "", words) == 11);
}

TEST_CASE("the cards of two studies that share nothing but their plan differ in the ledger's chain alone", "[released-files]") {
    Releasing f, g;
    const auto card = [](Releasing& of) {
        return nlohmann::json::parse(privacyCardJson(test::released(test::planFor(of.study), of.study, of.ledger)));
    };
    for (const auto& step : nlohmann::json::diff(card(f), card(g)))
        CHECK(step["path"] == "/ledger/chain");
}

TEST_CASE("what should not stand in a file is found", "[released-files]") {
    Releasing f;
    const Release<Heatmaps> release = test::released(test::planFor(f.study), f.study, f.ledger);
    const std::string card = privacyCardJson(release), program = std::string("Nictate ") + NICTATE_VERSION;
    const auto with = [](std::string bytes, const std::string& before, const std::string& added) {
        const std::size_t at = bytes.find(before);
        REQUIRE(at != std::string::npos);
        return bytes.insert(at, added);
    };
    for (const PublicWriter<Heatmaps>& writer : pictureWriters({})) {
        const std::string bytes = writer.write(release);
        if (writer.file == "heatmap.png")
            CHECK(test::strangeInPng(bytes.substr(0, bytes.size() - 12) + std::string("\0\0\0\7tIME1234567CRC!", 19) +
                                         bytes.substr(bytes.size() - 12),
                                     {{"Privacy card", card}, {"Software", program}}) == Strange{"PNG chunk tIME"});
        if (writer.file == "heatmap.svg") {
            CHECK(test::strangeInSvg(with(bytes, "<defs>", "<metadata/>"), "Protected heatmap", card) ==
                  Strange{"SVG element metadata"});
            CHECK(test::strangeInSvg(with(bytes, "<defs>", "<!--2026-->"), "Protected heatmap", card) == Strange{"SVG: 2026"});
        }
        if (writer.file == "privacy_card.pdf") {
            const auto strange = [&](const std::string& pdf) {
                return test::strangeInPdf(pdf, "Privacy card", "What was promised, and why", program).size();
            };
            CHECK(strange(bytes) == 0);
            CHECK(strange(with(bytes, "/Producer", "/ModDate (D:20261123151250Z)")) == 1);
            CHECK(strange(with(bytes, "/Root", "/ID [<0A><0B>]")) == 1);
            CHECK(strange(with(bytes, "/Pages", "/PieceInfo ")) == 1);
            CHECK(strange(with(bytes, "</rdf:Description>", "<xmp:CreateDate>2026</xmp:CreateDate>")) == 1);
        }
    }
    CHECK(test::strangeInTiff(heatmapTiff(release) + "2026", card).size() == 1);
    CHECK(test::strangeInCsv("1,2\n3,on Monday\n", {}) == Strange{"on Monday"});
}
