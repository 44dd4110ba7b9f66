#pragma once
// What several commands take: the study and a mechanism's settings.

#include "core/data/dataset.h"
#include "core/io/open_options.h"
#include "core/mechanisms/maps/maps.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace nictate::cli {

/// DATA, --columns, --size and --pattern.
struct DataOptions {
    std::string path;
    std::string columns;
    std::string size;
    std::string pattern;

    void addTo(CLI::App& command);
    /// Opens the study; warnings go to standard error. Throws what openStudy throws.
    Dataset open() const;
};

/// --set name=value, repeatable.
struct Settings {
    std::vector<std::string> texts;

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

/// "800x600". Throws InvalidParameter naming `option`.
PixelSize parseSize(const std::string& option, const std::string& text, int most = 20000);

/// A whole number or a number from text, refused by name. `low` … `high` inclusive.
long long wholeNumber(const std::string& option, const std::string& text, long long low, long long high);
double anyNumber(const std::string& option, const std::string& text); ///< finite
double positiveNumber(const std::string& option, const std::string& text);

/// Opens DATA, finds the stimulus and everything a heatmap command needs.
struct HeatmapOptions {
    DataOptions data;
    std::string stimulus;
    std::string blur, display;
    std::string replicate = "1";
    std::string seed = "1";

    void addTo(CLI::App& command);
};
struct HeatmapInput {
    Dataset study;
    Stimulus stimulus;
    std::shared_ptr<const ObserverPoints> points;
    MapFacts facts;
    std::uint64_t seed = 1;
};
HeatmapInput openHeatmap(const HeatmapOptions& options);

} // namespace nictate::cli
