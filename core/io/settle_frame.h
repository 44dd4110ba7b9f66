#pragma once
// What is public about a study that was just read, each entry with what settles it.

#include "core/io/importer.h"

namespace nictate {

/// The frame of a study whose own tables list its people and stimuli, as Nictate's folders do.
PublicFrame frameOfLists(const Dataset& study);

/// Settles the frame of what `importer` read from the source: by participants tables, pictures, headers, what was said and what
/// was kept beside the study. Who is known to have taken part and has no recording joins with an empty record. Throws
/// ParseError, naming a file or person, where the study does not agree with what was kept, or where the folder holds gaze of
/// another kind; InvalidParameter for a number of people below those there are.
void settleFrame(Dataset& study, StudySource& source, const OpenOptions& options, const Importer& importer,
                 const std::vector<Importer>& among);

} // namespace nictate
