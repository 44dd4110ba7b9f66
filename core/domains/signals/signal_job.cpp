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

std::vector<ReleaseJob::Choice> choicesOf(const ReleasePlan<Signals>& plan, const SignalsView& view) {
    std::vector<ReleaseJob::Choice> choices = parameterChoices(plan.mechanism.info, {plan});
    choices.push_back(choiceOf(Text("Public bounds"), std::filesystem::path(view.bounds).filename().string(), true));
    choices.push_back(choiceOf(Text("Rows n"), figure(plan.facts.length), view.length.has_value()));
    return choices;
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

Released finished(Release<Signals> made, const ReleaseDrawing<Signals>& drawing, const std::set<std::string>& files) {
    std::size_t tables = 0, bytes = 0;
    for (const ReleasedTables& condition : made.drawn().conditions)
        for (const Eigen::MatrixXd& table : condition.tables) {
            ++tables;
            bytes += static_cast<std::size_t>(table.size()) * sizeof(double);
        }
    const auto rows = static_cast<std::size_t>(made.plan().facts.length), features = made.plan().features.size();
    Released out = paidFor(std::move(made), drawing, files);
    out.name = "signals";
    out.counts = {{"rows", rows}, {"features", features}, {"tables", tables}};
    out.bytes = bytes;
    return out;
}

} // namespace

ReleaseBasis signalBasis(const Session& session) { return {.reads = Reads::signals, .rows = session.view<SignalsView>().length}; }

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
    ReleasePlan<Signals> planned = planRelease(mechanismOf<Signals>(mechanism), request);
    const auto left_out = leftOutReason(session);
    if (left_out)
        planned.guarantee.reasons.push_back(*left_out); // the card says it for ever
    planned.rests_on = rests_on;
    settle(planned.guarantee, rests_on);
    const auto plan = std::make_shared<const ReleasePlan<Signals>>(std::move(planned));

    ReleaseJob job;
    job.study = studyIdentity(session, *study);
    job.mechanism = plan->mechanism.info.name;
    job.formula = plan->mechanism.info.formula;
    job.size = sizeOf(plan->facts);
    job.choices = choicesOf(*plan, view);
    if (left_out)
        job.warnings.push_back(*left_out);
    job.rests_on = rests_on;
    job.files = {
        cardFiles(), {Text("Protected tables (CSV)"), {all_tables}}, {Text("Features and bounds (CSV)"), {"features.csv"}}};
    job.items.push_back({"signals", "signals", plan->guarantee, ledgerRecord(*plan, observerIds(*study, included))});
    job.expected = [plan] { return expectationOf(*plan); };
    job.draw = [study, included, plan, drawing](std::size_t, const DrawTerms& terms) {
        return finished(releasePlanned(*plan, *study, included, terms.confirmed_reasons, terms.noise, terms.ledger, terms.budget),
                        drawing, terms.files);
    };
    return job;
}

} // namespace nictate
