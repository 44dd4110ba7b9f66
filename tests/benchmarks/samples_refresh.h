#pragma once

namespace nictate::bench {

/// The Samples bench: a parameter moved on one minute until every plot in front shows it.
void benchSamplesRefresh();

} // namespace nictate::bench
