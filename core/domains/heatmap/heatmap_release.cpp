#include "core/domains/heatmap/heatmap_release.h"

#include "core/data/presentation.h"
#include "core/domains/heatmap/cap_selection.h"
#include "core/domains/heatmap/expected_cc.h"
#include "core/domains/heatmap/heatmap.h"
#include "core/domains/heatmap/heatmap_differences.h"
#include "core/domains/heatmap/heatmap_look.h"
#include "core/domains/heatmap/heatmap_parameters.h"
#include "core/errors.h"
#include "core/files/figures.h"
#include "core/files/table_text.h"
#include "core/io/video.h"
#include "core/mechanism/mechanisms.h"
#include "core/release/lattice_query.h"
#include "core/release/privacy_card.h"
#include "core/release/public_names.h"
#include "core/release/released_group.h"

#include <nlohmann/json.hpp>
#include <tiffio.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <map>
#include <tuple>

namespace nictate {

// The plan ----------------------------------------------------------------------------------------------------------------------

namespace {

Loss lossOf(const ReleasePlan<Heatmaps>& plan) {
    Loss loss;
    loss.delta = plan.guarantee.delta;
    loss.user_epsilon = plan.guarantee.user_epsilon;
    loss.published_epsilon = plan.guarantee.published_epsilon;
    if (plan.exact.noise == LatticeNoise::discrete_gaussian) {
        const Fraction rho = gaussianRho(plan.exact.l2_squared, plan.exact.sigma_squared);
        loss.rho = roundedUp(rho);
        loss.rho_exact = fractionText(rho);
        if (const auto mu_squared = gaussianMuSquared(plan.exact.l2_squared, plan.exact.sigma_squared))
            loss.parts = ComposedLoss{{}, *mu_squared};
    } else if (plan.exact.noise == LatticeNoise::discrete_laplace) {
        const double epsilon = *plan.guarantee.user_epsilon;
        const ExactLoss squared = squaredLoss(epsilon, 2);
        loss.pure_epsilon = epsilon;
        loss.parts = ComposedLoss{{{epsilon, 1}}, 0};
        loss.rho = squared.rho;
        loss.rho_exact = squared.exact;
    }
    return loss;
}

/// Sequential composition with the choice of the cap.
void addSelection(Loss& loss, double epsilon) {
    const ExactLoss squared = squaredLoss(epsilon, 8);
    auto add = [](std::optional<double>& to, double more) {
        if (to)
            to = std::nextafter(*to + more, INFINITY);
    };
    add(loss.rho, squared.rho);
    add(loss.pure_epsilon, epsilon);
    add(loss.user_epsilon, epsilon);
    add(loss.published_epsilon, epsilon);
    if (loss.parts)
        ++loss.parts->pure[epsilon];
    loss.rho_exact += " + " + squared.exact;
}

/// Of two noises of one kind.
std::optional<ComposedLoss> larger(const std::optional<ComposedLoss>& a, const std::optional<ComposedLoss>& b) {
    if (!a || !b)
        return {};
    return a->mu_squared > b->mu_squared ? a : b;
}

/// The simulation's guarantee with the figures of the exact release.
Guarantee exactGuarantee(const ReleasePlan<Heatmaps>& plan) {
    const HeatmapFacts facts = factsOfSmallest(plan);
    Guarantee guarantee = plan.mechanism.guarantee(plan.resolved, facts);
    if (!plan.groups.empty())
        for (const Text& reason : groupReasons(plan.groups.size(), static_cast<std::size_t>(facts.observers)))
            guarantee.reasons.push_back(reason);
    const double unit = plan.exact.pitch / static_cast<double>(plan.exact.divisor);
    guarantee.noise_scale = plan.exact.noiseScale();
    if (plan.exact.l1 > 0)
        guarantee.sensitivity_l1 = static_cast<double>(plan.exact.l1) * unit;
    if (plan.exact.l2_squared > 0)
        guarantee.sensitivity_l2 = std::sqrt(static_cast<double>(plan.exact.l2_squared)) * unit;
    return guarantee;
}

/// All maps at one ε and at everybody's δ, on the grid of the smallest group.
ReleasePlan<Heatmaps> planOfGroups(const Mechanism<Heatmaps>& mechanism, const HeatmapReleaseRequest& request,
                                   const HeatmapFacts& facts, const Scope<Heatmaps>& scope) {
    if (request.noisy_cap)
        throw InvalidParameter("choose-cap", std::to_string(request.noisy_cap->largest), Text("no --choose-cap with --groups"));
    const int smallest = smallestOf(scope.groups, facts.observers);
    ReleasePlan<Heatmaps> plan =
        planned(mechanism, resolveForGroups(mechanism, request.given, facts, smallest, scope.attribute), facts, scope);
    plan.given = request.given;
    plan.study_delta = request.given.numberIf("delta").value_or(defaultStudyDelta(facts.observers));
    return plan;
}

void checkNoisyCap(const ReleasePlan<Heatmaps>& plan, const NoisyCap& choice) {
    if (!capCanBeChosen(plan.mechanism, plan.resolved))
        throw InvalidParameter("choose-cap", plan.mechanism.info.id, Text("a mechanism with a cell cap, and no splat"));
    if (plan.given.has("cap"))
        throw InvalidParameter("cap", valueText(plan.given.number("cap")), Text("unset when the cap is chosen with noise"));
    if (choice.largest < 2 || choice.largest > 1000)
        throw InvalidParameter("choose-cap", std::to_string(choice.largest), Text("a whole number, 2 ≤ choose-cap ≤ 1000"));
    if (!(choice.epsilon > 0 && choice.epsilon <= 1000))
        throw InvalidParameter("cap-epsilon", valueText(choice.epsilon), std::string("0 < cap-epsilon ≤ 1000"));
}

} // namespace

std::shared_ptr<const PublicPicture> publicPicture(const Stimulus& stimulus, const PictureReader& read) {
    if (!isPicture(stimulus))
        return nullptr;
    const bool here = !stimulus.picture.empty();
    return std::make_shared<const PublicPicture>(stimulus.picture, here ? read : PictureReader(),
                                                 here && read && namesVideo(stimulus.picture) ? framesOfVideo : FrameReader());
}

bool capCanBeChosen(const Mechanism<Heatmaps>& mechanism, const Parameters& resolved) {
    return mechanism.info.has("cap") && boundsOf(resolved).splat <= 0;
}

HeatmapFacts factsOfSmallest(const ReleasePlan<Heatmaps>& plan) {
    HeatmapFacts facts = plan.facts;
    // mutant heatmap-groups-noise-by-everybodys-n
    facts.observers = smallestOf(plan.groups, facts.observers);
    return facts;
}

void fillExact(ReleasePlan<Heatmaps>& plan) {
    const HeatmapFacts facts = factsOfSmallest(plan);
    plan.grid = plan.mechanism.steps.grid(plan.resolved, facts);
    plan.exact = plan.mechanism.exact(plan.resolved, facts);
    plan.previewed_scale = plan.mechanism.guarantee(plan.resolved, facts).noise_scale;
    plan.guarantee = exactGuarantee(plan);
    plan.loss = lossOf(plan);
    plan.guarantee.rho = plan.loss.rho;
}

ReleasePlan<Heatmaps> planRelease(const Mechanism<Heatmaps>& mechanism, const Stimulus& stimulus,
                                  const HeatmapReleaseRequest& request) {
    requireFixedPlaces(stimulus);
    if (stimulus.size_source == SizeSource::assumed)
        throw Refused(Text("the size of stimulus %1 was guessed from gaze, so it is sensitive; give its picture or its size in "
                           "pixels (--size WxH)",
                           stimulus.id));
    if (request.cut.wantsPresentation())
        throw Refused(Text("it is not known how long the stimuli were shown, and a guess from gaze is sensitive; state it "
                           "(--presentation MS), or the times of the cuts (--windows 1000,2000,…)"));
    HeatmapFacts facts;
    facts.observers = request.observers;
    facts.display = displayGrid(stimulus.width_px, stimulus.height_px, request.display_longer);
    facts.expected_fixations = expectedFixations(
        request.expected_fixations, request.cut.presentation_ms ? request.cut.presentation_ms : request.presentation_ms);
    facts.blur_px = request.blur_px.value_or(defaultBlur(stimulus.width_px));
    facts.picture = publicPicture(stimulus, request.read_picture);
    facts = withWindows(std::move(facts), request.cut);
    Scope<Heatmaps> scope;
    scope.stimulus = stimulus.id;
    scope.public_name = looksLikeFile(stimulus.id) ? "stimulus-1" : stimulus.id;
    scope.noisy_cap = request.noisy_cap;
    scope.cut = request.cut;
    scope.blur_by_hand = request.blur_px.has_value();
    scope.fixations_by_hand = request.expected_fixations.has_value();
    scope.attribute = request.attribute;
    scope.groups = request.groups;
    if (!scope.groups.empty())
        return planOfGroups(mechanism, request, facts, scope);
    ReleasePlan<Heatmaps> plan = planned(mechanism, request.given, facts, scope);
    if (!request.noisy_cap)
        return plan;
    checkNoisyCap(plan, *request.noisy_cap);
    return withCap(plan, request.noisy_cap->largest);
}

ReleasePlan<Heatmaps> withCap(const ReleasePlan<Heatmaps>& plan, int cap) {
    // The loss must not depend on which cap is chosen, so it is the largest over all of them.
    ReleasePlan<Heatmaps> chosen = plan;
    Loss largest;
    for (int m = 1; m <= plan.noisy_cap->largest; ++m) {
        chosen.resolved.set("cap", static_cast<double>(m));
        fillExact(chosen);
        const auto before = largest.parts;
        const bool first = m == 1, more = first || chosen.loss.rho > largest.rho;
        if (more)
            largest = chosen.loss;
        if (!first)
            largest.parts = larger(before, chosen.loss.parts);
    }
    chosen.resolved.set("cap", static_cast<double>(cap));
    fillExact(chosen);
    chosen.loss = largest;
    addSelection(chosen.loss, plan.noisy_cap->epsilon);
    chosen.guarantee.rho = chosen.loss.rho;
    chosen.guarantee.published_epsilon = chosen.guarantee.user_epsilon = chosen.loss.published_epsilon;
    chosen.guarantee.reasons.push_back(Text("The cap was chosen by the exponential mechanism; what that cost is included."));
    return chosen;
}

void describe(const ReleasePlan<Heatmaps>& plan, LedgerRecord& record) {
    record.what = "heatmap";
    record.stimulus = plan.stimulus;
    if (plan.facts.windows() > 1) {
        auto parameters = nlohmann::ordered_json::parse(record.parameters);
        parameters["windows"] = plan.facts.windows();
        parameters["cut_at"] = plan.grid.cuts;
        record.parameters = parameters.dump();
    }
    if (!plan.groups.empty()) {
        auto parameters = nlohmann::ordered_json::parse(record.parameters);
        addGroups(parameters, plan.attribute, plan.groups);
        record.parameters = parameters.dump();
    }
    if (plan.noisy_cap) {
        auto parameters = nlohmann::ordered_json::parse(record.parameters);
        parameters.erase("cap"); // chosen after the entry is made
        parameters["choose-cap"] = plan.noisy_cap->largest;
        parameters["cap-epsilon"] = plan.noisy_cap->epsilon;
        record.parameters = parameters.dump();
    }
}

// What is released --------------------------------------------------------------------------------------------------------------

namespace {

int chosenCap(const ReleasePlan<Heatmaps>& plan, const ObserverPoints& points, SecureNoise& noise) {
    const auto count_cap = boundsOf(plan.resolved).count_cap;
    const auto variances = capNoiseVariances(plan.mechanism, plan.resolved, plan.facts, plan.noisy_cap->largest);
    const auto scores = exactCapScores(countRepeats(plan.grid, points, count_cap), variances, count_cap);
    return chooseCapExactly(scores, plan.noisy_cap->epsilon, noise);
}

} // namespace

ObserverPoints plannedData(const ReleasePlan<Heatmaps>& plan, const Dataset& dataset, const std::vector<std::size_t>& included) {
    if (included.size() != static_cast<std::size_t>(plan.facts.observers))
        throw MissingData(
            Text("the release was planned for %1 observers, but %2 are included", plan.facts.observers, included.size()));
    return collectPoints(dataset, stimulusIndex(dataset, plan.stimulus), included, GazeSource::fixations, plan.cut.clock);
}

namespace {

/// One map, of these observers.
DrawnMap drawMap(const ReleasePlan<Heatmaps>& plan, const LatticePlan& lattice, const HeatmapFacts& facts,
                 const ObserverPoints& points, const std::vector<std::size_t>& observers, SecureNoise& noise) {
    LatticeMap map = latticeSum(lattice, plan.grid, boundsOf(plan.resolved), points, observers);
    addLatticeNoise(map, lattice, noise);
    DrawnMap drawn;
    drawn.protected_map = meanOfLattice(map, lattice, plan.grid);
    const Finish finish = plan.mechanism.steps.finisher(plan.resolved, facts);
    drawn.heatmap = finish(drawn.protected_map, lattice.noiseScale());
    if (finish.unbiased)
        drawn.unbiased = finish.unbiased(drawn.protected_map);
    return drawn;
}

Drawn<Heatmaps> drawGroups(const ReleasePlan<Heatmaps>& plan, const ObserverPoints& points, SecureNoise& noise) {
    Drawn<Heatmaps> drawn;
    std::vector<NoisyGroupMap> noisy;
    for (const ReleasedGroup& group : plan.groups) {
        LatticePlan lattice = plan.exact; // of the sum the noise is the same, whoever is in the map
        // mutant heatmap-groups-mean-over-everybody
        lattice.divisor = group.observers.size();
        const HeatmapFacts own = factsOfGroup(plan.facts, static_cast<int>(group.observers.size()));
        // mutant heatmap-groups-maps-of-everybody
        drawn.groups.push_back(drawMap(plan, lattice, own, points, group.observers, noise));
        noisy.push_back({group.name, drawn.groups.back().protected_map, lattice.noiseScale()});
    }
    drawn.differences = mapDifferences(noisy, plan.grid, plan.mechanism.steps.noise);
    return drawn;
}

} // namespace

Drawn<Heatmaps> draw(ReleasePlan<Heatmaps>& plan, const ObserverPoints& points, const std::vector<std::size_t>&,
                     SecureNoise& noise) {
    if (!plan.groups.empty())
        return drawGroups(plan, points, noise);
    if (plan.noisy_cap)
        plan = withCap(plan, chosenCap(plan, points, noise));
    return {
        drawMap(plan, plan.exact, plan.facts, points, releasedObservers(plan.exact, points.observers(), noise), noise), {}, {}};
}

// Files -------------------------------------------------------------------------------------------------------------------------

namespace {

template <class Table> std::string csvText(const Table& values) {
    TableText text;
    text.rows(values);
    return text.take();
}

/// libtiff's view of a growing piece of memory.
struct TiffMemory {
    std::string bytes;
    std::size_t at = 0;

