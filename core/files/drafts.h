#pragma once
// Names of things that are being made, and what is left of those whose maker was killed.

#include "core/errors.h"

#include <filesystem>
#include <string>

namespace nictate {

/// A name beside `path` that nothing has yet, for drafts: "<path>.<random>.part".
std::filesystem::path draftName(const std::filesystem::path& path);
/// Throws the error again, speaking of the file a person asked for: the draft's name means nothing to them.
[[noreturn]] void throwAboutFile(const OutputError& problem, const std::filesystem::path& draft,
                                 const std::filesystem::path& path, const std::string& what_helps = {});

/// Removes the drafts of this one file. Whoever is still making one must be able to do without.
void removeDraftsOf(const std::filesystem::path& path);

/// Locks a draft folder for as long as the file is open, and says so to removeAbandonedDrafts(). False where that had
/// begun to remove it. Where folders cannot be locked none is removed either.
bool lockDraft(int folder, const std::filesystem::path& draft);

/// Removes draft folders in this folder that nobody has locked.
void removeAbandonedDrafts(const std::filesystem::path& folder);

} // namespace nictate
