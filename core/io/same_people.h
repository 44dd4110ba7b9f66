#pragma once
// Ids of people that differ in spelling alone: "02" and "2", "anna" and "Anna ".

#include "core/data/dataset.h"

namespace nictate {

/// By the plan's entry "ids": "joined" makes such ids one person, under the spelling that came first; "apart" leaves them.
/// Without the entry they stay apart, the plan says so as a guess, and a warning names the first two.
void settleIds(Dataset& study);

} // namespace nictate
