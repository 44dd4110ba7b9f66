#pragma once
// A plan of simulations: studies × stimuli × mechanisms × parameters × ε × repetitions, each cell one call of nictate-cli.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace nictate::cli {

/// One call, by the words of the plan; what is not crossed is empty.
struct BatchCell {
    std::string measure, study, stimulus, mechanism, epsilon;
    std::string parameters, options; ///< "name=value;…", by name
    int repetition = 1;              ///< from 1
    std::size_t sweep = 0;           ///< of the plan, from 0
    std::uint64_t seed = 0;
    std::vector<std::string> arguments; ///< of nictate-cli, with whole paths and the seed
};

/// Reads a plan:
///     {"seed": 7, "sweeps": [{"measure": "tradeoff", "studies": ["gallery"], "stimuli": ["poster"] or "all",
///       "mechanisms": ["clipped-gaussian"], "parameters": {"prior": ["none", "picture"]}, "epsilons": [0.1, 1],
///       "repetitions": 5, "options": {"draws": 20}}]}
/// Paths are seen from the plan's folder. A mechanism is crossed with those parameters that it has. A cell's seed is a hash of
/// the plan's seed and of the cell's own words, so that it depends on no other cell; no two cells are the same.
/// Throws ParseError naming the file and the key; Refused for a release.
std::vector<BatchCell> readBatchPlan(const std::filesystem::path& file);

/// Cells as JSON, in a file of their own for the job that computes them.
std::string batchCellsText(const std::vector<BatchCell>& cells);
std::vector<BatchCell> readBatchCells(const std::filesystem::path& file);

} // namespace nictate::cli
