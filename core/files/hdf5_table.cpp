#include "core/files/hdf5_table.h"

#include "core/errors.h"
#include "core/files/words.h"

#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cstring>

namespace nictate {

namespace {

constexpr std::size_t most_chunk = std::size_t{64} << 20;
constexpr std::size_t unsuspicious_table = std::size_t{16} << 20; ///< bytes that a table may always say to hold
constexpr std::size_t most_times_as_large = 100;
constexpr std::size_t most_hdf5_columns = 10'000;
constexpr std::uint64_t nowhere_in_file = ~std::uint64_t{0};

enum TableMessage : unsigned { dataspace = 0x01, datatype = 0x03, external_files = 0x07, layout = 0x08, filter_pipeline = 0x0B };
enum TypeClass : unsigned {
    fixed_point = 0,
    floating = 1,
    characters = 3,
    bits = 4,
    opaque = 5,
    compound = 6,
    enumeration = 8,
    array = 10
};
enum Hdf5Filter : unsigned { deflate_filter = 1, shuffle_filter = 2, fletcher_filter = 3 };

/// Rows of a dataset of one dimension; nothing for others.
std::optional<std::uint64_t> rowsIn(Hdf5Bytes rest) {
    const std::uint64_t version = rest.number(1), rank = rest.number(1);
    rest.skip(version == 1 ? 6 : 2);
    return rank == 1 ? std::optional(rest.number(8)) : std::nullopt;
}

std::string inflatedChunk(std::string_view packed, std::size_t size, const Hdf5Bytes& blame) {
    std::string plain(size, '\0');
    uLongf length = size;
    if (uncompress(reinterpret_cast<Bytef*>(plain.data()), &length, reinterpret_cast<const Bytef*>(packed.data()),
                   static_cast<uLong>(packed.size())) != Z_OK)
        blame.refuse();
    plain.resize(length);
    return plain;
}

/// First bytes of all rows, then second ones …
std::string unshuffled(const std::string& bytes, std::size_t width) {
    const std::size_t rows = bytes.size() / width;
    std::string plain = bytes;
    for (std::size_t i = 0; i < width; ++i)
        for (std::size_t row = 0; row < rows; ++row)
            plain[row * width + i] = bytes[i * rows + row];
    return plain;
}

template <class Number> double asNumber(std::uint64_t bits) { return static_cast<double>(static_cast<Number>(bits)); }

} // namespace

std::optional<Hdf5Table> Hdf5Table::at(const Hdf5File& file, const std::string& path) {
    const std::vector<Hdf5File::Message> messages = file.object(path);
    Hdf5Table table(file);
    bool typed = false, laid_out = false;
    std::optional<std::uint64_t> rows;
    for (const auto& [type, bytes] : messages) {
        if (type == dataspace)
            rows = rowsIn(file.reader(bytes));
        if (type == datatype)
            typed = table.takeType(bytes);
        if (type == filter_pipeline)
            table.takeFilters(bytes);
        if (type == external_files)
            file.refuse(Text("keeps its data in other files"));
    }
    if (!typed || !rows)
        return {};
    table.rows_ = *rows;
    table.refuseUnlikely();
    for (const auto& [type, bytes] : messages)
        if (type == layout && !laid_out) {
            table.takeLayout(bytes);
            laid_out = true;
        }
    return laid_out ? std::optional(std::move(table)) : std::nullopt;
}

void Hdf5Table::refuseUnlikely() const {
    if (width_ == 0 || rows_ > (file_->size() * most_times_as_large + unsuspicious_table) / width_)
        file_->refuse(Text("says that it holds more than it does (%1 rows)", rows_));
}

bool Hdf5Table::takeType(const std::string& message) {
    Hdf5Bytes rest = file_->reader(message);
    const std::uint64_t head = rest.number(1), version = head >> 4;
    if ((head & 0xF) != compound || version < 1 || version > 3)
        return false;
    const std::uint64_t members = rest.number(2);
    rest.skip(1);
    width_ = rest.number(4);
    if (members > most_hdf5_columns || width_ > most_chunk)
        rest.refuse();
    std::size_t offset_bytes = 4;
    if (version == 3)
        offset_bytes = width_ < 1u << 8 ? 1 : width_ < 1u << 16 ? 2 : width_ < 1u << 24 ? 3 : 4;
    for (std::uint64_t i = 0; i < members; ++i) {
        const std::string name = asUtf8(rest.name(version == 3 ? 1 : 8));
        const std::size_t offset = rest.number(offset_bytes);
        if (version == 1)
            rest.skip(28);
        Column column = typeIn(rest, 0);
        column.name = name;
        column.offset = offset;
        if (offset > width_ || column.width > width_ - offset)
            rest.refuse();
        columns_.push_back(std::move(column));
    }
    return true;
}

/// A member's type; of one inside another only the length matters.
Hdf5Table::Column Hdf5Table::typeIn(Hdf5Bytes& rest, int nested) const {
    const std::uint64_t head = rest.number(1), version = head >> 4, bits_of_class = rest.number(3);
    Column column;
    column.width = rest.number(4);
    switch (head & 0xF) {
    case fixed_point:
    case bits:
        column.kind = column.width <= 8 ? Kind::whole : Kind::other;
        column.is_signed = (head & 0xF) == fixed_point && (bits_of_class & 8) != 0;
        column.big_endian = (bits_of_class & 1) != 0;
        rest.skip(4);
        return column;
    case floating:
        column.kind = column.width == 4 || column.width == 8 ? Kind::real : Kind::other;
        column.big_endian = (bits_of_class & 1) != 0;
        rest.skip(12);
        return column;
    case characters: column.kind = Kind::text; return column;
    case opaque: rest.skip(bits_of_class & 0xFF); return column;
    case enumeration: {
        if (nested > 4)
            rest.refuse();
        const Column base = typeIn(rest, nested + 1);
        for (std::uint64_t i = 0; i < (bits_of_class & 0xFFFF); ++i)
            rest.name(version == 3 ? 1 : 8);
        rest.skip((bits_of_class & 0xFFFF) * base.width);
        column.kind = base.kind;
        return column;
    }
    case array: {
        if (nested > 4)
            rest.refuse();
        const std::uint64_t rank = rest.number(1);
        rest.skip(version == 3 ? 4 * rank : 3 + 8 * rank);
        typeIn(rest, nested + 1);
        return column;
    }
    default: file_->refuse(Text("holds a column of a kind that is not read"));
    }
}

void Hdf5Table::takeFilters(const std::string& message) {
    Hdf5Bytes rest = file_->reader(message);
    const std::uint64_t version = rest.number(1), count = rest.number(1);
    rest.skip(version == 1 ? 6 : 0);
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto id = static_cast<unsigned>(rest.number(2));
        const std::uint64_t name = version == 1 || id >= 256 ? rest.number(2) : 0;
        rest.skip(2);
        const std::uint64_t values = rest.number(2);
        rest.skip((name + 7) / 8 * 8 + 4 * values + (version == 1 && values % 2 != 0 ? 4 : 0));
        if (id < deflate_filter || id > fletcher_filter)
            file_->refuse(Text("is packed in a way that is not read (filter %1); ptrepack --complib=zlib repacks it", id));
        filters_.push_back(id);
    }
}

