#include "app/cli/stream_options.h"

#include <numeric>

namespace nictate::cli {

StreamInput openStreams(const DataOptions& options) {
    StreamInput input;
    input.study = options.open();
    std::vector<std::size_t> everyone(input.study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    input.streams = streamStudy(input.study, everyone);
    return input;
}

} // namespace nictate::cli
