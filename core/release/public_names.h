#pragma once

#include "core/data/dataset.h"

#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// Whether an id looks like a path or a file's name: those may tell about people and machines.
bool looksLikeFile(std::string_view id);

/// What stimuli are called in what is published, in their order in the study: their ids, but "stimulus-3" where the id looks
/// like a file, by its place among all ids in alphabetical order.
std::vector<std::string> publicNames(const Dataset& study);

} // namespace nictate
