#pragma once

#include "core/mechanisms/signals/signals.h"

namespace nictate {

/// Fourier perturbation: noise on the lowest k DFT coefficients of the whole signal, the rest dropped (Rastogi & Nath 2010;
/// Bozkir et al. 2021; mathematics.md §4.6).
Mechanism<Signals> fpa();

} // namespace nictate
