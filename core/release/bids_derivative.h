#pragma once

#include <filesystem>
#include <string>

namespace nictate {

/// Lays a released folder out as a BIDS derivative dataset in a new folder: dataset_description.json (DatasetType derivative,
/// GeneratedBy Nictate), README, .bidsignore, and the released files with their privacy card in release/, to the byte. It reads
/// nothing else and costs no ε. Throws MissingData where the folder holds no privacy card, ParseError, OutputError.
void writeBidsDerivative(const std::filesystem::path& released, const std::filesystem::path& folder);

} // namespace nictate
