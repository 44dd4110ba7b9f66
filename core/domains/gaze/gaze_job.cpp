#include "core/domains/gaze/gaze_job.h"

#include "core/files/figures.h"
#include "core/files/words.h"
#include "core/release/privacy_card.h"

namespace nictate {

namespace {

constexpr auto all_streams = "stream_*.csv";

ReleaseExpectation expectationOf(const ReleasePlan<Streams>& plan) {
    const Guarantee& guarantee = plan.guarantee;
    if (!(guarantee.noise_scale > 0))
        return {Text("Positions are synthetic: the Samples workspace shows how well they represent the real ones."), {}};
    ReleaseExpectation out{Text("A published position is off by %1° on average before smoothing; publishing the middle of the "
                                "field instead would cost nothing.",
                                figure(2 * guarantee.noise_scale)),
                           {}};
    if (guarantee.noise_scale > plan.facts.half_yaw)
        out.warning =
            Text("Mostly noise: it is wider than the field of view. A larger ε, a smaller radius or a shorter window helps.");
    return out;
}

Released finished(Release<Streams> made, const ReleaseDrawing<Streams>& drawing, const std::set<std::string>& files) {
    std::size_t rows = 0;
    const std::size_t streams = made.drawn().streams.size();
    for (const ReleasedStream& stream : made.drawn().streams)
        rows += stream.x_px.size();
    Released out = paidFor(std::move(made), drawing, files);
    out.name = "samples";
    out.counts = {{"streams", streams}, {"rows", rows}};
    out.bytes = rows * 2 * sizeof(float);
    return out;
}

} // namespace

ReleaseJob gazeJob(const std::shared_ptr<const Dataset>& study, const Session& session, const Mechanism<Streams>& mechanism,
                   const ReleaseDrawing<Streams>& drawing, const std::set<std::string>& declared) {
    const std::vector<std::size_t> included = releasedParticipants(session, *study);
    PublicFrame frame = study->frame;
    for (const std::string& entry : declared)
        declare(frame, entry);
    ReleasePlan<Streams> planned =
        planRelease(mechanism, session.parameters(mechanism.info.id), *study, frame, gazeStudy(*study, included, frame));
    const auto left_out = leftOutReason(session);
    if (left_out)
        planned.guarantee.reasons.push_back(*left_out); // the card says it for ever
    planned.rests_on = restsOn(*study, session, {.reads = Reads::streams, .lists_stimuli = true}, declared);
    settle(planned.guarantee, planned.rests_on);
    const auto plan = std::make_shared<const ReleasePlan<Streams>>(std::move(planned));

    ReleaseJob job;
    job.study = studyIdentity(session, *study);
    job.mechanism = mechanism.info.title(plan->resolved);
    job.formula = mechanism.info.formula;
    job.size = Text("%1, %2", counted(included.size(), Text("participant"), Text("participants")),
                    counted(plan->tasks.size(), Text("task"), Text("tasks")));
    job.choices = parameterChoices(mechanism.info, {*plan});
    if (left_out)
        job.warnings.push_back(*left_out);
    job.rests_on = plan->rests_on;
    job.files = {
        cardFiles(), {Text("Protected gaze (CSV)"), {all_streams}}, {Text("Stimuli and conditions (CSV)"), {"streams.csv"}}};
    job.items.push_back({"samples", "samples", plan->guarantee, ledgerRecord(*plan, observerIds(*study, included))});
    job.expected = [plan] { return expectationOf(*plan); };
    job.draw = [study, included, plan, drawing](std::size_t, const DrawTerms& terms) {
        return finished(releasePlanned(*plan, *study, included, terms.confirmed_reasons, terms.noise, terms.ledger, terms.budget),
                        drawing, terms.files);
    };
    return job;
}

} // namespace nictate
