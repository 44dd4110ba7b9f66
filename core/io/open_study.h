#pragma once

#include "core/data/dataset.h"
#include "core/io/open_options.h"
#include "core/io/table_layout.h"
#include "core/progress.h"

#include <filesystem>

namespace nictate {

/// Opens whatever study the importers recognise: a native dataset folder; a table of fixations or samples
/// (pictures beside it or in `stimuli/`, `images/`, `pictures/` beside it); an EyeLink ASC; a table of features;
/// or a folder that holds one table, several tables of one kind (a participant each, or what options.name_pattern
/// reads from their names), one file of features a participant and condition, or ASC files.
/// Attributes come from tables of participants beside the data too (see Labels).
/// Gaze off the stimulus, rows left out, pictures missing and sizes assumed are told in `warnings`.
/// Throws ColumnsNotRecognised when a person must name the columns, another ParseError for what cannot be
/// read, InvalidParameter for impossible options, Cancelled. Nothing else leaves it.
Dataset openStudy(const std::filesystem::path& path, const OpenOptions& options = {}, const Progress& progress = {});

/// The files in a folder that may be tables, sorted by name. Throws ParseError when it cannot be read.
std::vector<std::filesystem::path> tablesIn(const std::filesystem::path& folder);

/// The same without tables of labels, unless there are no others.
std::vector<std::filesystem::path> dataTablesIn(const std::filesystem::path& folder);

/// The table an import dialog should preview for this path: the file itself, or the first table in the
/// folder. Empty when there is none.
std::filesystem::path tableToPreview(const std::filesystem::path& path);

} // namespace nictate
