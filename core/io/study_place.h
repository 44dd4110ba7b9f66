#pragma once

#include <filesystem>

namespace nictate {

/// Where a study lies: one path behind its folder, the `study.json` in it, and links to either, so that all of them share
/// one ledger.
std::filesystem::path studyPlace(const std::filesystem::path& data);

} // namespace nictate
