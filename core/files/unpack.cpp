#include "core/files/unpack.h"

#include "core/errors.h"
#include "core/files/archive_input.h"

#include <archive.h>
#include <vector>
#include <zlib.h>

namespace nictate {

namespace {

[[noreturn]] void refuseDamaged(const std::string& name, const Text& how) {
    throw ParseError(name, 0, 0, Text("is damaged: %1", how), Text("copy or download the file again"));
}

/// gzip by zlib, which compares checksums; libarchive 3.6 reads over them.
class Gzip {
  public:
    Gzip(ByteStream packed, std::string name) : packed_(std::move(packed)), name_(std::move(name)), input_(256u << 10) {
        constexpr int gzip_only = 16;
        if (inflateInit2(&stream_, gzip_only + MAX_WBITS) != Z_OK)
            throw std::bad_alloc();
    }
    Gzip(const Gzip&) = delete;
    Gzip& operator=(const Gzip&) = delete;
    ~Gzip() { inflateEnd(&stream_); }

    std::size_t read(char* buffer, std::size_t size) {
        stream_.next_out = reinterpret_cast<Bytef*>(buffer);
        stream_.avail_out = static_cast<uInt>(size);
        while (stream_.avail_out > 0) {
            if (stream_.avail_in == 0 && !refill())
                break;
            if (between_members_ && !nextMember())
                continue;
            const int result = inflate(&stream_, Z_NO_FLUSH);
            if (result == Z_STREAM_END)
                between_members_ = true;
            else if (result != Z_OK && result != Z_BUF_ERROR)
                refuseDamaged(name_, stream_.msg != nullptr ? Text(std::string(stream_.msg)) : Text("no gzip data"));
        }
        return size - stream_.avail_out;
    }

  private:
    bool refill() {
        stream_.next_in = reinterpret_cast<Bytef*>(input_.data());
        stream_.avail_in = static_cast<uInt>(packed_.read(input_.data(), input_.size()));
        if (stream_.avail_in == 0 && !between_members_)
            refuseDamaged(name_, Text("the gzip data end before their end"));
        return stream_.avail_in > 0;
    }

    /// Files are joined by writing one behind the other, and padded with zeros.
    bool nextMember() {
        while (stream_.avail_in > 0 && *stream_.next_in == 0) {
            ++stream_.next_in;
            --stream_.avail_in;
        }
        if (stream_.avail_in == 0)
            return false;
        inflateReset(&stream_);
        between_members_ = false;
        return true;
    }

    ByteStream packed_;
    std::string name_;
    std::vector<char> input_;
    z_stream stream_{};
    bool between_members_ = false;
};

using Support = int (*)(archive*);

/// The filter of libarchive for data that begin so.
Support filterFor(std::string_view head) {
    using namespace std::string_view_literals;
    if (head.starts_with("BZh") && (head.substr(4) == "1AY&SY" || head.substr(4) == "\x17rE8P\x90"))
        return archive_read_support_filter_bzip2;
    if (head.starts_with("\xFD"
                         "7zXZ\0"sv))
        return archive_read_support_filter_xz;
    if (head.starts_with("\x28\xB5\x2F\xFD"))
        return archive_read_support_filter_zstd;
    return nullptr;
}

/// bzip2, xz and zstd by libarchive, which takes them for an archive of one entry without a name.
class Filtered {
  public:
    Filtered(ByteStream packed, const std::string& name, Support filter) : input_(std::move(packed), name) {
        filter(input_.get());
        archive_read_support_format_raw(input_.get());
        archive_read_support_format_empty(input_.get());
        input_.open();
        ended_ = !input_.nextEntry();
        if (archive_filter_code(input_.get(), 0) == ARCHIVE_FILTER_NONE)
            refuseDamaged(name, Text("too short for what it begins as"));
    }
    std::size_t read(char* buffer, std::size_t size) { return ended_ ? 0 : input_.readData(buffer, size); }

  private:
    ArchiveInput input_;
    bool ended_;
};

/// A stream out of what has `read`, its promises kept.
template <class Reader> ByteStream bounded(ByteStream packed, const std::string& name, auto... how) {
    ByteStream plain{{}, packed.size, packed.taken};
    auto reader = std::make_shared<Reader>(std::move(packed), name, how...);
    plain.read = [reader, name, taken = plain.taken, total = std::uint64_t{0}](char* buffer, std::size_t size) mutable {
        const std::size_t count = reader->read(buffer, size);
        total += count;
        refuseBomb(total, *taken, name);
        return count;
    };
    return plain;
}

} // namespace

void refuseBomb(std::uint64_t unpacked, std::uint64_t packed, const std::string& name, std::uint64_t most) {
    const Text what_to_do = Text("unpack it yourself and look what is in it");
    if (unpacked > most)
        throw ParseError(name, 0, 0, Text("unpacks to more than the %1 GiB there may be in it", most >> 30), what_to_do);
    if (unpacked > unsuspicious_unpacked && unpacked / most_unpacked_ratio > packed)
        throw ParseError(name, 0, 0,
                         Text("unpacks to more than %1 times its size, beyond %2 MiB; no table of gaze does", most_unpacked_ratio,
                              unsuspicious_unpacked >> 20),
                         what_to_do);
}

ByteStream unpacked(ByteStream bytes, const std::string& name) {
    const std::string head = lookAhead(bytes, 10);
    if (head.starts_with("\x1F\x8B"))
        return bounded<Gzip>(std::move(bytes), name);
    if (const Support filter = filterFor(head))
        return bounded<Filtered>(std::move(bytes), name, filter);
    return bytes;
}

} // namespace nictate
