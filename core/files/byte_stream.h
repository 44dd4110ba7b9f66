#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace nictate {

/// Bytes read forward: a file's, or what is made of them on their way to a reader.
struct ByteStream {
    /// Fills at most `size` bytes of the buffer and says how many; 0 = end. Throws ParseError on failure.
    std::function<std::size_t(char* buffer, std::size_t size)> read;
    std::uint64_t size = 0;                                               ///< of the file; 0 = unknown
    std::shared_ptr<std::uint64_t> taken;                                 ///< how many of `size` were read; there when size is
    std::function<std::int64_t(std::int64_t offset, int from)> seek = {}; ///< as lseek; empty where there is but one way
};

/// The bytes in memory, which must outlive the stream.
ByteStream memoryBytes(std::string_view bytes);

/// Texts that `next` makes one after the other, each perhaps empty, until it says false.
ByteStream textBytes(std::function<bool(std::string& text)> next);

/// Throws ParseError when the file is missing, not readable, or no regular file: a folder, or a FIFO, device or socket,
/// none of which is ever waited for.
ByteStream fileBytes(const std::filesystem::path& path);

/// What fileBytes would say of a path that is neither file nor folder; does nothing for those, and for paths where nothing is.
void refuseSpecialFile(const std::filesystem::path& path);

/// The first `count` bytes, or all there are. They are read again; from then on there is no seeking.
std::string lookAhead(ByteStream& bytes, std::size_t count);

} // namespace nictate
