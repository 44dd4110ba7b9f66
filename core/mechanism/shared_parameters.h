#pragma once
// Parameters and public facts that mechanisms of all domains share.

#include "core/mechanism/parameters.h"

namespace nictate {

ParameterSpec epsilonSpec();
ParameterSpec deltaSpec();
ParameterSpec observersSpec(); ///< n is a public fact, not a mechanism's choice; the command line sets it by this

inline constexpr const char* davidjohn2023 =
    "David-John, Butler & Jain 2023, Privacy-preserving datasets of eye-tracking samples with applications in XR (TVCG)";

/// min(n^(−3/2), 0.05): the δ of Liu et al. 2019, kept meaningful for a handful of observers.
double defaultDelta(int observers);

} // namespace nictate
