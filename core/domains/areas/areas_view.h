#pragma once
// What a person chooses at the Areas workspace: the areas themselves, by stimulus, and what is reported of them.

#include "core/domains/areas/area.h"

#include <map>
#include <string>
#include <vector>

namespace nictate {

struct BenchKind;
struct CommandScript;
struct Dataset;
struct Session;

struct AreasView {
    static constexpr auto bench = "areas";

    std::map<std::string, std::vector<Area>> areas;     ///< by the stimulus' id; those without areas have no entry
    std::vector<std::string> metrics = {"dwell-share"}; ///< ids, at least one
    std::string shown = "dwell-share";                  ///< the one drawn in the chart and on the picture
    std::string attacked;                               ///< participant's id; empty = nobody is attacked
    double target = 0.05;                               ///< the error the card asks an ε for, in the unit of `shown`; > 0
    std::string groups;                                 ///< an attribute whose values are compared; empty = everybody together
    std::vector<std::string> paired;                    ///< differences within people alone: of two conditions, or of the
                                                        ///< picture on screen and one other stimulus; empty = a table
    bool over_pictures = false;                         ///< the table is of all pictures with areas: means of areas of one name
    bool operator==(const AreasView&) const = default;

    /// Those of a stimulus; none where it has none.
    const std::vector<Area>& of(const std::string& stimulus) const {
        static const std::vector<Area> none;
        const auto found = areas.find(stimulus);
        return found == areas.end() ? none : found->second;
    }
};

/// How sessions know the workspace.
BenchKind areasBench();

/// `aoi` for the areas of the stimulus that is chosen, from a file that is written before. Throws MissingData.
CommandScript areasCommand(const Session& session, const Dataset& dataset);

} // namespace nictate
