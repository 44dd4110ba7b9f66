#pragma once
// What a person chooses at the Data workspace, where the original is looked at.

#include "core/analysis/data_quality.h"

#include <map>
#include <string>

namespace nictate {

struct BenchKind;

enum class DataTable { participants, fixations, events, samples, area_hits, quality };

struct DataView {
    static constexpr auto bench = "data";

    DataTable table = DataTable::participants;
    std::string participant;                      ///< id of the one that tables and plot show; empty = all that are included
    int recording = 0;                            ///< which of that participant's recordings of the stimulus, from 1; 0 = all
    bool every_stimulus = false;                  ///< tables show all stimuli, not the chosen one alone
    std::string text;                             ///< that rows of the tables show; empty = whatever there is
    std::map<std::string, std::string> sorted_by; ///< column by table, "-" before it: descending
    double speed = 1;                             ///< of the replay, 0.01 … 100
    /// How long gaze stays to be seen, up to 3600; 0 = for ever, -1 = as fits the recordings: for ever where they are short.
    double trail_s = -1;
    bool fixations = true, numbers = true, saccades = true, samples = true; ///< drawn
    QualityLimits quality;                                                  ///< rows beyond them are marked
    bool operator==(const DataView&) const = default;
};

/// How sessions know the workspace.
BenchKind dataBench();

} // namespace nictate
