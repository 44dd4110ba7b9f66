#pragma once
// How numbers are written in windows: core/files/figures.h is the only writer.

#include "tests/app/window/shown_texts.h"

#include <QStringList>

namespace nictate::test {

/// Numbers of another form than the writer's, as 6e-4, 10.000, 12345, 0.12345 or, with a decimal comma, 0.5. Tables of data and
/// clocks (`aligned`) have their decimals below each other, with zeros.
QStringList oddNumbers(const QString& text, QChar decimal_sign, bool aligned = false);
/// Of all that is shown, each with its place; but for versions of libraries, and lists that people type, whose commas part
/// numbers.
QStringList oddNumbers(const ShownTexts& texts, QChar decimal_sign);

} // namespace nictate::test
