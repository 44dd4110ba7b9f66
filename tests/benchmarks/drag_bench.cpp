// nictate_drag_bench [STUDY]: drags the ε slider of a real window (start it under Xvfb) in every workspace that has one and
// prints how smoothly the picture follows: frames a second, the longest time without one, and what the window's own thread
// computes for each. Without STUDY: the demo study, simulated features, and simulated gaze of 20 people × 3 recordings × 60 000
// samples.

#include "app/window/main_window.h"
#include "core/domains/areas/areas_view.h"
#include "core/errors.h"
#include "core/events/window_features.h"
#include "core/io/open_study.h"
#include "core/simulate/gallery.h"
#include "core/simulate/reading.h"
#include "core/simulate/viewing.h"
#include "tests/platform/test_system.h"
#include "widgets/theme.h"
#include "widgets/value_slider.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace nictate;

namespace {

constexpr int steps = 60, step_ms = 10; ///< a mouse reports about every 8 ms
constexpr int settle_limit_ms = 600000;

double threadMs() { return 1000 * test::secondsOfThread(); }

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
QWidget* canvas(const QWidget& picture) {
    for (QWidget* child : picture.findChildren<QWidget*>())
        if (child->inherits("QCustomPlot") && child->isVisible())
            return child;
    return nullptr;
}

/// The picture of this name, or the first plot of the workspace in front.
QWidget* painted(MainWindow& window, const char* name) {
    auto* picture = *name ? window.findChild<QWidget*>(name) : static_cast<QWidget*>(&window.front());
    if (!picture)
        return nullptr;
    QWidget* plot = canvas(*picture);
    return plot || !*name ? plot : picture;
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
    QWidget* view = painted(window, picture);
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
                1000 * frames / (end - start), gap, used / std::max(frames, 1.0), frames);
    std::fflush(stdout);
}

/// A workspace and the picture that follows the hand there; without a name, its first plot.
struct Dragged {
    const char *bench, *picture;
};
constexpr Dragged heatmaps{"heatmaps", "view_protected"}, areas{"areas", "area_view"}, signals{"signals", "plot_signal"},
    samples{"samples", "sample_gaze"}, evaluation{"evaluation", ""};

/// Six areas on the stimulus of most gaze, so that there is a table.
void addAreas(Session& session, const Dataset& study) {
    if (study.stimuli.empty())
        return;
    const Stimulus& stimulus = study.stimuli.front();
    session.stimulus = stimulus.id;
    std::vector<Area>& made = session.view<AreasView>().areas[stimulus.id];
    const double w = stimulus.width_px / 3.0, h = stimulus.height_px / 2.0;
    for (int i = 0; i < 6; ++i)
        made.push_back({"area " + std::to_string(i + 1), AreaShape::rectangle, {i % 3 * w, i / 3 * h, 0.9 * w, 0.9 * h}});
}

void dragStudy(QSize size, const std::shared_ptr<const Dataset>& study, const std::vector<Dragged>& all) {
    for (const Dragged& each : all) {
        Workbench bench(size);
        Session session;
        addAreas(session, *study);
        session.bench = each.bench;
        bench.window().take(study, session);
        Document& document = bench.window().document();
        session = document.session();
        session.bench = each.bench; // a study is first met where it has most to show
        document.change({}, session);
        if (!bench.window().front().hasAnything(*study)) {
            std::printf("| %s | nothing to show of this study |\n", each.bench);
            continue;
        }
        drag(bench, each.bench, each.picture);
        drag(bench, (std::string(each.bench) + ", again").c_str(), each.picture);
    }
}

std::shared_ptr<const Dataset> simulatedFeatures() {
    Dataset readers = simulateReading(20, 1);
    readers.features = featuresOf(readers);
    readers.recordings.clear();
    return std::make_shared<const Dataset>(std::move(readers));
}

} // namespace

int main(int count, char** arguments) {
    QApplication application(count, arguments);
    applyTheme(application, ThemeChoice::light);
    std::puts("| drag | frames/s | longest gap, ms | CPU of the window's thread, ms a frame | frames |");
    std::puts("|---|--:|--:|--:|--:|");
    try {
        for (QSize size : {QSize(1280, 800), QSize(2560, 1440)}) {
            if (count > 1) {
                dragStudy(size, std::make_shared<const Dataset>(openStudy(arguments[1])),
                          {heatmaps, areas, signals, samples, evaluation});
                continue;
            }
            dragStudy(size, std::make_shared<const Dataset>(simulateGallery(72, 1)), {heatmaps, areas});
            dragStudy(size, simulatedFeatures(), {signals, evaluation});
            dragStudy(size, std::make_shared<const Dataset>(simulateViewing(20, 1, 600)), {heatmaps, areas, samples, evaluation});
        }
    } catch (const Error& error) {
        std::fprintf(stderr, "nictate_drag_bench: %s\n", error.what());
        return 2;
    }
}
