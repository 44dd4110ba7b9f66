#include "core/domains/signals/chosen_signals.h"

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

} // namespace nictate
