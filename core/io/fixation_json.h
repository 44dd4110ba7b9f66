#pragma once

#include "core/io/importer.h"

namespace nictate {

/// Fixations as computer vision shares them: a JSON list of scanpaths with name, subject, X, Y and T (COCO-Search18,
/// COCO-FreeView), or images and annotations (SALICON).
Importer fixationJson();

} // namespace nictate
