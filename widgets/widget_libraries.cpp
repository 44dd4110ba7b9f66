#include "widgets/widget_libraries.h"

#include "widgets/custom_plot.h"

#include <webp/mux.h>

namespace nictate {

std::vector<LibraryVersion> widgetLibraries() {
    const int webp = WebPGetMuxVersion();
    return {{"libwebp", std::to_string(webp >> 16) + "." + std::to_string(webp >> 8 & 255) + "." + std::to_string(webp & 255),
             "BSD-3-Clause"},
            {"MD4C", "", "MIT"},
            {"QCustomPlot", QCUSTOMPLOT_VERSION_STR, "GPL-3.0-or-later"},
            {"Qt", qVersion(), "LGPL-3.0"}};
}

} // namespace nictate
