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

Contents contentsOf(const Release<Streams>& release) {
    std::size_t rows = 0;
    for (const ReleasedStream& stream : release.drawn().streams)
        rows += stream.x_px.size();
    return {"samples", {{"streams", release.drawn().streams.size()}, {"rows", rows}}, rows * 2 * sizeof(float)};
}

} // namespace

ReleaseBasis gazeBasis() { return {.lists_stimuli = true, .recordings = true}; }

ReleaseJob gazeJob(const std::shared_ptr<const Dataset>& study, const Session& session, const Mechanism<Streams>& mechanism,
                   const ReleaseDrawing<Streams>& drawing, const std::set<std::string>& declared) {
    const std::vector<std::size_t> included = releasedParticipants(session, *study);
    PublicFrame frame = study->frame;
    for (const std::string& entry : declared)
        declare(frame, entry);
    ReleasePlan<Streams> plan =
        planRelease(mechanism, session.parameters(mechanism.info.id), *study, frame, gazeStudy(*study, included, frame));
    settle(plan, session, restsOn(*study, session, gazeBasis(), declared));
    const auto planned = onePlanned(study, included, std::move(plan), "samples", contentsOf, drawing);

    ReleaseJob job = jobOf(planned, session);
    job.size = Text("%1, %2", counted(included.size(), Text("participant"), Text("participants")),
                    counted(planned.plans->front().tasks.size(), Text("task"), Text("tasks")));
    job.files = {
        cardFiles(), {Text("Protected gaze (CSV)"), {all_streams}}, {Text("Stimuli and conditions (CSV)"), {"streams.csv"}}};
    job.expected = [plans = planned.plans] { return expectationOf(plans->front()); };
    return job;
}

} // namespace nictate
