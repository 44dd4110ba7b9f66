// Drags the ε slider of a real window (start it under Xvfb) and prints how smoothly the picture follows: frames a second,
// the longest time without one, and what the window's own thread computes for each.

#include "app/window/main_window.h"
#include "core/events/window_features.h"
#include "core/simulate/reading.h"
#include "widgets/theme.h"
#include "widgets/value_slider.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace nictate;

namespace {

constexpr int steps = 60, step_ms = 10; ///< a mouse reports about every 8 ms
constexpr int settle_limit_ms = 120000;

double threadMs() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

/// When a widget was painted.
class Paints : public QObject {
  public:
    explicit Paints(QWidget* widget) {
        clock_.start();
        widget->installEventFilter(this);
    }
    const std::vector<double>& times() const { return times_; }
    double now() const { return static_cast<double>(clock_.nsecsElapsed()) * 1e-6; }

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            times_.push_back(now());
        return false;
    }

  private:
    QElapsedTimer clock_;
    std::vector<double> times_;
};

/// A window with a study, when nothing is being computed any more.
class Workbench {
  public:
    explicit Workbench(QSize size) {
        QObject::connect(&window_, &MainWindow::firstPainted, &window_, [this] { painted_ = true; });
        window_.resize(size);
        window_.show();
    }
    MainWindow& window() { return window_; }
    /// False when it takes too long.
    bool settle() const {
        QElapsedTimer timer;
        timer.start();
        do
            QApplication::processEvents(QEventLoop::AllEvents, 20);
        while (!(painted_ && window_.settled()) && timer.elapsed() < settle_limit_ms);
        return painted_ && window_.settled();
    }

  private:
    MainWindow window_;
    bool painted_ = false;
};

void mouse(QWidget& widget, QEvent::Type type, QPointF at) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, widget.mapToGlobal(at), button,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

/// What is painted when a picture changes: a plot paints through its canvas.
QWidget* canvas(MainWindow& window, const char* name) {
    auto* picture = window.findChild<QWidget*>(name);
    for (QWidget* child : picture ? picture->findChildren<QWidget*>() : QList<QWidget*>())
        if (child->inherits("QCustomPlot"))
            return child;
    return picture;
}

/// The handle from the middle to three quarters and back.
void drag(Workbench& workbench, const char* bench, const char* picture) {
    if (!workbench.settle())
        return void(std::printf("| %s | does not settle |\n", bench));
    MainWindow& window = workbench.window();
    ValueSlider* slider = nullptr;
    for (auto* each : window.findChildren<ValueSlider*>("epsilon.slider"))
        if (each->isVisible()) // not a former mechanism's
            slider = each;
    QWidget* view = canvas(window, picture);
    if (!slider || !view)
        return void(std::printf("| %s | nothing to drag |\n", bench));
    Paints paints(view);
    const double width = slider->width(), middle = slider->height() / 2.0;
    QElapsedTimer pace;
    mouse(*slider, QEvent::MouseButtonPress, {width / 2, middle});
    QApplication::processEvents();
    pace.start();
    const double start = paints.now(), cpu = threadMs();
    for (int step = 0; step < steps; ++step) {
        const double there = std::min(step, steps - step) / (steps / 2.0);
        mouse(*slider, QEvent::MouseMove, {width * (0.5 + 0.25 * there), middle});
        do
            QApplication::processEvents(QEventLoop::AllEvents, 2);
        while (pace.elapsed() < step_ms * (step + 1));
    }
    const double end = paints.now(), used = threadMs() - cpu;
    mouse(*slider, QEvent::MouseButtonRelease, {width / 2, middle});
    double last = start, gap = 0, frames = 0;
    for (double time : paints.times())
        if (time > start && time <= end) {
            gap = std::max(gap, time - last);
            last = time;
            ++frames;
        }
    gap = std::max(gap, end - last);
    std::printf("| %s, %d×%d | %.0f | %.0f | %.1f | %.0f |\n", bench, window.width(), window.height(),
                1000 * frames / (end - start), gap, used / frames, frames);
    std::fflush(stdout);
}

void dragAt(QSize size, const Dataset& readers) {
    {
        Workbench bench(size);
        bench.window().openSample();
        for (const char* name : {"Heatmaps", "Heatmaps, again"})
            drag(bench, name, "view_private");
    }
    Workbench bench(size);
    bench.window().take(std::make_shared<const Dataset>(readers), {});
    for (const char* name : {"Signals", "Signals, again"})
        drag(bench, name, "plot_signal");
}

} // namespace

int main(int count, char** arguments) {
    QApplication application(count, arguments);
    applyTheme(application, ThemeChoice::light);
    Dataset readers = simulateReading(20, 1);
    readers.features = featuresOf(readers);
    readers.recordings.clear();
    std::puts("| drag | frames/s | longest gap, ms | CPU of the window's thread, ms a frame | frames |");
    std::puts("|---|--:|--:|--:|--:|");
    for (QSize size : {QSize(1280, 800), QSize(2560, 1440)})
        dragAt(size, readers);
}
