#pragma once
// What a person chooses in the workspace of pupils, besides mechanism and parameters.

#include "tests/sample/pupil/pupil.h"

namespace nictate {

struct BenchKind;
struct CommandScript;
struct Session;

struct PupilView {
    static constexpr auto bench = "pupils";

    PupilRows rows;
    bool operator==(const PupilView&) const = default;
};

/// How sessions know the workspace.
BenchKind pupilBench();

/// `pupils` with the rows and parameters that are chosen.
CommandScript pupilsCommand(const Session& session, const Dataset& study);

} // namespace nictate
