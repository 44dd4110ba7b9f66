#include "core/domains/heatmap/heatmap_job.h"

#include "core/data/presentation.h"
#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/mechanism/mechanisms.h"
#include "core/release/public_names.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace nictate {

namespace {

constexpr auto overlay = "heatmap_on_stimulus.png", film_overlay = "heatmap_on_stimulus.webp",
               any_overlay = "heatmap_on_stimulus-*.png";

/// The plans of these stimuli. What a plan holds besides id and picture depends on the size, on how long it was shown and on
/// whether there is a picture, so each is planned once.
std::vector<ReleasePlan<Maps>> plansOf(const Dataset& study, const std::vector<std::size_t>& stimuli,
                                       const Mechanism<Maps>& mechanism, MapReleaseRequest request, const Session& session,
                                       const std::vector<FrameLine>& rests_on) {
    const std::vector<std::string> names = publicNames(study);
    std::map<std::tuple<int, int, SizeSource, bool, std::optional<double>>, ReleasePlan<Maps>> by_size;
    std::vector<ReleasePlan<Maps>> plans;
    for (std::size_t index : stimuli) {
        const Stimulus& stimulus = study.stimuli[index];
        request.presentation_ms = presentationOf(study.frame, stimulus.id);
        const std::tuple size(stimulus.width_px, stimulus.height_px, stimulus.size_source, isPicture(stimulus),
                              request.presentation_ms);
        auto found = by_size.find(size);
        if (found == by_size.end()) {
            ReleasePlan<Maps> plan = planRelease(mechanism, stimulus, request);
            settle(plan, session, rests_on);
            found = by_size.emplace(size, std::move(plan)).first;
        }
        plans.push_back(found->second);
        plans.back().stimulus = stimulus.id;
        plans.back().public_name = names[index];
        plans.back().facts.picture = publicPicture(stimulus, request.read_picture);
    }
    return plans;
}

std::vector<ReleaseJob::Choice> choicesOf(const std::vector<ReleasePlan<Maps>>& plans) {
    const ReleasePlan<Maps>& first = plans.front();
    std::vector<PlannedRelease> planned(plans.begin(), plans.end());
    for (PlannedRelease& plan : planned)
        if (first.private_cap)
            plan.resolved.unset("cap");
    std::vector<ReleaseJob::Choice> choices = parameterChoices(first.mechanism.info, planned);
    if (first.private_cap)
        choices.push_back({Text("Cell cap m"), "1 … " + std::to_string(first.private_cap->largest), Text("chosen privately")});
    const bool one_blur = std::all_of(plans.begin(), plans.end(),
                                      [&](const ReleasePlan<Maps>& plan) { return plan.facts.blur_px == first.facts.blur_px; });
    choices.push_back(choiceOf(Text("Blur σ_b (px of the picture)"),
                               one_blur ? Text(figure(first.facts.blur_px)) : Text("differs"), first.blur_by_hand));
    if (first.facts.windows() > 1)
        choices.push_back(choiceOf(Text("Windows of time"),
                                   Text("%1, %2 …", first.facts.windows(), windowName(first.grid.cuts, 0, first.cut.clock)),
                                   true));
    return choices;
}

/// What stimuli will be called; of many the first few.
void addNames(std::vector<ReleaseJob::Choice>& choices, const std::vector<std::pair<std::string, std::string>>& renamed) {
    constexpr std::size_t shown = 5;
    for (std::size_t i = 0; i < std::min(shown, renamed.size()); ++i)
        choices.push_back({Text("Published name of %1", renamed[i].first), renamed[i].second, Text("its id looks like a file")});
    if (renamed.size() > shown)
        choices.push_back(
            {Text("… and of %1 more", renamed.size() - shown), renamed[shown].second + " …", Text("their ids look like files")});
}

std::vector<FileGroup> filesOf(bool with_picture, bool film) {
    std::vector<FileGroup> groups =
        film ? std::vector<FileGroup>{cardFiles(),
                                      {Text("Protected maps on the noise grid (CSV, NPY)"),
                                       {"private_grid-*.csv", "private_grid.npy"}},
                                      {Text("Heatmap of every window (CSV, TIFF)"),
                                       {"heatmap-*.csv", "heatmap.tif", "unbiased-*.csv"}},
                                      {Text("A picture of every window, and one of all (PNG, SVG, PDF)"),
                                       {"heatmap-*.png", "heatmap.png", "heatmap.svg", "heatmap.pdf"}},
                                      {Text("Animated picture (WebP)"), {"heatmap.webp"}}}
             : std::vector<FileGroup>{
                   cardFiles(),
                   {Text("Protected map on the noise grid (CSV, NPY)"), {"private_grid.csv", "private_grid.npy"}},
                   {Text("Heatmap on the display grid (CSV, TIFF)"), {"heatmap.csv", "heatmap.tif", "unbiased.csv"}},
                   {Text("Pictures (PNG, SVG, PDF)"), {"heatmap.png", "heatmap.svg", "heatmap.pdf"}}};
    if (with_picture)
        groups.push_back({film ? Text("Overlays on the stimulus (PNG, WebP)") : Text("Overlay on the stimulus (PNG)"),
                          film ? std::vector<std::string>{any_overlay, film_overlay} : std::vector<std::string>{overlay}});
    return groups;
}

std::vector<FileGroup> groupFiles(bool with_picture) {
    std::vector<FileGroup> groups = {
        cardFiles(),
        {Text("Protected maps on the noise grid (CSV, NPY)"), {"private_grid-*.csv", "private_grid-*.npy"}},
        {Text("Heatmap of every group (CSV, TIFF)"), {"heatmap-*.csv", "heatmap-*.tif", "unbiased-*.csv"}},
        {Text("A picture of every group (PNG, SVG, PDF)"), {"heatmap-*.png", "heatmap-*.svg", "heatmap-*.pdf"}},
        {Text("Differences between groups (CSV, PNG, SVG, PDF)"),
         {"difference.csv", "groups-*.png", "groups-*.svg", "groups-*.pdf"}}};
    if (with_picture)
        groups.push_back({Text("Overlays on the stimulus (PNG)"), {any_overlay}});
    return groups;
}

bool drawsOverlay(const std::set<std::string>& files) {
    return isChosen(overlay, files) || isChosen(film_overlay, files) || files.contains(any_overlay);
}

std::size_t valuesIn(const DrawnMap& map) {
    return static_cast<std::size_t>(map.private_map.size() + map.heatmap.size() + map.unbiased.size());
}

Contents contentsOf(const Release<Maps>& release) {
    std::size_t values = valuesIn(release.drawn());
    for (const DrawnMap& map : release.drawn().groups)
        values += valuesIn(map);
    Contents out{release.plan().stimulus, {}, values * sizeof(double)};
    if (const std::size_t groups = release.plan().groups.size(); groups > 0)
        out.counts = {{"groups", groups}};
    return out;
}

std::vector<std::size_t> chosenStimuli(const ReleaseWish& wish, const Session& session, const Dataset& study) {
    if (wish.stimuli.empty())
        return {chosenStimulus(session, study)};
    std::vector<std::size_t> stimuli;
    for (const std::string& id : wish.stimuli)
        stimuli.push_back(stimulusIndex(study, id));
    return stimuli;
}

/// Whether what is published tells more of the list of stimuli than names that were chosen by hand.
bool dependsOnList(const Dataset& study, const std::vector<std::size_t>& stimuli) {
    const std::vector<std::string> names = publicNames(study);
    return stimuli.size() > 1 ||
           std::any_of(stimuli.begin(), stimuli.end(), [&](std::size_t i) { return names[i] != study.stimuli[i].id; });
}

Text expectedText(const Text& fixations, const std::string& cc, bool at_least, bool windows) {
    if (at_least)
        return windows
                   ? Text("Expected CC with the original, at the least, if an observer makes %1 on a picture: %2 in the mean "
                          "over windows",
                          fixations, cc)
                   : Text("Expected CC with the original, at the least, if an observer makes %1 on a picture: %2", fixations, cc);
    return windows ? Text("Expected CC with the original, if an observer makes %1 on a picture: %2 in the mean over windows",
                          fixations, cc)
                   : Text("Expected CC with the original, if an observer makes %1 on a picture: %2", fixations, cc);
}

/// Of the plan that comes out worst.
ReleaseExpectation expectationOf(const std::vector<ReleasePlan<Maps>>& plans) {
    std::optional<double> worst;
    bool adds_nothing = false;
    std::vector<MapFacts> seen;
    for (const ReleasePlan<Maps>& plan : plans) {
        if (plan.exact.noise == LatticeNoise::none || std::count(seen.begin(), seen.end(), plan.facts))
            continue;
        seen.push_back(plan.facts);
        Parameters given = plan.groups.empty() ? plan.given : plan.resolved;
        if (plan.private_cap)
            given.set("cap", plan.resolved.number("cap")); // the largest that may be chosen
        const double cc = expectedCC(plan.mechanism, given, factsOfSmallest(plan));
        adds_nothing = adds_nothing || cc < expectedCCWithoutGaze(plan.facts) + adds_something_cc;
        worst = std::min(worst.value_or(1), cc);
        if (seen.size() == 4) // sizes that differ, differ little in this
            break;
    }
    if (!worst)
        return {Text("No noise is added, so nothing is hidden either."), {}};
    char cc[16];
    std::snprintf(cc, sizeof cc, "%.2f", *worst);
    const bool many = plans.size() > 1 || !plans.front().groups.empty();
    const double expected = plans.front().facts.expected_fixations;
    const Text fixations = expected == 1 ? Text("%1 fixation", valueText(expected)) : Text("%1 fixations", valueText(expected));
    ReleaseExpectation out{expectedText(fixations, cc, many, plans.front().facts.windows() > 1), {}};
    if (adds_nothing)
        out.warning = Text("Adds nothing: a map made with no gaze at all, from public facts alone, is expected to be as near to "
                           "the original, and costs nothing. A larger ε or more observers help.");
    else if (*worst < mostly_noise_cc)
        out.warning = Text("Mostly noise: the heatmap will hardly show where people looked, and it is paid for all the same. A "
                           "larger ε, a coarser grid or more observers help.");
    return out;
}

} // namespace

