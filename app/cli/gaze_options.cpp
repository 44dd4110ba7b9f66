#include "app/cli/gaze_options.h"

#include <numeric>

namespace nictate::cli {

GazeInput openGaze(const DataOptions& options) {
    GazeInput input;
    input.study = options.open();
    std::vector<std::size_t> everyone(input.study.participants.size());
    std::iota(everyone.begin(), everyone.end(), std::size_t{0});
    input.streams = gazeStudy(input.study, everyone);
    return input;
}

} // namespace nictate::cli
