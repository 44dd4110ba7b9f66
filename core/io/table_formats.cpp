#include "core/io/formats.h"

namespace nictate {

const std::vector<TableFormat>& tableFormats() {
    static const std::vector<TableFormat> list = {
        tobiiProLab(),
        tobiiStudio(),
    };
    return list;
}

} // namespace nictate