std::vector<std::string> allStimuli(const Dataset& study) {
    if (study.stimuli.empty())
        throw MissingData(Text("the study has no stimuli"));
    std::vector<std::string> ids;
    for (const Stimulus& stimulus : study.stimuli)
        ids.push_back(stimulus.id);
    return ids;
}

std::vector<std::string> stimulusFolders(const Dataset& study) { return folderNames(publicNames(study)); }

ReleaseBasis mapBasis(const Session& session) {
    const bool by_hand = session.expected_fixations || session.view<HeatmapLook>().cut.presentation_ms;
    return {.one_stimulus = true, .shown_for = !by_hand};
}

ReleaseJob heatmapJob(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish,
                      const HeatmapDrawing& drawing, const PictureReader& read_picture) {
    const Mechanism<Maps>& mechanism = mechanismOf<Maps>(session.at(HeatmapLook::bench).mechanism);
    const std::vector<std::size_t> included = releasedPeople(session, *study, wish.groups);
    const std::vector<std::size_t> stimuli = chosenStimuli(wish, session, *study);

    MapReleaseRequest request;
    request.given = session.parameters(mechanism.info.id);
    request.observers = static_cast<int>(included.size());
    request.blur_px = session.blur_px;
    request.display_longer = session.display_longer;
    request.expected_fixations = session.expected_fixations;
    request.private_cap = wish.private_cap;
    request.cut = session.view<HeatmapLook>().cut;
    request.read_picture = read_picture;
    request.attribute = wish.groups;
    request.groups = releasedGroups(*study, wish.groups, included);
    ReleaseBasis basis = mapBasis(session);
    basis.lists_stimuli = dependsOnList(*study, stimuli);
    basis.groups = wish.groups;
    const std::vector<FrameLine> rests_on = restsOn(*study, session, basis, wish.declared);
    const auto plans =
        std::make_shared<const std::vector<ReleasePlan<Maps>>>(plansOf(*study, stimuli, mechanism, request, session, rests_on));

    const std::vector<std::string> folders = stimulusFolders(*study);
    PlannedJob<Maps> planned{study, included, plans, {}, contentsOf, {}};
    for (std::size_t i = 0; i < stimuli.size(); ++i)
        planned.names.emplace_back((*plans)[i].stimulus, folders[stimuli[i]]);
    if (drawing)
        planned.drawing = [study, stimuli, plans, drawing](std::size_t i, const std::set<std::string>& files) {
            return drawing((*plans)[i], study->stimuli[stimuli[i]], drawsOverlay(files));
        };
    ReleaseJob job = jobOf(planned, session);
    job.size = Text("n = %1 observers", request.observers);
    job.choices = choicesOf(*plans);
    addGroupChoices(job, wish.groups, request.groups);
    if (request.groups.empty() && capCanBeChosen(mechanism, plans->front().resolved))
        job.private_cap = PrivateCap{};
    for (const ReleasePlan<Maps>& plan : *plans)
        if (plan.public_name != plan.stimulus)
            job.renamed.emplace_back(plan.stimulus, plan.public_name);
    addNames(job.choices, job.renamed);
    const bool with_picture =
        std::any_of(stimuli.begin(), stimuli.end(), [&](std::size_t i) { return !study->stimuli[i].picture.empty(); });
    job.files = request.groups.empty() ? filesOf(with_picture, plans->front().facts.windows() > 1) : groupFiles(with_picture);
    job.expected = [plans] { return expectationOf(*plans); };
    return job;
}

} // namespace nictate
