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
    bool keeps_times = false;            ///< as they stand: Nictate's own folders
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

// What importers.cpp lists, beside nativeStudies() and featureFolders(), which are declared with what writes their folders.

/// Eye tracking in a BIDS data set: `*_physio.tsv.gz` and `*_eyetrack.tsv.gz` with their JSON, people named by `sub-`.
Importer bidsStudies();
/// SMI BeGaze's export of one person's events: tables of fixations, saccades, blinks and messages in one text, told apart by
/// their first cell.
Importer smiEventStudies();
/// Recordings of Tobii Pro Glasses 3: folders with a `gazedata` or `gazedata.gz`, or that file alone.
Importer glassesRecordings();
/// Of Tobii Pro Glasses 2: likewise with a `livedata.json`, in segments or not.
Importer glasses2Recordings();
/// Fixations as computer vision shares them: a JSON list of scanpaths with name, subject, X, Y and T (COCO-Search18,
/// COCO-FreeView), or images and annotations (SALICON).
Importer fixationJson();
/// EyeLink recordings converted to text: one ASC, or a folder of them, a participant each.
Importer eyelinkStudies();
/// Pupil Cloud's "Timeseries Data" of Pupil Invisible and Neon: a folder a recording (gaze.csv, fixations.csv, blinks.csv,
/// info.json), several of them in sub-folders, or a gaze.csv alone.
Importer pupilCloudStudies();
/// What Pupil Player exports of a Pupil Core recording: gaze_positions.csv, fixations.csv, blinks.csv.
Importer pupilCoreStudies();
/// Trials of jsPsych with gaze from WebGazer: its data as CSV or JSON, a file a person or one of everybody.
Importer webgazerTrials();
/// Tables of gaze or of features: one file; or a folder that holds one long table of features, one file a participant and
/// condition (see NamePattern), or tables of gaze with the same columns. Pictures and tables of participants (see Labels)
/// are looked for beside them.
Importer tableStudies();

/// All of them; the first that recognises a source reads it, so the more particular come first.
const std::vector<Importer>& importers();

/// Throws ParseError when none recognises the source.
const Importer& importerOf(StudySource& source, const OpenOptions& options, const std::vector<Importer>& among = importers());

/// How files end that one of them reads, each once.
std::vector<std::string> importedExtensions();

} // namespace nictate
