#pragma once
// Eye tracking in BIDS: what its files describe, and one recording (physio or eyetrack tables of its eyes, the tracker's events,
// the run's events). The importer is in bids_recording.cpp.

#include "core/io/open_options.h"
#include "core/io/study_builder.h"
#include "core/progress.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// What a description beside a table says, as far as gaze is concerned.
struct BidsSidecar {
    std::vector<std::string> columns; ///< empty = the table has a header
    double rate_hz = 0;
    double start_s = 0; ///< of the first sample, on the run's clock
    Eye eye = Eye::unknown;
    std::string position_unit; ///< "px", "deg"; empty = not said
    std::string time_unit;     ///< "ms" …; empty = not said
    bool of_gaze = false;
};

/// Of a table in this data set: the JSON beside it, and what files further up say for all of its kind. Throws ParseError for
/// what is no JSON.
BidsSidecar bidsSidecar(const std::filesystem::path& table, const std::filesystem::path& dataset);

/// "sub-06_task-reading_recording-eye1_physio" → "sub-06_task-reading": what its files share.
std::string bidsRun(const std::filesystem::path& table);
/// "reading" for "task" in the above; empty where the name has no such part.
std::string bidsPart(const std::filesystem::path& table, const std::string& name);

/// The screen as the tables' events or messages state it; nothing where they do not.
std::optional<PixelSize> bidsScreen(const std::filesystem::path& table, const std::filesystem::path& dataset);

/// Reads the tables of one run, one or two eyes. Samples and fixations belong to the picture (stim_file) that the run's events
/// say was shown, or all to the task. Throws ParseError for a file that cannot be read or states other units or another screen
/// than the options.
void readBidsRun(const std::vector<std::filesystem::path>& tables, const std::filesystem::path& dataset,
                 const OpenOptions& options, const std::string& participant, const std::string& condition,
                 const Progress& progress, StudyBuilder& builder);

} // namespace nictate
