#pragma once

#include "app/batch/batch_plan.h"

namespace nictate::cli {

/// Opens a plan's studies as the commands themselves do.
StimuliOf stimuliAsCommanded();

} // namespace nictate::cli
