#pragma once
// How a study is read, found out before anything is read.

#include "core/io/importer.h"

namespace nictate {

/// The options with all that was said: by a person, in the plan they name, and in the plan kept beside the study.
OpenOptions withSaid(const std::filesystem::path& path, OpenOptions options);

/// The importer that the plan names, or that recognises the source. Throws ParseError where there is none.
const Importer& importerFor(StudySource& source, const OpenOptions& options, const std::vector<Importer>& among = importers());

/// All that is known about how the source is read: what a person said, the plan kept beside it, and what its importer sees.
/// A plan that names the format names all columns that are read; what else it leaves out is still a guess. Throws what looking
/// throws: ParseError, and ColumnsNotRecognised where a person must name the columns.
ReadingPlan planBy(const Importer& importer, StudySource& source, OpenOptions options);

} // namespace nictate
