#include "core/domains/heatmap/public_belief.h"

#include "core/compute/symmetric_parts.h"
#include "core/domains/heatmap/picture_centre.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nictate {

namespace {

constexpr int screen_rows = 45, screen_columns = 60;
constexpr double anywhere_share = 0.1;

/// One way in which gaze fills a screen; lengths are parts of the sides.
struct Form {
    double likely;
    double across, down; ///< standard deviation, or about half of a page
    double edge;         ///< power of the profile: 2 a Gaussian, more an even page with soft edges
    double spread;       ///< standard deviation of the logarithm of both lengths, from study to study
};
// Middle and widths as on pictures of OSIE; all else fitted once to walks of every second person and simulated reading.
constexpr std::array forms = {Form{0.6, 0.2, 0.19, 2, 0.3}, Form{0.4, 0.36, 0.36, 6, 0.25}};
constexpr double moved_across = 0.067, moved_down = 0.084; ///< standard deviation of the middle
constexpr double amount = 0.5;                             ///< and of all there is, over its mean
constexpr int kept_modes = 16;                             ///< hold 99 % of the variance

/// Nodes and weights of a standard normal that get its first five moments right.
constexpr std::array nodes = {-1.7320508075688772, 0.0, 1.7320508075688772}, node_weights = {1 / 6.0, 2 / 3.0, 1 / 6.0};

Eigen::VectorXd profile(int cells, double length, double middle, double edge) {
    const Eigen::ArrayXd x = (Eigen::ArrayXd::LinSpaced(cells, 0, cells - 1) + 0.5) / cells - middle;
    const Eigen::ArrayXd out = (-0.5 * (x / length).abs().pow(edge)).exp();
    return out / out.mean();
}

/// Densities of one form, each with how likely it is.
void addDensities(const Form& form, std::vector<std::pair<double, GazeMap>>& all) {
    for (std::size_t y = 0; y < nodes.size(); ++y)
        for (std::size_t x = 0; x < nodes.size(); ++x)
            for (std::size_t tall = 0; tall < nodes.size(); ++tall)
                for (std::size_t wide = 0; wide < nodes.size(); ++wide) {
                    const Eigen::VectorXd down = profile(screen_rows, form.down * std::exp(form.spread * nodes[tall]),
                                                         0.5 + moved_down * nodes[y], form.edge);
                    const Eigen::VectorXd across = profile(screen_columns, form.across * std::exp(form.spread * nodes[wide]),
                                                           0.5 + moved_across * nodes[x], form.edge);
                    GazeMap density = (1 - anywhere_share) * (down * across.transpose()).array() + anywhere_share;
                    density /= density.sum();
                    all.emplace_back(form.likely * node_weights[y] * node_weights[x] * node_weights[tall] * node_weights[wide],
                                     std::move(density));
                }
}

/// The few that vary most and together nearly as all of them do.
std::vector<GazeMap> principal(const std::vector<GazeMap>& modes) {
    Eigen::MatrixXd all(screen_rows * screen_columns, std::ssize(modes));
    for (std::size_t k = 0; k < modes.size(); ++k)
        all.col(static_cast<Eigen::Index>(k)) = Eigen::Map<const Eigen::VectorXd>(modes[k].data(), modes[k].size());
    const SymmetricParts parts = symmetricParts(all.transpose() * all);
    std::vector<GazeMap> out;
    for (Eigen::Index k = 0; k < kept_modes; ++k) {
        const Eigen::VectorXd mode = all * parts.vectors.col(parts.vectors.cols() - 1 - k);
        out.push_back(Eigen::Map<const GazeMap>(mode.data(), screen_rows, screen_columns));
    }
    return out;
}

/// Mean and covariance of a density drawn from all forms, times an amount drawn by itself.
GazeBelief ofForms() {
    std::vector<std::pair<double, GazeMap>> all;
    for (const Form& form : forms)
        addDensities(form, all);
    GazeBelief out;
    out.attention = GazeMap::Zero(screen_rows, screen_columns);
    for (const auto& [likely, density] : all)
        out.attention += likely * density;
    for (const auto& [likely, density] : all)
        out.modes.push_back(std::sqrt(likely * (1 + amount * amount)) * (density - out.attention));
    out.modes.push_back(amount * out.attention);
    out.modes = principal(out.modes);
    // Nobody says how spotted gaze is: the noisy map itself does, once it says anything.
    out.variations = {{0.3, 0, 0.6}, {0.3, 1, 0.13}, {0.6, 1, 0.1}, {1.2, 1, 0.08}, {2.4, 0, 0.09}};
    return out;
}

} // namespace

const GazeBelief& screenGaze() {
    static const GazeBelief belief = ofForms();
    return belief;
}

const GazeBelief& unseenPictureGaze() {
    static const GazeBelief belief = [] {
        const GazeMap centre = pictureCentre(75, 100);
        return GazeBelief{centre / centre.sum()};
    }();
    return belief;
}

namespace {

/// The windows' own attention where the picture moves and time is cut; null where they have none.
PublicPicture::Windows attentionInWindows(const HeatmapFacts& facts, const Progress& progress = {}) {
    if (!facts.picture || !facts.picture->moves() || facts.windows() == 1 || facts.clock != GazeClock::time)
        return nullptr;
    std::vector<double> borders{0};
    for (const double time : windowTimes(facts.display.cuts, facts.shown, facts.clock))
        borders.push_back(borders.back() + time);
    return facts.picture->inWindows(borders, progress);
}

/// Over all windows, weighted by how long they are.
GazeMap meanOfWindows(const std::vector<GazeMap>& windows, const HeatmapFacts& facts) {
    const std::vector<double> shares = windowShares(facts.display.cuts, facts.shown);
    GazeMap mean = shares.front() * windows.front();
    for (std::size_t t = 1; t < windows.size(); ++t)
        mean += shares[t] * resampled(windows[t], static_cast<int>(mean.rows()), static_cast<int>(mean.cols()));
    return mean / mean.sum();
}

} // namespace

GazeBelief publicBelief(const HeatmapFacts& facts) {
    constexpr double most_short = 30; // fixations: who looks for longer looks at everything
    if (!facts.picture)
        return screenGaze();
    if (const PublicPicture::Windows windows = attentionInWindows(facts)) {
        GazeBelief belief{meanOfWindows(*windows, facts)};
        belief.in_windows = *windows;
        return belief;
    }
    if (const GazeMap* attention = facts.picture->attention())
        return {*attention};
    return facts.expected_fixations <= most_short ? unseenPictureGaze() : screenGaze();
}

HeatmapFacts withPictureSaid(HeatmapFacts facts, const Parameters& settings) {
    if (!facts.picture && settings.has("prior") && settings.text("prior") == "picture")
        facts.picture = std::make_shared<const PublicPicture>("", nullptr);
    return facts;
}

bool readPicture(const HeatmapFacts& facts, const Progress& progress) {
    return facts.picture && (attentionInWindows(facts, progress) || facts.picture->attention(progress));
}

} // namespace nictate
