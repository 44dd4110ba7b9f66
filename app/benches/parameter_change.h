#pragma once

#include <QString>

namespace nictate {

class Document;

/// A marker in a plot was dragged to `value`: the parameter of the open bench's mechanism follows, rounded to three digits
/// (whole where it counts something). Nothing happens when the mechanism has no such parameter.
void changeParameter(Document& document, const char* name, double value, const QString& label, bool finished);

} // namespace nictate
