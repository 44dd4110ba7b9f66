#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace nictate {

inline constexpr std::size_t most_whole_file = std::size_t{256} << 20;

/// The bytes of a small file as they are; nothing where it cannot be read, as a folder cannot. Throws ParseError where there are
/// more than most_whole_file.
std::optional<std::string> wholeFile(const std::filesystem::path& file);

} // namespace nictate