void Hdf5Table::takeLayout(const std::string& message) {
    Hdf5Bytes rest = file_->reader(message);
    const std::uint64_t version = rest.number(1), kind = rest.number(1);
    if (version != 3 || (kind != 1 && kind != 2))
        file_->refuse(Text("is an HDF5 file of a kind that is not read"));
    if (kind == 1) { // in one piece: chunks of some thousand rows, so that not all of it is in memory
        const std::uint64_t address = rest.number(8);
        chunk_rows_ = std::max<std::size_t>(1, (std::size_t{1} << 20) / width_);
        for (std::size_t first = 0; first < rows_ && address != nowhere_in_file; first += chunk_rows_)
            chunks_.push_back({first, address + first * width_,
                               static_cast<std::uint32_t>(std::min(chunk_rows_, rows_ - first) * width_), ~0u});
        return;
    }
    const std::uint64_t dimensions = rest.number(1), tree = rest.number(8);
    chunk_rows_ = rest.number(4);
    if (dimensions != 2 || rest.number(4) != width_ || chunk_rows_ == 0 || chunk_rows_ > most_chunk / width_)
        rest.refuse();
    if (tree != nowhere_in_file)
        findChunks(tree);
}

void Hdf5Table::findChunks(std::uint64_t tree) {
    forEachLeaf(*file_, tree, 1, 4 + 4 + 2 * 8, [&](Hdf5Bytes key, std::uint64_t child) {
        Chunk chunk;
        chunk.bytes = static_cast<std::uint32_t>(key.number(4));
        chunk.unfiltered = static_cast<std::uint32_t>(key.number(4));
        chunk.first = key.number(8);
        chunk.address = child;
        chunks_.push_back(chunk);
    });
    std::stable_sort(chunks_.begin(), chunks_.end(), [](const Chunk& a, const Chunk& b) { return a.first < b.first; });
}

