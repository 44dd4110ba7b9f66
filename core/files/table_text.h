#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

namespace nictate {

/// A delimited table as text, built cell by cell: quotes where they are needed to read back the same, numbers as the shortest
/// text that does, and a line feed behind every row. Everything that is written as CSV or TSV goes through it.
class TableText {
  public:
    explicit TableText(char delimiter = ',') : delimiter_(delimiter) {}

    TableText& text(std::string_view cell); ///< "" is an empty text in quotes
    TableText& nothing();
    /// Text whose absence and emptiness mean the same.
    TableText& textOrNothing(std::string_view cell) { return cell.empty() ? nothing() : text(cell); }
    TableText& number(double value); ///< nothing for NaN
    TableText& count(std::size_t value);
    void endRow();
    /// `last`: one more column, where it is not empty.
    void header(std::initializer_list<std::string_view> names, std::string_view last = {});
    /// A row for each row of an Eigen matrix.
    template <class Matrix> void rows(const Matrix& values) {
        for (decltype(values.rows()) row = 0; row < values.rows(); ++row) {
            for (decltype(row) column = 0; column < values.cols(); ++column)
                number(values(row, column));
            endRow();
        }
    }

    const std::string& str() const { return text_; }
    /// What was written so far, which is then gone from here.
    std::string take();

  private:
    void separate();

    char delimiter_;
    std::string text_;
    bool row_begun_ = false;
};

} // namespace nictate
