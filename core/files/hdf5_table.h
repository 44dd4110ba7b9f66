#pragma once

#include "core/files/hdf5_file.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// A compound dataset of one dimension in an HDF5 file, as PyTables writes them: columns by name, rows read in blocks. It lies in
/// one piece or in chunks, plain or packed with deflate, shuffle or Fletcher's sum. Chunks that are not there hold zeros.
class Hdf5Table {
  public:
    /// Nothing where the path leads to no such table. Throws ParseError for one that is damaged, packed otherwise, or says to
    /// hold more than a hundred times its file.
    static std::optional<Hdf5Table> at(const Hdf5File& file, const std::string& path);

    std::size_t rows() const { return rows_; }
    bool hasColumn(const std::string& column) const;
    /// These columns of `count` rows from `first` on, row after row. Throws ParseError where one is no column of numbers.
    std::vector<double> numbers(const std::vector<std::string>& columns, std::size_t first, std::size_t count);
    /// One column of texts, without what is empty behind them.
    std::vector<std::string> texts(const std::string& column, std::size_t first, std::size_t count);

  private:
    enum class Kind { whole, real, text, other };
    struct Column {
        std::string name;
        std::size_t offset = 0, width = 0;
        Kind kind = Kind::other;
        bool is_signed = false, big_endian = false;
    };
    struct Chunk {
        std::uint64_t first = 0, address = 0; ///< its first row, and where it lies
        std::uint32_t bytes = 0, unfiltered = 0;
    };

    explicit Hdf5Table(const Hdf5File& file) : file_(&file) {}
    bool takeType(const std::string& message);
    Column typeIn(Hdf5Bytes& rest, int nested) const;
    void takeLayout(const std::string& message);
    void takeFilters(const std::string& message);
    void findChunks(std::uint64_t tree);
    void refuseUnlikely() const;
    const Column& named(const std::string& column) const;
    std::string_view row(std::size_t at);
    std::string unfiltered(std::string bytes, const Chunk& chunk) const;
    double numberIn(std::string_view row, const Column& column) const;

    const Hdf5File* file_;
    std::size_t rows_ = 0, width_ = 0, chunk_rows_ = 0;
    std::vector<Column> columns_;
    std::vector<unsigned> filters_;
    std::vector<Chunk> chunks_; ///< by their first rows
    std::string block_;         ///< the rows that were unpacked last
    std::size_t block_first_ = 0, block_rows_ = 0;
};

} // namespace nictate
