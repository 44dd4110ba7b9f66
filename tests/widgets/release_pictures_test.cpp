#include "widgets/release_pictures.h"

#include "core/release/privacy_card.h"
#include "tests/catch.h"
#include "tests/core/files/temporary_folder.h"
#include "tests/core/release/byte_scan.h"
#include "tests/core/release/small_study.h"

#include <QColor>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>

#include <webp/demux.h>

#include <algorithm>

using namespace nictate;
using nictate::test::planFor;
using nictate::test::released;
using nictate::test::TemporaryFolder;

namespace {

QImage stimulusPicture() {
    QImage picture(640, 480, QImage::Format_RGB32);
    for (int y = 0; y < 480; ++y)
        for (int x = 0; x < 640; ++x)
            picture.setPixelColor(x, y, QColor(x % 256, y % 256, 90));
    picture.setText("Author", "QZPICTUREAUTHORQZ"); // what a camera or a person left in the file
    return picture;
}

struct Fixture {
    TemporaryFolder folder;
    test::MarkedStudy study = test::markedStudy();
    Ledger ledger{folder.path() / "QZLEDGERQZ.jsonl"};
    Release<Heatmaps> release = released(planFor(study, "clipped-gaussian", {{"epsilon", 5.0}}), study, ledger);
    ReleaseLook look;
};

QImage pngFrom(const std::string& bytes) { return QImage::fromData(QByteArray::fromStdString(bytes), "PNG"); }

/// Of an animated WebP: as large as its canvas, one after the other.
std::vector<QImage> framesOf(const std::string& webp, std::vector<int>& ends_ms) {
    const WebPData data{reinterpret_cast<const std::uint8_t*>(webp.data()), webp.size()};
    std::unique_ptr<WebPAnimDecoder, void (*)(WebPAnimDecoder*)> decoder(WebPAnimDecoderNew(&data, nullptr),
                                                                         WebPAnimDecoderDelete);
    REQUIRE(decoder);
    WebPAnimInfo info;
    REQUIRE(WebPAnimDecoderGetInfo(decoder.get(), &info));
    std::vector<QImage> frames;
    while (WebPAnimDecoderHasMoreFrames(decoder.get())) {
        std::uint8_t* pixels = nullptr;
        REQUIRE(WebPAnimDecoderGetNext(decoder.get(), &pixels, &ends_ms.emplace_back()));
        frames.push_back(
            QImage(pixels, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height), QImage::Format_RGBA8888)
                .copy());
    }
    return frames;
}

} // namespace

TEST_CASE(
    "pictures of a heatmap over time: one a window on one scale of colours, all on a page, and an animation of nothing else",
    "[release-pictures]") {
    Fixture f;
    const Release<Heatmaps> over_time = released(test::overTimePlanFor(f.study, 3), f.study, f.ledger);
    std::set<std::string> files;
    std::string animation;
    for (const PublicWriter<Heatmaps>& writer : pictureWriters(f.look, 3)) {
        files.insert(writer.file);
        if (writer.file == "heatmap.webp")
            animation = writer.write(over_time);
    }
    CHECK(files == std::set<std::string>{"heatmap-1.png", "heatmap-2.png", "heatmap-3.png", "heatmap.png", "heatmap.svg",
                                         "heatmap.pdf", "heatmap.webp", "privacy_card.pdf"});
    std::vector<int> ends_ms;
    const std::vector<QImage> frames = framesOf(animation, ends_ms);
    REQUIRE(frames.size() == 3);
    CHECK(ends_ms == std::vector<int>{400, 800, 1200}); // as long as the windows
    const QImage second = imageOf(releasePicture(over_time, f.look, 1), 96);
    REQUIRE(frames[1].size() == second.size());
    const QPoint middle(second.width() / 2, second.height() / 3);
    CHECK(std::abs(qGreen(frames[1].pixel(middle)) - qGreen(second.pixel(middle))) < 24); // lossy
    for (const char* chunk : {"EXIF", "XMP ", "ICCP"})
        CHECK(animation.find(chunk) == std::string::npos);
    CHECK(test::findings(animation, {"QZPERSON", "QZATTRIBUTE", "QZVALUE", "seed"}, {}).empty()); // two letters meet by chance
    const std::vector<PublicWriter<Heatmaps>> again = pictureWriters(f.look, 3);
    CHECK(std::find_if(again.begin(), again.end(), [](const auto& each) {
              return each.file == "heatmap.webp";
          })->write(over_time) == animation);
}

TEST_CASE("the released PNG carries its privacy card", "[release-pictures]") {
    Fixture f;
    const QImage image = pngFrom(pngOf(releasePicture(f.release, f.look), 150));
    REQUIRE_FALSE(image.isNull());
    REQUIRE(image.text("Privacy card").toStdString() == privacyCardJson(f.release));
    REQUIRE(image.textKeys().size() == 2); // and the software's name
}

