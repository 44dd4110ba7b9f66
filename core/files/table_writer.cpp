#include "core/files/table_writer.h"

#include "core/errors.h"
#include "core/files/number.h"
#include "core/files/words.h"

#include <cmath>

namespace nictate {

void refuseToWrite(const std::string& problem) { throw OutputError("the study cannot be written: " + problem); }

TableWriter& TableWriter::text(std::string_view cell) {
    separate();
    if (cell.find('\0') != std::string_view::npos || !isUtf8(cell))
        refuseToWrite(inQuotes(cell) + " is no UTF-8 text");
    bool plain = !cell.empty() && cell.find_first_of("\t\"\r\n") == std::string_view::npos &&
                 cell.find(delimiter_) == std::string_view::npos && cell.front() != ' ' && cell.back() != ' ';
    if (plain) {
        buffer_ += cell;
        return *this;
    }
    buffer_ += '"';
    for (char c : cell) {
        if (c == '"')
            buffer_ += '"';
        buffer_ += c;
    }
    buffer_ += '"';
    return *this;
}

TableWriter& TableWriter::nothing() {
    separate();
    return *this;
}

TableWriter& TableWriter::number(double value) {
    if (std::isinf(value))
        refuseToWrite("it holds an infinite number");
    separate();
    appendNumber(buffer_, value);
    return *this;
}

TableWriter& TableWriter::count(std::size_t value) {
    separate();
    buffer_ += std::to_string(value);
    return *this;
}

void TableWriter::endRow() {
    buffer_ += '\n';
    row_begun_ = false;
    if (buffer_.size() > (1u << 20))
        flush();
}

void TableWriter::header(std::initializer_list<std::string_view> names) {
    for (std::string_view name : names)
        text(name);
    endRow();
}

void TableWriter::finish() {
    flush();
    file_.finish();
}

void TableWriter::separate() {
    if (row_begun_)
        buffer_ += delimiter_;
    row_begun_ = true;
}

void TableWriter::flush() {
    file_.write(buffer_);
    buffer_.clear();
    if (progress_.cancelled())
        throw Cancelled();
}

} // namespace nictate
