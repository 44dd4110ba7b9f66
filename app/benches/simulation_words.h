#pragma once
// The caption of everything that is exported without being a release.

#include "core/mechanism/parameters.h"
#include "core/privacy/guarantee.h"

#include <QString>

namespace nictate {

/// The first line of every caption and the first entry of the metadata.
QString simulationMark();
/// "epsilon=1, k=8"; "ε-DP, status proven".
QString parametersText(const Parameters& resolved);
QString guaranteeText(const Guarantee& guarantee);

} // namespace nictate
