#pragma once
// Files of MATLAB, R and HDF5, written byte by byte after their formats' descriptions.

#include <string>
#include <utility>
#include <vector>

namespace nictate::test {

// --- MATLAB, level 5
// ------------------------------------------------------------------------------------------------------------

/// An array as its element in the file, with this name.
std::string matNumbers(const std::string& name, int rows, int columns, const std::vector<double>& values);
std::string matWord(const std::string& name, const std::string& text);
std::string matCells(const std::string& name, int rows, int columns, const std::vector<std::string>& arrays);
/// One element; `fields` are arrays without names.
std::string matStructure(const std::string& name, const std::vector<std::pair<std::string, std::string>>& fields);
/// A file of these variables, each compressed or not.
std::string matFile(const std::vector<std::string>& variables, bool compressed = false);
/// What MATLAB keeps of objects: an array of bytes without a name that holds these variables.
std::string matKeptAside(const std::vector<std::string>& variables);

// --- R
// ---------------------------------------------------------------------------------------------------------------------------

/// A column of a data frame, as its object.
std::string rReals(const std::vector<double>& values);
std::string rIntegers(const std::vector<int>& values);
std::string rWords(const std::vector<std::string>& words); ///< "NA" is a missing one
std::string rFactor(const std::vector<int>& values, const std::vector<std::string>& levels);
/// 1 … count, as R writes it in few words.
std::string rSequence(int count);
std::string rFrame(const std::vector<std::pair<std::string, std::string>>& columns);
std::string rdsFile(const std::string& object);
std::string rdaFile(const std::vector<std::pair<std::string, std::string>>& objects);

// --- HDF5
// ------------------------------------------------------------------------------------------------------------------------

/// A column of a table: floats of four bytes, unsigned numbers of four, or texts of a width.
struct HdfColumn {
    std::string name;
    int text_width = 0;
    bool whole = false;
};
struct HdfTable {
    std::string path; ///< "a/b/c"
    std::vector<HdfColumn> columns;
    std::vector<std::vector<std::string>> rows; ///< numbers as text
    bool packed = false;                        ///< in chunks of 64 rows, shuffled and deflated
};
/// Groups as symbol tables, tables in one piece or in chunks.
std::string hdf5File(const std::vector<HdfTable>& tables);

/// A session's samples of one eye in ioHub's file: `trials` of 60 samples at x, y from the screen's middle, at 100 a second, with
/// ten samples between trials. Messages tell the trials and their pictures, p0.png and p1.png by turns.
std::string iohubFile(double x, double y, int trials, bool packed = false);

} // namespace nictate::test
