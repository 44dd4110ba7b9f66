#include "app/window/language.h"
#include "app/window/lesson_desk.h"
#include "app/window/main_window.h"
#include "app/window/message_bar.h"
#include "app/window/preferences_dialog.h"
#include "app/window/start_options.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/platform/platform.h"
#include "widgets/input_habits.h"
#include "widgets/text_size.h"

#include <QApplication>
#include <QBuffer>
#include <QIcon>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <cstdlib>

using namespace nictate;

namespace {

int saveScreenshot(MainWindow& window, const QString& file) {
    QBuffer png;
    window.grab().save(&png, "PNG");
    try {
        writeFileAtomically(file.toStdString(), {png.data().constData(), static_cast<std::size_t>(png.size())});
    } catch (const Error& error) {
        std::fprintf(stderr, "nictate: %s\n", error.what());
        return 5;
    }
    return 0;
}

/// Takes the picture as soon as the study is painted (and, when asked, all curves stand).
void takeScreenshot(MainWindow& window, const StartOptions& options) {
    QObject::connect(&window.opener(), &StudyOpener::failed, &window, [](const QString& message) {
        std::fprintf(stderr, "nictate: %s\n", qPrintable(message));
        QApplication::exit(3);
    });
    QObject::connect(&window, &MainWindow::firstPainted, &window, [&window, options] {
        auto* timer = new QTimer(&window);
        timer->setInterval(100);
        QObject::connect(timer, &QTimer::timeout, &window, [&window, options, timer] {
            if (options.wait_for_sweeps && !window.settled())
                return;
            timer->stop();
            QTimer::singleShot(100, &window, // let what just arrived be laid out
                               [&window, options] { QApplication::exit(saveScreenshot(window, options.screenshot)); });
        });
        timer->start();
    });
}

void hintOnFirstStart(MainWindow& window) {
    if (QSettings().value("hints_shown").toBool())
        return;
    QSettings().setValue("hints_shown", true);
    QObject::connect(&window, &MainWindow::firstPainted, &window,
                     [&window] { QTimer::singleShot(400, &window, &MainWindow::showHints); });
}

/// True when there is nothing to show a window on; pictures can be taken all the same.
bool drawOffscreenWithoutDisplay() {
    if (platform::hasScreen() || std::getenv("QT_QPA_PLATFORM"))
        return false;
    return qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace

int main(int argc, char* argv[]) {
    const bool no_display = drawOffscreenWithoutDisplay();
    QApplication application(argc, argv);
    QApplication::setOrganizationName("nictate");
    QApplication::setApplicationName("nictate");
    QApplication::setApplicationVersion(NICTATE_VERSION);
    QApplication::setDesktopFileName("nictate");
    QApplication::setWindowIcon(QIcon(":/icons/nictate.svg"));
    const StartOptions options = startOptions(QApplication::arguments());
    if (no_display && !options.batch()) {
        std::fprintf(stderr, "nictate: there is no screen here (DISPLAY is not set); --screenshot FILE.png needs none\n");
        return 1;
    }
    speak(application, languageOf(options.language));
    adoptInputHabits(application);
    applyKeptCores();
    setTextSize(application, QSettings().value("text_size").toInt());
    applyTheme(application, options.theme.value_or(themeNamed(QSettings().value("theme", "system").toString())));

    MainWindow window(options.batch() ? QString() : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    window.resize(options.batch() ? options.size : options.size.boundedTo(window.screen()->availableSize()));
    if (!options.screenshot.isEmpty())
        takeScreenshot(window, options);
    if (options.startup_time)
        QObject::connect(&window, &MainWindow::firstPainted, &window, [] {
            std::printf("%.0f\n", 1000 * platform::secondsSinceStart());
            QApplication::exit(0);
        });
    if (!options.batch())
        hintOnFirstStart(window);
    if (!options.lessons.isEmpty() || options.seed)
        window.lessonDesk().openLessons(options.lessons, options.seed);
    window.show();
    if (!options.batch() && options.path.isEmpty() && window.offerRecovery())
        return QApplication::exec();
    QTimer::singleShot(0, &window, [&window, path = options.path] { // failing ends a batch, which must have begun
        if (path.isEmpty())
            window.openSample();
        else
            window.open(path);
    });
    return QApplication::exec();
}
