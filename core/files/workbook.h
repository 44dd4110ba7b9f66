#pragma once

#include "core/errors.h"
#include "core/files/byte_stream.h"

#include <filesystem>
#include <optional>
#include <string>

namespace nictate {

/// How a zip archive begins, which a workbook is.
inline constexpr const char* zip_beginning = "PK\x03\x04";

/// Of a workbook in which several sheets have cells.
struct SeveralSheets : ParseError {
    using ParseError::ParseError;
};

/// The one sheet of an Excel workbook (.xlsx) with cells in it, as text: a line a row, cells separated by tabs. Nothing for what
/// is no workbook. Throws ParseError for one that is damaged or larger than 256 MiB unpacked, SeveralSheets for several.
std::optional<std::string> workbookText(const std::filesystem::path& file);

} // namespace nictate
