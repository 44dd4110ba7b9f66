#pragma once

namespace nictate {

/// How often a verdict is right where there is something to read: the simulated readers over twenty seeds. Takes some minutes.
void benchVerdicts();

/// How often a table of verdicts is wrong where there is nothing to read: a hundred studies whose labels were dealt at random,
/// with 5 and with 20 draws. A line for every ten.
void benchPermutedVerdicts();
/// The same for networks on gaze events under Kaleido, over a hundred seeds. A line for every ten.
void benchNetworkVerdicts();

} // namespace nictate
