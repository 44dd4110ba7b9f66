#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace nictate {

/// What a privacy card says about its place in the study's ledger.
struct CardEntry {
    std::size_t entry = 0;
    std::string chain; ///< hexadecimal; empty on cards from before they carried it
};

/// Throws ParseError for what is no privacy card.
CardEntry cardEntryOf(const std::filesystem::path& card);

} // namespace nictate
