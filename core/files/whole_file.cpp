#include "core/files/whole_file.h"

#include "core/errors.h"

#include <fstream>

namespace nictate {

std::optional<std::string> wholeFile(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    stream.peek(); // a folder opens, but has no text
    if (stream.fail())
        return {};
    std::string text;
    char block[1u << 16];
    while (stream.read(block, sizeof block), stream.gcount() > 0) {
        text.append(block, static_cast<std::size_t>(stream.gcount()));
        if (text.size() > most_whole_file) // a device has no end
            throw ParseError(file.string(), 0, 0, Text("is larger than the %1 MiB such a file may have", most_whole_file >> 20),
                             {});
    }
    return text;
}

} // namespace nictate
