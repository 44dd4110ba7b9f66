#include "app/study/study_opener.h"

#include "tests/catch.h"

#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>

using namespace nictate;

TEST_CASE("the simulated readers are made on demand, and opened from where they are kept") {
    QStandardPaths::setTestModeEnabled(true);
    const QString folder = QString::fromStdString(readingSession().data.path);
    QDir(folder).removeRecursively();
    for (bool there : {false, true}) {
        CHECK(QDir(folder).exists() == there);
        StudyOpener opener;
        std::shared_ptr<const Dataset> study;
        QObject::connect(&opener, &StudyOpener::opened, [&](std::shared_ptr<const Dataset> opened) { study = opened; });
        QSignalSpy spy(&opener, &StudyOpener::opened);
        opener.openReading();
        REQUIRE(spy.wait(60000));
        CHECK(study->participants.size() == 20);
        CHECK(countDataset(*study).conditions == 3);
        CHECK(study->stimuli[0].geometry);
    }
    QDir(folder).removeRecursively();
    QStandardPaths::setTestModeEnabled(false);
}
