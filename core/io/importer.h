#pragma once

#include "core/io/open_options.h"
#include "core/io/study_builder.h"
#include "core/io/study_source.h"
#include "core/text.h"

#include <functional>
#include <string>
#include <vector>

namespace nictate {

/// One kind of file or folder that makes a study.
struct Importer {
    std::string id;                      ///< in reading plans: "eyelink-asc"
    Text name;                           ///< for people: "EyeLink ASC"
    std::vector<std::string> extensions; ///< ".asc": how its files end, for file dialogs and for finding them in a folder
    bool asks_columns = false;           ///< whether a person may say which column is which, in what units
    /// By what the source is called and how it begins; no more is read. Throws only what looking throws.
    std::function<bool(StudySource& source, const OpenOptions& options)> recognises;
    /// Everything the reading needs to know beyond what options.plan says, each with its origin. None: the format says all.
    std::function<ReadingPlan(StudySource& source, const OpenOptions& options)> plan = {};
    /// Reads everything into the builder, which holds the source's name. The options are settled: every record is read as it
    /// and they say, whatever others hold. Throws ParseError, InvalidParameter, Cancelled.
    std::function<void(StudySource& source, const OpenOptions& options, StudyBuilder& builder)> read;
    /// Which of a folder's files it reads. None: whatever lies in the folder belongs to the format.
    std::function<std::vector<std::filesystem::path>(StudySource& source, const OpenOptions& options)> files = {};
};

/// All of them; the first that recognises a source reads it, so the more particular come first.
const std::vector<Importer>& importers();

/// Throws ParseError when none recognises the source.
const Importer& importerOf(StudySource& source, const OpenOptions& options, const std::vector<Importer>& among = importers());

/// How files end that one of them reads, each once.
std::vector<std::string> importedExtensions();

} // namespace nictate
