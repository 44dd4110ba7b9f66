#pragma once
// Parameters that mechanisms on streams share.

#include "core/mechanisms/streams/streams.h"

namespace nictate {

ParameterSpec groupSizeSpec();
/// Throws InvalidParameter (k) where a task has fewer people than k.
void requireGroupSize(const Parameters& resolved, const StreamFacts& facts);

} // namespace nictate
