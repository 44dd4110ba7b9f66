#pragma once
// What several commands take: the study and a mechanism's settings.

#include "app/cli/values.h"
#include "core/domains/heatmap/heatmaps.h"
#include "core/io/importer.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace nictate::cli {

/// DATA, and how it is read: --plan, and options that settle single entries of it.
struct DataOptions {
    std::string path, plan;
    ReadingPlan said; ///< by options of this command
    std::optional<int> people;

    void addTo(CLI::App& command);
    /// Opens the study; warnings go to standard error. Throws what openStudy throws.
    Dataset open(const std::vector<Importer>& among = importers()) const;

  private:
    void addColumns(CLI::App& command);
    void addPeople(CLI::App& command);
    void addTimes(CLI::App& command);
    void say(const std::string& key, const std::string& value, const std::string& option);
};

/// --set name=value, repeatable.
struct Settings {
    std::vector<Assignment> given;

    void addTo(CLI::App& command);
    /// The settings a mechanism knows. One that only other mechanisms know is skipped with a note on standard
    /// error; one that nobody knows, or out of range, throws InvalidParameter.
    Parameters of(const MechanismInfo& info) const;
    /// `observers`, which is a public fact and not a mechanism's parameter; 1 when it is not given.
    int observers() const;
    /// Another public fact (see signalFactSpecs) when it was given. Throws InvalidParameter out of range.
    std::optional<double> fact(const std::string& name) const;
    bool has(const std::string& name) const;
};

/// --seed of a simulation.
void addSeed(CLI::App& command, std::uint64_t& seed);
/// --repetitions, draws for each ε.
void addRepetitions(CLI::App& command, int& repetitions, int most);
/// --epsilons 0.1,1,3.
void addEpsilons(CLI::App& command, std::vector<double>& epsilons, const std::string& meaning);

/// --expected-fixations: a public number that expectations and what follows the noise rest on.
void addExpectedFixations(CLI::App& command, std::optional<double>& fixations);

/// Opens DATA, finds the stimulus and everything a heatmap command needs.
struct HeatmapOptions {
    DataOptions data;
    std::string stimulus;
    std::optional<double> blur;
    std::optional<double> expected_fixations;
    std::optional<PixelSize> display;
    TimeCut cut; ///< not an option of its own: see TimeWindowOptions
    int replicate = 1;
    std::uint64_t seed = 1;

    void addTo(CLI::App& command);
};

/// What commands on heatmaps compute on, once the study is open.
struct HeatmapInput {
    Dataset study;
    Stimulus stimulus;
    std::shared_ptr<const ObserverPoints> points;
    HeatmapFacts facts;
    std::uint64_t seed = 1;
};
HeatmapInput openHeatmap(const HeatmapOptions& options);

} // namespace nictate::cli
