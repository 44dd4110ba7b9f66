#include "core/files/gzip.h"

#include <zlib.h>

#include <algorithm>
#include <new>

namespace nictate {

std::string gzipped(std::string_view bytes) {
    constexpr int gzip_header = 16, usual_memory = 8;
    constexpr std::size_t most_at_once = 1u << 30;
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + gzip_header, usual_memory, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        throw std::bad_alloc();
    std::string out, piece(1u << 16, '\0');
    int state = Z_OK;
    do {
        const std::size_t taken = std::min(bytes.size(), most_at_once);
        stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data())); // zlib does not write there
        stream.avail_in = static_cast<uInt>(taken);
        bytes.remove_prefix(taken);
        do {
            stream.next_out = reinterpret_cast<Bytef*>(piece.data());
            stream.avail_out = static_cast<uInt>(piece.size());
            state = deflate(&stream, bytes.empty() ? Z_FINISH : Z_NO_FLUSH);
            out.append(piece, 0, piece.size() - stream.avail_out);
        } while (stream.avail_out == 0);
    } while (state != Z_STREAM_END && !bytes.empty());
    deflateEnd(&stream);
    return out;
}

} // namespace nictate
