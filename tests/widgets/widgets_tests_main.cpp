// The widgets' tests draw without a screen.
#include "tests/catch_runner.h"
#include "widgets/input_habits.h"

#include <QApplication>

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    nictate::adoptInputHabits(application);
    return nictate::runCatch(argc, argv);
}
