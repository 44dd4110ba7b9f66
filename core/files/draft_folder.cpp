#include "core/files/draft_folder.h"

#include "core/errors.h"
#include "core/files/drafts.h"

#include <system_error>

namespace nictate {

namespace fs = std::filesystem;

DraftFolder::DraftFolder(const fs::path& destination)
    : destination_(destination.has_filename() ? destination : destination.parent_path()), path_(draftName(destination_)) {
    std::error_code error;
    if (fs::exists(destination_, error) && !(fs::is_directory(destination_, error) && fs::is_empty(destination_, error)))
        throw OutputError(destination_.string() + " exists already; choose a new folder");
    if (!fs::create_directory(path_, error))
        throw OutputError(destination_.string() +
                          " could not be written: " + (error ? error.message() : "its draft exists already"));
}

DraftFolder::~DraftFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

void DraftFolder::moveIntoPlace() {
    std::error_code error;
    fs::rename(path_, destination_, error);
    if (error)
        throw OutputError(destination_.string() + " could not be written: " + error.message());
}

} // namespace nictate
