#pragma once

#include "widgets/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace nictate {

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

/// Ends the process with status 2 and a message for wrong options.
StartOptions startOptions(const QStringList& arguments);

} // namespace nictate
