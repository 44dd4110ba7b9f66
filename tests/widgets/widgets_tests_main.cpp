// The widgets' tests draw without a screen.
#include "core/files/platform/platform.h"
#include "tests/catch_runner.h"
#include "tests/widgets/connections.h"
#include "widgets/input_habits.h"

#include <QApplication>

static int run(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    nictate::adoptInputHabits(application);
    nictate::test::endAtLostConnections();
    return nictate::runCatch(argc, argv);
}

int main(int argc, char** argv) { return nictate::platform::ended(run(argc, argv)); }
