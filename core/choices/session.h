#pragma once
// Every choice a person makes in the workbench, as one plain value: undo, save, recover and "copy as command" all
// use it. It holds no gaze and no result.

#include "core/data/dataset.h"
#include "core/io/open_options.h"
#include "core/mechanism/mechanism_info.h"
#include "core/mechanism/parameters.h"

#include <any>
#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
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

/// What a workspace shows, in the workspace's own type: see HeatmapLook, SignalsView … Only the workspace looks into it.
class BenchView {
  public:
    BenchView() : BenchView(OtherView()) {}
    template <std::equality_comparable View>
    requires(!std::same_as<View, BenchView>) BenchView(View view)
        : view_(std::move(view)), equal_([](const std::any& a, const std::any& b) {
              return std::any_cast<const View&>(a) == std::any_cast<const View&>(b);
          }) {}

    /// Throws std::bad_any_cast where it is of another workspace.
    template <class View> const View& as() const { return std::any_cast<const View&>(view_); }
    template <class View> View& as() { return std::any_cast<View&>(view_); }
    friend bool operator==(const BenchView& a, const BenchView& b) {
        return a.view_.type() == b.view_.type() && a.equal_(a.view_, b.view_);
    }

  private:
    std::any view_;
    bool (*equal_)(const std::any&, const std::any&);
};

/// What a person chose in one workspace.
struct BenchChoice {
    std::string mechanism;             ///< id; empty = the first there is
    std::vector<std::string> compared; ///< mechanisms drawn beside it
    BenchView view;
    bool operator==(const BenchChoice&) const = default;
};

/// Of the workspaces, as they are first met; see benchKinds().
std::map<std::string, BenchChoice> usualChoices();

/// Every choice a person makes, as one value that is saved, undone and turned into a command.
struct Session {
    DataSource data;
    std::string bench = "heatmaps";                              ///< id of the one that is open
    std::map<std::string, BenchChoice> benches = usualChoices(); ///< by the bench's id
    std::string stimulus;                                        ///< id; empty = the study's first
    std::set<std::string> excluded;                              ///< participants' ids
    std::string filter;                       ///< see attribute_filter.h; whoever does not pass is left out as well
    std::map<std::string, Parameters> given;  ///< by mechanism, of all benches: what was chosen by hand
    std::optional<double> blur_px;            ///< σ_b in stimulus pixels, see blur_field; unset = 3 % of the stimulus' width
    int display_longer = 200;                 ///< the display grid's longer side, cells; see display_field
    std::optional<double> expected_fixations; ///< of an observer, see fixations_field; unset = see expectedFixations()
    std::uint64_t seed = 1;
    double target_cc = 0.8; ///< fidelity the guarantee card asks an ε for, 0 … 1

    /// What is chosen at a bench; an empty choice where nothing is.
    const BenchChoice& at(const std::string& bench_id) const;
    BenchChoice& at(const std::string& bench_id) { return benches[bench_id]; }
    /// At the bench that is open.
    const BenchChoice& choice() const { return at(bench); }
    BenchChoice& choice() { return at(bench); }
    /// view<HeatmapLook>() is that of the Heatmaps workspace, whichever is open.
    template <class View> const View& view() const { return at(View::bench).view.template as<View>(); }
    template <class View> View& view() { return at(View::bench).view.template as<View>(); }
    const Parameters& parameters(const std::string& mechanism_id) const; ///< given, or none
    bool operator==(const Session&) const = default;
};

/// The parameters a mechanism is run with beside the one `chosen` at a bench: its own, at that one's ε and δ.
Parameters comparedParameters(const Session& session, const std::string& chosen, const MechanismInfo& compared);

/// The session's stimulus in this study, the first one when it names none. Throws MissingData.
std::size_t chosenStimulus(const Session& session, const Dataset& dataset);

/// Indices of the participants who are neither excluded nor filtered out, in the study's order.
/// Throws InvalidParameter for a filter that cannot be read.
std::vector<std::size_t> includedParticipants(const Session& session, const Dataset& dataset);

} // namespace nictate
