#include "core/io/tally.h"

#include "core/files/words.h"

namespace nictate {

void Tally::warn(std::vector<std::string>& warnings, const std::string& file) const {
    if (count_ > 0)
        warnings.push_back(file + ": " + counted(count_, one_, many_) +
                           (first_line_ > 0 ? " (first: line " + std::to_string(first_line_) + ")" : ""));
}

} // namespace nictate
