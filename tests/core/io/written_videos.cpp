#include "tests/core/io/written_videos.h"

#include "core/files/platform/platform.h"
#include "tests/core/files/temporary_folder.h"

#include <cmath>
#include <cstdint>

namespace nictate::test {

namespace {

using WriteVideo = bool (*)(const char*, const char*, double, int, int, int);

std::uint32_t numberAt(const std::string& bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

std::string big(std::uint32_t value) {
    std::string out;
    for (int shift = 24; shift >= 0; shift -= 8)
        out += static_cast<char>(value >> shift & 255);
    return out;
}

} // namespace

bool writeVideo(const std::filesystem::path& file, const std::string& fourcc, double rate, int frames, int width, int height) {
    static const auto write = [] {
        return reinterpret_cast<WriteVideo>(
            platform::functionOf(NICTATE_BINARY_DIR "/tests", "nictate_video_writer", "nictate_write_video"));
    }();
    return write != nullptr && write(file.string().c_str(), fourcc.c_str(), rate, width, height, frames);
}

int numberOf(const PicturePixels& frame) {
    int number = 0;
    for (int bit = 0; bit < 8; ++bit) {
        const int x = (2 * bit + 1) * frame.width / 16, y = frame.height / 2;
        if (frame.rgb[3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(frame.width) + static_cast<std::size_t>(x))] >
            127)
            number |= 1 << bit;
    }
    return number;
}

bool retime(const std::filesystem::path& file, const std::vector<double>& times) {
    std::string bytes = contents(file);
    const std::size_t table = bytes.find("stts"); // size, "stts", version, count, (samples, time) …
    if (table == std::string::npos || numberAt(bytes, table + 8) != 1)
        return false;
    const std::uint32_t usual = numberAt(bytes, table + 16);
    std::string entries;
    for (const double time : times)
        entries += big(1) + big(static_cast<std::uint32_t>(std::lround(time * usual)));
    const auto longer = static_cast<std::uint32_t>(entries.size() - 8);
    bytes.replace(table + 12, 8, entries);
    bytes.replace(table + 8, 4, big(static_cast<std::uint32_t>(times.size())));
    for (const char* box : {"moov", "trak", "mdia", "minf", "stbl", "stts"}) { // the frames lie before them and do not move
        const std::size_t at = bytes.find(box) - 4;
        bytes.replace(at, 4, big(numberAt(bytes, at) + longer));
    }
    std::ofstream(file, std::ios::binary) << bytes;
    return true;
}

} // namespace nictate::test
