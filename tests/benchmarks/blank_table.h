#pragma once

#include <filesystem>

namespace nictate {

/// Prints what the default clipped mechanism reaches on studies without pictures: those of a folder such as ../shared/data, and
/// simulated ones, those that constants were fitted to and those they were not.
void printBlankTable(const std::filesystem::path& data, int seeds);

} // namespace nictate
