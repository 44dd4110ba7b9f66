#pragma once
// A study as BIDS eye tracking (BEP020, in BIDS since 1.11), as bids_study.cpp reads it.

#include "core/data/dataset.h"
#include "core/progress.h"

#include <filesystem>

namespace nictate {

inline constexpr const char* bids_version = "1.11.0"; ///< of the specification that is written

/// What was written, and what BIDS eye tracking has no place for.
struct BidsWritten {
    std::size_t runs = 0; ///< one a participant and condition
    std::size_t recordings = 0;
    std::size_t recordings_without_samples = 0; ///< left out: fewer than two at different times, so that there is no rate
};

/// Writes the samples, tracker's events and stimuli of a study into a new folder: dataset_description.json, README,
/// participants.tsv, and below sub-…/beh for each participant and condition (the task; "viewing" where there is none) one run
/// with physio and physioevents tables of each eye, events.tsv with the stimuli, and the JSON beside them. Labels are letters
/// and digits, which no two ids share. Where all conditions are as the reader of BIDS makes them ("ses-1 task-reading run-2"),
/// runs are named so again. participants.tsv lists who has a run. Recordings of a run that overlap on their clocks follow each
/// other, a second apart. Everything in it is sensitive. Throws MissingData where no recording has samples, where a stimulus'
/// screen size or distance is unknown (BIDS requires both), or where stimuli differ in them; OutputError; Cancelled.
BidsWritten writeBidsFolder(const Dataset& study, const std::filesystem::path& folder, const Progress& progress = {});

} // namespace nictate
