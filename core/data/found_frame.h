#pragma once

#include "core/data/dataset.h"

namespace nictate {

/// The frame as far as a study's recordings and tables show it: everything is counted. How it was read, and which files were
/// not, is as the study says.
PublicFrame foundFrame(const Dataset& study);

/// The frame of a study of which some people or recordings were taken away: what is still there keeps its origin.
PublicFrame frameOfSome(const Dataset& part, const PublicFrame& whole);

} // namespace nictate
