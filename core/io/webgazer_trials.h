#pragma once

#include "core/io/importer.h"

namespace nictate {

/// Trials of jsPsych with gaze from WebGazer: its data as CSV or JSON, a file a person or one of everybody.
Importer webgazerTrials();

} // namespace nictate
