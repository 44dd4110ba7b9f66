#include "core/domains/gaze/gaze_release.h"

#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/table_text.h"
#include "core/files/words.h"
#include "core/noise/random_draws.h"
#include "core/release/privacy_card.h"
#include "core/release/public_names.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace nictate {

namespace {

std::vector<PublicTask> publicTasks(const Dataset& dataset, const GazeStudy& study) {
    const std::vector<std::string> names = publicNames(dataset);
    std::vector<PublicTask> tasks;
    for (const GazeTask& task : study.tasks) {
        const Stimulus& stimulus = dataset.stimuli[task.stimulus];
        // mutant gaze-pupil-kept
        tasks.push_back({names[task.stimulus], task.condition, static_cast<double>(stimulus.width_px),
                         static_cast<double>(stimulus.height_px)});
    }
    return tasks;
}

/// A thousandth of a pixel is finer than any tracker; more digits would only tell how a number was computed.
double thousandths(double value) { return std::round(value * 1000) / 1000; }

std::string gazeCsv(const ReleasedStream& stream) {
    TableText text;
    text.header({"t_s", "x_px", "y_px"});
    for (std::size_t i = 0; i < stream.x_px.size(); ++i) {
        text.number(std::round(1e6 * static_cast<double>(i) / stream.rate_hz) / 1e6);
        text.number(thousandths(static_cast<double>(stream.x_px[i])));
        text.number(thousandths(static_cast<double>(stream.y_px[i])));
        text.endRow();
    }
    return text.take();
}

std::string streamName(std::size_t i, std::size_t count) {
    std::string number = std::to_string(i + 1);
    const std::size_t digits = std::max<std::size_t>(3, std::to_string(count).size());
    number.insert(0, digits - number.size(), '0');
    return "stream_" + number + ".csv";
}

std::string indexCsv(const Release<Gaze>& release) {
    TableText text;
    text.header({"file", "stimulus", "condition", "width_px", "height_px", "rate_hz"});
    const std::vector<ReleasedStream>& streams = release.drawn().streams;
    for (std::size_t i = 0; i < streams.size(); ++i) {
        const PublicTask& task = release.plan().tasks[streams[i].task];
        text.text(streamName(i, streams.size())).text(task.stimulus).textOrNothing(task.condition);
        text.number(task.width_px).number(task.height_px).number(streams[i].rate_hz);
        text.endRow();
    }
    return text.take();
}

} // namespace

ReleasePlan<Gaze> planRelease(const Mechanism<Gaze>& mechanism, const Parameters& given, const Dataset& dataset,
                              const PublicFrame& frame, const GazeStudy& study) {
    for (const GazeTask& task : study.tasks)
        if (dataset.stimuli[task.stimulus].size_source == SizeSource::assumed)
            throw Refused(Text("the size of %1 was guessed from gaze; give its picture, or its size (--size WxH)",
                               dataset.stimuli[task.stimulus].id));
    return planned(mechanism, given, gazeFacts(outlinesOf(study)), Scope<Gaze>{publicTasks(dataset, study), frame});
}

void fillExact(ReleasePlan<Gaze>& plan) {
    plan.exact = plan.mechanism.exact(plan.resolved, plan.facts);
    plan.guarantee = plan.mechanism.guarantee(plan.resolved, plan.facts);
    plan.previewed_scale = plan.guarantee.noise_scale;
    Guarantee& guarantee = plan.guarantee;
    if (guarantee.user_epsilon && guarantee.unit_epsilon && plan.exact.window_epsilon) {
        *guarantee.user_epsilon *= *plan.exact.window_epsilon / *guarantee.unit_epsilon * (1 + 1e-14);
        guarantee.unit_epsilon = plan.exact.window_epsilon;
    }
    plan.loss = {};
    plan.loss.published_epsilon = guarantee.published_epsilon;
    if (guarantee.user_epsilon) {
        const ExactLoss squared = squaredLoss(*guarantee.user_epsilon, 2);
        plan.loss.pure_epsilon = plan.loss.user_epsilon = guarantee.user_epsilon;
        plan.loss.rho = squared.rho;
        plan.loss.rho_exact = squared.exact;
        guarantee.rho = squared.rho;
    }
}

void describe(const ReleasePlan<Gaze>&, LedgerRecord& record) { record.what = "gaze samples"; }

GazeStudy plannedData(const ReleasePlan<Gaze>& plan, const Dataset& dataset, const std::vector<std::size_t>& included) {
    if (std::set<std::size_t>(included.begin(), included.end()).size() != static_cast<std::size_t>(plan.facts.participants))
        throw MissingData(
            Text("the release was planned for %1 participants, and not those are included", plan.facts.participants));
    GazeStudy study = gazeStudy(dataset, included, plan.frame);
    if (gazeFacts(outlinesOf(study)) != plan.facts || publicTasks(dataset, study) != plan.tasks)
        throw MissingData(Text("the release was planned for other recordings than the study has"));
    return study;
}

Drawn<Gaze> draw(const ReleasePlan<Gaze>& plan, const GazeStudy& study, const std::vector<std::size_t>&, SecureNoise& noise) {
    GazeStudy out = plan.exact.draw(study, noise);
    SecureDraws(noise).shuffle(out.streams);
    Drawn<Gaze> drawn;
    for (const GazeStream& stream : out.streams) {
        ReleasedStream& released = drawn.streams.emplace_back();
        released.task = stream.task;
        released.rate_hz = stream.rate_hz;
        for (const Direction& at : stream.rows) {
            const GazeField::Pixel pixel = stream.field.pixel(at);
            released.x_px.push_back(static_cast<float>(pixel.x));
            released.y_px.push_back(static_cast<float>(pixel.y));
        }
    }
    return drawn;
}

std::vector<PublicWriter<Gaze>> publicWriters(const Release<Gaze>& release) {
    std::vector<PublicWriter<Gaze>> writers;
    const std::size_t count = release.drawn().streams.size();
    for (std::size_t i = 0; i < count; ++i)
        writers.push_back({streamName(i, count), [i](const Release<Gaze>& made) { return gazeCsv(made.drawn().streams[i]); }});
    writers.push_back({"streams.csv", indexCsv});
    writers.push_back({"privacy_card.json", [](const Release<Gaze>& made) { return privacyCardJson(made); }});
    return writers;
}

namespace {

constexpr auto all_streams = "stream_*.csv";

ReleaseExpectation expectationOf(const ReleasePlan<Gaze>& plan) {
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

Contents contentsOf(const Release<Gaze>& release) {
    std::size_t rows = 0;
    for (const ReleasedStream& stream : release.drawn().streams)
        rows += stream.x_px.size();
    return {"samples", {{"streams", release.drawn().streams.size()}, {"rows", rows}}, rows * 2 * sizeof(float)};
}

} // namespace

ReleaseBasis gazeBasis() { return {.lists_stimuli = true, .recordings = true}; }

ReleaseJob gazeJob(const std::shared_ptr<const Dataset>& study, const Session& session, const Mechanism<Gaze>& mechanism,
                   const ReleaseDrawing<Gaze>& drawing, const std::set<std::string>& declared) {
    const std::vector<std::size_t> included = releasedParticipants(session, *study);
    PublicFrame frame = study->frame;
    for (const std::string& entry : declared)
        declare(frame, entry);
    ReleasePlan<Gaze> plan =
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
