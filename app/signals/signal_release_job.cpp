#include "app/signals/signal_release_job.h"

#include "app/release/release_parts.h"
#include "app/signals/signal_engine.h"
#include "core/analysis/signal_expectation.h"
#include "core/errors.h"
#include "core/mechanisms/registry.h"
#include "core/release/public_files.h"
#include "core/release/signal_card.h"
#include "widgets/colour_maps.h"
#include "widgets/release_pictures.h"
#include "widgets/signal_picture.h"

#include <filesystem>

namespace nictate {

namespace {

constexpr auto all_tables = "participant_*.csv";

void requirePublicBounds(const SignalsView& view) {
    if (view.bounds.empty())
        throw Refused(
            "Signals are released within public bounds only: noise scaled by the data's own range would tell about it. "
            "Choose a public table under \"Bounds of the features\" in the panel on the right. For the 52 window features "
            "there is one in datasets/window_feature_bounds.csv.");
}

std::string count(int number, const char* one, const char* many) {
    return std::to_string(number) + " " + (number == 1 ? one : many);
}

std::string sizeOf(const SignalFacts& facts) {
    return count(facts.participants, "participant", "participants") +
           (facts.recordings > 1 ? ", " + count(facts.recordings, "condition", "conditions") : "") + ", " +
           count(facts.features, "feature", "features") + " × " + std::to_string(facts.length) + " rows";
}

std::vector<ReleaseJob::Choice> choicesOf(const SignalReleasePlan& plan, const SignalsView& view) {
    std::vector<ReleaseJob::Choice> choices = parameterChoices(plan.mechanism.info, {plan});
    choices.push_back(choiceOf("Public bounds", std::filesystem::path(view.bounds).filename().string(), true));
    choices.push_back(choiceOf("Rows n", static_cast<double>(plan.facts.length), view.length.has_value()));
    return choices;
}

ReleaseExpectation expectationOf(const SignalReleasePlan& plan) {
    const auto expected = expectedSignalError(plan.mechanism, plan.resolved, plan.facts);
    if (!expected)
        return {"No noise is added: nothing but averaging hides anybody.", {}};
    auto percent = [](double part) { return shortNumber(100 * part).toStdString() + " %"; };
    ReleaseExpectation out{"Expected error of a value: " + percent(expected->error) +
                               " of its feature's range. The middle of the range, "
                               "published for everybody, would be off by " +
                               percent(expected->constant) +
                               " (root mean squares, on a public "
                               "model of signals).",
                           {}};
    if (expected->mostlyNoise())
        out.warning =
            "Mostly noise: the tables will say hardly more than the middle of each range, and they are paid for all the "
            "same. A larger ε, fewer kept frequencies or another mechanism help.";
    return out;
}

/// What happens to a release once it is paid for. It holds private tables and public things only.
Released finished(SignalRelease made, std::size_t shown_feature, const std::set<std::string>& files) {
    const auto release = std::make_shared<const SignalRelease>(std::move(made));
    Released out;
    out.name = "signals";
    out.booking = release->booking();
    for (const ReleasedTables& condition : release->conditions())
        for (const Eigen::MatrixXd& table : condition.tables)
            out.bytes += static_cast<std::size_t>(table.size()) * sizeof(double);
    out.card = privacyCardPage(*release);
    out.picture = [release, shown_feature](int width) { return releasedSignalsImage(*release, shown_feature, width); };
    out.card_pdf = [release] { return privacyCardPdf(*release); };
    out.save = [release, files](const std::filesystem::path& folder) {
        std::vector<PublicSignalWriter> writers = signalWriters(*release);
        writers.push_back({"privacy_card.pdf", [](const SignalRelease& one) { return privacyCardPdf(one); }});
        publish(*release, chosenOf(std::move(writers), files), folder);
    };
    return out;
}

} // namespace

ReleaseJob signalRelease(const std::shared_ptr<const Dataset>& study, const Session& session) {
    const SignalsView& view = session.signals_view;
    requirePublicBounds(view);
    const std::vector<std::size_t> included = releasedParticipants(session, *study);
    const SignalMechanism& mechanism = signalMechanism(view.mechanism);
    const SignalStudy signals = signalStudy(*study, signalOptions(session, *study));
    SignalReleasePlan planned = planSignalRelease(mechanism, signalReleaseRequest(signals, session.parameters(view.mechanism)));
    const auto private_count = privateCountReason(session);
    if (private_count)
        planned.guarantee.reasons.push_back(*private_count); // the card says it for ever
    const auto plan = std::make_shared<const SignalReleasePlan>(std::move(planned));

    ReleaseJob job;
    job.mechanism = mechanism.info.name;
    job.formula = mechanism.info.formula;
    job.size = sizeOf(plan->facts);
    job.choices = choicesOf(*plan, view);
    if (private_count)
        job.warnings.push_back(*private_count);
    job.files = {cardFiles(), {"Private tables (CSV)", {all_tables}}, {"Features and bounds (CSV)", {"features.csv"}}};
    job.items.push_back({"signals", "signals", plan->guarantee, ledgerRecord(*plan, observerIds(*study, included))});
    job.expected = [plan] { return expectationOf(*plan); };
    job.draw = [study, included, plan, shown = shownFeature(view, signals)](
                   std::size_t, const std::vector<std::string>& confirmed_reasons, const std::set<std::string>& files,
                   SecureNoise& noise, Ledger& ledger, std::optional<double> budget) {
        return finished(releaseSignals(*plan, *study, included, confirmed_reasons, noise, ledger, budget), shown, files);
    };
    return job;
}

} // namespace nictate
