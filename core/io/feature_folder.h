#pragma once

#include "core/io/importer.h"

namespace nictate {

/// Folders written by writeFeatureFolder, whose feature_tables.json says what each file is.
Importer featureFolders();

/// Writes the study's feature tables into a new folder, whole or not at all: one CSV with a header a participant and
/// condition (`P01_comic_features.csv`, unsafe characters replaced), participants.csv with the attributes, and
/// feature_tables.json, which says what each file is, so that everything reads back equal. The study's name and step are
/// kept, its recordings and stimuli are not. `simulation` says what simulated tables are: each is then called
/// SIMULATION_…, its first line is "# " and that sentence, and so says feature_tables.json. Throws OutputError as
/// writeStudyFolder does; MissingData without tables.
void writeFeatureFolder(const Dataset& study, const std::filesystem::path& folder, const Progress& progress = {},
                        const std::string& simulation = {});

} // namespace nictate