TEST_CASE("the overlay shows the public stimulus without the words in its file", "[release-pictures]") {
    Fixture f;
    ReleaseLook over = f.look;
    over.stimulus = stimulusPicture();
    const QImage plain = pngFrom(pngOf(releasePicture(f.release, f.look), 150)),
                 overlay = pngFrom(pngOf(releasePicture(f.release, over), 150));
    REQUIRE(plain.size() == overlay.size());
    REQUIRE(plain != overlay);
    REQUIRE(test::findings(pngOf(releasePicture(f.release, over), 150), {"QZPICTUREAUTHORQZ"}, {}).empty());
}

TEST_CASE("a release drawn twice is the same picture", "[release-pictures]") {
    Fixture f;
    REQUIRE(pngOf(releasePicture(f.release, f.look), 150) == pngOf(releasePicture(f.release, f.look), 150));
}

TEST_CASE("SVG holds the privacy card, PDF begins as PDF does", "[release-pictures]") {
    Fixture f;
    const std::string svg = svgOf(releasePicture(f.release, f.look), 150);
    REQUIRE(svg.find("<svg") != std::string::npos);
    REQUIRE(svg.find("nictate_privacy_card") != std::string::npos);
    REQUIRE(pdfOf(releasePicture(f.release, f.look), 150).starts_with("%PDF"));
    REQUIRE(privacyCardWriter<Heatmaps>().write(f.release).starts_with("%PDF"));
}

TEST_CASE("every sign of the privacy card's page can be read from its PDF, by a program too", "[release-pictures][posix]") {
    Fixture f;
    TemporaryFolder folder;
    folder.write("card.pdf", privacyCardWriter<Heatmaps>().write(f.release));
    QProcess reader;
    reader.start("pdftotext", {"-raw", QString::fromStdString((folder.path() / "card.pdf").string()), "-"});
    REQUIRE(reader.waitForFinished());
    const QString read = QString::fromUtf8(reader.readAllStandardOutput()).remove(QRegularExpression("\\s"));
    for (const CardSection& section : privacyCardPage(f.release))
        for (const auto& [label, text] : section.lines) {
            CAPTURE(section.title, label, text);
            CHECK(read.contains(QString::fromStdString(text).remove(QRegularExpression("\\s"))));
        }
}

TEST_CASE("groups: a picture for each, and one of every pair with their difference, without an id in any byte",
          "[release-pictures]") {
    Fixture f;
    ReleaseLook over = f.look;
    over.stimulus = stimulusPicture();
    const Release<Heatmaps> release = test::released(test::groupPlanFor(f.study), f.study, f.ledger);
    const auto writers = groupPictureWriters(over, groupSuffixes(release.plan()));
    std::map<std::string, std::string> files;
    for (const PublicWriter<Heatmaps>& writer : writers)
        files[writer.file] = writer.write(release);
    CHECK(files.size() == 12);
    CHECK(files["heatmap-expert.png"] != files["heatmap-novice.png"]);
    for (const auto& [name, bytes] : files) {
        CAPTURE(name);
        CHECK(test::findings(bytes, f.study.secret_words, f.study.secret_numbers) == std::set<std::string>{});
    }
    CHECK_FALSE(pngFrom(files["groups-expert-novice.png"]).isNull());
    CHECK_FALSE(test::findings(files["groups-expert-novice.svg"], {"clipped-gaussian"}, {}).empty()); // the card is in it
}

TEST_CASE("no id, path, hash, key or raw value in any byte of any released file", "[release-pictures]") {
    Fixture f;
    ReleaseLook over = f.look;
    over.stimulus = stimulusPicture();
    std::vector<std::string> words = f.study.secret_words;
    const std::string lines = test::contents(f.ledger.path());
    for (const std::string& word :
         {std::string("QZLEDGERQZ"), std::string("QZPICTUREAUTHORQZ"), f.folder.path().filename().string(),
          lines.substr(lines.find("\"key\":\"") + 7, 64), lines.substr(lines.find("\"observers\":[\"") + 14, 32)})
        words.push_back(word);
    std::vector<PublicWriter<Heatmaps>> writers = publicWriters(f.release);
    for (const PublicWriter<Heatmaps>& writer : pictureWriters(over))
        writers.push_back(writer);
    REQUIRE(writers.size() == 11);
    for (const PublicWriter<Heatmaps>& writer : writers) {
        INFO(writer.file);
        const std::string bytes = writer.write(f.release);
        CHECK(bytes.size() > 500);
        CHECK(test::findings(bytes, words, f.study.secret_numbers) == std::set<std::string>{});
        // The scanner reaches inside: the mechanism's name is found wherever a card is embedded.
        if (writer.file != "private_grid.csv" && writer.file != "private_grid.npy" && writer.file != "heatmap.csv" &&
            writer.file != "unbiased.csv" && !writer.file.ends_with(".pdf"))
            CHECK_FALSE(test::findings(bytes, {"clipped-gaussian"}, {}).empty());
        if (writer.file.ends_with(".pdf")) // page streams are inflated: drawing operators become readable
            CHECK_FALSE(test::findings(bytes, {" cm\n"}, {}).empty());
    }
}
