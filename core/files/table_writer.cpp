#include "core/files/table_writer.h"

#include "core/errors.h"
#include "core/files/words.h"

#include <cmath>

namespace nictate {

void refuseToWrite(const Text& problem) { throw OutputError(Text("the study cannot be written: %1", problem)); }

TableWriter& TableWriter::text(std::string_view cell) {
    if (cell.find('\0') != std::string_view::npos || !isUtf8(cell))
        refuseToWrite(Text("%1 is not UTF-8 text", inQuotes(cell)));
    table_.text(cell);
    return *this;
}

TableWriter& TableWriter::nothing() {
    table_.nothing();
    return *this;
}

TableWriter& TableWriter::number(double value) {
    if (std::isinf(value))
        refuseToWrite(Text("it holds an infinite number"));
    table_.number(value);
    return *this;
}

TableWriter& TableWriter::count(std::size_t value) {
    table_.count(value);
    return *this;
}

void TableWriter::comment(std::string_view line) {
    flush();
    file_.write("# " + std::string(line) + "\n");
}

void TableWriter::endRow() {
    table_.endRow();
    if (table_.str().size() > (1u << 20))
        flush();
}

void TableWriter::header(std::span<const std::string_view> names) {
    for (std::string_view name : names)
        text(name);
    endRow();
}

void TableWriter::finish() {
    flush();
    file_.finish();
}

void TableWriter::flush() {
    file_.write(table_.take());
    if (progress_.cancelled())
        throw Cancelled();
}

} // namespace nictate
