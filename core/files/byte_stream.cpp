#include "core/files/byte_stream.h"

#include "core/errors.h"
#include "core/files/file_operations.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace nictate {

namespace {

std::string systemReason(int reason) { return std::generic_category().message(reason); }

/// What it is called; nothing for regular files and folders.
Text specialKind(platform::FileKind kind) {
    switch (kind) {
    case platform::FileKind::fifo: return Text("a FIFO (a named pipe)");
    case platform::FileKind::socket: return Text("a socket");
    case platform::FileKind::device: return Text("a device");
    case platform::FileKind::file:
    case platform::FileKind::folder: break;
    }
    return {};
}

void refuseSpecial(const std::string& name, platform::FileKind kind) {
    if (const Text called = specialKind(kind); !called.empty())
        throw ParseError(name, 0, 0, Text("is %1, not a file", called),
                         Text("save what comes from it as a file: a study must read the same every time"));
}

} // namespace

ByteStream memoryBytes(std::string_view bytes) {
    auto rest = std::make_shared<std::string_view>(bytes);
    auto taken = std::make_shared<std::uint64_t>(0);
    auto read = [rest, taken](char* buffer, std::size_t size) {
        const std::size_t count = std::min(size, rest->size());
        std::copy_n(rest->data(), count, buffer);
        rest->remove_prefix(count);
        *taken += count;
        return count;
    };
    return {read, bytes.size(), taken};
}

void refuseSpecialFile(const std::filesystem::path& path) {
    if (const auto status = platform::statusOf(path))
        refuseSpecial(path.string(), status->kind);
}

ByteStream fileBytes(const std::filesystem::path& path) {
    std::string name = path.string();
    refuseSpecialFile(path); // merely opening a device may do something
    const int opened = platform::open(path, platform::Opening::reading);
    if (opened < 0)
        throw ParseError(name, 0, 0, Text("cannot be read: %1", systemReason(errno)), Text("check the path and its permissions"));
    auto file = std::make_shared<FileHandle>(opened);
    const auto status = platform::statusOf(file->get());
    if (!status || status->kind == platform::FileKind::folder)
        throw ParseError(name, 0, 0, Text("is a folder, not a file"), Text("give a text file"));
    refuseSpecial(name, status->kind); // whatever has come into its place meanwhile
    auto taken = std::make_shared<std::uint64_t>(0);
    auto read = [file, name, taken](char* buffer, std::size_t size) {
        for (;;) {
            const std::ptrdiff_t count = platform::read(file->get(), buffer, size);
            if (count >= 0) {
                *taken += static_cast<std::uint64_t>(count);
                return static_cast<std::size_t>(count);
            }
            if (errno != EINTR)
                throw ParseError(name, 0, 0, Text("cannot be read: %1", systemReason(errno)), {});
        }
    };
    auto seek = [file](std::int64_t offset, int from) { return platform::seek(file->get(), offset, from); };
    return {read, status->size, taken, seek};
}

ByteStream textBytes(std::function<bool(std::string& text)> next) {
    return {[next = std::move(next), text = std::string(), given = std::size_t{0}](char* buffer, std::size_t size) mutable {
                while (given == text.size()) {
                    text.clear();
                    given = 0;
                    if (!next(text))
                        return std::size_t{0};
                }
                const std::size_t count = std::min(size, text.size() - given);
                std::copy_n(text.data() + given, count, buffer);
                given += count;
                return count;
            },
            0, nullptr};
}

std::string lookAhead(ByteStream& bytes, std::size_t count) {
    std::string head(count, '\0');
    std::size_t have = 0;
    while (have < count) {
        const std::size_t more = bytes.read(head.data() + have, count - have);
        if (more == 0)
            break;
        have += more;
    }
    head.resize(have);
    bytes.seek = nullptr;
    bytes.read = [first = head, rest = std::move(bytes.read)](char* buffer, std::size_t size) mutable {
        const std::size_t again = std::min(size, first.size());
        std::copy_n(first.data(), again, buffer);
        first.erase(0, again);
        return again + (again < size ? rest(buffer + again, size - again) : 0);
    };
    return head;
}

} // namespace nictate
