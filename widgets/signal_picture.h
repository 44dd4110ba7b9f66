#pragma once
// A look at released signals. Like every public writer it sees a Release and nothing else.

#include "core/release/signal_release.h"

#include <QImage>

namespace nictate {

/// Protected signals of one feature, one plot a participant (the first few numbers) with a curve a condition, `width`
/// pixels wide, over the public bounds. Needs a QApplication, for the plots.
QImage releasedSignalsImage(const Release<Signals>& release, std::size_t feature, int width);

} // namespace nictate
