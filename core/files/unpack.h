#pragma once
// Compressed files are read as what is in them.

#include "core/files/byte_stream.h"

#include <string>

namespace nictate {

/// Most that one compressed file, or one archive, may hold: text of gaze compresses a hundredfold at the very most.
inline constexpr std::uint64_t most_unpacked = std::uint64_t{64} << 30;

/// The same bytes, or what they hold where they begin as gzip, bzip2, xz or zstd data does; `name` is used in messages.
/// Streams in bounded memory. Reading throws ParseError when the data are cut off or damaged, go on behind their end, or
/// hold more than `most_unpacked` or 2000 times their size (and more than 1 GiB).
ByteStream unpacked(ByteStream bytes, const std::string& name);

/// Throws the last of these errors, if it is due. Whoever unpacks asks now and then.
void refuseBomb(std::uint64_t unpacked, std::uint64_t packed, const std::string& name);

} // namespace nictate
