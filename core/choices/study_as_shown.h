#pragma once

#include "core/choices/session.h"

namespace nictate {

/// A copy of the study with the included participants, their recordings and their feature tables only, to save and give to the
/// command line. As sensitive as the original. Throws InvalidParameter for a filter that cannot be read.
Dataset studyAsShown(const Session& session, const Dataset& dataset);

} // namespace nictate
