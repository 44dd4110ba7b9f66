#pragma once
// libarchive's reading end, with errors and resources as ours are.

#include "core/files/byte_stream.h"

#include <exception>
#include <string>
#include <vector>

struct archive;
struct archive_entry;

namespace nictate {

/// Data read through libarchive from a stream of bytes. Formats and filters are set on get() before open().
class ArchiveInput {
  public:
    ArchiveInput(ByteStream bytes, std::string name);
    ArchiveInput(const ArchiveInput&) = delete;
    ArchiveInput& operator=(const ArchiveInput&) = delete;
    ~ArchiveInput();

    archive* get() const { return archive_; }
    /// These throw ParseError naming the file, and whatever the stream throws.
    void open();
    archive_entry* nextEntry();                           ///< null at the end
    std::size_t readData(char* buffer, std::size_t size); ///< of the entry; 0 = its end

  private:
    static std::ptrdiff_t give(archive* self, void* data, const void** buffer);
    static std::int64_t seek(archive* self, void* data, std::int64_t offset, int from);
    [[noreturn]] void refuse() const;

    ByteStream bytes_;
    std::string name_;
    std::vector<char> buffer_;
    std::exception_ptr failure_; ///< carried past libarchive, which is C
    archive* archive_;
};

} // namespace nictate
