#include "app/heatmap_release.h"

#include "core/analysis/expectation.h"
#include "core/errors.h"
#include "core/mechanisms/registry.h"
#include "core/release/public_files.h"
#include "widgets/release_pictures.h"

#include <QImageReader>

#include <algorithm>
#include <map>
#include <tuple>

namespace nictate {

namespace {

QImage pictureOf(const Stimulus& stimulus) {
    if (stimulus.picture.empty())
        return {};
    QImageReader reader(QString::fromStdString(stimulus.picture));
    reader.setAutoTransform(true);
    return reader.read();
}

/// The plans of these stimuli. What a plan holds besides the id depends on the size alone, so each size is planned once.
std::vector<ReleasePlan> plansOf(const Dataset& study, const std::vector<std::size_t>& stimuli, const MapMechanism& mechanism,
                                 const ReleaseRequest& request, const std::optional<std::string>& private_count) {
    std::map<std::tuple<int, int, SizeSource>, ReleasePlan> by_size;
    std::vector<ReleasePlan> plans;
    for (std::size_t index : stimuli) {
        const Stimulus& stimulus = study.stimuli[index];
        const std::tuple size(stimulus.width_px, stimulus.height_px, stimulus.size_source);
        auto found = by_size.find(size);
        if (found == by_size.end()) {
            ReleasePlan plan = planRelease(mechanism, stimulus, request);
            if (private_count)
                plan.guarantee.reasons.push_back(*private_count); // the card says it for ever
            found = by_size.emplace(size, std::move(plan)).first;
        }
        plans.push_back(found->second);
        plans.back().stimulus = stimulus.id;
    }
    return plans;
}

std::optional<ParameterValue> valueOf(const ReleasePlan& plan, const std::string& parameter) {
    const auto found = plan.resolved.all().find(parameter);
    return found == plan.resolved.all().end() ? std::nullopt : std::optional(found->second);
}

/// To six digits; the privacy card holds all of them.
std::string toRead(const ParameterValue& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.6g", std::get<double>(value));
    return digits;
}

std::vector<ReleaseJob::Choice> choicesOf(const std::vector<ReleasePlan>& plans) {
    const ReleasePlan& first = plans.front();
    auto origin = [](bool by_hand) { return by_hand ? "by hand" : "default"; };
    std::vector<ReleaseJob::Choice> choices;
    for (const ParameterSpec& spec : first.mechanism.info.parameters) {
        const auto value = valueOf(first, spec.name);
        if (!value)
            continue;
        const bool alike = std::all_of(plans.begin(), plans.end(),
                                       [&](const ReleasePlan& plan) { return valueOf(plan, spec.name) == value; });
        const std::string symbol = spec.symbol.empty() || spec.symbol == spec.label ? "" : " " + spec.symbol;
        choices.push_back({spec.label + symbol, alike ? toRead(*value) : "differs", origin(first.given.has(spec.name))});
    }
    const bool one_blur = std::all_of(plans.begin(), plans.end(),
                                      [&](const ReleasePlan& plan) { return plan.facts.blur_px == first.facts.blur_px; });
    choices.push_back({"Blur σ_b (px)", one_blur ? toRead(first.facts.blur_px) : "differs", origin(first.blur_by_hand)});
    return choices;
}

std::vector<FileGroup> filesOf(bool with_picture) {
    std::vector<FileGroup> groups = {{"Privacy card (JSON, PDF)", {"privacy_card.json", "privacy_card.pdf"}, true},
                                     {"Private grid (CSV, NPY)", {"private_grid.csv", "private_grid.npy"}},
                                     {"Heatmap values (CSV, TIFF)", {"heatmap.csv", "heatmap.tif"}},
                                     {"Pictures (PNG, SVG, PDF)", {"heatmap.png", "heatmap.svg", "heatmap.pdf"}}};
    if (with_picture)
        groups.push_back({"Overlay on the stimulus (PNG)", {"heatmap_on_stimulus.png"}});
    return groups;
}

bool isCard(const std::string& file) { return file.starts_with("privacy_card."); }

std::vector<PublicWriter> chosenWriters(const ReleaseLook& look, const std::set<std::string>& files) {
    std::vector<PublicWriter> writers = plainWriters();
    for (PublicWriter& writer : pictureWriters(look))
        writers.push_back(std::move(writer));
    std::erase_if(writers, [&](const PublicWriter& writer) { return !isCard(writer.file) && !files.count(writer.file); });
    return writers;
}

/// What happens to a release once it is paid for. It holds the private map and public things only.
Released finished(Release made, const Stimulus& stimulus, const ReleaseLook& look, const std::set<std::string>& files) {
    const auto release = std::make_shared<const Release>(std::move(made));
    const bool overlay = files.count("heatmap_on_stimulus.png") > 0;
    // The picture is read when it is needed: a batch of hundreds would not fit in memory.
    auto lookOf = [look, stimulus, overlay] {
        ReleaseLook full = look;
        if (overlay)
            full.stimulus = pictureOf(stimulus);
        return full;
    };
    Released out;
    out.name = release->plan().stimulus;
    out.booking = release->booking();
    out.bytes = static_cast<std::size_t>(release->privateMap().size() + release->heatmap().size()) * sizeof(double);
    out.card = privacyCardPage(*release);
    out.picture = [release, lookOf](int width) {
        ReleaseLook full = lookOf();
        full.dpi = width * 25.4 / full.width_mm;
        return QImage::fromData(QByteArray::fromStdString(releasePng(*release, full)), "PNG");
    };
    out.card_pdf = [release] { return privacyCardPdf(*release); };
    out.save = [release, lookOf, files](const std::filesystem::path& folder) {
        publish(*release, chosenWriters(lookOf(), files), folder);
    };
    return out;
}

} // namespace

std::optional<std::string> privateCountReason(const Session& session) {
    if (!session.filter.empty())
        return "A filter on private attributes chose the observers: their number n is then private too, and this promise "
               "does not cover it.";
    if (!session.excluded.empty())
        return "Observers were left out by hand: if what they did or are had a part in that, their number n is private "
               "too, and this promise does not cover it.";
    return {};
}

std::vector<std::string> stimulusFolders(const Dataset& study) {
    std::set<std::string> taken;
    std::vector<std::string> folders;
    for (const Stimulus& stimulus : study.stimuli) {
        std::string folder = folderName(stimulus.id);
        for (int again = 2; !taken.insert(folder).second; ++again)
            folder = folderName(stimulus.id) + "_" + std::to_string(again);
        folders.push_back(folder);
    }
    return folders;
}

ReleaseJob heatmapRelease(const std::shared_ptr<const Dataset>& study, const Session& session, bool all) {
    const MapMechanism& mechanism = mapMechanism(session.mechanism);
    const std::vector<std::size_t> included = includedParticipants(session, *study);
    if (included.empty())
        throw MissingData("no observer is included; tick some, or clear the filter");
    std::vector<std::size_t> stimuli;
    if (all)
        for (std::size_t i = 0; i < study->stimuli.size(); ++i)
            stimuli.push_back(i);
    else
        stimuli.push_back(chosenStimulus(session, *study));
    if (stimuli.empty())
        throw MissingData("the study has no stimuli");

    ReleaseRequest request;
    request.given = session.parameters(session.mechanism);
    request.observers = static_cast<int>(included.size());
    request.blur_px = session.blur_px;
    request.display_longer = session.display_longer;
    const auto private_count = privateCountReason(session);
    const auto plans = std::make_shared<const std::vector<ReleasePlan>>(plansOf(*study, stimuli, mechanism, request, private_count));

    ReleaseJob job;
    job.what = "Private heatmap";
    job.mechanism = mechanism.info.name;
    job.formula = mechanism.info.formula;
    job.observers = request.observers;
    job.choices = choicesOf(*plans);
    if (private_count)
        job.warnings.push_back(*private_count);
    job.files = filesOf(std::any_of(stimuli.begin(), stimuli.end(), [&](std::size_t i) { return !study->stimuli[i].picture.empty(); }));
    const std::vector<std::string> ids = observerIds(*study, included), folders = stimulusFolders(*study);
    for (std::size_t i = 0; i < stimuli.size(); ++i)
        job.items.push_back({(*plans)[i].stimulus, folders[stimuli[i]], (*plans)[i].guarantee, ledgerRecord((*plans)[i], ids)});
    job.expected_cc = [plans]() -> std::optional<double> {
        std::optional<double> worst;
        std::vector<MapFacts> seen;
        for (const ReleasePlan& plan : *plans) {
            if (plan.lattice.noise == LatticeNoise::none || std::count(seen.begin(), seen.end(), plan.facts))
                continue;
            seen.push_back(plan.facts);
            worst = std::min(worst.value_or(1), expectedCC(plan.mechanism, plan.given, plan.facts));
            if (seen.size() == 4) // sizes that differ, differ little in this
                break;
        }
        return worst;
    };
    ReleaseLook look;
    look.colours = colourMapNamed(session.view.colour_map).value_or(ColourMap::viridis);
    look.opacity = session.view.opacity;
    job.draw = [study, included, plans, stimuli, look](std::size_t i, const std::vector<std::string>& confirmed_reasons,
                                                       const std::set<std::string>& files, SecureNoise& noise, Ledger& ledger,
                                                       std::optional<double> budget) {
        return finished(releaseHeatmap((*plans)[i], *study, included, confirmed_reasons, noise, ledger, budget),
                        study->stimuli[stimuli[i]], look, files);
    };
    return job;
}

} // namespace nictate
