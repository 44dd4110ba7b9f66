#pragma once
// Numbers in windows: those of core/files/figures.h, with the decimal sign of the language that is spoken.

#include <QString>

#include <optional>
#include <string>

namespace nictate {

/// A number that core/files/figures.h wrote, with the sign − before what is below zero.
QString shownFigure(const std::string& figure);
/// shortFigure(): three significant digits.
QString shortNumber(double value);
/// figureUp() of a loss.
QString lossNumber(const std::optional<double>& loss);
/// roundFigure(): the numbers of an axis.
QString tickNumber(double value);
/// shortNumber() of a share: "12.3 %".
QString percentNumber(double share);
QString countNumber(std::size_t count);
/// In English whatever is spoken: numbers in pictures that leave.
QString englishNumber(double value);
/// A number as somebody typed it, or as it is shown, in the form that programs read: "0,5" is 0.5, "2.2×10⁻⁹" 2.2e-9.
QString typedNumber(const QString& text);

} // namespace nictate
