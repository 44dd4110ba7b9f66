#include "core/io/study_place.h"

#include "core/files/file_operations.h"
#include "core/io/native_names.h"

namespace nictate {

std::filesystem::path studyPlace(const std::filesystem::path& data) {
    // mutant ledger-of-a-linked-study
    const std::filesystem::path place = canonicalPath(data);
    return place.filename() == study_description ? place.parent_path() : place;
}

} // namespace nictate
