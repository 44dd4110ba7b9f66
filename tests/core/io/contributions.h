#pragma once

#include "core/data/dataset.h"

#include <map>
#include <string>

namespace nictate::test {

/// All of what each person contributes, bit by bit, by their id.
std::map<std::string, std::string> contributions(const Dataset& study);

} // namespace nictate::test
