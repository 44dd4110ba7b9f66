#pragma once

#include <QLabel>

namespace nictate {

/// Words that wrap and can be selected. It remembers how high they are, and is never lower.
QLabel* paragraph(const char* object_name);

} // namespace nictate
