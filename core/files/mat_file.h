#pragma once
// Files of MATLAB: their arrays, and these as a table.

#include "core/files/byte_stream.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nictate {

/// How a MATLAB file of level 5 (versions 5 to 7) begins.
inline constexpr std::string_view mat_beginning = "MATLAB 5.0 MAT-file";

/// An array of a MATLAB file with everything in it.
struct MatValue {
    enum class Kind { none, numbers, text, cells, structure };
    Kind kind = Kind::none;
    std::size_t rows = 0, columns = 0;
    std::vector<double> numbers;     ///< column after column
    std::string text;                ///< of one line, as UTF-8
    std::vector<std::string> fields; ///< of a structure
    std::vector<MatValue> parts; ///< cells, column after column; of a structure the fields of its first element, then the next
    std::size_t size() const { return rows * columns; }
};

/// An array and what it is called.
struct MatVariable {
    std::string name; ///< empty for what objects of MATLAB (containers.Map) keep aside
    MatValue value;
};

/// All variables, little or big endian, compressed or not, as MathWorks' "MAT-File Format" describes them. Functions, imaginary
/// and sparse parts are left out. Memory follows what the file holds, not what it says it holds. Throws ParseError for a file
/// that is damaged, cut off, nested deeper than 64 arrays, or larger than 512 MiB when unpacked.
std::vector<MatVariable> readMat(ByteStream bytes, const std::string& name);

/// The arrays of a MATLAB file (see mat_file.h) as one table of text, cells separated by tabs. The fields of a structure that are
/// vectors of one length, and the columns of a matrix as long (`data_1`, `data_2` of `data`), are columns; each of their places
/// is a row. Its other fields with one value stand in every row, and so do those of the structures around it. A list
/// numbers its rows from 1 in a column of its own name; a list of names beside one as long names them (keys beside values).
/// Structures without such fields give no rows. Throws ParseError as readMat does.
std::string matText(ByteStream bytes, const std::string& name);

} // namespace nictate
