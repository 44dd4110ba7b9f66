#include "core/io/table_names.h"

#include "core/files/folder.h"
#include "core/files/words.h"

#include <algorithm>

namespace nictate {

namespace fs = std::filesystem;

const std::vector<std::string>& tableExtensions() {
    static const std::vector<std::string> extensions = {".csv",  ".tsv",      ".txt",  ".tab",   ".dat", ".xls",
                                                        ".xlsx", ".mat",      ".rda",  ".rdata", ".rds", ".hdf5",
                                                        ".h5",   ".gazedata", ".arff", ".coord"};
    return extensions;
}

std::vector<fs::path> tablesIn(const fs::path& folder) {
    std::vector<fs::path> files = filesIn(folder);
    std::erase_if(files, [](const fs::path& file) { return !hasExtension(file, tableExtensions()); });
    return files;
}

bool isLabelTable(const fs::path& file) {
    const std::string stem = lowerCase(stemOf(file));
    static constexpr std::string_view names[] = {"participants", "participant",  "subjects",    "labels",
                                                 "demographics", "ground_truth", "groundtruth", "ground-truth"};
    return std::find(std::begin(names), std::end(names), stem) != std::end(names);
}

bool isAboutStudy(const fs::path& file) {
    static constexpr std::string_view names[] = {"readme", "license", "licence", "changes", "changelog", "dataset_description"};
    return std::find(std::begin(names), std::end(names), lowerCase(stemOf(file))) != std::end(names);
}

std::vector<fs::path> dataTablesAmong(std::vector<fs::path> tables) {
    if (!std::all_of(tables.begin(), tables.end(), isLabelTable))
        std::erase_if(tables, isLabelTable);
    return tables;
}

} // namespace nictate
