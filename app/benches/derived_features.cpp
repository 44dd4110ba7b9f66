#include "app/benches/derived_features.h"

#include "app/study/document.h"
#include "core/domains/signals/signals_view.h"
#include "core/events/window_features.h"
#include "widgets/shown_number.h"
#include "widgets/translated.h"

#include <QObject>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

namespace nictate {

double fittingWindow(const Dataset& study) {
    std::map<std::tuple<std::size_t, std::string, std::size_t>, double> longest;
    for (const Recording& recording : study.recordings)
        if (!recording.samples.empty()) {
            double& known = longest[{recording.participant, recording.condition, recording.stimulus}];
            known = std::max(known, (recording.samples.back().t_ms - recording.samples.front().t_ms) / 1000);
        }
    const auto shortest =
        std::min_element(longest.begin(), longest.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    return shortest == longest.end() ? 0 : shortest->second;
}

std::optional<double> suggestedWindow(const Dataset& study) {
    constexpr double shortest_window_s = 0.1;
    const double most = fittingWindow(study) / 3;
    for (const double length : {30.0, 20.0, 10.0, 5.0, 2.0, 1.0, 0.5, 0.2, shortest_window_s})
        if (length <= most)
            return length;
    return {};
}

namespace {
constexpr auto shorter_windows = "shorter_windows"; ///< a button that is no action of the window's
} // namespace

WayOut wayOut(const FeatureWindows& wanted, const QString& problem) {
    const double fitting = fittingWindow(*wanted.study);
    const auto suggested = suggestedWindow(*wanted.study);
    if (wanted.window_s <= fitting || !suggested)
        return {asSentence(problem), "change_reading", QObject::tr("How it is read…")};
    return {QObject::tr("The features need windows of %1 s, and the shortest recording lasts %2 s.")
                .arg(shortNumber(wanted.window_s), shortNumber(fitting)),
            shorter_windows, QObject::tr("Use windows of %1 s").arg(shortNumber(*suggested))};
}

bool takeShorterWindows(Document& document, const QString& button) {
    if (button != shorter_windows)
        return false;
    if (const auto suggested = suggestedWindow(document.study()))
        changeView<SignalsView>(document, QObject::tr("Change window"), [&](SignalsView& view) { view.window_s = *suggested; });
    return true;
}

std::shared_ptr<const Dataset> deriveFeatures(const FeatureWindows& from, const Progress& progress) {
    WindowParameters parameters;
    parameters.window_s = from.window_s;
    auto made = std::make_shared<Dataset>();
    made->name = from.study->name;
    made->participants = from.study->participants;
    made->stimuli = from.study->stimuli;
    made->features = featuresOf(*from.study, parameters, progress);
    return made;
}

} // namespace nictate
