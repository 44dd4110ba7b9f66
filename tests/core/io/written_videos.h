#pragma once
// Small videos whose frames say which they are.

#include "core/files/pixels.h"

#include <filesystem>
#include <string>
#include <vector>

namespace nictate::test {

/// Writes frames 0 … frames − 1 (≤ 256) at that rate with this codec, by OpenCV. False where it is not there.
bool writeVideo(const std::filesystem::path& file, const std::string& fourcc, double rate, int frames, int width = 160,
                int height = 96);

/// Which frame this is.
int numberOf(const PicturePixels& frame);

/// Of an mp4 as writeVideo() makes it: another time for each frame to be seen, as parts of the usual one; they sum to their
/// number. False where the file has no such table.
bool retime(const std::filesystem::path& file, const std::vector<double>& times);

} // namespace nictate::test
