#pragma once

#include <QSize>

class QWidget;

namespace nictate {

/// Makes a window at least so large, as far as its screen allows; what has grown beyond the screen's edge is moved back onto it.
void growOnScreen(QWidget& window, QSize wanted);

} // namespace nictate