    static tmsize_t read(thandle_t handle, void* out, tmsize_t size) {
        auto& self = *static_cast<TiffMemory*>(handle);
        const std::size_t count =
            std::min(static_cast<std::size_t>(size), self.bytes.size() - std::min(self.at, self.bytes.size()));
        std::memcpy(out, self.bytes.data() + self.at, count);
        self.at += count;
        return static_cast<tmsize_t>(count);
    }
    static tmsize_t write(thandle_t handle, void* in, tmsize_t size) {
        auto& self = *static_cast<TiffMemory*>(handle);
        const auto count = static_cast<std::size_t>(size);
        if (self.bytes.size() < self.at + count)
            self.bytes.resize(self.at + count);
        std::memcpy(self.bytes.data() + self.at, in, count);
        self.at += count;
        return size;
    }
    static toff_t seek(thandle_t handle, toff_t offset, int whence) {
        auto& self = *static_cast<TiffMemory*>(handle);
        self.at = static_cast<std::size_t>(offset) + (whence == SEEK_CUR ? self.at : whence == SEEK_END ? self.bytes.size() : 0);
        return self.at;
    }
    static int close(thandle_t) { return 0; }
    static toff_t size(thandle_t handle) { return static_cast<TiffMemory*>(handle)->bytes.size(); }
};

} // namespace

std::vector<std::string> groupSuffixes(const ReleasePlan<Heatmaps>& plan) {
    std::vector<std::string> names;
    for (const ReleasedGroup& group : plan.groups)
        names.push_back(group.name);
    names = folderNames(names);
    for (std::string& name : names)
        name.insert(0, "-");
    return names;
}

std::vector<ReleasedMap> mapsOf(const Release<Heatmaps>& release) {
    const ReleasePlan<Heatmaps>& plan = release.plan();
    if (plan.groups.empty())
        return {{"", "", plan.facts.observers, &release.drawn()}};
    const std::vector<std::string> suffixes = groupSuffixes(plan);
    std::vector<ReleasedMap> maps;
    for (std::size_t g = 0; g < suffixes.size(); ++g)
        maps.push_back(
            {suffixes[g], plan.groups[g].name, static_cast<int>(plan.groups[g].observers.size()), &release.drawn().groups[g]});
    return maps;
}

std::string protectedGridNpy(const Release<Heatmaps>& release, std::size_t of) {
    const GazeMap& map = mapsOf(release).at(of).drawn->protected_map;
    const int windows = release.plan().facts.windows();
    std::string header = "{'descr': '<f8', 'fortran_order': False, 'shape': (" +
                         (windows > 1 ? std::to_string(windows) + ", " : "") + std::to_string(map.rows() / windows) + ", " +
                         std::to_string(map.cols()) + "), }";
    constexpr std::size_t before = 10; // magic, version and the header's length
    header.resize((before + header.size() + 1 + 63) / 64 * 64 - before, ' ');
    header.back() = '\n';
    std::string bytes = std::string("\x93NUMPY\x01\x00", 8);
    bytes += static_cast<char>(header.size() & 0xff);
    bytes += static_cast<char>(header.size() >> 8);
    bytes += header;
    static_assert(std::endian::native == std::endian::little);
    bytes.append(reinterpret_cast<const char*>(map.data()), static_cast<std::size_t>(map.size()) * sizeof(double));
    return bytes;
}

namespace {

bool writePage(TIFF* tiff, const GazeMap& map, const std::string& description) {
    TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, static_cast<std::uint32_t>(map.cols()));
    TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, static_cast<std::uint32_t>(map.rows()));
    TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, 32);
    TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, 1);
    TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, SAMPLEFORMAT_IEEEFP);
    TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_MINISBLACK);
    TIFFSetField(tiff, TIFFTAG_COMPRESSION, COMPRESSION_ADOBE_DEFLATE);
    TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, static_cast<std::uint32_t>(map.rows()));
    TIFFSetField(tiff, TIFFTAG_IMAGEDESCRIPTION, description.c_str());
    bool written = true;
    Eigen::ArrayXf row(map.cols());
    for (Eigen::Index y = 0; y < map.rows(); ++y) {
        row = map.row(y).transpose().cast<float>();
        written = TIFFWriteScanline(tiff, row.data(), static_cast<std::uint32_t>(y), 0) == 1 && written;
    }
    return written;
}

} // namespace

