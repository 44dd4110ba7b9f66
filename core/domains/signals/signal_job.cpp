#include "core/domains/signals/signal_job.h"

#include "core/domains/signals/signal_expectation.h"
#include "core/domains/signals/signals_view.h"
#include "core/files/figures.h"
#include "core/files/words.h"
#include "core/mechanism/mechanisms.h"
#include "core/release/privacy_card.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace nictate {

namespace {

constexpr auto all_tables = "participant_*.csv";

Text sizeOf(const SignalFacts& facts) {
    auto count = [](int number, const Text& one, const Text& many) {
        return counted(static_cast<std::size_t>(number), one, many);
    };
    Text recordings = count(facts.participants, Text("participant"), Text("participants"));
    if (facts.recordings > 1)
        recordings = Text("%1, %2", recordings, count(facts.recordings, Text("condition"), Text("conditions")));
    return Text("%1, %2 × %3 rows", recordings, count(facts.features, Text("feature"), Text("features")), facts.length);
}

ReleaseExpectation expectationOf(const ReleasePlan<Signals>& plan) {
    const auto expected = expectedSignalError(plan.mechanism, plan.resolved, plan.facts);
    if (!expected)
        return {Text("No noise is added: nothing but averaging hides anybody."), {}};
    auto percent = [](double part) {
        char text[32];
        std::snprintf(text, sizeof text, "%.*g %%", 100 * part < 1 ? 2 : 3, 100 * part);
        return std::string(text);
    };
    ReleaseExpectation out{Text("Expected error of a value: %1 of its feature's range. The middle of the range, published for "
                                "everybody, would be off by %2 (root mean squares, on a public model of signals).",
                                percent(expected->error), percent(expected->constant)),
                           {}};
    if (expected->mostlyNoise())
        out.warning =
            Text("Mostly noise: the tables will say hardly more than the middle of each range, and they are paid for all the "
                 "same. A larger ε, fewer kept frequencies or another mechanism help.");
    return out;
}

Contents contentsOf(const Release<Signals>& release) {
    std::size_t tables = 0, bytes = 0;
    for (const ReleasedTables& condition : release.drawn().conditions)
        for (const Eigen::MatrixXd& table : condition.tables) {
            ++tables;
            bytes += static_cast<std::size_t>(table.size()) * sizeof(double);
        }
    const ReleasePlan<Signals>& plan = release.plan();
    return {"signals",
            {{"rows", static_cast<std::size_t>(plan.facts.length)}, {"features", plan.features.size()}, {"tables", tables}},
            bytes};
}

} // namespace

ReleaseBasis signalBasis(const Session& session) { return {.tables = true, .rows = session.view<SignalsView>().length}; }

ReleaseJob signalJob(const std::shared_ptr<const Dataset>& study, const SignalStudy& signals, const Session& session,
                     const ReleaseDrawing<Signals>& drawing, const std::set<std::string>& declared) {
    const SignalsView& view = session.view<SignalsView>();
    const std::string& mechanism = session.at(SignalsView::bench).mechanism;
    const std::vector<std::size_t> included = releasedParticipants(session, *study);
    SignalReleaseRequest request = signalReleaseRequest(signals, session.parameters(mechanism));
    const std::vector<FrameLine> rests_on = restsOn(*study, session, signalBasis(session), declared);
    request.length_public = request.length_public || std::all_of(rests_on.begin(), rests_on.end(), [](const FrameLine& line) {
                                return line.entry != "rows" || isSettled(line.origin);
                            });
    ReleasePlan<Signals> plan = planRelease(mechanismOf<Signals>(mechanism), request);
    settle(plan, session, rests_on);
    const SignalFacts facts = plan.facts;
    const auto planned = onePlanned(study, included, std::move(plan), "signals", contentsOf, drawing);

    ReleaseJob job = jobOf(planned, session);
    job.size = sizeOf(facts);
    job.choices.push_back(choiceOf(Text("Public bounds"), std::filesystem::path(view.bounds).filename().string(), true));
    job.choices.push_back(choiceOf(Text("Rows n"), figure(facts.length), view.length.has_value()));
    job.files = {
        cardFiles(), {Text("Protected tables (CSV)"), {all_tables}}, {Text("Features and bounds (CSV)"), {"features.csv"}}};
    job.expected = [plans = planned.plans] { return expectationOf(plans->front()); };
    return job;
}

} // namespace nictate
