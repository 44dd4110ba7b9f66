#pragma once

#include <cstdint>
#include <filesystem>

namespace nictate {

/// Simulates the gallery study, draws its pictures and writes both as a native dataset folder (`dir` is made;
/// it must not hold anything yet). Needs a QGuiApplication, as drawGallery does. Throws InvalidParameter
/// unless 0 ≤ participants ≤ 100000, OutputError when something cannot be written.
void writeGallery(const std::filesystem::path& dir, int participants, std::uint64_t seed);

} // namespace nictate
