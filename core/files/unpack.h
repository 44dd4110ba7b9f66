#pragma once
// Compressed files are read as what is in them.

#include "core/files/byte_stream.h"

#include <string>

namespace nictate {

/// Most that one archive, and one compressed file, may hold.
inline constexpr std::uint64_t most_unpacked = std::uint64_t{64} << 30, most_unpacked_file = std::uint64_t{16} << 30;
/// Beyond unsuspicious_unpacked it may be so many times as large as it is packed: text of gaze compresses less.
inline constexpr std::uint64_t unsuspicious_unpacked = std::uint64_t{256} << 20, most_unpacked_ratio = 100;

/// The same bytes, or what they hold where they begin as gzip, bzip2, xz or zstd data does; `name` is used in messages.
/// Streams in bounded memory. Reading throws ParseError when the data are cut off or damaged, go on behind their end, or
/// hold more than refuseBomb() allows.
ByteStream unpacked(ByteStream bytes, const std::string& name);

/// Throws ParseError, which names the bound, for more than `most` bytes, and for more than most_unpacked_ratio times `packed` of
/// them beyond unsuspicious_unpacked. Whoever unpacks asks now and then.
void refuseBomb(std::uint64_t unpacked, std::uint64_t packed, const std::string& name, std::uint64_t most = most_unpacked_file);

} // namespace nictate
