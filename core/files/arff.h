#pragma once
// ARFF, the tables of Weka: names of columns as "@ATTRIBUTE time INTEGER", rows behind "@DATA", comments behind "%". GazeCom and
// Hollywood2-EM are written so.

#include "core/files/byte_stream.h"

#include <string>
#include <string_view>

namespace nictate {

/// Whether a text may be ARFF by its first character; and whether it is, by some thousand of them.
bool mayBeArff(std::string_view head);
bool isArff(std::string_view head);

/// Such a text as a table with tabs between the cells, a block at a time. Comments "%@METADATA width_px 1280" and height_px
/// become the line "Screen (ARFF): 1280 x 720" above it. Throws ParseError where it has no @DATA.
ByteStream arffText(ByteStream bytes, const std::string& name);

} // namespace nictate