std::string heatmapTiff(const Release<Heatmaps>& release, std::size_t of) {
    const GazeMap& map = mapsOf(release).at(of).drawn->heatmap;
    TiffMemory memory;
    TIFF* tiff = TIFFClientOpen("heatmap.tif", "w", &memory, TiffMemory::read, TiffMemory::write, TiffMemory::seek,
                                TiffMemory::close, TiffMemory::size, nullptr, nullptr);
    if (!tiff)
        throw OutputError(Text("heatmap.tif could not be made"));
    const std::string card = privacyCardJson(release);
    const int windows = release.plan().facts.windows();
    bool written = true;
    for (int t = 0; t < windows; ++t) {
        written = writePage(tiff, windowMap(map, t, windows), card) && written;
        if (t + 1 < windows)
            written = TIFFWriteDirectory(tiff) == 1 && written;
    }
    TIFFClose(tiff);
    if (!written)
        throw OutputError(Text("heatmap.tif could not be made"));
    return std::move(memory.bytes);
}

namespace {

/// A table a window, the windows' numbers in the names.
void addTables(std::vector<PublicWriter<Heatmaps>>& writers, const std::string& name, std::size_t of, GazeMap DrawnMap::*map,
               int windows) {
    for (int t = 0; t < windows; ++t)
        writers.push_back(
            {windows > 1 ? name + "-" + std::to_string(t + 1) + ".csv" : name + ".csv", [=](const Release<Heatmaps>& release) {
                 return csvText(windowMap(mapsOf(release).at(of).drawn->*map, t, windows));
             }});
}

} // namespace

