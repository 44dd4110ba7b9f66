#pragma once

#include <QString>

class QWidget;

namespace nictate {

/// The page a widget's help stands on: its own property or that of the nearest parent that has one.
inline constexpr const char* help_page = "help_page";

/// Where the handbook explains a control.
struct HelpPlace {
    QString page;    ///< empty: no page is named
    QString words;   ///< what the text about it begins with; empty: the page as a whole
    QString heading; ///< below which; empty: anywhere
};

/// A parameter's place in the reference, else the nearest page, at what the control is called on screen.
HelpPlace helpOf(const QWidget* control);

/// Without mnemonic, dots and colon.
QString plainWords(QString text);

/// What a control is called on screen, without mnemonic and dots: its accessible name, else its own text or its label's.
QString nameOnScreen(const QWidget* control);

} // namespace nictate
