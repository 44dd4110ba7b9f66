#pragma once
// Every choice a person makes in the workbench, as one plain value: undo, save, recover and "copy as command" all
// use it. It holds no gaze and no result.

#include "core/io/open_options.h"
#include "core/mechanisms/maps/maps.h"
#include "core/session/signals_view.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace nictate {

/// Where the study comes from and what was said about its columns; see OpenOptions.
struct DataSource {
    std::string path; ///< empty = no study
    std::map<std::string, std::string> columns;
    std::optional<PixelSize> screen_size;
    std::optional<char> delimiter;
    std::optional<char> decimal_sign;
    std::optional<PositionUnit> positions;
    std::optional<TimeUnit> time_unit;
    std::optional<TimeUnit> duration_unit;
    std::optional<RowKind> rows;
    std::string name_pattern;

    OpenOptions options() const; ///< without picture_size
    bool operator==(const DataSource&) const = default;
};

enum class PanelLayout { side_by_side, swipe };
/// What stands to the right of original and private.
enum class ThirdPanel { none, difference, attacker, compared };

struct HeatmapLook {
    PanelLayout layout = PanelLayout::side_by_side;
    ThirdPanel third = ThirdPanel::difference;
    std::string attacked;               ///< participant's id; empty = the first included one
    std::string colour_map = "viridis"; ///< viridis, cividis or turbo
    double opacity = 0.75;              ///< of the heatmap over the stimulus, 0 … 1
    double swipe = 0.5;                 ///< where the swipe line stands, 0 … 1
    double zoom = 1;                    ///< 1 = the whole stimulus, … 64
    double centre_x = 0.5;              ///< of what is seen, as fractions of the stimulus
    double centre_y = 0.5;
    bool show_stimulus = true;
    bool operator==(const HeatmapLook&) const = default;
};

enum class Bench { heatmaps, signals };

struct Session {
    DataSource data;
    Bench bench = Bench::heatmaps;
    std::string stimulus;                       ///< id; empty = the study's first
    std::set<std::string> excluded;             ///< participants' ids
    std::string filter;                         ///< see attribute_filter.h; whoever does not pass is left out as well
    std::string mechanism = "clipped-gaussian"; ///< on maps; signals have their own, see SignalsView
    std::vector<std::string> compared;          ///< mechanisms drawn beside it
    std::map<std::string, Parameters> given;    ///< by mechanism, of all benches: what was chosen by hand
    std::optional<double> blur_px;              ///< σ_b in stimulus pixels, 0.1 … 100000; unset = 3 % of the stimulus' width
    int display_longer = 200;                   ///< the display grid's longer side, cells; 10 … 4000
    std::uint64_t seed = 1;
    double target_cc = 0.8; ///< fidelity the guarantee card asks an ε for, 0 … 1
    HeatmapLook view;
    SignalsView signals_view;

    /// The mechanism of the bench that is open, and those drawn beside it there.
    const std::string& chosen() const { return bench == Bench::signals ? signals_view.mechanism : mechanism; }
    std::string& chosen() { return bench == Bench::signals ? signals_view.mechanism : mechanism; }
    const std::vector<std::string>& beside() const { return bench == Bench::signals ? signals_view.compared : compared; }
    std::vector<std::string>& beside() { return bench == Bench::signals ? signals_view.compared : compared; }
    const Parameters& parameters(const std::string& mechanism_id) const; ///< given, or none
    bool operator==(const Session&) const = default;
};

/// The parameters a compared mechanism is run with: its own, at the ε and δ of the chosen one of its bench.
Parameters comparedParameters(const Session& session, const MechanismInfo& compared);

/// The session's stimulus in this study, the first one when it names none. Throws MissingData.
std::size_t chosenStimulus(const Session& session, const Dataset& dataset);

/// Indices of the participants who are neither excluded nor filtered out, in the study's order.
/// Throws InvalidParameter for a filter that cannot be read.
std::vector<std::size_t> includedParticipants(const Session& session, const Dataset& dataset);

/// Public facts about the heatmap on screen for n = `observers`.
MapFacts mapFacts(const Session& session, const Stimulus& stimulus, std::size_t observers);

} // namespace nictate
