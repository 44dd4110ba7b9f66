#pragma once

#include <QProgressBar>

namespace nictate {

/// Shows it with the next frame. QProgressBar would paint at once, and with it all of the window that waits to be painted.
inline void showPercent(QProgressBar& bar, int percent) {
    bar.setUpdatesEnabled(false);
    bar.setValue(percent);
    bar.setUpdatesEnabled(true);
}

} // namespace nictate
