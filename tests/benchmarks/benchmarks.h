#pragma once
// What nictate_bench measures, beside what lies in its own file.

#include <string>

/// Rows of the benchmark's table: 20 simulated readers × 3 documents × 1141 windows × 52 features, every 10th row, leave one
/// person out; and seven mechanisms at five ε with the fast attackers, 20 draws and controls.
void benchEvaluation();

/// Rows of the benchmark's table: 256 MB of a Tobii Pro Lab export, opened, against counting its lines and parsing its
/// numbers alone. The ratio is theirs over ours; at least 0.5 is wanted.
void benchReading();

/// Gaze samples: how long 15 hours take, and what privacy costs simulated viewers.
void benchSamples();

namespace nictate::bench {

/// Moves ε and an area at the Areas bench of a window of 1280×800, with 20 areas, 5 metrics and 1000 observers, and prints how
/// long it takes until table, bars and picture are computed and painted. Needs a QApplication (offscreen will do).
void benchAreasRefresh();

/// The Data bench: long tables put in order, and a frame of the replay.
void benchDataViews();

/// Window features from samples: ten minutes of one reader, and a study's folder where it is there.
void benchFeatures(const std::string& personality);

/// The Samples bench: a parameter moved on one minute until every plot in front shows it.
void benchGazeRefresh();

/// Moves ε, k and chunk at the Signals bench of a window of 1280×800 and prints how long it takes until all plots in front
/// are computed and painted. Needs a QApplication (offscreen will do).
void benchSignalsRefresh();

} // namespace nictate::bench

namespace nictate {

/// How often a verdict is right where there is something to read: the simulated readers over twenty seeds. Takes some minutes.
void benchVerdicts();

/// How often a table of verdicts is wrong where there is nothing to read: a hundred studies whose labels were dealt at random,
/// with 5 and with 20 draws. A line for every ten.
void benchPermutedVerdicts();
/// The same for networks on gaze events under Kaleido, over a hundred seeds. A line for every ten.
void benchNetworkVerdicts();

} // namespace nictate
