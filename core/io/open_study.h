#pragma once

#include "core/io/importer.h"

#include <filesystem>

namespace nictate {

/// Opens whatever study one of the importers recognises. Recordings of samples alone get the fixations detected in them. Gaze off
/// the stimulus, rows left out, pictures missing and sizes assumed are told in `warnings`. Throws ColumnsNotRecognised when a
/// person must name the columns, another ParseError for what cannot be read, InvalidParameter for impossible options, Cancelled.
/// Nothing else leaves it.
Dataset openStudy(const std::filesystem::path& path, const OpenOptions& options = {}, const Progress& progress = {},
                  const std::vector<Importer>& among = importers());

} // namespace nictate
