#include "core/files/whole_file.h"

#include <fstream>
#include <iterator>

namespace nictate {

std::optional<std::string> wholeFile(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    stream.peek(); // a folder opens, but has no text
    if (stream.fail())
        return {};
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

} // namespace nictate
