#pragma once

/// Rows of the benchmark's table: 256 MB of a Tobii Pro Lab export, opened, against counting its lines and parsing its
/// numbers alone. The ratio is theirs over ours; at least 0.5 is wanted.
void benchReading();
