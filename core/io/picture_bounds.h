#pragma once
// How large a picture may be that somebody else made. What its header says is compared before any of it is unpacked.

#include "core/io/open_options.h"
#include "core/text.h"

#include <cstdint>

namespace nictate {

inline constexpr std::int64_t most_picture_pixels = 100'000'000;   ///< 400 MB in memory
inline constexpr std::uintmax_t most_picture_bytes = 256ull << 20; ///< of its file

inline bool fitsInMemory(PixelSize size) {
    return size.width_px > 0 && size.height_px > 0 && std::int64_t{size.width_px} * size.height_px <= most_picture_pixels;
}

/// "12000×10000 pixels are more than the 100 million a picture may have"
inline Text tooManyPixels(PixelSize size) {
    return Text("%1×%2 pixels are more than the %3 million a picture may have", size.width_px, size.height_px,
                most_picture_pixels / 1'000'000);
}

} // namespace nictate
