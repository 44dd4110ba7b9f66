#include "core/domains/areas/area_job.h"

#include "core/data/presentation.h"
#include "core/domains/areas/area_expectation.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/signals/chosen_signals.h"
#include "core/files/words.h"
#include "core/mechanism/mechanisms.h"
#include "core/release/privacy_card.h"
#include "core/release/public_names.h"

#include <filesystem>

namespace nictate {

namespace {

Contents contentsOf(const Release<Areas>& release) {
    const ReleasePlan<Areas>& plan = release.plan();
    std::size_t rows = plan.within ? release.drawn().findings.size() : release.drawn().rows.size();
    for (const GroupRows& group : release.drawn().groups)
        rows += group.rows.size();
    return {plan.summaries ? "summaries" : plan.stimulus,
            {{plan.summaries ? "features" : "areas", plan.areas.size()}, {"rows", rows}},
            rows * sizeof(AreaValue)};
}

ReleasePlan<Areas> planOf(const Dataset& study, std::size_t stimulus, const Session& session,
                          const std::vector<std::size_t>& people, const std::optional<WithinPeople>& within) {
    const AreasView& view = session.view<AreasView>();
    AreaReleaseRequest request;
    request.given = session.parameters(session.at(AreasView::bench).mechanism);
    request.observers = static_cast<int>(people.size());
    request.attribute = view.groups;
    request.groups = releasedGroups(study, view.groups, people);
    request.areas = view.of(study.stimuli[stimulus].id);
    for (const std::string& id : view.metrics)
        request.metrics.push_back(areaMetricOf(id));
    request.expected_fixations = session.expected_fixations;
    request.presentation_ms = presentationOf(study.frame, study.stimuli[stimulus].id);
    request.within = within;
    if (within && !within->conditions) {
        const std::size_t other = stimulusIndex(study, within->other_stimulus);
        refuseGuessedSize(study.stimuli[other]);
        request.within->names = {publicNames(study)[stimulus], publicNames(study)[other]};
    }
    ReleasePlan<Areas> plan =
        planRelease(mechanismOf<Areas>(session.at(AreasView::bench).mechanism), study.stimuli[stimulus], request);
    plan.public_name = publicNames(study)[stimulus];
    return plan;
}

Text metricNames(const AreaFacts& facts) {
    std::vector<Text> names;
    for (const AreaMetric metric : facts.metrics)
        names.push_back(words(metric).name);
    return joined(names, ", ");
}

std::vector<FileGroup> areaFilesOf(bool with_picture, bool with_groups) {
    std::vector<FileGroup> groups = {cardFiles(),
                                     {Text("Protected table (CSV)"), {"aoi_table.csv"}},
                                     {Text("The areas (CSV)"), {"aois.csv"}},
                                     {Text("Methods paragraph (text)"), {"methods.txt"}},
                                     {Text("Figure (SVG, PDF)"), {"figure.svg", "figure.pdf"}},
                                     {Text("Pictures (PNG)"), {"aois.png"}}};
    if (with_groups)
        groups.push_back({Text("Differences between groups (CSV, sentences)"), {"differences.csv", "findings.txt"}});
    if (with_picture)
        groups.push_back({Text("Overlay on the stimulus (PNG)"), {area_overlay}});
    return groups;
}

std::vector<FileGroup> differenceFiles() {
    return {cardFiles(),
            {Text("Differences within people (CSV, sentences)"), {"differences.csv", "findings.txt"}},
            {Text("The areas (CSV)"), {"aois.csv"}},
            {Text("Methods paragraph (text)"), {"methods.txt"}}};
}

ReleasePlan<Areas> settled(ReleasePlan<Areas> plan, const Dataset& study, const Session& session, ReleaseBasis basis,
                           const std::set<std::string>& declared) {
    basis.lists_stimuli = plan.public_name != plan.stimulus;
    settle(plan, session, restsOn(study, session, basis, declared));
    return plan;
}

/// What jobs on areas and on features have in common.
ReleaseJob tableJob(const PlannedJob<Areas>& planned, const Session& session) {
    ReleaseJob job = jobOf(planned, session);
    job.expected = [plans = planned.plans] {
        const ReleasePlan<Areas>& plan = plans->front();
        const AreaExpectation expected = areaExpectation(plan.noises, factsOfSmallest(plan), plan.bounds);
        return ReleaseExpectation{expected.text, expected.warning};
    };
    return job;
}

} // namespace

ReleaseBasis areaBasis(const Session& session) {
    return {.one_stimulus = true,
            .shown_for = !session.parameters(session.at(AreasView::bench).mechanism).has("presentation"),
            .groups = session.view<AreasView>().groups};
}

ReleaseBasis summaryBasis(const Session& session) { return {.groups = session.view<SignalsView>().groups}; }

ReleaseJob areaJob(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                   const AreaDrawing& drawing, const std::optional<WithinPeople>& within) {
    const std::vector<std::size_t> included = releasedPeople(session, *study, session.view<AreasView>().groups);
    const std::size_t stimulus = chosenStimulus(session, *study);
    const auto plans = std::make_shared<const std::vector<ReleasePlan<Areas>>>(
        1, settled(planOf(*study, stimulus, session, included, within), *study, session, areaBasis(session), declared));
    const ReleasePlan<Areas>& plan = plans->front();
    const auto drawn = [study, stimulus, drawing](std::size_t, const std::set<std::string>& files) {
        return drawing ? drawing(study->stimuli[stimulus], isChosen(area_overlay, files)) : ReleaseDrawing<Areas>();
    };
    ReleaseJob job =
        tableJob({study, included, plans, {{plan.stimulus, folderName(plan.public_name)}}, contentsOf, drawn}, session);
    job.size = Text("n = %1 observers, %2: %3", plan.facts.observers, counted(plan.areas.size(), Text("area"), Text("areas")),
                    metricNames(plan.facts));
    job.choices.push_back(choiceOf(Text("Areas"), plan.areas.size(), true));
    job.choices.push_back(choiceOf(Text("Metrics"), metricNames(plan.facts), true));
    addGroupChoices(job, plan.attribute, plan.groups);
    if (within)
        job.choices.push_back(
            choiceOf(Text("Differences within people"), within->names.first + " − " + within->names.second, true));
    if (plan.public_name != plan.stimulus) {
        job.renamed.emplace_back(plan.stimulus, plan.public_name);
        job.choices.push_back({Text("Published name of %1", plan.stimulus), plan.public_name, Text("its id looks like a file")});
    }
    job.files = within ? differenceFiles() : areaFilesOf(!study->stimuli[stimulus].picture.empty(), !plan.groups.empty());
    return job;
}

ReleaseJob summaryJob(const std::shared_ptr<const Dataset>& study, const Session& session, const std::set<std::string>& declared,
                      const ReleaseDrawing<Areas>& drawing) {
    const SignalsView& view = session.view<SignalsView>();
    const std::vector<std::size_t> included = releasedPeople(session, *study, view.groups);
    const Mechanism<Areas>& mechanism = mechanismOf<Areas>("summaries");
    SummaryReleaseRequest request{session.parameters(mechanism.info.id), static_cast<int>(included.size()),
                                  summaryChoice(session, *study)};
    request.attribute = view.groups;
    request.groups = releasedGroups(*study, view.groups, included);
    const std::size_t features = request.choice.features.size();
    const auto planned =
        onePlanned(study, included, settled(planRelease(mechanism, request), *study, session, summaryBasis(session), declared),
                   "summaries", contentsOf, drawing);
    const ReleasePlan<Areas>& plan = planned.plans->front();
    ReleaseJob job = tableJob(planned, session);
    job.size = Text("n = %1 observers, %2", plan.facts.observers, counted(features, Text("feature"), Text("features")));
    job.choices.push_back(choiceOf(Text("Public bounds"), std::filesystem::path(view.bounds).filename().string(), true));
    job.choices.push_back(choiceOf(Text("Features"), features, true));
    addGroupChoices(job, plan.attribute, plan.groups);
    job.files = {cardFiles(),
                 {Text("Protected table (CSV)"), {summary_table}},
                 {Text("Features and bounds (CSV)"), {summed_features}},
                 {Text("Methods paragraph (text)"), {"methods.txt"}},
                 {Text("Figure (SVG, PDF)"), {"figure.svg", "figure.pdf"}}};
    if (!plan.groups.empty())
        job.files.push_back({Text("Differences between groups (CSV, sentences)"), {"differences.csv", "findings.txt"}});
    return job;
}

} // namespace nictate
