#pragma once

#include <cstdint>
#include <vector>

namespace nictate {

/// 8-bit colours of a picture: red, green, blue, row by row from the top left; width, height ≥ 1.
struct PicturePixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;
};

} // namespace nictate
