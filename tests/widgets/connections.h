#pragma once

#include <QtGlobal>

#include <cstdio>
#include <cstdlib>

namespace nictate::test {

/// Ends the tests where Qt cannot connect a signal: it says so in a warning, and the program goes on without.
inline void endAtLostConnections() {
    static QtMessageHandler before = nullptr;
    before = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& where, const QString& text) {
        if (text.startsWith("QObject::connect")) {
            std::fprintf(stderr, "%s\n", qPrintable(text));
            std::abort();
        }
        before(type, where, text);
    });
}

} // namespace nictate::test
