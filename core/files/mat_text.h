#pragma once

#include "core/files/byte_stream.h"

#include <string>

namespace nictate {

/// The arrays of a MATLAB file (see mat_file.h) as one table of text, cells separated by tabs. The fields of a structure that are
/// vectors of one length, and the columns of a matrix as long (`data_1`, `data_2` of `data`), are columns; each of their places
/// is a row. Its other fields with one value stand in every row, and so do those of the structures around it. A list
/// numbers its rows from 1 in a column of its own name; a list of names beside one as long names them (keys beside values).
/// Structures without such fields give no rows. Throws ParseError as readMat does.
std::string matText(ByteStream bytes, const std::string& name);

} // namespace nictate
