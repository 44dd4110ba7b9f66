#include "core/files/archive_input.h"

#include "core/errors.h"
#include "core/files/words.h"

#include <archive.h>
#include <new>

namespace nictate {

ArchiveInput::ArchiveInput(ByteStream bytes, std::string name)
    : bytes_(std::move(bytes)), name_(std::move(name)), buffer_(256u << 10), archive_(archive_read_new()) {
    if (archive_ == nullptr)
        throw std::bad_alloc();
}

ArchiveInput::~ArchiveInput() { archive_read_free(archive_); }

void ArchiveInput::open() {
    if (bytes_.seek)
        archive_read_set_seek_callback(archive_, seek);
    if (archive_read_open(archive_, this, nullptr, give, nullptr) != ARCHIVE_OK)
        refuse();
}

std::ptrdiff_t ArchiveInput::give(archive* self, void* data, const void** buffer) {
    auto& input = *static_cast<ArchiveInput*>(data);
    *buffer = input.buffer_.data();
    try {
        return static_cast<std::ptrdiff_t>(input.bytes_.read(input.buffer_.data(), input.buffer_.size()));
    } catch (...) {
        input.failure_ = std::current_exception();
        archive_set_error(self, -1, "reading failed");
        return -1;
    }
}

std::int64_t ArchiveInput::seek(archive*, void* data, std::int64_t offset, int from) {
    const std::int64_t at = static_cast<ArchiveInput*>(data)->bytes_.seek(offset, from);
    return at < 0 ? ARCHIVE_FATAL : at;
}

archive_entry* ArchiveInput::nextEntry() {
    archive_entry* entry = nullptr;
    const int result = archive_read_next_header(archive_, &entry);
    if (result == ARCHIVE_EOF)
        return nullptr;
    if (result != ARCHIVE_OK && result != ARCHIVE_WARN) // a warning is of a name in another encoding
        refuse();
    return entry;
}

std::size_t ArchiveInput::readData(char* buffer, std::size_t size) {
    const la_ssize_t count = archive_read_data(archive_, buffer, size);
    if (count < 0) // a warning too: the checksum differs
        refuse();
    return static_cast<std::size_t>(count);
}

void ArchiveInput::refuse() const {
    if (failure_)
        std::rethrow_exception(failure_);
    const char* reason = archive_error_string(archive_);
    throw ParseError(name_, 0, 0,
                     Text("is damaged: %1", reason != nullptr ? Text(asUtf8(reason)) : Text("it cannot be unpacked")),
                     Text("copy or download the file again"));
}

} // namespace nictate
