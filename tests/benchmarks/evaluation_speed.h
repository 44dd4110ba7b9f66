#pragma once

/// Rows of the benchmark's table: 20 simulated readers × 3 documents × 1141 windows × 52 features, every 10th row, leave one
/// person out; and seven mechanisms at five ε with the fast attackers, 20 draws and controls.
void benchEvaluation();
