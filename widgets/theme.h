#pragma once
// The window's colours and fonts, light and dark.

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

#include <vector>

class QApplication;
class QWidget;

namespace nictate {

enum class ThemeChoice { light, dark, system };
const char* name(ThemeChoice choice);        ///< "light", "dark", "system"
ThemeChoice themeNamed(const QString& text); ///< system when unknown

/// Every colour that is not a map's. Text colours reach a contrast of 4.5 on `panel`.
struct Theme {
    bool dark = false;
    QColor window, panel, border, text, muted, accent, accent_text;
    QColor proven, as_published, none, danger; ///< badges (with white text) and warnings
    QColor warning_text;                       ///< amber that can be read on `panel`
    QColor canvas;                             ///< where a stimulus has no picture
    QColor grid;                               ///< lines behind a curve
    QColor released, original;                 ///< curves of what leaves and of what it is made from
    /// Curves of mechanisms, of conditions and of other quantities: schemes of their own (after Okabe & Ito, and Tol),
    /// told apart by the colour-blind, with the dashes they come with.
    std::vector<QColor> methods, conditions, quantities;
};
const Theme& lightTheme();
const Theme& darkTheme();

/// The theme that matches the widget's palette; ask again on QEvent::PaletteChange.
const Theme& themeOf(const QWidget* widget);

/// Fusion, palette, one stylesheet and the interface font for the whole application. Can be called again.
void applyTheme(QApplication& application, ThemeChoice choice);
/// While it lives the application has no style sheet: what is put together meanwhile is styled once, in the end, and not
/// anew, down to the last child, whenever a part gets a parent.
class StyledInTheEnd {
  public:
    StyledInTheEnd();
    ~StyledInTheEnd();
    StyledInTheEnd(const StyledInTheEnd&) = delete;

  private:
    QString sheet_;
};
QPalette paletteOf(const Theme& theme);
QString styleSheetOf(const Theme& theme);
/// Inter where it is installed, else DejaVu Sans.
QFont interfaceFont();
/// `font` scaled by `factor`, at the given weight.
QFont scaledFont(QFont font, double factor, QFont::Weight weight = QFont::Normal);

} // namespace nictate
