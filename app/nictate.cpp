#include "app/window/language.h"
#include "app/window/lesson_desk.h"
#include "app/window/main_window.h"
#include "app/window/message_bar.h"
#include "app/window/preferences_dialog.h"
#include "core/errors.h"
#include "core/files/atomic_file.h"
#include "core/files/platform/platform.h"
#include "widgets/input_habits.h"
#include "widgets/text_size.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QCommandLineParser>
#include <QIcon>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QSize>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>

using namespace nictate;

namespace {

/// What the workbench was started with.
struct StartOptions {
    QString path;       ///< study or session; empty = the demo study
    QString screenshot; ///< write the window to this PNG and exit
    QSize size{1280, 800};
    std::optional<ThemeChoice> theme;  ///< nothing = as last chosen
    QString language;                  ///< "en" or "de"; empty = as last chosen, or the system's
    QString lessons;                   ///< a lesson's file or a folder of lessons to begin with
    std::optional<std::uint64_t> seed; ///< of lessons, in place of their own
    bool wait_for_sweeps = false;
    bool startup_time = false; ///< print ms from process start to the first painted study and exit

    /// Batch runs neither ask, recover nor remember.
    bool batch() const { return startup_time || !screenshot.isEmpty(); }
};

[[noreturn]] void refuse(const QString& message) {
    std::fprintf(stderr, "nictate: %s\n", qPrintable(message));
    std::exit(2);
}

QSize sizeOf(const QString& text) {
    const auto match = QRegularExpression("^([1-9][0-9]{0,4})x([1-9][0-9]{0,4})$").match(text);
    if (!match.hasMatch())
        refuse(QString("invalid --size: %1 (expected WIDTHxHEIGHT in pixels, like 1280x800)").arg(text));
    return {match.captured(1).toInt(), match.captured(2).toInt()};
}

/// Ends the process with status 2 and a message for wrong options.
StartOptions startOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription("Nictate: a workbench for publishing eye-tracking data with a privacy guarantee.");
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument("path", "A study (file or folder) or a session (.nictate); the sample when left out.", "[PATH]");
    const QCommandLineOption screenshot("screenshot", "Write the window to a PNG and exit.", "FILE.png");
    const QCommandLineOption size("size", "Size of the window in pixels, 1280x800 unless given.", "WxH");
    const QCommandLineOption theme("theme", "light, dark or system.", "THEME");
    const QCommandLineOption language("language", "en or de.", "LANGUAGE");
    const QCommandLineOption wait("wait-for-sweeps", "Take the screenshot only when all curves are computed.");
    const QCommandLineOption startup("startup-time", "Print the ms from process start to the first painted study and exit.");
    const QCommandLineOption lessons("lessons", "Begin with the lessons of a folder, or with one lesson.", "FOLDER");
    const QCommandLineOption seed("seed", "What lessons make their people and noise from, such as a number for each student.",
                                  "N");
    parser.addOptions({screenshot, size, theme, language, lessons, seed, wait, startup});
    if (!parser.parse(arguments))
        refuse(parser.errorText());
    if (parser.isSet("help"))
        parser.showHelp();
    if (parser.isSet("version"))
        parser.showVersion();
    if (parser.positionalArguments().size() > 1)
        refuse("one study or session at a time");
    StartOptions options;
    options.path = parser.positionalArguments().value(0);
    options.screenshot = parser.value(screenshot);
    if (parser.isSet(size))
        options.size = sizeOf(parser.value(size));
    if (parser.isSet(theme)) {
        options.theme = themeNamed(parser.value(theme));
        if (parser.value(theme) != name(*options.theme))
            refuse(QString("invalid --theme: %1 (expected light, dark or system)").arg(parser.value(theme)));
    }
    options.language = parser.value(language);
    if (parser.isSet(language) && !languages().contains(options.language))
        refuse(QString("invalid --language: %1 (expected one of %2)").arg(options.language, languages().join(", ")));
    options.lessons = parser.value(lessons);
    if (parser.isSet(seed)) {
        bool number = false;
        options.seed = parser.value(seed).toULongLong(&number);
        if (!number)
            refuse(QString("invalid --seed: %1 (expected a whole number, 0 <= seed)").arg(parser.value(seed)));
    }
    options.wait_for_sweeps = parser.isSet(wait);
    options.startup_time = parser.isSet(startup);
    return options;
}

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
    auto* painting = new QTimer(&window); // where no window is shown nothing else asks for it
    QObject::connect(painting, &QTimer::timeout, &window, [&window] { window.grab(); });
    QObject::connect(&window, &MainWindow::firstPainted, painting, &QTimer::stop);
    painting->start(100);
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

int run(int argc, char* argv[]) {
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

} // namespace

int main(int argc, char* argv[]) { return platform::ended(run(argc, argv)); }
