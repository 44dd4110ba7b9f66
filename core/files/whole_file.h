#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace nictate {

/// The bytes of a small file as they are; nothing where it cannot be read, as a folder cannot.
std::optional<std::string> wholeFile(const std::filesystem::path& file);

} // namespace nictate
