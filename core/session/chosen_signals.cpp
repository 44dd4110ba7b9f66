#include "core/session/chosen_signals.h"

#include "core/errors.h"
#include "core/io/feature_bounds_file.h"

namespace nictate {

SignalChoice signalChoice(const Session& session, const Dataset& study) {
    const SignalsView& view = session.view<SignalsView>();
    SignalChoice choice{includedParticipants(session, study), view.length, view.bounds, {}};
    std::error_code ignored;
    if (!view.bounds.empty())
        choice.bounds_time = std::filesystem::last_write_time(view.bounds, ignored);
    return choice;
}

SignalOptions signalOptions(const Session& session, const Dataset& study) {
    const SignalsView& view = session.view<SignalsView>();
    SignalOptions options;
    options.included = includedParticipants(session, study);
    options.length = view.length;
    if (!view.bounds.empty()) {
        TextSource source = TextSource::fromFile(view.bounds);
        options.bounds = readFeatureBounds(source, study.features.names);
    }
    return options;
}

SummaryChoice summaryChoice(const Session& session, const Dataset& study) {
    const SignalsView& view = session.view<SignalsView>();
    if (view.summed.empty())
        throw InvalidParameter("features", Text("(none)"), Text("names of features, with commas between"));
    for (const std::string& name : view.summed)
        featureIndex(study.features.names, name);
    if (view.bounds.empty() || view.bounds == "data")
        throw InvalidParameter("bounds", view.bounds.empty() ? Text("(none)") : Text(view.bounds),
                               Text("a file feature,lower,upper with public bounds of every feature that is summed up"));
    TextSource source = TextSource::fromFile(view.bounds);
    return {view.summed, readFeatureBounds(source, view.summed), view.summed_condition};
}

} // namespace nictate
