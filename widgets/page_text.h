#pragma once
// Text on pages that are exported or released: sizes in pixels of 1/96 inch.

#include <QFont>
#include <QStringList>

namespace nictate {

QFont pageFont(int pixels, QFont::Weight weight = QFont::Normal);
/// The lines, broken between words where they are wider than `width` in that font.
QStringList brokenLines(const QStringList& lines, const QFont& font, double width);

} // namespace nictate
