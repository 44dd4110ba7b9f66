#pragma once
// Seen by the copies of sources that tests/mutants.cmake has mutated.

#include <string_view>

namespace nictate {

/// Is it this mutant's turn?
bool mutant(std::string_view name);

} // namespace nictate
