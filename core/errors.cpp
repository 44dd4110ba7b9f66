#include "core/errors.h"

namespace nictate {

namespace {
std::string place(const std::string& file, std::size_t line, std::size_t column) {
    std::string text = file;
    if (line > 0)
        text += ", line " + std::to_string(line);
    if (column > 0)
        text += ", column " + std::to_string(column);
    return text;
}
} // namespace

ParseError::ParseError(std::string file_, std::size_t line_, std::size_t column_, const std::string& problem,
                       const std::string& what_to_do)
    : Error(place(file_, line_, column_) + ": " + problem + (what_to_do.empty() ? "" : "; " + what_to_do)),
      file(std::move(file_)), line(line_), column(column_) {}

InvalidParameter::InvalidParameter(std::string name_, std::string value_, std::string allowed_)
    : Error("invalid " + name_ + ": " + value_ + " (expected " + allowed_ + ")"), name(std::move(name_)),
      value(std::move(value_)), allowed(std::move(allowed_)) {}

} // namespace nictate
