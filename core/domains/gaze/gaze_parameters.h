#pragma once
// Parameters that mechanisms on streams share.

#include "core/domains/gaze/gaze.h"

namespace nictate {

ParameterSpec groupSizeSpec();
/// Throws InvalidParameter (k) where a task has fewer people than k.
void requireGroupSize(const Parameters& resolved, const GazeFacts& facts);

/// Throws Refused where recordings keep lengths and rates of their own: a released stream would name its person by them.
void requirePublicGrid(const GazeFacts& facts);

/// Of mechanisms that make saccades: says so where the tracker is too slow to show what they are like.
void warnOfSlowTrackers(std::vector<Text>& reasons, const GazeFacts& facts);

} // namespace nictate
