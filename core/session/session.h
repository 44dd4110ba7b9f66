#pragma once
// Every choice a person makes in the workbench, as one plain value: undo, save, recover and "copy as command" all
// use it. It holds no gaze and no result.

#include "core/io/open_options.h"
#include "core/mechanisms/maps/maps.h"
#include "core/session/areas_view.h"
#include "core/session/data_view.h"
#include "core/session/evaluation_view.h"
#include "core/session/heatmap_look.h"
#include "core/session/samples_view.h"
#include "core/session/signals_view.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace nictate {

/// Where the study lies and what a person said about how it is read.
struct DataSource {
    std::string path;    ///< empty = no study
    ReadingPlan reading; ///< every entry is given

    /// Says an entry anew; an empty value takes back what was said.
    void say(const std::string& key, const std::string& value);
    /// As importers are asked, without picture_size. Throws InvalidParameter for an entry whose value is not possible.
    OpenOptions options() const;
    bool operator==(const DataSource&) const = default;
};

/// The view of a bench that has none in this program, as its file says it: JSON, or empty.
struct OtherView {
    std::string json;
    bool operator==(const OtherView&) const = default;
};
using BenchView = std::variant<OtherView, HeatmapLook, SignalsView, AreasView, DataView, SamplesView, EvaluationView>;

/// What a person chose in one workspace.
struct BenchChoice {
    std::string mechanism;             ///< id; empty = the first there is
    std::vector<std::string> compared; ///< mechanisms drawn beside it
    BenchView view;
    bool operator==(const BenchChoice&) const = default;
};

/// Of the benches, as they are first met.
std::map<std::string, BenchChoice> usualChoices();

/// Every choice a person makes, as one value that is saved, undone and turned into a command.
struct Session {
    DataSource data;
    std::string bench = HeatmapLook::bench;                      ///< id of the one that is open
    std::map<std::string, BenchChoice> benches = usualChoices(); ///< by the bench's id
    std::string stimulus;                                        ///< id; empty = the study's first
    std::set<std::string> excluded;                              ///< participants' ids
    std::string filter;                       ///< see attribute_filter.h; whoever does not pass is left out as well
    std::map<std::string, Parameters> given;  ///< by mechanism, of all benches: what was chosen by hand
    std::optional<double> blur_px;            ///< σ_b in stimulus pixels, 0.1 … 100000; unset = 3 % of the stimulus' width
    int display_longer = 200;                 ///< the display grid's longer side, cells; 10 … 4000
    std::optional<double> expected_fixations; ///< of an observer on a picture, 1 … 1000; unset = see expectedFixations()
    std::uint64_t seed = 1;
    double target_cc = 0.8; ///< fidelity the guarantee card asks an ε for, 0 … 1

    /// What is chosen at a bench; an empty choice where nothing is.
    const BenchChoice& at(const std::string& bench_id) const;
    BenchChoice& at(const std::string& bench_id) { return benches[bench_id]; }
    /// At the bench that is open.
    const BenchChoice& choice() const { return at(bench); }
    BenchChoice& choice() { return at(bench); }
    /// view<HeatmapLook>() is that of the Heatmaps workspace, whichever is open.
    template <class View> const View& view() const { return std::get<View>(at(View::bench).view); }
    template <class View> View& view() { return std::get<View>(at(View::bench).view); }
    const Parameters& parameters(const std::string& mechanism_id) const; ///< given, or none
    bool operator==(const Session&) const = default;
};

/// The parameters a mechanism is run with beside the one `chosen` at a bench: its own, at that one's ε and δ.
Parameters comparedParameters(const Session& session, const std::string& chosen, const MechanismInfo& compared);

/// Where one looks (zoom, swipe line, window of time) is no choice: this takes it over from `from`, so that undo does not move
/// it.
void keepLook(Session& session, const Session& from);

/// The session's stimulus in this study, the first one when it names none. Throws MissingData.
std::size_t chosenStimulus(const Session& session, const Dataset& dataset);

/// Indices of the participants who are neither excluded nor filtered out, in the study's order.
/// Throws InvalidParameter for a filter that cannot be read.
std::vector<std::size_t> includedParticipants(const Session& session, const Dataset& dataset);

/// Public facts about the heatmap on screen for n = `observers`; of a film see withWindows(), which throws.
MapFacts mapFacts(const Session& session, const Stimulus& stimulus, const PublicFrame& frame, std::size_t observers,
                  std::optional<double> guessed_presentation_ms = {});

} // namespace nictate
