#pragma once
// Small studies of every format, whose second person's part can be anything.

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace nictate::test {

using Files = std::map<std::string, std::string>; ///< text by name

struct WrittenStudy {
    std::string name;
    bool is_folder = true; ///< its files lie in "study/"
    std::string second;    ///< the second person's id
    std::string own;       ///< the second person's part as it was
    /// The study's files with this as the second person's part.
    std::function<Files(const std::string& part)> files;
    std::vector<std::string> replacements; ///< other units, screens, empty, enormous, malformed but readable
};

/// Folders with a file for each of four people.
std::vector<WrittenStudy> writtenFolders();
/// Those of trackers' programs besides Tobii Pro Lab.
std::vector<WrittenStudy> writtenExports();

/// The rows of 0 … count − 1.
std::string times(int count, const std::function<std::string(int)>& row);
std::string number(double value);

/// One of every format that is read. A new format adds its own.
std::vector<WrittenStudy> writtenStudies();
/// Those of SMI, headsets, published data sets, BIDS and reports, among them.
std::vector<WrittenStudy> writtenVendorStudies();

} // namespace nictate::test
