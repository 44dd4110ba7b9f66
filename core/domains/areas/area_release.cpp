#include "core/domains/areas/area_release.h"

#include "core/data/presentation.h"
#include "core/domains/areas/area_expectation.h"
#include "core/domains/areas/area_files.h"
#include "core/domains/areas/area_methods.h"
#include "core/domains/areas/areas_view.h"
#include "core/domains/areas/group_differences.h"
#include "core/domains/signals/chosen_signals.h"
#include "core/errors.h"
#include "core/files/table_text.h"
#include "core/files/words.h"
#include "core/io/feature_bounds_file.h"
#include "core/mechanism/mechanisms.h"
#include "core/noise/k_norm_sampler.h"
#include "core/release/lattice_query.h"
#include "core/release/privacy_card.h"
#include "core/release/public_names.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <filesystem>
#include <functional>
#include <numeric>

namespace nictate {

// The plan ----------------------------------------------------------------------------------------------------------------------

namespace {

/// Gaussians compose as Σρ and Σμ².
Loss gaussianLoss(const std::vector<AreaLattice>& plans) {
    Loss loss;
    double rho = 0;
    std::optional<double> mu_squared = 0;
    for (const LatticePlan& plan : plans) {
        const Fraction own = gaussianRho(plan.l2_squared, plan.sigma_squared);
        rho = rho > 0 ? std::nextafter(rho + roundedUp(own), INFINITY) : roundedUp(own);
        loss.rho_exact += (loss.rho_exact.empty() ? "" : " + ") + fractionText(own);
        const auto mu = gaussianMuSquared(plan.l2_squared, plan.sigma_squared);
        mu_squared =
            mu && mu_squared ? std::optional(*mu_squared > 0 ? std::nextafter(*mu_squared + *mu, INFINITY) : *mu) : std::nullopt;
    }
    loss.rho = rho;
    if (mu_squared)
        loss.parts = ComposedLoss{{}, *mu_squared};
    return loss;
}

} // namespace

AreaFacts factsOfSmallest(const ReleasePlan<Areas>& plan) {
    AreaFacts facts = plan.facts;
    facts.observers = smallestOf(plan.groups, facts.observers);
    return facts;
}

void fillExact(ReleasePlan<Areas>& plan) {
    const AreaFacts facts = factsOfSmallest(plan);
    plan.bounds = plan.mechanism.steps.bounds(plan.resolved, facts);
    plan.noises = plan.mechanism.steps.noise(plan.resolved, facts);
    plan.exact = plan.mechanism.exact(plan.resolved, facts);
    plan.guarantee = plan.mechanism.guarantee(plan.resolved, facts);
    if (!plan.groups.empty())
        for (const Text& reason : groupReasons(plan.groups.size(), static_cast<std::size_t>(facts.observers)))
            plan.guarantee.reasons.push_back(reason);
    plan.previewed_scale = plan.guarantee.noise_scale;
    if (!plan.exact.k_norm) // whose scale is exact
        for (std::size_t m = 0; m < plan.noises.size(); ++m)
            plan.noises[m].scale = plan.exact.metrics[m].noiseScale();
    plan.guarantee.noise_scale = plan.noises.front().scale;
    const bool gaussian = plan.noises.front().kind == AreaNoiseKind::gaussian;
    plan.loss = gaussian ? gaussianLoss(plan.exact.metrics) : pureLoss(plan.resolved.number("epsilon"));
    plan.loss.delta = plan.guarantee.delta;
    plan.loss.user_epsilon = plan.guarantee.user_epsilon;
    plan.loss.published_epsilon = plan.guarantee.published_epsilon;
    plan.guarantee.rho = plan.loss.rho;
}

void refuseGuessedSize(const Stimulus& stimulus) {
    if (stimulus.size_source == SizeSource::assumed)
        throw Refused(Text("the size of stimulus %1 was guessed from gaze, so it is sensitive; give its picture or its size in "
                           "pixels (--size WxH)",
                           stimulus.id));
}

ReleasePlan<Areas> planRelease(const Mechanism<Areas>& mechanism, const Stimulus& stimulus, const AreaReleaseRequest& request) {
    requireFixedPlaces(stimulus);
    refuseGuessedSize(stimulus);
    if (const auto problem = problemOf(request.areas, stimulus.width_px, stimulus.height_px))
        throw InvalidParameter("aois", problem->problem, problem->what_to_do);
    AreaFacts facts = areaFacts(request.areas, request.metrics, request.observers);
    facts.expected_fixations = request.expected_fixations;
    facts.presentation_ms = request.presentation_ms;
    facts.within = request.within.has_value();
    if (request.within && !request.within->conditions) {
        if (const auto problem = problemOf(request.within->other_areas, 1e9, 1e9))
            throw InvalidParameter("aois", problem->problem, problem->what_to_do);
        facts.overlapping = facts.overlapping || anyOverlap(request.within->other_areas);
    }
    Scope<Areas> scope;
    scope.within = request.within;
    scope.stimulus = stimulus.id;
    scope.public_name = looksLikeFile(stimulus.id) ? "stimulus-1" : stimulus.id;
    scope.width_px = stimulus.width_px;
    scope.height_px = stimulus.height_px;
    scope.areas = request.areas;
    scope.attribute = request.attribute;
    scope.groups = request.groups;
    return planned(mechanism, request.given, facts, scope);
}

ReleasePlan<Areas> planRelease(const Mechanism<Areas>& mechanism, const SummaryReleaseRequest& request) {
    Scope<Areas> scope;
    scope.areas = featureColumns(request.choice.features);
    scope.summaries = request.choice;
    scope.attribute = request.attribute;
    scope.groups = request.groups;
    return planned(mechanism, request.given, summaryFacts(request.choice.bounds, request.observers), scope);
}

void describe(const ReleasePlan<Areas>& plan, LedgerRecord& record) {
    record.what = plan.summaries ? "feature summaries" : "areas of interest";
    record.stimulus = plan.stimulus;
    auto parameters = nlohmann::ordered_json::parse(record.parameters);
    if (plan.summaries)
        parameters["features"] = plan.summaries->features;
    else
        parameters["areas"] = plan.areas.size();
    for (const AreaMetric metric : plan.facts.metrics)
        parameters["metrics"].push_back(words(metric).id);
    if (plan.within)
        parameters["within_people"] = {plan.within->names.first, plan.within->names.second};
    addGroups(parameters, plan.attribute, plan.groups);
    record.parameters = parameters.dump();
}

// What is released --------------------------------------------------------------------------------------------------------------

AreaHits plannedData(const ReleasePlan<Areas>& plan, const Dataset& dataset, const std::vector<std::size_t>& included) {
    if (included.size() != static_cast<std::size_t>(plan.facts.observers))
        throw MissingData(
            Text("the release was planned for %1 observers, but %2 are included", plan.facts.observers, included.size()));
    if (plan.summaries)
        return AreaHits(featureSummaries(dataset, *plan.summaries, included));
    const std::size_t stimulus = stimulusIndex(dataset, plan.stimulus);
    if (plan.within)
        return hitsWithin(dataset, stimulus, plan.areas, *plan.within, included);
    return {plan.areas, areaGaze(dataset, stimulus, included)};
}

namespace {

/// Of one observer's values on the lattice, whose squares sum up to unit² at most, or to so many times that.
std::uint64_t spreadOnLattice(const std::vector<std::int64_t>& units, std::int64_t elsewhere, std::uint64_t unit,
                              std::size_t over) {
    const auto square = [](std::int64_t k) { return static_cast<UInt128>(std::abs(k)) * static_cast<UInt128>(std::abs(k)); };
    UInt128 squares = square(elsewhere);
    for (const std::int64_t k : units)
        squares += square(k);
    return static_cast<std::uint64_t>(squares / (static_cast<UInt128>(unit) * over));
}

/// One observer's values on the lattice; of differences within people each condition's, subtracted.
std::vector<std::int64_t> unitsOf(const AreaLattice& plan, AreaMetric metric, const AreaBounds& bounds, const AreaHits& hits,
                                  std::size_t observer) {
    std::vector<std::int64_t> all(cellsOf(metric, hits.areas()), 0);
    std::vector<std::uint64_t> units;
    // mutant areas-presentation-time-read-from-data, areas-overlap-ignored
    const SparseMap values = boundedAreaValues(metric, hits, observer, bounds);
    quantise(values, plan, units);
    for (std::size_t j = 0; j < units.size(); ++j)
        all[values.cells[j]] = static_cast<std::int64_t>(units[j]);
    if (hits.other()) {
        const std::vector<std::int64_t> less = unitsOf(plan, metric, bounds, *hits.other(), observer);
        for (std::size_t cell = 0; cell < all.size(); ++cell)
            all[cell] -= less[cell];
    }
    return all;
}

AreaColumn columnOf(const std::vector<std::int64_t>& sum, const AreaLattice& lattice, const AreaNoise& noise, double most,
                    bool within) {
    std::vector<double> noised;
    for (const std::int64_t units : sum)
        noised.push_back(static_cast<double>(units) * lattice.pitch / static_cast<double>(lattice.divisor));
    if (lattice.spread)
        noised.back() =
            static_cast<double>(sum.back()) / static_cast<double>(lattice.unit) / static_cast<double>(lattice.divisor) * most;
    return nictate::columnOf(noise, std::move(noised), most, within ? 0 : most);
}

} // namespace

std::vector<std::int64_t> areaLatticeSum(const AreaLattice& plan, AreaMetric metric, const AreaBounds& bounds,
                                         const AreaHits& hits) {
    const std::size_t cells = cellsOf(metric, hits.areas()), over = spreadOver(metric, bounds, hits.areas());
    std::vector<std::int64_t> sum(cells + plan.elsewhere + plan.spread, 0);
    const auto in_all = static_cast<std::int64_t>(hits.other() ? 0 : plan.unit);
    for (std::size_t i = 0; i < hits.observers(); ++i) {
        const std::vector<std::int64_t> units = unitsOf(plan, metric, bounds, hits, i);
        for (std::size_t cell = 0; cell < cells; ++cell)
            sum[cell] += units[cell];
        const std::int64_t elsewhere = std::accumulate(units.begin(), units.end(), in_all, std::minus<>());
        if (plan.elsewhere)
            sum[cells] += elsewhere;
        const bool in_spread = plan.elsewhere || (hits.other() && sumIsHeld(metric, bounds));
        if (plan.spread)
            sum.back() += static_cast<std::int64_t>(spreadOnLattice(units, in_spread ? elsewhere : 0, plan.unit, over));
    }
    return sum;
}

std::vector<std::int64_t> kNormDraw(const KNormPlan& plan, SecureNoise& noise) {
    // mutant areas-k-norm-each-metric-at-the-whole-budget
    return KNormSampler(plan.body, plan.epsilon.numerator, plan.epsilon.denominator * plan.steps)(noise);
}

namespace {

/// One table, of all observers in the hits.
Drawn<Areas> drawTable(const ReleasePlan<Areas>& plan, const AreaHits& hits, SecureNoise& noise) {
    const AreaFacts facts = factsOfGroup(plan.facts, hits.observers());
    std::vector<std::int64_t> joint;
    if (plan.exact.k_norm)
        joint = kNormDraw(*plan.exact.k_norm, noise);
    auto next = joint.begin();
    Drawn<Areas> drawn;
    for (std::size_t m = 0; m < plan.exact.metrics.size(); ++m) {
        AreaLattice lattice = plan.exact.metrics[m];
        AreaNoise own = plan.noises[m]; // of the sum the noise is the same, whoever is in the table
        own.scale *= static_cast<double>(lattice.divisor) / static_cast<double>(hits.observers());
        own.sensitivity *= static_cast<double>(lattice.divisor) / static_cast<double>(hits.observers());
        lattice.divisor = hits.observers();
        const AreaMetric metric = plan.facts.metrics[m];
        std::vector<std::int64_t> sum = areaLatticeSum(lattice, metric, plan.bounds, hits);
        if (joint.empty())
            addLatticeNoise(sum, lattice, noise);
        else
            for (std::int64_t& units : sum)
                units += *next++;
        drawn.columns.push_back(columnOf(sum, lattice, own, mostOf(metric, plan.bounds), plan.within.has_value()));
    }
    if (plan.within)
        drawn.findings = findingsWithin(drawn.columns, plan.bounds, facts, plan.within->names, plan.areas);
    else
        drawn.rows = finishedAreas(drawn.columns, plan.bounds, facts);
    return drawn;
}

std::string unitOfRow(const AreaValue& row) {
    if (row.metric == words(AreaMetric::feature_mean).id)
        return "as the feature";
    for (const AreaMetric metric : area_metrics)
        if (row.metric == words(metric).id) {
            const std::string& unit = words(metric).unit.english();
            return unit.empty() ? "share" : unit;
        }
    return "ms"; // the mean duration of fixations
}

void addRows(TableText& table, const std::vector<AreaValue>& rows, const std::vector<Area>& areas, const std::string& group) {
    for (const AreaValue& row : rows) {
        if (!group.empty())
            table.text(group);
        table.text(rowName(row, areas)).text(row.metric);
        for (const double value : {row.value, row.low, row.high, row.people_low, row.people_high})
            table.number(value);
        table.text(unitOfRow(row)).endRow();
    }
}

} // namespace

Drawn<Areas> draw(const ReleasePlan<Areas>& plan, const AreaHits& hits, const std::vector<std::size_t>&, SecureNoise& noise) {
    if (plan.groups.empty())
        return drawTable(plan, hits, noise);
    Drawn<Areas> drawn;
    for (const ReleasedGroup& group : plan.groups) {
        const AreaHits own = hits.part(group.observers);
        drawn.groups.push_back({group.name, static_cast<int>(group.observers.size()), drawTable(plan, own, noise).rows});
    }
    drawn.findings = areaFindings(drawn.groups, plan.areas);
    return drawn;
}

namespace {

/// What a row is called after.
std::string columnOf(const ReleasePlan<Areas>& plan) { return plan.summaries ? "feature" : "aoi"; }

} // namespace

std::string areaTableCsv(const Release<Areas>& release) {
    TableText table;
    const std::string column = columnOf(release.plan());
    const Drawn<Areas>& drawn = release.drawn();
    if (drawn.groups.empty())
        table.header({column, "metric", "private", "ci_low", "ci_high", "people_low", "people_high", "unit"});
    else
        table.header({"group", column, "metric", "private", "ci_low", "ci_high", "people_low", "people_high", "unit"});
    addRows(table, drawn.rows, release.plan().areas, {});
    for (const GroupRows& group : drawn.groups)
        addRows(table, group.rows, release.plan().areas, group.group);
    return table.take();
}

std::string findingsText(const Release<Areas>& release) {
    std::string text;
    for (const Finding& finding : release.drawn().findings)
        text += findingSentence(finding, release.plan().resolved.number("epsilon")).english() + "\n";
    return text;
}

std::string methodsText(const Release<Areas>& release) {
    const ReleasePlan<Areas>& plan = release.plan();
    AreaMethods methods{plan.mechanism.info, plan.resolved, plan.guarantee, plan.facts, plan.bounds, {}, release.version()};
    for (const ReleasedGroup& group : plan.groups)
        methods.groups.emplace_back(group.name, static_cast<int>(group.observers.size()));
    if (plan.within)
        methods.within = plan.within->names;
    return methodsParagraph(methods) + "\n";
}

namespace {

/// The areas themselves, or the features with their bounds.
std::string columnsCsv(const Release<Areas>& release) {
    const ReleasePlan<Areas>& plan = release.plan();
    if (plan.summaries)
        return featureBoundsCsv(plan.summaries->features, plan.summaries->bounds);
    if (plan.within && !plan.within->conditions)
        return areasCsv({{plan.within->names.first, plan.areas}, {plan.within->names.second, plan.within->other_areas}});
    return areasCsv({{"", plan.areas}});
}

} // namespace

std::vector<PublicWriter<Areas>> publicWriters(const Release<Areas>& release) {
    const bool summaries = release.plan().summaries.has_value();
    std::vector<PublicWriter<Areas>> writers = {
        {summaries ? summary_table : "aoi_table.csv", areaTableCsv},
        {"methods.txt", methodsText},
        {summaries ? summed_features : "aois.csv", columnsCsv},
        {"privacy_card.json", [](const Release<Areas>& made) { return privacyCardJson(made); }}};
    if (release.plan().within)
        writers.erase(writers.begin());
    if (!release.plan().groups.empty() || release.plan().within) {
        writers.push_back({"differences.csv",
                           [](const Release<Areas>& made) { return findingsCsv(made.drawn().findings, columnOf(made.plan())); }});
        writers.push_back({"findings.txt", findingsText});
    }
    return writers;
}

// The job -----------------------------------------------------------------------------------------------------------------------

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
