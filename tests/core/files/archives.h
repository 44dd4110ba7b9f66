#pragma once

#include "core/files/platform/platform.h"

#include <archive.h>
#include <archive_entry.h>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace nictate::test {

/// One entry of an archive; a link has a target.
struct Entry {
    std::string path;
    std::string bytes = {};
    std::string link = {};
    unsigned type = AE_IFREG;
};

/// The bytes of an archive in one of libarchive's formats and filters: ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_GZIP …
inline std::string archived(const std::vector<Entry>& entries, int format, int filter = ARCHIVE_FILTER_NONE) {
    std::string bytes;
    archive* out = archive_write_new();
    auto write = [](archive*, void* into, const void* data, size_t size) {
        static_cast<std::string*>(into)->append(static_cast<const char*>(data), size);
        return static_cast<la_ssize_t>(size);
    };
    archive_write_set_format(out, format);
    archive_write_add_filter(out, filter);
    archive_write_set_bytes_in_last_block(out, 1);
    if (archive_write_open(out, &bytes, nullptr, write, nullptr) != ARCHIVE_OK)
        throw std::runtime_error(archive_error_string(out));
    for (const Entry& given : entries) {
        archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, given.path.c_str());
        archive_entry_set_filetype(entry, given.type);
        archive_entry_set_perm(entry, 0644);
        archive_entry_set_size(entry, static_cast<la_int64_t>(given.bytes.size()));
        if (given.type == AE_IFLNK)
            archive_entry_set_symlink(entry, given.link.c_str());
        else if (!given.link.empty())
            archive_entry_set_hardlink(entry, given.link.c_str());
        platform::withUtf8Names([&] {
            if (archive_write_header(out, entry) != ARCHIVE_OK)
                throw std::runtime_error(archive_error_string(out));
        });
        archive_write_data(out, given.bytes.data(), given.bytes.size());
        archive_entry_free(entry);
    }
    archive_write_close(out);
    archive_write_free(out);
    return bytes;
}

/// A text compressed by a filter.
inline std::string compressed(const std::string& text, int filter) {
    return archived({{"text", text}}, ARCHIVE_FORMAT_RAW, filter);
}

} // namespace nictate::test
