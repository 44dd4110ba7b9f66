#pragma once

/// Gaze samples: how long 15 hours take, and what privacy costs simulated viewers.
void benchSamples();
