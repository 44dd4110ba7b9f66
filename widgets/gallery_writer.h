#pragma once

#include <cstdint>
#include <filesystem>

namespace nictate {

/// Simulates the gallery study and writes it as a native dataset folder with the pictures of datasets/gallery (`dir` is made;
/// it must not hold anything yet). Throws InvalidParameter
/// unless 0 ≤ participants ≤ 100000, OutputError when something cannot be written.
void writeGallery(const std::filesystem::path& dir, int participants, std::uint64_t seed);

} // namespace nictate
