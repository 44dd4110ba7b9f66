#pragma once

#include "core/events/event_parameters.h"
#include "core/io/importer.h"

#include <filesystem>
#include <optional>

namespace nictate {

/// Opens whatever study one of the importers recognises. Recordings of samples alone get the fixations detected in them. Gaze off
/// the stimulus, rows left out, pictures missing and sizes assumed are told in `warnings`. Throws ColumnsNotRecognised when a
/// person must name the columns, another ParseError for what cannot be read, InvalidParameter for impossible options, Cancelled.
/// Nothing else leaves it.
Dataset openStudy(const std::filesystem::path& path, const OpenOptions& options = {}, const Progress& progress = {},
                  const std::vector<Importer>& among = importers());

/// The plan's word for how fixations are found in samples; nothing where samples are counted as they are. Throws
/// InvalidParameter.
std::optional<EventParameters> detectionOf(const ReadingPlan& plan);

} // namespace nictate
