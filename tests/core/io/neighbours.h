#pragma once
// Neighbouring studies: one person's file replaced by another. What others did, and what a release would take for public, must
// stay the same to the bit, or the study is refused by that file's name.

#include "core/io/importer.h"

#include <cstddef>
#include <string>
#include <vector>

namespace nictate::test {

/// A person's file as somebody else might have written it: another head, unit, separator, encoding, format, or nothing.
struct HeadVariant {
    std::string name, text;
};
/// At least sixty of a file; `others` are files of other formats.
std::vector<HeadVariant> headVariants(const std::string& file, const std::vector<std::string>& others);

/// What opening neighbours found.
struct NeighbourReport {
    std::size_t openings = 0, refused = 0, same = 0;
    std::vector<std::string> broken; ///< "Gazepoint, eye column added, without a plan: b's gaze changed"
};

/// Opens neighbours of every written study that has a file for each person, without and with a saved frame, until so many
/// studies were opened. Above the variants of one kind, two are combined.
NeighbourReport openNeighbours(std::size_t openings);

} // namespace nictate::test
