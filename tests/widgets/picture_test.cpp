#include "widgets/picture.h"

#include "core/errors.h"
#include "tests/catch.h"
#include "widgets/curve_plot.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QTemporaryDir>

using namespace nictate;

namespace {

Picture plotted() {
    CurvePlot plot;
    plot.setTitle("Fidelity");
    plot.setAxes({"x", "", false, 0, 10, {}, {}}, {"y", "", false, 0, 10, {}, {}});
    plot.setCurves(
        {{"Laplace", {0, 5, 10}, {0, 5, 10}, {}}, {.name = "of one", .x = {0, 1}, .y = {1, 2}, .sd = {}, .secret = true}});
    plot.setSpans({{8, 10, "padding"}});
    return plot.picture({600, 400}, "SIMULATION <ε = 1>");
}

QByteArray bytesOf(const QString& file) {
    QFile in(file);
    REQUIRE(in.open(QIODevice::ReadOnly));
    return in.readAll();
}

} // namespace

TEST_CASE("one writer makes PNG, SVG and PDF by the name's ending, with the caption inside", "[picture]") {
    QTemporaryDir folder;
    const Picture picture = plotted();
    const QString png = folder.filePath("a.PNG"), svg = folder.filePath("a.svg"), pdf = folder.filePath("a.pdf");
    for (const QString& file : {png, svg, pdf})
        writePicture(picture, file, 192);
    const QImage image(png);
    CHECK(image.size() == QSize(1200, 800));
    CHECK(image.dotsPerMeterX() == 7559);
    CHECK(image.text("Description") == "SIMULATION <ε = 1>");
    const QByteArray text = bytesOf(svg);
    CHECK(text.contains("<desc>SIMULATION &lt;ε = 1&gt;</desc>"));
    CHECK(text.contains("Laplace"));
    for (const char* of_one_person : {"of one", "padding"})
        CHECK_FALSE(text.contains(of_one_person));
    CHECK_FALSE(text.contains("<image")); // vectors, not a screenshot
    CHECK(bytesOf(pdf).startsWith("%PDF-"));
    CHECK(bytesOf(pdf).contains("SIMULATION &lt;ε = 1&gt;"));
}

TEST_CASE("a picture's file does not tell when it was made", "[picture]") {
    const std::string made =
        "%PDF-1.6\n1 0 obj\n<<\n/Title (a \\) /b >> (c))\n/Subject <FEFF>/CreationDate (D:20260101)/Producer (Qt)\n"
        "/ModDate(D:2026)>>\nendobj\ntrailer\n<</Size 3\n/Info 1 0 R\n/ID [ <0A> <0B> ]/Root 2 0 R>>\n";
    const std::string kept = withoutTime(made);
    CHECK(kept.size() == made.size());
    for (const char* stays : {"/Title (a \\) /b >> (c))", "/Producer (Qt)", "/Size 3", "/Info 1 0 R", "/Root 2 0 R"})
        CHECK(kept.find(stays) == made.find(stays));
    for (const char* goes : {"Subject", "FEFF", "Date", "2026", "ID", "0A", "0B"})
        CHECK(kept.find(goes) == std::string::npos);
    CHECK_THROWS_AS(withoutTime("%PDF-1.6"), OutputError); // better no file than one of which nobody knows what it tells
    CHECK_THROWS_AS(withoutTime("%PDF-1.6\ntrailer\n<</Size 3>>"), OutputError);
}

TEST_CASE("a PDF is the same whatever seed hashes have", "[picture]") {
    Picture picture = plotted();
    picture.paint = [](QPainter& painter, double) {
        for (const QFont::Weight weight : {QFont::Normal, QFont::Bold}) {
            QFont font;
            font.setWeight(weight);
            painter.setFont(font);
            painter.drawText(20, 20, "Fidelity");
        }
    };
    const std::string first = pdfOf(picture, 96);
    for (int start = 0; start < 8; ++start) { // half of them would turn the fonts round
        QHashSeed::resetRandomGlobalSeed();
        CHECK(pdfOf(picture, 96) == first);
    }
}

TEST_CASE("a picture that cannot be written leaves nothing behind and says why", "[picture]") {
    QTemporaryDir folder;
    CHECK_THROWS_AS(writePicture(plotted(), folder.filePath("a.bmp"), 96), InvalidParameter);
    CHECK_THROWS_AS(writePicture(plotted(), folder.filePath("no/such/a.png"), 96), OutputError);
    CHECK(QDir(folder.path()).isEmpty());
    CHECK_THROWS_AS(imageOf({.size = {1e6, 1e6}, .paint = [](QPainter&, double) {}, .title = {}, .description = {}}, 1200),
                    OutputError);
}
