#pragma once
// Where a picture draws the eye, guessed from the picture alone: public, before anybody has looked (mathematics.md §3.6).

#include "core/data/gaze_map.h"
#include "core/files/pixels.h"

namespace nictate {

/// The share of fixations expected in each cell of a grid over the picture (longer side 100 cells, the other in proportion,
/// at least 4); sums to 1, every cell > 0. Surrounded regions (Boolean maps: Zhang & Sclaroff 2013), what stands out of the
/// picture's spectrum (image signature: Hou, Harel & Koch 2012), corners, skin and a centre bias.
GazeMap attentionTo(const PicturePixels& picture);

/// The same without a picture: gaze gathers around the centre. rows × columns; sums to 1.
GazeMap centreAttention(int rows, int columns);

/// A density on one even grid, summed over the cells of another over the same area `length` wide of which the second may
/// cover more: nothing lies beyond. rows × columns; keeps the sum.
GazeMap resampled(const GazeMap& density, int rows, int columns, double down = 1, double across = 1);

} // namespace nictate
