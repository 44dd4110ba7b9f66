#include "core/release/area_job.h"

#include "core/data/presentation.h"
#include "core/files/words.h"
#include "core/mechanisms/areas/area_expectation.h"
#include "core/mechanisms/registry.h"
#include "core/release/privacy_card.h"
#include "core/release/public_names.h"

namespace nictate {

namespace {

Released finished(Release<Areas> made, const ReleaseDrawing<Areas>& drawing, const std::set<std::string>& files) {
    const std::size_t rows = made.drawn().rows.size(), areas = made.plan().areas.size();
    const std::string name = made.plan().stimulus;
    Released out = paidFor(std::move(made), drawing, files);
    out.name = name;
    out.counts = {{"areas", areas}, {"rows", rows}};
    out.bytes = rows * sizeof(AreaValue);
    return out;
}

ReleasePlan<Areas> planOf(const Dataset& study, std::size_t stimulus, const Session& session, int observers) {
    const AreasView& view = session.view<AreasView>();
    AreaReleaseRequest request;
    request.given = session.parameters(session.at(AreasView::bench).mechanism);
    request.observers = observers;
    request.areas = view.of(study.stimuli[stimulus].id);
    for (const std::string& id : view.metrics)
        request.metrics.push_back(areaMetricOf(id));
    request.expected_fixations = session.expected_fixations;
    request.presentation_ms = presentationOf(study.frame, study.stimuli[stimulus].id);
    ReleasePlan<Areas> plan =
        planRelease(mechanismOf<Areas>(session.at(AreasView::bench).mechanism), study.stimuli[stimulus], request);
    plan.public_name = publicNames(study)[stimulus];
    return plan;
}

std::string metricNames(const AreaFacts& facts) {
    std::string text;
    for (const AreaMetric metric : facts.metrics)
        text += (text.empty() ? "" : ", ") + std::string(words(metric).name);
    return text;
}

std::vector<FileGroup> areaFilesOf(bool with_picture) {
    std::vector<FileGroup> groups = {cardFiles(),
                                     {"Private table (CSV)", {"aoi_table.csv"}},
                                     {"The areas (CSV)", {"aois.csv"}},
                                     {"Pictures (PNG)", {"aois.png"}}};
    if (with_picture)
        groups.push_back({"Overlay on the stimulus (PNG)", {area_overlay}});
    return groups;
}

} // namespace

ReleaseJob areaJob(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                   const AreaDrawing& drawing) {
    const std::vector<std::size_t> included = releasedParticipants(session, *study);
    const std::size_t stimulus = chosenStimulus(session, *study);
    ReleasePlan<Areas> made = planOf(*study, stimulus, session, static_cast<int>(included.size()));
    const auto left_out = leftOutReason(session);
    if (left_out)
        made.guarantee.reasons.push_back(*left_out); // the card says it for ever
    made.rests_on = restsOn(*study, session, Reads::areas, made.public_name != made.stimulus, declared);
    settle(made.guarantee, made.rests_on);
    const auto plan = std::make_shared<const ReleasePlan<Areas>>(std::move(made));

    ReleaseJob job;
    job.study = studyIdentity(session, *study);
    job.mechanism = plan->mechanism.info.title(plan->resolved);
    job.formula = plan->mechanism.info.formula;
    job.size = "n = " + std::to_string(plan->facts.observers) + " observers, " + counted(plan->areas.size(), "area", "areas") +
               ": " + metricNames(plan->facts);
    job.choices = parameterChoices(plan->mechanism.info, {*plan});
    job.choices.push_back({"Areas", std::to_string(plan->areas.size()), "by hand"});
    job.choices.push_back({"Metrics", metricNames(plan->facts), "by hand"});
    if (left_out)
        job.warnings.push_back(*left_out);
    job.rests_on = plan->rests_on;
    if (plan->public_name != plan->stimulus) {
        job.renamed.emplace_back(plan->stimulus, plan->public_name);
        job.choices.push_back({"Published name of " + plan->stimulus, plan->public_name, "its id looks like a file"});
    }
    job.files = areaFilesOf(!study->stimuli[stimulus].picture.empty());
    job.items.push_back(
        {plan->stimulus, folderName(plan->public_name), plan->guarantee, ledgerRecord(*plan, observerIds(*study, included))});
    job.expected = [plan] {
        const AreaExpectation expected = areaExpectation(plan->noises, plan->facts, plan->bounds);
        return ReleaseExpectation{expected.text, expected.warning};
    };
    const auto drawingOf = [study, stimulus, drawing](const std::set<std::string>& files) {
        return drawing ? drawing(study->stimuli[stimulus], isChosen(area_overlay, files)) : ReleaseDrawing<Areas>();
    };
    job.check = [plan, drawingOf](std::size_t, const std::set<std::string>& files) { requireDrawable(*plan, drawingOf(files)); };
    job.draw = [study, included, plan, drawingOf](std::size_t, const DrawTerms& terms) {
        Release<Areas> release =
            releasePlanned(*plan, *study, included, terms.confirmed_reasons, terms.noise, terms.ledger, terms.budget);
        return finished(std::move(release), drawingOf(terms.files), terms.files);
    };
    return job;
}

} // namespace nictate