bool Hdf5Table::hasColumn(const std::string& column) const {
    return std::any_of(columns_.begin(), columns_.end(), [&](const Column& own) { return own.name == column; });
}

const Hdf5Table::Column& Hdf5Table::named(const std::string& column) const {
    const auto found = std::find_if(columns_.begin(), columns_.end(), [&](const Column& own) { return own.name == column; });
    if (found == columns_.end())
        file_->refuse(Text("has no column %1", inQuotes(column)));
    return *found;
}

/// The filters that packed a chunk, in reverse; a bit of `unfiltered` says that one was left out.
std::string Hdf5Table::unfiltered(std::string bytes, const Chunk& chunk) const {
    for (std::size_t i = filters_.size(); i-- > 0;) {
        if (i < 32 && (chunk.unfiltered >> i & 1) != 0)
            continue;
        if (filters_[i] == fletcher_filter && bytes.size() >= 4)
            bytes.resize(bytes.size() - 4);
        else if (filters_[i] == deflate_filter)
            bytes = inflatedChunk(bytes, chunk_rows_ * width_ + 4, file_->reader({}));
        else if (filters_[i] == shuffle_filter)
            bytes = unshuffled(bytes, width_);
    }
    return bytes;
}

std::string_view Hdf5Table::row(std::size_t at) {
    if (at < block_first_ || at >= block_first_ + block_rows_) {
        const std::size_t first = at / chunk_rows_ * chunk_rows_;
        const auto chunk = std::lower_bound(chunks_.begin(), chunks_.end(), first,
                                            [](const Chunk& one, std::size_t wanted) { return one.first < wanted; });
        block_.assign(chunk_rows_ * width_, '\0');
        if (chunk != chunks_.end() && chunk->first == first) {
            std::string plain = unfiltered(file_->bytes(chunk->address, chunk->bytes), *chunk);
            if (plain.size() < std::min(chunk_rows_, rows_ - first) * width_)
                file_->refuse(Text("is a damaged HDF5 file, or cut off"));
            block_ = std::move(plain);
        }
        block_first_ = first;
        block_rows_ = std::min(chunk_rows_, block_.size() / width_);
    }
    return std::string_view(block_).substr((at - block_first_) * width_, width_);
}

double Hdf5Table::numberIn(std::string_view row, const Column& column) const {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < column.width; ++i)
        bits = bits << 8 | static_cast<unsigned char>(row[column.offset + (column.big_endian ? i : column.width - 1 - i)]);
    if (column.kind == Kind::real)
        return column.width == 4 ? static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)))
                                 : std::bit_cast<double>(bits);
    if (!column.is_signed)
        return static_cast<double>(bits);
    switch (column.width) {
    case 1: return asNumber<std::int8_t>(bits);
    case 2: return asNumber<std::int16_t>(bits);
    case 4: return asNumber<std::int32_t>(bits);
    default: return asNumber<std::int64_t>(bits);
    }
}

std::vector<double> Hdf5Table::numbers(const std::vector<std::string>& columns, std::size_t first, std::size_t count) {
    std::vector<Column> wanted;
    for (const std::string& name : columns) {
        wanted.push_back(named(name));
        if (wanted.back().kind != Kind::whole && wanted.back().kind != Kind::real)
            file_->refuse(Text("holds no numbers in %1", inQuotes(name)));
    }
    std::vector<double> values;
    values.reserve(columns.size() * count);
    for (std::size_t at = first; at < first + count; ++at) {
        const std::string_view own = row(at);
        for (const Column& column : wanted)
            values.push_back(numberIn(own, column));
    }
    return values;
}

std::vector<std::string> Hdf5Table::texts(const std::string& column, std::size_t first, std::size_t count) {
    const Column wanted = named(column);
    if (wanted.kind != Kind::text)
        file_->refuse(Text("holds no texts in %1", inQuotes(column)));
    std::vector<std::string> texts;
    for (std::size_t at = first; at < first + count; ++at) {
        const std::string_view bytes = row(at).substr(wanted.offset, wanted.width);
        texts.push_back(asUtf8(bytes.substr(0, std::min(bytes.find('\0'), bytes.size()))));
    }
    return texts;
}

} // namespace nictate
