#pragma once
// A workbench with a small study in it, and ways to drive it as a person would.

#include "app/benches/heatmaps/heatmaps_bench.h"
#include "app/benches/signals/signals_bench.h"
#include "app/window/main_window.h"

#include <QString>
#include <QTemporaryDir>

#include <functional>

class QImage;

namespace nictate {

/// 14 observers with ages 20 … 46 in steps of 2 and two stimuli of 400 × 300; a CSV in a folder of its own.
class StudyOnDisk {
  public:
    StudyOnDisk();
    QString file() const { return folder_.filePath("secret-study.csv"); }
    QString folder() const { return folder_.path(); }
    QString path(const QString& name) const { return folder_.filePath(name); }

  private:
    QTemporaryDir folder_;
};

/// Runs the event loop until `done`, or until patience ends (tests/patience.h); returns whether it is done.
bool waitFor(const std::function<bool()>& done);
/// What it shows once three rounds of events show the same.
QImage settledPicture(QWidget& widget);

struct Workbench {
    StudyOnDisk study;
    MainWindow window;

    explicit Workbench(const QString& recovery_folder = {}, const std::function<Benches(Document&)>& benches = allBenches);
    /// Opens the study and waits until the heatmaps are painted.
    void open();
    void openAndWait(const QString& path);
    bool waitForSweeps();

    template <class Widget> Widget* find(const char* name) {
        auto* widget = window.findChild<Widget*>(name);
        if (!widget)
            throw std::runtime_error(std::string("the window has no ") + name);
        return widget;
    }
    void trigger(const char* action);
    /// Types a value into a number box and leaves it.
    void enter(const char* box, const QString& text);
    const Session& session() { return window.document().session(); }
    HeatmapsBench& heatmaps() { return *window.findChild<HeatmapsBench*>(); }
    SignalsBench& signalsBench() { return *window.findChild<SignalsBench*>(); }
    double cc() { return heatmaps().frame()->shown.cc; }
    QImage picture(); ///< of the private panel
};

/// Answers the next modal dialog with `answer` as soon as it is there.
void answerDialog(const std::function<void(QWidget*)>& answer);

} // namespace nictate
