#include "core/files/table_text.h"

#include "core/files/number.h"

#include <utility>

namespace nictate {

TableText& TableText::text(std::string_view cell) {
    separate();
    const bool plain = !cell.empty() && cell.find_first_of("\t;\"\r\n") == std::string_view::npos &&
                       cell.find(delimiter_) == std::string_view::npos && cell.front() != ' ' && cell.back() != ' ';
    if (plain) {
        text_ += cell;
        return *this;
    }
    text_ += '"';
    for (char c : cell) {
        if (c == '"')
            text_ += '"';
        text_ += c;
    }
    text_ += '"';
    return *this;
}

TableText& TableText::nothing() {
    separate();
    return *this;
}

TableText& TableText::number(double value) {
    separate();
    appendNumber(text_, value);
    return *this;
}

TableText& TableText::count(std::size_t value) {
    separate();
    text_ += std::to_string(value);
    return *this;
}

void TableText::endRow() {
    text_ += '\n';
    row_begun_ = false;
}

void TableText::header(std::initializer_list<std::string_view> names, std::string_view last) {
    for (std::string_view name : names)
        text(name);
    if (!last.empty())
        text(last);
    endRow();
}

std::string TableText::take() { return std::exchange(text_, {}); }

void TableText::separate() {
    if (row_begun_)
        text_ += delimiter_;
    row_begun_ = true;
}

} // namespace nictate
