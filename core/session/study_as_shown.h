#pragma once

#include "core/session/session.h"

namespace nictate {

/// A copy of the study with the included participants and their recordings only, to save and give to the command
/// line. As private as the original. Throws InvalidParameter for a filter that cannot be read.
Dataset studyAsShown(const Session& session, const Dataset& dataset);

} // namespace nictate
