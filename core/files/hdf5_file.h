#pragma once

#include "core/text.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// How an HDF5 file begins.
inline constexpr std::string_view hdf5_beginning = "\x89HDF\r\n\x1A\n";

/// Numbers of a block of bytes of HDF5, least significant byte first. Throws ParseError, naming the file, beyond its end.
class Hdf5Bytes {
  public:
    Hdf5Bytes(std::string_view bytes, const std::string& file) : bytes_(bytes), file_(&file) {}
    std::uint64_t number(std::size_t width);
    std::string_view take(std::size_t count);
    void skip(std::size_t count) { take(count); }
    /// Text up to a NUL, which is consumed too, and what fills it up to a multiple.
    std::string_view name(std::size_t multiple);
    std::size_t left() const { return bytes_.size(); }
    [[noreturn]] void refuse() const;

  private:
    std::string_view bytes_;
    const std::string* file_;
};

/// A file of HDF5 as its library writes it unless told otherwise (format versions 0 and 1: groups are symbol tables), by the
/// "HDF5 File Format Specification". The library itself is not used: it crashes on damaged files. Links to other files are not
/// followed, and no block is read that the file does not hold.
class Hdf5File {
  public:
    /// Throws ParseError for a file that is no such HDF5 file.
    explicit Hdf5File(const std::filesystem::path& path);

    struct Message {
        unsigned type = 0;
        std::string bytes;
    };
    /// What is said of the object at a path ("a/b/c"); nothing where there is none.
    std::vector<Message> object(const std::string& path) const;
    /// Throws ParseError where the file does not hold them, or for more than 64 MiB.
    std::string bytes(std::uint64_t address, std::uint64_t count) const;
    Hdf5Bytes reader(std::string_view bytes) const { return {bytes, *name_}; }
    const std::string& name() const { return *name_; }
    std::uint64_t size() const { return size_; }
    [[noreturn]] void refuse(const Text& problem) const;

  private:
    std::vector<Message> messagesAt(std::uint64_t address) const;
    /// The address of a group's member; 0 = there is none.
    std::uint64_t memberOf(const std::vector<Message>& group, const std::string& name) const;

    std::shared_ptr<const std::string> name_;
    std::function<std::string(std::uint64_t address, std::uint64_t count)> read_;
    std::uint64_t size_ = 0, root_ = 0;
};

/// Goes through a tree of version 1 and tells the keys and addresses of its leaves' entries, in order. `type` 0 = of groups,
/// 1 = of chunks with keys of `key_bytes`. Throws ParseError for a tree that is damaged or leads back to itself.
void forEachLeaf(const Hdf5File& file, std::uint64_t address, unsigned type, std::size_t key_bytes,
                 const std::function<void(Hdf5Bytes key, std::uint64_t child)>& tell);

} // namespace nictate
