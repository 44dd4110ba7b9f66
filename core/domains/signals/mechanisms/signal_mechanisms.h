#pragma once
// The mechanisms on feature signals, each in a source of its own.

#include "core/domains/signals/signals.h"

namespace nictate {

/// Laplace perturbation: independent Laplace noise on every sample (Bozkir et al. 2021; mathematics.md §4.5).
Mechanism<Signals> lpa();

/// Fourier perturbation: noise on the lowest k DFT coefficients of the whole signal, the rest dropped (Rastogi & Nath 2010;
/// Bozkir et al. 2021; mathematics.md §4.6).
Mechanism<Signals> fpa();

/// Chunk-based FPA: every chunk perturbed with its own sensitivity (Bozkir et al. 2021; mathematics.md §4.7).
Mechanism<Signals> cfpa();

/// FPA on the differences inside each chunk, undone by a prefix sum (Bozkir et al. 2021; mathematics.md §4.7).
Mechanism<Signals> dcfpa();

/// The exponential mechanism on samples, true and as published, with subsampling (Steil et al. 2019; mathematics.md §4.8).
Mechanism<Signals> exponential();

/// Group means of k participants, index by index; one grouping for all conditions (David-John et al. 2023, Table 1;
/// mathematics.md §4.9). k-anonymity, not differential privacy.
Mechanism<Signals> kSameSelect();

/// Features drawn independently from per-condition histograms (David-John et al. 2023; mathematics.md §4.10). The plausible
/// deniability test always passes and the histograms are noise-free, so it promises nothing.
Mechanism<Signals> marginals();

} // namespace nictate
