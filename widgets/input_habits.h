#pragma once

class QApplication;

namespace nictate {

/// Habits of mouse and keyboard in every window of the application:
/// * the wheel changes a slider, number or choice only where that has the focus, and never gives it; else the page
///   scrolls;
/// * Return presses the focused button;
/// * what gets the focus by keyboard is scrolled into view.
void adoptInputHabits(QApplication& application);

} // namespace nictate
