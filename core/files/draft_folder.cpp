#include "core/files/draft_folder.h"

#include <system_error>

namespace nictate {

namespace fs = std::filesystem;

DraftFolder::DraftFolder(const fs::path& destination) : destination_(plainPath(destination)) {
    std::error_code error;
    if (fs::exists(destination_, error) && !(fs::is_directory(destination_, error) && fs::is_empty(destination_, error)))
        throw OutputError(Text("%1 exists already; choose a new folder", destination.string()));
    draft_.emplace(destination_, files_);
}

void DraftFolder::moveIntoPlace() { draft_->moveIntoPlace(); }

} // namespace nictate
