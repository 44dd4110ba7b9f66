#pragma once

#include "core/io/importer.h"

namespace nictate {

/// Eye tracking in a BIDS data set: `*_physio.tsv.gz` and `*_eyetrack.tsv.gz` with their JSON, people named by `sub-`.
Importer bidsStudies();

} // namespace nictate
