#pragma once
// What the Areas workspace compares within people (mathematics.md §11.6).

#include "core/choices/session.h"
#include "core/domains/areas/area_gaze.h"

#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// Of the session's stimulus: two conditions, or it and another stimulus with areas of the same names; nothing where a table is
/// shown. Throws InvalidParameter (`paired`) where the study has no such pair, and MissingData for an unknown stimulus.
std::optional<WithinPeople> chosenPair(const Session& session, const Dataset& study);

/// What can stand in AreasView::paired: pairs that everybody included saw both of.
std::vector<std::vector<std::string>> possiblePairs(const Session& session, const Dataset& study);

} // namespace nictate
