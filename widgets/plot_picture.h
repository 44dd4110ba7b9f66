#pragma once

#include "widgets/picture.h"

#include <QSize>

class QCustomPlot;

namespace nictate {

struct Theme;

using DrawPlot = std::function<void(QCustomPlot& plot, QSize size, const Theme& theme)>;

/// A plot as it leaves the window: in the light theme, its title above and the caption below, both wrapped, together of
/// this size.
Picture plotPicture(DrawPlot draw, const QString& title, const QString& caption, QSize size);

} // namespace nictate
