#pragma once
// The paragraph on a table of areas that goes into a paper's methods.

#include "core/domains/areas/areas.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nictate {

/// All of it public.
struct AreaMethods {
    MechanismInfo mechanism;
    Parameters resolved;
    Guarantee guarantee; ///< of everything together
    AreaFacts facts;     ///< of everybody
    AreaBounds bounds;
    std::vector<std::pair<std::string, int>> groups;                ///< names and sizes; empty = one table
    std::string version;                                            ///< of the program
    std::optional<std::pair<std::string, std::string>> within = {}; ///< conditions whose differences within people are published
};

/// Mechanism, ε, δ, bounds, n, what intervals and tests hold, citation and program, in English sentences.
std::string methodsParagraph(const AreaMethods& methods);

} // namespace nictate
