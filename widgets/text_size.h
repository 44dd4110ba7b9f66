#pragma once
// How large the interface's text is: steps above or below what the screen suggests, kept by the application.

class QApplication;

namespace nictate {

constexpr int smallest_text = -2, largest_text = 4; ///< at which a window of 1024 px still has room for all

int textSize();     ///< 0 = normal
double textScale(); ///< what that multiplies fonts by
/// The nearest size there is; every font in use follows.
void setTextSize(QApplication& application, int size);

} // namespace nictate
