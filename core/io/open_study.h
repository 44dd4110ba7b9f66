#pragma once

#include "core/data/dataset.h"
#include "core/io/open_options.h"
#include "core/io/table_layout.h"
#include "core/progress.h"

#include <filesystem>

namespace nictate {

/// Opens whatever study the importers recognise: a native dataset folder; a table of fixations or samples
/// (pictures beside it or in `stimuli/`, `images/`, `pictures/` beside it); an EyeLink ASC; or a folder that
/// holds one table, several tables of one kind (a participant each), or ASC files.
/// Gaze off the stimulus, rows left out, pictures missing and sizes assumed are told in `warnings`.
/// Throws ColumnsNotRecognised when a person must name the columns, another ParseError for what cannot be
/// read, InvalidParameter for impossible options, Cancelled. Nothing else leaves it.
Dataset openStudy(const std::filesystem::path& path, const OpenOptions& options = {},
                  const Progress& progress = {});

/// The table an import dialog should preview for this path: the file itself, or the first table in the
/// folder. Empty when there is none.
std::filesystem::path tableToPreview(const std::filesystem::path& path);

} // namespace nictate
