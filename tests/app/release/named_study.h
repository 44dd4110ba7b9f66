#pragma once
// A study whose names cannot be met by chance, open in the workbench.

#include "core/io/open_study.h"
#include "core/io/plan_file.h"
#include "core/privacy/ledger.h"
#include "tests/app/release/release_driver.h"

#include <QFile>
#include <QTemporaryDir>

namespace nictate::test {

/// 12 observers whose names cannot be met by chance, three stimuli whose sizes a table gives.
class NamedStudy {
  public:
    NamedStudy() {
        QFile table(file());
        if (!table.open(QIODevice::WriteOnly))
            throw std::runtime_error("no room for a test's study");
        table.write("participant,stimulus,x_px,y_px,duration_ms\n");
        for (const char* stimulus : {"garden", "kitchen", "street"})
            for (int person = 0; person < 12; ++person)
                for (int fixation = 0; fixation < 9; ++fixation)
                    table.write(QString("%1,%2,%3,%4,200\n")
                                    .arg(id(person), stimulus)
                                    .arg(100 + (person * 37 + fixation * 53) % 60)
                                    .arg(80 + (person * 29 + fixation * 41) % 50)
                                    .toUtf8());
        Session sized;
        sized.data.path = file().toStdString();
        sized.data.say("screen", "400x300");
        session = sized;
        table.close();
        keepWhatIsPublic();
    }
    static QString id(int person) { return QString("OBSERVER-QZXJ-%1").arg(person + 1, 4, 10, QChar('0')); }
    QString file() const { return folder_.filePath("QZSECRETSTUDYQZ.csv"); }
    QString path(const QString& name) const { return folder_.filePath(name); }
    QString ledger() const { return path("nictate-ledger-QZSECRETSTUDYQZ.csv.jsonl"); }

    Session session;

  private:
    /// A person has said that who took part and what they saw was fixed beforehand.
    void keepWhatIsPublic() const {
        PublicFrame frame = openStudy(file().toStdString()).frame;
        for (const char* entry : {"people", "stimuli", "tasks"})
            declare(frame, entry);
        keepFrameBeside(file().toStdString(), frame);
    }

    QTemporaryDir folder_;
};

struct ReleaseBench {
    NamedStudy study;
    Workbench bench;

    ReleaseBench() { open(study.session); }

    void open(const Session& session) {
        bench.window.opener().openSession(session);
        if (!waitFor([&] { return bench.heatmaps().frame().has_value(); }))
            throw std::runtime_error("the study did not open");
    }

    void release(const std::function<void(ReleaseDialog&)>& drive) { driveRelease(bench, drive); }
    Ledger ledger() const { return Ledger(study.ledger().toStdString()); }
};

} // namespace nictate::test
