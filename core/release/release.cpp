#include "core/release/release.h"

namespace nictate {

std::vector<std::string> observerIds(const Dataset& dataset, const std::vector<std::size_t>& included) {
    std::vector<std::string> ids;
    for (std::size_t participant : included)
        ids.push_back(dataset.participants.at(participant).id);
    return ids;
}

} // namespace nictate
