#include "app/window/start_options.h"

#include "app/window/language.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <cstdio>
#include <cstdlib>

namespace nictate {

namespace {

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

} // namespace

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

} // namespace nictate
