#pragma once
// What a session knows of a workspace: with what it begins, and how its own part is written in a session's file.

#include "core/choices/command_script.h"
#include "core/choices/json_reader.h"
#include "core/choices/session.h"

#include <filesystem>
#include <string>
#include <vector>

namespace nictate {

/// A workspace as sessions know it.
struct BenchKind {
    std::string id;
    BenchChoice usual; ///< as it is first met
    std::string reads; ///< what its mechanisms read; empty: it has none
    nlohmann::json (*write)(const BenchView&, const std::filesystem::path& folder);
    BenchView (*read)(JsonReader&, const std::filesystem::path& folder); ///< throws ParseError
    /// What prints the numbers on screen; null where no command does. Throws MissingData.
    CommandScript (*command)(const Session&, const Dataset&) = nullptr;
    /// Takes over where one looks, which is no choice and is not undone; null where it is nothing.
    void (*keep_look)(BenchView&, const BenchView& from) = nullptr;
};

/// Those of Nictate, session_benches.cpp.
std::vector<BenchKind> ourBenches();
/// Those of this program, program_lists.cpp: Nictate's, and in some tests more.
const std::vector<BenchKind>& benchKinds();
/// Null for one of another program.
const BenchKind* benchKind(const std::string& id);

/// What prints the numbers that the workspace shows which is open. Throws MissingData also where no command does.
CommandScript shownCommand(const Session& session, const Dataset& dataset);

/// Where one looks in every workspace is taken over from `from`, so that undo does not move it.
void keepLook(Session& session, const Session& from);

} // namespace nictate