std::vector<PublicWriter<Heatmaps>> publicWriters(const Release<Heatmaps>& release) {
    std::vector<PublicWriter<Heatmaps>> writers = {
        {"privacy_card.json", [](const Release<Heatmaps>& made) { return privacyCardJson(made); }}};
    const std::vector<ReleasedMap> maps = mapsOf(release);
    const int windows = release.plan().facts.windows();
    for (std::size_t i = 0; i < maps.size(); ++i) {
        const std::string& suffix = maps[i].suffix;
        writers.push_back(
            {"private_grid" + suffix + ".npy", [i](const Release<Heatmaps>& made) { return protectedGridNpy(made, i); }});
        writers.push_back({"heatmap" + suffix + ".tif", [i](const Release<Heatmaps>& made) { return heatmapTiff(made, i); }});
        addTables(writers, "private_grid" + suffix, i, &DrawnMap::protected_map, windows);
        addTables(writers, "heatmap" + suffix, i, &DrawnMap::heatmap, windows);
        if (maps[i].drawn->unbiased.size() > 0)
            addTables(writers, "unbiased" + suffix, i, &DrawnMap::unbiased, windows);
    }
    if (!release.plan().groups.empty())
        writers.push_back(
            {"difference.csv", [](const Release<Heatmaps>& made) { return mapDifferencesCsv(made.drawn().differences); }});
    return writers;
}

