#pragma once
// The formats of table_formats.cpp, by whose program writes them.

#include "core/io/table_format.h"

namespace nictate {

TableFormat tobiiProLab();
TableFormat tobiiStudio();

} // namespace nictate
