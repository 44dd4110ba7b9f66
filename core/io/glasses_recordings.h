#pragma once

#include "core/io/importer.h"

namespace nictate {

/// Recordings of Tobii Pro Glasses 3: folders with a `gazedata` or `gazedata.gz`, or that file alone.
Importer glassesRecordings();
/// Of Tobii Pro Glasses 2: likewise with a `livedata.json`, in segments or not.
Importer glasses2Recordings();

} // namespace nictate
