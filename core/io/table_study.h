#pragma once

#include "core/io/importer.h"

namespace nictate {

/// Tables of gaze or of features: one file; or a folder that holds one long table of features, one file a participant and
/// condition (see NamePattern), or tables of gaze with the same columns. Pictures and tables of participants (see Labels)
/// are looked for beside them.
Importer tableStudies();

} // namespace nictate
