#pragma once

#include "core/mechanisms/streams/kaleido.h"

namespace nictate {

std::vector<ParameterSpec> kaleidoParameters();
/// Throws InvalidParameter where period or skip exceed the window.
Parameters kaleidoDefaults(const Parameters& given, const StreamFacts& facts);

/// Everything about the promise that can be said without the length of streams.
Guarantee kaleidoGuarantee(const Parameters& resolved, const KaleidoSettings& settings, const StreamFacts& facts);

} // namespace nictate
