#pragma once

#include "app/cli/options.h"
#include "core/streams/stream_study.h"

namespace nictate::cli {

/// What commands on gaze compute on, once the study is open.
struct StreamInput {
    Dataset study;
    StreamStudy streams;
};
/// Opens the study and makes everybody's gaze samples ready. Throws what opening throws, MissingData without samples.
StreamInput openStreams(const DataOptions& options);

} // namespace nictate::cli
