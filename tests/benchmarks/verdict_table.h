#pragma once

namespace nictate {

/// How often a table of verdicts is wrong where there is nothing to read, and how often it is right where there is: studies whose
/// labels were dealt at random, and the simulated readers over twenty seeds. Prints Markdown; takes some minutes.
void benchVerdicts();

} // namespace nictate
