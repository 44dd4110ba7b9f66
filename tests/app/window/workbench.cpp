#include "tests/app/window/workbench.h"

#include "tests/patience.h"
#include "widgets/heatmap_view.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QTest>

#include <stdexcept>
#include <utility>

namespace nictate {

StudyOnDisk::StudyOnDisk() {
    QFile table(file());
    if (!table.open(QIODevice::WriteOnly))
        throw std::runtime_error("no room for a test's study");
    table.write("participant,age,stimulus,x,y,duration_ms\n");
    for (int person = 0; person < 14; ++person)
        for (int fixation = 0; fixation < 9; ++fixation)
            for (const char* stimulus : {"garden", "kitchen"}) {
                const int x = 100 + (person * 37 + fixation * 53) % 60 + (fixation % 3 == 0 ? 180 : 0);
                const int y = 80 + (person * 29 + fixation * 41) % 50 + (*stimulus == 'k' ? 120 : 0);
                table.write(QString("QZPERSON%1,%2,%3,%4,%5,200\n")
                                .arg(person, 2, 10, QChar('0'))
                                .arg(20 + 2 * person)
                                .arg(stimulus)
                                .arg(x)
                                .arg(y)
                                .toUtf8());
            }
}

bool waitFor(const std::function<bool()>& done) { return QTest::qWaitFor(done, test::patience_ms); }

QImage settledPicture(QWidget& widget) {
    QImage last;
    int same = 0;
    waitFor([&] { // layouts find their places in a round of events or two
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const QImage next = widget.grab().toImage();
        same = std::exchange(last, next) == next ? same + 1 : 0;
        return same == 2;
    });
    return last;
}

Workbench::Workbench(const QString& recovery_folder, const std::function<Benches(Document&)>& benches)
    : window(recovery_folder, benches) {
    window.resize(1280, 800);
    window.show();
}

void Workbench::openAndWait(const QString& path) {
    bool painted = false;
    auto connection = QObject::connect(&window.document(), &Document::studyChanged, &window, [&] { painted = true; });
    window.open(path);
    const bool opened = waitFor([&] { return painted; });
    QObject::disconnect(connection);
    if (!opened)
        throw std::runtime_error("the study did not open");
    QApplication::processEvents(); // paints it
}

void Workbench::open() { openAndWait(study.file()); }

bool Workbench::waitForSweeps() {
    return waitFor([this] { return window.settled(); });
}

void Workbench::trigger(const char* action) {
    find<QAction>(action)->trigger();
    QApplication::processEvents();
}

void Workbench::enter(const char* box, const QString& text) {
    auto* line = find<QLineEdit>(box);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

QImage Workbench::picture() { return settledPicture(*heatmaps().shown()); }

namespace {

/// Waits until a modal dialog shows itself, and answers it as soon as it listens.
class Answer : public QObject {
  public:
    explicit Answer(std::function<void(QWidget*)> answer) : QObject(qApp), answer_(std::move(answer)) {
        qApp->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* dialog = event->type() == QEvent::Show ? qobject_cast<QDialog*>(watched) : nullptr;
        if (!dialog || !dialog->isModal())
            return false;
        qApp->removeEventFilter(this);
        deleteLater();
        QMetaObject::invokeMethod(
            dialog, [dialog, answer = answer_] { answer(dialog); }, Qt::QueuedConnection);
        return false;
    }

  private:
    std::function<void(QWidget*)> answer_;
};

} // namespace

void answerDialog(const std::function<void(QWidget*)>& answer) { new Answer(answer); }

} // namespace nictate
