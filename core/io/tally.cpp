#include "core/io/tally.h"

#include "core/files/words.h"

namespace nictate {

void Tally::warn(std::vector<Text>& warnings, const std::string& file) const {
    const Text noticed = counted(count_, one_, many_);
    if (count_ > 0)
        warnings.push_back(first_line_ > 0 ? Text("%1: %2 (first: line %3)", file, noticed, first_line_)
                                           : Text("%1: %2", file, noticed));
}

} // namespace nictate
