#pragma once
// What is chosen at each bench, as it stands in a session file.

#include "core/session/json_reader.h"
#include "core/session/session.h"

#include <filesystem>

namespace nictate {

/// "benches": an object by bench. Paths inside `folder` are written relative to it.
nlohmann::json benchesJson(const Session& session, const std::filesystem::path& folder);
/// Into `session.benches`. What is said of a bench that has no view here is kept as it stands. Throws ParseError.
void readBenches(JsonReader& file, Session& session, const std::filesystem::path& folder);
/// The same from the keys of files before version 2.
void readBenchesOfVersion1(JsonReader& file, Session& session, const std::filesystem::path& folder);

/// A path as it stands in a file in `folder`: relative to it where it lies inside.
std::string pathFrom(const std::filesystem::path& folder, const std::string& path);
void readPath(JsonReader& reader, const std::string& key, std::string& path, const std::filesystem::path& folder);

} // namespace nictate
