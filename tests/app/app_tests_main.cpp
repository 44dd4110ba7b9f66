// The workbench is driven without a screen, and keeps its settings out of the person's own.
#include "core/files/platform/platform.h"
#include "tests/catch_runner.h"
#include "tests/widgets/connections.h"
#include "widgets/input_habits.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

static int run(int argc, char** argv) {
    QTemporaryDir home;
    for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(place, home.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setOrganizationName("nictate-tests");
    QApplication::setApplicationName("nictate-tests");
    nictate::applyTheme(application, nictate::ThemeChoice::light);
    nictate::adoptInputHabits(application);
    nictate::test::endAtLostConnections();
    return nictate::runCatch(argc, argv);
}

int main(int argc, char** argv) { return nictate::platform::ended(run(argc, argv)); }
