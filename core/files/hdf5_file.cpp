#include "core/files/hdf5_file.h"

#include "core/errors.h"
#include "core/files/byte_stream.h"
#include "core/files/words.h"

#include <algorithm>
#include <cstdio>

namespace nictate {

namespace {

constexpr std::uint64_t most_at_once = std::uint64_t{64} << 20;
constexpr std::size_t most_object_messages = 100'000; ///< of one object
constexpr int most_levels = 32;
enum ObjectMessage : unsigned { continuation = 0x10, symbol_table = 0x11 };

Text advice() { return Text("copy it anew from where it was recorded"); }

/// Entries that a tree may have at most, so that one that leads back to itself ends.
struct Walked {
    std::uint64_t nodes_left;
};

void walk(const Hdf5File& file, std::uint64_t address, unsigned type, std::size_t key_bytes, int level, Walked& walked,
          const std::function<void(Hdf5Bytes key, std::uint64_t child)>& tell) {
    if (walked.nodes_left-- == 0)
        file.refuse(Text("is damaged"));
    const std::string head = file.bytes(address, 24);
    Hdf5Bytes fields = file.reader(head);
    if (fields.take(4) != "TREE" || fields.number(1) != type)
        file.refuse(Text("is damaged"));
    const auto own_level = static_cast<int>(fields.number(1));
    const std::size_t entries = fields.number(2);
    if (own_level >= level)
        file.refuse(Text("is damaged"));
    const std::string body = file.bytes(address + 24, entries * (key_bytes + 8));
    Hdf5Bytes rest = file.reader(body);
    for (std::size_t i = 0; i < entries; ++i) {
        const std::string_view key = rest.take(key_bytes);
        const std::uint64_t child = rest.number(8);
        if (own_level == 0)
            tell(file.reader(key), child);
        else
            walk(file, child, type, key_bytes, own_level, walked, tell);
    }
}

} // namespace

std::uint64_t Hdf5Bytes::number(std::size_t width) {
    const std::string_view bytes = take(width);
    std::uint64_t value = 0;
    for (std::size_t i = width; i-- > 0;)
        value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

std::string_view Hdf5Bytes::take(std::size_t count) {
    if (count > bytes_.size())
        refuse();
    const std::string_view taken = bytes_.substr(0, count);
    bytes_.remove_prefix(count);
    return taken;
}

std::string_view Hdf5Bytes::name(std::size_t multiple) {
    const std::size_t length = bytes_.find('\0');
    if (length == std::string_view::npos)
        refuse();
    return take(std::min(bytes_.size(), (length / multiple + 1) * multiple)).substr(0, length);
}

void Hdf5Bytes::refuse() const { throw ParseError(*file_, 0, 0, Text("is a damaged HDF5 file, or cut off"), advice()); }

Hdf5File::Hdf5File(const std::filesystem::path& path) : name_(std::make_shared<const std::string>(path.string())) {
    const ByteStream stream = fileBytes(path);
    size_ = stream.size;
    read_ = [stream](std::uint64_t address, std::uint64_t count) {
        std::string bytes(count, '\0');
        std::size_t have = 0;
        if (stream.seek(static_cast<std::int64_t>(address), SEEK_SET) >= 0)
            while (have < count) {
                const std::size_t more = stream.read(bytes.data() + have, count - have);
                if (more == 0)
                    break;
                have += more;
            }
        bytes.resize(have);
        return bytes;
    };
    const std::string head = bytes(0, std::min<std::uint64_t>(size_, 104));
    Hdf5Bytes fields = reader(head);
    if (fields.take(8) != hdf5_beginning)
        refuse(Text("is not an HDF5 file"));
    const std::uint64_t version = fields.number(1);
    fields.skip(4);
    const std::uint64_t address_bytes = fields.number(1), length_bytes = fields.number(1);
    if (version > 1 || address_bytes != 8 || length_bytes != 8)
        refuse(Text("is an HDF5 file of a kind that is not read (version %1)", version));
    fields.skip(version == 1 ? 13 : 9);
    fields.skip(4 * 8 + 8); // of the file and of its root's name
    root_ = fields.number(8);
}

void Hdf5File::refuse(const Text& problem) const { throw ParseError(*name_, 0, 0, problem, advice()); }

std::string Hdf5File::bytes(std::uint64_t address, std::uint64_t count) const {
    if (address > size_ || count > size_ - address || count > most_at_once)
        refuse(Text("is a damaged HDF5 file, or cut off"));
    std::string bytes = read_(address, count);
    if (bytes.size() != count)
        refuse(Text("is a damaged HDF5 file, or cut off"));
    return bytes;
}

std::vector<Hdf5File::Message> Hdf5File::messagesAt(std::uint64_t address) const {
    const std::string head = bytes(address, 16);
    Hdf5Bytes fields = reader(head);
    if (fields.number(1) != 1)
        refuse(Text("is an HDF5 file of a kind that is not read"));
    fields.skip(1);
    std::size_t left = fields.number(2);
    fields.skip(4);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> blocks{{address + 16, fields.number(4)}};
    std::vector<Message> messages;
    for (std::size_t b = 0; b < blocks.size() && left > 0; ++b) {
        const std::string block = bytes(blocks[b].first, blocks[b].second);
        for (Hdf5Bytes rest = reader(block); rest.left() >= 8 && left > 0; --left) {
            Message message;
            message.type = static_cast<unsigned>(rest.number(2));
            const std::size_t size = rest.number(2);
            const bool shared = (rest.number(1) & 2) != 0;
            rest.skip(3);
            message.bytes = rest.take(size);
            if (message.type == continuation) {
                Hdf5Bytes where = reader(message.bytes);
                const std::uint64_t at = where.number(8);
                blocks.emplace_back(at, where.number(8));
            } else if (!shared)
                messages.push_back(std::move(message));
            if (messages.size() > most_object_messages)
                refuse(Text("is damaged"));
        }
    }
    return messages;
}

std::uint64_t Hdf5File::memberOf(const std::vector<Message>& group, const std::string& name) const {
    const auto table =
        std::find_if(group.begin(), group.end(), [](const Message& message) { return message.type == symbol_table; });
    if (table == group.end())
        return 0;
    Hdf5Bytes fields = reader(table->bytes);
    const std::uint64_t tree = fields.number(8), heap = fields.number(8);
    const std::string heap_head = bytes(heap, 32);
    Hdf5Bytes heap_fields = reader(heap_head);
    if (heap_fields.take(4) != "HEAP")
        refuse(Text("is damaged"));
    heap_fields.skip(4);
    const std::uint64_t names_size = heap_fields.number(8);
    heap_fields.skip(8);
    const std::string names = bytes(heap_fields.number(8), names_size);
    std::uint64_t found = 0;
    forEachLeaf(*this, tree, 0, 8, [&](Hdf5Bytes, std::uint64_t child) {
        const std::string head = bytes(child, 8);
        Hdf5Bytes node = reader(head);
        if (node.take(4) != "SNOD")
            refuse(Text("is damaged"));
        node.skip(2);
        const std::uint64_t count = node.number(2);
        const std::string body = bytes(child + 8, 40 * count);
        Hdf5Bytes entries = reader(body);
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::uint64_t offset = entries.number(8), object = entries.number(8), kind = entries.number(4);
            entries.skip(20);
            if (kind < 2 && offset < names.size() && std::string_view(names.c_str() + offset) == name) // no link elsewhere
                found = object;
        }
    });
    return found;
}

std::vector<Hdf5File::Message> Hdf5File::object(const std::string& path) const {
    std::vector<Message> object = messagesAt(root_);
    for (const std::string& part : split(path, '/')) {
        const std::uint64_t address = memberOf(object, part);
        if (address == 0)
            return {};
        object = messagesAt(address);
    }
    return object;
}

void forEachLeaf(const Hdf5File& file, std::uint64_t address, unsigned type, std::size_t key_bytes,
                 const std::function<void(Hdf5Bytes key, std::uint64_t child)>& tell) {
    Walked walked{file.size() / 32 + 1};
    walk(file, address, type, key_bytes, most_levels, walked, tell);
}

} // namespace nictate