// The job -----------------------------------------------------------------------------------------------------------------------

namespace {

constexpr auto overlay = "heatmap_on_stimulus.png", animated_overlay = "heatmap_on_stimulus.webp",
               any_overlay = "heatmap_on_stimulus-*.png";

/// The plans of these stimuli. What a plan holds besides id and picture depends on the size, on how long it was shown and on
/// whether there is a picture, so each is planned once.
std::vector<ReleasePlan<Heatmaps>> plansOf(const Dataset& study, const std::vector<std::size_t>& stimuli,
                                           const Mechanism<Heatmaps>& mechanism, HeatmapReleaseRequest request,
                                           const Session& session, const std::vector<FrameLine>& rests_on) {
    const std::vector<std::string> names = publicNames(study);
    std::map<std::tuple<int, int, SizeSource, bool, std::optional<double>>, ReleasePlan<Heatmaps>> by_size;
    std::vector<ReleasePlan<Heatmaps>> plans;
    for (std::size_t index : stimuli) {
        const Stimulus& stimulus = study.stimuli[index];
        request.presentation_ms = presentationOf(study.frame, stimulus.id);
        const std::tuple size(stimulus.width_px, stimulus.height_px, stimulus.size_source, isPicture(stimulus),
                              request.presentation_ms);
        auto found = by_size.find(size);
        if (found == by_size.end()) {
            ReleasePlan<Heatmaps> plan = planRelease(mechanism, stimulus, request);
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

std::vector<ReleaseJob::Choice> choicesOf(const std::vector<ReleasePlan<Heatmaps>>& plans) {
    const ReleasePlan<Heatmaps>& first = plans.front();
    std::vector<PlannedRelease> planned(plans.begin(), plans.end());
    for (PlannedRelease& plan : planned)
        if (first.noisy_cap)
            plan.resolved.unset("cap");
    std::vector<ReleaseJob::Choice> choices = parameterChoices(first.mechanism.info, planned);
    if (first.noisy_cap)
        choices.push_back({Text("Cell cap m"), "1 … " + std::to_string(first.noisy_cap->largest), Text("chosen privately")});
    const bool one_blur = std::all_of(
        plans.begin(), plans.end(), [&](const ReleasePlan<Heatmaps>& plan) { return plan.facts.blur_px == first.facts.blur_px; });
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

std::vector<FileGroup> filesOf(bool with_picture, bool in_windows) {
    std::vector<FileGroup> groups =
        in_windows ? std::vector<FileGroup>{cardFiles(),
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
        groups.push_back(
            {in_windows ? Text("Overlays on the stimulus (PNG, WebP)") : Text("Overlay on the stimulus (PNG)"),
             in_windows ? std::vector<std::string>{any_overlay, animated_overlay} : std::vector<std::string>{overlay}});
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
    return isChosen(overlay, files) || isChosen(animated_overlay, files) || files.contains(any_overlay);
}

std::size_t valuesIn(const DrawnMap& map) {
    return static_cast<std::size_t>(map.protected_map.size() + map.heatmap.size() + map.unbiased.size());
}

Contents contentsOf(const Release<Heatmaps>& release) {
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
ReleaseExpectation expectationOf(const std::vector<ReleasePlan<Heatmaps>>& plans) {
    std::optional<double> worst;
    bool adds_nothing = false;
    std::vector<HeatmapFacts> seen;
    for (const ReleasePlan<Heatmaps>& plan : plans) {
        if (plan.exact.noise == LatticeNoise::none || std::count(seen.begin(), seen.end(), plan.facts))
            continue;
        seen.push_back(plan.facts);
        Parameters given = plan.groups.empty() ? plan.given : plan.resolved;
        if (plan.noisy_cap)
            given.set("cap", plan.resolved.number("cap")); // the largest that may be chosen
        const double cc = expectedCC(plan.mechanism, given, factsOfSmallest(plan));
        adds_nothing = adds_nothing || cc < expectedCCWithoutGaze(plan.facts, given) + adds_something_cc;
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

ReleaseBasis heatmapBasis(const Session& session) {
    const bool by_hand = session.expected_fixations || session.view<HeatmapLook>().cut.presentation_ms;
    return {.one_stimulus = true, .shown_for = !by_hand};
}

ReleaseJob heatmapJob(const std::shared_ptr<const Dataset>& study, const Session& session, const ReleaseWish& wish,
                      const HeatmapDrawing& drawing, const PictureReader& read_picture) {
    const Mechanism<Heatmaps>& mechanism = mechanismOf<Heatmaps>(session.at(HeatmapLook::bench).mechanism);
    const std::vector<std::size_t> included = releasedPeople(session, *study, wish.groups);
    const std::vector<std::size_t> stimuli = chosenStimuli(wish, session, *study);

    HeatmapReleaseRequest request;
    request.given = session.parameters(mechanism.info.id);
    request.observers = static_cast<int>(included.size());
    request.blur_px = session.blur_px;
    request.display_longer = session.display_longer;
    request.expected_fixations = session.expected_fixations;
    request.noisy_cap = wish.noisy_cap;
    request.cut = session.view<HeatmapLook>().cut;
    request.read_picture = read_picture;
    request.attribute = wish.groups;
    request.groups = releasedGroups(*study, wish.groups, included);
    ReleaseBasis basis = heatmapBasis(session);
    basis.lists_stimuli = dependsOnList(*study, stimuli);
    basis.groups = wish.groups;
    const std::vector<FrameLine> rests_on = restsOn(*study, session, basis, wish.declared);
    const auto plans = std::make_shared<const std::vector<ReleasePlan<Heatmaps>>>(
        plansOf(*study, stimuli, mechanism, request, session, rests_on));

    const std::vector<std::string> folders = stimulusFolders(*study);
    PlannedJob<Heatmaps> planned{study, included, plans, {}, contentsOf, {}};
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
        job.noisy_cap = NoisyCap{};
    for (const ReleasePlan<Heatmaps>& plan : *plans)
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
