#pragma once

#include "core/files/byte_stream.h"

#include <filesystem>

namespace nictate {

/// Whether an HDF5 file holds samples of PsychoPy's ioHub (data_collection/events/eyetracker/…EyeSampleEvent).
bool isIohub(const std::filesystem::path& file);

/// Samples of both eyes or of one as text, a line a row, cells separated by tabs, under ioHub's own names: participant,
/// session_code, trial, stimulus, time (s), gaze, pupil and status. An eye that the status calls lost (2 = right, 20 = left)
/// has empty cells. The participant is the one that the session's variables name; else, of several sessions in a file, the
/// session. Trials go from a message that says a trial's start to one that says its end or to the next start; the stimulus is
/// the first file that a message in the trial names, else the trial. Rows are read as they are asked for, a few thousand at a
/// time. Throws ParseError for a file that is damaged, keeps data elsewhere, or says to hold more than it does.
ByteStream iohubText(const std::filesystem::path& file);

} // namespace nictate
