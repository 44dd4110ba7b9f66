#pragma once

#include "core/files/atomic_file.h"
#include "core/files/table_text.h"
#include "core/progress.h"
#include "core/text.h"

#include <filesystem>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace nictate {

/// Throws OutputError: "the study cannot be written: …".
[[noreturn]] void refuseToWrite(const Text& problem);

/// A new table written to a file row by row. Throws OutputError for what cannot be written without loss (text that is no
/// UTF-8, infinite numbers), and Cancelled.
class TableWriter {
  public:
    TableWriter(const std::filesystem::path& file, char delimiter, const Progress& progress)
        : file_(file), table_(delimiter), progress_(progress) {}

    TableWriter& text(std::string_view cell);
    /// A cell that holds nothing, unlike text("").
    TableWriter& nothing();
    /// Text whose absence and emptiness mean the same.
    TableWriter& textOrNothing(std::string_view cell) { return cell.empty() ? nothing() : text(cell); }
    TableWriter& number(double value);
    TableWriter& count(std::size_t value);
    void endRow();
    /// A line "# TEXT", which is no row.
    void comment(std::string_view line);
    void header(std::span<const std::string_view> names);
    void header(std::initializer_list<std::string_view> names) { header(std::span(names.begin(), names.size())); }
    void finish();

  private:
    void flush();

    OutputFile file_;
    TableText table_;
    const Progress& progress_;
};

} // namespace nictate
