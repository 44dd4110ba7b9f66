#pragma once

#include "core/data/dataset.h"
#include "core/io/open_study.h"
#include "core/io/study_source.h"

namespace nictate {

/// Every file that lies in a folder, by name, in natural order: whether it is read so, and why not. Empty of a single file. Looks
/// at beginnings only; whoever reads may still refuse a file.
std::vector<StudyFile> filesInFolder(StudySource& source, const OpenOptions& options);

} // namespace nictate
