#pragma once
// Where a picture draws the eye, guessed from the picture alone: public, before anybody has looked (mathematics.md §3.6).

#include "core/files/pixels.h"
#include "core/maps/gaze_map.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

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

/// Reads a picture; nothing where it cannot be read.
using PictureReader = std::function<std::optional<PicturePixels>(const std::string& path)>;

/// A stimulus' picture as a public fact: read when first asked for, its attention kept. For all threads.
class PublicPicture {
  public:
    PublicPicture(std::string path, PictureReader read) : path_(std::move(path)), read_(std::move(read)) {}

    /// Null where the picture cannot be read.
    const GazeMap* attention() const;

  private:
    std::string path_;
    PictureReader read_;
    mutable std::once_flag once_;
    mutable std::optional<GazeMap> attention_;
};

} // namespace nictate
