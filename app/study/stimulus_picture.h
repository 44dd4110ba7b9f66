#pragma once

#include "core/data/stimulus.h"

#include <QImage>

namespace nictate {

/// Its picture, turned as its file says; null where it has none or the file cannot be read.
QImage stimulusPicture(const Stimulus& stimulus);

} // namespace nictate
