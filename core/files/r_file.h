#pragma once

#include "core/files/byte_stream.h"

#include <string>
#include <string_view>

namespace nictate {

/// Whether bytes begin as R writes them with save() or saveRDS() (versions 2 and 3, binary), unpacked.
bool isRFile(std::string_view head);

/// The one data frame in a file of R as text, a line a row, cells separated by tabs; factors by their levels, NA as nothing. Its
/// rows are written as they are read. R's manual "R Internals" (serialization formats) describes the file. Memory
/// follows what the file holds, not what it says it holds. Throws ParseError for a file that is damaged, cut off, larger than
/// 2 GiB unpacked, or holds none or several data frames.
ByteStream rText(ByteStream bytes, const std::string& name);

} // namespace nictate
