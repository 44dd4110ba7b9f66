// What a lesson of somebody else's may load: pictures of its own folder.
#include "app/lessons/lesson_pictures.h"
#include "app/lessons/practice.h"
#include "core/errors.h"
#include "core/io/picture_bounds.h"
#include "tests/catch.h"
#include "tests/platform/test_system.h"
#include "widgets/picture_file.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

using namespace nictate;
namespace fs = std::filesystem;

namespace {

void paint(const fs::path& file, QColor colour) {
    QImage picture(40, 30, QImage::Format_RGB32);
    picture.fill(colour);
    REQUIRE(picture.save(QString::fromStdString(file.string())));
}

/// A folder with a lesson's folder in it.
struct Places {
    Places() : lesson(fs::path(folder.path().toStdString()) / "lesson") {
        fs::create_directories(lesson / "pictures");
        paint(lesson / "own.png", Qt::red);
        paint(lesson / "pictures" / "a b.png", Qt::red);
        paint(lesson.parent_path() / "outside.png", Qt::blue);
    }
    QTemporaryDir folder;
    fs::path lesson;
};

/// And what leads out of it, or never ends.
struct PlacesAndLinks : Places {
    PlacesAndLinks() {
        fs::create_symlink("../outside.png", lesson / "link.png");
        fs::create_symlink("/dev/zero", lesson / "zero.png");
        REQUIRE(test::makeFifo(lesson / "pipe.png"));
    }
};

bool shows(const QString& text, const fs::path& folder, QColor colour) {
    QLabel label;
    showLessonText(label, text.toStdString(), folder);
    label.resize(200, 200);
    const QImage seen = label.grab().toImage();
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            if (seen.pixelColor(x, y).rgb() == colour.rgb())
                return true;
    return false;
}

} // namespace

TEST_CASE("a lesson loads regular files of its own folder, no pipe, device, link out, absolute name or page of the web",
          "[posix]") {
    const PlacesAndLinks places;
    for (const char* own : {"own.png", "./own.png", "pictures/a b.png", "pictures/../own.png"})
        CHECK(lessonPicture(own, places.lesson).size() == QSize(40, 30));
    const QString outside = QString::fromStdString((places.lesson.parent_path() / "outside.png").string());
    for (const QString& other : {QString("../outside.png"), QString("link.png"), QString("zero.png"), QString("pipe.png"),
                                 QString("/dev/zero"), QString("missing.png"), QString("."), QString(), outside})
        CHECK(lessonPicture(other, places.lesson).isNull());
    CHECK(lessonPicture("own.png", {}).isNull());
}

TEST_CASE("the text of a lesson shows its own pictures and loads no others", "[posix]") {
    const PlacesAndLinks places;
    CHECK(shows("![seen](own.png)", places.lesson, Qt::red));
    CHECK(shows("![seen](pictures/a%20b.png)", places.lesson, Qt::red));
    const std::string outside = (places.lesson.parent_path() / "outside.png").string();
    for (const std::string& name : {std::string("../outside.png"), std::string("link.png"), outside, "file://" + outside})
        for (const std::string& text : {"![not](" + name + ")", "a <img src=\"" + name + "\"> b",
                                        "<div style=\"background-image: url(" + name + ")\">a</div>",
                                        "<table background=\"" + name + "\"><tr><td>a</td></tr></table>"}) {
            CAPTURE(text);
            CHECK_FALSE(shows(QString::fromStdString(text), places.lesson, Qt::blue));
        }
    for (const char* endless : {"zero.png", "pipe.png", "/dev/zero", "file:///dev/zero"}) // it would not come back
        CHECK_FALSE(shows(QString("![](%1) and <img src='%1'>").arg(endless), places.lesson, Qt::red));
    const QString before = QDir::currentPath(); // where Qt would look for a relative name
    QDir::setCurrent(places.folder.path());
    CHECK_FALSE(shows("![not](outside.png)", places.lesson, Qt::blue));
    QDir::setCurrent(before);
}

TEST_CASE("a lesson's study that leads out of its folder is refused", "[posix]") {
    const PlacesAndLinks places;
    QFile table(QString::fromStdString((places.lesson.parent_path() / "class.csv").string()));
    REQUIRE(table.open(QIODevice::WriteOnly));
    table.write("participant,stimulus,x,y,duration_ms\nP1,s,1,2,200\nP2,s,3,4,200\n");
    table.close();
    fs::create_symlink("../class.csv", places.lesson / "class.csv");
    fs::create_directory(places.lesson / "study");
    fs::create_symlink("../../class.csv", places.lesson / "study" / "class.csv");
    const fs::path to = places.lesson.parent_path() / "practice";
    LessonStudy study;
    study.kind = LessonStudy::Kind::folder;
    for (const char* name : {"class.csv", "missing", "../class.csv"}) {
        study.folder = name;
        CHECK_THROWS_WITH(writePracticeStudy(study, 1, places.lesson, to, {}), Catch::Contains("the lesson's own folder"));
    }
    study.folder = "study";
    CHECK_THROWS_WITH(writePracticeStudy(study, 1, places.lesson, to, {}), Catch::Contains("leads out of the lesson's folder"));
    fs::remove(places.lesson / "class.csv");
    fs::copy_file(places.lesson.parent_path() / "class.csv", places.lesson / "class.csv");
    study.folder = "class.csv";
    CHECK_NOTHROW(writePracticeStudy(study, 1, places.lesson, to, {}));
}

TEST_CASE("a picture whose header says more than there may be is not unpacked") {
    const Places places;
    const QString large = QString::fromStdString((places.lesson / "large.ppm").string());
    QFile file(large);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("P6\n30000 30000\n255\n");
    file.close();
    const auto size = pictureFileSize(large);
    REQUIRE(size);
    CHECK(*size == PixelSize{30000, 30000});
    CHECK_FALSE(fitsInMemory(*size));
    CHECK(pictureFrom(large).isNull());
    CHECK(tooManyPixels(*size) == "30000×30000 pixels are more than the 100 million a picture may have");
}

TEST_CASE("a pipe or a device is no picture", "[posix]") {
    const PlacesAndLinks places;
    CHECK_FALSE(pictureFileSize(QString::fromStdString((places.lesson / "pipe.png").string())));
    CHECK(pictureFrom("/dev/zero").isNull());
}
