#pragma once
// What lies in a folder, and what names say.

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// The regular files in a folder, sorted by name. Throws ParseError when it cannot be read.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder);

/// Whether a name ends with one of these (".csv"), whatever its case.
bool hasExtension(const std::filesystem::path& path, std::span<const std::string> extensions);

/// The last part of a path as UTF-8; "study" where it has none.
std::string nameOf(const std::filesystem::path& path);
/// The same without extension.
std::string stemOf(const std::filesystem::path& path);

/// The folder a file lies in, "." for a bare name.
std::filesystem::path folderOf(const std::filesystem::path& file);

} // namespace nictate
