#pragma once
// A plan of simulations: studies × stimuli × mechanisms × parameters × ε × repetitions, each cell one call of nictate-cli.

#include "core/mechanism/mechanism_info.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace nictate {

/// One call, by the words of the plan; what is not crossed is empty.
struct BatchCell {
    std::string measure, study, stimulus, mechanism, epsilon;
    std::string parameters, options; ///< "name=value;…", by name
    int repetition = 1;              ///< from 1
    std::size_t sweep = 0;           ///< of the plan, from 0
    std::uint64_t seed = 0;
    std::vector<std::string> arguments; ///< of nictate-cli, with whole paths and the seed
};

/// What a sweep can measure.
struct BatchMeasure {
    const char* command;           ///< of nictate-cli
    std::string reads;             ///< whose mechanisms
    bool on_stimuli;               ///< else on whole studies
    std::set<std::string> options; ///< of the command that a plan may set; "draws" are its --repetitions
};
const std::vector<BatchMeasure>& batchMeasures();

using BatchOption = std::pair<std::string, std::string>; ///< its name, as on the command line, and its value
/// The ids of a study's stimuli, which is opened as these options say. Throws what opening throws, InvalidParameter for an
/// option.
using StimuliOf = std::function<std::vector<std::string>(const std::filesystem::path& study, const std::vector<BatchOption>&)>;

/// Reads a plan:
///     {"seed": 7, "sweeps": [{"measure": "tradeoff", "studies": ["gallery"], "stimuli": ["poster"] or "all",
///       "mechanisms": ["clipped-gaussian"], "parameters": {"prior": ["none", "picture"]}, "epsilons": [0.1, 1],
///       "repetitions": 5, "options": {"draws": 20}}]}
/// Paths are seen from the plan's folder. A mechanism is crossed with those parameters that it has. A cell's seed is a hash of
/// the plan's seed and of the cell's own words, so that it depends on no other cell; no two cells are the same.
/// Throws ParseError naming the file and the key; Refused for a release.
std::vector<BatchCell> readBatchPlan(const std::filesystem::path& file, const StimuliOf& stimuli_of);
/// The same of a plan's text that is to stand in that file.
std::vector<BatchCell> readBatchPlan(const std::string& text, const std::filesystem::path& file, const StimuliOf& stimuli_of);

/// Cells as JSON, in a file of their own for the job that computes them.
std::string batchCellsText(const std::vector<BatchCell>& cells);
std::vector<BatchCell> readBatchCells(const std::filesystem::path& file);

} // namespace nictate
