#pragma once

#include "core/io/importer.h"

namespace nictate {

/// SMI BeGaze's export of one person's events: tables of fixations, saccades, blinks and messages in one text, told apart by
/// their first cell.
Importer smiEventStudies();

} // namespace nictate
