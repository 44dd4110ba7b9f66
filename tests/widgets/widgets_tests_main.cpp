// The widgets' tests draw without a screen.
#include "tests/catch_runner.h"
#include <QApplication>

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    return nictate::runCatch(argc, argv);
}
