#pragma once
// What a session knows of a workspace: with what it begins, and how its own part is written in a session's file.

#include "core/choices/json_reader.h"
#include "core/choices/session.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace nictate {

/// A workspace as sessions know it.
struct BenchKind {
    std::string id;
    BenchChoice usual;          ///< as it is first met
    std::optional<Reads> reads; ///< what its mechanisms read; nothing: it has none
    nlohmann::json (*write)(const BenchView&, const std::filesystem::path& folder);
    BenchView (*read)(JsonReader&, const std::filesystem::path& folder); ///< throws ParseError
    /// Takes over where one looks, which is no choice and is not undone; null where it is nothing.
    void (*keep_look)(BenchView&, const BenchView& from) = nullptr;
};

/// Those of this program; session_benches.cpp lists them.
const std::vector<BenchKind>& benchKinds();
/// Null for one of another program.
const BenchKind* benchKind(const std::string& id);

/// Where one looks in every workspace is taken over from `from`, so that undo does not move it.
void keepLook(Session& session, const Session& from);

} // namespace nictate
