#include "core/compute/cores.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <atomic>
#include <thread>

namespace nictate {

namespace {
std::atomic<int> most_cores = 0;
}

void useCores(int most) {
    most_cores = std::max(0, most);
    cv::setNumThreads(most > 0 ? most : -1);
}

int coresToUse() {
    static const int all = static_cast<int>(std::max(1u, std::thread::hardware_concurrency())); // asks the system each time
    return most_cores > 0 ? std::min<int>(most_cores, all) : all;
}

} // namespace nictate
