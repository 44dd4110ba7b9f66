#pragma once

#include "core/data/dataset.h"

namespace nictate {

/// Participants as people look for them in a list: P2 before P10.
std::vector<std::size_t> peopleInOrder(const std::vector<Participant>& people);

} // namespace nictate
